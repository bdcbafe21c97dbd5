package io.github.askjdbc.conformance;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Lists every test that ends otherwise through ask-jdbc than directly, or that would but for its
 * casts being unwrapped, and fails if one of them differs by anything but its casts.
 *
 * <p>Arguments: the outcomes of the direct run, those of the asking run, the list to write, the
 * excuses.
 */
public final class CompareOutcomes {

  private static final Outcome ABSENT = new Outcome("", "ABSENT", false, "");

  private CompareOutcomes() {}

  public static void main(String[] arguments) throws IOException {
    Map<String, Outcome> direct = Outcome.read(Path.of(arguments[0]));
    Map<String, Outcome> asking = Outcome.read(Path.of(arguments[1]));
    Excuses excuses = Excuses.read(Path.of(arguments[3]));
    List<Difference> differences = differences(direct, asking);
    Files.write(
        Path.of(arguments[2]),
        differences.stream().map(difference -> difference.line(excuses)).toList());

    System.out.println("direct: " + direct.size() + " tests, " + counts(direct));
    System.out.println("asking: " + asking.size() + " tests, " + counts(asking));
    Map<Difference.Kind, Integer> kinds = new TreeMap<>();
    differences.forEach(difference -> kinds.merge(difference.kind(excuses), 1, Integer::sum));
    System.out.println("differences: " + kinds + ", listed in " + arguments[2]);

    List<Difference> defects =
        differences.stream()
            .filter(difference -> difference.kind(excuses) == Difference.Kind.WORSE)
            .toList();
    defects.forEach(defect -> System.out.println("  " + defect.line(excuses)));
    if (!defects.isEmpty()) {
      System.exit(1);
    }
  }

  static List<Difference> differences(Map<String, Outcome> direct, Map<String, Outcome> asking) {
    Set<String> tests = new TreeSet<>(direct.keySet());
    tests.addAll(asking.keySet());
    List<Difference> differences = new ArrayList<>();
    for (String test : tests) {
      Outcome expected = outcome(test, direct);
      Outcome actual = outcome(test, asking);
      if (actual.cast() || !expected.status().equals(actual.status())) {
        differences.add(new Difference(test, expected, actual));
      }
    }
    return differences;
  }

  /** A test that did not run ended as the class did that should have run it. */
  private static Outcome outcome(String test, Map<String, Outcome> outcomes) {
    for (String id = test; !id.isEmpty(); id = id.substring(0, Math.max(0, id.lastIndexOf("/[")))) {
      if (outcomes.containsKey(id)) {
        return outcomes.get(id);
      }
    }
    return ABSENT;
  }

  private static Map<String, Integer> counts(Map<String, Outcome> outcomes) {
    Map<String, Integer> counts = new TreeMap<>();
    outcomes.values().forEach(outcome -> counts.merge(outcome.status(), 1, Integer::sum));
    return counts;
  }
}
