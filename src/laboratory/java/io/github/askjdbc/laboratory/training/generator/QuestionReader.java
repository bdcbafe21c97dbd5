package io.github.askjdbc.laboratory.training.generator;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.DatabaseKnowledge;
import io.github.askjdbc.catalog.KnowledgeBase;
import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.evaluation.questions.EvaluationQuestion;
import io.github.askjdbc.evaluation.run.DatabaseAccess;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.mentions.MentionFinder;
import io.github.askjdbc.generation.embedded.roles.QuestionFeatures;
import io.github.askjdbc.generation.embedded.schema.SchemaIndex;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.linking.SchemaLinker;
import io.github.askjdbc.question.Question;
import io.github.askjdbc.question.QuestionBudget;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Links questions with their databases and reads their gold. */
final class QuestionReader {

  private final DatabaseAccess databases;
  private final KnowledgeBase knowledgeBase;
  private final Supplier<QuestionBudget> budgets;
  private final SchemaLinker linker = new SchemaLinker();
  private final MentionFinder mentions = new MentionFinder();
  private final IdentityHashMap<CatalogSnapshot, SchemaIndex> schemas = new IdentityHashMap<>();

  QuestionReader(
      DatabaseAccess databases, KnowledgeBase knowledgeBase, Supplier<QuestionBudget> budgets) {
    this.databases = databases;
    this.knowledgeBase = knowledgeBase;
    this.budgets = budgets;
  }

  /** Reads questions of one database, each followed by another wording where there is one. */
  List<TrainingQuestion> read(
      String db, List<EvaluationQuestion> questions, Optional<Rewording> rewording)
      throws SQLException {
    List<TrainingQuestion> read = new ArrayList<>();
    try (DatabaseAccess.Opened use = databases.open(db)) {
      for (EvaluationQuestion question : questions) {
        QuestionBudget budget = budgets.get();
        ReadOnlyDatabase database = use.database(budget);
        DatabaseKnowledge knowledge = knowledgeBase.of(database, budget);
        // kept, so that they can be asked for when the question's time is over
        knowledge.catalog().tables().forEach(table -> knowledge.statistics().of(table.name()));
        LinkedQuestion linked = link(question, database, knowledge, budget);
        TrainingQuestion plain = read(question, linked, database.dialect(), knowledge, false);
        read.add(plain);
        Optional<EvaluationQuestion> other =
            rewording.flatMap(r -> r.of(question, linked, plain.features().mentions()));
        if (other.isPresent()) {
          LinkedQuestion relinked = link(other.get(), database, knowledge, budget);
          read.add(read(other.get(), relinked, database.dialect(), knowledge, true));
        }
      }
    }
    return read;
  }

  private LinkedQuestion link(
      EvaluationQuestion question,
      ReadOnlyDatabase database,
      DatabaseKnowledge knowledge,
      QuestionBudget budget) {
    return linker.link(
        new Question(question.question(), question.evidence()),
        knowledge,
        database.dialect(),
        budget);
  }

  private TrainingQuestion read(
      EvaluationQuestion question,
      LinkedQuestion linked,
      Dialect dialect,
      DatabaseKnowledge knowledge,
      boolean reworded) {
    SchemaIndex schema = schemas.computeIfAbsent(knowledge.catalog(), SchemaIndex::new);
    QuestionFeatures features = QuestionFeatures.of(mentions.find(linked, schema));
    Optional<List<Action>> gold =
        question.gold().flatMap(sql -> GoldReader.read(sql, dialect, knowledge.catalog()));
    return new TrainingQuestion(
        question,
        knowledge,
        dialect,
        features,
        gold,
        gold.flatMap(SketchReader::read),
        gold.map(actions -> new GoldSlots(actions, schema)),
        reworded);
  }
}
