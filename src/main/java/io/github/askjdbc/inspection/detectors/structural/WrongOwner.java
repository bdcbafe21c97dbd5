package io.github.askjdbc.inspection.detectors.structural;

import io.github.askjdbc.account.OwnedColumns;
import io.github.askjdbc.inspection.Detector;
import io.github.askjdbc.inspection.ErrorSignal;
import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.inspection.MessageContent;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.inspection.Verdict;
import io.github.askjdbc.sql.Clause;
import io.github.askjdbc.sql.NamesRead;
import io.github.askjdbc.sql.Shape;
import java.util.ArrayList;
import java.util.List;

/**
 * Flags a column taken from one table where the question says by a possessive whose it is: "the
 * name of the singer", "the singer's name", answered by the name of the concert.
 *
 * <p>The usual cause is a column name that several tables share.
 *
 * <p>Not flagged: an owner that the question does not name by its table's name, and a column that
 * is a copy of the owner's by a key. Without such a phrase the detector abstains.
 */
@ErrorSignal(
    id = WrongOwner.ID,
    message = MessageContent.NAMES_ONLY,
    summary = "A column is taken from another table than the one the question says it belongs to",
    condition =
        "Phrases that say whose a column is are compared with the table that the query "
            + "takes the column from; it fires where they differ.",
    correction = "Take the column from the table that the question says it belongs to.",
    clauses = {
      Clause.SELECT,
      Clause.JOIN,
      Clause.WHERE,
      Clause.GROUP_BY,
      Clause.HAVING,
      Clause.ORDER_BY
    })
public final class WrongOwner implements Detector {
  static final String ID = "wrong-owner";

  @Override
  public Verdict inspect(Subject subject) {
    List<OwnedColumns> claims = subject.account().owned();
    if (claims.isEmpty()) {
      return new Verdict.Abstained("the question says of no column whose it is");
    }
    List<Finding> findings = new ArrayList<>();
    NamesRead names = subject.facts().names();
    for (OwnedColumns claim : claims) {
      boolean met =
          claim.meant().stream()
              .anyMatch(
                  column ->
                      names.columns().stream()
                          .anyMatch(
                              other ->
                                  other.equals(column)
                                      || subject.keys().between(other, column).isPresent()));
      if (met || subject.facts().shape().has(Shape.Part.STAR)) {
        continue;
      }
      names.uses().stream()
          .filter(use -> claim.others().contains(use.column()))
          .findFirst()
          .ifPresent(
              use ->
                  findings.add(
                      new Finding(
                          ID,
                          use.clause(),
                          use.span(),
                          use.column()
                              + " is used, and the question speaks of "
                              + claim.meant().iterator().next())));
    }
    return Verdict.of(findings);
  }
}
