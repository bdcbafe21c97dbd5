package io.github.askjdbc.linking;

import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.english.WordClass;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Whether a part of a name is short for several words, each of which gives its letters in turn:
 * {@code leadt} for "lead time", {@code wctr} for "work centre", {@code uom} for "unit of measure".
 *
 * <p>One word at least must give much of itself; of words that give but their first letter there
 * may be as many only as others give letters for, since such letters stand for many words.
 */
final class SpelledPart {

  private static final int SHORTEST = 3;

  /** Fewer letters of a word are given by too many words. */
  private static final int MUCH = 3;

  /** So many words may give one letter each and nothing else. */
  private static final int INITIALS = 3;

  /** Shorter words begin too many others. */
  private static final int SHORTEST_SAID = 4;

  /** Two words that give two letters each: {@code stlo} for "storage location". */
  private static final int HALVES = 4;

  private final Map<String, String> listed;
  private final NameRoles roles;

  /**
   * @param listed short forms with what they mean, which are read as nothing else
   */
  SpelledPart(Map<String, String> listed, NameRoles roles) {
    this.listed = Map.copyOf(listed);
    this.roles = roles;
  }

  /**
   * How much the words so far give.
   *
   * @param much letters of words that give much of themselves
   * @param single words that give one letter
   * @param words those that give any
   */
  private record Given(int much, int single, int words) {

    Given with(int letters, boolean much) {
      return new Given(
          this.much + (much ? letters : 0), single + (letters == 1 ? 1 : 0), words + 1);
    }

    boolean tells(int letters) {
      boolean initials = single == words && words >= INITIALS;
      boolean halves = single == 0 && letters >= HALVES;
      return words > 1 && (initials || halves || single < much);
    }
  }

  /** Whether the part is made of all these words; "of" may give nothing. */
  boolean isShort(String part, List<Word> words) {
    return part.length() >= SHORTEST && goesOn(part, 0, words, new Given(0, 0, 0));
  }

  /** Whether two letters are the first ones of two words: {@code sl} of "storage location". */
  static boolean isInitials(String part, List<Word> words) {
    return part.length() == 2
        && words.size() == 2
        && part.charAt(0) == words.get(0).folded().charAt(0)
        && part.charAt(1) == words.get(1).folded().charAt(0);
  }

  private boolean goesOn(String part, int from, List<Word> words, Given given) {
    if (words.isEmpty()) {
      return from == part.length() && given.tells(from);
    }
    Word word = words.get(0);
    List<Word> behind = words.subList(1, words.size());
    if (WordClass.OF.contains(word.folded()) && goesOn(part, from, behind, given)) {
      return true;
    }
    int end = Math.min(part.length(), from + word.folded().length());
    for (int to = end; to > from; to--) {
      Optional<Given> next = given(part.substring(from, to), word, given);
      if (next.isPresent() && goesOn(part, to, behind, next.get())) {
        return true;
      }
    }
    return false;
  }

  /** "Hazard" for what is short for "hazardous". */
  private static boolean isMeant(String listed, String said) {
    return said.equals(listed)
        || (Math.min(said.length(), listed.length()) >= SHORTEST_SAID
            && (said.startsWith(listed) || listed.startsWith(said)));
  }

  /** A piece that is no word may leave out but one letter: {@code cst} of "cost". */
  private static boolean isCut(String piece, String said) {
    return CommonWords.contains(piece)
        ? Shortening.of(piece, said).isPresent()
        : piece.length() < said.length() && Shortening.ofNoWord(piece, said).isPresent();
  }

  private Optional<Given> given(String piece, Word word, Given given) {
    String said = word.folded();
    if (piece.charAt(0) != said.charAt(0)) {
      return Optional.empty();
    }
    if (listed.containsKey(piece)) {
      return isMeant(listed.get(piece), NounNumber.singular(said))
          ? Optional.of(given.with(Math.max(MUCH, piece.length()), !roles.generic(word.stem())))
          : Optional.empty();
    }
    if (piece.length() == 1) {
      return Optional.of(given.with(1, false));
    }
    if (piece.length() < MUCH) {
      boolean fits = said.startsWith(piece) || Shortening.consonants(said).startsWith(piece);
      return fits ? Optional.of(given.with(piece.length(), false)) : Optional.empty();
    }
    boolean whole = piece.equals(said) || piece.equals(NounNumber.singular(said));
    boolean cut = whole || isCut(piece, said);
    boolean much = !roles.generic(word.stem());
    return cut ? Optional.of(given.with(piece.length(), much)) : Optional.empty();
  }
}
