package io.github.askjdbc.driver;

import io.github.askjdbc.driver.forwarding.Forwarding;
import io.github.askjdbc.driver.forwarding.ForwardingArray;
import io.github.askjdbc.driver.forwarding.ForwardingRef;
import io.github.askjdbc.driver.forwarding.ForwardingStruct;
import java.sql.Array;
import java.sql.CallableStatement;
import java.sql.PreparedStatement;
import java.sql.Ref;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.sql.Struct;
import java.util.Date;

/**
 * What callers of one connection get for the target's values: those that may lead back to the
 * target's connection are wrapped, and lead to ours; all others are handed on as they are.
 */
final class TargetValues {
  private static final Module BASE = Object.class.getModule();
  private static final Module JDBC = Array.class.getModule();

  private final AskingConnection connection;
  private final GivenWrappers given = new GivenWrappers();

  /** The last class known to be of statements alone: failed checks for an interface are slow. */
  private Class<?> plain;

  TargetValues(AskingConnection connection) {
    this.connection = connection;
  }

  /**
   * Called for each cell that is read as an object.
   *
   * @param statement whose value it is; null if that is not known
   */
  <V> V shown(V value, AskingStatement<?> statement) {
    return isPlain(value) || isOfJdk(value.getClass()) ? value : wrapped(value, statement);
  }

  /** What nearly all cells are, told by the class alone, which costs least. */
  private static boolean isPlain(Object value) {
    return value == null
        || value instanceof String
        || value instanceof Number
        || value instanceof Date
        || value instanceof Boolean;
  }

  private static boolean isOfJdk(Class<?> type) {
    Module module = type.getModule();
    return (module == BASE || module == JDBC)
        && (!type.isArray() || type.getComponentType().isPrimitive());
  }

  @SuppressWarnings("unchecked") // a wrapper is of the same interface of JDBC
  private <V> V wrapped(V value, AskingStatement<?> statement) {
    Object shown = value;
    if (value instanceof ResultSet results) {
      shown =
          given.of(
              results,
              AskingResultSet.class,
              () -> new AskingResultSet(connection, statement, results));
    } else if (value instanceof Array array) {
      shown = given.of(array, ForwardingArray.class, () -> wrapper(array, statement));
    } else if (value instanceof Ref ref) {
      shown = given.of(ref, ForwardingRef.class, () -> wrapper(ref, statement));
    } else if (value instanceof Struct struct && leadsBack(struct, statement)) {
      shown = given.of(struct, ForwardingStruct.class, () -> wrapper(struct, statement));
    } else if (value instanceof Object[] elements) {
      shown = Forwarding.mapped(elements, element -> shown(element, statement));
    }
    return (V) shown;
  }

  ForwardingArray wrapper(Array array, AskingStatement<?> statement) {
    return new ForwardingArray(array) {
      @Override
      protected <V> V shown(V value) {
        return TargetValues.this.shown(value, statement);
      }
    };
  }

  ForwardingRef wrapper(Ref ref, AskingStatement<?> statement) {
    return new ForwardingRef(ref) {
      @Override
      protected <V> V shown(V value) {
        return TargetValues.this.shown(value, statement);
      }
    };
  }

  ForwardingStruct wrapper(Struct struct, AskingStatement<?> statement) {
    return new ForwardingStruct(struct) {
      @Override
      protected <V> V shown(V value) {
        return TargetValues.this.shown(value, statement);
      }
    };
  }

  /** Left alone otherwise, since programs cast a structure to its driver's class. */
  private boolean leadsBack(Struct struct, AskingStatement<?> statement) {
    try {
      Object[] attributes = struct.getAttributes();
      return shown(attributes, statement) != attributes;
    } catch (SQLException | RuntimeException e) {
      return true; // what it holds is not known; who asks for it gets the target's error
    }
  }

  /**
   * A statement that the target made by itself, such as that of its metadata.
   *
   * @param results how the caller came to it
   */
  AskingStatement<?> statement(Statement target, AskingResultSet results) {
    return given.of(
        target,
        AskingStatement.class,
        () -> {
          AskingStatement<?> statement = wrapper(target);
          statement.remember(results);
          return statement;
        });
  }

  /** As much of a statement as the target's. */
  AskingStatement<?> wrapper(Statement target) {
    if (target.getClass() == plain) {
      return new AskingStatement<>(connection, target);
    }
    if (target instanceof CallableStatement call) {
      return new AskingCallableStatement(connection, call);
    }
    if (target instanceof PreparedStatement prepared) {
      return new AskingPreparedStatement<>(connection, prepared);
    }
    plain = target.getClass();
    return new AskingStatement<>(connection, target);
  }
}
