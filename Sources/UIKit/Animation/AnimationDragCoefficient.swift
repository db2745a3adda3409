import Foundation

/// The factor of the simulator's "slow animations", which code looks up by its name to
/// slow down with them: none.
@_cdecl("UIAnimationDragCoefficient")
public func _animationDragCoefficient() -> Float { 1 }
