@_exported import typealias CoreGraphics.OSStatus
import Foundation

public typealias SystemSoundID = UInt32
public let kSystemSoundID_Vibrate: SystemSoundID = 0x0FFF
public let kSystemSoundID_UserPreferredAlert: SystemSoundID = 0x1000
public let kSystemSoundID_FlashScreen: SystemSoundID = 0x0FFE

public let kAudioServicesNoError: OSStatus = 0
public let kAudioServicesUnsupportedPropertyError: OSStatus = 0x7074_793F
public let kAudioServicesBadPropertySizeError: OSStatus = 0x2173_697A
public let kAudioServicesSystemSoundUnspecifiedError: OSStatus = -1500

/// Fires at the end of a sound.
public typealias AudioServicesSystemSoundCompletionProc = (
  SystemSoundID, UnsafeMutableRawPointer?
) -> Void

// A stage is silent: sounds are over as soon as they begin.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID,
  _ inCompletionBlock: (() -> Void)?
) { inCompletionBlock?() }
public func AudioServicesPlayAlertSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID,
  _ inCompletionBlock: (() -> Void)?
) { inCompletionBlock?() }
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: URL,
  _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  outSystemSoundID.pointee = 1
  return kAudioServicesNoError
}
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
  kAudioServicesNoError
}
@discardableResult
public func AudioServicesAddSystemSoundCompletion(
  _ inSystemSoundID: SystemSoundID,
  _ inRunLoop: AnyObject?,
  _ inRunLoopMode: String?,
  _ inCompletionRoutine: @escaping AudioServicesSystemSoundCompletionProc,
  _ inClientData: UnsafeMutableRawPointer?
) -> OSStatus { kAudioServicesNoError }
public func AudioServicesRemoveSystemSoundCompletion(_ inSystemSoundID: SystemSoundID) {}

public typealias AudioServicesPropertyID = UInt32
public let kAudioServicesPropertyIsUISound: AudioServicesPropertyID = 0x6973_7569
public let kAudioServicesPropertyCompletePlaybackIfAppDies: AudioServicesPropertyID = 0x6966_6469
@discardableResult
public func AudioServicesSetProperty(
  _ inPropertyID: AudioServicesPropertyID,
  _ inSpecifierSize: UInt32,
  _ inSpecifier: UnsafeRawPointer?,
  _ inPropertyDataSize: UInt32,
  _ inPropertyData: UnsafeRawPointer
) -> OSStatus { kAudioServicesNoError }
