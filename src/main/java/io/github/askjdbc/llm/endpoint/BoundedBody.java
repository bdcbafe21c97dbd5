package io.github.askjdbc.llm.endpoint;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.http.HttpResponse.BodySubscriber;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow;

/**
 * Keeps a body of bounded length as it streams, and lets go of the connection at the first byte
 * more.
 */
final class BoundedBody implements BodySubscriber<byte[]> {

  /** Of a reply with the alternatives of a few thousand tokens. */
  static final int MOST_BYTES = 4 << 20;

  /** There is more of it. */
  static final class TooLongException extends IOException {
    private static final long serialVersionUID = 1L;

    TooLongException() {
      super("the body is longer than " + MOST_BYTES + " bytes");
    }
  }

  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final CompletableFuture<byte[]> whole = new CompletableFuture<>();
  private final boolean wanted;
  private volatile Flow.Subscription subscription;

  /**
   * @param wanted whether anything of the body is read; the text of an error may hold the key
   */
  BoundedBody(boolean wanted) {
    this.wanted = wanted;
  }

  @Override
  public CompletionStage<byte[]> getBody() {
    return whole;
  }

  @Override
  public void onSubscribe(Flow.Subscription given) {
    subscription = given;
    if (wanted) {
      given.request(Long.MAX_VALUE);
    } else {
      given.cancel();
      whole.complete(new byte[0]);
    }
  }

  @Override
  public void onNext(List<ByteBuffer> parts) {
    for (ByteBuffer part : parts) {
      if (whole.isDone()) {
        return;
      }
      if (bytes.size() + part.remaining() > MOST_BYTES) {
        subscription.cancel();
        whole.completeExceptionally(new TooLongException());
        return;
      }
      byte[] copy = new byte[part.remaining()];
      part.get(copy);
      bytes.write(copy, 0, copy.length);
    }
  }

  @Override
  public void onError(Throwable failure) {
    whole.completeExceptionally(failure);
  }

  @Override
  public void onComplete() {
    whole.complete(bytes.toByteArray());
  }
}
