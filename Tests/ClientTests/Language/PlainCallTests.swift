import AVFoundation
import Testing
import UIKit

// In Swift 6 mode these functions want the main actor.
#if swift(<6.0)
/// A class without an actor, as apps have for their services: it calls what Apple's
/// frameworks declare without one.
private final class MediaService {
  func layer() -> AVPlayerLayer { AVPlayerLayer(player: nil) }
  func canSave(_ path: String) -> Bool { UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(path) }
  func save(_ image: UIImage) { UIImageWriteToSavedPhotosAlbum(image, nil, nil, nil) }
}

@MainActor
@Suite
struct PlainCallTests {
  @Test
  func `what has no actor on iOS is called by a class without one`() {
    let service = MediaService()
    #expect(service.layer().player == nil)
    #expect(!service.canSave("film.mov"))
    service.save(UIImage())
  }
}
#endif
