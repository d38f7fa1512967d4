import { ownerOf } from '@word-unfolded/persistence';
import { OwnerMutex } from './owner-mutex.js';

const [ruth, boaz] = [ownerOf('ruth'), ownerOf('boaz')];

describe('OwnerMutex', () => {
  it('runs the changes of each reader one after the other, also after a failure', async () => {
    const mutex = new OwnerMutex();
    const said: string[] = [];
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const first = mutex.take(ruth, async () => {
      await held;
      said.push('first');
      throw new Error('in vain');
    });
    const second = mutex.take(ruth, async () => said.push('second'));
    await mutex.take(boaz, async () => said.push('another reader'));
    release();
    await expect(first).rejects.toThrow('in vain');
    await second;
    expect(said).toEqual(['another reader', 'first', 'second']);
  });
});
