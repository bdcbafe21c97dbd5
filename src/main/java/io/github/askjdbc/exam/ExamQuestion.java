package io.github.askjdbc.exam;

import java.util.Optional;

/**
 * A question of an exam.
 *
 * @param gold SQL that answers it; empty where the database cannot
 * @param missing the words that name nothing of the database, where it asks for something
 */
public record ExamQuestion(
    QuestionKind kind, String text, Optional<String> gold, Optional<String> missing) {}
