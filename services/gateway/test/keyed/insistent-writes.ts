import { until, type Program } from '@word-unfolded/testing';
import type { OwnDatabase } from '../fixtures/own-database.js';

/** On a busy machine a program takes long to start again. */
const TIMEOUT_MS = 240_000;

const WRITERS = 10;

/** How long a client waits before it sends a write again, in milliseconds. */
const RETRY_AFTER_MS = 200;

/** The checked part of a response. */
type Outcome = { readonly status: number; readonly code?: string };

/** The allowed responses to a retried write while parts of the installation are away; any other fails the test. */
const MAY_BE_SAID = ['409 STILL_IN_PROGRESS', '503 SERVICE_UNAVAILABLE', '504 OUTCOME_UNKNOWN'];

/** The processes that are stopped and killed. */
export type Parts = { readonly service: Program; readonly database: OwnDatabase; readonly gateway: Program };

/** Many writes, each retried under its key until it is acknowledged, while processes behind the gateway fail. */
export class InsistentWrites {
  private acknowledged = 0;
  private late = 0;
  private isBroken = false;

  /**
   * @param count how many writes
   * @param send sends one by its number, under its key; rejects when the connection breaks
   */
  constructor(
    private readonly count: number,
    private readonly send: (number: number) => Promise<Outcome>,
  ) {}

  /**
   * Sends them all, and meanwhile stops and kills the service, its database and the gateway.
   *
   * @throws Error when one is never acknowledged, or gets a response that is not allowed
   */
  async whileAllFail({ service, database, gateway }: Parts): Promise<void> {
    let next = 0;
    const writing = Array.from({ length: WRITERS }, async () => {
      while (next < this.count) {
        await this.insist((next += 1));
        this.acknowledged += 1;
      }
    });
    for (const each of writing) each.catch(() => (this.isBroken = true)); // awaited below
    await this.at(0.1);
    await this.freeze(service);
    await this.at(0.25);
    await service.killAndStart();
    await this.at(0.4);
    await this.freeze(database);
    await this.at(0.55);
    await database.killAndStart();
    await this.at(0.7);
    await gateway.killAndStart();
    await Promise.all(writing);
  }

  /** @throws Error as soon as it gets a response that is not allowed */
  private insist(number: number): Promise<unknown> {
    const isDone = async () => {
      const answer = await this.send(number).catch(() => undefined);
      if (!answer) return false;
      if (answer.status < 300) return true;
      if (answer.status === 504) this.late += 1;
      const said = `${answer.status} ${answer.code}`;
      if (!MAY_BE_SAID.includes(said)) throw new Error(`write ${number} was told ${said}`);
      return false;
    };
    return until(`write ${number} is acknowledged`, isDone, TIMEOUT_MS, RETRY_AFTER_MS);
  }

  /** Waits until a share of the writes is acknowledged. */
  private at(share: number): Promise<unknown> {
    const count = Math.floor(this.count * share);
    return until(`${count} are written`, () => this.isBroken || this.acknowledged >= count, TIMEOUT_MS);
  }

  /** Pauses a process until one of its writes has timed out, as on an overloaded machine. */
  private async freeze(program: Program | OwnDatabase): Promise<void> {
    const before = this.late;
    program.pause();
    try {
      await until('a write has run out of time', () => this.isBroken || this.late > before, TIMEOUT_MS);
    } finally {
      program.resume();
    }
  }
}
