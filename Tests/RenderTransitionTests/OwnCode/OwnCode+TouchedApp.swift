extension OwnCode {
  /// An app with things to touch, each of which shows what it received.
  static let touchedApp = """
    import UIKit

    @UIApplicationMain
    class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = UINavigationController(rootViewController: FirstViewController())
            window?.makeKeyAndVisible()
            return true
        }
    }

    class FirstViewController: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            let button = UIButton(frame: CGRect(x: 20, y: 120, width: 100, height: 44))
            button.setTitle("Show", for: .normal)
            button.addTarget(self, action: #selector(show(_:)), for: .touchUpInside)
            button.accessibilityIdentifier = "show-button"
            view.addSubview(button)
            let field = UITextField(frame: CGRect(x: 20, y: 200, width: 150, height: 40))
            field.placeholder = "Name"
            field.addTarget(self, action: #selector(changed(_:)), for: .editingChanged)
            view.addSubview(field)
            let swipe = UISwipeGestureRecognizer(target: self, action: #selector(swiped))
            swipe.direction = .left
            view.addGestureRecognizer(swipe)
            view.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(pressed(_:))))
        }
        @objc func show(_ sender: UIButton) {
            navigationController?.pushViewController(SettingsViewController(), animated: true)
        }
        @objc func changed(_ sender: UITextField) { print("typed \\(sender.text ?? "")") }
        @objc func swiped() { print("swiped") }
        @objc func pressed(_ press: UILongPressGestureRecognizer) { if press.state == .began { print("pressed") } }
    }

    class SettingsViewController: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Settings"
            view.backgroundColor = .orange
        }
    }
    """
}
