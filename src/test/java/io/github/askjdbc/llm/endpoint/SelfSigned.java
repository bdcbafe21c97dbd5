package io.github.askjdbc.llm.endpoint;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyStore;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;

/** A certificate that nobody vouches for, made by the JDK's keytool. */
public final class SelfSigned {

  private static final String PASSWORD = "changeit";

  private SelfSigned() {}

  /**
   * @param folder where its files are left
   */
  public static SSLContext context(Path folder) throws Exception {
    Path file = folder.resolve("self-signed.p12");
    String keytool = Path.of(System.getProperty("java.home"), "bin", "keytool").toString();
    String command =
        "-genkeypair -alias stub -keyalg EC -dname CN=localhost -storetype PKCS12 -storepass "
            + PASSWORD
            + " -keystore "
            + file;
    Process process =
        new ProcessBuilder((keytool + " " + command).split(" "))
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("keytool.log").toFile())
            .start();
    assertThat(process.waitFor()).isZero();
    KeyStore store = KeyStore.getInstance("PKCS12");
    try (InputStream in = Files.newInputStream(file)) {
      store.load(in, PASSWORD.toCharArray());
    }
    KeyManagerFactory keys = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
    keys.init(store, PASSWORD.toCharArray());
    SSLContext context = SSLContext.getInstance("TLS");
    context.init(keys.getKeyManagers(), null, null);
    return context;
  }
}
