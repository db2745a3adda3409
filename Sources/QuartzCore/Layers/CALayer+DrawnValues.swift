/// Values that an app's class declares, and draws by: a change of one calls for new contents, and
/// so does an animation of it, in each frame (documented: `needsDisplay(forKey:)`).
extension CALayer {
  final func keepDrawnAnimation(_ animation: CAAnimation) -> Bool {
    let now = localTime(ofWorldTime: ownWorld.clock.now)
    let own = OwnMotion.all(animation, on: self, now: now) { single in
      guard let key = single.keyPath, LayerKeyPath(key) == nil,
        type(of: self).needsDisplay(forKey: key)
      else { return nil }
      return AnimatedValue(movable: value(forKey: key) ?? single.anyValue)
    }
    drawing.motions += own
    return !own.isEmpty
  }

  final func stopDrawnAnimation(_ animation: CAAnimation) {
    guard !drawing.motions.isEmpty else { return }
    drawing.motions.stop(animation, at: localTime(ofWorldTime: ownWorld.clock.now))
  }

  /// Draws the contents anew where an animated value calls for it.
  ///
  /// On iOS a copy of the layer draws; here the layer itself, which has the values of the moment
  /// meanwhile.
  final func drawOnItsWay(at time: Double) {
    guard !drawing.motions.isEmpty else { return }
    let shown = drawing.motions.filter { $0.shows(at: time) }
    guard !shown.isEmpty || drawing.isOnItsWay else { return }
    let values = drawing.userValues
    drawing.userValues = ownValues(at: time)
    drawing.isOnItsWay = !shown.isEmpty
    drawing.hasPresentedValues = true
    display()
    drawing.hasPresentedValues = false
    drawing.userValues = values
    drawing.motions.removeAll { $0.end <= time }
  }

  /// The values that an app's class declares, with what animations make of them.
  private func ownValues(at time: Double) -> [String: Any] {
    var values = drawing.userValues
    for motion in drawing.motions where motion.shows(at: time) {
      let present = values[motion.keyPath] ?? value(forKey: motion.keyPath)
      let start = AnimatedValue(movable: present) ?? motion.sample.zero ?? motion.sample
      values[motion.keyPath] = motion.value(at: time, over: start).boxed
    }
    return values
  }

  final func presentedOwnValues() -> [String: Any] {
    if drawing.motions.isEmpty || drawing.hasPresentedValues { return drawing.userValues }
    return ownValues(at: localTime(ofWorldTime: ownWorld.clock.now))
  }
}

extension CALayer {
  /// What an app's class reads as its own property: numbers are of any type.
  ///
  /// Public because ported code calls it.
  public func _drawnValue<Value>(forKey key: String) -> Value? {
    let value = value(forKey: key)
    if let value = value as? Value { return value }
    guard let number = Double(boxed: value) else { return nil }
    switch Value.self {
    case is CGFloat.Type: return CGFloat(number) as? Value
    case is Double.Type: return number as? Value
    case is Float.Type: return Float(number) as? Value
    case is Int.Type: return Int(number) as? Value
    case is Bool.Type: return (number != 0) as? Value
    default: return nil
    }
  }
}

extension CALayer {
  /// What the setter of an app's own property does.
  ///
  /// A presentation has no actions: `init(layer:)` of the class sets the property of the copy
  /// (inferred). Public because ported code calls it.
  public func _setDrawnValue(_ value: Any?, forKey key: String) {
    let isModel = tree.original == nil
    if isModel, let value, self.value(forKey: key) == nil {
      // The action begins at what the property is without a value.
      drawing.userValues[key] = Self.zero(like: value)
    }
    let runsActions = isModel && !World.current.transactions.disableActions
    let action = runsActions ? action(forKey: key) : nil
    setValue(value, forKey: key)
    guard isModel else { return }
    if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    action?.run(forKey: key, object: self, arguments: nil)
  }

  /// A property of a number or a structure is zero where neither a value nor the class's default
  /// is there (documented).
  private static func zero(like value: Any) -> Any? {
    switch value {
    case is CGFloat: CGFloat(0)
    case is Double: Double(0)
    case is Float: Float(0)
    case is Int: Int(0)
    case is Bool: false
    case is CGPoint: CGPoint.zero
    case is CGSize: CGSize.zero
    case is CGRect: CGRect.zero
    default: nil
    }
  }
}

extension CAPropertyAnimation {
  /// One of the values that it shows.
  fileprivate var anyValue: Any? {
    switch self {
    case let basic as CABasicAnimation: basic.toValue ?? basic.fromValue ?? basic.byValue
    case let keyframes as CAKeyframeAnimation: keyframes.values?.first
    default: nil
    }
  }
}
