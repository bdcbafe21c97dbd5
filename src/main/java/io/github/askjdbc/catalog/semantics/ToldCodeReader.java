package io.github.askjdbc.catalog.semantics;

import com.google.re2j.Matcher;
import com.google.re2j.Pattern;
import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.ValueIndex;
import io.github.askjdbc.english.LexiconFile;
import io.github.askjdbc.english.NameStems;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Reads a list of codes of one column with what they mean, in the words in which people tell them
 * beside a question: "reason codes: DMG damaged, EXP out of date", "the class is one letter: G
 * stands for gold, S for silver". The column is the one that shares words with those before the
 * list and holds the codes.
 */
public final class ToldCodeReader {

  private static final int LONGEST_TEXT = 600;
  private static final int LEAST = 2;
  private static final LexiconFile FILE = LexiconFile.read("descriptions");
  private static final String CODE = "(?:[\\p{Lu}\\d][\\p{Lu}\\d&]{0,5}|'[^']{1,20}')";
  private static final Pattern BEGIN = Pattern.compile("(?:^|[\\s(])(" + CODE + ")[\\s:=]");
  private static final Pattern JOINT =
      Pattern.compile("\\s*[,;]\\s*(?:(?:and|or)\\s+)?|\\s+(?:and|or)\\s+(" + CODE + ")[\\s:=]");
  private static final Pattern ITEM =
      Pattern.compile(
          "^(?P<code>"
              + CODE
              + ")(?:\\s*[=:]\\s*|\\s+(?:"
              + FILE.section("code-bond").expression()
              + ")\\s+|\\s+)(?:(?:a|an|the)\\s+)?(?P<meaning>[\\pL][\\pL '/-]{1,50})$");

  private ToldCodeReader() {}

  /** The meanings of the codes; nothing where the text says anything more or else. */
  public static SemanticLayer read(String evidence, CatalogSnapshot catalog, ValueIndex values) {
    String text = evidence.strip();
    if (text.length() > LONGEST_TEXT || text.isEmpty()) {
      return SemanticLayer.NONE;
    }
    String whole = text.endsWith(".") ? text.substring(0, text.length() - 1) : text;
    Matcher begin = BEGIN.matcher(whole);
    for (int from = 0; begin.find(from); from = begin.end(1)) {
      Map<String, String> codes = codes(whole.substring(begin.start(1)));
      String head = whole.substring(0, begin.start(1));
      if (codes.size() >= LEAST && head.indexOf('.') < 0) {
        return layer(head, codes, catalog, values);
      }
    }
    return SemanticLayer.NONE;
  }

  private static SemanticLayer layer(
      String head, Map<String, String> codes, CatalogSnapshot catalog, ValueIndex values) {
    LayerBuilder layer = new LayerBuilder();
    column(head, codes.keySet(), catalog, values)
        .ifPresent(
            column ->
                layer.add(
                    ColumnMeaning.of(
                            column, Naming.NONE, new Source("evidence of the question", 0, head))
                        .withCodes(codes)));
    return layer.build();
  }

  /** Empty where a part of the list is no code with a meaning, or a code has two. */
  private static Map<String, String> codes(String list) {
    Map<String, String> codes = new LinkedHashMap<>();
    for (String part : parts(list)) {
      Matcher item = ITEM.matcher(part.strip());
      if (!item.matches()) {
        return Map.of();
      }
      String code = Description.unquoted(item.group("code"), "'", "'");
      if (codes.put(code, item.group("meaning").strip()) != null) {
        return Map.of();
      }
    }
    return codes.values().stream().distinct().count() == codes.size() ? codes : Map.of();
  }

  private static List<String> parts(String list) {
    List<String> parts = new ArrayList<>();
    Matcher joint = JOINT.matcher(list);
    int from = 0;
    while (joint.find(from)) {
      int end = joint.start();
      parts.add(list.substring(from, end));
      from = joint.group(1) == null ? joint.end() : joint.start(1);
    }
    parts.add(list.substring(from));
    return parts;
  }

  /** The column that shares most words with what is said before the list, and holds the codes. */
  private static Optional<ColumnName> column(
      String head, Set<String> codes, CatalogSnapshot catalog, ValueIndex values) {
    Set<String> said = Set.copyOf(NameStems.of(head));
    List<ColumnName> found =
        catalog.tables().stream()
            .flatMap(
                table ->
                    table.columns().stream()
                        .map(Column::name)
                        .filter(column -> !table.primaryKey().contains(column.column())))
            .filter(column -> shared(column, said) > 0)
            .filter(column -> holds(column, codes, values))
            .toList();
    long most = found.stream().mapToLong(column -> shared(column, said)).max().orElse(0);
    List<ColumnName> best = found.stream().filter(column -> shared(column, said) == most).toList();
    return best.size() == 1 ? Optional.of(best.get(0)) : ofTable(best, said);
  }

  /** "Reason codes on returns": of columns of one name the one whose table is named. */
  private static Optional<ColumnName> ofTable(List<ColumnName> columns, Set<String> said) {
    List<ColumnName> named =
        columns.stream()
            .filter(column -> said.containsAll(NameStems.of(column.table().name())))
            .sorted(Comparator.comparing(ColumnName::toString))
            .toList();
    return named.size() == 1 ? Optional.of(named.get(0)) : Optional.empty();
  }

  private static long shared(ColumnName column, Set<String> said) {
    return NameStems.of(column.column()).stream().filter(said::contains).count();
  }

  /** Whether most of the codes are certainly held. */
  private static boolean holds(ColumnName column, Set<String> codes, ValueIndex values) {
    long held = codes.stream().filter(code -> values.contains(column, code).orElse(false)).count();
    return held >= LEAST && 2 * held >= codes.size();
  }
}
