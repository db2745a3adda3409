import Timeline
@_exported import UIKit

/// What a playground shows in its live view.
@preconcurrency
@MainActor
public protocol PlaygroundLiveViewable {
  /// The screen that shows it.
  var _liveScreen: UIViewController { get }
}

extension UIViewController: PlaygroundLiveViewable {
  public var _liveScreen: UIViewController { self }
}

extension UIView: PlaygroundLiveViewable {
  /// The view keeps its size, in the middle of the screen.
  public var _liveScreen: UIViewController { LiveViewController(self) }
}

/// A page of a playground: what it shows is the screen of the device.
@preconcurrency
@MainActor
public final class PlaygroundPage {
  public static var current: PlaygroundPage {
    World.current.state(PlaygroundPage.self) { PlaygroundPage() }
  }

  private var window: UIWindow?
  /// Films end when all is at rest, whatever this says.
  public var needsIndefiniteExecution = false
  public var wantsFullScreenLiveView = false

  public var liveView: (any PlaygroundLiveViewable)? {
    didSet {
      needsIndefiniteExecution = liveView != nil
      window?.rootViewController = liveView?._liveScreen ?? UIViewController()
    }
  }

  public func setLiveView(_ view: some PlaygroundLiveViewable) { liveView = view }

  /// Does nothing: the film ends by itself.
  public func finishExecution() {}

  /// Opens the page's window, and runs its code once that is on the screen.
  ///
  /// Called by the program around the page's code.
  public func _begin(_ code: @escaping @MainActor () -> Void) {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.backgroundColor = .white
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = window
    DispatchQueue.main.async { MainActor.assumeIsolated { code() } }
  }
}

/// Shows a view at its own size.
private final class LiveViewController: UIViewController {
  private let shown: UIView
  /// In the middle: the view itself keeps its frame, by which pages place what is in it.
  private let holder = UIView()

  init(_ shown: UIView) {
    self.shown = shown
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("A live view is not in a storyboard.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(holder)
    holder.addSubview(shown)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    if shown.bounds.isEmpty { shown.frame.size = view.bounds.size }
    holder.bounds.size = shown.frame.size
    holder.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
  }
}
