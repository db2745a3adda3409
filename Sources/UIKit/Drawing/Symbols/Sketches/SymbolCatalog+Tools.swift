extension SymbolCatalog {
  /// Tools and settings.
  static let tools: [String: String] = [
    "gearshape": """
    124 124
    body M 53 10 L 71 10 L 75 24 C 80 25 85 28 89 31 L 103 27 L 112 43 L 102 54 L 102 70
    L 112 81 L 103 97 L 89 93 C 85 96 80 99 75 100 L 71 114 L 53 114 L 49 100
    C 44 99 39 96 35 93 L 21 97 L 12 81 L 22 70 L 22 54 L 12 43 L 21 27 L 35 31
    C 39 28 44 25 49 24 Z
    mark O 62 62 19
    """,
    "gear": """
    124 124
    line O 62 62 42 O 62 62 13
    line M 62 9 62 20 T 12 62 62
    line M 62 49 62 20 T 3 62 62
    """,
    "gearshape.2": """
    160 128
    most 11
    level 1
    use gearshape 0.58 86 2
    level 0
    over gearshape 0.8 2 26
    """,
    "wrench": """
    120 120
    body M 106 26 L 88 44 L 76 32 L 94 14 C 78 6 56 16 56 40 C 56 44 57 47 58 50 L 14 94
    C 4 106 18 118 28 108 L 70 62 C 92 72 116 52 106 26 Z
    """,
    "screwdriver": """
    120 120
    body U 4 76 38 96 10 110 24 82 44
    body M 52 56 L 64 68 L 34 106 C 24 116 6 98 16 86 Z
    line M 58 62 78 42
    """,
    "hammer": """
    124 124
    body M 22 34 C 38 14 60 6 84 16 L 74 26 L 86 40 L 98 34 L 112 50 L 96 66 L 84 54 L 66 54
    L 58 44 C 50 34 38 32 22 34 Z
    body M 56 60 L 68 72 L 30 114 C 20 124 6 106 14 96 Z
    """,
    "wrench.and.screwdriver": """
    128 128
    level 1
    body U 4 44 40 24 12 12 24 40 44
    body M 72 58 L 60 70 L 90 108 C 100 118 118 100 108 88 Z
    line M 66 64 42 42
    level 0
    over wrench 0.98 4 6
    """,
    "paintbrush": """
    120 120
    body M 52 62 C 66 40 90 18 108 12 C 106 30 84 58 60 72 Z
    body M 44 70 C 26 68 30 96 10 100 C 30 116 62 104 56 80 Z
    """,
    "paintbrush.pointed": """
    120 120
    body M 108 12 L 60 44 L 34 74 L 46 86 L 76 60 Z
    line M 40 80 12 108
    """,
    "paintpalette": """
    124 116
    body M 62 10 C 30 10 9 32 9 58 C 9 86 30 106 58 106 C 72 106 74 96 68 86
    C 62 74 72 68 84 70 C 104 74 115 66 115 50 C 115 26 90 10 62 10 Z
    spot O 34 58 8 O 46 34 8 O 74 30 8 O 94 48 8
    """,
    "eyedropper": """
    120 120
    body M 76 30 L 90 16 C 102 8 112 18 104 30 L 90 44 M 64 28 92 56
    line M 68 36 L 22 82 L 12 108 L 38 98 L 84 52
    """,
    "scissors": """
    116 120
    line O 28 96 16 O 88 96 16 M 38 82 82 12 M 78 82 34 12
    """,
    "pencil": """
    108 108
    line M 14 94 L 20 72 L 78 14 C 86 8 100 22 94 30 L 36 88 Z M 66 26 82 42
    """,
    "pencil.line": """
    112 120
    use pencil 1 4 -2
    line M 12 112 100 112
    """,
    "pencil.tip": """
    96 116
    body M 48 12 L 18 84 L 18 104 L 48 104 W 48
    mark M 18 84 C 36 72 60 72 78 84
    """,
    "highlighter": """
    112 120
    body U 4 34 12 78 12 78 58 66 78 46 78 34 58
    body U 3 46 82 66 82 66 100 46 110
    """,
    "square.and.pencil": """
    124 120
    line M 66 24 L 26 24 Q 10 24 10 40 L 10 96 Q 10 110 26 110 L 82 110 Q 98 110 98 96 L 98 58
    line M 50 72 L 54 56 L 100 11 C 108 6 116 16 111 23 L 66 68 Z
    """,
    "rectangle.and.pencil.and.ellipsis": """
    140 112
    line M 74 20 L 26 20 Q 10 20 10 36 L 10 84 Q 10 100 26 100 L 104 100 Q 120 100 120 84 L 120 56
    line M 66 68 L 70 54 L 112 12 C 120 8 128 18 122 24 L 80 64 Z
    area O 30 66 6 O 48 66 6
    """,
    "scribble": """
    128 104
    most 11
    line N 12 60 30 20 50 16 36 60 40 78 66 40 84 36 68 76 76 90 100 60 112 60 104 80 116 88
    """,
    "lasso": """
    128 112
    line M 52 78 C 20 76 8 60 10 44 C 14 20 42 10 66 10 C 96 10 118 24 118 44 C 118 66 94 80 66 78
    line M 52 78 C 40 66 62 58 66 76 C 70 90 56 102 40 102
    """,
    "crop": """
    120 120
    line M 32 10 L 32 76 Q 32 88 44 88 L 110 88 M 10 32 L 76 32 Q 88 32 88 44 L 88 110
    """,
    "crop.rotate": """
    124 124
    use crop 0.7 20 20
    line M 10 50 C 12 28 26 14 46 10 T 2 62 62
    """,
    "ruler": """
    140 76
    body R 10 12 120 52 8
    mark M 34 14 34 32 M 52 14 52 40 M 70 14 70 32 M 88 14 88 40 M 106 14 106 32
    """,
    "level": """
    140 76
    body R 10 14 120 48 24
    mark M 52 18 52 58 M 88 18 88 58
    spot O 70 38 9
    """,
    "wand.and.stars": """
    124 124
    most 11
    body U 4 8 102 76 34 90 48 22 116
    mark M 62 48 76 62
    use sparkle 0.34 30 4
    use sparkle 0.34 84 70
    area O 104 20 7
    """,
    "wand.and.rays": """
    124 124
    most 11
    body U 4 8 102 62 48 76 62 22 116
    line M 84 8 84 26 M 84 60 84 78 M 52 34 66 34 M 102 34 118 34 M 62 12 72 22
    M 106 12 96 22 M 106 56 96 46
    """,
    "sparkle": """
    108 116
    body M 54 10 C 58 40 68 52 98 58 C 68 64 58 76 54 106 C 50 76 40 64 10 58
    C 40 52 50 40 54 10 Z
    """,
    "sparkles": """
    124 124
    use sparkle 0.82 -4 24
    use sparkle 0.4 76 0
    use sparkle 0.34 80 84
    """,
    "slider.horizontal.3": """
    128 104
    line M 10 20 118 20 M 10 52 118 52 M 10 84 118 84
    hole O 84 20 10 O 42 52 10 O 78 84 10
    line O 84 20 10 O 42 52 10 O 78 84 10
    """,
    "slider.horizontal.2.square": """
    112 112
    line R 10 10 92 92 16 M 26 40 86 40 M 26 72 86 72
    hole O 70 40 8 O 42 72 8
    line O 70 40 8 O 42 72 8
    """,
    "slider.vertical.3": "turned slider.horizontal.3",
    "switch.2": """
    128 112
    line R 10 10 108 40 20 R 10 62 108 40 20
    area O 96 30 12 O 32 82 12
    """,
    "dial.low": """
    124 124
    body O 62 66 30
    mark M 46 82 56 72
    line K 62 66 50 140 150 K 62 66 50 180 190 K 62 66 50 220 230 K 62 66 50 265 275
    K 62 66 50 310 320 K 62 66 50 350 360 K 62 66 50 30 40
    """,
    "speedometer": """
    124 124
    body O 62 62 54
    mark M 62 70 84 40
    spot O 62 70 9 O 30 62 5 O 40 40 5 O 62 30 5 O 94 62 5
    """,
    "gauge": "same speedometer",
    "gauge.medium": "same speedometer",
    "magnet": """
    116 116
    body M 14 14 L 14 56 C 14 116 102 116 102 56 L 102 14 L 74 14 L 74 56 C 74 80 42 80 42 56
    L 42 14 Z
    mark M 14 40 42 40 M 74 40 102 40
    """,
    "bandage": """
    128 128
    body U 22 14 88 88 14 114 40 40 114
    mark M 38 64 64 90 M 64 38 90 64
    spot O 64 58 4 O 70 64 4 O 58 64 4 O 64 70 4
    """,
    "flashlight.on.fill": """
    72 132
    soft U 4 14 34 58 34 48 54 48 120 24 120 24 54
    cut M 14 46 58 46
    line M 36 8 36 18 M 12 12 18 20 M 60 12 54 20
    """,
    "flashlight.off.fill": """
    72 132
    soft U 4 14 24 58 24 48 50 48 120 24 120 24 50
    cut M 14 38 58 38
    """,
    "fuelpump": """
    112 124
    most 11
    body M 14 112 L 14 24 Q 14 12 26 12 L 58 12 Q 70 12 70 24 L 70 112 Z
    mark R 26 26 32 22 3
    line M 6 112 78 112 M 84 24 L 100 42 L 100 92 C 100 104 84 104 84 92 L 84 70 L 70 64
    """,
    "cross": """
    116 116
    body M 42 10 74 10 74 42 106 42 106 74 74 74 74 106 42 106 42 74 10 74 10 42 42 42 Z
    """,
    "binoculars": """
    132 112
    body M 30 14 L 50 14 L 54 40 L 78 40 L 82 14 L 102 14 L 120 72 C 124 108 78 108 78 78
    L 54 78 C 54 108 8 108 12 72 Z
    mark O 33 76 10 O 99 76 10
    """,
    "stethoscope": """
    112 124
    most 11
    line M 26 12 L 14 12 L 14 36 C 14 70 66 70 66 36 L 66 12 L 54 12 M 40 62 L 40 84
    C 40 122 94 122 94 84 L 94 66
    body O 94 54 12
    """,
    "testtube.2": """
    116 124
    line M 20 14 52 14 M 26 14 L 26 96 C 26 116 46 116 46 96 L 46 14
    line M 64 14 96 14 M 70 14 L 70 96 C 70 116 90 116 90 96 L 90 14
    area M 28 60 L 44 60 L 44 96 C 44 112 28 112 28 96 Z M 72 76 L 88 76 L 88 96
    C 88 112 72 112 72 96 Z
    """,
    "atom": """
    124 124
    most 11
    line O 62 62 54 20 T 3 62 62
    area O 62 62 8
    """,
    "flask": """
    104 124
    body M 38 12 L 38 46 L 14 94 C 8 106 14 114 26 114 L 78 114 C 90 114 96 106 90 94 L 66 46
    L 66 12
    line M 30 12 74 12
    mark M 28 82 76 82
    """,
  ]
}
