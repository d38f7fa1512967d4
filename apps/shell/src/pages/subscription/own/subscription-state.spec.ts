import { stateOf } from './subscription-state.js';

const END = '2026-12-01T12:00:00.000Z';
const NOW = Date.parse('2026-11-20T12:00:00.000Z');

const base = {
  type: 'plus',
  status: null,
  endDate: END,
  trialEndsAt: null,
  gracePeriodEnds: null,
  cancelAtPeriodEnd: false,
  isReversed: false,
  nextCharge: null,
};

type State = Parameters<typeof stateOf>[0];

describe('the state of a subscription', () => {
  it.each([
    [{}, undefined, null],
    [{ status: 'trialing', trialEndsAt: END }, 'trialing', END],
    [{ status: 'trialing', trialEndsAt: END, cancelAtPeriodEnd: true }, 'trialEnds', END],
    [{ status: 'active' }, 'active', END],
    [{ status: 'active', cancelAtPeriodEnd: true }, 'ends', END],
    [{ status: 'past_due', gracePeriodEnds: END }, 'grace', END],
    [{ status: 'past_due', gracePeriodEnds: '2026-11-19T12:00:00.000Z' }, 'overdue', null],
    [{ status: 'past_due', type: 'free', gracePeriodEnds: END }, 'overdue', null],
    [{ status: 'unpaid' }, 'overdue', null],
    [{ status: 'canceled' }, 'ended', END],
    [{ status: 'canceled', endDate: null }, 'over', null],
    [{ status: 'paused' }, 'paused', null],
    [{ status: 'incomplete' }, undefined, null],
    [{ status: 'active', isReversed: true }, 'reversedOver', null],
    [{ status: 'active', isReversed: true, nextCharge: { at: END } }, 'reversed', null],
  ] as const)('%j is called %s', (state, key, at) => {
    expect(stateOf({ ...base, ...state } as unknown as State, NOW)).toEqual({ key, at });
  });
});
