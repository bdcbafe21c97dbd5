package io.github.askjdbc.decision.confidence;

import io.github.askjdbc.decision.InspectedCandidate;
import io.github.askjdbc.decision.InspectedQuestion;
import io.github.askjdbc.linking.Word;
import java.util.List;
import java.util.stream.IntStream;

/** What the candidate's own generator thinks of it, beside its other candidates. */
final class SourceFeatures implements FeatureGroup {

  @Override
  public void add(FeatureRow row, InspectedQuestion question, InspectedCandidate candidate) {
    if (candidate.candidate().explained().isEmpty() && question.candidates().size() == 1) {
      return; // somebody else's: its score means nothing
    }
    List<InspectedCandidate> siblings =
        question.candidates().stream().filter(other -> sameSource(other, candidate)).toList();
    double score = candidate.candidate().score();
    double best = siblings.stream().mapToDouble(other -> other.candidate().score()).max().orElse(0);
    double next =
        siblings.stream()
            .filter(other -> !other.equals(candidate))
            .mapToDouble(other -> other.candidate().score())
            .max()
            .orElse(0);
    row.put("source:score", score);
    row.put("source:below-best", best - score);
    row.put("source:margin", score - next);
    row.put("source:rank", siblings.indexOf(candidate));
    row.put("source:candidates", siblings.size());
    candidate
        .candidate()
        .explained()
        .ifPresent(
            explained -> {
              List<Word> words = question.question().words();
              long left =
                  IntStream.range(0, words.size())
                      .filter(i -> words.get(i).content() && !explained.contains(i))
                      .count();
              row.put("source:unexplained", (double) left);
            });
  }

  static boolean sameSource(InspectedCandidate one, InspectedCandidate other) {
    return one.candidate().generator().equals(other.candidate().generator());
  }
}
