package io.github.askjdbc.account;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.linking.Ownership;
import io.github.askjdbc.sql.NamesRead;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Whose attribute some words speak of, and whether the query takes it from there.
 *
 * @param owners tables that the owner's words may name, or hold as a value
 * @param attributes columns that the attribute's words may name
 * @param sources tables from which the query takes any of these columns
 * @param ownerKnown whether anything is known of the owner's words
 * @param attributeKnown whether anything is known of the attribute's words
 */
public record OwnershipUse(
    Ownership ownership,
    Set<TableName> owners,
    Set<ColumnName> attributes,
    Set<TableName> sources,
    boolean ownerKnown,
    boolean attributeKnown) {

  static OwnershipUse of(Ownership ownership, LinkedQuestion question, NamesRead names) {
    int owner = ownership.owner().last();
    int attribute = ownership.attribute().last();
    Set<ColumnName> attributes =
        question
            .linksAt(attribute)
            .filter(Link.ToColumn.class::isInstance)
            .flatMap(link -> link.namedColumn().stream())
            .collect(Collectors.toCollection(LinkedHashSet::new));
    return new OwnershipUse(
        ownership,
        question
            .linksAt(owner)
            .flatMap(link -> owning(link).stream())
            .collect(Collectors.toCollection(LinkedHashSet::new)),
        attributes,
        attributes.stream()
            .filter(names.columnsWithStars()::contains)
            .map(ColumnName::table)
            .collect(Collectors.toSet()),
        known(question, owner),
        known(question, attribute));
  }

  private static Optional<TableName> owning(Link link) {
    return link instanceof Link.ToValue value
        ? Optional.of(value.column().table())
        : link.namedTable();
  }

  private static boolean known(LinkedQuestion question, int word) {
    return !question.words().get(word).content() || question.linksAt(word).findAny().isPresent();
  }

  /** Whether both owner and attribute are read as names. */
  public boolean understood() {
    return !owners.isEmpty() && !attributes.isEmpty();
  }

  /** Whether none of the owners has such an attribute. */
  public boolean foreign() {
    return attributes.stream().map(ColumnName::table).noneMatch(owners::contains);
  }

  /** Whether the query takes the attribute from an owner; empty where it takes none such. */
  public Optional<Boolean> kept() {
    return sources.isEmpty()
        ? Optional.empty()
        : Optional.of(sources.stream().anyMatch(owners::contains));
  }
}
