package io.github.askjdbc.generation.embedded.grammar.aggregates;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Expression.Aggregate;
import io.github.askjdbc.generation.embedded.actions.Expression.Function;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * "How many oak chairs did we sell in 2023", "how many units of the oak chair were delivered": of a
 * thing that is called by its name, the pieces are added up where the lines of a sale say how many
 * there were, and no lines are counted. Of two such numbers nobody knows which one is meant.
 */
public final class PiecesRule implements Rule {

  private static final double BELIEF = 0.85;

  /**
   * @param cue token of "how many"
   * @param thing token of the name
   * @param deed token that names the rows that were left
   */
  private record Asked(int cue, int thing, int deed) {}

  @Override
  public void apply(Draft draft) {
    IntStream.range(0, draft.size())
        .filter(at -> draft.isFree(at, Cue.COUNT))
        .boxed()
        .flatMap(cue -> asked(draft, cue).stream())
        .findFirst()
        .ifPresent(asked -> read(draft, asked));
  }

  private static Optional<Asked> asked(Draft draft, int cue) {
    int thing = thing(draft, cue);
    List<Integer> deeds =
        IntStream.range(thing + 1, draft.size())
            .filter(at -> draft.free(at) && draft.table(at).isPresent())
            .boxed()
            .toList();
    return called(draft, thing).isPresent() && deeds.size() == 1
        ? Optional.of(new Asked(cue, thing, deeds.get(0)))
        : Optional.empty();
  }

  /** Whether rows are counted that hold so many of a thing that the question calls by its name. */
  public static boolean countsLines(Draft draft) {
    return draft.countsSubject && (ofThing(draft) || ofKind(draft));
  }

  /** "How many books were sold", where sales are of a category and tell how many there were. */
  private static boolean ofKind(Draft draft) {
    boolean dealt =
        draft.question.words().stream()
            .map(Word::folded)
            .anyMatch(word -> WordClass.SELLING.contains(word) || WordClass.BUYING.contains(word));
    return dealt
        && IntStream.range(0, draft.size())
            .filter(at -> draft.cue(at).equals(Optional.of(Cue.COUNT)))
            .mapToObj(cue -> draft.value(draft.next(cue)).map(Link.ToValue::column))
            .flatMap(Optional::stream)
            .filter(kind -> draft.subject.equals(Optional.of(kind.table())))
            .flatMap(kind -> draft.knowledge.catalog().table(kind.table()).stream())
            .flatMap(rows -> rows.columns().stream())
            .map(Column::name)
            .anyMatch(column -> draft.columns.isQuantity(column) && saysHowMany(column));
  }

  /** "How many oak chairs were sold", where lines of sales are of products with such names. */
  private static boolean ofThing(Draft draft) {
    return IntStream.range(0, draft.size())
        .filter(at -> draft.cue(at).equals(Optional.of(Cue.COUNT)))
        .boxed()
        .flatMap(cue -> called(draft, thing(draft, cue)).stream())
        .anyMatch(
            thing ->
                draft.subject.filter(deed -> !pieces(draft, thing, deed).isEmpty()).isPresent());
  }

  private static int thing(Draft draft, int cue) {
    int next = draft.next(cue);
    return isPiece(draft, next) ? draft.next(next) : next;
  }

  /** The table of what is called by a name that is nobody's. */
  private static Optional<TableName> called(Draft draft, int thing) {
    return draft
        .value(thing)
        .map(Link.ToValue::column)
        .filter(column -> draft.isName(column) && !draft.areNamedPeople(column.table()))
        .map(ColumnName::table)
        .filter(table -> draft.table(thing + 1).isEmpty());
  }

  /** "Units of". */
  private static boolean isPiece(Draft draft, int at) {
    return draft.isUnknown(at)
        && WordClass.PIECE.contains(draft.tokens.get(at).text())
        && draft.fillerBefore(draft.next(at), WordClass.OF);
  }

  private static void read(Draft draft, Asked asked) {
    TableName thing = draft.value(asked.thing()).orElseThrow().column().table();
    TableName deed = draft.table(asked.deed()).orElseThrow();
    List<ColumnName> pieces = pieces(draft, thing, deed);
    if (pieces.size() > 1) {
      draft.reject();
    }
    if (pieces.size() == 1) {
      ColumnName column = pieces.get(0);
      List<Integer> places = new ArrayList<>(List.of(asked.cue(), asked.deed()));
      IntStream.range(asked.cue() + 1, asked.thing()).filter(draft::free).forEach(places::add);
      draft.belief *= BELIEF;
      draft.subject = Optional.of(column.table());
      draft.named.add(column.table());
      draft.named.add(deed);
      draft.select(asked.cue(), Aggregate.of(Function.SUM, column), draft.take(places));
    }
  }

  /** The columns that say how many of a thing a deed was done to. */
  private static List<ColumnName> pieces(Draft draft, TableName thing, TableName deed) {
    return draft.knowledge.catalog().tables().stream()
        .filter(lines -> isOfBoth(draft, lines.name(), thing, deed))
        .flatMap(lines -> lines.columns().stream())
        .map(Column::name)
        .filter(draft.columns::isQuantity)
        .filter(PiecesRule::saysHowMany)
        .toList();
  }

  /** Whether rows say how many of a thing there were, once for each row of what was done. */
  private static boolean isOfBoth(Draft draft, TableName lines, TableName thing, TableName deed) {
    boolean ofDeed = lines.equals(deed) || draft.graph.references(lines, deed).size() == 1;
    return ofDeed && !thing.equals(deed) && draft.graph.references(lines, thing).size() == 1;
  }

  private static boolean saysHowMany(ColumnName column) {
    String name = column.column().toLowerCase(Locale.ROOT);
    return NameParts.of(name).stream().anyMatch(WordClass.HOW_OFTEN::contains)
        || WordClass.HOW_OFTEN.words().stream().anyMatch(name::startsWith);
  }
}
