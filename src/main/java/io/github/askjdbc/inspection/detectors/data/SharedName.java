package io.github.askjdbc.inspection.detectors.data;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.inspection.Detector;
import io.github.askjdbc.inspection.Effect;
import io.github.askjdbc.inspection.ErrorSignal;
import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.inspection.MessageContent;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.inspection.Verdict;
import io.github.askjdbc.linking.PersonNames;
import io.github.askjdbc.sql.Clause;
import io.github.askjdbc.sql.Expr;
import io.github.askjdbc.sql.Placed;
import io.github.askjdbc.sql.Query;
import io.github.askjdbc.sql.QueryBody;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Flags a person who is told by a first or a last name alone that several people have, where the
 * result does not show whose it is.
 *
 * <p>The usual cause is a question that takes for granted who is meant: "when did Lambert join" has
 * no one answer where two members are called so.
 *
 * <p>Not flagged: a name that the question calls a last or a first name, since it then asks for all
 * who have it; a query that shows or compares the other half of the name, or the key; and people
 * who are counted themselves.
 */
@ErrorSignal(
    id = SharedName.ID,
    effect = Effect.VETOES,
    message = MessageContent.NAMES_ONLY,
    summary = "Several people have the only name by which one is told",
    condition =
        "Each first or last name that is compared without its other half is probed; it fires where "
            + "more than one row of people has it and the result does not show which is meant.",
    correction = "Compare the first and the last name, or show whom each row is about.",
    clauses = {Clause.SELECT, Clause.JOIN, Clause.WHERE, Clause.HAVING})
public final class SharedName implements Detector {
  static final String ID = "shared-name";

  /** A half of a person's name that is compared with a text. */
  private record Half(ComparedText told, ColumnName other) {}

  @Override
  public Verdict inspect(Subject subject) {
    List<Half> halves = ComparedText.of(subject).flatMap(one -> half(one).stream()).toList();
    if (halves.isEmpty()) {
      return new Verdict.Abstained("no person is told by half of a name");
    }
    List<Finding> findings = new ArrayList<>();
    List<String> unseen = new ArrayList<>();
    for (Half half : halves) {
      if (subject.mentions().names(half.told().column()) || tellsWho(subject, half)) {
        continue;
      }
      String table = half.told().use().table().name().toString();
      String named = subject.names().rowsWhere(half.told().use(), half.told().comparison().expr());
      if (!(subject.probe(named, 2) instanceof ProbeOutcome.Rows rows)) {
        unseen.add("the rows of " + table + " cannot be read");
      } else if (rows.rows().size() > 1) {
        findings.add(
            new Finding(
                ID,
                half.told().comparison().clause(),
                half.told().comparison().expr().span(),
                "more than one row of "
                    + table
                    + " has this name, and the question does not say which is meant"));
      }
    }
    return Verdict.of(findings, unseen);
  }

  private static Optional<Half> half(ComparedText told) {
    return PersonNames.of(told.use().table())
        .flatMap(names -> names.besides(told.column()))
        .map(other -> new Half(told, other));
  }

  /** Whether the query speaks of the other half, shows the key, or counts the people themselves. */
  private static boolean tellsWho(Subject subject, Half half) {
    boolean told =
        subject.query().columns().stream()
            .filter(ref -> half.told().use().equals(subject.names().uses().get(ref.node())))
            .anyMatch(ref -> tells(subject, half, ref));
    return told || isOfPeopleAlone(subject.query().query());
  }

  private static boolean tells(Subject subject, Half half, Placed<Expr.ColumnRef> ref) {
    ColumnName column = subject.names().columns().get(ref.node());
    Table people = half.told().use().table();
    boolean shown = ref.clause() == Clause.SELECT || ref.clause() == Clause.GROUP_BY;
    return half.other().equals(column)
        || (shown && column != null && people.primaryKey().equals(List.of(column.column())));
  }

  private static boolean isOfPeopleAlone(Query query) {
    return query.body() instanceof QueryBody.Select select
        && select.from().size() == 1
        && select.items().size() == 1
        && select.items().get(0).value() instanceof Expr.Call call
        && call.name().equals("COUNT");
  }
}
