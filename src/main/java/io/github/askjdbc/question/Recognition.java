package io.github.askjdbc.question;

import java.util.List;

/** What a text handed to a statement is. Found from the text alone, without asking the target. */
public sealed interface Recognition {

  /** SQL of whatever dialect, or something close to it: goes to the target byte for byte. */
  record PlainSql() implements Recognition {}

  /** A question standing alone: bare, or after {@code ASK}. */
  record Asked(AskVerb verb, Question question) implements Recognition {}

  /** {@code ASK CHECK 'question' AS SELECT ...}: a report on somebody else's SQL. */
  record Check(Question question, String sql) implements Recognition {}

  /** {@code ASK CONFIRM 'question'}: the answer that is given to it is right. */
  record Confirm(Question question) implements Recognition {}

  /** {@code ASK CORRECT 'question' AS SELECT ...}: that SQL is the right one. */
  record Correct(Question question, String sql) implements Recognition {}

  /** {@code ASK FORGET 'question'}: what was said of it is taken back. */
  record Forget(Question question) implements Recognition {}

  /**
   * One SELECT with {@code ASK(...)} or a question in parentheses in table position, one or more
   * times, or a question alone with clauses after it that limit its rows.
   *
   * @param calls in the order of the text, never overlapping
   * @param parameters number of {@code ?} placeholders in the text, those inside the calls included
   */
  record Wrapped(List<AskCall> calls, int parameters) implements Recognition {
    public Wrapped {
      calls = List.copyOf(calls);
    }
  }

  /**
   * Certainly ours, and not usable as written.
   *
   * @param problem decides the SQLSTATE
   * @param message what came, what is allowed, what to do
   */
  record Misused(Problem problem, String message) implements Recognition {}

  /** Why a text that is ours cannot be used. */
  enum Problem {
    /** {@code ASK(...)} where it may not stand: SQLSTATE NL005. */
    NOT_ALLOWED,
    /** A placeholder where a question may not have one: SQLSTATE 07001. */
    PARAMETER
  }

  /**
   * One question inside a SELECT, or before what limits its rows.
   *
   * @param start offset of its first character, a parenthesis around it included
   * @param end offset after its last
   * @param question a literal or a placeholder
   * @param evidence a literal, a placeholder, or {@link Argument.Absent}
   * @param aliased whether the text already names the derived table
   */
  record AskCall(
      int start, int end, Argument question, Argument evidence, boolean aliased, Form form) {}

  /** How a question that becomes a derived table is written. */
  enum Form {
    /** {@code ASK('...')}. */
    CALL,
    /** {@code (ASK '...')} or {@code (How many ...?)}, as tools put it into a FROM. */
    PARENTHESIS,
    /** Without a SELECT around it: {@code How many ...? LIMIT 200}. */
    ALONE
  }

  /** An argument of {@code ASK(...)}. */
  sealed interface Argument {
    /** The literal's value, its doubled quotes undone. */
    record Literal(String value) implements Argument {}

    /** A {@code ?}; its ordinal counts from 1 over the caller's text. */
    record Placeholder(int ordinal) implements Argument {}

    /** Not given. */
    record Absent() implements Argument {}
  }
}
