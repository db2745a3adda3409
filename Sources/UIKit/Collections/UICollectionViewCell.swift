import Foundation

/// One item of a collection view.
@preconcurrency
@MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// Fills the cell and contains the client's views.
  private let content = UIView()
  open var contentView: UIView { content }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpContent()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpContent()
    coder.read(into: self, as: UICollectionViewCell.self)
  }

  public required convenience init(dequeuedWith frame: CGRect) { self.init(frame: frame) }

  /// The one that has made the cell, and may not have shown it yet.
  weak var dequeuer: UICollectionView?

  /// The storyboard's action for a selection of the cell.
  var selectionTrigger: InterfaceTrigger?

  func setUpContent() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addContentPart(contentView)
  }

  open var isSelected = false {
    didSet { if isSelected != oldValue { updateBackgrounds() } }
  }

  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { updateBackgrounds() } }
  }

  open var backgroundView: UIView? {
    didSet { replace(oldValue, by: backgroundView, at: 0) }
  }

  /// Shown above `backgroundView` while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet {
      replace(oldValue, by: selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
      updateBackgrounds()
    }
  }

  // MARK: Configurations

  private var host = ContentConfigurationHost()
  func setHostMargins(_ margins: NSDirectionalEdgeInsets) { host.setMargins(margins) }
  var listContent: UIListContentView? { host.view as? UIListContentView }
  private var backgroundHost: BackgroundConfigurationView?

  /// The cell's content, in place of subviews of its content view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { host.configuration }
    set {
      host.show(newValue, in: contentView)
      setNeedsLayout()
      collectionView?.itemMayNeedOtherSize(self)
    }
  }

  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    collectionView?.itemMayNeedOtherSize(self)
  }

  override func intrinsicContentSizeMayHaveChanged(of part: UIView) {
    if part === contentView { collectionView?.itemMayNeedOtherSize(self) }
  }

  /// The one that shows the cell.
  var collectionView: UICollectionView? {
    var view = superview
    while let next = view, !(next is UICollectionView) { view = next.superview }
    return view as? UICollectionView
  }

  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      guard let backgroundConfiguration else {
        backgroundHost?.removeFromSuperview()
        backgroundHost = nil
        return
      }
      let view = backgroundHost ?? BackgroundConfigurationView()
      if backgroundHost == nil { replace(nil, by: view, at: 0) }
      backgroundHost = view
      view.configuration = shown(backgroundConfiguration, in: configurationState)
    }
  }

  private func shown(
    _ configuration: UIBackgroundConfiguration,
    in state: UICellConfigurationState
  ) -> UIBackgroundConfiguration {
    automaticallyUpdatesBackgroundConfiguration ? configuration.updated(for: state) : configuration
  }

  /// Shows the background of a state; the app's own code for the state follows, and has the last
  /// word.
  func updateBackground(for state: UICellConfigurationState) {
    guard let backgroundConfiguration else { return }
    backgroundHost?.configuration = shown(backgroundConfiguration, in: state)
  }

  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true
  public typealias ConfigurationUpdateHandler =
    (UICollectionViewCell, UICellConfigurationState) -> Void
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = (collectionView ?? dequeuer)?.isEditing ?? false
    return state
  }

  var owesConfiguration = true

  /// Updates at once: the state is all it depends on.
  open func setNeedsUpdateConfiguration() {
    let state = configurationState
    updateBackground(for: state)
    updateContent(for: state)
    updateConfiguration(using: state)
  }

  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  private func replace(_ old: UIView?, by new: UIView?, at index: Int) {
    old?.removeFromSuperview()
    guard let new else { return }
    new.frame = bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(new, at: index)
  }

  private func updateBackgrounds() {
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
    guard deselectsSlowly else { return setNeedsUpdateConfiguration() }
    SelectionFade.animate { self.setNeedsUpdateConfiguration() }
  }

  private var deselectsSlowly = false

  /// The app's observers of the property are not part of the animation.
  func deselect(animated: Bool) {
    deselectsSlowly = animated
    isSelected = false
    deselectsSlowly = false
  }

  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let attributes =
      layoutAttributes.copy() as? UICollectionViewLayoutAttributes ?? layoutAttributes
    // Some cells tie their content to themselves.
    let size =
      contentView.fittingSize(for: attributes)
      ?? (constraints.isEmpty ? ownSize(for: attributes) : fittingSize(for: attributes))
    if let size { attributes.size = size }
    return attributes
  }

  /// As a cell says that places its views itself (documented in WWDC 2014); nil where it keeps its size.
  private func ownSize(for attributes: UICollectionViewLayoutAttributes) -> CGSize? {
    let size = sizeThatFits(attributes.size)
    guard size != bounds.size, size.width > 0, size.height > 0 else { return nil }
    return CGSize(
      width: attributes.sizesItsWidth ? size.width : attributes.size.width,
      height: attributes.sizesItsHeight ? size.height : attributes.size.height
    )
  }

  public enum DragState: Int, Sendable {
    case none, lifting, dragging
  }

  open func dragStateDidChange(_ dragState: DragState) {}
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }
}
