package io.github.askjdbc.llm;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.github.askjdbc.question.QuestionBudget;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * Replies of the last hour, so that the same request to the same endpoint is sent once: a request
 * holds the question, the schema and all that the settings let a model see. Of several who send one
 * at once, one does, and the others wait. Requests are kept by their SHA-256.
 */
public final class ReplyCache {

  private static final int MOST = 1_000;
  private static final Duration AGE = Duration.ofHours(1);

  /**
   * What is asked.
   *
   * @param request its digest
   * @param drawn whether the reply is drawn at random, with the seed that is always the same
   */
  record Key(ModelEndpoint endpoint, String request, ModelRequest.Form form, boolean drawn) {
    static Key of(ModelEndpoint endpoint, ModelRequest request, boolean drawn) {
      return new Key(endpoint, request.digest(), request.form(), drawn);
    }
  }

  private final Cache<Key, ModelReply> replies;
  private final Map<Key, CompletableFuture<Void>> underWay = new ConcurrentHashMap<>();

  /**
   * @param nanoTime a monotonic clock in nanoseconds
   */
  public ReplyCache(LongSupplier nanoTime) {
    this(nanoTime, MOST);
  }

  /** Keeps no reply; of several who send the same at once, one still does before the others. */
  public static ReplyCache keepingNone(LongSupplier nanoTime) {
    return new ReplyCache(nanoTime, 0);
  }

  private ReplyCache(LongSupplier nanoTime, int most) {
    this.replies =
        Caffeine.newBuilder()
            .maximumSize(most)
            .expireAfterWrite(AGE)
            .ticker(nanoTime::getAsLong)
            .executor(Runnable::run)
            .build();
  }

  /**
   * The reply that is kept, or that comes now. A failure, and a reply that holds none, is not kept.
   *
   * @param most how long another's call may be waited for; the question's own time stands still
   */
  ModelReply get(Key key, QuestionBudget budget, Duration most, Supplier<ModelReply> call) {
    while (true) {
      Optional<ModelReply> known = Optional.ofNullable(replies.getIfPresent(key));
      if (known.isPresent()) {
        budget.check();
        return known.get();
      }
      CompletableFuture<Void> turn = new CompletableFuture<>();
      CompletableFuture<Void> other = underWay.putIfAbsent(key, turn);
      if (other == null) {
        try {
          return kept(key, call.get());
        } finally {
          underWay.remove(key);
          turn.complete(null);
        }
      }
      await(other, budget, most);
    }
  }

  private static void await(CompletableFuture<Void> other, QuestionBudget budget, Duration most) {
    boolean[] ended = new boolean[1];
    budget.apart(() -> ended[0] = budget.withTime(most).await(other, most));
    budget.check();
    if (!ended[0]) {
      throw new ModelUnavailableException(
          "the model was not done in time with the same question of another connection");
    }
  }

  private ModelReply kept(Key key, ModelReply reply) {
    if (reply.problem().isEmpty()) {
      replies.put(key, reply);
    }
    return reply;
  }
}
