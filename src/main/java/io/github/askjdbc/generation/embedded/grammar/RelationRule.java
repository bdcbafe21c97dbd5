package io.github.askjdbc.generation.embedded.grammar;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * Verbs that add nothing to what the query already says. "Live" says that the place that follows is
 * where somebody lives, which a condition on a city or an address says too; "have" and "placed" say
 * that two tables belong together, which a join says too.
 */
final class RelationRule implements Rule {

  private static final Set<String> LINKING =
      Set.of(
          "own",
          "owns",
          "owned",
          "belong",
          "belongs",
          "belonging",
          "place",
          "placed",
          "make",
          "made",
          "take",
          "takes",
          "taken",
          "took",
          "contain",
          "contains",
          "include",
          "includes",
          "receive",
          "received",
          "related",
          "associated",
          "work",
          "works",
          "working",
          "worked",
          "get",
          "gets",
          "got",
          "exist",
          "exists");
  private static final Map<String, List<String>> MEANT = meant();

  private static Map<String, List<String>> meant() {
    List<String> places =
        List.of(
            "city",
            "town",
            "country",
            "state",
            "location",
            "address",
            "region",
            "district",
            "street",
            "county",
            "village",
            "province");
    List<String> names = List.of("name", "title", "label");
    Map<String, List<String>> meant = new LinkedHashMap<>();
    for (String verb :
        List.of("live", "lives", "living", "located", "based", "situated", "reside", "residing")) {
      meant.put(verb, places);
    }
    for (String verb : List.of("named", "called", "titled")) {
      meant.put(verb, names);
    }
    return Map.copyOf(meant);
  }

  /** Whether a free token is a verb that only says that two tables belong together. */
  static boolean isLinking(Draft draft, int at) {
    return draft.free(at)
        && draft.tokens.get(at).link().isEmpty()
        && LINKING.contains(draft.tokens.get(at).text());
  }

  @Override
  public void apply(Draft draft) {
    Set<Object> tables = new HashSet<>(draft.named);
    for (int at = 0; at < draft.size(); at++) {
      if (!draft.free(at) || draft.tokens.get(at).link().isPresent()) {
        continue;
      }
      String word = draft.tokens.get(at).text();
      boolean joined = isLinking(draft, at) && tables.size() > 1;
      boolean said =
          draft
              .value(draft.next(at))
              .map(value -> value.column().column().toLowerCase(Locale.ROOT))
              .filter(name -> MEANT.getOrDefault(word, List.of()).stream().anyMatch(name::contains))
              .isPresent();
      boolean exists = word.startsWith("exist") && draft.countsSubject;
      if (joined || said || exists) {
        draft.take(at);
      }
    }
  }
}
