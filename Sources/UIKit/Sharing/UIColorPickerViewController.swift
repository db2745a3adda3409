import CoreGraphics
import Foundation

@preconcurrency
@MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController,
    didSelect color: UIColor,
    continuously: Bool
  )
  /// The older one, called where the newer one is not there.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController,
    didSelect color: UIColor,
    continuously: Bool
  ) { colorPickerViewControllerDidSelectColor(viewController) }
  public func colorPickerViewControllerDidSelectColor(
    _ viewController: UIColorPickerViewController
  ) {}
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

/// A sheet with a grid of colours, the first page of the one of iOS.
@preconcurrency
@MainActor
open class UIColorPickerViewController: UIViewController {
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  open var selectedColor: UIColor = .white { didSet { grid?.selected = selectedColor } }
  open var supportsAlpha = true
  open var supportsEyedropper = true
  var onChoose: ((UIColor) -> Void)?
  private var grid: ColorGrid?

  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    modalPresentationStyle = .pageSheet
  }

  public convenience init() { self.init(nibName: nil, bundle: nil) }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    modalPresentationStyle = .pageSheet
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let screen = PlainScreen(frame: view.bounds)
    screen.title = title ?? "Colors"
    screen.onClose = { [weak self] in self?.finish() }
    screen.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(screen)
    let grid = ColorGrid()
    grid.selected = selectedColor
    grid.onChoose = { [weak self] in self?.choose($0) }
    view.addSubview(grid)
    self.grid = grid
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let side = view.bounds.width - 32
    grid?.frame = CGRect(
      x: 16,
      y: view.safeAreaInsets.top + 64,
      width: side,
      height: side * CGFloat(ColorGrid.rows) / CGFloat(ColorGrid.columns)
    )
  }

  private func choose(_ color: UIColor) {
    selectedColor = color
    onChoose?(color)
    delegate?.colorPickerViewController(self, didSelect: color, continuously: false)
  }

  private func finish() {
    delegate?.colorPickerViewControllerDidFinish(self)
    dismiss(animated: true)
  }

  /// 0 chooses among the colours of a plain screen, the only ones here.
  open var maximumLinearExposure: CGFloat = 0
}

/// Greys in the first row, then hues from dark to pale.
private final class ColorGrid: UIView {
  static let columns = 12
  static let rows = 10

  var onChoose: ((UIColor) -> Void)?
  var selected = UIColor.white { didSet { if selected != oldValue { setNeedsLayout() } } }
  private let frameOfSelected = UIView()

  init() {
    super.init(frame: .zero)
    layer.cornerRadius = 10
    clipsToBounds = true
    for row in 0..<Self.rows {
      for column in 0..<Self.columns {
        let cell = UIView()
        cell.backgroundColor = Self.color(row, column)
        addSubview(cell)
      }
    }
    frameOfSelected.layer.borderWidth = 3
    frameOfSelected.layer.borderColor = UIColor.white.cgColor
    frameOfSelected.layer.cornerRadius = 2
    addSubview(frameOfSelected)
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }

  private lazy var tap = UITapGestureRecognizer(target: self, action: Selector(choose(_:)))

  private static func color(_ row: Int, _ column: Int) -> UIColor {
    guard row > 0 else {
      return UIColor(white: 1 - CGFloat(column) / CGFloat(columns - 1), alpha: 1)
    }
    let hue = (CGFloat(column) / CGFloat(columns) + 0.54).truncatingRemainder(dividingBy: 1)
    let level = CGFloat(row - 1) / CGFloat(rows - 2)
    return level < 0.5
      ? UIColor(hue: hue, saturation: 1, brightness: 0.3 + 1.4 * level, alpha: 1)
      : UIColor(hue: hue, saturation: 1.9 - 1.8 * level, brightness: 1, alpha: 1)
  }

  private func choose(_ tap: UITapGestureRecognizer) {
    let point = tap.location(in: self)
    let column = Int(point.x / bounds.width * CGFloat(Self.columns))
    let row = Int(point.y / bounds.height * CGFloat(Self.rows))
    guard (0..<Self.columns).contains(column), (0..<Self.rows).contains(row) else { return }
    onChoose?(Self.color(row, column))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = CGSize(
      width: bounds.width / CGFloat(Self.columns),
      height: bounds.height / CGFloat(Self.rows)
    )
    frameOfSelected.isHidden = true
    for row in 0..<Self.rows {
      for column in 0..<Self.columns {
        let cell = subviews[row * Self.columns + column]
        cell.frame = CGRect(
          x: CGFloat(column) * size.width,
          y: CGFloat(row) * size.height,
          width: size.width,
          height: size.height
        )
        guard Self.color(row, column) == selected else { continue }
        frameOfSelected.isHidden = false
        frameOfSelected.frame = cell.frame
      }
    }
  }
}
