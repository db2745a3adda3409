import OwnCode
import Segue
import UIKit

/// How the second screen is presented.
extension ClientScene {
  /// Presents as the code seems to expect it, if that says nothing.
  mutating func chooseStyle(
    onReturn: Bool,
    _ console: Console,
    on stage: @escaping @MainActor () -> Stage
  ) {
    let answer = ModalStyleTrial(scene: self, makeStage: stage).answer(onReturn: onReturn)
    var custom = self
    custom.style = .custom
    if answer == .placed {
      custom.place = .final
      let below = custom.placed(.below)
      if ModalStyleTrial(scene: custom, makeStage: stage).needs(below) { custom = below }
    }
    guard answer != .fullScreen || style == .custom else { return }
    if needsFullScreen(insteadOf: custom, onReturn: onReturn, on: stage) {
      if style == .custom {
        console.note(
          "presented in full screen, since \(choice.name) does not end in its custom presentation, "
            + "where view(forKey:) has no presenting view"
        )
      }
      style = .fullScreen
      return
    }
    guard answer != .fullScreen else { return }
    self = custom
    if answer == .placed {
      // On a device it is in no container unless a presentation controller adds it.
      console.note(
        "presented as .custom, since \(choice.name) leaves the presented view to UIKit: "
          + "it does not add it to its containerView"
      )
    } else {
      console.detail(
        "note: presented as .custom, since \(choice.name) leaves the presenting screen to UIKit"
      )
    }
  }

  /// Whether an animator, or a delegate's, comes to its end in a full-screen presentation alone,
  /// as one that does nothing without the presenting view: only that style gives it to
  /// `view(forKey:)` (documented).
  private func needsFullScreen(
    insteadOf custom: ClientScene,
    onReturn: Bool,
    on stage: () -> Stage
  ) -> Bool {
    switch subject {
    case .animator, .transitioningDelegate, .presentingScreen: break
    default: return false
    }
    guard way == .present || way == .dismiss else { return false }
    switch custom.trial(onReturn: onReturn, on: stage) {
    // The film reaches what does not compile, and is made again without those statements alone.
    case .success(true), .failure(.missingCode): return false
    default: break
    }
    var full = self
    full.style = .fullScreen
    return full.plays(onReturn: onReturn, on: stage)
  }

  private func placed(_ place: PlacingPresentationController.Place) -> ClientScene {
    var scene = self
    scene.place = place
    return scene
  }

  /// Whether it is one of the tool's screens that is presented, in a style of the tool's choice.
  var choosesStyle: Bool {
    guard style == .fullScreen, way == .present || way == .dismiss else { return false }
    return switch subject {
    case .animator, .transitioningDelegate, .presentingScreen: true
    default: false
    }
  }

  /// Whether it is an animator alone, presented in the custom style of its code.
  var isOfCustomAnimator: Bool {
    guard case .animator = subject else { return false }
    return style == .custom && (way == .present || way == .dismiss)
  }
}
