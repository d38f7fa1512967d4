import type { EntryChange } from '@word-unfolded/contracts';
import { applyEdit, newEntry, type EditedEntry } from './apply-change.js';
import type { EntryState, VersionRecord } from './entry-state.js';

const NOW = '2026-03-01T12:00:00.000Z';

const changed = (fields: EntryChange['fields'], others: Partial<EntryChange> = {}): EntryChange => ({
  fields,
  tags: { added: [], removed: [] },
  contents: [],
  settled: false,
  ...others,
});

/** An entry of the server, and the changes of devices with what each device knew. */
class Entry {
  state: EntryState;
  readonly versions: VersionRecord[];

  constructor(content: string) {
    const beginning = { id: 'e', localId: null, createdAt: NOW, date: '2026-03-01' };
    const { state, records } = applied(newEntry(beginning, changed({ title: 'Title', content }), NOW));
    this.state = state;
    this.versions = [...records];
  }

  get known() {
    return { version: this.state.version, text: this.state.textVersion };
  }

  edit(change: EntryChange, known = this.known): EditedEntry {
    const base = this.versions.find(({ number }) => number === known.text) ?? null;
    const edited = applied(applyEdit(this.state, { change, known, base }, NOW));
    this.state = edited.state;
    this.versions.push(...edited.records);
    return edited;
  }
}

function applied(edited: ReturnType<typeof applyEdit>): EditedEntry {
  if (edited.outcome !== 'applied') throw new Error('there was no room');
  return edited;
}

describe('an entry that two devices edit', () => {
  it('has the choice of each device, field by field', () => {
    const entry = new Entry('text');
    const { known } = entry;
    entry.edit(changed({ category: 'prayer' }), known);
    entry.edit(changed({ mood: 'joyful' }, { tags: { added: ['b'], removed: [] } }), known);
    entry.edit(changed({}, { tags: { added: ['c'], removed: [] } }), known);
    expect(entry.state).toMatchObject({ category: 'prayer', mood: 'joyful', tags: ['b', 'c'] });
  });

  it('follows one side of a conflict when that side is edited further', () => {
    const entry = new Entry('glad');
    const { known } = entry;
    entry.edit(changed({ content: 'sad' }), known);
    const aside = entry.edit(changed({ content: 'well' }), known);
    expect(aside.notices).toEqual(['conflict']);
    entry.edit(changed({ content: 'well and thankful' }), aside.known);
    expect(entry.state).toMatchObject({
      content: 'sad',
      conflict: { mine: { content: 'well and thankful' }, theirs: { content: 'sad' }, more: 0 },
    });
    expect(entry.versions.map(({ content }) => content)).toEqual([
      'glad',
      'sad',
      'well',
      'well and thankful',
    ]);
  });

  it('retains a conflict that the author of the change has not seen, and its text', () => {
    const entry = new Entry('one\n\nglad');
    const { known } = entry;
    entry.edit(changed({ content: 'one\n\nsad' }), known);
    const seen = entry.known;
    entry.edit(changed({ content: 'one\n\nwell' }), known);
    entry.edit(changed({ content: 'ONE\n\nsad' }), seen);
    expect(entry.state.conflict).toMatchObject({
      mine: { content: 'one\n\nwell' },
      theirs: { content: 'ONE\n\nsad' },
    });
  });

  it('is resolved by an edit with both texts in sight, or by choosing its own text', () => {
    for (const settling of [changed({ content: 'both' }), changed({}, { settled: true })]) {
      const entry = new Entry('glad');
      const { known } = entry;
      entry.edit(changed({ content: 'sad' }), known);
      entry.edit(changed({ content: 'well' }), known);
      entry.edit(settling, known.version === 1 ? { ...entry.known, version: 1 } : known);
      expect(entry.state.conflict).not.toBeNull();
      entry.edit(settling.settled ? settling : changed({ content: 'both, seen' }));
      expect(entry.state.conflict).toBeNull();
    }
  });

  it('is not merged beyond its limits: both texts are stored', () => {
    const entry = new Entry(`a\n\n${'x'.repeat(30_000)}\n\nb`);
    const { known } = entry;
    const text = entry.state.content;
    entry.edit(changed({ content: `${'y'.repeat(15_000)}${text}` }), known);
    const { notices } = entry.edit(changed({ content: `${text}${'z'.repeat(15_000)}` }), known);
    expect(notices).toEqual(['conflict']);
  });
});

describe('a deletion', () => {
  it('yields to an edit that did not know of it', () => {
    const entry = new Entry('text');
    const { known } = entry;
    entry.edit(changed({ content: 'better text' }), known);
    expect(entry.edit(changed({ binned: true }), known).notices).toEqual(['kept']);
    expect(entry.state).toMatchObject({ content: 'better text', deletedAt: null });
  });

  it('is undone by an edit that did not know of it, and stays after an edit that did', () => {
    const entry = new Entry('text');
    const { known } = entry;
    entry.edit(changed({ binned: true }));
    entry.edit(changed({ archived: true }));
    expect(entry.state.deletedAt).toBe(NOW);
    expect(entry.edit(changed({ content: 'better text' }), known).notices).toEqual(['restored']);
    expect(entry.state.deletedAt).toBeNull();
  });
});
