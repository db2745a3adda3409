import UIKit

/// The bars around a page: a button that closes, the host and a button to load again
/// above it, tools below it.
///
/// Their order is that of iOS 15 to 18 (observed). Without a page there is nothing to go back to.
@MainActor
final class SafariBars: NSObject, UINavigationBarDelegate {
  private let top = UINavigationBar()
  private let bottom = UIToolbar()

  init(
    host: String,
    dismissButton: SFSafariViewController.DismissButtonStyle,
    onClose: @escaping @MainActor () -> Void
  ) {
    super.init()
    let close = UIAction { _ in onClose() }
    let item = UINavigationItem(title: host)
    switch dismissButton {
    case .done: item.leftBarButtonItem = UIBarButtonItem(systemItem: .done, primaryAction: close)
    case .cancel:
      item.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel, primaryAction: close)
    case .close: item.leftBarButtonItem = UIBarButtonItem(systemItem: .close, primaryAction: close)
    }
    item.rightBarButtonItem = SafariBars.button("arrow.clockwise")
    top.items = [item]
    top.delegate = self
    bottom.items = SafariBars.tools
  }

  private static var tools: [UIBarButtonItem] {
    let back = button("chevron.backward")
    let forward = button("chevron.forward")
    back.isEnabled = false
    forward.isEnabled = false
    let space = { UIBarButtonItem(systemItem: .flexibleSpace) }
    let share = button("square.and.arrow.up")
    return [back, space(), forward, space(), share, space(), button("safari")]
  }

  private static func button(_ symbol: String) -> UIBarButtonItem {
    UIBarButtonItem(image: UIImage(systemName: symbol))
  }

  /// Puts the bars at the edges of the safe area; nil is the usual colour.
  func attach(to view: UIView, barTint: UIColor?, tint: UIColor?) {
    let look = UINavigationBarAppearance()
    look.titleTextAttributes[.font] = UIFont.systemFont(ofSize: 17)
    if let barTint { look.backgroundColor = barTint }
    top.standardAppearance = look
    top.scrollEdgeAppearance = look
    bottom.barTintColor = barTint
    top.tintColor = tint
    bottom.tintColor = tint
    for bar in [top, bottom] {
      bar.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(bar)
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
    }
    let safeArea = view.safeAreaLayoutGuide
    top.topAnchor.constraint(equalTo: safeArea.topAnchor).isActive = true
    bottom.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor).isActive = true
  }

  func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }
}
