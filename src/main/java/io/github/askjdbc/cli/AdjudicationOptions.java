package io.github.askjdbc.cli;

import io.github.askjdbc.evaluation.adjudication.Adjudications;
import io.github.askjdbc.evaluation.adjudication.WrongAnswerList;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Option;

/** Answers that count as wrong by their gold: where they are listed, and who is right. */
public final class AdjudicationOptions {

  @Option(
      names = "--adjudicated",
      paramLabel = "FILE",
      description = {
        "Who is right about answers that count as wrong: lines of id, source, hash, 'gold', 'writer'"
            + " or 'both', and why, with tabs between.",
        "Those of the writer count as right in figures beside the raw ones."
      })
  private Optional<Path> adjudicated = Optional.empty();

  @Option(
      names = "--wrong",
      paramLabel = "FILE",
      description =
          "Where the answers that count as wrong are listed to be read: id, source, and a hash of"
              + " the SQL.")
  private Optional<Path> wrong = Optional.empty();

  /**
   * Empty unless a file is named.
   *
   * @throws IOException if it cannot be read
   */
  public Optional<Adjudications> adjudications() throws IOException {
    return adjudicated.isPresent()
        ? Optional.of(Adjudications.read(adjudicated.get()))
        : Optional.empty();
  }

  /** Writes the answers down where a file is named for them. */
  public void list(WrongAnswerList answers) throws IOException {
    if (wrong.isPresent()) {
      answers.write(wrong.get());
    }
  }
}
