package io.github.askjdbc.transparency;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.Reader;
import java.io.StringReader;
import java.lang.reflect.Method;
import java.math.BigDecimal;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.sql.CallableStatement;
import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.Date;
import java.sql.JDBCType;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLType;
import java.sql.Statement;
import java.sql.Time;
import java.sql.Timestamp;
import java.sql.Types;
import java.sql.Wrapper;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Calendar;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Random;
import java.util.TimeZone;
import java.util.concurrent.Executor;

/** What a script hands over: mostly what fits, sometimes what does not. */
final class Arguments {
  private static final List<String> NAMES =
      List.of("town", "TOWN", "id", "ID", "name", "NAME", "%", "", "public", "PUBLIC", "nothing");

  private static final List<String> COLUMNS =
      List.of("id", "NAME", "people", "born", "picture", "nothing", "amount");

  private static final List<String> VALUES = List.of("Ely", "7", "", "2024-02-29", "it's ü", "1.5");

  private static final int[] NUMBERS = {1, 2, 3, 1, 2, 4, 5, 6, 0, -1, 99};

  /** None, one that is never reached, and one that is none. */
  private static final int[] NETWORK_TIMEOUTS = {0, 60_000, -1};

  private static final List<Class<?>> WRAPPED =
      List.of(
          Connection.class,
          Statement.class,
          PreparedStatement.class,
          ResultSet.class,
          DatabaseMetaData.class,
          Wrapper.class,
          String.class);

  private static final int[] SQL_TYPES = {
    Types.INTEGER, Types.VARCHAR, Types.DATE, Types.DOUBLE, Types.BOOLEAN, Types.BLOB, 12345
  };

  private final Random random;
  private final Texts texts;
  private final List<Held> objects;

  /**
   * @param texts what fits the target
   * @param objects what the script holds so far
   */
  Arguments(long seed, Texts texts, List<Held> objects) {
    this.random = new Random(seed);
    this.texts = texts;
    this.objects = objects;
  }

  Object[] of(Method method) {
    List<Object> values = new ArrayList<>();
    Class<?>[] types = method.getParameterTypes();
    for (int i = 0; i < types.length; i++) {
      values.add(value(method, types[i], i));
    }
    return values.toArray();
  }

  private Object value(Method method, Class<?> type, int position) {
    if (type == int.class) {
      return number(method, position);
    }
    if (type == String.class) {
      return text(method);
    }
    if (type.isPrimitive()) {
      return primitive(type);
    }
    if (random.nextInt(12) == 0) {
      return null;
    }
    return method.getDeclaringClass() == Wrapper.class ? pick(WRAPPED) : object(type);
  }

  private int number(Method method, int position) {
    boolean takesCursor = method.getName().matches("createStatement|prepare(Statement|Call)");
    if (takesCursor && method.getParameterCount() > (position == 1 ? 2 : 1)) {
      return pick(texts.cursors());
    }
    if (method.getName().equals("setNetworkTimeout")) {
      return pick(NETWORK_TIMEOUTS);
    }
    boolean takesType =
        position > 0 && method.getName().matches("setObject|setNull|registerOutParameter");
    return pick(takesType ? SQL_TYPES : NUMBERS);
  }

  private String text(Method method) {
    if (random.nextInt(30) == 0) {
      return null;
    }
    Class<?> owner = method.getDeclaringClass();
    if (owner == DatabaseMetaData.class) {
      return random.nextInt(3) == 0 ? null : pick(NAMES);
    }
    if (owner == ResultSet.class && method.getParameterTypes()[0] == String.class) {
      return pick(COLUMNS);
    }
    boolean runs = method.getName().matches("execute.*|addBatch|prepare.*|nativeSQL");
    if (runs && (owner == Statement.class || owner == Connection.class)) {
      return pick(texts.statements());
    }
    return pick(owner == Connection.class || owner == CallableStatement.class ? NAMES : VALUES);
  }

  private Object primitive(Class<?> type) {
    int number = pick(NUMBERS);
    return switch (type.getName()) {
      case "boolean" -> random.nextBoolean();
      case "byte" -> (byte) number;
      case "short" -> (short) number;
      case "long" -> (long) number;
      case "float" -> number + 0.5f;
      case "double" -> number + 0.25;
      default -> throw new IllegalArgumentException(type.getName());
    };
  }

  private Object object(Class<?> type) {
    if (type == Object.class) {
      return object(pick(List.of(Integer.class, String.class, LocalDate.class, ResultSet.class)));
    }
    if (type == Integer.class) {
      return pick(NUMBERS);
    }
    if (type == String.class) {
      return pick(VALUES);
    }
    if (type == LocalDate.class) {
      return LocalDate.of(2024, 2, 29);
    }
    if (type == BigDecimal.class) {
      return new BigDecimal("12.50");
    }
    if (type == byte[].class) {
      return new byte[] {1, 2, 0, -1};
    }
    if (type == InputStream.class) {
      return new ByteArrayInputStream("stream".getBytes(StandardCharsets.UTF_8));
    }
    if (type == Reader.class) {
      return new StringReader("read ü");
    }
    if (type == Date.class) {
      return Date.valueOf("2024-02-29");
    }
    if (type == Time.class) {
      return Time.valueOf("12:34:56");
    }
    if (type == Timestamp.class) {
      return Timestamp.valueOf("2024-02-29 12:34:56.789");
    }
    return rarer(type);
  }

  private Object rarer(Class<?> type) {
    if (type == Calendar.class) {
      return new Calendar.Builder()
          .setTimeZone(TimeZone.getTimeZone("Asia/Tokyo"))
          .setDate(2024, Calendar.MARCH, 1)
          .build();
    }
    if (type == Class.class) {
      return pick(List.of(String.class, Integer.class, LocalDate.class, Object.class));
    }
    if (type == SQLType.class) {
      return pick(List.of(JDBCType.INTEGER, JDBCType.VARCHAR, JDBCType.DATE));
    }
    if (type == int[].class) {
      return new int[] {1};
    }
    if (type == String[].class) {
      return new String[] {pick(List.of("id", "ID", "TABLE", "nothing"))};
    }
    if (type == Object[].class) {
      return new Object[] {1, "two"};
    }
    if (type == Map.class) {
      return Map.of();
    }
    if (type == Properties.class) {
      return new Properties();
    }
    if (type == Executor.class) {
      return (Executor) Runnable::run;
    }
    if (type == URL.class) {
      return url();
    }
    return objects.stream().map(Held::object).filter(type::isInstance).findFirst().orElse(null);
  }

  private static URL url() {
    try {
      return URI.create("https://example.org/").toURL();
    } catch (MalformedURLException e) {
      throw new IllegalStateException(e);
    }
  }

  private int pick(int[] values) {
    return values[random.nextInt(values.length)];
  }

  private <T> T pick(List<T> values) {
    return values.get(random.nextInt(values.size()));
  }
}
