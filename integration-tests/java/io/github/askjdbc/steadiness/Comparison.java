package io.github.askjdbc.steadiness;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What several JVMs said to the same questions.
 *
 * @param same questions that got the same from all
 * @param outOfTime questions that got the same, or {@code NL006}
 * @param different what was said to questions that got something else, by their ids
 */
record Comparison(int same, int outOfTime, Map<String, List<String>> different) {

  /**
   * @param answers of each JVM, by the ids of the questions
   */
  static Comparison of(List<Map<String, String>> answers) {
    int same = 0;
    int outOfTime = 0;
    Map<String, List<String>> different = new TreeMap<>();
    for (String id : answers.get(0).keySet()) {
      List<String> all = new ArrayList<>();
      answers.forEach(jvm -> all.add(jvm.get(id)));
      boolean late = all.contains(FreshAnswers.OUT_OF_TIME);
      List<String> decided =
          all.stream()
              .filter(answer -> !FreshAnswers.OUT_OF_TIME.equals(answer))
              .distinct()
              .toList();
      if (decided.size() > 1) {
        different.put(id, decided);
      } else if (late) {
        outOfTime++;
      } else {
        same++;
      }
    }
    return new Comparison(same, outOfTime, different);
  }

  String text() {
    StringBuilder text = new StringBuilder();
    text.append(
        "the same to the last digit: %d, the same or NL006: %d, different: %d"
            .formatted(same, outOfTime, different.size()));
    different.forEach(
        (id, all) ->
            text.append("\n\n").append(id).append("\n  ").append(String.join("\n  ", all)));
    return text.toString();
  }
}
