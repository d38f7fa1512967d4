import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const compress = promisify(gzip);

/**
 * The most that the scripts may weigh which every page of an app needs, by the beginning of their names, in kB of gzip. A
 * script that grows past its limit fails the build: load the new part when a reader opens it, or raise the limit with a
 * reason.
 */
const LIMITS = {
  shell: {
    'assets/theme-boot.': 1.9,
    'assets/first-journal.': 0.9,
    'assets/first-study.': 0.4,
    'assets/main.': 36.5,
  },
  study: { 'remoteEntry.': 16.5, '__federation_expose_routes.': 68.6 },
  journal: { 'remoteEntry.': 16.5, '__federation_expose_routes.': 27 },
  admin: { 'remoteEntry.': 16.5, '__federation_expose_routes.': 2 },
};

/** Fails a build whose first scripts are larger than {@link LIMITS} allows. */
export class ScriptLimitsPlugin {
  /** @param {keyof typeof LIMITS} app */
  constructor(app) {
    this.limits = Object.entries(LIMITS[app]);
  }

  apply(compiler) {
    compiler.hooks.afterEmit.tapPromise('ScriptLimitsPlugin', async (compilation) => {
      const names = compilation
        .getAssets()
        .map(({ name }) => name)
        .filter((name) => name.endsWith('.js'));
      for (const [stem, limit] of this.limits) {
        const name = names.find((each) => each.startsWith(stem));
        if (!name) compilation.errors.push(new Error(`No script is named ${stem}…, whose size is limited`));
        else await this.check(compilation, name, limit);
      }
    });
  }

  async check(compilation, name, limit) {
    const file = path.join(compilation.outputOptions.path, name);
    const size = (await compress(await readFile(file), { level: 9 })).length / 1000;
    if (size <= limit) return;
    compilation.errors.push(
      new Error(
        `${name} has ${size.toFixed(1)} kB of gzip, but its limit is ${limit} kB (${import.meta.filename})`,
      ),
    );
  }
}
