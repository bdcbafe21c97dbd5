package io.github.askjdbc.question;

import io.github.askjdbc.question.Recognition.Asked;
import io.github.askjdbc.question.Tokens.Kind;
import java.util.Optional;

/**
 * A bare question that stands in quotes, as where it is copied from a letter or a program.
 *
 * <p>No statement begins with a literal. A name in straight double quotes calls a procedure in some
 * dialects, so that straight quotes are taken for a question's only around one that begins or ends
 * as no name does.
 */
final class QuotedQuestion {

  private static final int LEAST = 3;

  private QuotedQuestion() {}

  /** Whether a text that begins with this may be one. */
  static boolean mayBegin(char c) {
    return isStraight(c) || closing(c) != 0;
  }

  private static boolean isStraight(char c) {
    return c == '\'' || c == '"';
  }

  private static char closing(char c) {
    return switch (c) {
      case '\u201c' -> '\u201d';
      case '\u201e' -> '\u201c';
      case '\u2018' -> '\u2019';
      case '\u00ab' -> '\u00bb';
      default -> 0;
    };
  }

  /** The question, its quotes and doubled quotes undone. */
  static Optional<Asked> of(String text, int first) {
    int end = Comments.endOfStatement(text, first);
    char open = text.charAt(first);
    char close = text.charAt(end - 1);
    boolean pair = isStraight(open) ? close == open : close == closing(open) || close == '\u201d';
    if (!pair || end - first < LEAST || end - first > Question.LONGEST) {
      return Optional.empty();
    }
    String inner = text.substring(first + 1, end - 1);
    if (isStraight(open)) {
      inner = inner.replace("" + open + open, "\u0000");
      if (inner.indexOf(open) >= 0) {
        return Optional.empty();
      }
      inner = inner.replace('\u0000', open);
    } else if (inner.indexOf(close) >= 0 && close != '\u2019') {
      return Optional.empty();
    }
    return asked(inner.strip(), isStraight(open));
  }

  private static Optional<Asked> asked(String inner, boolean straight) {
    if (inner.isEmpty() || inner.indexOf('\\') >= 0 || mayBegin(inner.charAt(0))) {
      return Optional.empty();
    }
    Tokens tokens = ProseTokenizer.tokenize(inner, 0, inner.length());
    boolean speaks = tokens.has(0, Trait.OPENER) || inner.endsWith("?");
    return tokens.count(Kind.WORD) >= LEAST
            && (speaks || !straight)
            && BareQuestions.recognize(inner, 0) instanceof Asked asked
        ? Optional.of(asked)
        : Optional.empty();
  }
}
