package io.github.askjdbc.llm;

import java.util.Optional;

/**
 * A model as the settings of a connection have it.
 *
 * @param price for the report, where one is given
 */
public record ModelSettings(
    ModelEndpoint endpoint, ModelUse use, ModelLimits limits, Optional<ModelPrice> price) {}
