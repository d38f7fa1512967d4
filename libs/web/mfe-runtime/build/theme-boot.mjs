import { createHash } from 'node:crypto';
import { compileAlone } from './compile-alone.mjs';

/**
 * The script that applies the theme before the first paint, as a separate file: an entry of the shell's build would
 * include the federation runtime.
 *
 * @param {string} directory of the app that has the page
 * @returns {Promise<{ name: string, source: string }>} its name below the output folder, by its content
 */
export async function compileThemeBoot(directory) {
  const source = await compileAlone(directory, { entry: '@word-unfolded/ui/theme-boot', target: 'web' });
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
  return { name: `assets/theme-boot.${hash}.js`, source };
}
