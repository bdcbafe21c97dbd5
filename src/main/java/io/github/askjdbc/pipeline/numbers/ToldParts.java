package io.github.askjdbc.pipeline.numbers;

import com.google.re2j.Matcher;
import com.google.re2j.Pattern;
import io.github.askjdbc.catalog.DatabaseKnowledge;
import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.generation.Candidate;
import io.github.askjdbc.generation.CandidateGenerator;
import io.github.askjdbc.generation.GenerationRequest;
import io.github.askjdbc.generation.Trial;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.linking.SchemaLinker;
import io.github.askjdbc.question.Question;
import io.github.askjdbc.question.QuestionBudget;
import io.github.askjdbc.question.definitions.ToldNumber.Quantity;
import io.github.askjdbc.question.definitions.ToldNumber.Rows;
import io.github.askjdbc.sql.NumberOfRows;
import java.util.List;
import java.util.Optional;

/**
 * What the parts are of which evidence says that a number is made: each is asked for as a question
 * of its own, and taken for read where rules read every word of it.
 */
final class ToldParts {

  private static final String NUMBER_OF = "What is the number of %s?";
  private static final String HOW_MANY = "How many %s are there?";
  private static final String WHAT_IS = "What is the ";
  private static final String PHRASE = " %s?";
  private static final String TOTAL_AMOUNT = "What is the total amount of %s?";
  private static final String TOTAL = "What is the total %s?";
  private static final String OF_ALL = " of all ";
  private static final Pattern POSSESSIVE =
      Pattern.compile(
          "(?i)^(?:(?:the|its|their) )?(?P<owner>[\\pL]+(?: [\\pL]+)?)['’]s (?P<name>.+)$");
  private static final Pattern OF =
      Pattern.compile(
          "(?i)^(?:(?:the|its|their) )?(?P<name>.+) of (?:the|its|a|an) (?P<owner>[\\pL]+(?: [\\pL]+)?)$");
  private static final Pattern BARE = Pattern.compile("(?i)^(?:the|its|their|a|an) (?P<name>.+)$");
  private static final Pattern PERCENTAGE =
      Pattern.compile("(?i)^(?P<name>.+?) (?:percentage|in percent|in per cent)$");
  private static final String PERCENT = " percent";
  private static final String IS_THERE = " IS NOT NULL";
  private static final String COUNT = "COUNT";
  private static final String SUM = "SUM";

  private final SchemaLinker linker;
  private final List<CandidateGenerator> generators;
  private final DatabaseKnowledge knowledge;
  private final Dialect dialect;
  private final QuestionBudget budget;

  ToldParts(
      SchemaLinker linker,
      List<CandidateGenerator> generators,
      DatabaseKnowledge knowledge,
      Dialect dialect,
      QuestionBudget budget) {
    this.linker = linker;
    this.generators = generators;
    this.knowledge = knowledge;
    this.dialect = dialect;
    this.budget = budget;
  }

  /** The same where columns of the rows are filled. */
  Optional<NumberOfRows> rows(Rows rows) {
    Optional<NumberOfRows> found = rows(rows.phrase());
    for (String column : rows.recorded()) {
      found =
          found.flatMap(
              some ->
                  column(column, Optional.empty())
                      .filter(one -> one.base().equals(some.base()) && one.conditions().isEmpty())
                      .flatMap(one -> one.argument().map(cell -> some.and(cell + IS_THERE))));
    }
    return found;
  }

  /** Rows that are counted: "claims that are settled". */
  Optional<NumberOfRows> rows(String phrase) {
    return first(List.of(NUMBER_OF, HOW_MANY), phrase).filter(one -> one.function().equals(COUNT));
  }

  /** What is counted or added up, where it can be but one of both. */
  Optional<NumberOfRows> of(Quantity quantity) {
    return switch (quantity.kind()) {
      case ADDED -> sum(quantity.lead(), quantity.text());
      case COUNTED -> first(List.of(NUMBER_OF, HOW_MANY), quantity.text());
      case OPEN -> {
        Optional<NumberOfRows> added = sum("", quantity.text());
        Optional<NumberOfRows> counted = first(List.of(NUMBER_OF, HOW_MANY), quantity.text());
        yield added.isPresent() && counted.isPresent() && !added.equals(counted)
            ? Optional.empty()
            : added.or(() -> counted);
      }
    };
  }

  /** The same where it may be a number of what there is one number each of. */
  Optional<NumberOfRows> ofOwner(Quantity quantity, Optional<String> owner) {
    boolean open = quantity.kind() == Quantity.Kind.OPEN;
    return owner
        .filter(one -> open)
        .flatMap(one -> sum("", quantity.text() + OF_ALL + NounNumber.plural(one)))
        .or(() -> of(quantity));
  }

  /** The column of numbers that is called so, with what its rows meet. */
  Optional<NumberOfRows> column(String phrase, Optional<String> owner) {
    Matcher possessive = POSSESSIVE.matcher(phrase.strip());
    Matcher of = OF.matcher(phrase.strip());
    if (possessive.matches()) {
      return owned(possessive.group("name"), possessive.group("owner"));
    }
    if (of.matches()) {
      return owned(of.group("name"), of.group("owner"));
    }
    Matcher bare = BARE.matcher(phrase.strip());
    String name = bare.matches() ? bare.group("name") : phrase;
    return owner.flatMap(one -> owned(name, one)).or(() -> named(name));
  }

  private Optional<NumberOfRows> named(String name) {
    Matcher percentage = PERCENTAGE.matcher(name);
    return sum("", name)
        .or(
            () ->
                percentage.matches()
                    ? sum("", percentage.group("name") + PERCENT)
                    : Optional.empty());
  }

  private Optional<NumberOfRows> owned(String name, String owner) {
    String all = OF_ALL + NounNumber.plural(owner);
    Matcher percentage = PERCENTAGE.matcher(name);
    return sum("", name + all)
        .or(
            () ->
                percentage.matches()
                    ? sum("", percentage.group("name") + PERCENT + all)
                    : Optional.empty());
  }

  /** A number that is added up. */
  private Optional<NumberOfRows> sum(String lead, String phrase) {
    List<String> forms =
        lead.isEmpty() ? List.of(TOTAL) : List.of(WHAT_IS + lead + PHRASE, TOTAL, TOTAL_AMOUNT);
    return first(forms, phrase).filter(one -> one.function().equals(SUM));
  }

  /** What the first of some questions that is read asks for. */
  private Optional<NumberOfRows> first(List<String> forms, String phrase) {
    return forms.stream()
        .flatMap(form -> asked(form.formatted(phrase)).stream())
        .filter(
            one ->
                one.function().equals(SUM)
                    || (one.function().equals(COUNT) && one.argument().isEmpty()))
        .findFirst();
  }

  /** Whether rules read every word of a question. */
  boolean isRead(LinkedQuestion question) {
    return whole(question).isPresent();
  }

  private Optional<NumberOfRows> asked(String text) {
    return whole(linker.link(Question.of(text), knowledge, dialect, budget))
        .flatMap(sql -> NumberOfRows.of(sql, dialect, knowledge.catalog()));
  }

  private Optional<String> whole(LinkedQuestion question) {
    GenerationRequest request =
        new GenerationRequest(
            question, knowledge, dialect, 1, Trial.NONE, Optional.empty(), budget);
    return generators.stream()
        .flatMap(generator -> generator.ruled(request).stream())
        .findFirst()
        .filter(one -> one.explained().filter(question::isReadBy).isPresent())
        .map(Candidate::sql);
  }
}
