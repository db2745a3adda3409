import Foundation
import QuartzCore

extension UIColor {
  /// False, and nothing written, when the colour is a pattern.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?,
    green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let resolved = cgColor
    guard !resolved.isPattern else { return false }
    red?.pointee = resolved.color.red
    green?.pointee = resolved.color.green
    blue?.pointee = resolved.color.blue
    alpha?.pointee = resolved.color.alpha
    return true
  }

  /// True for grays only.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let resolved = cgColor
    let color = resolved.color
    guard !resolved.isPattern, color.red == color.green, color.green == color.blue else {
      return false
    }
    white?.pointee = color.red
    alpha?.pointee = color.alpha
    return true
  }

  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?,
    saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let resolved = cgColor
    guard !resolved.isPattern else { return false }
    let color = resolved.color
    let hsb = HSB(red: color.red, green: color.green, blue: color.blue)
    hue?.pointee = hsb.hue
    saturation?.pointee = hsb.saturation
    brightness?.pointee = hsb.brightness
    alpha?.pointee = color.alpha
    return true
  }
}

/// A colour by hue, saturation and brightness, each 0...1.
struct HSB {
  var hue: CGFloat
  var saturation: CGFloat
  var brightness: CGFloat

  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    self.hue = hue
    self.saturation = saturation
    self.brightness = brightness
  }

  init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    let most = max(red, green, blue)
    let spread = most - min(red, green, blue)
    brightness = most
    saturation = most > 0 ? spread / most : 0
    var sector: CGFloat = 0
    if spread > 0 {
      if most == red {
        sector = (green - blue) / spread
      } else if most == green {
        sector = (blue - red) / spread + 2
      } else {
        sector = (red - green) / spread + 4
      }
    }
    hue = (sector < 0 ? sector + 6 : sector) / 6
  }

  var rgb: (red: CGFloat, green: CGFloat, blue: CGFloat) {
    func clamp(_ value: CGFloat) -> CGFloat { min(max(value, 0), 1) }
    let (h, s, b) = (clamp(hue) * 6, clamp(saturation), clamp(brightness))
    // Each channel is full for a third of the circle, gone for a third, and linear in between.
    func channel(_ offset: CGFloat) -> CGFloat {
      let k = (offset + h).truncatingRemainder(dividingBy: 6)
      return b - b * s * max(0, min(k, 4 - k, 1))
    }
    return (channel(5), channel(3), channel(1))
  }
}
