import { jest } from '@jest/globals';
import { newDevice, openTab, pass, settle, tabMemory } from '../../../../test/notepad-under-test.js';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the notes of the open passage', () => {
  const VERSES = { first: 45_008_028, last: 45_008_030 };

  async function writtenDevice() {
    const device = newDevice();
    const { pad } = await openTab(device);
    for (const [passage, text] of [
      ['Romans 8', 'no condemnation'],
      ['Psalm 121', 'my help'],
      ['Juan 3:16–18', 'de tal manera'],
      ['Jude', 'keep yourselves'],
    ] as const) {
      await pad.startNew(passage);
      pad.write({ text });
      await pass(1_000);
    }
    return device;
  }

  it.each([
    ['Romans 8', 'no condemnation'],
    ['Salmos 121', 'my help'],
    ['John 3:16-18', 'de tal manera'],
    ['Romans 8:28', ''],
    ['John 3', ''],
    ['John 4', ''],
  ])(
    'on exactly %s is opened, whichever was written last, and none that is on more or less',
    async (passage, text) => {
      const { pad } = await openTab(await writtenDevice(), tabMemory(), passage);
      expect(pad.state().note.text).toBe(text);
      if (text === '') expect(pad.state().note.passage).toBe(passage);
    },
  );

  it('is the one on exactly the open verses before one on some of them', async () => {
    const device = await writtenDevice();
    const { pad, text } = await openTab(device, tabMemory(), 'Romans 8');
    await pad.startOn('Romans 8:28–30', VERSES);
    pad.write({ text: 'foreknown' });
    await pass(1_000);
    const next = await openTab(device, tabMemory(), 'Romans 8');
    expect(next.text()).toBe('no condemnation');
    next.pad.follow('Romans 8:28–30');
    await settle();
    expect(next.text()).toBe('foreknown');
    expect(text()).toBe('foreknown');
  });

  it('on a verse stays open beside the passage where it was opened, and what is typed beside another is not added to it', async () => {
    const device = await writtenDevice();
    const { pad, stop, openNote } = await openTab(device, tabMemory(), 'Romans 8:26–39');
    await pad.startOn('Romans 8:28–30', VERSES);
    pad.write({ text: 'foreknown' });
    await pass(1_000);
    stop();
    await settle();
    const reloaded = await openTab(device, openNote, 'Romans 8:26–39');
    expect(reloaded.text()).toBe('foreknown');
    reloaded.pad.write({ text: 'foreknown, called' });
    reloaded.pad.follow('Romans 8:20-35');
    await pass(1_000);
    expect(reloaded.pad.state().note).toMatchObject({ text: '', passage: 'Romans 8:20-35' });
    reloaded.pad.write({ text: 'the creation waits' });
    await pass(1_000);
    const texts = (await device.repository.list()).map(({ text }) => text);
    expect(texts).toEqual(expect.arrayContaining(['foreknown, called', 'the creation waits']));
  });

  it('is opened as another passage is, and has a version of what was typed', async () => {
    const device = await writtenDevice();
    const { pad, text } = await openTab(device, tabMemory(), 'Romans 8');
    pad.write({ text: 'no condemnation at all' });
    const { id } = pad.state().note;
    pad.follow('Psalm 121');
    await pass(1_000);
    expect(text()).toBe('my help');
    expect((await device.repository.versions(id)).map(({ content }) => content)).toContain(
      'no condemnation at all',
    );
  });

  it('leaves a note of elsewhere open that the reader has opened, until the notes are opened again', async () => {
    const device = await writtenDevice();
    const { pad, text, stop, openNote } = await openTab(device, tabMemory(), 'Romans 8');
    const psalm = (await device.repository.list()).find(({ passage }) => passage === 'Psalm 121');
    await pad.open(psalm!.id);
    pad.follow('Genesis 1');
    await settle();
    expect(text()).toBe('my help');
    stop();
    await settle();
    const again = await openTab(device, openNote, 'Genesis 1');
    expect(again.text()).toBe('');
  });

  it('is not replaced by another while the reader types the first words', async () => {
    const { pad, text } = await openTab(await writtenDevice(), tabMemory(), 'Genesis 1');
    pad.follow('Romans 8');
    pad.write({ text: 'In the beginning' });
    await pass(1_000);
    expect(['In the beginning', 'no condemnation']).toContain(text());
  });
});
