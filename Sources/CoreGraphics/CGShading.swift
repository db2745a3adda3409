import Foundation
import Pixels

/// Computes values from others: numbers of the domain in, numbers of the range out.
///
/// A function of C on iOS, so that it captures nothing there.
public typealias CGFunctionEvaluateCallback = (
  UnsafeMutableRawPointer?, UnsafePointer<CGFloat>, UnsafeMutablePointer<CGFloat>
) -> Void
public typealias CGFunctionReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The functions of a function object.
public struct CGFunctionCallbacks {
  public var version: UInt32
  public var evaluate: CGFunctionEvaluateCallback?
  public var releaseInfo: CGFunctionReleaseInfoCallback?

  public init(
    version: UInt32,
    evaluate: CGFunctionEvaluateCallback?,
    releaseInfo: CGFunctionReleaseInfoCallback?
  ) {
    self.version = version
    self.evaluate = evaluate
    self.releaseInfo = releaseInfo
  }
}

/// A function that an app gives a shading.
public final class CGFunction: @unchecked Sendable {
  private let info: UnsafeMutableRawPointer?
  private let callbacks: CGFunctionCallbacks
  private let inputs: Int
  let outputs: Int
  /// The first number's; nil for one without limits.
  let domain: ClosedRange<CGFloat>?
  private let ranges: [ClosedRange<CGFloat>]?

  /// Nil without a function, or for numbers of values below 1.
  public init?(
    info: UnsafeMutableRawPointer?,
    domainDimension: Int,
    domain: UnsafePointer<CGFloat>?,
    rangeDimension: Int,
    range: UnsafePointer<CGFloat>?,
    callbacks: UnsafePointer<CGFunctionCallbacks>
  ) {
    guard callbacks.pointee.evaluate != nil, domainDimension > 0, rangeDimension > 0 else {
      return nil
    }
    self.info = info
    self.callbacks = callbacks.pointee
    inputs = domainDimension
    outputs = rangeDimension
    self.domain = domain.map { min($0[0], $0[1])...max($0[0], $0[1]) }
    ranges = range.map { range in
      (0..<rangeDimension).map {
        min(range[2 * $0], range[2 * $0 + 1])...max(range[2 * $0], range[2 * $0 + 1])
      }
    }
  }

  deinit { callbacks.releaseInfo?(info) }

  /// The values at a first number; others are 0.
  func values(at place: CGFloat) -> [CGFloat] {
    var input = [CGFloat](repeating: 0, count: inputs)
    input[0] = domain.map { min(max(place, $0.lowerBound), $0.upperBound) } ?? place
    var output = [CGFloat](repeating: 0, count: outputs)
    callbacks.evaluate?(info, input, &output)
    guard let ranges else { return output }
    return zip(output, ranges).map { min(max($0, $1.lowerBound), $1.upperBound) }
  }
}

/// Colours of a function along a line or between two circles.
///
/// It is drawn as a gradient of 257 colours.
public final class CGShading: @unchecked Sendable {
  enum Geometry {
    case axial(CGPoint, CGPoint)
    case radial(CGPoint, CGFloat, CGPoint, CGFloat)
  }

  let geometry: Geometry
  let gradient: CGGradient
  let options: CGGradientDrawingOptions

  /// The function has one number in, and the components of the space and an alpha out (documented).
  public convenience init?(
    axialSpace space: CGColorSpace,
    start: CGPoint,
    end: CGPoint,
    function: CGFunction,
    extendStart: Bool,
    extendEnd: Bool
  ) {
    self.init(.axial(start, end), space, function, extendStart, extendEnd)
  }

  public convenience init?(
    radialSpace space: CGColorSpace,
    start: CGPoint,
    startRadius: CGFloat,
    end: CGPoint,
    endRadius: CGFloat,
    function: CGFunction,
    extendStart: Bool,
    extendEnd: Bool
  ) {
    self.init(
      .radial(start, startRadius, end, endRadius),
      space,
      function,
      extendStart,
      extendEnd
    )
  }

  private init?(
    _ geometry: Geometry,
    _ space: CGColorSpace,
    _ function: CGFunction,
    _ extendStart: Bool,
    _ extendEnd: Bool
  ) {
    guard function.outputs > space.numberOfComponents, space.model != .pattern else { return nil }
    let domain = function.domain ?? 0...1
    let steps = 256
    let colors = (0...steps).map { step -> Color in
      let part = CGFloat(step) / CGFloat(steps)
      let place = domain.lowerBound + (domain.upperBound - domain.lowerBound) * part
      return space.color(Array(function.values(at: place).prefix(space.numberOfComponents + 1)))
    }
    guard let gradient = CGGradient(colors: colors, locations: nil) else { return nil }
    self.geometry = geometry
    self.gradient = gradient
    var options: CGGradientDrawingOptions = []
    if extendStart { options.insert(.drawsBeforeStartLocation) }
    if extendEnd { options.insert(.drawsAfterEndLocation) }
    self.options = options
  }
}

extension CGContext {
  /// Fills the clip with a shading.
  public func drawShading(_ shading: CGShading) {
    switch shading.geometry {
    case .axial(let start, let end):
      drawLinearGradient(shading.gradient, start: start, end: end, options: shading.options)
    case .radial(let start, let startRadius, let end, let endRadius):
      drawRadialGradient(
        shading.gradient,
        startCenter: start,
        startRadius: startRadius,
        endCenter: end,
        endRadius: endRadius,
        options: shading.options
      )
    }
  }
}
