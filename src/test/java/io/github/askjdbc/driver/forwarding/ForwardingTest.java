package io.github.askjdbc.driver.forwarding;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.sql.Array;
import java.sql.CallableStatement;
import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.PreparedStatement;
import java.sql.Ref;
import java.sql.ResultSet;
import java.sql.Statement;
import java.sql.Struct;
import java.util.Arrays;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class ForwardingTest {

  static Stream<Arguments> forwardingClasses() {
    return Stream.of(
        Arguments.of(Array.class, ForwardingArray.class),
        Arguments.of(Ref.class, ForwardingRef.class),
        Arguments.of(Struct.class, ForwardingStruct.class),
        Arguments.of(Connection.class, ForwardingConnection.class),
        Arguments.of(DatabaseMetaData.class, ForwardingDatabaseMetaData.class),
        Arguments.of(ResultSet.class, ForwardingResultSet.class),
        Arguments.of(Statement.class, ForwardingStatement.class),
        Arguments.of(PreparedStatement.class, ForwardingPreparedStatement.class),
        Arguments.of(CallableStatement.class, ForwardingCallableStatement.class));
  }

  @ParameterizedTest
  @MethodSource("forwardingClasses")
  void forwardingClass_everyMethodOfTheInterface_isImplementedByUs(
      Class<?> jdbc, Class<?> forwarding) {
    Stream<Method> missing =
        Arrays.stream(jdbc.getMethods())
            .filter(method -> !Modifier.isStatic(method.getModifiers()))
            .filter(method -> !isImplemented(method, forwarding));

    assertThat(missing).isEmpty();
  }

  private static boolean isImplemented(Method method, Class<?> forwarding) {
    try {
      return !forwarding
          .getMethod(method.getName(), method.getParameterTypes())
          .getDeclaringClass()
          .isInterface();
    } catch (NoSuchMethodException e) {
      return false;
    }
  }

  @Test
  void committedSources_areWhatTheGeneratorWrites() throws IOException {
    for (Map.Entry<String, String> source : ForwardingGenerator.sources().entrySet()) {
      assertThat(Files.readString(ForwardingGenerator.FOLDER.resolve(source.getKey())))
          .as(source.getKey())
          .isEqualTo(source.getValue());
    }
  }
}
