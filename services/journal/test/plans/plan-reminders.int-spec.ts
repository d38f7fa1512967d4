import {
  AccountDeleted,
  AddReminderDevice,
  CompletePlanDay,
  DeleteReadingPlan,
  GetPlanReminder,
  ReadStoredJournal,
  RemoveReminderDevice,
  ReschedulePlan,
  SaveGeneratedPlan,
  SavePlanReminder,
  type MessageContract,
  type RequestOf,
  type ResponseOf,
} from '@word-unfolded/contracts';
import { persistenceConfiguration } from '@word-unfolded/persistence';
import { Clock } from '@word-unfolded/primitives';
import {
  ContractClient,
  EventBus,
  inRequestContext,
  redisConfiguration,
  startService,
  type RunningService,
} from '@word-unfolded/service-kit';
import { storageConfiguration } from '@word-unfolded/storage';
import { until } from '@word-unfolded/testing';
import { AppModule } from '../../src/app.module.js';
import { plansConfiguration } from '../../src/plans/plans.configuration.js';
import { DueReminders } from '../../src/plans/reminders/due-reminders.js';
import { deletedAccounts, emails, spanishReaders, startAuthOfReminders } from './auth-of-reminders.js';
import { JournalUnderTest, newReader } from '../journal-fixture.js';
import { TestPushService, type TestBrowser } from './push-service.js';

const MADRID = 'Europe/Madrid';

let push: TestPushService;
let journal: JournalUnderTest;
let auth: RunningService;
let replica: RunningService;
beforeAll(async () => {
  push = await TestPushService.start();
  journal = await JournalUnderTest.start(undefined, { PUSH_SERVICES: push.origin });
  const configurations = [
    redisConfiguration,
    plansConfiguration,
    persistenceConfiguration,
    storageConfiguration,
  ];
  auth = await startAuthOfReminders(journal.environment);
  replica = await startService('journal', AppModule, configurations, journal.environment);
});
afterAll(async () => {
  await replica.stop();
  await journal.stop();
  await auth.stop();
  push.stop();
});

/** Sets the clock, and sends what is due by then, by both processes at once. */
async function passTo(moment: string): Promise<void> {
  for (const { app } of [journal.service, replica]) app.get(Clock).now = () => new Date(moment);
  await Promise.all([journal.service, replica].map(({ app }) => app.get(DueReminders).run()));
}

const askIn = <Contract extends MessageContract>(
  timeZone: string,
  contract: Contract,
  request: RequestOf<Contract>,
): Promise<ResponseOf<Contract>> =>
  inRequestContext({ correlationId: 'test', language: 'en', timeZone }, () => journal.ask(contract, request));

let plans = 0;

/** A reader in Madrid with a plan of a week from Monday, 2 March 2026, and a reminder at seven. */
async function begin({ mail = false, hour = 7 } = {}) {
  await passTo('2026-03-01T12:00:00.000Z');
  const userId = newReader();
  const planId = `c${(plans += 1).toString(16).padStart(23, '0')}`;
  const readings = [1, 2, 3, 4, 5, 6, 7].map((day) => ({
    ...{ reference: `Psalm ${day}`, osis: `Ps.${day}`, note: `Psalm ${day} leads on.`, question: '' },
  }));
  const plan = { userId, planId, topic: 'Hope', readings, startDate: '2026-03-02' };
  await journal.ask(SaveGeneratedPlan, { ...plan, language: 'en', dailyTime: '15min' });
  await askIn(MADRID, SavePlanReminder, { userId, hour, mail });
  return { userId, planId };
}

async function addBrowser(userId: string): Promise<TestBrowser> {
  const browser = push.subscribe();
  await journal.ask(AddReminderDevice, { userId, ...browser.subscription });
  return browser;
}

const messagesOf = (browser: TestBrowser) => push.of(browser).map(({ message }) => message);
const emailsTo = (userId: string) => emails.filter(({ about }) => about === userId);

describe('a reminder', () => {
  it('comes at the hour of the reader, once, encrypted for the device, from this installation', async () => {
    const { userId, planId } = await begin();
    const browser = await addBrowser(userId);
    await passTo('2026-03-02T05:59:59.000Z');
    expect(messagesOf(browser)).toEqual([]);
    await passTo('2026-03-02T06:00:00.000Z');
    await until('the device is reminded', async () => messagesOf(browser).length > 0);
    await passTo('2026-03-02T06:05:00.000Z');
    expect(messagesOf(browser)).toEqual([
      {
        title: 'Today: Psalm 1',
        body: 'Day 1 of 7 · Hope',
        lang: 'en',
        tag: 'trail-2026-03-02',
        path: `/app?planId=${planId}&day=1`,
      },
    ]);
    const [{ headers, claims, publicKey }] = push.of(browser) as [ReturnType<typeof push.of>[number]];
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', topic: 'trail-2026-03-02' });
    expect(Number(headers.ttl)).toBeGreaterThan(0);
    expect(claims).toMatchObject({ aud: push.origin, sub: 'https://bible.example.org/' });
    expect(publicKey).toBe((await journal.ask(GetPlanReminder, { userId })).publicKey);
    await passTo('2026-03-03T06:00:00.000Z');
    await until('the next day has one too', async () => messagesOf(browser).length === 2);
    expect(messagesOf(browser)[1]).toMatchObject({ title: 'Next: Psalm 1' });
  });

  it('is silent on a day that was read, and while the plan rests', async () => {
    const { userId, planId } = await begin({ mail: true });
    const browser = await addBrowser(userId);
    await passTo('2026-03-02T05:00:00.000Z');
    await askIn(MADRID, CompletePlanDay, { userId, planId, day: 1, date: '2026-03-02' });
    await passTo('2026-03-02T06:00:00.000Z');
    await passTo('2026-03-03T05:00:00.000Z');
    await askIn(MADRID, ReschedulePlan, { userId, planId, apply: true, mode: 'pause' });
    await passTo('2026-03-03T06:00:00.000Z');
    await passTo('2026-03-04T06:00:00.000Z');
    await askIn(MADRID, ReschedulePlan, { userId, planId, apply: true, mode: 'resume' });
    await passTo('2026-03-05T06:00:00.000Z');
    await until('it comes when something is due', async () => emailsTo(userId).length > 0);
    expect(messagesOf(browser)).toMatchObject([{ title: 'Next: Psalm 2' }]);
    await journal.ask(DeleteReadingPlan, { userId, planId });
    await passTo('2026-03-06T06:00:00.000Z');
    expect([messagesOf(browser).length, emailsTo(userId).length]).toEqual([1, 1]);
  });

  it('comes as an email in the language of the reader', async () => {
    const { userId, planId } = await begin({ mail: true });
    spanishReaders.add(userId);
    await passTo('2026-03-02T06:00:00.000Z');
    await until('the email is sent', async () => emailsTo(userId).length > 0);
    expect(emailsTo(userId)).toEqual([
      {
        ...{ to: `${userId}@example.org`, about: userId, language: 'es' },
        content: {
          template: 'reading-reminder',
          values: {
            ...{
              name: 'Ruth',
              plan: 'Hope',
              day: 1,
              days: 7,
              reference: 'Psalm 1',
              note: 'Psalm 1 leads on.',
            },
            ...{ path: `/app?planId=${planId}&day=1`, settingsPath: '/word-unfolded?trail=reminder' },
          },
        },
      },
    ]);
  });

  it('keeps its hour when clocks change, and follows a reader to another time zone', async () => {
    const { userId, planId } = await begin({ hour: 2 });
    const browser = await addBrowser(userId);
    await journal.ask(SavePlanReminder, { userId, hour: null, mail: false });
    await passTo('2026-03-28T12:00:00.000Z');
    await askIn(MADRID, SavePlanReminder, { userId, hour: 2, mail: false });
    await passTo('2026-03-29T00:59:59.000Z');
    expect(messagesOf(browser)).toHaveLength(0);
    // There is no two o'clock on this night.
    await passTo('2026-03-29T01:00:00.000Z');
    await until('it comes when the clock shows three', async () => messagesOf(browser).length === 1);
    await askIn('America/Bogota', CompletePlanDay, { userId, planId, day: 1, date: '2026-03-02' });
    expect((await journal.ask(GetPlanReminder, { userId })).timeZone).toBe('America/Bogota');
    await passTo('2026-03-30T06:59:59.000Z');
    expect(messagesOf(browser)).toHaveLength(1);
    await passTo('2026-03-30T07:00:00.000Z');
    await until('it comes by the clock there', async () => messagesOf(browser).length === 2);
  });

  it('is tried again for the device whose service is away, and only for that one', async () => {
    const { userId } = await begin({ mail: true });
    const [away, near] = [await addBrowser(userId), await addBrowser(userId)];
    push.statuses.set(away.path, 503);
    await passTo('2026-03-02T06:00:00.000Z');
    await until('the other one is reminded', async () => messagesOf(near).length === 1);
    push.statuses.delete(away.path);
    await passTo('2026-03-02T06:03:00.000Z');
    await until('it is tried again', async () => messagesOf(away).length === 1);
    expect([messagesOf(near).length, emailsTo(userId).length]).toEqual([1, 1]);
  });

  it('does not come hours late after an outage, but on the next day', async () => {
    const { userId } = await begin();
    const browser = await addBrowser(userId);
    await passTo('2026-03-02T10:00:00.000Z');
    expect(messagesOf(browser)).toEqual([]);
    await passTo('2026-03-03T06:00:00.000Z');
    await until('the next day has one', async () => messagesOf(browser).length === 1);
  });
});

describe('the devices of a reminder', () => {
  it('are forgotten when their subscription has expired', async () => {
    const { userId } = await begin();
    const [gone, unknown, stays] = await Promise.all([1, 2, 3].map(() => addBrowser(userId)));
    push.statuses.set(gone!.path, 410).set(unknown!.path, 404);
    await passTo('2026-03-02T06:00:00.000Z');
    await until('only one is left', async () => {
      const { devices } = await journal.ask(GetPlanReminder, { userId });
      return devices.length === 1;
    });
    expect(messagesOf(stays!)).toHaveLength(1);
  });

  it('belong to the last reader of the browser, who can end them', async () => {
    const [ruth, boaz] = [await begin(), await begin()];
    const browser = await addBrowser(ruth.userId);
    const { devices } = await journal.ask(AddReminderDevice, {
      userId: boaz.userId,
      ...browser.subscription,
    });
    expect(devices).toHaveLength(1);
    expect((await journal.ask(GetPlanReminder, { userId: ruth.userId })).devices).toEqual([]);
    const { deviceId } = devices[0]!;
    const refused = await journal.refusal(RemoveReminderDevice, { userId: ruth.userId, deviceId });
    expect(refused.code).toBe('REMINDER_DEVICE_NOT_FOUND');
    expect((await journal.ask(GetPlanReminder, { userId: boaz.userId })).devices).toEqual(devices);
    expect((await journal.ask(RemoveReminderDevice, { userId: boaz.userId, deviceId })).devices).toEqual([]);
  });

  it('are ten at most, and of a known push service: no other server can be made to be called', async () => {
    const { userId } = await begin();
    for (let count = 0; count < 11; count += 1) await addBrowser(userId);
    expect((await journal.ask(GetPlanReminder, { userId })).devices).toHaveLength(10);
    const { keys } = push.subscribe().subscription;
    for (const endpoint of [
      'http://127.0.0.1:6379/',
      'https://push.example.org/x',
      'http://127.0.0.1.example.org/',
      'file:///etc/passwd',
    ])
      expect((await journal.refusal(AddReminderDevice, { userId, endpoint, keys })).code).toBe(
        'REMINDER_PUSH_SERVICE',
      );
  });
});

describe('the reminder of an account', () => {
  it('is exported without what would let others send, and erased with the account', async () => {
    const { userId } = await begin({ mail: true });
    const browser = await addBrowser(userId);
    const chunks = [];
    for await (const chunk of journal.service.app.get(ContractClient).stream(ReadStoredJournal, { userId }))
      chunks.push(chunk);
    const exported = chunks.flatMap((chunk) => (chunk.part === 'reminders' ? chunk.items : []));
    expect(exported).toMatchObject([
      { hour: 7, timeZone: MADRID, mail: true, devices: [{ service: new URL(push.origin).host }] },
    ]);
    expect(JSON.stringify(exported)).not.toContain(browser.path);
    deletedAccounts.add(userId);
    await passTo('2026-03-02T06:00:00.000Z');
    const bus = journal.service.app.get(EventBus);
    await bus.publish(AccountDeleted, { userId, at: '2026-03-02T06:00:00.000Z' }, `deletion of ${userId}`);
    await until('nothing is left', async () => {
      const counts = ['plan-reminders', 'plan-reminder-devices'].map((name) =>
        journal.database.collection(name).countDocuments({ ownerId: userId }),
      );
      return (await Promise.all(counts)).every((count) => count === 0);
    });
    expect(emailsTo(userId)).toEqual([]);
  });
});
