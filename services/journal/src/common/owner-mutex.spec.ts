import { ownerOf } from '@word-unfolded/persistence';
import { OwnerMutex } from './owner-mutex.js';

const [ruth, boaz] = [ownerOf('ruth'), ownerOf('boaz')];

describe('OwnerMutex', () => {
  it('runs the changes of each reader one after the other, also after a failure', async () => {
    const turns = new OwnerMutex();
    const said: string[] = [];
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const first = turns.take(ruth, async () => {
      await held;
      said.push('first');
      throw new Error('in vain');
    });
    const second = turns.take(ruth, async () => said.push('second'));
    await turns.take(boaz, async () => said.push('another reader'));
    release();
    await expect(first).rejects.toThrow('in vain');
    await second;
    expect(said).toEqual(['another reader', 'first', 'second']);
  });
});
