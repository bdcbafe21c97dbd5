package io.github.askjdbc.linking;

import io.github.askjdbc.english.WordClass;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The runs of neighbouring words of a question, as lookups need them. */
final class Phrases {

  private Phrases() {}

  /** Every span of up to so many words that no quoted word is a part of, unless it stands alone. */
  static List<WordSpan> spans(List<Word> words, int longest) {
    List<WordSpan> spans = new ArrayList<>();
    for (int first = 0; first < words.size(); first++) {
      for (int last = first; last < Math.min(words.size(), first + longest); last++) {
        boolean quoted = words.get(last).quoted();
        if (quoted && last > first) {
          break;
        }
        spans.add(new WordSpan(first, last));
        if (quoted) {
          break;
        }
      }
    }
    return spans;
  }

  /** Whether a sentence ends within: "our largest halls? Name and area". */
  static boolean spansSentences(List<Word> words, WordSpan span) {
    return span.words()
        .skip(1)
        .anyMatch(
            at ->
                words.get(at).start() - words.get(at - 1).end() > 1
                    && Character.isUpperCase(words.get(at).text().codePointAt(0)));
  }

  /** Whether a sentence ends within, or what each row stands for: "per branch, name and rate". */
  static boolean spansClauses(List<Word> words, WordSpan span) {
    boolean each =
        span.first() > 0 && WordClass.PER_GROUP.contains(words.get(span.first() - 1).folded());
    return spansSentences(words, span)
        || (each
            && span.words()
                .skip(1)
                .anyMatch(at -> words.get(at).start() - words.get(at - 1).end() > 1));
  }

  static String folded(List<Word> words, WordSpan span) {
    return joined(words, span, Word::folded);
  }

  static String stems(List<Word> words, WordSpan span) {
    return joined(words, span, Word::stem);
  }

  /** As the question writes it; without its quotes where it is quoted. */
  static String written(String text, List<Word> words, WordSpan span) {
    Word first = words.get(span.first());
    return first.quoted()
        ? first.text().substring(1, first.text().length() - 1)
        : text.substring(first.start(), words.get(span.last()).end());
  }

  private static String joined(List<Word> words, WordSpan span, Function<Word, String> part) {
    return words.subList(span.first(), span.last() + 1).stream()
        .map(part)
        .collect(Collectors.joining(" "));
  }
}
