package io.github.askjdbc;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** Which rooms there are, and which others each may import. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS) // reads the classes once
class RoomsTest {

  private static final String BASE = "io.github.askjdbc";

  /** What every room may know: it knows none itself. */
  private static final String FLOOR = "text";

  private static final Map<String, List<String>> MAY_KNOW =
      Map.ofEntries(
          Map.entry(FLOOR, List.of()),
          // meaning: which letters are words, to cut names that were written together
          Map.entry("english", List.of("meaning")),
          Map.entry("learning", List.of()),
          Map.entry("question", List.of("english")),
          Map.entry("files", List.of()),
          Map.entry("meaning", List.of()),
          Map.entry("database", List.of("question")),
          Map.entry("catalog", List.of("english", "question", "meaning", "database", "files")),
          Map.entry("sql", List.of("english", "question", "database", "catalog")),
          // links to filters and metrics hold their SQL, parsed
          Map.entry(
              "linking", List.of("english", "question", "meaning", "database", "catalog", "sql")),
          Map.entry("account", List.of("english", "catalog", "sql", "linking")),
          Map.entry("wording", List.of("english", "catalog", "sql", "linking")),
          Map.entry("llm", List.of("question", "database", "catalog")),
          Map.entry(
              "generation",
              // learning: the embedded generator's models; meaning: questions near one another
              List.of(
                  "english",
                  "meaning",
                  "question",
                  "database",
                  "catalog",
                  "sql",
                  "linking",
                  "account",
                  "wording",
                  "llm",
                  "learning")),
          Map.entry(
              "memory",
              // learning: what verdicts make of a confidence
              List.of(
                  "english",
                  "learning",
                  "question",
                  "database",
                  "catalog",
                  "linking",
                  "generation",
                  // exams keep what the decision learns from
                  "decision",
                  "files")),
          Map.entry(
              "inspection",
              List.of(
                  "english",
                  "question",
                  "database",
                  "catalog",
                  "sql",
                  "linking",
                  "account",
                  "generation",
                  "llm",
                  "files")),
          Map.entry(
              "repair",
              List.of(
                  "question", "database", "catalog", "sql", "linking", "generation", "inspection")),
          Map.entry(
              "decision",
              List.of(
                  "english",
                  "learning",
                  "meaning",
                  "question",
                  "database",
                  "catalog",
                  "sql",
                  "linking",
                  "account",
                  "wording",
                  "generation",
                  "inspection")),
          Map.entry(
              "introspection",
              List.of("english", "question", "database", "catalog", "sql", "linking")),
          Map.entry("audit", List.of("question", "database", "sql", "files")),
          Map.entry("spring", List.of("decision")),
          Map.entry(
              "pipeline",
              List.of(
                  "english",
                  "meaning",
                  "question",
                  "database",
                  "catalog",
                  "sql",
                  "linking",
                  "wording",
                  "generation",
                  "inspection",
                  "repair",
                  "decision",
                  "memory",
                  "introspection",
                  "llm")),
          Map.entry(
              "report",
              List.of(
                  "question",
                  "sql",
                  "account",
                  "linking",
                  "llm",
                  "generation",
                  "inspection",
                  "repair",
                  "decision",
                  "pipeline")),
          Map.entry(
              "driver",
              List.of(
                  "audit",
                  "question",
                  "database",
                  "catalog",
                  "sql",
                  "inspection",
                  "llm",
                  "decision",
                  "memory",
                  "pipeline",
                  "report",
                  // a model may sit an exam by itself
                  "exam",
                  "files")),
          Map.entry(
              "evaluation",
              // learning, generation: newly trained models are tried in the place of the shipped
              // ones; llm: what a model replies is recorded, and given again
              List.of(
                  "llm",
                  "question",
                  "database",
                  "sql",
                  "learning",
                  "generation",
                  "decision",
                  "pipeline",
                  "report")),
          Map.entry(
              "exam",
              // linking: how identifiers are said; evaluation: rows are compared as there;
              // learning: log odds
              List.of(
                  "english",
                  "learning",
                  "question",
                  "database",
                  "catalog",
                  "linking",
                  "generation",
                  "llm",
                  "decision",
                  "memory",
                  "pipeline",
                  "evaluation")),
          Map.entry(
              "laboratory",
              List.of(
                  "english",
                  "learning",
                  // systems of the papers ask a language model in their own ways
                  "llm",
                  // questions are reworded to train the generator
                  "meaning",
                  "question",
                  "database",
                  "catalog",
                  "sql",
                  "linking",
                  "generation",
                  "inspection",
                  "repair",
                  "decision",
                  "pipeline",
                  "report",
                  "driver",
                  "evaluation",
                  "cli",
                  // writers sit exams, and are asked with what is remembered of them
                  "exam",
                  "memory")),
          Map.entry(
              "cli",
              List.of(
                  "question",
                  "database",
                  "decision",
                  "pipeline",
                  "driver",
                  "evaluation",
                  // an evaluation says what its model cost
                  "llm",
                  // the shell completes names, and keeps its history in a file of the user alone
                  "catalog",
                  "files",
                  // its connection is audited as any other is
                  "audit",
                  // it tries the model that the settings name
                  "llm",
                  // it says how an exam went, and where it is kept
                  "exam",
                  "memory")));

  static final Set<String> ROOMS = new TreeSet<>(MAY_KNOW.keySet());

  private final JavaClasses classes = DriverAndLaboratory.classes();

  @ParameterizedTest
  @FieldSource("ROOMS")
  void room_imports_onlyRoomsItMayKnow(String room) {
    String[] forbidden =
        ROOMS.stream()
            .filter(other -> !other.equals(room) && !other.equals(FLOOR))
            .filter(other -> !MAY_KNOW.get(room).contains(other))
            .map(other -> BASE + "." + other + "..")
            .toArray(String[]::new);
    if (forbidden.length > 0) {
      noClasses()
          .that()
          .resideInAPackage(BASE + "." + room + "..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(forbidden)
          .because("the room '" + room + "' may know only " + FLOOR + " and " + MAY_KNOW.get(room))
          .allowEmptyShould(true)
          .check(classes);
    }
  }

  @Test
  void packages_all_areRoomsWithRules() {
    Set<String> found =
        classes.stream()
            .map(type -> type.getPackageName())
            .filter(name -> name.startsWith(BASE + "."))
            .map(name -> name.substring(BASE.length() + 1).split("\\.")[0])
            .collect(Collectors.toCollection(TreeSet::new));
    assertThat(ROOMS).containsAll(found);
  }

  /** Two things of one name are taken for one thing. */
  @Test
  void types_topLevel_haveNamesOfTheirOwn() {
    Map<String, List<String>> byName =
        classes.stream()
            .filter(type -> type.isTopLevelClass() && !type.getSimpleName().equals("package-info"))
            .collect(
                Collectors.groupingBy(
                    type -> type.getSimpleName(),
                    TreeMap::new,
                    Collectors.mapping(type -> type.getName(), Collectors.toList())));
    byName.values().removeIf(types -> types.size() == 1);
    assertThat(byName).isEmpty();
  }
}
