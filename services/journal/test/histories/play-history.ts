import type { EntryText } from '@word-unfolded/domain';
import {
  hasUnsent,
  sameFields,
  syncStatusOf,
  workingOf,
  type DeviceEntry,
  type WorkingEntry,
} from '@word-unfolded/journal-merge';
import type { StoredEntry } from '../../src/entries/records/entry-store.js';
import { entryView } from '../../src/entries/entry-view.js';
import { changeOf, type Deed, type Exchange, type Step } from './history.js';
import { WordWitness } from './word-witness.js';
import { TestDevice, type SyncRequest, type SyncResponse } from './test-device.js';

/** The journal with which the devices of a history synchronize. */
export type JournalOfHistory = {
  exchange(request: SyncRequest, dieAfter?: number): Promise<SyncResponse>;
  entries(): Promise<StoredEntry[]>;
  versionsOf(entryId: string): Promise<readonly EntryText[]>;
  emptyBin(): Promise<void>;
};

/** A text that the server has acknowledged, and the entry that must contain it. */
type Acknowledged = { readonly entryId: string; readonly text: Partial<EntryText> };

/** Number of rounds within which devices without new changes must agree. */
const QUIET_WITHIN = 12;

/** Plays a history and returns the violation found at its end, or undefined. */
export class HistoryPlay {
  private readonly devices: readonly TestDevice[];
  private readonly acknowledged: Acknowledged[] = [];
  private readonly witness = new WordWitness();
  private readonly oldRequests: SyncRequest[] = [];
  /** Responses that are still on their way to a device while its reader continues to work. */
  private readonly underWay = new Map<TestDevice, SyncResponse>();
  private words = 0;

  constructor(
    private readonly journal: JournalOfHistory,
    userId: string,
    names: readonly string[],
    skews: readonly number[],
  ) {
    this.devices = names.map((name, place) => new TestDevice(name, userId, (skews[place] ?? 0) * 86_400_000));
  }

  async play(steps: readonly Step[]): Promise<string | undefined> {
    for (const step of steps) await this.do(step);
    for (const device of this.devices) this.finish(device);
    const unsent = this.devices.flatMap((device) => device.all().filter(hasUnsent));
    if (!(await this.comesToRest())) return `the devices still talk after ${QUIET_WITHIN} rounds`;
    const entries = await this.journal.entries();
    return (await this.disagreement()) ?? (await this.loss(unsent)) ?? this.witness.complaint(entries);
  }

  /** Lets all devices exchange until none has anything to send or to receive. */
  private async comesToRest(): Promise<boolean> {
    for (let round = 0; round < QUIET_WITHIN; round += 1) {
      const news: boolean[] = [];
      for (const device of this.devices) news.push(await this.exchange(device, { cut: 'none', at: 0 }));
      if (!news.includes(true)) return true;
    }
    return false;
  }

  private async do(step: Step): Promise<void> {
    if (step.does === 'empty-bin') return this.emptyBin();
    const device = this.devices[step.device % this.devices.length]!;
    if (step.does === 'restart') this.restart(device);
    else if (step.does === 'deed') this.act(device, step.deed);
    else await this.exchange(device, step.exchange);
  }

  /** The page that waited for the response no longer exists. */
  private restart(device: TestDevice): void {
    this.underWay.delete(device);
    device.restart();
  }

  /** The reader completes their drafts and shortens refused titles. */
  private finish(device: TestDevice): void {
    this.hear(device);
    for (const entry of device.all().filter(({ working }) => !working.purged)) {
      const { title, content } = entry.working;
      const isTitleWrong = title.trim() === '' || title.length > 200;
      const isEmpty = content.trim() === '';
      if (!isTitleWrong && !isEmpty) continue;
      this.change(device, entry, {
        binned: false,
        ...(isTitleWrong && { title: `Title ${this.fresh()}` }),
        ...(isEmpty && { content: `at last ${this.fresh()}` }),
      });
    }
  }

  private change(device: TestDevice, { key }: DeviceEntry, change: Partial<WorkingEntry>): void {
    const entry = device.all().find((each) => each.key === key)!;
    this.witness.changed(device, entry, change);
    device.edit(entry, change);
    this.witness.shows(device);
  }

  private fresh(): string {
    this.words += 1;
    return `w${this.words}`;
  }

  private act(device: TestDevice, deed: Deed): void {
    const fresh = this.fresh();
    const inBin = device.all().filter(({ working }) => working.binned);
    if (deed.kind === 'purge') return this.purge(device, inBin[deed.which % Math.max(1, inBin.length)]);
    const entries = deed.kind === 'undelete' ? device.all() : device.inSight();
    const entry = entries[deed.which % Math.max(1, entries.length)];
    if (deed.kind === 'begin-draft') return this.begin(device, { title: `Title ${fresh}` });
    if (!entry || (deed.kind === 'begin' && entries.length < 3))
      return this.begin(device, {
        title: `Title ${fresh}`,
        content: `one two three\nfour ${fresh} six\nseven`,
      });
    const change = changeOf(deed, entry, fresh);
    if (!change) return;
    this.change(device, entry, change);
  }

  private purge(device: TestDevice, entry: DeviceEntry | undefined): void {
    if (!entry) return;
    this.witness.purged(entry);
    device.purge(entry);
  }

  private begin(device: TestDevice, fields: Partial<EntryText>): void {
    const entry = device.begin(fields);
    this.witness.changed(device, entry, entry.working);
    this.witness.shows(device);
  }

  private async emptyBin(): Promise<void> {
    for (const entry of await this.journal.entries())
      if (entry.deletedAt !== null) this.witness.recordHardDelete(entry);
    await this.journal.emptyBin();
  }

  /** Runs one exchange of a device with the server and interrupts it as specified. */
  /** @returns whether either side had anything to send */
  private async exchange(device: TestDevice, exchange: Exchange): Promise<boolean> {
    const hadNews = await this.cutExchange(device, exchange);
    this.witness.shows(device);
    this.witness.recordServer(await this.journal.entries());
    return hadNews;
  }

  private async cutExchange(device: TestDevice, { cut, at }: Exchange): Promise<boolean> {
    const old = this.oldRequests[at % Math.max(1, this.oldRequests.length)];
    if (cut === 'old-request' && old) await this.send(old);
    this.hear(device);
    const request = device.request();
    if (cut === 'request-lost') return true;
    if (cut === 'killed') {
      const answer = await this.send(request, at).catch(() => undefined);
      if (answer) device.takeIn(answer);
      return true;
    }
    const answer = await this.send(request);
    if (cut === 'answer-lost') return true;
    if (cut === 'slow') {
      this.underWay.set(device, answer);
      return true;
    }
    if (cut === 'typed-meanwhile') this.act(device, { kind: 'type', which: at, where: at });
    device.takeIn(answer, cut === 'device-killed' ? at % 3 : Infinity);
    if (cut === 'device-killed') device.restart();
    if (cut === 'sent-twice') device.takeIn(await this.send(request));
    return request.operations.length > 0 || answer.changes.length > 0;
  }

  /** Delivers a delayed response. */
  private hear(device: TestDevice): void {
    const answer = this.underWay.get(device);
    this.underWay.delete(device);
    if (answer) device.takeIn(answer);
  }

  private async send(request: SyncRequest, dieAfter?: number): Promise<SyncResponse> {
    this.oldRequests.push(request);
    const answer = await this.journal.exchange(structuredClone(request), dieAfter);
    answer.results.forEach((result, place) => {
      const { fields } =
        (request.operations[place] as { change?: { fields?: Partial<EntryText> } }).change ?? {};
      if (result.status !== 'applied' || !fields) return;
      const { title, content } = fields;
      this.acknowledged.push({ entryId: result.entryId, text: { title, content } });
    });
    return answer;
  }

  private async disagreement(): Promise<string | undefined> {
    const entries = new Map((await this.journal.entries()).map((entry) => [entry.id, entry]));
    for (const device of this.devices) {
      const own = device.all();
      if (own.length !== entries.size) return `${device.name} has ${own.length} of ${entries.size} entries`;
      for (const entry of own) {
        const stored = entries.get(entry.serverId ?? '');
        if (!stored) return `${device.name} has ${entry.key}, which nobody knows`;
        if (syncStatusOf(entry) !== 'synced') return `${device.name} still waits with ${entry.key}`;
        const wanted = workingOf(entryView(stored));
        if (!sameFields(entry.working, wanted))
          return `${device.name} has ${JSON.stringify(entry.working)} and not ${JSON.stringify(wanted)}`;
      }
    }
    return undefined;
  }

  private async loss(unsent: readonly DeviceEntry[]): Promise<string | undefined> {
    const entries = await this.journal.entries();
    const texts = new Map<string, readonly EntryText[]>();
    for (const { id } of entries) texts.set(id, await this.journal.versionsOf(id));
    for (const { entryId, text } of this.acknowledged) {
      const known = texts.get(entryId);
      if (known && !known.some((each) => has(each, text)))
        return `${JSON.stringify(text)} was acknowledged, and is lost`;
    }
    const everywhere = [...texts.values()].flat();
    for (const { working } of unsent)
      if (!working.binned && !everywhere.some((each) => each.content === working.content))
        return `${JSON.stringify(working.content)} was written, and is lost`;
    for (const { id, conflict } of entries)
      if (
        conflict &&
        ![conflict.mine, conflict.theirs].every((side) => texts.get(id)!.some((each) => has(each, side)))
      )
        return `a side of the conflict of ${id} is lost`;
    return undefined;
  }
}

function has(text: EntryText, wanted: Partial<EntryText>): boolean {
  const { title = text.title, content = text.content } = wanted;
  return text.title === title && text.content === content;
}
