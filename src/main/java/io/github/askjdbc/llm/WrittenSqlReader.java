package io.github.askjdbc.llm;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * Reads SQL out of a reply: a JSON object with {@code sql}, a fenced block, a bare SELECT, or NONE.
 * A fence may hold any of the others, and words may stand around it; two fences leave open which
 * one is meant.
 */
final class WrittenSqlReader {

  private static final String FENCE = "```";
  private static final String THOUGHT = "<think>";
  private static final String THOUGHT_END = "</think>";

  private WrittenSqlReader() {}

  static WrittenSql read(String text) {
    String said = withoutThought(text).strip();
    int fence = said.indexOf(FENCE);
    if (fence >= 0 && !said.startsWith("{")) {
      return fenced(said, fence);
    }
    return bare(said);
  }

  /** Some models think aloud before they reply; a thought without an end has no reply after it. */
  static String withoutThought(String text) {
    String said = text.stripLeading();
    if (!said.startsWith(THOUGHT)) {
      return said;
    }
    int end = said.indexOf(THOUGHT_END);
    return end < 0 ? "" : said.substring(end + THOUGHT_END.length());
  }

  private static WrittenSql fenced(String said, int fence) {
    int line = said.indexOf('\n', fence);
    int end = said.indexOf(FENCE, fence + FENCE.length());
    if (end < 0) {
      return new WrittenSql.Unreadable("the reply ends within a fenced block");
    }
    if (said.indexOf(FENCE, end + FENCE.length()) >= 0) {
      return new WrittenSql.Unreadable("the reply holds several fenced blocks");
    }
    // what follows the opening fence on its line is the language's name
    int start = line >= 0 && line < end ? line + 1 : fence + FENCE.length();
    return bare(said.substring(start, end).strip());
  }

  private static WrittenSql bare(String said) {
    if (said.startsWith("{")) {
      return json(said);
    }
    if (isNone(said)) {
      return new WrittenSql.None(Optional.empty(), OptionalDouble.empty());
    }
    return startsWithWord(said, "SELECT") || startsWithWord(said, "WITH")
        ? new WrittenSql.Sql(said, Optional.empty(), OptionalDouble.empty())
        : new WrittenSql.Unreadable(
            "the reply is neither a JSON object, a fenced block, a SELECT nor NONE");
  }

  private static WrittenSql json(String said) {
    JsonNode json;
    try {
      json = Json.object(said);
    } catch (JsonProcessingException e) {
      return new WrittenSql.Unreadable("the reply is no whole JSON object");
    }
    JsonNode sql = json.path("sql");
    if (sql.isMissingNode() || !(sql.isNull() || sql.isTextual())) {
      return new WrittenSql.Unreadable(
          "the reply's JSON object has no \"sql\" that is text or null");
    }
    Optional<String> reason =
        Optional.of(json.path("reason")).filter(JsonNode::isTextual).map(JsonNode::asText);
    OptionalDouble confidence = confidence(json.path("confidence"));
    String text = sql.isNull() ? "" : sql.asText().strip();
    return text.isEmpty() || isNone(text)
        ? new WrittenSql.None(reason, confidence)
        : new WrittenSql.Sql(text, reason, confidence);
  }

  private static OptionalDouble confidence(JsonNode node) {
    double value = node.asDouble(-1);
    return node.isNumber() && value >= 0 && value <= 1
        ? OptionalDouble.of(value)
        : OptionalDouble.empty();
  }

  private static boolean isNone(String text) {
    String upper = text.length() > 8 ? "" : text.toUpperCase(Locale.ROOT);
    return upper.equals("NONE") || upper.equals("NONE.") || upper.equals("NULL");
  }

  private static boolean startsWithWord(String text, String word) {
    return text.regionMatches(true, 0, word, 0, word.length())
        && text.length() > word.length()
        && !Character.isLetterOrDigit(text.charAt(word.length()))
        && text.charAt(word.length()) != '_';
  }
}
