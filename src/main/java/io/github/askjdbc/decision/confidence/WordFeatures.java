package io.github.askjdbc.decision.confidence;

import io.github.askjdbc.account.Account;
import io.github.askjdbc.account.Use;
import io.github.askjdbc.decision.InspectedCandidate;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.linking.Word;
import io.github.askjdbc.linking.WordKind;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Words of the question that the query does not use, and how sure it is of those that it does. */
final class WordFeatures {

  /** How sure a word is that asks for an operation, or stands in a name itself. */
  private static final double SURE = 0.9;

  /** A reading that much better than the one that is used is missed. */
  private static final double BETTER = 0.05;

  /** By which the query uses the thing that a reading leads to. */
  private static final Set<Use> FOLLOWED =
      EnumSet.of(Use.TABLE, Use.COLUMN, Use.VALUE, Use.NUMBER, Use.DEFINITION, Use.DEFINED_COLUMNS);

  private final Account account;
  private final LinkedQuestion question;
  private final Set<Integer> read;

  private int content;
  private int foreign;
  private int understood;
  private int left;
  private int leftNumbers;
  private int leftProper;
  private int betterIgnored;
  private double weakest = 1;
  private double sum;

  WordFeatures(Account account, InspectedCandidate candidate) {
    this.account = account;
    this.question = account.question();
    this.read = read(candidate);
  }

  /**
   * Words that are no names or values, but that a careful reader of the SQL has read all the same.
   */
  private static Set<Integer> read(InspectedCandidate candidate) {
    return candidate.candidate().writer().careful()
        ? candidate.candidate().explained().orElse(Set.of())
        : Set.of();
  }

  void add(FeatureRow row) {
    List<Word> words = question.words();
    for (int i = 0; i < words.size(); i++) {
      if (words.get(i).content()) {
        content++;
        count(i);
      }
    }
    long unknown = question.unexplained().stream().filter(word -> !read.contains(word)).count();
    row.put("words:left", left);
    row.put("words:left-share", share(left));
    row.put("words:left-foreign", foreign);
    row.put("words:left-linked", left - foreign);
    row.put("words:left-numbers", leftNumbers);
    row.put("words:left-names", leftProper);
    row.put("words:weakest-link", left > 0 ? 0 : weakest);
    row.put("words:mean-link", content == 0 ? 0 : sum / content);
    row.put("words:better-link-ignored", betterIgnored);
    row.put("words:understood", understood);
    row.put("words:unknown", unknown);
    row.put("words:unknown-share", share(unknown));
  }

  private double share(long some) {
    return content == 0 ? 1 : (double) some / content;
  }

  private void count(int at) {
    double followed = 0;
    double ignored = 0;
    for (Link link : question.linksAt(at).toList()) {
      if (account.use(link).filter(FOLLOWED::contains).isPresent()) {
        followed = Math.max(followed, link.score());
      } else if (!(link instanceof Link.ToCue)) {
        ignored = Math.max(ignored, link.score());
      }
    }
    Set<WordKind> kinds = question.kinds(at);
    boolean cue = kinds.contains(WordKind.OPERATION);
    boolean said = account.uses(at).contains(Use.SAME_WORD);
    if (followed > 0 || cue || said) {
      double strength = cue || said ? Math.max(followed, SURE) : followed;
      weakest = Math.min(weakest, strength);
      sum += strength;
      betterIgnored += !cue && ignored > followed + BETTER ? 1 : 0;
    } else if (ignored == 0 && read.contains(at)) {
      understood++;
    } else {
      left++;
      foreign += ignored == 0 ? 1 : 0;
      leftNumbers += kinds.contains(WordKind.NUMBER) ? 1 : 0;
      leftProper += at > 0 && isProper(question.words().get(at)) ? 1 : 0;
    }
  }

  private static boolean isProper(Word word) {
    return Character.isUpperCase(word.text().charAt(0)) || word.quoted();
  }
}
