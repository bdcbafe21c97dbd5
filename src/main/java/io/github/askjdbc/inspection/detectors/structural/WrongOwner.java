package io.github.askjdbc.inspection.detectors.structural;

import io.github.askjdbc.account.OwnershipUse;
import io.github.askjdbc.inspection.Detector;
import io.github.askjdbc.inspection.ErrorSignal;
import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.inspection.MessageContent;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.inspection.Verdict;
import io.github.askjdbc.sql.Clause;
import java.util.List;
import java.util.Optional;

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
    List<OwnershipUse> claims =
        subject.account().ownerships().stream()
            .filter(OwnershipUse::certain)
            .filter(claim -> !claim.meant().isEmpty())
            .filter(claim -> claim.meant().size() < claim.attributes().size())
            .toList();
    return claims.isEmpty()
        ? new Verdict.Abstained("the question says of no column whose it is")
        : Verdict.of(
            claims.stream()
                .filter(claim -> !claim.kept().orElse(true) && !isCopied(subject, claim))
                .flatMap(claim -> finding(subject, claim).stream())
                .distinct()
                .toList());
  }

  /** Whether a key says that a column of the query holds the same. */
  private static boolean isCopied(Subject subject, OwnershipUse claim) {
    return subject.facts().names().columns().stream()
        .anyMatch(
            column ->
                claim.meant().stream()
                    .anyMatch(meant -> subject.keys().between(column, meant).isPresent()));
  }

  private static Optional<Finding> finding(Subject subject, OwnershipUse claim) {
    return subject.facts().names().uses().stream()
        .filter(use -> claim.attributes().contains(use.column()))
        .findFirst()
        .map(
            use ->
                new Finding(
                    ID,
                    use.clause(),
                    use.span(),
                    use.column() + " is used, and the question speaks of " + claim.meant().get(0)));
  }
}
