import { fileURLToPath } from 'node:url';

/**
 * The singletons of a page, shared by all its remotes: React, and our libraries with state or with classes that are
 * compared. Other packages with state (the router, i18next, zustand, react-aria) are reached through the library of
 * ours that owns them, and so need no entry; that also lets the build remove their unused parts.
 *
 * The contracts have no entry: without one, each build contains only those that it uses. Together they took a tenth of a
 * second of processor on every page, before anything could react. What all of them are made of is shared instead
 * ({@link PARTS}).
 *
 * The shell must import each of them, because only then it provides them: `@word-unfolded/offline-scripture`, which
 * only one remote uses, is a singleton without an entry.
 */
const SHARED = [
  'react',
  'react-dom',
  '@tanstack/react-query',
  '@word-unfolded/answers',
  '@word-unfolded/api-client',
  '@word-unfolded/i18n',
  '@word-unfolded/mfe-runtime',
  '@word-unfolded/offline',
  '@word-unfolded/session',
  '@word-unfolded/ui',
  '@word-unfolded/ui/overlays',
];

const pathOf = (file) => fileURLToPath(new URL(file, import.meta.url));

/** What the contracts of every app need: zod without its languages, and the texts of all errors. */
const PARTS = {
  zod: { import: pathOf('../../../shared/contracts/build/zod/zod.mjs') },
  [pathOf('../../../shared/contracts/src/errors/registry.ts')]: {
    shareKey: '@word-unfolded/contracts/errors/registry',
  },
};

/**
 * The `shared` part of module federation, for the shell or for a remote. A remote does not contain the libraries that
 * the shell provides (`import: false`): without the shell it is never loaded.
 *
 * @param {'shell' | 'remote'} role
 * @param {Record<string, string>} dependencies exact versions, as the package.json of the app has them
 */
export function sharedLibraries(role, dependencies) {
  const libraries = SHARED.map((name) => [name, versionOf(name, dependencies)]);
  const parts = Object.entries(PARTS).map(([name, part]) => [name, { ...part, ...OURS }]);
  return Object.fromEntries(
    [...libraries, ...parts].map(([name, part]) => [name, { singleton: true, ...part, ...originOf(role) }]),
  );
}

/** Our own libraries have one version, that of the repository. */
const OURS = { version: '0.1.0', requiredVersion: false };

function versionOf(name, dependencies) {
  return name.startsWith('@word-unfolded/') ? OURS : { requiredVersion: dependencies[name] };
}

function originOf(role) {
  return role === 'remote' ? { import: false } : {};
}
