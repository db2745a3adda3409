/// Apple's structures, enumerations and numbers whose names begin like those of classes.
///
/// The old names of nested types are in `OldNames.types`.
enum AppleValues {
  static let names = Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))

  private static let text = """
    AVAudioQuality AVAudioTimePitchAlgorithm AVAuthorizationStatus AVCaptureVideoOrientation
    AVError AVKeyValueStatus AVLayerVideoGravity AVMediaType AVSpeechBoundary
    AVSpeechSynthesisVoiceQuality AVVideoCodecType CAAnimationCalculationMode
    CAAnimationRotationMode CAAutoresizingMask CACornerMask CAEdgeAntialiasingMask
    CAEmitterLayerEmitterMode CAEmitterLayerEmitterShape CAEmitterLayerRenderMode
    CAFrameRateRange CAGradientLayerType CALayerContentsFilter CALayerContentsFormat
    CALayerContentsGravity CALayerCornerCurve CAMediaTimingFillMode
    CAMediaTimingFunctionName CAScrollLayerScrollMode CAShapeLayerFillRule
    CAShapeLayerLineCap CAShapeLayerLineJoin CATextLayerAlignmentMode
    CATextLayerTruncationMode CATransform3D CATransitionSubtype CATransitionType
    CAValueFunctionName CIContextOption CIFormat CIImageAutoAdjustmentOption CIImageOption
    CIImageRepresentationOption CLAccuracyAuthorization CLActivityType CLAuthorizationStatus
    CLDeviceOrientation CLError CLHeadingComponentValue CLLocationAccuracy
    CLLocationCoordinate2D CLLocationDegrees CLLocationDirection CLLocationDistance
    CLLocationSpeed CLLocationUpdate CLProximity CLRegionState CNAuthorizationStatus
    CNContactDisplayNameOrder CNContactFormatterStyle CNContactSortOrder CNContactType
    CNEntityType CNError CNPostalAddressFormatterStyle EKAlarmProximity
    EKAuthorizationStatus EKCalendarType EKEntityMask EKEntityType EKError
    EKEventAvailability EKEventStatus EKRecurrenceFrequency EKReminderPriority EKSourceType
    EKSpan EKWeekday MFMailComposeError MFMailComposeResult MKAnnotationViewZPriority
    MKCoordinateRegion MKCoordinateSpan MKDirectionsTransportType MKError
    MKFeatureDisplayPriority MKFeatureVisibility MKMapPoint MKMapRect MKMapSize MKMapType
    MKOverlayLevel MKPinAnnotationColor MKPointOfInterestCategory MKTileOverlayPath
    MKUserTrackingMode MKZoomScale NSAttributeType NSBatchDeleteRequestResultType
    NSBatchInsertRequestResultType NSBatchUpdateRequestResultType NSDataAssetName
    NSDeleteRule NSDiffableDataSourceSectionSnapshot NSDiffableDataSourceSectionTransaction
    NSDiffableDataSourceSnapshot NSDiffableDataSourceTransaction NSDirectionalEdgeInsets
    NSDirectionalRectEdge NSEdgeInsets NSExceptionName NSFetchRequestResultType
    NSFetchedResultsChangeType NSInteger NSItemProviderFileOptions
    NSItemProviderRepresentationVisibility NSKeyValueChange NSKeyValueChangeKey
    NSKeyValueObservedChange NSKeyValueObservingOptions NSLineBreakMode
    NSManagedObjectContextConcurrencyType NSMergePolicyType NSPersistentStoreRequestType
    NSPoint NSRange NSRect NSRectAlignment NSSize NSSnapshotEventType NSStringDrawingOptions
    NSTextAlignment NSTextCheckingKey NSUInteger NSUnderlineStyle NSValueTransformerName
    NSWritingDirection PHAccessLevel PHAssetBurstSelectionType PHAssetCollectionSubtype
    PHAssetCollectionType PHAssetEditOperation PHAssetMediaSubtype PHAssetMediaType
    PHAssetResourceType PHAssetSourceType PHAuthorizationStatus PHCollectionListSubtype
    PHCollectionListType PHImageContentMode PHImageRequestID
    PHImageRequestOptionsDeliveryMode PHImageRequestOptionsResizeMode
    PHImageRequestOptionsVersion PHLivePhotoViewPlaybackStyle PHPhotosError
    PHPickerCapabilities PHPickerConfiguration PHPickerFilter PHPickerMode PHPickerResult
    PHVideoRequestOptionsDeliveryMode PHVideoRequestOptionsVersion PKAddPassButtonStyle
    PKContactField PKMerchantCapability PKPassType PKPaymentAuthorizationStatus
    PKPaymentButtonStyle PKPaymentButtonType PKPaymentError PKPaymentMethodType
    PKPaymentNetwork PKPaymentSummaryItemType PKShippingContactEditingMode PKShippingType
    QLPreviewItemEditingMode SFAuthenticationError SKError SKPaymentTransactionState
    UIAccessibility UIAccessibilityContainerType UIAccessibilityContrast
    UIAccessibilityNavigationStyle UIAccessibilityScrollDirection
    UIAccessibilityTextualContext UIAccessibilityTraits UIAlertControllerSeverity UIAxis
    UIBackgroundConfiguration UIBackgroundFetchResult UIBackgroundTaskIdentifier
    UIBarMetrics UIBarPosition UIBarStyle UIBaselineAdjustment UIBehavioralStyle
    UICellAccessory UICellConfigurationState UICollectionLayoutListConfiguration
    UICollectionLayoutSectionOrthogonalScrollingBehavior UIConfigurationColorTransformer
    UIConfigurationStateCustomKey UIConfigurationTextAttributesTransformer
    UIContentInsetsReference UIContentSizeCategory UIContentUnavailableConfiguration
    UIContentUnavailableConfigurationState UIContextMenuInteractionCommitStyle
    UICornerConfiguration UICornerRadius UIDataDetectorTypes UIDatePickerStyle
    UIDeviceOrientation UIDisplayGamut UIDropOperation UIDropSessionProgressIndicatorStyle
    UIDynamicItemCollisionBoundsType UIEdgeInsets UIEditMenuArrowDirection
    UIEditingInteractionConfiguration UIFloatRange UIFocusHeading UIForceTouchCapability
    UIHoverAutomaticEffect UIHoverHighlightEffect UIHoverLiftEffect UIInterfaceOrientation
    UIInterfaceOrientationMask UIKeyModifierFlags UIKeyboardAppearance UIKeyboardHIDUsage
    UIKeyboardType UILabelVibrancy UILayoutPriority UILegibilityWeight
    UIListContentConfiguration UIListSeparatorConfiguration UIModalPresentationStyle
    UIModalTransitionStyle UIOffset UIPencilPreferredAction UIPointerEffect UIPointerShape
    UIPopoverArrowDirection UIRectCorner UIRectEdge UIReturnKeyType UISceneCaptureState
    UIScrollTypeMask UISemanticContentAttribute UIShape UISpringLoadedInteractionEffectState
    UIStatusBarAnimation UIStatusBarStyle UISymbolContentTransition
    UITextAutocapitalizationType UITextAutocorrectionType UITextContentType UITextDirection
    UITextGranularity UITextInlinePredictionType UITextItemInteraction UITextLayoutDirection
    UITextSearchFoundTextStyle UITextSmartDashesType UITextSmartInsertDeleteType
    UITextSmartQuotesType UITextSpellCheckingType UITextStorageDirection UITimingCurveType
    UITraitAccessibilityContrast UITraitActiveAppearance UITraitDisplayGamut
    UITraitDisplayScale UITraitEnvironmentLayoutDirection UITraitHorizontalSizeClass
    UITraitLayoutDirection UITraitLegibilityWeight UITraitOverrides
    UITraitPreferredContentSizeCategory UITraitSceneCaptureState UITraitUserInterfaceIdiom
    UITraitUserInterfaceLevel UITraitUserInterfaceStyle UITraitVerticalSizeClass
    UITransitionContextViewControllerKey UITransitionContextViewKey
    UIUserInterfaceActiveAppearance UIUserInterfaceIdiom UIUserInterfaceLayoutDirection
    UIUserInterfaceLevel UIUserInterfaceSizeClass UIUserInterfaceStyle
    UIUserNotificationActionBehavior UIUserNotificationActionContext
    UIUserNotificationActivationMode UIUserNotificationType UIVibrancyEffectStyle
    UIViewAnimatingPosition UIViewAnimatingState UIViewConfigurationState
    UIWritingToolsBehavior WKAudiovisualMediaTypes WKDataDetectorTypes WKError
    WKMediaCaptureState WKMediaCaptureType WKMediaPlaybackState WKNavigationActionPolicy
    WKNavigationResponsePolicy WKNavigationType WKPermissionDecision WKSelectionGranularity
    WKUserScriptInjectionTime
    NSTextLayoutOrientation UIActivityItemsConfigurationInteraction
    UIActivityItemsConfigurationMetadataKey UIActivityItemsConfigurationPreviewIntent
    UIFocusGroupPriority UIFocusItemDeferralMode UIHDRHeadroomUsageLimit
    UISceneSessionActivationRequest UITraitHDRHeadroomUsageLimit
    UITraitSplitViewControllerLayoutEnvironment
    """
}
