/// Which frames of a film are compared with goldens.
public struct FilmMoments: Equatable, Sendable, ExpressibleByArrayLiteral {
  enum Kind: Equatable, Sendable {
    case parts([Double])
    case everyFrame
  }

  let kind: Kind

  /// Every tick; recorded as one animated PNG.
  public static let everyFrame = FilmMoments(kind: .everyFrame)
  /// The ends and three moments between them: five small files.
  public static let standard: FilmMoments = [0, 0.25, 0.5, 0.75, 1]

  private init(kind: Kind) { self.kind = kind }

  /// Parts of the way, from 0 to 1.
  public init(_ parts: [Double]) { kind = .parts(parts) }
  /// Parts of the way, from 0 to 1, as an array literal.
  public init(arrayLiteral parts: Double...) { kind = .parts(parts) }

  /// Why nothing can be compared at these moments; nil if all is well.
  var complaint: String? {
    guard case .parts(let parts) = kind else { return nil }
    if parts.isEmpty { return "Nothing is compared: name at least one moment, or `.everyFrame`." }
    if let part = parts.first(where: { !(0...1).contains($0) }) {
      let isPercent = part > 1 && part <= 100
      return "A moment is a part of the way, from 0 to 1: \(part) is not one."
        + (isPercent ? " Is \(part / 100) meant?" : "")
    }
    var known: [String: Double] = [:]
    for part in parts {
      if let other = known.updateValue(part, forKey: FilmMoments.name(of: part)) {
        return
          "The moments \(other) and \(part) have one name, \(FilmMoments.name(of: part)): drop one of them."
      }
    }
    return nil
  }

  /// The moments of a film in seconds, with the names that their goldens have.
  @MainActor
  func moments(of film: Film) -> [(name: String, time: Double)] {
    switch kind {
    case .everyFrame:
      film.times.enumerated().map { index, time in
        (String(repeating: "0", count: max(0, 4 - "\(index + 1)".count)) + "\(index + 1)", time)
      }
    case .parts(let parts):
      parts.map { (FilmMoments.name(of: $0), $0 * film.duration) }
    }
  }

  /// `025%` for a quarter of the way.
  static func name(of part: Double) -> String {
    let percent = (part * 1000).rounded() / 10
    let digits = percent == percent.rounded() ? String(Int(percent)) : String(percent)
    return String(repeating: "0", count: max(0, 3 - digits.count)) + digits + "%"
  }
}
