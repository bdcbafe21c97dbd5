package io.github.askjdbc.inspection.detectors.data;

import io.github.askjdbc.catalog.ValueMatch;
import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.inspection.Detector;
import io.github.askjdbc.inspection.ErrorSignal;
import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.inspection.Verdict;
import io.github.askjdbc.sql.Clause;
import io.github.askjdbc.sql.Equality;
import io.github.askjdbc.sql.Span;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Flags a comparison of a column with literals that no row meets, so that the predicate keeps
 * nothing.
 *
 * <p>The usual cause is a wrong value link: the question names a city and the query filters the
 * county, or the spelling differs from the stored one (SQLens, empty predicate). The message gives
 * the stored spelling, or the columns that do hold the literal, which is what a repair needs.
 *
 * <p>Texts are looked up in the value index; other comparisons, and columns that the index holds in
 * part, are probed for a first row, each on its own.
 *
 * <p>Not flagged: a literal compared with an expression, an inequality or a negation, and, on
 * targets that compare without regard to case, a difference of case alone. Where a probe fails, or
 * none is left, the detector abstains.
 */
@ErrorSignal(
    id = EmptyPredicate.ID,
    summary = "No row meets a comparison of a column with a literal",
    condition =
        "Each equality with a text literal is looked up among the values of its column, and any "
            + "other comparison with a literal is probed; it fires where no row meets one of them.",
    correction =
        "Use a value that the column holds, in its stored spelling and case. If another "
            + "column holds the value, compare that column. If none does, the question may have "
            + "no answer here.",
    clauses = {Clause.JOIN, Clause.WHERE, Clause.HAVING})
public final class EmptyPredicate implements Detector {
  static final String ID = "empty-predicate";

  private static final int SUGGESTIONS = 3;
  static final Set<Clause> CLAUSES = EnumSet.of(Clause.JOIN, Clause.WHERE, Clause.HAVING);
  private static final Set<Dialect> CASE_BLIND =
      EnumSet.of(Dialect.MYSQL, Dialect.MARIADB, Dialect.SQLSERVER);

  @Override
  public Verdict inspect(Subject subject) {
    List<Finding> findings = new ArrayList<>();
    List<String> unseen = new ArrayList<>();
    Set<Span> indexed = new HashSet<>();
    List<Equality> equalities =
        subject.names().equalities().stream()
            .filter(equality -> CLAUSES.contains(equality.clause()))
            .toList();
    for (Equality equality : equalities) {
      Optional<Boolean> held = subject.values().contains(equality.column(), equality.literal());
      if (held.isPresent()) {
        indexed.add(equality.span());
      }
      if (held.isPresent() && !held.get()) {
        List<ValueMatch> matches = subject.values().lookup(equality.literal());
        if (!heldInOtherCase(subject, equality, matches)) {
          findings.add(
              new Finding(ID, equality.clause(), equality.span(), describe(equality, matches)));
        }
      }
    }
    List<LiteralPredicates.OfTable> others =
        new LiteralPredicates(subject)
            .all().stream()
                .filter(predicate -> CLAUSES.contains(predicate.clause()))
                .filter(predicate -> !indexed.contains(predicate.expr().span()))
                .toList();
    for (LiteralPredicates.OfTable predicate : others) {
      probe(subject, predicate, findings, unseen);
    }
    return equalities.isEmpty() && others.isEmpty()
        ? new Verdict.Abstained("no column is compared with a literal")
        : Verdict.of(findings, unseen);
  }

  private static void probe(
      Subject subject,
      LiteralPredicates.OfTable predicate,
      List<Finding> findings,
      List<String> unseen) {
    String table = predicate.use().table().name().toString();
    String rows = subject.names().rowsWhere(predicate.use(), predicate.expr());
    ProbeOutcome outcome = subject.probe(rows, 1);
    if (!(outcome instanceof ProbeOutcome.Rows found)) {
      unseen.add("the rows of " + table + " cannot be read");
    } else if (found.rows().isEmpty()) {
      findings.add(
          new Finding(
              ID,
              predicate.clause(),
              predicate.expr().span(),
              "no row of " + table + " meets this alone"));
    }
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
