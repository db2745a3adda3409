/// Becomes larger or smaller for a moment.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public private(set) var configuration = SymbolEffectConfiguration(.bounce)
  public var up: BounceSymbolEffect { toward(.up) }
  public var down: BounceSymbolEffect { toward(.down) }
  /// One layer after the other; a symbol has one layer here.
  public var byLayer: BounceSymbolEffect { self }
  public var wholeSymbol: BounceSymbolEffect { self }

  private func toward(_ direction: SymbolEffectConfiguration.Direction) -> BounceSymbolEffect {
    var effect = self
    effect.configuration.direction = direction
    return effect
  }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// Fades and comes back.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public private(set) var configuration = SymbolEffectConfiguration(.pulse)
  /// One layer after the other; a symbol has one layer here.
  public var byLayer: PulseSymbolEffect { self }
  public var wholeSymbol: PulseSymbolEffect { self }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// Lights up layer after layer, one at a time; a symbol without layers for a value pulses here.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect
{
  public private(set) var configuration = SymbolEffectConfiguration(.variableColor)
  public var iterative: VariableColorSymbolEffect { with { $0.isCumulative = false } }
  public var cumulative: VariableColorSymbolEffect { with { $0.isCumulative = true } }
  public var reversing: VariableColorSymbolEffect { with { $0.reverses = true } }
  public var nonReversing: VariableColorSymbolEffect { with { $0.reverses = false } }
  public var hideInactiveLayers: VariableColorSymbolEffect { with { $0.hidesInactive = true } }
  public var dimInactiveLayers: VariableColorSymbolEffect { with { $0.hidesInactive = false } }

  private func with(
    _ change: (inout SymbolEffectConfiguration) -> Void
  ) -> VariableColorSymbolEffect {
    var effect = self
    change(&effect.configuration)
    return effect
  }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// Stays larger or smaller.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  public private(set) var configuration = SymbolEffectConfiguration(.scale)
  public var up: ScaleSymbolEffect { toward(.up) }
  public var down: ScaleSymbolEffect { toward(.down) }
  /// One layer after the other; a symbol has one layer here.
  public var byLayer: ScaleSymbolEffect { self }
  public var wholeSymbol: ScaleSymbolEffect { self }

  private func toward(_ direction: SymbolEffectConfiguration.Direction) -> ScaleSymbolEffect {
    var effect = self
    effect.configuration.direction = direction
    return effect
  }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// Moves to and fro, or turns to and fro.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public private(set) var configuration = SymbolEffectConfiguration(.wiggle)
  public var up: WiggleSymbolEffect { toward(.up) }
  public var down: WiggleSymbolEffect { toward(.down) }
  public var left: WiggleSymbolEffect { toward(.left) }
  public var right: WiggleSymbolEffect { toward(.right) }
  public var forward: WiggleSymbolEffect { toward(.forward) }
  public var backward: WiggleSymbolEffect { toward(.backward) }
  public var clockwise: WiggleSymbolEffect { toward(.clockwise) }
  public var counterClockwise: WiggleSymbolEffect { toward(.counterClockwise) }
  public func custom(angle: Double) -> WiggleSymbolEffect { toward(.custom(angle)) }
  /// One layer after the other; a symbol has one layer here.
  public var byLayer: WiggleSymbolEffect { self }
  public var wholeSymbol: WiggleSymbolEffect { self }

  private func toward(_ direction: SymbolEffectConfiguration.Direction) -> WiggleSymbolEffect {
    var effect = self
    effect.configuration.direction = direction
    return effect
  }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

/// Turns.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public private(set) var configuration = SymbolEffectConfiguration(.rotate)
  public var clockwise: RotateSymbolEffect { toward(.clockwise) }
  public var counterClockwise: RotateSymbolEffect { toward(.counterClockwise) }
  /// One layer after the other; a symbol has one layer here.
  public var byLayer: RotateSymbolEffect { self }
  public var wholeSymbol: RotateSymbolEffect { self }

  private func toward(_ direction: SymbolEffectConfiguration.Direction) -> RotateSymbolEffect {
    var effect = self
    effect.configuration.direction = direction
    return effect
  }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// Becomes larger and smaller, slowly.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public private(set) var configuration = SymbolEffectConfiguration(.breathe)
  /// Without fading.
  public var plain: BreatheSymbolEffect {
    var effect = self
    effect.configuration.fades = false
    return effect
  }
  public var pulse: BreatheSymbolEffect {
    var effect = self
    effect.configuration.fades = true
    return effect
  }
  /// One layer after the other; a symbol has one layer here.
  public var byLayer: BreatheSymbolEffect { self }
  public var wholeSymbol: BreatheSymbolEffect { self }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
