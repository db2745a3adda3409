import Intents
import UIKit

@preconcurrency
@MainActor
public protocol INUIAddVoiceShortcutViewControllerDelegate: NSObjectProtocol {
  func addVoiceShortcutViewController(
    _ controller: INUIAddVoiceShortcutViewController,
    didFinishWith voiceShortcut: INVoiceShortcut?,
    error: (any Error)?
  )
  func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController)
}

/// Adds something to Siri: an empty screen, which can only be cancelled.
@preconcurrency
@MainActor
open class INUIAddVoiceShortcutViewController: PlaceholderController {
  open weak var delegate: (any INUIAddVoiceShortcutViewControllerDelegate)?

  public init(shortcut: INShortcut) {
    super.init("Siri")
    onClose = { [weak self] in
      guard let self else { return }
      if let delegate {
        delegate.addVoiceShortcutViewControllerDidCancel(self)
      } else {
        dismiss(animated: true)
      }
    }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

@preconcurrency
@MainActor
public protocol INUIEditVoiceShortcutViewControllerDelegate: NSObjectProtocol {
  func editVoiceShortcutViewController(
    _ controller: INUIEditVoiceShortcutViewController,
    didUpdate voiceShortcut: INVoiceShortcut?,
    error: (any Error)?
  )
  func editVoiceShortcutViewController(
    _ controller: INUIEditVoiceShortcutViewController,
    didDeleteVoiceShortcutWithIdentifier deletedVoiceShortcutIdentifier: UUID
  )
  func editVoiceShortcutViewControllerDidCancel(_ controller: INUIEditVoiceShortcutViewController)
}

@preconcurrency
@MainActor
open class INUIEditVoiceShortcutViewController: PlaceholderController {
  open weak var delegate: (any INUIEditVoiceShortcutViewControllerDelegate)?

  public init(voiceShortcut: INVoiceShortcut) {
    super.init("Siri")
    onClose = { [weak self] in
      guard let self else { return }
      if let delegate {
        delegate.editVoiceShortcutViewControllerDidCancel(self)
      } else {
        dismiss(animated: true)
      }
    }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
