package io.github.askjdbc.laboratory.harder;

import io.github.askjdbc.evaluation.matching.SqlTokens;
import io.github.askjdbc.evaluation.matching.SqlTokens.Kind;
import io.github.askjdbc.evaluation.matching.SqlTokens.Token;
import io.github.askjdbc.evaluation.questions.EvaluationQuestion;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A literal that a gold compares with a column by {@code =}.
 *
 * @param value without quotes
 */
record ComparedLiteral(Schema.Table table, Schema.Column column, String value) {

  /** One letter is as likely the question's own word as it is a value. */
  private static final int SHORTEST_TEXT = 2;

  /** In the order of the gold. */
  static List<ComparedLiteral> of(String gold, Schema schema) {
    List<Token> tokens = SqlTokens.of(gold);
    Map<String, List<Schema.Table>> tables = tables(tokens, schema);
    List<ComparedLiteral> literals = new ArrayList<>();
    for (int i = 2; i < tokens.size(); i++) {
      Token value = tokens.get(i);
      Token equals = tokens.get(i - 1);
      if ((equals.isSymbol("=") || equals.isSymbol("==")) && literal(value, tables)) {
        compared(tokens, i - 2, tables, value.content()).ifPresent(literals::add);
      }
    }
    return literals;
  }

  /** Whether it stands once in the gold and once in the words of the question. */
  boolean saidOnce(EvaluationQuestion question) {
    return LiteralMove.times(question.gold().orElse(""), value) == 1
        && LiteralMove.timesSaid(question.question(), value) == 1;
  }

  private static boolean literal(Token token, Map<String, List<Schema.Table>> tables) {
    if (token.kind() == Kind.NUMBER) {
      return LiteralMove.numeric(token.text());
    }
    // SQLite takes a name that it does not know for text
    boolean quotes =
        token.text().startsWith("\"")
            && tables.values().stream()
                .flatMap(List::stream)
                .noneMatch(table -> table.column(token.content()).isPresent());
    boolean longEnough =
        LiteralMove.numeric(token.content()) || token.content().length() >= SHORTEST_TEXT;
    return (token.kind() == Kind.TEXT || quotes) && !token.content().isBlank() && longEnough;
  }

  /** The tables that the gold uses, by their names and aliases in lower case. */
  private static Map<String, List<Schema.Table>> tables(List<Token> tokens, Schema schema) {
    Map<String, List<Schema.Table>> tables = new TreeMap<>();
    for (int i = 1; i < tokens.size(); i++) {
      Token before = tokens.get(i - 1);
      Optional<Schema.Table> table = schema.table(tokens.get(i).content());
      if (table.isPresent()
          && (before.is("from") || before.is("join") || before.isSymbol(","))
          && name(tokens.get(i))) {
        add(tables, tokens.get(i).content(), table.get());
        int alias = i + 1 < tokens.size() && tokens.get(i + 1).is("as") ? i + 2 : i + 1;
        if (alias < tokens.size() && name(tokens.get(alias))) {
          add(tables, tokens.get(alias).content(), table.get());
        }
      }
    }
    return tables;
  }

  private static void add(Map<String, List<Schema.Table>> tables, String name, Schema.Table table) {
    List<Schema.Table> some =
        tables.computeIfAbsent(name.toLowerCase(Locale.ROOT), none -> new ArrayList<>());
    if (!some.contains(table)) {
      some.add(table);
    }
  }

  private static Optional<ComparedLiteral> compared(
      List<Token> tokens, int at, Map<String, List<Schema.Table>> tables, String value) {
    boolean qualified = at >= 2 && tokens.get(at - 1).isSymbol(".");
    List<Schema.Table> owners =
        (qualified
                ? tables
                    .getOrDefault(tokens.get(at - 2).content().toLowerCase(Locale.ROOT), List.of())
                    .stream()
                : tables.values().stream().flatMap(List::stream).distinct())
            .filter(table -> table.column(tokens.get(at).content()).isPresent())
            .toList();
    return name(tokens.get(at)) && owners.size() == 1
        ? Optional.of(
            new ComparedLiteral(
                owners.get(0), owners.get(0).column(tokens.get(at).content()).orElseThrow(), value))
        : Optional.empty();
  }

  private static boolean name(Token token) {
    return token.kind() == Kind.WORD || token.kind() == Kind.QUOTED_NAME;
  }
}
