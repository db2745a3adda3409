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

  /// Whether the film is about some of the user's own alone.
  var areNamed: Bool { classes != nil }

  /// Their names; nil where all are meant.
  var words: String? { classes?.joined(separator: ", ") }

  /// What a film of them is called; nil where all are meant.
  var title: String? { classes?.first }

  func contains(_ transition: StartedTransition) -> Bool {
    guard let classes else { return !transition.isOfUIKit }
    return !transition.isOfUIKit && classes.contains(where: transition.classes.contains)
  }
}
