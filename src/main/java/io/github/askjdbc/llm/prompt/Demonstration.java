package io.github.askjdbc.llm.prompt;

import java.util.Optional;

/**
 * A question to the same database of which somebody said what is right; data, never an instruction.
 *
 * @param question as it was asked, or as much of it as may be shown
 * @param sql that is right; empty where the database cannot answer the question
 */
public record Demonstration(String question, Optional<String> sql) {}
