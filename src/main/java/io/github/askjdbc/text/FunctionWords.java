package io.github.askjdbc.text;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;

/** The commonest words of English that name nothing: articles, prepositions, forms of "to be". */
public final class FunctionWords {
  private static final String LIST = "function-words.txt";
  private static final Set<String> WORDS = read();

  private FunctionWords() {}

  /**
   * @param word in lower case
   */
  public static boolean contains(String word) {
    return WORDS.contains(word);
  }

  private static Set<String> read() {
    try (InputStream stream = FunctionWords.class.getResourceAsStream(LIST)) {
      if (stream == null) {
        throw new IllegalStateException("the word list " + LIST + " is missing from the jar");
      }
      return new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))
          .lines()
          .filter(line -> !line.startsWith("#"))
          .flatMap(line -> Arrays.stream(line.split(" ", -1)))
          .collect(Collectors.toUnmodifiableSet());
    } catch (IOException failure) {
      throw new UncheckedIOException("the word list " + LIST + " cannot be read", failure);
    }
  }
}
