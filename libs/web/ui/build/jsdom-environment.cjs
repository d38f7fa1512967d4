const { TestEnvironment } = module.require('jest-environment-jsdom');
const { watchAsyncStorages } = module.require('../../../../tools/test/jest/async-storages.cjs');

/** jsdom lacks globals that every browser has and react-router needs on import. */
const FROM_NODE = [
  'TextEncoder',
  'TextDecoder',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'ReadableStream',
  'TransformStream',
  'structuredClone',
];

/** jsdom has no layout: these stubs for observing and scrolling do nothing. */
class SilentObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

function giveLayout(window) {
  window.ResizeObserver ??= SilentObserver;
  window.scrollTo = () => {};
  window.matchMedia ??= () => ({ matches: false, addEventListener() {}, removeEventListener() {} });
  window.Element.prototype.scrollIntoView ??= () => {};
  window.CSS ??= { escape: (text) => text.replace(/[^\w-]/g, '\\$&'), supports: () => false };
  window.document.fonts ??= new window.EventTarget();
}

module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of FROM_NODE) this.global[name] ??= globalThis[name];
    giveLayout(this.global);
    this.endAsyncStorages = watchAsyncStorages();
  }

  async teardown() {
    await super.teardown();
    this.endAsyncStorages();
  }
};
