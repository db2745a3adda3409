import CoreGraphics
import Display
import Pixels
import Testing

/// What contexts put into their display lists.
struct CGContextRecordingTests {
  private let square = CGRect(x: 10, y: 10, width: 20, height: 20)

  @Test
  func `a filled rectangle stays one`() {
    let dump = recording {
      $0.setFillColor(.red)
      $0.fill(square)
    }
    #expect(dump == "list\n  fill rect=[10 10 20 20] #ff0000ff\n")
  }

  @Test
  func `a bitmap context made by the app is y up`() throws {
    let context = try #require(
      CGContext(
        data: nil,
        width: 100,
        height: 100,
        bitsPerComponent: 8,
        bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
      )
    )
    context.fill(square)
    #expect(
      context.pendingDisplayList.dump() == "list\n  fill rect=[10 70 20 20] #000000ff\n"
    )
    #expect(context.ctm == .identity)
    #expect(CGContext(pixelWidth: 60, pixelHeight: 90, scale: 3).ctm.d == -3)
  }

  @Test
  func `clips nest and end with their state`() {
    let dump = recording { context in
      context.clip(to: CGRect(x: 0, y: 0, width: 50, height: 50))
      context.fill(square)
      context.saveGState()
      context.clip(to: CGRect(x: 0, y: 0, width: 30, height: 30))
      context.fill(square)
      context.restoreGState()
      context.fill(square)
    }
    #expect(
      dump == """
        list
          clip rect=[0 0 50 50]
            fill rect=[10 10 20 20] #000000ff
            clip rect=[0 0 30 30]
              fill rect=[10 10 20 20] #000000ff
            fill rect=[10 10 20 20] #000000ff

        """
    )
  }

  @Test
  func `a transparency layer is a group with the outer alpha`() {
    let dump = recording { context in
      context.setAlpha(0.5)
      context.setBlendMode(.multiply)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.fill(square)
      context.endTransparencyLayer()
      context.fill(square)
    }
    #expect(
      dump == """
        list
          group opacity=0.5 blend=multiply isolated
            list
              fill rect=[10 10 20 20] #000000ff
          fill rect=[10 10 20 20] #00000080 blend=multiply

        """
    )
  }

  @Test
  func `a layer's clip is inside it and the outer clip outside`() {
    let dump = recording { context in
      context.clip(to: CGRect(x: 0, y: 0, width: 50, height: 50))
      context.beginTransparencyLayer(
        in: CGRect(x: 0, y: 0, width: 40, height: 40),
        auxiliaryInfo: nil
      )
      context.fill(square)
      context.endTransparencyLayer()
    }
    #expect(
      dump == """
        list
          clip rect=[0 0 50 50]
            group isolated
              list
                clip rect=[0 0 40 40]
                  fill rect=[10 10 20 20] #000000ff

        """
    )
  }

  @Test
  func `a shape casts its shadow in base units and with its own alpha`() {
    let dump = recording { context in
      context.scaleBy(x: 2, y: 2)
      context.setShadow(offset: CGSize(width: 3, height: 4), blur: 10, color: .black)
      context.setFillColor(CGColor(gray: 0, alpha: 0.6))
      context.fill(CGRect(x: 5, y: 5, width: 10, height: 10))
    }
    #expect(
      dump == """
        list
          shadow rect=[10 10 20 20] #00000099 sigma=5 offset=[3 4]
          fill rect=[10 10 20 20] #00000099

        """
    )
  }

  @Test
  func `a layer casts the shadow of all it holds`() {
    let dump = recording { context in
      context.setShadow(offset: .zero, blur: 4, color: .black)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.fill(square)
      context.endTransparencyLayer()
    }
    #expect(
      dump == """
        list
          shadow of list #000000ff sigma=2 offset=[0 0]
            list
              group isolated
                list
                  fill rect=[10 10 20 20] #000000ff
          group isolated
            list
              fill rect=[10 10 20 20] #000000ff

        """
    )
  }

  @Test
  func `a stroke follows the transform at the time of stroking`() {
    let dump = recording { context in
      context.setLineWidth(2)
      context.move(to: CGPoint(x: 10, y: 50))
      context.addLine(to: CGPoint(x: 30, y: 50))
      context.scaleBy(x: 1, y: 5)
      context.strokePath()
    }
    #expect(dump == "list\n  fill rect=[10 45 20 10] #000000ff\n")
  }

  @Test
  func `an empty clip path hides everything`() {
    #expect(
      recording { context in
        context.clip()
        context.fill(square)
      } == "list\n  clip rect=[0 0 0 0]\n    fill rect=[10 10 20 20] #000000ff\n"
    )
  }

  @Test
  func `an image is drawn y up`() {
    let dump = recording { $0.draw(CGImage(fourPixels), in: square) }
    #expect(dump.contains("transform total=[1 0 0 -1 0 40]"))
    #expect(dump.contains("in=[10 10 20 20]"))
  }

  @Test
  func `a gradient takes a list of Objective-C's as well`() throws {
    let colors = NSArray(array: [CGColor.red, CGColor.blue])
    let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: nil))
    #expect(gradient.stops.map(\.color) == [CGColor.red.color, CGColor.blue.color])
  }

  @Test
  func `a gradient fills the clip`() throws {
    let gradient = try #require(
      CGGradient(
        colorsSpace: nil,
        colors: [CGColor.red, CGColor.blue] as CFArray,
        locations: nil as [CGFloat]?
      )
    )
    let dump = recording { context in
      context.clip(to: square)
      context.drawLinearGradient(
        gradient,
        start: CGPoint(x: 10, y: 0),
        end: CGPoint(x: 30, y: 0),
        options: [.drawsAfterEndLocation]
      )
    }
    #expect(
      dump == """
        list
          clip rect=[10 10 20 20]
            fill rect=[0 0 100 100] axial (10 0)..(30 0) stops=[0:#ff0000ff 1:#0000ffff] fromStart

        """
    )
  }

  @Test
  func `both lists of blend modes are in the same order`() {
    for mode in CGBlendMode.allCases {
      #expect("\(mode)" == BlendMode(rawValue: UInt8(mode.rawValue)).map { "\($0)" })
    }
  }

  @Test
  func `restoring more often than saving does nothing`() {
    let dump = recording { context in
      context.restoreGState()
      context.endTransparencyLayer()
      context.fill(square)
    }
    #expect(dump == "list\n  fill rect=[10 10 20 20] #000000ff\n")
  }

  @Test
  func `the clip's box is in user space`() {
    let context = CGContext(pixelWidth: 100, pixelHeight: 100, scale: 2)
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 50, height: 50))
    context.clip(to: CGRect(x: 10, y: 10, width: 100, height: 10))
    #expect(context.boundingBoxOfClipPath == CGRect(x: 10, y: 10, width: 40, height: 10))
    context.translateBy(x: 10, y: 10)
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 40, height: 10))
  }
}
