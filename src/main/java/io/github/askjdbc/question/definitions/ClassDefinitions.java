package io.github.askjdbc.question.definitions;

import com.google.re2j.Matcher;
import com.google.re2j.Pattern;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.question.definitions.ToldClasses.Limit;
import io.github.askjdbc.question.definitions.ToldClasses.SizeClass;
import java.math.BigDecimal;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A definition for each of the classes that one statement tells: "a damage is minor with a repair
 * cost of up to 500, moderate up to 1,500 and serious above that".
 */
final class ClassDefinitions {

  private static final String NAME = "[\\pL][\\pL_-]*(?: [\\pL][\\pL_-]*){0,2}?";
  private static final String LEADS =
      Stream.of(ClassWords.BELOW, ClassWords.AT_MOST, ClassWords.ABOVE, ClassWords.AT_LEAST)
          .flatMap(List::stream)
          .map(words -> String.join(" ", words))
          .sorted((one, two) -> two.length() - one.length())
          .collect(Collectors.joining("|"));

  /** "A repair cost of up to", "a repair cost above". */
  private static final Pattern MEASURE =
      Pattern.compile(
          "(?i)(?P<whole>\\b(?:an?|the|whose|its|their) (?P<name>"
              + NAME
              + ")(?: of| is)?) (?:(?:"
              + LEADS
              + ") )?\\d");

  /** "500 francs of repair cost". */
  private static final Pattern OF =
      Pattern.compile("(?i)\\d(?: [\\pL]+)?(?P<whole> of (?P<name>" + NAME + "))(?:,| and |$)");

  /** "Damages by repair cost:", "rooms:". */
  private static final Pattern TITLED =
      Pattern.compile("(?i)^(?:the )?(?P<noun>" + NAME + "s)(?: by (?P<name>" + NAME + "))?: ");

  /** "Damage is minor", "loans are small". */
  private static final Pattern IS =
      Pattern.compile("(?i)^(?P<noun>[\\pL][\\pL_-]*(?: [\\pL][\\pL_-]*)?) (?:is|are) ");

  /** "Members with 500 points or more are gold". */
  private static final Pattern WITH = Pattern.compile("(?i)^(?P<noun>[\\pL]+s) (?:with|of) ");

  private static final Pattern REST =
      Pattern.compile(
          "(?i)\\b(?:(?:anything|everything|all) )?(?:above|over|beyond|more than|below|under|less"
              + " than) (?:that|this|it)\\b|\\b(?:above|beyond|below)$");
  private static final String ELSE = "everything else";
  private static final String ONE = "a ";
  private static final String IS_ONE = " is ";

  private ClassDefinitions() {}

  /** What is classed by what, and the statement without that. */
  private record Plain(Set<String> measures, String text) {}

  /**
   * One statement for each class; empty where it is no such list, or numbers are in two of them.
   */
  static List<String> statements(String statement) {
    Plain plain = of(statement);
    if (plain.measures().size() > 1) {
      return List.of();
    }
    Optional<String> measure = plain.measures().stream().findFirst();
    return ToldClasses.of(plain.text())
        .filter(told -> told.cover(false) || told.cover(true))
        .flatMap(told -> statements(told, measure.or(told::measure)))
        .orElse(List.of());
  }

  private static Plain of(String statement) {
    Set<String> measures = new LinkedHashSet<>();
    String text = without(MEASURE, without(OF, statement, measures), measures);
    Matcher titled = TITLED.matcher(text);
    Matcher is = IS.matcher(text);
    boolean classes = Said.of(text).first(0, ClassWords.CLASS) >= 0;
    if (titled.find() && !classes) {
      Optional.ofNullable(titled.group("name"))
          .map(ClassDefinitions::folded)
          .ifPresent(measures::add);
      text = one(titled.group("noun")) + text.substring(titled.end());
    } else if (is.find() && !Said.of(text).word(0).isArticle() && !classes) {
      text = one(is.group("noun")) + text.substring(is.end());
    }
    String bare = WITH.matcher(text).replaceFirst("$1 ");
    return new Plain(measures, REST.matcher(bare).replaceAll(ELSE));
  }

  /** A text without what tells by what number the classes go. */
  private static String without(Pattern pattern, String text, Set<String> measures) {
    StringBuilder rest = new StringBuilder(text.length());
    Matcher told = pattern.matcher(text);
    int done = 0;
    while (told.find()) {
      if (Said.of(told.group("name")).words().stream().anyMatch(ClassDefinitions::isClosed)) {
        continue;
      }
      measures.add(folded(told.group("name")));
      rest.append(text, done, told.start("whole"));
      done = told.end("whole");
    }
    return rest.append(text.substring(done)).toString().replace("  ", " ");
  }

  private static boolean isClosed(SaidWord word) {
    return WordClass.CLOSED_CLASS.contains(word.folded())
        || DefiningWords.VERB.contains(word.folded());
  }

  private static String folded(String name) {
    return name.toLowerCase(Locale.ROOT);
  }

  private static String one(String noun) {
    return ONE + NounNumber.singular(folded(noun)) + IS_ONE;
  }

  private static Optional<List<String>> statements(ToldClasses told, Optional<String> measure) {
    boolean known = told.noun().isPresent() && (measure.isPresent() || !told.unit().isEmpty());
    return known
        ? Optional.of(
            told.classes().stream()
                .map(one -> statement(one, plural(told.noun().get()), measure, told.unit()))
                .toList())
        : Optional.empty();
  }

  private static String plural(String noun) {
    Said said = Said.of(noun);
    int last = said.size() - 1;
    String word = said.word(last).folded();
    String many = NounNumber.isPlural(word) ? word : NounNumber.plural(word);
    return (said.from(0, last) + " " + many).strip();
  }

  private static String statement(
      SizeClass one, String noun, Optional<String> measure, String unit) {
    Optional<String> from =
        one.from().map(limit -> (limit.included() ? "at least " : "more than ") + number(limit));
    Optional<String> to =
        one.to().map(limit -> (limit.included() ? "at most " : "less than ") + number(limit));
    String behind = unit.isEmpty() ? "" : " " + unit;
    String bounds =
        Stream.of(from, to).flatMap(Optional::stream).collect(Collectors.joining(behind + " and "));
    String of = measure.map(name -> "a " + name + " of ").orElse("");
    return one.name() + " " + noun + " are " + noun + " with " + of + bounds + behind;
  }

  private static String number(Limit limit) {
    BigDecimal plain = limit.number().stripTrailingZeros();
    return plain.toPlainString();
  }
}
