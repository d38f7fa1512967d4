import { callRoute } from '@word-unfolded/api-client';
import {
  AppError,
  importJournalRoute,
  importPortions,
  type ImportResult,
  syncJournalRoute,
} from '@word-unfolded/contracts';
import { currentLanguage } from '@word-unfolded/i18n';
import {
  afterAnswer,
  type DeviceEntry,
  type DeviceIds,
  type DeviceRequest,
  type DeviceUpdate,
  rememberedEntry,
  requestOf,
} from '@word-unfolded/journal-merge';
import { isSignedIn } from '../../synced/server.js';
import type { JournalAnswer, JournalNotice, JournalServer, JournalStores } from '../journal-types.js';
import { entryPath, type JournalPlace } from '../stored/stored-journal.js';
import { afterImport, type QueuedImports, type WaitingImports } from './queued-imports.js';

/** The entries of a reader on this device, as an exchange needs them. */
export type ExchangingDevice = {
  readonly owner: string;
  readonly entries: () => Iterable<DeviceEntry>;
  /** Resolves when the stored entries have been read. */
  readonly settled: () => Promise<void>;
  /** Reads some entries again, by their keys. */
  readonly refresh: (keys: readonly string[]) => Promise<void>;
  readonly tell: (notice: JournalNotice) => void;
};

/** Sends pending changes of this device to the server, and fetches the server's changes. */
export class JournalExchange {
  constructor(
    private readonly device: ExchangingDevice,
    private readonly stores: JournalStores,
    private readonly server: JournalServer,
    private readonly ids: DeviceIds,
    private readonly imports: QueuedImports,
  ) {}

  /** Repeats until nothing is pending on either side. @throws the error of the server or of the network */
  async run(): Promise<void> {
    const imported = await this.imports.send();
    for (let isMore = true; isMore;) {
      await this.device.settled();
      const { deviceId, cursor } = await this.place();
      const request = await this.request();
      await this.remember(request.entries);
      const answer = await this.server.exchange({ deviceId, since: cursor, operations: request.operations });
      await this.takeIn(answer, request.operations, imported);
      await this.stores.place.change(this.device.owner, () => ({ deviceId, cursor: answer.cursor }));
      isMore = answer.more || (await this.hasUnsent(request.operations.length));
    }
    await this.imports.remove(imported.keys());
  }

  /** The operations to send. An imported entry waits until the server has its imported data. */
  private async request(): Promise<DeviceRequest> {
    const waiting = await this.imports.waiting();
    const entries = [...this.device.entries()].filter(
      ({ localId, shared, sent }) => shared !== null || sent !== null || !waiting.has(localId ?? ''),
    );
    return requestOf(entries, this.ids);
  }

  /** Whether more is pending than one request carries; refused changes wait for the reader. */
  private async hasUnsent(sent: number): Promise<boolean> {
    return sent > 0 && (await this.request()).operations.length > 0;
  }

  /** Stored before anything is sent: if this page ends now, the same is sent again under the same id. */
  private async remember(entries: readonly DeviceEntry[]): Promise<void> {
    const sending = new Map(entries.map((entry) => [entryPath(this.device.owner, entry.key), entry]));
    await this.stores.entries.changeMany([...sending.keys()], (stored) => {
      const next = [...stored].map(([path, entry]): [string, DeviceEntry] => [
        path,
        rememberedEntry(entry, sending.get(path)),
      ]);
      return new Map(next);
    });
    await this.device.refresh(entries.map(({ key }) => key));
  }

  private async takeIn(
    answer: JournalAnswer,
    operations: readonly { readonly id: string }[],
    imported: WaitingImports,
  ): Promise<void> {
    const keys = this.concerned(answer, new Set(operations.map(({ id }) => id)));
    let update: DeviceUpdate = { stored: [], removed: [], notices: [] };
    await this.stores.entries.changeMany(
      keys.map((key) => entryPath(this.device.owner, key)),
      (stored) => {
        update = afterAnswer([...stored.values()], answer, this.ids);
        return new Map<string, DeviceEntry | undefined>([
          ...update.removed.map((key): [string, undefined] => [entryPath(this.device.owner, key), undefined]),
          ...update.stored.map((entry): [string, DeviceEntry] => [
            entryPath(this.device.owner, entry.key),
            afterImport(entry, imported),
          ]),
        ]);
      },
    );
    await this.device.refresh([...keys, ...update.stored.map(({ key }) => key)]);
    for (const notice of update.notices) this.device.tell(notice);
  }

  /** Keys of the entries that a response concerns, by all of their names. */
  private concerned({ changes }: JournalAnswer, operations: ReadonlySet<string>): string[] {
    const named = new Set(
      changes.flatMap((change) =>
        change.kind === 'entry' ? [change.entry.id, change.entry.localId] : [change.entryId, change.localId],
      ),
    );
    return [...this.device.entries()]
      .filter(
        ({ key, serverId, localId, sent }) =>
          named.has(key) ||
          (serverId !== null && named.has(serverId)) ||
          (localId !== null && named.has(localId)) ||
          (sent !== null && operations.has(sent.operation.id)),
      )
      .map(({ key }) => key);
  }

  private async place(): Promise<JournalPlace> {
    const stored = await this.stores.place.read(this.device.owner);
    if (stored) return stored;
    const begun = { deviceId: this.ids.operation(), cursor: 0 };
    return (await this.stores.place.change(this.device.owner, (now) => now ?? begun)) ?? begun;
  }
}

/** The journal service, through the API, while this reader is signed in. */
export function journalServerOf(owner: string): JournalServer {
  return {
    exchange: async ({ deviceId, since, operations }) => {
      if (!isSignedIn(owner)) throw AppError.of('NOT_AUTHENTICATED');
      const body = { deviceId, since, operations: [...operations] };
      return callRoute(syncJournalRoute, { body }, { language: currentLanguage() });
    },
    importEntries: async (entries) => {
      const answered: ImportResult[] = [];
      for (const portion of importPortions(entries)) {
        if (!isSignedIn(owner)) throw AppError.of('NOT_AUTHENTICATED');
        const body = { entries: portion };
        const { results } = await callRoute(importJournalRoute, { body }, { language: currentLanguage() });
        answered.push(...results);
      }
      return answered;
    },
  };
}
