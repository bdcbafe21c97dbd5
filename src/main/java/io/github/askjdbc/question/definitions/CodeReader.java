package io.github.askjdbc.question.definitions;

import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.question.definitions.TermDefinition.Kind;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * What a code means: "status 3 means cancelled" tells which rows are cancelled, and "OS stands for
 * the crop group oilseed" which are OS.
 */
final class CodeReader {

  private static final int LONGEST_CODE = 6;
  private static final int LONGEST_NAME = 3;
  private static final int LONGEST_MEANING = 3;
  private static final int LONGEST_VALUE = 8;
  private static final String SIGNS = ",;:()<>=+*/\"";
  private static final String WITH = "with ";
  private static final String HAVE = "have ";

  private CodeReader() {}

  static Optional<TermDefinition> read(String statement) {
    Said said = Said.of(statement);
    int start = said.afterArticles(0);
    for (int at = start + 1; at < said.size() && at - start <= LONGEST_NAME + 1; at++) {
      int means = said.length(at, DefiningWords.MEANING);
      int verb = means > 0 ? means : DefiningWords.BEING.contains(said.folded(at)) ? 1 : 0;
      if (verb > 0) {
        boolean narrowed =
            IntStream.range(start, at)
                .anyMatch(one -> DefiningWords.PREPOSITION.contains(said.folded(one)));
        return !narrowed && isCode(said.word(at - 1))
            ? of(said, start, at - 1, meaning(said.from(at + verb)))
            : Optional.empty();
      }
    }
    return Optional.empty();
  }

  /** Without what is only told beside it: "STAT, which is to be handled at once". */
  private static Said meaning(String text) {
    int comma = text.indexOf(',');
    Said behind = Said.of(comma < 0 ? "" : text.substring(comma + 1));
    boolean beside = DefiningWords.BESIDE.contains(behind.folded(0));
    return Said.of(beside ? text.substring(0, comma).strip() : text);
  }

  /** "Cancelled means status 3", "seated: status SEA". */
  static Optional<TermDefinition> ofTerm(List<String> term, String meaning) {
    Said said = Said.of(meaning);
    int first = said.afterArticles(0);
    int code = said.size() - 1;
    boolean named = code > first && code - first <= LONGEST_NAME && isCode(said.word(code));
    boolean plain =
        named
            && IntStream.range(first, code)
                .noneMatch(
                    at ->
                        WordClass.CLOSED_CLASS.contains(said.folded(at))
                            || said.isNumber(at)
                            || DefiningWords.COMPARING.contains(said.folded(at))
                            || DefiningWords.PREPOSITION.contains(said.folded(at)));
    return plain && meaning.chars().noneMatch(c -> SIGNS.indexOf(c) >= 0)
        ? Optional.of(
            new TermDefinition(Kind.QUALITY, term, Optional.empty(), have(said.from(first))))
        : Optional.empty();
  }

  static boolean isCode(SaidWord word) {
    String text = word.text();
    return text.length() <= LONGEST_CODE
        && text.chars().allMatch(c -> Character.isDigit(c) || Character.isUpperCase(c) || c == '&');
  }

  private static Optional<TermDefinition> of(Said said, int start, int code, Said meaning) {
    boolean named =
        code > start + 1 || (code > start && !DefiningWords.CODE.contains(said.folded(code - 1)));
    boolean plain =
        meaning.size() > 0
            && meaning.text().indexOf(',') < 0
            && meaning.text().indexOf('(') < 0
            && meaning.first(0, DefiningWords.VERB) < 0
            && meaning.first(0, DefiningWords.RELATIVE) < 0
            && NameList.of(meaning.text()).isEmpty();
    boolean value = code > start || meaning.text().endsWith("'");
    return !plain || !(named || value)
        ? Optional.empty()
        : named ? ofMeaning(said.from(start, code + 1), meaning) : ofCode(said.word(code), meaning);
  }

  /** Rows that are what a code of a column means. */
  private static Optional<TermDefinition> ofMeaning(String code, Said meaning) {
    int first = meaning.afterArticles(0);
    boolean term =
        meaning.size() - first <= LONGEST_MEANING
            && first < meaning.size()
            && meaning.first(first, DefiningWords.JOIN) < 0
            && meaning.first(first, DefiningWords.PREPOSITION) < 0;
    List<String> stems = meaning.stems(first, meaning.size());
    Kind kind = isOneOf(stems, code) ? Kind.GROUP : Kind.QUALITY;
    return term
        ? Optional.of(new TermDefinition(kind, stems, Optional.empty(), have(code)))
        : Optional.empty();
  }

  /** "Shift L is the late shift": what it is called, one may be on. */
  private static boolean isOneOf(List<String> meaning, String code) {
    String noun = meaning.isEmpty() ? "" : meaning.get(meaning.size() - 1);
    return meaning.size() > 1
        && Said.of(code).words().stream().anyMatch(word -> word.stem().equals(noun));
  }

  /** Rows that a code stands for, where the words for it name a value and what holds it. */
  private static Optional<TermDefinition> ofCode(SaidWord code, Said meaning) {
    int the = meaning.first(0, DefiningWords.ARTICLE);
    boolean other =
        meaning.words().stream()
            .map(SaidWord::folded)
            .filter(word -> !DefiningWords.OF.contains(word))
            .anyMatch(DefiningWords.PREPOSITION::contains);
    boolean value =
        the >= 0 && !other && meaning.size() - the > 2 && meaning.size() <= LONGEST_VALUE;
    return value
        ? Optional.of(
            new TermDefinition(
                Kind.QUALITY, List.of(code.stem()), Optional.empty(), have(meaning.text())))
        : Optional.empty();
  }

  private static Narrowing have(String value) {
    return new Narrowing(WITH + value, Optional.of(HAVE + value));
  }
}
