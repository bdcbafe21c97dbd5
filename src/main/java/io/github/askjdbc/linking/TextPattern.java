package io.github.askjdbc.linking;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.english.WordClass;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A text that other texts are to hold: "the word sensor in their name", "mention a shark", "starts
 * with A".
 *
 * @param phrase all of its words, those that say so and the text itself
 * @param text the words of the text alone, one of them where it is quoted
 */
public record TextPattern(WordSpan phrase, WordSpan text, Place place) {

  /** Where in a text it is to be. */
  public enum Place {
    START,
    ANYWHERE,
    END
  }

  private static final int LONGEST_TEXT = 3;

  /** With SQL's wildcards. */
  public String pattern(String written) {
    return switch (place) {
      case START -> written + "%";
      case ANYWHERE -> "%" + written + "%";
      case END -> "%" + written;
    };
  }

  /** Columns that the words right after it may name, or else those right before it. */
  public Set<ColumnName> columns(List<Link> links) {
    Set<ColumnName> after = new LinkedHashSet<>();
    Set<ColumnName> before = new LinkedHashSet<>();
    for (Link link : links) {
      if (link instanceof Link.ToColumn column) {
        if (link.span().first() == phrase.last() + 1) {
          after.add(column.column());
        } else if (link.span().last() == phrase.first() - 1) {
          before.add(column.column());
        }
      }
    }
    return after.isEmpty() ? before : after;
  }

  /** In the order of the question, none overlapping another. */
  static List<TextPattern> of(List<Word> words, List<Link> links) {
    List<TextPattern> found = new ArrayList<>();
    int from = 0;
    for (int at = 0; at < words.size(); at++) {
      if (at >= from) {
        Optional<TextPattern> pattern = new Reader(words, links).at(at);
        pattern.ifPresent(found::add);
        from = pattern.map(one -> one.phrase().last() + 1).orElse(from);
      }
    }
    return found;
  }

  /** Reads a pattern where its first word stands. */
  private record Reader(List<Word> words, List<Link> links) {

    Optional<TextPattern> at(int first) {
      if (is(first, WordClass.STARTING) && is(first + 1, WordClass.HAVING)) {
        return text(first, noun(first + 2), Place.START);
      }
      if (is(first, WordClass.ENDING) && is(first + 1, WordClass.HAVING)) {
        return text(first, noun(first + 2), Place.END);
      }
      if (is(first, WordClass.MENTIONING)) {
        return text(first, noun(first + 1), Place.ANYWHERE);
      }
      int after = noun(first + 1);
      boolean called = after > first + 1 && is(after - 1, WordClass.TEXT_NOUN);
      if (is(first, WordClass.CONTAINING) && !isInclusion(first)) {
        boolean column = endsColumn(first - 1);
        return called || column || quoted(after)
            ? text(first, after, Place.ANYWHERE)
            : Optional.empty();
      }
      if (is(first, WordClass.POSSESSION)) {
        return called ? text(first, after, Place.ANYWHERE) : within(first);
      }
      return Optional.empty();
    }

    /** "Of each role, including people who left": more than a blank, a comma, stands before. */
    private boolean isInclusion(int first) {
      return first > 0
          && is(first, WordClass.COUNTED_IN)
          && words.get(first).start() - words.get(first - 1).end() > 1;
    }

    /** After articles and a word for texts, if there are such. */
    private int noun(int from) {
      int at = from;
      while (is(at, WordClass.ARTICLE) || is(at, WordClass.DETERMINER)) {
        at++;
      }
      return is(at, WordClass.TEXT_NOUN) ? at + 1 : at;
    }

    private Optional<TextPattern> text(int first, int from, Place place) {
      if (from >= words.size() || !(words.get(from).content() || place != Place.ANYWHERE)) {
        return Optional.empty();
      }
      if (isStretch(from)) {
        return Optional.empty();
      }
      int last = from;
      while (!quoted(from) && capital(from) && last + 1 < words.size() && capital(last + 1)) {
        last++;
      }
      return Optional.of(
          new TextPattern(new WordSpan(first, preposition(last)), new WordSpan(from, last), place));
    }

    /** "Started in the 45 days before 1 March" speaks of no text. */
    private boolean isStretch(int from) {
      return !quoted(from)
          && links.stream()
              .anyMatch(
                  link ->
                      link instanceof Link.ToPeriod
                          && link.span().first() == from
                          && link.span().length() > 1);
    }

    /** Up to "in their", where the column follows that is to hold the text. */
    private int preposition(int last) {
      int at = last + 1;
      if (!is(at, WordClass.IN)) {
        return last;
      }
      while (is(at + 1, WordClass.POSSESSIVE_PRONOUN) || is(at + 1, WordClass.DETERMINER)) {
        at++;
      }
      return startsColumn(at + 1) ? at : last;
    }

    /** "With Construction in their name": nothing else can be in a name. */
    private Optional<TextPattern> within(int having) {
      int from = noun(having + 1);
      for (int last = from; last < Math.min(words.size(), from + LONGEST_TEXT); last++) {
        int end = preposition(last);
        if (end > last && words.get(from).content() && named(end + 1)) {
          return Optional.of(
              new TextPattern(new WordSpan(having, end), new WordSpan(from, last), Place.ANYWHERE));
        }
      }
      return Optional.empty();
    }

    private boolean named(int at) {
      return WordClass.NAMING_COLUMN.contains(words.get(at).stem())
          || WordClass.TEXT_COLUMN.contains(words.get(at).stem());
    }

    private boolean startsColumn(int at) {
      return links.stream()
          .anyMatch(link -> link instanceof Link.ToColumn && link.span().first() == at);
    }

    private boolean endsColumn(int at) {
      return links.stream()
          .anyMatch(link -> link instanceof Link.ToColumn && link.span().last() == at);
    }

    private boolean is(int at, WordClass wanted) {
      return at >= 0 && at < words.size() && !quoted(at) && wanted.contains(words.get(at).folded());
    }

    private boolean quoted(int at) {
      return at < words.size() && words.get(at).quoted();
    }

    private boolean capital(int at) {
      return Character.isUpperCase(words.get(at).text().codePointAt(0));
    }
  }
}
