import { jetstream } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import {
  AccountDeleted,
  ChangeNote,
  ChangeVerseNote,
  DeleteNote,
  ListNotes,
  SaveNote,
  SaveVerseNote,
} from '@word-unfolded/contracts';
import { EventBus, NATS_CONNECTION } from '@word-unfolded/service-kit';
import { until } from '@word-unfolded/testing';
import { JournalUnderTest, newReader, NOW } from './journal-fixture.js';

let journal: JournalUnderTest;
beforeAll(async () => {
  journal = await JournalUnderTest.start();
});
afterAll(() => journal.stop());

let notes = 0;
const newNote = () => (notes += 1).toString(16).padStart(24, '0');

const written = (text: string, title = '') => ({ title, text, passage: 'Ruth 2:12' });
const save = (userId: string, id: string, text: string) =>
  journal.ask(SaveNote, { userId, id, ...written(text) });
const change = (userId: string, id: string, text: string, version?: number) =>
  journal.ask(ChangeNote, { userId, id, version, ...written(text) });
const list = (userId: string, since = 0) => journal.ask(ListNotes, { userId, since });
const textsOf = async (userId: string) => (await list(userId)).notes.map(({ text }) => text).sort();

describe('notes of a reader', () => {
  it('are stored once, however often they are sent, and reported to a device that asks for changes', async () => {
    const [ruth, id] = [newReader(), newNote()];
    const { note, copy } = await save(ruth, id, 'Gleaning');
    expect(note).toEqual({ id, ...written('Gleaning'), createdAt: NOW, updatedAt: NOW, version: 1 });
    expect(copy).toBeNull();
    expect((await save(ruth, id, 'Gleaning')).note).toEqual(note);
    const { cursor } = await list(ruth);
    expect(await list(ruth, cursor)).toEqual({ notes: [], gone: [], cursor, more: false });
    await change(ruth, id, 'Gleaning in the field', 1);
    expect((await list(ruth, cursor)).notes).toMatchObject([{ text: 'Gleaning in the field', version: 2 }]);
  });

  it('keep both texts when two devices changed the same note, each once', async () => {
    const [ruth, id] = [newReader(), newNote()];
    await save(ruth, id, 'Gleaning');
    await change(ruth, id, 'of the first device', 1);
    const { note, copy } = await change(ruth, id, 'of the second device', 1);
    expect(note).toMatchObject({ id, text: 'of the first device', version: 2 });
    expect(copy).toMatchObject({ text: 'of the second device', version: 1 });
    expect((await change(ruth, id, 'of the second device', 1)).copy).toEqual(copy);
    expect(await textsOf(ruth)).toEqual(['of the first device', 'of the second device']);
  });

  it('are all stored when devices send at the same moment', async () => {
    const [ruth, id] = [newReader(), newNote()];
    const sent = Array.from({ length: 6 }, (_, device) => `device ${device}`);
    await Promise.all(sent.map((text) => save(ruth, id, text)));
    expect(await textsOf(ruth)).toEqual(sent);
  });

  it('are deleted by a device that knows the latest text, and restored by one that changed them in the meantime', async () => {
    const [ruth, id] = [newReader(), newNote()];
    await save(ruth, id, 'Gleaning');
    await change(ruth, id, 'Gleaning still', 1);
    const unseen = { userId: ruth, id, version: 1 };
    expect(await journal.ask(DeleteNote, unseen)).toEqual({ deleted: false });
    expect(await journal.ask(DeleteNote, { ...unseen, version: 2 })).toEqual({ deleted: true });
    expect(await list(ruth)).toMatchObject({ notes: [], gone: [id] });
    expect(JSON.stringify(await journal.database.collection('notes').findOne({ id }))).not.toContain('Glean');
    expect(await journal.refusal(ChangeNote, { userId: ruth, id, ...written('x') })).toMatchObject({
      code: 'NOTE_NOT_FOUND',
      status: 404,
    });
    expect((await change(ruth, id, 'Gleaning on', 2)).note).toMatchObject({
      text: 'Gleaning on',
      version: 4,
    });
    expect(await list(ruth)).toMatchObject({ notes: [{ text: 'Gleaning on' }], gone: [] });
  });

  it('are not visible to another reader', async () => {
    const [ruth, boaz, id] = [newReader(), newReader(), newNote()];
    await save(ruth, id, 'Gleaning');
    const request = { userId: boaz, id };
    expect((await journal.refusal(ChangeNote, { ...request, ...written('mine') })).code).toBe(
      'NOTE_NOT_FOUND',
    );
    expect((await journal.refusal(DeleteNote, request)).code).toBe('NOTE_NOT_FOUND');
    await save(boaz, id, 'of Boaz');
    expect([await textsOf(ruth), await textsOf(boaz)]).toEqual([['Gleaning'], ['of Boaz']]);
  });

  it('are listed completely, including the longest, and refused beyond 2,000', async () => {
    const ruth = newReader();
    const long = '字'.repeat(50_000);
    const ids = Array.from({ length: 2_000 }, () => newNote());
    await journal.database.collection('notes').insertMany(
      ids.map((id, place) => ({
        ...{ id, ownerId: ruth, ...written(place < 8 ? long : 'short') },
        ...{ createdAt: NOW, updatedAt: NOW, version: 1, sequence: place + 1, goneAt: null },
      })),
    );
    const listed: string[] = [];
    for (let since = 0, more = true; more;) {
      const page = await list(ruth, since);
      listed.push(...page.notes.map(({ id }) => id));
      ({ cursor: since, more } = page);
    }
    expect(listed).toEqual(ids);
    expect(
      await journal.refusal(SaveNote, { userId: ruth, id: newNote(), ...written('one more') }),
    ).toMatchObject({ code: 'NOTES_FULL', status: 409, params: { max: 2_000 } });
    expect((await change(ruth, ids[9]!, 'changed', 7)).copy).toMatchObject({ text: 'changed' });
  });

  it('are deleted with the account', async () => {
    const ruth = newReader();
    await save(ruth, newNote(), 'Gleaning');
    const bus = journal.service.app.get(EventBus);
    await bus.publish(AccountDeleted, { userId: ruth, at: NOW }, `deletion of ${ruth}`);
    await until('no note is left', async () => (await textsOf(ruth)).length === 0);
  });

  it('are not deleted by a program that publishes the event without the secret of the services', async () => {
    const [ruth, boaz] = [newReader(), newReader()];
    for (const reader of [ruth, boaz]) await save(reader, newNote(), 'Gleaning');
    const nats = journal.service.app.get<NatsConnection>(NATS_CONNECTION, { strict: false });
    const subject = `${journal.environment['SUBJECT_PREFIX']}.event.${AccountDeleted.subject}`;
    await jetstream(nats).publish(subject, JSON.stringify({ userId: ruth, at: NOW }));
    // A true event that was published later has been processed.
    await journal.service.app
      .get(EventBus)
      .publish(AccountDeleted, { userId: boaz, at: NOW }, `deletion of ${boaz}`);
    await until('no note of the other is left', async () => (await textsOf(boaz)).length === 0);
    expect(await textsOf(ruth)).toEqual(['Gleaning']);
  });
});

describe('notes on verses', () => {
  const verses = { first: 45_008_028, last: 45_008_030 };

  it('keep their verses in every version, and in the copy of a conflict', async () => {
    const [ruth, id] = [newReader(), newNote()];
    const { note } = await journal.ask(SaveVerseNote, { userId: ruth, id, ...written('one'), verses });
    expect(note).toMatchObject({ id, text: 'one', verses, version: 1 });
    const by = (text: string) =>
      journal.ask(ChangeVerseNote, { userId: ruth, id, version: 1, ...written(text), verses });
    await by('of the first device');
    const { copy } = await by('of the second device');
    expect(copy).toMatchObject({ text: 'of the second device', verses });
    expect((await list(ruth)).notes.map((each) => each.verses)).toEqual([verses, verses]);
  });

  it('are not another kind of note: a plain note cannot be changed as one, nor the other way round', async () => {
    const [ruth, plain, onVerses] = [newReader(), newNote(), newNote()];
    await save(ruth, plain, 'plain');
    await journal.ask(SaveVerseNote, { userId: ruth, id: onVerses, ...written('on verses'), verses });
    const asVerses = { userId: ruth, id: plain, ...written('x'), verses };
    expect((await journal.refusal(ChangeVerseNote, asVerses)).code).toBe('NOTE_NOT_FOUND');
    expect((await journal.refusal(SaveVerseNote, asVerses)).code).toBe('NOTE_NOT_FOUND');
    const asPlain = { userId: ruth, id: onVerses, ...written('x') };
    expect((await journal.refusal(ChangeNote, asPlain)).code).toBe('NOTE_NOT_FOUND');
    expect(await textsOf(ruth)).toEqual(['on verses', 'plain']);
  });
});
