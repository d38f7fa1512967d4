import { createKeep, memoryStore, noteShelf, type NoteKeeps } from '@word-unfolded/offline';
import { jest } from '@jest/globals';
import type { KeptText } from '@word-unfolded/ui';
import { createNotepad } from './notepad.js';

/** A device: what is kept on it is seen by all of its tabs. */
function newDevice() {
  const keeps: NoteKeeps = {
    notes: createKeep('notes under test', memoryStore()),
    histories: createKeep('histories under test', memoryStore()),
    atServer: createKeep('server under test', memoryStore()),
    cursors: createKeep('cursors under test', memoryStore()),
  };
  return { notes: keeps.notes, shelf: noteShelf('ruth', keeps) };
}

type Device = ReturnType<typeof newDevice>;

function tabMemory(): KeptText {
  let kept: string | null = null;
  return {
    key: 'openNote',
    read: () => kept,
    write: (value) => (kept = value),
    forget: () => (kept = null),
  };
}

let ids = 0;

async function openTab({ shelf }: Device, openNote = tabMemory()) {
  const pad = createNotepad({ shelf, openNote, newId: () => `note-${(ids += 1)}` });
  const stop = pad.start();
  await settle();
  return { pad, stop, openNote, text: () => pad.state().note.text };
}

/** Lets everything that was begun on the device come to its end. */
const settle = () => jest.advanceTimersByTimeAsync(0);
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const textsOn = async ({ shelf }: Device) => (await shelf.list()).map(({ text }) => text).sort();

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('what is written', () => {
  it('is on the device within a second, also while the reader goes on writing', async () => {
    const device = newDevice();
    const { pad } = await openTab(device);
    let written = '';
    for (let key = 0; key < 40; key += 1) {
      written += 'a';
      pad.write({ text: written });
      await pass(100);
      const [kept = ''] = await textsOn(device);
      expect(written.length - kept.length).toBeLessThanOrEqual(10);
    }
  });

  it('is there again in the tab that comes after a killed one', async () => {
    const device = newDevice();
    const first = await openTab(device);
    first.pad.write({ title: 'Ruth', text: 'Whither thou goest' });
    await pass(1_000);
    const next = await openTab(device);
    expect(next.pad.state().note).toMatchObject({ title: 'Ruth', text: 'Whither thou goest', saved: null });
  });

  it('is kept at once when the page is left', async () => {
    const device = newDevice();
    const { pad, stop } = await openTab(device);
    pad.write({ text: 'quick' });
    stop();
    await settle();
    expect(await textsOn(device)).toEqual(['quick']);
  });

  it('stays on the page when the device refuses it, and is kept once it does not', async () => {
    const device = newDevice();
    const change = jest.spyOn(device.notes, 'change').mockRejectedValue(new Error('full'));
    const { pad, text } = await openTab(device);
    pad.write({ text: 'precious' });
    await pass(1_000);
    expect(pad.state().isRefused).toBe(true);
    expect(text()).toBe('precious');
    change.mockRestore();
    pad.write({ text: 'precious still' });
    await pass(1_000);
    expect(pad.state().isRefused).toBe(false);
    expect(await textsOn(device)).toEqual(['precious still']);
  });
});

describe('two tabs of one browser', () => {
  it('show the same note, as long as only one of them is written in', async () => {
    const device = newDevice();
    const one = await openTab(device);
    one.pad.write({ text: 'a' });
    await pass(1_000);
    const other = await openTab(device);
    one.pad.write({ text: 'ab' });
    await pass(1_000);
    expect(other.text()).toBe('ab');
    other.pad.write({ text: 'abc' });
    await pass(1_000);
    expect(one.text()).toBe('abc');
    expect(await textsOn(device)).toEqual(['abc']);
  });

  it('keep both texts when both are written in at the same moment, and say so', async () => {
    const device = newDevice();
    const one = await openTab(device);
    one.pad.write({ text: 'begun' });
    await pass(1_000);
    const other = await openTab(device);
    one.pad.write({ text: 'begun, one' });
    other.pad.write({ text: 'begun, other' });
    await pass(1_000);
    expect(await textsOn(device)).toEqual(['begun, one', 'begun, other']);
    expect([one.text(), other.text()].sort()).toEqual(['begun, one', 'begun, other']);
    expect([one.pad.state().isFork, other.pad.state().isFork].sort()).toEqual([false, true]);
    one.pad.write({ text: 'one goes on' });
    other.pad.write({ text: 'other goes on' });
    await pass(1_000);
    expect(await textsOn(device)).toEqual(['one goes on', 'other goes on']);
  });

  it('have each its own note after a reload', async () => {
    const device = newDevice();
    const one = await openTab(device);
    one.pad.write({ text: 'one' });
    await pass(1_000);
    const other = await openTab(device);
    await other.pad.startNew('Ruth 1');
    other.pad.write({ text: 'other' });
    await pass(1_000);
    expect((await openTab(device, one.openNote)).text()).toBe('one');
    expect((await openTab(device, other.openNote)).text()).toBe('other');
  });
});

describe('a note that is saved', () => {
  it('has a history, from which an earlier state comes back without losing the present one', async () => {
    const device = newDevice();
    const { pad, text } = await openTab(device);
    pad.write({ text: 'first' });
    await pad.save();
    pad.write({ text: 'second' });
    await pad.save();
    pad.write({ text: 'third, not saved' });
    const { id } = pad.state().note;
    const [, first] = await device.shelf.versions(id);
    await pad.restore(first!);
    expect(text()).toBe('first');
    const contents = (await device.shelf.versions(id)).map(({ content }) => content);
    expect(contents).toEqual(['third, not saved', 'second', 'first']);
  });

  it('needs a title or some notes', async () => {
    const { pad } = await openTab(newDevice());
    pad.write({ text: '  ' });
    await expect(pad.save()).rejects.toMatchObject({
      code: 'NOTES_OR_TITLE_REQUIRED',
      message: 'Please add a title or some notes before saving',
    });
    pad.write({ title: 'Only a title' });
    await expect(pad.save()).resolves.toBeUndefined();
  });

  it('is not saved again by itself when nothing was written since', async () => {
    const device = newDevice();
    const { pad } = await openTab(device);
    pad.write({ text: 'once' });
    await pad.saveIfChanged();
    await pad.saveIfChanged();
    expect(await device.shelf.versions(pad.state().note.id)).toHaveLength(1);
  });

  it('goes back to what was saved when its changes are discarded', async () => {
    const device = newDevice();
    const { pad, text } = await openTab(device);
    pad.write({ text: 'saved' });
    await pad.save();
    pad.write({ text: 'not wanted' });
    await pass(1_000);
    await pad.discard();
    expect(text()).toBe('saved');
    expect(await textsOn(device)).toEqual(['saved']);
  });
});

describe('other notes', () => {
  it('are opened again as they were left', async () => {
    const device = newDevice();
    const { pad, text } = await openTab(device);
    pad.write({ text: 'the first' });
    const { id } = pad.state().note;
    await pad.startNew('Psalm 23');
    expect(text()).toBe('');
    expect(pad.state().note.passage).toBe('Psalm 23');
    pad.write({ text: 'the second' });
    await pad.open(id);
    expect(text()).toBe('the first');
    expect(await textsOn(device)).toEqual(['the first', 'the second']);
  });

  it('that were never saved are gone when they are discarded, with their history when they are deleted', async () => {
    const device = newDevice();
    const { pad, text } = await openTab(device);
    pad.write({ text: 'scribble' });
    await pass(1_000);
    await pad.discard();
    expect(text()).toBe('');
    pad.write({ text: 'another' });
    await pad.save();
    const { id } = pad.state().note;
    await pad.remove(id);
    expect(text()).toBe('');
    expect(await textsOn(device)).toEqual([]);
    expect(await device.shelf.versions(id)).toEqual([]);
  });

  it('are about the passage that was open when they were begun', async () => {
    const { pad } = await openTab(newDevice());
    pad.follow('Ruth 1');
    pad.follow('Ruth 2');
    pad.write({ text: 'a' });
    pad.follow('Ruth 3');
    await pass(1_000);
    expect(pad.state().note.passage).toBe('Ruth 2');
  });

  it('are about the passage that opens after the first words, but never about another', async () => {
    const device = newDevice();
    const { pad } = await openTab(device);
    pad.write({ text: 'faster than the network' });
    await pass(1_000);
    pad.follow('Ruth 1');
    pad.follow('Ruth 2');
    await pass(1_000);
    const later = await openTab(device);
    later.pad.follow('Ruth 3');
    expect(later.pad.state().note.passage).toBe('Ruth 1');
  });
});
