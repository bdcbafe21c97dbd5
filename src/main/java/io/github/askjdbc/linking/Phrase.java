package io.github.askjdbc.linking;

import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.Stemming;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The words of a name.
 *
 * @param words folded
 * @param stems of the words, as many
 * @param writtenOut whether a short form was replaced by what it stands for
 */
record Phrase(List<String> words, List<String> stems, boolean writtenOut) {

  Phrase {
    words = List.copyOf(words);
    stems = List.copyOf(stems);
  }

  /** An identifier as the database writes it, as one word that is not stemmed. */
  static Phrase of(String identifier) {
    String folded = Stemming.fold(identifier);
    return new Phrase(List.of(folded), List.of(folded), false);
  }

  /** An identifier as one word of which people use other forms too: "policyholders". */
  static Phrase word(String identifier) {
    String folded = Stemming.fold(identifier);
    return new Phrase(List.of(folded), List.of(Stemming.stem(folded)), false);
  }

  /** A text in plain words. */
  static Phrase text(String text) {
    List<String> words = NameParts.written(text);
    return new Phrase(words, words.stream().map(Stemming::stem).toList(), false);
  }

  int size() {
    return words.size();
  }

  Phrase part(int from, int to) {
    return new Phrase(words.subList(from, to), stems.subList(from, to), writtenOut);
  }

  Phrase without(List<String> unwanted) {
    List<Integer> kept =
        IntStream.range(0, size()).filter(i -> !unwanted.contains(stems.get(i))).boxed().toList();
    List<String> keptWords = new ArrayList<>();
    List<String> keptStems = new ArrayList<>();
    for (int index : kept) {
      keptWords.add(words.get(index));
      keptStems.add(stems.get(index));
    }
    return new Phrase(keptWords, keptStems, writtenOut);
  }

  Phrase after(Phrase other) {
    List<String> both = new ArrayList<>(other.words());
    List<String> bothStems = new ArrayList<>(other.stems());
    both.addAll(words);
    bothStems.addAll(stems);
    return new Phrase(both, bothStems, writtenOut || other.writtenOut);
  }

  Phrase with(String word) {
    List<String> longerWords = new ArrayList<>(words);
    List<String> longerStems = new ArrayList<>(stems);
    longerWords.add(word);
    longerStems.add(Stemming.stem(word));
    return new Phrase(longerWords, longerStems, writtenOut);
  }

  /** Of two words: "date of birth" for "birth date". */
  Phrase turned() {
    return new Phrase(
        List.of(words.get(1), "of", words.get(0)),
        List.of(stems.get(1), "of", stems.get(0)),
        writtenOut);
  }

  /** Of two words: "years of experience" for "years experience". */
  Phrase measured() {
    return new Phrase(
        List.of(words.get(0), "of", words.get(1)),
        List.of(stems.get(0), "of", stems.get(1)),
        writtenOut);
  }

  /** What it is to be named by the whole of it. */
  Evidence whole() {
    return writtenOut ? Evidence.ABBREVIATION : Evidence.STEM;
  }
}
