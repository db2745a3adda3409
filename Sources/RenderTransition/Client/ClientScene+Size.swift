import Animators
import Segue
import UIKit

extension ClientScene {
  /// Reports a presented view without a size, which the code's caller may be expected to provide:
  /// the film would show hardly anything, without a word.
  ///
  /// Its app may be filmed instead.
  func tellOfMissingSize(_ console: Console, on makeStage: () -> Stage) throws(Failure) {
    switch subject {
    // Only a presentation controller decides the size, which a segue may bring.
    case .presentationController, .segue: break
    case .transitioningDelegate where style == .custom: break
    default: return
    }
    let found = Trial.run(within: Trial.timeOfTransition) { () throws -> [Double] in
      let stage = makeStage()
      let shown = try play(on: stage)
      let view = shown.root.presentedViewController?.viewIfLoaded
      guard let view, view.window != nil else { return [] }
      return withExtendedLifetime((stage, shown)) { [view.bounds.width, view.bounds.height] }
    }
    guard let size = try? found.get(), let width = size.first, let height = size.last,
      width < 1 || height < 1
    else { return }
    let words = "the presented view ends with a size of \(Int(width)) x \(Int(height))"
    if CrashNote.leavesFailureToParent { throw .still(words) }
    console.note(
      "\(words): \(choice.name) may need something that its caller sets; --init makes it with that"
    )
  }
}
