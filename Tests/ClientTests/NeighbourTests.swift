import AVFoundation
import MapKit
import Photos
import Testing
import UIKit
import WebKit
import WidgetKit
import os

@MainActor
@Suite
struct `Frameworks beside UIKit` {
  @Test
  func `nobody has added a widget`() async throws {
    WidgetCenter.shared.reloadAllTimelines()
    var kinds: [String]?
    WidgetCenter.shared.getCurrentConfigurations { kinds = (try? $0.get())?.map(\.kind) }
    #expect(kinds == [])
    #expect(try await WidgetCenter.shared.currentConfigurations().isEmpty)
  }

  @Test
  func `a rectangle of given proportions fits inside another, centred`() {
    let rect = AVMakeRect(
      aspectRatio: CGSize(width: 16, height: 9),
      insideRect: CGRect(x: 0, y: 0, width: 160, height: 160)
    )
    #expect(rect == CGRect(x: 0, y: 35, width: 160, height: 90))
  }

  @Test
  func `a player's time passes while it plays`() {
    let player = AVPlayer(url: URL(fileURLWithPath: "/film.mp4"))
    let layer = AVPlayerLayer(player: player)
    layer.videoGravity = .resizeAspectFill
    player.play()
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 2))
    player.pause()
    #expect(abs(CMTimeGetSeconds(player.currentTime()) - 2) < 0.01)
    #expect(layer.backgroundColor == UIColor.black.cgColor || layer.backgroundColor != nil)
  }

  @Test
  func `an utterance takes its time and makes no sound`() {
    final class Listener: NSObject, AVSpeechSynthesizerDelegate {
      var ends: [String] = []
      func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer,
        didFinish utterance: AVSpeechUtterance
      ) { ends.append(utterance.speechString) }
    }
    let (synthesizer, listener) = (AVSpeechSynthesizer(), Listener())
    synthesizer.delegate = listener
    synthesizer.speak(AVSpeechUtterance(string: String(repeating: "a", count: 30)))
    synthesizer.speak(AVSpeechUtterance(string: "bc"))
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 1.5))
    #expect(synthesizer.isSpeaking && listener.ends.isEmpty)
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 2))
    #expect(!synthesizer.isSpeaking && listener.ends.last == "bc" && listener.ends.count == 2)
  }

  @Test
  func `a microphone is allowed and hears nothing`() throws {
    let session = AVAudioSession.sharedInstance()
    #expect(session.recordPermission == .granted && session.recordPermission() == .granted)
    let recorder = try AVAudioRecorder(
      url: URL(fileURLWithPath: "/dev/null"),
      settings: [
        AVFormatIDKey: NSNumber(value: kAudioFormatAppleLossless), AVSampleRateKey: 44100.0,
        AVEncoderAudioQualityKey: AVAudioQuality.min.rawValue,
      ]
    )
    recorder.isMeteringEnabled = true
    recorder.record()
    recorder.updateMeters()
    #expect(recorder.isRecording && recorder.averagePower(forChannel: 0) == -160)
    recorder.stop()
    #expect(!recorder.isRecording)
  }

  @Test
  func `a block goes through a pointer and comes back`() {
    typealias Body = (CGPathElement) -> Void
    var kinds: [CGPathElementType] = []
    let body: Body = { kinds.append($0.type) }
    func callback(info: UnsafeMutableRawPointer?, element: UnsafePointer<CGPathElement>) {
      unsafeBitCast(info, to: Body.self)(element.pointee)
    }
    let pointer = unsafeBitCast(body, to: UnsafeMutableRawPointer.self)
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.apply(info: pointer, function: callback)
    #expect(kinds == [.moveToPoint, .addLineToPoint])
  }

  @Test
  func `a value refers to an object that it does not keep`() {
    var view: UIView? = UIView()
    let value = NSValue(nonretainedObject: view)
    #expect(value.nonretainedObjectValue as? UIView === view)
    #expect(value == NSValue(nonretainedObject: view))
    #expect(value.pointerValue == nil)
    var number = 5
    withUnsafeMutablePointer(to: &number) { pointer in
      let value = NSValue(pointer: pointer)
      #expect(value.pointerValue == UnsafeMutableRawPointer(pointer))
      #expect(value == NSValue(pointer: pointer))
    }
    view = nil
    #expect(value.nonretainedObjectValue == nil)
  }

  @Test
  func `times are fractions`() {
    #expect(CMTimeMake(value: 3, timescale: 2).seconds == 1.5)
    #expect(CMTime(seconds: 1, preferredTimescale: 600) == CMTimeMake(value: 1, timescale: 1))
    #expect(!CMTime.invalid.isValid && CMTime.invalid.seconds.isNaN)
  }

  @Test
  func `maps, pages and pictures are placeholders`() {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    map.setRegion(
      MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 1, longitude: 2),
        span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1)
      ),
      animated: false
    )
    #expect(map.centerCoordinate.latitude == 1)
    #expect(map.subviews.count == 1)
    map.camera = MKMapCamera(
      lookingAtCenter: map.centerCoordinate,
      fromDistance: 900,
      pitch: 0,
      heading: 0
    )
    #expect(map.camera.altitude == 900)
    let web = WKWebView(frame: .zero)
    web.load(URLRequest(url: URL(string: "https://example.com")!))
    #expect(web.url?.host == "example.com")
    #expect(PHPhotoLibrary.authorizationStatus() == .denied)
    os_log("%{public}@", log: .default, type: .info, "quiet" as NSString)
    Logger(subsystem: "a", category: "b").info("value \(3, privacy: .public)")
    var lock = os_unfair_lock()
    os_unfair_lock_lock(&lock)
    #expect(!os_unfair_lock_trylock(&lock))
    os_unfair_lock_unlock(&lock)
    var older: OSSpinLock = OS_SPINLOCK_INIT
    OSSpinLockLock(&older)
    #expect(!OSSpinLockTry(&older))
    OSSpinLockUnlock(&older)
    let swap = OSAtomicCompareAndSwap32Barrier
    var count: Int32 = 0
    OSAtomicIncrement32Barrier(&count)
    let answers = [swap(1, 5, &count), swap(1, 7, &count)]
    #expect(answers == [true, false])
    OSAtomicDecrement32(&count)
    #expect(count == 4)
    #expect(OSSpinLockTry(&older))
  }
}
