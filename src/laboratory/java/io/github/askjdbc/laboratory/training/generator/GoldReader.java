package io.github.askjdbc.laboratory.training.generator;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.ActionReader;
import io.github.askjdbc.generation.embedded.actions.UnreadableQueryException;
import io.github.askjdbc.sql.ParseOutcome;
import io.github.askjdbc.sql.ParsedQuery;
import java.util.List;
import java.util.Optional;

/** Reads gold SQL into actions. */
final class GoldReader {

  private GoldReader() {}

  /** Empty where the SQL is not one that the actions can express. */
  static Optional<List<Action>> read(String gold, Dialect dialect, CatalogSnapshot catalog) {
    String single = gold.strip().replaceAll(";\\s*$", "");
    if (ParsedQuery.parse(single, dialect) instanceof ParseOutcome.Parsed parsed) {
      try {
        return Optional.of(
            GoldPeriods.joined(ActionReader.read(parsed.query().resolve(catalog), catalog)));
      } catch (UnreadableQueryException e) {
        return Optional.empty();
      }
    }
    return Optional.empty();
  }
}
