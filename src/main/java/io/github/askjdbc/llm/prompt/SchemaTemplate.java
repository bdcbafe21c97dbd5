package io.github.askjdbc.llm.prompt;

/** A way to write a schema for a model; the same schema always gives the same text. */
@FunctionalInterface
public interface SchemaTemplate {

  String of(PromptSchema schema);
}
