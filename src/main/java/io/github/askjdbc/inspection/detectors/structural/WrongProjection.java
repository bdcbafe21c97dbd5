package io.github.askjdbc.inspection.detectors.structural;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.english.NameStems;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.inspection.Detector;
import io.github.askjdbc.inspection.ErrorSignal;
import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.inspection.MessageContent;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.inspection.Verdict;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Evidence;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.Word;
import io.github.askjdbc.sql.Clause;
import io.github.askjdbc.sql.Expr;
import io.github.askjdbc.sql.ResolvedSelect;
import io.github.askjdbc.sql.SelectItem;
import io.github.askjdbc.sql.Span;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Flags a result with columns that were not asked for, beside some that were, with no number where
 * the question asks how many, or without the column that follows "which" or "what".
 *
 * <p>The usual cause is a column added for good measure, such as an id or the value that decided
 * the order.
 *
 * <p>Not flagged: a result none of whose columns the question names, since it may name them by
 * other words, nor any where the question has words that nothing in the database explains, which
 * may name it. A result of one column is compared with "how many" only; a star is abstained from.
 */
@ErrorSignal(
    id = WrongProjection.ID,
    message = MessageContent.NAMES_ONLY,
    summary = "The result has a column that was not asked for, or lacks the number that was",
    condition =
        "The columns of the result are compared with what the question names; it fires "
            + "for a column that it does not name beside some that it does, or where a number "
            + "is asked for and none is returned.",
    correction = "Return exactly what the question asks for, in its order, and nothing more.",
    clauses = Clause.SELECT)
public final class WrongProjection implements Detector {
  static final String ID = "wrong-projection";

  private static final Set<Cue> COMPARING =
      EnumSet.of(
          Cue.MORE_THAN,
          Cue.LESS_THAN,
          Cue.AT_LEAST,
          Cue.AT_MOST,
          Cue.EXACTLY,
          Cue.BETWEEN,
          Cue.AFTER,
          Cue.BEFORE,
          Cue.SINCE);

  @Override
  public Verdict inspect(Subject subject) {
    List<ResolvedSelect> selects = subject.names().outermost();
    ResolvedSelect select = selects.get(0);
    List<SelectItem> items = select.select().items();
    if (items.stream().anyMatch(item -> item.value() instanceof Expr.Star)) {
      return new Verdict.Abstained("the result is written with a *");
    }
    List<Finding> findings = new ArrayList<>();
    Span all = items.get(0).span().to(items.get(items.size() - 1).span());
    if (opensWithCount(subject) && items.stream().noneMatch(item -> counts(subject, item))) {
      findings.add(finding(all, "the question asks how many, and no number is returned"));
    }
    asked(subject)
        .filter(column -> !shows(subject, items, column))
        .map(column -> finding(all, "the question asks for " + column))
        .ifPresent(findings::add);
    boolean someNamed = items.stream().anyMatch(item -> named(subject, item));
    if (items.size() > 1 && someNamed && subject.question().unexplained().isEmpty()) {
      for (SelectItem item : items) {
        unasked(subject, item)
            .map(message -> finding(item.span(), message))
            .ifPresent(findings::add);
      }
    }
    return Verdict.of(findings);
  }

  private static Finding finding(Span span, String message) {
    return new Finding(ID, Clause.SELECT, span, message);
  }

  /**
   * Whether a column is among the items, or something computed is; keys may be the other side's.
   */
  private static boolean shows(Subject subject, List<SelectItem> items, ColumnName asked) {
    return items.stream()
        .map(item -> subject.names().column(item.value()))
        .anyMatch(
            shown -> shown.isEmpty() || shown.get().column().equalsIgnoreCase(asked.column()));
  }

  /**
   * The column that "which" or "what" asks for: the last name of the phrase that follows. A verb
   * that compares a column asks for none: "which products cost more than 20".
   */
  private static Optional<ColumnName> asked(Subject subject) {
    List<Word> words = subject.question().words();
    if (words.isEmpty() || !WordClass.ASKING_THING.contains(words.get(0).folded())) {
      return Optional.empty();
    }
    Optional<ColumnName> asked = Optional.empty();
    for (int at = 1; at < words.size(); at++) {
      int word = at;
      List<Link> names =
          subject.question().links().stream()
              .filter(link -> link.span().first() == word && link.span().last() == word)
              .filter(link -> link instanceof Link.ToColumn || link instanceof Link.ToTable)
              .filter(link -> link.evidence() != Evidence.SYNONYM)
              .toList();
      if (names.isEmpty()) {
        return compares(subject, at) ? Optional.empty() : asked;
      }
      asked =
          names.size() == 1 && names.get(0) instanceof Link.ToColumn column
              ? Optional.of(column.column())
              : Optional.empty();
    }
    return asked;
  }

  private static boolean compares(Subject subject, int at) {
    return subject.question().links().stream()
        .filter(link -> link.span().first() == at)
        .anyMatch(
            link ->
                link instanceof Link.ToNumber
                    || (link instanceof Link.ToCue cue && COMPARING.contains(cue.cue())));
  }

  private static boolean opensWithCount(Subject subject) {
    return subject.question().links().stream()
        .anyMatch(
            link ->
                link instanceof Link.ToCue cue
                    && cue.cue() == Cue.COUNT
                    && cue.span().first() <= 3
                    && cue.span().length() > 1);
  }

  private static boolean counts(Subject subject, SelectItem item) {
    boolean computed =
        ResolvedSelect.own(item)
            .anyMatch(
                node ->
                    node instanceof Expr.Call
                        || node instanceof Expr.Chain
                        || node instanceof Expr.Subquery);
    Optional<ColumnName> column = subject.names().column(item.value());
    return computed || column.isEmpty() || subject.isNumber(column.get());
  }

  private static boolean named(Subject subject, SelectItem item) {
    return subject.names().column(item.value()).filter(subject.mentions()::names).isPresent();
  }

  private static Optional<String> unasked(Subject subject, SelectItem item) {
    Optional<ColumnName> column = subject.names().column(item.value());
    if (column.isPresent()) {
      return subject.mentions().score(column.get()) > 0 || sameWord(subject, column.get())
          ? Optional.empty()
          : Optional.of("the question does not ask for " + column.get());
    }
    return item.value() instanceof Expr.Call call
            && call.name().equals("COUNT")
            && !subject.account().asksToShow(call.name())
        ? Optional.of("the question does not ask for a number")
        : Optional.empty();
  }

  /** Whether a word of the question is a word of the column's or its table's name. */
  private static boolean sameWord(Subject subject, ColumnName column) {
    List<String> stems = NameStems.of(column.column());
    return subject.question().words().stream()
        .filter(Word::content)
        .anyMatch(word -> stems.contains(word.stem()));
  }
}
