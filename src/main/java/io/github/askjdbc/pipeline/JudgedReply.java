package io.github.askjdbc.pipeline;

import io.github.askjdbc.decision.Assessment;
import io.github.askjdbc.decision.BestSql;
import io.github.askjdbc.decision.Decision;
import io.github.askjdbc.decision.WriterRecord;
import io.github.askjdbc.generation.llm.ModelWriting;
import io.github.askjdbc.generation.llm.SecondWriting;
import io.github.askjdbc.inspection.Note;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.llm.AskedModel;
import io.github.askjdbc.llm.prompt.PromptPolicy;
import io.github.askjdbc.llm.prompt.PromptedModel;
import io.github.askjdbc.pipeline.ModelStage.Asked;
import io.github.askjdbc.pipeline.OwnDecisions.Own;
import java.util.List;
import java.util.Optional;

/**
 * One question whose model has replied.
 *
 * @param second how it can be asked for the same once more
 * @param sample what came of that
 */
record JudgedReply(
    ModelWriting writing,
    Optional<SecondWriting> second,
    Optional<BestSql> judged,
    Optional<SampleReport> sample,
    AskedModel model,
    Optional<WriterRecord> record,
    Decision own,
    WeighedQuestion weighed,
    AskedQuestion linked) {

  /** Nothing is made of it yet. */
  static JudgedReply of(
      ModelWriting writing,
      Optional<SecondWriting> second,
      AskedModel model,
      Optional<WriterRecord> record,
      Own own) {
    return new JudgedReply(
        writing,
        second,
        Optional.empty(),
        Optional.empty(),
        model,
        record,
        own.decision(),
        own.weighed(),
        own.linked());
  }

  LinkedQuestion question() {
    return linked.question();
  }

  PromptedModel prompted() {
    return new PromptedModel(model, new PromptPolicy(model.values(), linked.queries()::mayRead));
  }

  ModelReport report(List<String> agreeing) {
    return new ModelReport(model.id(), writing, judged, agreeing, sample, model.spent());
  }

  JudgedReply judging(Assessment written) {
    Optional<BestSql> best = Optional.of(BestSql.of(written));
    return new JudgedReply(writing, second, best, sample, model, record, own, weighed, linked);
  }

  JudgedReply sampled(Optional<SampleReport> came) {
    return new JudgedReply(writing, second, judged, came, model, record, own, weighed, linked);
  }

  /** Whether its SQL may be an answer though none of our own writers agrees. */
  boolean strong() {
    return record.filter(WriterRecord::isStrong).isPresent();
  }

  /** It stays as it was, but that the model is told of. */
  Asked asBefore() {
    return as(own, Optional.empty(), List.of());
  }

  Asked as(Decision decision, Optional<RepairedQuestion> decidedUpon, List<String> agreeing) {
    ModelReport report = report(agreeing);
    Decision told =
        decision instanceof Decision.Answer answer
            ? new Decision.Answer(answer.given().noting(note(report)))
            : decision;
    return new Asked(
        told,
        decidedUpon,
        new Written(writing.candidate().stream().toList(), Optional.empty(), Optional.of(report)));
  }

  private static Note note(ModelReport report) {
    return new Note(
        Note.Kind.MODEL,
        "asked " + report.model() + " (" + report.agreement() + "; " + report.cost() + ")");
  }
}
