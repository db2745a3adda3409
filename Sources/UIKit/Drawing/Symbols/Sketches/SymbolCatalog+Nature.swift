extension SymbolCatalog {
  /// The sky and the weather; a cloud and what falls from it are two levels.
  static let nature: [String: String] = [
    "sun.max": """
    128 128
    body O 64 64 25
    level 1
    line M 64 10 64 24 T 8 64 64
    """,
    "sun.min": """
    116 116
    body O 58 58 25
    level 1
    line M 58 17 58 18 T 8 58 58
    """,
    "sun.haze": """
    128 120
    body K 64 54 25 150 390
    line M 64 8 64 16 M 18 54 26 54 M 102 54 110 54 M 32 22 38 28 M 96 22 90 28
    level 1
    line M 30 88 98 88 M 20 108 108 108
    """,
    "sun.dust": "same sun.haze",
    "sunrise": """
    136 120
    body M 40 84 C 40 46 96 46 96 84 Z
    level 1
    line M 10 84 22 84 M 114 84 126 84 M 30 48 38 56 M 106 48 98 56 M 10 108 126 108
    line M 68 10 68 36 M 56 22 68 10 80 22
    """,
    "sunset": """
    136 120
    body M 40 84 C 40 46 96 46 96 84 Z
    level 1
    line M 10 84 22 84 M 114 84 126 84 M 30 48 38 56 M 106 48 98 56 M 10 108 126 108
    line M 68 10 68 36 M 56 24 68 36 80 24
    """,
    "moon": """
    112 112
    body M 42 12 C 28 48 62 84 100 70 C 92 90 76 102 56 102 C 28 102 10 82 10 56
    C 10 36 22 20 42 12 Z
    """,
    "moon.stars": """
    120 120
    use moon 0.94 2 14
    use sparkle 0.32 58 0
    use sparkle 0.24 90 34
    """,
    "moon.zzz": """
    124 116
    use moon 0.94 2 10
    line M 68 16 90 16 68 40 90 40 M 98 44 114 44 98 62 114 62
    """,
    "moonphase.full.moon": "same circle",
    "star.and.crescent": """
    120 112
    use moon 1 0 0
    area G 84 34 20 5 8
    """,
    "cloud.sun": """
    148 116
    level 1
    line K 96 44 22 -150 60 M 96 8 96 12 M 126 14 122 18 M 136 44 132 44 M 126 74 122 70
    M 66 14 70 18
    full soft O 96 44 18
    level 0
    over cloud 0.82 0 28
    """,
    "cloud.moon": """
    148 116
    level 1
    use moon 0.62 78 2
    level 0
    over cloud 0.82 0 28
    """,
    "cloud.rain": """
    140 128
    use cloud 0.84 11 0
    level 1
    line M 44 96 36 114 M 74 96 66 114 M 104 96 96 114
    """,
    "cloud.drizzle": """
    140 128
    use cloud 0.84 11 0
    level 1
    line M 44 94 40 102 M 74 94 70 102 M 104 94 100 102 M 62 112 58 120 M 92 112 88 120
    """,
    "cloud.heavyrain": """
    140 132
    use cloud 0.84 11 0
    level 1
    line M 36 94 24 120 M 60 94 48 120 M 84 94 72 120 M 108 94 96 120
    """,
    "cloud.snow": """
    140 132
    use cloud 0.84 11 0
    level 1
    area O 42 100 6 O 70 100 6 O 98 100 6 O 56 118 6 O 84 118 6
    """,
    "cloud.hail": "same cloud.snow",
    "cloud.fog": """
    140 128
    use cloud 0.84 11 0
    level 1
    line M 34 98 108 98 M 24 116 118 116
    """,
    "cloud.bolt": """
    140 132
    use cloud 0.84 11 0
    level 1
    line M 76 90 60 110 78 110 64 126
    """,
    "cloud.bolt.rain": """
    140 132
    use cloud 0.84 11 0
    level 1
    line M 40 96 32 114 M 76 90 60 110 78 110 64 126 M 108 96 100 114
    """,
    "cloud.sun.rain": """
    148 136
    level 1
    line K 98 40 20 -150 60 M 98 8 98 10 M 128 14 124 18 M 136 42 134 42
    full soft O 98 40 16
    level 0
    over cloud 0.76 2 24
    level 1
    line M 36 112 30 126 M 62 112 56 126 M 88 112 82 126
    """,
    "smoke": """
    140 112
    use cloud 0.9 6 8
    line M 40 70 100 70
    """,
    "wind": """
    132 108
    line M 10 38 L 72 38 C 96 38 96 8 74 10 C 66 11 62 17 62 24
    line M 10 58 L 104 58 C 130 58 128 26 108 28 C 100 28 96 34 96 40
    line M 10 78 L 60 78 C 82 78 82 104 62 102 C 54 102 52 96 52 92
    """,
    "wind.snow": """
    132 124
    use wind 1 0 0
    area O 96 96 6 O 112 80 6 O 86 114 6
    """,
    "snowflake": """
    120 124
    most 11
    line M 60 62 60 8 M 42 20 60 36 78 20 T 6 60 62
    """,
    "tornado": """
    112 116
    line M 10 12 102 12 M 20 32 94 32 M 32 52 84 52 M 46 70 80 70 M 56 88 78 88 M 62 106 68 106
    """,
    "hurricane": """
    112 124
    line O 56 62 20
    line M 86 14 C 44 10 14 28 14 62 C 14 86 34 104 56 104 T 2 56 62
    """,
    "tropicalstorm": "same hurricane",
    "thermometer": """
    64 128
    most 11
    line M 22 78 L 22 22 C 22 6 42 6 42 22 L 42 78 C 58 88 52 118 32 118 C 12 118 6 88 22 78 Z
    area O 32 98 11 R 28 46 8 50 4
    """,
    "thermometer.medium": "same thermometer",
    "thermometer.low": """
    64 128
    line M 22 78 L 22 22 C 22 6 42 6 42 22 L 42 78 C 58 88 52 118 32 118 C 12 118 6 88 22 78 Z
    area O 32 98 11 R 28 70 8 30 4
    """,
    "thermometer.high": """
    64 128
    line M 22 78 L 22 22 C 22 6 42 6 42 22 L 42 78 C 58 88 52 118 32 118 C 12 118 6 88 22 78 Z
    area O 32 98 11 R 28 22 8 74 4
    """,
    "thermometer.sun": """
    128 128
    use thermometer 1 62 0
    line K 36 56 20 60 300 M 36 16 36 22 M 2 56 8 56 M 10 28 14 32 M 10 84 14 80
    """,
    "thermometer.snowflake": """
    124 128
    use thermometer 1 58 0
    thin 0.65
    use snowflake 0.56 0 30
    """,
    "humidity": """
    124 116
    use drop 0.8 2 8
    line M 76 34 114 34 M 82 58 114 58 M 82 82 114 82
    """,
    "rainbow": """
    136 84
    line K 68 74 58 180 360 K 68 74 38 180 360 K 68 74 18 180 360
    """,
    "water.waves": """
    136 100
    line M 10 26 C 26 10 36 10 52 26 C 66 40 76 40 90 26 C 104 12 112 12 126 26 M 10 54
    C 26 38 36 38 52 54 C 66 68 76 68 90 54 C 104 40 112 40 126 54 M 10 82
    C 26 66 36 66 52 82 C 66 96 76 96 90 82 C 104 68 112 68 126 82
    """,
    "allergens": """
    124 124
    most 11
    line O 62 62 16
    line M 62 46 62 30 T 6 62 62
    area O 62 20 9 T 6 62 62
    """,
    "sparkle.magnifyingglass": """
    112 112
    use magnifyingglass 1 0 0
    use sparkle.fill 0.42 23 22
    """,
    "light.max": """
    124 124
    body O 62 62 16
    line M 62 10 62 28 T 8 62 62
    """,
    "light.min": """
    124 124
    body O 62 62 16
    line M 62 27 62 28 T 8 62 62
    """,
    "snow": "same snowflake",
    "cloud.moon.rain": """
    148 136
    level 1
    use moon 0.56 82 4
    level 0
    over cloud 0.76 2 24
    level 1
    line M 36 112 30 126 M 62 112 56 126 M 88 112 82 126
    """,
    "cloud.sun.bolt": """
    148 136
    level 1
    line K 98 40 20 -150 60 M 98 8 98 10 M 128 14 124 18 M 136 42 134 42
    full soft O 98 40 16
    level 0
    over cloud 0.76 2 24
    level 1
    line M 66 106 52 120 68 120 56 132
    """,
    "sun.and.horizon": """
    132 112
    body M 36 84 C 36 46 96 46 96 84 Z
    line M 8 100 124 100 M 66 16 66 34 M 24 36 36 49 M 108 36 96 49 M 8 80 22 80 M 110 80 124 80
    """,
  ]

  /// Animals, whole or their marks.
  static let animals: [String: String] = [
    "hare": """
    140 104
    body M 10 66 C 10 54 22 46 34 42 C 28 26 30 10 38 10 C 46 12 50 26 50 40
    C 60 30 76 30 92 38 C 112 48 122 62 124 76 C 134 78 132 92 120 92 L 46 92
    C 42 84 46 80 54 80 C 34 82 10 80 10 66 Z
    spot O 28 60 5
    mark M 76 90 C 72 70 86 60 98 62
    """,
    "tortoise": """
    144 92
    most 11
    body M 10 52 C 10 34 34 34 34 54 C 40 28 60 16 80 16 C 102 16 118 30 122 54
    C 130 54 136 60 134 64 C 130 70 122 68 118 68 L 118 80 L 100 80 L 98 68 L 62 68 L 60 80
    L 42 80 L 42 66 C 24 70 10 66 10 52 Z
    spot O 21 48 4.5
    mark M 66 24 58 44 70 58 M 94 22 98 44 86 58 M 58 44 98 44
    """,
    "ant": """
    116 128
    most 11
    body O 58 28 13 O 58 56 11 16 O 58 94 15 20
    line M 52 16 40 6 M 64 16 76 6 M 46 52 24 44 18 30 M 70 52 92 44 98 30 M 46 60 16 66
    M 70 60 100 66 M 46 68 24 82 18 104 M 70 68 92 82 98 104
    """,
    "ladybug": """
    116 124
    most 11
    body M 58 36 C 28 36 22 62 22 76 C 22 98 38 112 58 112 W 58
    line M 38 42 C 38 14 78 14 78 42 M 44 22 36 10 M 72 22 80 10 M 24 60 8 52 M 22 78 6 80
    M 28 98 14 108 M 92 60 108 52 M 94 78 110 80 M 88 98 102 108
    mark M 58 38 58 112
    spot O 42 66 6 O 74 66 6 O 44 88 6 O 72 88 6
    """,
    "pawprint": """
    124 116
    body O 44 26 12 16 O 80 26 12 16 O 18 54 10 14 O 106 54 10 14
    body M 62 52 C 44 52 26 76 28 92 C 30 110 50 104 62 104 W 62
    """,
    "bird": """
    136 108
    body M 10 38 L 26 30 C 28 12 54 8 60 26 L 124 78 C 104 84 86 96 62 92 C 34 90 22 68 24 44 Z
    spot O 42 30 5
    mark M 58 56 C 66 70 84 74 98 72
    """,
    "cat": """
    132 104
    body M 18 14 L 40 28 C 58 22 74 22 92 28 L 114 14 L 118 54 C 118 82 96 94 66 94
    C 36 94 14 82 14 54 Z
    spot O 46 54 6 O 86 54 6
    mark M 58 72 66 78 74 72
    """,
    "dog": """
    136 108
    body M 38 16 C 56 8 80 8 98 16 C 112 12 126 34 122 62 C 118 74 108 66 104 58
    C 104 84 90 98 68 98 C 46 98 32 84 32 58 C 28 66 18 74 14 62 C 10 34 24 12 38 16 Z
    spot O 52 50 6 O 84 50 6 O 68 70 8
    """,
  ]
}
