package io.github.askjdbc.laboratory.exams;

import io.github.askjdbc.exam.ExamShift;
import io.github.askjdbc.exam.ExamShift.Harder;
import io.github.askjdbc.exam.ExamShift.Range;
import io.github.askjdbc.memory.ExamAnswer;
import io.github.askjdbc.memory.ExamAnswer.Cost;
import io.github.askjdbc.memory.ExamRecord;
import java.util.Locale;

/**
 * How a writer did in an exam, and on the questions that people ask of the same database.
 *
 * @param database name
 * @param writer as tables name it
 * @param ofModel whether it wrote in the place of a model; else it is our own readers
 * @param exam its answers in the exam
 * @param real its answers to people's questions, graded in the same way
 * @param passed what is given of its SQL for people's questions, the exam being known
 * @param seconds that the exam's calls took when they were recorded, and all else
 */
public record SatExam(
    String database,
    String writer,
    boolean ofModel,
    ExamRecord exam,
    ExamRecord real,
    Passed passed,
    double seconds) {

  /**
   * Answers by a writer's SQL.
   *
   * @param given how many
   * @param right of those; an answer to an unanswerable question is wrong
   */
  public record Passed(int given, int right) {
    static final Passed NONE = new Passed(0, 0);
  }

  private static final String FORM = "%-24s %-28s %9s %9s %13s %9s %-6s %9s %6s %14s %7s%n";

  /** Database and writer. */
  public String id() {
    return database + ", " + writer;
  }

  /** The heading of {@link #line}. */
  public static String heading() {
    return String.format(
        Locale.ROOT,
        FORM,
        "database",
        "writer",
        "exam",
        "harder",
        "90 %",
        "real",
        "inside",
        "passed",
        "calls",
        "tokens",
        "seconds");
  }

  /** A line of a table; right of those that can be answered, and right of what passed. */
  public String line() {
    Cost cost = exam.answers().stream().map(ExamAnswer::cost).reduce(Cost.NONE, Cost::plus);
    Harder harder = Harder.of(exam);
    Range range = shift().range(harder);
    return String.format(
        Locale.ROOT,
        FORM,
        database,
        writer,
        right(exam) + "/" + answerable(exam),
        harder.right() + "/" + harder.of(),
        range,
        right(real) + "/" + answerable(real),
        range.holds(share()) ? "yes" : "no",
        passed.right() + "/" + passed.given(),
        cost.calls(),
        cost.in() + "+" + cost.out(),
        String.format(Locale.ROOT, "%.1f", seconds));
  }

  /** What is known of how such exams and people's questions differ. */
  private ExamShift shift() {
    return ofModel ? ExamShift.MODELS : ExamShift.OWN_READERS;
  }

  /** How often it is right on people's questions, between 0 and 1. */
  private double share() {
    return (double) right(real) / Math.max(1, answerable(real));
  }

  /** The same exam with the time that its calls took. */
  SatExam lasting(double took) {
    return new SatExam(database, writer, ofModel, exam, real, passed, took);
  }

  /** How many of the questions that can be answered a record is right on. */
  public static long right(ExamRecord record) {
    return record.answers().stream().filter(ExamAnswer::right).count();
  }

  /** How many questions of a record can be answered. */
  public static long answerable(ExamRecord record) {
    return record.answers().stream().filter(ExamAnswer::answerable).count();
  }
}
