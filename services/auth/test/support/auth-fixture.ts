import {
  accessClaims,
  CheckAccess,
  GetAccount,
  ListAccessKeys,
  OpenSession,
  Register,
  RenewSession,
  VerifyEmail,
  mailJob,
  revocation,
  revocationsKey,
  type AppError,
  type Device,
  type MailJob,
  type MessageContract,
  type RequestOf,
  type ResponseOf,
  type Revocation,
} from '@word-unfolded/contracts';
import { MONGO_CONNECTION } from '@word-unfolded/persistence';
import {
  ContractClient,
  fullSubject,
  NATS_CONNECTION,
  startService,
  type RunningService,
} from '@word-unfolded/service-kit';
import {
  openTestDatabase,
  suiteEnvironment,
  type Environment,
  type TestDatabase,
} from '@word-unfolded/testing';
import type { NatsConnection } from '@nats-io/transport-node';
import { Redis } from 'ioredis';
import { createLocalJWKSet, jwtVerify } from 'jose';
import type { Connection } from 'mongoose';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { AppModule } from '../../src/app.module.js';
import { Clock } from '@word-unfolded/primitives';
import { configurations } from '../../src/configurations.js';
import { EmailQueue } from '../../src/mail/email-queue.js';

export const PASSWORD = 'lighthouse over Patmos';

/** The error of a session that has ended. */
export const EXPIRED = { code: 'SESSION_EXPIRED', status: 401, message: 'Session expired' };

const HOUR_MS = 3_600_000;

let places = 0;

/** A device with its own IP address, so that it is counted separately. */
export function newDevice(changes: Partial<Device> = {}): Device {
  places += 1;
  const address = `10.${(places >> 16) & 255}.${(places >> 8) & 255}.${places & 255}`;
  const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  return { address, userAgent, ...changes };
}

/** A reader of a test: their registration data and their device. */
export type Person = {
  readonly name: string;
  readonly email: string;
  readonly username: string;
  readonly password: string;
  readonly language: 'en' | 'es';
  readonly device: Device;
};

let people = 0;

/** The request that follows a link of an email. */
export const verify = (token: string, password = PASSWORD) => ({
  token,
  password,
  rememberMe: false,
  device: newDevice(),
});

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

/** The auth service over real NATS and Redis; the test reads its emails and sets its clock. */
export class AuthUnderTest {
  readonly emails: MailJob[] = [];
  /** Offset of the service's clock from the machine's, in milliseconds. */
  private aheadMs = 0;
  private stoppedAt: number | undefined;
  /** While it is true, no email can be queued. */
  postOfficeIsClosed = false;

  private constructor(
    private readonly mongo: TestDatabase,
    readonly service: RunningService,
    readonly environment: Environment,
    private readonly files: string,
  ) {
    const { app } = service;
    app.get(Clock).now = () => new Date((this.stoppedAt ?? Date.now()) + this.aheadMs);
    app.get(EmailQueue).assertSetUp = () => {};
    app.get(EmailQueue).send = (job) => {
      if (this.postOfficeIsClosed) return Promise.reject(new Error('closed'));
      this.emails.push(mailJob.parse(job));
      return Promise.resolve();
    };
  }

  static async start(overrides: Environment = {}): Promise<AuthUnderTest> {
    const mongo = await openTestDatabase();
    const files = mkdtempSync(path.join(tmpdir(), 'auth-files-'));
    const environment = suiteEnvironment({
      ...mongo.environment,
      ARGON2_MEMORY_KIB: '8',
      ARGON2_PASSES: '1',
      CONSTANT_ANSWER_MS: '0',
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

  /** The error of a refused message. */
  async refusal<Contract extends MessageContract>(
    contract: Contract,
    request: RequestOf<Contract>,
  ): Promise<AppError> {
    return this.ask(contract, request).then(
      (answer) => {
        throw new Error(`${contract.subject} was answered: ${JSON.stringify(answer)}`);
      },
      (error: AppError) => error,
    );
  }

  /** Sends a body that need not match the contract; returns the response or the code of the error. */
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

  /** All entries of the revocation feed, as a gateway reads them. */
  async revocations(): Promise<Revocation[]> {
    const redis = new Redis(this.environment['REDIS_URL']!);
    const entries = await redis.xrange(revocationsKey(this.environment['SUBJECT_PREFIX']!), '-', '+');
    redis.disconnect();
    return entries.map(([, fields]) => {
      const pairs = fields.flatMap((name, index) => (index % 2 === 0 ? [[name, fields[index + 1]]] : []));
      return revocation.parse(Object.fromEntries(pairs));
    });
  }

  /** Renews a session by its cookie. */
  renew(cookie: string, device = newDevice()): Promise<ResponseOf<typeof RenewSession>> {
    return this.ask(RenewSession, { cookie, device });
  }

  /** Whether a token of this session that was issued then is accepted. */
  stands(
    session: { readonly userId: string; readonly sessionId: string },
    issuedAt = Math.floor(this.now().getTime() / 1_000),
  ): Promise<ResponseOf<typeof CheckAccess>> {
    const { userId, sessionId } = session;
    return this.ask(CheckAccess, { userId, sessionId, issuedAt });
  }

  /** The claims of an access token, verified with the listed keys, and the id of its key. */
  async claimsOf(token: string) {
    const keys = await this.ask(ListAccessKeys, {});
    const verified = await jwtVerify(token, createLocalJWKSet({ keys }), {
      algorithms: ['EdDSA'],
      currentDate: this.now(),
    });
    return { ...accessClaims.parse(verified.payload), kid: verified.protectedHeader.kid };
  }

  /** The audit log of an account, oldest first. */
  async actionsOf(userId: string): Promise<unknown[]> {
    const entries = await this.database
      .collection('audit')
      .find({ ownerId: userId })
      .sort({ at: 1, _id: 1 })
      .toArray();
    return entries.map(({ act }) => act as unknown);
  }

  /** From here on only `passSeconds` advances the clock: counts of a test do not depend on the load of the machine. */
  stopClock(): void {
    this.stoppedAt = Date.now();
  }

  now(): Date {
    return this.service.app.get(Clock).now();
  }

  /** The emails to an address, oldest first. */
  emailsTo(email: string): MailJob[] {
    return this.emails.filter(({ to }) => to?.toLowerCase() === email.toLowerCase());
  }

  /** The token of the last email to an address that contains one. */
  mailedToken(email: string): string {
    const paths = this.emailsTo(email).flatMap(({ content }) =>
      'path' in content.values && content.template !== 'new-device' ? [content.values.path] : [],
    );
    const last = paths.at(-1);
    if (last === undefined) throw new Error(`No link was mailed to ${email}.`);
    return last.slice(last.lastIndexOf('/') + 1);
  }

  async register(person: Person = newPerson()): Promise<Person> {
    await this.ask(Register, person);
    return person;
  }

  /** The request of a mailed link's reader who knows the password of the sign-up. */
  verification({ email, password, device }: Pick<Person, 'email' | 'password' | 'device'>) {
    return { token: this.mailedToken(email), password, rememberMe: false, device };
  }

  /** Verifies the address without a sign-in, so that a test of sessions sees only its own. */
  private async forgetVerifyingDevice({ email }: Person): Promise<void> {
    const accounts = this.database.collection('accounts');
    const account = await accounts.findOne({ emailKey: email.toLowerCase(), verifiedAt: { $ne: null } });
    const ownerId = String(account?._id);
    await accounts.updateOne({ _id: account!._id }, { $set: { lastActiveAt: null } });
    await this.database.collection('sessions').deleteMany({ ownerId });
    await this.database.collection('known_devices').deleteMany({ ownerId });
    await this.database.collection('audit').deleteMany({ ownerId, act: 'signed-in' });
  }

  /** A reader with a verified address. */
  async member(changes: Partial<Person> = {}): Promise<Person> {
    const person = await this.register(newPerson(changes));
    await this.ask(VerifyEmail, this.verification(person));
    await this.forgetVerifyingDevice(person);
    return person;
  }

  signIn(
    { email, password, device }: Pick<Person, 'email' | 'password' | 'device'>,
    rememberMe = false,
  ): Promise<ResponseOf<typeof OpenSession>> {
    return this.ask(OpenSession, { email, password, rememberMe, device });
  }

  /** A signed-in reader, as the gateway knows them. */
  async signedIn(changes: Partial<Person> = {}) {
    const person = await this.member(changes);
    const session = await this.signIn(person);
    const mark = session.session.deviceMark;
    return {
      ...person,
      device: { ...person.device, mark },
      userId: session.data.user._id,
      sessionId: sessionIdOf(session),
      opened: session,
    };
  }

  account(userId: string) {
    return this.ask(GetAccount, { userId });
  }
}

export function sessionIdOf({ session }: ResponseOf<typeof OpenSession>): string {
  return session.cookie.split('.')[0]!;
}
