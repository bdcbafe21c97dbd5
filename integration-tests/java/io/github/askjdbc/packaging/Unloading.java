package io.github.askjdbc.packaging;

import java.io.IOException;
import java.io.InputStream;
import java.lang.ref.WeakReference;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.sql.Connection;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;
import java.util.stream.Collectors;

/**
 * Uses the drivers of a class loader, drops it, and prints what is left of it. In a process of its
 * own, so that nothing but this use can hold or leave anything.
 */
final class Unloading {

  private static final int TRIES = 100;
  private static final long PAUSE_MILLIS = 50;

  private Unloading() {}

  /** The arguments are the URL of an empty database and the jars. */
  public static void main(String[] arguments) throws Exception {
    String url = arguments[0];
    Path[] jars = Arrays.stream(arguments).skip(1).map(Path::of).toArray(Path[]::new);
    // System.out sets up threads and caches of the JDK's own
    System.out.print("answered ");
    Set<Thread> before = Thread.getAllStackTraces().keySet();
    FutureTask<WeakReference<ClassLoader>> use = new FutureTask<>(() -> use(url, jars));
    Thread user = new Thread(use, "user");
    user.start();
    WeakReference<ClassLoader> loader = use.get();
    user.join();
    System.out.print(", threads " + threadsLeft(before));
    LastRecord.replace();
    System.out.println(", unloaded " + isCollected(loader));
  }

  private static WeakReference<ClassLoader> use(String url, Path... jars) throws Exception {
    try (URLClassLoader loader = Jars.isolated(jars)) {
      try (Connection connection = ClinicSession.open(ClinicSession.askDriver(loader), url)) {
        System.out.print(ClinicSession.number(connection, ClinicSession.QUESTION));
      }
      deregisterDrivers(loader);
      return new WeakReference<>(loader);
    }
  }

  /**
   * Does what an application server does when it drops an application: takes its drivers out of
   * {@code DriverManager}, which lets only classes of the same loader do so.
   */
  private static void deregisterDrivers(ClassLoader loader) throws Exception {
    ClassLoader inside = new InsideLoader(loader);
    @SuppressWarnings("unchecked")
    Callable<Object> deregistration =
        (Callable<Object>)
            inside.loadClass(Deregistration.class.getName()).getDeclaredConstructor().newInstance();
    deregistration.call();
  }

  private static Set<String> threadsLeft(Set<Thread> before) throws InterruptedException {
    Set<String> left = Set.of();
    for (int i = 0; i < TRIES; i++) {
      left =
          Thread.getAllStackTraces().keySet().stream()
              .filter(thread -> thread.isAlive() && !before.contains(thread))
              .filter(thread -> !isOfTheJdk(thread))
              .map(Thread::getName)
              .collect(Collectors.toSet());
      if (left.isEmpty()) {
        break;
      }
      Thread.sleep(PAUSE_MILLIS);
    }
    return left;
  }

  /** The JDK's own shared threads come and go, and hold no class loader of ours. */
  private static boolean isOfTheJdk(Thread thread) {
    ThreadGroup group = thread.getThreadGroup();
    return thread.getName().startsWith("ForkJoinPool.commonPool")
        || (group != null && group.getName().equals("system"));
  }

  private static boolean isCollected(WeakReference<?> reference) throws InterruptedException {
    for (int i = 0; i < TRIES && reference.get() != null; i++) {
      System.gc();
      Thread.sleep(PAUSE_MILLIS);
    }
    return reference.get() == null;
  }

  /**
   * The virtual machine keeps the types of the last record whose methods it linked, whatever their
   * class loader (JDK-8078641): one of this loader takes their place.
   */
  private record LastRecord(List<String> values) {

    static void replace() {
      LastRecord one = new LastRecord(List.of("one"));
      LastRecord other = new LastRecord(List.of("other"));
      if (one.equals(other) || one.hashCode() == 0 || one.toString().isEmpty()) {
        throw new IllegalStateException("A record is not what it was.");
      }
    }
  }

  /** Defines {@link Deregistration} where the drivers of its parent are visible. */
  private static final class InsideLoader extends ClassLoader {

    InsideLoader(ClassLoader parent) {
      super(parent);
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      String file = name.replace('.', '/') + ".class";
      try (InputStream bytes = Unloading.class.getClassLoader().getResourceAsStream(file)) {
        if (bytes == null) {
          throw new ClassNotFoundException(name);
        }
        byte[] code = bytes.readAllBytes();
        return defineClass(name, code, 0, code.length);
      } catch (IOException e) {
        throw new ClassNotFoundException(name, e);
      }
    }
  }
}
