package io.github.askjdbc.pipeline;

import io.github.askjdbc.catalog.CatalogSnapshot;

/**
 * What a decision stands on beside the question and the settings.
 *
 * @param catalog as it was read; another one as soon as the schema is seen to have changed, or more
 *     of its keys are known
 * @param verdicts the state of what people said of answers
 */
public record DecisionBasis(CatalogSnapshot catalog, Object verdicts) {}
