import Foundation
import QuartzCore

extension NSValue {
  public convenience init(uiEdgeInsets: UIEdgeInsets) {
    self.init(structure: uiEdgeInsets, objCType: "{UIEdgeInsets=dddd}")
  }

  public convenience init(directionalEdgeInsets: NSDirectionalEdgeInsets) {
    self.init(structure: directionalEdgeInsets, objCType: "{NSDirectionalEdgeInsets=dddd}")
  }

  public convenience init(uiOffset: UIOffset) {
    self.init(structure: uiOffset, objCType: "{UIOffset=dd}")
  }

  /// Zero when the value holds something else.
  public var uiEdgeInsetsValue: UIEdgeInsets { structure() ?? .zero }

  /// Zero when the value holds something else.
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets { structure() ?? .zero }

  /// Zero when the value holds something else.
  public var uiOffsetValue: UIOffset { structure() ?? .zero }
}
