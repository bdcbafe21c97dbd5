package io.github.askjdbc.generation.embedded.grammar.aggregates;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.draft.CatalogColumns;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.linking.WordSpan;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Amounts of which rows have several by what was done, where no word says which: "the amount of the
 * claims" may be what was claimed or what was approved. No reading explains such a word, whatever
 * column it takes it for.
 */
public final class OpenAmount {

  private final LinkedQuestion question;
  private final CatalogSnapshot catalog;
  private final CatalogColumns columns;

  public OpenAmount(LinkedQuestion question, CatalogSnapshot catalog) {
    this.question = question;
    this.catalog = catalog;
    this.columns = new CatalogColumns(catalog);
  }

  /** Places of the words. */
  public Set<Integer> words() {
    return IntStream.range(0, question.words().size())
        .filter(at -> WordClass.ADDITIVE.contains(word(at)) && !isPartOfName(at) && isOpen(at))
        .boxed()
        .collect(Collectors.toUnmodifiableSet());
  }

  private String word(int at) {
    return question.words().get(at).folded();
  }

  /** "Claimed amount". */
  private boolean isPartOfName(int at) {
    return columnsAt(at).anyMatch(link -> link.span().length() > 1);
  }

  private boolean isOpen(int at) {
    Set<TableName> asked =
        IntStream.range(0, question.words().size())
            .filter(other -> other != at)
            .boxed()
            .flatMap(question::linksAt)
            .filter(link -> link.score() >= Link.LEAST_WHOLE)
            .flatMap(link -> link.namedTable().stream())
            .collect(Collectors.toSet());
    List<ColumnName> amounts =
        columnsAt(at)
            .map(Link.ToColumn::column)
            .filter(column -> asked.contains(column.table()) && isPart(column, word(at)))
            .toList();
    return amounts.stream().anyMatch(column -> isOneOfSeveral(column, word(at)))
        && amounts.stream().noneMatch(column -> isSaid(column, at));
  }

  private Stream<Link.ToColumn> columnsAt(int at) {
    return question
        .linksAt(at)
        .filter(Link.ToColumn.class::isInstance)
        .map(Link.ToColumn.class::cast);
  }

  private boolean isOneOfSeveral(ColumnName amount, String word) {
    List<ColumnName> several =
        catalog.table(amount.table()).stream()
            .flatMap(table -> table.columns().stream())
            .map(Column::name)
            .filter(one -> isPart(one, word))
            .toList();
    return several.size() > 1 && several.stream().anyMatch(one -> isOfDeed(one, word));
  }

  private boolean isPart(ColumnName column, String word) {
    List<String> parts = NameParts.of(column.column());
    return columns.isQuantity(column) && parts.size() > 1 && parts.contains(word);
  }

  /** Whether a name is the word and a deed: {@code amount_claimed}. */
  private static boolean isOfDeed(ColumnName column, String word) {
    List<String> parts = NameParts.of(column.column());
    return parts.size() == 2
        && parts.stream().filter(part -> !part.equals(word)).allMatch(WordClass::isParticiple);
  }

  /** Whether a verb elsewhere says the deed; the noun for the rows does not. */
  private boolean isSaid(ColumnName column, int amount) {
    List<String> stems = NameParts.of(column.column()).stream().map(Stemming::stem).toList();
    return IntStream.range(0, question.words().size())
        .filter(at -> at != amount && (!isTable(at) || WordClass.isParticiple(word(at))))
        .anyMatch(at -> stems.contains(Stemming.stem(word(at))));
  }

  private boolean isTable(int at) {
    return question
        .linksAt(at)
        .anyMatch(
            link ->
                link instanceof Link.ToTable table
                    && table.span().equals(new WordSpan(at, at))
                    && table.score() >= Link.LEAST_WHOLE);
  }
}
