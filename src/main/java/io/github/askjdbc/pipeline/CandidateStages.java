package io.github.askjdbc.pipeline;

import io.github.askjdbc.catalog.DatabaseKnowledge;
import io.github.askjdbc.catalog.KnowledgeBase;
import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.decision.InspectedCandidate;
import io.github.askjdbc.decision.InspectedQuestion;
import io.github.askjdbc.generation.GenerationRequest;
import io.github.askjdbc.inspection.SharedNotes;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.linking.SchemaLinker;
import io.github.askjdbc.pipeline.numbers.ClassStage;
import io.github.askjdbc.pipeline.numbers.NumberStage;
import java.sql.SQLException;
import java.util.List;

/** The stages before anything is weighed: link, write, guard and inspect. */
final class CandidateStages {

  private final SchemaLinker linker;
  private final KnowledgeBase knowledgeBase;
  private final Plugins plugins;
  private final CandidateWriter writer;
  private final CandidateInspector inspector;
  private final NumberStage numbers;
  private final ClassStage classes;
  private final int maxCandidates;

  /**
   * @param maxCandidates how many SQL texts a question may lead to, at least 1
   */
  CandidateStages(
      SchemaLinker linker,
      KnowledgeBase knowledgeBase,
      Plugins plugins,
      CandidateInspector inspector,
      int maxCandidates) {
    this.linker = linker;
    this.knowledgeBase = knowledgeBase;
    this.plugins = plugins;
    this.writer = new CandidateWriter(plugins.generators());
    this.inspector = inspector;
    this.numbers = new NumberStage(linker, plugins.generators());
    this.classes = new ClassStage(linker, plugins.generators());
    this.maxCandidates = maxCandidates;
  }

  /** What the generators write, or what a person verified. */
  SqlSource written() {
    return writer::candidates;
  }

  /** Finds what the words of a question name. */
  AskedQuestion link(Asked asked, ReportWriter report) throws SQLException {
    return link(asked, knowledgeBase.of(asked.database(), asked.budget()), report);
  }

  /** The same with what is known of the database beyond its catalog and what people say. */
  AskedQuestion link(Asked asked, DatabaseKnowledge knowledge, ReportWriter report) {
    ReadOnlyDatabase database = asked.database();
    LinkedQuestion linked = linked(asked, knowledge);
    ReadOnlyDatabase once = new AskedDatabase(database);
    return new AskedQuestion(
        report.linked(linked),
        knowledge,
        once,
        new AskedQueries(
            inspector.guard(database.dialect()), knowledge.catalog(), once, asked.budget()),
        new SharedNotes(),
        asked.recalled(),
        asked.budget());
  }

  /** With the number or the classes that evidence tells, where nothing else reads the evidence. */
  private LinkedQuestion linked(Asked asked, DatabaseKnowledge knowledge) {
    Dialect dialect = asked.database().dialect();
    LinkedQuestion linked = linker.link(asked.question(), knowledge, dialect, asked.budget());
    LinkedQuestion counted = numbers.read(linked, knowledge, dialect, asked.budget());
    return classes.read(counted, knowledge, dialect, asked.budget());
  }

  /** What was written, and what was asked for. */
  record Generated(GenerationRequest request, Written written) {}

  /** Lets SQL be written for it. */
  Generated write(AskedQuestion linked, SqlSource source, ReportWriter report) {
    GenerationRequest request =
        new GenerationRequest(
            linked.question(),
            linked.knowledge(),
            linked.database().dialect(),
            maxCandidates,
            linked.queries(),
            linked.recalled().verified(),
            linked.budget());
    return new Generated(request, report.generated(source.write(request)));
  }

  /**
   * A question after every stage that needs no estimate.
   *
   * @param refusals the guard's reasons, one for each candidate that it refused
   */
  record Inspected(InspectedQuestion question, List<String> refusals) {}

  /** Guards, runs and inspects what was written. */
  Inspected inspect(Generated generated, AskedQuestion linked, ReportWriter report) {
    InspectedCandidates candidates = inspector.inspect(generated.written().candidates(), linked);
    report.inspected(candidates);
    // SQL of somebody else is compared with what is written here
    List<InspectedCandidate> independent =
        candidates.allowed().stream().anyMatch(one -> one.candidate().given())
            ? inspector.run(writer.unverified(generated.request()).candidates(), linked)
            : List.of();
    report.passed(Stage.GENERATE);
    return new Inspected(
        new InspectedQuestion(
            linked.question(),
            linked.knowledge().catalog(),
            plugins.writers(),
            candidates.allowed(),
            independent),
        candidates.refusals());
  }
}
