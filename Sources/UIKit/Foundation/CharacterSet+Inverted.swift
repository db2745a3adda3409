import Foundation

// The inverse of one of Foundation's own sets cannot be changed on Linux: the program ends there.
// As with bundles, this function replaces Foundation's in the whole program; see String+Format.

extension CharacterSet {
  /// `inverted`.
  @_silgen_name("$s10Foundation12CharacterSetV8invertedACvg")
  public func _inverted() -> CharacterSet {
    var set = self
    set.invert()
    return set
  }
}
