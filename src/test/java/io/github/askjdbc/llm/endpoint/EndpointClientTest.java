package io.github.askjdbc.llm.endpoint;

import static io.github.askjdbc.llm.Speaks.says;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.askjdbc.llm.Capability;
import io.github.askjdbc.llm.ModelReply;
import io.github.askjdbc.llm.ModelRequest;
import io.github.askjdbc.llm.ModelStub;
import io.github.askjdbc.llm.ModelStub.Received;
import io.github.askjdbc.llm.TokenCount;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Proxy;
import java.net.ProxySelector;
import java.net.SocketAddress;
import java.net.URI;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is sent to an endpoint that works, and what is made of its replies. */
class EndpointClientTest {

  private static final ModelRequest REQUEST =
      new ModelRequest("The schema.", "The question.", 300, ModelRequest.Form.SQL);

  @Test
  void reply_openAi_textTokensAndUse() {
    try (ModelStub stub = ModelStub.of(says("{\"sql\":\"SELECT 1\"}"))) {
      ModelReply reply =
          Endpoints.client("openai:small", stub.url()).reply(REQUEST, Endpoints.budget());

      assertThat(reply.text()).isEqualTo("{\"sql\":\"SELECT 1\"}");
      assertThat(reply.problem()).isEmpty();
      assertThat(reply.used()).isEqualTo(new TokenCount(11, 7));
      assertThat(reply.tokenProbabilities()).hasSize(1);
      assertThat(reply.finish()).contains("STOP");
      assertThat(reply.tokens().get(0).text()).isEqualTo("x");
      assertThat(reply.tokens().get(0).probability()).isCloseTo(0.9, within(1e-9));
      assertThat(reply.tokens().get(0).entropy())
          .isCloseTo(-0.9 * Math.log(0.9) - 0.1 * Math.log(0.1), within(1e-9));
    }
  }

  @Test
  void reply_openAi_requestHoldsModelPromptAndKeyAsBearer() {
    try (ModelStub stub = ModelStub.of(says("NONE"))) {
      Endpoints.client("openai:small", stub.url()).reply(REQUEST, Endpoints.budget());

      Received last = last(stub);
      assertThat(last.path()).isEqualTo("/v1/chat/completions");
      assertThat(last.headers().get("Authorization")).isEqualTo("Bearer " + Endpoints.KEY);
      assertThat(last.body().path("model").asText()).isEqualTo("small");
      assertThat(last.body().path("max_tokens").asInt()).isEqualTo(300);
      assertThat(last.body().path("temperature").asDouble(-1)).isZero();
      assertThat(last.body().at("/messages/0/content").asText())
          .startsWith("The schema.")
          .endsWith("The question.");
      assertThat(last.body().toString()).doesNotContain(Endpoints.KEY);
    }
  }

  @Test
  void reply_anthropic_instructionsAreTheSystemsAndCached() {
    try (ModelStub stub = ModelStub.of(says("NONE"))) {
      ModelReply reply =
          Endpoints.client("anthropic:large", stub.url()).reply(REQUEST, Endpoints.budget());

      Received last = last(stub);
      assertThat(reply.text()).contains("NONE");
      assertThat(reply.used()).isEqualTo(new TokenCount(11, 7));
      assertThat(last.path()).isEqualTo("/v1/messages");
      assertThat(last.headers())
          .containsEntry("x-api-key", Endpoints.KEY)
          .containsKey("anthropic-version")
          .doesNotContainKey("Authorization");
      JsonNode system = last.body().path("system").path(0);
      assertThat(system.path("text").asText()).isEqualTo("The schema.");
      assertThat(system.has("cache_control")).isTrue();
      assertThat(last.body().toString()).doesNotContain(Endpoints.KEY);
    }
  }

  @Test
  void reply_severalCalls_shareOneConnection() {
    try (ModelStub stub = ModelStub.of(says("NONE"))) {
      EndpointClient client = Endpoints.client("ollama:small", stub.url());
      for (int i = 0; i < 3; i++) {
        client.reply(REQUEST, Endpoints.budget());
      }
      assertThat(stub.received())
          .hasSize(4)
          .extracting(Received::port)
          .containsOnly(last(stub).port());
    }
  }

  @Test
  void samples_endpointGivesSeveral_oneCall() {
    try (ModelStub stub = ModelStub.of(says("NONE"))) {
      List<ModelReply> replies =
          Endpoints.client("openai:small", stub.url()).samples(REQUEST, 3, Endpoints.budget());

      assertThat(replies).hasSize(3).allMatch(reply -> reply.text().contains("NONE"));
      assertThat(replies.stream().map(ModelReply::used))
          .containsExactly(new TokenCount(11, 7), TokenCount.UNKNOWN, TokenCount.UNKNOWN);
      assertThat(stub.received()).hasSize(2);
      assertThat(last(stub).body().path("temperature").asDouble()).isPositive();
    }
  }

  @Test
  void samples_endpointGivesOne_oneCallEach() {
    try (ModelStub stub = ModelStub.of(says("NONE").without(Capability.SEVERAL_REPLIES))) {
      assertThat(
              Endpoints.client("openai:small", stub.url()).samples(REQUEST, 3, Endpoints.budget()))
          .hasSize(3);
      assertThat(stub.received()).hasSize(4);
      assertThat(stub.received().subList(1, 4))
          .extracting(request -> request.body().path("seed").asInt(-1))
          .containsExactly(0, 1, 2);
    }
  }

  @Test
  void reply_jvmHasAProxy_goesThroughIt() {
    ProxySelector before = ProxySelector.getDefault();
    try (ModelStub proxy = ModelStub.of(says("NONE"))) {
      ProxySelector.setDefault(only(URI.create(proxy.url()).getPort()));
      Endpoints.client("openai:small", "http://models.invalid/v1")
          .reply(REQUEST, Endpoints.budget());

      assertThat(last(proxy).path()).isEqualTo("http://models.invalid/v1/chat/completions");
    } finally {
      ProxySelector.setDefault(before);
    }
  }

  private static ProxySelector only(int port) {
    return new ProxySelector() {
      @Override
      public List<Proxy> select(URI uri) {
        return List.of(new Proxy(Proxy.Type.HTTP, new InetSocketAddress("localhost", port)));
      }

      @Override
      public void connectFailed(URI uri, SocketAddress address, IOException failure) {}
    };
  }

  private static Received last(ModelStub stub) {
    return stub.received().get(stub.received().size() - 1);
  }
}
