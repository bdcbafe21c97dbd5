package io.github.askjdbc.audit;

import io.github.askjdbc.text.Characters;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

/** Where the record goes, as a setting names it. */
public sealed interface AuditPlace {

  /** How it is written. */
  String ALLOWED = "file: and the absolute path of a file, logger: and a name, or nothing";

  /** {@code file:/var/log/ask/questions.jsonl}. */
  record File(Path path) implements AuditPlace {}

  /** {@code logger:ask.audit}, of the platform's logging. */
  record Logger(String name) implements AuditPlace {}

  /**
   * @return empty if it is written in no such way
   */
  static Optional<AuditPlace> of(String written) {
    if (written.startsWith("file:")) {
      return path(written.substring("file:".length())).map(File::new);
    }
    String name = written.startsWith("logger:") ? written.substring("logger:".length()) : "";
    return Optional.of(name).filter(AuditPlace::isName).map(Logger::new);
  }

  private static Optional<Path> path(String written) {
    try {
      return Optional.of(Path.of(written)).filter(Path::isAbsolute);
    } catch (InvalidPathException noPath) {
      return Optional.empty();
    }
  }

  private static boolean isName(String name) {
    return !name.isEmpty()
        && name.codePoints()
            .allMatch(c -> Characters.isLetterOrNumber(c) || c == '.' || c == '_' || c == '-');
  }
}
