import type { FiledEntry } from '@word-unfolded/contracts';
import { emptyEntry } from '@word-unfolded/domain';
import type { DeviceEntry } from '@word-unfolded/offline';
import { jest } from '@jest/globals';
import { completedEntries } from './complete-entries.js';
import { filedOf } from './filed-entries.js';

const AT = '2026-03-01T08:00:00.000Z';
const BINNED = '2026-02-01T08:00:00.000Z';

function entryOf(
  name: string,
  serverId: string | null,
  fields: Partial<DeviceEntry['working']> = {},
): DeviceEntry {
  const working = { ...emptyEntry('2026-03-01'), title: name, content: 'Whither', conflict: null, ...fields };
  return {
    ...{ key: `local_${name}`, localId: `local_${name}`, serverId, createdAt: AT, updatedAt: AT, working },
    ...{ shared: null, sent: null, waiting: null, atLeast: 0, problem: null },
  };
}

const history: FiledEntry['history'] = [
  { number: 1, kind: 'written', at: AT, title: 'Ruth', content: 'Before' },
];

/** An entry as the service exports it. */
const exported = (entry: DeviceEntry): FiledEntry => ({
  ...filedOf(entry),
  content: 'older than on the device',
  deletedAt: BINNED,
  history,
  weather: { sky: 'clear' },
});

const { signal } = new AbortController();

beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => void jest.restoreAllMocks());

describe('entries that the page exports as JSON', () => {
  const known = entryOf('ruth', 'a'.repeat(24), { binned: true });
  const unsent = entryOf('boaz', null);

  it('contain the data that only the server has, and the unsent changes of this device', async () => {
    const give = jest.fn(() => Promise.resolve([exported(known)]));
    const { entries, isComplete } = await completedEntries([known, unsent], false, { fetch: give }, signal);
    expect(give).toHaveBeenCalledWith(['a'.repeat(24)], signal);
    expect(isComplete).toBe(true);
    expect(entries).toEqual([
      { ...filedOf(known), deletedAt: BINNED, history, weather: { sky: 'clear' } },
      filedOf(unsent),
    ]);
  });

  it('are requested together when the whole journal is exported', async () => {
    const give = jest.fn(() => Promise.resolve([exported(known)]));
    await completedEntries([known], true, { fetch: give }, signal);
    expect(give).toHaveBeenCalledWith(undefined, signal);
  });

  it('have no deletion date when they were restored from the bin on this device', async () => {
    const back = entryOf('ruth', 'a'.repeat(24));
    const give = () => Promise.resolve([exported(back)]);
    const { entries } = await completedEntries([back], true, { fetch: give }, signal);
    expect(entries[0]?.deletedAt).toBeNull();
  });

  it('are those of this device when there is no network, and the result says so', async () => {
    const give = () => Promise.reject(new Error('no network'));
    const { entries, isComplete } = await completedEntries([known], true, { fetch: give }, signal);
    expect(entries).toEqual([filedOf(known)]);
    expect(isComplete).toBe(false);
  });

  it('are complete without a request when the server has none of them', async () => {
    const give = jest.fn(() => Promise.reject(new Error('no network')));
    expect((await completedEntries([unsent], true, { fetch: give }, signal)).isComplete).toBe(true);
    expect(give).not.toHaveBeenCalled();
  });
});
