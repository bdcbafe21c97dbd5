package io.github.askjdbc.evaluation.matching;

import io.github.askjdbc.evaluation.matching.SqlTokens.Kind;
import io.github.askjdbc.evaluation.matching.SqlTokens.Token;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Exact set match after Spider (Yu et al. 2018), on tokens instead of a tree.
 *
 * <p>Like Spider's: clauses are compared one by one, the items of SELECT, FROM, WHERE and GROUP BY
 * in any order, values not at all, aliases replaced by their tables, join conditions left out.
 * Unlike Spider's: subqueries and the conditions of HAVING are compared as written, names are not
 * completed with their tables, and the queries of a set operation must come in the same order. So
 * it is a little stricter: a column written {@code t.a} in one and {@code a} in the other differs
 * where several tables are read.
 */
public final class ExactMatch {

  private static final Set<String> CLAUSES =
      Set.of("select", "from", "where", "group", "having", "order", "limit");
  private static final Set<String> SET_OPERATIONS = Set.of("union", "intersect", "except");
  private static final Set<String> FROM_NOISE =
      Set.of("join", "inner", "left", "outer", "cross", "natural", "as");

  private ExactMatch() {}

  public static boolean matches(String sql, String gold) {
    return components(sql).equals(components(gold));
  }

  private static List<Map<String, List<String>>> components(String sql) {
    List<Token> tokens = new ArrayList<>(SqlTokens.of(sql));
    tokens.removeIf(token -> token.isSymbol(";"));
    List<Map<String, List<String>>> queries = new ArrayList<>();
    List<Token> query = new ArrayList<>();
    int depth = 0;
    for (Token token : tokens) {
      depth += depthChange(token);
      if (depth == 0 && SET_OPERATIONS.contains(token.folded())) {
        queries.add(query(query));
        queries.add(Map.of("operation", List.of(token.folded())));
        query = new ArrayList<>();
      } else {
        query.add(token);
      }
    }
    queries.add(query(query));
    return queries;
  }

  private static Map<String, List<String>> query(List<Token> tokens) {
    Map<String, List<Token>> clauses = new TreeMap<>();
    String clause = "start";
    int depth = 0;
    for (Token token : tokens) {
      depth += depthChange(token);
      if (depth == 0 && token.kind() == Kind.WORD && CLAUSES.contains(token.folded())) {
        clause = token.folded();
        clauses.put(clause, new ArrayList<>());
      } else if (clauses.containsKey(clause)) {
        clauses.get(clause).add(token);
      }
    }
    List<Token> from = clauses.getOrDefault("from", List.of());
    Names names = new Names(from);
    Map<String, List<String>> folded = new TreeMap<>();
    clauses.forEach((name, content) -> folded.put(name, clause(name, content, names)));
    return folded;
  }

  private static List<String> clause(String name, List<Token> tokens, Names names) {
    return switch (name) {
      case "select" -> sorted(split(withoutLabels(tokens), names, Set.of(",")));
      case "from" -> names.tables();
      case "where" -> sorted(split(tokens, names, Set.of("and", "or")));
      case "group" -> sorted(split(tokens, names, Set.of(",", "by")));
      case "order" -> split(withoutAscending(tokens), names, Set.of(",", "by"));
      case "limit" -> List.of("limit");
      default -> split(tokens, names, Set.of());
    };
  }

  /** What stands between the separators, at depth 0, values masked. */
  private static List<String> split(List<Token> tokens, Names names, Set<String> separators) {
    List<String> parts = new ArrayList<>();
    StringBuilder part = new StringBuilder();
    int depth = 0;
    boolean between = false;
    for (Token token : tokens) {
      depth += depthChange(token);
      between |= token.is("between");
      boolean betweensAnd = between && token.is("and");
      between &= !betweensAnd;
      if (depth == 0 && !betweensAnd && separators.contains(token.folded())) {
        addTo(parts, part);
      } else {
        part.append(names.folded(token)).append(' ');
      }
    }
    addTo(parts, part);
    return parts;
  }

  private static void addTo(List<String> parts, StringBuilder part) {
    if (!part.isEmpty()) {
      parts.add(part.toString().trim());
      part.setLength(0);
    }
  }

  private static List<Token> withoutLabels(List<Token> tokens) {
    List<Token> kept = new ArrayList<>();
    for (int i = 0; i < tokens.size(); i++) {
      if (tokens.get(i).is("as")) {
        i++;
      } else {
        kept.add(tokens.get(i));
      }
    }
    return kept;
  }

  private static List<Token> withoutAscending(List<Token> tokens) {
    return tokens.stream().filter(token -> !token.is("asc")).toList();
  }

  private static List<String> sorted(List<String> parts) {
    return parts.stream().sorted().toList();
  }

  private static int depthChange(Token token) {
    return token.isSymbol("(") ? 1 : token.isSymbol(")") ? -1 : 0;
  }

  /** The tables of a FROM clause, and what their aliases stand for. */
  private static final class Names {
    private final Map<String, String> tableOfAlias = new HashMap<>();
    private final List<String> tables = new ArrayList<>();

    Names(List<Token> from) {
      List<Token> source = new ArrayList<>();
      int depth = 0;
      boolean condition = false;
      for (Token token : from) {
        depth += depthChange(token);
        if (depth == 0 && (token.is("on") || token.is("using"))) {
          condition = true;
        } else if (depth == 0 && (token.is("join") || token.isSymbol(","))) {
          add(source);
          source.clear();
          condition = false;
        } else if (!condition && !(depth == 0 && FROM_NOISE.contains(token.folded()))) {
          source.add(token);
        }
      }
      add(source);
    }

    private void add(List<Token> source) {
      if (source.isEmpty()) {
        return;
      }
      Token first = source.get(0);
      if (first.isSymbol("(")) {
        StringBuilder subquery = new StringBuilder();
        source.forEach(token -> subquery.append(token.folded()).append(' '));
        tables.add(subquery.toString());
        return;
      }
      String table = first.content().toLowerCase(Locale.ROOT);
      tables.add(table);
      if (source.size() > 1) {
        tableOfAlias.put(source.get(1).content().toLowerCase(Locale.ROOT), table);
      }
    }

    List<String> tables() {
      return sorted(tables);
    }

    String folded(Token token) {
      return switch (token.kind()) {
        case TEXT, NUMBER -> "value";
        case QUOTED_NAME, WORD -> {
          String name = token.content().toLowerCase(Locale.ROOT);
          yield tableOfAlias.getOrDefault(name, name);
        }
        case SYMBOL ->
            switch (token.text()) {
              case "<>" -> "!=";
              case "==" -> "=";
              default -> token.text();
            };
      };
    }
  }
}
