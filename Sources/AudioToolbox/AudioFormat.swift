import Foundation

// How sound is stored (documented numbers: four letters each).

public typealias AudioFormatID = UInt32
public typealias AudioFormatFlags = UInt32
public let kAudioFormatLinearPCM: AudioFormatID = 0x6C70_636D
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320
public let kAudioFormatMPEG4AAC_HE: AudioFormatID = 0x6161_6368
public let kAudioFormatAppleLossless: AudioFormatID = 0x616C_6163
public let kAudioFormatAppleIMA4: AudioFormatID = 0x696D_6134
public let kAudioFormatMPEGLayer3: AudioFormatID = 0x2E6D_7033
public let kAudioFormatULaw: AudioFormatID = 0x756C_6177
public let kAudioFormatALaw: AudioFormatID = 0x616C_6177
public let kAudioFormatiLBC: AudioFormatID = 0x696C_6263
public let kAudioFormatFLAC: AudioFormatID = 0x666C_6163
public let kAudioFormatOpus: AudioFormatID = 0x6F70_7573

public let kAudioFormatFlagIsFloat: AudioFormatFlags = 1 << 0
public let kAudioFormatFlagIsBigEndian: AudioFormatFlags = 1 << 1
public let kAudioFormatFlagIsSignedInteger: AudioFormatFlags = 1 << 2
public let kAudioFormatFlagIsPacked: AudioFormatFlags = 1 << 3
public let kAudioFormatFlagIsAlignedHigh: AudioFormatFlags = 1 << 4
public let kAudioFormatFlagIsNonInterleaved: AudioFormatFlags = 1 << 5
public let kAudioFormatFlagsNativeFloatPacked =
  kAudioFormatFlagIsFloat | kAudioFormatFlagIsPacked
public let kLinearPCMFormatFlagIsFloat = kAudioFormatFlagIsFloat
public let kLinearPCMFormatFlagIsBigEndian = kAudioFormatFlagIsBigEndian
public let kLinearPCMFormatFlagIsSignedInteger = kAudioFormatFlagIsSignedInteger
public let kLinearPCMFormatFlagIsPacked = kAudioFormatFlagIsPacked

/// The form of a stream of sound.
public struct AudioStreamBasicDescription: Hashable, Sendable {
  public var mSampleRate: Double
  public var mFormatID: AudioFormatID
  public var mFormatFlags: AudioFormatFlags
  public var mBytesPerPacket: UInt32
  public var mFramesPerPacket: UInt32
  public var mBytesPerFrame: UInt32
  public var mChannelsPerFrame: UInt32
  public var mBitsPerChannel: UInt32
  public var mReserved: UInt32

  public init(
    mSampleRate: Double = 0,
    mFormatID: AudioFormatID = 0,
    mFormatFlags: AudioFormatFlags = 0,
    mBytesPerPacket: UInt32 = 0,
    mFramesPerPacket: UInt32 = 0,
    mBytesPerFrame: UInt32 = 0,
    mChannelsPerFrame: UInt32 = 0,
    mBitsPerChannel: UInt32 = 0,
    mReserved: UInt32 = 0
  ) {
    self.mSampleRate = mSampleRate
    self.mFormatID = mFormatID
    self.mFormatFlags = mFormatFlags
    self.mBytesPerPacket = mBytesPerPacket
    self.mFramesPerPacket = mFramesPerPacket
    self.mBytesPerFrame = mBytesPerFrame
    self.mChannelsPerFrame = mChannelsPerFrame
    self.mBitsPerChannel = mBitsPerChannel
    self.mReserved = mReserved
  }
}
