import { expect, test } from '@jest/globals';
import { textHash } from '@word-unfolded/journal-merge';
import { onlyEntry, openJournal, storesOfDevice } from '../../test/journal-on-device.js';
import { ServerInMemory } from '../../test/journal-server-in-memory.js';

test('a source is stored in one entry, however often, also after the entry has come back from the server', async () => {
  const server = new ServerInMemory();
  const journal = openJournal(storesOfDevice(), server);
  const note = { date: '2026-03-01', title: 'Ruth', binned: false };
  await journal.saveSource('local_note', { ...note, content: 'Whither' });
  await journal.exchange();
  await journal.saveSource('local_note', { ...note, content: 'Whither thou goest' });
  await journal.exchange();
  expect(journal.current().entries?.size).toBe(1);
  expect([...server.states.values()].map(({ content }) => content)).toEqual(['Whither thou goest']);

  const other = openJournal(storesOfDevice(), server);
  await other.exchange();
  await other.saveSource('local_note', { ...note, content: 'I will go' });
  await other.exchange();
  expect([...server.states.values()].map(({ content }) => content)).toEqual(['I will go']);
});

test('a note that another device continues is no conflict, whatever this device knows of its entry', async () => {
  const note = { date: '2026-03-01', title: 'Ruth', scripture: 'Ruth 1:16', binned: false };
  for (const hasResponse of [false, true]) {
    const server = new ServerInMemory();
    const [one, other] = [openJournal(storesOfDevice(), server), openJournal(storesOfDevice(), server)];
    await one.saveSource('local_note', { ...note, content: 'Whither' });
    await one.exchange();
    await one.edit('local_note', { category: 'prayer', mood: 'hopeful' });
    await one.exchange();
    if (hasResponse) await other.exchange();
    const history = { earlier: [{ title: 'Ruth', content: 'Whither thou' }], inJournal: textHash('Whither') };
    const fields = { ...note, category: 'study' as const, content: 'Whither thou goest' };
    const { existed } = await other.saveSource('local_note', fields, history);
    expect(existed).toBe(hasResponse);
    await other.exchange();
    await one.exchange();
    for (const device of [one, other])
      expect(onlyEntry(device).working).toMatchObject({
        content: 'Whither thou goest',
        category: 'prayer',
        mood: 'hopeful',
        conflict: null,
      });
  }
});

test('a note and its entry that were both changed are merged, or shown as two texts', async () => {
  const note = { date: '2026-03-01', title: 'Ruth', binned: false };
  const server = new ServerInMemory();
  const [one, other] = [openJournal(storesOfDevice(), server), openJournal(storesOfDevice(), server)];
  await one.saveSource('local_note', { ...note, content: 'first\nsecond' });
  await one.exchange();
  await one.edit('local_note', { content: 'first, in the journal\nsecond', title: 'Ruth and Naomi' });
  await one.exchange();
  const history = { earlier: [{ title: 'Ruth', content: 'first\nsecond' }] };
  await other.saveSource('local_note', { ...note, content: 'first\nsecond, in the note' }, history);
  await other.exchange();
  expect(onlyEntry(other).working).toMatchObject({
    content: 'first, in the journal\nsecond, in the note',
    conflict: null,
  });
  await one.exchange();
  await one.edit('local_note', { content: 'one' });
  await one.exchange();
  await other.saveSource(
    'local_note',
    { ...note, content: 'two' },
    { earlier: [{ title: 'Ruth', content: 'first\nsecond' }] },
  );
  await other.exchange();
  expect(onlyEntry(other).working.conflict).toMatchObject({
    theirs: { content: 'one' },
    mine: { content: 'two' },
  });
});

test('an unsent change in the journal is not replaced by its note', async () => {
  const note = { date: '2026-03-01', title: 'Ruth', binned: false };
  const journal = openJournal(storesOfDevice(), new ServerInMemory());
  await journal.saveSource('local_note', { ...note, content: 'first\nsecond' });
  await journal.edit('local_note', { content: 'first, in the journal\nsecond' });
  const history = { earlier: [{ title: 'Ruth', content: 'first\nsecond' }] };
  await journal.saveSource('local_note', { ...note, content: 'first\nsecond, in the note' }, history);
  expect(onlyEntry(journal).working.content).toBe('first, in the journal\nsecond, in the note');
});
