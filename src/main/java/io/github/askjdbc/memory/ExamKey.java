package io.github.askjdbc.memory;

/**
 * What an exam is about, beside the database that it was sat on: another model, other instructions
 * or another schema make for another exam.
 *
 * @param model as {@code ask.model} names it; {@code none} for the driver's own readers
 * @param prompt fingerprint of how the writer is asked: its template, and which values it may see
 * @param schema fingerprint of the tables that questions may read
 */
public record ExamKey(String model, String prompt, String schema) {}
