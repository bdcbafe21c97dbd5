package io.github.askjdbc.generation.embedded.filling;

import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.mentions.Mentions;
import io.github.askjdbc.generation.embedded.mentions.ValueMention;

/** What LIKE compares with: the text at the start, at the end, or anywhere. */
final class Patterns {

  private static final int REACH = 4;

  String of(Mentions mentions, ValueMention value) {
    if (value.text().indexOf('%') >= 0) {
      return value.text();
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
