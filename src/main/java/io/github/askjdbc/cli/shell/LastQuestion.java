package io.github.askjdbc.cli.shell;

import io.github.askjdbc.question.Question;

/** A question that was asked, as the forms that say something of it write it. */
record LastQuestion(Question question) {

  String explained() {
    return "ASK EXPLAIN " + literals();
  }

  String translated() {
    return "ASK SQL " + literals();
  }

  String confirmed() {
    return "ASK CONFIRM " + literals();
  }

  String corrected(String sql) {
    return "ASK CORRECT " + literals() + " AS " + sql;
  }

  private String literals() {
    return literal(question.text())
        + question.evidence().map(evidence -> " USING " + literal(evidence)).orElse("");
  }

  private static String literal(String text) {
    return "'" + text.replace("'", "''") + "'";
  }
}
