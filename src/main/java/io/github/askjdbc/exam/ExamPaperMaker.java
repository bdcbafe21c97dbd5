package io.github.askjdbc.exam;

import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.llm.ModelUse;
import io.github.askjdbc.pipeline.ExamGround;
import io.github.askjdbc.question.QuestionBudget;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.hipparchus.random.RandomGenerator;
import org.hipparchus.random.Well19937c;

/**
 * Makes the paper of an exam: of each kind in turn, two thirds that can be answered, whose gold ran
 * and gave rows. The same seed, schema and data make the same paper. For one paper.
 */
public final class ExamPaperMaker {

  /** As many tell how good a writer is, and cost little. */
  public static final int QUESTIONS = 60;

  private static final int TRIED_A_TURN = 12;

  private final ExamGround ground;
  private final ExamProbes probes;
  private final RandomGenerator random;
  private final StoredValues values;
  private final ExamWording wording = new ExamWording();
  private final Map<ExamTable, Integer> used = new HashMap<>();
  private final Set<String> texts = new HashSet<>();

  private ExamPaperMaker(ExamGround ground, ExamProbes probes, RandomGenerator random) {
    this.ground = ground;
    this.probes = probes;
    this.random = random;
    this.values = new StoredValues(probes, random);
  }

  /**
   * @param wanted how many questions, at least 3; fewer where the database gives no more
   * @throws io.github.askjdbc.question.BudgetExhaustedException if the time is used up
   */
  public static ExamPaper make(
      ExamGround ground, ReadOnlyDatabase database, QuestionBudget budget, long seed, int wanted) {
    ExamProbes probes = new ExamProbes(database, budget);
    return new ExamPaperMaker(ground, probes, new Well19937c(seed)).make(wanted);
  }

  private ExamPaper make(int wanted) {
    ExamSchema schema = new ExamSchemaReader(ground.knowledge(), probes).read();
    List<ExamQuestion> questions = answerable(schema, wanted - wanted / 3);
    // half as many: a third of all, where there are fewer too
    questions.addAll(unanswerable(schema, (questions.size() + 1) / 2));
    return new ExamPaper(Shuffled.of(questions, random), wanted);
  }

  private List<ExamQuestion> answerable(ExamSchema schema, int wanted) {
    Map<QuestionKind, List<QuestionDraft>> piles = new HashMap<>();
    for (ExamRecipe recipe :
        List.of(new PlainRecipe(), new ConditionRecipe(), new GroupRecipe(), new KeyRecipe())) {
      for (QuestionDraft draft : Shuffled.<QuestionDraft>of(recipe.drafts(schema), random)) {
        if (draft.valueOf().isEmpty() || ground.values() == ModelUse.Values.SAMPLES) {
          piles.computeIfAbsent(draft.kind(), kind -> new ArrayList<>()).add(draft);
        }
      }
    }
    List<ExamQuestion> questions = new ArrayList<>();
    List<QuestionKind> kinds = Shuffled.of(QuestionKind.answerable(true), random);
    int before = -1;
    while (questions.size() > before && questions.size() < wanted) {
      before = questions.size();
      for (QuestionKind kind : kinds) {
        if (questions.size() < wanted) {
          next(piles.computeIfAbsent(kind, none -> new ArrayList<>())).ifPresent(questions::add);
        }
      }
    }
    return questions;
  }

  /** The next that holds, of the table that was asked about least; those tried are taken off. */
  private Optional<ExamQuestion> next(List<QuestionDraft> pile) {
    pile.sort(Comparator.comparingInt(draft -> used.getOrDefault(draft.about(), 0)));
    for (int tried = 0; tried < TRIED_A_TURN && !pile.isEmpty(); tried++) {
      QuestionDraft draft = pile.remove(0);
      Optional<ExamQuestion> question = question(draft);
      if (question.isPresent() && texts.add(question.get().text())) {
        used.merge(draft.about(), 1, Integer::sum);
        return question;
      }
    }
    return Optional.empty();
  }

  private Optional<ExamQuestion> question(QuestionDraft draft) {
    if (!draft.checks().stream().allMatch(check -> check.holds(probes))) {
      return Optional.empty();
    }
    Optional<String> value = draft.valueOf().flatMap(values::of);
    if (value.isEmpty() && draft.valueOf().isPresent()) {
      return Optional.empty();
    }
    String gold =
        value
            .map(text -> draft.gold().replace(QuestionDraft.VALUE, GoldSql.text(text)))
            .orElse(draft.gold());
    boolean tells = probes.rows(gold, draft.mostRows()).filter(ExamPaperMaker::tells).isPresent();
    return tells
        ? Optional.of(
            new ExamQuestion(
                draft.kind(),
                wording.of(draft.kind(), draft.places(), value.orElse(""), random),
                Optional.of(gold),
                Optional.empty()))
        : Optional.empty();
  }

  /** No rows, and a count of none, are the same for many questions. */
  private static boolean tells(List<List<Object>> rows) {
    return !rows.isEmpty()
        && rows.stream().noneMatch(row -> row.contains(null))
        && !(rows.size() == 1
            && rows.get(0).size() == 1
            && ProbeOutcome.isZero(rows.get(0).get(0)));
  }

  private List<ExamQuestion> unanswerable(ExamSchema schema, int wanted) {
    MissingQuestions missing = new MissingQuestions(schema, ground.knowledge(), random);
    List<List<ExamQuestion>> piles = new ArrayList<>();
    if (wanted > 0) {
      QuestionKind.answerable(false).forEach(kind -> piles.add(missing.of(kind)));
    }
    List<ExamQuestion> questions = new ArrayList<>();
    Set<String> asked = new HashSet<>();
    int deepest = piles.stream().mapToInt(List::size).max().orElse(0);
    for (int depth = 0; depth < deepest; depth++) {
      for (List<ExamQuestion> pile : piles) {
        boolean fresh =
            depth < pile.size()
                && questions.size() < wanted
                && asked.add(pile.get(depth).missing().orElse(pile.get(depth).text()));
        if (fresh) {
          questions.add(pile.get(depth));
        }
      }
    }
    return questions;
  }
}
