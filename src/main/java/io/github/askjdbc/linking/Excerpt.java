package io.github.askjdbc.linking;

import io.github.askjdbc.english.Stemming;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Some words of a question as a question of their own, in which they mean what they do in the
 * whole.
 *
 * @param words those of the whole that it is made of, in their order
 * @param instead words that are said in the place of some, and mean nothing to the database
 * @param contrary whether a comparison with what is less means the contrary
 */
public record Excerpt(
    LinkedQuestion whole, List<Integer> words, Map<Integer, String> instead, boolean contrary) {

  private static final Map<Cue, Cue> CONTRARY =
      Map.of(Cue.LESS_THAN, Cue.AT_LEAST, Cue.AT_MOST, Cue.MORE_THAN);

  public Excerpt {
    words = List.copyOf(words);
    instead = Map.copyOf(instead);
  }

  public Excerpt(LinkedQuestion whole, List<Integer> words) {
    this(whole, words, Map.of(), false);
  }

  /** The same with other words, which ask for nothing, in the place of some. */
  public Excerpt with(Map<Integer, String> others) {
    return new Excerpt(whole, words, others, contrary);
  }

  /**
   * The same with "at least" in the place of "fewer than", and "more than" in that of "at most".
   */
  public Excerpt ofContrary() {
    return new Excerpt(whole, words, instead, true);
  }

  /** What is read alone. */
  public LinkedQuestion question() {
    StringBuilder text = new StringBuilder();
    List<Word> kept = new ArrayList<>();
    for (int at = 0; at < words.size(); at++) {
      Word word = whole.words().get(words.get(at));
      boolean next = at > 0 && words.get(at - 1) + 1 == words.get(at);
      if (at > 0) {
        int end = whole.words().get(words.get(at - 1)).end();
        text.append(next ? whole.read().substring(end, word.start()) : " ");
      }
      int start = text.length();
      String other = instead.getOrDefault(words.get(at), "");
      if (other.isEmpty()) {
        text.append(whole.read(), word.start(), word.end());
        kept.add(word.at(start, text.length()));
      } else {
        text.append(other);
        kept.add(new Word(other, other, Stemming.stem(other), start, text.length(), false));
      }
    }
    return new LinkedQuestion(
        whole.question(), text.toString(), kept, within(whole.links()), within(whole.hints()));
  }

  /** What is said of words that all stand in it. */
  private List<Link> within(List<Link> links) {
    return links.stream()
        .filter(link -> link.span().words().allMatch(words::contains))
        .filter(link -> link.span().words().noneMatch(instead::containsKey))
        .map(
            link ->
                meant(link)
                    .at(
                        new WordSpan(
                            words.indexOf(link.span().first()), words.indexOf(link.span().last()))))
        .toList();
  }

  private Link meant(Link link) {
    return contrary && link instanceof Link.ToCue said
        ? new Link.ToCue(said.span(), CONTRARY.getOrDefault(said.cue(), said.cue()))
        : link;
  }

  /** Which words of the whole some of its own are. */
  public Set<Integer> ofWhole(Set<Integer> own) {
    return own.stream().map(words::get).collect(Collectors.toUnmodifiableSet());
  }
}
