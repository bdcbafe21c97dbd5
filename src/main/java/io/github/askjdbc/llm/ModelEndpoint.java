package io.github.askjdbc.llm;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.Optional;

/**
 * A model and where it is served.
 *
 * @param url of its protocol, without a slash at the end; the key is sent nowhere else
 */
public record ModelEndpoint(ModelName name, URI url, Optional<ApiKey> key) {

  /** What {@link #url(String)} takes, for messages. */
  public static final String ALLOWED =
      "an http or https URL with a host, without user, query and fragment, such as"
          + " http://localhost:8080/v1";

  /** The address that a text names, if it is one of an endpoint. */
  public static Optional<URI> url(String text) {
    try {
      String bare = text.endsWith("/") ? text.substring(0, text.length() - 1) : text;
      URI url = new URI(bare);
      boolean http =
          "https".equalsIgnoreCase(url.getScheme()) || "http".equalsIgnoreCase(url.getScheme());
      // a key in a user, a query or a fragment would be printed and logged with the URL
      boolean bareOfSecrets =
          url.getRawUserInfo() == null && url.getRawQuery() == null && url.getRawFragment() == null;
      return http && url.getHost() != null && bareOfSecrets ? Optional.of(url) : Optional.empty();
    } catch (URISyntaxException noUrl) {
      return Optional.empty();
    }
  }

  /** Whether a request to this address stays at the endpoint. */
  public boolean holds(URI address) {
    return address.getScheme().equalsIgnoreCase(url.getScheme())
        && address.getRawAuthority().equalsIgnoreCase(url.getRawAuthority());
  }
}
