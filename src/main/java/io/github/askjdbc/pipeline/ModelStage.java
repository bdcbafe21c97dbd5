package io.github.askjdbc.pipeline;

import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.decision.AbstentionReason;
import io.github.askjdbc.decision.Decision;
import io.github.askjdbc.decision.WriterRecord;
import io.github.askjdbc.generation.llm.ModelAsking;
import io.github.askjdbc.generation.llm.ModelGenerator;
import io.github.askjdbc.generation.llm.ModelWriting;
import io.github.askjdbc.generation.llm.SecondWriting;
import io.github.askjdbc.llm.AskedModel;
import io.github.askjdbc.llm.ConfiguredModel;
import io.github.askjdbc.llm.ModelUnavailableException;
import io.github.askjdbc.llm.ModelUse.When;
import io.github.askjdbc.llm.prompt.CreateTables;
import io.github.askjdbc.llm.prompt.Demonstration;
import io.github.askjdbc.llm.prompt.PromptPolicy;
import io.github.askjdbc.pipeline.OwnDecisions.Own;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** Asks the model that the settings name, where it may change what our own writers came to. */
final class ModelStage {

  private final ConfiguredModel model;
  private final ModelJudgement judgement;
  private final KnownAnswers answers;
  private final ModelRecords records;
  private final DecisionExplainer explainer;

  /**
   * @param memory of answers, which the model is shown, and of how it did
   */
  ModelStage(
      ConfiguredModel model,
      ModelJudgement judgement,
      PipelineMemory memory,
      DecisionExplainer explainer) {
    this.model = model;
    this.judgement = judgement;
    this.answers = new KnownAnswers(memory);
    this.records = new ModelRecords(model.settings(), memory);
    this.explainer = explainer;
  }

  /**
   * What is decided with the model's SQL beside ours.
   *
   * @param decidedUpon what is weighed in the end; empty where it stays as it was
   * @param written by the model, and what is told of it
   */
  record Asked(Decision decision, Optional<RepairedQuestion> decidedUpon, Written written) {}

  /**
   * What is known of the model when a question is asked.
   *
   * @param record on the question's database
   */
  private record Known(Optional<WriterRecord> record) {
    Recalled recalled() {
      return new Recalled(Optional.empty(), record);
    }

    /**
     * A model of which nothing is known is not asked where our own readers know that there is
     * nothing to find.
     */
    boolean mayChange(Decision own) {
      return own instanceof Decision.Abstention abstention
          && (abstention.reason() == AbstentionReason.LOW_CONFIDENCE
              || abstention.reason() == AbstentionReason.AMBIGUOUS
              || (abstention.reason() == AbstentionReason.NOT_IN_DATABASE
                  && record.filter(WriterRecord::isStrong).isPresent()));
    }
  }

  /**
   * What was decided without the model, unless it is asked and makes another of it.
   *
   * @param report is told of the model
   * @throws ModelUnavailableException if it cannot be asked, and what we have is no answer
   * @throws SQLException if the memory cannot be read
   */
  Decision decide(Own own, ReportWriter report) throws SQLException {
    if (!isOurs(own)) {
      return own.decision();
    }
    Known known = new Known(records.of(own.linked()));
    return isWanted(own.decision(), known)
        ? told(asked(own, known), known, report)
        : own.decision();
  }

  /** The same for a question that the model put into English as it wrote SQL for it. */
  Decision decide(ModelWriting writing, AskedModel asked, Own own, ReportWriter report)
      throws SQLException {
    Known known = new Known(records.of(own.linked()));
    return own.decision() instanceof Decision.Answer || known.mayChange(own.decision())
        ? told(judgement.of(writing, asked, own, known.record(), Optional.empty()), known, report)
        : own.decision();
  }

  private Decision told(Asked asked, Known known, ReportWriter report) {
    report.modelWrote(asked.written());
    asked
        .decidedUpon()
        .ifPresent(
            repaired -> explainer.explain(repaired, repaired.result(), known.recalled(), report));
    return asked.decision();
  }

  private Asked asked(Own own, Known known) throws SQLException {
    AskedModel asked = model.forQuestion();
    AskedQuestion linked = own.linked();
    ModelGenerator generator = generator(linked.queries()::mayRead);
    ModelAsking asking;
    ModelWriting writing;
    try {
      asking = generator.asking(own.request(), asked, answers(linked));
      writing = generator.writing(asking.first(), asking, own.request());
    } catch (ModelUnavailableException away) {
      return away(own, away);
    }
    Optional<SecondWriting> second =
        asking
            .last()
            .filter(request -> when() != When.EXAM)
            .map(request -> new SecondWriting(generator, own.request(), asked, request));
    return judgement.of(writing, asked, own, known.record(), second);
  }

  private static Asked away(Own own, ModelUnavailableException away) {
    return new Asked(
        ModelAway.without(own.decision(), Optional.of(away)),
        Optional.empty(),
        new Written(List.of(), Optional.of(away), Optional.empty()));
  }

  /** What comes of a question that the model could not be asked to put into English. */
  Decision without(Own own, ModelUnavailableException away, ReportWriter report) {
    return told(away(own, away), new Known(Optional.empty()), report);
  }

  /** For one question. */
  AskedModel forQuestion() {
    return model.forQuestion();
  }

  /** Which questions reach the model. */
  When when() {
    return model.settings().use().when();
  }

  /** What the model is shown of what people said of other questions. */
  List<Demonstration> answers(AskedQuestion linked) throws SQLException {
    return answers.near(linked, policy(linked.queries()::mayRead));
  }

  /**
   * @param mayRead the tables that questions may read
   */
  ModelGenerator generator(Predicate<TableName> mayRead) {
    return new ModelGenerator(policy(mayRead), new CreateTables());
  }

  private PromptPolicy policy(Predicate<TableName> mayRead) {
    return new PromptPolicy(model.settings().use().values(), mayRead);
  }

  /** Nobody gave the SQL, and nobody found it right. */
  static boolean isOurs(Own own) {
    return own.weighed().question().candidates().stream()
        .map(one -> one.candidate())
        .noneMatch(candidate -> candidate.given() || candidate.verified());
  }

  private boolean isWanted(Decision own, Known known) {
    boolean undecided = known.mayChange(own);
    return switch (when()) {
      case NEVER -> false;
      case UNSURE -> undecided;
      case ALWAYS -> undecided || own instanceof Decision.Answer;
      case EXAM -> true;
    };
  }
}
