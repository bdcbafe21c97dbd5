package io.github.askjdbc.cli.shell;

import io.github.askjdbc.cli.asking.TypedText;
import org.jline.reader.EOFError;
import org.jline.reader.ParsedLine;
import org.jline.reader.Parser;
import org.jline.reader.impl.DefaultParser;

/** Words between blanks, since an apostrophe opens nothing in a question; and where a text ends. */
final class TextParser implements Parser {

  private final TypedText texts;
  private final DefaultParser words = new DefaultParser();

  TextParser(TypedText texts) {
    this.texts = texts;
    words.setQuoteChars(new char[0]);
    words.setEscapeChars(new char[0]);
    words.setEofOnUnclosedQuote(false);
    words.setEofOnEscapedNewLine(false);
  }

  @Override
  public ParsedLine parse(String line, int cursor, ParseContext context) {
    if (context == ParseContext.ACCEPT_LINE
        && !ShellCommand.isMeant(line)
        && !texts.isComplete(line)) {
      throw new EOFError(-1, -1, "the statement goes on", LineConsole.MORE);
    }
    return words.parse(line, cursor, context);
  }

  @Override
  public boolean isEscapeChar(char character) {
    return false;
  }
}
