package io.github.askjdbc.llm.prompt;

import io.github.askjdbc.llm.ModelClient;

/**
 * A model, and what it may be told of the database.
 *
 * @param client that asks it
 */
public record PromptedModel(ModelClient client, PromptPolicy policy) {}
