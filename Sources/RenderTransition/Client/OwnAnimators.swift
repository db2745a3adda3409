import Foundation
import UIKit

/// Which animators a film is about: all of the user's own, or those of some of the user's classes.
struct OwnAnimators: Equatable, Sendable {
  /// With those that derive from them, the one that gives a film its name first; nil for all.
  private let classes: [String]?
  /// Whether the classes are rather screens, presentation controllers or delegates: what takes part in a transition,
  /// which may be UIKit's.
  private let takePart: Bool

  /// - Parameter takePart: whether the classes need not be animators.
  init(classes: [String]?, takePart: Bool = false) {
    self.classes = classes
    self.takePart = takePart
  }

  /// Tell the renderer which ones are asked for.
  private static let environmentKey = "SEGUE_CLIENT_ANIMATORS"
  private static let partKey = "SEGUE_CLIENT_PARTIES"

  /// In the renderer: those that its parent asks for.
  static let asked = OwnAnimators(
    classes: ProcessInfo.processInfo.environment[environmentKey].map {
      $0.split(separator: ",").map(String.init)
    },
    takePart: ProcessInfo.processInfo.environment[partKey] != nil
  )

  var environment: [String: String] {
    var result = classes.map { [OwnAnimators.environmentKey: $0.joined(separator: ",")] } ?? [:]
    if takePart { result[OwnAnimators.partKey] = "1" }
    return result
  }

  /// Whether the film is about some of the user's own alone.
  var areNamed: Bool { classes != nil }

  /// Their names; nil where all are meant.
  var words: String? { classes?.joined(separator: ", ") }

  /// What a film of them is called; nil where all are meant.
  var title: String? { classes?.first }

  func contains(_ transition: StartedTransition) -> Bool {
    guard let classes else { return !transition.isOfUIKit || transition.hasOwnPresentation }
    let own = transition.isOfUIKit ? [] : transition.classes
    // A generic class has its arguments in its name.
    let names = Set((own + (takePart ? transition.parties : [])).map { $0.prefix { $0 != "<" } })
    return classes.contains { names.contains($0[...]) }
  }
}
