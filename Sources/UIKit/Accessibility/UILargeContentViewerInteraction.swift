import Foundation

/// Shows what is pressed large, for people who use the largest texts.
///
/// Stored: a stage's texts are not of these sizes.
@preconcurrency
@MainActor
open class UILargeContentViewerInteraction: MainActorObject, UIInteraction {
  public static var isEnabled: Bool { false }
  public static let enabledStatusDidChangeNotification = Notification.Name(
    "UILargeContentViewerInteractionEnabledStatusDidChangeNotification"
  )

  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  open private(set) weak var view: UIView?

  public init(delegate: (any UILargeContentViewerInteractionDelegate)? = nil) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

@preconcurrency
@MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {}

@preconcurrency
@MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
  var showsLargeContentViewer: Bool { get set }
  var largeContentTitle: String? { get set }
  var largeContentImage: UIImage? { get set }
  var scalesLargeContentImage: Bool { get set }
  var largeContentImageInsets: UIEdgeInsets { get set }
}

extension UIView: UILargeContentViewerItem {}
