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
    UIApplicationLaunchOptionsKey UIApplication.LaunchOptionsKey
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
    """
  )

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
    AVAudioSessionCategoryAmbient AVAudioSession.Category.ambient
    AVAudioSessionCategoryPlayback AVAudioSession.Category.playback
    AVAudioSessionCategoryRecord AVAudioSession.Category.record
    AVAudioSessionCategoryPlayAndRecord AVAudioSession.Category.playAndRecord
    AVLayerVideoGravityResize AVLayerVideoGravity.resize
    AVLayerVideoGravityResizeAspect AVLayerVideoGravity.resizeAspect
    AVLayerVideoGravityResizeAspectFill AVLayerVideoGravity.resizeAspectFill
    UIApplicationOpenSettingsURLString UIApplication.openSettingsURLString
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
    """
  )

  /// Properties and methods whose names changed and whose arguments did not.
  static let members = table(
    """
    childViewControllers children
    addChildViewController addChild
    removeFromParentViewController removeFromParent
    childViewControllerForStatusBarStyle childForStatusBarStyle
    childViewControllerForStatusBarHidden childForStatusBarHidden
    childViewControllerForHomeIndicatorAutoHidden childForHomeIndicatorAutoHidden
    activityIndicatorViewStyle style
    commonModes common
    defaultRunLoopMode default
    rangeAt range(at:)
    styleSingle single
    styleThick thick
    styleDouble double
    """
  )

  /// `name label` of calls, and what they are now.
  static let labels: [String: (name: String, label: String)] = [
    "bringSubview toFront": ("bringSubviewToFront", ""),
    "bringSubviewToFront toFront": ("bringSubviewToFront", ""),
    "sendSubview toBack": ("sendSubviewToBack", ""),
    "didMove toParentViewController": ("didMove", "toParent"),
    "willMove toParentViewController": ("willMove", "toParent"),
    "size attributes": ("size", "withAttributes"),
    "frame forAlignmentRect": ("frame", "forAlignmentRect"),
    "insetBy dx": ("insetBy", "dx"),
  ]

  /// Labels of initializers' first arguments, and those they have now.
  static let initializers = ["activityIndicatorStyle": "style"]

  /// Properties that were strings before Swift 4.2; with the class of those whose names others have too.
  static let strings: [String: String?] = [
    "contentsGravity": nil, "fillMode": nil, "lineCap": nil, "lineJoin": nil, "fillRule": nil,
    "calculationMode": nil, "rotationMode": nil, "alignmentMode": nil, "truncationMode": nil,
    "emitterShape": nil, "emitterMode": nil, "subtype": "CATransition", "type": "CATransition",
  ]

  /// Names that an own override declares as well.
  static let alwaysApple: Set<String> = [
    "didMove", "willMove", "bringSubview", "sendSubview", "size",
  ]

  /// Notifications, which became members of the classes that post them.
  static let notifications: [String: String] = {
    var result = table(
      """
      UITextFieldTextDidChange UITextField.textDidChangeNotification
      UITextFieldTextDidBeginEditing UITextField.textDidBeginEditingNotification
      UITextFieldTextDidEndEditing UITextField.textDidEndEditingNotification
      UITextViewTextDidChange UITextView.textDidChangeNotification
      UITextViewTextDidBeginEditing UITextView.textDidBeginEditingNotification
      UITextViewTextDidEndEditing UITextView.textDidEndEditingNotification
      UIContentSizeCategoryDidChange UIContentSizeCategory.didChangeNotification
      UIDeviceOrientationDidChange UIDevice.orientationDidChangeNotification
      """
    )
    for name in ["WillShow", "DidShow", "WillHide", "DidHide", "WillChangeFrame", "DidChangeFrame"]
    {
      result["UIKeyboard" + name] = "UIResponder.keyboard\(name)Notification"
    }
    for name in [
      "DidBecomeActive", "WillResignActive", "DidEnterBackground", "WillEnterForeground",
      "DidFinishLaunching", "WillTerminate", "DidReceiveMemoryWarning",
      "WillChangeStatusBarOrientation", "DidChangeStatusBarOrientation",
      "WillChangeStatusBarFrame", "DidChangeStatusBarFrame", "SignificantTimeChange",
      "UserDidTakeScreenshot",
    ] {
      let member = name.prefix(1).lowercased() + name.dropFirst()
      result["UIApplication" + name] = "UIApplication.\(member)Notification"
    }
    return result
  }()

  private static func table(_ text: String) -> [String: String] {
    var result: [String: String] = [:]
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      if words[0] != words[1] { result[String(words[0])] = String(words[1]) }
    }
    return result
  }
}
