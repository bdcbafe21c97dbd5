package io.github.askjdbc.generation.embedded.grammar.selection;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.TimeChoice;
import io.github.askjdbc.linking.WordSpan;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * "What categories of films are there", "what product categories do we have": all that things are
 * told by, and nothing of the things, whether each refers to one or a link table ties them.
 */
public final class KindsAskedRule implements Rule {

  @Override
  public void apply(Draft draft) {
    int first = draft.next(0);
    boolean asked =
        draft.size() > 1
            && WordClass.ASKING_THING.contains(draft.tokens.get(0).text())
            && draft.actions.isEmpty()
            && draft.selected.isEmpty()
            && draft.counted.isEmpty()
            && draft.free(first)
            && draft.table(first).isPresent();
    if (asked && isLast(draft, first)) {
      ofLink(draft, first);
    } else if (asked && isLast(draft, draft.next(first))) {
      ofTwo(draft, first, draft.next(first));
    }
  }

  /** Whether nothing but "are there", "do we have" follows. */
  private static boolean isLast(Draft draft, int noun) {
    return noun < draft.size()
        && noun + 1 < draft.size()
        && IntStream.range(noun + 1, draft.size())
            .allMatch(at -> draft.isUnknown(at) && !draft.tokens.get(at).content());
  }

  /** One phrase for the table that ties the two. */
  private static void ofLink(Draft draft, int at) {
    WordSpan said = draft.tokens.get(at).span();
    TableName link = draft.table(at).orElseThrow();
    if (said.length() < 2 || !isLink(draft, link)) {
      return;
    }
    boolean of = WordClass.OF.contains(draft.question.words().get(said.first() + 1).folded());
    int head = of ? said.first() : said.last();
    Set<TableName> kinds =
        draft
            .question
            .linksAt(head)
            .filter(one -> one.span().equals(new WordSpan(head, head)))
            .filter(one -> one.score() >= Link.LEAST_WHOLE)
            .flatMap(one -> one.namedTable().stream())
            .filter(one -> !draft.graph.references(link, one).isEmpty())
            .collect(Collectors.toSet());
    if (kinds.size() == 1 && NounNumber.isPlural(draft.question.words().get(head).folded())) {
      read(draft, kinds.iterator().next(), link, at);
    }
  }

  /** Whether a table holds nothing but keys, and when its rows were written. */
  private static boolean isLink(Draft draft, TableName name) {
    List<Column> columns =
        draft.knowledge.catalog().table(name).map(Table::columns).orElse(List.of());
    return columns.size() > 1
        && columns.stream()
            .map(Column::name)
            .allMatch(one -> draft.columns.isKey(one) || TimeChoice.keepsBooks(one));
  }

  private static void ofTwo(Draft draft, int first, int second) {
    boolean of = draft.onlyBetween(first, second, WordClass.OF) && second > first + 1;
    if (!draft.free(second) || !(of || draft.adjacent(first, second))) {
      return;
    }
    int kind = of ? first : second;
    Optional<TableName> kinds = draft.table(kind);
    Optional<TableName> things = draft.table(of ? second : first);
    boolean told =
        kinds.isPresent()
            && things.isPresent()
            && !kinds.equals(things)
            && draft.graph.references(things.get(), kinds.get()).size() == 1;
    if (told && NounNumber.isPlural(draft.tokens.get(kind).text())) {
      read(draft, kinds.get(), things.get(), first, second);
    }
  }

  private static void read(Draft draft, TableName kinds, TableName other, int... places) {
    draft.named.remove(other);
    draft.named.add(kinds);
    draft.subject = Optional.of(kinds);
    draft.take(places);
  }
}
