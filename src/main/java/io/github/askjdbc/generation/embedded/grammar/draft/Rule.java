package io.github.askjdbc.generation.embedded.grammar.draft;

/** One rule of the grammar of flat questions. Stateless. */
@FunctionalInterface
public interface Rule {

  /** Takes the tokens it understands and adds what they ask for, or rejects the reading. */
  void apply(Draft draft);
}
