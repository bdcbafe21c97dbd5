package io.github.askjdbc.inspection.constraints;

import com.google.re2j.Pattern;
import com.google.re2j.PatternSyntaxException;
import io.github.askjdbc.catalog.semantics.SemanticFileException;
import io.github.askjdbc.catalog.semantics.Source;
import io.github.askjdbc.catalog.semantics.YamlFile;
import io.github.askjdbc.catalog.semantics.YamlMapping;
import io.github.askjdbc.files.BoundedFile;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Reads constraints from a YAML or JSON file: {@code constraints}, a list of mappings with a {@code
 * kind} and a {@code message} each.
 *
 * <table>
 *   <caption>Kinds and their keys</caption>
 *   <tr><td>exclude-nulls</td><td>column</td></tr>
 *   <tr><td>required-filter</td><td>column; value, any literal where it is missing</td></tr>
 *   <tr><td>required-format</td><td>column; pattern, a regular expression in RE2's syntax</td></tr>
 *   <tr><td>forbidden-column</td><td>column</td></tr>
 *   <tr><td>forbidden-join</td><td>tables, two of them</td></tr>
 * </table>
 */
public final class ConstraintFile {
  private static final int LARGEST = 256 << 10;
  private static final String KINDS =
      "exclude-nulls, required-filter, required-format, forbidden-column or forbidden-join";

  private ConstraintFile() {}

  /**
   * @throws SemanticFileException if it is missing, no YAML, or holds something that is not known:
   *     a rule is never silently dropped
   */
  public static List<Constraint> read(String file) {
    List<Constraint> constraints = new ArrayList<>();
    for (YamlMapping root : YamlFile.read(file, text(file)).roots()) {
      only(root, Set.of("constraints"));
      for (YamlMapping rule : root.requiredMappings("constraints")) {
        constraints.add(constraint(rule));
      }
    }
    return List.copyOf(constraints);
  }

  private static Constraint constraint(YamlMapping rule) {
    String message = rule.requiredText("message");
    String kind = rule.requiredText("kind");
    return switch (kind) {
      case "exclude-nulls" -> new Constraint.NullsExcluded(column(rule), message);
      case "required-filter" ->
          new Constraint.FilterRequired(column(rule, "value"), rule.text("value"), message);
      case "required-format" ->
          new Constraint.FormatRequired(column(rule, "pattern"), pattern(rule), message);
      case "forbidden-column" -> new Constraint.ColumnForbidden(column(rule), message);
      case "forbidden-join" -> {
        only(rule, Set.of("kind", "message", "tables"));
        List<String> tables = rule.texts("tables");
        if (tables.size() != 2) {
          throw rule.wrong("tables", "there are " + tables.size() + " tables; two are needed");
        }
        yield new Constraint.JoinForbidden(tables.get(0), tables.get(1), message);
      }
      default -> throw rule.wrong("kind", "this is '" + kind + "'; allowed is " + KINDS);
    };
  }

  /**
   * @param more keys that the kind of rule may have beside the column
   */
  private static ColumnPath column(YamlMapping rule, String... more) {
    Set<String> allowed = new TreeSet<>(Set.of("kind", "message", "column"));
    allowed.addAll(List.of(more));
    only(rule, allowed);
    String written = rule.requiredText("column");
    return ColumnPath.parse(written)
        .orElseThrow(() -> rule.wrong("column", "this is '" + written + "'; write table.column"));
  }

  private static String pattern(YamlMapping rule) {
    try {
      return Pattern.compile(rule.requiredText("pattern")).pattern();
    } catch (PatternSyntaxException e) {
      throw rule.wrong(
          "pattern",
          "this is no regular expression of RE2's syntax, which has no look-around and no references"
              + " back ("
              + e.getDescription()
              + "); correct it");
    }
  }

  private static void only(YamlMapping mapping, Set<String> allowed) {
    for (String key : mapping.keys()) {
      if (!allowed.contains(key)) {
        throw mapping.wrong(
            key, "there is no such key; allowed are " + String.join(", ", new TreeSet<>(allowed)));
      }
    }
  }

  private static String text(String file) {
    try {
      byte[] bytes = BoundedFile.read(Path.of(file), LARGEST);
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (IOException | InvalidPathException e) {
      throw new SemanticFileException(
          new Source(file, 0, ""),
          BoundedFile.reason(e) + "; name a file that exists, in UTF-8",
          e);
    }
  }
}
