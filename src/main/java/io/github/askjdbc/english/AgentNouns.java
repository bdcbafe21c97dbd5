package io.github.askjdbc.english;

import io.github.askjdbc.meaning.WordVectors;
import java.util.Set;

/**
 * Tells who does something from what is done, where a stemmer takes both for one word: operators
 * and operations, applicants and applications, lecturers and lectures. English only.
 */
public final class AgentNouns {

  private static final LexiconFile ENDINGS = LexiconFile.read("noun-endings");
  private static final Set<String> AGENT = ENDINGS.section("agent").words();
  private static final Set<String> NO_AGENT = ENDINGS.section("no-agent").words();
  private static final Set<String> DEED = ENDINGS.section("deed").words();
  private static final Set<String> VERB_FORM = ENDINGS.section("verb-form").words();

  private AgentNouns() {}

  /**
   * Whether a word that is said speaks of something else than a name with the same stem. What may
   * be a verb speaks of who does it: "who reports" of reporters.
   *
   * @param said folded
   * @param noun whether what is said can be no verb where it stands
   * @param name folded
   */
  public static boolean apart(String said, boolean noun, String name) {
    String one = NounNumber.singular(Stemming.regular(said));
    String other = NounNumber.singular(Stemming.regular(name));
    boolean agent = isAgent(one);
    boolean shortened = one.startsWith(other) && !WordVectors.shipped().knows(other);
    boolean alike =
        agent == isAgent(other)
            || shortened // "incid" for incidents
            || !Stemming.withoutEnding(one).equals(Stemming.withoutEnding(other));
    if (alike) {
      return false;
    }
    return agent
        ? !other.startsWith(one) && !ends(other, VERB_FORM)
        : ends(one, DEED) || (noun && !one.startsWith(other));
  }

  private static boolean isAgent(String noun) {
    return ends(noun, AGENT) && !ends(noun, NO_AGENT);
  }

  private static boolean ends(String noun, Set<String> endings) {
    return endings.stream().anyMatch(noun::endsWith);
  }
}
