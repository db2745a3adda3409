import CoreGraphics
import Foundation
import ObjectiveC

/// One side of an element's size: a length, or a part of its container's.
open class NSCollectionLayoutDimension: NSObject, @unchecked Sendable {
  enum Kind: Equatable {
    case fractionalWidth, fractionalHeight, absolute, estimated, uniform
  }

  let kind: Kind
  public let dimension: CGFloat

  init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension
    super.init()
  }

  open class func fractionalWidth(_ fraction: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fraction)
  }
  open class func fractionalHeight(_ fraction: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fraction)
  }
  open class func absolute(_ absolute: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absolute)
  }
  /// The element decides its length; until then it has this one.
  open class func estimated(_ estimated: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimated)
  }

  /// That of the largest item of the group, each of which decides its own; until then it
  /// has this one (iOS 17).
  open class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.uniform, estimate)
  }

  open var isUniformAcrossSiblings: Bool { kind == .uniform }
  /// Whether the element has a say.
  var isOpen: Bool { isEstimated || isUniformAcrossSiblings }
  open var isFractionalWidth: Bool { kind == .fractionalWidth }
  open var isFractionalHeight: Bool { kind == .fractionalHeight }
  open var isAbsolute: Bool { kind == .absolute }
  open var isEstimated: Bool { kind == .estimated }

  func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: container.width * dimension
    case .fractionalHeight: container.height * dimension
    case .absolute, .estimated, .uniform: dimension
    }
  }
}

open class NSCollectionLayoutSize: NSObject, @unchecked Sendable {
  public let widthDimension: NSCollectionLayoutDimension
  public let heightDimension: NSCollectionLayoutDimension

  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
    super.init()
  }

  func size(in container: CGSize) -> CGSize {
    CGSize(
      width: max(0, widthDimension.length(in: container)),
      height: max(0, heightDimension.length(in: container))
    )
  }
}

/// Space between two elements: fixed, or a minimum.
open class NSCollectionLayoutSpacing: NSObject, @unchecked Sendable {
  public let spacing: CGFloat
  public let isFlexible: Bool
  public var isFixed: Bool { !isFlexible }

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    self.isFlexible = isFlexible
    super.init()
  }

  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }
  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }
}

/// Space around an item, outside its size.
open class NSCollectionLayoutEdgeSpacing: NSObject, @unchecked Sendable {
  public let leading: NSCollectionLayoutSpacing?
  public let top: NSCollectionLayoutSpacing?
  public let trailing: NSCollectionLayoutSpacing?
  public let bottom: NSCollectionLayoutSpacing?

  public init(
    leading: NSCollectionLayoutSpacing?,
    top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
    super.init()
  }

  var insets: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: top?.spacing ?? 0,
      leading: leading?.spacing ?? 0,
      bottom: bottom?.spacing ?? 0,
      trailing: trailing?.spacing ?? 0
    )
  }
}

/// A point of an element or its container, at which both are aligned.
open class NSCollectionLayoutAnchor: NSObject, @unchecked Sendable {
  public let edges: NSDirectionalRectEdge
  /// Points, or parts of the element's own size.
  public let offset: CGPoint
  public let isFractionalOffset: Bool
  public var isAbsoluteOffset: Bool { !isFractionalOffset }

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
    self.edges = edges
    self.offset = offset
    isFractionalOffset = isFractional
    super.init()
  }

  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges, .zero, isFractional: false)
  }
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isFractional: false)
  }
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isFractional: true)
  }

  /// The origin of an element of `size` that has this point, in a container.
  func origin(of size: CGSize, in container: CGRect) -> CGPoint {
    let x =
      edges.contains(.leading)
      ? container.minX
      : edges.contains(.trailing)
        ? container.maxX - size.width : container.midX - size.width / 2
    let y =
      edges.contains(.top)
      ? container.minY
      : edges.contains(.bottom)
        ? container.maxY - size.height : container.midY - size.height / 2
    let shift =
      isFractionalOffset
      ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
    return CGPoint(x: x + shift.x, y: y + shift.y)
  }
}

@preconcurrency
@MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  var contentSize: CGSize { get }
  var effectiveContentSize: CGSize { get }
  var contentInsets: NSDirectionalEdgeInsets { get }
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

@preconcurrency
@MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}
