import Foundation

extension UIViewController {
  /// How a controller likes to come and go: `preferredTransition`, from iOS 18 on.
  @preconcurrency
  @MainActor
  public class Transition: MainActorObject {
    enum Kind {
      case style(UIModalTransitionStyle)
      case zoom(ZoomOptions, from: (ZoomSourceViewProviderContext) -> ZoomSource?)
    }

    let kind: Kind
    /// Whether `.automatic` is full screen: what grows out of a view covers the screen (inferred),
    /// and what grows out of an item of a bar is a sheet as usual (documented in Apple's samples).
    let coversScreen: Bool

    required init(kind: Kind, coversScreen: Bool = false) {
      self.kind = kind
      self.coversScreen = coversScreen
      super.init()
    }

    public class var coverVertical: Self { Self(kind: .style(.coverVertical)) }
    public class var flipHorizontal: Self { Self(kind: .style(.flipHorizontal)) }
    public class var crossDissolve: Self { Self(kind: .style(.crossDissolve)) }
    public class var partialCurl: Self { Self(kind: .style(.partialCurl)) }

    /// Grows out of a view, and shrinks back into the view that the closure returns then.
    ///
    /// The closure is asked on both ways, as often as needed (documented). Without a view in the
    /// screen below, the controller comes and goes as if it preferred nothing (inferred).
    public class func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Self {
      Self(
        kind: .zoom(options ?? ZoomOptions()) { sourceViewProvider($0).map(ZoomSource.view) },
        coversScreen: true
      )
    }

    /// Grows out of the view of an item in a bar, and shrinks back into it.
    ///
    /// No source at all is one of views.
    @_disfavoredOverload
    public class func zoom(
      options: ZoomOptions? = nil,
      sourceBarButtonItemProvider: @escaping (ZoomSourceViewProviderContext) -> UIBarButtonItem?
    ) -> Self {
      Self(
        kind: .zoom(options ?? ZoomOptions()) {
          sourceBarButtonItemProvider($0).map(ZoomSource.item)
        }
      )
    }
  }
}

extension UIViewController.Transition {
  /// What is asked for a zoom's view in the screen below.
  @preconcurrency
  @MainActor
  public final class ZoomSourceViewProviderContext: MainActorObject {
    public let sourceViewController: UIViewController
    public let zoomedViewController: UIViewController

    init(source: UIViewController, zoomed: UIViewController) {
      sourceViewController = source
      zoomedViewController = zoomed
      super.init()
    }
  }

  @preconcurrency
  @MainActor
  public class ZoomOptions: MainActorObject {
    public init() { super.init() }

    /// Over the screen below; nil is the system's own.
    public var dimmingColor: UIColor?
    /// Over the screen below, beneath `dimmingColor`.
    public var dimmingVisualEffect: UIBlurEffect?
    /// The part of the zoomed controller's view, in its own space, that lies where the source view
    /// is when it is small.
    ///
    /// Nil or a null rectangle is the whole view.
    public var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?
    /// Asked before fingers take the screen back, with what the system would do; the answer counts
    /// before that (inferred: apps return `willBegin` where they have no wish of their own).
    ///
    /// Never asked for a dismissal by code.
    public var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?

    @preconcurrency
    @MainActor
    public final class AlignmentRectContext: MainActorObject {
      public let sourceView: UIView
      public let zoomedViewController: UIViewController

      init(source: UIView, zoomed: UIViewController) {
        sourceView = source
        zoomedViewController = zoomed
        super.init()
      }
    }

    @preconcurrency
    @MainActor
    public final class InteractionContext: MainActorObject {
      /// Of the fingers in the view of the zoomed controller.
      public let location: CGPoint
      /// In points a second; zero for two fingers (inferred).
      public let velocity: CGVector
      /// False where the content under the finger can scroll the same way.
      public let willBegin: Bool

      init(location: CGPoint, velocity: CGVector, willBegin: Bool) {
        self.location = location
        self.velocity = velocity
        self.willBegin = willBegin
        super.init()
      }
    }
  }
}

extension UIViewController {
  /// Lets fingers take the screen back while it prefers a zoom.
  func updateZoomDrag() {
    guard case .zoom? = preferredTransition?.kind else {
      zoomDrag?.remove()
      zoomDrag = nil
      return
    }
    let drag = zoomDrag ?? ZoomDrag(of: self)
    zoomDrag = drag
    drag.attach()
  }

  /// The way a presented controller comes and goes: what it prefers, or else its style.
  ///
  /// In the place of a controller that defines a context, that one may give its own style
  /// (documented).
  var shownTransitionStyle: UIModalTransitionStyle {
    if case .style(let style)? = preferredTransition?.kind { return style }
    if let context = presentation.presenting, context.definesPresentationContext,
      context.providesPresentationContextTransitionStyle,
      PresentationStyleTraits(resolvedPresentationStyle).staysInContext
    {
      return context.modalTransitionStyle
    }
    return modalTransitionStyle
  }
}
