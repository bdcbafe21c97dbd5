package io.github.askjdbc.learning;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Collection;
import java.util.Locale;
import java.util.zip.CRC32;

/**
 * Collects models and what belongs to them, to be written as one file.
 *
 * <p>The file: the four bytes {@code ASKM}, a byte with the {@linkplain #VERSION version}, the
 * length of the content and its CRC-32 (four bytes each, big endian), the content. The content is
 * the origin, then what was put in, in that order, without alignment: whole numbers in groups of
 * seven bits, lowest first, the eighth bit saying that more follow; signed ones as zigzag ({@code n
 * << 1 ^ n >> 31}); floats as four bytes, big endian; text as its length in bytes and UTF-8; arrays
 * of numbers in their own width, lowest byte first, so that they are copied and not read one by
 * one. Each model starts with a tag of its kind. No times, no padding: equal content gives equal
 * bytes.
 */
public final class ModelOutput {

  static final int MAGIC = 0x41534b4d;
  static final int VERSION = 3;

  private final ByteArrayOutputStream content = new ByteArrayOutputStream();

  /**
   * @param value at least 0
   */
  public void count(int value) {
    if (value < 0) {
      throw new IllegalArgumentException("a count of " + value + " is not allowed; use 0 or more");
    }
    bits(value);
  }

  public void signed(int value) {
    bits((value << 1) ^ (value >> 31));
  }

  public void real(float value) {
    int bits = Float.floatToIntBits(value);
    for (int shift = 24; shift >= 0; shift -= 8) {
      content.write(bits >>> shift);
    }
  }

  /** Numbers without their count. */
  void longs(long... values) {
    byte[] bytes = new byte[values.length * Long.BYTES];
    block(bytes).asLongBuffer().put(values);
    content.writeBytes(bytes);
  }

  /** Numbers without their count. */
  void shorts(short... values) {
    byte[] bytes = new byte[values.length * Short.BYTES];
    block(bytes).asShortBuffer().put(values);
    content.writeBytes(bytes);
  }

  /** Numbers without their count. */
  void reals(float... values) {
    byte[] bytes = new byte[values.length * Float.BYTES];
    block(bytes).asFloatBuffer().put(values);
    content.writeBytes(bytes);
  }

  private static ByteBuffer block(byte... bytes) {
    return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
  }

  public void text(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    count(bytes.length);
    content.writeBytes(bytes);
  }

  /** Their number, then each. */
  public void texts(Collection<String> texts) {
    count(texts.size());
    texts.forEach(this::text);
  }

  /** The names of all constants of an enum, in the order in which what belongs to them follows. */
  public <E extends Enum<E>> void constants(Class<E> type) {
    texts(Arrays.stream(type.getEnumConstants()).map(Enum::name).toList());
  }

  /** The same for the same content, whatever its origin; eight hexadecimal digits. */
  public String fingerprint() {
    CRC32 crc = new CRC32();
    crc.update(content.toByteArray());
    return String.format(Locale.ROOT, "%08x", crc.getValue());
  }

  /**
   * @param origin goes before what was put in
   */
  public void writeTo(OutputStream out, ModelOrigin origin) throws IOException {
    ModelOutput all = new ModelOutput();
    origin.write(all);
    all.content.writeBytes(content.toByteArray());
    all.writeTo(out);
  }

  private void writeTo(OutputStream out) throws IOException {
    byte[] bytes = content.toByteArray();
    CRC32 crc = new CRC32();
    crc.update(bytes);
    DataOutputStream data = new DataOutputStream(out);
    data.writeInt(MAGIC);
    data.writeByte(VERSION);
    data.writeInt(bytes.length);
    data.writeInt((int) crc.getValue());
    data.write(bytes);
    data.flush();
  }

  private void bits(int value) {
    int rest = value;
    while ((rest & ~0x7f) != 0) {
      content.write((rest & 0x7f) | 0x80);
      rest >>>= 7;
    }
    content.write(rest);
  }
}
