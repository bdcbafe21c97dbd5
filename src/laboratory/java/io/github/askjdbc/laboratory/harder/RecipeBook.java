package io.github.askjdbc.laboratory.harder;

import io.github.askjdbc.english.LexiconFile;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * The recipes by name. What a detector is trained on and what it is tested on are made differently:
 * other recipes, other words, other wordings.
 */
public enum RecipeBook {
  TRAINING,
  TESTING,
  /** Answerable questions whose words do not match the database. */
  DISTURBED,
  /** Answerable questions that say names by words of like meaning. */
  REWORDED;

  Map<String, Recipe> recipes() {
    Map<String, Recipe> recipes = new LinkedHashMap<>();
    switch (this) {
      case TRAINING -> {
        recipes.put("other-database", new OtherDatabase());
        recipes.put("hidden-table", new Hidden(Hidden.Part.TABLE));
        recipes.put(
            "noun-of",
            new InsertedNoun(InsertedNoun.Wording.NOUN_OF, LexiconFile.list("exam-nouns").lines()));
        recipes.put("attribute-of-many", new SwappedAttribute(SwappedAttribute.Origin.MANY_ROWS));
        recipes.put(
            "non-sql-training",
            new FromFile("non-sql-training", LexiconFile.list("exam-not-sql").lines(), "non-sql"));
      }
      case TESTING -> {
        recipes.put("hidden-column", new Hidden(Hidden.Part.COLUMN));
        recipes.put(
            "nouns-possessive",
            new InsertedNoun(InsertedNoun.Wording.POSSESSIVE, FromFile.lines("nouns-testing.txt")));
        recipes.put("attribute-moved", new SwappedAttribute(SwappedAttribute.Origin.OTHER_TABLE));
        recipes.put(
            "attribute-foreign", new SwappedAttribute(SwappedAttribute.Origin.OTHER_DATABASE));
        recipes.put("non-sql-testing", FromFile.of("non-sql-testing.txt", "non-sql"));
        recipes.put("out-of-domain", FromFile.of("out-of-domain.txt", "out-of-domain"));
      }
      case DISTURBED -> {
        for (Disturbance.Kind kind : Disturbance.Kind.values()) {
          recipes.put(kind.name().toLowerCase(Locale.ROOT), new Disturbance(kind));
        }
      }
      case REWORDED -> recipes.put("reworded", new RewordedNames());
    }
    return recipes;
  }

  /** The names of the recipes. */
  public Set<String> names() {
    return recipes().keySet();
  }
}
