package io.github.askjdbc.cli.shell;

import io.github.askjdbc.text.LetterCase;
import java.util.Arrays;
import java.util.List;
import org.jline.reader.Candidate;
import org.jline.reader.Completer;
import org.jline.reader.LineReader;
import org.jline.reader.ParsedLine;

/** Commands behind a backslash at the beginning, and names of the schema anywhere. */
record NameCompleter(NameSource source) implements Completer {

  @Override
  public void complete(LineReader reader, ParsedLine line, List<Candidate> candidates) {
    if (line.wordIndex() == 0 && ShellCommand.isMeant(line.word())) {
      Arrays.stream(ShellCommand.values())
          .map(ShellCommand::typed)
          .forEach(name -> candidates.add(candidate(name, "commands")));
      return;
    }
    String begun = LetterCase.lower(line.word().substring(0, line.wordCursor()));
    for (NameSource.SchemaName name : source.names()) {
      if (LetterCase.lower(name.name()).startsWith(begun)) {
        candidates.add(candidate(name.name(), name.group()));
      }
    }
  }

  private static Candidate candidate(String name, String group) {
    return new Candidate(name, name, group, null, null, null, true, 0);
  }
}
