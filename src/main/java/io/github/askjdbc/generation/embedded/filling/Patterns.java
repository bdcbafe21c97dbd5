package io.github.askjdbc.generation.embedded.filling;

import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.mentions.Mentions;
import io.github.askjdbc.generation.embedded.mentions.ValueMention;
import io.github.askjdbc.linking.TextPattern;
import java.util.Optional;

/** What LIKE compares with: the text at the start, at the end, or anywhere. */
final class Patterns {

  private static final int REACH = 4;

  /** Whether the question says that texts are to hold it, which none is equal to. */
  boolean asked(Mentions mentions, ValueMention value) {
    return pattern(mentions, value).isPresent();
  }

  private static Optional<TextPattern> pattern(Mentions mentions, ValueMention value) {
    int word = mentions.tokens().get(value.first()).word();
    return mentions.question().patterns().stream()
        .filter(pattern -> pattern.text().covers(word))
        .findFirst();
  }

  String of(Mentions mentions, ValueMention value) {
    if (value.text().indexOf('%') >= 0) {
      return value.text();
    }
    Optional<TextPattern> asked = pattern(mentions, value);
    if (asked.isPresent()) {
      return asked.get().pattern(value.text());
    }
    for (int at = value.first() - 1; at >= Math.max(0, value.first() - REACH); at--) {
      String word = mentions.text(at);
      if (WordClass.STARTING.contains(word)) {
        return value.text() + "%";
      }
      if (WordClass.ENDING.contains(word)) {
        return "%" + value.text();
      }
    }
    return "%" + value.text() + "%";
  }
}
