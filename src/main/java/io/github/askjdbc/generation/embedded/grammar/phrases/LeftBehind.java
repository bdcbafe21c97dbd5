package io.github.askjdbc.generation.embedded.grammar.phrases;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.LexiconFile;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.english.WordList;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.NameExtent;
import io.github.askjdbc.text.Runs;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * The rows that a deed leaves behind: lines of receipts for products that were sold. Only where one
 * such table refers to what it was done to, and nothing behind the verb says with whom or what.
 */
public final class LeftBehind {

  private static final Map<String, Set<String>> BY_VERB =
      LexiconFile.list("deeds").keyed().entrySet().stream()
          .collect(
              Collectors.toUnmodifiableMap(
                  Map.Entry::getKey, entry -> names(WordList.parts(entry.getValue(), ';'))));

  private LeftBehind() {}

  private static Set<String> names(List<String> phrases) {
    return phrases.stream()
        .map(phrase -> joined(Runs.words(phrase)))
        .collect(Collectors.toUnmodifiableSet());
  }

  /** Whether a verb says of rows of a table only that somebody did it: "scored" of goals. */
  public static boolean isDone(Draft draft, int verb, TableName rows) {
    return draft.isUnknown(verb)
        && isNamed(rows, BY_VERB.getOrDefault(draft.tokens.get(verb).text(), Set.of()));
  }

  /** The one table whose rows a verb leaves behind: "billed", of invoices. */
  public static Optional<TableName> only(Draft draft, int verb) {
    return one(draft, table -> isDone(draft, verb, table));
  }

  /**
   * The one table whose rows a verb leaves behind, of those that refer to an owner: "ordered" of a
   * customer's orders.
   */
  public static Optional<TableName> by(Draft draft, int verb, TableName owner) {
    boolean open = draft.isUnknown(verb) || draft.isFree(verb, Cue.ORDER);
    return open ? said(draft, verb, owner) : Optional.empty();
  }

  /** The same, whatever else the verb may mean. */
  public static Optional<TableName> said(Draft draft, int verb, TableName owner) {
    Set<String> names = BY_VERB.getOrDefault(draft.tokens.get(verb).text(), Set.of());
    return one(
            draft,
            table -> isNamed(table, names) && draft.graph.references(table, owner).size() == 1)
        .filter(left -> !left.equals(owner));
  }

  /** All tables whose rows a word may say that somebody left. */
  public static List<TableName> all(Draft draft, String word) {
    return all(draft.knowledge.catalog(), word);
  }

  /** All tables whose rows a verb may leave, by what they are called. */
  public static List<TableName> all(CatalogSnapshot catalog, String word) {
    Set<String> names = BY_VERB.getOrDefault(word, Set.of());
    return names.isEmpty()
        ? List.of()
        : catalog.tables().stream()
            .map(Table::name)
            .filter(table -> isNamed(table, names))
            .toList();
  }

  /**
   * The one table whose rows a verb leaves that belong to an owner; empty where none or several may
   * be meant.
   */
  public static Optional<TableName> of(Draft draft, int verb, TableName owner) {
    int behind = draft.next(verb);
    boolean open = draft.isUnknown(verb) || isOrdered(draft, verb);
    if (!open || (behind < draft.size() && !draft.isUnknown(behind))) {
      return Optional.empty();
    }
    Set<String> names = BY_VERB.getOrDefault(draft.tokens.get(verb).text(), Set.of());
    return one(
        draft, table -> isNamed(table, names) && !draft.graph.references(table, owner).isEmpty());
  }

  /** "Ordered" where it sorts nothing, and where no table of orders is meant by it. */
  private static boolean isOrdered(Draft draft, int verb) {
    return draft.isFree(verb, Cue.ORDER)
        && draft.tokens.get(verb).alternatives().stream()
            .noneMatch(link -> link instanceof Link.ToTable && link.naming() == NameExtent.WHOLE);
  }

  private static Optional<TableName> one(Draft draft, Predicate<TableName> wanted) {
    List<TableName> left =
        draft.knowledge.catalog().tables().stream().map(Table::name).filter(wanted).toList();
    return left.size() == 1 ? Optional.of(left.get(0)) : Optional.empty();
  }

  /** With or without a word before its name that only says that it is a table. */
  private static boolean isNamed(TableName table, Set<String> names) {
    List<String> parts = NameParts.of(table.name());
    return names.contains(joined(parts))
        || (parts.size() > 1 && names.contains(joined(parts.subList(1, parts.size()))));
  }

  private static String joined(List<String> words) {
    int last = words.size() - 1;
    return words.isEmpty()
        ? ""
        : String.join("", words.subList(0, last)) + Stemming.stem(words.get(last));
  }
}
