package io.github.askjdbc.laboratory.harder;

import io.github.askjdbc.evaluation.matching.SqlTokens;
import io.github.askjdbc.evaluation.matching.SqlTokens.Kind;
import io.github.askjdbc.evaluation.matching.SqlTokens.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A literal that becomes another one, in the words of a question and in anybody's SQL for it. What
 * else a writer made of the literal stays: small letters, the wildcards of {@code LIKE}, quotes
 * around a number.
 *
 * @param from as the gold writes it, without quotes
 * @param to likewise
 */
public record LiteralMove(String from, String to) {

  /** With a digit beyond. */
  private static final String IN_NUMBERS = ".,-/:";

  /** The move that undoes it. */
  public LiteralMove back() {
    return new LiteralMove(to, from);
  }

  /**
   * The question with the other literal.
   *
   * @return empty unless it says the literal once, and the other one not yet
   */
  Optional<String> inQuestion(String question) {
    List<Integer> places = places(question, from);
    if (places.size() != 1 || !places(question, to).isEmpty()) {
      return Optional.empty();
    }
    int start = places.get(0);
    int end = start + from.length();
    return Optional.of(
        question.substring(0, start)
            + asWritten(question.substring(start, end))
            + question.substring(end));
  }

  /**
   * The SQL with the other literal, wherever the text stands.
   *
   * @return empty where the SQL does not hold the literal, holds the other one too, or holds a
   *     number more than once, since then nobody knows which of them is meant
   */
  public Optional<String> inSql(String sql) {
    List<Token> tokens = SqlTokens.of(sql);
    List<Token> held = held(tokens, from);
    if (held.isEmpty() || !held(tokens, to).isEmpty() || (numeric(from) && held.size() > 1)) {
      return Optional.empty();
    }
    StringBuilder moved = new StringBuilder();
    int copied = 0;
    for (Token token : held) {
      String content = token.content();
      int start = content.toLowerCase(Locale.ROOT).indexOf(from.toLowerCase(Locale.ROOT));
      int end = start + from.length();
      String other =
          content.substring(0, start)
              + asWritten(content.substring(start, end))
              + content.substring(end);
      moved.append(sql, copied, token.start()).append(quoted(token, other));
      copied = token.end();
    }
    return Optional.of(moved.append(sql.substring(copied)).toString());
  }

  /** Whether a literal is a number without a sign, with quotes or without. */
  static boolean numeric(String literal) {
    return literal.matches("[0-9]+(\\.[0-9]+)?");
  }

  /** How often the SQL holds a literal. */
  static int times(String sql, String literal) {
    return held(SqlTokens.of(sql), literal).size();
  }

  /** How often the question says a literal. */
  static int timesSaid(String question, String literal) {
    return places(question, literal).size();
  }

  private static List<Token> held(List<Token> tokens, String literal) {
    List<Token> held = new ArrayList<>();
    for (int i = 0; i < tokens.size(); i++) {
      Token token = tokens.get(i);
      boolean text = token.kind() == Kind.TEXT || token.text().startsWith("\"");
      boolean counts = i > 0 && (tokens.get(i - 1).is("limit") || tokens.get(i - 1).is("offset"));
      boolean number = token.kind() == Kind.NUMBER && !counts;
      String value = text ? stripped(token.content()) : token.text();
      if ((text || number) && value.equalsIgnoreCase(literal)) {
        held.add(token);
      }
    }
    return held;
  }

  /** Without the wildcards around it. */
  private static String stripped(String content) {
    int start = 0;
    int end = content.length();
    while (start < end && content.charAt(start) == '%') {
      start++;
    }
    while (end > start && content.charAt(end - 1) == '%') {
      end--;
    }
    return content.substring(start, end);
  }

  private static String quoted(Token token, String content) {
    return switch (token.kind()) {
      case TEXT -> "'" + content.replace("'", "''") + "'";
      case QUOTED_NAME -> '"' + content + '"';
      default -> content;
    };
  }

  private String asWritten(String written) {
    if (written.equals(from)) {
      return to;
    }
    return written.equals(from.toLowerCase(Locale.ROOT)) ? to.toLowerCase(Locale.ROOT) : to;
  }

  private static List<Integer> places(String text, String literal) {
    String lower = text.toLowerCase(Locale.ROOT);
    String wanted = literal.toLowerCase(Locale.ROOT);
    List<Integer> places = new ArrayList<>();
    for (int at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, at + 1)) {
      if (standsAlone(lower, at, at + wanted.length())) {
        places.add(at);
      }
    }
    return places;
  }

  /** Neither a part of a word nor of a longer number, a date or a time. */
  private static boolean standsAlone(String text, int start, int end) {
    return !joined(text, start - 1, start - 2) && !joined(text, end, end + 1);
  }

  /** Whether what stands beside goes on with the word or number, and with what is beyond it. */
  private static boolean joined(String text, int beside, int beyond) {
    if (beside < 0 || beside >= text.length()) {
      return false;
    }
    char mark = text.charAt(beside);
    boolean digitBeyond =
        beyond >= 0 && beyond < text.length() && Character.isDigit(text.charAt(beyond));
    return Character.isLetterOrDigit(mark) || (IN_NUMBERS.indexOf(mark) >= 0 && digitBeyond);
  }
}
