import Foundation

/// Where a popover is: its box with the arrow, and where the arrow's tip is.
///
/// The sizes of box and arrow are taken from pictures (inferred).
struct PopoverPlace: Equatable {
  static let cornerRadius: CGFloat = 13

  /// What is around the content, in points.
  struct Edges: Equatable {
    var arrow = CGSize(width: 26, height: 13)
    /// Between the content and the box, besides the arrow.
    var insets = UIEdgeInsets.zero
  }

  private(set) var edges = Edges()
  /// Of the box with its arrow, in the container.
  private(set) var frame = CGRect.zero
  private(set) var direction = UIPopoverArrowDirection.unknown
  /// Along the side that has the arrow, from the frame's origin.
  private var tip: CGFloat = 0

  init() {}

  /// - Parameters:
  ///   - size: of the content.
  ///   - source: what the arrow points to.
  ///   - permitted: the directions in which the arrow may point.
  ///   - room: what the box may cover.
  ///   - edges: what is around the content.
  init(
    of size: CGSize,
    beside source: CGRect,
    arrow permitted: UIPopoverArrowDirection,
    in room: CGRect,
    edges: Edges = Edges()
  ) {
    self.edges = edges
    let insets = edges.insets
    let directions: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
      .filter(permitted.contains)
    func fitted(_ direction: UIPopoverArrowDirection) -> CGSize {
      let side = Self.room(beside: source, direction, in: room, depth: edges.arrow.height)
      return CGSize(
        width: min(size.width, max(0, side.width - insets.left - insets.right)),
        height: min(size.height, max(0, side.height - insets.top - insets.bottom))
      )
    }
    func area(_ direction: UIPopoverArrowDirection) -> CGFloat {
      fitted(direction).width * fitted(direction).height
    }
    let best =
      directions.first { fitted($0) == size } ?? directions.max { area($0) < area($1) }
    guard let best else {
      // Without an arrow the box is over its source.
      let fit = CGSize(
        width: min(size.width + insets.left + insets.right, room.width),
        height: min(size.height + insets.top + insets.bottom, room.height)
      )
      frame = Self.box(fit, around: CGPoint(x: source.midX, y: source.midY), in: room)
      return
    }
    var body = fitted(best)
    body.width += insets.left + insets.right
    body.height += insets.top + insets.bottom
    point(best, at: source, from: body, in: room)
  }

  /// Puts a box beside its source.
  ///
  /// - Parameters:
  ///   - best: where the arrow points.
  ///   - body: the size of the box without the arrow.
  private mutating func point(
    _ best: UIPopoverArrowDirection,
    at source: CGRect,
    from body: CGSize,
    in room: CGRect
  ) {
    direction = best
    let depth = edges.arrow.height
    let isVertical = best == .up || best == .down
    frame = Self.box(
      isVertical
        ? CGSize(width: body.width, height: body.height + depth)
        : CGSize(width: body.width + depth, height: body.height),
      around: CGPoint(x: source.midX, y: source.midY),
      in: room
    )
    switch best {
    case .up: frame.origin.y = source.maxY
    case .down: frame.origin.y = source.minY - frame.height
    case .left: frame.origin.x = source.maxX
    default: frame.origin.x = source.minX - frame.width
    }
    let length = isVertical ? frame.width : frame.height
    let end = Self.cornerRadius + edges.arrow.width / 2
    tip = isVertical ? source.midX - frame.minX : source.midY - frame.minY
    tip = max(end, min(tip, length - end))
  }

  /// How large a box can be on the side that the arrow comes from.
  private static func room(
    beside source: CGRect,
    _ direction: UIPopoverArrowDirection,
    in room: CGRect,
    depth: CGFloat
  ) -> CGSize {
    let width: CGFloat =
      switch direction {
      case .left: room.maxX - source.maxX - depth
      case .right: source.minX - depth - room.minX
      default: room.width
      }
    let height: CGFloat =
      switch direction {
      case .up: room.maxY - source.maxY - depth
      case .down: source.minY - depth - room.minY
      default: room.height
      }
    return CGSize(width: max(0, width), height: max(0, height))
  }

  private static func box(_ size: CGSize, around center: CGPoint, in room: CGRect) -> CGRect {
    CGRect(
      x: max(room.minX, min(center.x - size.width / 2, room.maxX - size.width)),
      y: max(room.minY, min(center.y - size.height / 2, room.maxY - size.height)),
      width: size.width,
      height: size.height
    )
  }

  // MARK: In the frame

  /// Of the box alone.
  var body: CGRect { CGRect(origin: .zero, size: frame.size).inset(by: arrowInsets) }

  /// What the arrow takes of the frame.
  var arrowInsets: UIEdgeInsets {
    let depth = edges.arrow.height
    return switch direction {
    case .up: UIEdgeInsets(top: depth, left: 0, bottom: 0, right: 0)
    case .down: UIEdgeInsets(top: 0, left: 0, bottom: depth, right: 0)
    case .left: UIEdgeInsets(top: 0, left: depth, bottom: 0, right: 0)
    case .right: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: depth)
    default: .zero
    }
  }

  /// Of what is presented: the box without its insets.
  var content: CGRect { body.inset(by: edges.insets) }

  /// From the middle of the side that has the arrow to its tip.
  var arrowOffset: CGFloat {
    switch direction {
    case .up, .down: tip - frame.width / 2
    case .left, .right: tip - frame.height / 2
    default: 0
    }
  }

  /// How far the shadow begins beside the box, in points.
  private static let shadowOutset: CGFloat = 40

  /// What casts the shadow, wider than the box.
  @MainActor
  var shadowPath: UIBezierPath {
    UIBezierPath(
      roundedRect: body.insetBy(dx: -Self.shadowOutset, dy: -Self.shadowOutset),
      cornerRadius: Self.cornerRadius + Self.shadowOutset
    )
  }

  /// The outline of box and arrow.
  @MainActor
  var path: UIBezierPath {
    let path = UIBezierPath(roundedRect: body, cornerRadius: Self.cornerRadius)
    let half = edges.arrow.width / 2
    let corners: [CGPoint]
    // Clockwise, as the box is: where they overlap, they add up.
    switch direction {
    case .up:
      let base = body.minY + 1
      corners = [
        CGPoint(x: tip - half, y: base), CGPoint(x: tip, y: 0), CGPoint(x: tip + half, y: base),
      ]
    case .down:
      let base = body.maxY - 1
      corners = [
        CGPoint(x: tip + half, y: base), CGPoint(x: tip, y: frame.height),
        CGPoint(x: tip - half, y: base),
      ]
    case .left:
      let base = body.minX + 1
      corners = [
        CGPoint(x: base, y: tip + half), CGPoint(x: 0, y: tip), CGPoint(x: base, y: tip - half),
      ]
    case .right:
      let base = body.maxX - 1
      corners = [
        CGPoint(x: base, y: tip - half), CGPoint(x: frame.width, y: tip),
        CGPoint(x: base, y: tip + half),
      ]
    default: return path
    }
    path.move(to: corners[0])
    for corner in corners.dropFirst() { path.addLine(to: corner) }
    path.close()
    return path
  }
}
