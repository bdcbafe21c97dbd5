package io.github.askjdbc.linking;

import com.google.re2j.Matcher;
import com.google.re2j.Pattern;
import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.semantics.ColumnMeaning;
import io.github.askjdbc.catalog.semantics.SemanticLayer;
import io.github.askjdbc.english.LexiconFile;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.english.WordClass;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What words say numbers count in, from {@code units.txt}. English only. */
public final class Units {

  /**
   * A unit, or a scale such as a million.
   *
   * @param family of the units that can be converted into it, such as length
   * @param size in the base unit of its family
   * @param word for messages
   */
  public record Unit(String family, BigDecimal size, String word) {

    /** Whether it is a million or its like, and not a unit of measure. */
    public boolean scale() {
      return family.equals("scale");
    }

    /** Whether it counts cents or the like. */
    public boolean hundredthOfMoney() {
      return family.equals(MONEY) && size.compareTo(HUNDREDTH) == 0;
    }

    /** Whether it counts hundredths. */
    public boolean percent() {
      return family.equals("share");
    }
  }

  /** Shorter words are symbols, which name a unit at the end of a name only. */
  private static final int SHORTEST_WORD = 4;

  /** What follows in a name is no unit of its numbers: price_per_kg. */
  private static final String PER = "per";

  private static final String MONEY = "money";

  /** What is measured in a unit of a family, in names. */
  private static final Map<String, String> MEASURED = LexiconFile.list("measured-names").keyed();

  private static final BigDecimal HUNDREDTH = new BigDecimal("0.01");

  /** An hourly wage is money. */
  private static final String EACH_ENDING = "ly";

  private static final Pattern IN_A_COMMENT = Pattern.compile("(?i)\\bin (?:the )?([a-z%/]{2,20})");

  /** What stands in brackets at the end of a name: {@code Fee (c)}. */
  private static final Pattern IN_BRACKETS =
      Pattern.compile("[(\\[]\\s*([^()\\[\\]]+?)\\s*[)\\]]\\s*$");

  private final Map<String, List<Unit>> units = new HashMap<>();

  /** What letters mean that stand in brackets, where they say nothing elsewhere. */
  private final Map<String, Unit> symbols = new HashMap<>();

  public Units() {
    LexiconFile.list("units")
        .keyed()
        .forEach(
            (key, words) -> {
              List<String> forms = List.of(words.split(" ", -1));
              Unit unit = unit(key, forms.get(0));
              forms.forEach(
                  form ->
                      units
                          .computeIfAbsent(Stemming.stem(form), stem -> new ArrayList<>())
                          .add(unit));
            });
    LexiconFile.list("unit-symbols")
        .keyed()
        .forEach(
            (key, words) ->
                List.of(words.split(" ", -1))
                    .forEach(symbol -> symbols.put(symbol, unit(key, symbol))));
  }

  private static Unit unit(String key, String word) {
    int blank = key.indexOf(' ');
    return new Unit(key.substring(0, blank), new BigDecimal(key.substring(blank + 1)), word);
  }

  /**
   * The first of what a word means.
   *
   * @param word folded, in any number
   */
  public Optional<Unit> of(String word) {
    return meanings(word).stream().findFirst();
  }

  /** All that a word means: a pound is money and a weight. */
  public List<Unit> meanings(String word) {
    return units.getOrDefault(Stemming.stem(word), List.of()).stream().distinct().toList();
  }

  /** All of a family, each size once, the smallest first. */
  public List<Unit> all(String family) {
    Map<BigDecimal, Unit> bySize = new TreeMap<>();
    units.values().stream()
        .flatMap(List::stream)
        .filter(unit -> unit.family().equals(family))
        .forEach(unit -> bySize.putIfAbsent(unit.size(), unit));
    return List.copyOf(bySize.values());
  }

  /** All sizes of a family. */
  public Set<BigDecimal> sizes(String family) {
    return units.values().stream()
        .flatMap(List::stream)
        .filter(unit -> unit.family().equals(family))
        .map(Unit::size)
        .collect(Collectors.toSet());
  }

  /** Stems of all words of a family. */
  public Set<String> stems(String family) {
    return units.entrySet().stream()
        .filter(entry -> entry.getValue().stream().anyMatch(unit -> unit.family().equals(family)))
        .map(Map.Entry::getKey)
        .collect(Collectors.toSet());
  }

  /** What a column counts in, as its owner, its comment or its name says. */
  public Optional<Unit> of(Column column, SemanticLayer semantics) {
    Optional<ColumnMeaning> meaning = semantics.column(column.name());
    return meaning
        .flatMap(ColumnMeaning::unit)
        .flatMap(unit -> of(Stemming.fold(unit)))
        .or(
            () ->
                Stream.concat(
                        meaning.flatMap(known -> known.naming().description()).stream(),
                        column.comment().stream())
                    .flatMap(this::inText)
                    .findFirst())
        .or(() -> inName(column.name().column()));
  }

  /** A letter for cents stands for degrees as well, but not behind what is paid. */
  private boolean isMoney(String word) {
    return WordClass.MONEY.contains(word) || WordClass.PAID_FOR.contains(word);
  }

  /** {@code weight_g}: a letter behind what is measured. */
  private Optional<Unit> symbol(List<String> parts) {
    List<String> before = parts.subList(0, parts.size() - 1);
    return Optional.ofNullable(symbols.get(parts.get(parts.size() - 1)))
        .filter(
            unit ->
                List.of(MEASURED.getOrDefault(unit.family(), "").split(" ", -1)).stream()
                    .anyMatch(before::contains));
  }

  private Stream<Unit> inText(String text) {
    List<Unit> found = new ArrayList<>();
    Matcher matcher = IN_A_COMMENT.matcher(text);
    while (matcher.find()) {
      of(Stemming.fold(matcher.group(1))).ifPresent(found::add);
    }
    return found.stream();
  }

  private Optional<Unit> inName(String name) {
    List<String> all = NameParts.of(name);
    Matcher brackets = IN_BRACKETS.matcher(name);
    if (brackets.find()) {
      String unit = Stemming.fold(brackets.group(1));
      return Optional.ofNullable(symbols.get(unit))
          .filter(one -> !one.family().equals(MONEY) || all.stream().anyMatch(this::isMoney))
          .or(() -> of(unit));
    }
    List<String> parts =
        all.subList(0, all.contains(PER) ? all.indexOf(PER) : all.size()).stream()
            .filter(part -> !part.endsWith(EACH_ENDING))
            .toList();
    if (parts.isEmpty()) {
      return Optional.empty();
    }
    return of(parts.get(parts.size() - 1))
        .or(() -> symbol(parts))
        .or(
            () ->
                parts.stream()
                    .filter(part -> part.length() >= SHORTEST_WORD)
                    .flatMap(part -> of(part).stream())
                    .findFirst());
  }
}
