package io.github.askjdbc.generation.embedded.grammar.phrases;

import io.github.askjdbc.english.LexiconFile;
import java.util.Set;

/**
 * The words by which the parts of a clause are told; what each is for stands in {@code english}.
 */
public final class ClauseWords {

  private static final LexiconFile FILE = LexiconFile.read("clauses");

  public static final Set<String> BOTH = FILE.section("both").words();
  public static final Set<String> EITHER = FILE.section("either").words();
  public static final Set<String> RELATIVE = FILE.section("relative").words();
  public static final Set<String> WHOSE = FILE.section("whose").words();
  public static final Set<String> PREPOSITION = FILE.section("preposition").words();
  public static final Set<String> AUXILIARY = FILE.section("auxiliary").words();
  public static final Set<String> DENIAL = FILE.section("denial").words();
  public static final Set<String> ANY = FILE.section("any").words();
  public static final Set<String> LACKING = FILE.section("lacking").words();
  public static final Set<String> NEVER = FILE.section("never").words();
  public static final Set<String> PAIR = FILE.section("pair").words();
  public static final Set<String> COMPARED = FILE.section("compared").words();

  private ClauseWords() {}
}
