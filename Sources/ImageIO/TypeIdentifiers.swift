import CoreGraphics

// The identifiers of types as constants of C, which MobileCoreServices had before iOS 15.

public let kUTTypeItem: CFString = "public.item"
public let kUTTypeContent: CFString = "public.content"
public let kUTTypeData: CFString = "public.data"
public let kUTTypeFolder: CFString = "public.folder"
public let kUTTypeDirectory: CFString = "public.directory"
public let kUTTypeURL: CFString = "public.url"
public let kUTTypeFileURL: CFString = "public.file-url"
public let kUTTypeText: CFString = "public.text"
public let kUTTypePlainText: CFString = "public.plain-text"
public let kUTTypeUTF8PlainText: CFString = "public.utf8-plain-text"
public let kUTTypeRTF: CFString = "public.rtf"
public let kUTTypeHTML: CFString = "public.html"
public let kUTTypeXML: CFString = "public.xml"
public let kUTTypeJSON: CFString = "public.json"
public let kUTTypePDF: CFString = "com.adobe.pdf"
public let kUTTypeImage: CFString = "public.image"
public let kUTTypeJPEG: CFString = "public.jpeg"
public let kUTTypePNG: CFString = "public.png"
public let kUTTypeGIF: CFString = "com.compuserve.gif"
public let kUTTypeTIFF: CFString = "public.tiff"
public let kUTTypeBMP: CFString = "com.microsoft.bmp"
public let kUTTypeLivePhoto: CFString = "com.apple.live-photo"
public let kUTTypeAudiovisualContent: CFString = "public.audiovisual-content"
public let kUTTypeMovie: CFString = "public.movie"
public let kUTTypeVideo: CFString = "public.video"
public let kUTTypeQuickTimeMovie: CFString = "com.apple.quicktime-movie"
public let kUTTypeMPEG4: CFString = "public.mpeg-4"
public let kUTTypeAudio: CFString = "public.audio"
public let kUTTypeMP3: CFString = "public.mp3"
public let kUTTypeZipArchive: CFString = "public.zip-archive"

/// Data that can grow.
public func CFDataCreateMutable(_ allocator: Any?, _ capacity: Int) -> CFMutableData? {
  CFMutableData()
}
