import Foundation
import UIKit

/// Which animators a film is about: all of the user's own, or those of some of the user's classes.
struct OwnAnimators: Equatable, Sendable {
  /// With those that derive from them, the one that gives a film its name first; nil for all.
  private let classes: [String]?

  init(classes: [String]?) { self.classes = classes }

  /// Tells the renderer which ones are asked for.
  private static let environmentKey = "SEGUE_CLIENT_ANIMATORS"

  /// In the renderer: those that its parent asks for.
  static let asked = OwnAnimators(
    classes: ProcessInfo.processInfo.environment[environmentKey].map {
      $0.split(separator: ",").map(String.init)
    }
  )

  var environment: [String: String] {
    classes.map { [OwnAnimators.environmentKey: $0.joined(separator: ",")] } ?? [:]
  }

  /// Their names; nil where all are meant.
  var words: String? { classes?.joined(separator: ", ") }

  /// What a film of them is called; nil where all are meant.
  var title: String? { classes?.first }

  /// - Parameter animator: the name of its class, without a module.
  @MainActor
  func contains(_ animator: String) -> Bool {
    guard NSClassFromString("UIKit.\(animator)") == nil else { return false }
    guard let classes, !classes.contains(animator) else { return true }
    let modules = ClientLibrary.currentDescription?.modules ?? []
    var ancestor: AnyClass? =
      modules.lazy.compactMap { NSClassFromString("\($0).\(animator)") }.first
    while let current = ancestor {
      if classes.contains(String(describing: current)) { return true }
      ancestor = (current as? NSObject.Type)?.superclass()
    }
    return false
  }
}
