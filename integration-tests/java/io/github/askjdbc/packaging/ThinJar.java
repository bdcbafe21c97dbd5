package io.github.askjdbc.packaging;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipFile;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/** The jar without what it depends on, and what Maven would put beside it for its pom. */
final class ThinJar {

  /** A library as poms name it, without its version. */
  private record Library(String group, String artifact) {

    /** How its folder in a Maven repository ends, but for the version. */
    private String folder() {
      return "/" + group.replace('.', '/') + "/" + artifact + "/";
    }
  }

  /**
   * A library that a pom asks for.
   *
   * @param excluded what must not come with it
   */
  private record Dependency(Library library, Set<Library> excluded) {

    /** As it is where it comes with another. */
    private Dependency under(Dependency parent) {
      Set<Library> all = new HashSet<>(excluded);
      all.addAll(parent.excluded);
      return new Dependency(library, all);
    }
  }

  private ThinJar() {}

  /**
   * The jar, then what a project that depends on it alone has on its class path at run time: no
   * optional dependency and none that is provided.
   */
  static List<Path> withDependencies() throws IOException {
    Path jar = Path.of(System.getProperty("thin.jar"));
    Map<Library, Path> found = new LinkedHashMap<>();
    Deque<Dependency> open = new ArrayDeque<>();
    try (ZipFile zip = new ZipFile(jar.toFile())) {
      String pom = "META-INF/maven/io.github.askjdbc/ask-jdbc/pom.xml";
      open.addAll(dependencies(zip.getInputStream(zip.getEntry(pom))));
    }
    while (!open.isEmpty()) {
      Dependency wanted = open.removeFirst();
      if (!found.containsKey(wanted.library())) {
        Path file = ofClassPath(wanted.library());
        found.put(wanted.library(), file);
        try (InputStream pom = Files.newInputStream(pomBeside(file))) {
          dependencies(pom).stream()
              .map(other -> other.under(wanted))
              .filter(other -> !wanted.excluded().contains(other.library()))
              .forEach(open::add);
        }
      }
    }
    return Stream.concat(Stream.of(jar), found.values().stream()).toList();
  }

  private static Path pomBeside(Path jar) {
    return jar.resolveSibling(jar.getFileName().toString().replace(".jar", ".pom"));
  }

  private static Path ofClassPath(Library library) {
    return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator, -1))
        .filter(entry -> entry.replace(File.separatorChar, '/').contains(library.folder()))
        .map(Path::of)
        .findFirst()
        .orElseThrow(
            () -> new IllegalStateException(library + " is not on the class path of this test"));
  }

  /** What a pom passes on to projects that depend on it. */
  private static List<Dependency> dependencies(InputStream pom) throws IOException {
    Element project = root(pom);
    List<Dependency> dependencies = new ArrayList<>();
    for (Element section : children(project, "dependencies")) {
      for (Element dependency : children(section, "dependency")) {
        String scope = text(dependency, "scope").orElse("compile");
        boolean optional = text(dependency, "optional").orElse("false").equals("true");
        if (!optional && (scope.equals("compile") || scope.equals("runtime"))) {
          dependencies.add(new Dependency(library(dependency), excluded(dependency)));
        }
      }
    }
    return dependencies;
  }

  private static Set<Library> excluded(Element dependency) {
    return children(dependency, "exclusions").stream()
        .flatMap(section -> children(section, "exclusion").stream())
        .map(ThinJar::library)
        .collect(Collectors.toSet());
  }

  private static Library library(Element named) {
    return new Library(
        text(named, "groupId").orElseThrow(), text(named, "artifactId").orElseThrow());
  }

  private static Element root(InputStream pom) throws IOException {
    try {
      return DocumentBuilderFactory.newInstance()
          .newDocumentBuilder()
          .parse(pom)
          .getDocumentElement();
    } catch (ParserConfigurationException | SAXException e) {
      throw new IOException("a pom cannot be read", e);
    }
  }

  private static Optional<String> text(Element element, String name) {
    return children(element, name).stream()
        .findFirst()
        .map(child -> child.getTextContent().strip());
  }

  private static List<Element> children(Element element, String name) {
    List<Element> children = new ArrayList<>();
    NodeList nodes = element.getChildNodes();
    for (int i = 0; i < nodes.getLength(); i++) {
      if (nodes.item(i) instanceof Element child && child.getTagName().equals(name)) {
        children.add(child);
      }
    }
    return children;
  }
}
