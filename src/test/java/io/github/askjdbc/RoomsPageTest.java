package io.github.askjdbc;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The picture of the rooms is that of the code. */
@AnalyzeClasses(locations = DriverAndLaboratory.class)
class RoomsPageTest {
  private static final Path PAGE = Path.of("src/site/rooms.md");
  private static final String HEAD =
      """
      # The rooms

      Each package right below `%s` is a room. An arrow points to a room that is used; those that follow from
      other arrows are left out. No room is used by one below it. Written by `RoomsPageTest` from the compiled classes:

      ```sh
      mvn -q test -Dtest=RoomsPageTest -Dgenerated.write=true
      ```

      """
          .formatted(ArchitectureTest.BASE);

  private final Map<String, Set<String>> uses = new TreeMap<>();

  @ArchTest
  void page_rooms_areThoseOfTheCode(JavaClasses classes) {
    classes.forEach(this::add);

    for (String room : uses.keySet()) {
      assertThat(reach(room)).as("rooms that %s leads to", room).doesNotContain(room);
    }
    GeneratedText.check(PAGE, HEAD + picture() + table());
  }

  private void add(JavaClass one) {
    String room = room(one);
    if (room.isEmpty()) {
      return;
    }
    Set<String> used = uses.computeIfAbsent(room, name -> new TreeSet<>());
    one.getDirectDependenciesFromSelf().stream()
        .map(dependency -> room(dependency.getTargetClass()))
        .filter(other -> !other.isEmpty() && !other.equals(room))
        .forEach(used::add);
  }

  /** Empty for what lies outside, and for the top package, which is no room. */
  private static String room(JavaClass one) {
    String inside = ArchitectureTest.BASE + ".";
    String name = one.getBaseComponentType().getPackageName();
    return name.startsWith(inside) ? name.substring(inside.length()).split("\\.", 2)[0] : "";
  }

  private String picture() {
    StringBuilder text = new StringBuilder("```mermaid\nflowchart TD\n");
    uses.forEach(
        (room, used) -> {
          for (String other : used) {
            boolean follows =
                used.stream().anyMatch(via -> !via.equals(other) && reach(via).contains(other));
            if (!follows) {
              text.append("  %s --> %s\n".formatted(room, other));
            }
          }
        });
    return text.append("```\n\n").toString();
  }

  private Set<String> reach(String room) {
    Set<String> reached = new TreeSet<>();
    List<String> open = new ArrayList<>(uses.getOrDefault(room, Set.of()));
    while (!open.isEmpty()) {
      String next = open.remove(open.size() - 1);
      if (reached.add(next)) {
        open.addAll(uses.getOrDefault(next, Set.of()));
      }
    }
    return reached;
  }

  /** From the top floor down; on a floor, no room uses another. */
  private String table() {
    StringBuilder text =
        new StringBuilder("| floor | room | what it is for | uses |\n|---|---|---|---|\n");
    Map<Integer, List<String>> floors =
        uses.keySet().stream()
            .collect(Collectors.groupingBy(this::floor, TreeMap::new, Collectors.toList()));
    new TreeMap<>(floors)
        .descendingMap()
        .forEach(
            (floor, rooms) -> {
              for (String room : rooms) {
                text.append(
                    "| %d | `%s` | %s | %s |\n"
                        .formatted(floor, room, purpose(room), String.join(", ", uses.get(room))));
              }
            });
    return text.toString();
  }

  /** How many rooms stand below it, one on the other. */
  private int floor(String room) {
    return uses.getOrDefault(room, Set.of()).stream().mapToInt(this::floor).max().orElse(-1) + 1;
  }

  /** The first sentence of the package's own description; empty where it has none. */
  private static String purpose(String room) {
    String file = ArchitectureTest.BASE.replace('.', '/') + "/" + room + "/package-info.java";
    try (Stream<Path> roots = Files.list(Path.of("src"))) {
      for (Path root : roots.sorted().toList()) {
        Path info = root.resolve("java").resolve(file);
        if (Files.exists(info)) {
          return firstSentence(Files.readString(info));
        }
      }
      return "";
    } catch (IOException e) {
      throw new UncheckedIOException("the description of " + room + " cannot be read", e);
    }
  }

  private static String firstSentence(String source) {
    String comment = source.substring(source.indexOf("/**") + 3, source.indexOf("*/"));
    String text =
        comment.replaceAll("\\s*\\n\\s*\\*?\\s*", " ").replaceAll("\\{@code ([^}]*)}", "`$1`");
    return text.strip().replaceAll("\\.( .*)?$", "");
  }
}
