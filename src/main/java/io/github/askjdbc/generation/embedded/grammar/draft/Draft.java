package io.github.askjdbc.generation.embedded.grammar.draft;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.DatabaseKnowledge;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.english.NameStems;
import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.GenerationRequest;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.joins.JoinGraph;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.linking.Period;
import io.github.askjdbc.linking.TimeChoice;
import io.github.askjdbc.linking.Word;
import io.github.askjdbc.linking.WordSpan;
import io.github.askjdbc.sql.Definition;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * A query while the rules of the grammar read one reading of a question. Each rule takes tokens
 * that it understands and adds actions; a token is taken once. What no rule takes stays
 * unexplained.
 */
public final class Draft {

  private static final String SENTENCE_ENDS = ".?!";

  public final DatabaseKnowledge knowledge;
  public final CatalogColumns columns;
  public final Dialect dialect;
  public final JoinGraph graph;
  public final RowNames names;
  public final LinkedQuestion question;

  /** Which columns the times of the question are of. */
  public final TimeChoice dates;

  public final List<LinkedPhrase> tokens;
  public final List<Action> actions = new ArrayList<>();

  /** Tables whose rows the question speaks of, by name. */
  public final Set<TableName> named = new LinkedHashSet<>();

  /** Columns that the select list holds, in the order of the question. */
  public final List<Selected> selected = new ArrayList<>();

  /** Tables whose rows must not be there, and which may therefore not be joined. */
  public final Set<TableName> absent = new LinkedHashSet<>();

  /** Tables that a negated condition speaks of. */
  public final Set<TableName> negated = new LinkedHashSet<>();

  /** Tables of one of whose columns the question lists values without "or". */
  public final Set<TableName> listed = new HashSet<>();

  /** Tables of which no more than one row is left for each row that they refer to. */
  public final Set<TableName> singled = new HashSet<>();

  /** Tables of which a row of one sort and one of another are looked for. */
  public final Set<TableName> paired = new HashSet<>();

  /** The conditions that look for them. */
  public final Set<Action> pair = new HashSet<>();

  /** The table whose rows are asked for. */
  public Optional<TableName> subject = Optional.empty();

  /** The table whose rows are counted for each row or group of the subject. */
  public Optional<TableName> counted = Optional.empty();

  /** What is added up over those rows wherever the query is said to count them. */
  public Optional<ColumnName> summed = Optional.empty();

  /** Whether that is added up or averaged. */
  public Expression.Function addedAs = Expression.Function.SUM;

  /** What "revenue" adds up, of whose rows the times are that no word tells. */
  public Optional<ColumnName> takings = Optional.empty();

  /** The verb for the deed of which the rows are that are added up: "gave the most". */
  public Optional<Integer> dealt = Optional.empty();

  /** What is shown of a count or a sum. */
  public Optional<Ratio> ratio = Optional.empty();

  /** What says that one of two numbers is divided by the other. */
  public Optional<Quotient> quotient = Optional.empty();

  /** Tokens of the times that a row's own date is compared with, which no verb names. */
  public final Set<Integer> ownDates = new HashSet<>();

  /** Tokens of an event that another of the same rows is only compared with. */
  public final Set<Integer> comparedEvents = new HashSet<>();

  /** The number that people have a word for, if the question asks for one. */
  public Optional<Definition> metric = Optional.empty();

  /** The table for each of whose rows there is one such number, and for many of them none. */
  public Optional<TableName> metricOwner = Optional.empty();

  /** What is shown after all else: by what an extreme was told. */
  public Optional<Expression> shownBesides = Optional.empty();

  /** What a list of all rows begins with, where the question says so. */
  public Optional<ListedEnd> listedEnd = Optional.empty();

  /** Of which rows each has an extreme of its own. */
  public Optional<GroupedExtreme> extremeOfEach = Optional.empty();

  /** Whether the whole result is one count of the subject's rows. */
  public boolean countsSubject;

  /** Whether rows without a partner matter: "fewer than", "fewest". */
  public boolean keepsPartnerless;

  /** Multiplied by each rule that guesses; 1 at first. */
  public double belief = 1;

  /** Whether a rule found that the reading cannot be what the question means. */
  public boolean rejected;

  private final boolean[] taken;

  /**
   * @param token place of the words, which orders the select list
   * @param assumed shown only if the question asks for no other column of its table
   */
  public record Selected(int token, Expression expression, boolean assumed, List<WordSpan> from) {}

  public Draft(
      GenerationRequest request,
      JoinGraph graph,
      RowNames names,
      TimeChoice dates,
      List<LinkedPhrase> tokens) {
    this.question = request.question();
    this.dates = dates;
    this.knowledge = request.knowledge();
    this.columns = new CatalogColumns(knowledge.catalog());
    this.dialect = request.dialect();
    this.graph = graph;
    this.names = names;
    this.tokens = List.copyOf(tokens);
    this.taken = new boolean[tokens.size()];
  }

  /** How many tokens there are. */
  public int size() {
    return tokens.size();
  }

  /** The token that a word of the question is in. */
  public int at(int word) {
    for (int at = 0; at < size(); at++) {
      if (tokens.get(at).span().covers(word)) {
        return at;
      }
    }
    return size();
  }

  /** Whether there is such a token, and no rule took it. */
  public boolean free(int at) {
    return at >= 0 && at < size() && !taken[at];
  }

  /** Whether nothing is known of a free token. */
  public boolean isUnknown(int at) {
    return free(at) && tokens.get(at).link().isEmpty();
  }

  /** Marks tokens as understood and returns their words. */
  public List<WordSpan> take(int... places) {
    List<WordSpan> spans = new ArrayList<>();
    Arrays.stream(places)
        .distinct()
        .sorted()
        .forEach(
            at -> {
              taken[at] = true;
              spans.add(tokens.get(at).span());
            });
    return spans;
  }

  /** Takes back that a token was understood. */
  public void release(int at) {
    taken[at] = false;
  }

  /** The same for any places. */
  public List<WordSpan> take(Collection<Integer> places) {
    return take(places.stream().mapToInt(Integer::intValue).toArray());
  }

  /** Says that this reading cannot be what the question means. */
  public void reject() {
    rejected = true;
  }

  /** Whether nothing is known of a free token but that it is a word of a column's name. */
  public boolean isWordOf(int at, ColumnName column) {
    return isUnknown(at)
        && NameStems.of(column.column()).contains(Stemming.stem(tokens.get(at).text()));
  }

  /** The next token that is not a filler, or the number of tokens. */
  public int next(int at) {
    int next = at + 1;
    while (filler(next)) {
      next++;
    }
    return Math.min(next, size());
  }

  /** The token before that is not a filler, or -1. */
  public int previous(int at) {
    int previous = at - 1;
    while (filler(previous)) {
      previous--;
    }
    return Math.max(previous, -1);
  }

  private boolean filler(int at) {
    return at >= 0 && at < size() && tokens.get(at).link().isEmpty() && !tokens.get(at).content();
  }

  /** The token behind one of a column of times that only says so ("due date"), or that one. */
  public int nounOf(int at, ColumnName column) {
    int behind = at + 1;
    boolean noun =
        free(behind)
            && knowledge.times().form(column).isPresent()
            && WordClass.OWN_DATE.contains(tokens.get(behind).text());
    return noun ? behind : at;
  }

  /** Whether a comma stands between a token and the one before it that is no filler. */
  public boolean isBehindComma(int at) {
    int before = previous(at);
    return before >= 0 && between(before, at).contains(",");
  }

  /** Whether a sentence ends right before a token. */
  public boolean beginsSentence(int at) {
    String between = at > 0 && at < size() ? between(at - 1, at) : "";
    return IntStream.range(0, between.length() - 1)
        .anyMatch(
            end ->
                SENTENCE_ENDS.indexOf(between.charAt(end)) >= 0
                    && Character.isWhitespace(between.charAt(end + 1)));
  }

  private String between(int before, int at) {
    List<Word> words = question.words();
    return question
        .read()
        .substring(
            words.get(tokens.get(before).span().last()).end(),
            words.get(tokens.get(at).span().first()).start());
  }

  /** Whether nothing stands between two tokens. */
  public boolean adjacent(int from, int to) {
    return from >= 0 && to < size() && from + 1 >= to;
  }

  /** Whether only these fillers, or none, stand between two tokens. */
  public boolean onlyBetween(int from, int to, WordClass allowed) {
    for (int at = from + 1; at < to; at++) {
      if (!filler(at) || !allowed.contains(tokens.get(at).text())) {
        return false;
      }
    }
    return from >= 0 && to < size();
  }

  /** Whether one of these fillers stands right before a token, other fillers between allowed. */
  public boolean fillerBefore(int at, WordClass wanted) {
    for (int before = at - 1; filler(before); before--) {
      if (wanted.contains(tokens.get(before).text())) {
        return true;
      }
    }
    return false;
  }

  private <T extends Link> Optional<T> link(int at, Class<T> kind) {
    return at < 0 || at >= size()
        ? Optional.empty()
        : tokens.get(at).link().filter(kind::isInstance).map(kind::cast);
  }

  /** The table that a token names; empty for other tokens, and for places outside. */
  public Optional<TableName> table(int at) {
    return link(at, Link.ToTable.class).map(Link.ToTable::table);
  }

  /** The table whose rows a token speaks of: by its name, or by a value of theirs. */
  public Optional<TableName> rows(int at) {
    return table(at).or(() -> value(at).map(value -> value.column().table()));
  }

  /** Whether rows are called by what a column holds. */
  public boolean isName(ColumnName column) {
    return names.of(column.table()).contains(column);
  }

  /** Whether the rows of a table are called by the names of people. */
  public boolean areNamedPeople(TableName table) {
    return names.isOfPeople(table);
  }

  /** The column that a token names; empty for other tokens, and for places outside. */
  public Optional<ColumnName> column(int at) {
    return link(at, Link.ToColumn.class).map(Link.ToColumn::column);
  }

  /** The stored value that a token names; empty for other tokens, and for places outside. */
  public Optional<Link.ToValue> value(int at) {
    return link(at, Link.ToValue.class);
  }

  /** The defined filter that a token names; empty for other tokens, and for places outside. */
  public Optional<Link.ToFilter> filter(int at) {
    return link(at, Link.ToFilter.class);
  }

  /** The defined metric that a token names; empty for other tokens, and for places outside. */
  public Optional<Link.ToMetric> metric(int at) {
    return link(at, Link.ToMetric.class);
  }

  /** The time that the words may mean, whether or not they are read as a number. */
  public Optional<Period> period(int at) {
    return at < 0 || at >= size()
        ? Optional.empty()
        : tokens.get(at).alternatives().stream()
            .filter(Link.ToPeriod.class::isInstance)
            .map(link -> ((Link.ToPeriod) link).period())
            .findFirst();
  }

  /** What an adjective measures; empty for other tokens, and for places outside. */
  public Optional<Link.ToMeasure> measure(int at) {
    return link(at, Link.ToMeasure.class);
  }

  /** The number that a token is; empty for other tokens, and for places outside. */
  public Optional<BigDecimal> number(int at) {
    return link(at, Link.ToNumber.class).map(Link.ToNumber::number);
  }

  /** The cue that a token is; empty for other tokens, and for places outside. */
  public Optional<Cue> cue(int at) {
    return link(at, Link.ToCue.class).map(Link.ToCue::cue);
  }

  /** Whether a free token names a column of numbers that can be added up. */
  public boolean isQuantity(int at) {
    return free(at) && column(at).filter(columns::isQuantity).isPresent();
  }

  /** Whether no rule took a token that is this cue. */
  public boolean isFree(int at, Cue cue) {
    return free(at) && cue(at).equals(Optional.of(cue));
  }

  /** Whether a column holds nothing but yes or no in numbers. */
  public boolean isFlag(ColumnName column) {
    return Flags.contain(column, knowledge);
  }

  /** "Which bartender gets the highest wage" asks for a bartender. */
  public boolean asksForRows() {
    return tokens.stream().limit(2).anyMatch(one -> WordClass.ASKING_ROWS.contains(one.text()));
  }

  /** Whether the words may also mean a value of that column. */
  public boolean couldBe(int at, ColumnName column) {
    return tokens.get(at).alternatives().stream()
        .anyMatch(link -> link instanceof Link.ToValue v && v.column().equals(column));
  }

  /** Shows an expression that the question asks for. */
  public void select(int token, Expression expression, List<WordSpan> from) {
    selected.add(new Selected(token, expression, false, from));
  }

  /** Shows a cell that the question does not name, unless it turns out to ask for others. */
  public void assume(int token, Expression.Cell cell, List<WordSpan> from) {
    selected.add(new Selected(token, cell, true, from));
  }

  /** Adds a condition on the rows. */
  public void where(Condition condition, List<WordSpan> from) {
    actions.add(new Action.AddWhere(condition, from));
  }

  /** Indices of the words that were understood, without those that only a hint was followed for. */
  public Set<Integer> explained() {
    Set<Integer> explained = new TreeSet<>();
    for (int at = 0; at < size(); at++) {
      boolean guessed = tokens.get(at).link().filter(l -> !l.evidence().firm()).isPresent();
      if (taken[at] && !guessed) {
        tokens.get(at).span().words().forEach(explained::add);
      }
    }
    return explained;
  }

  /** The mean belief in the links that were used; 0 for none. */
  public double meanBelief() {
    double sum = 0;
    int links = 0;
    for (int at = 0; at < size(); at++) {
      if (taken[at] && tokens.get(at).link().isPresent()) {
        sum += tokens.get(at).belief();
        links++;
      }
    }
    return links == 0 ? 0 : sum / links;
  }
}
