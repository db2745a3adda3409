import Foundation
import Symbols

extension UIBarItem {
  public func addSymbolEffect(
    _ effect: some SymbolEffect,
    options: SymbolEffectOptions = .default,
    animated: Bool = true
  ) {
    let kind = effect.configuration.kind
    symbolEffects.removeAll { $0.effect.configuration.kind == kind }
    if kind.lasts {
      symbolEffects.append((AnySymbolEffect(configuration: effect.configuration), options))
    }
    symbolView?.addSymbolEffect(effect, options: options, animated: animated)
  }

  public func removeSymbolEffect(
    ofType effect: some SymbolEffect,
    options: SymbolEffectOptions = .default,
    animated: Bool = true
  ) {
    symbolEffects.removeAll { $0.effect.configuration.kind == effect.configuration.kind }
    symbolView?.removeSymbolEffect(ofType: effect, options: options, animated: animated)
  }

  public func removeAllSymbolEffects(
    options: SymbolEffectOptions = .default,
    animated: Bool = true
  ) {
    symbolEffects = []
    symbolView?.removeAllSymbolEffects(options: options, animated: animated)
  }
}

extension UIBarButtonItem {
  public func setSymbolImage(
    _ image: UIImage,
    contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default
  ) {
    guard let symbolView else { return self.image = image }
    changesQuietly = true
    self.image = image
    changesQuietly = false
    symbolView.replaceSymbol(by: image.asBarImage, contentTransition, options, nil)
  }
}

extension SymbolEffectConfiguration.Kind {
  /// Whether the symbol looks different as long as it has the effect.
  fileprivate var lasts: Bool {
    switch self {
    case .scale, .disappear, .drawOff: true
    default: repeats
    }
  }

  /// Whether the effect moves the symbol until it is removed.
  var repeats: Bool {
    switch self {
    case .pulse, .variableColor, .rotate, .breathe: true
    default: false
    }
  }
}
