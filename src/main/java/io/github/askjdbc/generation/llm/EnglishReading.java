package io.github.askjdbc.generation.llm;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.DatabaseKnowledge;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.linking.QuestionLanguage;
import io.github.askjdbc.llm.ModelReply;
import io.github.askjdbc.llm.TranslatedReply;
import io.github.askjdbc.question.Question;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** What a model makes of a question, or of names, that are not English. */
public sealed interface EnglishReading {

  /**
   * The question can be read.
   *
   * @param question in English, as it was asked where it was English before
   * @param knowledge with what names mean
   */
  record Read(Question question, DatabaseKnowledge knowledge) implements EnglishReading {}

  /**
   * It cannot.
   *
   * @param problem for a person; holds no word of the model
   */
  record Unread(String problem) implements EnglishReading {}

  /**
   * Reads and checks a reply.
   *
   * @param asked as it was asked
   * @param mayRead the tables that questions may read
   */
  static EnglishReading of(
      ModelReply reply,
      LinkedQuestion asked,
      DatabaseKnowledge knowledge,
      Predicate<TableName> mayRead) {
    Optional<TranslatedReply> said = TranslatedReply.of(reply);
    boolean english = QuestionLanguage.seemsEnglish(asked);
    if (said.isEmpty() && !english) {
      return new Unread("the language model's reply holds no English question");
    }
    Question question = asked.question();
    if (!english) {
      String text = said.get().english();
      Optional<String> problem =
          new TranslationCheck(asked, names(knowledge)::contains).problem(text);
      if (problem.isPresent()) {
        return new Unread(
            "what the language model makes of it in English disagrees: " + problem.get());
      }
      question = new Question(text, question.evidence());
    }
    return new Read(
        question,
        said.isEmpty()
            ? knowledge
            : knowledge.describedBy(NameMeanings.of(said.get().names(), knowledge, mayRead)));
  }

  private static Set<String> names(DatabaseKnowledge knowledge) {
    Set<String> names = new HashSet<>();
    for (Table table : knowledge.catalog().tables()) {
      names.addAll(NameParts.of(table.name().name()));
      for (Column column : table.columns()) {
        names.addAll(NameParts.of(column.name().column()));
      }
    }
    return names;
  }
}
