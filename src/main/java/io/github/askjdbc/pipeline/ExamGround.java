package io.github.askjdbc.pipeline;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.DatabaseKnowledge;
import io.github.askjdbc.catalog.ForeignKey;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.database.Fingerprint;
import io.github.askjdbc.llm.ModelSettings;
import io.github.askjdbc.llm.ModelUse;
import io.github.askjdbc.llm.prompt.WritingPrompt;
import io.github.askjdbc.memory.ExamKey;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * What an exam is about.
 *
 * @param knowledge of the tables that questions may read, and of no others
 * @param key under which its answers are kept
 * @param values which of the database's values its questions may hold
 */
public record ExamGround(DatabaseKnowledge knowledge, ExamKey key, ModelUse.Values values) {

  private static final String OWN_READERS = "none";

  /**
   * @param mayRead the tables that questions may read
   * @param model empty where our own readers are examined
   * @param training names what our own readers and all confidences were trained as
   */
  static ExamGround of(
      DatabaseKnowledge knowledge,
      Predicate<TableName> mayRead,
      Optional<ModelSettings> model,
      String training) {
    CatalogSnapshot readable = readable(knowledge.catalog(), mayRead);
    ModelUse.Values values =
        model.map(settings -> settings.use().values()).orElse(ModelUse.Values.SAMPLES);
    ExamKey key =
        new ExamKey(
            model.map(settings -> settings.endpoint().name().toString()).orElse(OWN_READERS),
            model.map(settings -> prompt(settings, training)).orElse(Fingerprint.of(training)),
            Fingerprint.of(schema(readable)));
    return new ExamGround(knowledge.within(readable), key, values);
  }

  /** Tells a model, asked as these settings say, and the judge of its SQL from any other. */
  static String writer(ModelSettings model, String training) {
    return training + "-by-" + model.endpoint().name() + "-" + prompt(model, training);
  }

  private static String prompt(ModelSettings model, String training) {
    return Fingerprint.of(WritingPrompt.mark() + model.use().values() + training);
  }

  private static CatalogSnapshot readable(CatalogSnapshot catalog, Predicate<TableName> mayRead) {
    return new CatalogSnapshot(
        catalog.tables().stream()
            .filter(table -> mayRead.test(table.name()) && !table.columns().isEmpty())
            .toList(),
        catalog.foreignKeys().stream()
            .filter(key -> mayRead.test(key.from()) && mayRead.test(key.to()))
            .toList());
  }

  /** Names, types, comments and the keys that somebody declared; nothing of the rows. */
  private static String schema(CatalogSnapshot catalog) {
    List<String> lines = new ArrayList<>();
    for (Table table : catalog.tables()) {
      lines.add(table.name() + " " + table.comment().orElse("") + " " + table.primaryKey());
      for (Column column : table.columns()) {
        lines.add(column.name() + " " + column.typeName() + " " + column.comment().orElse(""));
      }
    }
    catalog.foreignKeys().stream()
        .filter(key -> !key.isInferred())
        .map(ExamGround::written)
        .forEach(lines::add);
    lines.sort(null);
    return String.join("\n", lines);
  }

  private static String written(ForeignKey key) {
    return key.from() + " " + key.fromColumns() + " " + key.to() + " " + key.toColumns();
  }
}
