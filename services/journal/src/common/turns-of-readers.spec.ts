import { ownerOf } from '@word-unfolded/persistence';
import { TurnsOfReaders } from './turns-of-readers.js';

const [ruth, boaz] = [ownerOf('ruth'), ownerOf('boaz')];

describe('changes of readers', () => {
  it('are made one after the other for each reader, also after one that failed', async () => {
    const turns = new TurnsOfReaders();
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
