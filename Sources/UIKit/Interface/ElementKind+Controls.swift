import Foundation
import InterfaceFiles

extension ElementKind {
  /// Controls.
  static let controls: [String: ElementKind] = [
    "control": ElementKind(
      UIControl.self,
      like: "view",
      [
        .bool("enabled", \.isEnabled),
        .bool("selected", \.isSelected),
        .bool("highlighted", \.isHighlighted),
        .choice(
          "contentHorizontalAlignment",
          \.contentHorizontalAlignment,
          [
            "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
            "trailing": .trailing,
          ]
        ),
        .choice(
          "contentVerticalAlignment",
          \.contentVerticalAlignment,
          ["center": .center, "top": .top, "bottom": .bottom, "fill": .fill]
        ),
      ]
    ),
    "button": ElementKind(
      UIButton.self,
      like: "control",
      [
        .font("fontDescription", \.interfaceTitleFont),
        .rule { button, item in
          guard let mode = item["lineBreakMode"].flatMap({ lineBreakModes[$0] }) else { return }
          button.titleLabel?.lineBreakMode = mode
        },
        .size("titleShadowOffset", \.interfaceShadowOffset),
        .insets("contentEdgeInsets", \.contentEdgeInsets),
        .insets("titleEdgeInsets", \.titleEdgeInsets),
        .insets("imageEdgeInsets", \.imageEdgeInsets),
        .bool("adjustsImageWhenHighlighted", \.adjustsImageWhenHighlighted),
        .bool("adjustsImageWhenDisabled", \.adjustsImageWhenDisabled),
        .bool("showsTouchWhenHighlighted", \.showsTouchWhenHighlighted),
      ]
    ) { button, item in
      for state in item.element.children where state.name == "state" {
        readState(InterfaceItem(element: state, reader: item.reader), into: button)
      }
      // After the states: a configuration takes from them only what it has not.
      if let configuration = item.element.child(key: "configuration") {
        // The title of a new button stays in the file beside a configuration, which shows its own
        // or none (observed: frames of such buttons fit their picture alone).
        if configuration["title"] == nil, button.title(for: .normal) == newButtonTitle {
          button.setTitle(nil, for: .normal)
        }
        button.configuration =
          InterfaceItem(element: configuration, reader: item.reader)
          .buttonConfiguration(title: button.title(for: .normal))
      }
    },
    "textField": ElementKind(
      UITextField.self,
      like: "control",
      [
        .font("fontDescription", \.font),
        .color("textColor", \.textColor),
        .string("text", \.text),
        .string("placeholder", \.placeholder),
        .choice("textAlignment", \.textAlignment, textAlignments),
        .choice(
          "borderStyle",
          \.borderStyle,
          ["none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect]
        ),
        .choice("clearButtonMode", \.clearButtonMode, viewModes),
        .choice("leftViewMode", \.leftViewMode, viewModes),
        .choice("rightViewMode", \.rightViewMode, viewModes),
        .bool("clearsOnBeginEditing", \.clearsOnBeginEditing),
        .bool("adjustsFontSizeToFit", \.adjustsFontSizeToFitWidth),
        .number("minimumFontSize", \.minimumFontSize),
        .image("background", \.background),
        .rule { field, item in
          guard let traits = item.element.child(key: "textInputTraits") else { return }
          field.isSecureTextEntry = traits.bool("secureTextEntry") ?? false
          if let type = traits["keyboardType"].flatMap({ keyboardTypes[$0] }) {
            field.keyboardType = type
          }
          if let type = traits["returnKeyType"].flatMap({ returnKeyTypes[$0] }) {
            field.returnKeyType = type
          }
          field.enablesReturnKeyAutomatically =
            traits.bool("enablesReturnKeyAutomatically") ?? false
        },
      ]
    ),
    "switch": ElementKind(
      UISwitch.self,
      like: "control",
      [
        .bool("on", \.isOn),
        .color("onTintColor", \.onTintColor),
        .color("thumbTintColor", \.thumbTintColor),
        .ownSize,
      ]
    ),
    "slider": ElementKind(
      UISlider.self,
      like: "control",
      [
        .float("minValue", \.minimumValue),
        .float("maxValue", \.maximumValue),
        .float("value", \.value),
        .bool("continuous", \.isContinuous),
        .color("minimumTrackTintColor", \.minimumTrackTintColor),
        .color("maximumTrackTintColor", \.maximumTrackTintColor),
        .color("thumbTintColor", \.thumbTintColor),
        .image("minimumValueImage", \.minimumValueImage),
        .image("maximumValueImage", \.maximumValueImage),
        .ownSize,
      ]
    ),
    "stepper": ElementKind(
      UIStepper.self,
      like: "control",
      [
        .double("minimumValue", \.minimumValue),
        .double("maximumValue", \.maximumValue),
        .double("stepValue", \.stepValue),
        .double("value", \.value),
        .bool("wraps", \.wraps),
        .bool("autorepeat", \.autorepeat),
        .bool("continuous", \.isContinuous),
        .ownSize,
      ]
    ),
    "segmentedControl": ElementKind(
      UISegmentedControl.self,
      like: "control",
      [
        .rule { control, item in
          control.removeAllSegments()
          for (index, segment) in item.element.list("segments").enumerated() {
            let item = InterfaceItem(element: segment, reader: item.reader)
            if let image = item.image("image") {
              control.insertSegment(with: image, at: index, animated: false)
            } else {
              control.insertSegment(withTitle: item.string("title"), at: index, animated: false)
            }
            if let width = item.number("width"), width > 0 {
              control.setWidth(width, forSegmentAt: index)
            }
            if item.bool("enabled") == false { control.setEnabled(false, forSegmentAt: index) }
          }
        },
        .bool("momentary", \.isMomentary),
        .bool("apportionsSegmentWidthsByContent", \.apportionsSegmentWidthsByContent),
        .color("selectedSegmentTintColor", \.selectedSegmentTintColor),
        .rule { control, item in
          let index = item.integer("selectedSegmentIndex") ?? 0
          let isThere = (0..<control.numberOfSegments).contains(index)
          control.selectedSegmentIndex = isThere ? index : UISegmentedControl.noSegment
        },
        .ownSize,
      ]
    ),
    "pageControl": ElementKind(
      UIPageControl.self,
      like: "control",
      [
        .rule { control, item in
          // More dots than fit on a screen mean a damaged file.
          if let count = item.integer("numberOfPages") {
            control.numberOfPages = min(max(count, 0), 1000)
          }
          if let page = item.integer("currentPage") {
            control.currentPage = min(max(page, 0), max(control.numberOfPages - 1, 0))
          }
        },
        .bool("hidesForSinglePage", \.hidesForSinglePage),
        .color("pageIndicatorTintColor", \.pageIndicatorTintColor),
        .color("currentPageIndicatorTintColor", \.currentPageIndicatorTintColor),
        .ownSize,
      ]
    ),
    "datePicker": ElementKind(
      UIDatePicker.self,
      like: "control",
      [
        .choice(
          "datePickerMode",
          \.datePickerMode,
          [
            "time": .time, "date": .date, "dateAndTime": .dateAndTime,
            "countDownTimer": .countDownTimer,
          ]
        ),
        .choice(
          "style",
          \.preferredDatePickerStyle,
          ["wheels": .wheels, "compact": .compact, "inline": .inline, "automatic": .automatic]
        ),
        .integer("minuteInterval", \.minuteInterval),
        .rule { picker, item in
          func date(_ key: String) -> Date? {
            item.element.child(key: key)?["timeIntervalSinceReferenceDate"].flatMap(Double.init)
              .flatMap { $0.isFinite ? Date(timeIntervalSinceReferenceDate: $0) : nil }
          }
          if item.element["useCurrentDate"] != "YES", let day = date("date") { picker.date = day }
          if let day = date("minimumDate") { picker.minimumDate = day }
          if let day = date("maximumDate") { picker.maximumDate = day }
        },
      ]
    ),
    "pickerView": ElementKind(UIPickerView.self, like: "view"),
    "searchBar": ElementKind(
      UISearchBar.self,
      like: "view",
      [
        .string("text", \.text),
        .string("placeholder", \.placeholder),
        .string("prompt", \.prompt),
        .bool("showsCancelButton", \.showsCancelButton),
        .bool("showsBookmarkButton", \.showsBookmarkButton),
        .bool("showsSearchResultsButton", \.showsSearchResultsButton),
        .bool("showsScopeBar", \.showsScopeBar),
        .rule { bar, item in
          let titles = item.element.list("scopeButtonTitles")
          if !titles.isEmpty { bar.scopeButtonTitles = titles.map(\.text) }
        },
        .bool("translucent", \.isTranslucent),
        .color("barTintColor", \.barTintColor),
        .choice("barStyle", \.barStyle, ["black": .black, "blackTranslucent": .black]),
        .choice(
          "searchBarStyle",
          \.searchBarStyle,
          ["prominent": .prominent, "minimal": .minimal, "default": .default]
        ),
      ]
    ),
  ]

  /// A button's `<state>`.
  private static func readState(_ item: InterfaceItem, into button: UIButton) {
    guard let key = item["key"], let which = buttonStates[key] else { return }
    if let title = item.string("title") { button.setTitle(title, for: which) }
    if let title = item.attributedString("attributedTitle") {
      button.setAttributedTitle(title, for: which)
    }
    if let color = item.color("titleColor") { button.setTitleColor(color, for: which) }
    if let color = item.color("titleShadowColor") { button.setTitleShadowColor(color, for: which) }
    if let image = item.image("image") { button.setImage(image, for: which) }
    if let image = item.image("backgroundImage") { button.setBackgroundImage(image, for: which) }
  }

  // MARK: Words

  /// What Xcode writes on a button when it makes one.
  private static let newButtonTitle = "Button"

  private static let buttonStates: [String: UIControl.State] = [
    "normal": .normal, "highlighted": .highlighted, "selected": .selected, "disabled": .disabled,
    "focused": .focused,
  ]

  private static let viewModes: [String: UITextField.ViewMode] = [
    "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing,
    "always": .always,
  ]

  static let keyboardTypes: [String: UIKeyboardType] = [
    "default": .default, "alphabet": .asciiCapable, "numbersAndPunctuation": .numbersAndPunctuation,
    "URL": .URL, "numberPad": .numberPad, "phonePad": .phonePad, "namePhonePad": .namePhonePad,
    "emailAddress": .emailAddress, "decimalPad": .decimalPad, "twitter": .twitter,
    "webSearch": .webSearch,
  ]

  static let returnKeyTypes: [String: UIReturnKeyType] = [
    "default": .default, "go": .go, "google": .google, "join": .join, "next": .next,
    "route": .route, "search": .search, "send": .send, "yahoo": .yahoo, "done": .done,
    "emergencyCall": .emergencyCall, "continue": .continue,
  ]
}

extension UIButton {
  fileprivate var interfaceTitleFont: UIFont? {
    get { titleLabel?.font }
    set { titleLabel?.font = newValue }
  }

  fileprivate var interfaceShadowOffset: CGSize {
    get { titleLabel?.shadowOffset ?? .zero }
    set { titleLabel?.shadowOffset = newValue }
  }

  /// The type that the element of a coder names.
  static func interfaceType(_ coder: NSCoder) -> ButtonType {
    let name = coder.interfaceAttribute("buttonType")
    if name == "roundedRect" { return .system }
    return interfaceTypes.first { $0.value == name }?.key ?? .custom
  }

  private static let interfaceTypes: [ButtonType: String] = [
    .system: "system", .detailDisclosure: "detailDisclosure", .infoLight: "infoLight",
    .infoDark: "infoDark", .contactAdd: "contactAdd", .close: "close",
  ]

  /// The type's name in interface files and archives.
  var interfaceTypeName: String { Self.interfaceTypes[buttonType] ?? "" }
}
