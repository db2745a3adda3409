import Codecs
import Foundation
import Pixels

/// A recorded film on disk: a manifest and lossless pictures in a folder of the film's name.
public struct GoldenFolder: Sendable {
  public let path: String

  public init(_ path: String) { self.path = path }

  /// Why a golden is unusable; reported before any pixel is compared.
  public enum Problem: Error, Equatable, Sendable, CustomStringConvertible {
    case missing(String)
    case pointer(String)
    case undecodable(String, why: String)
    case edited(String)

    public var description: String {
      switch self {
      case .missing(let path): "\(path) is missing"
      case .pointer(let path):
        "\(path) is a Git LFS pointer, not a picture: run `git lfs pull`"
      case .undecodable(let path, let why): "\(path) cannot be decoded: \(why)"
      case .edited(let path):
        "\(path) does not hold the pixels that its manifest names: it was changed, or a recording was interrupted"
      }
    }
  }

  public func file(_ name: String) -> String { "\(path)/\(name)" }

  public var exists: Bool {
    FileManager.default.fileExists(atPath: file(GoldenManifest.fileName))
  }

  /// The manifest, after a check that every file it names exists and is unchanged.
  ///
  /// A file whose bytes are the recorded ones is not decoded. One that was compressed again is, and
  /// must hold the recorded pixels.
  public func manifest() throws(Problem) -> GoldenManifest {
    let manifest = try uncheckedManifest()
    for name in Set(manifest.frames.map(\.file)).sorted() {
      let bytes = try bytes(name)
      if SHA256.hexDigest(of: bytes) == manifest.files[name] { continue }
      let pictures = try decode(bytes, name)
      for frame in manifest.frames where frame.file == name {
        let index = frame.index ?? 0
        guard pictures.indices.contains(index), pictures[index].digest == frame.pixels else {
          throw .edited(file(name))
        }
      }
    }
    return manifest
  }

  private func uncheckedManifest() throws(Problem) -> GoldenManifest {
    let data = try bytes(GoldenManifest.fileName)
    let manifest: GoldenManifest
    do {
      manifest = try JSONText.value(GoldenManifest.self, from: data)
    } catch {
      throw .undecodable(file(GoldenManifest.fileName), why: "it is not a golden's manifest")
    }
    // It may come from elsewhere.
    if let frame = manifest.frames.first(where: { $0.file.contains("/") }) {
      throw .undecodable(
        file(GoldenManifest.fileName),
        why: "it names a file outside its folder: '\(frame.file)'"
      )
    }
    return manifest
  }

  /// The pixels of frames; each file is decoded once.
  public func pictures(of frames: [GoldenManifest.Frame]) throws(Problem) -> [Pixmap] {
    var decoded: [String: [Pixmap]] = [:]
    var pictures: [Pixmap] = []
    for frame in frames {
      if decoded[frame.file] == nil {
        decoded[frame.file] = try decode(bytes(frame.file), frame.file)
      }
      guard let list = decoded[frame.file], list.indices.contains(frame.index ?? 0) else {
        throw .undecodable(file(frame.file), why: "it has too few frames")
      }
      pictures.append(list[frame.index ?? 0])
    }
    return pictures
  }

  private func bytes(_ name: String) throws(Problem) -> [UInt8] {
    guard let data = FileManager.default.contents(atPath: file(name)) else {
      throw .missing(file(name))
    }
    if data.starts(with: Array("version https://git-lfs".utf8)) { throw .pointer(file(name)) }
    return Array(data)
  }

  private func decode(_ bytes: [UInt8], _ name: String) throws(Problem) -> [Pixmap] {
    do {
      return name.hasSuffix(".apng")
        ? try APNGDecoder.frames(of: bytes) : [try Pixmap(png: bytes)]
    } catch {
      throw .undecodable(file(name), why: "\(error)")
    }
  }

  // MARK: Recording

  /// Writes a golden.
  ///
  /// Files that are no longer named are removed; the manifest is written last.
  ///
  /// - Parameters:
  ///   - frames: with their names, in order.
  ///   - isAnimation: puts all frames into one animated PNG.
  ///   - only: leaves every other frame of an existing golden as it is.
  public func record(
    _ manifest: GoldenManifest,
    frames: [(name: String, microseconds: Int, pixels: Pixmap)],
    isAnimation: Bool = false,
    only: String? = nil
  ) throws {
    var manifest = manifest
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    // Of two processes that record the same film one waits, so that their files do not mix.
    let lock = open(path, O_RDONLY)
    flock(lock, LOCK_EX)
    defer { close(lock) }
    let old = only == nil ? nil : try? self.manifest()
    let contents =
      isAnimation
      ? animation(of: frames, in: &manifest)
      : pictures(of: frames, in: &manifest, keeping: old, only)
    for (name, bytes) in contents.sorted(by: { $0.key < $1.key }) {
      manifest.files[name] = SHA256.hexDigest(of: bytes)
      try Data(bytes).write(to: URL(fileURLWithPath: file(name)), options: .atomic)
    }
    try Data(manifest.encoded()).write(
      to: URL(fileURLWithPath: file(GoldenManifest.fileName)),
      options: .atomic
    )
    for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    where manifest.files[name] == nil && (name.hasSuffix(".png") || name.hasSuffix(".apng")) {
      try? FileManager.default.removeItem(atPath: file(name))
    }
  }

  private typealias NamedFrame = (name: String, microseconds: Int, pixels: Pixmap)

  /// The contents of one animated PNG with all frames, by its name.
  private func animation(
    of frames: [NamedFrame],
    in manifest: inout GoldenManifest
  ) -> [String: [UInt8]] {
    let name = "every-frame.apng"
    let delay = APNGDelay(numerator: 1, denominator: UInt16(max(1, manifest.fps)))
    var pictures: [Pixmap] = []
    for frame in frames {
      // Equal neighbours are one longer frame of the file.
      if pictures.last != frame.pixels { pictures.append(frame.pixels) }
      manifest.frames.append(
        .init(
          name: frame.name,
          microseconds: frame.microseconds,
          pixels: frame.pixels.digest,
          file: name,
          index: pictures.count - 1
        )
      )
    }
    return [name: APNGEncoder.file(pictures.map { ($0, delay) }, isSmall: true)]
  }

  /// The contents of a PNG for each distinct frame, by name.
  private func pictures(
    of frames: [NamedFrame],
    in manifest: inout GoldenManifest,
    keeping old: GoldenManifest?,
    _ only: String?
  ) -> [String: [UInt8]] {
    var contents: [String: [UInt8]] = [:]
    for frame in frames {
      let digest = frame.pixels.digest
      if let only, frame.name != only,
        let kept = old?.frames.first(where: { $0.name == frame.name })
      {
        manifest.frames.append(kept)
        manifest.files[kept.file] = old?.files[kept.file]
        continue
      }
      let twin = manifest.frames.first { $0.pixels == digest }
      let file = twin?.file ?? "\(frame.name.replacing("%", with: "")).png"
      if twin == nil { contents[file] = SmallPNGEncoder().encode(frame.pixels) }
      manifest.frames.append(
        .init(name: frame.name, microseconds: frame.microseconds, pixels: digest, file: file)
      )
    }
    return contents
  }
}

extension GoldenFolder {
  /// The golden's own files by path, the manifest last, and not what else is in the folder, such as
  /// the goldens of a film's variants.
  ///
  /// Nil where there is no golden, which another thing's `manifest.json` is not.
  public var files: [String]? {
    guard let manifest = try? uncheckedManifest() else { return nil }
    let names = Set(manifest.frames.map(\.file)).sorted()
    return (names + [GoldenManifest.fileName]).map(file)
  }
}
