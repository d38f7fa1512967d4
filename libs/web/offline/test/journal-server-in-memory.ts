import type {
  FiledEntry,
  ImportResult,
  JournalEntry,
  JournalOperation,
  OperationResult,
} from '@word-unfolded/contracts';
import type { EntryText } from '@word-unfolded/domain';
import { applyEdit, newEntry, textHash, type EntryState } from '@word-unfolded/journal-merge';
import type { JournalAnswer, JournalServer, SentToJournal } from '../src/journal/journal-types.js';

/** The journal service as one reader sees it: each operation once, changes by a cursor. */
export class ServerInMemory implements JournalServer {
  readonly states = new Map<string, EntryState>();
  readonly texts = new Set<string>();
  private readonly versions = new Map<string, EntryText>();
  private readonly results = new Map<string, OperationResult>();
  private readonly log: string[] = [];
  private readonly gone = new Map<string, string | null>();

  exchange({ since, operations }: SentToJournal): Promise<JournalAnswer> {
    const results = operations.map((operation) => this.once(operation));
    const changed = [...new Set(this.log.slice(since))];
    const changes = changed.map((id) => {
      const state = this.states.get(id);
      if (state) return { kind: 'entry' as const, entry: entryOf(state) };
      return { kind: 'gone' as const, entryId: id, localId: this.gone.get(id) ?? null };
    });
    return Promise.resolve({ results, changes, cursor: this.log.length, more: false });
  }

  /** Imported entries as the file has them; of their histories only the texts are checked. */
  importEntries(entries: readonly FiledEntry[]): Promise<readonly ImportResult[]> {
    return Promise.resolve(entries.map((filed) => this.importEntry(filed)));
  }

  private importEntry(filed: FiledEntry): ImportResult {
    const { key, history, generatedContent: contents, conflict, ...fields } = filed;
    const localId = key.startsWith('local_') ? key : `local_${key}`;
    const there = [...this.states.values()].find((state) => state.localId === localId);
    if (there) return { key, status: 'already-there', entryId: there.id };
    for (const { content } of history) this.texts.add(content);
    const id = this.newId();
    const version = history.length + 1;
    this.states.set(id, {
      ...fields,
      ...{ id, localId, contents, version, textVersion: version, binVersion: 0 },
      conflict: conflict && { ...conflict, version, mineVersion: version },
    });
    this.versions.set(`${id} ${version}`, filed);
    this.log.push(id);
    return { key, status: 'imported', entryId: id };
  }

  private newId(): string {
    return (this.states.size + this.gone.size + 1).toString(16).padStart(24, '0');
  }

  private once(operation: JournalOperation): OperationResult {
    const before = this.results.get(operation.id);
    const result = before ?? this.apply(operation);
    this.results.set(operation.id, result);
    return result;
  }

  private apply({ id, entryId, createdAt, known, change }: JournalOperation): OperationResult {
    const state = [...this.states.values()].find((each) => each.id === entryId || each.localId === entryId);
    if (state && change.purged && known.version >= state.version) {
      this.states.delete(state.id);
      this.gone.set(state.id, state.localId);
      this.log.push(state.id);
      return { id, status: 'gone' };
    }
    const at = createdAt;
    const named = [...this.versions].findLast(
      ([key, { content }]) => key.startsWith(`${state?.id} `) && known.madeOf?.includes(textHash(content)),
    );
    const text = known.madeOf ? Number(named?.[0].split(' ')[1] ?? 0) : known.text;
    const base = (state && this.versions.get(`${state.id} ${text}`)) ?? null;
    const { category: _, mood: __, ...fields } = change.fields;
    const chosen = known.version === 0 ? { ...change, fields } : change;
    const edited = state
      ? applyEdit(state, { change: chosen, known: { ...known, text }, base }, at)
      : newEntry(
          {
            id: this.newId(),
            localId: entryId,
            createdAt: at,
            date: '2026-03-01',
          },
          change,
          at,
        );
    if (edited.outcome === 'full') return { id, status: 'refused', code: 'FIELD_TOO_LONG', params: {} };
    this.states.set(edited.state.id, edited.state);
    this.log.push(edited.state.id);
    for (const record of edited.records) {
      this.texts.add(record.content);
      this.versions.set(`${edited.state.id} ${record.number}`, record);
    }
    const { version } = edited.state;
    return {
      id,
      status: 'applied',
      entryId: edited.state.id,
      known: edited.known,
      version,
      notices: [...edited.notices],
    };
  }
}

function entryOf(state: EntryState): JournalEntry {
  const { contents, conflict, tags, binVersion: _, ...rest } = state;
  return {
    ...rest,
    tags: [...tags],
    conflict: conflict && {
      mine: conflict.mine,
      theirs: conflict.theirs,
      base: conflict.base,
      more: conflict.more,
    },
    generatedContent: [...contents],
    words: 0,
    characters: 0,
    hasDevotional: false,
    hasStudyGuide: false,
    hasQuote: false,
    hasImage: false,
    hasConflict: conflict !== null,
  };
}
