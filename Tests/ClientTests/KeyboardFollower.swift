import UIKit

/// A bar that moves with the keyboard as most apps write it: by its notifications.
final class KeyboardFollower: UIViewController {
  let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
  let bar = UIView()
  private(set) var rect: CGRect?
  private(set) var seconds: TimeInterval?
  private(set) var isLocal: Bool?
  private var bottom: NSLayoutConstraint!
  private var observers: [any NSObjectProtocol] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(field)
    view.addSubview(bar)
    bottom = bar.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.heightAnchor.constraint(equalToConstant: 50),
      bottom,
    ])
    let center = NotificationCenter.default
    let showing = center.addObserver(
      forName: UIResponder.keyboardWillShowNotification,
      object: nil,
      queue: .main
    ) { [weak self] notification in
      guard let info = notification.userInfo,
        let frame = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue,
        let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double,
        let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt
      else { return }
      let rect = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
      let number = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber
      let seconds = number?.doubleValue
      let local = (info[UIResponder.keyboardIsLocalUserInfoKey] as? NSNumber)?.boolValue
      MainActor.assumeIsolated {
        self?.rect = rect
        self?.seconds = seconds
        self?.isLocal = local
        self?.move(
          by: -frame.height,
          over: duration,
          UIView.AnimationOptions(rawValue: curve << 16)
        )
      }
    }
    let hiding = center.addObserver(
      forName: UIResponder.keyboardWillHideNotification,
      object: nil,
      queue: nil
    ) { [weak self] notification in
      let key = UIResponder.keyboardAnimationDurationUserInfoKey
      let duration = notification.userInfo?[key] as? TimeInterval
      MainActor.assumeIsolated { self?.move(by: 0, over: duration ?? 0, []) }
    }
    observers = [showing, hiding]
  }

  private func move(
    by offset: CGFloat,
    over duration: TimeInterval,
    _ options: UIView.AnimationOptions
  ) {
    bottom.constant = offset
    UIView.animate(withDuration: duration, delay: 0, options: options) {
      self.view.layoutIfNeeded()
    }
  }
}
