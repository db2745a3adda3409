import ObjectiveC

/// An exception of Core Animation.
///
/// A world keeps the first one; the change that caused it is ignored.
package struct LayerFault: Error, Equatable, CustomStringConvertible {
  package enum Name: String, Sendable {
    case invalidGeometry = "CALayerInvalidGeometry"
    case invalidTree = "CALayerInvalid"
    case invalidTiming = "CAMediaTimingInvalid"
    case invalidArgument = "NSInvalidArgumentException"
    case inconsistency = "NSInternalInconsistencyException"
    case unknownKey = "NSUnknownKeyException"
    case range = "NSRangeException"
    case generic = "NSGenericException"
  }

  package var name: Name
  /// In Apple's words where they are known.
  package var reason: String
  /// The layer's path from the root, by names and classes.
  package var layer: String?

  package init(name: Name, reason: String, layer: String? = nil) {
    self.name = name
    self.reason = reason
    self.layer = layer
  }

  /// Another name counts as a generic one, and is added to the reason.
  init(raised exception: NSException) {
    let known = Name(rawValue: exception.name.rawValue)
    let reason = exception.reason ?? ""
    self.init(
      name: known ?? .generic,
      reason: known == nil ? "\(exception.name.rawValue): \(reason)" : reason
    )
  }

  init(object fault: ObjectFault) {
    self.init(name: Name(rawValue: fault.name.rawValue) ?? .generic, reason: fault.reason)
  }

  package static func invalidTiming(_ reason: String) -> LayerFault {
    LayerFault(name: .invalidTiming, reason: reason)
  }

  package var description: String {
    "\(name.rawValue): \(reason)" + (layer.map { " (\($0))" } ?? "")
  }

  /// A number as C's `%g` writes it, which is how Core Animation's messages do.
  static func text(_ number: CGFloat) -> String {
    if number.isNaN { return "nan" }
    if number.isInfinite { return number > 0 ? "inf" : "-inf" }
    return String(format: "%g", number)
  }
}
