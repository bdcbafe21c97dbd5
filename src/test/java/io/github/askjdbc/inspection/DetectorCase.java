package io.github.askjdbc.inspection;

import io.github.askjdbc.llm.ModelClient;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * One case of a {@code .case} file.
 *
 * @param line of its name, counted from 1
 * @param evidence given with the question
 * @param dialect as which the SQL is read; it always runs on SQLite
 * @param cues lines {@code CUE words of the question}
 * @param links lines {@code table words} or {@code table.column words}: what the words name
 * @param unindexed columns, as {@code table.column}, whose values were not all read
 * @param explained words that the generator says are accounted for
 * @param probes how many probes the budget holds
 * @param replies what a language model replies, one after the other; none is plugged in where there
 *     are no replies
 * @param verdict {@code flagged}, {@code clean}, or {@code abstained} and the reason
 * @param findings lines {@code CLAUSE [fragment] message}
 */
record DetectorCase(
    Path file,
    int line,
    List<String> ddl,
    String name,
    String question,
    Optional<String> evidence,
    String dialect,
    List<String> cues,
    List<String> links,
    List<String> unindexed,
    List<String> explained,
    int probes,
    List<String> replies,
    String sql,
    String verdict,
    List<String> findings) {

  Optional<ModelClient> model() {
    return replies.isEmpty() ? Optional.empty() : Optional.of(new ScriptedModel(replies));
  }

  String expectation() {
    return findings.isEmpty() ? verdict : verdict + "\n  " + String.join("\n  ", findings);
  }
}
