package io.github.askjdbc.llm.endpoint;

import static io.github.askjdbc.llm.Speaks.says;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.askjdbc.llm.Behaviours;
import io.github.askjdbc.llm.Capability;
import io.github.askjdbc.llm.ModelRequest;
import io.github.askjdbc.llm.ModelStub;
import io.github.askjdbc.llm.ModelUnavailableException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What an endpoint can do is asked once and then known. */
class CapabilitiesTest {

  private static final ModelRequest REQUEST =
      new ModelRequest("", "How many?", 100, ModelRequest.Form.SQL);

  @Test
  void capabilities_endpointDoesAll_oneCall() {
    try (ModelStub stub = ModelStub.of(says("Red"))) {
      assertThat(capabilities("openai:small", stub)).containsExactlyInAnyOrder(Capability.values());
      assertThat(stub.received()).hasSize(1);
    }
  }

  @Test
  void capabilities_anthropic_noneThatItsProtocolLacks() {
    try (ModelStub stub = ModelStub.of(says("Red"))) {
      assertThat(capabilities("anthropic:large", stub))
          .containsExactlyInAnyOrder(
              Capability.JSON_SCHEMA, Capability.TEMPERATURE, Capability.MAX_TOKENS);
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"LOG_PROBABILITIES", "JSON_SCHEMA", "SEVERAL_REPLIES"})
  void capabilities_endpointPassesOverOne_isNone(Capability one) {
    try (ModelStub stub = ModelStub.of(says("Red").without(one))) {
      assertThat(capabilities("openai:small", stub))
          .isEqualTo(EnumSet.complementOf(EnumSet.of(one)));
    }
  }

  @ParameterizedTest
  @EnumSource
  void capabilities_endpointRefusesOne_theOthersAreFound(Capability one) {
    try (ModelStub stub = ModelStub.of(says("Red").refusing(400, one))) {
      assertThat(capabilities("openai:small", stub))
          .isEqualTo(EnumSet.complementOf(EnumSet.of(one)));
    }
  }

  @Test
  void capabilities_endpointFailsOnOne_theOthersAreFound() {
    try (ModelStub stub = ModelStub.of(says("Red").refusing(500, Capability.SEVERAL_REPLIES))) {
      assertThat(capabilities("openai:small", stub))
          .isEqualTo(EnumSet.complementOf(EnumSet.of(Capability.SEVERAL_REPLIES)));
    }
  }

  @Test
  void reply_endpointRefusesMaxTokens_lengthIsSaidTheOtherWay() {
    try (ModelStub stub = ModelStub.of(says("NONE").refusing(400, Capability.MAX_TOKENS))) {
      Endpoints.client("openai:reasoning", stub.url()).reply(REQUEST, Endpoints.budget());
      ModelStub.Received last = stub.received().get(stub.received().size() - 1);
      assertThat(last.body().path("max_completion_tokens").asInt()).isEqualTo(100);
    }
  }

  @Test
  void reply_endpointHoldsToNoSchema_noneIsSent() {
    try (ModelStub stub = ModelStub.of(says("NONE").without(Capability.JSON_SCHEMA))) {
      Endpoints.client("openai:small", stub.url()).reply(REQUEST, Endpoints.budget());
      assertThat(stub.received()).hasSize(2);
      assertThat(stub.received().get(0).body().has("response_format")).isTrue();
      assertThat(stub.received().get(1).body().has("response_format")).isFalse();
    }
  }

  @Test
  void reply_severalConnections_endpointIsAskedWhatItCanDoOnce() {
    try (ModelStub stub = ModelStub.of(says("NONE"))) {
      ModelEndpoints endpoints = new ModelEndpoints(System::nanoTime);
      List<CompletableFuture<?>> calls = new ArrayList<>();
      for (int i = 0; i < 4; i++) {
        calls.add(
            CompletableFuture.runAsync(
                () ->
                    endpoints
                        .client(Endpoints.settings("openai:small", stub.url(), 2))
                        .reply(REQUEST, Endpoints.budget()),
                task -> new Thread(task).start()));
      }
      calls.forEach(CompletableFuture::join);
      assertThat(stub.received())
          .filteredOn(request -> request.body().path("n").asInt() == 2)
          .hasSize(1);
      assertThat(stub.received()).hasSize(5);
    }
  }

  @Test
  void reply_endpointWasDownWhenAsked_isAskedAgain() {
    try (ModelStub stub =
        ModelStub.of(Behaviours.sends(404, "text/plain", "loading"), says("NONE"))) {
      EndpointClient client = Endpoints.client("openai:small", stub.url());
      assertThatThrownBy(() -> client.reply(REQUEST, Endpoints.budget()))
          .isInstanceOf(ModelUnavailableException.class);
      assertThat(client.reply(REQUEST, Endpoints.budget()).text()).contains("NONE");
    }
  }

  @Test
  void reply_requestRefusedLater_endpointIsAskedAnew() {
    try (ModelStub stub =
        ModelStub.of(
            says("NONE"), Behaviours.sends(400, "text/plain", "another model"), says("NONE"))) {
      EndpointClient client = Endpoints.client("openai:small", stub.url());
      assertThatThrownBy(() -> client.reply(REQUEST, Endpoints.budget()))
          .isInstanceOf(ModelUnavailableException.class);
      client.reply(REQUEST, Endpoints.budget());
      assertThat(stub.received()).hasSize(4);
    }
  }

  private static Set<Capability> capabilities(String model, ModelStub stub) {
    return Endpoints.client(model, stub.url()).capabilities(Endpoints.budget());
  }
}
