extension SymbolCatalog {
  /// People, their hands and their faces.
  static let people: [String: String] = [
    "person": """
    112 116
    body O 56 34 23
    body M 56 70 C 36 70 20 78 13 92 C 9 100 12 106 20 106 L 56 106 W 56
    """,
    "person.2": """
    156 112
    level 1
    open line K 108 38 18 -180 180
    open line M 98 70 C 124 64 140 78 147 91 C 150 99 147 104 141 104 L 118 104
    full soft O 110 38 17
    full soft M 110 70 C 128 70 140 78 146 90 C 150 98 148 104 140 104 L 96 104 L 96 74 Z
    level 0
    over person 0.98 2 0
    """,
    "person.3": """
    208 108
    level 1
    open line O 40 42 15 X 104
    open line M 56 96 L 18 96 C 11 96 8 92 11 86 C 17 74 28 68 44 69 X 104
    full soft O 40 42 14 X 104
    full soft M 40 70 C 26 70 16 76 11 86 C 8 92 11 96 18 96 L 70 96 L 70 80 Z X 104
    level 0
    over person 0.94 51 0
    """,
    "person.crop.circle": """
    124 124
    level 1
    body O 62 62 54
    level 0
    open line O 62 50 18 M 26 100 C 34 86 46 80 62 80 C 78 80 90 86 98 100
    full spot O 62 48 20
    full spot M 62 76 C 44 76 32 83 25 96 C 36 108 48 113 62 113 W 62
    """,
    "person.2.wave.2": "same person.wave.2",
    "person.circle": """
    124 124
    level 1
    body O 62 62 54
    level 0
    spot O 62 49 19
    spot M 62 74 C 44 74 33 82 27 96 C 36 107 48 112 62 112 W 62
    """,
    "person.crop.square": """
    112 112
    level 1
    body R 10 10 92 92 16
    level 0
    open line O 56 44 17 M 24 101 C 26 80 40 74 56 74 C 72 74 86 80 88 101
    full spot O 56 43 18
    full spot M 22 106 C 22 80 38 72 56 72 C 74 72 90 80 90 106 Z
    """,
    "person.crop.artframe": "same person.crop.square",
    "person.crop.rectangle": """
    136 108
    level 1
    body R 10 10 116 88 15
    level 0
    open line O 68 42 16 M 38 97 C 40 78 52 71 68 71 C 84 71 96 78 98 97
    full spot O 68 41 17
    full spot M 36 102 C 36 78 50 69 68 69 C 86 69 100 78 100 102 Z
    """,
    "rectangle.stack.person.crop": """
    128 122
    level 1
    body R 10 36 108 76 14
    line M 20 22 108 22 M 32 7 96 7
    level 0
    open line O 64 62 13 M 40 111 C 42 94 51 87 64 87 C 77 87 86 94 88 111
    full spot O 64 61 14
    full spot M 38 116 C 38 92 49 85 64 85 C 79 85 90 92 90 116 Z
    """,
    "person.text.rectangle": """
    136 108
    most 11
    level 1
    body R 10 10 116 88 15
    level 0
    spot O 44 42 11 M 24 76 C 24 62 34 58 44 58 C 54 58 64 62 64 76 Z
    mark M 80 42 108 42 M 80 64 108 64
    """,
    "lanyardcard": "same person.text.rectangle",
    "person.fill.checkmark": """
    140 116
    level 1
    use person.fill 1 0 0
    level 0
    line M 102 52 114 66 134 36
    """,
    "person.fill.xmark": """
    140 116
    level 1
    use person.fill 1 0 0
    level 0
    line M 104 38 130 64 M 130 38 104 64
    """,
    "person.fill.questionmark": """
    140 116
    level 1
    use person.fill 1 0 0
    level 0
    use questionmark 0.6 92 18
    """,
    "person.wave.2": """
    148 116
    use person 1 0 0
    line K 82 52 26 -40 40 K 82 52 50 -40 40
    """,
    "person.2.circle": """
    124 124
    level 1
    body O 62 62 54
    level 0
    spot O 50 48 14 M 24 86 C 26 70 38 66 50 66 C 62 66 74 70 76 86 Z
    spot O 82 52 11 M 84 86 C 84 76 80 70 76 68 C 92 66 100 74 101 86 Z
    """,
    "figure.stand": """
    64 132
    area O 32 18 12
    thin 1.25
    line M 18 48 46 48 M 16 50 16 84 M 48 50 48 84 M 26 52 26 122 M 38 52 38 122
    soft M 26 46 38 46 38 84 26 84 Z
    """,
    "figure.walk": """
    88 132
    area O 50 17 12
    thin 1.3
    line M 46 42 40 78 62 96 66 122 M 40 78 34 98 18 120
    line M 45 42 24 54 18 76 M 47 42 58 62 76 70
    """,
    "figure.run": """
    112 128
    area O 76 18 12
    thin 1.3
    line M 64 42 46 74 72 86 66 118 M 46 74 38 94 10 96
    line M 62 40 36 40 22 58 M 66 44 78 62 100 60
    """,
    "figure.wave": """
    88 132
    area O 44 18 12
    thin 1.25
    line M 30 48 52 48 76 22 M 28 50 22 84 M 38 52 36 122 M 50 52 52 122
    soft M 36 46 52 46 52 84 36 84 Z
    """,
    "figure.roll": """
    112 128
    area O 44 18 12
    thin 1.2
    line M 44 40 44 74 74 74 90 108 M 44 54 68 54
    line K 50 84 30 40 250
    """,
    "figure.mind.and.body": """
    124 116
    area O 62 17 12
    thin 1.3
    line M 62 42 62 74 M 62 44 36 60 20 82 M 62 44 88 60 104 82 M 62 78 22 100 M 62 78 102 100
    """,
    "figure.strengthtraining.traditional": """
    124 120
    most 11
    area O 62 40 12
    thin 1.2
    line M 12 14 112 14 M 62 62 62 84 M 62 62 34 46 34 18 M 62 62 90 46 90 18
    line M 62 84 44 112 M 62 84 80 112
    """,
    "figure.seated.side.right": """
    112 128
    area O 40 18 12
    thin 1.3
    line M 40 44 40 82 74 82 80 116 M 42 54 66 64
    line M 18 52 22 100 58 100
    """,
    "figure.seated.side.right.fan": """
    140 128
    use figure.seated.side.right 1 0 0
    use fan 0.44 88 28
    """,
    "figure.seated.side.right.steeringwheel": """
    132 128
    use figure.seated.side.right 1 0 0
    use steeringwheel 0.34 82 38
    """,
    "figure.2": """
    124 132
    use figure.stand 1 0 0
    use figure.stand 1 60 0
    """,
    "figure.2.and.child.holdinghands": """
    164 132
    use figure.stand 1 -4 0
    use figure.stand 1 104 0
    use figure.stand 0.66 61 44
    line M 44 84 68 84 M 96 84 120 84
    """,
    "hand.raised": """
    112 124
    most 11
    body M 28 70 L 28 34 C 28 22 44 22 44 34 L 44 22 C 44 10 60 10 60 22 L 60 26
    C 60 14 76 14 76 28 L 76 40 C 76 30 90 30 90 42 L 90 78 C 90 102 76 116 56 116
    C 40 116 32 108 24 96 L 10 74 C 4 62 16 56 22 64 Z
    mark M 44 34 44 60 M 60 26 60 58 M 76 40 76 62
    """,
    "hand.thumbsup": """
    120 120
    body M 40 54 C 54 44 56 30 56 18 C 57 8 76 8 76 26 C 76 36 74 42 71 48 L 98 48
    C 112 48 112 64 103 67 C 112 71 109 84 100 85 C 107 90 103 100 94 101
    C 97 108 90 112 82 112 L 62 112 C 52 112 48 108 40 104
    line M 20 54 L 40 54 L 40 106 L 20 106 C 8 96 8 64 20 54
    """,
    "hand.thumbsdown": """
    120 120
    body M 40 66 C 54 76 56 90 56 102 C 57 112 76 112 76 94 C 76 84 74 78 71 72 L 98 72
    C 112 72 112 56 103 53 C 112 49 109 36 100 35 C 107 30 103 20 94 19 C 97 12 90 8 82 8
    L 62 8 C 52 8 48 12 40 16
    line M 20 66 L 40 66 L 40 14 L 20 14 C 8 24 8 56 20 66
    """,
    "hand.point.*": """
    132 108
    body M 66 32 L 20 32 C 6 32 6 50 20 50 L 56 50 L 56 56 C 46 56 46 72 58 72
    C 50 76 54 88 64 88 C 58 94 64 102 74 102 L 96 102 C 112 102 122 88 122 68 L 122 54
    C 122 36 110 26 96 20 L 80 10 C 72 6 64 14 70 22 L 78 32 Z
    mark M 56 50 68 50 M 58 72 70 72 M 64 88 74 88
    """,
    "hand.tap": """
    116 124
    most 11
    line K 52 34 24 140 400
    body M 44 78 L 44 34 C 44 24 60 24 60 34 L 60 62 L 88 68 C 98 70 102 76 101 86 L 98 102
    C 96 112 90 116 80 116 L 62 116 C 54 116 50 112 46 106 L 28 86 C 22 76 32 70 38 74 Z
    """,
    "hand.draw": """
    124 124
    line N 12 44 18 18 36 12 40 26 26 34 24 20
    use hand.tap 1 8 0
    """,
    "hand.wave": """
    124 124
    use hand.raised 0.9 4 12
    line K 84 30 16 -70 20 K 84 30 32 -60 10
    """,
    "hands.clap": """
    120 124
    line M 60 8 60 26 M 32 14 40 28 M 88 14 80 28
    body M 34 74 L 48 48 C 54 38 66 42 62 54 L 58 64 L 92 44 C 102 40 108 52 100 58 L 80 72
    L 96 66 C 106 62 110 74 102 80 L 84 90 C 96 88 98 98 90 102 L 64 114 C 42 120 28 100 34 74 Z
    """,
    "face.smiling": """
    124 124
    body O 62 62 54
    spot O 44 48 6.5 8 O 80 48 6.5 8
    mark M 34 70 C 42 98 82 98 90 70
    """,
    "face.dashed": """
    124 124
    use circle.dashed 1 0 0
    area O 44 48 6.5 8 O 80 48 6.5 8
    line M 38 74 C 46 92 78 92 86 74
    """,
    "eye": """
    140 104
    body M 9 52 C 24 26 44 14 70 14 C 96 14 116 26 131 52 C 116 78 96 90 70 90
    C 44 90 24 78 9 52 Z
    open line O 70 52 20
    full hole O 70 52 27
    full area O 70 52 16
    """,
    "ear": """
    92 124
    body M 14 46 C 10 0 82 0 80 46 C 78 72 56 74 54 96 C 52 118 24 118 22 96
    mark M 30 48 C 30 24 62 24 62 46 C 60 60 46 58 42 74
    """,
    "mouth": """
    132 92
    body M 8 46 C 24 30 36 14 50 14 C 58 14 60 20 66 20 C 72 20 74 14 82 14
    C 96 14 108 30 124 46 C 108 66 90 80 66 80 C 42 80 24 66 8 46 Z
    mark M 14 46 C 40 56 92 56 118 46
    """,
    "brain": """
    124 116
    body M 62 18 C 54 6 34 8 32 24 C 14 26 8 44 18 54 C 6 66 14 88 30 88
    C 34 108 58 108 62 94 W 62
    mark M 62 18 62 94 M 38 44 C 46 44 50 50 48 58 M 86 44 C 78 44 74 50 76 58
    """,
    "faceid": """
    116 116
    use viewfinder 1 0 0
    line M 38 40 38 50 M 78 40 78 50 M 60 40 L 60 62 L 54 62 M 40 74 C 48 84 68 84 76 74
    """,
    "touchid": """
    116 124
    most 11
    line K 58 58 46 -150 -30 K 58 62 48 -196 -210 M 34 38 C 22 50 24 80 18 92
    line M 30 60 C 28 20 88 20 88 60 C 88 76 86 90 82 104
    line M 44 62 C 44 40 72 40 72 62 C 72 80 70 98 64 114 M 58 62 C 58 82 54 100 46 112
    line M 43 78 C 42 88 38 98 32 106 M 104 52 C 106 70 104 84 100 94
    """,
    "eyeglasses": """
    148 76
    most 11
    line O 38 48 23 O 110 48 23 M 61 44 C 68 36 80 36 87 44 M 16 42 L 10 18 M 132 42 L 138 18
    """,
    "sunglasses": """
    148 76
    line M 8 18 20 14 M 140 18 128 14 M 60 30 C 70 24 78 24 88 30
    body U 14 14 22 62 22 62 62 14 62 U 14 86 22 134 22 134 62 86 62
    """,
    "mustache": """
    140 64
    body M 70 22 C 60 8 40 12 36 30 C 30 40 18 40 10 28 C 10 50 26 56 40 54
    C 54 52 66 44 70 34 W 70
    """,
    "facemask": """
    132 96
    most 11
    body M 66 12 C 50 12 40 20 30 20 L 30 54 C 30 78 50 86 66 86 W 66
    line M 30 32 C 8 22 4 56 32 62 X 66
    mark M 50 42 82 42 M 50 58 82 58
    """,
    "theatermasks": """
    140 120
    most 11
    level 1
    body M 54 40 C 54 26 54 14 56 12 C 80 20 106 20 128 12 C 134 40 130 70 100 84
    level 0
    wipe M 8 30 C 30 38 56 38 78 30 C 82 66 76 100 44 110 C 12 100 4 66 8 30 Z
    body M 8 30 C 30 38 56 38 78 30 C 82 66 76 100 44 110 C 12 100 4 66 8 30 Z
    mark M 24 56 34 56 M 54 56 64 56 M 26 78 C 34 92 54 92 62 78
    """,
    "crown": """
    132 108
    body M 22 92 L 10 34 L 40 56 L 66 16 W 66
    mark M 30 74 102 74
    """,
    "graduationcap": """
    144 112
    body U 4 72 10 138 40 72 70 6 40
    line M 36 58 L 36 84 C 52 100 92 100 108 84 L 108 58 M 124 46 124 86
    """,
    "eyes": """
    140 92
    body O 38 46 27 34 O 102 46 27 34
    spot O 48 52 10 14 O 112 52 10 14
    """,
    "person.crop.square.fill.and.at.rectangle": "same person.text.rectangle.fill",
    "hands.sparkles": """
    132 124
    use hand.raised 0.84 0 20
    use sparkle 0.38 88 2
    use sparkle 0.3 92 50
    """,
    "person.3.sequence": """
    208 108
    level 2
    use person 0.94 104 4
    level 1
    over person 0.94 54 4
    level 0
    over person 0.94 4 4
    """,
    "brain.head.profile": """
    124 128
    line M 34 118 L 34 94 C 16 84 10 66 12 50 C 16 24 38 10 62 10 C 88 10 106 30 104 54 L 114 76
    L 104 82 L 104 94 Q 104 104 94 104 L 82 104 L 82 118
    thin 0.8
    use brain 0.54 24 24
    """,
    "accessibility": """
    124 124
    body O 62 62 54
    spot O 62 34 9
    mark M 36 50 C 52 57 72 57 88 50 M 62 56 62 72 M 62 72 48 98 M 62 72 76 98
    """,
  ]
}
