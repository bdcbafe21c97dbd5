package io.github.askjdbc.pipeline;

import io.github.askjdbc.decision.AbstentionReason;
import io.github.askjdbc.decision.Assessment;
import io.github.askjdbc.decision.ComparedResult;
import io.github.askjdbc.decision.Confidence;
import io.github.askjdbc.decision.ConfidenceEstimator;
import io.github.askjdbc.decision.Decider;
import io.github.askjdbc.decision.Decision;
import io.github.askjdbc.decision.Dissent;
import io.github.askjdbc.decision.InspectedCandidate;
import io.github.askjdbc.decision.InspectedQuestion;
import io.github.askjdbc.decision.WriterRecord;
import io.github.askjdbc.generation.Candidate;
import io.github.askjdbc.generation.llm.ModelWriting;
import io.github.askjdbc.generation.llm.SecondWriting;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.linking.Word;
import io.github.askjdbc.llm.AskedModel;
import io.github.askjdbc.llm.ModelUse.Effort;
import io.github.askjdbc.pipeline.ModelStage.Asked;
import io.github.askjdbc.pipeline.OwnDecisions.Own;
import io.github.askjdbc.repair.Repairer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What a model's reply does to a decision of ours. Its SQL is guarded, inspected, mended and
 * weighed as SQL that somebody gives, compared on rows with what our own writers wrote.
 *
 * <p>A confidence that was trained on other writers says little of a model of which nothing is
 * known: its SQL is an answer only where one of our own writers comes to the same rows by a query
 * that is likelier right than not. A model with a strong record on this database is believed as far
 * as the record goes. An answer of ours with which an asked model does not agree is none.
 */
final class ModelJudgement {

  /**
   * Tells the model that the question may have no answer, and asks whether it is sure (TrustSQL).
   */
  private static final String OPINION = "llm-self-reference";

  private static final double LIKELIER_RIGHT = 0.5;

  private final CandidateInspector inspector;
  private final ConfidenceEstimator trained;
  private final Decider decider;
  private final ModelSampling sampling;
  private final Repairer repairer = new Repairer();

  /**
   * @param trained as for our own SQL
   */
  ModelJudgement(
      CandidateInspector inspector,
      ConfidenceEstimator trained,
      Decider decider,
      ModelSampling sampling) {
    this.sampling = sampling;
    this.inspector = inspector;
    this.trained = trained;
    this.decider = decider;
  }

  /**
   * @param record of the model on this database
   * @param second how the model can be asked for the same once more, where it can
   */
  Asked of(
      ModelWriting writing,
      AskedModel model,
      Own own,
      Optional<WriterRecord> record,
      Optional<SecondWriting> second) {
    JudgedReply replied = JudgedReply.of(writing, second, model, record, own);
    return switch (writing.outcome()) {
      case USELESS -> replied.asBefore();
      case NOTHING -> nothing(replied);
      case WROTE -> wrote(replied, writing.candidate().orElseThrow());
    };
  }

  /**
   * Its word counts where it names what our own readers find nowhere either. Else it withholds an
   * answer of ours, and that of a writer known to be strong is the reason where we have none to
   * give.
   */
  private Asked nothing(JudgedReply replied) {
    LinkedQuestion question = replied.question();
    List<Word> missing =
        replied
            .writing()
            .reason()
            .map(reason -> MissingWords.named(question, reason))
            .orElse(List.of());
    Optional<Assessment> best = replied.weighed().best();
    if (!missing.isEmpty()) {
      return replied.as(
          decider.notInDatabase(question, replied.linked().knowledge().catalog(), missing, best),
          Optional.empty(),
          List.of());
    }
    if (best.isPresent() && (replied.own() instanceof Decision.Answer || replied.strong())) {
      return replied.as(
          withheld(replied, best.get(), Dissent.MODEL_SAYS_NONE), Optional.empty(), List.of());
    }
    return replied.asBefore();
  }

  private Asked wrote(JudgedReply replied, Candidate candidate) {
    AskedQuestion linked = replied.linked();
    InspectedCandidates inspected = inspector.inspect(List.of(candidate), linked);
    if (inspected.allowed().isEmpty()) {
      return replied.asBefore();
    }
    InspectedQuestion ours = replied.weighed().question();
    ConfidenceEstimator estimator = ModelEstimator.of(trained, replied.record());
    WeighedQuestion weighed =
        WeighedQuestion.of(
            new InspectedQuestion(
                ours.question(),
                ours.catalog(),
                ours.writers(),
                inspected.allowed(),
                ours.candidates()),
            estimator);
    RepairedQuestion repaired =
        RepairedQuestion.of(
            weighed,
            repairer,
            best ->
                new DecisionCriterion(
                    inspector, estimator, decider, weighed, best.inspected(), linked),
            linked.budget());
    Assessment written = repaired.result().best().orElseThrow();
    List<String> agreeing = agreeing(written.inspected(), replied);
    return replied.own() instanceof Decision.Answer
        ? confirmed(replied.judging(written), written, agreeing)
        : decided(replied.judging(written), repaired, written, agreeing);
  }

  /** An answer of ours stands where the model comes to the same rows. */
  private Asked confirmed(JudgedReply replied, Assessment written, List<String> agreeing) {
    Assessment best = replied.weighed().best().orElseThrow();
    LinkedQuestion question = replied.question();
    boolean same =
        ComparedResult.of(question, best.inspected())
            .sameAnswer(ComparedResult.of(question, written.inspected()));
    return same
        ? replied.as(replied.own(), Optional.empty(), agreeing)
        : replied.as(
            decider.disputed(question, replied.linked().knowledge().catalog(), best, written),
            Optional.empty(),
            agreeing);
  }

  private Asked decided(
      JudgedReply replied, RepairedQuestion repaired, Assessment written, List<String> agreeing) {
    boolean believed = !agreeing.isEmpty() || replied.strong();
    Decision alone = decision(replied, repaired, written);
    Optional<SampleReport> sample = believed ? sample(alone, replied, written) : Optional.empty();
    Assessment judged = sample.map(came -> with(came, written)).orElse(written);
    JudgedReply told = replied.sampled(sample).judging(judged);
    Decision then = sample.isPresent() ? decision(told, repaired, judged) : alone;
    Decision decision =
        alone instanceof Decision.Answer || then instanceof Decision.Answer
            ? dissent(told, judged, believed)
                .map(dissent -> withheld(told, judged, dissent))
                .orElse(then)
            : then;
    boolean keepsReason =
        decision instanceof Decision.Answer
            || ((Decision.Abstention) replied.own()).reason() != AbstentionReason.AMBIGUOUS;
    return isOn(written, decision) && keepsReason
        ? told.as(decision, Optional.of(repaired), agreeing)
        : told.as(replied.own(), Optional.empty(), agreeing);
  }

  /**
   * By what is believed of the model's SQL and of ours.
   *
   * @param written by the model, mended or not
   */
  private Decision decision(JudgedReply replied, RepairedQuestion repaired, Assessment written) {
    Stream<Assessment> theirs =
        repaired.result().assessed().stream()
            .map(one -> one.inspected().equals(written.inspected()) ? written : one);
    return decider.decide(
        replied.question(),
        replied.linked().knowledge().catalog(),
        Stream.concat(theirs, replied.weighed().assessed().stream()).toList(),
        List.of(),
        1 - written.confidence().value());
  }

  /** Why SQL that is likely enough is no answer. */
  private Optional<Dissent> dissent(JudgedReply replied, Assessment written, boolean believed) {
    if (!believed) {
      return Optional.of(Dissent.MODEL_ALONE);
    }
    if (replied.sample().filter(sample -> !sample.agrees()).isPresent()) {
      return Optional.of(Dissent.MODEL_WAVERS);
    }
    return doubts(replied, written) ? Optional.of(Dissent.MODEL_DOUBTS) : Optional.empty();
  }

  private static boolean isOn(Assessment written, Decision decision) {
    return decision.best().filter(best -> best.sql().equals(written.sql())).isPresent();
  }

  /** Where nothing but the confidence in the model's SQL decides. */
  private Optional<SampleReport> sample(Decision alone, JudgedReply replied, Assessment written) {
    boolean byConfidence =
        !(alone instanceof Decision.Abstention abstention)
            || abstention.reason() == AbstentionReason.LOW_CONFIDENCE;
    boolean onIt =
        alone
            .best()
            .filter(best -> best.sql().equals(written.sql()))
            .filter(best -> best.confidence().equals(written.confidence()))
            .isPresent();
    return replied.model().effort() != Effort.LOW && byConfidence && onIt
        ? replied.second().flatMap(second -> sampling.of(written, second, replied.question()))
        : Optional.empty();
  }

  private static Assessment with(SampleReport sample, Assessment written) {
    return new Assessment(
        written.inspected(), new Confidence(sample.after(), written.confidence().calibrated()));
  }

  private Decision withheld(JudgedReply replied, Assessment best, Dissent dissent) {
    return decider.withheld(
        replied.question(), replied.linked().knowledge().catalog(), best, dissent);
  }

  /**
   * Its second opinion, where the effort pays for one; none that comes is no doubt. With medium
   * effort a sample stands in its place.
   */
  private boolean doubts(JudgedReply replied, Assessment written) {
    boolean asks =
        switch (replied.model().effort()) {
          case LOW -> false;
          case MEDIUM -> replied.sample().isEmpty();
          case HIGH -> true;
        };
    return asks
        && inspector
            .opinion(OPINION, written.inspected(), replied.prompted(), replied.linked())
            .flagged();
  }

  /** Those of our own writers that came to the same answer by a query likelier right than not. */
  private static List<String> agreeing(InspectedCandidate written, JudgedReply replied) {
    ComparedResult result = ComparedResult.of(replied.question(), written);
    List<String> agreeing = new ArrayList<>();
    for (Assessment one : replied.weighed().assessed()) {
      String writer = one.candidate().writer().id();
      if (!agreeing.contains(writer)
          && one.confidence().value() >= LIKELIER_RIGHT
          && one.result().tells()
          && ComparedResult.of(replied.question(), one.inspected()).sameAnswer(result)) {
        agreeing.add(writer);
      }
    }
    return agreeing;
  }
}
