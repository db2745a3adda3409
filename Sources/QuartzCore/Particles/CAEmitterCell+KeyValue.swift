import Foundation

extension CAEmitterCell {
  /// A property that is reached by its name.
  private struct Property: Sendable {
    let value: @Sendable (CAEmitterCell) -> Any?
    let store: @Sendable (CAEmitterCell, Any?) -> Void

    static func number<Number: BinaryFloatingPoint & SendableMetatype>(
      _ path: ReferenceWritableKeyPath<CAEmitterCell, Number> & Sendable
    ) -> Property {
      Property(
        value: { $0[keyPath: path] },
        store: { cell, value in
          if let number = Double(boxed: value) { cell[keyPath: path] = Number(number) }
        }
      )
    }

    /// What is not of the property's type is ignored.
    static func of<Value: SendableMetatype>(
      _ path: ReferenceWritableKeyPath<CAEmitterCell, Value> & Sendable
    ) -> Property {
      Property(
        value: { $0[keyPath: path] },
        store: { cell, value in
          if let value = value as? Value { cell[keyPath: path] = value }
        }
      )
    }
  }

  private static let properties: [String: Property] = [
    "name": .of(\.name),
    "isEnabled": .of(\.isEnabled), "enabled": .of(\.isEnabled),
    "birthRate": .number(\.birthRate),
    "lifetime": .number(\.lifetime), "lifetimeRange": .number(\.lifetimeRange),
    "emissionLongitude": .number(\.emissionLongitude),
    "emissionLatitude": .number(\.emissionLatitude),
    "emissionRange": .number(\.emissionRange),
    "velocity": .number(\.velocity), "velocityRange": .number(\.velocityRange),
    "xAcceleration": .number(\.xAcceleration),
    "yAcceleration": .number(\.yAcceleration),
    "zAcceleration": .number(\.zAcceleration),
    "scale": .number(\.scale), "scaleRange": .number(\.scaleRange),
    "scaleSpeed": .number(\.scaleSpeed),
    "spin": .number(\.spin), "spinRange": .number(\.spinRange),
    "color": .of(\.color),
    "redRange": .number(\.redRange), "greenRange": .number(\.greenRange),
    "blueRange": .number(\.blueRange), "alphaRange": .number(\.alphaRange),
    "redSpeed": .number(\.redSpeed), "greenSpeed": .number(\.greenSpeed),
    "blueSpeed": .number(\.blueSpeed), "alphaSpeed": .number(\.alphaSpeed),
    "contents": .of(\.contents), "contentsRect": .of(\.contentsRect),
    "contentsScale": .number(\.contentsScale),
    "minificationFilter": .of(\.minificationFilter),
    "magnificationFilter": .of(\.magnificationFilter),
    "minificationFilterBias": .number(\.minificationFilterBias),
    "style": .of(\.style),
    "emitterCells": .of(\.emitterCells),
    "beginTime": .number(\.beginTime), "timeOffset": .number(\.timeOffset),
    "repeatCount": .number(\.repeatCount), "repeatDuration": .number(\.repeatDuration),
    "duration": .number(\.duration), "speed": .number(\.speed),
    "autoreverses": .of(\.autoreverses), "fillMode": .of(\.fillMode),
  ]

  /// Nil for a name that is none of its properties.
  final func propertyValue(forKey key: String) -> Any?? {
    Self.properties[key].map { $0.value(self) }
  }

  /// - Returns: whether it has the property.
  final func storeProperty(_ value: Any?, forKey key: String) -> Bool {
    guard let property = Self.properties[key] else { return false }
    property.store(self, value)
    return true
  }

  /// With copies of its own cells.
  final func copied() -> CAEmitterCell {
    let copy = CAEmitterCell()
    for property in Self.properties.values { property.store(copy, property.value(self)) }
    copy.emitterCells = emitterCells?.map { $0.copied() }
    return copy
  }
}

extension [CAEmitterCell] {
  /// The value at `NAME.KEY`, the key that of a cell's own cells too; nil for none.
  func value(at keyPath: some StringProtocol) -> Any? {
    let parts = keyPath.split(separator: ".", maxSplits: 1)
    guard parts.count == 2, let cell = first(where: { $0.name == String(parts[0]) }) else {
      return nil
    }
    if let inner = Self.innerPath(parts[1]) { return cell.emitterCells?.value(at: inner) }
    return cell.propertyValue(forKey: String(parts[1])) ?? nil
  }

  /// With another value at `NAME.KEY`.
  ///
  /// The cell is a copy: particles that were born before keep what they have.
  func setting(_ value: Any?, at keyPath: some StringProtocol) -> [CAEmitterCell] {
    let parts = keyPath.split(separator: ".", maxSplits: 1)
    guard parts.count == 2 else { return self }
    return map { cell in
      guard cell.name == String(parts[0]) else { return cell }
      let copy = cell.copied()
      if let inner = Self.innerPath(parts[1]) {
        copy.emitterCells = cell.emitterCells?.setting(value, at: inner)
      } else {
        _ = copy.storeProperty(value, forKey: String(parts[1]))
      }
      return copy
    }
  }

  /// What follows `emitterCells.`; nil for other paths.
  static func innerPath(_ keyPath: some StringProtocol) -> Substring? {
    let parts = keyPath.split(separator: ".", maxSplits: 1)
    return parts.count == 2 && parts[0] == "emitterCells" ? Substring(parts[1]) : nil
  }
}
