import Foundation
import QuartzCore

extension UIImage {
  /// How an image adapts; only symbols do.
  open class Configuration: NSObject, @unchecked Sendable {
    /// Of which an asset chooses an image; nil if the configuration says nothing about it.
    open private(set) var traitCollection: UITraitCollection?

    public override init() { super.init() }

    /// Of whose language symbols of letters are; symbols here have no letters.
    open private(set) var locale: Locale?

    public convenience init(traitCollection: UITraitCollection?) {
      self.init()
      self.traitCollection = traitCollection
    }

    public convenience init(locale: Locale?) {
      self.init()
      self.locale = locale
    }
  }

  public enum SymbolWeight: Int, Sendable {
    case unspecified = 0
    case ultraLight = 1
    case thin = 2
    case light = 3
    case regular = 4
    case medium = 5
    case semibold = 6
    case bold = 7
    case heavy = 8
    case black = 9
  }

  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small = 1
    case medium = 2
    case large = 3
  }

  /// One of the symbols that Segue draws itself (`SymbolCatalog`), under Apple's name for the same
  /// thing.
  ///
  /// A name of words that Apple's names have, in an order that they may have, gives a placeholder
  /// where no drawing exists, so that an app that unwraps it runs. Any other unknown name gives
  /// nil, as on iOS. Both are reported once.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  public convenience init?(
    systemName name: String,
    withConfiguration configuration: UIImage.Configuration?
  ) { self.init(name, value: nil, configuration) }

  /// A symbol of which the layers up to a value of 0 to 1 are opaque; symbols without such layers
  /// ignore it (documented).
  public convenience init?(
    systemName name: String,
    variableValue value: Double,
    configuration: UIImage.Configuration? = nil
  ) { self.init(name, value: value, configuration) }

  private convenience init?(
    _ name: String,
    value: Double?,
    _ configuration: UIImage.Configuration?
  ) {
    guard let symbol = SymbolImage(name: name, variableValue: value) else {
      Diagnostics.report("There is no system image named '\(name)'.")
      return nil
    }
    if symbol.isPlaceholder {
      Diagnostics.report("The symbol '\(name)' is not drawn: a placeholder stands for it.")
    }
    let configured = (configuration as? SymbolConfiguration).map(symbol.configured) ?? symbol
    self.init(
      bitmap: nil,
      symbol: configured,
      traits: Traits(
        scale: UIGraphicsScreenScale(),
        flipsForRightToLeft: SymbolCatalog.flips(name)
      )
    )
  }

  public convenience init?(
    systemName name: String,
    compatibleWith traits: UITraitCollection?
  ) {
    self.init(systemName: name)
  }

  public var symbolConfiguration: SymbolConfiguration? { symbol?.configuration }

  public var configuration: Configuration? { symbolConfiguration }
  /// Those by which an asset chose the image: an image here does not remember them, and
  /// knows its scale alone.
  public var traitCollection: UITraitCollection {
    configuration?.traitCollection ?? UITraitCollection(displayScale: scale)
  }
}

extension UIImage {
  /// The names that have a sketch of their own, in order.
  package static var systemNames: [String] { SymbolCatalog.names }
}
