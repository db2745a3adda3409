extension InterfaceDocument {
  /// The document in words: one line for each element, indented by depth, attributes by name.
  package func dump() -> String {
    var lines = ["\(kind.rawValue) \(name)" + (initialController.map { " from \($0)" } ?? "")]
    for scene in scenes {
      lines.append("scene \(scene.id)")
      for object in scene.objects { object.dump(into: &lines, depth: 1) }
    }
    for object in objects { object.dump(into: &lines, depth: 0) }
    for (name, size) in images.sorted(by: { $0.key < $1.key }) {
      lines.append("image \(name) \(size.width)x\(size.height)")
    }
    for (name, color) in colors.sorted(by: { $0.key < $1.key }) {
      lines.append("color \(name) \(color)")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension MarkupElement {
  /// One line for the element and one for each below it.
  package func dump(into lines: inout [String], depth: Int) {
    var line = String(repeating: "  ", count: depth) + name
    for (name, value) in attributes.sorted(by: { $0.key < $1.key }) {
      line += " \(name)=\(value.contains { $0.isWhitespace } ? "\"\(value.onOneLine)\"" : value)"
    }
    if !text.isEmpty { line += " \"\(text.onOneLine)\"" }
    lines.append(line)
    for child in children { child.dump(into: &lines, depth: depth + 1) }
  }
}

extension String {
  fileprivate var onOneLine: String {
    split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\\n")
  }
}
