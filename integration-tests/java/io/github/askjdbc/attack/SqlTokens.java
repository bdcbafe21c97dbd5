package io.github.askjdbc.attack;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A SQL text cut into tokens, loosely: what is attacked with need not be well-formed. */
record SqlTokens(List<Token> tokens) {

  /**
   * @param blank what stands before it
   * @param depth how many parentheses are open around it
   */
  record Token(String blank, String text, int depth) {

    boolean isName() {
      char first = text.charAt(0);
      return Character.isLetter(first) || "_\"`[".indexOf(first) >= 0;
    }

    /** Without its quotes. */
    String name() {
      return "\"`[".indexOf(text.charAt(0)) >= 0 && text.length() > 1
          ? text.substring(1, text.length() - 1)
          : text;
    }
  }

  private static final Pattern TOKEN =
      Pattern.compile(
          "(\\s*+)('(?:[^']|'')*+'?+|\"[^\"]*+\"?+|`[^`]*+`?+|\\[\\w++]|[\\p{L}_][\\p{L}\\p{N}_$]*+"
              + "|\\d++(?:\\.\\d++)?+|<>|!=|<=|>=|\\|\\||::|.)",
          Pattern.DOTALL);

  SqlTokens {
    tokens = List.copyOf(tokens);
  }

  static SqlTokens of(String sql) {
    List<Token> tokens = new ArrayList<>();
    Matcher matcher = TOKEN.matcher(sql.strip());
    int depth = 0;
    while (matcher.find()) {
      String text = matcher.group(2);
      depth -= text.equals(")") ? 1 : 0;
      tokens.add(new Token(matcher.group(1), text, depth));
      depth += text.equals("(") ? 1 : 0;
    }
    return new SqlTokens(tokens);
  }

  int size() {
    return tokens.size();
  }

  Token at(int i) {
    return tokens.get(i);
  }

  boolean is(int i, String word) {
    return i >= 0 && i < tokens.size() && tokens.get(i).text().equalsIgnoreCase(word);
  }

  /** The first token behind a parenthesised part that begins there. */
  int behind(int open) {
    int depth = at(open).depth();
    int i = open + 1;
    while (i < size() && at(i).depth() > depth) {
      i++;
    }
    return Math.min(i + 1, size());
  }

  /** The text with other words in place of some tokens; none for an insertion. */
  String with(int from, int to, String words) {
    return (text(0, from) + " " + words + " " + text(to, size())).strip();
  }

  /** The text with another word in place of a token, blanks kept. */
  String with(int i, String word) {
    return text(0, i) + at(i).blank() + word + text(i + 1, size());
  }

  String text(int from, int to) {
    StringBuilder text = new StringBuilder();
    tokens.subList(from, to).forEach(token -> text.append(token.blank()).append(token.text()));
    return text.toString();
  }

  String sql() {
    return text(0, size());
  }
}
