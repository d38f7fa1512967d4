import path from 'node:path';
import { rspack } from '@rspack/core';
import { licencesText, webLicences } from './licences.mjs';

/** The path of the licences of the code that is sent to browsers. */
const LICENCES = 'licenses.txt';

/** Adds the page of licences to the files of the shell: one for all four apps. */
export class LicencesPlugin {
  /** @param {string} directory of the shell */
  constructor(directory) {
    this.root = path.resolve(directory, '../..');
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('LicencesPlugin', (compilation) => {
      compilation.hooks.processAssets.tap('LicencesPlugin', () => {
        this.text ??= licencesText(webLicences(this.root));
        compilation.emitAsset(LICENCES, new rspack.sources.RawSource(this.text));
      });
    });
  }
}
