package io.github.askjdbc.learning;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;

/** Features with what gives each of them, so that name, value and place are said once. */
public final class NamedFeatures<T> {

  private final Columns columns;
  private final List<ToDoubleFunction<T>> values;

  private NamedFeatures(Columns columns, List<ToDoubleFunction<T>> values) {
    this.columns = columns;
    this.values = values;
  }

  /** Their names, in the order of the rows. */
  public Columns columns() {
    return columns;
  }

  /** The values for one thing. */
  public float[] row(T thing) {
    float[] row = new float[values.size()];
    for (int i = 0; i < row.length; i++) {
      row[i] = (float) values.get(i).applyAsDouble(thing);
    }
    return row;
  }

  /** Collects features in their order. */
  public static final class Builder<T> {
    private final List<String> names = new ArrayList<>();
    private final List<ToDoubleFunction<T>> values = new ArrayList<>();

    public Builder<T> number(String name, ToDoubleFunction<T> value) {
      names.add(name);
      values.add(value);
      return this;
    }

    /** 1 where it holds, 0 otherwise. */
    public Builder<T> flag(String name, Predicate<T> test) {
      return number(name, thing -> test.test(thing) ? 1 : 0);
    }

    public NamedFeatures<T> build() {
      return new NamedFeatures<>(new Columns(names), List.copyOf(values));
    }
  }
}
