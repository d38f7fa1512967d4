import type { Logger } from '@word-unfolded/service-kit';
import type { BlobStore } from '../stores/blob-store.js';
import { FileSweep } from './file-sweep.js';

describe('file sweep', () => {
  it('continues with the next folder after a failure, and reports both', async () => {
    const swept: string[] = [];
    const removeOlder = async (folder: string, before: Date) => {
      swept.push(`${folder} ${before.toISOString()}`);
      if (folder === 'incoming') throw new Error('the bucket is away');
      return 2;
    };
    const logged: unknown[] = [];
    const log = {
      info: (fields: unknown) => logged.push(fields),
      warn: (fields: { folder: string }) => logged.push(fields.folder),
    };
    const sweep = new FileSweep(
      { removeOlder } as unknown as BlobStore,
      log as unknown as Logger,
      [
        { folder: 'incoming', olderThanMs: 3_600_000 },
        { folder: 'exports', olderThanMs: 86_400_000 },
      ],
      { now: () => new Date('2026-03-02T12:00:00Z') },
    );
    await sweep.sweep();
    expect(swept).toEqual(['incoming 2026-03-02T11:00:00.000Z', 'exports 2026-03-01T12:00:00.000Z']);
    expect(logged).toEqual(['incoming', { folder: 'exports', removed: 2 }]);
  });
});
