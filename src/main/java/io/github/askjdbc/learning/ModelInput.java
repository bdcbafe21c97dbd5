package io.github.askjdbc.learning;

import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.zip.CRC32;

/**
 * Takes out what a {@link ModelOutput} was given, in the same order. Never asks for more memory
 * than a few times the bytes that are really there; anything else is a {@link
 * DamagedModelException}.
 */
public final class ModelInput {

  private final byte[] content;
  private final ModelOrigin origin;
  private int at;

  private ModelInput(byte[] content) throws DamagedModelException {
    this.content = content;
    this.origin = ModelOrigin.read(this);
  }

  /** Where the models come from. */
  public ModelOrigin origin() {
    return origin;
  }

  /**
   * Reads the whole file.
   *
   * @param maxBytes of content that are allowed
   * @throws DamagedModelException if it is not such a file, of another version, too long, cut short
   *     or changed
   */
  public static ModelInput of(InputStream in, int maxBytes) throws IOException {
    DataInputStream data = new DataInputStream(in);
    try {
      if (data.readInt() != ModelOutput.MAGIC) {
        throw new DamagedModelException("this is no model file: it does not start with ASKM");
      }
      int version = data.readUnsignedByte();
      if (version != ModelOutput.VERSION) {
        throw new DamagedModelException(
            "the model file has version "
                + version
                + ", and only "
                + ModelOutput.VERSION
                + " can be read; make all models anew with 'ask train all'");
      }
      int length = data.readInt();
      if (length < 0 || length > maxBytes) {
        throw new DamagedModelException(
            "the model file claims " + length + " bytes; at most " + maxBytes + " are allowed");
      }
      int crc = data.readInt();
      byte[] content = data.readNBytes(length);
      CRC32 found = new CRC32();
      found.update(content);
      if (content.length != length || (int) found.getValue() != crc) {
        throw new DamagedModelException("the model file is cut short or changed");
      }
      return new ModelInput(content);
    } catch (EOFException e) {
      DamagedModelException damaged = new DamagedModelException("the model file is cut short");
      damaged.initCause(e);
      throw damaged;
    }
  }

  /** A number of at least 0. */
  public int count() throws DamagedModelException {
    int value = bits();
    if (value < 0) {
      throw new DamagedModelException("a count in the model file is negative");
    }
    return value;
  }

  /**
   * How many things follow.
   *
   * @param leastBytes that each of them takes at least, 1 or more
   * @throws DamagedModelException if what is left cannot hold as many
   */
  public int items(int leastBytes) throws DamagedModelException {
    int value = count();
    if (value > left() / leastBytes) {
      throw new DamagedModelException(
          "the model file announces " + value + " items and cannot hold them");
    }
    return value;
  }

  /**
   * @param limit the number must be below this
   */
  public int below(int limit) throws DamagedModelException {
    int value = count();
    if (value >= limit) {
      throw new DamagedModelException(
          "the model file holds " + value + " where only numbers below " + limit + " make sense");
    }
    return value;
  }

  public int signed() throws DamagedModelException {
    int value = bits();
    return (value >>> 1) ^ -(value & 1);
  }

  /** A finite number. */
  public float real() throws DamagedModelException {
    int bits = 0;
    for (int i = 0; i < 4; i++) {
      bits = (bits << 8) | next();
    }
    float value = Float.intBitsToFloat(bits);
    if (!Float.isFinite(value)) {
      throw new DamagedModelException("the model file holds " + value + " for a number");
    }
    return value;
  }

  /** So many as {@link ModelOutput#longs} was given. */
  long[] longs(long count) throws DamagedModelException {
    long[] values = new long[checked(count, Long.BYTES)];
    block(values.length, Long.BYTES).asLongBuffer().get(values);
    return values;
  }

  /** So many as {@link ModelOutput#shorts} was given. */
  short[] shorts(long count) throws DamagedModelException {
    short[] values = new short[checked(count, Short.BYTES)];
    block(values.length, Short.BYTES).asShortBuffer().get(values);
    return values;
  }

  /** So many as {@link ModelOutput#reals} was given. */
  float[] reals(long count) throws DamagedModelException {
    float[] values = new float[checked(count, Float.BYTES)];
    block(values.length, Float.BYTES).asFloatBuffer().get(values);
    return values;
  }

  private int checked(long count, int width) throws DamagedModelException {
    if (count > left() / width) {
      throw new DamagedModelException(
          "the model file announces " + count + " numbers and cannot hold them");
    }
    return (int) count;
  }

  private ByteBuffer block(int count, int width) {
    ByteBuffer bytes = ByteBuffer.wrap(content, at, count * width).order(ByteOrder.LITTLE_ENDIAN);
    at += count * width;
    return bytes;
  }

  public String text() throws DamagedModelException {
    int length = items(1);
    String text = new String(content, at, length, StandardCharsets.UTF_8);
    at += length;
    return text;
  }

  /** Names, of which none stands twice. */
  public List<String> names() throws DamagedModelException {
    int count = items(1);
    Set<String> names = new LinkedHashSet<>();
    for (int i = 0; i < count; i++) {
      String name = text();
      if (!names.add(name)) {
        throw new DamagedModelException("the model file names '" + name + "' twice");
      }
    }
    return List.copyOf(names);
  }

  /**
   * Names as {@link #names} gives them, which have to be these, in any order.
   *
   * @param what they name, for the error
   */
  public List<String> namesOf(String what, Collection<String> expected)
      throws DamagedModelException {
    List<String> names = names();
    if (!new HashSet<>(names).equals(new HashSet<>(expected))) {
      throw new DamagedModelException(
          "the model file knows the %s %s, this version knows %s; %s"
              .formatted(what, names, expected, origin.trainAnew()));
    }
    return names;
  }

  /** The constants of an enum, in the order in which what belongs to them follows. */
  public <E extends Enum<E>> List<E> constants(Class<E> type) throws DamagedModelException {
    List<String> known = Arrays.stream(type.getEnumConstants()).map(Enum::name).toList();
    return namesOf(type.getSimpleName(), known).stream()
        .map(name -> Enum.valueOf(type, name))
        .toList();
  }

  /**
   * Refuses models that read what there is not.
   *
   * @param features that they read and that this version does not give
   * @throws DamagedModelException if there are any; it names them, and what trains the models anew
   */
  public void refuseMissing(List<String> features) throws DamagedModelException {
    if (!features.isEmpty()) {
      throw new DamagedModelException(origin.missing(features));
    }
  }

  /**
   * Takes the number of bits of hashed features.
   *
   * @throws DamagedModelException if it is another, so that every feature stands elsewhere
   */
  public void hashed(int bits) throws DamagedModelException {
    int found = count();
    if (found != bits) {
      throw new DamagedModelException(
          "the model file hashes features to %d bits, this version to %d; %s"
              .formatted(found, bits, origin.trainAnew()));
    }
  }

  /**
   * Whether all was taken.
   *
   * @throws DamagedModelException if something follows
   */
  public void end() throws DamagedModelException {
    if (left() > 0) {
      throw new DamagedModelException(left() + " bytes follow where the model file should end");
    }
  }

  /** Takes the tag that starts a model. */
  void tag(ModelKind kind) throws DamagedModelException {
    int found = count();
    if (found != kind.tag()) {
      throw new DamagedModelException(
          "the model file holds a model of kind "
              + found
              + " where "
              + kind
              + " ("
              + kind.tag()
              + ") was expected");
    }
  }

  private int left() {
    return content.length - at;
  }

  private int bits() throws DamagedModelException {
    int value = 0;
    for (int shift = 0; shift < 35; shift += 7) {
      int next = next();
      value |= (next & 0x7f) << shift;
      if ((next & 0x80) == 0) {
        return value;
      }
    }
    throw new DamagedModelException("a number in the model file is too long");
  }

  private int next() throws DamagedModelException {
    if (at >= content.length) {
      throw new DamagedModelException("the model file ends within a model");
    }
    return content[at++] & 0xff;
  }
}
