/// The fonts of iOS that Debian lacks: their families, their PostScript names (documented: Apple's
/// list of fonts), and their substitutes.
package enum AppleFonts {
  /// What a family looks like, among the available faces.
  package enum Look: String, Sendable {
    /// The system font.
    case sans
    /// Liberation Sans, which has Helvetica's and Arial's widths; light weights are the system
    /// font's.
    case helvetica
    /// DejaVu Sans, as wide as Verdana.
    case wide
    /// Liberation Serif, which has the widths of Times New Roman.
    case serif
    /// DejaVu Sans Mono, from which Menlo was made.
    case mono
    /// Liberation Mono, which has the widths of Courier New.
    case typewriter
  }

  package struct Family: Sendable {
    package let name: String
    package let look: Look
    package let faces: [String]
  }

  /// "Name: look: PostScript names"; a name that begins with a hyphen continues the first one's
  /// stem.
  private static let table = """
    Academy Engraved LET: serif: AcademyEngravedLetPlain
    American Typewriter: serif: AmericanTypewriter AmericanTypewriter-Light AmericanTypewriter-Semibold AmericanTypewriter-Bold AmericanTypewriter-Condensed AmericanTypewriter-CondensedLight AmericanTypewriter-CondensedBold
    Apple SD Gothic Neo: sans: AppleSDGothicNeo-Regular -Thin -UltraLight -Light -Medium -SemiBold -Bold
    Arial: helvetica: ArialMT Arial-ItalicMT Arial-BoldMT Arial-BoldItalicMT
    Arial Hebrew: helvetica: ArialHebrew ArialHebrew-Light ArialHebrew-Bold
    Arial Rounded MT Bold: helvetica: ArialRoundedMTBold
    Avenir: sans: Avenir-Roman -Book -BookOblique -Oblique -Light -LightOblique -Medium -MediumOblique -Heavy -HeavyOblique -Black -BlackOblique
    Avenir Next: sans: AvenirNext-Regular -Italic -UltraLight -UltraLightItalic -Medium -MediumItalic -DemiBold -DemiBoldItalic -Bold -BoldItalic -Heavy -HeavyItalic
    Avenir Next Condensed: sans: AvenirNextCondensed-Regular -Italic -UltraLight -UltraLightItalic -Medium -MediumItalic -DemiBold -DemiBoldItalic -Bold -BoldItalic -Heavy -HeavyItalic
    Baskerville: serif: Baskerville Baskerville-Italic Baskerville-SemiBold Baskerville-SemiBoldItalic Baskerville-Bold Baskerville-BoldItalic
    Bodoni 72: serif: BodoniSvtyTwoITCTT-Book -BookIta -Bold
    Bodoni 72 Oldstyle: serif: BodoniSvtyTwoOSITCTT-Book -BookIt -Bold
    Bodoni 72 Smallcaps: serif: BodoniSvtyTwoSCITCTT-Book
    Bradley Hand: sans: BradleyHandITCTT-Bold
    Chalkboard SE: sans: ChalkboardSE-Regular -Light -Bold
    Chalkduster: sans: Chalkduster
    Charter: serif: Charter-Roman -Italic -Bold -BoldItalic -Black -BlackItalic
    Cochin: serif: Cochin Cochin-Italic Cochin-Bold Cochin-BoldItalic
    Copperplate: serif: Copperplate Copperplate-Light Copperplate-Bold
    Courier: typewriter: Courier Courier-Oblique Courier-Bold Courier-BoldOblique
    Courier New: typewriter: CourierNewPSMT CourierNewPS-ItalicMT CourierNewPS-BoldMT CourierNewPS-BoldItalicMT
    DIN Alternate: sans: DINAlternate-Bold
    DIN Condensed: sans: DINCondensed-Bold
    Damascus: sans: Damascus DamascusLight DamascusMedium DamascusSemiBold DamascusBold
    Devanagari Sangam MN: sans: DevanagariSangamMN DevanagariSangamMN-Bold
    Didot: serif: Didot Didot-Italic Didot-Bold
    Euphemia UCAS: sans: EuphemiaUCAS EuphemiaUCAS-Italic EuphemiaUCAS-Bold
    Farah: sans: Farah
    Futura: sans: Futura-Medium -MediumItalic -Bold -CondensedMedium -CondensedExtraBold
    Galvji: sans: Galvji Galvji-Bold
    Geeza Pro: sans: GeezaPro GeezaPro-Bold
    Georgia: serif: Georgia Georgia-Italic Georgia-Bold Georgia-BoldItalic
    Gill Sans: sans: GillSans GillSans-Italic GillSans-Light GillSans-LightItalic GillSans-SemiBold GillSans-SemiBoldItalic GillSans-Bold GillSans-BoldItalic GillSans-UltraBold
    Grantha Sangam MN: sans: GranthaSangamMN-Regular -Bold
    Helvetica: helvetica: Helvetica Helvetica-Oblique Helvetica-Light Helvetica-LightOblique Helvetica-Bold Helvetica-BoldOblique
    Helvetica Neue: helvetica: HelveticaNeue HelveticaNeue-Italic HelveticaNeue-UltraLight HelveticaNeue-UltraLightItalic HelveticaNeue-Thin HelveticaNeue-ThinItalic HelveticaNeue-Light HelveticaNeue-LightItalic HelveticaNeue-Medium HelveticaNeue-MediumItalic HelveticaNeue-Bold HelveticaNeue-BoldItalic HelveticaNeue-CondensedBold HelveticaNeue-CondensedBlack
    Hiragino Maru Gothic ProN: sans: HiraMaruProN-W4
    Hiragino Mincho ProN: serif: HiraMinProN-W3 -W6
    Hiragino Sans: sans: HiraginoSans-W3 -W5 -W6 -W7 -W8
    Hoefler Text: serif: HoeflerText-Regular -Italic -Black -BlackItalic
    Impact: sans: Impact
    Kailasa: sans: Kailasa Kailasa-Bold
    Kefa: sans: Kefa-Regular
    Khmer Sangam MN: sans: KhmerSangamMN
    Kohinoor Devanagari: sans: KohinoorDevanagari-Regular -Light -Semibold
    Lao Sangam MN: sans: LaoSangamMN
    Malayalam Sangam MN: sans: MalayalamSangamMN MalayalamSangamMN-Bold
    Marker Felt: sans: MarkerFelt-Thin -Wide
    Menlo: mono: Menlo-Regular -Italic -Bold -BoldItalic
    Mishafi: serif: DiwanMishafi
    Noteworthy: sans: Noteworthy-Light -Bold
    Optima: sans: Optima-Regular -Italic -Bold -BoldItalic -ExtraBlack
    Palatino: serif: Palatino-Roman -Italic -Bold -BoldItalic
    Papyrus: serif: Papyrus Papyrus-Condensed
    Party LET: sans: PartyLetPlain
    PingFang HK: sans: PingFangHK-Regular -Ultralight -Thin -Light -Medium -Semibold
    PingFang SC: sans: PingFangSC-Regular -Ultralight -Thin -Light -Medium -Semibold
    PingFang TC: sans: PingFangTC-Regular -Ultralight -Thin -Light -Medium -Semibold
    Rockwell: serif: Rockwell-Regular -Italic -Bold -BoldItalic
    Savoye LET: sans: SavoyeLetPlain
    Snell Roundhand: serif: SnellRoundhand SnellRoundhand-Bold SnellRoundhand-Black
    Symbol: serif: Symbol
    Thonburi: sans: Thonburi Thonburi-Light Thonburi-Bold
    Times New Roman: serif: TimesNewRomanPSMT TimesNewRomanPS-ItalicMT TimesNewRomanPS-BoldMT TimesNewRomanPS-BoldItalicMT
    Trebuchet MS: sans: TrebuchetMS TrebuchetMS-Italic TrebuchetMS-Bold Trebuchet-BoldItalic
    Verdana: wide: Verdana Verdana-Italic Verdana-Bold Verdana-BoldItalic
    Zapf Dingbats: sans: ZapfDingbatsITC
    Zapfino: serif: Zapfino
    """

  package static let families: [Family] = table.split(separator: "\n").map { line in
    let parts = line.split(separator: ":").map { $0.drop(while: \.isWhitespace) }
    var stem = ""
    let faces = parts[2].split(separator: " ").map { face in
      if face.first == "-" { return stem + face }
      stem = String(face.prefix { $0 != "-" })
      return String(face)
    }
    return Family(
      name: String(parts[0]),
      look: Look(rawValue: String(parts[1])) ?? .sans,
      faces: faces
    )
  }

  /// By family name and by PostScript name.
  static let familyByName: [String: Int] = {
    var result: [String: Int] = [:]
    for (index, family) in families.enumerated() {
      for name in [family.name] + family.faces { result[name] = index }
    }
    return result
  }()

  /// How tall lines of a family are, where its stand-in differs (measured on iOS,
  /// known to a thousandth).
  static let metrics: [String: FontMetrics] = [
    "PingFang SC": .pingFang,
    "PingFang TC": .pingFang,
    "PingFang HK": .pingFang,
    "Helvetica Neue": FontMetrics(
      ascender: 0.952,
      descender: -0.213,
      leading: 0.028,
      capHeight: 0.714,
      xHeight: 0.517
    ),
    "Avenir Next": FontMetrics(
      ascender: 1,
      descender: -0.366,
      capHeight: 0.708,
      xHeight: 0.468
    ),
    "Georgia": FontMetrics(
      ascender: 0.917,
      descender: -0.219,
      capHeight: 0.692,
      xHeight: 0.481
    ),
  ]
}
