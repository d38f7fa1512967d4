import * as ownRuntime from 'react-refresh';

/**
 * In development: a single React Refresh runtime for all apps of a page. Each build has its own, but only the first one
 * on the page is connected to the renderer; components that a remote registered with another one would never update.
 */
const runtime = (globalThis.refreshRuntimeOfThePage ??= ownRuntime);

export const {
  createSignatureFunctionForTransform,
  getFamilyByType,
  injectIntoGlobalHook,
  isLikelyComponentType,
  performReactRefresh,
  register,
} = runtime;
