import UIKit

/// A kind of card.
public struct PKPaymentNetwork: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let amex = Self("AmEx")
  public static let bancomat = Self("Bancomat")
  public static let bancontact = Self("Bancontact")
  public static let barcode = Self("Barcode")
  public static let carteBancaire = Self("CarteBancaire")
  public static let carteBancaires = Self("CarteBancaires")
  public static let cartesBancaires = Self("CartesBancaires")
  public static let chinaUnionPay = Self("ChinaUnionPay")
  public static let dankort = Self("Dankort")
  public static let discover = Self("Discover")
  public static let eftpos = Self("Eftpos")
  public static let electron = Self("Electron")
  public static let elo = Self("Elo")
  public static let girocard = Self("Girocard")
  public static let idCredit = Self("iD")
  public static let interac = Self("Interac")
  public static let JCB = Self("JCB")
  public static let mada = Self("Mada")
  public static let maestro = Self("Maestro")
  public static let masterCard = Self("MasterCard")
  public static let meeza = Self("Meeza")
  public static let mir = Self("Mir")
  public static let nanaco = Self("Nanaco")
  public static let NAPAS = Self("NAPAS")
  public static let pagoBancomat = Self("PagoBancomat")
  public static let postFinance = Self("PostFinance")
  public static let privateLabel = Self("PrivateLabel")
  public static let quicPay = Self("QUICPay")
  public static let suica = Self("Suica")
  public static let tmoney = Self("Tmoney")
  public static let visa = Self("Visa")
  public static let vPay = Self("VPay")
  public static let waon = Self("Waon")
}

/// How a shop takes payments.
public struct PKMerchantCapability: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let threeDSecure = PKMerchantCapability(rawValue: 1 << 0)
  public static let emv = PKMerchantCapability(rawValue: 1 << 1)
  public static let credit = PKMerchantCapability(rawValue: 1 << 2)
  public static let debit = PKMerchantCapability(rawValue: 1 << 3)
  public static let capability3DS = threeDSecure
  public static let capabilityEMV = emv
  public static let capabilityCredit = credit
  public static let capabilityDebit = debit
}

/// A part of an address that a shop needs.
public struct PKContactField: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let emailAddress = PKContactField(rawValue: "email")
  public static let name = PKContactField(rawValue: "name")
  public static let phoneNumber = PKContactField(rawValue: "phone")
  public static let phoneticName = PKContactField(rawValue: "phoneticName")
  public static let postalAddress = PKContactField(rawValue: "post")
}

public enum PKShippingType: UInt, Sendable {
  case shipping, delivery, storePickup, servicePickup
}

public enum PKShippingContactEditingMode: UInt, Sendable {
  case available = 1
  case storePickup
  public static let enabled = PKShippingContactEditingMode.available
}

public enum PKPaymentMethodType: UInt, Sendable {
  case unknown, debit, credit, prepaid, store, eMoney
}

public enum PKPaymentSummaryItemType: UInt, Sendable {
  case final, pending
}

public enum PKPaymentAuthorizationStatus: Int, Sendable {
  case success, failure, invalidBillingPostalAddress, invalidShippingPostalAddress
  case invalidShippingContact, pinRequired, pinIncorrect, pinLockout
}
