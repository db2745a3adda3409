import Codecs
import Foundation

/// Films that are rendered by many machines: what is to be seen in each, and which machine's turn
/// it is when.
///
/// A JSON file that everybody reads and nobody changes.
///
/// Nothing in it depends on who reads it: a chunk is the same work on every machine.
public struct FarmPlan: Codable, Equatable, Sendable {
  /// One transition, seen in one way.
  public struct Film: Codable, Equatable, Sendable {
    /// Also the name of its file.
    public var name: String
    /// Options of `render`, without an output.
    public var words: [String]
    /// Whether it is somebody's own code, which runs in a process of its own.
    public var isOwnCode: Bool
    /// Everything that decides its pixels beside the renderer.
    public var content: String
    /// The plan of frames, as the manifest of a directory names it.
    public var plan: String
    public var format: String
    public var fps: String
    public var frameCount: Int
    /// Of the transition, in virtual seconds.
    public var duration: Double
    /// In pixels.
    public var width: Int
    public var height: Int
    public var cost: FilmCost

    public init(
      name: String,
      words: [String],
      isOwnCode: Bool,
      format: String,
      measure: FilmMeasure
    ) {
      self.name = name
      self.words = words
      self.isOwnCode = isOwnCode
      self.format = format
      content = measure.content
      plan = measure.plan
      fps = measure.fps
      frameCount = measure.frameCount
      duration = measure.duration
      width = measure.width
      height = measure.height
      cost = measure.cost
    }
  }

  /// Neighbouring frames of a film: the unit that is kept and found again.
  public struct Part: Codable, Equatable, Sendable {
    /// Its place in `films`.
    public var film: Int
    public var first: Int
    public var last: Int
    /// Names its content: the film, the frames, the renderer.
    public var key: String

    public var frameCount: Int { last - first + 1 }
  }

  /// What one task of a scheduler does.
  public struct Chunk: Codable, Equatable, Sendable {
    /// 1-based, without gaps.
    public var index: Int
    /// Names its parts.
    public var id: String
    /// What it is expected to take on the machine that planned, on one thread.
    public var seconds: Double
    public var parts: [Part]

    public var frameCount: Int { parts.reduce(0) { $0 + $1.frameCount } }
  }

  public static let currentFormat = 1

  public var format = FarmPlan.currentFormat
  /// Names everything but `directory`.
  public var hash = ""
  /// The tool, its fonts and libraries: all machines have the same.
  public var renderer: String
  /// What relative paths in `words` begin at.
  public var directory: String
  public var films: [Film]
  public var chunks: [Chunk]

  public init(renderer: String, directory: String, films: [Film], chunks: [Chunk]) {
    self.renderer = renderer
    self.directory = directory
    self.films = films
    self.chunks = chunks
    hash = computedHash
  }

  public var frameCount: Int { films.reduce(0) { $0 + $1.frameCount } }

  /// What `hash` has to be.
  ///
  /// Costs and paths are no part of it: they change no pixel.
  public var computedHash: String {
    var key = ContentKey("plan \(format)", renderer)
    for film in films {
      for word in [film.name, film.content, film.plan, film.format] { key.add(word) }
      key.add("\(film.frameCount)")
    }
    for chunk in chunks {
      key.add(chunk.id)
      for part in chunk.parts { key.add("\(part.film) \(part.first) \(part.last) \(part.key)") }
    }
    return key.digest
  }

  public func encoded() throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return Array(try encoder.encode(self)) + [10]
  }

  /// Why a plan cannot be used; nil for one that can.
  public var contradiction: String? {
    if format != FarmPlan.currentFormat { return "it is of another version of this tool" }
    if hash != computedHash { return "it was changed: its hash is not that of its fields" }
    if chunks.map(\.index) != Array(1...max(1, chunks.count)) {
      return "its chunks are not numbered from 1 without gaps"
    }
    var next = [Int](repeating: 1, count: films.count)
    for part in chunks.flatMap(\.parts) {
      guard films.indices.contains(part.film), part.first == next[part.film],
        part.first <= part.last
      else { return "its parts do not follow each other" }
      next[part.film] = part.last + 1
    }
    for (film, next) in zip(films, next) where next != film.frameCount + 1 {
      return "its parts do not cover the film '\(film.name)'"
    }
    return nil
  }
}

/// What a film is and what it costs, as far as one look at it tells.
public struct FilmMeasure: Codable, Equatable, Sendable {
  public var content: String
  public var plan: String
  public var fps: String
  public var frameCount: Int
  public var duration: Double
  public var width: Int
  public var height: Int
  public var cost: FilmCost
  /// What the transition asks for and does not get.
  public var diagnostics: [String]

  public init(
    content: String,
    plan: String,
    fps: String,
    frameCount: Int,
    duration: Double,
    width: Int,
    height: Int,
    cost: FilmCost,
    diagnostics: [String]
  ) {
    self.content = content
    self.plan = plan
    self.fps = fps
    self.frameCount = frameCount
    self.duration = duration
    self.width = width
    self.height = height
    self.cost = cost
    self.diagnostics = diagnostics
  }
}

/// Makes one name out of words.
package struct ContentKey {
  private var hash = SHA256()

  package init(_ words: String...) {
    for word in words { add(word) }
  }

  package mutating func add(_ word: String) {
    // The length first: two words are never mistaken for two others.
    hash.update(Array("\(word.utf8.count):\(word)".utf8))
  }

  package var digest: String { hash.hexDigest }
}
