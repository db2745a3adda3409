// Kernels chosen by measurement: see kernel_choice.c.
#pragma once

// How many tables of kernels this process has put together by measuring; none where SEGUE_KERNELS names a level, or
// where there is one level only.
int segue_measured_tables(void);
