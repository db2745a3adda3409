import Foundation

/// A change of a view's values as the device is turned in the hand.
///
/// The device of a stage lies still, so an effect has no influence.
@preconcurrency
@MainActor
open class UIMotionEffect: MainActorObject, NSCopying {
  public init() {}
  public required init?(coder: NSCoder) {}

  /// Values by key path for an offset of the viewer between -1 and 1.
  open func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? { nil }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Moves a value between two ends with the rotation about one axis.
@preconcurrency
@MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
  public enum EffectType: Int, Sendable {
    case tiltAlongHorizontalAxis, tiltAlongVerticalAxis
  }

  public let keyPath: String
  public let type: EffectType
  open var minimumRelativeValue: Any?
  open var maximumRelativeValue: Any?

  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }

  public required init?(coder: NSCoder) {
    keyPath = ""
    type = .tiltAlongHorizontalAxis
    super.init(coder: coder)
  }

  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    let offset =
      type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    guard let low = number(minimumRelativeValue), let high = number(maximumRelativeValue) else {
      return nil
    }
    return [keyPath: low + (high - low) * (Double(offset) + 1) / 2]
  }

  private func number(_ value: Any?) -> Double? {
    switch value {
    case let value as Double: value
    case let value as CGFloat: Double(value)
    case let value as Float: Double(value)
    case let value as Int: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }
}

/// Several effects as one.
@preconcurrency
@MainActor
open class UIMotionEffectGroup: UIMotionEffect {
  open var motionEffects: [UIMotionEffect]?

  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    (motionEffects ?? []).reduce(into: [:]) { values, effect in
      values.merge(effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) ?? [:]) { $1 }
    }
  }
}
