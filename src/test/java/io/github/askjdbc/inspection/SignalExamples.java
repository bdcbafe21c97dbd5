package io.github.askjdbc.inspection;

import io.github.askjdbc.inspection.testing.CaseFile;
import io.github.askjdbc.inspection.testing.DetectorCase;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Wrong and right SQL for a signal: the first flagged and the first clean case of its file. */
public final class SignalExamples {
  private SignalExamples() {}

  public static String wrong(String signal) {
    return first(signal, "flagged");
  }

  public static String right(String signal) {
    return first(signal, "clean");
  }

  private static String first(String signal, String verdict) {
    Optional<Path> file =
        CaseFile.below(DetectorCasesTest.CASES).stream()
            .filter(path -> path.getFileName().toString().equals(signal + ".case"))
            .findFirst();
    List<DetectorCase> cases = CaseFile.read(file.orElseThrow());
    return cases.stream()
        .filter(one -> one.verdict().equals(verdict))
        .map(one -> one.sql().replaceAll("\\s+", " "))
        .findFirst()
        .orElseThrow();
  }
}
