package io.github.askjdbc.generation.embedded.grammar.terms;

import io.github.askjdbc.generation.embedded.grammar.phrases.ClauseWords;
import io.github.askjdbc.linking.Cue;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * One of the things that a clause says of its noun.
 *
 * @param words those of the noun and of what is said of it
 * @param understood words that need no reading, such as "and"
 * @param instead what is said in the place of some words
 * @param meant of which rows it speaks
 */
record ClausePart(
    List<Integer> words, List<Integer> understood, Map<Integer, String> instead, Meant meant) {

  private static final String WITH = "with";

  /** Which rows are meant by what is read. */
  enum Meant {
    /** Those of which it holds. */
    THESE,
    /** Those of which it does not hold. */
    OTHERS,
    /** Those of which the contrary of its comparison does not hold. */
    CONTRARY
  }

  ClausePart {
    words = List.copyOf(words);
    understood = List.copyOf(understood);
    instead = Map.copyOf(instead);
  }

  /** The ways in which it may be read; the first that can be read is meant. */
  Stream<ClausePart> readings(RestatedTerm term) {
    return Stream.of(Optional.of(this), denied(term), lacking(term), contrary(term))
        .flatMap(Optional::stream);
  }

  /** "With no orders in May" speaks of those that are not with orders in May. */
  private Optional<ClausePart> denied(RestatedTerm term) {
    int noun = term.noun().span().length();
    int denial = noun;
    while (denial < words.size() && isLead(term.word(words.get(denial)))) {
      denial++;
    }
    boolean denies =
        denial > noun
            && denial + 1 < words.size()
            && ClauseWords.DENIAL.contains(term.word(words.get(denial)))
            && !term.isCue(words.get(denial), Cue.AT_MOST)
            && !ClauseWords.COMPARED.contains(term.word(words.get(denial + 1)));
    if (!denies) {
      return Optional.empty();
    }
    List<Integer> read = new ArrayList<>(words);
    List<Integer> known = new ArrayList<>(understood);
    known.add(read.remove(denial));
    if (ClauseWords.ANY.contains(term.word(read.get(denial)))) {
      known.add(read.remove(denial));
    }
    return Optional.of(new ClausePart(read, known, instead, Meant.OTHERS));
  }

  /** "Without an order in May". */
  private Optional<ClausePart> lacking(RestatedTerm term) {
    int lacking = term.noun().span().length();
    if (lacking + 1 >= words.size()
        || !ClauseWords.LACKING.contains(term.word(words.get(lacking)))) {
      return Optional.empty();
    }
    List<Integer> read = new ArrayList<>(words);
    List<Integer> known = new ArrayList<>(understood);
    known.add(words.get(lacking));
    if (ClauseWords.ANY.contains(term.word(read.get(lacking + 1)))) {
      known.add(read.remove(lacking + 1));
    }
    return Optional.of(new ClausePart(read, known, Map.of(words.get(lacking), WITH), Meant.OTHERS));
  }

  private static boolean isLead(String word) {
    return ClauseWords.RELATIVE.contains(word)
        || ClauseWords.AUXILIARY.contains(word)
        || ClauseWords.PREPOSITION.contains(word);
  }

  /** "With fewer than five orders" speaks of those that are not with at least five. */
  private Optional<ClausePart> contrary(RestatedTerm term) {
    long few = words.stream().filter(at -> term.isCue(at, Cue.LESS_THAN)).count();
    long most = words.stream().filter(at -> term.isCue(at, Cue.AT_MOST)).count();
    boolean one = (few > 0) != (most > 0);
    return one
        ? Optional.of(new ClausePart(words, understood, instead, Meant.CONTRARY))
        : Optional.empty();
  }
}
