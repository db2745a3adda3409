import Accelerate
import Testing
import UIKit

@MainActor
@Suite
struct VImageTests {
  private func blurred(_ pixels: [UInt8], width: UInt, height: UInt, size: UInt32) -> [UInt8] {
    var input = pixels
    var output = [UInt8](repeating: 0, count: pixels.count)
    input.withUnsafeMutableBytes { source in
      output.withUnsafeMutableBytes { target in
        var from = vImage_Buffer(
          data: source.baseAddress,
          height: height,
          width: width,
          rowBytes: Int(width) * 4
        )
        var to = from
        to.data = target.baseAddress
        let error = vImageBoxConvolve_ARGB8888(
          &from,
          &to,
          nil,
          0,
          0,
          size,
          size,
          nil,
          vImage_Flags(kvImageEdgeExtend)
        )
        #expect(error == kvImageNoError)
      }
    }
    return output
  }

  @Test
  func `a box blur takes the mean, and extends the edges`() {
    let row: [UInt8] = [0, 0, 0, 255, 90, 0, 0, 255, 0, 0, 0, 255]
    let result = blurred(row, width: 3, height: 1, size: 3)
    #expect(result == [30, 0, 0, 255, 30, 0, 0, 255, 30, 0, 0, 255])
    let column = blurred(row, width: 1, height: 3, size: 3)
    #expect(column == result)
  }

  @Test
  func `a matrix mixes the channels`() {
    var pixel: [UInt8] = [10, 20, 30, 255]
    let swapped: [Int16] = [0, 256, 0, 0, 256, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 256]
    pixel.withUnsafeMutableBytes { bytes in
      var buffer = vImage_Buffer(data: bytes.baseAddress, height: 1, width: 1, rowBytes: 4)
      vImageMatrixMultiply_ARGB8888(
        &buffer,
        &buffer,
        swapped,
        256,
        nil,
        nil,
        vImage_Flags(kvImageNoFlags)
      )
    }
    #expect(pixel == [20, 10, 15, 255])
  }

  @Test
  func `the bytes of an image can be read`() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image {
      context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    let data = try #require(image.cgImage?.dataProvider?.data)
    let bytes = try #require(CFDataGetBytePtr(data))
    #expect(CFDataGetLength(data) == 64 && bytes[0] == 255 && bytes[1] == 0 && bytes[3] == 255)
    #expect(RunLoop.Mode.tracking.rawValue == "UITrackingRunLoopMode")
  }

  private func picture() throws -> CGImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 4, height: 2)
    let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 2, y: 0, width: 2, height: 2))
    }
    return try #require(image.cgImage)
  }

  @Test
  func `a tent blur counts nearer pixels more`() {
    var row: [UInt8] = [0, 0, 0, 255, 0, 0, 0, 255, 90, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255]
    row.withUnsafeMutableBytes { bytes in
      var buffer = vImage_Buffer(data: bytes.baseAddress, height: 1, width: 5, rowBytes: 20)
      let flags = vImage_Flags(kvImageEdgeExtend)
      let error = vImageTentConvolve_ARGB8888(&buffer, &buffer, nil, 0, 0, 5, 5, nil, flags)
      #expect(error == kvImageNoError)
      #expect(vImageTentConvolve_ARGB8888(&buffer, &buffer, nil, 0, 0, 2, 2, nil, flags) < 0)
    }
    #expect(stride(from: 0, to: 20, by: 4).map { row[$0] } == [10, 20, 30, 20, 10])
    #expect(row[3] == 255)
  }

  @Test
  func `a picture goes into a buffer, is scaled there and comes out`() throws {
    var format = vImage_CGImageFormat(
      bitsPerComponent: 8,
      bitsPerPixel: 32,
      colorSpace: nil,
      bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.first.rawValue),
      version: 0,
      decode: nil,
      renderingIntent: .defaultIntent
    )
    var source = vImage_Buffer()
    defer { free(source.data) }
    let flags = vImage_Flags(kvImageNoFlags)
    var error = vImageBuffer_InitWithCGImage(&source, &format, nil, try picture(), flags)
    #expect(error == kvImageNoError && source.width == 4 && source.height == 2)
    let bytes = source.data.assumingMemoryBound(to: UInt8.self)
    #expect((0..<4).map { bytes[$0] } == [255, 255, 0, 0])
    #expect((12..<16).map { bytes[$0] } == [255, 0, 0, 255])
    var target = try vImage_Buffer(width: 2, height: 1, bitsPerPixel: 32)
    error = vImageScale_ARGB8888(&source, &target, nil, numericCast(kvImageHighQualityResampling))
    #expect(error == kvImageNoError)
    var released = 0
    let result = withUnsafeMutablePointer(to: &released) { count in
      vImageCreateCGImageFromBuffer(
        &target,
        &format,
        { user, data in
          user?.assumingMemoryBound(to: Int.self).pointee += 1
          free(data)
        },
        count,
        vImage_Flags(kvImageNoAllocate),
        &error
      )
    }
    let image = try #require(result?.takeRetainedValue())
    #expect(released == 1 && error == kvImageNoError && image.width == 2 && image.height == 1)
    let pixels = try #require(image.dataProvider?.data)
    #expect(pixels[0] > 200 && pixels[2] < 50 && pixels[4] < 50 && pixels[6] > 200)
  }

  @Test
  func `a buffer and its format come from a picture`() throws {
    let image = try picture()
    let format = try #require(vImage_CGImageFormat(cgImage: image))
    #expect(format.componentCount == 4)
    var buffer = try vImage_Buffer(cgImage: image, format: format)
    defer { buffer.free() }
    #expect(buffer.size == CGSize(width: 4, height: 2))
    vImagePermuteChannels_ARGB8888(&buffer, &buffer, [2, 1, 0, 3], vImage_Flags(kvImageNoFlags))
    let swapped = try buffer.createCGImage(format: format)
    let pixels = try #require(swapped.dataProvider?.data)
    #expect(pixels[0] == 0 && pixels[2] == 255)
    #expect(throws: (any Error).self) {
      try vImage_Buffer(cgImage: image, format: vImage_CGImageFormat())
    }
  }
}
