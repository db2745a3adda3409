/// Old and new names, as Apple's headers give them.
enum OldNames {
  static let types = table(
    """
    RunLoopMode RunLoop.Mode
    UIViewAnimationOptions UIView.AnimationOptions
    UIViewKeyframeAnimationOptions UIView.KeyframeAnimationOptions
    UIViewAnimationCurve UIView.AnimationCurve
    UIViewAnimationTransition UIView.AnimationTransition
    UIViewAutoresizing UIView.AutoresizingMask
    UIViewContentMode UIView.ContentMode
    UIViewTintAdjustmentMode UIView.TintAdjustmentMode
    UIControlEvents UIControl.Event
    UIControlState UIControl.State
    UIControlContentHorizontalAlignment UIControl.ContentHorizontalAlignment
    UIControlContentVerticalAlignment UIControl.ContentVerticalAlignment
    UIButtonType UIButton.ButtonType
    UIBarButtonItemStyle UIBarButtonItem.Style
    UIBarButtonSystemItem UIBarButtonItem.SystemItem
    UIGestureRecognizerState UIGestureRecognizer.State
    UISwipeGestureRecognizerDirection UISwipeGestureRecognizer.Direction
    UIScreenEdgePanGestureRecognizerEdge UIRectEdge
    UINavigationControllerOperation UINavigationController.Operation
    UIPageViewControllerTransitionStyle UIPageViewController.TransitionStyle
    UIPageViewControllerNavigationOrientation UIPageViewController.NavigationOrientation
    UIPageViewControllerNavigationDirection UIPageViewController.NavigationDirection
    UIPageViewControllerSpineLocation UIPageViewController.SpineLocation
    UIAlertActionStyle UIAlertAction.Style
    UIAlertControllerStyle UIAlertController.Style
    UIActivityIndicatorViewStyle UIActivityIndicatorView.Style
    UIBlurEffectStyle UIBlurEffect.Style
    UIImageRenderingMode UIImage.RenderingMode
    UIImageOrientation UIImage.Orientation
    UIImageResizingMode UIImage.ResizingMode
    UILayoutConstraintAxis NSLayoutConstraint.Axis
    NSLayoutRelation NSLayoutConstraint.Relation
    NSLayoutAttribute NSLayoutConstraint.Attribute
    NSLayoutFormatOptions NSLayoutConstraint.FormatOptions
    UIStackViewAlignment UIStackView.Alignment
    UIStackViewDistribution UIStackView.Distribution
    UITableViewCellStyle UITableViewCell.CellStyle
    UITableViewCellSelectionStyle UITableViewCell.SelectionStyle
    UITableViewCellAccessoryType UITableViewCell.AccessoryType
    UITableViewCellEditingStyle UITableViewCell.EditingStyle
    UITableViewCellSeparatorStyle UITableViewCell.SeparatorStyle
    UITableViewRowAnimation UITableView.RowAnimation
    UITableViewScrollPosition UITableView.ScrollPosition
    UITableViewStyle UITableView.Style
    UICollectionViewScrollDirection UICollectionView.ScrollDirection
    UICollectionViewScrollPosition UICollectionView.ScrollPosition
    UICollectionElementCategory UICollectionView.ElementCategory
    UIScrollViewIndicatorStyle UIScrollView.IndicatorStyle
    UIScrollViewKeyboardDismissMode UIScrollView.KeyboardDismissMode
    UIScrollViewContentInsetAdjustmentBehavior UIScrollView.ContentInsetAdjustmentBehavior
    UITextBorderStyle UITextField.BorderStyle
    UITextFieldViewMode UITextField.ViewMode
    UITabBarItemPositioning UITabBar.ItemPositioning
    UISearchBarStyle UISearchBar.Style
    UIDatePickerMode UIDatePicker.Mode
    UIFontTextStyle UIFont.TextStyle
    UIFontDescriptorSymbolicTraits UIFontDescriptor.SymbolicTraits
    UITouchPhase UITouch.Phase
    UIEventType UIEvent.EventType
    UIEventSubtype UIEvent.EventSubtype
    UIApplicationState UIApplication.State
    UIApplicationShortcutIconType UIApplicationShortcutIcon.IconType
    UIApplicationLaunchOptionsKey UIApplication.LaunchOptionsKey
    UIPasteboardOption UIPasteboard.OptionsKey
    UIApplicationOpenURLOptionsKey UIApplication.OpenURLOptionsKey
    UIBackgroundFetchResult UIBackgroundFetchResult
    UIAccessibilityTraits UIAccessibilityTraits
    UIInterpolatingMotionEffectType UIInterpolatingMotionEffect.EffectType
    UICollisionBehaviorMode UICollisionBehavior.Mode
    UIPushBehaviorMode UIPushBehavior.Mode
    UIAttachmentBehaviorType UIAttachmentBehavior.AttachmentType
    NSAttributedStringKey NSAttributedString.Key
    NSUnderlineStyle NSUnderlineStyle
    UISplitViewControllerDisplayMode UISplitViewController.DisplayMode
    UIImagePickerControllerSourceType UIImagePickerController.SourceType
    UIPreviewActionStyle UIPreviewAction.Style
    UIContextualActionStyle UIContextualAction.Style
    UIProgressViewStyle UIProgressView.Style
    UIWindowLevel UIWindow.Level
    UISegmentedControlSegment UISegmentedControl.Segment
    UIImpactFeedbackStyle UIImpactFeedbackGenerator.FeedbackStyle
    UINotificationFeedbackType UINotificationFeedbackGenerator.FeedbackType
    UITabBarSystemItem UITabBarItem.SystemItem
    UITableViewRowActionStyle UITableViewRowAction.Style
    UIActivityType UIActivity.ActivityType
    UICollectionUpdateAction UICollectionViewUpdateItem.Action
    UIFontWeight UIFont.Weight
    UITableViewCellStateMask UITableViewCell.StateMask
    UIAccessibilityNotifications UIAccessibility.Notification
    UIMenuControllerArrowDirection UIMenuController.ArrowDirection
    UIPressType UIPress.PressType
    UIPressPhase UIPress.Phase
    UISearchBarIcon UISearchBar.Icon
    UISplitViewControllerPrimaryEdge UISplitViewController.PrimaryEdge
    UITableViewCellFocusStyle UITableViewCell.FocusStyle
    UITextFieldDidEndEditingReason UITextField.DidEndEditingReason
    UITouchType UITouch.TouchType
    UITouchProperties UITouch.Properties
    UIImagePickerControllerCameraDevice UIImagePickerController.CameraDevice
    UIImagePickerControllerCameraFlashMode UIImagePickerController.CameraFlashMode
    UIImagePickerControllerCameraCaptureMode UIImagePickerController.CameraCaptureMode
    UIImagePickerControllerQualityType UIImagePickerController.QualityType
    UIInputViewStyle UIInputView.Style
    UISystemAnimation UIView.SystemAnimation
    UIAccessibilityCustomRotorDirection UIAccessibilityCustomRotor.Direction
    UIFontDescriptorAttributeName UIFontDescriptor.AttributeName
    UIPrintInfoOutputType UIPrintInfo.OutputType
    UITableViewSeparatorInsetReference UITableView.SeparatorInsetReference
    UINavigationItemLargeTitleDisplayMode UINavigationItem.LargeTitleDisplayMode
    UIViewAnimationState UIViewAnimatingState
    NSTextEffectStyle NSAttributedString.TextEffectStyle
    NSStringEncoding String.Encoding
    AVAudioSessionCategoryOptions AVAudioSession.CategoryOptions
    AVPlayerStatus AVPlayer.Status
    AVPlayerItemStatus AVPlayerItem.Status
    AVPlayerActionAtItemEnd AVPlayer.ActionAtItemEnd
    AVCaptureDevicePosition AVCaptureDevice.Position
    AVCaptureFlashMode AVCaptureDevice.FlashMode
    AVCaptureTorchMode AVCaptureDevice.TorchMode
    """
  )
  .merging(laterTypes) { name, _ in name }

  static let nested = table(
    """
    UIView.KeyframeAnimationOption UIView.KeyframeAnimationOptions
    UIControl.ControlEvents UIControl.Event
    """
  )

  static let globals = table(
    """
    UITableViewAutomaticDimension UITableView.automaticDimension
    UICollectionElementKindSectionHeader UICollectionView.elementKindSectionHeader
    UICollectionElementKindSectionFooter UICollectionView.elementKindSectionFooter
    UIScrollViewDecelerationRateNormal UIScrollView.DecelerationRate.normal
    UIScrollViewDecelerationRateFast UIScrollView.DecelerationRate.fast
    UIWindowLevelNormal UIWindow.Level.normal
    UIWindowLevelAlert UIWindow.Level.alert
    UIWindowLevelStatusBar UIWindow.Level.statusBar
    AVFileTypeQuickTimeMovie AVFileType.mov
    AVFileTypeMPEG4 AVFileType.mp4
    AVFileTypeAppleM4V AVFileType.m4v
    AVFileTypeAppleM4A AVFileType.m4a
    AVAudioSessionCategoryAmbient AVAudioSession.Category.ambient
    AVAudioSessionCategoryPlayback AVAudioSession.Category.playback
    AVAudioSessionCategoryRecord AVAudioSession.Category.record
    AVAudioSessionCategoryPlayAndRecord AVAudioSession.Category.playAndRecord
    AVLayerVideoGravityResize AVLayerVideoGravity.resize
    AVLayerVideoGravityResizeAspect AVLayerVideoGravity.resizeAspect
    AVLayerVideoGravityResizeAspectFill AVLayerVideoGravity.resizeAspectFill
    UIApplicationOpenSettingsURLString UIApplication.openSettingsURLString
    UIApplicationOpenURLOptionUniversalLinksOnly UIApplication.OpenExternalURLOptionsKey.universalLinksOnly
    UINavigationControllerHideShowBarDuration UINavigationController.hideShowBarDuration
    UIViewNoIntrinsicMetric UIView.noIntrinsicMetric
    UILayoutFittingCompressedSize UIView.layoutFittingCompressedSize
    UILayoutFittingExpandedSize UIView.layoutFittingExpandedSize
    UIKeyboardFrameBeginUserInfoKey UIResponder.keyboardFrameBeginUserInfoKey
    UIContentSizeCategoryNewValueKey UIContentSizeCategory.newValueUserInfoKey
    UIKeyboardFrameEndUserInfoKey UIResponder.keyboardFrameEndUserInfoKey
    UIKeyboardAnimationDurationUserInfoKey UIResponder.keyboardAnimationDurationUserInfoKey
    UIKeyboardAnimationCurveUserInfoKey UIResponder.keyboardAnimationCurveUserInfoKey
    UIAccessibilityAnnouncementNotification UIAccessibility.Notification.announcement
    UIAccessibilityLayoutChangedNotification UIAccessibility.Notification.layoutChanged
    UIAccessibilityPageScrolledNotification UIAccessibility.Notification.pageScrolled
    UIAccessibilityScreenChangedNotification UIAccessibility.Notification.screenChanged
    UIAccessibilityIsReduceMotionEnabled UIAccessibility._isReduceMotionEnabled
    UIAccessibilityIsReduceTransparencyEnabled UIAccessibility._isReduceTransparencyEnabled
    UIAccessibilityIsVoiceOverRunning UIAccessibility._isVoiceOverRunning
    UIAccessibilityPostNotification UIAccessibility._post
    UIAccessibilityTraitButton UIAccessibilityTraits.button
    UIAccessibilityTraitNone UIAccessibilityTraits.none
    UIAccessibilityTraitHeader UIAccessibilityTraits.header
    UIAccessibilityTraitImage UIAccessibilityTraits.image
    UIAccessibilityTraitSelected UIAccessibilityTraits.selected
    UIImagePickerControllerOriginalImage UIImagePickerController.InfoKey.originalImage
    UIImagePickerControllerEditedImage UIImagePickerController.InfoKey.editedImage
    kCAFillModeForwards CAMediaTimingFillMode.forwards
    kCAFillModeBackwards CAMediaTimingFillMode.backwards
    kCAFillModeBoth CAMediaTimingFillMode.both
    kCAFillModeRemoved CAMediaTimingFillMode.removed
    kCAMediaTimingFunctionLinear CAMediaTimingFunctionName.linear
    kCAMediaTimingFunctionEaseIn CAMediaTimingFunctionName.easeIn
    kCAMediaTimingFunctionEaseOut CAMediaTimingFunctionName.easeOut
    kCAMediaTimingFunctionEaseInEaseOut CAMediaTimingFunctionName.easeInEaseOut
    kCAMediaTimingFunctionDefault CAMediaTimingFunctionName.default
    kCATransitionFade CATransitionType.fade
    kCATransitionMoveIn CATransitionType.moveIn
    kCATransitionPush CATransitionType.push
    kCATransitionReveal CATransitionType.reveal
    kCATransitionFromLeft CATransitionSubtype.fromLeft
    kCATransitionFromRight CATransitionSubtype.fromRight
    kCATransitionFromTop CATransitionSubtype.fromTop
    kCATransitionFromBottom CATransitionSubtype.fromBottom
    kCALineCapButt CAShapeLayerLineCap.butt
    kCALineCapRound CAShapeLayerLineCap.round
    kCALineCapSquare CAShapeLayerLineCap.square
    kCALineJoinMiter CAShapeLayerLineJoin.miter
    kCALineJoinRound CAShapeLayerLineJoin.round
    kCALineJoinBevel CAShapeLayerLineJoin.bevel
    kCAFillRuleNonZero CAShapeLayerFillRule.nonZero
    kCAFillRuleEvenOdd CAShapeLayerFillRule.evenOdd
    kCAGravityResize CALayerContentsGravity.resize
    kCAGravityResizeAspect CALayerContentsGravity.resizeAspect
    kCAGravityResizeAspectFill CALayerContentsGravity.resizeAspectFill
    kCAGravityCenter CALayerContentsGravity.center
    kCAAnimationLinear CAAnimationCalculationMode.linear
    kCAAnimationDiscrete CAAnimationCalculationMode.discrete
    kCAAnimationPaced CAAnimationCalculationMode.paced
    kCAAnimationCubic CAAnimationCalculationMode.cubic
    kCAAnimationCubicPaced CAAnimationCalculationMode.cubicPaced
    kCAAnimationRotateAuto CAAnimationRotationMode.rotateAuto
    kCAAnimationRotateAutoReverse CAAnimationRotationMode.rotateAutoReverse
    kCAFilterNearest CALayerContentsFilter.nearest
    kCAFilterLinear CALayerContentsFilter.linear
    kCAFilterTrilinear CALayerContentsFilter.trilinear
    kCAGravityTop CALayerContentsGravity.top
    kCAGravityBottom CALayerContentsGravity.bottom
    kCAGravityLeft CALayerContentsGravity.left
    kCAGravityRight CALayerContentsGravity.right
    kCAGravityTopLeft CALayerContentsGravity.topLeft
    kCAGravityTopRight CALayerContentsGravity.topRight
    kCAGravityBottomLeft CALayerContentsGravity.bottomLeft
    kCAGravityBottomRight CALayerContentsGravity.bottomRight
    kCAValueFunctionRotateX CAValueFunctionName.rotateX
    kCAValueFunctionRotateY CAValueFunctionName.rotateY
    kCAValueFunctionRotateZ CAValueFunctionName.rotateZ
    kCAValueFunctionScale CAValueFunctionName.scale
    kCAValueFunctionTranslate CAValueFunctionName.translate
    kCAGradientLayerAxial CAGradientLayerType.axial
    kCAGradientLayerRadial CAGradientLayerType.radial
    kCAAlignmentCenter CATextLayerAlignmentMode.center
    kCAAlignmentLeft CATextLayerAlignmentMode.left
    kCAAlignmentRight CATextLayerAlignmentMode.right
    kCAAlignmentNatural CATextLayerAlignmentMode.natural
    kCAAlignmentJustified CATextLayerAlignmentMode.justified
    kCATruncationNone CATextLayerTruncationMode.none
    kCATruncationStart CATextLayerTruncationMode.start
    kCATruncationMiddle CATextLayerTruncationMode.middle
    kCATruncationEnd CATextLayerTruncationMode.end
    kCAEmitterLayerPoint CAEmitterLayerEmitterShape.point
    kCAEmitterLayerLine CAEmitterLayerEmitterShape.line
    kCAEmitterLayerRectangle CAEmitterLayerEmitterShape.rectangle
    kCAEmitterLayerCuboid CAEmitterLayerEmitterShape.cuboid
    kCAEmitterLayerCircle CAEmitterLayerEmitterShape.circle
    kCAEmitterLayerSphere CAEmitterLayerEmitterShape.sphere
    kCAEmitterLayerPoints CAEmitterLayerEmitterMode.points
    kCAEmitterLayerOutline CAEmitterLayerEmitterMode.outline
    kCAEmitterLayerSurface CAEmitterLayerEmitterMode.surface
    kCAEmitterLayerVolume CAEmitterLayerEmitterMode.volume
    kCAEmitterLayerUnordered CAEmitterLayerRenderMode.unordered
    kCAEmitterLayerOldestFirst CAEmitterLayerRenderMode.oldestFirst
    kCAEmitterLayerOldestLast CAEmitterLayerRenderMode.oldestLast
    kCAEmitterLayerBackToFront CAEmitterLayerRenderMode.backToFront
    kCAEmitterLayerAdditive CAEmitterLayerRenderMode.additive
    NSFontAttributeName NSAttributedString.Key.font
    NSForegroundColorAttributeName NSAttributedString.Key.foregroundColor
    NSBackgroundColorAttributeName NSAttributedString.Key.backgroundColor
    NSParagraphStyleAttributeName NSAttributedString.Key.paragraphStyle
    NSKernAttributeName NSAttributedString.Key.kern
    NSUnderlineStyleAttributeName NSAttributedString.Key.underlineStyle
    NSUnderlineColorAttributeName NSAttributedString.Key.underlineColor
    NSStrikethroughStyleAttributeName NSAttributedString.Key.strikethroughStyle
    NSStrikethroughColorAttributeName NSAttributedString.Key.strikethroughColor
    NSStrokeColorAttributeName NSAttributedString.Key.strokeColor
    NSStrokeWidthAttributeName NSAttributedString.Key.strokeWidth
    NSShadowAttributeName NSAttributedString.Key.shadow
    NSBaselineOffsetAttributeName NSAttributedString.Key.baselineOffset
    NSLinkAttributeName NSAttributedString.Key.link
    NSAttachmentAttributeName NSAttributedString.Key.attachment
    NSDocumentTypeDocumentAttribute NSAttributedString.DocumentAttributeKey.documentType
    NSCharacterEncodingDocumentAttribute NSAttributedString.DocumentAttributeKey.characterEncoding
    NSHTMLTextDocumentType NSAttributedString.DocumentType.html
    NSPlainTextDocumentType NSAttributedString.DocumentType.plain
    NSRTFTextDocumentType NSAttributedString.DocumentType.rtf
    UICollectionViewFlowLayoutAutomaticSize UICollectionViewFlowLayout.automaticSize
    UIPageViewControllerOptionInterPageSpacingKey UIPageViewController.OptionsKey.interPageSpacing
    UIPageViewControllerOptionSpineLocationKey UIPageViewController.OptionsKey.spineLocation
    NSRunLoopCommonModes RunLoop.Mode.common
    UIBackgroundTaskInvalid UIBackgroundTaskIdentifier.invalid
    UIFontWeightUltraLight UIFont.Weight.ultraLight
    UIFontWeightThin UIFont.Weight.thin
    UIFontWeightLight UIFont.Weight.light
    UIFontWeightRegular UIFont.Weight.regular
    UIFontWeightMedium UIFont.Weight.medium
    UIFontWeightSemibold UIFont.Weight.semibold
    UIFontWeightBold UIFont.Weight.bold
    UIFontWeightHeavy UIFont.Weight.heavy
    UIFontWeightBlack UIFont.Weight.black
    UILayoutPriorityRequired UILayoutPriority.required
    UILayoutPriorityDefaultHigh UILayoutPriority.defaultHigh
    UILayoutPriorityDefaultLow UILayoutPriority.defaultLow
    UITableViewIndexSearch UITableView.indexSearch
    UIAccessibilityTraitLink UIAccessibilityTraits.link
    UIAccessibilityTraitSearchField UIAccessibilityTraits.searchField
    UIAccessibilityTraitAdjustable UIAccessibilityTraits.adjustable
    UIAccessibilityTraitNotEnabled UIAccessibilityTraits.notEnabled
    UIAccessibilityTraitUpdatesFrequently UIAccessibilityTraits.updatesFrequently
    UIAccessibilityTraitStaticText UIAccessibilityTraits.staticText
    UIAccessibilityTraitPlaysSound UIAccessibilityTraits.playsSound
    UIAccessibilityTraitKeyboardKey UIAccessibilityTraits.keyboardKey
    UIAccessibilityTraitSummaryElement UIAccessibilityTraits.summaryElement
    UIAccessibilityTraitAllowsDirectInteraction UIAccessibilityTraits.allowsDirectInteraction
    UIAccessibilityTraitCausesPageTurn UIAccessibilityTraits.causesPageTurn
    UIAccessibilityTraitTabBar UIAccessibilityTraits.tabBar
    UIImagePickerControllerMediaType UIImagePickerController.InfoKey.mediaType
    UIImagePickerControllerCropRect UIImagePickerController.InfoKey.cropRect
    UIImagePickerControllerMediaURL UIImagePickerController.InfoKey.mediaURL
    UIImagePickerControllerReferenceURL UIImagePickerController.InfoKey.referenceURL
    UIImagePickerControllerMediaMetadata UIImagePickerController.InfoKey.mediaMetadata
    UIImagePickerControllerPHAsset UIImagePickerController.InfoKey.phAsset
    UIImagePickerControllerImageURL UIImagePickerController.InfoKey.imageURL
    UIKeyboardIsLocalUserInfoKey UIResponder.keyboardIsLocalUserInfoKey
    NSLigatureAttributeName NSAttributedString.Key.ligature
    NSObliquenessAttributeName NSAttributedString.Key.obliqueness
    NSExpansionAttributeName NSAttributedString.Key.expansion
    NSTextEffectAttributeName NSAttributedString.Key.textEffect
    NSWritingDirectionAttributeName NSAttributedString.Key.writingDirection
    UIFontDescriptorFamilyAttribute UIFontDescriptor.AttributeName.family
    UIFontDescriptorNameAttribute UIFontDescriptor.AttributeName.name
    UIFontDescriptorFaceAttribute UIFontDescriptor.AttributeName.face
    UIFontDescriptorSizeAttribute UIFontDescriptor.AttributeName.size
    UIFontDescriptorTraitsAttribute UIFontDescriptor.AttributeName.traits
    UIFontDescriptorFeatureSettingsAttribute UIFontDescriptor.AttributeName.featureSettings
    UIFontWeightTrait UIFontDescriptor.TraitKey.weight
    UIFontSymbolicTrait UIFontDescriptor.TraitKey.symbolic
    UIFontFeatureTypeIdentifierKey UIFontDescriptor.FeatureKey.featureIdentifier
    UIFontFeatureSelectorIdentifierKey UIFontDescriptor.FeatureKey.typeIdentifier
    UIFontTextStyleBody UIFont.TextStyle.body
    UIApplicationStatusBarFrameUserInfoKey UIApplication.statusBarFrameUserInfoKey
    UIApplicationBackgroundFetchIntervalMinimum UIApplication.backgroundFetchIntervalMinimum
    UIApplicationBackgroundFetchIntervalNever UIApplication.backgroundFetchIntervalNever
    UISplitViewControllerAutomaticDimension UISplitViewController.automaticDimension
    kCAScrollNone CAScrollLayerScrollMode.none
    kCAScrollBoth CAScrollLayerScrollMode.both
    kCAContentsFormatRGBA8Uint CALayerContentsFormat.RGBA8Uint
    AVAudioSessionCategorySoloAmbient AVAudioSession.Category.soloAmbient
    AVAudioSessionModeDefault AVAudioSession.Mode.default
    UIEdgeInsetsZero UIEdgeInsets.zero
    UIOffsetZero UIOffset.zero
    NSDefaultRunLoopMode RunLoop.Mode.default
    UITrackingRunLoopMode RunLoop.Mode.tracking
    CGAffineTransformIdentity CGAffineTransform.identity
    UIKeyInputUpArrow UIKeyCommand.inputUpArrow
    UIKeyInputDownArrow UIKeyCommand.inputDownArrow
    UIKeyInputLeftArrow UIKeyCommand.inputLeftArrow
    UIKeyInputRightArrow UIKeyCommand.inputRightArrow
    UIKeyInputEscape UIKeyCommand.inputEscape
    """
  )
  .merging(families) { name, _ in name }

  /// A type as it is written, with the new names of those in it.
  static func current(_ type: String) -> String {
    var result = ""
    var word = ""
    for character in type + "\n" {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
      } else {
        result += types[word] ?? word
        result.append(character)
        word = ""
      }
    }
    return String(result.dropLast())
  }

  static func table(_ text: String) -> [String: String] {
    var result: [String: String] = [:]
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      if words[0] != words[1] { result[String(words[0])] = String(words[1]) }
    }
    return result
  }
}
