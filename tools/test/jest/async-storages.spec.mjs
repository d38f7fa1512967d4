import { createRequire } from 'node:module';
import { AsyncLocalStorage } from 'node:async_hooks';
import { describe, expect, it } from '@jest/globals';

const { watchAsyncStorages } = createRequire(import.meta.url)('./async-storages.cjs');

describe('storages of asynchronous contexts', () => {
  it('end with the suite that has used them, and begin again when they are used again', async () => {
    const ran = new AsyncLocalStorage();
    const entered = new AsyncLocalStorage();
    const end = watchAsyncStorages();
    expect(ran.run('value', () => ran.getStore())).toBe('value');
    entered.enterWith('value');
    expect(entered.getStore()).toBe('value');
    end();
    // `disable` ends a storage also in contexts that have a value already.
    expect(entered.getStore()).toBeUndefined();
    await ran.run('again', async () => {
      await null;
      expect(ran.getStore()).toBe('again');
    });
    ran.disable();
  });
});
