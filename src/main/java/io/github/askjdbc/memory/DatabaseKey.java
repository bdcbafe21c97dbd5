package io.github.askjdbc.memory;

import com.google.re2j.Matcher;
import com.google.re2j.Pattern;
import io.github.askjdbc.database.DatabaseIdentity;
import io.github.askjdbc.database.Fingerprint;
import java.nio.file.Path;

/**
 * The name of a database in the file: a hash of where it is, who asks, catalog and schema. Secrets
 * in the URL are no part of it, so that they cannot be guessed from it, and may change.
 */
final class DatabaseKey {

  private static final Pattern SECRET_SETTING =
      Pattern.compile(
          "([?;&,(][^=?;&,()]*(?:passw|passphrase|pwd|secret|token|credential"
              + "|api_?key|access_?key|private_?key)[^=?;&,()]*)=[^;&,)]*",
          Pattern.CASE_INSENSITIVE);

  /** {@code //user:password@host}. */
  private static final Pattern PASSWORD_BEFORE_HOST = Pattern.compile("//([^/?#:@]*):[^/?#]*@");

  /** {@code oracle:thin:user/password@host}. */
  private static final Pattern ORACLE_PASSWORD =
      Pattern.compile("^(jdbc:oracle:[a-z0-9]+:[^/@]+)/[^@]*@", Pattern.CASE_INSENSITIVE);

  private static final Pattern OF_FILES =
      Pattern.compile(
          "^jdbc:(?:sqlite|duckdb|h2|hsqldb|derby):(?:file:|nio:)?", Pattern.CASE_INSENSITIVE);

  private static final Pattern NO_RELATIVE_FILE =
      Pattern.compile(
          "^(?:[/\\\\~:]|[a-z]:|mem:|memory:|tcp:|ssl:|hsqls?:|https?:|res:|zip:|$)",
          Pattern.CASE_INSENSITIVE);

  private DatabaseKey() {}

  static String of(DatabaseIdentity identity) {
    return of(identity, Path.of("").toAbsolutePath().toString());
  }

  static String of(DatabaseIdentity identity, String workingFolder) {
    return Fingerprint.of(
        String.join(
            "\u0000",
            withoutSecrets(identity.url()),
            isRelativeFile(identity.url()) ? workingFolder : "",
            identity.user(),
            identity.catalog(),
            identity.schema()));
  }

  /** Whether a file is named from the working folder, which then belongs to where it is. */
  private static boolean isRelativeFile(String url) {
    Matcher files = OF_FILES.matcher(url);
    return files.find() && !NO_RELATIVE_FILE.matcher(url.substring(files.end())).find();
  }

  private static String withoutSecrets(String url) {
    String rest = SECRET_SETTING.matcher(url).replaceAll("$1=");
    rest = PASSWORD_BEFORE_HOST.matcher(rest).replaceAll("//$1:@");
    return ORACLE_PASSWORD.matcher(rest).replaceAll("$1/@");
  }
}
