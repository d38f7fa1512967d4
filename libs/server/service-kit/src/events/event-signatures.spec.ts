import { EventSignatures, ForgedEventError } from './event-signatures.js';

const SECRET = 's'.repeat(32);
const signatures = new EventSignatures({ CALLER_SECRET: SECRET, UNSIGNED_CALLS: 'refuse' });
const event = { subject: 'wu.event.auth.account.deleted', id: '1', data: Buffer.from('{}') };
const at = (time: string) => () => signatures.verify(event, Date.parse(time));

describe('an unsigned event', () => {
  it('is accepted if NATS has stored it before events were signed', () => {
    expect(at('2026-11-23T08:44:59Z')).not.toThrow();
  });

  it('is refused if NATS has stored it since', () => {
    expect(at('2026-11-23T08:45:00Z')).toThrow(ForgedEventError);
    expect(at('2027-01-01T00:00:00Z')).toThrow(ForgedEventError);
  });
});

it('the code of an event changes with its subject, its id and its body', () => {
  const codes = [
    signatures.codeOf(event.subject, '1', event.data),
    signatures.codeOf('wu.event.other', '1', event.data),
    signatures.codeOf(event.subject, '2', event.data),
    signatures.codeOf(event.subject, '1', Buffer.from('[]')),
  ];
  expect(new Set(codes).size).toBe(4);
});
