import Foundation

/// Which types a responder accepts from a paste or a drop.
@preconcurrency
@MainActor
open class UIPasteConfiguration: MainActorObject {
  open var acceptableTypeIdentifiers: [String]

  public init() {
    acceptableTypeIdentifiers = []
    super.init(isolated: ())
  }

  public init(acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
    super.init(isolated: ())
  }

  public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
    self.init(acceptableTypeIdentifiers: aClass.readableTypeIdentifiersForItemProvider)
  }

  /// For a type of Swift that has a class of its own.
  public convenience init<Value: _ObjectiveCBridgeable>(forAccepting _: Value.Type)
  where Value._ObjectiveCType: NSItemProviderReading {
    self.init(forAccepting: Value._ObjectiveCType.self)
  }

  open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    let known = Set(self.acceptableTypeIdentifiers)
    self.acceptableTypeIdentifiers += acceptableTypeIdentifiers.filter { !known.contains($0) }
  }

  open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
    addAcceptableTypeIdentifiers(aClass.readableTypeIdentifiersForItemProvider)
  }
}

@preconcurrency
@MainActor
public protocol UIPasteConfigurationSupporting: AnyObject {
  var pasteConfiguration: UIPasteConfiguration? { get set }
  func paste(itemProviders: [NSItemProvider])
  func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

/// Something that continues an activity of the user.
@preconcurrency
@MainActor
public protocol UIUserActivityRestoring: AnyObject {
  func restoreUserActivityState(_ activity: NSUserActivity)
}
