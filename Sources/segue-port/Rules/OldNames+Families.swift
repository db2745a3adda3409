// Constants that became members of a type of their own, family by family.

extension OldNames {
  /// The constants, with what they became: `AVMediaTypeVideo`, `AVMediaType.video` (documented).
  ///
  /// Each line below has the beginning of the old names, the type, and its members; `QRCode=qr`
  /// is one with a spelling of its own.
  static let families: [String: String] = {
    var result: [String: String] = [:]
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      for word in words.dropFirst(2) {
        let parts = word.split(separator: "=").map(String.init)
        let member = parts.last ?? word
        let end = parts.count == 2 ? parts[0] : member.prefix(1).uppercased() + member.dropFirst()
        result[words[0] + end] = words[1] + "." + member
      }
    }
    return result
  }()

  private static let text = """
    AVMediaType AVMediaType video audio text closedCaption subtitle timecode metadata muxed depthData
    AVMediaCharacteristic AVMediaCharacteristic visual audible legible
    AVFileType AVFileType WAVE=wav MPEGLayer3=mp3 CoreAudioFormat=caf AIFF=aiff 3GPP=mobile3GPP JPEG=jpg
    AVCaptureSessionPreset AVCaptureSession.Preset photo high medium low inputPriority 352x288=cif352x288 640x480=vga640x480 1280x720=hd1280x720 1920x1080=hd1920x1080 3840x2160=hd4K3840x2160 iFrame960x540=iFrame960x540 iFrame1280x720=iFrame1280x720
    AVMetadataObjectType AVMetadataObject.ObjectType face QRCode=qr AztecCode=aztec DataMatrixCode=dataMatrix PDF417Code=pdf417 EAN13Code=ean13 EAN8Code=ean8 UPCECode=upce Code39Code=code39 Code39Mod43Code=code39Mod43 Code93Code=code93 Code128Code=code128 ITF14Code=itf14 Interleaved2of5Code=interleaved2of5
    AVMetadataCommonKey AVMetadataKey Title=commonKeyTitle Artist=commonKeyArtist AlbumName=commonKeyAlbumName Artwork=commonKeyArtwork Author=commonKeyAuthor Creator=commonKeyCreator Description=commonKeyDescription Type=commonKeyType CreationDate=commonKeyCreationDate Location=commonKeyLocation
    AVMetadataCommonIdentifier AVMetadataIdentifier Title=commonIdentifierTitle Artist=commonIdentifierArtist AlbumName=commonIdentifierAlbumName Artwork=commonIdentifierArtwork Description=commonIdentifierDescription
    AVMetadataKeySpace AVMetadataKeySpace common ID3=id3 iTunes=iTunes quickTimeMetadata quickTimeUserData
    AVMetadataFormat AVMetadataFormat ID3Metadata=id3Metadata iTunesMetadata=iTunesMetadata quickTimeMetadata
    AVAudioSessionCategory AVAudioSession.Category multiRoute
    AVAudioSessionMode AVAudioSession.Mode voiceChat videoRecording measurement moviePlayback videoChat gameChat spokenAudio
    AVAudioSessionPort AVAudioSession.Port builtInSpeaker builtInReceiver builtInMic headphones headsetMic bluetoothA2DP bluetoothHFP bluetoothLE airPlay carAudio HDMI lineIn lineOut USBAudio=usbAudio
    AVAudioTimePitchAlgorithm AVAudioTimePitchAlgorithm timeDomain spectral varispeed
    AVCaptureDeviceType AVCaptureDevice.DeviceType builtInWideAngleCamera builtInTelephotoCamera builtInDualCamera builtInMicrophone
    UIFontTextStyle UIFont.TextStyle largeTitle title1 title2 title3 headline subheadline callout footnote caption1 caption2
    UIFontDescriptor UIFontDescriptor.AttributeName TextStyleAttribute=textStyle
    UIFont UIFontDescriptor.TraitKey SlantTrait=slant WidthTrait=width
    UIActivityType UIActivity.ActivityType postToFacebook postToTwitter postToWeibo message mail print copyToPasteboard assignToContact saveToCameraRoll addToReadingList postToFlickr postToVimeo postToTencentWeibo airDrop OpenInIBooks=openInIBooks
    UIApplicationLaunchOptions UIApplication.LaunchOptionsKey URLKey=url SourceApplicationKey=sourceApplication RemoteNotificationKey=remoteNotification LocalNotificationKey=localNotification AnnotationKey=annotation LocationKey=location ShortcutItemKey=shortcutItem UserActivityDictionaryKey=userActivityDictionary UserActivityTypeKey=userActivityType
    UIAccessibilityTrait UIAccessibilityTraits startsMediaSession
    UILayoutPriority UILayoutPriority fittingSizeLevel
    UIImagePickerController UIImagePickerController.InfoKey LivePhoto=livePhoto
    NS NSAttributedString.DocumentType RTFDTextDocumentType=rtfd
    NS NSAttributedString.DocumentAttributeKey DefaultAttributesDocumentAttribute=defaultAttributes DocumentTypeDocumentOption=documentType
    NS NSAttributedString.Key VerticalGlyphFormAttributeName=verticalGlyphForm
    NSTextEffect NSAttributedString.TextEffectStyle LetterpressStyle=letterpressStyle
    NSTab NSTextTab.OptionKey ColumnTerminatorsAttributeName=columnTerminators
    kCMTime CMTime zero invalid indefinite positiveInfinity negativeInfinity
    kCMTimeRange CMTimeRange zero invalid
    """

  /// Types of before Swift 4.2 outside of UIKit's views.
  static let laterTypes = table(
    """
    AVCaptureDeviceType AVCaptureDevice.DeviceType
    AVCaptureDeviceDiscoverySession AVCaptureDevice.DiscoverySession
    AVCaptureDeviceFormat AVCaptureDevice.Format
    AVCaptureFocusMode AVCaptureDevice.FocusMode
    AVCaptureExposureMode AVCaptureDevice.ExposureMode
    AVCaptureWhiteBalanceMode AVCaptureDevice.WhiteBalanceMode
    AVAudioSessionPortOverride AVAudioSession.PortOverride
    AVAudioSessionInterruptionType AVAudioSession.InterruptionType
    AVAudioSessionInterruptionOptions AVAudioSession.InterruptionOptions
    AVAudioSessionRouteChangeReason AVAudioSession.RouteChangeReason
    AVAudioSessionSetActiveOptions AVAudioSession.SetActiveOptions
    AVAudioSessionRecordPermission AVAudioSession.RecordPermission
    AVAudioSessionSilenceSecondaryAudioHintType AVAudioSession.SilenceSecondaryAudioHintType
    AVPlayerTimeControlStatus AVPlayer.TimeControlStatus
    AVAssetExportSessionStatus AVAssetExportSession.Status
    MKAnnotationViewDragState MKAnnotationView.DragState
    NSTextStorageEditActions NSTextStorage.EditActions
    UITextWritingDirection NSWritingDirection
    UIWebViewNavigationType UIWebView.NavigationType
    UIDocumentState UIDocument.State
    UIDocumentSaveOperation UIDocument.SaveOperation
    UIDocumentChangeKind UIDocument.ChangeKind
    UIPrintInfoDuplex UIPrintInfo.Duplex
    UIPrintInfoOrientation UIPrintInfo.Orientation
    UIDeviceBatteryState UIDevice.BatteryState
    UIImagePickerControllerInfoKey UIImagePickerController.InfoKey
    UITableViewDropIntent UITableViewDropProposal.Intent
    UICollectionViewDropIntent UICollectionViewDropProposal.Intent
    UICollectionViewReorderingCadence UICollectionView.ReorderingCadence
    UIGraphicsImageRendererFormatRange UIGraphicsImageRendererFormat.Range
    """
  )
}
