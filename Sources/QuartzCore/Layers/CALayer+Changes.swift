import Geometry
import ObjectiveC

extension CALayer {
  /// Hides the layer, unseen by the app, while something of the system shows in its place.
  package final func setCovered(_ isCovered: Bool) {
    guard values.isCovered != isCovered else { return }
    keepCommitted()
    values.isCovered = isCovered
    World.current.transactions.beginImplicitly()
  }

  /// Sets one value of the model, with its action.
  @inline(__always)
  final func set<Value: Equatable>(
    _ property: LayerProperty,
    _ path: WritableKeyPath<LayerState, Value>,
    _ value: Value
  ) {
    guard values[keyPath: path] != value else { return }
    let action = willChange(property)
    values[keyPath: path] = value
    didChange(property, action)
  }

  /// Finds the action of a change before the value changes.
  final func willChange(_ property: LayerProperty) -> (any CAAction)? {
    keepCommitted()
    // Paths too: classes of apps answer `action(forKey:)` for them.
    guard tree.original == nil else { return nil }
    let transactions = World.current.transactions
    transactions.beginImplicitly()
    guard !transactions.disableActions else { return nil }
    return action(forKey: property.rawValue)
  }

  final func didChange(_ property: LayerProperty, _ action: (any CAAction)?) {
    if type(of: self).needsDisplay(forKey: property.rawValue) { setNeedsDisplay() }
    if ObservedObjects.areAny { tellObservers() }
    guard let action, !(action is NSNull) else { return }
    action.run(forKey: property.rawValue, object: self, arguments: nil)
  }

  /// The observers of the layer, or of its view.
  ///
  /// A change of the frame is announced once, not once for its position and once for its size.
  private func tellObservers() {
    guard !tree.isSettingFrame else { return }
    observedValuesMayHaveChanged()
    (delegate as? NSObject)?.observedValuesMayHaveChanged()
  }

  final func tellObserversOfFrame() {
    tree.isSettingFrame = false
    if ObservedObjects.areAny { tellObservers() }
  }

  /// The action as the layer comes into a tree that is shown or leaves it, and as it is hidden or not
  /// (documented).
  ///
  /// The sublayers that come along are not asked, nor are layers of views, which have none (inferred).
  /// What leaves is not seen any more, whatever its action does.
  final func runOrderAction(_ key: String) {
    guard tree.original == nil, isInShownTree, !(delegate is any NamedLayerOwner) else { return }
    let transactions = World.current.transactions
    guard !transactions.disableActions, let action = action(forKey: key), !(action is NSNull)
    else { return }
    // Classes that answer every key with an animation of it: no property has this name.
    if let animation = action as? CAPropertyAnimation, animation.keyPath ?? key == key { return }
    action.run(forKey: key, object: self, arguments: nil)
  }

  /// The order documented for `action(forKey:)`; the implicit animation is its last step.
  final func findAction(forKey event: String) -> (any CAAction)? {
    if let action = delegate?.action(for: self, forKey: event) {
      return action is NSNull ? nil : action
    }
    if let action = actions?[event] { return action is NSNull ? nil : action }
    if let action = (style?["actions"] as? [String: any CAAction])?[event] {
      return action is NSNull ? nil : action
    }
    if let action = type(of: self).defaultAction(forKey: event) {
      return action is NSNull ? nil : action
    }
    return implicitAnimation(forKey: event)
  }

  /// The animation of a change that no action forbids: from the presented value to the new one.
  ///
  /// A layer that was never shown has no presented value.
  private func implicitAnimation(forKey event: String) -> CAAnimation? {
    let shown: Any?
    if let property = LayerProperty(key: event) {
      guard property.animatesImplicitly, wasShown else { return nil }
      let present = presentedState()[property].boxed
      // Contents that fade already go on from the newer ones.
      shown = (present as? ContentsBlend)?.to ?? present
    } else {
      guard animatesImplicitly(event), wasShown else { return nil }
      shown = presentedOwnValue(forKey: event)
    }
    let transactions = World.current.transactions
    let animation = CABasicAnimation(keyPath: event)
    // "None" is a start value too: no colour, no image.
    animation.fromValue = shown ?? NSNull()
    animation.duration = transactions.animationDuration
    animation.timingFunction =
      transactions.timingFunction ?? CAMediaTimingFunction(name: .default)
    animation.fillMode = .backwards
    return animation
  }

  // MARK: Refusing what is not a number

  final func accepts(_ number: CGFloat, as property: String) -> Bool {
    number.isFinite || refuse(property, "[\(LayerFault.text(number))]")
  }

  final func accepts(_ point: CGPoint, as property: String) -> Bool {
    guard !point.x.isFinite || !point.y.isFinite else { return true }
    guard point.x.isNaN || point.y.isNaN else { return leaveInfinite("\(point)", property) }
    return refuse(property, "[\(LayerFault.text(point.x)) \(LayerFault.text(point.y))]")
  }

  final func accepts(_ size: CGSize, as property: String) -> Bool {
    accepts(CGPoint(x: size.width, y: size.height), as: property)
  }

  final func accepts(_ rect: CGRect, as property: String) -> Bool {
    let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    guard !numbers.allSatisfy(\.isFinite) else { return true }
    guard numbers.contains(where: \.isNaN) else { return leaveInfinite("\(rect)", property) }
    let texts = numbers.map(LayerFault.text)
    return refuse(property, "[\(texts[0]) \(texts[1]); \(texts[2]) \(texts[3])]")
  }

  final func accepts(_ matrix: CATransform3D, as property: String) -> Bool {
    guard !matrix.isFinite else { return true }
    let texts = matrix.rows.map(LayerFault.text)
    return refuse(property, "[\(texts.joined(separator: " "))]")
  }

  /// A rectangle without end is no exception on iOS, where only drawing its layer into a
  /// context is one, and neither is a point: a sample of Apple's puts layers at the corners of the
  /// null rectangle (observed).
  ///
  /// Here
  /// the layer keeps its last one, as nothing of the new one could be drawn.
  private func leaveInfinite(_ value: String, _ property: String) -> Bool {
    ownWorld.diagnostics.report(
      "A layer's \(property) is infinite, \(value): it keeps the last one. Layer: \(pathDescription)."
    )
    return false
  }

  private func refuse(_ property: String, _ value: String) -> Bool {
    ownWorld.record(
      LayerFault(
        name: .invalidGeometry,
        reason: "CALayer \(property) contains NaN: \(value)",
        layer: pathDescription
      )
    )
    return false
  }
}
