package io.github.askjdbc.catalog.semantics;

import com.google.re2j.Matcher;
import com.google.re2j.Pattern;
import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.english.LexiconFile;
import io.github.askjdbc.text.Runs;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Reads the outside knowledge that comes with one question, in the shapes of BIRD's evidence (Li et
 * al. 2023, "Can LLM Already Serve as A Database Interface?", section 3.3): "female refers to
 * gender = 'F'", "VIP refers to orders > 10", "surname refers to last_name", "ratio = a / b".
 *
 * <p>A statement whose names do not lead to one table is left out, as are lists of columns, which
 * no single phrase can stand for.
 */
public final class EvidenceReader {
  private static final int LONGEST_TEXT = 4_000;
  private static final int MOST_WORDS = 8;

  private static final Pattern VERB =
      Pattern.compile(
          "(?i)\\s+(?:"
              + LexiconFile.read("descriptions").section("definition").expression()
              + ")\\s+");
  private static final String COMPARING = "<>!=";

  private static final Pattern EQUALITY =
      Pattern.compile(
          "(?P<column>[^=<>!]+?)\\s*(?:=|\\bis\\b)\\s*"
              + "(?:'(?P<single>[^']*)'|\"(?P<double>[^\"]*)\"|(?P<number>-?\\d{1,18}(?:\\.\\d{1,9})?))");
  private static final Pattern COMPARES =
      Pattern.compile("(?i)[<>=]|\\b(?:between|like|in|is(?: not)? null)\\b");
  private static final Pattern BACKTICKED = Pattern.compile("`([^`\"]+)`");
  private static final Pattern COMPUTES = Pattern.compile("[-+*/(]");

  private final ColumnReferences references;
  private final LayerBuilder layer = new LayerBuilder();

  private EvidenceReader(CatalogSnapshot catalog) {
    this.references = new ColumnReferences(catalog);
  }

  /** What the text says of the catalog's public tables and columns, spelt as there. */
  public static SemanticLayer read(String evidence, CatalogSnapshot catalog) {
    EvidenceReader reader = new EvidenceReader(catalog);
    String bounded =
        evidence.length() > LONGEST_TEXT ? evidence.substring(0, LONGEST_TEXT) : evidence;
    statements(bounded).forEach(reader::statement);
    return reader.layer.build();
  }

  /** What stands between ends of sentences and lines. */
  private static List<String> statements(String text) {
    List<String> statements = new ArrayList<>();
    int from = 0;
    for (int i = 0; i < text.length(); i++) {
      boolean last = i + 1 == text.length() || Character.isWhitespace(text.charAt(i + 1));
      char c = text.charAt(i);
      if (c == ';' || c == '\n' || (c == '.' && last)) {
        statements.add(text.substring(from, i).strip());
        from = i + 1;
      }
    }
    statements.add(text.substring(from).strip());
    return statements;
  }

  private void statement(String text) {
    Matcher verb = VERB.matcher(text);
    if (verb.find()) {
      String left = text.substring(0, verb.start()).strip();
      String right = text.substring(verb.end()).strip();
      if (EQUALITY.matcher(left).matches()) {
        define(right, left);
      } else {
        define(left, right);
      }
      return;
    }
    int equals = definingEquals(text);
    if (equals >= 0 && references.only(text.substring(0, equals)).isEmpty()) {
      define(text.substring(0, equals), text.substring(equals + 1).strip());
    }
  }

  /** The first = that is no part of another comparison, or -1. */
  private static int definingEquals(String text) {
    int at = text.indexOf('=');
    while (at >= 0) {
      boolean begun = at > 0 && COMPARING.indexOf(text.charAt(at - 1)) >= 0;
      if (!begun && !text.startsWith("=", at + 1)) {
        return at;
      }
      at = text.indexOf('=', at + 1);
    }
    return at;
  }

  private void define(String written, String definition) {
    String phrase = Description.unquoted(written, "'\"`", "'\"`");
    if (phrase.isEmpty() || Runs.words(phrase).size() > MOST_WORDS || definition.isEmpty()) {
      return;
    }
    Naming naming = Naming.of(List.of(phrase));
    Matcher equality = EQUALITY.matcher(definition);
    Optional<List<ColumnName>> plain = references.only(definition);
    if (plain.isPresent()) {
      plain.get().forEach(column -> layer.add(ColumnMeaning.of(column, naming, source(phrase))));
    } else if (equality.matches()) {
      String code =
          Optional.ofNullable(equality.group("single"))
              .or(() -> Optional.ofNullable(equality.group("double")))
              .orElseGet(() -> equality.group("number"));
      for (ColumnName column : references.only(equality.group("column")).orElse(List.of())) {
        layer.add(
            ColumnMeaning.of(column, Naming.NONE, source(phrase)).withCodes(Map.of(code, phrase)));
      }
    } else if (COMPARES.matcher(definition).find()) {
      references
          .table(definition)
          .ifPresent(
              table -> layer.add(new NamedFilter(naming, table, sql(definition), source(phrase))));
    } else if (COMPUTES.matcher(definition).find()) {
      references
          .table(definition)
          .ifPresent(
              table ->
                  layer.add(
                      Metric.of(naming, Optional.of(table), sql(definition), source(phrase))));
    }
  }

  /** Backticks quote names in BIRD's evidence; standard SQL writes double quotes. */
  private static String sql(String definition) {
    return BACKTICKED.matcher(definition).replaceAll("\"$1\"");
  }

  private static Source source(String phrase) {
    return new Source("evidence of the question", 0, phrase);
  }
}
