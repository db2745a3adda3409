import Foundation
import Testing

@testable import Segue

private func write(_ path: String, key: String = "key", frames: ClosedRange<Int> = 1...3) throws {
  let writer = try FrameArchiveWriter(path: path, key: key, width: 2, height: 2)
  for number in frames {
    let png = PNGFile(Array("picture \(number / 2)".utf8))
    try writer.append(png, digest: png.digest, as: .init(number: number, time: Double(number) / 10))
  }
  try writer.commit()
}

@Suite
struct FrameArchiveTests {
  @Test
  func `an archive returns the frames that were put into it`() throws {
    let scratch = Scratch()
    let path = "\(scratch.path)/a.frames"
    try write(path)
    let archive = try FrameArchive(path: path, key: "key")
    #expect(archive.index.frames.map(\.number) == [1, 2, 3])
    #expect(try archive.png(of: archive.index.frames[0]) == Array("picture 0".utf8))
    #expect(try archive.png(of: archive.index.frames[2]) == Array("picture 1".utf8))
    // Frames that look alike share their bytes.
    #expect(archive.index.frames[1].offset == archive.index.frames[2].offset)
    #expect(scratch.files(in: "") == ["a.frames"])
  }

  @Test
  func `every changed byte of an archive is noticed`() throws {
    let scratch = Scratch()
    let path = "\(scratch.path)/a.frames"
    try write(path)
    let whole = try readFile(path)
    for index in whole.indices {
      var bytes = whole
      bytes[index] ^= 1
      try Data(bytes).write(to: URL(fileURLWithPath: path))
      #expect(throws: FrameArchive.Damage.self, "byte \(index)") {
        try FrameArchive(path: path, key: "key").verify()
      }
    }
  }

  @Test
  func `an archive cut off anywhere is refused`() throws {
    let scratch = Scratch()
    let path = "\(scratch.path)/a.frames"
    try write(path)
    let whole = try readFile(path)
    for count in 0..<whole.count {
      try Data(whole[..<count]).write(to: URL(fileURLWithPath: path))
      #expect(throws: FrameArchive.Damage.self) { try FrameArchive(path: path).verify() }
    }
  }

  @Test
  func `an archive under another name is refused`() throws {
    let scratch = Scratch()
    try write("\(scratch.path)/a.frames", key: "other")
    #expect(throws: FrameArchive.Damage.self) {
      try FrameArchive(path: "\(scratch.path)/a.frames", key: "key")
    }
  }

  @Test
  func `an abandoned writer leaves nothing`() throws {
    let scratch = Scratch()
    do {
      let writer = try FrameArchiveWriter(
        path: "\(scratch.path)/a.frames",
        key: "key",
        width: 2,
        height: 2
      )
      try writer.append(PNGFile([1, 2, 3]), digest: "x", as: .init(number: 1, time: 0))
    }
    #expect(scratch.files(in: "").isEmpty)
  }
}

@Suite
struct ResultStoreTests {
  private func key(_ letter: String) -> String { String(repeating: letter, count: 64) }

  @Test
  func `stored frames are found by their content`() throws {
    let scratch = Scratch()
    let store = ResultStore(folder: "\(scratch.path)/store")
    try write("\(scratch.path)/a.frames", key: key("a"))
    #expect(store.keep("\(scratch.path)/a.frames", as: key("a")) == nil)
    #expect(store.take(key("a"), as: "\(scratch.path)/b.frames"))
    #expect(try readFile("\(scratch.path)/a.frames") == readFile("\(scratch.path)/b.frames"))
    #expect(!store.take(key("b"), as: "\(scratch.path)/c.frames"))
  }

  @Test
  func `damaged frames are not returned, and are removed`() throws {
    let scratch = Scratch()
    let store = ResultStore(folder: "\(scratch.path)/store")
    try write("\(scratch.path)/a.frames", key: key("a"))
    _ = store.keep("\(scratch.path)/a.frames", as: key("a"))
    let place = "\(scratch.path)/store/a/\(key("a")).frames"
    var bytes = try readFile(place)
    bytes[20] ^= 1
    try Data(bytes).write(to: URL(fileURLWithPath: place))
    #expect(!store.take(key("a"), as: "\(scratch.path)/b.frames"))
    #expect(scratch.files(in: "store/a").isEmpty)
    #expect(scratch.files(in: "") == ["a.frames", "store"])
  }

  @Test
  func `the least recently used frames are removed first`() throws {
    let scratch = Scratch()
    let names = (0..<4).map { "a\($0)" + String(repeating: "0", count: 62) }
    try write("\(scratch.path)/a.frames", key: names[0])
    let size = try readFile("\(scratch.path)/a.frames").count
    let store = ResultStore(folder: "\(scratch.path)/store", limit: 16 * (2 * size + size / 2))
    for (age, name) in names.enumerated() {
      try write("\(scratch.path)/a.frames", key: name)
      _ = store.keep("\(scratch.path)/a.frames", as: name)
      var times = [
        timeval(tv_sec: 1000 + age, tv_usec: 0), timeval(tv_sec: 1000 + age, tv_usec: 0),
      ]
      utimes("\(scratch.path)/store/a/\(name).frames", &times)
    }
    // Used again, so it stays.
    #expect(store.take(names[0], as: "\(scratch.path)/b.frames"))
    store.prune(near: names)
    #expect(scratch.files(in: "store/a") == ["\(names[0]).frames", "\(names[3]).frames"])
  }

  @Test
  func `an edited measure is not used`() throws {
    let scratch = Scratch()
    let store = ResultStore(folder: "\(scratch.path)/store")
    let measure = FilmMeasure(
      content: "c",
      plan: "p",
      fps: "60",
      frameCount: 3,
      duration: 0.1,
      width: 1,
      height: 1,
      cost: FilmCost(begin: 1.0 / 3, simulate: 0.1, draw: 0.3),
      diagnostics: ["note"]
    )
    store.keep(measure, of: key("a"))
    #expect(store.measure(of: key("a")) == measure)
    let place = "\(scratch.path)/store/a/\(key("a")).film"
    let text = String(decoding: try readFile(place), as: UTF8.self)
    try Data(text.replacing("\"frameCount\":3", with: "\"frameCount\":4").utf8)
      .write(to: URL(fileURLWithPath: place))
    #expect(store.measure(of: key("a")) == nil)
  }
}
