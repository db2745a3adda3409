/// The value of a layer that an animation changes: a property, or a part of one.
package struct LayerKeyPath: Equatable {
  package let property: LayerProperty
  package let component: Component?

  /// A part of a point, size, rectangle or transform.
  package enum Component: String, CaseIterable {
    case x, y, width, height, origin, size
    case originX = "origin.x"
    case originY = "origin.y"
    case sizeWidth = "size.width"
    case sizeHeight = "size.height"
    // Of transforms.
    case rotation
    case rotationX = "rotation.x"
    case rotationY = "rotation.y"
    case rotationZ = "rotation.z"
    case scale
    case scaleXY = "scale.xy"
    case scaleX = "scale.x"
    case scaleY = "scale.y"
    case scaleZ = "scale.z"
    case translation
    case translationX = "translation.x"
    case translationY = "translation.y"
    case translationZ = "translation.z"
  }

  private static let components: [String: Component] = Dictionary(
    uniqueKeysWithValues: Component.allCases.map { ($0.rawValue, $0) }
  )

  package static func component(named name: String) -> Component? { components[name] }

  package init(property: LayerProperty, component: Component? = nil) {
    self.property = property
    self.component = component
  }

  /// nil when no layer has such a value.
  package init?(_ keyPath: String) {
    if let property = LayerProperty(key: keyPath) {
      self.init(property: property)
      return
    }
    guard let dot = keyPath.firstIndex(of: "."),
      let property = LayerProperty(key: String(keyPath[..<dot])),
      let component = LayerKeyPath.components[String(keyPath[keyPath.index(after: dot)...])],
      component.get(LayerState.sample[property]) != nil
    else { return nil }
    self.init(property: property, component: component)
  }

  package func value(in state: LayerState) -> AnimatedValue {
    let value = state[property]
    return component?.get(value) ?? value
  }

  package func store(_ value: AnimatedValue, in state: inout LayerState) {
    if let component {
      state[property] = component.set(value, state[property])
    } else {
      state[property] = value
    }
  }
}

extension LayerState {
  /// Shows the kind of every property's value.
  static var sample: LayerState { LayerState() }
}
