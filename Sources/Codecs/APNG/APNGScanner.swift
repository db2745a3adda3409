/// Walks the chunks of an animated PNG and finds its frames, each with its control and its data, as
/// the third edition of the PNG specification orders them.
///
/// Sequence numbers count fcTL and fdAT chunks together, from 0, without gaps. IDAT is the first
/// frame if an fcTL stands before it; otherwise it is a picture for programs that do not know
/// animations, and not part of the film.
struct APNGScanner {
  struct Frame {
    let control: APNGFrameControl
    /// Where the parts of its zlib stream lie in the file.
    fileprivate(set) var data: [Range<Int>] = []
    /// Whether they are those of IDAT.
    fileprivate(set) var isPicture = false
  }

  let file: PNGScanner
  /// None of a picture that is not animated.
  private(set) var frames: [Frame] = []
  /// How often the film runs, 0 for ever.
  private(set) var loopCount = 0
  /// Whether there is an acTL: it may also stand behind the first fcTL.
  private let isAnimated: Bool
  /// The number of frames by acTL.
  private var announced: Int?
  private var sequence: UInt32 = 0
  private var seesPicture = false

  init(_ bytes: [UInt8], maximumPixelCount: Int) throws(PNGError) {
    var controls = 0
    do throws(PNGError) {
      file = try PNGScanner(bytes, maximumPixelCount: maximumPixelCount) { chunk in
        if chunk.type == .frame { controls += 1 }
      }
    } catch {
      if error.chunk == .frame { throw .frame(controls + 1, error) }
      let isData = error.chunk == .data || error.chunk == .frameData
      throw controls > 0 && isData ? .frame(controls, error) : error
    }
    isAnimated = file.chunks.contains { $0.type == .animation }
    for chunk in file.chunks { try read(chunk, bytes[chunk.data]) }
    guard let announced else { return }
    guard !frames.isEmpty else { throw .missing(.frame) }
    try finishFrame()
    guard frames.count == announced else {
      throw .damaged(
        .animation,
        reason: "it announces \(announced) frames, and the file has \(frames.count)"
      )
    }
  }

  private mutating func read(_ chunk: PNGChunk, _ data: ArraySlice<UInt8>) throws(PNGError) {
    switch chunk.type {
    case .animation: try readAnimation(data)
    case .frame:
      if seesPicture { try finishFrame() }
      do throws(PNGError) {
        try readControl(data)
      } catch {
        throw .frame(frames.count + 1, error)
      }
    case .data:
      seesPicture = true
      guard !frames.isEmpty else { return }
      guard frames[0].control.area.width == file.header.width,
        frames[0].control.area.height == file.header.height
      else {
        let reason = "IDAT is its data, and it is not all of the picture"
        throw .frame(1, .misplaced(.frame, reason: reason))
      }
      frames[0].data.append(chunk.data)
      frames[0].isPicture = true
    case .frameData:
      do throws(PNGError) {
        try readData(chunk, data)
      } catch {
        throw frames.isEmpty ? error : .frame(frames.count, error)
      }
    default: break
    }
  }

  private mutating func readAnimation(_ data: ArraySlice<UInt8>) throws(PNGError) {
    guard announced == nil else { throw .misplaced(.animation, reason: "stands twice") }
    guard !seesPicture else { throw .misplaced(.animation, reason: "stands after IDAT") }
    guard data.count == 8 else {
      throw .wrongLength(.animation, length: data.count, expected: "8")
    }
    let count = Int(data.bigEndian(at: 0))
    guard (1...0x7FFF_FFFF).contains(count) else {
      throw .badValue(.animation, field: "number of frames", value: count)
    }
    announced = count
    loopCount = Int(data.bigEndian(at: 4))
  }

  private mutating func readControl(_ data: ArraySlice<UInt8>) throws(PNGError) {
    guard isAnimated else { throw .missing(.animation) }
    guard seesPicture || frames.isEmpty else {
      throw .misplaced(.frame, reason: "a second one stands before IDAT")
    }
    let control = try APNGFrameControl(data, in: file.header)
    try readSequence(.frame, data)
    frames.append(Frame(control: control))
  }

  private mutating func readData(
    _ chunk: PNGChunk,
    _ data: ArraySlice<UInt8>
  ) throws(PNGError) {
    guard data.count >= 4 else {
      throw .wrongLength(.frameData, length: data.count, expected: "at least 4")
    }
    guard seesPicture else { throw .misplaced(.frameData, reason: "stands before IDAT") }
    try readSequence(.frameData, data)
    guard let last = frames.last, !last.isPicture else {
      throw .misplaced(.frameData, reason: "no fcTL stands between it and IDAT")
    }
    frames[frames.count - 1].data.append(chunk.data.dropFirst(4))
  }

  private mutating func readSequence(
    _ type: PNGChunkType,
    _ data: ArraySlice<UInt8>
  ) throws(PNGError) {
    let number = data.bigEndian(at: 0)
    guard number == sequence else {
      throw .misplaced(type, reason: "its sequence number is \(number), expected \(sequence)")
    }
    sequence += 1
  }

  /// No frame is without data: once IDAT was there, only fdAT can lack.
  private func finishFrame() throws(PNGError) {
    guard let last = frames.last, last.data.isEmpty else { return }
    throw .frame(frames.count, .missing(.frameData))
  }
}
