package io.github.askjdbc.question.definitions;

import io.github.askjdbc.english.LexiconFile;
import io.github.askjdbc.text.Runs;
import java.util.Comparator;
import java.util.List;
import java.util.Set;

/** The words of classes by a number, and of questions for them. */
final class ClassWords {

  private static final LexiconFile FILE = LexiconFile.read("told-classes");

  static final List<List<String>> BELOW = phrases("below");
  static final List<List<String>> AT_MOST = phrases("at-most");
  static final List<List<String>> ABOVE = phrases("above");
  static final List<List<String>> AT_LEAST = phrases("at-least");
  static final List<List<String>> ONWARDS = phrases("onwards");
  static final List<List<String>> OR_LESS = phrases("or-less");
  static final List<List<String>> CLASSED = phrases("classed");
  static final List<List<String>> REST = phrases("rest");
  static final List<List<String>> SORTED_BY = phrases("sorted-by");
  static final List<List<String>> PER = phrases("per");
  static final List<List<String>> COUNTED = phrases("counted");
  static final Set<String> AROUND = FILE.section("around").words();
  static final Set<String> CLASS = FILE.section("class").words();
  static final Set<String> SIZE = FILE.section("size").words();
  static final Set<String> BY = FILE.section("by").words();

  private ClassWords() {}

  private static List<List<String>> phrases(String section) {
    return FILE.section(section).lines().stream()
        .map(Runs::words)
        .sorted(Comparator.comparingInt(words -> -words.size()))
        .toList();
  }
}
