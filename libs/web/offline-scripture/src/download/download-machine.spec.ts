import { ABSENT, canResume, nextDownload, type DownloadEvent } from './download-machine.js';

const after = (...events: DownloadEvent[]) => events.reduce(nextDownload, ABSENT);
const begun = { kind: 'begun' } as const;
const received = (bytes: number) => ({ kind: 'received', bytes }) as const;
const failed = (problem: 'interrupted' | 'damaged') => ({ kind: 'failed', problem }) as const;

describe('a download', () => {
  it('goes from the first byte to a readable text', () => {
    expect(after(begun, received(10)).step).toBe('fetching');
    expect(after(begun, received(10), { kind: 'fetched' }).step).toBe('unpacking');
    expect(after(begun, received(10), { kind: 'fetched' }, { kind: 'kept' }).step).toBe('kept');
  });

  it('retains its bytes when it is paused, and ignores late events', () => {
    const paused = after(begun, received(10), { kind: 'paused' }, received(20), { kind: 'fetched' });
    expect(paused).toEqual({ step: 'paused', received: 10 });
    expect(canResume(paused)).toBe(true);
    expect(nextDownload(paused, begun)).toEqual({ step: 'fetching', received: 10 });
  });

  it('can resume after a network failure, and starts again after damage', () => {
    expect(canResume(after(begun, received(10), failed('interrupted')))).toBe(true);
    expect(canResume(after(begun, received(10), failed('damaged')))).toBe(false);
  });

  it('is absent after its removal, even during unpacking', () => {
    expect(after(begun, { kind: 'fetched' }, { kind: 'removed' }, { kind: 'kept' })).toEqual(ABSENT);
  });
});
