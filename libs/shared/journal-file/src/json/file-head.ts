import { PRODUCT } from '@word-unfolded/domain';

/** The marker by which our files are recognised. */
export const FILE_FORMAT = `${PRODUCT.slug}-journal`;

/** Increases when readers of the previous version can no longer read a file. */
export const FILE_VERSION = 1;
