import Codecs

/// Films that many machines render: what each shows, and how the work is cut into chunks.
///
/// It is a JSON file that every task reads and none changes. A chunk is the same work on every
/// machine.
public struct FarmPlan: Codable, Equatable, Sendable {
  /// One transition, seen in one way.
  public struct Film: Codable, Equatable, Sendable {
    /// The film's name, which is also the name of its file.
    public var name: String
    /// Options of `render`, without an output.
    public var words: [String]
    /// Whether the transition is a client's own code, which runs in its own process.
    public var isOwnCode: Bool
    /// Everything that decides its pixels beside the renderer.
    public var content: String
    /// The plan of frames, as the manifest of a directory names it.
    public var plan: String
    /// The output format of the file, by its name in `OutputFormat`, such as `png` or `mp4`.
    public var format: String
    /// The frame rate as a fraction or a number, as the manifest writes it.
    public var fps: String
    /// How many frames the film has.
    public var frameCount: Int
    /// Of the transition, in virtual seconds.
    public var duration: Double
    /// In pixels.
    public var width: Int
    /// In pixels.
    public var height: Int
    /// What rendering it takes, on the machine that planned.
    public var cost: FilmCost

    /// A film with the result of measuring it.
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

  /// Consecutive frames of a film: the unit that is stored and reused.
  public struct Part: Codable, Equatable, Sendable {
    /// Its place in `films`.
    public var film: Int
    /// The number of the first frame, from 1.
    public var first: Int
    /// The number of the last frame; it belongs to the part.
    public var last: Int
    /// A digest of the film, the frames and the renderer.
    public var key: String

    /// How many frames the part has.
    public var frameCount: Int { last - first + 1 }
  }

  /// What one task of a scheduler does.
  public struct Chunk: Codable, Equatable, Sendable {
    /// 1-based, without gaps.
    public var index: Int
    /// Names its parts.
    public var id: String
    /// The expected time on one thread of the machine that planned.
    public var seconds: Double
    /// In the order of their films and frames.
    public var parts: [Part]

    /// How many frames all parts have together.
    public var frameCount: Int { parts.reduce(0) { $0 + $1.frameCount } }
  }

  /// The version of the file that this version of Segue reads and writes.
  public static let currentFormat = 1

  /// The version of the file; a plan with another one is not used.
  public var format = FarmPlan.currentFormat
  /// A digest of what decides the pixels and their order; see `computedHash`.
  public var hash = ""
  /// Identifies the tool, its fonts and its libraries, which are the same on all machines.
  public var renderer: String
  /// The folder that relative paths in `words` start from.
  public var directory: String
  /// In the order of the request.
  public var films: [Film]
  /// In the order of their indices.
  public var chunks: [Chunk]

  /// A plan in the current format, with its hash.
  public init(renderer: String, directory: String, films: [Film], chunks: [Chunk]) {
    self.renderer = renderer
    self.directory = directory
    self.films = films
    self.chunks = chunks
    hash = computedHash
  }

  /// How many frames all films have together.
  public var frameCount: Int { films.reduce(0) { $0 + $1.frameCount } }

  /// What `hash` has to be.
  ///
  /// Costs and paths are left out: they change no pixel.
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

  /// The JSON file: sorted keys, a newline at the end.
  ///
  /// Equal plans give equal bytes.
  public func encoded() -> [UInt8] {
    JSONText.bytes(of: self) + [10]
  }

  /// Why a plan cannot be used; nil for one that can.
  public var contradiction: String? {
    if format != FarmPlan.currentFormat { return "it belongs to another version of this tool" }
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
