package io.github.askjdbc.generation.embedded.grammar.context;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.DatabaseKnowledge;
import io.github.askjdbc.catalog.ForeignKey;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameStems;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.draft.LinkedPhrase;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.WordSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Nouns that say of rows what all of them are: "how many customer orders" counts orders, each of
 * which is a customer's. In "which customer orders most" the second is a verb, so that only those
 * behind "how many", "of" or "all" are read.
 */
final class CompoundNouns {

  private CompoundNouns() {}

  /** The reading with such nouns as one phrase with what they stand before. */
  static List<LinkedPhrase> joined(List<LinkedPhrase> reading, DatabaseKnowledge knowledge) {
    List<LinkedPhrase> joined = new ArrayList<>();
    for (int at = 0; at < reading.size(); at++) {
      boolean owner = at + 1 < reading.size() && isOwner(reading, at, knowledge);
      joined.add(owner ? both(reading.get(at), reading.get(at + 1)) : reading.get(at));
      at += owner ? 1 : 0;
    }
    return joined;
  }

  private static LinkedPhrase both(LinkedPhrase owner, LinkedPhrase rows) {
    return new LinkedPhrase(
        new WordSpan(owner.span().first(), rows.span().last()),
        rows.link(),
        rows.alternatives(),
        Math.min(owner.belief(), rows.belief()),
        rows.text(),
        true);
  }

  private static boolean isOwner(List<LinkedPhrase> reading, int at, DatabaseKnowledge knowledge) {
    LinkedPhrase owner = reading.get(at);
    Optional<TableName> to = table(owner);
    Optional<TableName> from = table(reading.get(at + 1));
    return to.isPresent()
        && from.isPresent()
        && !NounNumber.isPlural(owner.text())
        && isName(owner.text(), to.get())
        && isBehindCount(reading, at)
        && isAlways(from.get(), to.get(), knowledge);
  }

  private static Optional<TableName> table(LinkedPhrase phrase) {
    return phrase
        .link()
        .filter(Link.ToTable.class::isInstance)
        .map(link -> ((Link.ToTable) link).table());
  }

  /** "Winning entries" are not those of a prize, though winnings are prizes. */
  private static boolean isName(String owner, TableName to) {
    return NameStems.of(to.name()).contains(Stemming.stem(owner));
  }

  private static boolean isBehindCount(List<LinkedPhrase> reading, int at) {
    if (at == 0) {
      return false;
    }
    LinkedPhrase before = reading.get(at - 1);
    boolean counts =
        before.link().filter(l -> l instanceof Link.ToCue c && c.cue() == Cue.COUNT).isPresent();
    return counts
        || WordClass.OF.contains(before.text())
        || WordClass.WITHOUT_EXCEPTION.contains(before.text());
  }

  /** Whether each row refers to one of the others, by one key. */
  private static boolean isAlways(TableName from, TableName to, DatabaseKnowledge knowledge) {
    List<ForeignKey> keys =
        knowledge.catalog().keysOf(from).stream()
            .filter(key -> key.from().equals(from) && key.to().equals(to))
            .distinct()
            .toList();
    Optional<Table> rows = knowledge.catalog().table(from);
    return !from.equals(to)
        && keys.size() == 1
        && rows.isPresent()
        && rows.get().columns().stream()
            .filter(column -> keys.get(0).fromColumns().contains(column.name().column()))
            .noneMatch(Column::nullable);
  }
}
