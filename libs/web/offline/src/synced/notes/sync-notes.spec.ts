import { AppError, type SavedNote } from '@word-unfolded/contracts';
import { jest } from '@jest/globals';
import fc from 'fast-check';
import { createStore } from '../../store/create-store.js';
import { memoryStore } from '../../store/memory-store.js';
import { VISITOR } from '../../store/use-owner.js';
import { noteBin } from './note-bin.js';
import { noteFrom } from './note-at-server.js';
import type { NoteServer } from './note-server.js';
import { noteRepository } from './note-repository.js';
import type { NoteStores } from './note-stores.js';
import { importNotes, syncNotes } from './sync-notes.js';

const AT = '2026-03-01T10:00:00.000Z';
const OWNER = 'ruth';

/** The journal service, as a device sees it; `mood` determines which of its responses are lost. */
function fakeServer() {
  const notes = new Map<string, SavedNote & { gone: boolean; sequence: number }>();
  const done = new Map<string, Awaited<ReturnType<NoteServer['save']>>>();
  let sequence = 0;
  const state = { notes, lost: () => false, sent: 0, isBelowPlus: false };
  const put = (note: SavedNote, gone = false): SavedNote => {
    notes.set(note.id, { ...note, gone, sequence: (sequence += 1) });
    return note;
  };
  const answer = <Answer>(value: Answer): Promise<Answer> =>
    state.lost() ? Promise.reject(AppError.of('SERVICE_UNAVAILABLE')) : Promise.resolve(value);
  const save = (
    id: string,
    version: number,
    sent: Pick<SavedNote, 'title' | 'text' | 'passage'> & { readonly verses?: SavedNote['verses'] },
  ) => {
    const { title, text, passage, verses } = sent;
    const times = { createdAt: AT, updatedAt: AT };
    const before = notes.get(id);
    const next = (name: string, number: number) =>
      put({ id: name, title, text, passage, ...(verses && { verses }), version: number, ...times });
    if (!before || before.gone) return { note: next(id, (before?.version ?? 0) + 1), copy: null };
    if (before.text === text && before.title === title) return { note: before, copy: null };
    if (before.version === version) return { note: next(id, version + 1), copy: null };
    const name = `${id} ${text}`;
    return { note: before, copy: notes.get(name) ?? next(name, 1) };
  };
  const server: NoteServer = {
    list: (since) => {
      const all = [...notes.values()].sort((one, other) => one.sequence - other.sequence);
      const changed = all.filter((note) => note.sequence > since).slice(0, 2);
      return answer({
        notes: changed.filter(({ gone }) => !gone),
        gone: changed.filter(({ gone }) => gone).map(({ id }) => id),
        cursor: changed.at(-1)?.sequence ?? since,
        more: all.some((note) => note.sequence > (changed.at(-1)?.sequence ?? since)),
      });
    },
    save: (id, version, sending) => {
      if (state.isBelowPlus && !sending.verses)
        return Promise.reject(AppError.of('TIER_REQUIRED', { tier: 'plus' }));
      state.sent += 1;
      const outcome = done.get(sending.key) ?? save(id, version, sending);
      done.set(sending.key, outcome);
      return answer(outcome);
    },
    remove: (id, version) => {
      const before = notes.get(id);
      if (!before || before.gone) return Promise.reject(AppError.of('NOTE_NOT_FOUND'));
      if (version !== 0 && version !== before.version) return answer(false);
      put({ ...before, title: '', text: '', version: before.version + 1 }, true);
      return answer(true);
    },
  };
  return { state, server };
}

function newDevice(server: NoteServer) {
  const stores: NoteStores = {
    notes: createStore('notes under test', memoryStore()),
    histories: createStore('histories under test', memoryStore()),
    atServer: createStore('server under test', memoryStore()),
    cursors: createStore('cursors under test', memoryStore()),
  };
  const repository = noteRepository(OWNER, stores);
  return {
    keeps: stores,
    repository,
    bin: noteBin(OWNER, stores),
    write: (id: string, text: string) =>
      repository.change(id, (stored) => ({
        ...(stored ?? { id, title: '', passage: '', createdAt: AT, saved: null }),
        ...{ text, updatedAt: AT, revision: (stored?.revision ?? 0) + 1 },
      })),
    sync: () => syncNotes(OWNER, server, stores),
    texts: async () => (await repository.list()).map(({ text }) => text).sort(),
  };
}

describe('the notes of two devices', () => {
  it('converge after writes, changes and deletions', async () => {
    const { server } = fakeServer();
    const [phone, workerContext] = [newDevice(server), newDevice(server)];
    await phone.write('a', 'Gleaning');
    await phone.write('b', 'Boaz');
    await phone.sync();
    await workerContext.sync();
    expect(await workerContext.texts()).toEqual(['Boaz', 'Gleaning']);
    await workerContext.write('a', 'Gleaning on');
    await workerContext.repository.remove('b');
    await workerContext.sync();
    await phone.sync();
    expect(await phone.texts()).toEqual(['Gleaning on']);
    expect((await phone.repository.versions('a')).map(({ content }) => content)).toEqual(['Gleaning']);
  });

  it('that were both changed offline are both stored, each as it was written', async () => {
    const { server } = fakeServer();
    const [phone, workerContext] = [newDevice(server), newDevice(server)];
    await phone.write('a', 'Gleaning');
    await phone.sync();
    await workerContext.sync();
    await phone.write('a', 'on the phone');
    await workerContext.write('a', 'at the desk');
    await phone.sync();
    await workerContext.sync();
    await phone.sync();
    expect(await phone.texts()).toEqual(['at the desk', 'on the phone']);
    expect(await workerContext.texts()).toEqual(['at the desk', 'on the phone']);
    const { aside } = (await workerContext.repository.read('a'))!;
    expect((await workerContext.repository.read(aside!))!.text).toBe('at the desk');
  });

  it('are not deleted by a device that had not seen the latest text', async () => {
    const { server } = fakeServer();
    const [phone, workerContext] = [newDevice(server), newDevice(server)];
    await phone.write('a', 'Gleaning');
    await phone.sync();
    await workerContext.sync();
    await phone.write('a', 'Gleaning all day');
    await phone.sync();
    await workerContext.repository.remove('a');
    await workerContext.sync();
    expect(await workerContext.texts()).toEqual(['Gleaning all day']);
  });

  it('stay in the bin of both devices, and one that is restored on either is back on both with its versions', async () => {
    const { server } = fakeServer();
    const [phone, desk] = [newDevice(server), newDevice(server)];
    await phone.write('a', 'Gleaning');
    const version = { type: 'notes', title: '', content: 'Glean', timestamp: AT } as const;
    await phone.repository.addVersion('a', version);
    await phone.sync();
    await desk.sync();
    await phone.repository.remove('a');
    await phone.sync();
    await desk.sync();
    for (const device of [phone, desk]) {
      expect(await device.texts()).toEqual([]);
      expect(await device.bin.list()).toMatchObject([{ id: 'a', text: 'Gleaning' }]);
    }
    expect(await desk.bin.restore('a')).toBe('a');
    await desk.sync();
    await phone.sync();
    for (const device of [phone, desk]) {
      expect(await device.texts()).toEqual(['Gleaning']);
      expect(await device.bin.list()).toEqual([]);
    }
    expect(await phone.repository.versions('a')).toEqual([version]);
  });

  it('are restored before or while the deletion is on its way, and after a response that was lost', async () => {
    const { server, state } = fakeServer();
    const phone = newDevice(server);
    await phone.write('a', 'Gleaning');
    await phone.sync();
    await phone.repository.remove('a');
    await phone.bin.restore('a');
    await phone.sync();
    expect(await phone.texts()).toEqual(['Gleaning']);
    await phone.repository.remove('a');
    state.lost = () => true;
    await phone.sync().catch(() => undefined);
    await server.remove('a', 1).catch(() => undefined);
    await phone.bin.restore('a');
    state.lost = () => false;
    await phone.sync();
    expect(await phone.texts()).toEqual(['Gleaning']);
    expect(state.notes.get('a')).toMatchObject({ text: 'Gleaning', gone: false });
  });

  it('keep the deleted text beside the one that another device wrote meanwhile', async () => {
    const { server } = fakeServer();
    const [phone, desk] = [newDevice(server), newDevice(server)];
    await phone.write('a', 'Gleaning');
    await phone.sync();
    await desk.sync();
    await desk.write('a', 'Gleaning until evening');
    await desk.sync();
    await phone.write('a', 'Gleaning, not sent');
    await phone.repository.remove('a');
    await phone.sync();
    expect(await phone.texts()).toEqual(['Gleaning until evening']);
    expect(await phone.bin.restore('a')).not.toBe('a');
    await phone.sync();
    await desk.sync();
    expect(await desk.texts()).toEqual(['Gleaning until evening', 'Gleaning, not sent']);
  });

  it('leave the bin when the reader deletes them for good, or after 30 days, with their versions', async () => {
    const phone = newDevice(fakeServer().server);
    for (const id of ['a', 'b']) {
      await phone.write(id, `text of ${id}`);
      await phone.repository.addVersion(id, { type: 'notes', title: '', content: id, timestamp: AT });
      await phone.repository.remove(id);
    }
    await phone.bin.purge('a');
    expect((await phone.bin.list()).map(({ id }) => id)).toEqual(['b']);
    expect(await phone.repository.versions('a')).toEqual([]);
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 31 * 86_400_000);
    expect(await phone.bin.list()).toEqual([]);
    now.mockRestore();
    expect(await phone.repository.versions('b')).toEqual([]);
  });

  it('are sent once, and not again while nothing changes', async () => {
    const { server, state } = fakeServer();
    const phone = newDevice(server);
    await phone.write('a', 'Gleaning');
    await phone.sync();
    await phone.sync();
    expect(state.sent).toBe(1);
  });

  it('converge without losing text, whatever is changed, lost and repeated', async () => {
    const act = fc.record({
      device: fc.nat({ max: 1 }),
      note: fc.constantFrom('a', 'b'),
      what: fc.constantFrom('write', 'write', 'sync', 'lost', 'remove', 'restore'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 24 }), async (actions) => {
        const { server, state } = fakeServer();
        const devices = [newDevice(server), newDevice(server)] as const;
        let written = 0;
        for (const { device, note, what } of actions) {
          const at = devices[device as 0 | 1];
          if (what === 'write') await at.write(note, `text ${(written += 1)} of ${note}`);
          else if (what === 'remove') await at.repository.remove(note);
          else if (what === 'restore') await at.bin.restore(note);
          else {
            state.lost = () => what === 'lost' && state.sent % 2 === 0;
            await at.sync().catch(() => undefined);
          }
        }
        state.lost = () => false;
        const last = await devices[0].texts();
        for (let round = 0; round < 3; round += 1) for (const device of devices) await device.sync();
        const [one, other] = [await devices[0].texts(), await devices[1].texts()];
        expect(one).toEqual(other);
        expect(one).toEqual(
          [...state.notes.values()]
            .filter(({ gone }) => !gone)
            .map(({ text }) => text)
            .sort(),
        );
        if (!actions.some(({ what, device }) => what === 'remove' || (device === 1 && what === 'write')))
          expect(one).toEqual(expect.arrayContaining(last));
      }),
      { numRuns: 150 },
    );
  });
});

describe('a visitor who signs in', () => {
  it('has the notes of this device, with their versions, beside those of the server', async () => {
    const { server } = fakeServer();
    const [elsewhere, here] = [newDevice(server), newDevice(server)];
    await elsewhere.write('a', 'Gleaning');
    await elsewhere.sync();
    const visitor = noteRepository(VISITOR, here.keeps);
    const note = noteFrom({
      id: 'v',
      title: '',
      text: 'Of a visitor',
      passage: '',
      createdAt: AT,
      updatedAt: AT,
      version: 1,
    });
    await visitor.change('v', () => note);
    await importNotes(OWNER, here.keeps);
    await here.sync();
    expect(await here.texts()).toEqual(['Gleaning', 'Of a visitor']);
    expect(await here.repository.versions('v')).toHaveLength(1);
    expect(await visitor.list()).toEqual([]);
    await elsewhere.sync();
    expect(await elsewhere.texts()).toEqual(['Gleaning', 'Of a visitor']);
  });
});

describe('below plus', () => {
  const VERSES = { first: 45_008_028, last: 45_008_030 };

  it('only notes on verses are sent, whatever else was written, and keep their verses on the other device', async () => {
    const { server, state } = fakeServer();
    state.isBelowPlus = true;
    const [phone, tablet] = [newDevice(server), newDevice(server)];
    await phone.write('a', 'A plain note');
    await phone.repository.change('b', () => ({
      ...{ id: 'b', title: '', text: 'On verses', passage: 'Romans 8:28–30', verses: VERSES },
      ...{ createdAt: AT, updatedAt: AT, revision: 1, saved: null },
    }));
    await phone.sync();
    await phone.write('b', 'On verses, changed');
    await phone.sync();
    await tablet.sync();
    expect(await tablet.repository.list()).toMatchObject([
      { id: 'b', text: 'On verses, changed', verses: VERSES },
    ]);
    expect(await phone.texts()).toEqual(['A plain note', 'On verses, changed']);
  });
});
