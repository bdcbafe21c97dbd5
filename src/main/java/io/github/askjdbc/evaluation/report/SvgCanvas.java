package io.github.askjdbc.evaluation.report;

import java.awt.Graphics2D;
import java.io.StringWriter;
import java.util.function.Consumer;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.apache.batik.svggen.SVGGraphics2D;
import org.apache.batik.svggen.SVGGraphics2DIOException;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

/** Turns what is drawn into an SVG document. */
final class SvgCanvas {

  private static final String NAMESPACE = "http://www.w3.org/2000/svg";

  private SvgCanvas() {}

  static String svg(int width, int height, String label, Consumer<Graphics2D> drawing) {
    try {
      Document document =
          DocumentBuilderFactory.newInstance()
              .newDocumentBuilder()
              .getDOMImplementation()
              .createDocument(NAMESPACE, "svg", null);
      SVGGraphics2D graphics = new SVGGraphics2D(document);
      drawing.accept(graphics);
      Element root = graphics.getRoot();
      root.setAttributeNS(null, "viewBox", "0 0 " + width + " " + height);
      StringWriter text = new StringWriter();
      graphics.stream(root, text, true, false);
      return text.toString();
    } catch (ParserConfigurationException | SVGGraphics2DIOException e) {
      throw new IllegalStateException("the chart '" + label + "' cannot be drawn", e);
    }
  }
}
