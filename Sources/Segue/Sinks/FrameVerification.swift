import Codecs
import Foundation
import Pixels

/// Whether a directory of frames is what its manifest says: every field, every name, every pixel.
public struct FrameVerification: Equatable, Sendable {
  /// What is wrong with a directory of frames.
  public enum Problem: Equatable, Sendable, CustomStringConvertible {
    /// The manifest contradicts itself.
    case manifest(String)
    /// A file that the manifest names is not there.
    case missing(String)
    /// The file is there but is not a picture.
    case damaged(String, why: String)
    /// A frame shows something other than the manifest says.
    case otherPixels(String)
    /// A frame of another size, in pixels.
    case otherSize(String, width: Int, height: Int)
    /// A file that no entry names.
    case extra(String)

    public var description: String {
      switch self {
      case .manifest(let why): "'\(FrameManifest.fileName)' \(why)"
      case .missing(let file): "'\(file)' is missing"
      case .damaged(let file, let why): "'\(file)' is damaged: \(why)"
      case .otherPixels(let file): "'\(file)' shows something other than what was rendered"
      case .otherSize(let file, let width, let height):
        "'\(file)' is \(width)x\(height) pixels, unlike the manifest"
      case .extra(let file): "'\(file)' is there and not in the manifest"
      }
    }
  }

  /// All that was found, in the order of the manifest.
  public private(set) var problems: [Problem] = []
  /// Files with the right pixels in other bytes, because they were compressed again.
  public private(set) var recompressed: [String] = []

  /// Checks every field, name and pixel.
  public init(of manifest: FrameManifest, in directory: String) {
    check(manifest)
    var names: Set<String> = [FrameManifest.fileName]
    for entry in manifest.frames where FrameManifest.isPlain(entry.file) {
      guard names.insert(entry.file).inserted else { continue }
      check(entry, of: manifest, in: directory)
    }
    let present = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
    for name in present.sorted() where !name.hasPrefix(".") && !names.contains(name) {
      problems.append(.extra(name))
    }
  }

  private mutating func check(_ manifest: FrameManifest) {
    func add(_ why: String) { problems.append(.manifest(why)) }
    if manifest.digest == nil {
      add("has no digest: another version wrote it, or it was removed")
    } else if manifest.digest != manifest.computedDigest {
      add("was changed: its digest is not that of its fields")
    }
    if manifest.width < 1 || manifest.height < 1 { add("names no picture size") }
    if manifest.frames.isEmpty { add("names no frame") }
    if manifest.frames.count != manifest.frameCount
      || manifest.frames.enumerated().contains(where: { $0.offset + 1 != $0.element.number })
    {
      add("does not name the frames 1 to \(manifest.frameCount), each once and in order")
    }
    for entry in manifest.frames where !FrameManifest.isPlain(entry.file) {
      add("names a file outside its directory: '\(entry.file)'")
    }
    if Set(manifest.frames.map(\.file)).count != manifest.frames.count {
      add("names a file twice")
    }
  }

  private mutating func check(
    _ entry: FrameManifest.Entry,
    of manifest: FrameManifest,
    in directory: String
  ) {
    let path = "\(directory)/\(entry.file)"
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try readFile(path)
    } catch {
      problems.append(
        error.code == ENOENT
          ? .missing(entry.file)
          : .damaged(entry.file, why: "it cannot be read: \(error.reason)")
      )
      return
    }
    if SHA256.hexDigest(of: bytes) == entry.sha256 {
      // The digest covers the file's size, but the manifest's own size may be wrong.
      if let header = try? PNGScanner.header(of: bytes),
        header.width != manifest.width || header.height != manifest.height
      {
        problems.append(
          .otherSize(entry.file, width: header.width, height: header.height)
        )
      }
      return
    }
    let pixmap: Pixmap
    do throws(PNGError) {
      pixmap = try PNGDecoder().decode(bytes)
    } catch {
      problems.append(.damaged(entry.file, why: "\(error)"))
      return
    }
    guard pixmap.width == manifest.width, pixmap.height == manifest.height else {
      problems.append(.otherSize(entry.file, width: pixmap.width, height: pixmap.height))
      return
    }
    // This encoder always makes the same bytes from the same pixels.
    let isSmall = manifest.scene["png"] == "small"
    let again = isSmall ? SmallPNGEncoder().encode(pixmap) : PNGEncoder().encode(pixmap)
    if SHA256.hexDigest(of: again) == entry.sha256 {
      recompressed.append(entry.file)
    } else {
      problems.append(.otherPixels(entry.file))
    }
  }
}
