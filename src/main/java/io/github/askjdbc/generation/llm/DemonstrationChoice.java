package io.github.askjdbc.generation.llm;

import io.github.askjdbc.catalog.DatabaseKnowledge;
import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.generation.TriedQuery;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.llm.prompt.Demonstration;
import io.github.askjdbc.llm.prompt.Linked;
import io.github.askjdbc.llm.prompt.PromptPolicy;
import io.github.askjdbc.meaning.Meaning;
import io.github.askjdbc.meaning.WordVectors;
import io.github.askjdbc.sql.MaskedSql;
import io.github.askjdbc.sql.NamesRead;
import io.github.askjdbc.sql.SaidLiterals;
import io.github.askjdbc.text.LetterCase;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * Chooses the questions with known answers that a prompt shows beside a question: those nearest in
 * what their words mean and in the tables and columns that they are about. SQL that the guard
 * refuses is not shown.
 */
public final class DemonstrationChoice {

  private static final int MOST = 4;

  /** Nearest in meaning; of these alone the SQL is parsed. */
  private static final int LOOKED_AT = 40;

  private static final int LONGEST_SQL = 1_000;

  private static final Comparator<Ranked> NEAREST =
      Comparator.comparingDouble(Ranked::near)
          .reversed()
          .thenComparing(one -> one.known().question());

  private final LinkedQuestion question;
  private final DatabaseKnowledge knowledge;
  private final Dialect dialect;
  private final PromptPolicy policy;
  private final Function<String, Optional<TriedQuery>> guard;

  /**
   * @param policy what may be shown
   * @param guard lets SQL pass, or does not
   */
  public DemonstrationChoice(
      LinkedQuestion question,
      DatabaseKnowledge knowledge,
      Dialect dialect,
      PromptPolicy policy,
      Function<String, Optional<TriedQuery>> guard) {
    this.question = question;
    this.knowledge = knowledge;
    this.dialect = dialect;
    this.policy = policy;
    this.guard = guard;
  }

  private record Ranked(Demonstration known, Optional<TriedQuery> query, double near) {}

  /**
   * The chosen ones, the nearest last, without what they may not show. One of those that cannot be
   * answered is among them, where there is any.
   *
   * @param known of several with one question the first counts
   */
  public List<Demonstration> of(List<Demonstration> known) {
    if (known.isEmpty()) {
      return List.of();
    }
    List<Ranked> ranked = ranked(known);
    List<Ranked> chosen = new ArrayList<>(ranked.subList(0, Math.min(MOST, ranked.size())));
    if (chosen.stream().allMatch(one -> one.query().isPresent())) {
      ranked.stream()
          .filter(one -> one.query().isEmpty())
          .findFirst()
          .ifPresent(
              unanswerable -> {
                chosen.remove(MOST - 1);
                chosen.add(unanswerable);
              });
    }
    MaskedQuestion masked = new MaskedQuestion(question.question(), knowledge, policy.mayRead());
    List<Demonstration> shown = new ArrayList<>();
    chosen.forEach(
        one -> shown(one, masked).ifPresent(demonstration -> shown.add(0, demonstration)));
    return List.copyOf(shown);
  }

  private List<Ranked> ranked(List<Demonstration> known) {
    Optional<Meaning> asked = WordVectors.shipped().ofText(question.question().text());
    Set<String> seen = new HashSet<>();
    Linked linked = LinkedSchema.of(question);
    return known.stream()
        .filter(one -> seen.add(LetterCase.folded(one.question().strip())))
        .map(one -> new Ranked(one, Optional.empty(), similarity(asked, one.question())))
        .sorted(NEAREST)
        .limit(LOOKED_AT)
        .flatMap(one -> withSchema(one, linked).stream())
        .sorted(NEAREST)
        .toList();
  }

  private static double similarity(Optional<Meaning> asked, String text) {
    Optional<Meaning> other = asked.isEmpty() ? asked : WordVectors.shipped().ofText(text);
    return other.map(meaning -> meaning.similarity(asked.orElseThrow())).orElse(0.0);
  }

  /** Empty where the guard refuses its SQL, or that would fill the prompt. */
  private Optional<Ranked> withSchema(Ranked one, Linked linked) {
    Optional<String> sql = one.known().sql();
    if (sql.isEmpty()) {
      return Optional.of(one);
    }
    return sql.filter(text -> text.length() <= LONGEST_SQL)
        .flatMap(guard)
        .map(
            query -> {
              NamesRead names = query.facts().names();
              double shared =
                  (overlap(linked.tables(), names.tables())
                          + overlap(linked.columns(), names.columns()))
                      / 2;
              return new Ranked(one.known(), Optional.of(query), (one.near() + shared) / 2);
            });
  }

  /** The share that both have of what either has. */
  private static double overlap(Collection<?> some, Collection<?> others) {
    Set<Object> either = new HashSet<>(some);
    either.addAll(others);
    long both = some.stream().filter(others::contains).count();
    return either.isEmpty() ? 0 : (double) both / either.size();
  }

  private Optional<Demonstration> shown(Ranked one, MaskedQuestion masked) {
    Optional<String> sql = one.query().map(TriedQuery::sql);
    if (policy.samples()) {
      return Optional.of(new Demonstration(one.known().question(), sql));
    }
    Set<String> literals = new HashSet<>();
    boolean clear =
        sql.isEmpty()
            || MaskedSql.of(sql.get(), dialect, literal -> !literals.add(literal)).isPresent();
    return clear
        ? Optional.of(
            new Demonstration(
                masked.of(one.known().question(), literals),
                sql.map(text -> SaidLiterals.of(question.question()).masked(text, dialect))))
        : Optional.empty();
  }
}
