import Foundation
import TestSupport

/// Runs of the tool over the user's own code. All share one cache of compiled code, so that a test
/// compiles once.
extension ToolRun {
  /// A cache without compiled code: only `segue-port`, which takes longest to build, is
  /// that of the shared cache.
  static func coldCache(in folder: String) throws -> String {
    let port = "\(SharedCache.folder)/port"
    for path in [port, "\(folder)/cache/segue"] {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder)/cache/segue/port",
      withDestinationPath: port
    )
    return "\(folder)/cache"
  }

  /// - Parameter cache: another cache than the shared one.
  init(
    own arguments: [String],
    in directory: String,
    cache: String = SharedCache.home,
    environment: [String: String] = [:]
  ) throws {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    try self.init(
      arguments,
      in: directory,
      environment: ["PATH": path, "XDG_CACHE_HOME": cache].merging(environment) { $1 }
    )
  }
}

/// Code as its authors have it: what an app on iOS compiles.
enum OwnCode {
  static let fade = """
    import UIKit

    class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
        let duration: TimeInterval
        let isPresenting: Bool

        init(duration: TimeInterval, isPresenting: Bool) {
            self.duration = duration
            self.isPresenting = isPresenting
        }

        func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
            return duration
        }

        func animateTransition(using context: UIViewControllerContextTransitioning) {
            let view = context.view(forKey: isPresenting ? .to : .from)!
            if isPresenting {
                context.containerView.addSubview(view)
                view.alpha = 0
            } else {
                context.containerView.insertSubview(context.view(forKey: .to)!, belowSubview: view)
            }
            UIView.animate(withDuration: duration, animations: {
                view.alpha = self.isPresenting ? 1 : 0
            }, completion: { _ in
                context.completeTransition(!context.transitionWasCancelled)
            })
        }
    }
    """

  /// The start of an app whose first screen is its `Home`.
  static let delegate = """
    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = Home()
            window?.makeKeyAndVisible()
            return true
        }
    }
    """

  /// An app whose second screen greets in the user's language.
  static let greeting = """
    \(delegate)

    class Home: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            let button = UIButton(type: .system)
            button.setTitle("Next", for: .normal)
            button.frame = CGRect(x: 100, y: 200, width: 100, height: 44)
            button.addTarget(self, action: #selector(next_), for: .touchUpInside)
            view.addSubview(button)
        }

        @objc func next_() { present(Greeting(), animated: true) }
    }

    class Greeting: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            let label = UILabel(frame: CGRect(x: 20, y: 100, width: 280, height: 40))
            label.text = NSLocalizedString("greeting", comment: "")
            view.addSubview(label)
        }
    }
    """

  /// The animator with another body for `animateTransition`.
  static func animator(_ name: String = "Animator", doing body: String) -> String {
    """
    import UIKit

    class \(name): NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { return 0.3 }
        func animateTransition(using context: UIViewControllerContextTransitioning) {
            \(body)
        }
    }
    """
  }

  /// An app in code: a window, a first screen with a button, a second that comes by its own
  /// animator.
  static let app = """
    import UIKit

    @UIApplicationMain
    class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = FirstViewController()
            window?.makeKeyAndVisible()
            return true
        }
    }

    class FirstViewController: UIViewController, UIViewControllerTransitioningDelegate {
        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            let button = UIButton(frame: CGRect(x: 20, y: 60, width: 100, height: 44))
            button.setTitle("Show", for: .normal)
            button.setTitleColor(.black, for: .normal)
            button.addTarget(self, action: #selector(show(_:)), for: .touchUpInside)
            view.addSubview(button)
        }

        @objc func show(_ sender: UIButton) {
            let second = UIViewController()
            second.view.backgroundColor = .red
            second.modalPresentationStyle = .fullScreen
            second.transitioningDelegate = self
            present(second, animated: true, completion: nil)
        }

        func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
            return FadeAnimator(duration: 0.2, isPresenting: true)
        }
    }
    """
}

extension OwnCode {
  /// Its first button breaks, its second changes a global, its third goes somewhere.
  static let storyboardApp = """
    import UIKit

    @UIApplicationMain
    class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }

    var isSpoilt = false

    class FirstController: UIViewController {
        @IBOutlet weak var label: UILabel!
        override func viewDidLoad() {
            super.viewDidLoad()
            if isSpoilt { fatalError() }
        }
        @IBAction func breakIt() { fatalError("broken") }
        @IBAction func spoil() { isSpoilt = true }
    }
    """

  static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" initialViewController="one">
      <scenes>
        <scene sceneID="s1">
          <objects>
            <viewController id="one" customClass="FirstController" customModule="App" sceneMemberID="viewController">
              <view key="view" contentMode="scaleToFill" id="v1">
                <rect key="frame" x="0.0" y="0.0" width="320" height="568"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                <subviews>
                  <label text="Hello" id="lbl"><rect key="frame" x="0.0" y="0.0" width="90" height="20"/></label>
                  <button buttonType="system" id="b1"><rect key="frame" x="0.0" y="25" width="90" height="20"/><state key="normal" title="Break"/>
                    <connections><action selector="breakIt" destination="one" eventType="touchUpInside" id="a1"/></connections></button>
                  <button buttonType="system" id="b2"><rect key="frame" x="0.0" y="50" width="90" height="20"/><state key="normal" title="Spoil"/>
                    <connections><action selector="spoil" destination="one" eventType="touchUpInside" id="a2"/></connections></button>
                  <button buttonType="system" id="b3"><rect key="frame" x="0.0" y="75" width="90" height="20"/><state key="normal" title="Go"/>
                    <connections><segue destination="two" kind="presentation" id="g1"/></connections></button>
                </subviews>
              </view>
              <connections><outlet property="label" destination="lbl" id="o1"/></connections>
            </viewController>
          </objects>
        </scene>
        <scene sceneID="s2">
          <objects>
            <viewController id="two" sceneMemberID="viewController">
              <view key="view" contentMode="scaleToFill" id="v2"><rect key="frame" x="0.0" y="0.0" width="320" height="568"/></view>
            </viewController>
          </objects>
        </scene>
      </scenes>
    </document>
    """
}
