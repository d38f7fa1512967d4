import * as ownRuntime from 'react-refresh';

/**
 * In development: one runtime of React's hot reload for all apps of a page. Each build has its own, but only the first one on
 * the page has met the renderer; a remote that registered its components with another would never see them change.
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
