package io.github.askjdbc.question;

import io.github.askjdbc.english.LexiconFile;
import io.github.askjdbc.text.Runs;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * Tells by its leading verb whether a question asks for something other than reading, and by its
 * clauses whether it asks several things.
 *
 * <p>Only the verb that the sentence begins with counts, polite openings left aside, so that
 * "orders that were deleted" or "customers we sent an email" stay questions. A word that is also
 * common as a noun at the start ("order", "plot", "email") counts only before a word that a verb
 * takes, such as an article or a pronoun.
 */
public final class IntentClassifier {

  private static final int LOOKED_AT = 400;

  private final Set<String> openings;
  private final Set<String> objects;
  private final Set<String> ambiguousVerbs;
  private final SeveralQuestions several;
  private final Map<Intent, Set<String>> phrases = new EnumMap<>(Intent.class);

  /** Reads the project's own word lists. */
  public IntentClassifier() {
    LexiconFile lists = LexiconFile.read("intents");
    this.openings = lists.section("opening").words();
    this.objects = lists.section("object").words();
    this.ambiguousVerbs = phrases(lists, "also-noun");
    this.several = new SeveralQuestions(lists);
    phrases.put(Intent.WRITE, phrases(lists, "write"));
    phrases.put(Intent.NOT_A_QUERY, phrases(lists, "not-a-query"));
  }

  private static Set<String> phrases(LexiconFile lists, String section) {
    return Set.copyOf(lists.section(section).lines());
  }

  /**
   * Looks at the first words for a verb, once every character of the text is seen to be legible.
   */
  public Intent classify(Question question) {
    if (!Legibility.isLegible(question.text())) {
      return Intent.UNREADABLE;
    }
    String head = question.text().substring(0, Math.min(LOOKED_AT, question.text().length()));
    List<String> words =
        Runs.of(head.toLowerCase(Locale.ROOT), c -> Character.isLetter(c) || c == '\'');
    int verb = 0;
    while (verb < words.size() && openings.contains(words.get(verb))) {
      verb++;
    }
    Intent leading = leadingPhrase(words.subList(verb, words.size()));
    return leading != Intent.WRITE && several.in(question.text()) ? Intent.SEVERAL : leading;
  }

  /** The longest known phrase decides: "create a chart" draws, "create" alone writes. */
  private Intent leadingPhrase(List<String> words) {
    for (int length = Math.min(3, words.size()); length >= 1; length--) {
      String phrase = String.join(" ", words.subList(0, length));
      boolean takesObject = words.size() > length && objects.contains(words.get(length));
      if (ambiguousVerbs.contains(phrase) && !takesObject) {
        continue;
      }
      for (Map.Entry<Intent, Set<String>> known : phrases.entrySet()) {
        if (known.getValue().contains(phrase)) {
          return known.getKey();
        }
      }
    }
    return Intent.READ;
  }
}
