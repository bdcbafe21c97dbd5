package io.github.askjdbc;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.Driver;
import java.sql.ResultSet;
import java.sql.Statement;
import java.util.Arrays;
import java.util.List;
import java.util.Properties;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;

/** Where no model is set, nothing of a client for one is loaded. */
class WithoutModelTest {

  private static final List<String> CLIENT =
      List.of("dev.langchain4j.", "io.github.askjdbc.llm.endpoint.", "java.net.http.");

  /** Loads the driver anew, and notes what it loads of the client. */
  private static final class Watching extends URLClassLoader {
    private final List<String> ofTheClient = new CopyOnWriteArrayList<>();

    Watching() {
      super(classPath(), ClassLoader.getPlatformClassLoader());
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      if (CLIENT.stream().anyMatch(name::startsWith)) {
        ofTheClient.add(name);
      }
      return super.loadClass(name, resolve);
    }

    private static URL[] classPath() {
      return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
          .map(Watching::url)
          .toArray(URL[]::new);
    }

    private static URL url(String path) {
      try {
        return Path.of(path).toUri().toURL();
      } catch (MalformedURLException e) {
        throw new IllegalArgumentException("the class path holds what is no file", e);
      }
    }
  }

  @Test
  void ask_noModel_loadsNothingOfTheClient() throws Exception {
    assertThat(loaded(new Properties())).isEmpty();
  }

  @Test
  void ask_model_loadsIt() throws Exception {
    Properties properties = new Properties();
    properties.setProperty("ask.model", "openai:any");
    assertThat(loaded(properties)).isNotEmpty();
  }

  private static List<String> loaded(Properties properties) throws Exception {
    try (Watching loader = new Watching()) {
      Driver driver =
          (Driver)
              loader
                  .loadClass("io.github.askjdbc.AskDriver")
                  .getDeclaredConstructor()
                  .newInstance();
      ask(driver, properties);
      return List.copyOf(loader.ofTheClient);
    }
  }

  /** One that ours answers, one that nobody does, and a report. */
  private static void ask(Driver driver, Properties properties) throws Exception {
    try (Connection connection = driver.connect("jdbc:ask:demo", properties);
        Statement statement = connection.createStatement()) {
      for (String text :
          List.of(
              "How many customers are there?",
              "ASK SQL How many helicopters are there?",
              "ASK EXPLAIN How many customers live in each city?")) {
        try (ResultSet rows = statement.executeQuery(text)) {
          assertThat(rows.next()).isTrue();
        }
      }
    }
  }
}
