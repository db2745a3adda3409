import CoreGraphics
import Foundation

/// Finds where selections go by keys and touches (TextKit 2).
@preconcurrency
@MainActor
open class NSTextSelectionNavigation: MainActorObject {
  public enum Direction: Int, Sendable {
    case forward, backward, right, left, up, down
  }

  public enum Destination: Int, Sendable {
    case character, word, line, sentence, paragraph, container, document
  }

  public enum WritingDirection: Int, Sendable {
    case leftToRight, rightToLeft
  }

  public enum LayoutOrientation: Int, Sendable {
    case horizontal, vertical
  }

  public struct Modifier: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let extend = Modifier(rawValue: 1 << 1)
    public static let visual = Modifier(rawValue: 1 << 2)
    public static let multiple = Modifier(rawValue: 1 << 3)
  }

  open private(set) weak var textSelectionDataSource: (any NSTextSelectionDataSource)?
  /// Stored: selections are of one range.
  open var allowsNonContiguousRanges = false
  open var rotatesCoordinateSystemForLayoutOrientation = true

  public init(dataSource: any NSTextSelectionDataSource) {
    textSelectionDataSource = dataSource
    super.init(isolated: ())
  }

  /// Nothing is kept.
  open func flushLayoutCache() {}

  // MARK: Keys

  /// Where a selection goes; extended, its other end stays.
  ///
  /// Nil at the end of the text.
  open func destinationSelection(
    for textSelection: NSTextSelection,
    direction: Direction,
    destination: Destination,
    extending: Bool,
    confined: Bool
  ) -> NSTextSelection? {
    guard let source = textSelectionDataSource, let range = textSelection.textRanges.first else {
      return nil
    }
    let isForward = isForward(direction, at: range.location, in: source)
    let anchor = isForward ? range.location : range.endLocation
    let edge = isForward ? range.endLocation : range.location
    // A selection that does not grow goes to its edge first (documented for characters).
    if !extending, !range.isEmpty, destination == .character, direction != .up, direction != .down {
      return NSTextSelection(edge, affinity: .downstream)
    }
    let target: (any NSTextLocation)?
    switch direction {
    case .up, .down: target = place(from: edge, isDown: direction == .down, in: source)
    default: target = place(from: edge, destination, isForward: isForward, in: source)
    }
    guard let target else { return nil }
    guard extending else { return NSTextSelection(target, affinity: .downstream) }
    let ordered =
      anchor.compare(target) == .orderedDescending ? (target, anchor) : (anchor, target)
    return NSTextRange(location: ordered.0, end: ordered.1).map {
      NSTextSelection(range: $0, affinity: .downstream, granularity: textSelection.granularity)
    }
  }

  private func isForward(
    _ direction: Direction,
    at location: any NSTextLocation,
    in source: any NSTextSelectionDataSource
  ) -> Bool {
    let isRightToLeft = source.baseWritingDirection(at: location) == .rightToLeft
    switch direction {
    case .forward, .down: return true
    case .backward, .up: return false
    case .right: return !isRightToLeft
    case .left: return isRightToLeft
    }
  }

  private func place(
    from location: any NSTextLocation,
    _ destination: Destination,
    isForward: Bool,
    in source: any NSTextSelectionDataSource
  ) -> (any NSTextLocation)? {
    let document = source.documentRange
    let granularity: NSTextSelection.Granularity
    switch destination {
    case .document, .container: return isForward ? document.endLocation : document.location
    case .character: granularity = .character
    case .word: granularity = .word
    case .line: granularity = .line
    case .sentence: granularity = .sentence
    case .paragraph: granularity = .paragraph
    }
    // The nearest edge of a unit in that direction.
    var here = location
    while true {
      let isAtEnd = here.compare(isForward ? document.endLocation : document.location)
      if isAtEnd == .orderedSame {
        return here.compare(location) == .orderedSame ? nil : here
      }
      guard let inside = isForward ? here : source.location(here, offsetBy: -1) else { return nil }
      if let unit = source.textRange(for: granularity, enclosing: inside) {
        let edge = isForward ? unit.endLocation : unit.location
        if edge.compare(location) == (isForward ? .orderedDescending : .orderedAscending) {
          return edge
        }
      }
      guard let next = source.location(here, offsetBy: isForward ? 1 : -1) else { return nil }
      here = next
    }
  }

  /// The nearest place of the adjacent line; nil beyond the first and the last one.
  private func place(
    from location: any NSTextLocation,
    isDown: Bool,
    in source: any NSTextSelectionDataSource
  ) -> (any NSTextLocation)? {
    guard let line = source.textRange(for: .line, enclosing: location) else { return nil }
    let document = source.documentRange
    let other: (any NSTextLocation)?
    if isDown {
      other =
        line.endLocation.compare(document.endLocation) == .orderedSame ? nil : line.endLocation
    } else {
      other =
        line.location.compare(document.location) == .orderedSame
        ? nil : source.location(line.location, offsetBy: -1)
    }
    guard let other else { return nil }
    var x: CGFloat = 0
    source.enumerateCaretOffsetsInLineFragment(at: location) { offset, place, _, _ in
      if place.compare(location) == .orderedSame { x = offset }
    }
    return nearest(to: x, inLineAt: other, of: source)
  }

  private func nearest(
    to x: CGFloat,
    inLineAt location: any NSTextLocation,
    of source: any NSTextSelectionDataSource
  ) -> any NSTextLocation {
    var best = (distance: CGFloat.infinity, place: location)
    source.enumerateCaretOffsetsInLineFragment(at: location) { offset, place, isLeading, _ in
      guard isLeading || place.compare(source.documentRange.endLocation) == .orderedSame else {
        return
      }
      if abs(offset - x) < best.distance { best = (abs(offset - x), place) }
    }
    return best.place
  }

  // MARK: Touches

  /// The insertion point at a place of the container, or with `extend` what lies
  /// between it and the anchor.
  open func textSelections(
    interactingAt point: CGPoint,
    inContainerAt containerLocation: any NSTextLocation,
    anchors: [NSTextSelection],
    modifiers: Modifier,
    selecting: Bool,
    bounds: CGRect
  ) -> [NSTextSelection] {
    guard let source = textSelectionDataSource,
      let line = source.lineFragmentRange(for: point, inContainerAt: containerLocation)
    else { return [] }
    let place = nearest(to: point.x, inLineAt: line.location, of: source)
    guard selecting || modifiers.contains(.extend),
      let anchor = anchors.first?.textRanges.first?.location
    else { return [NSTextSelection(place, affinity: .downstream)] }
    let ordered = anchor.compare(place) == .orderedDescending ? (place, anchor) : (anchor, place)
    let range = NSTextRange(location: ordered.0, end: ordered.1)
    return range.map {
      [NSTextSelection(range: $0, affinity: .downstream, granularity: .character)]
    } ?? []
  }

  /// The selection with whole units.
  open func textSelection(
    for selectionGranularity: NSTextSelection.Granularity,
    enclosing textSelection: NSTextSelection
  ) -> NSTextSelection {
    let ranges = textSelection.textRanges.map { range -> NSTextRange in
      guard let source = textSelectionDataSource,
        let first = source.textRange(for: selectionGranularity, enclosing: range.location)
      else { return range }
      guard !range.isEmpty, let inside = source.location(range.endLocation, offsetBy: -1),
        let last = source.textRange(for: selectionGranularity, enclosing: inside)
      else { return first }
      return first.union(last)
    }
    return NSTextSelection(
      ranges,
      affinity: textSelection.affinity,
      granularity: selectionGranularity
    )
  }

  open func textSelection(
    for selectionGranularity: NSTextSelection.Granularity,
    enclosing point: CGPoint,
    inContainerAt location: any NSTextLocation
  ) -> NSTextSelection? {
    let points = textSelections(
      interactingAt: point,
      inContainerAt: location,
      anchors: [],
      modifiers: [],
      selecting: false,
      bounds: .zero
    )
    return points.first.map { textSelection(for: selectionGranularity, enclosing: $0) }
  }

  // MARK: Changes

  open func resolvedInsertionLocation(
    for textSelection: NSTextSelection,
    writingDirection: WritingDirection
  ) -> (any NSTextLocation)? {
    textSelection.secondarySelectionLocation ?? textSelection.textRanges.first?.location
  }

  /// What a delete key removes: the selection or, at an insertion point, the unit before or behind
  /// it.
  open func deletionRanges(
    for textSelection: NSTextSelection,
    direction: Direction,
    destination: Destination,
    allowsDecomposition: Bool
  ) -> [NSTextRange] {
    let selected = textSelection.textRanges.filter { !$0.isEmpty }
    if !selected.isEmpty { return selected }
    let grown = destinationSelection(
      for: textSelection,
      direction: direction,
      destination: destination,
      extending: true,
      confined: false
    )
    return grown?.textRanges.filter { !$0.isEmpty } ?? []
  }
}
