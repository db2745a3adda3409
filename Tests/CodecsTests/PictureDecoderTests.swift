import Codecs
import Foundation
import Pixels
import TestSupport
import Testing

struct PictureDecoderTests {
  /// The largest difference of a channel, where either shows anything.
  private func distance(_ a: Pixmap, _ b: Pixmap) -> Int {
    guard a.width == b.width, a.height == b.height else { return 1000 }
    return a.withUnsafePixels { a in
      b.withUnsafePixels { b in
        zip(a, b).reduce(0) { worst, pair in
          (0..<4).reduce(worst) { worst, channel in
            let shift = UInt32(8 * channel)
            return max(worst, abs(Int(pair.0 >> shift & 255) - Int(pair.1 >> shift & 255)))
          }
        }
      }
    }
  }

  @Test(
    arguments: [
      "baseline.jpg", "full-chroma.jpg", "progressive.jpg", "gray.jpg", "rgb.jpg", "arithmetic.jpg",
      "restarts.jpg", "cmyk.jpg", "lossless.webp", "lossy.webp", "palette.gif", "interlaced.gif",
    ]
  )
  func `a picture decodes as in other programs`(name: String) throws {
    let stem = name.prefix { $0 != "." }
    let expected = try Pixmap(png: try PictureFixture.bytes("\(stem).png"))
    let picture = try PictureFixture.decode(name)
    #expect(distance(picture.pixmap, expected) <= 1)
    #expect(picture.orientation == .up)
  }

  @Test
  func `a HEIC decodes to nearly what it was made from`() throws {
    let expected = try Pixmap(png: try PictureFixture.bytes("baseline.png"))
    let picture = try PictureFixture.decode("photo.heic")
    #expect(picture.format == .heic)
    #expect(picture.pixmap.width == expected.width && picture.pixmap.height == expected.height)
    // Chroma at half the resolution, and a lossy code.
    #expect(distance(picture.pixmap, expected) < 150)
  }

  @Test(arguments: 1...8)
  func `Exif tells which way up a JPEG is`(orientation: Int) throws {
    let picture = try PictureFixture.decode("orientation-\(orientation).jpg")
    #expect(picture.orientation.rawValue == orientation)
    #expect(picture.pixmap == (try PictureFixture.decode("baseline.jpg")).pixmap)
  }

  @Test(arguments: ["disc.pdf", "disc.svg"])
  func `a vector picture is drawn at the requested scale and size`(name: String) throws {
    let bytes = try PictureFixture.bytes(name)
    var decoder = PictureDecoder()
    for scale in [1.0, 3] {
      decoder.scale = scale
      let picture = try decoder.decode(bytes)
      #expect(picture.scale == scale)
      #expect(picture.pixmap.width == Int(24 * scale) && picture.pixmap.height == Int(16 * scale))
      let (x, y) = (picture.pixmap.width, picture.pixmap.height)
      #expect(picture.pixmap[x / 4, y / 2] == Pixel(red: 0, green: 0, blue: 255, alpha: 255))
      #expect(picture.pixmap[x * 2 / 3, y / 2] == Pixel(red: 255, green: 0, blue: 0, alpha: 255))
      #expect(picture.pixmap[x - 1, 0].alpha == 0)
    }
    decoder.size = CGSize(width: 10, height: 40)
    let stretched = try decoder.decode(bytes).pixmap
    #expect(stretched.width == 30 && stretched.height == 120)
    #expect(stretched[7, 60] == Pixel(red: 0, green: 0, blue: 255, alpha: 255))
  }

  @Test
  func `a page whose points are fractions has the nearest number of pixels`() throws {
    let content = "1 0 0 rg 0 0 21.599 21.598 re f"
    let text = """
      %PDF-1.4
      1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
      2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
      3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 21.599 21.598]/Contents 4 0 R>> endobj
      4 0 obj <</Length \(content.count)>> stream
      \(content)
      endstream endobj
      trailer <</Root 1 0 R>>
      %%EOF
      """
    var decoder = PictureDecoder()
    for (scale, side) in [(1.0, 22), (2, 43), (3, 65)] {
      decoder.scale = scale
      let pixmap = try decoder.decode(Array(text.utf8)).pixmap
      #expect(pixmap.width == side && pixmap.height == side)
      #expect(pixmap[0, 0].red == 255 && pixmap[side / 2, side - 1].red > 0)
    }
  }

  @Test(arguments: [("0", 0), ("90", 90), ("-90", 270), ("450", 90), ("45", 0), ("135", 0)])
  func `a page is turned by right angles only`(angle: String, turn: Int) throws {
    let text = """
      %PDF-1.4
      1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
      2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
      3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 20 40]/Rotate \(angle)>> endobj
      trailer <</Root 1 0 R>>
      %%EOF
      """
    let pixmap = try PictureDecoder().decode(Array(text.utf8)).pixmap
    #expect((pixmap.width, pixmap.height) == (turn % 180 == 0 ? (20, 40) : (40, 20)))
    #expect(try PDFSource(Array(text.utf8)).pages.map(\.rotation) == [turn])
  }

  @Test(arguments: [
    ("width='2in' height='1in'", 192, 96), ("viewBox='0 0 30 20'", 30, 20),
    ("width=\"15\" viewBox='0,0,30,20'", 15, 10), ("width='100%' viewBox='0 0 7 8'", 7, 8),
    ("height = '72pt' width='48'", 48, 96),
  ])
  func `an SVG has the size given in its first tag`(
    attributes: String,
    width: Int,
    height: Int
  ) throws {
    let text = """
      <?xml version='1.0'?><!DOCTYPE svg [ <!ENTITY a "<b>"> ]><!-- <svg width='1'> -->
      <svg xmlns="http://www.w3.org/2000/svg" \(attributes)><path d="M0 0H9V9z"/></svg>
      """
    let picture = try PictureDecoder().decode(Array(text.utf8))
    #expect(picture.pixmap.width == width && picture.pixmap.height == height)
  }

  // MARK: What cannot be read

  private func message(_ bytes: [UInt8], maximumPixelCount: Int = 64 << 20) -> String? {
    do throws(PictureError) {
      _ = try PictureDecoder(maximumPixelCount: maximumPixelCount).decode(bytes)
      return nil
    } catch {
      return error.description
    }
  }

  @Test
  func `an unsupported format is named, with a way to convert it`() throws {
    let tiff = message(try PictureFixture.bytes("notes.tiff"))
    #expect(tiff?.hasPrefix("TIFF picture: cannot be read; make a PNG, for instance with") == true)
    let webp = message(try PictureFixture.bytes("animated.webp"))
    #expect(webp?.hasPrefix("animated WebP: cannot be read; make a PNG of its first frame") == true)
    #expect(message(Array("hello".utf8))?.hasSuffix("it begins with 68 65 6c 6c 6f") == true)
    #expect(message([]) == "not a picture: it is empty")
    #expect(
      message(Array("version https://git-lfs.github.com/spec/v1".utf8))?.contains("LFS") == true
    )
  }

  @Test(
    arguments: [
      "baseline.jpg", "progressive.jpg", "palette.gif", "lossy.webp", "photo.heic", "disc.svg",
      "disc.pdf", "baseline.png",
    ]
  )
  func `a picture above the limit is refused by its header`(name: String) throws {
    let error = message(try PictureFixture.bytes(name), maximumPixelCount: 100)
    #expect(error?.contains("is above the limit of 100 pixels") == true)
  }

  @Test
  func `a bomb of any format is refused before memory is taken`() throws {
    var jpeg = try PictureFixture.bytes("baseline.jpg")
    let frame = try #require(jpeg.indices.first { jpeg[$0] == 0xFF && jpeg[$0 + 1] == 0xC0 })
    for offset in 5...8 { jpeg[frame + offset] = 0xFF }
    #expect(message(jpeg)?.contains("65535x65535 is above the limit") == true)
    var gif = try PictureFixture.bytes("palette.gif")
    for offset in 6...9 { gif[offset] = 0xFF }
    #expect(message(gif)?.contains("65535x65535 is above the limit") == true)
    let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='90000' height='90000'/>"
    #expect(message(Array(svg.utf8))?.contains("90000x90000 is above the limit") == true)
  }

  @Test
  func `a HEIC of the largest numbers that fit its header is refused`() {
    let brand: [UInt8] = [0, 0, 0, 24] + Array("ftypheic\0\0\0\0heicmif1".utf8)
    let size: [UInt8] =
      [0, 0, 0, 20] + Array("ispe\0\0\0\0".utf8) + Array(repeating: 0xFF, count: 8)
    #expect(message(brand + size)?.contains("4294967295") == true)
  }

  @Test
  func `a JPEG with too many scans is refused`() throws {
    // The last scan of a progressive file, again and again.
    let bytes = try PictureFixture.bytes("progressive.jpg")
    let starts = bytes.indices.dropLast().filter { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xDA }
    let last = try #require(starts.last)
    let scan = bytes[last..<(bytes.count - 2)]
    var bomb = Array(bytes.dropLast(2))
    for _ in 0..<5000 { bomb += scan }
    bomb += [0xFF, 0xD9]
    #expect(message(bomb) != nil)
  }

  @Test(
    arguments: [
      "baseline.jpg", "progressive.jpg", "restarts.jpg", "arithmetic.jpg", "lossy.webp",
      "palette.gif", "interlaced.gif",
    ]
  )
  func `a file that ends early is damaged`(name: String) throws {
    let bytes = try PictureFixture.bytes(name)
    // The first frame of the GIF of two ends before the file does.
    let whole = name == "palette.gif" ? bytes.count / 2 - 40 : bytes.count - 3
    for count in stride(from: 1, to: whole, by: 7) {
      #expect(message(Array(bytes.prefix(count))) != nil)
    }
  }

  @Test(arguments: ["baseline.jpg", "progressive.jpg", "gray.jpg", "cmyk.jpg", "restarts.jpg"])
  func `a JPEG that lacks only its last marker has all its pixels`(name: String) throws {
    let bytes = try PictureFixture.bytes(name)
    #expect(bytes.suffix(2) == [0xFF, 0xD9])
    let cut = try PictureDecoder().decode(Array(bytes.dropLast(2)))
    #expect(cut.pixmap == (try PictureFixture.decode(name)).pixmap)
  }

  @Test(arguments: ["baseline.jpg", "progressive.jpg", "restarts.jpg", "arithmetic.jpg"])
  func `a JPEG that ends in its scans, or in tables between them, ends too early`(
    name: String
  ) throws {
    let bytes = try PictureFixture.bytes(name)
    let scan = try #require(bytes.indices.first { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xDA })
    let reasons = (scan + 14..<bytes.count - 3).map { message(Array(bytes.prefix($0))) }
    #expect(Set(reasons) == ["JPEG: Premature end of JPEG file"])
  }

  @Test
  func `a progressive JPEG that lacks a scan is damaged`() throws {
    let bytes = try PictureFixture.bytes("progressive.jpg")
    let last = try #require(
      bytes.indices.dropLast().last { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xDA }
    )
    #expect(message(Array(bytes[..<last])) == "JPEG: Premature end of JPEG file")
  }

  @Test
  func `for two bytes of a GIF's codes no terabytes of memory are taken`() {
    var decoder = LZWDecoder()
    #expect(decoder.decode([0x44, 0x01], codeSize: 2, count: 1 << 45) == nil)
  }

  @Test(
    arguments: [
      "baseline.jpg", "progressive.jpg", "arithmetic.jpg", "cmyk.jpg", "restarts.jpg",
      "orientation-6.jpg", "lossless.webp", "lossy.webp", "palette.gif", "interlaced.gif",
    ]
  )
  func `thousands of mutations give pictures or errors, never crashes`(name: String) throws {
    let bytes = try PictureFixture.bytes(name)
    var pictures = 0
    for seed in 0..<1500 {
      let spoiled = mutation(of: bytes, seed: UInt64(seed))
      // Small limits: a mutated size must not make the test slow.
      if message(spoiled, maximumPixelCount: 1 << 20) == nil { pictures += 1 }
    }
    #expect(pictures > 0 && pictures < 1500)
  }

  @Test(arguments: ["disc.pdf", "disc.svg", "photo.heic"])
  func `a mutation breaks at most the program that draws it`(name: String) throws {
    let bytes = try PictureFixture.bytes(name)
    for seed in 0..<40 {
      _ = message(
        mutation(of: bytes, seed: UInt64(seed)),
        maximumPixelCount: 1 << 20
      )
    }
  }

  @Test
  func `entities that would expand into gigabytes are not expanded`() {
    let levels = (1...12).map {
      "<!ENTITY e\($0) '\(String(repeating: "&e\($0 - 1);", count: 20))'>"
    }
    let text = """
      <!DOCTYPE svg [ <!ENTITY e0 '<rect width="9" height="9"/>'> \(levels.joined()) ]>
      <svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">&e12;</svg>
      """
    #expect(message(Array(text.utf8)) != nil)
  }

  // MARK: Writing

  @Test
  func `a written JPEG reads back as nearly the same picture`() throws {
    let original = try PictureFixture.decode("baseline.jpg").pixmap
    let best = try #require(JPEGCoder.encode(original, quality: 1))
    let worst = try #require(JPEGCoder.encode(original, quality: 0))
    #expect(worst.count < best.count)
    #expect(distance(try PictureDecoder().decode(best).pixmap, original) < 60)
    #expect(JPEGCoder.encode(Pixmap(width: 0, height: 4), quality: 1) == nil)
  }

  @Test
  func `transparent pixels are white in a JPEG`() throws {
    let file = try #require(JPEGCoder.encode(Pixmap(width: 8, height: 8), quality: 1))
    let pixel = try PictureDecoder().decode(file).pixmap[3, 3]
    #expect(pixel == Pixel(red: 255, green: 255, blue: 255, alpha: 255))
  }
}
