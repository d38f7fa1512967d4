/**
 * What exists once on a page, however many remotes are on it: React, and the libraries of ours that hold state or whose
 * classes are compared. Other packages with state (the router, i18next, zustand, react-aria) are reached through the
 * library of ours that owns them, and so need no entry; that also lets the build drop what none of us uses of them.
 */
const SHARED = [
  'react',
  'react-dom',
  '@tanstack/react-query',
  '@word-unfolded/api-client',
  '@word-unfolded/contracts',
  '@word-unfolded/i18n',
  '@word-unfolded/mfe-runtime',
  '@word-unfolded/session',
  '@word-unfolded/ui',
  '@word-unfolded/ui/overlays',
];

/**
 * The `shared` part of module federation, for the shell or for a remote. A remote carries no copy of what the shell
 * brings (`import: false`): without the shell it is not loaded at all.
 *
 * @param {'shell' | 'remote'} role
 * @param {Record<string, string>} dependencies exact versions, as the package.json of the app has them
 */
export function sharedLibraries(role, dependencies) {
  return Object.fromEntries(
    SHARED.map((name) => [name, { singleton: true, ...versionOf(name, dependencies), ...originOf(role) }]),
  );
}

/** Our own libraries have one version, that of the repository. */
function versionOf(name, dependencies) {
  return name.startsWith('@word-unfolded/')
    ? { version: '0.1.0', requiredVersion: false }
    : { requiredVersion: dependencies[name] };
}

function originOf(role) {
  return role === 'remote' ? { import: false } : {};
}
