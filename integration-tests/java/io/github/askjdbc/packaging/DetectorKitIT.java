package io.github.askjdbc.packaging;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Method;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The jar for tests of detectors beside the all-jar, and nothing else: no test framework. */
class DetectorKitIT {
  private static final String INSPECTION = "io.github.askjdbc.inspection";
  private static final Path CASES =
      Path.of(
          "src/test/resources/io/github/askjdbc/inspection/detectors/structural/integer-division.case");

  @Test
  void check_besideTheAllJarAlone_holdsADetectorToItsCases() throws Exception {
    try (URLClassLoader loader = Jars.isolated(Jars.all(), Jars.detectorKit())) {
      Object detector =
          loader
              .loadClass(INSPECTION + ".detectors.structural.IntegerDivision")
              .getDeclaredConstructor()
              .newInstance();
      Method read =
          loader.loadClass(INSPECTION + ".testing.CaseFile").getMethod("read", Path.class);
      Method check =
          loader
              .loadClass(INSPECTION + ".testing.DetectorCase")
              .getMethod("check", loader.loadClass(INSPECTION + ".Detector"));

      List<?> cases = (List<?>) read.invoke(null, CASES);

      assertThat(cases).hasSizeGreaterThan(5);
      for (Object one : cases) {
        check.invoke(one, detector);
      }
    }
  }
}
