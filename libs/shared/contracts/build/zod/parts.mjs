/**
 * The parts of zod that contracts use. The package exports them together with all its languages, which are as large as the
 * rest, and a library that apps share has everything that it exports.
 */
import en from '../../../../../node_modules/zod/v4/locales/en.js';
import { config } from '../../../../../node_modules/zod/v4/core/core.js';

config(en());

export * from '../../../../../node_modules/zod/v4/classic/schemas.js';
export * from '../../../../../node_modules/zod/v4/classic/checks.js';
export * from '../../../../../node_modules/zod/v4/classic/errors.js';
export * from '../../../../../node_modules/zod/v4/classic/parse.js';
export * as coerce from '../../../../../node_modules/zod/v4/classic/coerce.js';
export * as iso from '../../../../../node_modules/zod/v4/classic/iso.js';
export { registry, config } from '../../../../../node_modules/zod/v4/core/index.js';
