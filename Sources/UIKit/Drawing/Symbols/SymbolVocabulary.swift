import Foundation

/// The words that the names of Apple's symbols are made of, as far as they are known here.
///
/// It tells a symbol that is not drawn from the name of an app's own picture: `figure.archery` is
/// likely to be Apple's, `moonlight.sonata` is not.
enum SymbolVocabulary {
  /// Whether a name has the form of a symbol's: a thing, and then other words, signs and numbers.
  static func contains(_ name: String) -> Bool {
    let names = name.split(separator: ".", omittingEmptySubsequences: false)
    guard let first = names.first, !forms.contains(String(first)) else { return false }
    if names.last == "fill", linesAlone.contains(names.dropLast().joined(separator: ".")) {
      return false
    }
    if names.count == 1 { return things.contains(String(first)) }
    return names.contains { isThing(String($0)) }
      && names.allSatisfy { word in
        isThing(String(word)) || forms.contains(String(word))
          || actions.contains(String(word)) || isCount(word) || isLetter(word)
      }
  }

  /// Whether a word names a thing or a sign, and not its form.
  static func isThing(_ word: String) -> Bool { things.contains(word) || parts.contains(word) }

  /// The `a` of a book, the `l` of a controller.
  private static func isLetter(_ word: Substring) -> Bool {
    word.count == 1 && word.allSatisfy { ("a"..."z").contains($0) }
  }

  /// `2`, `50`, the `2x2` of a grid or the `75percent` of a battery.
  private static func isCount(_ word: Substring) -> Bool {
    let word = word.hasSuffix("percent") ? word.dropLast(7) : word
    let sides = word.split(separator: "x", omittingEmptySubsequences: false)
    return sides.count <= 2
      && sides.allSatisfy { side in
        (1...3).contains(side.count) && side.allSatisfy { ("0"..."9").contains($0) }
      }
  }

  /// Symbols of lines alone, which have no filled form: apps that ask for one get nil, and show
  /// what they show in its place (observed; other symbols without one are not known here).
  private static let linesAlone = words(
    """
    magnifyingglass plus minus multiply divide equal xmark checkmark number percent at infinity
    ellipsis gear wifi globe network link paperclip scribble timer hourglass power textformat
    waveform viewfinder qrcode barcode faceid touchid line.3.horizontal line.horizontal.3
    line.3.horizontal.decrease line.horizontal.3.decrease list.bullet list.number list.dash
    list.star slider.horizontal.3 text.alignleft text.aligncenter text.alignright text.justify
    chevron.left chevron.right chevron.up chevron.down chevron.backward chevron.forward arrow.left
    arrow.right arrow.up arrow.down arrow.backward arrow.forward arrow.up.left arrow.up.right
    arrow.down.left arrow.down.right arrow.clockwise arrow.counterclockwise arrow.2.squarepath
    arrow.triangle.2.circlepath
    """
  )

  private static func words(_ text: String) -> Set<String> {
    Set(text.split { $0 == " " || $0 == "\n" }.map { String($0) })
  }

  /// Words that may stand first, but are no name without a thing.
  private static let actions = words(
    "automatic crop decrease increase logo move rotate scale shared view"
  )

  /// Words that never stand first: what is done to a thing.
  private static let forms = words(
    """
    2d above ac adjustable africa aligncenter alignleft alignright alt americas analog and angled
    angledbottom angledtop ar arabic ascending asia australia australian average background backward
    badge bar beam below blank bottom bottomhalf bottomleading bottomleft bottommiddle bottomright
    bottomrighthalf bottomrightquarter bottomthird bottomtrailing bounce by center central checked
    checkered circulate clipped clockwise closed closing coaxial collision compact compress
    connected core counterclockwise covered crescent cropped crosscountry crossed curved curvedto
    custom cylindrical dash dashed day daytime dc diagonal diagonalline disengaged distribution
    dotted dottedline dottedunderline double doubledecker down downhill downtrend downward draw end
    engaged enter europe even exit express extreme fall fill filled first fit flattrend for forward
    fresh from front frontleft frontright full functional gen1 gen2 gen3 gen4 gibbous half he hi
    high highintensity horizontal in indent indoor inset intermittent intervaltraining inverse
    inward ja km ko landscape large larger last leading leadinghalf leadingthird left lefthalf
    leftthird low lower macro max medium merge middle middleleft middleright min mixed more my near
    new noncircular none north of off offgrid on onehanded open opening oscillation out outdoor
    outline outward over partial partially path pattern phonetic pointed portrait press pro profile
    programmable pull quarter raised ratio rear rearleft rearright recessed rectangular remote
    remove resize right righthalf rightthird rotation roundedbottom roundedtop rtl runningright
    seated selection side size slash sliding small smaller smiling solid south split sports spread
    stacked stick strip striped subscript superscript swap tap th tilt tilted tip to top tophalf
    topleading topleft topmiddle topright topthird toptrailing traditional trailing trailinghalf
    trailingthird transparent type ultrawide unchecked under unknown up upper uptrend upward
    variable vertical waning waxing weighted wide wireless with without xaxis xyaxis yaxis you zh
    zigzag
    """
  )

  /// Words for things, too, which no symbol has as its whole name: an app's own picture may.
  private static let parts = words(
    """
    4k accelerator adapter answer appwindow arrowtriangles arts av backrest bay blast body button
    carbon casement ccs1 ccs2 chademo click combustion connection contact controlhandles cursive
    cycle dioxide drawing dress duployan element ellipses exclam exclamation fingers fitpro flip
    floor frame french gate gb gym header hex hold image intersection kashida l4 layout lb liquid lm
    lsb lt m1 m2 m3 m4 marks massage matrix measurement mediabox mind monoxide motionlines multispot
    nacs p1 p2 p3 p4 paper pass pipe plaintext quarternote r4 rack raid rb redaction ring rm roman
    rsb rt runningpace saucer scatter sequence shutter sidejet signal sixspeed sizes socialdance
    spacing step studiobudsplus sutton swipe tower track word
    """
  )

  private static let things = words(
    """
    2h 3d 4a 4h 4l abc abs accessibility accessory air airbag airplane airplayaudio airplayvideo
    airpod airpodpro airpods airpodsmax airpodspro airport airtag airtrafficcontrol alarm align
    allergens alternatingcurrent ambulance american amplifier angle ant antenna aperture app appclip
    append apple applelogo applepencil applescript appletv appletvremote applewatch apps aqi arcade
    archery archivebox arkit arm armchair arms arrival arrow arrowkeys arrows arrowshape
    arrowtriangle artframe aspectratio asterisk at atom australiandollarsign australianrulesfootball
    australsign auto autostartstop awning axel axle backpack badminton bag baht bahtsign balance
    ball balloon bandage banknote barbell barcode barometer barre baseball baseballbat bases basket
    basketball bath bathtub battery batteryblock batterypack beach beacon beats beatsearphones bed
    bell bicycle bin binoculars bird birthday bitcoinsign blinds blood bluetooth blur boat bold bolt
    bonjour book bookmark books bowling box boxing braille brain brake brakesignal branch
    brazilianrealsign briefcase bubble bubbles bug building bullet burn burst bus bust cabinet cable
    cablecar cake calendar camera candybar candybarphone capslock capsule capsulepath capsules
    captions car card cardio carplay carrot carseat cart case cat cedisign ceiling cellularbars
    centsign certificate chair chandelier character characters charger chargingcase chart
    checkerboard checklist checkmark chevron chevrons child chinese chineseyuanrenminbisign circle
    circlebadge circlepath circles clap clear climbing clipboard clock cloud club clutch
    coloncurrencysign columns comb command compass computermouse conditioner cone connector console
    contextualmenu control convertible cooktop cooldown court courthouse cpu creditcard cricket
    cross crosshair crown cruzeirosign cube cup curling curlybraces currency cursor cursorarrow
    curtains curvepath cycling cylinder cylinders dance danishkronesign decline degreesign
    dehumidifier delete departure desk deskclock desktopcomputer desktopcomputerandmacbook deskview
    dial diamond diamonds dice die digitalcrown directcurrent disc dish dishwasher display
    distribute divide doc dock dog dollarsign dongsign door doorbell dot dotmatrix dots dpad drive
    driveshaft drizzle drone drop droplets drops dryer duffle dumbbell dust ear earbuds earphones
    earpods earth ecg eject electric ellipse ellipsis elliptical emoji engine entry envelope equal
    equestrian eraser escape esim eurosign eurozonesign ev exclamationmark expand exposure extension
    external externaldrive eye eyebrow eyedropper eyeglasses eyes face faceid facemask facetime fan
    fanblades fangs faucet fax faxmachine fence fencing ferry fiberchannel fibrechannel field figure
    filemenu film filter filters finder fireplace firewall fireworks fish fisheye fishing fitness
    flag flame flashlight flask fleuron flexibility flipphone florinsign flow flowchart fluid
    fluidbatteryblock fn fog folder football fork formfitting forwardslash fossil fountain francsign
    fryer frying fuelpump fueltank function functions furniture fx g gamecontroller garage gauge
    gear gearshape gearshift generator gift giftcard glass globe glove glowplug goal gobackward
    goforward golf graduationcap graph greaterthan greetingcard grid group guaranisign guitars
    gymnastics gyroscope hail halffull hammer hand handbag handball handheld handles hands hanger
    hare hat hazardsign haze head headlight headphones headset hearing hearingaid hearingdevice
    heart heat heater heating heavyrain helm helmet hexagon hexagongrid hexagonpath hifireceiver
    hifispeaker highlight highlighter hiking hill hockey holdinghands homebutton homekit homepod
    homepodmini hood horizon horn hourglass house hryvniasign humidifier humidity hunting hurricane
    ibeam ice icloud iliac indianrupeesign infinity info inhaler insert intensity internaldrive ipad
    iphone iphones ipod ipodshuffle ipodtouch italic ivfluid jacket joystick jumprope justified
    justify justifyleft justifyright kashidasign kayak key keyboard keypad kickboxing kipsign knife
    knob kph l1 l2 l3 lacrosse ladybug lamp lane lanes lanyardcard laptopcomputer largecircle
    larisign laser lasso lassobadge latch launchpad laurel layer layers leaf led legs lens lessthan
    level lever licenseplate lifepreserver light lightbulb lightrail lightspectrum lightswitch line
    lines lineweight link lirasign list livephoto lizard location lock lodge loop lounge loupe lungs
    m mac macbook macmini macpro macstudio macwindow magazine magicmouse magnify magnifyingglass
    magnifyingmouse magsafe mail manatsign map mappin martial martini masks measure mecca medal
    mediastick medical megaphone memories memorychip menubar menucard message meter metering
    metronome mic microbe microphone microscope microwave millsign minus mirror mode moon moonphase
    moonrise moonset moped mosaic motion motorcycle mount mountain mouth movieclapper mph mug
    multiply music mustache nairasign needle network newspaper nightshift norwegiankronesign nose
    nosign note notequal number numbers numbersign oar observatory octagon oilcan opticaldisc
    opticaldiscdrive opticid option orthodox oval ovarian oven overhead p paddle paddleshifter pages
    paintbrush paintpalette pan panel panels pano paperclip paperplane parachute paragraph
    paragraphsign parallelogram parentheses parking parkinglight parkingsign party passkey pause
    pawprint pc peacesign pedal pedestrian pencil pentagon percent person personal personalhotspot
    perspective pesetasign pesosign phone photo pianokeys pickleball pickup pie pilates pill pills
    pin pip placeholdertext plantar platter play playlist playpause playstation plug plus plusminus
    point pointer polishzlotysign pollen pool popcorn popper power powerbeats powerbeats3
    powerbeatspro powercord powermeter poweroff poweron poweroutlet powerplug powersleep printer
    projective puck purchased purifier puzzlepiece pyramid qrcode questionmark quicktime quote
    quotelevel r r1 r2 r3 racket racquetball radio radiowaves rain rainbow rainy rays receipt record
    recordingtape rectangle rectanglepath refrigerator repeat restart retarder return reversebrake
    rhombus ribbon richtext righttriangle road roll roller rolling rosette router rower rss
    rublesign rugby ruler run rupeesign safari safetycone sailboat sailing satellite scalemass
    scanner scenekit scissors scooter scope screwdriver scribble scroll scurvepath sdcard seal
    seatbelt sensor server shade shadow shareplay shazam shekelsign shell sheqelsign shield shift
    shippingbox shoe shoeprints shower shuffle sidebar sidebars signature signpost simcard
    singaporedollarsign sink siri skateboard skateboarding skating skew ski skiing skis sleep sleet
    slider slot slowmo smallcircle smartbatterycase smartphone smiley smoke snow snowboard
    snowboarding snowflake soccer soccerball sofa softball sos space spade spark sparkle sparkles
    spatial speaker speedometer spigot sportscourt spot spotlight spray sprinkler square squarepath
    squareroot squares squareshape squash stack stair stairs stand star staroflife stars statusbar
    steeringwheel stepper sterlingsign stethoscope stop stopwatch storefront storm stove straw
    street strengthtraining stretch strikethrough stroller studentdesk studiobud studiobuds stylus
    subtitles suit suitcase sum sun sunglasses sunmax sunrise sunset surfboard surfing suv
    swatchpalette swedishkronasign swift swiftdata swim swirl switch syringe table tablecells tag
    taichi taillight takeoutbag target taxi teddybear teletype tengesign tennis tennisball tent
    terminal testtube text textbox textformat theatermask theatermasks thermometer thermostat
    thumbsdown thumbsup thundersnow ticket timelapse timeline timemachine timer tire tirepressure
    toggle togglepower toilet topology tornado tortoise torus touchid traction traffic trafficlight
    train training tram translate transmission trapezoid trash tray treadmill tree triangle
    trianglebadge trianglepath triangleshape trophy tropicalstorm truck tshirt tugriksign tuningfork
    tunnel turkishlirasign turn tv uiwindow umbrella underline usb uturn vial video videoprojector
    viewfinder viewfindercircle visionpro voiceover volleyball vr wake walk wallet wallpaper wand
    warninglight washer watch watchface water waterbottle waterpolo wave waveform waves waypoint web
    webcam wheel wheelchair widget wifi wifirouter wind window windowshade windshield wineglass
    wineglasses wiper wipers wonsign workout wrap wrench wrestling wrongwaysign x xbox xmark xserve
    y yensign yieldsign yinyang yoga z zipper zl zr zzz
    """
  )
}
