package io.github.askjdbc.generation.embedded.ranking;

import io.github.askjdbc.account.Account;
import io.github.askjdbc.account.Answer;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Demand;
import io.github.askjdbc.linking.Demand.Kind;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.linking.WordKind;
import io.github.askjdbc.sql.QueryFacts;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** What the question asks beside what a proposal does: the account's answers as numbers. */
final class AccountSignals {

  /** What does an operation that words of a kind ask for. */
  private static final Map<Kind, List<Cue>> DONE_BY =
      new EnumMap<>(
          Map.of(
              Kind.COUNT, List.of(Cue.COUNT),
              Kind.SUM, List.of(Cue.SUM),
              Kind.AVERAGE, List.of(Cue.AVERAGE),
              Kind.EXTREME, List.of(Cue.TOP, Cue.BOTTOM),
              Kind.ORDER, List.of(Cue.ORDER),
              Kind.NEGATION, List.of(Cue.NOT),
              Kind.ALTERNATIVE, List.of(Cue.OR),
              Kind.GROUP, List.of(Cue.EACH),
              Kind.COMPARISON, List.of(Cue.MORE_THAN, Cue.LESS_THAN)));

  private final LinkedQuestion question;

  /** Without those that are a part of another: "least" in "at least". */
  private final List<Demand> demands;

  /** What the content words may be, by their places. */
  private final Map<Integer, WordKind> kinds = new TreeMap<>();

  AccountSignals(LinkedQuestion question) {
    this.question = question;
    List<Demand> all = question.demands();
    this.demands = all.stream().filter(one -> all.stream().noneMatch(one::liesWithin)).toList();
    for (int word = 0; word < question.words().size(); word++) {
      if (question.words().get(word).content()) {
        kinds.put(word, question.kinds(word).iterator().next());
      }
    }
  }

  /**
   * @param facts what a proposal does; of one that the guard refused, nothing of what is asked
   */
  void add(Optional<QueryFacts> facts, Signals signals) {
    new Proposed(facts.map(does -> Account.of(question, does)), signals).add();
  }

  /** One proposal. */
  private final class Proposed {

    private final Optional<Account> account;
    private final Signals signals;

    Proposed(Optional<Account> account, Signals signals) {
      this.account = account;
      this.signals = signals;
    }

    void add() {
      demands();
      words();
    }

    private void demands() {
      demand("negation", Kind.NEGATION);
      demand("comparison", Kind.COMPARISON);
      demand("group", Kind.GROUP);
      demand("average", Kind.AVERAGE);
      demand("total", Kind.SUM);
      demand("extreme", Kind.EXTREME);
      demand("count", Kind.COUNT);
      demand("both", Kind.ALTERNATIVE);
      demand("order", Kind.ORDER);
      signals.put(
          "direction", account.flatMap(Account::orderKept).map(kept -> kept ? 1 : -1).orElse(0));
      signals.put(
          "demands unmet", demands.stream().filter(demand -> met(demand) == Answer.UNMET).count());
      signals.put("operations unasked", account.map(one -> one.unasked().size()).orElse(0));
      signals.put(
          "ownerships broken",
          account.stream()
              .flatMap(one -> one.ownerships().stream())
              .filter(one -> one.understood() && one.kept().equals(Optional.of(false)))
              .count());
    }

    /** 0 where neither asks nor does, 1 where it does, 2 where the question asks, 3 for both. */
    private void demand(String name, Kind kind) {
      List<Demand> asked = demands.stream().filter(one -> one.kind() == kind).toList();
      double value =
          asked.isEmpty()
              ? (does(kind) ? 1 : 0)
              : 2 + asked.stream().mapToDouble(one -> met(one).share()).max().orElse(0);
      signals.put("demand " + name, value);
    }

    private Answer met(Demand demand) {
      return account.map(one -> one.answer(demand)).orElse(Answer.UNMET);
    }

    private boolean does(Kind kind) {
      return account.stream()
          .anyMatch(
              one -> DONE_BY.get(kind).stream().anyMatch(cue -> one.answer(cue) == Answer.MET));
    }

    /**
     * Words with a demand of their own that nothing in the query stands for, by what they may be.
     */
    private void words() {
      Map<WordKind, Integer> left = new EnumMap<>(WordKind.class);
      kinds.forEach(
          (word, kind) -> {
            if (account.isEmpty() || account.get().used(word) == Answer.UNMET) {
              left.merge(kind, 1, Integer::sum);
            }
          });
      signals.put("words left", left.values().stream().mapToInt(Integer::intValue).sum());
      signals.put("names left", left.getOrDefault(WordKind.WHOLE_NAME, 0));
      signals.put("parts of names left", left.getOrDefault(WordKind.PART_OF_NAME, 0));
      signals.put(
          "values left",
          left.getOrDefault(WordKind.VALUE, 0)
              + left.getOrDefault(WordKind.DEFINED, 0)
              + left.getOrDefault(WordKind.PERIOD, 0));
      signals.put("numbers left", left.getOrDefault(WordKind.NUMBER, 0));
      signals.put("operations left", left.getOrDefault(WordKind.OPERATION, 0));
      signals.put("units left", left.getOrDefault(WordKind.UNIT, 0));
      signals.put(
          "verbs left",
          left.getOrDefault(WordKind.RELATION_VERB, 0) + left.getOrDefault(WordKind.VERB_FORM, 0));
      signals.put("hinted words left", left.getOrDefault(WordKind.HINTED, 0));
      signals.put("words of nothing left", left.getOrDefault(WordKind.NOWHERE, 0));
    }
  }
}
