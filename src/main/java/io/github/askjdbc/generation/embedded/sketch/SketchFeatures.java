package io.github.askjdbc.generation.embedded.sketch;

import io.github.askjdbc.english.CueList;
import io.github.askjdbc.generation.embedded.mentions.Mentions;
import io.github.askjdbc.generation.embedded.mentions.ValueMention;
import io.github.askjdbc.learning.FeatureHasher;
import io.github.askjdbc.learning.Features;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * What the shape of a query is told from: runs of one to four masked words, runs of cues with what
 * stands between them left out, pairs of cues, how much of each kind is mentioned, and whether an
 * adjective names an extreme.
 */
public final class SketchFeatures {

  public static final int BITS = 16;
  private static final int LONGEST_RUN = 4;
  private static final int REACH = 6;

  private final FeatureHasher hasher = new FeatureHasher(BITS);

  /** The hashed features, each with the value 1. */
  public Features of(Mentions mentions) {
    Set<String> names = new TreeSet<>();
    List<String> words = new ArrayList<>();
    words.add("^");
    words.addAll(mentions.masked());
    words.add("$");
    runs(words, 1, "m", names);
    List<String> marks = new ArrayList<>();
    for (String word : words) {
      if (word.startsWith("<")) {
        marks.add(word);
      } else if (CueList.contains(word)) {
        marks.add(CueList.classOf(word));
      }
    }
    runs(marks, 2, "s", names);
    List<String> distinct = new ArrayList<>(new LinkedHashSet<>(marks));
    for (int a = 0; a < distinct.size(); a++) {
      for (int b = a + 1; b < Math.min(distinct.size(), a + REACH); b++) {
        names.add("k" + distinct.get(a) + "~" + distinct.get(b));
      }
    }
    names.add("first " + String.join(" ", words.subList(1, Math.min(words.size(), 4))));
    counts(mentions, words.size(), names);
    Features.Builder builder = new Features.Builder();
    Set<Integer> indices = new TreeSet<>();
    names.forEach(name -> indices.add(hasher.index(name)));
    indices.forEach(builder::add);
    return builder.build();
  }

  private static void runs(List<String> words, int shortest, String prefix, Set<String> names) {
    for (int length = shortest; length <= LONGEST_RUN; length++) {
      for (int at = 0; at + length <= words.size(); at++) {
        names.add(prefix + length + String.join(" ", words.subList(at, at + length)));
      }
    }
  }

  private static void counts(Mentions mentions, int length, Set<String> names) {
    int columns = count(mentions, Mentions.COLUMN);
    int tables = count(mentions, Mentions.TABLE);
    int values = count(mentions, Mentions.VALUE);
    int numbers = count(mentions, Mentions.NUMBER);
    names.add("C" + Math.min(columns, 5));
    names.add("T" + Math.min(tables, 3));
    names.add("V" + Math.min(values, 3));
    names.add("N" + Math.min(numbers, 3));
    names.add("CV" + Math.min(columns, 4) + "_" + Math.min(values + numbers, 3));
    names.add("CT" + Math.min(columns, 4) + "_" + Math.min(tables, 3));
    names.add(
        "A"
            + Math.min(columns, 4)
            + "_"
            + Math.min(tables, 3)
            + "_"
            + Math.min(values, 2)
            + "_"
            + Math.min(numbers, 2));
    names.add("L" + length / 4);
    unmasked(mentions, values, names);
  }

  /** Values and extremes that the words alone do not show: "French" for France, "heaviest". */
  private static void unmasked(Mentions mentions, int values, Set<String> names) {
    long bent = mentions.values().stream().filter(v -> v.kind() == ValueMention.Kind.BENT).count();
    names.add("B" + Math.min(bent, 2));
    names.add("BV" + Math.min(bent, 2) + "_" + Math.min(values, 3));
    names.add("E" + measured(mentions));
  }

  /** Whether an adjective names the extreme of a column. */
  private static boolean measured(Mentions mentions) {
    return mentions.order().ends().stream()
        .flatMap(end -> end.column().stream())
        .anyMatch(column -> mentions.schema().number(column).isPresent());
  }

  private static int count(Mentions mentions, String mask) {
    return (int) mentions.masked().stream().filter(mask::equals).count();
  }
}
