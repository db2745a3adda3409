import CoreImage
import Testing

@Suite
struct CIFilterTests {
  @Test
  func `a picture that nothing changes keeps its pixels, half transparent ones too`() throws {
    let bytes: [UInt8] = [200, 100, 50, 255, 60, 30, 10, 64, 0, 0, 0, 0, 1, 2, 3, 5]
    let provider = try #require(CGDataProvider(data: Data(bytes)))
    let image = try #require(
      CGImage(
        width: 4,
        height: 1,
        bitsPerComponent: 8,
        bitsPerPixel: 32,
        bytesPerRow: 16,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
        provider: provider,
        decode: nil,
        shouldInterpolate: true,
        intent: .defaultIntent
      )
    )
    let same = CIImage(cgImage: image).filtered("CIColorControls")
    let result = try #require(CIContext().createCGImage(same, from: same.extent))
    #expect(result.dataProvider?.data.map { [UInt8]($0) } == bytes)
  }

  @Test
  func `a filter has its defaults, and nil for an unknown name`() {
    #expect(CIFilter(name: "CIGaussianBlur")?.value(forKey: kCIInputRadiusKey) as? Double == 10)
    #expect(CIFilter(name: "CINoSuchFilter") == nil)
    #expect(CIFilter.sepiaTone().intensity == 1)
    #expect(CIFilter.radialGradient().radius1 == 100)
    #expect(CIFilter.pixellate().center == CGPoint(x: 150, y: 150))
  }

  @Test
  func `every constructor makes the filter of its name`() {
    #expect(CIFilter.photoEffectNoir().name == "CIPhotoEffectNoir")
    #expect(CIFilter.multiplyBlendMode().name == "CIMultiplyBlendMode")
    #expect(CIFilter.qrCodeGenerator().name == "CIQRCodeGenerator")
    #expect(CIFilter.straighten().name == "CIStraightenFilter")
    #expect(CIFilter.sRGBToneCurveToLinear().name == "CISRGBToneCurveToLinear")
  }

  @Test
  func `a filter without its picture has none either`() {
    #expect(CIFilter(name: "CISepiaTone")?.outputImage == nil)
  }

  @Test(
    arguments: ["CIGaussianBlur", "CIBumpDistortion", "CITwirlDistortion"],
    [.nan, .infinity, 1e300] as [Double]
  )
  func `a number beyond all pixels, or that is none, is no fault`(name: String, number: Double) {
    let area = CGRect(x: 0, y: 0, width: 8, height: 8)
    let filter = CIFilter(name: name)
    filter?.setValue(CIImage.red.cropped(to: area), forKey: kCIInputImageKey)
    filter?.setValue(number, forKey: kCIInputRadiusKey)
    let image = filter?.outputImage
    #expect(image.flatMap { CIContext().createCGImage($0, from: area) }?.width == 8)
  }

  @Test
  func `an infinite picture has no bitmap of its extent`() {
    #expect(CIContext().createCGImage(.red, from: CIImage.red.extent) == nil)
  }

  // MARK: Colours

  @Test
  func `brightness and contrast follow the documented formula in linear light`() {
    let gray = Pictures.color(0.5, 0.5, 0.5)
    // Linear 0.2140 + 0.2 is 0.4140, encoded 171.
    #expect(
      near(
        gray.filtered("CIColorControls", ["inputBrightness": 0.2]).bytes(1, 1),
        [171, 171, 171, 255]
      )
    )
    let pale = Pictures.color(1, 0, 0).filtered("CIColorControls", ["inputSaturation": 0])
    #expect(near(pale.bytes(1, 1), [127, 127, 127, 255], by: 2))
  }

  @Test
  func `without a working space numbers are those of the bytes`() {
    let context = CIContext(options: [.workingColorSpace: NSNull()])
    let inverted = Pictures.color(0.2, 0.4, 1).filtered("CIColorInvert")
    #expect(near(inverted.bytes(1, 1, in: context), [204, 153, 0, 255]))
  }

  @Test
  func `an exposure of one doubles the light`() {
    let brighter = Pictures.color(0.5, 0.5, 0.5).filtered("CIExposureAdjust", ["inputEV": 1])
    #expect(near(brighter.bytes(1, 1), [176, 176, 176, 255]))
  }

  @Test
  func `a colour matrix mixes channels`() {
    let swapped = Pictures.color(1, 0, 0).filtered(
      "CIColorMatrix",
      [
        "inputRVector": CIVector(x: 0, y: 1, z: 0, w: 0),
        "inputGVector": CIVector(x: 1, y: 0, z: 0, w: 0),
      ]
    )
    #expect(swapped.bytes(1, 1) == [0, 255, 0, 255])
  }

  @Test(arguments: ["CIPhotoEffectMono", "CIPhotoEffectNoir", "CIPhotoEffectTonal"])
  func `black-and-white effects leave no colour`(name: String) {
    let bytes = Pictures.color(0.9, 0.5, 0.2).filtered(name).bytes(1, 1)
    #expect(bytes[0] == bytes[1] && bytes[1] == bytes[2])
  }

  @Test
  func `a turn of the hue by a third makes red green`() {
    let bytes = Pictures.color(0.8, 0.1, 0.1)
      .filtered("CIHueAdjust", ["inputAngle": 2 * Double.pi / 3]).bytes(1, 1)
    #expect(bytes[1] > bytes[0] && bytes[1] > bytes[2])
  }

  @Test
  func `sepia is brown, monochrome has the hue of its colour`() {
    let sepia = Pictures.color(0.5, 0.5, 0.5).filtered("CISepiaTone").bytes(1, 1)
    #expect(sepia[0] > sepia[1] && sepia[1] > sepia[2])
    let blue = Pictures.color(1, 1, 1)
      .filtered("CIColorMonochrome", ["inputColor": CIColor.blue]).bytes(1, 1)
    #expect(blue == [0, 0, 255, 255])
  }

  @Test
  func `a vignette darkens the corners and not the middle`() {
    let white = CIImage.white.cropped(to: CGRect(x: 0, y: 0, width: 101, height: 101))
    let shaded = white.filtered("CIVignette", ["inputIntensity": 1, "inputRadius": 1.5])
    #expect(shaded.bytes(50, 50) == [255, 255, 255, 255])
    #expect(shaded.bytes(0, 0)[0] < 200)
    #expect(shaded.bytes(0, 0)[3] == 255)
  }

  // MARK: Places

  @Test
  func `a blur spreads by three radii and keeps the light`() {
    let blurred = Pictures.edge().filtered("CIGaussianBlur", ["inputRadius": 4])
    #expect(blurred.extent == CGRect(x: -12, y: -12, width: 64, height: 32))
    let tall = Pictures.edge(width: 200, height: 200).filtered("CIGaussianBlur", ["inputRadius": 4])
    // Half the light at the edge: 188 of 255 on the curve of sRGB.
    let (left, right) = (tall.bytes(99, 100)[0], tall.bytes(100, 100)[0])
    #expect(left < 188 && right > 188 && right - left < 30)
    #expect(tall.bytes(80, 100) == [0, 0, 0, 255])
    #expect(tall.bytes(120, 100) == [255, 255, 255, 255])
  }

  @Test(arguments: [6.0, 20, 45])
  func `wide blurs have the shape of a Gaussian`(sigma: Double) {
    let edge = Pictures.edge(width: 600, height: 600).clampedToExtent()
      .filtered("CIGaussianBlur", ["inputRadius": sigma])
    let context = CIContext(options: [.workingColorSpace: NSNull()])
    for x in stride(from: 300 - Int(2 * sigma), through: 300 + Int(2 * sigma), by: Int(sigma) / 2) {
      let expected = 127.5 * (1 + erf((Double(x) + 0.5 - 300) / (sigma * 2.0.squareRoot())))
      #expect(abs(Double(edge.bytes(x, 300, in: context)[0]) - expected) < 3.5)
    }
  }

  @Test
  func `a crop keeps its place, a transform moves it`() {
    let part = Pictures.edge().cropped(to: CGRect(x: 30, y: 2, width: 4, height: 4))
    #expect(part.extent == CGRect(x: 30, y: 2, width: 4, height: 4))
    let moved = part.transformed(by: CGAffineTransform(translationX: -30, y: -2))
    #expect(moved.bytes(0, 0) == [255, 255, 255, 255])
    #expect(moved.bytes(5, 0) == [0, 0, 0, 0])
    let large = moved.transformed(by: CGAffineTransform(scaleX: 2, y: 2))
    #expect(large.extent == CGRect(x: 0, y: 0, width: 8, height: 8))
    #expect(large.bytes(0, 0) == [255, 255, 255, 255])
  }

  @Test
  func `an orientation turns what is on the left to the top`() {
    let turned = Pictures.edge().oriented(.right)
    #expect(turned.extent == CGRect(x: 0, y: 0, width: 8, height: 40))
    // Turned clockwise, the black left is above.
    #expect(turned.bytes(4, 39) == [0, 0, 0, 255])
    #expect(turned.bytes(4, 0) == [255, 255, 255, 255])
  }

  @Test
  func `pixellation makes squares of the mean`() {
    let context = CIContext(options: [.workingColorSpace: NSNull()])
    let squares = Pictures.edge(width: 24).filtered(
      "CIPixellate",
      ["inputScale": 8, "inputCenter": CIVector(x: 0, y: 0)]
    )
    #expect(squares.bytes(4, 4, in: context) == [0, 0, 0, 255])
    #expect(near(squares.bytes(9, 4, in: context), [128, 128, 128, 255]))
    #expect(near(squares.bytes(15, 4, in: context), [128, 128, 128, 255]))
  }

  @Test
  func `an average is one pixel`() {
    let mean = Pictures.edge().filtered(
      "CIAreaAverage",
      ["inputExtent": CIVector(cgRect: CGRect(x: 0, y: 0, width: 40, height: 8))]
    )
    #expect(mean.extent == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(near(mean.bytes(0, 0), [188, 188, 188, 255]))
  }

  @Test
  func `a scaled picture is opaque to its edge`() {
    let small = Pictures.edge().filtered("CILanczosScaleTransform", ["inputScale": 0.25])
    #expect(small.extent == CGRect(x: 0, y: 0, width: 10, height: 2))
    #expect(near(small.bytes(9, 1), [255, 255, 255, 255]))
    #expect(near(small.bytes(0, 0), [0, 0, 0, 255]))
  }

  // MARK: Two pictures

  @Test
  func `a mask chooses between two pictures`() {
    let mixed = Pictures.color(1, 0, 0).filtered(
      "CIBlendWithMask",
      [
        "inputBackgroundImage": Pictures.color(0, 0, 1),
        "inputMaskImage": Pictures.edge(width: 8),
      ]
    )
    #expect(mixed.bytes(1, 4) == [0, 0, 255, 255])
    #expect(mixed.bytes(6, 4) == [255, 0, 0, 255])
  }

  @Test
  func `a blend of colours multiplies them where both are`() {
    let product = Pictures.color(1, 1, 0).filtered(
      "CIMultiplyBlendMode",
      ["inputBackgroundImage": Pictures.color(0, 1, 1)]
    )
    #expect(product.bytes(1, 1) == [0, 255, 0, 255])
  }

  @Test(arguments: [
    "CIDissolveTransition", "CISwipeTransition", "CIBarsSwipeTransition", "CICopyMachineTransition",
    "CIModTransition", "CIRippleTransition", "CIPageCurlTransition",
    "CIPageCurlWithShadowTransition",
  ])
  func `a transition begins with the picture and ends with the target`(name: String) {
    let (red, blue) = (Pictures.color(1, 0, 0), Pictures.color(0, 0, 1))
    func moment(_ time: Double) -> CIImage {
      red.filtered(name, ["inputTargetImage": blue, "inputTime": time])
    }
    for (x, y) in [(0, 0), (7, 7), (3, 4)] {
      #expect(moment(0).bytes(x, y) == [255, 0, 0, 255])
      #expect(moment(1).bytes(x, y) == [0, 0, 255, 255])
    }
  }

  @Test
  func `a wave shows the target in its wake, a page its back where it is rolled up`() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 20)
    let (red, green, blue) = (
      CIImage.red.cropped(to: rect), CIImage.green.cropped(to: rect), CIImage.blue.cropped(to: rect)
    )
    let wave = CIFilter.rippleTransition()
    wave.inputImage = red
    wave.targetImage = blue
    wave.extent = rect
    wave.center = CGPoint(x: 50, y: 10)
    wave.width = 20
    wave.time = 0.5
    #expect(wave.outputImage?.bytes(50, 10) == [0, 0, 255, 255])
    #expect(wave.outputImage?.bytes(2, 10) == [255, 0, 0, 255])
    let page = CIFilter.pageCurlTransition()
    page.inputImage = red
    page.targetImage = blue
    page.backsideImage = green
    page.extent = rect
    page.radius = 10
    page.time = 0.5
    // The paper leaves the plane at 45, and its edge lies 26 points to the left of that.
    #expect(page.outputImage?.bytes(15, 10) == [255, 0, 0, 255])
    #expect(page.outputImage?.bytes(40, 10) == [0, 255, 0, 255])
    #expect(page.outputImage?.bytes(60, 10) == [0, 0, 255, 255])
  }

  @Test
  func `a copier's lamp is brightest where the target begins`() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 4)
    let copier = CIFilter.copyMachineTransition()
    copier.inputImage = CIImage.black.cropped(to: rect)
    copier.targetImage = CIImage.black.cropped(to: rect)
    copier.extent = rect
    copier.width = 40
    copier.time = 0.5
    let picture = copier.outputImage
    #expect(picture?.bytes(10, 2) == [0, 0, 0, 255])
    #expect((picture?.bytes(50, 2)[1] ?? 0) > 240)
    #expect((picture?.bytes(35, 2)[1] ?? 255) < 200)
  }

  @Test
  func `an app's own kernel lets its picture through`() {
    let kernel = CIColorKernel(source: "kernel vec4 tint(__sample s) { return s; }")
    #expect(kernel?.name == "tint")
    let picture = kernel?.apply(
      extent: CGRect(x: 0, y: 0, width: 4, height: 4),
      arguments: [1, Pictures.color(1, 0, 0)]
    )
    #expect(picture?.extent.width == 4)
    #expect(picture?.bytes(1, 1) == [255, 0, 0, 255])
    #expect(CIKernel(source: "no code") == nil)
    #expect(CIImage().extent.isNull)
  }

  @Test
  func `a convolution adds the weighted pixels around`() {
    let edge = Pictures.edge()
    func pixel(_ x: Int, _ weights: [CGFloat]) -> [UInt8] {
      let filter = CIFilter.convolution3X3()
      filter.inputImage = edge.clampedToExtent()
      filter.weights = CIVector(weights)
      return filter.outputImage?.bytes(x, 4) ?? []
    }
    // White begins at 20; what lies to the right of a pixel is the last weight of its row.
    #expect(pixel(19, [0, 0, 0, 0, 0, 1, 0, 0, 0]) == [255, 255, 255, 255])
    #expect(pixel(19, [0, 0, 0, 0, 1, 0, 0, 0, 0]) == [0, 0, 0, 255])
    let same = CIFilter(name: "CIConvolution3X3", parameters: [kCIInputImageKey: edge])?.outputImage
    #expect(same?.bytes(25, 4) == [255, 255, 255, 255])
  }

  @Test
  func `pixels of a circle are drawn outwards, and a kaleidoscope mirrors its wedge`() {
    let edge = Pictures.edge()
    let splash = CIFilter.circleSplashDistortion()
    splash.inputImage = edge
    splash.center = CGPoint(x: 20, y: 4)
    splash.radius = 3
    #expect(splash.outputImage?.bytes(1000, 4) == [255, 255, 255, 255])
    #expect(splash.outputImage?.bytes(-1000, 4) == [0, 0, 0, 255])
    let mirror = CIFilter.kaleidoscope()
    mirror.inputImage = edge
    mirror.center = CGPoint(x: 20, y: 4)
    mirror.count = 2
    // The half above the middle, mirrored at its middle: white on both sides.
    #expect(mirror.outputImage?.bytes(30, 5) == [255, 255, 255, 255])
    #expect(mirror.outputImage?.bytes(10, 5) == [255, 255, 255, 255])
  }

  @Test
  func `hexagons have one colour each`() {
    let wheel = CIFilter(name: "CIHexagonalPixellate")
    wheel?.setValue(Pictures.edge(), forKey: kCIInputImageKey)
    wheel?.setValue(CIVector(x: 20, y: 4), forKey: kCIInputCenterKey)
    // The one around 20, 4 is white, also where the picture is black.
    #expect(wheel?.outputImage?.bytes(17, 4) == [255, 255, 255, 255])
    #expect(wheel?.outputImage?.bytes(14, 4) == [0, 0, 0, 255])
  }

  // MARK: Patterns

  @Test
  func `a linear gradient goes from its first point to its second one`() {
    let gradient = CIFilter.linearGradient()
    gradient.point0 = CGPoint(x: 10, y: 0)
    gradient.point1 = CGPoint(x: 110, y: 0)
    gradient.color0 = .red
    gradient.color1 = .blue
    #expect(gradient.outputImage?.extent.isInfinite == true)
    #expect(gradient.outputImage?.bytes(0, 50) == [255, 0, 0, 255])
    #expect(gradient.outputImage?.bytes(120, -50) == [0, 0, 255, 255])
  }

  @Test
  func `a checkerboard has four fields about its centre`() {
    let board = CIFilter.checkerboardGenerator()
    board.center = CGPoint(x: 0, y: 0)
    board.width = 10
    let image = board.outputImage
    #expect(image?.bytes(5, 5) == image?.bytes(-5, -5))
    #expect(image?.bytes(-5, 5) == image?.bytes(5, -5))
    #expect(image?.bytes(5, 5) != image?.bytes(-5, 5))
  }

  @Test
  func `a code is as large as its version, with a margin of one`() throws {
    let filter = CIFilter.qrCodeGenerator()
    filter.message = Data("hello".utf8)
    let code = try #require(filter.outputImage)
    #expect(code.extent == CGRect(x: 0, y: 0, width: 23, height: 23))
    // The corner at the top left: dark, light, dark.
    #expect((0..<5).map { code.bytes($0, 21)[0] } == [255, 0, 0, 0, 0])
    #expect((0..<5).map { code.bytes($0, 20)[0] } == [255, 0, 255, 255, 255])
    let large = code.transformed(by: CGAffineTransform(scaleX: 10, y: 10))
    #expect([0, 255].contains(large.bytes(99, 57)[0]))
  }

  @Test
  func `a wheel of hues is red at the right, white in the middle and transparent around`() throws {
    let filter = CIFilter.hueSaturationValueGradient()
    filter.radius = 50
    let wheel = try #require(filter.outputImage)
    #expect(wheel.extent == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(near(wheel.bytes(97, 50), [255, 11, 11, 255], by: 4))
    // A third of a turn counterclockwise, y up.
    #expect(near(wheel.bytes(26, 91), [11, 255, 11, 255], by: 8))
    #expect(near(wheel.bytes(26, 8), [11, 11, 255, 255], by: 8))
    #expect(near(wheel.bytes(50, 50), [255, 255, 255, 255], by: 6))
    #expect(wheel.bytes(1, 1) == [0, 0, 0, 0])
    filter.value = 0.5
    let dark = try #require(filter.outputImage)
    #expect(near(dark.bytes(50, 50), [128, 128, 128, 255], by: 4))
  }
}
