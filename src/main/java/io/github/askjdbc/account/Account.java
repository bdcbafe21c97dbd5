package io.github.askjdbc.account;

import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Demand;
import io.github.askjdbc.linking.Evidence;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.linking.Quantity;
import io.github.askjdbc.linking.Units;
import io.github.askjdbc.linking.WordKind;
import io.github.askjdbc.linking.WordSpan;
import io.github.askjdbc.sql.Literal;
import io.github.askjdbc.sql.OrderKey;
import io.github.askjdbc.sql.QueryFacts;
import io.github.askjdbc.text.LetterCase;
import java.math.BigDecimal;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What a question asks beside what a query does. For one thread. */
public final class Account {

  /** Uses that may be chance. */
  private static final Set<Use> UNSURE = EnumSet.of(Use.SIMILAR_OPERATION, Use.LIKE_WORD);

  private static final Units UNITS = new Units();

  private static final Map<Cue.Kind, Set<Cue.Kind>> SHOWN_FOR =
      Map.of(
          Cue.Kind.COUNT,
          EnumSet.of(Cue.Kind.COUNT, Cue.Kind.SUM, Cue.Kind.AVERAGE, Cue.Kind.GROUP),
          Cue.Kind.SUM,
          EnumSet.of(Cue.Kind.SUM, Cue.Kind.COUNT));

  private final LinkedQuestion question;
  private final QueryFacts facts;
  private final Vocabulary vocabulary;
  private final List<Demand> demands;

  /** What was asked of this account before. */
  private final Map<Demand, Answer> answers = new HashMap<>();

  private final IdentityHashMap<Link, Optional<Use>> usesOfLinks = new IdentityHashMap<>();
  private final Map<Integer, Set<Use>> usesOfWords = new HashMap<>();

  private Account(LinkedQuestion question, QueryFacts facts) {
    this.question = question;
    this.facts = facts;
    this.vocabulary = new Vocabulary(facts, question);
    this.demands = question.wholeDemands();
  }

  public static Account of(LinkedQuestion question, QueryFacts facts) {
    return new Account(question, facts);
  }

  public LinkedQuestion question() {
    return question;
  }

  public QueryFacts facts() {
    return facts;
  }

  /** What the query speaks of. */
  public Vocabulary vocabulary() {
    return vocabulary;
  }

  /** What the question asks for; of words that lie within one another the longest count. */
  public List<Demand> demands() {
    return demands;
  }

  /** Whether the query does what words ask for, or shows a column that may hold it. */
  public Answer answer(Demand demand) {
    Answer known = answers.get(demand);
    if (known == null) {
      known = best(demand);
      answers.put(demand, known);
    }
    return known;
  }

  private Answer best(Demand demand) {
    return readings(demand).stream()
        .map(this::done)
        .min(Comparator.naturalOrder())
        .orElse(Answer.UNMET);
  }

  /** An adjective may compare by several columns; those that the query names are meant. */
  private List<Demand> readings(Demand demand) {
    if (demand.source() != Demand.Source.ADJECTIVE) {
      return List.of(demand);
    }
    List<Demand> all =
        demands.stream()
            .filter(one -> one.source() == demand.source() && one.span().equals(demand.span()))
            .toList();
    List<Demand> used =
        all.stream()
            .filter(one -> one.column().filter(facts.names().columns()::contains).isPresent())
            .toList();
    return used.isEmpty() ? all : used;
  }

  private Answer done(Demand demand) {
    return switch (demand.kind()) {
      case PERIOD -> Answer.of(compares(demand.span()), false);
      case LIMIT -> limits(demand.span());
      default -> {
        if (demand.is(Cue.NOT) && isOfState(demand.span())) {
          yield Answer.MET;
        }
        if (Operation.measuresTime(facts) && isOfLength(demand)) {
          yield Answer.MET;
        }
        Answer answer = Operation.answer(demand.cue().orElseThrow(), facts);
        boolean held = answer == Answer.UNMET && new HeldInColumn(this).mayHold(demand);
        yield held ? Answer.PERHAPS : answer;
      }
    };
  }

  /** "How many days", "days between", "days from order": words for how long something took. */
  private boolean isOfLength(Demand demand) {
    int behind = demand.span().last() + 1;
    boolean unit =
        behind < question.words().size() && question.kinds(behind).contains(WordKind.UNIT);
    return (demand.is(Cue.COUNT) && unit) || demand.is(Cue.BETWEEN);
  }

  /** Whether the words belong to those for a state that the query asks for. */
  private boolean isOfState(WordSpan words) {
    return question.links().stream()
        .filter(link -> link instanceof Link.ToFilter && link.evidence() == Evidence.STATE)
        .filter(link -> link.span().contains(words))
        .anyMatch(link -> vocabulary.use(link).isPresent());
  }

  private boolean compares(WordSpan period) {
    return question.links().stream()
        .filter(link -> link instanceof Link.ToPeriod && link.span().equals(period))
        .anyMatch(link -> use(link).isPresent());
  }

  private Answer limits(WordSpan rows) {
    List<BigDecimal> wanted =
        question.links().stream()
            .filter(link -> rows.contains(link.span()))
            .flatMap(link -> link.namedNumber().stream())
            .toList();
    boolean limit =
        facts.literals().stream()
            .filter(literal -> literal.kind() == Literal.Kind.LIMIT)
            .anyMatch(literal -> literal.number().filter(wanted::contains).isPresent());
    // a rank may be compared with it
    return Answer.of(limit, wanted.stream().anyMatch(vocabulary.numbers()::contains));
  }

  /** What it does though no word asks for it. */
  public Set<Operation> unasked() {
    Set<Operation> unasked = EnumSet.allOf(Operation.class);
    unasked.removeIf(one -> !one.isDone(facts) || one.isAskedFor(question));
    return unasked;
  }

  /**
   * Whether the question wants what an aggregate gives in the result, and not only to sort or
   * choose by; true for functions that no word asks for.
   */
  public boolean asksToShow(String aggregate) {
    return saysSum(aggregate)
        || Cue.of(aggregate)
            .map(cue -> SHOWN_FOR.getOrDefault(cue.demand(), Set.of(cue.demand())))
            .map(kinds -> demands.stream().anyMatch(demand -> kinds.contains(demand.kind())))
            .orElse(true);
  }

  /** Revenue is a sum, whether or not it is called the total one. */
  private boolean saysSum(String aggregate) {
    return Cue.of(aggregate).equals(Optional.of(Cue.SUM))
        && question.words().stream().anyMatch(word -> WordClass.TAKINGS.contains(word.folded()));
  }

  /** What of the query a reading of some words stands for; empty where it is left. */
  public Optional<Use> use(Link link) {
    Optional<Use> known = usesOfLinks.get(link);
    if (known == null) {
      known = found(link);
      usesOfLinks.put(link, known);
    }
    return known;
  }

  private Optional<Use> found(Link link) {
    if (link instanceof Link.ToCue cue) {
      return switch (answer(Demand.of(cue))) {
        case MET -> Optional.of(Use.OPERATION);
        case PERHAPS -> Optional.of(Use.SIMILAR_OPERATION);
        case UNMET -> Optional.empty();
      };
    }
    if (link instanceof Link.ToNumber number && isConverted(number)) {
      return Optional.of(Use.NUMBER);
    }
    if (link instanceof Link.ToNumber number && isBound(number)) {
      return vocabulary.near(number.number()) ? Optional.of(Use.NUMBER) : Optional.empty();
    }
    return vocabulary.use(link);
  }

  /** Whether the query holds it in another unit: 50000 for 500 euros. */
  private boolean isConverted(Link.ToNumber number) {
    return Quantity.of(question, UNITS).stream()
        .filter(one -> one.span().contains(number.span()))
        .flatMap(one -> one.inOtherUnits(UNITS).stream())
        .anyMatch(vocabulary.numbers()::contains);
  }

  /** Whether a comparison stands right beside it: "more than 5" may be written as at least 6. */
  private boolean isBound(Link.ToNumber number) {
    return demands.stream()
        .filter(demand -> demand.kind() == Cue.Kind.COMPARISON && !demand.is(Cue.EXACTLY))
        .map(Demand::span)
        .anyMatch(
            span ->
                span.last() + 1 == number.span().first()
                    || number.span().last() + 1 == span.first());
  }

  /** All that a word stands for, by any of its readings or by itself; empty where it is left. */
  public Set<Use> uses(int word) {
    Set<Use> known = usesOfWords.get(word);
    if (known == null) {
      known = Collections.unmodifiableSet(found(word));
      usesOfWords.put(word, known);
    }
    return known;
  }

  private Set<Use> found(int word) {
    Set<Use> uses = EnumSet.noneOf(Use.class);
    question.linksAt(word).flatMap(link -> use(link).stream()).forEach(uses::add);
    vocabulary.use(question.words().get(word)).ifPresent(uses::add);
    if (isOfPattern(word)) {
      uses.add(Use.VALUE);
    }
    if (question.kinds(word).contains(WordKind.UNIT)
        && (Operation.groupsByTime(facts) || Operation.measuresTime(facts))) {
      uses.add(Use.OPERATION);
    }
    return uses;
  }

  /** Whether the word says that texts are to hold another, and the query compares with that. */
  private boolean isOfPattern(int word) {
    return question.patterns().stream()
        .filter(pattern -> pattern.phrase().covers(word))
        .map(pattern -> pattern.pattern(question.text(pattern.text())))
        .anyMatch(text -> vocabulary.texts().contains(LetterCase.withoutCase(text)));
  }

  /** Whether the query has anything of a word. */
  public Answer used(int word) {
    return used(uses(word));
  }

  Answer used(Set<Use> uses) {
    return Answer.of(!UNSURE.containsAll(uses), !uses.isEmpty());
  }

  /** Whose attributes the question speaks of, in the order of its words. */
  public List<OwnershipUse> ownerships() {
    return question.ownerships().stream()
        .map(ownership -> OwnershipUse.of(ownership, question, facts.names()))
        .toList();
  }

  /** Places of words that narrow rows to those of one state, such as "still". */
  public List<Integer> qualifiers() {
    return new Qualifiers(question).places();
  }

  /** Those for which the query has neither a word nor a condition that may be meant by them. */
  public List<Integer> unusedQualifiers() {
    List<Integer> left = qualifiers().stream().filter(word -> used(word) == Answer.UNMET).toList();
    boolean said = left.size() < qualifiers().size();
    return said || left.isEmpty() || new SpareConditions(question, facts).any() ? List.of() : left;
  }

  /** Nouns that the question wants to see and that the query has nothing of. */
  public List<WordSpan> unansweredThings() {
    AskedNouns nouns = new AskedNouns(this);
    return question.asked().stream().filter(nouns::isUnanswered).toList();
  }

  /** Numbers of the question that the query compares with a stored column, as it stands. */
  public List<NumberUse> numbers() {
    return NumberUse.of(question, facts);
  }

  /** Numbers that words beside them bound, and how the query compares with them. */
  public List<BoundUse> bounds() {
    return BoundUse.of(question, demands, facts);
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
