import Foundation
import QuartzCore

@preconcurrency
@MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

/// A rounded field with a magnifying glass: 56 points high.
@preconcurrency
@MainActor
open class UISearchBar: UIView {
  public enum Style: UInt, Sendable {
    case `default`, prominent, minimal
  }

  public let searchTextField = UITextField()
  private let glass = MagnifyingGlass(frame: CGRect(x: 0, y: 0, width: 28, height: 20))
  private let cancel = UIButton(type: .system)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.read(into: self, as: UISearchBar.self)
  }

  private func setUp() {
    searchTextField.backgroundColor = .tertiarySystemFill
    searchTextField.layer.cornerRadius = 10
    searchTextField.layer.cornerCurve = .continuous
    searchTextField.leftView = glass
    searchTextField.leftViewMode = .always
    cancel.setTitle("Cancel", for: .normal)
    cancel.titleLabel?.font = .systemFont(ofSize: 17)
    cancel.isHidden = true
    addSubview(searchTextField)
    addSubview(cancel)
  }

  open weak var delegate: (any UISearchBarDelegate)?

  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }

  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  open var prompt: String?
  open var barTintColor: UIColor? { didSet { backgroundColor = barTintColor } }
  open var searchBarStyle = Style.default
  open var isTranslucent = true

  open var showsCancelButton = false {
    didSet {
      cancel.isHidden = !showsCancelButton
      setNeedsLayout()
    }
  }

  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 56)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 56)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    var field = bounds.insetBy(dx: 8, dy: 10)
    if showsCancelButton {
      let width = cancel.intrinsicContentSize.width
      field.size.width -= width + 8
      cancel.frame = CGRect(x: field.maxX + 8, y: field.minY, width: width, height: field.height)
    }
    searchTextField.frame = field
  }
}

/// The sign in the search field.
private final class MagnifyingGlass: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.setStrokeColor(UIColor.secondaryLabel.cgColor)
    context.setLineWidth(1.5)
    context.setLineCap(.round)
    context.strokeEllipse(in: CGRect(x: 8, y: 3.5, width: 11, height: 11))
    context.move(to: CGPoint(x: 17.5, y: 13))
    context.addLine(to: CGPoint(x: 22, y: 17.5))
    context.strokePath()
  }
}
