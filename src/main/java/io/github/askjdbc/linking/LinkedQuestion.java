package io.github.askjdbc.linking;

import io.github.askjdbc.question.Question;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A question with the readings of its words that the database supports.
 *
 * @param links readings that may be acted upon: all rest on {@linkplain Evidence#firm firm}
 *     evidence
 * @param hints readings worth a look where links leave something open: most of them are wrong. A
 *     word with nothing but hints counts as unexplained
 */
public record LinkedQuestion(
    Question question, List<Word> words, List<Link> links, List<Link> hints) {

  public LinkedQuestion {
    words = List.copyOf(words);
    links = List.copyOf(links);
    hints = List.copyOf(hints);
  }

  /** A question without hints. */
  public LinkedQuestion(Question question, List<Word> words, List<Link> links) {
    this(question, words, links, List.of());
  }

  /** Content words that no link explains (PRECISE's test), as indices into {@link #words}. */
  public List<Integer> unexplained() {
    return IntStream.range(0, words.size())
        .filter(index -> words.get(index).content())
        .filter(
            index ->
                links.stream()
                    .noneMatch(link -> link.span().first() <= index && index <= link.span().last()))
        .boxed()
        .toList();
  }
}
