package io.github.askjdbc.decision;

import io.github.askjdbc.linking.Evidence;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.linking.WordSpan;
import io.github.askjdbc.text.Characters;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What may have been meant by words that nothing explains, from the hints at them: the best few,
 * and only near ones.
 */
final class Suggestions {

  private static final int MOST = 3;
  private static final int LONGEST_VALUE = 60;

  private static final Set<Evidence> OF_NAMES =
      Set.of(Evidence.SOME_WORDS, Evidence.VECTOR, Evidence.ASSOCIATED);

  /** Half of a name is met, or all of it by a word half as good. */
  private static final double NEAR_NAME = 0.5 * Link.MOST_WITHOUT_FIRM_EVIDENCE;

  /** Half of a value's words are named, or more resembles it. */
  private static final double LIKE_VALUE = 0.35 * Link.MOST_WITHOUT_FIRM_EVIDENCE;

  /** The first letters of its words, or a meaning so near that few others are. */
  private static final double MEANT_VALUE = 0.52 * Link.MOST_WITHOUT_FIRM_EVIDENCE;

  /** Where more values of a column are as near, none of them is likelier than another. */
  private static final int AS_NEAR = 2;

  private Suggestions() {}

  /**
   * A candidate may take such a word for a literal, so that its own account of the words is not
   * asked.
   *
   * @return one sentence for each table, column or value; may hold cell values
   */
  static List<String> of(LinkedQuestion question, NearNames names) {
    return Stream.concat(ofNames(question, names).stream(), hinted(question, true).stream())
        .limit(MOST)
        .toList();
  }

  /** Those that hold names of tables and columns alone, typing errors in such names among them. */
  static List<String> ofNames(LinkedQuestion question, NearNames names) {
    Stream<String> misspelt =
        question.unexplained().stream()
            .map(question.words()::get)
            .flatMap(
                word -> names.of(word).stream().limit(1).map(name -> asked(name, word.text())));
    return Stream.concat(misspelt, hinted(question, false).stream())
        .distinct()
        .limit(MOST)
        .toList();
  }

  private static String asked(String meant, String words) {
    return "Did you mean %s by \"%s\"?".formatted(meant, shortened(words));
  }

  private static List<String> hinted(LinkedQuestion question, boolean values) {
    Set<Integer> unknown = Set.copyOf(question.unexplained());
    Map<String, Link> targets = new LinkedHashMap<>();
    question.hints().stream()
        .filter(hint -> hint.span().words().anyMatch(unknown::contains))
        .filter(hint -> hint instanceof Link.ToValue == values)
        .filter(hint -> values || isUnknown(hint.span(), question, unknown))
        .filter(Suggestions::isNear)
        .filter(hint -> !isOneOfMany(hint, question.hints()))
        .sorted(Comparator.comparingDouble(Link::score).reversed())
        .forEach(hint -> targets.putIfAbsent(target(hint), hint));
    return targets.entrySet().stream()
        .limit(MOST)
        .map(entry -> asked(entry.getKey(), words(question, entry.getValue().span())))
        .toList();
  }

  /** Whether no word of it has a meaning already, but such as stand between others. */
  private static boolean isUnknown(WordSpan span, LinkedQuestion question, Set<Integer> unknown) {
    return span.words()
        .allMatch(index -> unknown.contains(index) || !question.words().get(index).content());
  }

  /** Whether it may well have been meant. */
  static boolean isNear(Link hint) {
    if (hint instanceof Link.ToValue) {
      return hint.score() >= (hint.evidence() == Evidence.VALUE_MEANING ? MEANT_VALUE : LIKE_VALUE);
    }
    return OF_NAMES.contains(hint.evidence()) && hint.score() >= NEAR_NAME;
  }

  private static boolean isOneOfMany(Link hint, List<Link> hints) {
    return hint instanceof Link.ToValue value
        && hints.stream()
                .filter(
                    other ->
                        other instanceof Link.ToValue another
                            && another.span().equals(value.span())
                            && another.column().equals(value.column())
                            && another.score() >= value.score())
                .count()
            > AS_NEAR;
  }

  private static String target(Link hint) {
    if (hint instanceof Link.ToValue value) {
      return "'" + shortened(value.stored()) + "' (" + value.column() + ")";
    }
    return hint instanceof Link.ToColumn column
        ? "the column " + column.column()
        : "the table " + ((Link.ToTable) hint).table();
  }

  private static String words(LinkedQuestion question, WordSpan span) {
    return span.words()
        .mapToObj(index -> question.words().get(index).text())
        .map(Suggestions::shortened)
        .collect(Collectors.joining(" "));
  }

  /** On one line, without characters that could disturb a terminal or the direction of text. */
  private static String shortened(String text) {
    String plain = Characters.onOneLine(text.strip());
    return plain.length() > LONGEST_VALUE ? plain.substring(0, LONGEST_VALUE) + "…" : plain;
  }
}
