package io.github.askjdbc.linking;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.english.LexiconFile;
import io.github.askjdbc.english.Stemming;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Words of a question that the names of a catalog shorten: "airport" where tables and columns are
 * called {@code ARPT} and {@code DEP_ARPT_CD}. Only words that no name holds as they are; of two
 * forms that fit, the one that keeps more of the word, or shortens it in the surer way.
 */
final class ShortForms {

  /** More letters tell more, and of as many the surer way to shorten. */
  private static final Comparator<Form> ORDER =
      Comparator.<Form>comparingInt(form -> -form.letters()).thenComparing(Form::how);

  private static final int SHORTEST = 2;
  private static final int SHORTEST_ALONE = 3;

  /** "Id" is no "included". */
  private static final Set<String> KEY_WORDS = LexiconFile.list("key-words").words();

  /** As many words begin with it: it may be any of them. */
  private static final int MOST_BEGINNING = 10;

  private static final int MOST_ENDING = 4;

  /**
   * A part of a name that is short for a word.
   *
   * @param stem of the part, as names are looked up by
   * @param letters of the part
   * @param alone whether the part says the word without another word of the name beside it
   * @param how the word is shortened to the part
   */
  record Form(String stem, int letters, boolean alone, Shortening how) {

    /** Whether the part holds all consonants of the word. */
    boolean all() {
      return how == Shortening.CONSONANTS;
    }
  }

  /**
   * A part of names.
   *
   * @param word whether it is a word of its own and means itself
   * @param beginning how many common words begin with it
   * @param ending how many begin and end as it does; only counted where it may tell
   */
  private record Part(String letters, boolean word, int beginning, int ending) {

    Optional<Form> of(String said) {
      return Shortening.of(letters, said)
          .map(how -> new Form(Stemming.stem(letters), letters.length(), isSure(how), how));
    }

    private boolean isSure(Shortening how) {
      if (word || letters.length() < SHORTEST_ALONE) {
        return false;
      }
      boolean few = letters.length() == SHORTEST_ALONE;
      return switch (how) {
        case CONSONANTS -> true;
        case BEGINNING -> !few || beginning <= MOST_BEGINNING;
        case FIRST_CONSONANTS -> !few;
        case TO_ITS_END -> beginning == 0 && (!few || ending <= MOST_ENDING);
      };
    }
  }

  private final NameWords names;
  private final Map<Character, List<Part>> parts = new HashMap<>();

  ShortForms(CatalogSnapshot catalog, SchemaPhrases phrases, NameWords names) {
    this.names = names;
    for (String part : parts(catalog, phrases)) {
      parts.computeIfAbsent(part.charAt(0), first -> new ArrayList<>()).add(part(part));
    }
  }

  /** What stands for a word in the names, where it is told by one form alone. */
  Optional<Form> of(Word said) {
    String word = said.folded();
    if (!said.content()
        || said.quoted()
        || names.word(said.stem()).isPresent()
        || !word.chars().allMatch(letter -> letter >= 'a' && letter <= 'z')) {
      return Optional.empty();
    }
    List<Form> fitting =
        parts.getOrDefault(word.charAt(0), List.of()).stream()
            .flatMap(part -> part.of(word).stream())
            .sorted(ORDER)
            .toList();
    boolean one =
        fitting.size() == 1
            || (fitting.size() > 1 && ORDER.compare(fitting.get(0), fitting.get(1)) < 0);
    return one ? Optional.of(fitting.get(0)) : Optional.empty();
  }

  private static Set<String> parts(CatalogSnapshot catalog, SchemaPhrases phrases) {
    Set<String> parts = new HashSet<>();
    for (Table table : catalog.tables()) {
      parts.addAll(phrases.of(table.name().name()).words());
      for (Column column : table.columns()) {
        parts.addAll(phrases.of(column.name().column()).words());
      }
    }
    parts.removeIf(
        part ->
            part.length() < SHORTEST
                || (part.length() < SHORTEST_ALONE && KEY_WORDS.contains(part))
                || !part.chars().allMatch(letter -> letter >= 'a' && letter <= 'z'));
    return parts;
  }

  private static Part part(String letters) {
    if (CommonWords.contains(letters)) {
      return new Part(letters, true, 0, 0);
    }
    char first = letters.charAt(0);
    int beginning = CommonWords.count(first, word -> Shortening.isBeginning(letters, word));
    boolean asked = beginning == 0 && letters.length() == SHORTEST_ALONE;
    int ending = asked ? CommonWords.count(first, word -> isEnding(letters, word)) : 0;
    return new Part(letters, false, beginning, ending);
  }

  private static boolean isEnding(String letters, String word) {
    return Shortening.of(letters, word).filter(Shortening.TO_ITS_END::equals).isPresent();
  }
}
