import AVFoundation
import Testing
import UIKit

/// A screen that scans codes and takes photos, as apps have it.
private final class Scanner: UIViewController, AVCaptureMetadataOutputObjectsDelegate,
  AVCapturePhotoCaptureDelegate, AVCaptureVideoDataOutputSampleBufferDelegate,
  AVCaptureFileOutputRecordingDelegate
{
  let session = AVCaptureSession()
  let photos = AVCapturePhotoOutput()
  let films = AVCaptureMovieFileOutput()
  nonisolated(unsafe) var codes: [String] = []
  nonisolated(unsafe) var errors: [Int] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    let (scans, frames) = (AVCaptureMetadataOutput(), AVCaptureVideoDataOutput())
    for output in [scans, frames, photos, films] where session.canAddOutput(output) {
      session.addOutput(output)
    }
    scans.setMetadataObjectsDelegate(self, queue: .main)
    scans.metadataObjectTypes = [.qr, .ean13, .code128]
    frames.setSampleBufferDelegate(self, queue: DispatchQueue(label: "frames"))
    frames.alwaysDiscardsLateVideoFrames = true
    let preview = AVCaptureVideoPreviewLayer(session: session)
    preview.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    scans.rectOfInterest = preview.metadataOutputRectConverted(
      fromLayerRect: CGRect(x: 100, y: 50, width: 100, height: 50)
    )
    #expect(scans.rectOfInterest == CGRect(x: 0.5, y: 0.5, width: 0.5, height: 0.5))
  }

  nonisolated func metadataOutput(
    _ output: AVCaptureMetadataOutput,
    didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {
    guard let code = metadataObjects.first as? AVMetadataMachineReadableCodeObject else { return }
    codes.append(code.stringValue ?? "")
  }
  nonisolated func captureOutput(
    _ output: AVCaptureOutput,
    didOutput sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection
  ) {}
  nonisolated func photoOutput(
    _ output: AVCapturePhotoOutput,
    didFinishProcessingPhoto photo: AVCapturePhoto,
    error: Error?
  ) {
    #expect(photo.fileDataRepresentation() == nil)
    if let error { errors.append((error as NSError).code) }
  }
  nonisolated func fileOutput(
    _ output: AVCaptureFileOutput,
    didFinishRecordingTo outputFileURL: URL,
    from connections: [AVCaptureConnection],
    error: Error?
  ) { if case AVError.noDataCaptured? = error as? AVError { errors.append(0) } }
}

@MainActor
@Suite
struct CameraTests {
  private func wait() { RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.1)) }

  @Test
  func `without a camera photos and recordings fail later`() {
    let scanner = Scanner()
    scanner.loadViewIfNeeded()
    scanner.photos.capturePhoto(
      with: AVCapturePhotoSettings(format: [AVVideoCodecKey: AVVideoCodecType.jpeg]),
      delegate: scanner
    )
    scanner.films.startRecording(to: URL(fileURLWithPath: "/a.mov"), recordingDelegate: scanner)
    #expect(scanner.errors.isEmpty)
    wait()
    #expect(scanner.errors == [AVError.Code.noDataCaptured.rawValue, 0] && scanner.codes.isEmpty)
  }

  @Test
  func `what interrupts a session has a name, which no stage uses`() {
    let information: [AnyHashable: Any] = [AVCaptureSessionInterruptionReasonKey: 3]
    let number = information[AVCaptureSessionInterruptionReasonKey] as? Int
    let reason = number.flatMap(AVCaptureSession.InterruptionReason.init)
    #expect(reason == .videoDeviceInUseByAnotherClient)
    #expect(information[AVCaptureSessionErrorKey] == nil)
    #expect(AVCaptureConnection().preferredVideoStabilizationMode == .off)
    #expect(!AVCaptureConnection().isVideoStabilizationSupported)
    #expect(AVCaptureMovieFileOutput().outputSettings(for: AVCaptureConnection()).isEmpty)
    #expect(NSNotification.Name.AVCaptureDeviceSubjectAreaDidChange.rawValue.isEmpty == false)
  }

  @Test
  func `a still image, as before iOS 10, fails later`() {
    let output = AVCaptureStillImageOutput()
    output.outputSettings = [AVVideoCodecKey: AVVideoCodecJPEG]
    #expect(output.connection(with: .video) == nil)
    nonisolated(unsafe) var isRefused = false
    output.captureStillImageAsynchronously(from: AVCaptureConnection()) { buffer, error in
      isRefused = buffer.map(CMSampleBufferIsValid) != true && error != nil
    }
    #expect(!isRefused)
    wait()
    #expect(isRefused)
    #expect(AVCaptureDevice.default(for: .video)?.activeFormat.videoMaxZoomFactor == nil)
  }

  @Test
  func `access to the camera is denied later`() async {
    nonisolated(unsafe) var answer: Bool?
    AVCaptureDevice.requestAccess(for: .video) { answer = $0 }
    #expect(answer == nil)
    wait()
    #expect(answer == false)
    #expect(await !AVCaptureDevice.requestAccess(for: .audio))
    let status: AVAuthorizationStatus = AVCaptureDevice.authorizationStatus(for: .video)
    #expect(status == AVAuthorizationStatus.denied)
    #expect(AVCaptureMovieFileOutput().recordedFileSize == 0)
  }

  @Test
  func `an app says how its sound mixes with others`() throws {
    let session = AVAudioSession.sharedInstance()
    try session.setCategory(.playAndRecord, mode: .voiceChat, options: [.defaultToSpeaker])
    #expect(session.category == .playAndRecord && session.mode == .voiceChat)
    #expect(session.categoryOptions.rawValue == 8)
    try session.setCategory(.playback, options: .mixWithOthers)
    try session.setCategory(.ambient)
    try session.setActive(true)
    try session.setActive(false, options: .notifyOthersOnDeactivation)
    #expect(session.category == .ambient && session.categoryOptions.isEmpty)
    #expect(session.currentRoute.outputs.first?.portType == .builtInSpeaker)
    let options = AVAudioSession.CategoryOptions.interruptSpokenAudioAndMixWithOthers
    #expect(options.contains(.mixWithOthers))
    #expect(AVAudioSession.InterruptionType(rawValue: 1) == .began)
    var isAllowed = false
    session.requestRecordPermission { isAllowed = $0 }
    #expect(!isAllowed)
    wait()
    #expect(isAllowed)
  }
}
