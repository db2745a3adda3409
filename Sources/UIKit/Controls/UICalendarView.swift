import CoreGraphics
import Foundation

/// A calendar of months with decorated and chosen days.
@preconcurrency
@MainActor
open class UICalendarView: UIView {
  private var month: MonthView?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    rebuild()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    rebuild()
  }

  open weak var delegate: (any UICalendarViewDelegate)? { didSet { update() } }

  /// Nothing can be chosen without one (documented).
  open var selectionBehavior: UICalendarSelection? {
    didSet {
      oldValue?.view = nil
      selectionBehavior?.view = self
      update()
    }
  }

  open var calendar = Calendar(identifier: .gregorian) { didSet { rebuild() } }
  open var locale = Locale.current { didSet { rebuild() } }
  open var timeZone: TimeZone? { didSet { rebuild() } }
  open var fontDesign = UIFontDescriptor.SystemDesign.default {
    didSet { month?.fontDesign = fontDesign }
  }
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
    didSet { update() }
  }
  open var wantsDateDecorations = true { didSet { update() } }

  /// A day of the month that is shown.
  open var visibleDateComponents: DateComponents {
    get { components(ofMonth: month?.month ?? Date()) }
    set { setVisibleDateComponents(newValue, animated: false) }
  }

  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    guard let date = ownCalendar.date(from: dateComponents) else { return }
    animated ? month?.slide(to: date) : show(date)
  }

  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
    update()
  }

  // MARK: The month

  var ownCalendar: Calendar {
    var calendar = calendar
    calendar.timeZone = timeZone ?? TimeZone(secondsFromGMT: 0) ?? .current
    calendar.locale = locale
    return calendar
  }

  private func rebuild() {
    let before = month?.month ?? Date()
    month?.removeFromSuperview()
    let month = MonthView(calendar: ownCalendar)
    month.fontDesign = fontDesign
    month.onChoose = { [weak self] in self?.choose($0) }
    month.onTurn = { [weak self] in self?.didTurn(from: $0) }
    month.decoration = { [weak self] in self?.decoration(of: $0) }
    month.canChoose = { [weak self] in self?.canChoose($0) ?? false }
    addSubview(month)
    self.month = month
    show(before)
  }

  func update() { show(month?.month ?? Date()) }

  private func show(_ date: Date) {
    let selected = selectionBehavior?.chosen.compactMap { ownCalendar.date(from: $0) } ?? []
    let range = availableDateRange
    month?.show(date, selected: selected, limits: (range.start, range.end))
    setNeedsLayout()
  }

  private func components(ofMonth date: Date) -> DateComponents {
    ownCalendar.dateComponents([.calendar, .era, .year, .month], from: date)
  }

  private func components(of day: Date) -> DateComponents {
    ownCalendar.dateComponents([.calendar, .era, .year, .month, .day], from: day)
  }

  private func decoration(of day: DateComponents) -> UIView? {
    guard wantsDateDecorations else { return nil }
    return delegate?.calendarView(self, decorationFor: day)?.makeView()
  }

  /// Days look alike where nothing can be chosen at all.
  private func canChoose(_ day: Date) -> Bool {
    selectionBehavior?.canChoose(components(of: day)) ?? true
  }

  private func choose(_ day: Date) {
    selectionBehavior?.choose(components(of: day))
    update()
  }

  private func didTurn(from month: Date) {
    delegate?.calendarView(
      self,
      didChangeVisibleDateComponentsFrom: components(ofMonth: month)
    )
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    month?.frame = bounds
  }

  open override var intrinsicContentSize: CGSize { naturalSize }

  /// An override of `intrinsicContentSize` may ask `sizeThatFits(_:)`, which does not ask back.
  private var naturalSize: CGSize {
    CGSize(width: MonthView.width, height: MonthView.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

  // MARK: Decorations

  public enum DecorationSize: Int, Sendable {
    case small, medium, large

    /// In points (inferred).
    fileprivate var side: CGFloat {
      switch self {
      case .small: 4
      case .medium: 6
      case .large: 8
      }
    }
  }

  /// What is below the number of a day.
  @preconcurrency
  @MainActor
  public final class Decoration {
    private let make: () -> UIView

    public init(customViewProvider: @escaping () -> UIView) { make = customViewProvider }

    /// A picture, or a dot without one (documented).
    public convenience init(
      image: UIImage? = nil,
      color: UIColor? = nil,
      size: DecorationSize = .medium
    ) {
      self.init {
        image.map { Decoration.view(of: $0, color, size) } ?? Decoration.dot(color, size)
      }
    }

    func makeView() -> UIView { make() }

    private static func dot(_ color: UIColor?, _ size: DecorationSize) -> UIView {
      let dot = Dot(side: size.side)
      dot.backgroundColor = color ?? .systemFill
      return dot
    }

    private static func view(
      of image: UIImage?,
      _ color: UIColor?,
      _ size: DecorationSize
    ) -> UIView {
      let configuration = UIImage.SymbolConfiguration(pointSize: size.side * 2)
      let view = UIImageView(image: image?.withConfiguration(configuration))
      view.tintColor = color ?? .systemFill
      return view
    }

    /// A dot.
    public static func `default`(
      color: UIColor? = nil,
      size: DecorationSize = .medium
    ) -> Decoration {
      Decoration(customViewProvider: { dot(color, size) })
    }

    public static func image(
      _ image: UIImage?,
      color: UIColor? = nil,
      size: DecorationSize = .medium
    ) -> Decoration {
      Decoration(customViewProvider: { view(of: image, color, size) })
    }

    public static func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration {
      Decoration(customViewProvider: customViewProvider)
    }
  }
}

private final class Dot: UIView {
  private let side: CGFloat

  init(side: CGFloat) {
    self.side = side
    super.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
    layer.cornerRadius = side / 2
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: side, height: side) }
}

@preconcurrency
@MainActor
public protocol UICalendarViewDelegate: NSObjectProtocol {
  func calendarView(
    _ calendarView: UICalendarView,
    decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration?
  func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  )
}

extension UICalendarViewDelegate {
  public func calendarView(
    _ calendarView: UICalendarView,
    decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? { nil }
  public func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {}
}
