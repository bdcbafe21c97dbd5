package io.github.askjdbc.llm.endpoint;

import io.github.askjdbc.llm.ModelFault;
import io.github.askjdbc.llm.endpoint.EndpointFailure.Kind;
import java.net.ConnectException;
import java.net.UnknownHostException;
import java.nio.channels.UnresolvedAddressException;
import javax.net.ssl.SSLException;

/** What exceptions of the HTTP client mean, and what to do about them. */
final class TransportFailures {

  private TransportFailures() {}

  /**
   * @param answered whether the reply had begun
   */
  static EndpointFailure of(Throwable cause, boolean answered) {
    if (found(cause, BoundedBody.TooLongException.class)) {
      return new EndpointFailure(
          Kind.BROKEN, "sent more than the " + BoundedBody.MOST_BYTES + " bytes allowed");
    }
    if (found(cause, UnknownHostException.class)
        || found(cause, UnresolvedAddressException.class)) {
      return new EndpointFailure(
          Kind.BROKEN,
          ModelFault.NOTHING_THERE,
          "cannot be reached: its host is unknown; check ask.model.url");
    }
    if (found(cause, SSLException.class)) {
      return new EndpointFailure(
          Kind.BROKEN,
          ModelFault.UNTRUSTED,
          "cannot be reached: this JVM does not accept its certificate or TLS; check ask.model.url"
              + " and the JVM's trust store");
    }
    if (found(cause, ConnectException.class)) {
      return new EndpointFailure(
          Kind.BROKEN,
          ModelFault.NOTHING_THERE,
          "cannot be reached: nothing answers there; start it or check ask.model.url");
    }
    String name = cause.getClass().getSimpleName();
    return answered
        ? new EndpointFailure(Kind.BROKEN, "broke off in the middle of its reply (" + name + ")")
        // a kept connection may be closed by the server just when it is used again
        : new EndpointFailure(Kind.PASSING, "closed the connection without a reply (" + name + ")");
  }

  private static boolean found(Throwable failure, Class<? extends Throwable> type) {
    int depth = 0;
    for (Throwable cause = failure; cause != null && depth < 20; cause = cause.getCause()) {
      if (type.isInstance(cause)) {
        return true;
      }
      depth++;
    }
    return false;
  }
}
