package io.github.askjdbc.question.definitions;

import io.github.askjdbc.english.Stemming;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Classes of things by a number of each, told in one sentence: "bands go by tonnage: small is under
 * 10,000, medium from 10,000 up to but not including 60,000, large everything from 60,000".
 *
 * @param noun what is classed, as written; empty where the sentence leaves it open
 * @param measure what the number is called, as written; empty where only its unit tells it
 * @param unit what the numbers are told in; may be empty
 * @param called stems of what the sentence calls the classes by; empty where it does not
 * @param classes from the lowest to the highest
 */
public record ToldClasses(
    Optional<String> noun,
    Optional<String> measure,
    String unit,
    Set<String> called,
    List<SizeClass> classes) {

  private static final int LONGEST = 600;

  public ToldClasses {
    called = Set.copyOf(called);
    classes = List.copyOf(classes);
  }

  /** An end of a class, which may belong to it. */
  public record Limit(BigDecimal number, boolean included) {}

  /** One class; without a limit there is no end on that side. */
  public record SizeClass(String name, Optional<Limit> from, Optional<Limit> to) {}

  /** Empty where the evidence tells anything else, or leaves open how the classes are told. */
  public static Optional<ToldClasses> of(String evidence) {
    return evidence.length() > LONGEST ? Optional.empty() : ClassSentence.read(evidence);
  }

  /** Whether a word may stand before "class" in a question for these. */
  public boolean areCalledBy(String word) {
    return ClassWords.SIZE.contains(Stemming.fold(word))
        || called.contains(SaidWord.of(word, 0, word.length()).stem());
  }

  /**
   * Whether each number is in one class.
   *
   * @param whole whether there are only whole numbers
   */
  public boolean cover(boolean whole) {
    int last = classes.size() - 1;
    boolean cover = classes.get(0).from().isEmpty() && classes.get(last).to().isEmpty();
    for (int at = 0; at < last && cover; at++) {
      Optional<Limit> to = classes.get(at).to();
      Optional<Limit> from = classes.get(at + 1).from();
      cover =
          to.isPresent()
              && from.isPresent()
              && meet(to.get(), from.get(), whole)
              && (at == 0 || isBelow(classes.get(at - 1).to().orElseThrow(), to.get()));
    }
    return cover;
  }

  private static boolean isBelow(Limit one, Limit other) {
    return one.number().compareTo(other.number()) < 0;
  }

  private static boolean meet(Limit to, Limit from, boolean whole) {
    boolean same = to.number().compareTo(from.number()) == 0;
    boolean next = to.number().add(BigDecimal.ONE).compareTo(from.number()) == 0;
    return (same && to.included() != from.included())
        || (next && whole && to.included() && from.included());
  }

  /** The classes in their order, with the ends that those beside them leave to them. */
  static List<SizeClass> completed(List<SizeClass> told) {
    List<SizeClass> classes = new ArrayList<>();
    for (SizeClass one : told) {
      Optional<Limit> before =
          classes.isEmpty() ? Optional.empty() : classes.get(classes.size() - 1).to();
      boolean open = one.from().isEmpty() && before.isPresent();
      Optional<Limit> from =
          open ? before.map(limit -> new Limit(limit.number(), !limit.included())) : one.from();
      classes.add(new SizeClass(one.name(), from, one.to()));
    }
    SizeClass lowest = classes.get(0);
    Optional<Limit> above = classes.get(1).from();
    if (lowest.to().isEmpty() && lowest.from().isEmpty()) {
      Optional<Limit> to = above.map(limit -> new Limit(limit.number(), !limit.included()));
      classes.set(0, new SizeClass(lowest.name(), Optional.empty(), to)); // "all others are small"
    }
    return classes;
  }
}
