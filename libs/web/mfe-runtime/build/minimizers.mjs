import { rspack } from '@rspack/core';

/** Browsers that support the features of our style sheets: nested selectors of :has, oklch, logical properties. */
const BROWSERS = ['chrome >= 111', 'edge >= 111', 'firefox >= 121', 'safari >= 16.4'];

/** The minimizers of scripts and style sheets. */
export function minimizers() {
  return [
    new rspack.SwcJsMinimizerRspackPlugin(),
    new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: BROWSERS } }),
  ];
}
