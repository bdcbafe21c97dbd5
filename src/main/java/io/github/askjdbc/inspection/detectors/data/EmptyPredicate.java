package io.github.askjdbc.inspection.detectors.data;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.ValueMatch;
import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.inspection.Detector;
import io.github.askjdbc.inspection.ErrorSignal;
import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.inspection.Verdict;
import io.github.askjdbc.sql.Clause;
import io.github.askjdbc.sql.Equality;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Flags an equality whose literal the column does not hold, so that the predicate keeps no row.
 *
 * <p>The usual cause is a wrong value link: the question names a city and the query filters the
 * county, or the spelling differs from the stored one (SQLens, empty predicate). The message gives
 * the stored spelling, or the columns that do hold the literal, which is what a repair needs.
 *
 * <p>Not flagged: a literal compared with an expression, and a column under {@code LIKE}; both are
 * left to other signals. Nor, on targets that compare without regard to case, a difference of case
 * alone. Without a full index of the column the detector abstains, since an unseen value may be
 * among the rows not read.
 */
@ErrorSignal(
    id = EmptyPredicate.ID,
    summary = "Predicate compares a column with a value that the column never holds",
    condition =
        "Each equality with a text literal is looked up among the values of its column; "
            + "it fires where the column, read in full, does not hold the literal.",
    correction =
        "Use a value that the column holds, in its stored spelling and case. If another "
            + "column holds the value, compare that column. If none does, the question may have "
            + "no answer here.",
    clauses = {Clause.JOIN, Clause.WHERE, Clause.HAVING})
public final class EmptyPredicate implements Detector {
  static final String ID = "empty-predicate";

  private static final int SUGGESTIONS = 3;
  private static final Set<Clause> CLAUSES = EnumSet.of(Clause.JOIN, Clause.WHERE, Clause.HAVING);
  private static final Set<Dialect> CASE_BLIND =
      EnumSet.of(Dialect.MYSQL, Dialect.MARIADB, Dialect.SQLSERVER);

  @Override
  public Verdict inspect(Subject subject) {
    List<Equality> equalities =
        subject.names().equalities().stream()
            .filter(equality -> CLAUSES.contains(equality.clause()))
            .toList();
    if (equalities.isEmpty()) {
      return new Verdict.Abstained("no column is compared with a text literal");
    }
    List<Finding> findings = new ArrayList<>();
    Set<ColumnName> unindexed = new LinkedHashSet<>();
    for (Equality equality : equalities) {
      Optional<Boolean> held = subject.values().contains(equality.column(), equality.literal());
      if (held.isEmpty()) {
        unindexed.add(equality.column());
      } else if (!held.get()) {
        List<ValueMatch> matches = subject.values().lookup(equality.literal());
        if (!heldInOtherCase(subject, equality, matches)) {
          findings.add(
              new Finding(ID, equality.clause(), equality.span(), describe(equality, matches)));
        }
      }
    }
    if (!findings.isEmpty()) {
      return new Verdict.Flagged(findings);
    }
    return unindexed.isEmpty()
        ? new Verdict.Clean()
        : new Verdict.Abstained(
            "no full value index for "
                + unindexed.stream().map(ColumnName::toString).collect(Collectors.joining(", ")));
  }

  private static boolean heldInOtherCase(
      Subject subject, Equality equality, List<ValueMatch> matches) {
    return CASE_BLIND.contains(subject.query().dialect())
        && matches.stream()
            .anyMatch(
                match ->
                    match.column().equals(equality.column())
                        && match.stored().equalsIgnoreCase(equality.literal()));
  }

  private static String describe(Equality equality, List<ValueMatch> matches) {
    String missing = "'" + equality.literal() + "' is not a value of " + equality.column();
    Optional<ValueMatch> spelling =
        matches.stream().filter(match -> match.column().equals(equality.column())).findFirst();
    if (spelling.isPresent()) {
      return missing + "; '" + spelling.get().stored() + "' is";
    }
    String elsewhere =
        matches.stream()
            .limit(SUGGESTIONS)
            .map(match -> where(match, equality.literal()))
            .distinct()
            .collect(Collectors.joining(", "));
    return elsewhere.isEmpty() ? missing : missing + "; held by " + elsewhere;
  }

  private static String where(ValueMatch match, String literal) {
    return match.stored().equals(literal)
        ? match.column().toString()
        : match.column() + " as '" + match.stored() + "'";
  }
}
