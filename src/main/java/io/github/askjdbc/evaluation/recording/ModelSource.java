package io.github.askjdbc.evaluation.recording;

import io.github.askjdbc.evaluation.questions.Problem;
import io.github.askjdbc.evaluation.run.Approach;
import io.github.askjdbc.llm.ModelAccess;
import io.github.askjdbc.llm.TokenCount;
import java.io.IOException;
import java.util.List;
import java.util.Map;

/** Where the replies of a run's model come from. Safe for several threads. */
public interface ModelSource extends AutoCloseable {

  /** How the questions of the run come to it. */
  ModelAccess access();

  /** The approach with this model. */
  Approach asking(Approach approach);

  /** What could not be used, or was missing, so far. */
  List<Problem> problems();

  /** Tokens that endpoints were asked for in this run, as far as they count them. */
  default TokenCount tokens() {
    return TokenCount.UNKNOWN;
  }

  /** What the questions cost that asked a model, by id, as far as it is recorded. */
  default Map<String, ModelCost> costs() {
    return Map.of();
  }

  @Override
  default void close() throws IOException {}
}
