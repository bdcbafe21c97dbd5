package io.github.askjdbc.sql;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.catalog.ViewReading;
import io.github.askjdbc.database.Dialect;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Reads views by the guard's own rules: a view may be read if its query might be asked.
 *
 * @param functions that the operator vouches for, beyond the built-in list
 * @param tables tables and views that the operator names; empty where none are named
 */
public record GuardedViews(Set<String> functions, Set<String> tables) implements ViewReading {
  public GuardedViews {
    functions = Set.copyOf(functions);
    tables = Set.copyOf(tables);
  }

  @Override
  public Map<String, List<TableName>> reads(
      Map<String, String> definitions, Dialect dialect, CatalogSnapshot all) {
    SelectGuard guard = new SelectGuard(AllowList.of(dialect).withFunctions(functions));
    Map<String, List<TableName>> reads = new HashMap<>();
    definitions.forEach(
        (view, definition) ->
            query(dialect == Dialect.HSQLDB ? apart(definition) : definition, dialect)
                .map(sql -> guard.check(sql, all))
                .filter(GuardOutcome.Allowed.class::isInstance)
                .map(outcome -> ((GuardOutcome.Allowed) outcome).query().tables())
                .ifPresent(tables -> reads.put(view, tables.stream().map(Table::name).toList())));
    return reads;
  }

  /** Some targets keep the query alone, others the text of CREATE VIEW. */
  private static Optional<String> query(String definition, Dialect dialect) {
    try {
      List<Token> tokens = SqlTokenizer.tokens(definition, dialect);
      if (tokens.isEmpty() || !tokens.get(0).is("CREATE")) {
        return Optional.of(definition);
      }
      return tokens.stream()
          .filter(token -> token.is("AS"))
          .findFirst()
          .map(as -> definition.substring(as.end()));
    } catch (RefusedSqlException unreadable) {
      return Optional.empty();
    }
  }

  /** HSQLDB writes no blank between a word and the text after it: {@code LIKE'a%'}. */
  private static String apart(String definition) {
    StringBuilder out = new StringBuilder();
    char quote = 0;
    for (int i = 0; i < definition.length(); i++) {
      char c = definition.charAt(i);
      if (quote == 0 && c == '\'' && endsInWord(out)) {
        out.append(' ');
      }
      if (quote == 0) {
        quote = c == '\'' || c == '"' ? c : 0;
      } else if (c == quote) {
        quote = 0;
      }
      out.append(c);
    }
    return out.toString();
  }

  /** One letter alone, as in {@code X'1F'}, makes the text another kind of literal. */
  private static boolean endsInWord(StringBuilder text) {
    int end = text.length();
    return end > 1
        && Character.isLetter(text.charAt(end - 1))
        && Character.isLetter(text.charAt(end - 2));
  }

  @Override
  public boolean vouchedFor(String table) {
    return tables.stream().anyMatch(name -> name.strip().equalsIgnoreCase(table));
  }
}
