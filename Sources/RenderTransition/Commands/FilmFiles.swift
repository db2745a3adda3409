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
  /// What the times count, which decides what may be compared with another film's.
  var clock = Clock.none
  /// What is known besides the pixels, in words.
  var facts: [(label: String, value: String)] = []

  /// The clock of a film's times.
  enum Clock: Equatable {
    /// That of the transition; the frames play at a rate.
    case transition(FrameRate)
    /// That of the transition, of a golden with its duration in seconds.
    case golden(duration: Double)
    /// That of the film as it plays, at a number of frames a second.
    case film(Double)
    /// A single picture has none.
    case none
  }

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
    let folder = path.withoutFinalSlash
    if let manifest = FrameManifest.read("\(folder)/\(FrameManifest.fileName)") {
      clock = FrameRate(manifest.fps).map(Clock.transition) ?? .none
      facts = manifest.scene.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
      for frame in manifest.frames {
        guard FrameManifest.isPlain(frame.file) else {
          throw Failure(
            .badInput,
            "'\(folder)/\(FrameManifest.fileName)' names a file outside its directory: '\(frame.file)'"
          )
        }
        let pixels = try FilmFiles.picture(frame.file, in: folder)
        frames.append((Double(frame.microseconds) / 1_000_000, pixels))
      }
      return
    }
    do throws(GoldenFolder.Problem) {
      let golden = GoldenFolder(folder)
      let manifest = try golden.manifest()
      clock = .golden(duration: Double(manifest.duration) / 1_000_000)
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
    let data = try InputFile.read(path)
    do {
      let film = try APNGDecoder.film(of: data)
      guard !film.isEmpty else {
        frames = [(0, try Pixmap(png: data))]
        return
      }
      readTicks(of: film)
    } catch {
      throw Failure(
        .badInput,
        "cannot decode '\(path)': \(error)",
        hint: "films are directories of frames, goldens, and .apng or .png files"
      )
    }
  }

  /// The frames of an animation, one for each tick: an equal neighbour is a longer frame of the
  /// file.
  private mutating func readTicks(of film: [(pixels: Pixmap, delay: APNGDelay)]) {
    let tick = film.map(\.delay.seconds).filter { $0 > 0 }.min() ?? 1 / 60
    let counts = film.map { $0.delay.seconds / tick }
    // Other programs write any delays.
    let areWhole =
      counts.allSatisfy { abs($0 - $0.rounded()) < 1e-6 }
      && counts.reduce(0, +) <= Double(FramePlan.maximumCount)
    clock = .film(1 / tick)
    var time = 0.0
    for (index, frame) in film.enumerated() {
      let count = areWhole ? max(1, Int(counts[index].rounded())) : 1
      for number in 0..<count { frames.append((time + Double(number) * tick, frame.pixels)) }
      time += areWhole ? Double(count) * tick : frame.delay.seconds
    }
  }

  private static func picture(_ name: String, in folder: String) throws(Failure) -> Pixmap {
    let path = "\(folder)/\(name)"
    let advice = "'render-transition verify \(folder)' lists what else is missing or damaged"
    let data: [UInt8]
    do throws(Failure) {
      data = try InputFile.read(path)
    } catch {
      throw Failure(error.exitCode, error.message, hint: advice)
    }
    do {
      return try Pixmap(png: data)
    } catch {
      throw Failure(.badInput, "cannot decode '\(path)': \(error)", hint: advice)
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
