import type { JournalEntry, OperationResult } from '@word-unfolded/contracts';
import {
  beginEntry,
  conflictOf,
  editEntry,
  purgeEntry,
  seeConflict,
  syncStatusOf,
  writeEntry,
  type DeviceEntry,
} from './device-entry.js';
import { afterAnswer, requestOf } from './journal-device.js';

const AT = '2026-03-01T12:00:00.000Z';
const SERVER_ID = 'a'.repeat(24);

let ids = 0;
const nextId = { operation: () => `operation-${(ids += 1)}`, local: () => `local_${(ids += 1)}` };
const begun = () => beginEntry(nextId.local(), { date: '2026-03-01', title: 'Title', content: 'text' }, AT);

const sent = (entry: DeviceEntry) => {
  const { entries, operations } = requestOf([entry], nextId);
  return { entry: entries[0] ?? entry, operation: operations[0]! };
};

const applied = (id: string, version = 1): OperationResult => ({
  id,
  status: 'applied',
  entryId: SERVER_ID,
  known: { version, text: version },
  version,
  notices: [],
});

const answered = (entry: DeviceEntry, result: Parameters<typeof afterAnswer>[1]['results'][number]) =>
  afterAnswer([entry], { results: [result], changes: [] }, nextId);

const entryAtServer = (fields: Partial<JournalEntry>) =>
  ({ id: SERVER_ID, title: 'Title', deletedAt: null, generatedContent: [], ...fields }) as JournalEntry;

describe('an entry of a device', () => {
  it('is pending until it is acknowledged, and then has the id of the server', () => {
    const { entry, operation } = sent(begun());
    expect(syncStatusOf(entry)).toBe('pending');
    expect(operation).toMatchObject({ entryId: entry.localId, known: { version: 0, text: 0 } });
    const [stored] = answered(entry, applied(operation.id)).stored;
    expect(stored).toMatchObject({ key: entry.key, serverId: SERVER_ID });
    expect(syncStatusOf(stored!)).toBe('synced');
  });

  it('resends an operation unchanged even if the reader has continued writing', () => {
    const first = sent(begun());
    const later = editEntry(first.entry, { content: 'text that goes on' }, AT);
    expect(sent(later).operation).toBe(first.operation);
    const [stored] = answered(later, applied(first.operation.id)).stored;
    expect(syncStatusOf(stored!)).toBe('pending');
    const { operation } = sent(stored!);
    expect(operation).toMatchObject({
      entryId: SERVER_ID,
      known: { version: 1, text: 1 },
      change: { fields: { content: 'text that goes on' } },
    });
    expect(operation.change.fields).not.toHaveProperty('title');
  });

  it('reports why it was refused, and is sent again after a further change', () => {
    const { entry, operation } = sent(begun());
    const refused = {
      id: operation.id,
      status: 'refused',
      code: 'ENTRY_TITLE_TOO_LONG',
      params: { max: 200 },
    } as const;
    const [stored] = answered(entry, refused).stored;
    expect([syncStatusOf(stored!), stored!.problem?.code]).toEqual(['error', 'ENTRY_TITLE_TOO_LONG']);
    expect(requestOf([stored!], nextId).operations).toEqual([]);
    expect(requestOf([editEntry(stored!, { title: 'Short' }, AT)], nextId).operations).toHaveLength(1);
  });

  it('becomes a new entry when the server has deleted it permanently, unless the reader deleted it too', () => {
    const synced = { ...begun(), serverId: SERVER_ID };
    const { entry, operation } = sent(editEntry(synced, { content: 'new words' }, AT));
    const { stored: stored, notices } = answered(entry, { id: operation.id, status: 'gone' });
    expect(stored[0]).toMatchObject({ serverId: null, shared: null, working: { content: 'new words' } });
    expect(stored[0]!.localId).not.toBe(synced.localId);
    expect(notices).toEqual([{ key: entry.key, notice: 'gone' }]);
    const deleted = sent(editEntry(synced, { binned: true }, AT));
    const gone = { id: deleted.operation.id, status: 'gone' } as const;
    expect(answered(deleted.entry, gone)).toMatchObject({ stored: [], removed: [deleted.entry.key] });
  });

  it('is removed once the server has acknowledged its deletion, and comes back if the server retained it', () => {
    expect(purgeEntry(begun())).toBeNull();
    const first = sent(begun());
    const [synced] = answered(first.entry, applied(first.operation.id)).stored;
    const unsent = editEntry(synced!, { content: 'never sent' }, AT);
    const { entry, operation } = sent(purgeEntry(unsent)!);
    expect(operation.change).toMatchObject({ fields: { binned: true }, purged: true });
    expect(Object.keys(operation.change.fields)).toEqual(['binned']);
    const gone = answered(entry, { id: operation.id, status: 'gone' });
    expect(gone).toMatchObject({ stored: [], removed: [entry.key], notices: [] });
    const stored = answered(entry, { ...applied(operation.id, 3), notices: ['kept'] } as OperationResult);
    expect(stored.notices).toEqual([{ key: entry.key, notice: 'kept' }]);
    expect(editEntry(entry, { content: 'still written' }, AT).working.purged).toBeUndefined();
  });

  it("adopts the server's entry once the reader has reverted their own change", () => {
    const first = sent(begun());
    const [synced] = answered(first.entry, applied(first.operation.id)).stored;
    const changed = editEntry(synced!, { content: 'mine' }, AT);
    const held = { ...changed, waiting: entryAtServer({ version: 2, textVersion: 2, content: 'theirs' }) };
    const back = editEntry(held, { content: 'text' }, AT);
    expect([back.working.content, back.waiting]).toEqual(['theirs', null]);
  });

  it('keeps the text that is being written when a conflict arrives, extends it, and shows both when they are looked at', () => {
    const first = sent(begun());
    const [synced] = answered(first.entry, applied(first.operation.id)).stored;
    const writing = sent(writeEntry(synced!, { content: 'text, here' }, AT));
    const side = (content: string) => ({ title: 'Title', content });
    const conflict = { mine: side('text, here'), theirs: side('text, there'), base: side('text'), more: 0 };
    const atServer = entryAtServer({ ...side('text, there'), conflict, version: 3, textVersion: 2 });
    const told = { ...applied(writing.operation.id, 3), notices: ['conflict' as const] };
    const news = { results: [told], changes: [{ kind: 'entry' as const, entry: atServer }] };
    const { stored, notices } = afterAnswer([writing.entry], news, nextId);
    const [held] = stored;
    expect(held!.working).toMatchObject({ content: 'text, here', conflict: null });
    expect(notices).toHaveLength(1);

    const further = sent(writeEntry(held!, { content: 'text, here and on' }, AT));
    expect(conflictOf(further.entry)).toMatchObject({
      mine: side('text, here and on'),
      theirs: side('text, there'),
    });
    expect(further.operation).toMatchObject({
      known: { text: 3 },
      change: { fields: { content: 'text, here and on' }, settled: false },
    });
    const again = {
      results: [{ ...applied(further.operation.id, 4), notices: ['conflict' as const] }],
      changes: [
        {
          kind: 'entry' as const,
          entry: { ...atServer, version: 4, conflict: { ...conflict, mine: side('text, here and on') } },
        },
      ],
    };
    const after = afterAnswer([further.entry], again, nextId);
    expect(after.notices).toEqual([]);
    expect(seeConflict(after.stored[0]!).working).toMatchObject({
      content: 'text, there',
      conflict: { mine: side('text, here and on') },
    });
  });

  it('may reuse the name of one that was deleted permanently', () => {
    const first = sent(begun());
    const [again] = answered(first.entry, applied(first.operation.id)).stored;
    const change = { kind: 'gone', entryId: 'b'.repeat(24), localId: again!.localId } as const;
    expect(afterAnswer([again!], { results: [], changes: [change] }, nextId).removed).toEqual([]);
  });

  it('is sent in batches that fit into a request', () => {
    const many = Array.from({ length: 120 }, begun);
    expect(requestOf(many, nextId).operations).toHaveLength(50);
    const long = many.map((entry) => editEntry(entry, { content: 'x'.repeat(50_000) }, AT));
    expect(requestOf(long, nextId).operations).toHaveLength(4);
  });

  it('reports an entry that is too long to send, and does not block the others', () => {
    const [huge, small] = [editEntry(begun(), { content: 'x'.repeat(2_000_000) }, AT), begun()];
    const { entries, operations } = requestOf([huge, small], nextId);
    expect(operations.map(({ entryId }) => entryId)).toEqual([small.localId]);
    const refused = entries.find(({ key }) => key === huge.key)!;
    expect([syncStatusOf(refused), refused.problem?.code]).toEqual(['error', 'ENTRY_CONTENT_TOO_LONG']);
    const shortened = editEntry(refused, { content: 'short' }, AT);
    expect(requestOf([shortened], nextId).operations).toHaveLength(1);
  });
});
