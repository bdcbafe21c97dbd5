package io.github.askjdbc.llm.plugin;

import io.github.askjdbc.llm.ModelClient;
import io.github.askjdbc.llm.ModelName;
import io.github.askjdbc.llm.ModelOpener;
import io.github.askjdbc.llm.ModelProvider;
import io.github.askjdbc.llm.ModelUnavailableException;
import java.lang.System.Logger;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;

/**
 * What is plugged in beside ask-jdbc and asks models.
 *
 * @param clients in the order of their ids
 */
public record ModelPlugins(List<ModelClient> clients, List<ModelOpener> openers) {

  private static final Logger LOG = System.getLogger(ModelPlugins.class.getName());

  /** Nothing is. */
  public static final ModelPlugins NONE = new ModelPlugins(List.of(), List.of());

  public ModelPlugins {
    clients = clients.stream().sorted(Comparator.comparing(ModelClient::id)).toList();
    openers = List.copyOf(openers);
  }

  /** What a class loader finds. */
  public static ModelPlugins installed(ClassLoader loader) {
    return new ModelPlugins(
        found(ServiceLoader.load(ModelClient.class, loader)),
        found(ServiceLoader.load(ModelOpener.class, loader)));
  }

  private static <T> List<T> found(ServiceLoader<T> loader) {
    return loader.stream().map(ServiceLoader.Provider::get).toList();
  }

  /** What is asked where no setting names a model: the first client by id. */
  public Optional<ModelName> unnamed() {
    return clients.stream()
        .findFirst()
        .map(client -> new ModelName(ModelProvider.PLUGIN, client.id()));
  }

  /** Why a named model cannot be used, and what to do, if it cannot. */
  public Optional<String> problem(ModelName name) {
    if (name.provider() == ModelProvider.PLUGIN) {
      return named(name).isPresent()
          ? Optional.empty()
          : Optional.of(
              "no client of this name is plugged in; there "
                  + (clients.isEmpty()
                      ? "is none"
                      : "are " + String.join(", ", clients.stream().map(ModelClient::id).toList()))
                  + "; add its jar beside ask-jdbc's");
    }
    return opener(name)
        .map(opener -> opener.problem(name.model()))
        .orElseGet(
            () ->
                Optional.of(
                    "what loads such models is a jar of its own; add ask-jdbc-<version>-"
                        + name.provider().id()
                        + ".jar beside ask-jdbc's"));
  }

  /**
   * The client of a name.
   *
   * @throws ModelUnavailableException if there is none
   */
  ModelClient client(ModelName name) {
    Optional<String> problem = problem(name);
    if (problem.isPresent()) {
      throw new ModelUnavailableException("the model " + name + ": " + problem.get());
    }
    return named(name).orElseGet(() -> opener(name).orElseThrow().open(name.model()));
  }

  /** Ends what an opener opened. */
  void close(ModelClient client) {
    if (client instanceof AutoCloseable opened && !clients.contains(client)) {
      try {
        opened.close();
      } catch (Exception e) {
        LOG.log(Logger.Level.DEBUG, "a model was not closed: {0}", e.getClass().getSimpleName());
      }
    }
  }

  private Optional<ModelClient> named(ModelName name) {
    return name.provider() == ModelProvider.PLUGIN
        ? clients.stream().filter(client -> client.id().equals(name.model())).findFirst()
        : Optional.empty();
  }

  private Optional<ModelOpener> opener(ModelName name) {
    return openers.stream()
        .filter(opener -> opener.provider().equals(name.provider().id()))
        .findFirst();
  }
}
