package io.github.askjdbc.linking;

import io.github.askjdbc.english.NameStemMemory;
import io.github.askjdbc.question.Question;
import java.time.LocalDate;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A question with the readings of its words that the database supports, and what it asks beside
 * them: its demands, the order that it wants, and whose attributes it speaks of.
 */
public final class LinkedQuestion {

  private final Question question;
  private final String read;
  private final List<Word> words;
  private final List<Link> links;
  private final List<Link> hints;
  private final List<Demand> demands;
  private final AskedOrder order;
  private final Optional<ListedFirst> listedFirst;
  private final List<Ownership> ownerships;
  private final List<TextPattern> patterns;
  private final SideWords side;

  /** Readings that a word is one of, word by word. */
  private final List<List<Link>> byWord;

  private final List<Set<WordKind>> kinds;
  private final List<Demand> wholeDemands;
  private final NameStemMemory stemsOfNames = new NameStemMemory();

  /**
   * @param links readings that may be acted upon: all rest on {@linkplain Evidence#firm firm}
   *     evidence
   * @param hints readings worth a look where links leave something open: most of them are wrong. A
   *     word with nothing but hints counts as unexplained
   */
  public LinkedQuestion(Question question, List<Word> words, List<Link> links, List<Link> hints) {
    this(question, question.text(), words, links, hints);
  }

  /**
   * The same where definitions that came with the question were put into it.
   *
   * @param read the text that the words are of
   */
  public LinkedQuestion(
      Question question, String read, List<Word> words, List<Link> links, List<Link> hints) {
    this.question = question;
    this.read = read;
    this.words = List.copyOf(words);
    this.links = List.copyOf(links);
    this.hints = List.copyOf(hints);
    this.demands = List.copyOf(Demand.of(links, this.words));
    this.listedFirst = ListedFirst.of(read, this.words, this.links);
    this.order = new AskedOrder(demands, this.words, listedFirst);
    this.ownerships = List.copyOf(Ownership.of(words));
    this.patterns = List.copyOf(TextPattern.of(this.words, this.links));
    this.side = new SideWords(this.words);
    this.byWord =
        IntStream.range(0, this.words.size())
            .mapToObj(word -> this.links.stream().filter(link -> link.span().covers(word)).toList())
            .toList();
    this.kinds = IntStream.range(0, this.words.size()).mapToObj(this::kindsOf).toList();
    this.wholeDemands =
        demands.stream().filter(one -> demands.stream().noneMatch(one::liesWithin)).toList();
  }

  /** A question without hints. */
  public LinkedQuestion(Question question, List<Word> words, List<Link> links) {
    this(question, words, links, List.of());
  }

  /**
   * Its first words alone, with what they mean.
   *
   * @param word index of the first one that is left out, at least 1
   */
  public LinkedQuestion until(int word) {
    return new LinkedQuestion(
        question,
        read.substring(0, words.get(word - 1).end()),
        words.subList(0, word),
        links.stream().filter(link -> link.span().last() < word).toList(),
        hints.stream().filter(link -> link.span().last() < word).toList());
  }

  /** As it was asked, but for politeness and the like. */
  public Question question() {
    return question;
  }

  /** The text that was read: the question, with the meaning of a term in the term's place. */
  public String read() {
    return read;
  }

  /** What was read, where definitions changed the question. */
  public Optional<String> restated() {
    return read.equals(question.text()) ? Optional.empty() : Optional.of(read);
  }

  /** Whether a word is, or is part of, such a cue. */
  public boolean isCue(int word, Cue cue) {
    return linksAt(word).anyMatch(link -> link instanceof Link.ToCue one && one.cue() == cue);
  }

  public List<Word> words() {
    return words;
  }

  /** Whether every word that asks for something is among some. */
  public boolean isReadBy(Set<Integer> some) {
    return IntStream.range(0, words.size())
        .filter(word -> words.get(word).content())
        .allMatch(some::contains);
  }

  public List<Link> links() {
    return links;
  }

  public List<Link> hints() {
    return hints;
  }

  /** The day that times in it are reckoned from; empty where there is no such time. */
  public Optional<LocalDate> today() {
    return links.stream()
        .filter(Link.ToPeriod.class::isInstance)
        .flatMap(link -> ((Link.ToPeriod) link).today().stream())
        .findFirst();
  }

  /** Of its words, once each. */
  public Set<String> stems() {
    return words.stream().map(Word::stem).collect(Collectors.toUnmodifiableSet());
  }

  /** What it asks a query to do, in the order of the links. */
  public List<Demand> demands() {
    return demands;
  }

  /** The same but for words that lie within longer ones: "least" in "at least". */
  public List<Demand> wholeDemands() {
    return wholeDemands;
  }

  /** The stems of a name or literal; those of one question's queries are looked up again often. */
  public List<String> stemsOfName(String name) {
    return stemsOfNames.of(name);
  }

  public AskedOrder order() {
    return order;
  }

  /** What is to stand first in a list of all rows, where the question says so. */
  public Optional<ListedFirst> listedFirst() {
    return listedFirst;
  }

  public List<Ownership> ownerships() {
    return ownerships;
  }

  /** Texts that others are to hold. */
  public List<TextPattern> patterns() {
    return patterns;
  }

  /** Words that leave out rows in a state, and those for it: "cancelled ones left out". */
  public Optional<WordSpan> leftOut(WordSpan state) {
    return LeftOut.of(words, state);
  }

  /** The words for what it wants to see, as far as they stand where such words do. */
  public List<WordSpan> asked() {
    return new AskedThings(words).spans(ownerships);
  }

  /** Some of its words as the person wrote them. */
  public String text(WordSpan span) {
    return read.substring(words.get(span.first()).start(), words.get(span.last()).end());
  }

  /** Readings of some words that a word is one of. */
  public Stream<Link> linksAt(int word) {
    return word >= 0 && word < byWord.size() ? byWord.get(word).stream() : Stream.empty();
  }

  /** A text as the person wrote it, without its quotes. */
  public String written(WordSpan span) {
    return Phrases.written(read, words, span);
  }

  /** Whether words, or the definition of a number that is named, ask for any of these. */
  public boolean asks(Cue... wanted) {
    return demands.stream()
        .filter(demand -> demand.source() != Demand.Source.ADJECTIVE)
        .anyMatch(demand -> Stream.of(wanted).anyMatch(demand::is));
  }

  /** All that a word may be, the most telling first; never empty. */
  public Set<WordKind> kinds(int word) {
    return kinds.get(word);
  }

  private Set<WordKind> kindsOf(int word) {
    Set<WordKind> kinds = side.kinds(word);
    byWord.get(word).forEach(link -> kinds.add(WordKind.of(link)));
    if (!words.get(word).content()) {
      kinds.add(WordKind.FILLER);
    }
    if (byWord.get(word).isEmpty() && hints.stream().anyMatch(hint -> hint.span().covers(word))) {
      kinds.add(WordKind.HINTED);
    }
    if (kinds.isEmpty()) {
      kinds.add(words.get(word).mayName() ? WordKind.NOWHERE : WordKind.VERB_FORM);
    }
    return Collections.unmodifiableSet(kinds);
  }

  /** Content words that no link explains (PRECISE's test), as indices into {@link #words}. */
  public List<Integer> unexplained() {
    return IntStream.range(0, words.size())
        .filter(index -> words.get(index).content())
        .filter(index -> byWord.get(index).isEmpty())
        .boxed()
        .toList();
  }
}
