package io.github.askjdbc.steadiness;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The same question gets the same answer in every JVM. The long form is {@link SameAnswers}. */
class SameAnswersIT {
  private static final int EVERY = 25;

  @TempDir private Path folder;

  @Test
  void ask_inFreshJvmsWithBusyProcessors_isDecidedTheSameToTheLastDigit() throws Exception {
    Path questions = SteadyDatabases.create(folder);
    List<String> all = Files.readAllLines(questions);
    List<String> some =
        IntStream.range(0, all.size())
            .filter(i -> i % EVERY == EVERY - 1)
            .mapToObj(all::get)
            .toList();
    Files.write(questions, some);

    Comparison comparison = new FreshJvms(folder, questions).ask(2, 1);

    assertThat(comparison.different()).isEmpty();
    assertThat(comparison.same() + comparison.outOfTime()).isEqualTo(some.size());
    assertThat(comparison.same()).isPositive();
  }
}
