package io.github.askjdbc.inspection.detectors.data;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.database.IdentifierQuoting;
import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.english.LexiconFile;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.english.ShortNames;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.inspection.Detector;
import io.github.askjdbc.inspection.Effect;
import io.github.askjdbc.inspection.ErrorSignal;
import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.inspection.MessageContent;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.inspection.Verdict;
import io.github.askjdbc.sql.Clause;
import io.github.askjdbc.sql.Expr;
import io.github.askjdbc.sql.Name;
import io.github.askjdbc.sql.Placed;
import io.github.askjdbc.sql.TableUse;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;

/**
 * Flags a town that lies in several states, regions or countries, where the query does not say in
 * which.
 *
 * <p>The usual cause is a question that takes for granted which is meant: "customers in Portland"
 * are those of Oregon and those of Maine.
 *
 * <p>Not flagged: a query that shows, groups by or compares the wider place.
 */
@ErrorSignal(
    id = SharedPlace.ID,
    effect = Effect.VETOES,
    message = MessageContent.NAMES_ONLY,
    summary = "The town that is compared lies in several regions",
    condition =
        "Each town that is compared is probed where its rows have a column of a wider place too; "
            + "it fires where that column holds more than one for it and the query does not use it.",
    correction = "Compare the region as well, or show it.",
    clauses = {Clause.JOIN, Clause.WHERE, Clause.HAVING})
public final class SharedPlace implements Detector {
  static final String ID = "shared-place";

  private static final List<String> NAME = List.of("name");
  private static final int SHOWN = 10;
  private static final int LONGEST_CODE = 2;
  private static final Set<String> ORDINARY = LexiconFile.list("ordinary-words").words();

  /** A town that is compared with a text, and the wider places that the same row tells. */
  private record Town(ComparedText told, List<ColumnName> regions) {}

  @Override
  public Verdict inspect(Subject subject) {
    List<Town> towns =
        ComparedText.of(subject)
            .map(told -> new Town(told, regions(told.use(), told.column())))
            .filter(town -> !town.regions().isEmpty())
            .toList();
    if (towns.isEmpty()) {
      return new Verdict.Abstained("no town beside a wider place is compared with a text literal");
    }
    List<Finding> findings = new ArrayList<>();
    List<String> unseen = new ArrayList<>();
    towns.stream()
        .filter(town -> !isUsed(subject, town))
        .forEach(
            town ->
                town.regions().forEach(region -> probe(subject, town, region, findings, unseen)));
    return Verdict.of(findings, unseen);
  }

  private static void probe(
      Subject subject, Town town, ColumnName region, List<Finding> findings, List<String> unseen) {
    if (!(subject.probe(regions(subject, town, region), SHOWN) instanceof ProbeOutcome.Rows rows)) {
      unseen.add("the column " + region + " cannot be read");
    } else if (isPlace(rows) && told(rows) > 1) {
      findings.add(
          new Finding(
              ID,
              town.told().comparison().clause(),
              town.told().comparison().expr().span(),
              "it lies in more than one "
                  + region.column()
                  + ", and the query does not say in which"));
    }
  }

  private static String regions(Subject subject, Town town, ColumnName region) {
    String column = region.column();
    Name name = new Name(IdentifierQuoting.of(subject.query().dialect()).quote(column), column);
    Expr.ColumnRef compared = town.told().written();
    return subject
        .names()
        .kindsWhere(
            town.told().use(),
            new Expr.ColumnRef(compared.span(), compared.qualifier(), name),
            town.told().comparison().expr());
  }

  /** Not the state that an order is in: "open"; "OR" is short for one all the same. */
  private static boolean isPlace(ProbeOutcome.Rows rows) {
    return rows.rows().stream()
        .map(row -> Objects.toString(row.get(0), "").strip().toLowerCase(Locale.ROOT))
        .filter(word -> word.length() > LONGEST_CODE)
        .noneMatch(word -> ORDINARY.contains(word) || WordClass.isParticiple(word));
  }

  private static long told(ProbeOutcome.Rows rows) {
    return rows.rows().stream().map(row -> row.get(0)).filter(Objects::nonNull).count();
  }

  /**
   * The state of {@code bill_city} is {@code bill_state}, and not {@code ship_state}; of the name
   * of a city it is the one that the city lies in.
   */
  private static List<ColumnName> regions(TableUse use, ColumnName compared) {
    List<String> words = words(compared.column());
    boolean town =
        words(use.table().name().name()).stream()
            .anyMatch(word -> WordClass.TOWN.contains(NounNumber.singular(word)));
    if (words.stream().noneMatch(WordClass.TOWN::contains) && !(town && words.equals(NAME))) {
      return List.of();
    }
    List<String> role = town ? List.of() : besides(words, WordClass.TOWN);
    return use.table().columns().stream()
        .map(Column::name)
        .filter(other -> isRegion(words(other.column()), role))
        .toList();
  }

  private static boolean isRegion(List<String> words, List<String> role) {
    return words.stream().anyMatch(WordClass.REGION::contains)
        && besides(besides(words, WordClass.REGION), WordClass.KEY_COLUMN).equals(role);
  }

  private static List<String> besides(List<String> words, WordClass kind) {
    return words.stream().filter(word -> !kind.contains(word)).toList();
  }

  private static List<String> words(String column) {
    return NameParts.of(ShortNames.writtenOut(column));
  }

  private static boolean isUsed(Subject subject, Town town) {
    return subject.query().columns().stream()
        .filter(ref -> town.told().use().equals(subject.names().uses().get(ref.node())))
        .map(Placed::node)
        .map(subject.names().columns()::get)
        .filter(Objects::nonNull)
        .anyMatch(town.regions()::contains);
  }
}
