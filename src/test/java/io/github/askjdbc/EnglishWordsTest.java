package io.github.askjdbc;

import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The words by which a text is read stand in the files of {@code english}: no other source holds
 * two or more in one collection, array or chain of comparisons, and none but those listed opens a
 * resource. A single word cannot be told from a name and is left to reviewers.
 */
class EnglishWordsTest {

  private static final Path SOURCES = Path.of("src/main/java/io/github/askjdbc");

  /** Rooms and classes with words that are no English that is read. */
  private static final Map<String, String> OTHER_WORDS =
      Map.ofEntries(
          entry("english/", "the endings of English inflection are its morphology"),
          entry("wording/", "what is written for people, and read by nobody here"),
          entry("evaluation/", "words of SQL, in the comparison of queries"),
          entry("sql/", "words of SQL"),
          entry("database/", "words of SQL and of URLs"),
          entry("question/BareQuestions.java", "words of SQL"),
          entry("question/ClosedVerb.java", "words of SQL"),
          entry("question/FrontedQuestions.java", "words of SQL"),
          entry("question/KeywordStyle.java", "words of SQL"),
          entry("question/LimitedQuestion.java", "words of SQL"),
          entry("question/ProseEvidence.java", "words of SQL"),
          entry("question/StatementShapes.java", "words of SQL"),
          entry("catalog/semantics/CortexReader.java", "keys of a file's format"),
          entry("catalog/semantics/DbtReader.java", "keys of a file's format"),
          entry("inspection/constraints/ConstraintFile.java", "keys of a file's format"),
          entry("driver/ReportTable.java", "columns of a report"),
          entry("exam/", "places in a template"),
          entry("llm/JsonQuestioner.java", "places in a template"),
          entry("llm/prompt/WritingPrompt.java", "places in a template"),
          entry("pipeline/ModelPrompts.java", "values and words of ASK PROMPT"),
          entry("generation/embedded/ranking/TrustFeatures.java", "names of features"));

  private static final Map<String, String> OTHER_RESOURCES =
      Map.ofEntries(
          entry("english/LexiconFile.java", "the one reader of word lists"),
          entry("text/ResourceText.java", "opens what a reader names"),
          entry("sql/AllowList.java", "names of functions"),
          entry("question/SelectStructure.java", "words of SQL"),
          entry("database/HarmlessStatements.java", "words of SQL"),
          entry("database/IdentifierQuoting.java", "words of SQL"),
          entry("cli/asking/StatementWords.java", "words of SQL"),
          entry("driver/demo/DemoDatabase.java", "a script"),
          entry("inspection/SignalExample.java", "examples of the documentation"),
          entry("evaluation/run/ModelFolder.java", "a model"),
          entry("llm/PromptTemplate.java", "templates"),
          entry("generation/embedded/GeneratorModel.java", "a model"),
          entry("decision/confidence/TrainedModels.java", "a model"),
          entry("meaning/WordVectors.java", "a model"),
          entry("learning/Columns.java", "names of features"),
          entry("cli/VersionText.java", "the version"),
          entry("DriverVersion.java", "the version"),
          entry("evaluation/report/Templates.java", "templates"),
          entry("decision/SampleAgreement.java", "what was counted"));

  private static final Pattern LITERAL = Pattern.compile("\"([^\"\\\\]*(?:\\\\.[^\"\\\\]*)*)\"");
  private static final Pattern COLLECTION =
      Pattern.compile(
          "\\b(?:(?:Set|List|Map|Stream)\\.(?:of|ofEntries)|Arrays\\.asList|entry)\\("
              + "|\\[\\]\\s*(?:\\w+\\s*=\\s*)?\\{");
  private static final Pattern COMPARISON =
      Pattern.compile(
          "(?:equals|startsWith|endsWith|contains|isWord)\\((?:[^()\";]+, )?\"([a-z']{2,})\"\\)");
  private static final Pattern WORDS = Pattern.compile("[a-z']{2,}(?: [a-z']+)*");
  private static final Pattern COMMENT = Pattern.compile("(?ms)/\\*.*?\\*/|^\\s*//[^\\n]*");

  @Test
  void sources_outsideEnglish_holdNoListsOfWords() throws IOException {
    Map<String, List<String>> found = new TreeMap<>();
    for (Path source : sources()) {
      String name = name(source);
      List<String> words = words(code(source));
      if (!words.isEmpty() && OTHER_WORDS.keySet().stream().noneMatch(name::startsWith)) {
        found.put(name, words);
      }
    }
    assertThat(found).as("words that belong into a file of english").isEmpty();
  }

  @Test
  void sources_outsideEnglish_readNoWordLists() throws IOException {
    List<String> reading = new ArrayList<>();
    for (Path source : sources()) {
      String code = code(source);
      if (code.contains("getResource") || code.contains("ResourceText.")) {
        reading.add(name(source));
      }
    }
    assertThat(reading)
        .as("sources that open a resource, and why they may: %s", OTHER_RESOURCES)
        .containsExactlyInAnyOrderElementsOf(OTHER_RESOURCES.keySet());
  }

  @Test
  void exceptions_all_areNeeded() throws IOException {
    List<Path> sources = sources();
    for (String exception : OTHER_WORDS.keySet()) {
      boolean needed = false;
      for (Path source : sources) {
        needed |= name(source).startsWith(exception) && !words(code(source)).isEmpty();
      }
      assertThat(needed).as(exception).isTrue();
    }
  }

  @Test
  void words_listArrayAndComparisons_areFound() {
    assertThat(words("Set.of(\"of\", \"the\")")).containsExactly("of", "the");
    assertThat(words("String[] WORDS = {\"means\", \"stands for\"};")).hasSize(2);
    assertThat(words("a.equals(\"where\") || a.equals(\"when\");")).hasSize(2);
    assertThat(words("Set.of(\"SUM\", \"AVG\"); List.of(\"%\"); a.equals(\"to\");")).isEmpty();
  }

  private static List<String> words(String code) {
    List<String> found = new ArrayList<>();
    Matcher collection = COLLECTION.matcher(code);
    while (collection.find()) {
      String inside = code.substring(collection.end() - 1, end(code, collection.end() - 1));
      List<String> words =
          LITERAL
              .matcher(inside)
              .results()
              .map(literal -> literal.group(1))
              .filter(literal -> WORDS.matcher(literal).matches())
              .toList();
      if (words.size() > 1) {
        found.addAll(words);
      }
    }
    for (String statement : code.split(";", -1)) {
      List<String> words =
          COMPARISON.matcher(statement).results().map(compared -> compared.group(1)).toList();
      if (words.size() > 1) {
        found.addAll(words);
      }
    }
    return found;
  }

  /** Where the bracket that opens at an offset closes. */
  private static int end(String code, int open) {
    int depth = 0;
    int at = open;
    Matcher literal = LITERAL.matcher(code);
    while (at < code.length()) {
      char c = code.charAt(at);
      if (c == '"' && literal.find(at)) {
        at = literal.end();
        continue;
      }
      depth += c == '(' || c == '{' ? 1 : c == ')' || c == '}' ? -1 : 0;
      if (depth == 0) {
        return at;
      }
      at++;
    }
    return code.length();
  }

  private static String code(Path source) throws IOException {
    return COMMENT.matcher(Files.readString(source)).replaceAll("");
  }

  private static String name(Path source) {
    return SOURCES.relativize(source).toString().replace('\\', '/');
  }

  private static List<Path> sources() throws IOException {
    try (Stream<Path> files = Files.walk(SOURCES)) {
      return files.filter(file -> file.toString().endsWith(".java")).sorted().toList();
    }
  }
}
