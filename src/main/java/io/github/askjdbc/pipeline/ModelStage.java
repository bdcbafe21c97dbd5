package io.github.askjdbc.pipeline;

import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.decision.AbstentionReason;
import io.github.askjdbc.decision.Decision;
import io.github.askjdbc.generation.GenerationRequest;
import io.github.askjdbc.generation.llm.ModelGenerator;
import io.github.askjdbc.generation.llm.ModelWriting;
import io.github.askjdbc.llm.AskedModel;
import io.github.askjdbc.llm.ConfiguredModel;
import io.github.askjdbc.llm.ModelUnavailableException;
import io.github.askjdbc.llm.prompt.CreateTables;
import io.github.askjdbc.llm.prompt.Demonstration;
import io.github.askjdbc.llm.prompt.PromptPolicy;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** Asks the model that the settings name, where it may change what our own writers came to. */
final class ModelStage {

  private final ConfiguredModel model;
  private final ModelJudgement judgement;
  private final KnownAnswers answers;
  private final DecisionExplainer explainer;

  /**
   * @param answers that the model is shown beside a question
   */
  ModelStage(
      ConfiguredModel model,
      ModelJudgement judgement,
      KnownAnswers answers,
      DecisionExplainer explainer) {
    this.model = model;
    this.judgement = judgement;
    this.answers = answers;
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
   * What was decided without the model, unless it is asked and makes another of it.
   *
   * @param weighed what our own writers wrote
   * @param report is told of the model
   * @throws ModelUnavailableException if it cannot be asked, and what we have is no answer
   * @throws SQLException if the memory cannot be read
   */
  Decision decide(
      Decision own,
      WeighedQuestion weighed,
      GenerationRequest request,
      AskedQuestion linked,
      ReportWriter report)
      throws SQLException {
    if (!isWanted(own, weighed)) {
      return own;
    }
    Asked asked = asked(own, weighed, request, linked);
    report.modelWrote(asked.written());
    asked
        .decidedUpon()
        .ifPresent(
            repaired -> explainer.explain(repaired, repaired.result(), linked.recalled(), report));
    return asked.decision();
  }

  private Asked asked(
      Decision own, WeighedQuestion weighed, GenerationRequest request, AskedQuestion linked)
      throws SQLException {
    AskedModel asked = model.forQuestion();
    List<Demonstration> shown = answers.near(linked, policy(linked.queries()::mayRead));
    ModelWriting writing;
    try {
      writing = generator(linked.queries()::mayRead).write(request, asked, shown);
    } catch (ModelUnavailableException away) {
      return new Asked(
          ModelOpinion.without(own, Optional.of(away)),
          Optional.empty(),
          new Written(List.of(), Optional.of(away), Optional.empty()));
    }
    return judgement.of(writing, asked, own, weighed, linked);
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

  /** A model's SQL never passes where our own readers know that there is nothing to find. */
  private boolean isWanted(Decision own, WeighedQuestion weighed) {
    boolean ours =
        weighed.question().candidates().stream()
            .map(one -> one.candidate())
            .noneMatch(candidate -> candidate.given() || candidate.verified());
    boolean undecided =
        own instanceof Decision.Abstention abstention
            && (abstention.reason() == AbstentionReason.LOW_CONFIDENCE
                || abstention.reason() == AbstentionReason.AMBIGUOUS);
    return ours
        && switch (model.settings().use().when()) {
          case NEVER -> false;
          case UNSURE -> undecided;
          case ALWAYS -> undecided || own instanceof Decision.Answer;
        };
  }
}
