import CoreGraphics
import Foundation
import ObjectiveC

/// Where a drag began.
@MainActor
protocol DragSource: AnyObject {
  func dragDidMove(_ drag: DragAndDrop)
  func dragWillEnd(_ drag: DragAndDrop, with operation: UIDropOperation)
  func dragDidEnd(_ drag: DragAndDrop, with operation: UIDropOperation)
  /// Where the picture returns to when nothing is dropped; nil where it fades.
  ///
  /// What else moves meanwhile goes into the drag's animator.
  func returnPreview(
    of drag: DragAndDrop,
    default preview: UITargetedDragPreview
  ) -> UITargetedPreview?
}

extension DragSource {
  func returnPreview(
    of drag: DragAndDrop,
    default preview: UITargetedDragPreview
  ) -> UITargetedPreview? { preview }
}

/// A view on which a drag may end.
@MainActor
protocol DropTarget: AnyObject {
  func canTake(_ drag: DragAndDrop) -> Bool
  func dragDidEnter(_ drag: DragAndDrop)
  func proposal(for drag: DragAndDrop) -> UIDropProposal
  func dragDidExit(_ drag: DragAndDrop)
  func perform(_ drag: DragAndDrop)
  func dragDidEnd(_ drag: DragAndDrop)
}

/// A drag from the lift of a view to its drop.
///
/// The finger carries a picture of the view; lifts, drops and returns are our own motions after
/// what iOS shows (inferred).
@MainActor
final class DragAndDrop: MainActorObject, UIDragSession, UIDropSession {
  let items: [UIDragItem]
  var localContext: Any?
  let progress = Progress(totalUnitCount: 1)
  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
  let allowsMoveOperation: Bool
  let isRestrictedToDraggingApplication: Bool

  private weak var source: (any DragSource)?
  private weak var window: UIWindow?
  private let lifted: UIView
  private let picture: DragPicture
  /// From the finger to the middle of the picture.
  private let grip: CGPoint
  private(set) var finger: CGPoint
  private weak var target: (any DropTarget)?
  private var proposed = UIDropProposal(operation: .cancel)
  /// Where the picture goes at the end: the middle and the size, in the window.
  var landing: CGRect?
  var landingTransform = CGAffineTransform.identity
  /// What the app moves along with the drop or the return.
  let animator = DragAnimator()

  /// Nil where the view is not on the screen, or nothing is dragged.
  ///
  /// - Parameter preview: what is lifted in place of the view, or how it is cut out.
  init?(
    _ items: [UIDragItem],
    lifting view: UIView,
    as preview: UITargetedPreview? = nil,
    from source: any DragSource,
    at finger: CGPoint,
    allowsMove: Bool = true,
    isRestricted: Bool = false
  ) {
    guard !items.isEmpty, let window = view.window else { return nil }
    self.items = items
    self.source = source
    self.window = window
    self.finger = finger
    lifted = preview?.view.window == nil ? view : preview?.view ?? view
    allowsMoveOperation = allowsMove
    isRestrictedToDraggingApplication = isRestricted
    picture =
      if let own = items.first?.previewProvider?() {
        DragPicture(own.view, own.parameters, at: lifted)
      } else {
        DragPicture(preview?.view ?? view, preview?.parameters, at: lifted)
      }
    if let preview, preview.view.window == nil, let place = preview.placeInWindow {
      picture.center = place.origin
    }
    let middle = picture.center
    grip = CGPoint(x: middle.x - finger.x, y: middle.y - finger.y)
    super.init(isolated: ())
  }

  var localDragSession: (any UIDragSession)? { self }

  func location(in view: UIView) -> CGPoint { view.convert(finger, from: nil as UIView?) }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
    }
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }

  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let objects = items.compactMap { $0.itemProvider.object(of: aClass) }
    World.current.schedule(after: 0) { completion(objects) }
    return progress
  }

  // MARK: The finger

  /// - Parameter animator: what the app moves along with the lift.
  func lift(with animator: DragAnimator) {
    window?.addSubview(picture)
    UIView.animateWithSystemSpring(
      animations: {
        self.picture.isLifted = true
        animator.animate()
      },
      completion: { _ in animator.complete() }
    )
    move(to: finger)
  }

  func move(to finger: CGPoint) {
    self.finger = finger
    picture.center = CGPoint(x: finger.x + grip.x, y: finger.y + grip.y)
    source?.dragDidMove(self)
    let next = findTarget()
    if next !== target {
      target?.dragDidExit(self)
      target = next
      next?.dragDidEnter(self)
    }
    proposed = target?.proposal(for: self) ?? UIDropProposal(operation: .cancel)
  }

  /// The innermost view below the finger that takes the drag.
  private func findTarget() -> (any DropTarget)? {
    guard let window else { return nil }
    UIView.findsMovingViews = true
    defer { UIView.findsMovingViews = false }
    var view = window.hitTest(finger, with: nil)
    while let current = view {
      for target in current.dropTargets where target.canTake(self) { return target }
      view = current.superview
    }
    return nil
  }

  /// The finger has left the glass.
  func drop() {
    let operation = proposed.operation
    let isDropped = operation == .copy || operation == .move && allowsMoveOperation
    let result = isDropped ? operation : .cancel
    source?.dragWillEnd(self, with: result)
    let target = target
    if isDropped {
      target?.perform(self)
    } else {
      target?.dragDidExit(self)
      prepareReturn()
    }
    end {
      target?.dragDidEnd(self)
      self.source?.dragDidEnd(self, with: result)
    }
  }

  func cancel() {
    source?.dragWillEnd(self, with: .cancel)
    let target = target
    target?.dragDidExit(self)
    prepareReturn()
    end {
      target?.dragDidEnd(self)
      self.source?.dragDidEnd(self, with: .cancel)
    }
  }

  private func prepareReturn() {
    landing = nil
    guard lifted.window != nil else { return }
    let home = UITargetedDragPreview(view: lifted)
    guard let preview = source?.returnPreview(of: self, default: home) else { return }
    if preview === home {
      landing = lifted.convert(lifted.bounds, to: nil as UIView?)
    } else {
      land(as: preview)
    }
  }

  /// The app says where the picture goes, and how it looks there.
  func land(as preview: UITargetedPreview) {
    landing = preview.placeInWindow
    landingTransform = preview.target.transform
    wear(preview.parameters)
  }

  func wear(_ parameters: UIPreviewParameters) { picture.wear(parameters) }

  /// The picture flies to its place, or fades where it has none.
  private func end(_ completion: @escaping () -> Void) {
    UIView.animateWithSystemSpring(
      animations: {
        self.picture.isLifted = false
        if let landing = self.landing {
          self.picture.center = CGPoint(x: landing.midX, y: landing.midY)
          self.picture.transform = self.landingTransform
        } else {
          self.picture.alpha = 0
        }
        self.animator.animate()
      },
      completion: { _ in
        self.picture.removeFromSuperview()
        self.animator.complete()
        completion()
      }
    )
  }
}

extension UITargetedPreview {
  /// The middle of its target, with no size; nil where it is not on the screen.
  var placeInWindow: CGRect? {
    let container = target.container
    guard container.window != nil || container is UIWindow else { return nil }
    return CGRect(origin: container.convert(target.center, to: nil as UIView?), size: .zero)
  }
}

/// The long press that lifts a view; the same finger carries it.
final class DragLift: UILongPressGestureRecognizer {
  /// Makes the drag that begins at a point of the view; nil for none.
  private let opener: (DragLift) -> (() -> DragAndDrop?)?
  private var drag: DragAndDrop?

  init(_ opener: @escaping (DragLift) -> (() -> DragAndDrop?)?) {
    self.opener = opener
    super.init(target: nil, action: nil)
  }

  override var state: State {
    get { super.state }
    set {
      if newValue == .began, state == .possible {
        guard let open = opener(self) else { return super.state = .failed }
        super.state = .began
        drag = open()
        return
      }
      super.state = newValue
      switch newValue {
      case .changed: drag?.move(to: location(in: nil))
      case .ended: finish { $0.drop() }
      case .cancelled, .failed: finish { $0.cancel() }
      default: break
      }
    }
  }

  private func finish(_ end: (DragAndDrop) -> Void) {
    guard let ended = drag else { return }
    drag = nil
    end(ended)
  }
}

extension UIView {
  /// What takes drags on this view itself.
  fileprivate var dropTargets: [any DropTarget] {
    var targets: [any DropTarget] = interactions.compactMap { $0 as? UIDropInteraction }
    if let list = self as? any DropTarget { targets.append(list) }
    return targets
  }
}
