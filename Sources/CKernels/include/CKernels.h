#pragma once
// One header for each family of kernels.
#include "Alpha.h"
#include "allocation.h"
#include "sha256.h"
#include "encode.h"
#include "PixelKernels.h"
#include "GIFKernels.h"
#include "PictureKernels.h"
#include "ByteRuns.h"
#include "KernelChoice.h"
#include "WholeNumber.h"
#include "Prefetch.h"
