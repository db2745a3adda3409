import Foundation
import QuartzCore

/// The properties of a screen, in points unless said otherwise.
package struct ScreenDescription: Equatable, Sendable {
  package var size: CGSize
  /// Pixels per point.
  package var scale: CGFloat
  package var safeAreaInsets: UIEdgeInsets
  package var cornerRadius: CGFloat
  package var idiom: UIUserInterfaceIdiom
  package var statusBarHeight: CGFloat
  /// As `--device` has it; empty for a screen of its own.
  package var device: String

  package init(
    size: CGSize,
    scale: CGFloat,
    safeAreaInsets: UIEdgeInsets = .zero,
    cornerRadius: CGFloat = 0,
    idiom: UIUserInterfaceIdiom = .phone,
    statusBarHeight: CGFloat = 0,
    device: String = ""
  ) {
    self.size = size
    self.scale = scale
    self.safeAreaInsets = safeAreaInsets
    self.cornerRadius = cornerRadius
    self.idiom = idiom
    self.statusBarHeight = statusBarHeight
    self.device = device
  }
}

/// The display of a stage.
@preconcurrency
@MainActor
open class UIScreen: MainActorObject, UITraitEnvironment, UICoordinateSpace {
  /// The screen of the current stage.
  public class var main: UIScreen { UIKitWorld.current.screen }
  public class var screens: [UIScreen] { [main] }

  package private(set) var screenDescription: ScreenDescription

  /// The root layer of the screen; the layers of windows are below it.
  package let layer = CALayer()

  /// A screen of its own like the main one.
  public convenience init() {
    self.init(UIScreen.main.screenDescription, traits: UIScreen.main.traitCollection)
  }

  package init(_ description: ScreenDescription, traits: UITraitCollection) {
    screenDescription = description
    traitCollection = traits
    super.init()
    layer.frame = CGRect(origin: .zero, size: description.size)
    layer.contentsScale = description.scale
  }

  /// Takes another shape when the device turns.
  package func take(_ description: ScreenDescription, _ traits: UITraitCollection) {
    screenDescription = description
    let previous = traitCollection
    traitCollection = traits
    if previous != traits { traitCollectionDidChange(previous) }
  }

  /// In the orientation of the interface.
  open var bounds: CGRect { CGRect(origin: .zero, size: screenDescription.size) }
  open var scale: CGFloat { screenDescription.scale }
  /// What the status bar leaves free (documented); apps of before iOS 9 ask for it.
  open var applicationFrame: CGRect {
    let bar = UIApplication.shared.statusBarFrame.height
    return CGRect(x: 0, y: bar, width: bounds.width, height: bounds.height - bar)
  }

  /// In the upright orientation of the device (documented).
  open var nativeBounds: CGRect {
    let sides = (min(bounds.width, bounds.height), max(bounds.width, bounds.height))
    return CGRect(x: 0, y: 0, width: sides.0 * nativeScale, height: sides.1 * nativeScale)
  }

  /// Equal to `scale`: the Plus phones' downsampled panel is not imitated.
  open var nativeScale: CGFloat { scale }
  open var maximumFramesPerSecond: Int { 60 }
  open var brightness: CGFloat = 0.5
  open var wantsSoftwareDimming = false
  /// In seconds, of a display's own processing: none.
  open var calibratedLatency: CFTimeInterval { 0 }
  /// How much brighter than white the screen is now, and can be: 1, as films have no brighter
  /// white.
  open var currentEDRHeadroom: CGFloat { 1 }
  open var potentialEDRHeadroom: CGFloat { 1 }
  open var referenceDisplayModeStatus: ReferenceDisplayModeStatus { .notSupported }

  /// Whether the colours of the screen are those of a reference display.
  public enum ReferenceDisplayModeStatus: Int, Sendable {
    case notSupported, notEnabled, limited, enabled
  }

  /// What an external display does at its edges: stored, as there is none.
  open var overscanCompensation = OverscanCompensation.scale
  open var overscanCompensationInsets: UIEdgeInsets { .zero }

  public enum OverscanCompensation: Int, Sendable {
    case scale, insetBounds, none
  }
  open var isCaptured: Bool { false }
  open var mirrored: UIScreen? { nil }

  /// In pixels, upright.
  open var currentMode: UIScreenMode? { UIScreenMode(size: nativeBounds.size) }
  open var preferredMode: UIScreenMode? { currentMode }
  open var availableModes: [UIScreenMode] { currentMode.map { [$0] } ?? [] }

  open var coordinateSpace: any UICoordinateSpace { self }
  open var fixedCoordinateSpace: any UICoordinateSpace { self }

  /// `_displayCornerRadius`, which has no public name, is what code asks for to fit the screen's
  /// corners.
  open override func value(forKey key: String) -> Any? {
    key == "_displayCornerRadius" || key == "displayCornerRadius"
      ? MainActor.assumeIsolated { screenDescription.cornerRadius } : super.value(forKey: key)
  }

  /// No keyboard or remote control moves a focus.
  open weak var focusedItem: (any UIFocusItem)? { nil }
  open weak var focusedView: UIView? { nil }
  open var supportsFocus: Bool { false }

  // MARK: Traits

  package(set) public var traitCollection: UITraitCollection

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// A picture of everything the screen shows.
  open func snapshotView(afterScreenUpdates: Bool) -> UIView {
    UIView.snapshot(
      of: layer,
      in: bounds,
      scale: scale,
      afterScreenUpdates: afterScreenUpdates
    ) ?? UIView(frame: bounds)
  }

  // MARK: UICoordinateSpace

  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.convert(point, from: self)
  }

  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    guard let view = coordinateSpace as? UIView else { return point }
    return view.layer.convert(point, to: view.layer.rootLayer)
  }

  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace.convert(rect, from: self)
  }

  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    guard let view = coordinateSpace as? UIView else { return rect }
    return view.layer.convert(rect, to: view.layer.rootLayer)
  }
}

/// A size in which a screen can show its pixels.
@preconcurrency
@MainActor
open class UIScreenMode: MainActorObject {
  public let size: CGSize
  open var pixelAspectRatio: CGFloat { 1 }

  init(size: CGSize) { self.size = size }
}

/// A frame of reference on the screen: a screen or a view.
@preconcurrency
@MainActor
public protocol UICoordinateSpace: AnyObject {
  var bounds: CGRect { get }
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UIScreen {
  /// The same as a display link made directly: there is one screen.
  public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }
}
