import Display
import Foundation
import Pixels

/// Turns a display list into the steps of a plan: transforms are multiplied out, nested lists laid
/// flat, shapes turned into outlines in device pixels, and scopes that hold a single thing folded
/// into it.
///
/// It walks with an explicit stack, so nesting is limited by memory only.
struct PlanBuilder {
  /// A list on its way; nested lists stand above the ones that draw them.
  struct Walk {
    var list: DisplayList
    /// From the list's space to device pixels.
    var base: Projection
    var nextCommand = 0
    var nextContext = 1
    /// The chain of open contexts, outermost first, without the root.
    var open: [Int] = []
    var completion = Completion.none
  }

  /// The purpose of a walk.
  enum Completion {
    case none
    /// The mask of a scope that begins now.
    case mask(scope: Int)
    /// A group that consists of the list, such as a shadow's silhouette.
    case context
  }

  /// What closing a context undoes or finishes.
  enum Opening {
    case nothing
    case clip(previous: PixelRect)
    case scope(Int, firstStep: Int, content: PixelRect, previous: PixelRect)
    case picture(OpenPicture)
  }

  /// Steps in the making: the frame's, or those of a picture that is filtered as a whole.
  struct Target {
    var steps: [PlanStep] = []
    var content = PixelRect.empty
    var ground: Pixel
    /// All pixels that exist.
    var frame: PixelRect
  }

  var items = PlanItems()
  var targets: [Target]
  var openings: [Opening] = []
  var walks: [Walk] = []
  /// Scopes that were open where a backdrop looked at them: its picture has them too.
  var scopesOfBackdrops: Set<Int> = []
  var clip: PixelRect
  /// How many pixels are visible of the present picture, before any blur.
  var visibleCount: Int
  /// Whether the present picture is smaller than it is shown.
  ///
  /// Then edges are means, whatever the list asks for.
  var isReduced = false

  init(frame: PixelRect, background: Pixel) {
    clip = frame
    visibleCount = frame.width * frame.height
    targets = [Target(ground: background, frame: frame)]
  }

  var steps: [PlanStep] { targets[0].steps }

  /// Adds the whole list.
  mutating func add(_ list: DisplayList) {
    items.isCrowded = list.commands.count >= PlanItems.crowd
    // Growing step by step copies them each time.
    items.draws.reserveCapacity(list.commands.count)
    targets[0].steps.reserveCapacity(list.commands.count)
    walks = [Walk(list: list, base: .identity)]
    while !walks.isEmpty { advance() }
  }

  // MARK: Walking

  /// Commands and contexts of the topmost list, up to its end or to a list in it.
  mutating func advance() {
    let top = walks.count - 1
    let list = walks[top].list
    // They are looked at in place, since there may be thousands.
    let (commands, images) = (list.commands.span, list.images.span)
    while walks.count == top + 1 {
      let index = walks[top].nextCommand
      guard index < commands.count else {
        close(downTo: nil, in: top)
        let completion = walks.removeLast().completion
        complete(completion)
        return
      }
      let next = walks[top].nextContext
      if next < list.contexts.count, list.contexts[next].commands.lowerBound <= index {
        walks[top].nextContext += 1
        guard !list.contexts[next].commands.isEmpty else { continue }
        close(downTo: list.contexts[next].parent, in: top)
        walks[top].open.append(next)
        // A group may change the base for what is in it.
        open(list.contexts[next], walks[top].base)
        continue
      }
      let context = commands[index].context
      close(downTo: context, in: top)
      walks[top].nextCommand += 1
      guard !clip.isEmpty, !commands[index].bounds.isNull else { continue }
      let total = list.contexts[context].transform.concatenating(walks[top].base)
      if total.isFinite { add(commands[index].kind, of: images, total) }
    }
  }

  /// Closes contexts until the innermost open one is `context`; nil closes all.
  mutating func close(downTo context: Int?, in walk: Int) {
    while let last = walks[walk].open.last, last != context {
      walks[walk].open.removeLast()
      closeInnermost()
    }
  }

  mutating func complete(_ completion: Completion) {
    switch completion {
    case .none: break
    case .context: closeInnermost()
    case .mask(let scope):
      append(.endMask, scope)
      guard case .scope(_, _, _, let previous)? = openings.last else { return }
      let first = targets[targets.count - 1].steps.count
      openings[openings.count - 1] = .scope(
        scope,
        firstStep: first,
        content: .empty,
        previous: previous
      )
      append(.beginScope, scope)
    }
  }

  mutating func append(_ kind: PlanStep.Kind, _ index: Int) {
    targets[targets.count - 1].steps.append(PlanStep(kind: kind, index: Int32(index)))
  }
}
