// Apps import either name.
@_exported import os
