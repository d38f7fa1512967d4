import {
  ChangePassword,
  CheckAccess,
  CheckPasswordReset,
  CloseSession,
  DeleteAccount,
  EndOtherSessions,
  EndSession,
  ExportAccount,
  GetAccount,
  GrantRole,
  isErrorCode,
  ListSessions,
  OpenSession,
  Register,
  RenewSession,
  RequestPasswordReset,
  ResetPassword,
  SendVerificationEmail,
  UpdateAccount,
  VerifyEmail,
  errorStatus,
} from '@word-unfolded/contracts';
import fc from 'fast-check';
import { AuthUnderTest, newDevice, PASSWORD } from './support/auth-fixture.js';

let auth: AuthUnderTest;
beforeAll(async () => {
  auth = await AuthUnderTest.start();
});
afterAll(() => auth.stop());

const NOBODY = '0123456789abcdef01234567';
const TOKEN = 'A'.repeat(43);
const device = newDevice();
const own = { userId: NOBODY, sessionId: NOBODY, device };
const someone = {
  name: 'Ana',
  email: 'ana@example.org',
  username: 'ana',
  password: PASSWORD,
  language: 'en',
};

/** Every message of this service that is reachable from outside, with a valid body. */
const MESSAGES = [
  [Register, { ...someone, device }],
  [VerifyEmail, { token: TOKEN, device }],
  [SendVerificationEmail, { email: someone.email, language: 'en', device }],
  [OpenSession, { email: someone.email, password: PASSWORD, rememberMe: true, device }],
  [RenewSession, { cookie: `${NOBODY}.${'A'.repeat(64)}`, device }],
  [CloseSession, { cookie: `${NOBODY}.${'A'.repeat(64)}`, device }],
  [ListSessions, own],
  [EndSession, { ...own, ended: NOBODY }],
  [EndOtherSessions, own],
  [CheckAccess, { ...own, issuedAt: 1 }],
  [GetAccount, own],
  [UpdateAccount, { ...own, changes: { name: 'Ana', username: 'ana', language: 'es', occupation: 'x' } }],
  [ExportAccount, own],
  [DeleteAccount, own],
  [RequestPasswordReset, { email: someone.email, language: 'en', device }],
  [CheckPasswordReset, { token: TOKEN }],
  [ResetPassword, { token: TOKEN, password: PASSWORD, device }],
  [ChangePassword, { ...own, currentPassword: PASSWORD, password: PASSWORD }],
  [GrantRole, { email: someone.email, role: 'admin' }],
] as const;

/**
 * Values put into a field, as JSON: operators of MongoDB, keys of prototypes, texts that break parsers, and wrong
 * types.
 */
const HOSTILE = [
  '{"$gt":""}',
  '{"$ne":null}',
  '{"$regex":".*"}',
  '{"$where":"sleep(1000)"}',
  '{"$in":[null,"",0]}',
  '[{"$gt":""}]',
  '{"$gt":"","$ne":"x"}',
  '{"__proto__":{"role":"admin"}}',
  '{"constructor":{"prototype":{"role":"admin"}}}',
  '{"toString":1,"valueOf":1,"then":1}',
  '"__proto__"',
  '"constructor"',
  '"$where"',
  `"'; DROP TABLE accounts; --"`,
  '"a\\u0000b@example.org"',
  '"\\ud800"',
  '"ana@example.org\\r\\nBcc: all@example.org"',
  '"\\u202eana"',
  '"../../etc/passwd"',
  '"{{7*7}}<script>alert(1)</script>"',
  '""',
  '"   "',
  'null',
  'true',
  '-1',
  '1e400',
  '[]',
  '{}',
];

const hostile = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.string({ unit: 'binary', maxLength: 300 }).map((text) => JSON.stringify(text)),
  fc.integer({ min: 1, max: 20_000 }).map((length) => JSON.stringify('€'.repeat(length))),
  fc.json(),
);

/** The paths of the fields of a message, such as `device.mark`. */
const pathsOf = (value: unknown, before: string[] = []): string[][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => [[...before, key], ...pathsOf(part, [...before, key])])
    : [];

/** A message with one field replaced. The JSON is replaced as text, so that `__proto__` is an ordinary key. */
function withField(message: object, path: readonly string[], json: string): string {
  const mark = 'the field is here';
  const copy = structuredClone(message) as Record<string, unknown>;
  let at = copy;
  for (const key of path.slice(0, -1)) at = at[key] as Record<string, unknown>;
  at[path.at(-1)!] = mark;
  return JSON.stringify(copy).replace(JSON.stringify(mark), () => json);
}

const bodyOf = (message: object) =>
  fc.oneof(
    {
      weight: 8,
      arbitrary: fc
        .tuple(fc.constantFrom(...pathsOf(message)), hostile)
        .map(([path, json]) => withField(message, path, json)),
    },
    { weight: 1, arbitrary: hostile },
  );

/** The same body from a fresh IP address, so that limits by address refuse none of them. */
const fromElsewhere = (body: string) => body.replace(device.address, newDevice().address);

describe('any message', () => {
  it.each(MESSAGES.map(([contract, message]) => [contract.subject, contract, message] as const))(
    'to %s gets a response, or an error of the registry',
    async (_, contract, message) => {
      await fc.assert(
        fc.asyncProperty(bodyOf(message), async (body) => {
          const { answer, code } = await auth.send(contract, fromElsewhere(body));
          if (code === undefined) expect(contract.response.safeParse(answer).success).toBe(true);
          else
            expect({ code, known: isErrorCode(code) && errorStatus(code) < 500 }).toEqual({
              code,
              known: true,
            });
        }),
        { numRuns: 100 },
      );
    },
  );

  it('makes nobody an administrator, signs nobody in, and changes no prototype', async () => {
    const accounts = await auth.database.collection('accounts').find({}).toArray();
    expect(accounts.filter(({ role, verifiedAt }) => role !== 'user' || verifiedAt !== null)).toEqual([]);
    expect(await auth.database.collection('sessions').countDocuments()).toBe(0);
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(({} as { role?: string }).role).toBeUndefined();
  });
});

describe('operators of MongoDB', () => {
  const OPERATORS = [
    '{"$gt":""}',
    '{"$ne":null}',
    '{"$regex":"^"}',
    '{"$exists":true}',
    '{"$type":"string"}',
  ];

  it.each(OPERATORS)('open no session, verify no address and reset no password: %s', async (operator) => {
    const ana = await auth.signedIn();
    const waiting = await auth.register();
    await auth.ask(RequestPasswordReset, { email: ana.email, device: newDevice() });
    const { email, password } = ana;
    const signIn = { email, password, rememberMe: false, device };
    const attempts = [
      await auth.send(OpenSession, withField(signIn, ['password'], operator)),
      await auth.send(OpenSession, withField(signIn, ['email'], operator)),
      await auth.send(OpenSession, withField(signIn, ['device', 'mark'], operator)),
      await auth.send(RenewSession, withField({ cookie: '', device }, ['cookie'], operator)),
      await auth.send(VerifyEmail, withField({ token: TOKEN, device }, ['token'], operator)),
      await auth.send(CheckPasswordReset, withField({ token: TOKEN }, ['token'], operator)),
      await auth.send(
        ResetPassword,
        withField({ token: TOKEN, password: 'taken over!', device }, ['token'], operator),
      ),
      await auth.send(GetAccount, withField({ userId: NOBODY }, ['userId'], operator)),
      await auth.send(DeleteAccount, withField(own, ['userId'], operator)),
    ];
    for (const { code } of attempts)
      expect(code).toMatch(/_REQUIRED$|_INVALID$|_MISSING$|^VALIDATION_FAILED$/);
    await expect(auth.signIn({ ...ana, device: newDevice() })).resolves.toBeDefined();
    await expect(auth.signIn({ ...waiting, device: newDevice() })).rejects.toMatchObject({
      code: 'EMAIL_NOT_VERIFIED',
    });
  });
});
