extension SymbolCatalog {
  /// Messages, calls and the cloud.
  static let messages: [String: String] = [
    "envelope": """
    136 104
    body R 10 10 116 84 14
    mark M 14 20 L 58 58 Q 68 66 78 58 L 122 20
    """,
    "envelope.open": """
    128 120
    body M 10 48 L 56 16 Q 64 10 72 16 L 118 48 L 118 96 Q 118 110 104 110 L 24 110
    Q 10 110 10 96 Z
    mark M 12 52 L 56 78 Q 64 82 72 78 L 116 52
    """,
    "mail": "same envelope",
    "mail.stack": """
    136 120
    use envelope 1 0 16
    line M 24 12 112 12
    """,
    "bubble.left": """
    132 116
    body M 34 112 C 44 108 52 104 58 96 L 98 96 Q 122 96 122 72 L 122 34 Q 122 10 98 10
    L 34 10 Q 10 10 10 34 L 10 72 Q 10 94 32 96 Z
    inside 34 28 64 50 33
    """,
    "bubble.right": """
    132 116
    body M 98 112 C 88 108 80 104 74 96 L 34 96 Q 10 96 10 72 L 10 34 Q 10 10 34 10 L 98 10
    Q 122 10 122 34 L 122 72 Q 122 94 100 96 Z
    inside 34 28 64 50 33
    """,
    "bubble": """
    132 116
    body M 44 112 C 54 108 62 104 68 96 L 98 96 Q 122 96 122 72 L 122 34 Q 122 10 98 10
    L 34 10 Q 10 10 10 34 L 10 72 Q 10 94 34 96 L 42 96 Z
    inside 34 28 64 50 33
    """,
    "bubble.middle.bottom": """
    132 116
    body M 66 110 L 52 96 L 34 96 Q 10 96 10 72 L 10 34 Q 10 10 34 10 L 98 10
    Q 122 10 122 34 L 122 72 Q 122 96 98 96 L 80 96 Z
    inside 34 28 64 50 33
    """,
    "message": """
    132 116
    body M 30 108 C 42 106 50 102 54 96 C 90 104 122 82 122 53 C 122 28 97 10 66 10
    C 35 10 10 28 10 53 C 10 68 18 80 32 88 C 34 96 34 102 30 108 Z
    inside 38 27 56 52 30
    """,
    "bubble.left.and.bubble.right": """
    160 120
    level 1
    open line M 100 40 L 130 40 Q 150 40 150 58 L 150 74 Q 150 92 134 92 L 134 108
    C 126 106 120 100 116 92 L 88 92
    full soft M 80 42 L 130 42 Q 150 42 150 58 L 150 74 Q 150 92 134 92 L 134 108
    C 126 106 120 100 116 92 L 80 92 Z
    level 0
    over bubble.left 0.8 0 2
    """,
    "bubble.left.and.exclamationmark.bubble.right": "same bubble.left.and.bubble.right",
    "phone": """
    116 116
    body M 34 14 C 30 10 26 10 22 14 L 14 22 C 8 30 10 42 16 54 C 26 74 42 90 62 100
    C 74 106 86 108 94 102 L 102 94 C 106 90 106 86 102 82 L 86 70 C 82 68 78 68 74 70
    L 66 78 C 56 74 42 60 38 50 L 46 42 C 48 38 48 34 46 30 Z
    """,
    "phone.down": """
    136 72
    body M 12 48 C 8 20 40 10 68 10 C 96 10 128 20 124 48 C 124 56 120 60 114 58 L 94 54
    C 88 52 86 48 86 44 L 86 36 C 76 32 60 32 50 36 L 50 44 C 50 48 48 52 42 54 L 22 58
    C 16 60 12 56 12 48 Z
    """,
    "phone.arrow.up.right": """
    124 124
    use phone 0.92 4 16
    line M 72 48 110 12 M 84 10 112 10 112 38
    """,
    "phone.badge.plus": """
    124 116
    use phone 1 0 0
    line M 80 26 116 26 M 98 8 98 44
    """,
    "video": """
    140 96
    body R 10 12 82 72 15
    body U 5 104 46 130 24 130 72 104 50
    inside 26 26 50 44 24
    """,
    "megaphone": """
    132 112
    body M 108 12 L 52 32 L 30 32 C 6 32 6 72 30 72 L 52 72 L 108 92 Z
    line M 120 42 C 126 48 126 56 120 62 M 34 76 42 98 C 44 106 58 104 58 96 L 54 76
    """,
    "horn": "same megaphone",
    "antenna.radiowaves.left.and.right": """
    140 116
    most 11
    area O 70 46 11
    line M 70 50 70 108 K 70 46 28 140 220 K 70 46 52 140 220 X 70
    """,
    "dot.radiowaves.left.and.right": """
    140 92
    area O 70 46 11
    line K 70 46 28 140 220 K 70 46 52 140 220 X 70
    """,
    "dot.radiowaves.right": """
    100 100
    area O 22 50 11
    line K 22 50 32 -45 45 K 22 50 58 -45 45
    """,
    "wave.3.right": """
    88 124
    line K -10 62 36 -40 40 K -10 62 60 -40 40 K -10 62 84 -40 40
    """,
    "wave.3.left": "mirrored wave.3.right",
    "wifi": """
    136 104
    most 11
    area O 68 88 10
    line K 68 88 34 225 315 K 68 88 58 225 315 K 68 88 78 225 315
    """,
    "wifi.exclamationmark": """
    136 104
    use wifi 1 0 0
    wipe M 64 40 72 40 70 96 66 96 Z
    use exclamationmark 0.62 54 32
    """,
    "personalhotspot": """
    136 92
    line M 56 66 L 40 66 C 12 66 12 26 40 26 L 60 26 C 80 26 84 46 72 58
    line M 80 26 L 96 26 C 124 26 124 66 96 66 L 76 66 C 56 66 52 46 64 34
    """,
    "bolt.horizontal": "turned bolt",
    "icloud": """
    140 104
    body M 36 94 C 4 94 2 52 32 50 C 30 6 92 -2 100 40 C 136 38 140 92 104 94 Z
    inside 48 42 44 44 23
    """,
    "cloud": """
    140 104
    body M 36 94 C 4 94 2 52 32 50 C 30 6 92 -2 100 40 C 136 38 140 92 104 94 Z
    inside 48 42 44 44 23
    """,
    "icloud.and.arrow.up": """
    140 124
    open line M 48 86 L 36 86 C 4 86 2 44 32 42 C 30 -2 92 -10 100 32 C 136 30 140 86 104 86
    L 92 86
    full soft M 36 86 C 4 86 2 44 32 42 C 30 -2 92 -10 100 32 C 136 30 140 86 104 86 Z
    full wipe M 70 56 70 116 M 50 74 70 54 90 74
    line M 70 56 70 116 M 50 74 70 54 90 74
    """,
    "icloud.and.arrow.down": """
    140 124
    open line M 48 86 L 36 86 C 4 86 2 44 32 42 C 30 -2 92 -10 100 32 C 136 30 140 86 104 86
    L 92 86
    full soft M 36 86 C 4 86 2 44 32 42 C 30 -2 92 -10 100 32 C 136 30 140 86 104 86 Z
    full wipe M 70 48 70 116 M 50 96 70 116 90 96
    line M 70 48 70 116 M 50 96 70 116 90 96
    """,
    "network": """
    124 124
    most 11
    line O 62 62 54
    thin 0.85
    line O 62 62 24 54 M 10 62 114 62 M 18 34 106 34 M 18 90 106 90
    """,
    "globe": """
    124 124
    most 11
    line O 62 62 54
    thin 0.85
    line O 62 62 24 54 M 10 62 114 62 M 20 32 C 40 46 84 46 104 32 Y 62
    """,
    "globe.americas": """
    124 124
    body O 62 62 54
    spot B 24 36 52 22 66 34 58 48 46 52 52 64 38 66 28 54
    spot B 54 68 76 68 86 80 72 100 62 104 58 84
    """,
    "globe.europe.africa": """
    124 124
    body O 62 62 54
    spot B 48 22 76 20 86 34 66 44 50 42
    spot B 42 54 68 50 86 62 76 80 68 98 60 84 44 72
    """,
    "safari": """
    124 124
    body O 62 62 54
    open line M 84 40 54 54 40 84 70 70 Z
    open area M 54 54 40 84 70 70 Z
    full hole M 86 38 53 53 38 86 71 71 Z
    """,
    "rss": """
    104 104
    area O 20 84 11
    line K 12 92 46 -90 0 K 12 92 80 -90 0
    """,
    "at.badge.plus": """
    124 124
    use at 0.9 4 10
    line M 88 20 120 20 M 104 4 104 36
    """,
    "captions.bubble": """
    132 116
    most 11
    use bubble 1 0 0
    mark M 30 46 52 46 M 66 46 102 46 M 30 68 66 68 M 80 68 102 68
    """,
    "globe.asia.australia": """
    124 124
    body O 62 62 54
    spot B 38 26 68 16 92 32 86 52 68 58 58 46 40 48
    spot B 70 80 88 72 100 82 86 98 70 94
    """,
  ]
}
