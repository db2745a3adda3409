import UIKit

/// The slider of the volume: empty, as in the simulator.
@preconcurrency
@MainActor
open class MPVolumeView: UIView {
  open var showsVolumeSlider = true
  open var showsRouteButton = true
  open var volumeWarningSliderImage: UIImage?
  open var isWirelessRouteActive: Bool { false }
  open var areWirelessRoutesAvailable: Bool { false }

  open func setVolumeThumbImage(_ image: UIImage?, for state: UIControl.State) {}
  open func setMinimumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {}
  open func setMaximumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {}
  open func setRouteButtonImage(_ image: UIImage?, for state: UIControl.State) {}
  open func volumeThumbImage(for state: UIControl.State) -> UIImage? { nil }
  open func volumeSliderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func routeButtonRect(forBounds bounds: CGRect) -> CGRect { .zero }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 30)
  }
}
