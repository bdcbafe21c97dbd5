package io.github.askjdbc.cli;

import io.github.askjdbc.AskDriver;
import java.io.IOException;
import java.io.InputStream;
import java.util.Properties;
import picocli.CommandLine.IVersionProvider;

/** What {@code --version} prints: the version that the build wrote beside the driver. */
final class VersionText implements IVersionProvider {

  @Override
  public String[] getVersion() throws IOException {
    Properties properties = new Properties();
    try (InputStream resource = AskDriver.class.getResourceAsStream("version.properties")) {
      properties.load(resource);
    }
    return new String[] {
      "ask-jdbc " + properties.getProperty("version"),
      "Java " + Runtime.version() + ", " + System.getProperty("os.name")
    };
  }
}
