package io.github.askjdbc.question.definitions;

import com.google.re2j.Matcher;
import com.google.re2j.Pattern;
import io.github.askjdbc.english.WordClass;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Several codes of one column in one statement: "status codes: 1 is open, 2 is shipped, 3 is
 * cancelled", "priority 1 means urgent, 2 normal and 3 low", "the status codes are P for paid and V
 * for void".
 */
final class CodesTold {

  /** "Red and white" is one meaning, "normal and 3 low" are two. */
  private static final Pattern JOINT =
      Pattern.compile(",\\s*(?:and\\s+)?|\\s+and\\s+([\\p{Lu}\\d]+\\b)");

  private static final int LONGEST_NAME = 3;
  private static final int LONGEST_MEANING = 4;
  private static final int LEAST = 2;
  private static final String MEANS = " means ";
  private static final String COLON = ":";

  private CodesTold() {}

  /** "Status codes: 1 = open; 2 = sent" with commas, which part one statement and not two. */
  static String joined(String evidence) {
    List<String> parts = List.of(evidence.split(";"));
    Said first = Said.of(parts.get(0));
    int sign = first.first(0, DefiningWords.SIGN);
    boolean codes =
        sign > 0
            && isColon(first, sign)
            && startsWithCode(Said.of(first.from(sign + 1)))
            && parts.stream().skip(1).map(Said::of).allMatch(CodesTold::startsWithCode);
    return codes ? String.join(",", parts) : evidence;
  }

  private static boolean startsWithCode(Said said) {
    return said.size() > 1 && CodeReader.isCode(said.word(0));
  }

  /** One statement for each code; the statement alone where it is no such list. */
  static List<String> statements(String text) {
    List<String> parts = parts(text);
    Said first = Said.of(parts.get(0));
    int start = first.afterArticles(0);
    int code =
        IntStream.range(start + 1, first.size())
            .filter(at -> CodeReader.isCode(first.word(at)))
            .findFirst()
            .orElse(-1);
    Optional<String> name = code < 0 ? Optional.empty() : name(Said.of(first.from(start, code)));
    if (parts.size() < LEAST || name.isEmpty() || !tells(first, code)) {
      return List.of(text);
    }
    List<String> statements = new ArrayList<>();
    for (int part = 0; part < parts.size(); part++) {
      Optional<String> meaning = meaning(Said.of(part == 0 ? first.from(code) : parts.get(part)));
      if (meaning.isEmpty()) {
        return List.of(text);
      }
      statements.add(name.get() + " " + meaning.get());
    }
    return statements;
  }

  /** By a verb behind the first of them; or by what stands before it, that is no number of rows. */
  private static boolean tells(Said said, int code) {
    int being = code - 1;
    boolean codes = DefiningWords.CODES.contains(said.folded(being - 1));
    return verb(said, code + 1) > 0
        || (DefiningWords.BEING.contains(said.folded(being))
            && (codes || (isColon(said, being) && !said.isNumber(code))));
  }

  private static boolean isColon(Said said, int at) {
    return said.folded(at).equals(COLON);
  }

  private static List<String> parts(String text) {
    List<String> parts = new ArrayList<>();
    Matcher joint = JOINT.matcher(text);
    int from = 0;
    while (joint.find()) {
      parts.add(text.substring(from, joint.start()));
      from = joint.group(1) == null ? joint.end() : joint.start(1);
    }
    parts.add(text.substring(from));
    return parts;
  }

  /** What the codes are of, without "codes" and a colon behind it. */
  private static Optional<String> name(Said said) {
    int end = said.size();
    while (end > 0
        && (DefiningWords.BEING.contains(said.folded(end - 1))
            || DefiningWords.CODES.contains(said.folded(end - 1)))) {
      end--;
    }
    boolean name =
        end > 0
            && end <= LONGEST_NAME
            && IntStream.range(0, end)
                .noneMatch(
                    at ->
                        WordClass.CLOSED_CLASS.contains(said.folded(at))
                            || DefiningWords.PREPOSITION.contains(said.folded(at)));
    return name ? Optional.of(said.from(0, end)) : Optional.empty();
  }

  /** "1 means open" of "1 is open", "1 = open", "1 for open" and "1 open". */
  private static Optional<String> meaning(Said said) {
    int from = 1 + (DefiningWords.STANDING_FOR.contains(said.folded(1)) ? 1 : verb(said, 1));
    boolean coded =
        said.size() > from
            && said.size() - from <= LONGEST_MEANING
            && CodeReader.isCode(said.word(0))
            && said.first(from, DefiningWords.VERB) < 0
            && said.first(from, DefiningWords.SIGN) < 0;
    return coded ? Optional.of(said.from(0, 1) + MEANS + said.from(from)) : Optional.empty();
  }

  private static int verb(Said said, int at) {
    int means = said.length(at, DefiningWords.MEANING);
    return means > 0 ? means : DefiningWords.BEING.contains(said.folded(at)) ? 1 : 0;
  }
}
