package io.github.askjdbc.linking;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.english.LexiconFile;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.english.WordClass;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What the names of tables say, without the parts that tell how rows are kept: customers for {@code
 * CUST_MST}, production orders for {@code PP_ORDR} where many tables begin with {@code PP_}, and
 * purchase orders and their lines for {@code POHD} beside {@code POLN}.
 */
final class TableWords {

  private static final LexiconFile FILE = LexiconFile.read("table-words");
  private static final Set<String> ENDINGS = FILE.section("ending").words();
  private static final Map<String, String> JOINED = FILE.section("joined ending").keyed();
  private static final Set<String> HEADS = FILE.section("head").words();
  private static final Set<String> LINES = FILE.section("line").words();
  private static final Map<String, String> DOCUMENTS = FILE.section("document").keyed();
  private static final Map<String, String> MODULES = FILE.section("module").keyed();
  private static final String LINE = "line";
  private static final String HISTORY = "history";

  /** Longer beginnings of names are words of what is held. */
  private static final int LONGEST_PREFIX = 2;

  private static final int SHORTEST_DOCUMENT = 2;

  private static final String ID = "id";
  private static final int SHORTEST_HEAD = 4;

  private final Map<String, List<String>> parts = new HashMap<>();
  private final Map<String, String> shortForms = new HashMap<>();

  TableWords(CatalogSnapshot catalog) {
    Map<String, List<String>> whole = new HashMap<>();
    catalog.tables().forEach(table -> whole.put(table.name().name(), written(table)));
    catalog.tables().forEach(table -> linesOf(table, whole));
    whole.values().stream()
        .filter(own -> own.size() > 1)
        .map(own -> own.get(own.size() - 1))
        .filter(DOCUMENTS::containsKey)
        .forEach(document -> shortForms.put(document, DOCUMENTS.get(document)));
    Map<String, List<String>> bare = new HashMap<>();
    Set<String> modules = modules(whole.values());
    whole.forEach(
        (name, own) -> bare.put(name, own.subList(isIn(own, modules) ? 1 : 0, own.size())));
    bare.forEach(
        (name, own) ->
            document(own, bare.values())
                .or(() -> kept(own, bare.values()))
                .or(() -> own.equals(NameParts.written(name)) ? Optional.empty() : Optional.of(own))
                .ifPresent(told -> parts.put(name, told)));
    whole.forEach(
        (name, own) -> {
          if (isIn(own, modules)) {
            parts.put(name, inModule(own.get(0), parts.getOrDefault(name, bare.get(name))));
          }
        });
  }

  /** The parts of a table's name that say what its rows are, where they are not all of it. */
  Optional<List<String>> of(String table) {
    return Optional.ofNullable(parts.get(table));
  }

  /** What parts of names are short for because tables of such documents are there. */
  Map<String, String> shortForms() {
    return Map.copyOf(shortForms);
  }

  /**
   * The parts of a table's name, not cut where its key has the same letters ({@code OWNR} beside
   * {@code OWNRNO}, {@code SLSORD} beside {@code ORDNO}), and without the word for a history of
   * what its key tells: {@code TRNHST} beside {@code TRNNO}.
   */
  private static List<String> written(Table table) {
    String name = table.name().name();
    List<String> parts = done(NameParts.written(name));
    List<String> key = OwnShortForms.key(table);
    String head = key.size() == 2 ? key.get(0) : "";
    if (head.length() <= LONGEST_PREFIX) {
      return withHead(parts, table);
    }
    int start = name.length() - head.length();
    if (Stemming.fold(name).endsWith(head) && isPart(name, start)) {
      List<String> longer = new ArrayList<>(NameParts.written(name.substring(0, start)));
      longer.add(head);
      return longer;
    }
    int last = parts.size() - 1;
    boolean history = last > 0 && parts.get(last).equals(HISTORY);
    return history && parts.get(last - 1).equals(head) ? parts.subList(0, last) : parts;
  }

  /** Whether a part of a name begins there; before one that is run together stand other letters. */
  private static boolean isPart(String name, int start) {
    return start == 0
        || name.charAt(start - 1) == '_'
        || (start > LONGEST_PREFIX && !CommonWords.contains(Stemming.fold(name)));
  }

  /** {@code SLSLINE}, whose key holds that of {@code SLSORD}: order lines. */
  private static void linesOf(Table table, Map<String, List<String>> names) {
    String name = Stemming.fold(table.name().name());
    if (table.primaryKey().size() < 2) {
      return;
    }
    String head = NameParts.written(table.primaryKey().get(0)).get(0);
    names.values().stream()
        .filter(parts -> parts.size() == 2 && parts.get(1).equals(head))
        .filter(parts -> parts.get(0).length() > LONGEST_PREFIX && name.startsWith(parts.get(0)))
        .filter(parts -> LINES.contains(name.substring(parts.get(0).length())))
        .findFirst()
        .ifPresent(parts -> names.put(table.name().name(), List.of(head, LINE)));
  }

  /** {@code SpotAired}: aired spots. */
  private static List<String> done(List<String> parts) {
    int last = parts.size() - 1;
    boolean done =
        last > 0
            && WordClass.PARTICIPLE_ENDING.ends(parts.get(last))
            && !WordClass.NO_PARTICIPLE_ENDING.ends(parts.get(last));
    if (!done) {
      return parts;
    }
    List<String> told = new ArrayList<>(parts.subList(0, last - 1));
    told.add(parts.get(last));
    told.add(parts.get(last - 1));
    return told;
  }

  /** {@code flatbuyers}, whose own key is {@code buyerid}. */
  private static List<String> withHead(List<String> parts, Table table) {
    String key = table.primaryKey().size() == 1 ? Stemming.fold(table.primaryKey().get(0)) : "";
    String head = key.endsWith(ID) ? key.substring(0, key.length() - ID.length()) : "";
    if (parts.isEmpty() || head.length() < SHORTEST_HEAD) {
      return parts;
    }
    int last = parts.size() - 1;
    String joined = parts.get(last);
    return Stream.of(NounNumber.plural(head), head)
        .filter(joined::endsWith)
        .filter(form -> joined.length() > form.length() + LONGEST_PREFIX)
        .findFirst()
        .map(form -> cut(parts.subList(0, last), joined, form))
        .orElse(parts);
  }

  private static List<String> cut(List<String> before, String joined, String head) {
    List<String> longer = new ArrayList<>(before);
    longer.add(joined.substring(0, joined.length() - head.length()));
    longer.add(head);
    return longer;
  }

  private static boolean isIn(List<String> name, Set<String> modules) {
    return name.size() > 1 && modules.contains(name.get(0));
  }

  /**
   * Prefixes that most tables have, each several or all tables one, and that are no words for what
   * is held.
   */
  private static Set<String> modules(Collection<List<String>> names) {
    Map<String, Long> tables =
        names.stream()
            .filter(name -> name.size() > 1 && name.get(0).length() == LONGEST_PREFIX)
            .filter(name -> !isKept(name.get(1)))
            .collect(Collectors.groupingBy(name -> name.get(0), Collectors.counting()));
    long all = tables.values().stream().mapToLong(Long::longValue).sum();
    if (2 * all < names.size()) {
      return Set.of();
    }
    boolean always = all == names.size() && tables.size() < names.size();
    return tables.entrySet().stream()
        .filter(prefix -> always || prefix.getValue() > 1 || MODULES.containsKey(prefix.getKey()))
        .map(Map.Entry::getKey)
        .collect(Collectors.toSet());
  }

  private static boolean isKept(String part) {
    return ENDINGS.contains(part) || HEADS.contains(part) || LINES.contains(part);
  }

  /** With the word that people say for its module, if there is one. */
  private static List<String> inModule(String module, List<String> own) {
    String word = MODULES.getOrDefault(module, "");
    if (word.isEmpty() || own.contains(word)) {
      return own;
    }
    List<String> longer = new ArrayList<>(List.of(word));
    longer.addAll(own);
    return longer;
  }

  /** {@code pohd} and {@code poln}: what the letters before these ends are has lines. */
  private Optional<List<String>> document(List<String> own, Collection<List<String>> names) {
    if (own.size() != 1) {
      return Optional.empty();
    }
    String name = own.get(0);
    for (int cut = SHORTEST_DOCUMENT; cut < name.length(); cut++) {
      String document = name.substring(0, cut);
      Optional<String> known = Optional.ofNullable(DOCUMENTS.get(document));
      // CLMHD, also where nothing is called CLMLN
      boolean head =
          HEADS.contains(name.substring(cut))
              && (known.isPresent() || ends(document, names, LINES));
      boolean line = LINES.contains(name.substring(cut)) && ends(document, names, HEADS);
      if (head || line) {
        known.ifPresent(meant -> shortForms.put(document, meant));
        return Optional.of(head ? List.of(document) : List.of(document, LINE));
      }
    }
    return Optional.empty();
  }

  private static boolean ends(String document, Collection<List<String>> names, Set<String> ends) {
    return names.stream()
        .filter(name -> name.size() == 1 && name.get(0).startsWith(document))
        .anyMatch(name -> ends.contains(name.get(0).substring(document.length())));
  }

  /** Without an ending that says how rows are kept, where no other table would be called so too. */
  private static Optional<List<String>> kept(List<String> own, Collection<List<String>> names) {
    if (own.size() == 1) {
      return joined(own.get(0), names);
    }
    int last = own.size() - 1;
    if (last < 1 || !ENDINGS.contains(own.get(last))) {
      return Optional.empty();
    }
    List<String> rest = own.subList(0, last);
    Set<List<String>> others = new HashSet<>(names);
    boolean first =
        !others.contains(rest)
            && ENDINGS.stream()
                .takeWhile(ending -> !ending.equals(own.get(last)))
                .noneMatch(ending -> others.contains(with(rest, ending)));
    return first ? Optional.of(rest) : Optional.empty();
  }

  /** {@code CUSTMST}; with the ending where another table would be called the same without it. */
  private static Optional<List<String>> joined(String name, Collection<List<String>> names) {
    return JOINED.keySet().stream()
        .filter(ending -> name.length() > ending.length() + 1 && name.endsWith(ending))
        .findFirst()
        .map(
            ending -> {
              String rest = name.substring(0, name.length() - ending.length());
              boolean own = !names.contains(List.of(rest)) && isFirst(name, rest, names);
              return own ? List.of(rest) : List.of(rest, JOINED.get(ending));
            });
  }

  /** Whether no table is called the same with an ending that tells more of what is kept. */
  private static boolean isFirst(String name, String rest, Collection<List<String>> names) {
    return JOINED.keySet().stream()
        .map(rest::concat)
        .takeWhile(other -> !other.equals(name))
        .noneMatch(other -> names.contains(List.of(other)));
  }

  private static List<String> with(List<String> rest, String ending) {
    List<String> longer = new ArrayList<>(rest);
    longer.add(ending);
    return longer;
  }
}
