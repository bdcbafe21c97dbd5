package io.github.askjdbc.packaging;

import java.net.MalformedURLException;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;

/** The jars under test and class loaders that see nothing but them. */
final class Jars {

  private Jars() {}

  static Path all() {
    return Path.of(System.getProperty("all.jar"));
  }

  /** The jar that tests of detectors use, built beside it. */
  static Path detectorKit() {
    return all()
        .resolveSibling(all().getFileName().toString().replace("-all.jar", "-detector-kit.jar"));
  }

  /** The jar that a class of the test class path came from. */
  static Path of(Class<?> type) throws URISyntaxException {
    return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
  }

  /** A class loader over the jars alone, as SQL clients and application servers make one. */
  static URLClassLoader isolated(Path... jars) throws MalformedURLException {
    URL[] urls = new URL[jars.length];
    for (int i = 0; i < jars.length; i++) {
      urls[i] = jars[i].toUri().toURL();
    }
    return new URLClassLoader("isolated", urls, ClassLoader.getPlatformClassLoader());
  }
}
