package io.github.askjdbc.question;

import io.github.askjdbc.question.SqlLexer.Kind;
import io.github.askjdbc.text.ResourceText;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Set;

/**
 * Follows a statement's tokens as far as needed to know where a table may stand, and whether the
 * whole is one SELECT.
 */
final class SelectStructure {

  private static final Set<String> AFTER_FROM = words("after-from.txt");

  /** Words after a table that are no alias of it. */
  private static final Set<String> NO_ALIAS = words("after-table.txt");

  private static final Set<String> WRITES =
      Set.of("INSERT", "UPDATE", "DELETE", "MERGE", "REPLACE", "UPSERT", "CREATE", "DROP", "ALTER");

  /** One level of parentheses. */
  private static final class Level {
    boolean selects;
    boolean from;
    boolean fromSeen;
    boolean table;
    boolean fresh = true;
  }

  private final Deque<Level> levels = new ArrayDeque<>();
  private Level level = new Level();
  private boolean began;
  private boolean with;
  private boolean query;
  private boolean allowed = true;
  private boolean mistyped;
  private boolean terminated;
  private boolean afterIs;
  private boolean afterDistinct;
  private boolean afterDot;

  private static Set<String> words(String file) {
    return Set.copyOf(ResourceText.lines(SelectStructure.class, file));
  }

  /** Whether the next token stands where a SELECT takes a table. */
  boolean expectsTable() {
    return level.table && !afterDot;
  }

  /** Whether everything so far was one SELECT that changes nothing, and not inside parentheses. */
  boolean isSingleSelect() {
    return allowed && (query || with) && levels.isEmpty();
  }

  /** Whether a SELECT had two FROM, or a bracket closed that was never opened. */
  boolean isMistyped() {
    return mistyped;
  }

  /** Whether the token right after a table is its alias. */
  static boolean names(SqlLexer lexer) {
    if (lexer.kind() == Kind.QUOTED || lexer.isWord("as")) {
      return true;
    }
    if (lexer.kind() != Kind.WORD) {
      return false;
    }
    String word = lexer.upperWord();
    return !AFTER_FROM.contains(word) && !NO_ALIAS.contains(word);
  }

  void accept(SqlLexer lexer) {
    if (terminated && !lexer.isMark(';')) {
      allowed = false;
    }
    boolean dot = lexer.isMark('.');
    if (lexer.kind() == Kind.WORD && !afterDot) {
      word(lexer.upperWord());
    } else if (lexer.isMark('(')) {
      open();
    } else if (lexer.isMark(')')) {
      close();
    } else if (lexer.isMark(',')) {
      level.table = level.from;
    } else if (lexer.isMark(';')) {
      terminated |= began;
    } else if (!dot) {
      level.table = false;
    }
    if (lexer.kind() != Kind.WORD) {
      afterIs = false;
      afterDistinct = false;
      level.fresh &= lexer.isMark('(');
    }
    if (!began && !lexer.isMark(';') && !lexer.isMark('(')) {
      allowed &= lexer.kind() == Kind.WORD;
      began = true;
    }
    afterDot = dot;
  }

  private void word(String word) {
    verb(word);
    boolean compares = afterDistinct && word.equals("FROM");
    afterDistinct = afterIs && word.equals("DISTINCT");
    afterIs = word.equals("IS") || (afterIs && word.equals("NOT"));
    switch (word) {
      case "SELECT" -> {
        level.selects = true;
        level.fromSeen = false;
        level.from = false;
        level.table = false;
      }
      case "FROM" -> {
        if (!compares && (level.selects || levels.isEmpty())) {
          mistyped |= level.selects && level.fromSeen;
          level.fromSeen = level.selects;
          level.from = true;
          level.table = true;
        }
      }
      case "JOIN", "STRAIGHT_JOIN", "APPLY" -> level.table = level.from;
      case "LATERAL", "ONLY" -> {
        // a table still follows
      }
      default -> {
        allowed &= !(word.equals("INTO") && level.selects);
        level.table = false;
        level.from &= !AFTER_FROM.contains(word);
      }
    }
  }

  /** What the word makes of the statement, where it may be its verb or that of a part. */
  private void verb(String word) {
    boolean first = level.fresh;
    level.fresh = false;
    if (!began) {
      with = word.equals("WITH");
      query = word.equals("SELECT");
      allowed &= with || query;
    }
    if (with && levels.isEmpty() && word.equals("SELECT")) {
      query = true;
    }
    if (WRITES.contains(word) && (first || (with && levels.isEmpty() && !query))) {
      allowed = false;
    }
  }

  private void open() {
    Level inner = new Level();
    inner.from = level.table;
    inner.table = level.table;
    level.table = false;
    levels.push(level);
    level = inner;
  }

  private void close() {
    if (levels.isEmpty()) {
      allowed = false;
      mistyped = true;
    } else {
      level = levels.pop();
    }
  }
}
