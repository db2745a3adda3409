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
}
