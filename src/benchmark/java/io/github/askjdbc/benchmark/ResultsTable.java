package io.github.askjdbc.benchmark;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.results.RunResult;

/** The table of the results page: a line for each benchmark, target and way, over all rounds. */
final class ResultsTable {
  private static final String HEAD =
      """
      | what | on | through | ns a call (95 %) | CPU ns a call | CPU ns a cell | bytes a call | to the target alone (95 %) |
      |---|---|---|---|---|---|---|---|
      """;

  /** What one line is about; no target or way where the benchmark has none. */
  private record Subject(String benchmark, Optional<Target> target, Optional<Way> way) {
    static Subject of(BenchmarkParams params) {
      String[] path = params.getBenchmark().split("\\.");
      boolean compared = params.getParamsKeys().contains("way");
      return new Subject(
          path[path.length - 2] + "." + path[path.length - 1],
          compared ? Optional.of(Target.valueOf(params.getParam("target"))) : Optional.empty(),
          compared ? Optional.of(Way.valueOf(params.getParam("way"))) : Optional.empty());
    }

    Subject bare() {
      return new Subject(benchmark, target, Optional.of(Way.BARE));
    }
  }

  private final Map<Subject, Rounds> rounds = new LinkedHashMap<>();

  ResultsTable(List<RunResult> results) {
    for (RunResult result : results) {
      rounds.computeIfAbsent(Subject.of(result.getParams()), key -> new Rounds()).add(result);
    }
  }

  String markdown() {
    StringBuilder table = new StringBuilder(HEAD);
    rounds.forEach((subject, measured) -> table.append(line(subject, measured)));
    return table.toString();
  }

  private String line(Subject subject, Rounds measured) {
    return "| %s | %s | %s | %s | %s | %s | %s | %s |\n"
        .formatted(
            title(subject.benchmark()),
            subject.target().map(Target::title).orElse("demo"),
            subject.way().map(Way::title).orElse("ask-jdbc"),
            measured.nanoseconds(),
            measured.cpuNanoseconds(),
            subject.benchmark().startsWith("RowScan") ? measured.perCell() : "",
            measured.bytes(),
            ratio(subject, measured));
  }

  private String ratio(Subject subject, Rounds measured) {
    Rounds bare = rounds.get(subject.bare());
    return bare == null || bare == measured ? "" : measured.ratioTo(bare);
  }

  private static String title(String benchmark) {
    return switch (benchmark) {
      case "SmallestStatement.select" -> "`SELECT 1`: create, execute, read, close";
      case "PreparedInsert.insert" -> "prepared insert of 4 columns";
      case "RowScan.scan" -> "scan of 100,000 rows of 8 columns";
      case "Connecting.connect" -> "connect and close";
      case "Asking.firstQuestion" -> "first question after the JVM's start";
      case "Asking.laterQuestion" -> "later question";
      default -> benchmark;
    };
  }
}
