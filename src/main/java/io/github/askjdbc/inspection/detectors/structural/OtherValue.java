package io.github.askjdbc.inspection.detectors.structural;

import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.inspection.Detector;
import io.github.askjdbc.inspection.Effect;
import io.github.askjdbc.inspection.ErrorSignal;
import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.inspection.Verdict;
import io.github.askjdbc.inspection.detectors.structural.ComparedTexts.ComparedText;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.sql.Clause;
import io.github.askjdbc.sql.Literal;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Flags a column that is held to one code where the question means another value of the very same
 * column: {@code gender = 'M'} for "female patients".
 *
 * <p>The usual cause is a code that was guessed. Rows prove nothing here, since both values may be
 * as frequent.
 *
 * <p>Not flagged: texts of more than three characters, which questions contrast with one another
 * ("freelance rather than staff"); a value that the question contains as well, in any form; a query
 * that uses the meant value at any place; and questions that negate, whose value may be the other
 * one of two.
 */
@ErrorSignal(
    id = OtherValue.ID,
    effect = Effect.VETOES,
    summary = "A column is held to another code than the one that the question means",
    condition =
        "The stored values that words of the question stand for are compared with the codes "
            + "that the query demands of the same column; it fires where they differ.",
    correction = "Compare the column with the value that the question means.",
    clauses = {Clause.SELECT, Clause.JOIN, Clause.WHERE, Clause.HAVING})
public final class OtherValue implements Detector {
  static final String ID = "other-value";

  @Override
  public Verdict inspect(Subject subject) {
    List<Link.ToValue> meant =
        subject.question().links().stream()
            .filter(Link.ToValue.class::isInstance)
            .map(Link.ToValue.class::cast)
            .toList();
    if (meant.isEmpty() || subject.question().asks(Cue.NOT)) {
      return new Verdict.Abstained(
          meant.isEmpty()
              ? "the question names no stored value"
              : "the question negates, so that another value may be meant");
    }
    List<ComparedText> texts = new ComparedTexts(subject).all();
    Set<String> used = used(subject, texts);
    MentionedValues values = MentionedValues.of(subject);
    return Verdict.of(
        texts.stream()
            .filter(text -> text.demanded() && MentionedValues.isCode(text.text()))
            .filter(text -> !values.mention(text.text(), text.column()))
            .flatMap(text -> finding(text, meant, used).stream())
            .toList());
  }

  /** All texts of the query, in lower case. */
  private static Set<String> used(Subject subject, List<ComparedText> compared) {
    return Stream.concat(
            subject.facts().literals().stream()
                .filter(literal -> literal.kind() == Literal.Kind.TEXT)
                .map(Literal::value),
            compared.stream().map(ComparedText::text))
        .map(Stemming::fold)
        .collect(Collectors.toSet());
  }

  private static Optional<Finding> finding(
      ComparedText text, List<Link.ToValue> meant, Set<String> used) {
    List<String> others =
        meant.stream()
            .filter(link -> link.column().equals(text.column()))
            .map(Link.ToValue::stored)
            .toList();
    if (others.isEmpty() || others.stream().map(Stemming::fold).anyMatch(used::contains)) {
      return Optional.empty();
    }
    String message =
        "the question means '%s' of %s, not '%s'"
            .formatted(others.get(0), text.column(), text.text());
    return Optional.of(new Finding(ID, text.clause(), text.span(), message));
  }
}
