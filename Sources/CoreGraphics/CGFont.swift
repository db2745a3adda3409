import Codecs
import Foundation
import Typography

/// A font at no size: the first face of a font file.
public final class CGFont: Sendable {
  package let face: FontFace

  /// Nil unless the provider holds a font.
  public init?(_ provider: CGDataProvider) {
    guard let data = provider.data else { return nil }
    let bytes = [UInt8](data)
    let digest = bytes.withUnsafeBufferPointer { SHA256.hexDigest(of: $0) }
    guard let face = try? FontFace(bytes: bytes, name: "data:\(digest)") else { return nil }
    self.face = face
  }

  /// Nil unless a font of that PostScript or full name is installed, registered, or one of iOS.
  public init?(_ name: CFString) {
    guard
      let face = FontCatalog.shared.face(named: name)
        ?? StandInFont(apple: name as String)?.font(size: 12).face
    else { return nil }
    self.face = face
  }

  public var postScriptName: CFString? { face.postScriptName }
  public var fullName: CFString? { "\(face.family) \(face.style)" }
  public var unitsPerEm: Int32 { Int32(face.unitsPerEm) }
}
