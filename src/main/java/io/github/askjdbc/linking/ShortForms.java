package io.github.askjdbc.linking;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.english.LexiconFile;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.meaning.WordVectors;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Words of a question that the names of a catalog shorten: "airport" where tables and columns are
 * called {@code ARPT} and {@code DEP_ARPT_CD}. Only words that no name holds as they are; of two
 * forms that fit, the one that keeps more of the word, or shortens it in the surer way.
 */
final class ShortForms {

  /** More letters tell more, and of as many the surer way to shorten. */
  private static final Comparator<Form> ORDER =
      Comparator.<Form>comparingInt(form -> -form.letters()).thenComparing(Form::how);

  /** "Policies" end in other letters than "policy". */
  private static final String PLURAL = "ies";

  private static final int SHORTEST = 2;
  private static final int SHORTEST_ALONE = 3;
  private static final int SHORTEST_OF_COMPOUND = 4;
  private static final int LONGEST_RUN_TOGETHER = 9;

  /** "Id" is no "included". */
  private static final Set<String> KEY_WORDS = LexiconFile.list("key-words").words();

  /** As many words begin with it: it may be any of them. */
  private static final int MOST_BEGINNING = 10;

  /** Of what a table is called, people speak oftener than of others. */
  private static final int MOST_BEGINNING_OF_THING = 20;

  private static final int MOST_ENDING = 4;

  /**
   * A part of a name that is short for a word.
   *
   * @param stem of the part, as names are looked up by
   * @param letters of the part
   * @param alone whether the part says the word without another word of the name beside it
   * @param thing whether a table is called by it
   * @param how the word is shortened to the part
   */
  record Form(String stem, int letters, boolean alone, boolean thing, Shortening how) {

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
   * @param thing whether a table is called by it
   */
  private record Part(String letters, boolean word, int beginning, int ending, boolean thing) {

    Optional<Form> of(String said) {
      if (thing && WordClass.PARTICIPLE.contains(said)) {
        return Optional.empty(); // "born" is no BRN, where rows are called so
      }
      Optional<Shortening> shortened =
          shortened(said)
              .or(
                  () ->
                      said.endsWith(PLURAL)
                          ? shortened(NounNumber.singular(said))
                          : Optional.<Shortening>empty());
      return shortened.map(how -> form(isSure(how, said), how));
    }

    private Optional<Shortening> shortened(String said) {
      return word ? Shortening.of(letters, said) : Shortening.ofNoWord(letters, said);
    }

    Form form(boolean alone, Shortening how) {
      return new Form(Stemming.stem(letters), letters.length(), alone, thing, how);
    }

    private boolean isSure(Shortening how, String said) {
      if (word || letters.length() < SHORTEST_ALONE) {
        return false;
      }
      boolean few = letters.length() == SHORTEST_ALONE;
      if (thing) {
        return how == Shortening.CONSONANTS || beginning <= MOST_BEGINNING_OF_THING;
      }
      if (few && Shortening.of(letters, said).isEmpty()) {
        return false;
      }
      return switch (how) {
        case CONSONANTS -> true;
        case BEGINNING -> !few || beginning <= MOST_BEGINNING;
        case FIRST_CONSONANTS -> !few;
        case TO_ITS_END -> beginning == 0 && (!few || ending <= MOST_ENDING);
        case SOME_CONSONANTS -> false;
      };
    }
  }

  private final NameWords names;
  private final SpelledPart spelling;
  private final Map<Character, List<Part>> parts = new HashMap<>();

  ShortForms(CatalogSnapshot catalog, SchemaPhrases phrases, NameWords names, NameRoles roles) {
    this.names = names;
    spelling = new SpelledPart(LexiconFile.list("abbreviations").keyed(), roles);
    Set<String> things =
        catalog.tables().stream()
            .flatMap(table -> thing(table, phrases.of(table.name().name()).words()).stream())
            .collect(Collectors.toSet());
    for (String part : parts(catalog, phrases)) {
      parts
          .computeIfAbsent(part.charAt(0), first -> new ArrayList<>())
          .add(part(part, things.contains(part)));
    }
  }

  /** All that a table is called, or what its key is called by: "ord" of {@code SLSORD}. */
  private static Optional<String> thing(Table table, List<String> words) {
    String last = words.get(words.size() - 1);
    boolean keyed =
        table.primaryKey().size() == 1 && Stemming.fold(table.primaryKey().get(0)).startsWith(last);
    return words.size() == 1 || keyed ? Optional.of(last) : Optional.empty();
  }

  /** What stands for several words at once, where it is told by one form alone. */
  Optional<Form> of(List<Word> said) {
    boolean apart =
        IntStream.range(1, said.size())
            .anyMatch(at -> said.get(at).start() - said.get(at - 1).end() > 1);
    if (apart || said.stream().anyMatch(word -> word.quoted() || !isPlain(word.folded()))) {
      return Optional.empty();
    }
    return longest(
        parts.getOrDefault(said.get(0).folded().charAt(0), List.of()).stream()
            .filter(part -> isRunTogether(part.letters()))
            .flatMap(part -> of(part, said)));
  }

  /** Whether a part may be made of several short words: no word itself, and not long. */
  private static boolean isRunTogether(String letters) {
    WordVectors words = WordVectors.shipped();
    return letters.length() <= LONGEST_RUN_TOGETHER
        && !words.knows(letters)
        && !words.knows(NounNumber.singular(letters));
  }

  private Stream<Form> of(Part part, List<Word> said) {
    boolean sure = spelling.isShort(part.letters(), said);
    return sure || SpelledPart.isInitials(part.letters(), said)
        ? Stream.of(part.form(sure, sure ? Shortening.CONSONANTS : Shortening.SOME_CONSONANTS))
        : Stream.empty();
  }

  /** What stands for a word in the names, where it is told by one form alone. */
  Optional<Form> of(Word said) {
    String word = said.folded();
    return said.content() && !said.quoted() ? of(word) : Optional.empty();
  }

  /** The same for a noun alone. */
  Optional<Form> of(String word) {
    if (names.word(Stemming.stem(word)).isPresent() || !isPlain(word)) {
      return Optional.empty();
    }
    String first = firstOfCompound(word);
    return longest(
        parts.getOrDefault(word.charAt(0), List.of()).stream()
            .filter(part -> first.isEmpty() || part.of(first).isEmpty())
            .flatMap(part -> part.of(word).stream()));
  }

  /** "Policy" of "policyholder": what is short for it is not short for the holder. */
  private static String firstOfCompound(String word) {
    String said = NounNumber.singular(word);
    return IntStream.rangeClosed(SHORTEST_OF_COMPOUND, said.length() - SHORTEST_OF_COMPOUND)
        .filter(cut -> WordClass.DOER_ENDING.ends(said.substring(cut)))
        .filter(cut -> CommonWords.contains(said.substring(cut)))
        .mapToObj(cut -> said.substring(0, cut))
        .filter(CommonWords::contains)
        .findFirst()
        .orElse("");
  }

  private static boolean isPlain(String word) {
    return word.chars().allMatch(letter -> letter >= 'a' && letter <= 'z');
  }

  private static Optional<Form> longest(Stream<Form> forms) {
    List<Form> fitting = forms.sorted(ORDER).toList();
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
        List<String> words = phrases.of(column.name().column()).words();
        parts.addAll(words);
        if (!words.stream().allMatch(CommonWords::contains)) {
          parts.add(Stemming.fold(column.name().column()));
        }
      }
    }
    parts.removeIf(
        part ->
            part.length() < SHORTEST
                || (part.length() < SHORTEST_ALONE && KEY_WORDS.contains(part))
                || WordClass.PREPOSITION_IN_NAME.contains(part)
                || !isPlain(part));
    return parts;
  }

  private static Part part(String letters, boolean thing) {
    if (CommonWords.contains(letters)) {
      return new Part(letters, true, 0, 0, thing);
    }
    char first = letters.charAt(0);
    int beginning = CommonWords.count(first, word -> Shortening.isBeginning(letters, word));
    boolean asked = beginning == 0 && letters.length() == SHORTEST_ALONE;
    int ending = asked ? CommonWords.count(first, word -> isEnding(letters, word)) : 0;
    return new Part(letters, false, beginning, ending, thing);
  }

  private static boolean isEnding(String letters, String word) {
    return Shortening.of(letters, word).filter(Shortening.TO_ITS_END::equals).isPresent();
  }
}
