import Display

/// The animatable properties of all layer classes; the raw value is the key.
package enum LayerProperty: String, CaseIterable {
  case bounds, position, zPosition, anchorPoint, anchorPointZ, transform, sublayerTransform
  case opacity
  case isHidden = "hidden"
  case isDoubleSided = "doubleSided"
  case masksToBounds
  case contents, contentsRect, contentsCenter, contentsScale, minificationFilterBias
  case backgroundColor, cornerRadius, borderWidth, borderColor
  case shadowColor, shadowOpacity, shadowOffset, shadowRadius, shadowPath
  case shouldRasterize, rasterizationScale
  /// How much the layer's `backdrop` does; ours.
  case backdropAmount
  /// A radius for each corner, as iOS 26 has them; none where `cornerRadius` is that of all.
  case cornerRadii
  // CAShapeLayer
  case path, fillColor, strokeColor, strokeStart, strokeEnd, lineWidth, miterLimit, lineDashPhase
  // CAGradientLayer
  case colors, locations, startPoint, endPoint
  // CAReplicatorLayer
  case instanceCount, instanceDelay, instanceTransform, instanceColor
  case instanceRedOffset, instanceGreenOffset, instanceBlueOffset, instanceAlphaOffset

  /// Keys by name; the names of Objective-C getters count too.
  static let named: [String: LayerProperty] = {
    var result: [String: LayerProperty] = [:]
    for property in allCases { result[property.rawValue] = property }
    result["isHidden"] = .isHidden
    result["isDoubleSided"] = .isDoubleSided
    return result
  }()

  package init?(key: String) {
    guard let property = LayerProperty.named[key] else { return nil }
    self = property
  }

  /// Whether a change starts an animation when nothing forbids it.
  ///
  /// Paths, as documented, do not.
  var animatesImplicitly: Bool {
    switch self {
    case .path, .shadowPath, .contentsScale: false
    default: true
    }
  }
}

extension LayerState {
  /// The value of one property.
  package subscript(property: LayerProperty) -> AnimatedValue {
    get {
      switch property {
      case .bounds: .rect(bounds)
      case .position: .point(position)
      case .zPosition: .number(zPosition)
      case .anchorPoint: .point(anchorPoint)
      case .anchorPointZ: .number(anchorPointZ)
      case .transform: .transform(transform)
      case .sublayerTransform: .transform(sublayerTransform)
      case .opacity: .number(Double(opacity))
      case .isHidden: .flag(isHidden)
      case .isDoubleSided: .flag(isDoubleSided)
      case .masksToBounds: .flag(masksToBounds)
      case .contents: .object(contents)
      case .contentsRect: .rect(contentsRect)
      case .contentsCenter: .rect(contentsCenter)
      case .contentsScale: .number(contentsScale)
      case .minificationFilterBias: .number(Double(minificationFilterBias))
      case .backgroundColor: .color(backgroundColor)
      case .cornerRadius: .number(cornerRadius)
      case .cornerRadii: .list((cornerRadii?.clockwise ?? []).map { .number($0) })
      case .borderWidth: .number(borderWidth)
      case .borderColor: .color(borderColor)
      case .shadowColor: .color(shadowColor)
      case .shadowOpacity: .number(Double(shadowOpacity))
      case .shadowOffset: .size(shadowOffset)
      case .shadowRadius: .number(shadowRadius)
      case .shadowPath: .path(shadowPath)
      case .shouldRasterize: .flag(shouldRasterize)
      case .rasterizationScale: .number(rasterizationScale)
      case .backdropAmount: .number(backdropAmount)
      case .path: .path(shape.path)
      case .fillColor: .color(shape.fillColor)
      case .strokeColor: .color(shape.strokeColor)
      case .strokeStart: .number(shape.strokeStart)
      case .strokeEnd: .number(shape.strokeEnd)
      case .lineWidth: .number(shape.lineWidth)
      case .miterLimit: .number(shape.miterLimit)
      case .lineDashPhase: .number(shape.lineDashPhase)
      case .colors: .list(gradient.colors.map { .color($0) })
      case .locations: .list((gradient.locations ?? []).map { .number($0) })
      case .startPoint: .point(gradient.startPoint)
      case .endPoint: .point(gradient.endPoint)
      case .instanceCount: .number(Double(replicator.instanceCount))
      case .instanceDelay: .number(replicator.instanceDelay)
      case .instanceTransform: .transform(replicator.instanceTransform)
      case .instanceColor: .color(replicator.instanceColor)
      case .instanceRedOffset: .number(Double(replicator.instanceRedOffset))
      case .instanceGreenOffset: .number(Double(replicator.instanceGreenOffset))
      case .instanceBlueOffset: .number(Double(replicator.instanceBlueOffset))
      case .instanceAlphaOffset: .number(Double(replicator.instanceAlphaOffset))
      }
    }
    set { store(newValue, in: property) }
  }

  /// A value of the wrong kind changes nothing.
  private mutating func store(_ value: AnimatedValue, in property: LayerProperty) {
    switch (property, value) {
    case (.bounds, .rect(let rect)): bounds = rect
    case (.position, .point(let point)): position = point
    case (.zPosition, .number(let number)): zPosition = number
    case (.anchorPoint, .point(let point)): anchorPoint = point
    case (.anchorPointZ, .number(let number)): anchorPointZ = number
    case (.transform, .transform(let matrix)): transform = matrix
    case (.sublayerTransform, .transform(let matrix)): sublayerTransform = matrix
    case (.opacity, .number(let number)): opacity = Float(number)
    case (.isHidden, _): isHidden = value.isTrue
    case (.isDoubleSided, _): isDoubleSided = value.isTrue
    case (.masksToBounds, _): masksToBounds = value.isTrue
    case (.contents, .object(let object)): contents = object
    case (.contentsRect, .rect(let rect)): contentsRect = rect
    case (.contentsCenter, .rect(let rect)): contentsCenter = rect
    case (.contentsScale, .number(let number)): contentsScale = number
    case (.minificationFilterBias, .number(let number)): minificationFilterBias = Float(number)
    case (.backgroundColor, .color(let color)): backgroundColor = color
    case (.cornerRadius, .number(let number)): cornerRadius = number
    case (.cornerRadii, .list(let values)): cornerRadii = CornerRadii(clockwise: values)
    case (.borderWidth, .number(let number)): borderWidth = number
    case (.borderColor, .color(let color)): borderColor = color
    case (.shadowColor, .color(let color)): shadowColor = color
    case (.shadowOpacity, .number(let number)): shadowOpacity = Float(number)
    case (.shadowOffset, .size(let size)): shadowOffset = size
    case (.shadowRadius, .number(let number)): shadowRadius = number
    case (.shadowPath, .path(let path)): shadowPath = path
    case (.shouldRasterize, _): shouldRasterize = value.isTrue
    case (.rasterizationScale, .number(let number)): rasterizationScale = number
    case (.backdropAmount, .number(let number)): backdropAmount = number
    default: storeSpecial(value, in: property)
    }
  }

  /// What only shapes, gradients and replicators have.
  private mutating func storeSpecial(_ value: AnimatedValue, in property: LayerProperty) {
    switch (property, value) {
    case (.path, .path(let path)): shape.path = path
    case (.fillColor, .color(let color)): shape.fillColor = color
    case (.strokeColor, .color(let color)): shape.strokeColor = color
    case (.strokeStart, .number(let number)): shape.strokeStart = number
    case (.strokeEnd, .number(let number)): shape.strokeEnd = number
    case (.lineWidth, .number(let number)): shape.lineWidth = number
    case (.miterLimit, .number(let number)): shape.miterLimit = number
    case (.lineDashPhase, .number(let number)): shape.lineDashPhase = number
    case (.colors, .list(let values)):
      gradient.colors = values.map { value in
        if case .color(let color) = value, let color { return color }
        return .clear
      }
    case (.locations, .list(let values)):
      let numbers = values.map { value -> CGFloat in
        if case .number(let number) = value { return number }
        return 0
      }
      gradient.locations = numbers.isEmpty ? nil : numbers
    case (.startPoint, .point(let point)): gradient.startPoint = point
    case (.endPoint, .point(let point)): gradient.endPoint = point
    case (.instanceCount, .number(let number)):
      replicator.instanceCount = number.isFinite ? max(0, Int(min(number.rounded(), 1e9))) : 0
    case (.instanceDelay, .number(let number)): replicator.instanceDelay = number
    case (.instanceTransform, .transform(let matrix)): replicator.instanceTransform = matrix
    case (.instanceColor, .color(let color)): replicator.instanceColor = color
    case (.instanceRedOffset, .number(let number)): replicator.instanceRedOffset = Float(number)
    case (.instanceGreenOffset, .number(let number)): replicator.instanceGreenOffset = Float(number)
    case (.instanceBlueOffset, .number(let number)): replicator.instanceBlueOffset = Float(number)
    case (.instanceAlphaOffset, .number(let number)): replicator.instanceAlphaOffset = Float(number)
    default: break
    }
  }
}

extension CornerRadii {
  /// From the top left corner on.
  var clockwise: [Double] { [minXMinY, maxXMinY, maxXMaxY, minXMaxY] }

  /// nil unless there are four numbers.
  init?(clockwise values: [AnimatedValue]) {
    let numbers = values.compactMap { value -> Double? in
      if case .number(let number) = value { return number }
      return nil
    }
    guard numbers.count == 4 else { return nil }
    self.init(
      minXMinY: numbers[0],
      maxXMinY: numbers[1],
      maxXMaxY: numbers[2],
      minXMaxY: numbers[3]
    )
  }
}
