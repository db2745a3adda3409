import Codecs
import Foundation
import Pixels
import TestSupport
import Testing

/// The pictures of `Scripts/make-picture-fixtures`.
enum PictureFixture {
  static let folder = Workspace.package.root.appendingPathComponent("Fixtures/Inputs/pictures")

  static func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appendingPathComponent(name)))
  }

  static func decode(_ name: String) throws -> Picture {
    try PictureDecoder().decode(try bytes(name))
  }
}
