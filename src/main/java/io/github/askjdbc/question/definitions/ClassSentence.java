package io.github.askjdbc.question.definitions;

import com.google.re2j.Matcher;
import com.google.re2j.Pattern;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.question.definitions.ToldClasses.SizeClass;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Reads a sentence that tells classes by a number, with what stands before the first of them. */
final class ClassSentence {

  private static final Pattern COMMA = Pattern.compile("\\s*[,;]\\s+(?:(?:and|or)\\s+)?");
  private static final Pattern JOIN = Pattern.compile("\\s+(?:and|or)\\s+");
  private static final Pattern PLAIN = Pattern.compile("[\\pL\\d\\s,;:()_.-]+");
  private static final Pattern NEGATIVE = Pattern.compile("[\\s(]-\\s*\\d");
  private static final int LEAST = 2;
  private static final int MOST = 12;
  private static final int LONGEST_NOUN = 3;

  /** What is told before the classes. */
  private record Head(
      Optional<String> noun, Optional<String> measure, Set<String> called, String body) {}

  private ClassSentence() {}

  static Optional<ToldClasses> read(String evidence) {
    String stripped = evidence.strip();
    String text =
        (stripped.endsWith(".") ? stripped.substring(0, stripped.length() - 1) : stripped)
            .replace('–', '-');
    boolean plain = PLAIN.matches(text) && !NEGATIVE.matcher(text).find() && !text.contains(". ");
    return plain ? head(text).flatMap(ClassSentence::read) : Optional.empty();
  }

  private static Optional<ToldClasses> read(Head head) {
    List<ClassPart> parts = parts(head.body());
    Set<String> names =
        parts.stream()
            .map(part -> part.told().name().toLowerCase(Locale.ROOT))
            .collect(Collectors.toSet());
    Set<String> units =
        parts.stream()
            .map(ClassPart::unit)
            .filter(unit -> !unit.isEmpty())
            .collect(Collectors.toSet());
    boolean list = parts.size() >= LEAST && names.size() == parts.size() && units.size() <= 1;
    if (!list || parts.stream().skip(1).anyMatch(part -> !part.subject().isEmpty())) {
      return Optional.empty();
    }
    String subject = parts.get(0).subject();
    boolean one = subject.isEmpty() || (head.noun().isEmpty() && isNounOfMany(subject));
    Optional<String> noun = subject.isEmpty() ? head.noun() : Optional.of(subject);
    Set<String> called = new HashSet<>(head.called());
    String unit = units.stream().findFirst().orElse("");
    head.measure().ifPresent(measure -> called.addAll(Said.of(measure).stems(0, size(measure))));
    called.addAll(Said.of(unit).stems(0, size(unit)));
    return one
        ? Optional.of(new ToldClasses(noun, head.measure(), unit, called, ascending(parts)))
        : Optional.empty();
  }

  private static int size(String text) {
    return Said.of(text).size();
  }

  private static boolean isNounOfMany(String subject) {
    Said said = Said.of(subject);
    return said.size() <= LONGEST_NOUN
        && NounNumber.isPlural(said.folded(said.size() - 1))
        && said.words().stream().noneMatch(word -> WordClass.CLOSED_CLASS.contains(word.folded()));
  }

  private static List<SizeClass> ascending(List<ClassPart> parts) {
    List<SizeClass> told = new ArrayList<>(parts.stream().map(ClassPart::told).toList());
    if (told.get(0).to().isEmpty()) {
      Collections.reverse(told);
    }
    return ToldClasses.completed(told);
  }

  private static List<ClassPart> parts(String body) {
    List<ClassPart> parts = new ArrayList<>();
    String unit = "";
    for (String text : COMMA.split(body, MOST)) {
      Optional<ClassPart> whole = ClassPart.read(text, unit);
      List<ClassPart> read = whole.isPresent() ? List.of(whole.get()) : two(text, unit);
      if (read.isEmpty()) {
        return List.of();
      }
      parts.addAll(read);
      unit = parts.get(0).unit();
    }
    return parts;
  }

  /** "Standard (7 to 12) or long (more than 12)". */
  private static List<ClassPart> two(String text, String unit) {
    Matcher join = JOIN.matcher(text);
    while (join.find()) {
      Optional<ClassPart> first = ClassPart.read(text.substring(0, join.start()), unit);
      Optional<ClassPart> second = ClassPart.read(text.substring(join.end()), unit);
      if (first.isPresent() && second.isPresent()) {
        return List.of(first.get(), second.get());
      }
    }
    return List.of();
  }

  private static Optional<Head> head(String text) {
    int colon = text.indexOf(':');
    if (colon >= 0) {
      String body = text.substring(colon + 1).strip();
      return body.indexOf(':') < 0
          ? titled(Said.of(text.substring(0, colon)), body)
          : Optional.empty();
    }
    Said said = Said.of(text);
    if (ClassWords.BY.contains(said.folded(0))) {
      int article = said.first(2, DefiningWords.ONE);
      return article < 0
          ? Optional.empty()
          : ofOne(said, article, name(said, said.afterArticles(1), article).orElse(""))
              .filter(head -> head.measure().filter(name -> !name.isEmpty()).isPresent());
    }
    return said.size() > 0 && said.word(0).isOne()
        ? ofOne(said, 0, "")
        : Optional.of(new Head(Optional.empty(), Optional.empty(), Set.of(), text));
  }

  /** "By sessions a referral is ...". */
  private static Optional<Head> ofOne(Said said, int article, String measure) {
    int being = said.first(article + 1, DefiningWords.COPULA);
    boolean noun = being > article + 1 && being - article - 1 <= LONGEST_NOUN;
    return noun
        ? name(said, article + 1, being)
            .map(
                name ->
                    new Head(
                        Optional.of(name),
                        Optional.of(measure).filter(one -> !one.isEmpty()),
                        Set.of(),
                        said.from(being + 1)))
        : Optional.empty();
  }

  /** "Weight classes", "bands go by gross tonnage", "size classes of growers". */
  private static Optional<Head> titled(Said said, String body) {
    int first = said.afterArticles(0);
    int noun = said.first(first, ClassWords.CLASS);
    if (noun < 0 || noun - first > LONGEST_NOUN - 1) {
      return Optional.empty();
    }
    Set<String> called = new HashSet<>(said.stems(first, noun + 1));
    int behind = noun + 1;
    boolean of = DefiningWords.OF.contains(said.folded(behind));
    int sorted = said.firstOf(behind, ClassWords.SORTED_BY);
    int end = sorted < 0 ? said.size() : sorted;
    Optional<String> owner = of ? name(said, behind + 1, end) : Optional.empty();
    int from = sorted < 0 ? end : sorted + said.length(sorted, ClassWords.SORTED_BY);
    Optional<String> measure =
        sorted < 0 ? Optional.empty() : name(said, said.afterArticles(from), said.size());
    boolean whole = (of ? owner.isPresent() : end == behind) && (sorted < 0 || measure.isPresent());
    return Optional.of(new Head(owner, measure, called, body)).filter(head -> whole);
  }

  /** Words of a name; empty where they are none, or more than a name. */
  private static Optional<String> name(Said said, int from, int end) {
    boolean plain =
        from < end
            && end - from <= LONGEST_NOUN
            && said.words().subList(from, end).stream()
                .noneMatch(
                    word -> word.isNumber() || WordClass.CLOSED_CLASS.contains(word.folded()));
    return plain ? Optional.of(said.from(from, end)) : Optional.empty();
  }
}
