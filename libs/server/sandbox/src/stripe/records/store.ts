import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type {
  AnsweredRequest,
  ChargeRecord,
  CheckoutRecord,
  CustomerRecord,
  DisputeRecord,
  EventRecord,
  InvoiceRecord,
  PaymentIntentRecord,
  PaymentMethodRecord,
  PortalRecord,
  PriceRecord,
  ProductRecord,
  RefundRecord,
  SubscriptionRecord,
} from './records.js';

type TableOptions<Row> = {
  /** The number of rows that are kept, the newest ones. */
  readonly atMost?: number;
  /** The record to which a row belongs; it never changes. */
  ownerOf?(row: Row): string;
};

/** The records of one kind, in the order of their creation. */
class Table<Row extends { readonly id: string }> {
  private readonly rows = new Map<string, Row>();
  /** A clock that moves by a year looks at the rows of an owner thousands of times. */
  private readonly owned = new Map<string, Row[]>();
  private readonly atMost: number;

  constructor(private readonly options: TableOptions<Row> = {}) {
    this.atMost = options.atMost ?? Infinity;
  }

  add(row: Row): Row {
    this.rows.set(row.id, row);
    const owner = this.options.ownerOf?.(row);
    if (owner !== undefined) this.owned.set(owner, [...this.of(owner), row]);
    if (this.rows.size > this.atMost) for (const oldest of this.rows.keys()) return this.drop(oldest, row);
    return row;
  }

  find(id: string | null | undefined): Row | undefined {
    return id === null || id === undefined ? undefined : this.rows.get(id);
  }

  /** @throws Error for a record that other records name, but that does not exist */
  get(id: string): Row {
    const row = this.rows.get(id);
    if (!row) throw new Error(`the sandbox has no ${id}`);
    return row;
  }

  all(): Row[] {
    return [...this.rows.values()];
  }

  /** The rows of an owner. */
  of(owner: string): readonly Row[] {
    return this.owned.get(owner) ?? [];
  }

  where(matches: (row: Row) => boolean): Row[] {
    return this.all().filter(matches);
  }

  remove(id: string): void {
    this.rows.delete(id);
  }

  clear(): void {
    this.rows.clear();
    this.owned.clear();
  }

  private drop(id: string, added: Row): Row {
    this.rows.delete(id);
    return added;
  }
}

const EVENTS_KEPT = 2_000;
const ANSWERS_KEPT = 2_000;

const SOON_MS = 1_000;

function newTables() {
  return {
    customers: new Table<CustomerRecord>(),
    paymentMethods: new Table<PaymentMethodRecord>(),
    products: new Table<ProductRecord>(),
    prices: new Table<PriceRecord>(),
    subscriptions: new Table<SubscriptionRecord>(),
    invoices: new Table<InvoiceRecord>({ ownerOf: ({ subscription }) => subscription }),
    paymentIntents: new Table<PaymentIntentRecord>(),
    charges: new Table<ChargeRecord>(),
    refunds: new Table<RefundRecord>(),
    disputes: new Table<DisputeRecord>(),
    checkouts: new Table<CheckoutRecord>(),
    portals: new Table<PortalRecord>(),
    events: new Table<EventRecord>({ atMost: EVENTS_KEPT }),
    answers: new Table<AnsweredRequest>({ atMost: ANSWERS_KEPT }),
  };
}

type Tables = ReturnType<typeof newTables>;

/** What is stored beside the records. */
type Facts = {
  /** Seconds by which the clock of the sandbox is ahead of that of the machine. */
  clockAheadBy: number;
  /** The last number of an id. */
  lastId: number;
  /** Events that still have to be delivered. */
  undelivered: string[];
};

/** The memory of the payment sandbox, in one file, so that a restart keeps all subscriptions. */
export class StripeStore {
  readonly tables: Tables = newTables();
  readonly facts: Facts = { clockAheadBy: 0, lastId: 0, undelivered: [] };
  private writing: Promise<void> = Promise.resolve();
  private next: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;

  /** @param file undefined: nothing is stored */
  constructor(private readonly file?: string) {
    if (file !== undefined) this.read(file);
  }

  /**
   * Writes everything to the file, which is either the former or the new one at any moment. What changes while the file
   * is written is written once afterwards, however many calls wait for it.
   */
  save(): Promise<void> {
    if (this.file === undefined) return Promise.resolve();
    const { file } = this;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.next ??= this.writing.then(() => {
      this.next = undefined;
      return this.write(file);
    });
    this.writing = this.next.catch(() => {}); // its callers learn of it
    return this.next;
  }

  /** Writes everything within a second: for what does no harm if it is lost. */
  saveSoon(): void {
    if (this.file === undefined) return;
    this.timer ??= setTimeout(() => void this.save().catch(() => {}), SOON_MS);
  }

  /** Forgets everything but products and prices, and sets the clock to that of the machine. */
  forget(): void {
    const { products, prices } = this.tables;
    for (const table of Object.values(this.tables)) if (table !== products && table !== prices) table.clear();
    Object.assign(this.facts, { clockAheadBy: 0, undelivered: [] });
  }

  private async write(file: string): Promise<void> {
    const tables = Object.fromEntries(
      Object.entries(this.tables).map(([name, table]) => [name, table.all()]),
    );
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    const draft = `${file}.new`;
    await writeFile(draft, JSON.stringify({ ...this.facts, tables }), { mode: 0o600 });
    await rename(draft, file);
  }

  private read(file: string): void {
    if (!existsSync(file)) return;
    // The file is the sandbox's own, so its content has the shape in which `save` wrote it.
    const { tables, ...facts } = JSON.parse(readFileSync(file, 'utf8')) as Facts & {
      readonly tables: Readonly<Record<string, readonly { readonly id: string }[]>>;
    };
    Object.assign(this.facts, facts);
    for (const [name, table] of Object.entries(this.tables) as [string, Table<{ readonly id: string }>][])
      for (const row of tables[name] ?? []) table.add(row);
  }
}
