package io.github.askjdbc.laboratory.llm;

import io.github.askjdbc.evaluation.measures.Times;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;

/**
 * How a model does with one way to ask it.
 *
 * @param way how it was asked
 */
public record WritingMeasures(String way, List<WrittenReply> replies) {

  private static final String FORM = "%-22s %9s %9s %9s %9s %9s %9s %12s %12s %13s%n";
  private static final double MILLIS = 1_000;

  public WritingMeasures {
    replies = List.copyOf(replies);
  }

  /** The heading of {@link #row}. */
  public static String heading() {
    return String.format(
        Locale.ROOT,
        FORM,
        "asked with",
        "right",
        "runs",
        "mended",
        "no SQL",
        "unread",
        "none of*",
        "tokens in**",
        "out**",
        "seconds**");
  }

  /** What the marks of the heading mean. */
  public static String legend() {
    return "of the answerable but for * which is of the unanswerable; ** a question: the mean, of"
        + " seconds the median and what 95 % stay within";
  }

  /** A line of a table; percent, but for what a question costs. */
  public String row() {
    Times seconds =
        Times.of(way, replies.stream().map(one -> one.cost().seconds() * MILLIS).toList());
    return String.format(
        Locale.ROOT,
        FORM,
        way,
        share(true, WrittenReply::right),
        share(true, WrittenReply::runs),
        share(true, WrittenReply::mended),
        share(true, WrittenReply::none),
        share(true, one -> !one.readable()),
        share(false, WrittenReply::none),
        mean(one -> one.cost().tokens().in()),
        mean(one -> one.cost().tokens().out()),
        String.format(Locale.ROOT, "%.1f %.1f", seconds.median() / MILLIS, seconds.p95() / MILLIS));
  }

  private String share(boolean answerable, Predicate<WrittenReply> counted) {
    List<WrittenReply> some =
        replies.stream().filter(reply -> reply.answerable() == answerable).toList();
    long count = some.stream().filter(counted).count();
    return some.isEmpty() ? "-" : String.format(Locale.ROOT, "%.1f", 100.0 * count / some.size());
  }

  private String mean(ToDoubleFunction<WrittenReply> of) {
    return String.format(Locale.ROOT, "%.0f", replies.stream().mapToDouble(of).average().orElse(0));
  }
}
