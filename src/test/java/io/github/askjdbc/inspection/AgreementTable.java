package io.github.askjdbc.inspection;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.askjdbc.catalog.KnowledgeBase;
import io.github.askjdbc.catalog.KnowledgeLimits;
import io.github.askjdbc.catalog.PrivateColumns;
import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.database.Target;
import io.github.askjdbc.decision.AcceptancePolicy;
import io.github.askjdbc.decision.InspectedCandidate;
import io.github.askjdbc.decision.InspectedQuestion;
import io.github.askjdbc.decision.confidence.ConfidenceFeatures;
import io.github.askjdbc.decision.confidence.FeatureRow;
import io.github.askjdbc.generation.Candidate;
import io.github.askjdbc.generation.Sureness;
import io.github.askjdbc.inspection.testing.CaseFile;
import io.github.askjdbc.inspection.testing.DetectorCase;
import io.github.askjdbc.pipeline.PipelineOptions;
import io.github.askjdbc.pipeline.QuestionPipeline;
import io.github.askjdbc.question.Question;
import io.github.askjdbc.question.QuestionBudget;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * Writes what detectors and features say of questions and queries, a block for each query, so that
 * two states of the code can be compared by {@code diff}.
 *
 * <p>Arguments: a file to write; then, as often as wanted, a JSONL file of questions, the folder of
 * their databases, and how many lines to step from one question to the next. The detectors' case
 * files come first.
 */
final class AgreementTable {

  private static final ObjectMapper JSON = new ObjectMapper();

  private final PrintStream out;
  private final ConfidenceFeatures features = new ConfidenceFeatures();
  private final QuestionPipeline pipeline =
      new QuestionPipeline(
          new KnowledgeBase(PrivateColumns.DEFAULT, KnowledgeLimits.DEFAULT, () -> 0),
          new PipelineOptions(new AcceptancePolicy(10), Set.of(), Set.of(), 8));

  private AgreementTable(PrintStream out) {
    this.out = out;
  }

  public static void main(String[] args) throws IOException, SQLException {
    try (PrintStream out = new PrintStream(args[0], StandardCharsets.UTF_8)) {
      AgreementTable table = new AgreementTable(out);
      table.cases();
      for (int at = 1; at + 2 < args.length; at += 3) {
        table.questions(Path.of(args[at]), Path.of(args[at + 1]), Integer.parseInt(args[at + 2]));
      }
    }
  }

  private void cases() throws SQLException {
    for (Path file : CaseFile.below(DetectorCasesTest.CASES)) {
      for (DetectorCase given : CaseFile.read(file)) {
        if (given.dialect().equals("SQLITE")) {
          try (Target target = new Target("jdbc:sqlite::memory:")) {
            for (String statement : String.join("\n", given.ddl()).split(";")) {
              if (!statement.isBlank()) {
                target.run(statement);
              }
            }
            row(
                given.file().getFileName() + ":" + given.line(),
                new Question(given.question(), given.evidence()),
                Optional.of(given.sql()),
                target.database());
          }
        }
      }
    }
  }

  private void questions(Path file, Path databases, int step) throws IOException, SQLException {
    List<String> lines = Files.readAllLines(file);
    for (int at = 0; at < lines.size(); at += step) {
      JsonNode line = JSON.readTree(lines.get(at));
      String db = line.path("db").asText();
      Question question = Question.of(line.path("question").asText());
      String id = line.path("id").asText();
      Path alone = databases.resolve(db + ".sqlite");
      Path path = Files.exists(alone) ? alone : databases.resolve(db).resolve(db + ".sqlite");
      try (Target target = new Target("jdbc:sqlite:" + path)) {
        row(id + " own", question, Optional.empty(), target.database());
        if (line.hasNonNull("gold")) {
          String gold = line.path("gold").asText();
          row(id + " gold", question, Optional.of(gold), target.database());
        }
      }
    }
  }

  private void row(String id, Question question, Optional<String> sql, ReadOnlyDatabase database)
      throws SQLException {
    QuestionBudget budget = new QuestionBudget(() -> 0, Duration.ofSeconds(30), 1_000);
    InspectedQuestion inspected =
        pipeline.inspect(
            question, sql.map(text -> Candidate.given(text, Sureness.UNKNOWN)), database, budget);
    List<FeatureRow> rows = features.of(inspected);
    for (int rank = 0; rank < rows.size(); rank++) {
      InspectedCandidate candidate = inspected.candidates().get(rank);
      out.println("== " + id + " " + rank + " " + question.text().replace('\n', ' '));
      out.println(candidate.candidate().sql().replace('\n', ' '));
      out.println("score " + candidate.candidate().score());
      out.println("explained " + candidate.candidate().explained().map(java.util.TreeSet::new));
      candidate.findings().forEach(f -> out.println(f.signal() + " " + f.message()));
      for (Map.Entry<String, Float> one : new TreeMap<>(rows.get(rank).values()).entrySet()) {
        if (one.getValue() != 0) {
          out.println("  " + one.getKey() + " " + one.getValue());
        }
      }
    }
  }
}
