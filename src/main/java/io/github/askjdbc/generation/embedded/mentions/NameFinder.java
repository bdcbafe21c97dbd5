package io.github.askjdbc.generation.embedded.mentions;

import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.english.WordClass;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Finds the tokens that name something, the words in any order and with fillers between them. A
 * name's last word counts more, words inside a value less.
 */
final class NameFinder {

  private static final double HEAD = 0.25;
  private static final double INSIDE_VALUE = 0.6;
  private static final double STRETCH = 0.02;
  private static final double GENERIC_ONLY = 0.35;
  private static final double GOOD = 0.8;
  private static final double SECOND = 0.6;
  private static final double SECOND_BEHIND = 0.3;
  private static final double PREFIX = 0.5;
  private static final int PREFIX_LENGTH = 5;

  private final List<QuestionToken> tokens;
  private final boolean[] inValue;
  private final Set<String> stems = new HashSet<>();

  /**
   * @param inValue for each token whether it is hardly anything but a value
   */
  NameFinder(List<QuestionToken> tokens, boolean[] inValue) {
    this.tokens = tokens;
    this.inValue = inValue;
    tokens.forEach(token -> stems.add(token.stem()));
  }

  /** The best mention and the second best that does not overlap it; at most two. */
  List<Mention> find(List<String> words) {
    List<String> name = words.stream().map(Stemming::stem).toList();
    List<Mention> found = new ArrayList<>();
    if (name.stream().anyMatch(stems::contains)) {
      wordForWord(name, found);
    }
    if (found.stream().noneMatch(mention -> mention.score() >= GOOD)) {
      byPrefix(words, found);
    }
    found.sort(
        Comparator.comparingDouble(Mention::score).reversed().thenComparingInt(Mention::first));
    if (found.size() < 2) {
      return found;
    }
    Mention best = found.get(0);
    List<Mention> two = new ArrayList<>(List.of(best));
    found.stream()
        .filter(m -> m.score() > SECOND && m.score() > best.score() - SECOND_BEHIND)
        .filter(m -> !m.overlaps(best.first(), best.end()))
        .findFirst()
        .ifPresent(two::add);
    return two;
  }

  private void wordForWord(List<String> name, List<Mention> found) {
    Set<String> wanted = new HashSet<>(name);
    String head = name.get(name.size() - 1);
    for (int first = 0; first < tokens.size(); first++) {
      if (!wanted.contains(tokens.get(first).stem())) {
        continue;
      }
      Set<String> got = new HashSet<>();
      boolean onlyGeneric = true;
      int last = first;
      for (int at = first; at < Math.min(tokens.size(), first + name.size() + 2); at++) {
        if (wanted.contains(tokens.get(at).stem())) {
          got.add(tokens.get(at).stem());
          onlyGeneric &= WordClass.GENERIC_NAME.contains(tokens.get(at).text());
          last = at;
        } else if (tokens.get(at).content()) {
          break;
        }
      }
      double share = (double) got.size() / wanted.size();
      double score = share + (got.contains(head) ? HEAD : 0);
      score -= anyInValue(first, last) ? INSIDE_VALUE : 0;
      score -= STRETCH * Math.max(0, last + 1 - first - got.size());
      score -= onlyGeneric && share < 1 ? GENERIC_ONLY : 0;
      found.add(
          new Mention(
              share == 1 ? Mention.Kind.FULL : Mention.Kind.PART,
              first,
              last + 1,
              score,
              got.size(),
              share));
    }
  }

  private boolean anyInValue(int first, int last) {
    for (int at = first; at <= last; at++) {
      if (inValue[at]) {
        return true;
      }
    }
    return false;
  }

  private void byPrefix(List<String> words, List<Mention> found) {
    for (int at = 0; at < tokens.size(); at++) {
      String text = tokens.get(at).text();
      if (!tokens.get(at).content() || inValue[at] || text.length() < PREFIX_LENGTH) {
        continue;
      }
      for (String word : words) {
        if (word.length() >= PREFIX_LENGTH
            && text.regionMatches(0, word, 0, PREFIX_LENGTH)
            && !Stemming.stem(word).equals(tokens.get(at).stem())) {
          found.add(
              new Mention(
                  Mention.Kind.OTHER, at, at + 1, PREFIX / words.size(), 1, 1.0 / words.size()));
        }
      }
    }
  }
}
