import Foundation

/// A view that a collection view takes from a pool and returns to it.
@preconcurrency
@MainActor
open class UICollectionReusableView: UIView {
  open internal(set) var reuseIdentifier: String?
  /// The attributes as they were applied last; nil for an element that is shown again.
  var taken: UICollectionViewLayoutAttributes?

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.read(into: self, as: UICollectionReusableView.self)
  }

  /// How the collection view makes an instance of a registered class.
  ///
  /// Swift makes objects of a class known only at run time by required initializers alone;
  /// subclasses inherit this one and it calls their `init(frame:)`.
  public required convenience init(dequeuedWith frame: CGRect) { self.init(frame: frame) }

  open func prepareForReuse() {}

  /// Applies attributes of the client's own class; position and looks are already set.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  open func willTransition(
    from oldLayout: UICollectionViewLayout,
    to newLayout: UICollectionViewLayout
  ) {}
  open func didTransition(
    from oldLayout: UICollectionViewLayout,
    to newLayout: UICollectionViewLayout
  ) {}

  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard !constraints.isEmpty,
      let attributes = layoutAttributes.copy() as? UICollectionViewLayoutAttributes,
      let size = fittingSize(for: attributes)
    else { return layoutAttributes }
    attributes.size = size
    return attributes
  }

  /// Attributes that have not changed are not applied again (documented): what an app has moved
  /// meanwhile stays where it is.
  ///
  /// What a data source hides, turns or fades stays so until the attributes change that (inferred;
  /// inverted chats turn their cells there).
  func take(_ attributes: UICollectionViewLayoutAttributes) {
    if let taken, taken.isEqual(attributes) { return }
    let last = taken
    taken = attributes.copy() as? UICollectionViewLayoutAttributes
    if attributes.isHidden != last?.isHidden ?? false { isHidden = attributes.isHidden }
    if attributes.alpha != last?.alpha { alpha = attributes.alpha }
    let isTurned = last.map {
      !CATransform3DEqualToTransform(attributes.transform3D, $0.transform3D)
    }
    if isTurned ?? true { transform3D = attributes.transform3D }
    let frame = CGRect(
      x: attributes.center.x - attributes.size.width / 2,
      y: attributes.center.y - attributes.size.height / 2,
      width: attributes.size.width,
      height: attributes.size.height
    ).pixelAligned
    // Attributes bring their size to a new element too that was made in it (observed: cells that
    // lay out their pictures as their bounds are set).
    if last == nil, bounds.size == frame.size { bounds.size = frame.size }
    setCenteredFrame(frame)
    layer.zPosition = CGFloat(attributes.zIndex)
    apply(attributes)
  }

  /// Moves the view at once, and the attributes that it has.
  func shift(by way: CGPoint) {
    UIView.performWithoutAnimation {
      center = CGPoint(x: center.x + way.x, y: center.y + way.y)
    }
    guard let own = taken?.copy() as? UICollectionViewLayoutAttributes else { return }
    own.center.x += way.x
    own.center.y += way.y
    taken = own
  }

  /// Undoes what its last place and its last content did to it.
  func leavePlace() {
    taken = nil
    UIView.performWithoutAnimation {
      if !CATransform3DIsIdentity(transform3D) { transform3D = CATransform3DIdentity }
      if alpha != 1 { alpha = 1 }
    }
  }
}

extension UIView {
  /// The size from its constraints on the sides that `attributes` leave open.
  ///
  /// Nil without constraints.
  func fittingSize(for attributes: UICollectionViewLayoutAttributes) -> CGSize? {
    let least = UIView.layoutFittingCompressedSize
    let size = systemLayoutSizeFitting(
      CGSize(
        width: attributes.sizesItsWidth ? least.width : attributes.size.width,
        height: attributes.sizesItsHeight ? least.height : attributes.size.height
      ),
      withHorizontalFittingPriority: attributes.sizesItsWidth ? .fittingSizeLevel : .required,
      verticalFittingPriority: attributes.sizesItsHeight ? .fittingSizeLevel : .required
    )
    return size.width > 0 && size.height > 0 ? size : nil
  }
}

extension CGRect {
  /// On whole pixels of the main screen: the origin rounds, the size stays (inferred).
  @MainActor
  var pixelAligned: CGRect { aligned(UIScreen.main.scale) }
}
