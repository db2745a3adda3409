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
    return names.contains { things.contains(String($0)) }
      && names.allSatisfy { word in
        things.contains(String(word)) || forms.contains(String(word))
          || actions.contains(String(word)) || isCount(word)
      }
  }

  /// `2`, `50` or the `2x2` of a grid.
  private static func isCount(_ word: Substring) -> Bool {
    let sides = word.split(separator: "x", omittingEmptySubsequences: false)
    return sides.count <= 2
      && sides.allSatisfy { side in
        (1...3).contains(side.count) && side.allSatisfy { ("0"..."9").contains($0) }
      }
  }

  private static func words(_ text: String) -> Set<String> {
    Set(text.split { $0 == " " || $0 == "\n" }.map { String($0) })
  }

  /// Words that may stand first, but are no name without a thing.
  private static let actions = words(
    "logo move perspective restart rotate scale shared view"
  )

  /// Words that never stand first: what is done to a thing.
  private static let forms = words(
    """
    above and angled automatic backward badge below blank bottom bottomhalf bottomleft bottomright
    bottomthird by center checkered clipped closed compact covered crop cropped crossed curvedto
    custom dashed decrease dotted down downtrend downward even fill filled flattrend for forward
    from full gen1 gen2 gen3 half high horizontal in increase indent inset inverse inward landscape
    large leading leadinghalf leadingthird left lefthalf leftthird low lower medium middle near
    noncircular number of off on open opening outward over partial partially percent portrait
    raised right righthalf rightthird rotation rtl runningright slash small solid split stacked
    strip swap tilted to top tophalf topleft topright topthird trailing trailinghalf trailingthird
    transparent under up upper uptrend upward vertical with without xaxis xyaxis yaxis zigzag
    """
  )

  private static let things = words(
    """
    3d abc accessibility accessory air airplane airplayaudio airplayvideo airpod airpods airpodsmax
    airpodspro airtag airtrafficcontrol alarm align allergens alternatingcurrent ambulance american
    amplifier angle ant antenna app appclip apple apple applelogo applepencil applescript appletv
    appletvremote applewatch apps aqi archery archivebox arkit arm armchair arms arrow arrowkeys
    arrows arrowshape arrowtriangle artframe aspectratio asterisk at atom australiandollarsign
    australianrulesfootball auto axle backpack badminton bag baht bahtsign balance ball balloon
    bandage banknote barbell barcode barometer barre baseball baseballbat basket basketball bath
    bathtub battery batteryblock beach beats beatsearphones bed bell bicycle bin binoculars bird
    birthday bitcoinsign blinds blood bluetooth blur boat bold bolt bonjour book bookmark books
    bowling box boxing brain brake brakesignal branch brazilianrealsign briefcase bubble bubbles
    bug building bullet burst bus cable cablecar cake calendar camera candybar capslock capsule
    capsules captions car card cardio carplay carrot carseat cart case cat cedisign cellularbars
    centsign certificate chair character characters chart checkerboard checklist checkmark chevron
    chevrons child chinese chineseyuanrenminbisign circle circlebadge circlepath clap clear
    climbing clipboard clock cloud coloncurrencysign columns comb command compass computermouse
    cone connector contextualmenu control convertible cooktop cooldown court courthouse cpu
    creditcard cricket cross crosshair crown cruzeirosign cube cup curling curlybraces currency
    cursor cursorarrow curtains cylinder cylinders dance danishkronesign decline degreesign
    dehumidifier desk deskclock desktopcomputer desktopcomputerandmacbook deskview dial diamond
    diamonds dice die directcurrent disc dish dishwasher display divide doc dock dog dollarsign
    dongsign door dot dots dpad drive drone drop drops dryer duffle dumbbell dust ear earbuds
    earpods earth ecg eject electric ellipse ellipsis elliptical emoji engine entry envelope equal
    equestrian eraser escape esim eurosign ev exclamationmark expand exposure extension external
    externaldrive eye eyebrow eyedropper eyeglasses eyes face faceid facemask facetime fan fangs
    faucet fax faxmachine fence fencing ferry field figure filemenu film filter finder fireplace
    firewall fireworks fish fisheye fishing fitness flag flame flashlight flask fleuron flexibility
    flipphone florinsign flow fluid fluidbatteryblock fn fog folder football fork formfitting
    forwardslash fountain francsign fryer frying fuelpump fueltank function functions fx g
    gamecontroller garage gauge gear gearshape gearshift generator gift giftcard glass globe glove
    goal gobackward goforward golf graduationcap graph greaterthan greetingcard grid group
    guaranisign guitars gymnastics hail halffull hammer hand handbag handball handles hands hanger
    hare hat haze head headlight headphones headset hearing heart heat heater heating heavyrain
    helm helmet hexagon hexagongrid hifireceiver hifispeaker highlight highlighter hiking hockey
    holdinghands homebutton homekit homepod homepodmini hood horn hourglass house hryvniasign
    humidifier humidity hurricane ibeam ice icloud iliac indianrupeesign infinity info inhaler
    insert intensity internaldrive ipad iphone iphones ipod italic ivfluid jacket jumprope
    justified justify justifyleft justifyright kashidasign kayak key keyboard kickboxing kipsign
    knife knob l1 l2 l3 ladybug lamp lane lanes lanyardcard laptopcomputer larisign lasso
    lassobadge latch launchpad laurel layer layers leaf legs lens lessthan level lever
    lifepreserver light lightbulb lightrail lightspectrum lightswitch line link lirasign list
    livephoto lizard location lock lodge loop loupe lungs m mac macbook macmini macpro macwindow
    magazine magnify magnifyingglass magnifyingmouse magsafe mail manatsign map mappin martial
    martini masks measure mecca medal mediastick medical megaphone memories memorychip menubar
    menucard message meter metering metronome mic microbe microphone microscope microwave millsign
    minus mirror mode moon moonphase moped mosaic motion motorcycle mountain mouth movieclapper mug
    multiply music mustache nairasign network newspaper nightshift norwegiankronesign nose nosign
    note notequal numbers numbersign oar observatory octagon oilcan opticaldisc opticaldiscdrive
    opticid option orthodox oval ovarian oven overhead p paddle paddleshifter paintbrush
    paintpalette pan panel panels paperclip paperplane parachute paragraphsign parallelogram
    parentheses parking parkinglight parkingsign party passkey pawprint pc peacesign pedal pencil
    pentagon person personal personalhotspot pesetasign pesosign phone photo pianokeys pickleball
    pie pilates pill pills pin pip placeholdertext plantar platter play playlist playpause
    playstation plus plusminus point pointer polishzlotysign pollen pool popcorn popper power
    powercord powermeter poweroutlet powerplug powersleep printer puzzlepiece pyramid qrcode
    questionmark quicktime quote quotelevel r r1 r2 r3 racket radio radiowaves rain rainbow rainy
    rays receipt record recordingtape rectangle rectanglepath refrigerator repeat return
    reversebrake rhombus ribbon richtext righttriangle road roll roller rosette rower rss rublesign
    rugby ruler rupeesign safari sailboat sailing satellite scalemass scanner scenekit scissors
    scooter scope screwdriver scribble scroll sdcard seal seatbelt sensor server shadow shareplay
    shazam sheqelsign shield shift shippingbox shoe shoeprints shower shuffle sidebar sidebars
    signature signpost simcard singaporedollarsign sink siri skateboard skateboarding skew ski
    skiing skis slider slot slowmo smallcircle smoke snow snowboard snowboarding snowflake soccer
    soccerball sofa softball sos spark sparkle sparkles spatial speaker speedometer spigot
    sportscourt spot spotlight sprinkler square squarepath squareroot squares squareshape stack
    stair stairs stand star staroflife statusbar steeringwheel stepper sterlingsign stethoscope
    stop stopwatch storefront storm stove straw street strengthtraining stretch strikethrough
    stroller studentdesk stylus subtitles suit suitcase sum sun sunglasses sunmax sunrise sunset
    surfboard surfing suv swatchpalette swedishkronasign swift swiftdata swim swirl switch syringe
    tablecells tag takeoutbag target taxi teddybear teletype tengesign tennis tennisball tent
    terminal testtube text textbox textformat theatermask theatermasks thermometer thermostat
    thumbsdown thumbsup thundersnow ticket timelapse timeline timer tire toggle togglepower toilet
    topology tornado tortoise touchid traction traffic trafficlight train tram translate
    transmission trapezoid trash tray treadmill tree triangle trianglebadge trianglepath trophy
    tropicalstorm truck tshirt tugriksign tuningfork turkishlirasign turn tv uiwindow umbrella
    underline uturn vial video viewfinder viewfindercircle visionpro voiceover volleyball vr wake
    walk wallet wallpaper wand warninglight washer watch watchface water waterbottle waterpolo wave
    waveform waves waypoint web webcam wheel wheelchair widget wifi wifirouter wind window
    windowshade windshield wineglass wineglasses wiper wipers wonsign workout wrap wrench wrestling
    wrongwaysign x xbox xmark xserve y yensign yinyang yoga z zipper zl zr zzz
    """
  )
}
