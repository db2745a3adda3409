import UIKit

/// How loud the tracks of a film are: stored, as a stage is silent.
open class AVAudioMix: UIKit.NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open var inputParameters: [AVAudioMixInputParameters] { [] }
}

open class AVMutableAudioMix: AVAudioMix, @unchecked Sendable {
  private var parameters: [AVAudioMixInputParameters] = []
  open override var inputParameters: [AVAudioMixInputParameters] {
    get { parameters }
    set { parameters = newValue }
  }
}

open class AVAudioMixInputParameters: UIKit.NSObject, @unchecked Sendable {
  public override init() { super.init() }
}
