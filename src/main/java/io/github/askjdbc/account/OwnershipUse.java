package io.github.askjdbc.account;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.linking.NameExtent;
import io.github.askjdbc.linking.Ownership;
import io.github.askjdbc.sql.NamesRead;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * Whose attribute some words speak of, and whether the query takes it from there.
 *
 * @param owners tables that the owner's words may name, or hold as a value
 * @param attributes columns that the attribute's words may name
 * @param sources tables from which the query takes any of these columns
 * @param certain whether owners and attributes are named in full, and no others are among them
 * @param ownerKnown whether anything is known of the owner's words
 * @param attributeKnown whether anything is known of the attribute's words
 */
public record OwnershipUse(
    Ownership ownership,
    Set<TableName> owners,
    Set<ColumnName> attributes,
    Set<TableName> sources,
    boolean certain,
    boolean ownerKnown,
    boolean attributeKnown) {

  static OwnershipUse of(Ownership ownership, LinkedQuestion question, NamesRead names) {
    int owner = ownership.owner().last();
    int attribute = ownership.attribute().last();
    List<Link> owning =
        question.links().stream()
            .filter(link -> ownership.isOwner(link.span()) || link.span().covers(owner))
            .filter(link -> link instanceof Link.ToTable || link instanceof Link.ToValue)
            .toList();
    List<Link> owned =
        question.links().stream()
            .filter(link -> ownership.isAttribute(link.span()) || link.span().covers(attribute))
            .filter(link -> link instanceof Link.ToColumn && !isCounted(question, link))
            .toList();
    Predicate<Link> full = link -> link.naming() == NameExtent.WHOLE;
    Predicate<Link> fullTable = full.and(link -> link instanceof Link.ToTable);
    boolean certain = owning.stream().anyMatch(fullTable) && owned.stream().anyMatch(full);
    Predicate<Link> any = link -> !certain;
    Set<TableName> owners = named(owning, any.or(fullTable), Link::holder);
    Set<ColumnName> attributes = named(owned, any.or(full), Link::namedColumn);
    Set<TableName> sources = new LinkedHashSet<>();
    attributes.stream()
        .filter(names.columnsWithStars()::contains)
        .forEach(column -> sources.add(column.table()));
    return new OwnershipUse(
        ownership,
        owners,
        attributes,
        sources,
        certain,
        isKnown(question, owner),
        isKnown(question, attribute));
  }

  private static <T> Set<T> named(
      List<Link> links, Predicate<Link> some, Function<Link, Optional<T>> name) {
    Set<T> named = new LinkedHashSet<>();
    links.stream().filter(some).forEach(link -> name.apply(link).ifPresent(named::add));
    return named;
  }

  /** "Number of accounts" asks how many there are, whatever else is called a number. */
  private static boolean isCounted(LinkedQuestion question, Link name) {
    return question.demands().stream()
        .filter(demand -> demand.kind() == Cue.Kind.COUNT)
        .anyMatch(demand -> demand.span().contains(name.span()));
  }

  private static boolean isKnown(LinkedQuestion question, int word) {
    return !question.words().get(word).content() || question.linksAt(word).findAny().isPresent();
  }

  /** Whether both owner and attribute are read as names. */
  public boolean understood() {
    return !owners.isEmpty() && !attributes.isEmpty();
  }

  /** Columns of an owner that the attribute's words may name. */
  public List<ColumnName> meant() {
    return attributes.stream().filter(column -> owners.contains(column.table())).toList();
  }

  /** Whether the query takes the attribute from an owner; empty where it takes none such. */
  public Optional<Boolean> kept() {
    return sources.isEmpty()
        ? Optional.empty()
        : Optional.of(sources.stream().anyMatch(owners::contains));
  }
}
