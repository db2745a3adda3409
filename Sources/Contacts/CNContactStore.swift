import Foundation
import UIKit

public enum CNEntityType: Int, Sendable {
  case contacts
}

public enum CNAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}

extension NSNotification.Name {
  public static let CNContactStoreDidChange = Notification.Name(
    "CNContactStoreDidChangeNotification"
  )
}

/// Which contacts are wanted, and what of them.
open class CNContactFetchRequest: UIKit.NSObject {
  open var predicate: NSPredicate?
  open var keysToFetch: [any CNKeyDescriptor]
  open var mutableObjects = false
  open var unifyResults = true
  open var sortOrder = CNContactSortOrder.none

  public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}

/// Changes to contacts; none is ever made.
open class CNSaveRequest: UIKit.NSObject {
  open var transactionAuthor: String?
  open var shouldRefetchContacts = true

  public override init() { super.init() }

  open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
  open func update(_ contact: CNMutableContact) {}
  open func delete(_ contact: CNMutableContact) {}
}

/// An account of contacts; a stage has none.
open class CNContainer: UIKit.NSObject, @unchecked Sendable {
  open var identifier: String { "" }
  open var name: String { "" }
}

/// A group of contacts; a stage has none.
open class CNGroup: UIKit.NSObject, @unchecked Sendable {
  open var identifier: String { "" }
  open var name: String { "" }
}

/// The user's contacts: there are none, and access is denied.
open class CNContactStore: UIKit.NSObject, @unchecked Sendable {
  public override init() { super.init() }

  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
    .denied
  }

  @preconcurrency
  open func requestAccess(
    for entityType: CNEntityType,
    completionHandler: @escaping @MainActor (Bool, (any Error)?) -> Void
  ) { DispatchQueue.main.async { completionHandler(false, CNError(.authorizationDenied)) } }

  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest,
    usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws { throw CNError(.authorizationDenied) }

  open func unifiedContacts(
    matching predicate: NSPredicate,
    keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> [CNContact] { throw CNError(.authorizationDenied) }

  open func unifiedContact(
    withIdentifier identifier: String,
    keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> CNContact { throw CNError(.authorizationDenied) }

  open func unifiedMeContactWithKeys(
    toFetch keys: [any CNKeyDescriptor]
  ) throws -> CNContact { throw CNError(.authorizationDenied) }

  open func containers(matching predicate: NSPredicate?) throws -> [CNContainer] {
    throw CNError(.authorizationDenied)
  }
  open func groups(matching predicate: NSPredicate?) throws -> [CNGroup] {
    throw CNError(.authorizationDenied)
  }
  open func defaultContainerIdentifier() -> String { "" }

  open func execute(_ saveRequest: CNSaveRequest) throws { throw CNError(.authorizationDenied) }
}

extension CNContactStore {
  public func requestAccess(for entityType: CNEntityType) async throws -> Bool {
    try await withCheckedThrowingContinuation { continuation in
      requestAccess(for: entityType) { isGranted, error in
        if let error {
          continuation.resume(throwing: error)
        } else {
          continuation.resume(returning: isGranted)
        }
      }
    }
  }
}
