import Foundation

/// One item of a collection view.
@preconcurrency
@MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// Fills the cell. What clients add goes in here.
  public let contentView = UIView()

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

  /// What a storyboard has the cell do when it is selected.
  var selectionTrigger: InterfaceTrigger?

  private func setUpContent() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
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

  private func replace(_ old: UIView?, by new: UIView?, at index: Int) {
    old?.removeFromSuperview()
    guard let new else { return }
    new.frame = bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(new, at: index)
  }

  private func updateBackgrounds() {
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
  }

  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let attributes =
      layoutAttributes.copy() as? UICollectionViewLayoutAttributes ?? layoutAttributes
    let size = contentView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    if size.width > 0, size.height > 0 { attributes.size = size }
    return attributes
  }
}
