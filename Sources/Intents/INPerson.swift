import UIKit

/// Words that a user says for something.
open class INSpeakableString: UIKit.NSObject, @unchecked Sendable {
  public let spokenPhrase: String
  public let vocabularyIdentifier: String?
  public let pronunciationHint: String?

  public init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) {
    (self.vocabularyIdentifier, self.spokenPhrase) = (vocabularyIdentifier, spokenPhrase)
    self.pronunciationHint = pronunciationHint
  }
  public init(spokenPhrase: String) {
    self.spokenPhrase = spokenPhrase
    (vocabularyIdentifier, pronunciationHint) = (nil, nil)
  }
}

public enum INPersonHandleType: Int, Sendable { case unknown, emailAddress, phoneNumber }

public struct INPersonHandleLabel: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let home = INPersonHandleLabel(rawValue: "home")
  public static let work = INPersonHandleLabel(rawValue: "work")
  public static let iPhone = INPersonHandleLabel(rawValue: "iPhone")
  public static let mobile = INPersonHandleLabel(rawValue: "mobile")
  public static let main = INPersonHandleLabel(rawValue: "main")
  public static let other = INPersonHandleLabel(rawValue: "other")
}

/// How somebody is reached.
open class INPersonHandle: UIKit.NSObject, @unchecked Sendable {
  public let value: String?
  public let type: INPersonHandleType
  public let label: INPersonHandleLabel?

  public init(value: String?, type: INPersonHandleType, label: INPersonHandleLabel? = nil) {
    (self.value, self.type, self.label) = (value, type, label)
  }
}

open class INPerson: UIKit.NSObject, @unchecked Sendable {
  public let personHandle: INPersonHandle?
  public let nameComponents: PersonNameComponents?
  public let displayName: String
  public let image: INImage?
  public let contactIdentifier: String?
  public let customIdentifier: String?
  public let isMe: Bool

  public init(
    personHandle: INPersonHandle,
    nameComponents: PersonNameComponents?,
    displayName: String?,
    image: INImage?,
    contactIdentifier: String?,
    customIdentifier: String?,
    isMe: Bool = false
  ) {
    (self.personHandle, self.nameComponents) = (personHandle, nameComponents)
    self.displayName = displayName ?? personHandle.value ?? ""
    (self.image, self.contactIdentifier) = (image, contactIdentifier)
    (self.customIdentifier, self.isMe) = (customIdentifier, isMe)
  }
}

public enum INOutgoingMessageType: Int, Sendable {
  case unknown, outgoingMessageText, outgoingMessageAudio
}

/// A message that is to be sent, or came.
open class INSendMessageIntent: INIntent, @unchecked Sendable {
  public let recipients: [INPerson]?
  public let outgoingMessageType: INOutgoingMessageType
  public let content: String?
  public let speakableGroupName: INSpeakableString?
  public let conversationIdentifier: String?
  public let serviceName: String?
  public let sender: INPerson?

  public init(
    recipients: [INPerson]?,
    outgoingMessageType: INOutgoingMessageType = .outgoingMessageText,
    content: String?,
    speakableGroupName: INSpeakableString?,
    conversationIdentifier: String?,
    serviceName: String?,
    sender: INPerson?
  ) {
    (self.recipients, self.outgoingMessageType) = (recipients, outgoingMessageType)
    (self.content, self.speakableGroupName) = (content, speakableGroupName)
    (self.conversationIdentifier, self.serviceName) = (conversationIdentifier, serviceName)
    self.sender = sender
  }
}

/// A call that is to begin: what an app gets in an activity.
open class INStartCallIntent: INIntent, @unchecked Sendable {
  open var contacts: [INPerson]? { nil }
}
open class INStartAudioCallIntent: INIntent, @unchecked Sendable {
  public let contacts: [INPerson]?
  public init(contacts: [INPerson]?) { self.contacts = contacts }
}
open class INStartVideoCallIntent: INIntent, @unchecked Sendable {
  public let contacts: [INPerson]?
  public init(contacts: [INPerson]?) { self.contacts = contacts }
}
