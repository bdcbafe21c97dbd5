package io.github.askjdbc.evaluation.matching;

import io.github.askjdbc.evaluation.matching.SqlTokens.Token;
import java.util.List;
import java.util.Set;

/** The shapes of queries by which results are broken down, told from the gold's keywords. */
public enum QueryShape {
  ONE_TABLE("one table"),
  ONE_TABLE_GROUPED("one table, grouped"),
  TWO_TABLES("two tables"),
  MORE_TABLES("three tables and more"),
  NESTED("nested"),
  SET_OPERATION("set operation");

  private static final Set<String> SET_OPERATIONS = Set.of("union", "intersect", "except");

  private final String label;

  QueryShape(String label) {
    this.label = label;
  }

  public String label() {
    return label;
  }

  public static QueryShape of(String sql) {
    List<Token> tokens = SqlTokens.of(sql);
    int selects = 0;
    int joins = 0;
    boolean grouped = false;
    boolean setOperation = false;
    for (Token token : tokens) {
      selects += token.is("select") ? 1 : 0;
      joins += token.is("join") ? 1 : 0;
      grouped |= token.is("group");
      setOperation |= SET_OPERATIONS.contains(token.folded());
    }
    if (setOperation) {
      return SET_OPERATION;
    }
    if (selects > 1) {
      return NESTED;
    }
    return switch (joins) {
      case 0 -> grouped ? ONE_TABLE_GROUPED : ONE_TABLE;
      case 1 -> TWO_TABLES;
      default -> MORE_TABLES;
    };
  }
}
