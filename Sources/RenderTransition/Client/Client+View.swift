import UIKit

extension Client {
  /// The frame of a view that is made with one, in points.
  public static let frameOfView = CGRect(x: 0, y: 0, width: 200, height: 200)

  /// A view to show, of a size of its own.
  public static func content() -> UIView { ContentView() }

  /// A screen with a view in its middle.
  public static func screen(showing view: UIView) -> UIViewController {
    ViewScreen(view)
  }
}

/// A plain screen around one view.
private final class ViewScreen: UIViewController {
  private let shown: UIView

  init(_ shown: UIView) {
    self.shown = shown
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    shown.translatesAutoresizingMaskIntoConstraints = true
    shown.frame.size = fittingSize
    view.addSubview(shown)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    // Until it is laid out for the first time: a view may move by itself.
    guard !isPlaced else { return }
    isPlaced = true
    shown.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
  }

  private var isPlaced = false

  /// On each axis the length of its content, else that of its constraints, else the one it was made
  /// with.
  private var fittingSize: CGSize {
    var sizes = [shown.frame.size, Client.frameOfView.size]
    if hasContent {
      let fitted = shown.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      sizes = [shown.intrinsicContentSize, fitted] + sizes
    }
    let room = view.bounds.size
    let width = sizes.map(\.width).first { $0 > 0 } ?? 0
    let height = sizes.map(\.height).first { $0 > 0 } ?? 0
    return CGSize(width: min(width, room.width), height: min(height, room.height))
  }

  /// A button without words and picture has a natural size that says nothing.
  private var hasContent: Bool {
    guard let button = shown as? UIButton else { return true }
    return button.currentTitle != nil || button.currentImage != nil || button.configuration != nil
  }
}

/// A plain card.
private final class ContentView: UIView {
  private static let size = CGSize(width: 240, height: 160)

  init() {
    super.init(frame: CGRect(origin: .zero, size: ContentView.size))
    backgroundColor = .systemBlue
    layer.cornerRadius = 12
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { ContentView.size }
}
