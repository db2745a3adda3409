import Foundation
import Testing

/// Names of films, sounds and cameras from before Swift 4, and what changed with them.
@Suite
struct `Old names of media in the port` {
  private func expect(
    _ source: String,
    becomes expected: String,
    location: SourceLocation = #_sourceLocation
  ) throws {
    let ported = try port(source, known: ["UIKit", "AVFoundation", "CoreMedia", "Foundation"])
    #expect(ported.body() == expected, sourceLocation: location)
    try expectCompiles(ported, location: location)
  }

  @Test
  func `constants of media became members of types`() throws {
    try expect(
      """
      import AVFoundation
      let media = [AVMediaTypeVideo, AVMediaTypeAudio]
      let presets = [AVCaptureSessionPreset1280x720, AVCaptureSessionPresetPhoto]
      let codes = [AVMetadataObjectTypeQRCode, AVMetadataObjectTypeEAN13Code]
      let mode = AVAudioSessionModeMoviePlayback
      let title = AVMetadataCommonKeyTitle
      """,
      becomes: """
        import AVFoundation
        let media = [AVMediaType.video, AVMediaType.audio]
        let presets = [AVCaptureSession.Preset.hd1280x720, AVCaptureSession.Preset.photo]
        let codes = [AVMetadataObject.ObjectType.qr, AVMetadataObject.ObjectType.ean13]
        let mode = AVAudioSession.Mode.moviePlayback
        let title = AVMetadataKey.commonKeyTitle
        """
    )
  }

  @Test
  func `a camera is looked up by the newer labels`() throws {
    try expect(
      """
      import AVFoundation
      func camera() -> AVCaptureDevice? {
        AVCaptureDevice.requestAccess(forMediaType: AVMediaTypeVideo) { _ in }
        let front = AVCaptureDevice.defaultDevice(
          withDeviceType: .builtInWideAngleCamera, mediaType: AVMediaTypeVideo, position: .front)
        return front ?? AVCaptureDevice.defaultDevice(withMediaType: AVMediaTypeVideo)
      }
      """,
      becomes: """
        import AVFoundation
        func camera() -> AVCaptureDevice? {
          AVCaptureDevice.requestAccess(for: AVMediaType.video) { _ in }
          let front = AVCaptureDevice.default(
            .builtInWideAngleCamera, for: AVMediaType.video, position: .front)
          return front ?? AVCaptureDevice.default(for: AVMediaType.video)
        }
        """
    )
  }

  @Test
  func `times are made with labels`() throws {
    try expect(
      """
      import CoreMedia
      let frame = CMTimeMake(1, 30)
      let second = CMTimeMakeWithSeconds(1, 600)
      let range = CMTimeRangeMake(kCMTimeZero, CMTimeMake(value: 2, timescale: 1))
      """,
      becomes: """
        import CoreMedia
        let frame = CMTimeMake(value: 1, timescale: 30)
        let second = CMTimeMakeWithSeconds(1, preferredTimescale: 600)
        let range = CMTimeRangeMake(start: CMTime.zero, duration: CMTimeMake(value: 2, timescale: 1))
        """
    )
  }

  @Test
  func `a session's options have their newer label`() throws {
    try expect(
      """
      import AVFoundation
      func start() throws {
        try AVAudioSession.sharedInstance().setActive(true, with: .notifyOthersOnDeactivation)
      }
      let ended = Notification.Name.AVAudioSessionInterruption
      """,
      becomes: """
        import AVFoundation
        func start() throws {
          try AVAudioSession.sharedInstance().setActive(true, options: .notifyOthersOnDeactivation)
        }
        let ended = AVAudioSession.interruptionNotification
        """
    )
  }

  @Test
  func `the words of a formatter of dates may be unwrapped`() throws {
    try expect(
      """
      import UIKit
      func day(_ formatter: DateFormatter) -> String? {
        guard let months = formatter.monthSymbols else { return nil }
        return months[0] + formatter.shortWeekdaySymbols![0] + formatter.weekdaySymbols[1]
      }
      """,
      becomes: """
        import UIKit
        func day(_ formatter: DateFormatter) -> String? {
          guard let months = Optional(formatter.monthSymbols) else { return nil }
          return months[0] + Optional(formatter.shortWeekdaySymbols)![0] + formatter.weekdaySymbols[1]
        }
        """
    )
  }

  @Test
  func `a case of a module that is not imported keeps no name of Apple's from being replaced`()
    throws
  {
    let ported = try port(modules: [
      ("Clock", ["import UIKit\nlet modes = [RunLoopMode.commonModes]"]),
      ("Kinds", ["enum Kind { case commonModes }\nlet kinds = [Kind.commonModes]"]),
    ])
    #expect(ported.body(0) == "import UIKit\nlet modes = [RunLoop.Mode.common]")
    #expect(ported.body(1).contains("[Kind.commonModes]"))
  }

  @Test
  func `own methods whose second labels were Apple's keep them`() throws {
    let text = """
      import UIKit
      class Button: UIView {
        func setActive(_ isOn: Bool, with color: UIColor) { backgroundColor = color }
      }
      class Round: Button {
        override func setActive(_ isOn: Bool, with color: UIColor) {
          super.setActive(isOn, with: color)
        }
      }
      func start(_ button: Button) { button.setActive(true, with: .red) }
      """
    try expect(text, becomes: text)
  }

  @Test
  func `a formatter's words in an optional chain are asked as they are`() throws {
    try expect(
      """
      import UIKit
      class Month {
        let formatter: DateFormatter? = DateFormatter()
        func first() -> String? {
          guard let names = formatter?.monthSymbols else { return nil }
          let day = formatter?.shortWeekdaySymbols?.first ?? names[0]
          return day + (formatter?.weekdaySymbols![0] ?? "")
        }
      }
      func days(_ calendar: Calendar?) -> [String] {
        if let names = calendar?.shortWeekdaySymbols { return names }
        return calendar?.weekdaySymbols ?? []
      }
      """,
      becomes: """
        import UIKit
        class Month {
          let formatter: DateFormatter? = DateFormatter()
          func first() -> String? {
            guard let names = formatter?.monthSymbols else { return nil }
            let day = formatter?.shortWeekdaySymbols.first ?? names[0]
            return day + (formatter?.weekdaySymbols[0] ?? "")
          }
        }
        func days(_ calendar: Calendar?) -> [String] {
          if let names = calendar?.shortWeekdaySymbols { return names }
          return calendar?.weekdaySymbols ?? []
        }
        """
    )
  }

  @Test
  func `an own initializer with a page controller's labels keeps its texts`() throws {
    let text = """
      import UIKit
      class Pages {
        let options: [String: Any]?
        init(transitionStyle: Int, navigationOrientation: Int, options: [String: Any]?) {
          self.options = options
        }
      }
      """
    try expect(text, becomes: text)
  }

  /// Not all of these modules are there to compile against.
  @Test
  func `the names of a music shop begin with a small letter`() throws {
    let ported = try port("let kinds = [AVMetadataKeySpaceiTunes, AVMetadataFormatiTunesMetadata]")
    let wanted = "[AVMetadataKeySpace.iTunes, AVMetadataFormat.iTunesMetadata]"
    #expect(ported.body().hasSuffix(wanted))
  }

  @Test
  func `a label comes before what is put around its argument`() throws {
    let ported = try port(
      """
      import UIKit
      import CoreMedia
      func faster(_ time: CMTime, _ layer: CALayer) -> CMTime {
        return CMTimeMultiplyByFloat64(time, layer.value(forKey: "speed") as! Double)
      }
      """
    )
    #expect(ported.body().contains("(time, multiplier: (DynamicObject(layer.value("))
  }
}
