import CoreML
import Testing
import UIKit
import Vision
import VisionKit

/// Nothing sees, reads or predicts.
@MainActor
@Suite
struct VisionTests {
  @Test
  func `a model cannot be loaded, and its inputs are kept`() throws {
    let url = URL(fileURLWithPath: "/a.mlmodelc")
    #expect(throws: MLModelError.self) { try MLModel(contentsOf: url) }
    let input = try MLDictionaryFeatureProvider(dictionary: ["age": 3, "name": "Ann"])
    #expect(input.featureValue(for: "age")?.int64Value == 3)
    #expect(input.featureValue(for: "name")?.stringValue == "Ann")
    #expect(throws: MLModelError.self) {
      try MLDictionaryFeatureProvider(dictionary: ["a": [1]])
    }
  }

  @Test
  func `a request ends with an error and without results`() throws {
    var codes: [Int] = []
    let request = VNDetectFaceRectanglesRequest { request, error in
      if request.results == nil { codes.append((error as NSError?)?.code ?? 0) }
    }
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
    let handler = VNImageRequestHandler(cgImage: try #require(image.cgImage), options: [:])
    do {
      try handler.perform([request])
      Issue.record("it sees")
    } catch {
      #expect((error as NSError).domain == VNErrorDomain)
    }
    #expect(codes == [VNErrorCode.unsupportedRequest.rawValue])
    let faces: [VNFaceObservation]? = request.results
    #expect(faces == nil)
  }

  @Test
  func `parts of a picture are counted in pixels`() {
    let part = CGRect(x: 0.25, y: 0.5, width: 0.5, height: 0.25)
    let pixels = VNImageRectForNormalizedRect(part, 200, 100)
    #expect(pixels == CGRect(x: 50, y: 50, width: 100, height: 25))
    #expect(VNNormalizedRectForImageRect(pixels, 200, 100) == part)
  }

  @Test
  func `pages are not scanned, and texts in pictures not selected`() {
    #expect(!ImageAnalyzer.isSupported && !VNDocumentCameraViewController.isSupported)
    final class Listener: NSObject, VNDocumentCameraViewControllerDelegate {
      var count = 0
      func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) {
        count += 1
      }
    }
    let listener = Listener()
    let screen = VNDocumentCameraViewController()
    screen.delegate = listener
    screen.onClose?()
    #expect(listener.count == 1)
    let view = UIImageView()
    let interaction = ImageAnalysisInteraction()
    view.addInteraction(interaction)
    interaction.preferredInteractionTypes = .automatic
    #expect(interaction.view === view && !interaction.hasText(at: .zero))
  }
}
