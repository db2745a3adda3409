import UIKit

/// What services, characteristics and descriptors are.
open class CBAttribute: UIKit.NSObject, @unchecked Sendable {
  public let uuid: CBUUID
  init(uuid: CBUUID) { self.uuid = uuid }
}

open class CBService: CBAttribute, @unchecked Sendable {
  open weak var peripheral: CBPeripheral? { nil }
  public let isPrimary: Bool
  fileprivate final var storedServices: [CBService]?
  fileprivate final var storedCharacteristics: [CBCharacteristic]?
  open var includedServices: [CBService]? { storedServices }
  open var characteristics: [CBCharacteristic]? { storedCharacteristics }

  init(uuid: CBUUID, isPrimary: Bool) {
    self.isPrimary = isPrimary
    super.init(uuid: uuid)
  }
}

/// A service that this device would offer.
open class CBMutableService: CBService, @unchecked Sendable {
  open override var includedServices: [CBService]? {
    get { storedServices }
    set { storedServices = newValue }
  }
  open override var characteristics: [CBCharacteristic]? {
    get { storedCharacteristics }
    set { storedCharacteristics = newValue }
  }

  public init(type UUID: CBUUID, primary isPrimary: Bool) {
    super.init(uuid: UUID, isPrimary: isPrimary)
  }
}

public struct CBCharacteristicProperties: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let broadcast = Self(rawValue: 0x01)
  public static let read = Self(rawValue: 0x02)
  public static let writeWithoutResponse = Self(rawValue: 0x04)
  public static let write = Self(rawValue: 0x08)
  public static let notify = Self(rawValue: 0x10)
  public static let indicate = Self(rawValue: 0x20)
  public static let authenticatedSignedWrites = Self(rawValue: 0x40)
  public static let extendedProperties = Self(rawValue: 0x80)
  public static let notifyEncryptionRequired = Self(rawValue: 0x100)
  public static let indicateEncryptionRequired = Self(rawValue: 0x200)
}

public struct CBAttributePermissions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let readable = Self(rawValue: 0x01)
  public static let writeable = Self(rawValue: 0x02)
  public static let readEncryptionRequired = Self(rawValue: 0x04)
  public static let writeEncryptionRequired = Self(rawValue: 0x08)
}

public enum CBCharacteristicWriteType: Int, Sendable { case withResponse, withoutResponse }

/// A value of a service.
open class CBCharacteristic: CBAttribute, @unchecked Sendable {
  open weak var service: CBService? { nil }
  open internal(set) var properties: CBCharacteristicProperties
  open internal(set) var value: Data?
  open internal(set) var descriptors: [CBDescriptor]?
  open var isNotifying: Bool { false }

  init(uuid: CBUUID, properties: CBCharacteristicProperties, value: Data?) {
    (self.properties, self.value) = (properties, value)
    super.init(uuid: uuid)
  }
}

open class CBMutableCharacteristic: CBCharacteristic, @unchecked Sendable {
  open var permissions: CBAttributePermissions
  open var subscribedCentrals: [CBCentral]? { [] }

  public init(
    type UUID: CBUUID,
    properties: CBCharacteristicProperties,
    value: Data?,
    permissions: CBAttributePermissions
  ) {
    self.permissions = permissions
    super.init(uuid: UUID, properties: properties, value: value)
  }
}

/// What is said of a value.
open class CBDescriptor: CBAttribute, @unchecked Sendable {
  open weak var characteristic: CBCharacteristic? { nil }
  public let value: Any?

  init(uuid: CBUUID, value: Any?) {
    self.value = value
    super.init(uuid: uuid)
  }
}

open class CBMutableDescriptor: CBDescriptor, @unchecked Sendable {
  public init(type UUID: CBUUID, value: Any?) { super.init(uuid: UUID, value: value) }
}
