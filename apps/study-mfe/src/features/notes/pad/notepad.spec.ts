import { jest } from '@jest/globals';
import {
  close,
  newDevice,
  openTab,
  pass,
  settle,
  tabMemory,
  textsOn,
} from '../../../../test/notepad-under-test.js';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('typed text', () => {
  it('is on the device within a second, even while the reader continues typing', async () => {
    const device = newDevice();
    const { pad } = await openTab(device);
    let written = '';
    for (let key = 0; key < 40; key += 1) {
      written += 'a';
      pad.write({ text: written });
      await pass(100);
      const [stored = ''] = await textsOn(device);
      expect(written.length - stored.length).toBeLessThanOrEqual(10);
    }
  });

  it('is restored in a new tab after the old one was killed', async () => {
    const device = newDevice();
    const first = await openTab(device);
    first.pad.write({ title: 'Ruth', text: 'Whither thou goest' });
    await pass(1_000);
    const next = await openTab(device);
    expect(next.pad.state().note).toMatchObject({ title: 'Ruth', text: 'Whither thou goest', saved: null });
  });

  it('is stored at once when the page is left', async () => {
    const device = newDevice();
    const { pad, stop } = await openTab(device);
    pad.write({ text: 'quick' });
    stop();
    await settle();
    expect(await textsOn(device)).toEqual(['quick']);
  });

  it('is there when the page is closed with the last keystroke, and the browser ends its transactions', async () => {
    const device = newDevice();
    const { pad } = await openTab(device);
    pad.write({ text: 'Whither thou goest' });
    await pass(1_000);
    pad.write({ text: 'Whither thou goest, I will go' });
    await close(device);
    expect((await openTab(device)).text()).toBe('Whither thou goest, I will go');
    expect(device.texts.size).toBe(0);
  });

  it('that is closed with the page is a note of its own where another tab has written on meanwhile', async () => {
    const device = newDevice();
    const one = await openTab(device);
    one.pad.write({ text: 'begun' });
    await pass(1_000);
    const { id } = one.pad.state().note;
    one.pad.write({ text: 'begun, one' });
    await close(device);
    await device.repository.change(
      id,
      (stored) => stored && { ...stored, text: 'begun, other', revision: 2 },
    );
    await openTab(device);
    expect(await textsOn(device)).toEqual(['begun, one', 'begun, other']);
  });

  it('is on the device when the page crashes 300 ms after the last keystroke', async () => {
    const device = newDevice();
    const { pad } = await openTab(device);
    for (const text of ['a', 'ab', 'abc', 'abcd']) {
      pad.write({ text });
      await pass(90);
    }
    await pass(210);
    expect(await textsOn(device)).toEqual(['abcd']);
  });

  it('stays on the page when the device rejects it, and is stored once the device accepts it', async () => {
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
  it('show the same note while only one of them edits it', async () => {
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

  it('keep both texts when both edit at the same time, and say so', async () => {
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

  it('each have their own note after a reload', async () => {
    const device = newDevice();
    const one = await openTab(device, tabMemory(), 'Ruth 1');
    one.pad.write({ text: 'one' });
    await pass(1_000);
    const other = await openTab(device, tabMemory(), 'Ruth 1');
    await other.pad.startNew('Ruth 1');
    other.pad.write({ text: 'other' });
    await pass(1_000);
    expect((await openTab(device, one.openNote, 'Ruth 1')).text()).toBe('one');
    expect((await openTab(device, other.openNote, 'Ruth 1')).text()).toBe('other');
  });
});

describe('a saved note', () => {
  it('has a history, and restoring a version keeps the current one', async () => {
    const device = newDevice();
    const { pad, text } = await openTab(device);
    pad.write({ text: 'first' });
    await pad.save();
    pad.write({ text: 'second' });
    await pad.save();
    pad.write({ text: 'third, not saved' });
    const { id } = pad.state().note;
    const [, first] = await device.repository.versions(id);
    await pad.restore(first!);
    expect(text()).toBe('first');
    const contents = (await device.repository.versions(id)).map(({ content }) => content);
    expect(contents).toEqual(['third, not saved', 'second', 'first']);
  });

  it('requires a title or a text', async () => {
    const { pad } = await openTab(newDevice());
    pad.write({ text: '  ' });
    await expect(pad.save()).rejects.toMatchObject({
      code: 'NOTES_OR_TITLE_REQUIRED',
      message: 'Please add a title or some notes before saving',
    });
    pad.write({ title: 'Only a title' });
    await expect(pad.save()).resolves.toBeUndefined();
  });

  it('is not autosaved again when nothing has changed', async () => {
    const device = newDevice();
    const { pad } = await openTab(device);
    pad.write({ text: 'once' });
    await pad.saveIfChanged();
    await pad.saveIfChanged();
    expect(await device.repository.versions(pad.state().note.id)).toHaveLength(1);
  });

  it('returns to the saved version when its changes are discarded', async () => {
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
  it('are reopened as they were left', async () => {
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

  it('are removed when they were never saved and are discarded, and go to the bin when they are deleted', async () => {
    const device = newDevice();
    const { pad, text } = await openTab(device);
    pad.write({ text: 'scribble' });
    await pass(1_000);
    await pad.discard();
    expect(text()).toBe('');
    await pass(1_000);
    pad.write({ text: 'another' });
    await pad.save();
    const { id } = pad.state().note;
    await pad.remove(id);
    expect(text()).toBe('');
    expect(await textsOn(device)).toEqual([]);
    expect(await device.bin.list()).toMatchObject([{ text: 'another' }, { text: 'scribble' }]);
    await pad.restoreRemoved(id);
    expect(text()).toBe('another');
    expect(await device.repository.versions(id)).toHaveLength(1);
  });

  it('have their last words in the bin when they are deleted while the reader types', async () => {
    const device = newDevice();
    const { pad } = await openTab(device);
    pad.write({ text: 'typed just now' });
    await pad.remove(pad.state().note.id);
    expect(await device.bin.list()).toMatchObject([{ text: 'typed just now' }]);
  });

  it('belong to the passage that was open when they were started', async () => {
    const device = newDevice();
    const { pad } = await openTab(device);
    pad.follow('Ruth 1');
    pad.follow('Ruth 2');
    pad.write({ text: 'a' });
    pad.follow('Ruth 3');
    await pass(1_000);
    expect(await device.repository.list()).toMatchObject([{ text: 'a', passage: 'Ruth 2' }]);
    expect(pad.state().note).toMatchObject({ text: '', passage: 'Ruth 3' });
  });

  it('belong to the passage that opens after the first words, but never to a later one', async () => {
    const device = newDevice();
    const { pad } = await openTab(device);
    pad.write({ text: 'faster than the network' });
    await pass(1_000);
    pad.follow('Ruth 1');
    pad.follow('Ruth 2');
    await pass(1_000);
    const later = await openTab(device, tabMemory(), 'Ruth 3');
    expect(later.pad.state().note).toMatchObject({ text: '', passage: 'Ruth 3' });
    later.pad.follow('Ruth 1');
    await settle();
    expect(later.text()).toBe('faster than the network');
  });
});
