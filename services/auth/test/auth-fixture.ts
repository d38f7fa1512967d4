import {
  GetAccount,
  OpenSession,
  Register,
  VerifyEmail,
  mailJob,
  revocation,
  revocationsKey,
  type CatalogueError,
  type Device,
  type MailJob,
  type MessageContract,
  type RequestOf,
  type ResponseOf,
  type Revocation,
} from '@word-unfolded/contracts';
import { startEmbeddedMongo, type EmbeddedMongo } from '@word-unfolded/embedded-mongo';
import { MONGO_CONNECTION } from '@word-unfolded/persistence';
import {
  ContractClient,
  fullSubject,
  NATS_CONNECTION,
  startService,
  type RunningService,
} from '@word-unfolded/service-kit';
import { suiteEnvironment, type Environment } from '@word-unfolded/testing';
import type { NatsConnection } from '@nats-io/transport-node';
import { Redis } from 'ioredis';
import type { Connection } from 'mongoose';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { AppModule } from '../src/app.module.js';
import { Clock } from '../src/common/clock.js';
import { configurations } from '../src/configurations.js';
import { Letters } from '../src/mail/letters.js';

export const PASSWORD = 'lighthouse over Patmos';

const HOUR_MS = 3_600_000;

let places = 0;

/** A device at an address that no other has, so that it is counted by itself. */
export function newDevice(changes: Partial<Device> = {}): Device {
  places += 1;
  const address = `10.${(places >> 16) & 255}.${(places >> 8) & 255}.${places & 255}`;
  const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  return { address, userAgent, ...changes };
}

/** A reader of a test: what they typed when they registered, and their device. */
export type Person = {
  readonly name: string;
  readonly email: string;
  readonly username: string;
  readonly password: string;
  readonly language: 'en' | 'es';
  readonly device: Device;
};

let people = 0;

export function newPerson(changes: Partial<Person> = {}): Person {
  people += 1;
  return {
    name: `Ana María ${people}`,
    email: `Ana${people}@Example.org`,
    username: `Ana.${people}`,
    password: PASSWORD,
    language: 'en',
    device: newDevice(),
    ...changes,
  };
}

/** The auth service as it runs, over real NATS and Redis; its letters are read, and its clock is set, by the test. */
export class AuthUnderTest {
  readonly letters: MailJob[] = [];
  /** How far the service's clock is from the machine's, in milliseconds. */
  private aheadMs = 0;
  private stoppedAt: number | undefined;
  /** While it is true, no letter can be handed in. */
  postOfficeIsClosed = false;

  private constructor(
    private readonly mongo: EmbeddedMongo,
    readonly service: RunningService,
    readonly environment: Environment,
    private readonly files: string,
  ) {
    const { app } = service;
    app.get(Clock).now = () => new Date((this.stoppedAt ?? Date.now()) + this.aheadMs);
    app.get(Letters).send = (job) => {
      if (this.postOfficeIsClosed) return Promise.reject(new Error('closed'));
      this.letters.push(mailJob.parse(job));
      return Promise.resolve();
    };
  }

  static async start(overrides: Environment = {}): Promise<AuthUnderTest> {
    const mongo = await startEmbeddedMongo({ inMemory: true });
    const files = mkdtempSync(path.join(tmpdir(), 'auth-files-'));
    const environment = suiteEnvironment({
      MONGODB_URI: mongo.uri,
      ARGON2_MEMORY_KIB: '8',
      ARGON2_PASSES: '1',
      EVEN_ANSWER_MS: '0',
      STORAGE_FOLDER: files,
      FILES_SECRET: 'a secret of this suite, and of no other',
      ...overrides,
    });
    const service = await startService('auth', AppModule, configurations, environment);
    return new AuthUnderTest(mongo, service, environment, files);
  }

  async stop(): Promise<void> {
    await this.service.stop();
    await this.mongo.stop();
    rmSync(this.files, { recursive: true, force: true });
  }

  get database(): Connection {
    return this.service.app.get<Connection>(MONGO_CONNECTION);
  }

  ask<Contract extends MessageContract>(
    contract: Contract,
    request: RequestOf<Contract>,
  ): Promise<ResponseOf<Contract>> {
    return this.service.app.get(ContractClient).ask(contract, request);
  }

  /** The error by which a message is refused. */
  async refusal<Contract extends MessageContract>(
    contract: Contract,
    request: RequestOf<Contract>,
  ): Promise<CatalogueError> {
    return this.ask(contract, request).then(
      (answer) => {
        throw new Error(`${contract.subject} was answered: ${JSON.stringify(answer)}`);
      },
      (error: CatalogueError) => error,
    );
  }

  /** What the service says to a body that need not fit its contract: its answer, or the error's code. */
  async send(contract: MessageContract, body: string): Promise<{ answer?: unknown; code?: string }> {
    const connection = this.service.app.get<NatsConnection>(NATS_CONNECTION);
    const subject = fullSubject(this.environment['SUBJECT_PREFIX']!, contract.subject);
    const message = await connection.request(subject, body, { timeout: 10_000 });
    const said: unknown = message.json();
    return message.headers?.has('failed') ? (said as { code: string }) : { answer: said };
  }

  passSeconds(seconds: number): void {
    this.aheadMs += seconds * 1_000;
  }

  passHours(hours: number): void {
    this.aheadMs += hours * HOUR_MS;
  }

  /** Every entry of the feed of revocations, as a gateway reads it. */
  async revocations(): Promise<Revocation[]> {
    const redis = new Redis(this.environment['REDIS_URL']!);
    const entries = await redis.xrange(revocationsKey(this.environment['SUBJECT_PREFIX']!), '-', '+');
    redis.disconnect();
    return entries.map(([, fields]) => {
      const pairs = fields.flatMap((name, index) => (index % 2 === 0 ? [[name, fields[index + 1]]] : []));
      return revocation.parse(Object.fromEntries(pairs));
    });
  }

  /** What is written down of an account, oldest first. */
  async actsOf(userId: string): Promise<unknown[]> {
    const entries = await this.database
      .collection('audit')
      .find({ ownerId: userId })
      .sort({ at: 1, _id: 1 })
      .toArray();
    return entries.map(({ act }) => act as unknown);
  }

  /** From here on time passes by `passSeconds` alone: what a test counts does not depend on how busy the machine is. */
  stopClock(): void {
    this.stoppedAt = Date.now();
  }

  now(): Date {
    return this.service.app.get(Clock).now();
  }

  /** The letters to an address, oldest first. */
  lettersTo(email: string): MailJob[] {
    return this.letters.filter(({ to }) => to?.toLowerCase() === email.toLowerCase());
  }

  /** The token of the last letter to an address that has one. */
  mailedToken(email: string): string {
    const paths = this.lettersTo(email).flatMap(({ content }) =>
      content.letter === 'verify-address' || content.letter === 'reset-password' ? [content.values.path] : [],
    );
    const last = paths.at(-1);
    if (last === undefined) throw new Error(`No link was mailed to ${email}.`);
    return last.slice(last.lastIndexOf('/') + 1);
  }

  async register(person: Person = newPerson()): Promise<Person> {
    await this.ask(Register, person);
    return person;
  }

  /** A reader whose address is verified. */
  async member(changes: Partial<Person> = {}): Promise<Person> {
    const person = await this.register(newPerson(changes));
    const { device } = person;
    await this.ask(VerifyEmail, { token: this.mailedToken(person.email), device });
    return person;
  }

  signIn(
    { email, password, device }: Pick<Person, 'email' | 'password' | 'device'>,
    rememberMe = false,
  ): Promise<ResponseOf<typeof OpenSession>> {
    return this.ask(OpenSession, { email, password, rememberMe, device });
  }

  /** A reader who is signed in, as the gateway knows them. */
  async signedIn(changes: Partial<Person> = {}) {
    const person = await this.member(changes);
    const opened = await this.signIn(person);
    const mark = opened.session.deviceMark;
    return {
      ...person,
      device: { ...person.device, mark },
      userId: opened.data.user._id,
      sessionId: sessionIdOf(opened),
      opened,
    };
  }

  account(userId: string) {
    return this.ask(GetAccount, { userId });
  }
}

export function sessionIdOf({ session }: ResponseOf<typeof OpenSession>): string {
  return session.cookie.split('.')[0]!;
}
