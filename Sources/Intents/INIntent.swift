import UIKit

/// Something that a user wants, and that an app can do for Siri.
open class INIntent: UIKit.NSObject, NSCopying, @unchecked Sendable {
  public override init() { super.init() }
  open var identifier: String? { nil }
  open var intentDescription: String? { nil }
  open var suggestedInvocationPhrase: String?
  open var donationMetadata: INIntentDonationMetadata?
  private var images: [String: INImage] = [:]

  open func setImage(_ image: INImage?, forParameterNamed parameterName: String) {
    images[parameterName] = image
  }
  open func image(forParameterNamed parameterName: String) -> INImage? { images[parameterName] }
  open func keyImage() -> INImage? { images.values.first }
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

open class INIntentDonationMetadata: UIKit.NSObject, @unchecked Sendable {
  public override init() { super.init() }
}

open class INIntentResponse: UIKit.NSObject, NSCopying, @unchecked Sendable {
  public override init() { super.init() }
  open var userActivity: NSUserActivity?
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

public enum INIntentHandlingStatus: Int, Sendable {
  case unspecified, ready, inProgress, success, failure, deferredToApplication
  case userConfirmationRequired
}

public enum INInteractionDirection: Int, Sendable { case unspecified, outgoing, incoming }

/// What an app did, so that Siri suggests it again: nobody learns of it.
open class INInteraction: UIKit.NSObject, NSCopying, @unchecked Sendable {
  public let intent: INIntent
  public let intentResponse: INIntentResponse?
  open var intentHandlingStatus: INIntentHandlingStatus { .unspecified }
  open var direction = INInteractionDirection.unspecified
  open var dateInterval: DateInterval?
  open var identifier = UUID().uuidString
  open var groupIdentifier: String?

  public init(intent: INIntent, response: INIntentResponse?) {
    (self.intent, intentResponse) = (intent, response)
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Completes: it is given, though nobody takes it.
  @preconcurrency
  open func donate(completion: (@MainActor ((any Error)?) -> Void)? = nil) { finish(completion) }
  @preconcurrency
  open class func delete(
    with identifiers: [String],
    completion: (@MainActor ((any Error)?) -> Void)? = nil
  ) { finish(completion) }
  @preconcurrency
  open class func delete(
    with groupIdentifier: String,
    completion: (@MainActor ((any Error)?) -> Void)? = nil
  ) { finish(completion) }
  @preconcurrency
  open class func deleteAll(completion: (@MainActor ((any Error)?) -> Void)? = nil) {
    finish(completion)
  }

  private func finish(_ completion: (@MainActor ((any Error)?) -> Void)?) {
    INInteraction.finish(completion)
  }
  private class func finish(_ completion: (@MainActor ((any Error)?) -> Void)?) {
    guard let completion else { return }
    DispatchQueue.main.async { completion(nil) }
  }
}

/// What serves intents outside the app; none is asked.
open class INExtension: UIKit.NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open func handler(for intent: INIntent) -> Any? { self }
}

open class INImage: UIKit.NSObject, @unchecked Sendable {
  public override init() { super.init() }
  public convenience init(named name: String) { self.init() }
  public convenience init(imageData: Data) { self.init() }
  public convenience init?(url URL: URL) { self.init() }
  open class func systemImageNamed(_ systemImageName: String) -> Self {
    unsafeDowncast(INImage(), to: self)
  }
}
