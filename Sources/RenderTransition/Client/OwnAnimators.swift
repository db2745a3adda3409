import Foundation
import ObjectiveC
import UIKit

/// Which animators a film is about: all of the user's own, or those of some of the user's classes.
struct OwnAnimators: Equatable, Sendable {
  /// With those that derive from them, the one that gives a film its name first; nil for all.
  private let classes: [String]?
  /// Whether the classes may also be screens, presentation controllers or delegates that take part
  /// in a transition, whose animator may be UIKit's.
  private let includesParticipants: Bool

  init(classes: [String]?, includesParticipants: Bool = false) {
    self.classes = classes
    self.includesParticipants = includesParticipants
  }

  /// Variables of the environment that pass them to the renderer.
  private static let environmentKey = "SEGUE_CLIENT_ANIMATORS"
  private static let participantsKey = "SEGUE_CLIENT_PARTICIPANTS"

  /// In the renderer: those that its parent asks for.
  static let asked = OwnAnimators(
    classes: ProcessInfo.processInfo.environment[environmentKey].map {
      $0.split(separator: ",").map(String.init)
    },
    includesParticipants: ProcessInfo.processInfo.environment[participantsKey] != nil
  )

  var environment: [String: String] {
    var result = classes.map { [OwnAnimators.environmentKey: $0.joined(separator: ",")] } ?? [:]
    if includesParticipants { result[OwnAnimators.participantsKey] = "1" }
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
    let all = own + (includesParticipants ? transition.participantClasses : [])
    // A generic class has its arguments in its name.
    let names = Set(all.map { $0.prefix { $0 != "<" } })
    return classes.contains { names.contains($0[...]) }
  }

  /// Whether a view or a screen of the asked classes is in a window, where also those count that
  /// take part: a side menu or a toast moves without a transition of UIKit's.
  @MainActor
  func areShown(in windows: [UIWindow]) -> Bool {
    guard let classes, includesParticipants else { return false }
    var known: [ObjectIdentifier: Bool] = [:]
    func isAsked(_ object: AnyObject) -> Bool {
      let key = ObjectIdentifier(type(of: object))
      if let answer = known[key] { return answer }
      let names = classNames(of: object).map { $0.prefix { $0 != "<" } }
      let answer = classes.contains { names.contains($0[...]) }
      known[key] = answer
      return answer
    }
    func shows(_ view: UIView) -> Bool {
      guard !view.isHidden, view.alpha > 0 else { return false }
      if isAsked(view) { return true }
      if let screen = view.next as? UIViewController, isAsked(screen) { return true }
      return view.subviews.contains(where: shows)
    }
    return windows.contains(where: shows)
  }
}
