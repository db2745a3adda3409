import Foundation
import ObjectiveC
import QuartzCore
import Symbols

/// How an effect ended.
@preconcurrency
@MainActor
open class UISymbolEffectCompletionContext: MainActorObject {
  /// Nil for the removal of an effect.
  public let effect: (any SymbolEffect)?
  public private(set) weak var sender: AnyObject?
  /// False if the effect was removed or begun again before its end.
  public let isFinished: Bool

  init(_ effect: (any SymbolEffect)?, sender: AnyObject?, isFinished: Bool) {
    self.effect = effect
    self.sender = sender
    self.isFinished = isFinished
    super.init()
  }

  /// Between two images.
  public var contentTransition: (any ContentTransitionSymbolEffect & SymbolEffect)? {
    effect as? any ContentTransitionSymbolEffect & SymbolEffect
  }
}

public typealias UISymbolEffectCompletion = @MainActor (UISymbolEffectCompletionContext) -> Void

/// The way from one symbol of a button's configuration to the next.
public struct UISymbolContentTransition: Hashable, Sendable {
  let effect: AnySymbolEffect
  let options: SymbolEffectOptions

  public init(
    _ effect: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default
  ) {
    self.effect = AnySymbolEffect(configuration: effect.configuration)
    self.options = options
  }
}

/// An effect by what it does.
struct AnySymbolEffect: SymbolEffect {
  let configuration: SymbolEffectConfiguration
}

extension UIImageView {
  /// Only symbols have effects: any other image stays as it is (documented).
  public func addSymbolEffect(
    _ effect: some SymbolEffect,
    options: SymbolEffectOptions = .default,
    animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    guard image?.isSymbolImage == true else { return }
    stageOfSymbol.add(effect, options, isAnimated: animated, completion)
  }

  public func removeSymbolEffect(
    ofType effect: some SymbolEffect,
    options: SymbolEffectOptions = .default,
    animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    symbolStage?.remove(effect.configuration.kind, options, isAnimated: animated, completion)
  }

  public func removeAllSymbolEffects(
    options: SymbolEffectOptions = .default,
    animated: Bool = true
  ) { symbolStage?.removeAll(options, isAnimated: animated) }

  /// Sets `image` at once; the eye sees one symbol leave and the other come.
  public func setSymbolImage(
    _ image: UIImage,
    contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default,
    completion: UISymbolEffectCompletion? = nil
  ) {
    replaceSymbol(by: image, contentTransition, options, completion)
  }

  func replaceSymbol(
    by image: UIImage,
    _ effect: any SymbolEffect,
    _ options: SymbolEffectOptions,
    _ completion: UISymbolEffectCompletion?
  ) {
    let isSymbol = self.image?.isSymbolImage == true && image.isSymbolImage
    guard isSymbol, window != nil, UIKitWorld.current.animations.animatesOwnChanges else {
      self.image = image
      if let completion {
        let context = UISymbolEffectCompletionContext(effect, sender: self, isFinished: true)
        World.current.schedule(after: 0) { MainActor.assumeIsolated { completion(context) } }
      }
      return
    }
    let stage = stageOfSymbol
    let old = stage.layer.contents
    self.image = image
    stage.replace(old, by: effect, options, completion)
  }

  /// The layer that effects move; the view's own contents move to it once.
  private var stageOfSymbol: SymbolStage {
    if let symbolStage { return symbolStage }
    let stage = SymbolStage(of: self)
    symbolStage = stage
    showCurrentImage()
    return stage
  }
}
