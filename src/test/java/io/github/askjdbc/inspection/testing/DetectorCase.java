package io.github.askjdbc.inspection.testing;

import io.github.askjdbc.inspection.Detector;
import io.github.askjdbc.inspection.constraints.ColumnPath;
import io.github.askjdbc.inspection.constraints.Constraint;
import io.github.askjdbc.llm.ModelClient;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * One case of a {@code .case} file. A test of a plug-in calls {@link #check} on each.
 *
 * @param line of its name, counted from 1
 * @param evidence given with the question
 * @param dialect as which the SQL is read; it always runs on SQLite
 * @param cues lines {@code CUE words of the question}
 * @param links lines {@code table words}, {@code table.column words} or {@code table.column=value
 *     words}: what the words name
 * @param rules lines {@code kind names: message}: constraints declared for the database
 * @param unindexed columns, as {@code table.column}, whose values were not all read
 * @param explained words that the generator says are accounted for
 * @param probes how many probes the budget holds
 * @param replies what a language model replies, one after the other; none is plugged in where there
 *     are no replies
 * @param verdict {@code flagged}, {@code clean}, or {@code abstained} and the reason
 * @param findings lines {@code CLAUSE [fragment] message}
 */
public record DetectorCase(
    Path file,
    int line,
    List<String> ddl,
    String name,
    String question,
    Optional<String> evidence,
    String dialect,
    List<String> cues,
    List<String> links,
    List<String> rules,
    List<String> unindexed,
    List<String> explained,
    int probes,
    List<String> replies,
    String sql,
    String verdict,
    List<String> findings) {

  /**
   * Holds a detector to this case: verdict, clauses, fragments and messages, all of them.
   *
   * @throws AssertionError where it says something else, with the lines that would accept it
   */
  public void check(Detector detector) {
    String actual = CaseRun.verdict(this, detector);
    if (!actual.equals(expectation())) {
      throw new AssertionError(
          "%s%nexpected %s%nto accept it, paste:%nexpect %s%n"
              .formatted(this, expectation(), actual));
    }
  }

  /** Its place and name. */
  @Override
  public String toString() {
    return file.getFileName() + ":" + line + " " + name + " (" + dialect + ")";
  }

  DetectorCase in(String other) {
    return new DetectorCase(
        file, line, ddl, name, question, evidence, other, cues, links, rules, unindexed, explained,
        probes, replies, sql, verdict, findings);
  }

  Optional<ModelClient> model() {
    return replies.isEmpty() ? Optional.empty() : Optional.of(new ScriptedModel(replies));
  }

  List<Constraint> constraints() {
    return rules.stream().map(DetectorCase::constraint).toList();
  }

  private static Constraint constraint(String rule) {
    int colon = rule.indexOf(": ");
    String message = rule.substring(colon + 2);
    String[] words = rule.substring(0, colon).split(" ", -1);
    if (words[0].equals("forbidden-join")) {
      return new Constraint.JoinForbidden(words[1], words[2], message);
    }
    String[] path = words[1].split("\\.", 2);
    ColumnPath column = new ColumnPath(path[0], path[1]);
    return switch (words[0]) {
      case "exclude-nulls" -> new Constraint.NullsExcluded(column, message);
      case "required-filter" ->
          new Constraint.FilterRequired(
              column, words.length > 2 ? Optional.of(words[2]) : Optional.empty(), message);
      case "required-format" -> new Constraint.FormatRequired(column, words[2], message);
      default -> new Constraint.ColumnForbidden(column, message);
    };
  }

  private String expectation() {
    return findings.isEmpty() ? verdict : verdict + "\n  " + String.join("\n  ", findings);
  }
}
