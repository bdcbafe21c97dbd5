package io.github.askjdbc.inspection.detectors.structural;

import io.github.askjdbc.account.Answer;
import io.github.askjdbc.inspection.Detector;
import io.github.askjdbc.inspection.ErrorSignal;
import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.inspection.MessageContent;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.inspection.Verdict;
import io.github.askjdbc.linking.Word;
import io.github.askjdbc.sql.Clause;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Flags a query that leaves content words of the question unexplained: no table or column that it
 * uses, no literal or number in it, no aggregate, comparison or order that the word asks for, and
 * nothing that its generator claims.
 *
 * <p>The usual cause is a filter that was forgotten: "live albums" answered with all albums. The
 * test is PRECISE's (Popescu et al. 2003), turned from words that are understood to words that are
 * used.
 *
 * <p>A generator that says which words it accounts for is held to every content word. Of SQL whose
 * writer says nothing of the kind, only words that name something of the database are expected in
 * it ({@link NamedThings}): half of the right queries leave out some other word, by a synonym or
 * since it goes without saying.
 *
 * <p>Not flagged: words without a demand of their own. A question of nothing else is abstained
 * from.
 */
@ErrorSignal(
    id = UnaccountedWord.ID,
    message = MessageContent.NAMES_ONLY,
    summary = "A word of the question has no counterpart in the query",
    condition =
        "Words of the question that name something of the database, and every content word where "
            + "the generator tells which it accounts for, are compared with the names, literals, "
            + "numbers and operations of the query; it fires for a word that none of them explains.",
    correction =
        "Add the filter, column or operation that the word asks for. If the database "
            + "holds nothing of the kind, the question has no answer here.",
    clauses = Clause.SELECT)
public final class UnaccountedWord implements Detector {
  static final String ID = "unaccounted-word";

  @Override
  public Verdict inspect(Subject subject) {
    List<Word> words = subject.question().words();
    if (words.stream().noneMatch(Word::content)) {
      return new Verdict.Abstained("the question has no word with a demand of its own");
    }
    NamedThings things = new NamedThings(subject);
    List<Integer> left =
        IntStream.range(0, words.size())
            .filter(index -> words.get(index).content())
            .filter(index -> subject.explained().isPresent() || things.named(index))
            .filter(index -> !accounted(index, subject))
            .boxed()
            .toList();
    if (left.isEmpty()) {
      return new Verdict.Clean();
    }
    String message =
        "nothing in the query accounts for "
            + left.stream()
                .map(index -> "\"" + words.get(index).text() + "\"")
                .distinct()
                .collect(Collectors.joining(", "));
    return new Verdict.Flagged(
        List.of(new Finding(ID, Clause.SELECT, subject.query().query().span(), message)));
  }

  private static boolean accounted(int index, Subject subject) {
    return subject.account().used(index) != Answer.UNMET
        || subject.explained().filter(explained -> explained.contains(index)).isPresent();
  }
}
