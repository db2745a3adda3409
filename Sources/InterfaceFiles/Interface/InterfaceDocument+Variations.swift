/// The size classes that decide which of a document's variations apply.
package struct InterfaceSizeClasses: Hashable, Sendable {
  package enum Class: String, Sendable {
    case compact, regular
  }

  package var width: Class
  package var height: Class

  package init(width: Class, height: Class) {
    self.width = width
    self.height = height
  }

  /// How specific a variation's key is; nil when it does not apply.
  ///
  /// Keys are `default`, `widthClass=compact`, `heightClass=regular-widthClass=compact` and so on.
  func weight(of key: String) -> Int? {
    if key == "default" { return 0 }
    var weight = 0
    for condition in key.split(separator: "-") {
      switch condition {
      case "widthClass=\(width.rawValue)", "heightClass=\(height.rawValue)": weight += 1
      default: return nil
      }
    }
    return weight
  }
}

extension InterfaceDocument {
  /// The attribute of objects that the variation leaves out.
  ///
  /// iOS still makes and connects them, but does not add such a view or activate such a constraint.
  package static let installedAttribute = "installed"

  /// The document for some size classes: every `<variation>` that applies is carried out, general
  /// ones first, and all are removed.
  package func varied(for classes: InterfaceSizeClasses) -> InterfaceDocument {
    var hasVariations = false
    for root in roots { root.visit { hasVariations = hasVariations || $0.name == "variation" } }
    guard hasVariations else { return self }
    var left: Set<String> = []
    let varied = mapped { element in
      guard element.children.contains(where: { $0.name == "variation" }) else { return }
      var matching: [(weight: Int, variation: MarkupElement)] = []
      for child in element.children where child.name == "variation" {
        guard let weight = classes.weight(of: child["key"] ?? "default") else { continue }
        matching.append((weight, child))
      }
      element.children.removeAll { $0.name == "variation" }
      // A sort could exchange those of equal weight.
      for weight in 0...2 {
        for entry in matching where entry.weight == weight {
          element.apply(entry.variation, leavingOut: &left)
        }
      }
    }
    guard !left.isEmpty else { return varied }
    return varied.mapped { element in
      if let id = element.id, left.contains(id) {
        element.attributes[Self.installedAttribute] = "NO"
      }
    }
  }
}

extension MarkupElement {
  fileprivate mutating func apply(_ variation: MarkupElement, leavingOut left: inout Set<String>) {
    for (name, value) in variation.attributes where name != "key" && name != "misplaced" {
      attributes[name] = value
    }
    for child in variation.children {
      guard child.name == "mask" else {
        children.removeAll { $0["key"] != nil && $0["key"] == child["key"] }
        children.append(child)
        continue
      }
      for reference in child.children {
        guard let id = reference["reference"] else { continue }
        if reference.name == "exclude" { left.insert(id) } else { left.remove(id) }
      }
    }
  }
}
