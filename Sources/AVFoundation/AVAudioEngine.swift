import UIKit

public typealias AVAudioFrameCount = UInt32
public typealias AVAudioFramePosition = Int64
public typealias AVAudioNodeBus = Int
public typealias AVAudioChannelCount = UInt32
public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void

public enum AVAudioCommonFormat: UInt, Sendable {
  case otherFormat, pcmFormatFloat32, pcmFormatFloat64, pcmFormatInt16, pcmFormatInt32
}

/// How samples lie in memory.
open class AVAudioFormat: UIKit.NSObject, @unchecked Sendable {
  public let commonFormat: AVAudioCommonFormat
  /// In samples a second.
  public let sampleRate: Double
  public let channelCount: AVAudioChannelCount
  public let isInterleaved: Bool

  public init?(
    commonFormat format: AVAudioCommonFormat,
    sampleRate: Double,
    channels: AVAudioChannelCount,
    interleaved: Bool
  ) {
    (commonFormat, self.sampleRate) = (format, sampleRate)
    (channelCount, isInterleaved) = (channels, interleaved)
  }
  public convenience init?(
    standardFormatWithSampleRate sampleRate: Double,
    channels: AVAudioChannelCount
  ) {
    self.init(
      commonFormat: .pcmFormatFloat32,
      sampleRate: sampleRate,
      channels: channels,
      interleaved: false
    )
  }
  init(silent: Void) {
    (commonFormat, sampleRate, channelCount, isInterleaved) = (.pcmFormatFloat32, 0, 0, false)
  }
}

/// Samples; there is nothing that makes some.
open class AVAudioPCMBuffer: UIKit.NSObject, @unchecked Sendable {
  public let format: AVAudioFormat
  public let frameCapacity: AVAudioFrameCount
  open var frameLength: AVAudioFrameCount = 0
  open var stride: Int { format.isInterleaved ? Int(format.channelCount) : 1 }
  private let channels: [UnsafeMutablePointer<Float>]
  private let pointers: UnsafeMutablePointer<UnsafeMutablePointer<Float>>?

  public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
    (self.format, self.frameCapacity) = (format, frameCapacity)
    let isFloat = format.commonFormat == .pcmFormatFloat32
    channels = (0..<(isFloat ? Int(format.channelCount) : 0)).map { _ in
      let channel = UnsafeMutablePointer<Float>.allocate(capacity: Int(frameCapacity))
      channel.initialize(repeating: 0, count: Int(frameCapacity))
      return channel
    }
    if channels.isEmpty {
      pointers = nil
    } else {
      let list = UnsafeMutablePointer<UnsafeMutablePointer<Float>>.allocate(
        capacity: channels.count
      )
      for (index, channel) in channels.enumerated() { (list + index).initialize(to: channel) }
      pointers = list
    }
  }

  deinit {
    for channel in channels { channel.deallocate() }
    pointers?.deallocate()
  }

  /// A pointer for each channel; nil where samples are not floats (documented).
  open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? {
    pointers.map { UnsafePointer($0) }
  }
}

open class AVAudioTime: UIKit.NSObject, @unchecked Sendable {
  public let sampleTime: AVAudioFramePosition
  public let sampleRate: Double
  public init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
    (self.sampleTime, self.sampleRate) = (sampleTime, sampleRate)
  }
  open var isSampleTimeValid: Bool { true }
  open var isHostTimeValid: Bool { false }
}

/// A part of an engine; nothing flows through it.
open class AVAudioNode: UIKit.NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open internal(set) weak var engine: AVAudioEngine?
  open var numberOfInputs: Int { 1 }
  open var numberOfOutputs: Int { 1 }
  open var lastRenderTime: AVAudioTime? { nil }

  /// Without a rate and channels, as where no device for sound is (documented).
  open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat(silent: ()) }
  open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat(silent: ()) }
  open func installTap(
    onBus bus: AVAudioNodeBus,
    bufferSize: AVAudioFrameCount,
    format: AVAudioFormat?,
    block tapBlock: @escaping AVAudioNodeTapBlock
  ) {}
  open func removeTap(onBus bus: AVAudioNodeBus) {}
  open func reset() {}
}

open class AVAudioIONode: AVAudioNode, @unchecked Sendable {}
open class AVAudioInputNode: AVAudioIONode, @unchecked Sendable {}
open class AVAudioOutputNode: AVAudioIONode, @unchecked Sendable {}

open class AVAudioMixerNode: AVAudioNode, @unchecked Sendable {
  /// From 0 to 1.
  open var outputVolume: Float = 1
  open var volume: Float = 1
  open var pan: Float = 0
}

/// Nodes between a microphone and a loudspeaker: neither is there, and the engine does not start.
open class AVAudioEngine: UIKit.NSObject, @unchecked Sendable {
  public override init() { super.init() }
  private(set) lazy open var inputNode = own(AVAudioInputNode())
  private(set) lazy open var outputNode = own(AVAudioOutputNode())
  private(set) lazy open var mainMixerNode = own(AVAudioMixerNode())
  open private(set) var attachedNodes: Set<AVAudioNode> = []
  open var isRunning: Bool { false }
  open var isAutoShutdownEnabled = false

  private func own<Node: AVAudioNode>(_ node: Node) -> Node {
    attach(node)
    return node
  }

  open func attach(_ node: AVAudioNode) {
    node.engine = self
    attachedNodes.insert(node)
  }
  open func detach(_ node: AVAudioNode) {
    node.engine = nil
    attachedNodes.remove(node)
  }
  open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
  open func disconnectNodeInput(_ node: AVAudioNode) {}
  open func disconnectNodeOutput(_ node: AVAudioNode) {}
  open func prepare() {}
  /// Fails as where no device for sound is.
  open func start() throws { throw NSError(domain: "com.apple.coreaudio.avfaudio", code: -10851) }
  open func pause() {}
  open func stop() {}
  open func reset() {}
}

extension NSNotification.Name {
  public static let AVAudioEngineConfigurationChange = Notification.Name(
    "AVAudioEngineConfigurationChangeNotification"
  )
}
