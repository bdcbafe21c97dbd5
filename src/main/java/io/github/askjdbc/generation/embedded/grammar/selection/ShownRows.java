package io.github.askjdbc.generation.embedded.grammar.selection;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Rows that a question asks to see by their names, beside what else it asks of them: "patients and
 * their cities", "which clinics are in Leeds, and when did they open".
 */
public final class ShownRows {

  private ShownRows() {}

  /** Shows the names of the rows that a token names, if the question asks for them. */
  static void show(Draft draft, int at, TableName table) {
    if (isAskedBesides(draft, at)) {
      besides(draft, at);
    } else if (isShownWith(draft, at)) {
      showNames(draft, 0, draft.subject.get());
      showNames(draft, at, table);
    } else if (listed(draft, at) || listedFirst(draft, at) || listedWith(draft, at)) {
      showNames(draft, at, table);
    }
  }

  /** "The oldest orders, and for which customers": behind what is asked for first. */
  private static boolean isAskedBesides(Draft draft, int at) {
    int first = draft.tokens.get(at).span().first();
    List<String> before =
        IntStream.range(Math.max(0, first - 3), first)
            .mapToObj(word -> draft.question.words().get(word).folded())
            .toList();
    int last = before.size() - 1;
    boolean which = last >= 1 && WordClass.ASKING_THING.contains(before.get(last));
    boolean and =
        which
            && (WordClass.AND.contains(before.get(last - 1))
                || (last >= 2
                    && WordClass.AND.contains(before.get(last - 2))
                    && WordClass.CLOSED_CLASS.contains(before.get(last - 1))));
    return and
        && draft.counted.isEmpty()
        && draft.extremeOfEach.isEmpty()
        && !draft.countsSubject
        && !draft.subject.equals(draft.table(at))
        && draft.actions.stream().noneMatch(Action.AddGroupBy.class::isInstance);
  }

  /** One of the other rows for each of the first; where there may be more, nothing is read. */
  private static void besides(Draft draft, int at) {
    TableName table = draft.table(at).orElseThrow();
    boolean one =
        draft
            .subject
            .flatMap(rows -> draft.graph.connect(rows, List.of(table)))
            .filter(tree -> !tree.multipliesRoot())
            .isPresent();
    if (!one) {
      draft.reject();
      return;
    }
    if (draft.selected.isEmpty()) {
      showNames(draft, 0, draft.subject.orElseThrow());
    }
    showNames(draft, at, table);
  }

  /** "Departments without head, with clinic" asks for the clinic of each department. */
  private static boolean isShownWith(Draft draft, int at) {
    TableName table = draft.table(at).orElseThrow();
    return draft.selected.isEmpty()
        && draft.counted.isEmpty()
        && draft.isBehindComma(at)
        && draft.fillerBefore(at, WordClass.WITH)
        && draft.onlyBetween(draft.previous(at), at, WordClass.WITH_COLUMN)
        && draft
            .subject
            .filter(rows -> !rows.equals(table))
            .flatMap(rows -> draft.graph.connect(rows, List.of(table)))
            .filter(tree -> !tree.multipliesRoot())
            .isPresent();
  }

  /** "Patients and their cities" asks for the patients too; "age of the patient and city" not. */
  private static boolean listed(Draft draft, int at) {
    int before = draft.previous(at);
    int next = draft.next(at);
    boolean first = draft.column(next).isPresent() && joined(draft, at, next);
    boolean last =
        draft.column(before).isPresent()
            && joined(draft, before, at)
            && !draft.onlyBetween(at, next, WordClass.POSSESSIVE);
    return !draft.fillerBefore(at, WordClass.OF) && (first || last);
  }

  /** "Plans with list price", "agents with their phone" ask for the plans and the agents too. */
  private static boolean listedWith(Draft draft, int at) {
    int next = draft.next(at);
    boolean right =
        draft.free(next)
            && draft.column(next).isPresent()
            && draft.fillerBefore(next, WordClass.WITH)
            && draft.onlyBetween(at, next, WordClass.WITH_COLUMN);
    return draft.selected.isEmpty() && (right || isShownOf(draft, at));
  }

  /** "Stores in Leeds with their floor area", ", with the floor area": beside the stores. */
  private static boolean isShownOf(Draft draft, int at) {
    TableName rows = draft.table(at).orElseThrow();
    return draft.subject.equals(Optional.of(rows))
        && draft.counted.isEmpty()
        && IntStream.range(at + 1, draft.size())
            .filter(draft::free)
            .filter(one -> draft.column(one).filter(c -> c.table().equals(rows)).isPresent())
            .anyMatch(
                one ->
                    draft.fillerBefore(one, WordClass.WITH)
                        && (draft.fillerBefore(one, WordClass.POSSESSIVE_PRONOUN)
                            || draft.isBehindComma(one)));
  }

  /** "Which clinics are in Leeds, and when did they open" asks for the clinics too. */
  private static boolean listedFirst(Draft draft, int at) {
    boolean first = isFirst(draft, at);
    for (int more = at + 1; first && more + 1 < draft.size(); more++) {
      boolean and = WordClass.AND.contains(draft.tokens.get(more).text());
      if (and && isAsking(draft, behindFiller(draft, more + 1))) {
        return true;
      }
    }
    return false;
  }

  /** "Who are our three oldest nurses". */
  private static boolean isFirst(Draft draft, int at) {
    return IntStream.range(0, at)
        .filter(before -> draft.tokens.get(before).content())
        .allMatch(before -> !draft.free(before) && !isShown(draft, before));
  }

  private static boolean isShown(Draft draft, int at) {
    return draft.selected.stream().anyMatch(one -> one.token() == at);
  }

  /** "And on which date". */
  private static int behindFiller(Draft draft, int at) {
    boolean filler = draft.isUnknown(at) && !draft.tokens.get(at).content();
    return filler && !isAsking(draft, at) ? at + 1 : at;
  }

  private static boolean isAsking(Draft draft, int at) {
    WordClass asking = draft.asksForRows() ? WordClass.ASKING : WordClass.ASKING_TIME;
    return at < draft.size() && asking.contains(draft.tokens.get(at).text());
  }

  private static boolean joined(Draft draft, int at, int next) {
    return draft.onlyBetween(at, next, WordClass.COLUMN_LIST)
        && draft.fillerBefore(next, WordClass.AND);
  }

  /** Shows what rows are called by. */
  public static void showNames(Draft draft, int at, TableName rows) {
    List<ColumnName> called =
        draft.knowledge.catalog().table(rows).map(draft.names::of).orElse(List.of());
    if (called.size() > 1 && called.stream().allMatch(draft.columns::isKey)) {
      draft.reject(); // they only tie other rows together
    }
    draft.knowledge.catalog().table(rows).stream()
        .flatMap(known -> draft.names.of(known).stream())
        .forEach(name -> draft.select(at, new Expression.Cell(name), draft.take(at)));
  }
}
