package io.github.askjdbc.sql;

/** The part of a query that a finding points at. */
public enum Clause {
  SELECT("SELECT"),
  FROM("FROM"),
  JOIN("JOIN"),
  WHERE("WHERE"),
  GROUP_BY("GROUP BY"),
  HAVING("HAVING"),
  ORDER_BY("ORDER BY"),
  LIMIT("LIMIT"),
  SUBQUERY("SUBQUERY"),
  SET("SET");

  private final String keyword;

  Clause(String keyword) {
    this.keyword = keyword;
  }

  public String keyword() {
    return keyword;
  }
}
