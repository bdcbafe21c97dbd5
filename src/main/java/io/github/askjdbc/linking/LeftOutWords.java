package io.github.askjdbc.linking;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.english.WordClass;
import java.util.List;
import java.util.Optional;

/**
 * Names of columns without the words at their end that people leave out: the unit that a column
 * counts in ("rating" for {@code rating_in_percent}), that it holds how much was paid ("bill" for
 * {@code bill_total}), and that it holds codes, where the codes are all there is of a kind ("order
 * status" for {@code order_status_code}). Not where another column of the table would be called the
 * same.
 */
final class LeftOutWords {

  private static final String IN = "in";

  private final CatalogSnapshot catalog;
  private final SchemaPhrases phrases;
  private final NameRoles roles;

  LeftOutWords(CatalogSnapshot catalog, SchemaPhrases phrases, NameRoles roles) {
    this.catalog = catalog;
    this.phrases = phrases;
    this.roles = roles;
  }

  /**
   * With the last word of its table's name for all of it: "log id" for {@code problem_log_id} of
   * {@code problem_log}, where no other table is called by that word.
   */
  Optional<Phrase> ofHead(Table table, Column column) {
    Phrase rows = phrases.of(table.name().name());
    Phrase name = phrases.of(column.name().column());
    int head = rows.size() - 1;
    boolean own =
        head > 0
            && name.size() > rows.size()
            && name.stems().subList(0, rows.size()).equals(rows.stems());
    boolean alone =
        own
            && catalog.tables().stream()
                .filter(other -> !other.equals(table))
                .noneMatch(
                    other ->
                        CalledRows.ends(
                            phrases.of(other.name().name()), rows.part(head, head + 1)));
    return alone ? Optional.of(name.part(head, name.size())) : Optional.empty();
  }

  /** With the unit behind "in": "budget in millions" for {@code budget_millions}. */
  Optional<Phrase> inUnit(Column column) {
    Phrase name = phrases.of(column.name().column());
    int last = name.size() - 1;
    boolean unit = last > 0 && roles.unit(name.words().get(last));
    return unit && !WordClass.IN.contains(name.words().get(last - 1))
        ? Optional.of(name.part(0, last).with(IN).with(name.words().get(last)))
        : Optional.empty();
  }

  /** What the rest of a column's name is, if something may be left out. */
  Optional<Phrase> of(Table table, Column column) {
    return without(column)
        .filter(
            called ->
                table.columns().stream()
                    .filter(other -> !other.equals(column))
                    .noneMatch(other -> isCalled(other, called)));
  }

  private boolean isOfTable(Phrase called) {
    return catalog.tables().stream()
        .anyMatch(table -> CalledRows.ends(phrases.of(table.name().name()), called));
  }

  private Optional<Phrase> without(Column column) {
    Phrase name = phrases.of(column.name().column());
    int last = name.size() - 1;
    if (last < 1) {
      return Optional.empty();
    }
    if (roles.unit(name.words().get(last))) {
      boolean in = last > 1 && WordClass.IN.contains(name.words().get(last - 1));
      return Optional.of(name.part(0, in ? last - 1 : last));
    }
    if (WordClass.SUM_ENDING.contains(name.words().get(last))
        && WordClass.PAID_FOR.contains(name.words().get(last - 1))
        && column.kind() == ColumnKind.NUMBER) {
      return Optional.of(name.part(0, last)).filter(called -> !isOfTable(called));
    }
    boolean coded =
        WordClass.CODE_WORD.contains(name.words().get(last))
            && WordClass.CODED_KIND.contains(name.words().get(last - 1))
            && !isKey(column)
            && !refers(column);
    return coded
        ? Optional.of(name.part(0, last)).filter(called -> !isOfTable(called))
        : Optional.empty();
  }

  private boolean isCalled(Column other, Phrase called) {
    Phrase name = phrases.of(other.name().column());
    boolean same = name.stems().equals(called.stems());
    boolean longer =
        name.size() == called.size() + 1
            && name.stems().subList(0, called.size()).equals(called.stems())
            && roles.naming(name.words().get(called.size()));
    return same
        || longer
        || without(other).filter(rest -> rest.stems().equals(called.stems())).isPresent();
  }

  /** Whether the rows are those of the kind themselves. */
  private boolean isKey(Column column) {
    return catalog
        .table(column.name().table())
        .filter(table -> table.primaryKey().equals(List.of(column.name().column())))
        .isPresent();
  }

  /** Whether other rows tell more of what a code stands for. */
  private boolean refers(Column column) {
    return catalog.keysOf(column.name().table()).stream()
        .anyMatch(
            key ->
                key.from().equals(column.name().table())
                    && key.fromColumns().contains(column.name().column()));
  }
}
