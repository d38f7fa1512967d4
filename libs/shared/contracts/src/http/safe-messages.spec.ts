import { ROUTES } from './routes.js';

/** An export writes a file, and its size may be what killed the replica. A fetched picture and a followed checkout are stored. */
const NOT_REPEATED = [
  'ai.mapping.export',
  'journal.entry.export',
  'auth.account.export',
  'auth.avatar.refresh',
  'auth.users.write-table',
  'billing.checkout.follow',
];

const subjectsOf = (wanted: (method: string) => boolean) => [
  ...new Set(ROUTES.filter(({ method }) => wanted(method)).map(({ message }) => message.subject)),
];

describe('messages that are sent again when their replica is gone', () => {
  const safe = new Set(ROUTES.filter(({ message }) => message.safe).map(({ message }) => message.subject));

  it('are those of GET routes, except the ones that store something', () => {
    const gets = subjectsOf((method) => method === 'GET');
    expect(gets.filter((subject) => !safe.has(subject)).sort()).toEqual([...NOT_REPEATED].sort());
  });

  it('are none of a route that changes something', () => {
    expect(subjectsOf((method) => method !== 'GET').filter((subject) => safe.has(subject))).toEqual([]);
  });
});
