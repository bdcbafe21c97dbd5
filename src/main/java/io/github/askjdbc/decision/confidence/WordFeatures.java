package io.github.askjdbc.decision.confidence;

import io.github.askjdbc.account.Account;
import io.github.askjdbc.account.Use;
import io.github.askjdbc.decision.InspectedCandidate;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.linking.Word;
import io.github.askjdbc.linking.WordKind;
import io.github.askjdbc.text.LetterCase;
import java.util.EnumMap;
import java.util.Map;
import java.util.Set;

/**
 * Words of the question that the query does not use, by the most telling kind of each, and how sure
 * it is of those that it does. A word counts half where its use may be chance.
 */
final class WordFeatures {

  /** How sure a word is that asks for an operation, or stands in a name itself. */
  private static final double SURE = 0.9;

  /** A reading that much better than the one that is used is missed. */
  private static final double BETTER = 0.05;

  private final Account account;
  private final LinkedQuestion question;
  private final Set<Integer> read;
  private final Map<WordKind, Double> leftByKind = new EnumMap<>(WordKind.class);

  private int content;
  private double foreign;
  private int understood;
  private double left;
  private double leftProper;
  private int betterIgnored;
  private double weakest = 1;
  private double sum;

  WordFeatures(Account account, InspectedCandidate candidate) {
    this.account = account;
    this.question = account.question();
    // words that are no names or values, but that a careful reader of the SQL has read all the same
    this.read =
        candidate.candidate().writer().careful()
            ? candidate.candidate().explained().orElse(Set.of())
            : Set.of();
  }

  void add(FeatureRow row) {
    for (int i = 0; i < question.words().size(); i++) {
      WordKind kind = question.kinds(i).iterator().next();
      double open = read.contains(i) ? 0 : 1 - account.used(i).share();
      leftByKind.merge(kind, open, Double::sum);
      if (question.words().get(i).content()) {
        content++;
        count(i, open);
      }
    }
    double unknown = question.unexplained().stream().filter(word -> !read.contains(word)).count();
    for (WordKind kind : WordKind.values()) {
      row.put(
          "left:" + LetterCase.lower(kind.name()).replace('_', '-'),
          leftByKind.getOrDefault(kind, 0.0));
    }
    row.put("words:left", left);
    row.put("words:left-share", share(left));
    row.put("words:left-foreign", foreign);
    row.put("words:left-linked", left - foreign);
    row.put("words:left-numbers", leftByKind.getOrDefault(WordKind.NUMBER, 0.0));
    row.put("words:left-names", leftProper);
    row.put("words:weakest-link", left > 0 ? 0 : weakest);
    row.put("words:mean-link", content == 0 ? 0 : sum / content);
    row.put("words:better-link-ignored", betterIgnored);
    row.put("words:understood", understood);
    row.put("words:unknown", unknown);
    row.put("words:unknown-share", share(unknown));
  }

  private double share(double some) {
    return content == 0 ? 1 : some / content;
  }

  private void count(int at, double open) {
    double followed = 0;
    double ignored = 0;
    for (Link link : question.linksAt(at).toList()) {
      if (!(link instanceof Link.ToCue)) {
        if (account.use(link).isPresent()) {
          followed = Math.max(followed, link.score());
        } else {
          ignored = Math.max(ignored, link.score());
        }
      }
    }
    boolean cue = question.kinds(at).contains(WordKind.OPERATION);
    boolean said = account.uses(at).contains(Use.SAME_WORD);
    if (followed > 0 || cue || said) {
      double strength = cue || said ? Math.max(followed, SURE) : followed;
      weakest = Math.min(weakest, strength);
      sum += strength;
      betterIgnored += !cue && ignored > followed + BETTER ? 1 : 0;
    } else if (ignored == 0 && read.contains(at)) {
      understood++;
    } else {
      left += open;
      foreign += ignored == 0 ? open : 0;
      leftProper += at > 0 && isProper(question.words().get(at)) ? open : 0;
    }
  }

  private static boolean isProper(Word word) {
    return Character.isUpperCase(word.text().charAt(0)) || word.quoted();
  }
}
