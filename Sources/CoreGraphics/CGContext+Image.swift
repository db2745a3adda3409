import Display
import Foundation
import Geometry
import Pixels

// Images, masks and gradients.

extension CGContext {
  // MARK: Images

  /// The image's bottom is at the rectangle's least y, where y is up; in a context of UIKit it is
  /// upside down, as on iOS.
  public func draw(_ image: CGImage, in rect: CGRect) {
    draw(image, in: rect, byTiling: false)
  }

  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool) {
    guard image.width > 0, image.height > 0, !rect.isNull else { return }
    let turn = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
    let (tint, pixmap) = image.isMask ? (state.fillColor, image.maskPixmap) : (nil, image.pixmap)
    if byTiling {
      let tile = CGAffineTransform(
        a: rect.width / CGFloat(image.width),
        b: 0,
        c: 0,
        d: rect.height / CGFloat(image.height),
        tx: rect.minX,
        ty: rect.minY
      )
      let transform = tile.concatenating(turn).concatenating(state.transform)
      fillClip(
        with: .pattern(
          Pattern(
            pixmap,
            transform: transform,
            interpolation: interpolation,
            alpha: state.alpha
          )
        )
      )
      return
    }
    record(ImageDraw(pixmap, in: rect.standardized, tint: tint), before: turn)
  }

  /// Draws the image upright where y is down; alpha, blend mode and interpolation are the
  /// context's and multiply with the image's own.
  package func drawUpright(_ image: ImageDraw) { record(image, before: .identity) }

  private func record(_ image: ImageDraw, before: CGAffineTransform) {
    var image = image
    image.alpha *= state.alpha
    if image.blendMode == .normal { image.blendMode = state.blend }
    image.magnification = interpolation
    image.minification = interpolation
    image.antialiasing = state.antialiasing
    let transform = before.concatenating(state.transform)
    record { recorder in
      recorder.pushTransform(transform)
      recorder.draw(image)
      recorder.pop()
    }
  }

  private var interpolation: Interpolation {
    state.interpolationQuality == .none ? .nearest : .linear
  }

  // MARK: Masks

  /// Clips to `mask` stretched over the rectangle: by its alpha, or by its luminance if it is
  /// opaque.
  public func clip(to rect: CGRect, mask: CGImage) {
    let turn = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
    let transform = turn.concatenating(state.transform)
    let list = DisplayList.record { recorder in
      recorder.pushTransform(transform)
      recorder.draw(ImageDraw(mask.maskPixmap, in: rect.standardized))
    }
    addClip(.mask(list))
    beginPath()
  }

  // MARK: Gradients. They fill the whole clip.

  public func drawLinearGradient(
    _ gradient: CGGradient,
    start: CGPoint,
    end: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    draw(gradient, .axial(start: start, end: end), options)
  }

  public func drawRadialGradient(
    _ gradient: CGGradient,
    startCenter: CGPoint,
    startRadius: CGFloat,
    endCenter: CGPoint,
    endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    draw(
      gradient,
      .radial(
        startCenter: startCenter,
        startRadius: startRadius,
        endCenter: endCenter,
        endRadius: endRadius
      ),
      options
    )
  }

  /// The first colour lies at `angle` radians from +x; further ones follow towards +y.
  public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
    draw(gradient, .conic(center: center, angle: angle), [])
  }

  private func draw(
    _ gradient: CGGradient,
    _ geometry: Gradient.Geometry,
    _ options: CGGradientDrawingOptions
  ) {
    let stops = gradient.stops.map { stop in
      Gradient.Stop(
        offset: stop.location,
        color: stop.color.withAlpha(stop.color.alpha * state.alpha)
      )
    }
    fillClip(
      with: .gradient(
        Gradient(
          geometry,
          stops: stops,
          extendsStart: options.contains(.drawsBeforeStartLocation),
          extendsEnd: options.contains(.drawsAfterEndLocation),
          transform: state.transform
        )
      )
    )
  }

  private func fillClip(with paint: Paint) {
    let canvas = Shape.rect(CGRect(x: 0, y: 0, width: width, height: height))
    let blend = state.blend
    record { $0.fill(canvas, with: paint, blendMode: blend) }
  }
}

extension CGImage {
  /// What the image lets through as a mask, as alpha.
  fileprivate var maskPixmap: Pixmap {
    guard isMask || pixmap.isOpaque else { return pixmap }
    return pixmap.withUnsafePixels { source in
      Pixmap(width: width, height: height) { target in
        for index in source.indices {
          let level = Pixel(packed: source[index]).luminance
          target[index] = UInt32(isMask ? 255 - level : level) << 24
        }
      }
    }
  }
}
