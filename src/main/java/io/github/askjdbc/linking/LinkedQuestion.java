package io.github.askjdbc.linking;

import io.github.askjdbc.question.Question;
import java.util.List;

/** A question with every reading of its words that the database supports. */
public record LinkedQuestion(Question question, List<Word> words, List<Link> links) {

  public LinkedQuestion {
    words = List.copyOf(words);
    links = List.copyOf(links);
  }

  /** Content words that no link explains (PRECISE's test), as indices into {@link #words}. */
  public List<Integer> unexplained() {
    return java.util.stream.IntStream.range(0, words.size())
        .filter(index -> words.get(index).content())
        .filter(
            index ->
                links.stream()
                    .noneMatch(link -> link.span().first() <= index && index <= link.span().last()))
        .boxed()
        .toList();
  }
}
