package io.github.askjdbc.audit;

import io.github.askjdbc.question.Question;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * One question, and what came of it.
 *
 * @param form how it was asked: answer, sql, explain, check, confirm, correct, forget or call
 * @param question empty where a text that is ours held none that could be read
 * @param outcome answer, abstain, cancelled, unavailable (a model) or failed
 * @param sqlState of what was thrown, or of the reason to abstain
 * @param sql of the answer, or of the best candidate
 * @param p the probability that the SQL is right, between 0 and 1
 * @param writer id of the generator that wrote the SQL
 * @param model the language model, where it was asked
 */
public record AuditedDecision(
    String form,
    Optional<Question> question,
    String outcome,
    Optional<String> sqlState,
    Optional<String> sql,
    OptionalDouble p,
    Optional<String> writer,
    Optional<AuditedModel> model) {}
