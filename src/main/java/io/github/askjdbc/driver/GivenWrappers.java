package io.github.askjdbc.driver;

import io.github.askjdbc.driver.forwarding.Forwarding;
import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;

/**
 * One wrapper for one object of the target, for as long as somebody holds the wrapper; once nobody
 * does, nobody can tell it from another.
 */
final class GivenWrappers {

  /** By itself, and found by a {@link Sought}. */
  private final Map<Object, Given> given = new HashMap<>();

  private final ReferenceQueue<Forwarding> dropped = new ReferenceQueue<>();

  /** A wrapper, found by the object that it wraps. */
  private static final class Given extends WeakReference<Forwarding> {
    private final int hash;

    Given(Forwarding wrapper, ReferenceQueue<Forwarding> dropped) {
      super(wrapper, dropped);
      this.hash = System.identityHashCode(wrapper.delegate());
    }

    @Override
    public int hashCode() {
      return hash;
    }

    @Override
    public boolean equals(Object other) {
      return this == other;
    }
  }

  /** What a wrapper is looked for by: an object of the target, and as what the caller gets it. */
  private record Sought(Object object, Class<?> type) {

    @Override
    public int hashCode() {
      return System.identityHashCode(object);
    }

    @Override
    public boolean equals(Object other) {
      Object wrapper = other instanceof Given held ? held.get() : null;
      return type.isInstance(wrapper) && ((Forwarding) wrapper).delegate() == object;
    }
  }

  /** The wrapper of the type that was given for the object, or a new one. */
  synchronized <W extends Forwarding> W of(Object object, Class<W> type, Supplier<W> wrapper) {
    for (Reference<?> gone = dropped.poll(); gone != null; gone = dropped.poll()) {
      given.remove(gone);
    }
    Given held = given.get(new Sought(object, type));
    Forwarding known = held == null ? null : held.get();
    if (known != null) {
      return type.cast(known);
    }
    W fresh = wrapper.get();
    Given entry = new Given(fresh, dropped);
    given.put(entry, entry);
    return fresh;
  }
}
