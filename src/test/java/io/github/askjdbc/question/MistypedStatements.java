package io.github.askjdbc.question;

import io.github.askjdbc.question.Tokens.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;

/**
 * SQL with one slip: a keyword other than the first, a comma, a quote or a bracket left out or
 * written twice, or two neighbouring letters of the first word swapped.
 */
final class MistypedStatements {

  private static final String MARKS = ",'\"`()[]{}";

  private final List<String> statements;
  private final Random random;

  /**
   * @param seed decides the slips
   */
  MistypedStatements(List<String> statements, long seed) {
    this.statements = statements;
    this.random = new Random(seed);
  }

  /** The next one, each time of another statement. */
  String next() {
    while (true) {
      String statement = statements.get(random.nextInt(statements.size()));
      Tokens tokens = words(statement);
      if (tokens.size() > 0 && tokens.is(0, Kind.WORD)) {
        String mistyped =
            random.nextInt(4) == 0 ? swapped(statement, tokens) : slipped(statement, tokens);
        if (!mistyped.equals(statement)) {
          return mistyped;
        }
      }
    }
  }

  private String swapped(String statement, Tokens tokens) {
    int length = tokens.end(0) - tokens.start(0);
    if (length < 3) {
      return statement;
    }
    int at = tokens.start(0) + random.nextInt(length - 1);
    return statement.substring(0, at)
        + statement.charAt(at + 1)
        + statement.charAt(at)
        + statement.substring(at + 2);
  }

  private String slipped(String statement, Tokens tokens) {
    List<int[]> places = new ArrayList<>();
    for (int i = 1; i < tokens.size(); i++) {
      if (tokens.is(i, Kind.WORD) && isKeyword(statement, tokens, i)) {
        places.add(new int[] {tokens.start(i), tokens.end(i)});
      }
    }
    for (int at = tokens.end(0); at < statement.length(); at++) {
      if (MARKS.indexOf(statement.charAt(at)) >= 0) {
        places.add(new int[] {at, at + 1});
      }
    }
    if (places.isEmpty()) {
      return statement;
    }
    int[] place = places.get(random.nextInt(places.size()));
    String slip = statement.substring(place[0], place[1]);
    String blank = slip.length() > 1 ? " " : "";
    return random.nextBoolean()
        ? statement.substring(0, place[0]) + statement.substring(place[1])
        : statement.substring(0, place[1]) + blank + slip + statement.substring(place[1]);
  }

  private static boolean isKeyword(String statement, Tokens tokens, int i) {
    String word = statement.substring(tokens.start(i), tokens.end(i));
    boolean capitals =
        word.equals(word.toUpperCase(Locale.ROOT))
            && !statement.equals(statement.toUpperCase(Locale.ROOT));
    return capitals
        || Set.of(Trait.KEYWORD, Trait.CLAUSE, Trait.VERB, Trait.OBJECT).stream()
            .anyMatch(trait -> tokens.has(i, trait));
  }

  private static Tokens words(String statement) {
    int first = Comments.skip(statement, 0, statement.length());
    return first < 0
        ? new Tokens(statement)
        : ProseTokenizer.tokenize(statement, first, statement.length());
  }
}
