import UIKit

/// The source of a transition, for copying.
extension Demo {
  /// Whether it is one of the files in `Effects`.
  public var isEffect: Bool { Demo.effects.contains { $0.name == name } }

  /// Whether it belongs to UIKit.
  public var isSystem: Bool {
    let own: [Demo] = [
      .coverVertical, .flipHorizontal, .crossDissolve, .partialCurl, .pageSheet, .push, .pop, .tab,
    ]
    return own.contains { $0.name == name }
  }

  /// The name and the text of its file; nil for the system's own, and without the package's sources
  /// on this machine.
  public var source: (name: String, text: String)? {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let noun = name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined()
    let candidates = isEffect ? ["Effects/\(noun)Transition.swift"] : ["\(noun).swift"]
    for candidate in candidates {
      let path = folder.appendingPathComponent(candidate).path
      guard let data = FileManager.default.contents(atPath: path) else { continue }
      return ("Sources/Animators/\(candidate)", String(decoding: data, as: UTF8.self))
    }
    return nil
  }
}
