package io.github.askjdbc.decision;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.inspection.Inspection;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.linking.Word;
import io.github.askjdbc.text.ComparedNumber;
import io.github.askjdbc.text.Runs;
import io.github.askjdbc.wording.QueryWording;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * What an abstention says, in this order: what was understood, what was not, what an answer needs
 * and what the person can do. Names, numbers and the question's own words, never another cell value
 * or SQL.
 */
final class AbstentionMessages {

  /** Characters of a message. */
  static final int LONGEST = 400;

  private static final int WORDS_SHOWN = 5;
  private static final int WORD_LENGTH = 40;
  private static final int STATEMENT_LENGTH = 100;
  private static final int READINGS_SHOWN = 3;

  /** A query that is likelier wrong than right says little of what was understood. */
  private static final double WORTH_TELLING = 0.5;

  private static final String NO_READING = "No query was found that says what is asked.";
  private static final String TO_DO =
      "ASK SQL before the question shows the SQL, ASK CONFIRM keeps it where ask.memory is set.";
  private static final String NAME_THINGS =
      "Ask for one thing at a time, with the names of tables and columns.";

  private final LinkedQuestion question;
  private final CatalogSnapshot catalog;
  private final NearNames near;
  private final ToldWords told;

  AbstentionMessages(LinkedQuestion question, CatalogSnapshot catalog, NearNames near) {
    this.near = near;
    this.question = question;
    this.catalog = catalog;
    this.told = ToldWords.of(question);
  }

  /**
   * @param best the likeliest query, where there is one
   */
  String notInDatabase(List<Word> unknown, Optional<Assessment> best) {
    return bounded(
        best.filter(one -> one.confidence().value() >= WORTH_TELLING)
            .map(one -> "Understood: " + wording(one) + ".")
            .orElse(""),
        "Nothing in this database explains " + quoted(unknown) + "." + misunderstoodEvidence(),
        names("Ask with the names of its tables and columns, or with values that it holds."));
  }

  /** The names that may have been meant, or else an advice. */
  private String names(String advice) {
    List<String> names = Suggestions.ofNames(question, near);
    return names.isEmpty() ? advice : String.join(" ", names);
  }

  /**
   * @param left words that no query accounts for
   */
  String noReading(List<Word> left) {
    String not = left.isEmpty() ? "" : "Not understood: " + quoted(left) + ".";
    return bounded(NO_READING, not + misunderstoodEvidence(), names(NAME_THINGS));
  }

  /** The query as words, with the literals alone that the question says itself. */
  private String wording(Assessment best) {
    String said = Stemming.fold(question.read());
    return QueryWording.of(best.query(), literal -> said.contains(Stemming.fold(literal)));
  }

  /** The part of the evidence that was not understood, where the query does without it. */
  private String misunderstoodEvidence() {
    return told.unread(catalog)
        .map(
            part ->
                " What follows USING was not understood: '"
                    + shortened(part, STATEMENT_LENGTH)
                    + "'; write it as 'a VIP has orders > 10'.")
        .orElse("");
  }

  /** The first part gives way where all together are too long. */
  private static String bounded(String understood, String not, String todo) {
    String rest = " " + String.join(" ", Runs.of(not + " " + todo, c -> c != ' '));
    if (rest.length() > LONGEST) {
      return rest.strip().substring(0, LONGEST - 1) + "…";
    }
    int room = LONGEST - rest.length();
    String first =
        understood.length() > room
            ? understood.substring(0, Math.max(0, room - 2)) + "…"
            : understood;
    return (first + rest).strip();
  }

  /** The query by itself is likely enough. */
  String withheld(Assessment best, Dissent dissent) {
    String why =
        switch (dissent) {
          case MODEL_ALONE ->
              "Only the language model reads it so; none of the driver's own readers comes to the"
                  + " same rows.";
          case MODEL_SAYS_NONE ->
              "The language model that was asked says that the tables do not hold what is asked.";
          case MODEL_DOUBTS -> "Asked again, the language model does not stand by its query.";
          case MODEL_WAVERS ->
              "Asked for the same once more, the language model wrote a query with other rows.";
        };
    return bounded("Understood: " + wording(best) + ".", why, TO_DO);
  }

  static String refused(String reason) {
    String sentence = reason.endsWith(".") ? reason : reason + ".";
    return "The query that the question leads to is refused: " + sentence;
  }

  /**
   * @param difference what keeps all the rivals from being the same answer
   */
  String ambiguous(Assessment best, List<Assessment> rivals, ComparedResult.Difference difference) {
    return switch (difference) {
      case ORDER ->
          "The question can be read as asking for these rows in another order; say by what they are"
              + " to be sorted, and whether ascending or descending.";
      case REPEATS ->
          "The question can be read as asking for each row once, or for as many as there are; ask"
              + " for distinct rows, or for all of them.";
      case NONE, ROWS -> byNames(best, rivals);
    };
  }

  private static String byNames(Assessment best, List<Assessment> rivals) {
    List<Set<String>> readings = new ArrayList<>();
    readings.add(names(best));
    rivals.stream().limit(READINGS_SHOWN - 1).forEach(rival -> readings.add(names(rival)));
    String listed =
        readings.stream()
            .map(reading -> own(reading, readings))
            .distinct()
            .collect(Collectors.joining(", or "));
    return bounded(
        "The question can be read in several ways that give different rows: by " + listed + ";",
        "",
        "name the one that you mean.");
  }

  private static Set<String> names(Assessment assessment) {
    Set<String> names = new TreeSet<>();
    assessment.query().columns().values().forEach(column -> names.add(column.toString()));
    assessment.query().tables().forEach(table -> names.add(table.name().toString()));
    return names;
  }

  /** What a reading uses that the others do not all use. */
  private static String own(Set<String> reading, List<Set<String>> readings) {
    Set<String> own = new TreeSet<>(reading);
    own.removeIf(name -> readings.stream().allMatch(other -> other.contains(name)));
    return String.join(" and ", own.isEmpty() ? reading : own);
  }

  static String tie() {
    return "Several rows rank the same at the place where the answer would end, so that any choice"
        + " among them would be arbitrary; ask for all of them with their figures.";
  }

  /**
   * @param needed the least confidence of an answer
   */
  String lowConfidence(Assessment best, double needed) {
    double sure = best.confidence().value();
    String understood = "Sure to " + ComparedNumber.of(sure, needed) + " that this is meant: ";
    String need = sure < needed ? "; " + ComparedNumber.of(needed, sure) + " is needed." : ".";
    return bounded(
            understood + wording(best), need + doubt(best) + misunderstoodEvidence(), names(TO_DO))
        .replace(" ;", ";")
        .replace(" .", ".");
  }

  private String doubt(Assessment best) {
    Optional<List<Word>> unused = unusedWords(best);
    if (unused.isPresent()) {
      return " It does not use " + quoted(unused.get()) + ".";
    }
    List<Inspection> flagged = best.inspections().stream().filter(Inspection::flagged).toList();
    boolean vetoed =
        flagged.stream()
            .map(Inspection::signal)
            .anyMatch(signal -> signal.effect().vetoes() && !signal.speaksInNames());
    Optional<String> said =
        flagged.stream()
            .filter(inspection -> !vetoed && inspection.signal().speaksInNames())
            .flatMap(inspection -> inspection.findings().stream())
            .map(Finding::message)
            .findFirst();
    return flagged.isEmpty()
        ? ""
        : said.map(message -> " But " + message + ".")
            .orElseGet(() -> " But the query " + flaggedBy(flagged) + ".");
  }

  private static String flaggedBy(List<Inspection> flagged) {
    String only = flagged.size() == 1 ? flagged.get(0).signal().inBrief() : "";
    return only.isEmpty()
        ? "is flagged by " + flagged.stream().map(Inspection::id).collect(Collectors.joining(", "))
        : only;
  }

  private Optional<List<Word>> unusedWords(Assessment best) {
    return best.candidate()
        .explained()
        .map(
            explained ->
                IntStream.range(0, question.words().size())
                    .filter(index -> !explained.contains(index))
                    .mapToObj(question.words()::get)
                    .filter(Word::content)
                    .toList())
        .filter(words -> !words.isEmpty());
  }

  private static String quoted(List<Word> words) {
    String shown =
        words.stream()
            .limit(WORDS_SHOWN)
            .map(word -> "'" + shortened(word.text(), WORD_LENGTH) + "'")
            .collect(Collectors.joining(", "));
    return words.size() > WORDS_SHOWN ? shown + " and more" : shown;
  }

  private static String shortened(String text, int longest) {
    return text.length() > longest ? text.substring(0, longest) + "…" : text;
  }
}
