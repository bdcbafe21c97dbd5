package io.github.askjdbc.driver.forwarding;

import static java.util.stream.Collectors.joining;

import java.io.IOException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Array;
import java.sql.CallableStatement;
import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.PreparedStatement;
import java.sql.Ref;
import java.sql.ResultSet;
import java.sql.Statement;
import java.sql.Struct;
import java.sql.Wrapper;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Writes the forwarding classes from the JDBC interfaces of the running JDK, which must be 17: run
 * {@link #main} in the project's folder after a change here.
 */
final class ForwardingGenerator {
  static final Path FOLDER = Path.of("src/main/java/io/github/askjdbc/driver/forwarding");

  private ForwardingGenerator() {}

  public static void main(String[] args) throws IOException {
    for (Map.Entry<String, String> source : sources().entrySet()) {
      Files.writeString(FOLDER.resolve(source.getKey()), source.getValue());
    }
  }

  /** Source text by file name. */
  static Map<String, String> sources() {
    Map<String, String> sources = new LinkedHashMap<>();
    sources.put("ForwardingArray.java", root(Array.class));
    sources.put("ForwardingConnection.java", root(Connection.class));
    sources.put("ForwardingDatabaseMetaData.java", root(DatabaseMetaData.class));
    sources.put("ForwardingRef.java", root(Ref.class));
    sources.put("ForwardingResultSet.java", root(ResultSet.class));
    sources.put("ForwardingStatement.java", root(Statement.class));
    sources.put("ForwardingStruct.java", root(Struct.class));
    sources.put(
        "ForwardingPreparedStatement.java",
        extension(
            PreparedStatement.class,
            "ForwardingPreparedStatement<T extends PreparedStatement>",
            "AskingStatement<T>"));
    sources.put(
        "ForwardingCallableStatement.java",
        extension(
            CallableStatement.class,
            "ForwardingCallableStatement",
            "AskingPreparedStatement<CallableStatement>"));
    sources.put("RecordingPreparedStatement.java", recorder());
    return sources;
  }

  private static String root(Class<?> type) {
    String name = type.getSimpleName();
    boolean open = type == Statement.class;
    String held = open ? "T" : name;
    return head("Forwards every call to the target's {@code " + name + "}.", List.of())
        + ("public abstract class Forwarding%s%s implements %s, %sForwarding {\n"
            .formatted(
                name,
                open ? "<T extends Statement>" : "",
                name,
                Wrapper.class.isAssignableFrom(type) ? "" : "Wrapper, "))
        + ("  private %s delegate;\n\n".formatted(held))
        + ("  protected Forwarding%s(%s delegate) { this.delegate = delegate; }\n\n"
            .formatted(name, held))
        + ("  @Override public final %s delegate() { return delegate; }\n\n".formatted(held))
        + "  /** Forwards to another object of the target from now on. */\n"
        + ("  protected final void redirect(%s delegate) { this.delegate = delegate; }\n\n"
            .formatted(held))
        + "  @Override public String toString() { return delegate.toString(); }\n"
        + shown(type.getMethods())
        + methods(type.getMethods())
            .filter(method -> method.getDeclaringClass() != Wrapper.class)
            .map(m -> forwarded(m, "delegate"))
            .collect(joining())
        + methods(Wrapper.class.getMethods())
            .map(ForwardingGenerator::unwrapping)
            .collect(joining())
        + "}\n";
  }

  /** By our interfaces first. */
  private static String unwrapping(Method method) {
    return "\n%s { return Unwrapping.%s(this, delegate, a); }\n"
        .formatted(
            signature(method).replace("<T> T ", "<R> R ").replace("Class<T>", "Class<R>"),
            method.getName());
  }

  /** What stands between the caller and the values that the methods give. */
  private static String shown(Method[] methods) {
    boolean any = methods(methods).anyMatch(ForwardingGenerator::givesValue);
    boolean anyOfClass = methods(methods).anyMatch(ForwardingGenerator::givesValueOfClass);
    return (any
            ? "\n  /** What the caller gets for a value of the target. */\n"
                + "  protected abstract <V> V shown(V value);\n"
            : "")
        + (anyOfClass
            ? "\n  /** The same, but the target's own value where only that is of the class. */\n"
                + "  private <V> V shown(V value, Class<V> type) { Object shown = shown((Object) value);"
                + " return type != null && type.isInstance(shown) ? type.cast(shown) : value; }\n"
            : "");
  }

  /** Whether what the method gives may lead back to the target's connection. */
  private static boolean givesValue(Method method) {
    Class<?> type = method.getReturnType();
    boolean givesRows =
        type == ResultSet.class && !Statement.class.isAssignableFrom(method.getDeclaringClass());
    return givesRows
        || List.of(Array.class, Ref.class, Struct.class, Object[].class).contains(type)
        || (type == Object.class && !method.getName().equals("unwrap"));
  }

  private static boolean givesValueOfClass(Method method) {
    return givesValue(method) && method.getGenericReturnType() instanceof TypeVariable;
  }

  private static String extension(Class<?> type, String declaration, String superclass) {
    String name = declaration.replaceAll("<.*", "");
    String held = declaration.contains("<") ? "T" : type.getSimpleName();
    return head(
            "Forwards every call to the target's {@code " + type.getSimpleName() + "}.",
            List.of(superclass.replaceAll("<.*", "")))
        + ("public abstract class %s extends %s implements %s {\n"
            .formatted(declaration, superclass, type.getSimpleName()))
        + ("  protected %s(AskingConnection connection, %s delegate) { super(connection, delegate); }\n"
            .formatted(name, held))
        + shown(type.getDeclaredMethods())
        + methods(type.getDeclaredMethods()).map(m -> forwarded(m, "delegate()")).collect(joining())
        + "}\n";
  }

  private static String recorder() {
    return head(
            "Keeps the calls of a {@code PreparedStatement}'s setters, to be made on the target's\n"
                + " * statement once its SQL is known.",
            List.of("AskingStatement"))
        + "public abstract class RecordingPreparedStatement extends AskingStatement<Statement>"
        + " implements PreparedStatement {\n"
        + "  protected RecordingPreparedStatement(AskingConnection connection, Statement delegate)"
        + " { super(connection, delegate); }\n\n"
        + "  /**\n   * @param ordinal counts from 1 over the caller's text\n"
        + "   * @param value what was bound, null for SQL NULL\n   */\n"
        + "  protected abstract void keep(int ordinal, Object value, Setter setter)"
        + " throws SQLException;\n"
        + methods(PreparedStatement.class.getDeclaredMethods())
            .filter(method -> method.getName().startsWith("set"))
            .map(ForwardingGenerator::recorded)
            .collect(joining())
        + "}\n";
  }

  private static String head(String summary, List<String> imports) {
    return "package io.github.askjdbc.driver.forwarding;\n\n"
        + (imports.isEmpty() ? "" : "import io.github.askjdbc.driver.AskingConnection;\n")
        + imports.stream()
            .map(name -> "import io.github.askjdbc.driver." + name + ";\n")
            .collect(joining())
        + "import java.sql.*;\n\n"
        + ("/** %s Written by {@code ForwardingGenerator}. */\n".formatted(summary))
        + "@SuppressWarnings(\"deprecation\")\n";
  }

  private static Stream<Method> methods(Method[] methods) {
    return Arrays.stream(methods)
        .filter(method -> !Modifier.isStatic(method.getModifiers()) && !method.isSynthetic())
        .sorted(
            Comparator.comparing(Method::getName)
                .thenComparing(method -> Arrays.toString(method.getParameterTypes())));
  }

  private static String forwarded(Method method, String delegate) {
    boolean returns = method.getReturnType() != void.class;
    String call = "%s.%s(%s)".formatted(delegate, method.getName(), passed(method));
    String given = givesValueOfClass(method) ? call + ", b" : call;
    return "\n%s { %s%s; }\n"
        .formatted(
            signature(method),
            returns ? "return " : "",
            givesValue(method) ? "shown(" + given + ")" : call);
  }

  private static String recorded(Method method) {
    int count = method.getParameterCount();
    String value = method.getName().equals("setNull") ? "null" : argument(method, 1);
    String rest =
        IntStream.range(1, count).mapToObj(i -> argument(method, i)).collect(joining(", "));
    return "\n%s { keep(a, %s, (target, ordinal) -> target.%s(ordinal, %s)); }\n"
        .formatted(signature(method), value, method.getName(), rest);
  }

  private static String signature(Method method) {
    String variables =
        method.getTypeParameters().length == 0
            ? ""
            : Arrays.stream(method.getTypeParameters())
                .map(Type::getTypeName)
                .collect(joining(", ", "<", "> "));
    String parameters =
        IntStream.range(0, method.getParameterCount())
            .mapToObj(i -> named(method.getGenericParameterTypes()[i]) + " " + letter(i))
            .collect(joining(", "));
    String thrown =
        Arrays.stream(method.getExceptionTypes())
            .map(ForwardingGenerator::named)
            .collect(joining(", "));
    return "  @Override public %s%s %s(%s)%s"
        .formatted(
            variables,
            named(method.getGenericReturnType()),
            method.getName(),
            parameters,
            thrown.isEmpty() ? "" : " throws " + thrown);
  }

  private static String passed(Method method) {
    return IntStream.range(0, method.getParameterCount())
        .mapToObj(i -> argument(method, i))
        .collect(joining(", "));
  }

  private static String argument(Method method, int index) {
    Class<?> type = method.getParameterTypes()[index];
    boolean mayBeOurs =
        List.of(Object.class, Object[].class, Array.class, Ref.class, Struct.class).contains(type);
    return mayBeOurs ? "Forwarding.bare(" + letter(index) + ")" : letter(index);
  }

  private static String letter(int index) {
    return String.valueOf((char) ('a' + index));
  }

  private static String named(Type type) {
    return type.getTypeName().replaceAll("java\\.(lang|sql)\\.(?=[A-Z])", "");
  }
}
