import Codecs
import FilmPages
import Foundation
import Pixels
import Segue

/// A film on disk: a golden, a directory of frames with its manifest, an animated or a
/// single PNG.
struct FilmFiles {
  var path: String
  var frames: [(time: Double, pixels: Pixmap)]
  /// What is known besides the pixels, in words.
  var facts: [(label: String, value: String)] = []

  init(_ path: String) throws(Failure) {
    self.path = path
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      throw Failure(.missingInput, "cannot read '\(path)': there is no such file")
    }
    frames = []
    if isDirectory.boolValue {
      try readDirectory()
    } else {
      try readFile()
    }
    guard let first = frames.first?.pixels else {
      throw Failure(.badInput, "'\(path)' holds no frame")
    }
    guard frames.allSatisfy({ $0.pixels.width == first.width && $0.pixels.height == first.height })
    else { throw Failure(.badInput, "the frames of '\(path)' have different sizes") }
  }

  /// A digest that changes with every picture of the film: manifests contain the digests of their
  /// pictures.
  static func digest(of path: String) -> String {
    let manifest = "\(path)/\(FrameManifest.fileName)"
    let data = FileManager.default.contents(atPath: manifest)
    return SHA256.hexDigest(of: Array(data ?? FileManager.default.contents(atPath: path) ?? Data()))
  }

  private mutating func readDirectory() throws(Failure) {
    let folder = path.hasSuffix("/") && path.count > 1 ? String(path.dropLast()) : path
    if let manifest = FrameManifest.read("\(folder)/\(FrameManifest.fileName)") {
      facts = manifest.scene.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
      for frame in manifest.frames {
        let pixels = try FilmFiles.picture("\(folder)/\(frame.file)")
        frames.append((Double(frame.microseconds) / 1_000_000, pixels))
      }
      return
    }
    do throws(GoldenFolder.Problem) {
      let golden = GoldenFolder(folder)
      let manifest = try golden.manifest()
      facts = [("duration", "\(manifest.duration) µs"), ("outcome", manifest.outcome)]
      let pictures = try golden.pictures(of: manifest.frames)
      frames = zip(manifest.frames, pictures).map { (Double($0.microseconds) / 1_000_000, $1) }
    } catch {
      throw Failure(
        .badInput,
        "'\(path)' is not a film: \(error)",
        hint: "name a directory that was rendered here, a golden, or a .apng file"
      )
    }
  }

  private mutating func readFile() throws(Failure) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Failure(.missingInput, "cannot read '\(path)'")
    }
    do {
      let pictures = try APNGDecoder.frames(of: Array(data))
      frames = pictures.enumerated().map { (Double($0.offset) / 60, $0.element) }
    } catch {
      throw Failure(
        .badInput,
        "cannot decode '\(path)': \(error)",
        hint: "films are directories of frames, goldens, and .apng or .png files"
      )
    }
  }

  private static func picture(_ path: String) throws(Failure) -> Pixmap {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Failure(.missingInput, "cannot read '\(path)'")
    }
    do {
      return try Pixmap(png: Array(data))
    } catch {
      throw Failure(.badInput, "cannot decode '\(path)': \(error)")
    }
  }

  /// The time between most frames.
  private var interval: Double {
    let gaps = zip(frames.dropFirst(), frames).map { $0.time - $1.time }.filter { $0 > 0 }.sorted()
    return gaps.isEmpty ? 1 / 60 : gaps[gaps.count / 2]
  }

  func page(title: String, threads: Int) -> PageFilm {
    var film = PageFilm(
      title: title,
      scale: 1,
      interval: interval,
      frames: frames,
      threads: threads
    )
    film.facts = facts.map { .init($0.label, $0.value) }
    return film
  }
}
