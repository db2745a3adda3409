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
          || actions.contains(String(word)) || isCount(word) || isLetter(word)
      }
  }

  /// Whether a word names a thing or a sign, and not its form.
  static func isThing(_ word: String) -> Bool { things.contains(word) }

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

  private static let things = words(
    """
    2h 3d 4a 4h 4k 4l abc abs accelerator accessibility accessory adapter air airbag airplane
    airplayaudio airplayvideo airpod airpodpro airpods airpodsmax airpodspro airport airtag
    airtrafficcontrol alarm align allergens alternatingcurrent ambulance american amplifier angle
    answer ant antenna aperture app appclip append apple applelogo applepencil applescript appletv
    appletvremote applewatch apps appwindow aqi arcade archery archivebox arkit arm armchair arms
    arrival arrow arrowkeys arrows arrowshape arrowtriangle arrowtriangles artframe arts aspectratio
    asterisk at atom australiandollarsign australianrulesfootball australsign auto autostartstop av
    awning axel axle backpack backrest badminton bag baht bahtsign balance ball balloon bandage
    banknote barbell barcode barometer barre baseball baseballbat bases basket basketball bath
    bathtub battery batteryblock batterypack bay beach beacon beats beatsearphones bed bell bicycle
    bin binoculars bird birthday bitcoinsign blast blinds blood bluetooth blur boat body bold bolt
    bonjour book bookmark books bowling box boxing braille brain brake brakesignal branch
    brazilianrealsign briefcase bubble bubbles bug building bullet burn burst bus bust button
    cabinet cable cablecar cake calendar camera candybar candybarphone capslock capsule capsulepath
    capsules captions car carbon card cardio carplay carrot carseat cart case casement cat ccs1 ccs2
    cedisign ceiling cellularbars centsign certificate chademo chair chandelier character characters
    charger chargingcase chart checkerboard checklist checkmark chevron chevrons child chinese
    chineseyuanrenminbisign circle circlebadge circlepath circles clap clear click climbing
    clipboard clock cloud club clutch coloncurrencysign columns comb combustion command compass
    computermouse conditioner cone connection connector console contact contextualmenu control
    controlhandles convertible cooktop cooldown court courthouse cpu creditcard cricket cross
    crosshair crown cruzeirosign cube cup curling curlybraces currency cursive cursor cursorarrow
    curtains curvepath cycle cycling cylinder cylinders dance danishkronesign decline degreesign
    dehumidifier delete departure desk deskclock desktopcomputer desktopcomputerandmacbook deskview
    dial diamond diamonds dice die digitalcrown dioxide directcurrent disc dish dishwasher display
    distribute divide doc dock dog dollarsign dongsign door doorbell dot dotmatrix dots dpad drawing
    dress drive driveshaft drizzle drone drop droplets drops dryer duffle dumbbell duployan dust ear
    earbuds earphones earpods earth ecg eject electric element ellipse ellipses ellipsis elliptical
    emoji engine entry envelope equal equestrian eraser escape esim eurosign eurozonesign ev exclam
    exclamation exclamationmark expand exposure extension external externaldrive eye eyebrow
    eyedropper eyeglasses eyes face faceid facemask facetime fan fanblades fangs faucet fax
    faxmachine fence fencing ferry fiberchannel fibrechannel field figure filemenu film filter
    filters finder fingers fireplace firewall fireworks fish fisheye fishing fitness fitpro flag
    flame flashlight flask fleuron flexibility flip flipphone floor florinsign flow flowchart fluid
    fluidbatteryblock fn fog folder football fork formfitting forwardslash fossil fountain frame
    francsign french fryer frying fuelpump fueltank function functions furniture fx g gamecontroller
    garage gate gauge gb gear gearshape gearshift generator gift giftcard glass globe glove glowplug
    goal gobackward goforward golf graduationcap graph greaterthan greetingcard grid group
    guaranisign guitars gym gymnastics gyroscope hail halffull hammer hand handbag handball handheld
    handles hands hanger hare hat hazardsign haze head header headlight headphones headset hearing
    hearingaid hearingdevice heart heat heater heating heavyrain helm helmet hex hexagon hexagongrid
    hexagonpath hifireceiver hifispeaker highlight highlighter hiking hill hockey hold holdinghands
    homebutton homekit homepod homepodmini hood horizon horn hourglass house hryvniasign humidifier
    humidity hunting hurricane ibeam ice icloud iliac image indianrupeesign infinity info inhaler
    insert intensity internaldrive intersection ipad iphone iphones ipod ipodshuffle ipodtouch
    italic ivfluid jacket joystick jumprope justified justify justifyleft justifyright kashida
    kashidasign kayak key keyboard keypad kickboxing kipsign knife knob kph l1 l2 l3 l4 lacrosse
    ladybug lamp lane lanes lanyardcard laptopcomputer largecircle larisign laser lasso lassobadge
    latch launchpad laurel layer layers layout lb leaf led legs lens lessthan level lever
    licenseplate lifepreserver light lightbulb lightrail lightspectrum lightswitch line lines
    lineweight link liquid lirasign list livephoto lizard lm location lock lodge loop lounge loupe
    lsb lt lungs m m1 m2 m3 m4 mac macbook macmini macpro macstudio macwindow magazine magicmouse
    magnify magnifyingglass magnifyingmouse magsafe mail manatsign map mappin marks martial martini
    masks massage matrix measure measurement mecca medal mediabox mediastick medical megaphone
    memories memorychip menubar menucard message meter metering metronome mic microbe microphone
    microscope microwave millsign mind minus mirror mode monoxide moon moonphase moonrise moonset
    moped mosaic motion motionlines motorcycle mount mountain mouth movieclapper mph mug multiply
    multispot music mustache nacs nairasign needle network newspaper nightshift norwegiankronesign
    nose nosign note notequal number numbers numbersign oar observatory octagon oilcan opticaldisc
    opticaldiscdrive opticid option orthodox oval ovarian oven overhead p p1 p2 p3 p4 paddle
    paddleshifter pages paintbrush paintpalette pan panel panels pano paper paperclip paperplane
    parachute paragraph paragraphsign parallelogram parentheses parking parkinglight parkingsign
    party pass passkey pause pawprint pc peacesign pedal pedestrian pencil pentagon percent person
    personal personalhotspot perspective pesetasign pesosign phone photo pianokeys pickleball pickup
    pie pilates pill pills pin pip pipe placeholdertext plaintext plantar platter play playlist
    playpause playstation plug plus plusminus point pointer polishzlotysign pollen pool popcorn
    popper power powerbeats powerbeats3 powerbeatspro powercord powermeter poweroff poweron
    poweroutlet powerplug powersleep printer projective puck purchased purifier puzzlepiece pyramid
    qrcode quarternote questionmark quicktime quote quotelevel r r1 r2 r3 r4 rack racket racquetball
    radio radiowaves raid rain rainbow rainy rays rb receipt record recordingtape rectangle
    rectanglepath redaction refrigerator repeat restart retarder return reversebrake rhombus ribbon
    richtext righttriangle ring rm road roll roller rolling roman rosette router rower rsb rss rt
    rublesign rugby ruler run runningpace rupeesign safari safetycone sailboat sailing satellite
    saucer scalemass scanner scatter scenekit scissors scooter scope screwdriver scribble scroll
    scurvepath sdcard seal seatbelt sensor sequence server shade shadow shareplay shazam shekelsign
    shell sheqelsign shield shift shippingbox shoe shoeprints shower shuffle shutter sidebar
    sidebars sidejet signal signature signpost simcard singaporedollarsign sink siri sixspeed sizes
    skateboard skateboarding skating skew ski skiing skis sleep sleet slider slot slowmo smallcircle
    smartbatterycase smartphone smiley smoke snow snowboard snowboarding snowflake soccer soccerball
    socialdance sofa softball sos space spacing spade spark sparkle sparkles spatial speaker
    speedometer spigot sportscourt spot spotlight spray sprinkler square squarepath squareroot
    squares squareshape squash stack stair stairs stand star staroflife stars statusbar
    steeringwheel step stepper sterlingsign stethoscope stop stopwatch storefront storm stove straw
    street strengthtraining stretch strikethrough stroller studentdesk studiobud studiobuds
    studiobudsplus stylus subtitles suit suitcase sum sun sunglasses sunmax sunrise sunset surfboard
    surfing sutton suv swatchpalette swedishkronasign swift swiftdata swim swipe swirl switch
    syringe table tablecells tag taichi taillight takeoutbag target taxi teddybear teletype
    tengesign tennis tennisball tent terminal testtube text textbox textformat theatermask
    theatermasks thermometer thermostat thumbsdown thumbsup thundersnow ticket timelapse timeline
    timemachine timer tire tirepressure toggle togglepower toilet topology tornado tortoise torus
    touchid tower track traction traffic trafficlight train training tram translate transmission
    trapezoid trash tray treadmill tree triangle trianglebadge trianglepath triangleshape trophy
    tropicalstorm truck tshirt tugriksign tuningfork tunnel turkishlirasign turn tv uiwindow
    umbrella underline usb uturn vial video videoprojector viewfinder viewfindercircle visionpro
    voiceover volleyball vr wake walk wallet wallpaper wand warninglight washer watch watchface
    water waterbottle waterpolo wave waveform waves waypoint web webcam wheel wheelchair widget wifi
    wifirouter wind window windowshade windshield wineglass wineglasses wiper wipers wonsign word
    workout wrap wrench wrestling wrongwaysign x xbox xmark xserve y yensign yieldsign yinyang yoga
    z zipper zl zr zzz
    """
  )
}
