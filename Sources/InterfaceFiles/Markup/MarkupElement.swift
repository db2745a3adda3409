/// An element of an XML file as it is written there.
package struct MarkupElement: Equatable, Sendable {
  package var name: String
  package var attributes: [String: String] = [:]
  package var children: [MarkupElement] = []
  /// The characters directly inside; empty where they are white space between children.
  package var text = ""
  /// Where it begins in its file.
  package var line = 0

  package init(
    _ name: String,
    _ attributes: [String: String] = [:],
    children: [MarkupElement] = [],
    text: String = "",
    line: Int = 0
  ) {
    self.name = name
    self.attributes = attributes
    self.children = children
    self.text = text
    self.line = line
  }

  package subscript(attribute: String) -> String? { attributes[attribute] }

  /// The first child of that name.
  package func child(_ name: String) -> MarkupElement? { children.first { $0.name == name } }

  /// The first child with that `key` attribute.
  package func child(key: String) -> MarkupElement? { children.first { $0["key"] == key } }

  /// The children of the first child of that name: `subviews`, `constraints` or `connections`.
  package func list(_ name: String) -> [MarkupElement] { child(name)?.children ?? [] }

  /// Calls `body` with the element and all below it, parents first.
  package func visit(_ body: (MarkupElement) throws -> Void) rethrows {
    try body(self)
    for child in children { try child.visit(body) }
  }

  /// The element with all below it changed by `change`, children first.
  package func mapped(_ change: (inout MarkupElement) -> Void) -> MarkupElement {
    var copy = self
    copy.children = children.map { $0.mapped(change) }
    change(&copy)
    return copy
  }
}
