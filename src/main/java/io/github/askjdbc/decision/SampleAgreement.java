package io.github.askjdbc.decision;

import io.github.askjdbc.text.ResourceText;
import java.util.List;
import org.hipparchus.stat.interval.BinomialProportion;
import org.hipparchus.stat.interval.ConfidenceInterval;

/**
 * What it says of a model's SQL that one sample, drawn at random for the same prompt, comes to the
 * same answer, or to another: the likelihood ratio of right to wrong SQL, as it was measured.
 *
 * <p>Agreement raises a probability by what is sure of the ratio alone, since what was measured was
 * another model on other databases; disagreement lowers it by what is likeliest. Where nothing was
 * measured, neither moves it.
 *
 * @param right how often a sample agrees where the SQL is right
 * @param wrong likewise where it is wrong, or the question has no answer
 */
public record SampleAgreement(Share right, Share wrong) {

  private static final String FILE = "sample-agreement.txt";

  /** How often a bound on a share may fail is half of what is left. */
  private static final double CONFIDENCE = 0.9;

  /**
   * How many of some samples agree.
   *
   * @param of at least 0
   * @param agreeing at least 0, at most {@code of}
   */
  public record Share(int agreeing, int of) {

    public Share {
      if (agreeing < 0 || agreeing > of) {
        throw new IllegalArgumentException(
            agreeing + " of " + of + " samples cannot agree; use a count from 0 to " + of);
      }
    }

    /** By Laplace's rule of succession: strictly between 0 and 1. */
    double likeliest() {
      return (agreeing + 1.0) / (of + 2.0);
    }

    double least() {
      return of == 0 ? 0 : bounds().getLowerBound();
    }

    double most() {
      return of == 0 ? 1 : bounds().getUpperBound();
    }

    private ConfidenceInterval bounds() {
      return BinomialProportion.getWilsonScoreInterval(of, (double) agreeing / of, CONFIDENCE);
    }
  }

  /** As the file beside this class has it, which says where it comes from. */
  public static SampleAgreement shipped() {
    List<String> lines = ResourceText.lines(SampleAgreement.class, FILE);
    return new SampleAgreement(share("right", lines), share("wrong", lines));
  }

  private static Share share(String name, List<String> lines) {
    String[] words =
        lines.stream()
            .filter(line -> line.startsWith(name + " "))
            .findFirst()
            .orElseThrow(() -> new IllegalStateException(FILE + " has no line for " + name))
            .split(" ");
    return new Share(Integer.parseInt(words[1]), Integer.parseInt(words[2]));
  }

  /**
   * @param p probability that the SQL is right before, between 0 and 1
   * @return the same once a sample agreed
   */
  public double agreed(double p) {
    return updated(p, Math.max(1, right.least() / wrong.most()));
  }

  /** The same once a sample came to something else. */
  public double disagreed(double p) {
    return updated(p, Math.min(1, likelyRatioOfDisagreement()));
  }

  /**
   * By how much a sample raises the expected score of what is decided, in right answers; nothing
   * where it changes no decision.
   *
   * @param p probability that the SQL is right before
   */
  public double gain(double p, AcceptancePolicy policy) {
    double agrees = p * right.likeliest() + (1 - p) * wrong.likeliest();
    double ifAgreed = updated(p, right.likeliest() / wrong.likeliest());
    double ifNot = updated(p, likelyRatioOfDisagreement());
    return agrees * policy.score(ifAgreed, answers(agreed(p), policy))
        + (1 - agrees) * policy.score(ifNot, answers(disagreed(p), policy))
        - policy.score(p, answers(p, policy));
  }

  private double likelyRatioOfDisagreement() {
    return (1 - right.likeliest()) / (1 - wrong.likeliest());
  }

  private static boolean answers(double p, AcceptancePolicy policy) {
    return policy.accepts(new Confidence(p, true), 1 - p);
  }

  private static double updated(double p, double ratio) {
    return p * ratio / (p * ratio + 1 - p);
  }
}
