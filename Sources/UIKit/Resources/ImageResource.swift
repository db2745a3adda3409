import Foundation
import QuartzCore

/// The name of a picture in an asset catalog; Xcode makes one for each, `.logo` of `Logo`.
public struct ImageResource: Hashable, Sendable {
  fileprivate let name: String
  fileprivate let bundle: Bundle

  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

/// The name of a colour in an asset catalog.
public struct ColorResource: Hashable, Sendable {
  fileprivate let name: String
  fileprivate let bundle: Bundle

  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension UIImage {
  /// A missing picture ends an app on iOS; here the message tells its name, and nothing is drawn.
  public convenience init(resource: ImageResource) {
    guard let found = UIImage(named: resource.name, in: resource.bundle, compatibleWith: nil) else {
      self.init()
      return
    }
    self.init(copying: found)
  }
}

extension UIColor {
  /// A missing colour ends an app on iOS; here the message tells its name, and it is clear.
  public convenience init(resource: ColorResource) {
    let found = UIColor(named: resource.name, in: resource.bundle, compatibleWith: nil)
    self.init(copying: found ?? .clear)
  }
}
