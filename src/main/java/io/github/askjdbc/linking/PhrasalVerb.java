package io.github.askjdbc.linking;

import io.github.askjdbc.english.WordClass;
import java.util.List;

/** "Rented out", "went out", "took back": the particle says nothing of its own. */
public final class PhrasalVerb {

  private PhrasalVerb() {}

  /** Whether a word is the particle of a verb right before it. */
  public static boolean endsAt(List<Word> words, int at) {
    if (at < 1) {
      return false;
    }
    String verb = words.get(at - 1).folded();
    String particle = words.get(at).folded();
    boolean moves =
        WordClass.PARTICLE.contains(particle)
            && (WordClass.isParticiple(verb) || WordClass.PARTICLE_VERB.contains(verb));
    return moves || WordClass.PHRASAL_VERB.contains(verb + "-" + particle);
  }
}
