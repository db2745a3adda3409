@_exported import typealias CoreGraphics.OSStatus
import Foundation
import Synchronization

public typealias SystemSoundID = UInt32
public let kSystemSoundID_Vibrate: SystemSoundID = 0x0FFF
public let kSystemSoundID_UserPreferredAlert: SystemSoundID = 0x1000
public let kSystemSoundID_FlashScreen: SystemSoundID = 0x0FFE

public let kAudioSessionNoError: OSStatus = 0
public let kAudioServicesNoError: OSStatus = 0
public let kAudioServicesUnsupportedPropertyError: OSStatus = 0x7074_793F
public let kAudioServicesBadPropertySizeError: OSStatus = 0x2173_697A
public let kAudioServicesSystemSoundUnspecifiedError: OSStatus = -1500

/// Fires at the end of a sound.
public typealias AudioServicesSystemSoundCompletionProc = (
  SystemSoundID, UnsafeMutableRawPointer?
) -> Void

/// How many sounds were made of files.
private let count = Mutex<SystemSoundID>(0)
/// What apps wait for at the end of a sound.
private let completions = Mutex<[SystemSoundID: @Sendable () -> Void]>([:])

// A stage is silent: sounds are over as soon as they begin, before the call returns.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
  completions.withLock { $0[inSystemSoundID] }?()
}
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
  AudioServicesPlaySystemSound(inSystemSoundID)
}
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
  // Above the system's own numbers.
  outSystemSoundID.pointee = count.withLock {
    $0 += 1
    return 0x2000 + $0
  }
  return kAudioServicesNoError
}
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
  AudioServicesRemoveSystemSoundCompletion(inSystemSoundID)
  return kAudioServicesNoError
}
@discardableResult
public func AudioServicesAddSystemSoundCompletion(
  _ inSystemSoundID: SystemSoundID,
  _ inRunLoop: AnyObject?,
  _ inRunLoopMode: String?,
  _ inCompletionRoutine: @escaping AudioServicesSystemSoundCompletionProc,
  _ inClientData: UnsafeMutableRawPointer?
) -> OSStatus {
  nonisolated(unsafe) let (routine, data) = (inCompletionRoutine, inClientData)
  completions.withLock { $0[inSystemSoundID] = { routine(inSystemSoundID, data) } }
  return kAudioServicesNoError
}
public func AudioServicesRemoveSystemSoundCompletion(_ inSystemSoundID: SystemSoundID) {
  completions.withLock { $0[inSystemSoundID] = nil }
}

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
