package io.github.askjdbc.question.definitions;

import java.util.List;
import java.util.stream.Stream;

/** Columns of a row reckoned with one another: "the quantity times the unit price". */
public sealed interface ReckonedTerm {

  /** The phrases in it that name columns, in their order. */
  List<String> phrases();

  /** A number in digits. */
  record Digits(String number) implements ReckonedTerm {
    @Override
    public List<String> phrases() {
      return List.of();
    }
  }

  /** What a column is called. */
  record Called(String phrase) implements ReckonedTerm {
    @Override
    public List<String> phrases() {
      return List.of(phrase);
    }
  }

  /** Two numbers reckoned with. */
  record Operation(ReckonedTerm left, Sign sign, ReckonedTerm right) implements ReckonedTerm {
    @Override
    public List<String> phrases() {
      return Stream.of(left, right).flatMap(one -> one.phrases().stream()).toList();
    }
  }

  /**
   * A number less so many percent of it.
   *
   * @param percent what the column of the percentage is called
   */
  record Reduced(ReckonedTerm of, String percent) implements ReckonedTerm {
    @Override
    public List<String> phrases() {
      return Stream.concat(of.phrases().stream(), Stream.of(percent)).toList();
    }
  }

  /**
   * So many percent of a number.
   *
   * @param percent what the column of the percentage is called
   */
  record Share(ReckonedTerm of, String percent) implements ReckonedTerm {
    @Override
    public List<String> phrases() {
      return Stream.concat(of.phrases().stream(), Stream.of(percent)).toList();
    }
  }

  /** How two numbers are reckoned with. */
  enum Sign {
    PLUS(" + "),
    MINUS(" - "),
    TIMES(" * "),
    DIVIDED(" / ");

    private final String sql;

    Sign(String sql) {
      this.sql = sql;
    }

    /** With blanks around it. */
    public String sql() {
      return sql;
    }

    boolean adds() {
      return this == PLUS || this == MINUS;
    }
  }
}
