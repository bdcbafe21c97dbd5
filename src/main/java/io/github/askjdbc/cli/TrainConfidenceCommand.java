package io.github.askjdbc.cli;

import io.github.askjdbc.evaluation.harder.RecipeBook;
import java.io.IOException;
import java.sql.SQLException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code ask train confidence}. */
@Command(
    name = "confidence",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = "Trains what tells right SQL from wrong.")
public final class TrainConfidenceCommand implements Callable<Integer> {

  @Mixin private ExampleOptions input;

  @Override
  public Integer call() throws IOException, SQLException {
    return input.withExamples(
        folder -> {
          System.out.println(folder.recorded(input.validation(), input.predictions()).size());
          System.out.println(
              folder.embedded("validation", input.validation(), RecipeBook.TESTING, 20).size());
          System.out.println(
              folder.embedded("train", input.train(), RecipeBook.TRAINING, 1).size());
          System.out.println(folder.gold("train-gold", input.train()).size());
          return 0;
        });
  }
}
