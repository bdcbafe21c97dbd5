package io.github.askjdbc.account;

import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.linking.Word;
import io.github.askjdbc.linking.WordKind;
import java.util.EnumMap;
import java.util.Map;
import java.util.Set;

/**
 * Words of the question that the query does not use, by the most telling kind of each, and how sure
 * it is of those that it does. A word counts half where its use may be chance.
 */
final class WordTally {

  /** How sure a word is that asks for an operation, or stands in a name itself. */
  private static final double SURE = 0.9;

  /** A reading that much better than the one that is used is missed. */
  private static final double BETTER = 0.05;

  final long unknown;
  int content;
  double left;
  double proper;
  double foreign;
  int understood;
  int betterIgnored;
  double weakest = 1;
  double strength;

  private final Account account;
  private final LinkedQuestion question;
  private final Set<Integer> read;
  private final Map<WordKind, Double> kinds = new EnumMap<>(WordKind.class);

  WordTally(Account account, Set<Integer> read) {
    this.account = account;
    this.question = account.question();
    this.read = read;
    this.unknown = question.unexplained().stream().filter(word -> !read.contains(word)).count();
    for (int word = 0; word < question.words().size(); word++) {
      count(word);
    }
  }

  /** Words of a kind that are left. */
  double leftOf(WordKind kind) {
    return kinds.getOrDefault(kind, 0.0);
  }

  /** Of all content words; 0 where there are none. */
  double share(double some) {
    return content == 0 ? 0 : some / content;
  }

  private void count(int at) {
    Set<Use> uses = account.uses(at);
    double open = read.contains(at) ? 0 : 1 - account.used(uses).share();
    kinds.merge(question.kinds(at).iterator().next(), open, Double::sum);
    if (question.words().get(at).content()) {
      content++;
      content(at, open, uses.contains(Use.SAME_WORD));
    }
  }

  private void content(int at, double open, boolean said) {
    double followed = best(at, true);
    double ignored = best(at, false);
    boolean cue = question.kinds(at).contains(WordKind.OPERATION);
    if (followed > 0 || cue || said) {
      double sure = cue || said ? Math.max(followed, SURE) : followed;
      weakest = Math.min(weakest, sure);
      strength += sure;
      betterIgnored += !cue && ignored > followed + BETTER ? 1 : 0;
    } else if (ignored == 0 && read.contains(at)) {
      understood++;
    } else {
      left += open;
      foreign += ignored == 0 ? open : 0;
      proper += at > 0 && isProper(question.words().get(at)) ? open : 0;
    }
  }

  /** The best score of a reading that the query follows, or of one that it does not. */
  private double best(int at, boolean followed) {
    return question
        .linksAt(at)
        .filter(link -> !(link instanceof Link.ToCue))
        .filter(link -> account.use(link).isPresent() == followed)
        .mapToDouble(Link::score)
        .max()
        .orElse(0);
  }

  private static boolean isProper(Word word) {
    return Character.isUpperCase(word.text().charAt(0)) || word.quoted();
  }
}
