package io.github.askjdbc.inspection;

import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.linking.Word;
import io.github.askjdbc.linking.WordSpan;
import io.github.askjdbc.question.Question;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tartarus.snowball.ext.EnglishStemmer;

/** A question cut into words, with the cues that a case names. */
final class FixtureQuestion {
  private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}]+");
  private static final Set<String> FILLERS =
      Set.of(
          "a", "the", "of", "in", "is", "are", "there", "which", "what", "who", "show", "all", "me",
          "and", "with", "for", "please", "do", "we", "have", "how", "many", "than", "by");

  private FixtureQuestion() {}

  /**
   * @param cues each a cue's name and the words it stands on, as in the text
   */
  static LinkedQuestion of(String text, Optional<String> evidence, List<String> cues) {
    List<Word> words = new ArrayList<>();
    Matcher matcher = WORD.matcher(text);
    while (matcher.find()) {
      String folded = matcher.group().toLowerCase(Locale.ROOT);
      EnglishStemmer stemmer = new EnglishStemmer();
      stemmer.setCurrent(folded);
      stemmer.stem();
      words.add(
          new Word(
              matcher.group(),
              folded,
              stemmer.getCurrent(),
              matcher.start(),
              matcher.end(),
              !FILLERS.contains(folded)));
    }
    List<Link> links = new ArrayList<>();
    for (String cue : cues) {
      String phrase = cue.substring(cue.indexOf(' ') + 1);
      int start = text.indexOf(phrase);
      int first = indexAt(words, start);
      int last = indexAt(words, start + phrase.length() - 1);
      links.add(
          new Link.ToCue(
              new WordSpan(first, last), Cue.valueOf(cue.substring(0, cue.indexOf(' ')))));
    }
    return new LinkedQuestion(new Question(text, evidence), words, links);
  }

  static int indexAt(List<Word> words, int offset) {
    for (int i = 0; i < words.size(); i++) {
      if (words.get(i).start() <= offset && offset < words.get(i).end()) {
        return i;
      }
    }
    throw new IllegalArgumentException("no word stands at " + offset);
  }
}
