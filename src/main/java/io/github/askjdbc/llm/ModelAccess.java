package io.github.askjdbc.llm;

import java.util.function.UnaryOperator;

/**
 * How questions come to the models that their settings name.
 *
 * @param over what stands between a question and the client of an endpoint; must not send anything
 *     by itself
 * @param remembers whether the replies of the last hour are kept, so that the same request is not
 *     sent again
 */
public record ModelAccess(UnaryOperator<ModelClient> over, boolean remembers) {

  /** Nothing stands between them. */
  public static final ModelAccess DIRECT = new ModelAccess(UnaryOperator.identity(), true);
}
