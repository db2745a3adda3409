import Foundation
import Pixels
import UIKit

/// The display of a device: its size, its pixels, and what its housing covers.
///
///     Stage(screen: .iPhone15)
///     Stage(screen: .iPhone15.landscape)
///     Screen(named: "iphone-15-pro")
public struct Screen: Hashable, Sendable {
  /// Lower case with dashes, as `--device` takes it.
  public var name: String
  /// Points.
  public var size: CGSize
  /// Pixels per point.
  public var scale: CGFloat
  /// In points, upright.
  public var safeAreaInsets: UIEdgeInsets
  /// Of the glass, in points.
  public var cornerRadius: CGFloat
  /// In points.
  public var statusBarHeight: CGFloat
  /// Phone or tablet.
  public var idiom: UIUserInterfaceIdiom
  /// The safe area of the device on its side; used by `landscape`.
  var landscapeSafeAreaInsets: UIEdgeInsets

  /// - Parameters:
  ///   - name: As `--device` has it.
  ///   - size: In points.
  ///   - scale: Pixels to a point.
  ///   - safeAreaInsets: In points.
  ///   - cornerRadius: Of the glass, in points.
  ///   - statusBarHeight: In points.
  ///   - idiom: Phone or tablet.
  public init(
    name: String = "custom",
    size: CGSize,
    scale: CGFloat,
    safeAreaInsets: UIEdgeInsets = .zero,
    cornerRadius: CGFloat = 0,
    statusBarHeight: CGFloat = 0,
    idiom: UIUserInterfaceIdiom = .phone
  ) {
    self.name = name
    self.size = size
    self.scale = scale
    self.safeAreaInsets = safeAreaInsets
    self.cornerRadius = cornerRadius
    self.statusBarHeight = statusBarHeight
    self.idiom = idiom
    landscapeSafeAreaInsets = UIEdgeInsets(
      top: 0,
      left: safeAreaInsets.top,
      bottom: 0,
      right: safeAreaInsets.top
    )
  }

  /// The screen if it can be drawn, otherwise a screen of one point; the stage records a fault.
  var drawable: Screen {
    // Whether it rounds to between 1 and the largest side.
    func isSide(_ length: CGFloat) -> Bool {
      length * scale >= 0.5 && length * scale <= CGFloat(Pixmap.largestSide) + 0.5
    }
    guard scale > 0, scale < .infinity, isSide(size.width), isSide(size.height) else {
      var screen = self
      screen.size = CGSize(width: 1, height: 1)
      screen.scale = 1
      return screen
    }
    return self
  }

  /// The device on its side.
  ///
  /// A phone hides its status bar in landscape.
  public var landscape: Screen {
    var screen = self
    guard size.height > size.width else { return screen }
    screen.name += "-landscape"
    screen.size = CGSize(width: size.height, height: size.width)
    screen.safeAreaInsets = landscapeSafeAreaInsets
    if idiom == .phone { screen.statusBarHeight = 0 }
    return screen
  }

  /// The device upright.
  public var portrait: Screen {
    guard size.width > size.height else { return self }
    let suffix = "-landscape"
    if name.hasSuffix(suffix), var device = Screen(named: String(name.dropLast(suffix.count))) {
      device.scale = scale
      return device
    }
    var screen = self
    screen.size = CGSize(width: size.height, height: size.width)
    screen.safeAreaInsets = UIEdgeInsets(
      top: safeAreaInsets.left,
      left: safeAreaInsets.top,
      bottom: safeAreaInsets.bottom,
      right: safeAreaInsets.top
    )
    return screen
  }

  /// Whether it is wider than high.
  public var isLandscape: Bool { size.width > size.height }

  /// A device by its name, with or without `-landscape`; nil when there is none of that name.
  public init?(named name: String) {
    let name = name.lowercased()
    let suffix = "-landscape"
    let isLandscape = name.hasSuffix(suffix)
    let base = isLandscape ? String(name.dropLast(suffix.count)) : name
    guard let screen = Screen.all.first(where: { $0.name == base }) else { return nil }
    self = isLandscape ? screen.landscape : screen
  }

  // MARK: To UIKit

  /// The interface orientation of the screen.
  var orientation: UIInterfaceOrientation { isLandscape ? .landscapeRight : .portrait }

  var description: ScreenDescription {
    ScreenDescription(
      size: size,
      scale: scale,
      safeAreaInsets: safeAreaInsets,
      cornerRadius: cornerRadius,
      idiom: idiom,
      statusBarHeight: statusBarHeight,
      device: name
    )
  }

  /// Wide phones have a regular width in landscape (documented).
  var sizeClasses: (horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass) {
    guard idiom == .phone else { return (.regular, .regular) }
    guard isLandscape else { return (.compact, .regular) }
    return (size.height >= 414 ? .regular : .compact, .compact)
  }
}
