package io.github.askjdbc.laboratory.training;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TrainingStepTest {

  @TempDir private Path folder;
  private Path questions;
  private Path model;

  @BeforeEach
  void write() throws IOException {
    questions = Files.writeString(folder.resolve("questions.jsonl"), "one");
    model = Files.writeString(folder.resolve("a.model"), "numbers");
  }

  private TrainingStep step() throws IOException {
    return new TrainingStep(
        "a",
        List.of("train", "a"),
        new InputFingerprint().addProgram().add(questions).toString(),
        List.of(model));
  }

  @Test
  void isDone_notBeforeItIs() throws IOException {
    assertThat(step().isDone(folder)).isFalse();
    step().done(folder);
    assertThat(step().isDone(folder)).isTrue();
  }

  @Test
  void isDone_inputChanged_no() throws IOException {
    step().done(folder);
    Files.writeString(questions, "two");
    assertThat(step().isDone(folder)).isFalse();
  }

  @Test
  void isDone_outputGone_no() throws IOException {
    step().done(folder);
    Files.delete(model);
    assertThat(step().isDone(folder)).isFalse();
  }

  @Test
  void fingerprint_fileOfAFolderRenamed_isAnother() throws IOException {
    String before = new InputFingerprint().add(folder).toString();
    assertThat(new InputFingerprint().add(folder)).hasToString(before);
    Files.move(model, folder.resolve("b.model"));
    assertThat(new InputFingerprint().add(folder)).doesNotHaveToString(before);
  }
}
