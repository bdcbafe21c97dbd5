package io.github.askjdbc.memory;

import io.github.askjdbc.catalog.semantics.VerifiedQuery;
import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.generation.Candidate;
import io.github.askjdbc.generation.CandidateGenerator;
import io.github.askjdbc.generation.GenerationRequest;
import io.github.askjdbc.generation.Trial;
import io.github.askjdbc.generation.Writer;
import io.github.askjdbc.question.Question;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Hands out the SQL that a person found right for this very question, from the memory or, where
 * that has none, from the semantic files.
 *
 * <p>What is in the memory ran on this database, so that it is handed out even if it no longer
 * does: the decision then tells why there is no answer. What a file holds may be written for
 * another tool, in names of its own; what does not run is left out.
 */
public final class VerifiedGenerator implements CandidateGenerator {

  @Override
  public String id() {
    return Writer.VERIFIED.id();
  }

  @Override
  public List<Candidate> generate(GenerationRequest request) {
    List<String> sql = request.verified().map(List::of).orElseGet(() -> ofFiles(request));
    Set<Integer> allWords =
        IntStream.range(0, request.question().words().size())
            .boxed()
            .collect(Collectors.toUnmodifiableSet());
    return sql.stream()
        .map(one -> new Candidate(one, 1, Writer.VERIFIED, Optional.of(allWords)))
        .toList();
  }

  private static List<String> ofFiles(GenerationRequest request) {
    QuestionKey asked = QuestionKey.of(request.question().question());
    return request.knowledge().semantics().verifiedQueries().stream()
        .filter(query -> QuestionKey.of(Question.of(query.question())).equals(asked))
        .map(VerifiedQuery::sql)
        .flatMap(Optional::stream)
        .distinct()
        .filter(sql -> runs(sql, request.trial()))
        .limit(request.maxCandidates())
        .toList();
  }

  private static boolean runs(String sql, Trial trial) {
    return trial
        .run(sql)
        .filter(query -> !(query.outcome() instanceof ProbeOutcome.Failed))
        .isPresent();
  }
}
