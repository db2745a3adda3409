/// Reads an animated WebP file without decoding it: RIFF chunks, of which each `ANMF` is a frame.
///
///     RIFF │ length 4 │ WEBP │ VP8X … │ ANIM …
///     ANMF │ length 4 │ place and size 12 │ milliseconds 3 │ …
enum WebPFilm {
  /// How long it plays; nil when the file is not whole.
  static func milliseconds(of file: [UInt8]) -> Int? {
    func number(at place: Int, bytes: Int) -> Int {
      (0..<bytes).reduce(0) { $0 | Int(file[place + $1]) << (8 * $1) }
    }
    func name(at place: Int) -> String { String(decoding: file[place..<place + 4], as: UTF8.self) }
    guard file.count >= 12, name(at: 0) == "RIFF", name(at: 8) == "WEBP",
      number(at: 4, bytes: 4) + 8 == file.count
    else { return nil }
    var place = 12
    var milliseconds: Int?
    while place + 8 <= file.count {
      let length = number(at: place + 4, bytes: 4)
      guard place + 8 + length <= file.count else { return nil }
      if name(at: place) == "ANMF", length >= 16 {
        milliseconds = (milliseconds ?? 0) + number(at: place + 20, bytes: 3)
      }
      place += 8 + length + (length & 1)
    }
    return place == file.count ? milliseconds : nil
  }
}
