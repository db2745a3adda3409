/// The optional methods of UIKit's delegates by their whole names, as UIKit here declares them.
///
/// A class may have methods of its own whose names only begin like these.
enum DelegateMethods {
  /// Whether a protocol, or one that it inherits from, has an optional method of this name.
  static func has(_ name: String, in type: String) -> Bool {
    var here: String? = type
    while let each = here {
      if names[each]?.contains(name) == true { return true }
      here = inherits[each]
    }
    return false
  }

  /// Whether any protocol has an optional method of this name.
  static func has(_ name: String) -> Bool { names.values.contains { $0.contains(name) } }

  /// Whether all methods of this base name have a label before their first argument:
  /// `viewForZooming(in:)`.
  static func wantsLabel(_ base: String) -> Bool {
    let all = names.values.joined().filter { $0.hasPrefix("\(base)(") }
    return !all.isEmpty && !all.contains { $0.hasPrefix("\(base)(_:") }
  }

  /// What a class must have besides to adopt a data source.
  static let required = [
    "UITableViewDataSource": """
     func tableView(_: UITableView, numberOfRowsInSection _: Int) -> Int { 0 }; \
    func tableView(_: UITableView, cellForRowAt _: IndexPath) -> UITableViewCell { .init() } 
    """,
    "UICollectionViewDataSource": """
     func collectionView(_: UICollectionView, numberOfItemsInSection _: Int) -> Int { 0 }; \
    func collectionView(_: UICollectionView, cellForItemAt _: IndexPath) -> UICollectionViewCell \
    { .init(frame: .zero) } 
    """,
  ]

  private static let inherits = [
    "UITableViewDelegate": "UIScrollViewDelegate",
    "UICollectionViewDelegate": "UIScrollViewDelegate",
    "UICollectionViewDelegateFlowLayout": "UICollectionViewDelegate",
    "UITextViewDelegate": "UIScrollViewDelegate",
    "UIPickerViewAccessibilityDelegate": "UIPickerViewDelegate",
    "UIPopoverPresentationControllerDelegate": "UIAdaptivePresentationControllerDelegate",
  ]

  private static let names: [String: Set<String>] = [
    "UIScrollViewDelegate": [
      "scrollViewDidScroll(_:)", "scrollViewDidZoom(_:)", "scrollViewWillBeginDragging(_:)",
      "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)",
      "scrollViewDidEndDragging(_:willDecelerate:)", "scrollViewWillBeginDecelerating(_:)",
      "scrollViewDidEndDecelerating(_:)", "scrollViewDidEndScrollingAnimation(_:)",
      "viewForZooming(in:)", "scrollViewWillBeginZooming(_:with:)",
      "scrollViewDidEndZooming(_:with:atScale:)", "scrollViewShouldScrollToTop(_:)",
      "scrollViewDidScrollToTop(_:)", "scrollViewDidChangeAdjustedContentInset(_:)",
    ],
    "UITableViewDataSource": [
      "numberOfSections(in:)", "tableView(_:titleForHeaderInSection:)",
      "tableView(_:titleForFooterInSection:)", "tableView(_:canEditRowAt:)",
      "tableView(_:canMoveRowAt:)", "tableView(_:commit:forRowAt:)", "tableView(_:moveRowAt:to:)",
      "sectionIndexTitles(for:)", "tableView(_:sectionForSectionIndexTitle:at:)",
    ],
    "UITableViewDelegate": [
      "tableView(_:heightForRowAt:)", "tableView(_:heightForHeaderInSection:)",
      "tableView(_:heightForFooterInSection:)", "tableView(_:estimatedHeightForRowAt:)",
      "tableView(_:viewForHeaderInSection:)", "tableView(_:viewForFooterInSection:)",
      "tableView(_:willDisplay:forRowAt:)", "tableView(_:didEndDisplaying:forRowAt:)",
      "tableView(_:shouldBeginMultipleSelectionInteractionAt:)",
      "tableView(_:didBeginMultipleSelectionInteractionAt:)",
      "tableViewDidEndMultipleSelectionInteraction(_:)", "tableView(_:shouldShowMenuForRowAt:)",
      "tableView(_:canPerformAction:forRowAt:withSender:)",
      "tableView(_:performAction:forRowAt:withSender:)", "tableView(_:shouldHighlightRowAt:)",
      "tableView(_:didHighlightRowAt:)", "tableView(_:didUnhighlightRowAt:)",
      "tableView(_:willSelectRowAt:)", "tableView(_:willDeselectRowAt:)",
      "tableView(_:didSelectRowAt:)", "tableView(_:didDeselectRowAt:)",
      "tableView(_:accessoryButtonTappedForRowWith:)",
      "tableView(_:estimatedHeightForHeaderInSection:)",
      "tableView(_:estimatedHeightForFooterInSection:)",
      "tableView(_:willDisplayHeaderView:forSection:)",
      "tableView(_:willDisplayFooterView:forSection:)",
      "tableView(_:didEndDisplayingHeaderView:forSection:)",
      "tableView(_:didEndDisplayingFooterView:forSection:)", "tableView(_:editingStyleForRowAt:)",
      "tableView(_:titleForDeleteConfirmationButtonForRowAt:)",
      "tableView(_:editActionsForRowAt:)",
      "tableView(_:leadingSwipeActionsConfigurationForRowAt:)",
      "tableView(_:trailingSwipeActionsConfigurationForRowAt:)",
      "tableView(_:shouldIndentWhileEditingRowAt:)", "tableView(_:indentationLevelForRowAt:)",
      "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)",
      "tableView(_:contextMenuConfigurationForRowAt:point:)",
      "tableView(_:canPerformPrimaryActionForRowAt:)",
      "tableView(_:performPrimaryActionForRowAt:)", "tableView(_:willBeginEditingRowAt:)",
      "tableView(_:didEndEditingRowAt:)",
      "tableView(_:previewForHighlightingContextMenuWithConfiguration:)",
      "tableView(_:previewForDismissingContextMenuWithConfiguration:)",
      "tableView(_:willDisplayContextMenu:animator:)",
      "tableView(_:willEndContextMenuInteraction:animator:)",
      "tableView(_:willPerformPreviewActionForMenuWith:animator:)",
      "tableView(_:shouldSpringLoadRowAt:with:)", "tableView(_:canFocusRowAt:)",
      "tableView(_:shouldUpdateFocusIn:)", "tableView(_:didUpdateFocusIn:with:)",
      "indexPathForPreferredFocusedView(in:)", "tableView(_:selectionFollowsFocusForRowAt:)",
    ],
    "UICollectionViewDataSource": [
      "numberOfSections(in:)", "collectionView(_:viewForSupplementaryElementOfKind:at:)",
      "collectionView(_:canMoveItemAt:)", "collectionView(_:moveItemAt:to:)", "indexTitles(for:)",
      "collectionView(_:indexPathForIndexTitle:at:)",
    ],
    "UICollectionViewDelegate": [
      "collectionView(_:shouldHighlightItemAt:)", "collectionView(_:didHighlightItemAt:)",
      "collectionView(_:didUnhighlightItemAt:)", "collectionView(_:shouldSelectItemAt:)",
      "collectionView(_:shouldDeselectItemAt:)", "collectionView(_:didSelectItemAt:)",
      "collectionView(_:didDeselectItemAt:)", "collectionView(_:willDisplay:forItemAt:)",
      "collectionView(_:didEndDisplaying:forItemAt:)",
      "collectionView(_:willDisplaySupplementaryView:forElementKind:at:)",
      "collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)",
      "collectionView(_:targetContentOffsetForProposedContentOffset:)",
      "collectionView(_:transitionLayoutForOldLayout:newLayout:)",
      "collectionView(_:contextMenuConfigurationForItemAt:point:)",
      "collectionView(_:contextMenuConfigurationForItemsAt:point:)",
      "collectionView(_:canPerformPrimaryActionForItemAt:)",
      "collectionView(_:performPrimaryActionForItemAt:)",
      "collectionView(_:shouldShowMenuForItemAt:)",
      "collectionView(_:canPerformAction:forItemAt:withSender:)",
      "collectionView(_:performAction:forItemAt:withSender:)",
      "collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)",
      "collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)",
      "collectionView(_:previewForHighlightingContextMenuWithConfiguration:)",
      "collectionView(_:previewForDismissingContextMenuWithConfiguration:)",
      "collectionView(_:willDisplayContextMenu:animator:)",
      "collectionView(_:willEndContextMenuInteraction:animator:)",
      "collectionView(_:willPerformPreviewActionForMenuWith:animator:)",
      "collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)",
      "collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)",
      "collectionView(_:canEditItemAt:)",
      "collectionView(_:shouldBeginMultipleSelectionInteractionAt:)",
      "collectionView(_:didBeginMultipleSelectionInteractionAt:)",
      "collectionViewDidEndMultipleSelectionInteraction(_:)",
      "collectionView(_:shouldSpringLoadItemAt:with:)", "collectionView(_:canFocusItemAt:)",
      "collectionView(_:shouldUpdateFocusIn:)", "collectionView(_:didUpdateFocusIn:with:)",
      "indexPathForPreferredFocusedView(in:)", "collectionView(_:selectionFollowsFocusForItemAt:)",
      "collectionView(_:sceneActivationConfigurationForItemAt:point:)",
    ],
    "UICollectionViewDelegateFlowLayout": [
      "collectionView(_:layout:sizeForItemAt:)", "collectionView(_:layout:insetForSectionAt:)",
      "collectionView(_:layout:minimumLineSpacingForSectionAt:)",
      "collectionView(_:layout:minimumInteritemSpacingForSectionAt:)",
      "collectionView(_:layout:referenceSizeForHeaderInSection:)",
      "collectionView(_:layout:referenceSizeForFooterInSection:)",
    ],
    "UICollectionViewDragDelegate": [
      "collectionView(_:itemsForAddingTo:at:point:)",
      "collectionView(_:dragPreviewParametersForItemAt:)",
      "collectionView(_:dragSessionWillBegin:)", "collectionView(_:dragSessionDidEnd:)",
      "collectionView(_:dragSessionAllowsMoveOperation:)",
      "collectionView(_:dragSessionIsRestrictedToDraggingApplication:)",
    ],
    "UICollectionViewDropDelegate": [
      "collectionView(_:canHandle:)",
      "collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)",
      "collectionView(_:dropSessionDidEnter:)", "collectionView(_:dropSessionDidExit:)",
      "collectionView(_:dropSessionDidEnd:)", "collectionView(_:dropPreviewParametersForItemAt:)",
    ],
    "UITableViewDragDelegate": [
      "tableView(_:itemsForAddingTo:at:point:)", "tableView(_:dragPreviewParametersForRowAt:)",
      "tableView(_:dragSessionWillBegin:)", "tableView(_:dragSessionDidEnd:)",
      "tableView(_:dragSessionAllowsMoveOperation:)",
      "tableView(_:dragSessionIsRestrictedToDraggingApplication:)",
    ],
    "UITableViewDropDelegate": [
      "tableView(_:canHandle:)", "tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)",
      "tableView(_:dropSessionDidEnter:)", "tableView(_:dropSessionDidExit:)",
      "tableView(_:dropSessionDidEnd:)", "tableView(_:dropPreviewParametersForRowAt:)",
    ],
    "UIDragInteractionDelegate": [
      "dragInteraction(_:previewForLifting:session:)",
      "dragInteraction(_:previewForCancelling:withDefault:)",
      "dragInteraction(_:willAnimateLiftWith:session:)",
      "dragInteraction(_:item:willAnimateCancelWith:)", "dragInteraction(_:sessionWillBegin:)",
      "dragInteraction(_:sessionDidMove:)", "dragInteraction(_:sessionAllowsMoveOperation:)",
      "dragInteraction(_:sessionIsRestrictedToDraggingApplication:)",
      "dragInteraction(_:prefersFullSizePreviewsFor:)", "dragInteraction(_:session:willEndWith:)",
      "dragInteraction(_:session:didEndWith:)", "dragInteraction(_:sessionDidTransferItems:)",
      "dragInteraction(_:itemsForAddingTo:withTouchAt:)",
    ],
    "UIDropInteractionDelegate": [
      "dropInteraction(_:canHandle:)", "dropInteraction(_:sessionDidEnter:)",
      "dropInteraction(_:sessionDidUpdate:)", "dropInteraction(_:sessionDidExit:)",
      "dropInteraction(_:performDrop:)", "dropInteraction(_:concludeDrop:)",
      "dropInteraction(_:sessionDidEnd:)", "dropInteraction(_:previewForDropping:withDefault:)",
      "dropInteraction(_:item:willAnimateDropWith:)",
    ],
    "UIGestureRecognizerDelegate": [
      "gestureRecognizerShouldBegin(_:)",
      "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)",
      "gestureRecognizer(_:shouldRequireFailureOf:)",
      "gestureRecognizer(_:shouldBeRequiredToFailBy:)", "gestureRecognizer(_:shouldReceive:)",
    ],
    "UINavigationControllerDelegate": [
      "navigationController(_:willShow:animated:)", "navigationController(_:didShow:animated:)",
      "navigationController(_:interactionControllerFor:)",
      "navigationController(_:animationControllerFor:from:to:)",
      "navigationControllerSupportedInterfaceOrientations(_:)",
      "navigationControllerPreferredInterfaceOrientationForPresentation(_:)",
    ],
    "UITabBarControllerDelegate": [
      "tabBarController(_:shouldSelect:)", "tabBarController(_:didSelect:)",
      "tabBarController(_:shouldSelectTab:)", "tabBarController(_:didSelectTab:previousTab:)",
      "tabBarController(_:animationControllerForTransitionFrom:to:)",
      "tabBarController(_:interactionControllerFor:)",
      "tabBarControllerSupportedInterfaceOrientations(_:)",
      "tabBarController(_:willBeginCustomizing:)",
      "tabBarController(_:willEndCustomizing:changed:)",
      "tabBarController(_:didEndCustomizing:changed:)",
      "tabBarControllerPreferredInterfaceOrientationForPresentation(_:)",
    ],
    "UITabBarDelegate": [
      "tabBar(_:didSelect:)", "tabBar(_:willBeginCustomizing:)", "tabBar(_:didBeginCustomizing:)",
      "tabBar(_:willEndCustomizing:changed:)", "tabBar(_:didEndCustomizing:changed:)",
    ],
    "UITextFieldDelegate": [
      "textFieldShouldBeginEditing(_:)", "textFieldDidBeginEditing(_:)",
      "textFieldShouldEndEditing(_:)", "textFieldDidEndEditing(_:)",
      "textFieldDidEndEditing(_:reason:)",
      "textField(_:shouldChangeCharactersIn:replacementString:)",
      "textFieldDidChangeSelection(_:)", "textFieldShouldClear(_:)", "textFieldShouldReturn(_:)",
      "textField(_:shouldChangeCharactersInRanges:replacementString:)",
      "textField(_:editMenuForCharactersIn:suggestedActions:)",
      "textField(_:editMenuForCharactersInRanges:suggestedActions:)",
      "textField(_:willPresentEditMenuWith:)", "textField(_:willDismissEditMenuWith:)",
    ],
    "UITextViewDelegate": [
      "textViewDidChange(_:)", "textViewDidBeginEditing(_:)", "textViewDidEndEditing(_:)",
      "textViewShouldBeginEditing(_:)", "textViewShouldEndEditing(_:)",
      "textViewDidChangeSelection(_:)", "textView(_:shouldChangeTextIn:replacementText:)",
      "textView(_:shouldInteractWith:in:)", "textView(_:shouldInteractWith:in:interaction:)",
      "textView(_:primaryActionFor:defaultAction:)",
      "textView(_:menuConfigurationFor:defaultMenu:)",
      "textView(_:textItemMenuWillDisplayFor:animator:)",
      "textView(_:textItemMenuWillEndFor:animator:)",
      "textView(_:shouldChangeTextInRanges:replacementText:)",
      "textView(_:editMenuForTextIn:suggestedActions:)",
      "textView(_:editMenuForTextInRanges:suggestedActions:)",
      "textView(_:willPresentEditMenuWith:)", "textView(_:willDismissEditMenuWith:)",
      "textViewWritingToolsWillBegin(_:)", "textViewWritingToolsDidEnd(_:)",
      "textView(_:writingToolsIgnoredRangesInEnclosingRange:)",
      "textView(_:willBeginFormattingWith:)", "textView(_:didBeginFormattingWith:)",
      "textView(_:willEndFormattingWith:)", "textView(_:didEndFormattingWith:)",
      "textView(_:insertInputSuggestion:)",
    ],
    "UISearchBarDelegate": [
      "searchBar(_:textDidChange:)", "searchBarShouldBeginEditing(_:)",
      "searchBarTextDidBeginEditing(_:)", "searchBarShouldEndEditing(_:)",
      "searchBarBookmarkButtonClicked(_:)", "searchBarResultsListButtonClicked(_:)",
      "searchBar(_:selectedScopeButtonIndexDidChange:)",
      "searchBar(_:shouldChangeTextIn:replacementText:)", "searchBarTextDidEndEditing(_:)",
      "searchBarSearchButtonClicked(_:)", "searchBarCancelButtonClicked(_:)",
    ],
    "UIPickerViewDelegate": [
      "pickerView(_:widthForComponent:)", "pickerView(_:rowHeightForComponent:)",
      "pickerView(_:titleForRow:forComponent:)",
      "pickerView(_:attributedTitleForRow:forComponent:)",
      "pickerView(_:viewForRow:forComponent:reusing:)", "pickerView(_:didSelectRow:inComponent:)",
    ],
    "UIPageViewControllerDelegate": [
      "pageViewController(_:willTransitionTo:)",
      "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)",
      "pageViewController(_:spineLocationFor:)",
    ],
    "UIViewControllerTransitioningDelegate": [
      "animationController(forPresented:presenting:source:)", "animationController(forDismissed:)",
      "interactionControllerForPresentation(using:)", "interactionControllerForDismissal(using:)",
      "presentationController(forPresented:presenting:source:)",
    ],
    "UIAdaptivePresentationControllerDelegate": [
      "adaptivePresentationStyle(for:)", "adaptivePresentationStyle(for:traitCollection:)",
      "presentationController(_:viewControllerForAdaptivePresentationStyle:)",
      "presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)",
      "presentationControllerShouldDismiss(_:)", "presentationControllerWillDismiss(_:)",
      "presentationControllerDidDismiss(_:)", "presentationControllerDidAttemptToDismiss(_:)",
    ],
    "UIPopoverPresentationControllerDelegate": [
      "prepareForPopoverPresentation(_:)", "popoverPresentationControllerShouldDismissPopover(_:)",
      "popoverPresentationControllerDidDismissPopover(_:)",
    ],
    "UIViewControllerAnimatedTransitioning": [
      "animationEnded(_:)"
    ],
    "CAAnimationDelegate": [
      "animationDidStart(_:)", "animationDidStop(_:finished:)",
    ],
  ]
}
