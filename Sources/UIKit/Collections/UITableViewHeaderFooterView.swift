import Foundation

/// The title above or below a section.
@preconcurrency
@MainActor
open class UITableViewHeaderFooterView: UIView {
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    setUpContent()
  }

  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpContent()
    coder.read(into: self, as: UITableViewHeaderFooterView.self)
  }

  /// See `UITableViewCell`.
  public required convenience init(dequeuedWith reuseIdentifier: String) {
    self.init(reuseIdentifier: reuseIdentifier)
  }

  open internal(set) var reuseIdentifier: String?
  open func prepareForReuse() {}

  private let content = UIView()
  open var contentView: UIView { content }
  open private(set) lazy var textLabel: UILabel? = makeLabel()
  open private(set) lazy var detailTextLabel: UILabel? = UILabel()

  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }

  /// Set when a table dequeues the view.
  var tableStyle: UITableView.Style?

  // MARK: Configurations

  private var host = ContentConfigurationHost()
  private var backgroundHost: BackgroundConfigurationView?

  /// The content, in place of the labels.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { host.configuration }
    set {
      host.show(newValue, in: contentView)
      setNeedsLayout()
    }
  }

  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      backgroundHost = backgroundConfiguration.map { _ in
        backgroundHost ?? BackgroundConfigurationView()
      }
      backgroundView = backgroundHost
      if let backgroundConfiguration { backgroundHost?.configuration = backgroundConfiguration }
    }
  }

  /// Content with the look of a title in the table's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    tableStyle == .plain ? .plainHeader() : .groupedHeader()
  }

  private var hasText = false
  /// What is above and below the title, which the table's style decides.
  var titleSpace: (above: CGFloat, below: CGFloat) = (6, 6)

  private func setUpContent() { addContentPart(contentView) }

  private func makeLabel() -> UILabel {
    hasText = true
    let label = UILabel()
    label.numberOfLines = 0
    label.shrinksAtOnce = false
    contentView.addPart(label)
    return label
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    let table = superview as? UITableView
    let inset = host.configuration == nil ? 0 : table?.groupInset ?? 0
    if let margin = table?.rowMargin {
      (host.view as? UIListContentView)?.rowMargins = (margin, margin)
    }
    contentView.frame = bounds.inset(by: table?.sideInsets ?? .zero).insetBy(dx: inset, dy: 0)
    guard hasText, let textLabel else { return }
    // The title begins where the texts of rows do.
    let side = (table?.groupInset ?? 0) - inset + (table?.rowMargin ?? sideMargin)
    var place = contentView.bounds.inset(
      by: UIEdgeInsets(top: titleSpace.above, left: side, bottom: titleSpace.below, right: side)
    )
    // A text that is higher than its room stands in the middle of it, whole.
    let height = textLabel.sizeThatFits(place.size).height
    if height > place.height { place = place.insetBy(dx: 0, dy: (place.height - height) / 2) }
    textLabel.frame = place.pixelAligned
  }

  // MARK: State

  public typealias ConfigurationUpdateHandler =
    (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void
  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  open var configurationState: UIViewConfigurationState {
    UIViewConfigurationState(traitCollection: traitCollection)
  }
  var owesConfiguration = true

  /// Updates at once: the state is all it depends on.
  open func setNeedsUpdateConfiguration() {
    let state = configurationState
    updateContent(for: state)
    updateConfiguration(using: state)
  }
  open func updateConfiguration(using state: UIViewConfigurationState) {
    configurationUpdateHandler?(self, state)
  }
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    tableStyle == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
  }
}
