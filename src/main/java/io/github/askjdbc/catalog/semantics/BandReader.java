package io.github.askjdbc.catalog.semantics;

import com.google.re2j.Matcher;
import com.google.re2j.Pattern;
import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.english.LexiconFile;
import io.github.askjdbc.english.NameStems;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.text.LetterCase;
import io.github.askjdbc.text.Runs;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Reads classes of rows by how much a column holds, told beside a question that names all of them:
 * "we sort accounts by credit limit: small is below 10,000, medium from 10,000 to under 20,000,
 * large from 20,000 on". Rows of which the column tells nothing are in no class.
 */
public final class BandReader {

  private static final int LONGEST_TEXT = 500;
  private static final int LEAST = 2;

  /** What is lacking stands so near to the word for it. */
  private static final int NEAR = 2;

  private static final LexiconFile FILE = LexiconFile.read("descriptions");
  private static final Pattern ITEM =
      Pattern.compile(
          "(?i)(?P<name>[\\pL]+(?:-[\\pL]+)?)\\s*(?:\\(|=|:|\\b(?:"
              + FILE.section("band-bond").expression()
              + ")\\b)?\\s*(?P<range>"
              + BandRange.ANY
              + ")\\)?");
  private static final Pattern JOINT = Pattern.compile("(?i)^\\s*,?\\s*(?:and|or)?\\s*$");
  private static final Pattern BY =
      Pattern.compile(
          "(?i)(?:^|(?P<rows>[\\pL]+)\\s)by (?:(?:the|their|its) )?(?P<measure>[\\pL ]+?)(?: (?:a|an|the|our) [\\pL ]+ (?:is|are)|:| (?:as|into)\\b[^:]*:?)\\s*$");
  private static final Set<String> COUNTED = FILE.section("counted").words();
  private static final Set<String> LACKING = FILE.section("lacking").words();

  private BandReader() {}

  /** The class of a row; nothing where the text says anything more or else. */
  public static SemanticLayer read(String evidence, String question, CatalogSnapshot catalog) {
    if (evidence.length() > LONGEST_TEXT) {
      return SemanticLayer.NONE;
    }
    List<String> statements = statements(evidence);
    List<Band> bands = new ArrayList<>();
    Optional<String> head =
        statements.isEmpty() ? Optional.empty() : head(statements.get(0), bands);
    Optional<String> named = named(question, bands);
    LayerBuilder layer = new LayerBuilder();
    if (head.isPresent() && named.isPresent() && BandRange.areApart(ranges(bands))) {
      Matcher by = BY.matcher(head.get());
      Optional<Column> column = by.find() ? column(by.group("measure"), catalog) : Optional.empty();
      column
          .filter(one -> areAllMissing(statements.subList(1, statements.size()), one))
          .ifPresent(
              one -> {
                layer.add(metric(named.get(), one, bands));
                rows(by, one).ifPresent(layer::add);
              });
    }
    return layer.build();
  }

  /** "We sort accounts by credit limit": what the rows of that column are called. */
  private static Optional<TableMeaning> rows(Matcher by, Column column) {
    return Optional.ofNullable(by.group("rows"))
        .filter(NounNumber::isPlural)
        .map(
            rows ->
                TableMeaning.of(
                    column.name().table(),
                    Naming.of(List.of(rows)),
                    false,
                    new Source("evidence of the question", 0, rows)));
  }

  private record Band(String name, BandRange range) {}

  private static List<BandRange> ranges(List<Band> bands) {
    return bands.stream().map(Band::range).toList();
  }

  private static Metric metric(String named, Column column, List<Band> bands) {
    String name = FormulaText.quoted(column.name().column());
    String cases =
        bands.stream()
            .map(band -> "WHEN " + band.range().condition(name) + " THEN '" + band.name() + "' ")
            .collect(Collectors.joining());
    return Metric.of(
        Naming.of(List.of(named)),
        Optional.of(column.name().table()),
        "CASE " + cases + "END",
        new Source("evidence of the question", 0, named));
  }

  /** What stands before the first class; empty where anything stands between or behind them. */
  private static Optional<String> head(String statement, List<Band> bands) {
    Matcher item = ITEM.matcher(statement);
    Optional<String> head = Optional.empty();
    int from = 0;
    while (item.find()) {
      String before = statement.substring(from, item.start());
      if (head.isEmpty()) {
        head = Optional.of(before.strip());
      } else if (!JOINT.matcher(before).matches()) {
        return Optional.empty();
      }
      BandRange.of(item.group("range"))
          .ifPresent(range -> bands.add(new Band(LetterCase.lower(item.group("name")), range)));
      from = item.end();
    }
    boolean last = statement.substring(from).isBlank();
    return head.filter(text -> last && bands.size() >= LEAST);
  }

  /** "Small, medium and large", as the question says all of them in a row. */
  private static Optional<String> named(String question, List<Band> bands) {
    Set<String> names = bands.stream().map(Band::name).collect(Collectors.toSet());
    String one = "(?:" + names.stream().map(Pattern::quote).collect(Collectors.joining("|")) + ")";
    Matcher list =
        Pattern.compile("\\b" + one + "(?:(?:\\s*,\\s*|\\s+)(?:and\\s+)?" + one + ")+\\b")
            .matcher(LetterCase.lower(question));
    if (names.size() != bands.size() || !list.find()) {
      return Optional.empty();
    }
    String phrase = list.group();
    return Optional.of(phrase)
        .filter(text -> Runs.words(text.replace(',', ' ')).containsAll(names));
  }

  /** The one column of numbers that is called so: "passenger count" are the passengers. */
  private static Optional<Column> column(String measure, CatalogSnapshot catalog) {
    List<String> said = bare(NameStems.of(measure));
    List<Column> found =
        catalog.tables().stream()
            .flatMap(table -> table.columns().stream())
            .filter(column -> column.kind() == ColumnKind.NUMBER)
            .filter(column -> bare(NameStems.of(column.name().column())).equals(said))
            .toList();
    return found.size() == 1 && !said.isEmpty() ? Optional.of(found.get(0)) : Optional.empty();
  }

  private static List<String> bare(List<String> stems) {
    return stems.stream().filter(stem -> !COUNTED.contains(stem)).toList();
  }

  /** Whether all that is told besides is that rows without that column are left out. */
  private static boolean areAllMissing(List<String> statements, Column column) {
    List<String> stems = NameStems.of(column.name().column());
    return statements.stream().allMatch(one -> isMissing(NameStems.of(one), stems));
  }

  /** "Accounts with no limit on file", and not "accounts with no order". */
  private static boolean isMissing(List<String> statement, List<String> column) {
    return IntStream.range(0, statement.size())
        .filter(at -> LACKING.contains(statement.get(at)))
        .anyMatch(
            at ->
                statement
                    .subList(Math.max(0, at - NEAR), Math.min(statement.size(), at + NEAR + 1))
                    .stream()
                    .anyMatch(word -> column.contains(word) || COUNTED.contains(word)));
  }

  private static List<String> statements(String text) {
    List<String> statements = new ArrayList<>();
    int from = 0;
    for (int at = 0; at < text.length(); at++) {
      boolean last = at + 1 == text.length() || Character.isWhitespace(text.charAt(at + 1));
      if (text.charAt(at) == ';' || (text.charAt(at) == '.' && last)) {
        statements.add(text.substring(from, at).strip());
        from = at + 1;
      }
    }
    statements.add(text.substring(from).strip());
    return statements.stream().filter(one -> !one.isEmpty()).toList();
  }
}
