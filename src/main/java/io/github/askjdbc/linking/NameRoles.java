package io.github.askjdbc.linking;

import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Words that play a part of their own in names; the lists are in {@code name-roles.txt}. */
final class NameRoles {

  private final Set<String> decorations;
  private final Set<String> generic;
  private final Set<String> ordinary;
  private final Set<String> counting;
  private final Set<String> naming;
  private final Set<String> times;

  NameRoles() {
    Map<String, String> lists = LexiconFile.read("name-roles.txt").keyed(":");
    decorations = words(lists, "decoration");
    generic = stems(lists, "generic head");
    ordinary = stems(lists, "ordinary modifier");
    counting = stems(lists, "counting head");
    naming = words(lists, "naming head");
    times = words(lists, "time");
  }

  /** Whether a word of an identifier says nothing about what it names: {@code tbl}. */
  boolean decoration(String word) {
    return decorations.contains(word);
  }

  /** Whether people leave it out at the end of a name: "room" for {@code room_no}. */
  boolean generic(String stem) {
    return generic.contains(stem);
  }

  /** Whether it means little without the word after it: "last" in {@code last_name}. */
  boolean ordinary(String stem) {
    return ordinary.contains(stem);
  }

  /** Whether "... of flights" asks for a count and not for a column of flights. */
  boolean counting(String stem) {
    return counting.contains(stem);
  }

  /** Whether a column that ends so tells a person which row is meant. */
  boolean naming(String word) {
    return naming.contains(word);
  }

  /** Whether a column with that word in its name holds times. */
  boolean time(String word) {
    return times.contains(word);
  }

  private static Set<String> words(Map<String, String> lists, String list) {
    return Set.of(lists.get(list).split(" ", -1));
  }

  private static Set<String> stems(Map<String, String> lists, String list) {
    return Arrays.stream(lists.get(list).split(" ", -1))
        .map(Stemming::stem)
        .collect(Collectors.toUnmodifiableSet());
  }
}
