package io.github.askjdbc.pipeline;

import io.github.askjdbc.decision.AcceptancePolicy;
import io.github.askjdbc.decision.Assessment;
import io.github.askjdbc.decision.ComparedResult;
import io.github.askjdbc.decision.SampleAgreement;
import io.github.askjdbc.generation.llm.SecondWriting;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.llm.ModelUnavailableException;
import java.util.Optional;

/**
 * Lets a model write once more, at random, where what it comes to may change the decision, and the
 * score that is to be expected of that is worth its tokens.
 */
final class ModelSampling {

  /** In right answers: one is worth a hundred thousand tokens. */
  private static final double WORTH_OF_A_TOKEN = 1e-5;

  private final AcceptancePolicy policy;
  private final SampleAgreement agreement;

  ModelSampling(AcceptancePolicy policy, SampleAgreement agreement) {
    this.policy = policy;
    this.agreement = agreement;
  }

  /**
   * What a sample comes to; empty where none is worth asking for, or none comes.
   *
   * @param written by the model, with what is believed of it
   */
  Optional<SampleReport> of(Assessment written, SecondWriting second, LinkedQuestion question) {
    try {
      return pays(written, second) && second.isPossible()
          ? Optional.of(drawn(written, second, question))
          : Optional.empty();
    } catch (ModelUnavailableException none) {
      return Optional.empty();
    }
  }

  /** That two come to no rows, or to none counted, says nothing of either. */
  private boolean pays(Assessment written, SecondWriting second) {
    return written.confidence().calibrated()
        && written.result().tells()
        && agreement.gain(written.confidence().value(), policy)
            > WORTH_OF_A_TOKEN * second.mostTokens();
  }

  private SampleReport drawn(Assessment written, SecondWriting second, LinkedQuestion question) {
    ComparedResult result = ComparedResult.of(question, written.inspected());
    boolean agrees =
        second
            .draw()
            .filter(drawn -> ComparedResult.of(question, drawn).sameAnswer(result))
            .isPresent();
    double before = written.confidence().value();
    return new SampleReport(
        agrees, before, agrees ? agreement.agreed(before) : agreement.disagreed(before));
  }
}
