import CoreGraphics
import Foundation

public enum UIEditMenuArrowDirection: Int, Sendable {
  case automatic, up, down, left, right
}

/// The place of an edit menu.
@preconcurrency
@MainActor
open class UIEditMenuConfiguration: MainActorObject {
  public let identifier: AnyHashable
  /// In the interaction's view.
  public let sourcePoint: CGPoint
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
  }
}

/// Shows a bar of commands at a point of a view.
@preconcurrency
@MainActor
open class UIEditMenuInteraction: MainActorObject, UIInteraction {
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  open private(set) weak var view: UIView?
  private weak var bar: EditMenuBar?

  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) { if view == nil { dismissMenu() } }
  open func didMove(to view: UIView?) { self.view = view }

  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view, let bar else { return .zero }
    return own.convert(bar.sourcePoint, to: view)
  }

  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    guard let view, let window = view.window else { return }
    dismissMenu()
    let suggested = EditMenuBar.standardActions(for: view.window?.firstResponder ?? view)
    let menu =
      delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
      ?? UIMenu(children: suggested)
    let place = { [weak self, weak view] () -> CGRect? in
      guard let self, let view, let window = view.window else { return nil }
      let rect =
        delegate?.editMenuInteraction(self, targetRectFor: configuration)
        ?? CGRect(origin: configuration.sourcePoint, size: .zero)
      return window.convert(rect.isNull ? .zero : rect, from: view)
    }
    let start = EditMenuAnimator()
    guard let target = place() else { return }
    let bar = EditMenuBar(menu, target: target, sourcePoint: configuration.sourcePoint)
    bar.place = place
    bar.onEnd = { [weak self] in
      guard let self else { return }
      let end = EditMenuAnimator()
      delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: end)
      end.run()
    }
    delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: start)
    guard bar.open(in: window) else { return }
    start.run()
    self.bar = bar
  }

  open func dismissMenu() { bar?.close() }
  open func reloadVisibleMenu() {}
  /// Asks for the rectangle again (documented).
  open func updateVisibleMenuPosition(animated: Bool) {
    guard let bar else { return }
    bar.moveToPlace()
    UIView.animate(withDuration: animated ? EditMenuBar.duration : 0) { bar.layoutIfNeeded() }
  }
}

@preconcurrency
@MainActor
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

@preconcurrency
@MainActor
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  )
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  )
}

extension UIEditMenuInteractionDelegate {
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { CGRect(origin: configuration.sourcePoint, size: .zero) }
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
}

/// What an app adds to the opening or closing of an edit menu.
final class EditMenuAnimator: MainActorObject, UIEditMenuInteractionAnimating {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  func run() {
    UIView.animate(
      withDuration: EditMenuBar.duration,
      animations: { [animations] in for change in animations { change() } },
      completion: { [completions] _ in for completion in completions { completion() } }
    )
  }
}
