package io.github.askjdbc.inspection;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.ServiceLoader;
import java.util.Set;

/** Which detectors there are. */
public final class Detectors {
  private Detectors() {}

  /** Those registered as services where the class loader sees them, in the order of their ids. */
  public static List<Detector> installed(ClassLoader loader) {
    return ordered(
        ServiceLoader.load(Detector.class, loader).stream()
            .map(ServiceLoader.Provider::get)
            .toList());
  }

  /** The annotation that names a detector. */
  public static ErrorSignal signal(Detector detector) {
    ErrorSignal signal = detector.getClass().getAnnotation(ErrorSignal.class);
    if (signal == null) {
      throw new IllegalArgumentException(
          detector.getClass().getName() + " is no detector, since it lacks @ErrorSignal");
    }
    return signal;
  }

  static List<Detector> ordered(List<Detector> detectors) {
    Set<String> ids = new HashSet<>();
    for (Detector detector : detectors) {
      String id = signal(detector).id();
      if (!ids.add(id)) {
        throw new IllegalArgumentException("two detectors have the id " + id);
      }
    }
    return detectors.stream()
        .sorted(Comparator.comparing(detector -> signal(detector).id()))
        .toList();
  }
}
