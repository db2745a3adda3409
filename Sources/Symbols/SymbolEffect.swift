/// An animation of a symbol's picture.
///
/// A value says what moves; the view that shows the symbol makes it move.
public protocol SymbolEffect: Hashable, Sendable {
  var configuration: SymbolEffectConfiguration { get }
}

/// An effect that happens once.
public protocol DiscreteSymbolEffect {}
/// An effect that lasts until it is removed.
public protocol IndefiniteSymbolEffect {}
/// An effect that shows or hides a symbol.
public protocol TransitionSymbolEffect {}
/// An effect between two symbols.
public protocol ContentTransitionSymbolEffect {}

/// What all effects have in common.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  package enum Kind: Sendable {
    case bounce, pulse, variableColor, scale, appear, disappear, replace, automatic
    case wiggle, rotate, breathe, drawOn, drawOff
  }

  package enum Direction: Hashable, Sendable {
    case up, down, left, right, forward, backward, clockwise, counterClockwise
    /// Degrees, clockwise from the right.
    case custom(Double)
  }

  package let kind: Kind
  package var direction: Direction?
  /// Of a breath: whether it fades, too.
  package var fades = true
  /// Of variable colour: whether the layers stay lit, whether it goes back, and
  /// whether the others are gone.
  package var isCumulative = false
  package var reverses = false
  package var hidesInactive = false

  init(_ kind: Kind) { self.kind = kind }
}
