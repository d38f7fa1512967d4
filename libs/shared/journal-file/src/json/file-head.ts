import { PRODUCT } from '@word-unfolded/domain';

/** By what a file says that it is one of ours. */
export const FILE_FORMAT = `${PRODUCT.slug}-journal`;

/** Rises when a file can no longer be read by who knows the one before. */
export const FILE_VERSION = 1;
