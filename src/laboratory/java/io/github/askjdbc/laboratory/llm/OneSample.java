package io.github.askjdbc.laboratory.llm;

import io.github.askjdbc.decision.ComparedResult;
import io.github.askjdbc.generation.TriedQuery;
import io.github.askjdbc.generation.llm.ModelGenerator;
import io.github.askjdbc.laboratory.llm.ModelWriter.Written;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.llm.prompt.CreateTables;
import io.github.askjdbc.llm.prompt.PromptPolicy;
import java.util.Optional;

/**
 * Gives SQL whose rows tell something, with the score 1 where one sample, drawn as the driver draws
 * it, comes to the same answer, and 0 where it does not.
 */
public record OneSample() implements AbstainingSystem {

  @Override
  public SystemVerdict verdict(Written written) {
    Optional<TriedQuery> likeliest =
        written
            .sql()
            .flatMap(written.question().trial()::run)
            .filter(tried -> tried.outcome().tells());
    if (likeliest.isEmpty()) {
      return SystemVerdict.ABSTAINS;
    }
    LinkedQuestion question = written.question().question();
    ComparedResult result = ComparedResult.of(question, likeliest.get());
    boolean same =
        new ModelGenerator(PromptPolicy.NO_VALUES, new CreateTables())
            .drawn(written.question(), written.model(), written.heard().request())
            .filter(drawn -> ComparedResult.of(question, drawn).sameAnswer(result))
            .isPresent();
    return new SystemVerdict(written.sql(), same ? 1 : 0);
  }
}
