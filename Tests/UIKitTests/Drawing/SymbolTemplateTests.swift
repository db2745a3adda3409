import Foundation
import Geometry
import Testing

@testable import UIKit

/// Symbols of an app's own, from the templates that the SF Symbols app exports.
struct SymbolTemplateTests {
  /// A box of 60 by 40 in the regular weight, one of 80 by 60 in black, between margins.
  private static let boxes = """
    <?xml version="1.0" encoding="UTF-8"?>
    <svg version="1.1" xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
     <g id="Notes"><rect height="2200" id="artboard" width="3300" x="0" y="0"/>
      <path d="M0 0 L3000 0 L3000 2000 Z"/></g>
     <g id="Guides">
      <line id="left-margin-Regular-M" x1="1390" x2="1390" y1="1030" y2="1150"/>
      <line id="right-margin-Regular-M" x1="1475" x2="1475" y1="1030" y2="1150"/>
     </g>
     <g id="Symbols">
      <g id="Black-M" transform="matrix(1 0 0 1 2900 1126)"><path d="M0 0h80v-60H0z"/></g>
      <g id="Regular-M" transform="matrix(1 0 0 1 1400 1126)"><path d="M0 0h60v-40H0z"/></g>
      <g id="Regular-S" transform="translate(1400, 696)"><path d="M0 0h47v-31H0z"/></g>
     </g>
    </svg>
    """

  private func template(_ text: String = boxes) throws -> SymbolTemplate? {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("symbol-\(UUID().uuidString).svg")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(text.utf8).write(to: file)
    return SymbolTemplate(path: file.path)
  }

  @Test
  func `a symbol is as wide as its margins say`() throws {
    let drawing = try #require(try template()).drawing(weight: .regular, scale: .medium).drawing
    #expect(drawing.size.width == 85)
    #expect(drawing.pathBounds == CGRect(x: 10, y: 4.75, width: 60, height: 40))
  }

  @Test
  func `a weight without margins has the room of the regular one`() throws {
    let drawing = try #require(try template()).drawing(weight: .black, scale: .medium).drawing
    #expect(abs(drawing.size.width - (10 + 80 + 15)) < 1e-9)
  }

  @Test
  func `a missing weight and scale is the nearest one`() throws {
    let template = try #require(try template())
    let chosen = template.drawing(weight: .semibold, scale: .large)
    #expect(chosen.drawing.pathBounds.size == CGSize(width: 60, height: 40))
    #expect(chosen.scale == .medium)
  }

  @Test
  func `a symbol has the size of its text`() throws {
    let symbol = SymbolImage(name: "boxes", template: try #require(try template()))
    #expect(symbol.size == CGSize(width: 14 + 1 / 3.0, height: 8 + 1 / 3.0))
    let large = symbol.configured(by: UIImage.SymbolConfiguration(pointSize: 34))
    #expect(large.size == CGSize(width: 29, height: 16 + 2 / 3.0))
    // The drawing for the small scale is small itself.
    let small = symbol.configured(by: UIImage.SymbolConfiguration(scale: .small))
    #expect(small.size.width == 12 + 1 / 3.0)
  }

  @Test
  func `a picture that is not such a template is none`() throws {
    let text = #"<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z"/></svg>"#
    #expect(try template(text) == nil)
  }

  // MARK: Paths

  @Test(
    arguments: [
      ("M1 2L3 4z", "M1,2L3,4Z"), ("m1 2 2 2-1-1", "M1,2L3,4L2,3"),
      ("M1,2H5V7h-2v-1", "M1,2L5,2L5,7L3,7L3,6"), ("M.5.5l.5.5", "M0.5,0.5L1,1"),
      ("M0 0C1 0 2 1 2 2S3 4 4 4", "M0,0C1,0 2,1 2,2C2,3 3,4 4,4"),
      ("M0 0Q1 1 2 0T4 0", "M0,0Q1,1 2,0Q3,-1 4,0"), ("M0 0L1e1 2", "M0,0L10,2"),
      ("M0 0L1 1 nonsense", "M0,0L1,1"),
    ]
  )
  func `the commands of a path are those of SVG`(_ text: String, _ expected: String) {
    #expect(words(Path(svgData: text)) == expected)
  }

  @Test
  func `an arc goes the way that its flags say`() {
    let half = Path(svgData: "M0 0a5 5 0 0110 0z")
    #expect(half.bounds.minY.rounded() == -5)
    #expect(half.bounds.maxY.rounded() == 0)
    let other = Path(svgData: "M0 0A5 5 0 0 0 10 0z")
    #expect(other.bounds.maxY.rounded() == 5)
  }

  private func words(_ path: Path) -> String {
    func word(_ point: CGPoint) -> String { "\(number(point.x)),\(number(point.y))" }
    func number(_ value: CGFloat) -> String {
      value == value.rounded() ? "\(Int(value))" : "\(value)"
    }
    var result = ""
    path.forEach { element in
      switch element {
      case .move(let point): result += "M" + word(point)
      case .line(let point): result += "L" + word(point)
      case .quad(let control, let end): result += "Q\(word(control)) \(word(end))"
      case .cubic(let first, let second, let end):
        result += "C\(word(first)) \(word(second)) \(word(end))"
      case .close: result += "Z"
      }
    }
    return result
  }

  @Test(arguments: [
    #"<rect x="1400" y="1086" width="60" height="40" rx="8"/>"#,
    #"<ellipse cx="1430" cy="1106" rx="30" ry="20"/>"#,
    #"<polygon points="1400,1126 1460,1126 1460,1086 1400,1086"/>"#,
  ])
  func `a symbol may be made of basic shapes, and a variant may be one`(shape: String) throws {
    let group =
      #"<g id="Regular-M" transform="matrix(1 0 0 1 1400 1126)"><path d="M0 0h60v-40H0z"/></g>"#
    let grouped = Self.boxes.replacing(group, with: #"<g id="Regular-M">\#(shape)</g>"#)
    let named = shape.replacing(" ", with: #" id="Regular-M" "#, maxReplacements: 1)
    for text in [grouped, Self.boxes.replacing(group, with: named)] {
      let drawing = try #require(try template(text)).drawing(weight: .regular, scale: .medium)
      #expect(drawing.drawing.size.width == 85)
      #expect(drawing.drawing.pathBounds.size == CGSize(width: 60, height: 40))
    }
  }
}
