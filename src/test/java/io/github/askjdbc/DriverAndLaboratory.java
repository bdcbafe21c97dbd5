package io.github.askjdbc;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.junit.LocationProvider;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;

/** The classes of the driver and of the laboratory, and no tests. */
public final class DriverAndLaboratory implements LocationProvider {

  @Override
  public Set<Location> get(Class<?> test) {
    return locations();
  }

  static JavaClasses classes() {
    return new ClassFileImporter().importLocations(locations());
  }

  private static Set<Location> locations() {
    return Set.of(Location.of(driver()), Location.of(laboratory(driver())));
  }

  private static Path driver() {
    try {
      return Path.of(AskDriver.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException("the driver's classes are at no place that can be read", e);
    }
  }

  private static Path laboratory(Path driver) {
    Path beside = driver.resolveSibling("laboratory-classes");
    if (!Files.isDirectory(beside)) {
      throw new IllegalStateException(
          "there is no folder " + beside + "; compile src/laboratory into it");
    }
    return beside;
  }
}
