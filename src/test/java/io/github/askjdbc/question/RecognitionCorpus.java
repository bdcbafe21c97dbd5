package io.github.askjdbc.question;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** The texts that recognition is tested with, read from the files beside this class. */
final class RecognitionCorpus {

  /** A text and what it is recognised as. */
  record AskForm(String text, String expected) {}

  private RecognitionCorpus() {}

  /** Statements of many vendors: lines, or blocks between {@code <<<} and {@code >>>}. */
  static List<String> statements() {
    List<String> statements = new ArrayList<>();
    StringBuilder block = null;
    for (String line : lines("statements.txt")) {
      if (line.equals("<<<")) {
        block = new StringBuilder();
      } else if (line.equals(">>>")) {
        statements.add(Objects.requireNonNull(block, "<<< before >>>").toString());
        block = null;
      } else if (block != null) {
        block.append(line).append('\n');
      } else if (!line.isEmpty() && !line.startsWith("##")) {
        statements.add(line);
      }
    }
    return statements;
  }

  /**
   * {@link #statements}, the mistyped ones left out, and the scripts that other tests run on their
   * databases.
   */
  static List<String> scripts() {
    List<String> scripts = new ArrayList<>(statements());
    List<String> all = lines("statements.txt");
    int mistyped = all.indexOf("## mistyped");
    for (int i = mistyped + 1; !all.get(i).startsWith("##"); i++) {
      scripts.remove(all.get(i));
    }
    for (String target :
        List.of("derby", "duckdb", "h2", "hsqldb", "mariadb", "postgresql", "sqlite")) {
      scripts.addAll(lines("/io/github/askjdbc/transparency/" + target + ".sql"));
    }
    scripts.addAll(lines("/io/github/askjdbc/sql/plain-selects.txt"));
    scripts.addAll(lines("/io/github/askjdbc/sql/other-selects.txt"));
    for (String script :
        List.of(
            "/io/github/askjdbc/generation/embedded/clinic.sql",
            "/io/github/askjdbc/driver/demo/bicycle-shop.sql")) {
      scripts.addAll(List.of(String.join("\n", lines(script)).split(";\n", -1)));
    }
    lines("/io/github/askjdbc/sql/bird-like.txt").stream()
        .filter(line -> line.startsWith("SELECT"))
        .forEach(scripts::add);
    scripts.removeIf(String::isBlank);
    return scripts;
  }

  /** Questions, one a line. */
  static List<String> questions() {
    return lines("questions.txt").stream()
        .filter(line -> !line.isEmpty() && !line.startsWith("#"))
        .toList();
  }

  /** The same in other languages than English. */
  static List<String> inOtherLanguages() {
    return lines("other-languages.txt").stream().filter(line -> !line.startsWith("#")).toList();
  }

  static List<AskForm> askForms() {
    return forms("ask-forms.txt");
  }

  /** Bare questions of every shape, and the SQL that is closest to each. */
  static List<AskForm> bareForms() {
    return forms("bare-forms.txt");
  }

  private static List<AskForm> forms(String resource) {
    List<AskForm> forms = new ArrayList<>();
    String text = "";
    for (String line : lines(resource)) {
      String unescaped = line.replace("\\n", "\n").replace("\\t", "\t");
      if (line.startsWith("=> ")) {
        forms.add(new AskForm(text, unescaped.substring(3)));
      } else if (!line.startsWith("#")) {
        text = unescaped;
      }
    }
    return forms;
  }

  private static List<String> lines(String resource) {
    try (InputStream in = RecognitionCorpus.class.getResourceAsStream(resource)) {
      byte[] bytes = Objects.requireNonNull(in, resource).readAllBytes();
      return new String(bytes, StandardCharsets.UTF_8).lines().toList();
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read " + resource, e);
    }
  }
}
