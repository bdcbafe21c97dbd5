package io.github.askjdbc.laboratory.training;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.generation.Candidate;
import io.github.askjdbc.generation.CandidateGenerator;
import io.github.askjdbc.generation.GenerationRequest;
import io.github.askjdbc.generation.Writer;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Writes once for each question and catalog: many systems' SQL is compared with what it writes. */
public final class RememberingGenerator implements CandidateGenerator {

  private final CandidateGenerator generator;
  private final Cache<CatalogSnapshot, Map<String, List<Candidate>>> written =
      Caffeine.newBuilder().weakKeys().build();

  public RememberingGenerator(CandidateGenerator generator) {
    this.generator = generator;
  }

  @Override
  public String id() {
    return generator.id();
  }

  @Override
  public List<Writer> writers() {
    return generator.writers();
  }

  @Override
  public List<Candidate> generate(GenerationRequest request) {
    return written
        .get(request.knowledge().catalog(), ignored -> new ConcurrentHashMap<>())
        .computeIfAbsent(request.question().read(), ignored -> generator.generate(request));
  }
}
