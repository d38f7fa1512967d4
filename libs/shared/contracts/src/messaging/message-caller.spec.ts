import { ROUTES } from '../http/routes.js';
import { refusalOf, type MessageCaller, type Requirement } from './message-caller.js';

const ana = { kind: 'reader', id: 'ana', sessionId: 's', tier: 'free', role: 'user' } as const;
const admin = { ...ana, id: 'boss', role: 'admin' } as const;
const visitor = { kind: 'visitor' } as const;
const service = { kind: 'service', name: 'ai' } as const;

const codeOf = (requires: Requirement | undefined, request: unknown, caller?: MessageCaller) =>
  refusalOf({ ...(requires !== undefined && { requires }) }, request, caller)?.code;

describe('who may send a message', () => {
  it('is an administrator, if the message requires one', () => {
    const requires = { tier: 'admin' } as const;
    expect(codeOf(requires, {}, ana)).toBe('TIER_REQUIRED');
    expect(codeOf(requires, {}, visitor)).toBe('NOT_AUTHENTICATED');
    expect(codeOf(requires, {})).toBe('NOT_AUTHENTICATED');
    expect(codeOf(requires, { userId: 'ana' }, admin)).toBeUndefined();
  });

  it('is only the reader whom a request names', () => {
    expect(codeOf(undefined, { userId: 'ana' }, ana)).toBeUndefined();
    expect(codeOf(undefined, { userId: 'ben' }, ana)).toBe('CALLER_REFUSED');
    expect(codeOf('signed-in', { userId: 'ben' }, ana)).toBe('CALLER_REFUSED');
    expect(codeOf(undefined, { userId: 'ben' }, admin)).toBe('CALLER_REFUSED');
    expect(codeOf(undefined, { userId: 'ana' }, visitor)).toBe('NOT_AUTHENTICATED');
    expect(codeOf('anyone', { userId: 'ben' }, visitor)).toBeUndefined();
  });

  it('cannot give itself a role or a tier in the request', () => {
    const subject = { kind: 'reader', id: 'ana', tier: 'free', role: 'user' };
    expect(codeOf(undefined, { subject }, ana)).toBeUndefined();
    expect(codeOf(undefined, { subject: { ...subject, role: 'admin' } }, ana)).toBe('CALLER_REFUSED');
    expect(codeOf(undefined, { userId: 'ana', tier: 'premium' }, ana)).toBe('CALLER_REFUSED');
    expect(
      codeOf(undefined, { subject: { kind: 'visitor', address: 'a', browser: 'b' } }, visitor),
    ).toBeUndefined();
  });

  it('is a service for the work of services, which may be about any reader', () => {
    expect(codeOf('service', {}, admin)).toBe('CALLER_REFUSED');
    expect(codeOf('service', {}, service)).toBeUndefined();
    expect(codeOf(undefined, { userId: 'ana' }, service)).toBeUndefined();
  });

  it('names only itself also where a tier is required, unless that is an administrator’s', () => {
    const plus = { ...ana, tier: 'plus' } as const;
    expect(codeOf({ tier: 'plus' }, { userId: 'ana' }, plus)).toBeUndefined();
    expect(codeOf({ tier: 'plus' }, { userId: 'ben' }, plus)).toBe('CALLER_REFUSED');
    expect(codeOf({ tier: 'admin' }, { userId: 'ben' }, admin)).toBeUndefined();
  });

  it('passes the gate of each route of the API that sends the message, and its service requires the same tier', () => {
    for (const { path, gate, message } of ROUTES) {
      const required = { path, requires: message.requires };
      if (typeof gate === 'object') expect(required).toEqual({ path, requires: gate });
      else if (typeof message.requires === 'object') expect(required).toEqual({ path, requires: gate });
      else expect(required).not.toEqual({ path, requires: 'service' });
    }
  });
});
