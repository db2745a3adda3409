import Testing

@testable import Pixels
@testable import Raster

@Suite
struct RenderCacheTests {
  /// Its half has a megabyte.
  private func photo() -> Pixmap { Pixmap(width: 1024, height: 1024) }

  @Test
  func `levels of all photos of a grid are made once`() {
    let cache = RenderCache()
    let photos = (0..<24).map { _ in photo() }
    func generations() -> [UInt64] {
      photos.map { cache.level(of: $0, x: 1, y: 1).generation }
    }
    let first = generations()
    #expect(generations() == first)
  }

  @Test
  func `levels that one frame needs stay for the next, however large all of them are`() {
    let cache = RenderCache()
    let photos = (0..<80).map { _ in photo() }
    func generations() -> [UInt64] {
      cache.beginFrame()
      return photos.map { cache.level(of: $0, x: 1, y: 1).generation }
    }
    let first = generations()
    #expect(generations() == first)
  }

  @Test
  func `levels of bitmaps that are gone are dropped`() {
    let cache = RenderCache()
    weak var level: AnyObject?
    do {
      let gone = photo()
      level = cache.level(of: gone, x: 1, y: 1).storage
    }
    #expect(level != nil)
    let photos = (0..<24).map { _ in photo() }
    for _ in 0..<4 {
      cache.beginFrame()
      for photo in photos { _ = cache.level(of: photo, x: 1, y: 1) }
    }
    #expect(level == nil)
  }
}
