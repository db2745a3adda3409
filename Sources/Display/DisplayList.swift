import Foundation
import Geometry
import Pixels

/// The content of a frame or a part of one: drawing commands in painter's order, each in a context
/// of a tree of transforms, clips, groups and masks.
///
/// An immutable value; a `DisplayListRecorder` makes it.
///
/// The list's own space is pixels of the device, y down, when the recorder's first transform scales
/// points to pixels; a nested list is in the local space of the command that draws it.
package struct DisplayList: Sendable {
  package struct Command: Sendable {
    /// Large and rare content is stored indirectly: a command has the size of a fill.
    package enum Kind: Sendable {
      case fill(Fill)
      /// One of the list's `images`; there may be thousands, and so they have no memory of their own.
      case image(Int)
      indirect case shadow(Shadow)
      indirect case backdrop(Backdrop)
      indirect case list(DisplayList)
    }

    package var kind: Kind
    /// Index into `contexts`.
    package var context: Int
    /// The area that it can touch, in the list's space, without clips.
    ///
    /// Null for none.
    package var bounds: CGRect
  }

  package let commands: [Command]
  package let images: [ImageDraw]
  /// The root comes first, parents before children.
  package let contexts: [Context]
  /// The union of the commands' bounds, in the list's space; null when the list draws nothing.
  package let bounds: CGRect

  package static let empty = DisplayListRecorder().finish()

  package init(
    commands: [Command],
    images: [ImageDraw],
    contexts: [Context],
    bounds: CGRect
  ) {
    self.commands = commands
    self.images = images
    self.contexts = contexts
    self.bounds = bounds
  }

  package var isEmpty: Bool { commands.isEmpty }

  /// Records a list in one expression.
  package static func record(
    scale: Double = 1,
    _ body: (inout DisplayListRecorder) -> Void
  ) -> DisplayList {
    var recorder = DisplayListRecorder(scale: scale)
    body(&recorder)
    return recorder.finish()
  }
}
