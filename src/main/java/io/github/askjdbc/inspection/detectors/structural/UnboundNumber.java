package io.github.askjdbc.inspection.detectors.structural;

import io.github.askjdbc.account.NumberUse;
import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.inspection.Detector;
import io.github.askjdbc.inspection.ErrorSignal;
import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.inspection.MessageContent;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.inspection.Verdict;
import io.github.askjdbc.linking.IdentifierWords;
import io.github.askjdbc.linking.NameRoles;
import io.github.askjdbc.sql.Clause;
import java.util.List;
import java.util.Optional;

/**
 * Flags a number of the question that is compared with a column that it does not belong to: the
 * count of "more than 3 orders" with a key or a price, a year with an amount.
 *
 * <p>The usual cause is a number that had to go somewhere where the right place takes a count or a
 * date.
 *
 * <p>Not flagged: a column that any word of the question may name; keys that have to equal the
 * number; years beside columns whose name speaks of time. A number that the query lacks is left to
 * unaccounted-word. Where no number of the question stands beside a bare column, the detector
 * abstains.
 */
@ErrorSignal(
    id = UnboundNumber.ID,
    message = MessageContent.NAMES_ONLY,
    summary = "A number of the question is compared with a column that it does not belong to",
    condition =
        "Numbers of the question that the query compares with a column are looked at with the "
            + "words beside them; it fires for a key that is to be more or less, for a number of "
            + "things, and for a year beside an amount, where no word names the column.",
    correction = "Compare the number with what the question counts, or with its date.",
    clauses = {Clause.JOIN, Clause.WHERE, Clause.HAVING})
public final class UnboundNumber implements Detector {
  static final String ID = "unbound-number";

  @Override
  public Verdict inspect(Subject subject) {
    List<NumberUse> numbers = subject.account().numbers();
    return numbers.isEmpty()
        ? new Verdict.Abstained("no number of the question is compared with a column")
        : Verdict.of(numbers.stream().flatMap(one -> finding(subject, one).stream()).toList());
  }

  private static Optional<Finding> finding(Subject subject, NumberUse number) {
    ColumnName column = number.column().column();
    return what(subject, number)
        .map(what -> "\"" + subject.question().text(number.words()) + "\" is " + what)
        .map(message -> message + ", and compared with " + column)
        .map(m -> new Finding(ID, number.column().clause(), number.column().span(), m));
  }

  private static Optional<String> what(Subject subject, NumberUse number) {
    ColumnName column = number.column().column();
    if (isKey(subject.knowledge().catalog(), column)) {
      return number.ordered() ? Optional.of("no key") : Optional.empty();
    }
    if (number.named() || !subject.isNumber(column)) {
      return Optional.empty();
    }
    if (number.counted()) {
      return Optional.of("a number of things");
    }
    return number.time() && !isTime(subject, column) ? Optional.of("a year") : Optional.empty();
  }

  private static boolean isKey(CatalogSnapshot catalog, ColumnName column) {
    return catalog
            .table(column.table())
            .filter(table -> table.primaryKey().contains(column.column()))
            .isPresent()
        || catalog.keysOf(column.table()).stream()
            .filter(key -> key.from().equals(column.table()))
            .anyMatch(key -> key.fromColumns().contains(column.column()));
  }

  private static boolean isTime(Subject subject, ColumnName column) {
    NameRoles roles = subject.once(NameRoles.class, NameRoles::new);
    return subject
        .once(IdentifierWords.class, () -> new IdentifierWords(subject.knowledge().catalog()))
        .of(column.column())
        .stream()
        .anyMatch(roles::time);
  }
}
