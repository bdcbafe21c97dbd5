package io.github.askjdbc.inspection.detectors.structural;

import io.github.askjdbc.catalog.MatchKind;
import io.github.askjdbc.catalog.ValueMatch;
import io.github.askjdbc.catalog.ValueQuery;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.inspection.Detector;
import io.github.askjdbc.inspection.Effect;
import io.github.askjdbc.inspection.ErrorSignal;
import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.inspection.Verdict;
import io.github.askjdbc.inspection.detectors.structural.ComparedTexts.ComparedText;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.Word;
import io.github.askjdbc.sql.Clause;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Flags a column that is held to one value of which the question says only some words, while other
 * values of the column hold these words too: {@code model = 'Ford Transit'} for "Ford vehicles".
 *
 * <p>The usual cause is the first of several values that hold a word of the question.
 *
 * <p>Not flagged: a value that the question says in full, up to endings and function words, or that
 * it was linked to; one none of whose words it says, which it may mean by another word; a value
 * that alone holds the words said; and one beside which the query allows all others that hold them.
 */
@ErrorSignal(
    id = PartlySaidValue.ID,
    effect = Effect.VETOES,
    summary = "The question says only some words of a value, and other values hold them too",
    condition =
        "The words of each text that a column is held to are looked for in the question; it fires "
            + "where some are missing and another value of the column holds those that are there.",
    correction = "Compare with LIKE and the words that the question says.",
    clauses = {Clause.SELECT, Clause.JOIN, Clause.WHERE, Clause.HAVING})
public final class PartlySaidValue implements Detector {
  static final String ID = "partly-said-value";

  private static final Set<MatchKind> HOLDING =
      Set.of(MatchKind.EXACT, MatchKind.CASE, MatchKind.STEM, MatchKind.PART);

  private static final int MOST_OTHERS = 20;

  @Override
  public Verdict inspect(Subject subject) {
    List<ComparedText> demanded = new ComparedTexts(subject).demanded();
    if (demanded.isEmpty()) {
      return new Verdict.Abstained("no column is held to a text");
    }
    Set<String> allowed =
        demanded.stream().map(one -> Stemming.fold(one.text())).collect(Collectors.toSet());
    return Verdict.of(
        demanded.stream().flatMap(one -> finding(subject, one, allowed).stream()).toList());
  }

  private static Optional<Finding> finding(
      Subject subject, ComparedText compared, Set<String> allowed) {
    List<String> said = said(subject, compared);
    return said.isEmpty()
        ? Optional.empty()
        : other(subject, compared, said, allowed)
            .map(
                other ->
                    "the question says only \"%s\" of '%s', and '%s' holds that too"
                        .formatted(String.join(" ", said), compared.text(), other))
            .map(message -> new Finding(ID, compared.clause(), compared.span(), message));
  }

  /** The words of the text that the question says; none where it says all of them. */
  private static List<String> said(Subject subject, ComparedText compared) {
    String text = Stemming.fold(compared.text());
    boolean linked =
        subject.question().links().stream()
            .anyMatch(
                link ->
                    link instanceof Link.ToValue value
                        && Stemming.fold(value.stored()).equals(text));
    String asked =
        Stemming.fold(
            subject.question().read() + " " + subject.question().question().evidence().orElse(""));
    if (linked || asked.contains(text)) {
      return List.of();
    }
    Set<String> stems = new HashSet<>();
    NameParts.written(asked, asked.length()).forEach(part -> stems.add(Stemming.stem(part)));
    subject.question().words().forEach((Word word) -> stems.add(word.stem()));
    List<String> words =
        NameParts.written(compared.text()).stream()
            .filter(word -> !WordClass.FUNCTION.contains(word))
            .distinct()
            .toList();
    List<String> said = words.stream().filter(word -> stems.contains(Stemming.stem(word))).toList();
    return said.size() < words.size() ? said : List.of();
  }

  private static Optional<String> other(
      Subject subject, ComparedText compared, List<String> said, Set<String> allowed) {
    ValueQuery holding =
        ValueQuery.similar(String.join(" ", said))
            .by(HOLDING)
            .in(compared.column())
            .atMost(MOST_OTHERS);
    return subject.values().lookup(holding).stream()
        .map(ValueMatch::stored)
        .filter(stored -> !allowed.contains(Stemming.fold(stored)))
        .findFirst();
  }
}
