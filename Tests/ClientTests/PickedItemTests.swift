import PhotosUI
import Testing
import UIKit

@MainActor
@Suite
struct PickedItemTests {
  private func wait() { RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.1)) }

  @Test
  func `a provider hands over data of a type, or of one that contains it`() {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(
      forTypeIdentifier: UTType.png.identifier,
      visibility: .all
    ) { handler in
      handler(Data([1, 2]), nil)
      return nil
    }
    #expect(provider.hasItemConformingToTypeIdentifier(UTType.image.identifier))
    #expect(!provider.hasItemConformingToTypeIdentifier(UTType.movie.identifier))
    #expect(provider.registeredContentTypes == [.png])
    nonisolated(unsafe) var found: [Data?] = []
    provider.loadDataRepresentation(forTypeIdentifier: UTType.image.identifier) { data, _ in
      found.append(data)
    }
    provider.loadDataRepresentation(for: .movie) { data, error in
      #expect((error as NSError?)?.code == -1000)
      found.append(data)
    }
    wait()
    #expect(found == [Data([1, 2]), nil])
  }

  @Test
  func `objects have their own data`() {
    let provider = NSItemProvider(object: NSString(string: "héllo"))
    nonisolated(unsafe) var found: Data?
    provider.loadDataRepresentation(for: .plainText) { data, _ in found = data }
    wait()
    #expect(found == Data("héllo".utf8))
  }

  @Test
  func `a file is there until the handler returns`() throws {
    let provider = NSItemProvider()
    provider.suggestedName = "photo.png"
    provider.registerDataRepresentation(for: .png) { handler in
      handler(Data([7]), nil)
      return nil
    }
    nonisolated(unsafe) var place: URL?
    nonisolated(unsafe) var content: Data?
    provider.loadFileRepresentation(forTypeIdentifier: "public.png") { url, _ in
      place = url
      content = url.flatMap { try? Data(contentsOf: $0) }
    }
    wait()
    #expect(content == Data([7]))
    let url = try #require(place)
    #expect(url.lastPathComponent == "photo.png")
    #expect(!FileManager.default.fileExists(atPath: url.path))
  }

  @Test
  func `a picker has its configuration, and filters combine`() {
    var configuration = PHPickerConfiguration(photoLibrary: .shared())
    configuration.filter = .any(of: [.images, .not(.screenshots)])
    configuration.selectionLimit = 0
    configuration.selection = .ordered
    configuration.preferredAssetRepresentationMode = .current
    let picker = PHPickerViewController(configuration: configuration)
    #expect(picker.configuration.filter == .any(of: [.images, .not(.screenshots)]))
    #expect(picker.configuration.filter != .images)
  }

  @Test
  func `the library is closed to the app`() async {
    #expect(await PHPhotoLibrary.requestAuthorization(for: .readWrite) == .denied)
    await #expect(throws: PHPhotosError(.accessUserDenied)) {
      try await PHPhotoLibrary.shared().performChanges {}
    }
    let options = PHFetchOptions()
    options.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: false)]
    let assets = PHAsset.fetchAssets(with: .image, options: options)
    #expect(assets.count == 0)
    assets.enumerateObjects { _, _, stop in stop.pointee = true }
    PHCachingImageManager().stopCachingImagesForAllAssets()
  }

  @Test
  func `the sign of a live photo is white over a picture`() {
    let plain = PHLivePhotoView.livePhotoBadgeImage()
    let white = PHLivePhotoView.livePhotoBadgeImage(options: .overContent)
    #expect(plain.size == white.size && plain.size.width > 0)
    #expect(plain.renderingMode != .alwaysOriginal)
    #expect(white.renderingMode == .alwaysOriginal)
    let key = UIImagePickerController.InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
    #expect(key == .livePhoto)
  }
}
