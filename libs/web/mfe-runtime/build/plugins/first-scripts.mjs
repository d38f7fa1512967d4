/** The module with which the application begins, after the first step of module federation. */
const START = './bootstrap.js';

/**
 * The identifier of a module with which a build provides a shared library. What opens over a page and what
 * answers questions is not needed until a reader asks for it.
 */
const PROVIDED = /^provide shared module (?!.*\/(?:overlays|answers)@)/;

/**
 * The files that a page needs before it can show anything of a remote: of the start of the application, and of the shared
 * libraries, which a remote does not contain. A page that knows them can fetch all of them at once, instead of learning of
 * each from the one before.
 *
 * @param {import('@rspack/core').Compilation} compilation of the shell
 * @returns {string[]} their addresses
 */
export function firstFiles({ chunkGroups }) {
  const isFirst = ({ origins }) =>
    origins.some(({ module, request }) => request === START || PROVIDED.test(module?.identifier() ?? ''));
  const files = [...chunkGroups]
    .filter(isFirst)
    .flatMap(({ chunks }) => [...chunks])
    .flatMap((chunk) => [...chunk.files]);
  return [...new Set(files)]
    .filter((name) => /\.(js|css)$/.test(name))
    .map((name) => `/${name}`)
    .sort();
}
