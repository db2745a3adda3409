import Contacts
import UIKit

/// A value of a contact that a user chose.
open class CNContactProperty: UIKit.NSObject, @unchecked Sendable {
  public let contact: CNContact
  public let key: String
  open var value: Any? { nil }
  open var identifier: String? { nil }
  open var label: String? { nil }

  init(contact: CNContact, key: String) { (self.contact, self.key) = (contact, key) }
}

@preconcurrency
@MainActor
public protocol CNContactPickerDelegate: NSObjectProtocol {
  func contactPickerDidCancel(_ picker: CNContactPickerViewController)
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
  func contactPicker(
    _ picker: CNContactPickerViewController,
    didSelect contactProperty: CNContactProperty
  )
  func contactPicker(
    _ picker: CNContactPickerViewController,
    didSelectContactProperties contactProperties: [CNContactProperty]
  )
}

extension CNContactPickerDelegate {
  public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
  public func contactPicker(
    _ picker: CNContactPickerViewController,
    didSelect contact: CNContact
  ) {}
  public func contactPicker(
    _ picker: CNContactPickerViewController,
    didSelect contacts: [CNContact]
  ) {}
  public func contactPicker(
    _ picker: CNContactPickerViewController,
    didSelect contactProperty: CNContactProperty
  ) {}
  public func contactPicker(
    _ picker: CNContactPickerViewController,
    didSelectContactProperties contactProperties: [CNContactProperty]
  ) {}
}

/// The list of contacts: empty.
///
/// It closes itself before its delegate learns that it was cancelled, as on iOS.
@preconcurrency
@MainActor
open class CNContactPickerViewController: PlaceholderController {
  open weak var delegate: (any CNContactPickerDelegate)?
  open var displayedPropertyKeys: [String]?
  open var predicateForEnablingContact: NSPredicate?
  open var predicateForSelectionOfContact: NSPredicate?
  open var predicateForSelectionOfProperty: NSPredicate?

  public init() {
    super.init("Contacts")
    onClose = { [weak self] in
      guard let self else { return }
      dismiss(animated: true)
      delegate?.contactPickerDidCancel(self)
    }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

@preconcurrency
@MainActor
public protocol CNContactViewControllerDelegate: NSObjectProtocol {
  func contactViewController(
    _ viewController: CNContactViewController,
    shouldPerformDefaultActionFor property: CNContactProperty
  ) -> Bool
  func contactViewController(
    _ viewController: CNContactViewController,
    didCompleteWith contact: CNContact?
  )
}

extension CNContactViewControllerDelegate {
  public func contactViewController(
    _ viewController: CNContactViewController,
    shouldPerformDefaultActionFor property: CNContactProperty
  ) -> Bool { true }
  public func contactViewController(
    _ viewController: CNContactViewController,
    didCompleteWith contact: CNContact?
  ) {}
}

/// The card of a contact: its name on an empty screen.
@preconcurrency
@MainActor
open class CNContactViewController: PlaceholderController {
  public let contact: CNContact
  open weak var delegate: (any CNContactViewControllerDelegate)?
  open var contactStore: CNContactStore?
  open var displayedPropertyKeys: [Any]?
  open var allowsEditing = true
  open var allowsActions = true
  open var shouldShowLinkedContacts = false
  open var alternateName: String?
  open var message: String?

  public convenience init(for contact: CNContact) { self.init(contact, title: "Contact") }

  public convenience init(forUnknownContact contact: CNContact) {
    self.init(contact, title: "Contact")
  }

  public convenience init(forNewContact contact: CNContact?) {
    self.init(contact ?? CNContact(), title: "New Contact")
  }

  private init(_ contact: CNContact, title: String) {
    self.contact = contact
    super.init(CNContactFormatter.string(from: contact, style: .fullName) ?? title)
    onClose = { [weak self] in
      guard let self else { return }
      if let delegate {
        delegate.contactViewController(self, didCompleteWith: nil)
      } else {
        dismiss(animated: true)
      }
    }
  }

  public required init?(coder: NSCoder) {
    contact = CNContact()
    super.init(coder: coder)
  }

  open class func descriptorForRequiredKeys() -> any CNKeyDescriptor {
    CNContactFormatter.descriptorForRequiredKeys(for: .fullName)
  }
}
