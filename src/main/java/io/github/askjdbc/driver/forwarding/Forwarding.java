package io.github.askjdbc.driver.forwarding;

import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.function.UnaryOperator;

/** A wrapper around an object of the target driver. */
public interface Forwarding {

  /** The target's object. */
  Object delegate();

  /**
   * What the target may be handed: the target's own object in place of a wrapper of ours, also as
   * an element of an array.
   */
  @SuppressWarnings("unchecked") // a wrapper of an Array is an Array around an Array
  static <T> T bare(T argument) {
    if (argument instanceof Forwarding wrapper) {
      return (T) wrapper.delegate();
    }
    return argument instanceof Object[] elements
        ? (T) mapped(elements, Forwarding::bare)
        : argument;
  }

  /** The array itself, or a copy if one of its elements becomes something else. */
  static Object[] mapped(Object[] elements, UnaryOperator<Object> change) {
    Class<?> type = elements.getClass().getComponentType();
    if (type.getModule() == Object.class.getModule()
        && Modifier.isFinal(type.getModifiers())
        && !type.isArray()) {
      return elements; // texts, numbers and the like
    }
    Object[] mapped = elements;
    for (int i = 0; i < elements.length; i++) {
      Object element = change.apply(elements[i]);
      if (element != elements[i]) {
        if (!mapped.getClass().getComponentType().isInstance(element)) {
          mapped = Arrays.copyOf(mapped, mapped.length, Object[].class);
        } else if (mapped == elements) {
          mapped = elements.clone();
        }
        mapped[i] = element;
      }
    }
    return mapped;
  }
}
