package io.github.askjdbc.english;

import io.github.askjdbc.text.LetterCase;
import io.github.askjdbc.text.Runs;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * One wording for questions that differ in nothing that matters: politeness, the verb of listing,
 * capitals throughout, the mark at the end. What a question is decided on does not hang on these.
 *
 * <p>Only the two ends of a text change; what stands between them stays as it is written, but for
 * capitals throughout, which say no more than small letters, and {@linkplain SpokenSigns signs}.
 */
public final class PlainWording {
  private static final String LIST = "List";
  private static final String ALL = "all";
  private static final String COUNTED = "how many ";
  private static final String THERE_ARE = " there are";
  private static final String ARE_THERE = " are there";

  private final List<List<String>> telling;
  private final List<List<String>> listing;
  private final Map<List<String>, String> shortened = new HashMap<>();
  private final Set<String> codes;

  /** Reads the lists of the lexicon. */
  public PlainWording() {
    LexiconFile file = LexiconFile.read("politeness");
    this.telling = file.section("telling").phrases();
    this.listing = file.section("listing").phrases();
    this.codes = file.section("code").words();
    file.section("short")
        .keyed()
        .forEach((brief, whole) -> shortened.put(Runs.words(brief), whole));
  }

  /**
   * @param named whether a word stands in a name of the schema: where "list" does, "list price" may
   *     be a price
   */
  public String of(String text, Predicate<String> named) {
    String written = text.replace('\u2019', '\'');
    RestOfText rest = new RestOfText(inSmallLetters(SpokenSigns.spoken(written)));
    Politeness.drop(rest);
    boolean lists = false;
    Optional<List<String>> told = rest.begins(telling);
    if (told.isPresent() && WordClass.ASKING.contains(rest.word(told.get().size()))) {
      rest.drop(told.get().size());
    } else {
      lists = dropListing(rest, named);
    }
    if (rest.isEmpty()) {
      return text;
    }
    return lists ? LIST + " " + rest.text() + "." : asked(rest);
  }

  private boolean dropListing(RestOfText rest, Predicate<String> named) {
    Optional<List<String>> verb = rest.begins(listing);
    if (verb.isEmpty()) {
      return false;
    }
    int after = verb.get().size();
    boolean bare = after == 1 && !WordClass.DETERMINER.contains(rest.word(after));
    if (rest.word(after).isEmpty() || (bare && named.test(verb.get().get(0)))) {
      return false;
    }
    rest.drop(after);
    if (rest.word(0).equals(ALL) && !rest.word(1).isEmpty()) {
      rest.drop(1);
    }
    return true;
  }

  private String asked(RestOfText rest) {
    Optional<List<String>> brief = rest.begins(List.copyOf(shortened.keySet()));
    if (brief.isPresent()) {
      rest.drop(brief.get().size());
      rest.put(shortened.get(brief.get()));
    }
    String text = TimeDifferences.plain(counted(rest.text()));
    // a word that is not of the question's own making stays as it was written
    return WordClass.ASKING.contains(rest.word(0))
        ? text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1) + "?"
        : text + "?";
  }

  /** "How many wards there are" in the order of a question of its own. */
  private static String counted(String text) {
    if (!text.regionMatches(true, 0, COUNTED, 0, COUNTED.length())) {
      return text;
    }
    int at = text.indexOf(THERE_ARE);
    int end = at + THERE_ARE.length();
    boolean whole = at >= 0 && (end == text.length() || text.charAt(end) == ' ');
    return whole && !text.contains(ARE_THERE)
        ? text.substring(0, at) + ARE_THERE + text.substring(end)
        : text;
  }

  /**
   * A text with not one small letter says nothing by its capitals. Words that would then be taken
   * for fillers, but may be codes, keep theirs, and so does a text with quotes.
   */
  private String inSmallLetters(String text) {
    boolean shouts =
        text.codePoints().noneMatch(Character::isLowerCase)
            && text.codePoints().filter(Character::isUpperCase).limit(2).count() == 2
            && text.strip().indexOf(' ') > 0
            && text.indexOf('"') < 0
            && text.indexOf('\'') < 0;
    if (!shouts) {
      return text;
    }
    StringBuilder small = new StringBuilder(LetterCase.lower(text));
    if (small.length() != text.length()) {
      return text;
    }
    int at = 0;
    for (String word : Runs.of(text, Character::isLetterOrDigit)) {
      at = text.indexOf(word, at);
      if (codes.contains(word)) {
        small.replace(at, at + word.length(), word);
      }
      at += word.length();
    }
    return small.toString();
  }
}
