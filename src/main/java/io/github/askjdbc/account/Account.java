package io.github.askjdbc.account;

import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Demand;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.linking.WordSpan;
import io.github.askjdbc.sql.OrderKey;
import io.github.askjdbc.sql.QueryFacts;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What a question asks beside what a query does. */
public final class Account {

  private final LinkedQuestion question;
  private final QueryFacts facts;
  private final Vocabulary vocabulary;

  private Account(LinkedQuestion question, QueryFacts facts) {
    this.question = question;
    this.facts = facts;
    this.vocabulary = new Vocabulary(facts);
  }

  public static Account of(LinkedQuestion question, QueryFacts facts) {
    return new Account(question, facts);
  }

  public LinkedQuestion question() {
    return question;
  }

  /** What the query speaks of. */
  public Vocabulary vocabulary() {
    return vocabulary;
  }

  /** Whether the query does what a cue asks for, whether or not the question holds it. */
  public Answer answer(Cue cue) {
    return Answer.of(cue, facts);
  }

  /** Whether the query does what words ask for. */
  public Answer answer(Demand demand) {
    return demand
        .cue()
        .map(this::answer)
        .orElseGet(() -> compared(demand.span()) ? Answer.MET : Answer.UNMET);
  }

  private boolean compared(WordSpan period) {
    return question.links().stream()
        .filter(link -> link instanceof Link.ToPeriod && link.span().equals(period))
        .anyMatch(link -> use(link).isPresent());
  }

  /** What of the query a reading of some words stands for; empty where it is left. */
  public Optional<Use> use(Link link) {
    if (link instanceof Link.ToCue cue) {
      return switch (answer(cue.cue())) {
        case MET -> Optional.of(Use.OPERATION);
        case PERHAPS -> Optional.of(Use.SIMILAR_OPERATION);
        case UNMET -> Optional.empty();
      };
    }
    return vocabulary.use(link);
  }

  /** All that a word stands for, by any of its readings or by itself; empty where it is left. */
  public Set<Use> uses(int word) {
    Set<Use> uses = EnumSet.noneOf(Use.class);
    question.linksAt(word).flatMap(link -> use(link).stream()).forEach(uses::add);
    vocabulary.use(question.words().get(word)).ifPresent(uses::add);
    return uses;
  }

  /** Whose attributes the question speaks of, in the order of its words. */
  public List<OwnershipUse> ownerships() {
    return question.ownerships().stream()
        .map(ownership -> OwnershipUse.of(ownership, question, facts.names()))
        .toList();
  }

  /** Columns whose owner the question says, both named in full. */
  public List<OwnedColumns> owned() {
    return OwnedColumns.of(question);
  }

  /**
   * Whether the rows of the result begin with the end that the question names first; empty where
   * one of them has no order.
   */
  public Optional<Boolean> orderKept() {
    return facts.outermostOrder().stream()
        .findFirst()
        .flatMap(
            (OrderKey first) ->
                question
                    .order()
                    .listedDescending(first.column())
                    .map(descending -> descending == first.descending()));
  }
}
