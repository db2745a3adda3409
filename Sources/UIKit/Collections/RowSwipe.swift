import Foundation

/// A row that a finger pulls aside, and the actions behind it.
@MainActor
final class RowSwipe {
  private enum Feel {
    /// Pulled over this share of the list's width, a row performs its first action (inferred).
    static let fullShare: CGFloat = 0.7
    /// A row flung faster than this opens or closes, in points a second (inferred).
    static let speed: CGFloat = 300
  }

  let indexPath: IndexPath
  let row: UIView
  private let configuration: UISwipeActionsConfiguration
  private let buttons: SwipeActionsView
  /// 1 if the row moves to the right.
  private let side: CGFloat
  private var distance: CGFloat = 0
  private var start: CGFloat = 0
  private weak var list: (any SwipedList)?
  /// Whether the row is on its way back.
  private(set) var isClosing = false

  init(
    _ configuration: UISwipeActionsConfiguration,
    behind row: UIView,
    at indexPath: IndexPath,
    of list: any SwipedList,
    side: CGFloat
  ) {
    self.configuration = configuration
    self.row = row
    self.indexPath = indexPath
    self.side = side
    self.list = list
    buttons = SwipeActionsView(
      configuration.actions,
      isAtLeft: side > 0,
      height: row.frame.height
    )
    buttons.frame = row.frame
    list.insertSubview(buttons, belowSubview: row)
    buttons.onTap = { [weak self] in self?.perform($0) }
    // A row that is not as wide as the list is seen only where its group is.
    if row.frame.width < list.bounds.width {
      let window = UIView(frame: row.bounds)
      window.backgroundColor = .black
      row.mask = window
    }
    list.rowSwipeDidBegin(self)
  }

  private var width: CGFloat { max(row.bounds.width, 1) }

  private var isFull: Bool {
    configuration.performsFirstActionWithFullSwipe
      && distance > (list?.bounds.width ?? width) * Feel.fullShare
  }

  // MARK: Fingers

  func hold() { start = distance }

  /// - Parameter way: of the finger since it has held the row.
  func follow(_ way: CGFloat) {
    var wanted = max(0, start + way * side)
    if !configuration.performsFirstActionWithFullSwipe {
      let extent = buttons.extent
      wanted = ScrollMotion.banded(wanted, in: 0...extent, dimension: width, bounces: true)
    }
    let wasFull = isFull
    distance = wanted
    guard wasFull != isFull else { return place() }
    UIView.animate(withDuration: 0.2) { self.place() }
  }

  func release(speed: CGFloat) {
    if isFull, let first = configuration.actions.first {
      move(to: width)
      return perform(first)
    }
    let outwards = speed * side
    let opens =
      outwards > Feel.speed || (outwards > -Feel.speed && distance > buttons.extent / 2)
    opens ? move(to: buttons.extent) : close()
  }

  // MARK: Motion

  private func place() {
    row.transform = CGAffineTransform(translationX: side * distance, y: 0)
    row.mask?.frame.origin.x = -side * distance
    buttons.show(distance, isFull: isFull)
  }

  private func move(to distance: CGFloat, completion: (() -> Void)? = nil) {
    self.distance = distance
    UIView.animateWithSystemSpring {
      self.place()
    } completion: { _ in
      completion?()
    }
  }

  func open() { move(to: buttons.extent) }

  func close() {
    isClosing = true
    move(to: 0) { self.end() }
  }

  /// The row is being deleted: the rows below rise over its actions.
  func leave() { buttons.frame.size.height = 0 }

  /// The row has left the table, or is back in its place.
  func end() {
    guard buttons.superview != nil else { return }
    buttons.removeFromSuperview()
    row.transform = .identity
    row.mask = nil
    if list?.rowSwipe === self { list?.rowSwipe = nil }
    list?.rowSwipeDidEnd(self)
  }

  /// The row returns when the app has finished the action, if it has not deleted it.
  private func perform(_ action: UIContextualAction) {
    action.handler(action, buttons) { _ in
      if self.list?.lists(self.row) == true { self.close() }
    }
  }
}

/// The buttons behind a row, the first one at the edge.
private final class SwipeActionsView: UIView {
  /// Points (observed).
  private static let leastWidth: CGFloat = 74
  private static let padding: CGFloat = 15
  /// Rows at least this high show the titles below the pictures (observed).
  private static let titledHeight: CGFloat = 91
  /// Between a picture and the title below it (inferred).
  private static let titleGap: CGFloat = 4

  var onTap: ((UIContextualAction) -> Void)?
  private let isAtLeft: Bool
  private var buttons: [(view: UIButton, width: CGFloat)] = []

  init(_ actions: [UIContextualAction], isAtLeft: Bool, height: CGFloat) {
    self.isAtLeft = isAtLeft
    super.init(frame: .zero)
    clipsToBounds = true
    // The first button lies over the others when it fills the row.
    for action in actions.reversed() {
      let button = Self.makeButton(action, isHigh: height >= Self.titledHeight)
      button.addAction(UIAction { [weak self] _ in self?.onTap?(action) }, for: .touchUpInside)
      addSubview(button)
      let natural = button.intrinsicContentSize.width + 2 * Self.padding
      buttons.insert((button, max(Self.leastWidth, natural)), at: 0)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// A title is never beside a picture: it is below it in a high row, and else gone (observed).
  private static func makeButton(_ action: UIContextualAction, isHigh: Bool) -> UIButton {
    var content = UIButton.Configuration.plain()
    content.contentInsets = .zero
    content.imagePlacement = .top
    content.imagePadding = titleGap
    content.baseForegroundColor = .white
    content.image = action.image
    if action.image == nil || isHigh {
      content.title = action.title
      content.titleLineBreakMode = .byClipping
      content.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
        var attributes = $0
        attributes.font = .systemFont(ofSize: 15)
        return attributes
      }
    }
    let button = UIButton(configuration: content)
    button.backgroundColor = action.backgroundColor
    button.accessibilityLabel = action.title
    return button
  }

  /// The width of all buttons.
  var extent: CGFloat { buttons.reduce(0) { $0 + $1.width } }

  /// - Parameter distance: how far the row has moved; the buttons share it.
  func show(_ distance: CGFloat, isFull: Bool) {
    let scale = extent > 0 ? distance / extent : 0
    var edge: CGFloat = 0
    for (index, button) in buttons.enumerated() {
      let width = isFull && index == 0 ? distance : button.width * scale
      button.view.frame = CGRect(
        x: isAtLeft ? edge : bounds.width - edge - width,
        y: 0,
        width: width,
        height: bounds.height
      )
      edge += button.width * scale
    }
  }
}
