package io.github.askjdbc.inspection.detectors.structural;

import io.github.askjdbc.inspection.Detector;
import io.github.askjdbc.inspection.ErrorSignal;
import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.inspection.Verdict;
import io.github.askjdbc.sql.Clause;
import io.github.askjdbc.sql.Literal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * Flags a literal of the query that the question does not contain in any form.
 *
 * <p>The usual cause is a value that was made up, or guessed from examples: a year, a code, a limit
 * that nobody named.
 *
 * <p>Not flagged: 0 to 2, words that share their beginning or their initials with words of the
 * question, a number next to one of the question, or the same in another unit, a stored value that
 * the question was linked to, and any word where the question has words that nothing in the
 * database explains. A literal of up to three characters is a code: the question has to speak of
 * what it means in its column, or hold a word that it shortens.
 */
@ErrorSignal(
    id = ValueNotMentioned.ID,
    summary = "The query compares with a value that the question does not contain",
    condition =
        "Each literal is compared with the words of the question, in several forms; it "
            + "fires where the question does not hold it.",
    correction =
        "Use only values that the question or its evidence gives, and leave out "
            + "conditions that it does not ask for.",
    clauses = {Clause.JOIN, Clause.WHERE, Clause.HAVING})
public final class ValueNotMentioned implements Detector {
  static final String ID = "value-not-mentioned";
  private static final Set<Clause> CLAUSES = EnumSet.of(Clause.JOIN, Clause.WHERE, Clause.HAVING);

  /** In this order they are reported. */
  private static final List<Literal.Kind> KINDS =
      List.of(Literal.Kind.TEXT, Literal.Kind.QUOTED_NAME, Literal.Kind.NUMBER);

  @Override
  public Verdict inspect(Subject subject) {
    List<Literal> literals =
        subject.facts().literals().stream()
            .filter(literal -> CLAUSES.contains(literal.clause()))
            .filter(literal -> KINDS.contains(literal.kind()))
            .sorted(Comparator.comparing(literal -> KINDS.indexOf(literal.kind())))
            .toList();
    if (literals.isEmpty()) {
      return new Verdict.Abstained("the query compares with no literal");
    }
    MentionedValues values = MentionedValues.of(subject);
    ComparedTexts compared = new ComparedTexts(subject);
    List<Finding> findings = new ArrayList<>();
    for (Literal literal : literals) {
      boolean said =
          literal.isText()
              ? contains(values, compared, literal)
              : values.containNumber(literal.value());
      if (!said) {
        findings.add(
            new Finding(
                ID,
                literal.clause(),
                literal.span(),
                "the question does not speak of " + literal.value()));
      }
    }
    return Verdict.of(findings);
  }

  private static boolean contains(MentionedValues values, ComparedTexts compared, Literal literal) {
    return compared
        .column(literal.span())
        .map(column -> values.contain(literal.value(), column))
        .orElseGet(() -> values.contain(literal.value()));
  }
}
