extension CALayer {
  final func storedValue(forKey key: String) -> Any? {
    if let property = LayerProperty(key: key) {
      if property == .locations { return values.gradient.locations }
      return values[property].boxed
    }
    switch key {
    case "frame": return frame
    case "name": return name
    case "contentsGravity": return contentsGravity
    case "maskedCorners": return maskedCorners
    case "speed": return speed
    case "beginTime": return beginTime
    case "timeOffset": return timeOffset
    case "mask": return mask
    case "sublayers": return sublayers
    case "delegate": return delegate
    // The class's default stands for a value that was never set (documented).
    default:
      return drawing.userValues[key] ?? plainValue(forKey: key)
        ?? type(of: self).defaultValue(forKey: key)
    }
  }

  /// Properties that do not animate.
  private func plainValue(forKey key: String) -> Any? {
    switch key {
    case "opaque": isOpaque
    case "geometryFlipped": isGeometryFlipped
    case "cornerCurve": cornerCurve
    case "contentsFormat": contentsFormat
    case "minificationFilter": minificationFilter
    case "magnificationFilter": magnificationFilter
    case "edgeAntialiasingMask": edgeAntialiasingMask
    case "allowsEdgeAntialiasing": allowsEdgeAntialiasing
    case "allowsGroupOpacity": allowsGroupOpacity
    case "needsDisplayOnBoundsChange": needsDisplayOnBoundsChange
    case "drawsAsynchronously": drawsAsynchronously
    case "duration": duration
    case "repeatCount": repeatCount
    case "repeatDuration": repeatDuration
    case "autoreverses": autoreverses
    case "fillMode": fillMode
    default: nil
    }
  }

  /// Goes through the property, so that actions run and bad numbers are refused.
  final func storeValue(_ value: Any?, forKey key: String) {
    if let property = LayerProperty(key: key) {
      if let value = AnimatedValue(boxed: value, like: values[property]) {
        assign(value, to: property)
      }
      return
    }
    switch key {
    case "frame":
      if let rect = AnimatedValue(boxed: value, like: .rect(.zero)), case .rect(let rect) = rect {
        frame = rect
      }
    case "name": name = value as? String
    case "maskedCorners":
      // A number, as storyboards have it.
      let number = Double(boxed: value).map { UInt(min(max(0, $0), 15)) }
      maskedCorners = value as? CACornerMask ?? number.map(CACornerMask.init) ?? .all
    case "speed": speed = Float(Double(boxed: value) ?? 1)
    case "beginTime": beginTime = Double(boxed: value) ?? 0
    case "timeOffset": timeOffset = Double(boxed: value) ?? 0
    case "mask": mask = value as? CALayer
    case "sublayers": sublayers = value as? [CALayer]
    case "delegate": delegate = value as? any CALayerDelegate
    default: if !storePlainValue(value, forKey: key) { drawing.userValues[key] = value }
    }
  }

  /// Sets a property that does not animate; names may be plain strings, as in Objective-C.
  ///
  /// - Returns: whether there is such a property.
  private func storePlainValue(_ value: Any?, forKey key: String) -> Bool {
    let isOn = (Double(boxed: value) ?? 0) != 0
    let name = value as? String
    switch key {
    case "contentsGravity":
      contentsGravity =
        value as? CALayerContentsGravity ?? name.map(CALayerContentsGravity.init) ?? .resize
    case "minificationFilter":
      minificationFilter =
        value as? CALayerContentsFilter ?? name.map(CALayerContentsFilter.init) ?? .linear
    case "magnificationFilter":
      magnificationFilter =
        value as? CALayerContentsFilter ?? name.map(CALayerContentsFilter.init) ?? .linear
    case "cornerCurve":
      cornerCurve = value as? CALayerCornerCurve ?? name.map(CALayerCornerCurve.init) ?? .circular
    case "opaque": isOpaque = isOn
    case "geometryFlipped": isGeometryFlipped = isOn
    case "allowsEdgeAntialiasing": allowsEdgeAntialiasing = isOn
    case "allowsGroupOpacity": allowsGroupOpacity = isOn
    case "needsDisplayOnBoundsChange": needsDisplayOnBoundsChange = isOn
    default: return false
    }
    return true
  }

  final func storedValue(forKeyPath keyPath: String) -> Any? {
    if let target = LayerKeyPath(keyPath) { return target.value(in: values).boxed }
    let parts = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return value(forKey: keyPath) }
    switch value(forKey: parts[0]) {
    case let layer as CALayer: return layer.value(forKeyPath: parts[1])
    case let rect as CGRect where parts[0] == "frame":
      return LayerKeyPath.component(named: parts[1]).flatMap { $0.get(.rect(rect))?.boxed }
    default: return drawing.userValues[keyPath]
    }
  }

  final func storeValue(_ value: Any?, forKeyPath keyPath: String) {
    if let target = LayerKeyPath(keyPath) {
      guard let part = AnimatedValue(boxed: value, like: target.value(in: values)) else { return }
      var state = values
      target.store(part, in: &state)
      assign(state[target.property], to: target.property)
      return
    }
    let parts = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    guard parts.count == 2 else {
      setValue(value, forKey: keyPath)
      return
    }
    if let layer = self.value(forKey: parts[0]) as? CALayer {
      layer.setValue(value, forKeyPath: parts[1])
    } else if parts[0] == "frame", let component = LayerKeyPath.component(named: parts[1]),
      let part = component.get(.rect(frame)).flatMap({ AnimatedValue(boxed: value, like: $0) }),
      case .rect(let rect) = component.set(part, .rect(frame))
    {
      frame = rect
    } else {
      drawing.userValues[keyPath] = value
    }
  }

  /// Sets a property as if by its name.
  private func assign(_ value: AnimatedValue, to property: LayerProperty) {
    switch (property, value) {
    case (.bounds, .rect(let rect)): bounds = rect
    case (.position, .point(let point)): position = point
    case (.transform, .transform(let matrix)): transform = matrix
    case (.sublayerTransform, .transform(let matrix)): sublayerTransform = matrix
    case (.opacity, .number(let number)): opacity = Float(number)
    default:
      if let number = value.firstBadNumber {
        _ = accepts(number, as: property.rawValue)
        return
      }
      let action = willChange(property)
      values[property] = value
      didChange(property, action)
    }
  }
}
