package io.github.askjdbc;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.Driver;
import java.sql.ResultSet;
import java.sql.Statement;
import java.util.Arrays;
import java.util.Properties;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.Test;

/** What only a model needs is not loaded where none is set. */
class ModelClassesTest {

  private static final String LIBRARY = "dev.langchain4j.";

  @Test
  void question_noModelSet_loadsNoClassOfTheModelsLibrary() throws Exception {
    try (Watching loader = new Watching()) {
      Driver driver =
          (Driver) loader.loadClass("io.github.askjdbc.AskDriver").getConstructor().newInstance();
      try (Connection connection =
              driver.connect("jdbc:ask:demo?ask.budget.time=10m", new Properties());
          Statement statement = connection.createStatement();
          ResultSet rows = statement.executeQuery("How many customers are there?")) {
        assertThat(rows.next()).isTrue();
      }
      assertThat(driver.getPropertyInfo("jdbc:ask:demo", new Properties())).isNotEmpty();

      assertThat(loader.asked).contains("io.github.askjdbc.pipeline.QuestionPipeline");
      assertThat(loader.asked).noneMatch(name -> name.startsWith(LIBRARY));
    }
  }

  @Test
  void loader_classOfTheModelsLibrary_isSeen() throws Exception {
    try (Watching loader = new Watching()) {
      assertThat(
              Class.forName("io.github.askjdbc.llm.endpoint.SqlSchema", true, loader)
                  .getDeclaredMethods())
          .isNotEmpty();
      assertThat(loader.asked).anyMatch(name -> name.startsWith(LIBRARY));
    }
  }

  /** Loads all but the platform's classes anew, and notes which it was asked for. */
  private static final class Watching extends URLClassLoader {

    private final Set<String> asked = ConcurrentHashMap.newKeySet();

    Watching() throws MalformedURLException {
      super(classPath(), ClassLoader.getPlatformClassLoader());
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      asked.add(name);
      return super.loadClass(name, resolve);
    }

    private static URL[] classPath() {
      return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
          .map(
              entry -> {
                try {
                  return Path.of(entry).toUri().toURL();
                } catch (IOException e) {
                  throw new java.io.UncheckedIOException(e);
                }
              })
          .toArray(URL[]::new);
    }
  }
}
