import { emptyEntry, type EntryFields } from '@word-unfolded/domain';
import type { DeviceEntry, WorkingEntry } from '@word-unfolded/offline';
import { createDraft } from './entry-draft.js';
import type { DraftFields } from './written-together.js';

const EMPTY: DraftFields = emptyEntry('2026-03-01');

const entryOf = (working: EntryFields & Partial<WorkingEntry>): DeviceEntry => ({
  key: 'local_1',
  localId: 'local_1',
  serverId: null,
  createdAt: '2026-03-01T08:00:00.000Z',
  updatedAt: '2026-03-01T08:00:00.000Z',
  working: { conflict: null, ...working },
  shared: null,
  sent: null,
  waiting: null,
  atLeast: 0,
  problem: null,
});

function open(content?: string) {
  let stored: DeviceEntry | undefined =
    content === undefined ? undefined : entryOf({ ...emptyEntry('2026-03-01'), content });
  let text = content ?? '';
  const edits: Partial<WorkingEntry>[] = [];
  let isFull = false;
  const left: unknown[] = [];
  const draft = createDraft(
    {
      leave: (text) => {
        left.push(text);
        return () => void left.pop();
      },
      begin: (fields) => Promise.resolve((stored = entryOf({ ...emptyEntry('2026-03-01'), ...fields }))),
      edit: (_, makeChange) => {
        if (isFull) return Promise.reject(new Error('full'));
        const change = makeChange(stored!.working);
        edits.push(change);
        const settles = change.content !== undefined && change.conflict === undefined; // as `editEntry`
        stored = entryOf({ ...stored!.working, ...(settles && { conflict: null }), ...change });
        return Promise.resolve(stored);
      },
    },
    { fields: content === undefined ? EMPTY : { ...EMPTY, content }, key: stored?.key },
  );
  draft.attach({ read: () => text, write: (written) => (text = written) });
  return {
    draft,
    edits,
    left,
    storedEntries: () => stored,
    text: () => text,
    type: (typed: string) => {
      text = typed;
      draft.touchText();
    },
    elsewhere: (change: Partial<WorkingEntry>) => (stored = entryOf({ ...stored!.working, ...change })),
    fill: (full: boolean) => (isFull = full),
  };
}

describe('the draft of an entry', () => {
  it('creates the entry at the first change, and only once', async () => {
    const page = open();
    await page.draft.flush();
    expect(page.storedEntries()).toBeUndefined();
    page.draft.change({ title: 'Keeping' });
    await page.draft.flush();
    page.type('Six times');
    await page.draft.flush();
    expect(page.draft.current()).toMatchObject({ key: 'local_1', saved: 'yes' });
    expect(page.storedEntries()!.working).toMatchObject({ title: 'Keeping', content: 'Six times' });
    expect(page.edits).toEqual([{ content: 'Six times' }]);
  });

  it('sends only the changed fields', async () => {
    const page = open('text');
    page.draft.change({ tags: ['faith'] });
    await page.draft.flush();
    expect(page.edits).toEqual([{ tags: ['faith'] }]);
  });

  it('takes over changes from elsewhere while the reader is not typing', () => {
    const page = open('one');
    page.draft.takeIn(page.elsewhere({ content: 'one and two', mood: 'joyful' }));
    expect(page.text()).toBe('one and two');
    expect(page.draft.current().fields.mood).toBe('joyful');
  });

  it('merges the changes of two tabs that type at the same time', async () => {
    const page = open('first\n\nsecond\n\nthird');
    page.type('first, here\n\nsecond\n\nthird');
    page.elsewhere({ content: 'first\n\nsecond\n\nthird, there' });
    await page.draft.flush();
    expect(page.storedEntries()!.working.content).toBe('first, here\n\nsecond\n\nthird, there');
    expect(page.text()).toBe('first, here\n\nsecond\n\nthird, there');
  });

  it('keeps the changes that the device rejected, and reports them as unsaved until a save succeeds', async () => {
    const page = open('one');
    page.fill(true);
    page.draft.change({ title: 'Keeping' });
    page.type('two');
    await page.draft.flush();
    expect(page.draft.current().saved).toBe('failed');
    page.fill(false);
    await page.draft.flush();
    expect(page.storedEntries()!.working).toMatchObject({ title: 'Keeping', content: 'two' });
    expect(page.draft.current().saved).toBe('yes');
  });

  it('keeps the words of both tabs when they edit the same place, and continues with both', async () => {
    const page = open('first');
    page.type('first, here');
    page.elsewhere({ content: 'first, there' });
    await page.draft.flush();
    expect(page.text()).toBe('first, there\nfirst, here');
    page.type('first, there\nfirst, here and now');
    await page.draft.flush();
    expect(page.storedEntries()!.working.content).toBe('first, there\nfirst, here and now');
  });

  it('notes what is not saved when the page is left, until it is saved after all', async () => {
    const page = open('one');
    page.type('one and two');
    page.draft.leave();
    expect(page.left).toEqual([{ key: 'local_1', change: { content: 'one and two' }, base: 'one' }]);
    await page.draft.flush();
    expect(page.left).toEqual([]);
    page.draft.leave();
    expect(page.left).toEqual([]);
  });

  it('keeps the tags of both tabs', async () => {
    const page = open('text');
    page.draft.change({ tags: ['here'] });
    page.elsewhere({ tags: ['there'] });
    await page.draft.flush();
    expect([...page.storedEntries()!.working.tags].sort()).toEqual(['here', 'there']);
  });

  it('continues with both texts of a conflict that another tab looks at meanwhile', async () => {
    const page = open('mine');
    const side = (content: string) => ({ title: 'Keeping', content });
    const conflict = { mine: side('mine'), theirs: side('theirs'), base: side(''), more: 0 };
    page.type('mine and more');
    page.elsewhere({ content: 'theirs', conflict });
    await page.draft.flush();
    expect(page.text()).toBe('theirs\nmine and more');
    expect(page.edits).toEqual([{ title: 'Keeping', content: 'theirs\nmine and more' }]);
  });

  it('keeps the text in the editor when a conflict arrives', () => {
    const page = open('mine');
    const side = (content: string) => ({ title: 'Keeping', content });
    const conflict = { mine: side('mine'), theirs: side('theirs'), base: side(''), more: 0 };
    page.draft.takeIn(page.elsewhere({ content: 'theirs', conflict }));
    expect(page.text()).toBe('mine');
  });

  it('remembers a rejected change after the editor has been detached', async () => {
    const page = open('one');
    page.fill(true);
    page.type('one and two');
    await page.draft.flush();
    page.draft.detach();
    page.type('something else');
    page.fill(false);
    await page.draft.flush();
    expect(page.storedEntries()!.working.content).toBe('one and two');
  });
});
