extension InterfaceDocument {
  /// The document with the texts of a `.strings` file, whose keys are `<object id>.<property>`.
  package func localized(by strings: [String: String]) -> InterfaceDocument {
    guard !strings.isEmpty else { return self }
    var properties: [String: [(name: String, text: String)]] = [:]
    for (key, text) in strings {
      guard let dot = key.firstIndex(of: ".") else { continue }
      properties[String(key[..<dot]), default: []].append(
        (String(key[key.index(after: dot)...]), text)
      )
    }
    return mapped { element in
      guard let id = element.id, let texts = properties[id] else { return }
      for (name, text) in texts { element.localize(name, text) }
    }
  }
}

extension MarkupElement {
  /// `text`, `title`, `placeholder` … are attributes; `normalTitle` is one of a button's state,
  /// `segmentTitles[1]` one of a segment, `configuration.title` one of a button's configuration.
  fileprivate mutating func localize(_ property: String, _ text: String) {
    let states = ["normalTitle": "normal", "selectedTitle": "selected"]
      .merging(["highlightedTitle": "highlighted", "disabledTitle": "disabled"]) { a, _ in a }
    if let state = states[property] {
      let index = children.firstIndex { $0.name == "state" && $0["key"] == state }
      if let index { children[index].set("title", text) }
    } else if property.hasPrefix("segmentTitles["), property.hasSuffix("]") {
      let number = Int(property.dropFirst("segmentTitles[".count).dropLast())
      guard let list = children.firstIndex(where: { $0.name == "segments" }), let number,
        children[list].children.indices.contains(number)
      else { return }
      children[list].children[number].set("title", text)
    } else if property.hasPrefix("configuration."),
      let index = children.firstIndex(where: { $0["key"] == "configuration" })
    {
      children[index].set(String(property.dropFirst("configuration.".count)), text)
    } else {
      set(property, text)
    }
  }

  private mutating func set(_ key: String, _ text: String) {
    children.removeAll { $0["key"] == key && ["string", "mutableString"].contains($0.name) }
    attributes[key] = text
  }
}
