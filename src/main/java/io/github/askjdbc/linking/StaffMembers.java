package io.github.askjdbc.linking;

import io.github.askjdbc.english.WordClass;
import java.util.ArrayList;
import java.util.List;

/** "Staff members": they are of the staff, whatever others are members of. */
final class StaffMembers {

  private StaffMembers() {}

  /** The links without those of such a word alone. */
  static List<Link> without(List<Link> found, List<Word> words) {
    List<Link> kept = new ArrayList<>(found);
    kept.removeIf(link -> link.span().length() == 1 && isMember(link.span().first(), found, words));
    return kept;
  }

  private static boolean isMember(int at, List<Link> found, List<Word> words) {
    return at > 0
        && WordClass.MEMBER_NOUN.contains(words.get(at).folded())
        && WordClass.EMPLOYEE.contains(words.get(at - 1).folded())
        && found.stream()
            .filter(Link.ToTable.class::isInstance)
            .anyMatch(link -> link.span().equals(new WordSpan(at - 1, at - 1)));
  }
}
