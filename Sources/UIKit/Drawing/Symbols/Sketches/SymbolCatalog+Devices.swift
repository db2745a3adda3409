extension SymbolCatalog {
  /// Computers and what is attached to them.
  static let devices: [String: String] = [
    "desktopcomputer": """
    136 116
    body R 10 10 116 74 12
    line M 68 86 68 106 M 42 108 94 108
    mark M 10 64 126 64
    """,
    "display": """
    136 116
    body R 10 10 116 76 12
    line M 68 88 68 106 M 42 108 94 108
    """,
    "laptopcomputer": """
    148 96
    body R 24 10 100 66 10
    line M 8 88 140 88
    """,
    "iphone": """
    76 128
    body R 10 10 56 108 14
    mark M 32 22 44 22
    """,
    "apps.iphone": """
    76 128
    body R 10 10 56 108 14
    spot R 22 28 12 12 3 R 42 28 12 12 3 R 22 48 12 12 3 R 42 48 12 12 3
    mark M 30 104 46 104
    """,
    "iphone.gen3": "same iphone",
    "iphone.landscape": "turned iphone",
    "iphone.homebutton": """
    76 128
    body R 10 10 56 108 12
    mark M 10 28 66 28 M 10 98 66 98
    """,
    "iphone.radiowaves.left.and.right": """
    132 128
    use iphone 0.86 33 9
    line K 66 64 52 150 210 X 66
    """,
    "ipad": """
    104 128
    body R 10 10 84 108 13
    mark M 42 106 62 106
    """,
    "ipad.landscape": "turned ipad",
    "ipad.and.iphone": """
    136 124
    use ipad 0.94 2 2
    over iphone 0.66 80 38
    """,
    "applewatch": """
    92 128
    body R 14 30 60 68 16
    line M 28 28 L 32 10 L 58 10 L 62 28 Y 64
    line M 82 54 82 66
    """,
    "ipod": """
    76 128
    body R 10 10 56 108 10
    mark R 22 22 32 30 3 O 38 84 16
    """,
    "appletv": """
    132 84
    body R 10 14 112 56 14
    mark M 54 42 78 42
    """,
    "keyboard": """
    144 92
    most 11
    body R 10 12 124 68 12
    mark M 28 32 30 32 M 46 32 48 32 M 64 32 66 32 M 82 32 84 32 M 100 32 102 32 M 116 32 118 32
    mark M 28 46 30 46 M 46 46 48 46 M 64 46 66 46 M 82 46 84 46 M 100 46 102 46 M 116 46 118 46
    mark M 44 62 100 62
    """,
    "keyboard.chevron.compact.down": """
    144 120
    use keyboard 1 0 0
    line M 54 100 72 112 90 100
    """,
    "computermouse": """
    88 124
    body R 12 10 64 104 32
    mark M 44 30 44 46
    """,
    "printer": """
    132 116
    most 11
    body M 34 82 L 22 82 Q 10 82 10 70 L 10 50 Q 10 36 24 36 L 108 36 Q 122 36 122 50
    L 122 70 Q 122 82 110 82 L 98 82
    line M 34 36 L 34 20 Q 34 10 44 10 L 88 10 Q 98 10 98 20 L 98 36
    full wipe R 36 66 60 38 4
    line R 34 66 64 42 6
    spot O 104 52 5
    """,
    "scanner": """
    136 100
    body R 10 46 116 44 10
    line M 14 46 108 12
    mark M 30 68 70 68
    """,
    "externaldrive": """
    128 88
    body M 10 54 L 26 20 Q 30 12 39 12 L 89 12 Q 98 12 102 20 L 118 54 L 118 64
    Q 118 76 106 76 L 22 76 Q 10 76 10 64 Z
    mark M 12 50 116 50
    spot O 100 63 5
    """,
    "internaldrive": "same externaldrive",
    "server.rack": """
    124 112
    body R 10 10 104 40 9 R 10 62 104 40 9
    mark M 30 30 60 30 M 30 82 60 82
    spot O 92 30 6 O 92 82 6
    """,
    "xserve": "same server.rack",
    "memorychip": """
    116 116
    most 11
    body R 26 26 64 64 8
    mark R 44 44 28 28 3
    line M 44 10 44 24 M 72 10 72 24 M 44 92 44 106 M 72 92 72 106 M 10 44 24 44
    M 10 72 24 72 M 92 44 106 44 M 92 72 106 72
    """,
    "cpu": """
    116 116
    most 11
    body R 22 22 72 72 10
    mark R 42 42 32 32 4
    line M 40 8 40 20 M 58 8 58 20 M 76 8 76 20 T 4 58 58
    """,
    "sdcard": """
    92 120
    body M 12 24 Q 12 10 26 10 L 54 10 L 80 34 L 80 96 Q 80 110 66 110 L 26 110 Q 12 110 12 96 Z
    mark M 30 28 30 42 M 46 28 46 42 M 62 38 62 48
    """,
    "simcard": """
    92 120
    body M 12 24 Q 12 10 26 10 L 54 10 L 80 34 L 80 96 Q 80 110 66 110 L 26 110 Q 12 110 12 96 Z
    mark R 30 52 32 38 5 M 30 70 62 70
    """,
    "battery.100": """
    148 76
    line R 10 12 110 52 15
    area R 23 25 84 26 5
    soft R 131 31 3 14 1.5
    """,
    "battery.75": """
    148 76
    line R 10 12 110 52 15
    area R 23 25 63 26 5
    soft R 131 31 3 14 1.5
    """,
    "battery.75percent": "same battery.75",
    "battery.100percent": "same battery.100",
    "battery.50": """
    148 76
    line R 10 12 110 52 15
    area R 23 25 42 26 5
    soft R 131 31 3 14 1.5
    """,
    "battery.50percent": "same battery.50",
    "battery.25": """
    148 76
    line R 10 12 110 52 15
    area R 23 25 21 26 5
    soft R 131 31 3 14 1.5
    """,
    "battery.25percent": "same battery.25",
    "battery.0": """
    148 76
    line R 10 12 110 52 15
    soft R 131 31 3 14 1.5
    """,
    "battery.0percent": "same battery.0",
    "battery.100.bolt": """
    148 84
    use battery.100 1 0 4
    wipe M 70 10 50 46 64 46 58 74 82 38 66 38 Z
    area M 70 8 48 47 64 47 56 76 84 37 67 37 Z
    """,
    "powerplug": """
    100 124
    body M 18 40 L 82 40 L 82 62 C 82 84 68 92 50 92 C 32 92 18 84 18 62 Z
    line M 34 10 34 38 M 66 10 66 38 M 50 94 50 118
    """,
    "cable.connector": """
    72 128
    body R 14 48 44 48 8 R 22 12 28 36 4
    line M 36 98 36 120
    """,
    "bolt.batteryblock": """
    116 116
    body R 10 28 96 78 12
    mark M 62 44 46 70 58 70 54 90 70 64 58 64 Z
    line M 28 16 42 16 M 74 16 88 16
    """,
    "webcam": """
    108 120
    body O 54 50 40
    mark O 54 50 17
    line M 30 108 78 108
    """,
    "web.camera": "same webcam",
    "visionpro": """
    144 84
    body M 30 12 L 114 12 C 138 12 138 72 112 72 C 92 72 86 56 72 56 C 58 56 52 72 32 72
    C 6 72 6 12 30 12 Z
    """,
    "cellularbars": """
    116 96
    soft R 12 68 12 16 3 R 38 52 12 32 3 R 64 32 12 52 3 R 90 12 12 72 3
    """,
    "simcard.2": "same simcard",
    "wave.3.forward": "same wave.3.right",
    "minus.plus.batteryblock": """
    116 116
    body R 10 28 96 78 12
    mark M 26 66 46 66 M 70 66 90 66 M 80 56 80 76
    line M 28 16 42 16 M 74 16 88 16
    """,
    "dial.min": "same dial.low",
    "dial.max": "mirrored dial.low",
    "dial.high": "mirrored dial.low",
    "dial.medium": "same dial.low",
  ]
}
