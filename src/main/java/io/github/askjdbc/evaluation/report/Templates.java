package io.github.askjdbc.evaluation.report;

import com.samskivert.mustache.Mustache;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Map;

/** Pages made from templates, which escape what is put into them. */
final class Templates {

  private static final Mustache.Compiler COMPILER =
      Mustache.compiler()
          .nullValue("")
          .withLoader(name -> new StringReader(text(name + ".mustache")));

  private Templates() {}

  /**
   * @param name of the template, without its ending
   */
  static String page(String name, Map<String, Object> values) {
    return COMPILER.compile(text(name + ".mustache")).execute(values);
  }

  /** For the source of an image, so that the page needs no other file. */
  static String image(String svg) {
    return "data:image/svg+xml;base64,"
        + Base64.getEncoder().encodeToString(svg.getBytes(StandardCharsets.UTF_8));
  }

  private static String text(String file) {
    try (InputStream stream = Templates.class.getResourceAsStream(file)) {
      if (stream == null) {
        throw new IllegalStateException("the jar lacks its template " + file);
      }
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException("the template " + file + " cannot be read", e);
    }
  }
}
