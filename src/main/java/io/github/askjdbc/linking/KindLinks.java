package io.github.askjdbc.linking;

import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.english.WordClass;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * "Kinds of soil" for {@code soil_type}, "types of event" for the {@code category} of events: what
 * kind something is of stands in the one column whose name says so, whichever noun it ends with, or
 * else in the one that is called by the noun itself: "type of payer" for {@code payer}.
 *
 * <p>Score: {@value #SCORE}.
 */
final class KindLinks {

  private static final double SCORE = 0.97;

  private KindLinks() {}

  static List<Link> links(List<Word> words, NameIndex names) {
    List<Link> links = new ArrayList<>();
    for (int at = 0; at + 2 < words.size(); at++) {
      boolean kinds =
          WordClass.KIND_OF.contains(words.get(at).folded())
              && WordClass.OF.contains(words.get(at + 1).folded());
      int noun = at + 2;
      while (kinds && noun + 1 < words.size() && !words.get(noun).content()) {
        noun++;
      }
      if (kinds && words.get(noun).content()) {
        WordSpan span = new WordSpan(at, noun);
        List<NameIndex.Named> named = columns(words.get(noun).stem(), names);
        List<NameIndex.Named> columns =
            named.isEmpty() ? called(words.get(noun).stem(), names) : named;
        if (columns.stream().map(NameIndex.Named::column).distinct().count() == 1) {
          links.add(
              new Link.ToColumn(span, columns.get(0).column().orElseThrow(), SCORE, Evidence.STEM));
        }
      }
    }
    return links;
  }

  /** None where rows are called so, too. */
  private static List<NameIndex.Named> called(String noun, NameIndex names) {
    List<NameIndex.Named> whole =
        names.named(noun).stream().filter(one -> one.score() >= NameIndex.WITHOUT_TABLE).toList();
    return whole.stream().allMatch(one -> one.column().isPresent()) ? whole : List.of();
  }

  private static List<NameIndex.Named> columns(String noun, NameIndex names) {
    return WordClass.KIND_NAME.words().stream()
        .map(Stemming::stem)
        .flatMap(
            kind ->
                Stream.concat(
                    names.named(noun + " " + kind).stream(), names.named(noun + kind).stream()))
        .filter(one -> one.column().isPresent() && one.score() >= NameIndex.WITHOUT_TABLE)
        .toList();
  }
}
