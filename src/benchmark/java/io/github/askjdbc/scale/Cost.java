package io.github.askjdbc.scale;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.Locale;

/**
 * What one step cost.
 *
 * @param cpu processor time of the whole process, in milliseconds
 * @param wall wall-clock time, in milliseconds
 */
record Cost(String step, double cpu, double wall) {

  static <E extends Exception> Cost of(String step, Durations.Timed<E> action) throws E {
    OperatingSystemMXBean process =
        ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
    long before = process.getProcessCpuTime();
    double wall = Durations.of(action);
    return new Cost(step, (process.getProcessCpuTime() - before) / 1e6, wall);
  }

  /** What the process has cost since it was started. */
  static Cost untilNow(String step) {
    OperatingSystemMXBean process =
        ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
    return new Cost(
        step, process.getProcessCpuTime() / 1e6, ManagementFactory.getRuntimeMXBean().getUptime());
  }

  static Cost parse(String line) {
    String[] parts = line.split("\t");
    return new Cost(parts[0], Double.parseDouble(parts[1]), Double.parseDouble(parts[2]));
  }

  String line() {
    return String.format(Locale.ROOT, "%s\t%.3f\t%.3f", step, cpu, wall);
  }
}
