package io.github.askjdbc.pipeline;

import io.github.askjdbc.memory.Memory;
import io.github.askjdbc.memory.WriterRecords;
import java.util.Optional;

/**
 * What questions may go by beside the database.
 *
 * @param memory of what people said of answers, if it is kept
 * @param records how writers did, which does not change as long as connections ask by it
 */
public record Remembered(Optional<Memory> memory, WriterRecords records) {

  /** Nothing. */
  public static final Remembered NOTHING = new Remembered(Optional.empty(), WriterRecords.NONE);
}
