package io.github.askjdbc.laboratory.harder;

import io.github.askjdbc.evaluation.questions.EvaluationQuestion;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.hipparchus.random.RandomGenerator;

/**
 * Takes out of the database what the question asks for: TrustSQL's column-related, read backwards.
 * Only where a word of the question means nothing any more without it.
 *
 * @param part what is taken out
 */
record Hidden(Part part) implements Recipe {

  enum Part {
    COLUMN,
    TABLE
  }

  @Override
  public List<EvaluationQuestion> make(QuestionSource source, RandomGenerator random) {
    List<EvaluationQuestion> made = new ArrayList<>();
    for (Grounding grounding : source.grounded()) {
      List<String> elements = part == Part.COLUMN ? columns(grounding) : tables(grounding);
      if (!elements.isEmpty()) {
        String element = elements.get(random.nextInt(elements.size()));
        made.add(
            new EvaluationQuestion(
                grounding.question().id() + "~without",
                grounding.question().db(),
                grounding.question().question(),
                Optional.empty(),
                List.of(),
                Optional.empty(),
                Optional.of("column-related"),
                List.of(element)));
      }
    }
    return made;
  }

  private static List<String> columns(Grounding grounding) {
    return grounding.columns().stream()
        .filter(used -> !used.column().key())
        .filter(used -> grounding.mention(used.column().name()).isPresent())
        .filter(used -> missed(grounding, used.path(), used.column().name()))
        .filter(used -> !filtersByKnownValue(grounding, used))
        .map(Grounding.Used::path)
        .toList();
  }

  private static List<String> tables(Grounding grounding) {
    return grounding.tables().stream()
        .map(Schema.Table::name)
        .filter(name -> grounding.mention(name).isPresent())
        .filter(name -> missed(grounding, name, name))
        .toList();
  }

  /** The value alone may tell what is meant, where some other column holds it too. */
  private static boolean filtersByKnownValue(Grounding grounding, Grounding.Used used) {
    return grounding.literals().stream()
        .filter(literal -> literal.column().equals(used))
        .anyMatch(
            literal ->
                Words.stems(literal.value()).stream()
                    .allMatch(stem -> grounding.vocabulary().resolvesWithout(stem, used.path())));
  }

  private static boolean missed(Grounding grounding, String element, String name) {
    return Words.stems(name).stream()
        .anyMatch(stem -> !grounding.vocabulary().resolvesWithout(stem, element));
  }
}
