import UIKit

public enum MFMailComposeResult: Int, Sendable {
  case cancelled, saved, sent, failed
}
public enum MessageComposeResult: Int, Sendable {
  case cancelled, sent, failed
}

@preconcurrency
@MainActor
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  func mailComposeController(
    _ controller: MFMailComposeViewController,
    didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  )
}
extension MFMailComposeViewControllerDelegate {
  public func mailComposeController(
    _ controller: MFMailComposeViewController,
    didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) { controller.dismiss(animated: true) }
}

/// Writes mail.
///
/// A stage cannot send any: the screen is empty, and ends as cancelled.
@preconcurrency
@MainActor
open class MFMailComposeViewController: UINavigationController {
  open class func canSendMail() -> Bool { false }
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  open func setSubject(_ subject: String) {}
  open func setToRecipients(_ toRecipients: [String]?) {}
  open func setCcRecipients(_ ccRecipients: [String]?) {}
  open func setBccRecipients(_ bccRecipients: [String]?) {}
  open func setMessageBody(_ body: String, isHTML: Bool) {}
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
  open func setPreferredSendingEmailAddress(_ emailAddress: String) {}
  open override func viewDidLoad() {
    super.viewDidLoad()
    let page = PlaceholderController("New Message")
    page.onClose = { [weak self] in
      guard let self else { return }
      mailComposeDelegate?.mailComposeController(self, didFinishWith: .cancelled, error: nil)
    }
    setViewControllers([page], animated: false)
  }
}

@preconcurrency
@MainActor
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController,
    didFinishWith result: MessageComposeResult
  )
}

/// Writes a text message, likewise.
@preconcurrency
@MainActor
open class MFMessageComposeViewController: UINavigationController {
  open class func canSendText() -> Bool { false }
  open class func canSendAttachments() -> Bool { false }
  open class func canSendSubject() -> Bool { false }
  open class func isSupportedAttachmentUTI(_ uti: String) -> Bool { false }
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  open var recipients: [String]?
  open var body: String?
  open var subject: String?
  open private(set) var attachments: [[AnyHashable: Any]]?
  open func disableUserAttachments() {}
  /// Not attached, as attachments cannot be sent.
  @discardableResult
  open func addAttachmentURL(_ attachmentURL: URL, withAlternateFilename: String?) -> Bool {
    false
  }
  @discardableResult
  open func addAttachmentData(
    _ attachmentData: Data,
    typeIdentifier uti: String,
    filename: String
  ) -> Bool { false }
  open override func viewDidLoad() {
    super.viewDidLoad()
    let page = PlaceholderController("New Message")
    page.onClose = { [weak self] in
      guard let self else { return }
      messageComposeDelegate?.messageComposeViewController(self, didFinishWith: .cancelled)
    }
    setViewControllers([page], animated: false)
  }
}
