package io.github.askjdbc.question.definitions;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Evidence, and what is to be read of it.
 *
 * @param told in words of the test; "nothing" where nothing may be read
 */
record ToldCase(String evidence, String told) {

  private static final Path FOLDER =
      Path.of("src/test/resources/io/github/askjdbc/question/definitions");
  private static final String EVIDENCE = "evidence ";
  private static final String TOLD = "told ";

  /** The cases of a file: a line of evidence, and below it what it tells. */
  static List<ToldCase> of(String file) throws IOException {
    List<ToldCase> cases = new ArrayList<>();
    List<String> lines = Files.readAllLines(FOLDER.resolve(file));
    for (int at = 0; at + 1 < lines.size(); at++) {
      if (lines.get(at).startsWith(EVIDENCE)) {
        cases.add(
            new ToldCase(
                lines.get(at).substring(EVIDENCE.length()),
                lines.get(at + 1).substring(TOLD.length())));
      }
    }
    return cases;
  }
}
