import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { data, READER, refusal } from '@word-unfolded/api-client/testing';
import { PAGES } from '@word-unfolded/domain';
import { startTexts } from '@word-unfolded/i18n';
import { address, forgetDevice, showApplication } from '../../test/show-application.js';

const TITLE = 'Enhance Selah Voice Chat';
const SAVE = 'PUT /api/auth/profile';
const reader = { subscriptionTier: 'beta', occupation: null, selahProfileNote: null } as const;

const dialog = () => screen.findByRole('dialog', { name: TITLE });
const flag = () => window.localStorage.getItem('betaOnboardingComplete');
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const press = (hand: Awaited<ReturnType<typeof showApplication>>['hand'], name: string) =>
  hand.click(screen.getByRole('button', { name }));

beforeAll(() => startTexts('en'));
beforeEach(() => {
  forgetDevice();
  jest.spyOn(globalThis.console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('the onboarding of a beta reader', () => {
  it('saves the answers, and leads to the menu', async () => {
    const saved = { ...READER, ...reader, occupation: 'Gleaner', selahProfileNote: 'From Moab.' };
    const { hand, sentTo } = await showApplication(PAGES.help, { reader, replies: { [SAVE]: data(saved) } });
    await dialog();
    await hand.type(screen.getByLabelText('Occupation'), 'Gleaner');
    await hand.type(screen.getByLabelText('Personal note'), 'From Moab.');
    await press(hand, 'Save');
    await closed();
    expect(address()).toBe(PAGES.menu);
    expect(flag()).toBe('true');
    await waitFor(() => expect(sentTo(SAVE)).toHaveLength(1));
    expect(JSON.parse(String(sentTo(SAVE)[0]?.init.body))).toEqual({
      occupation: 'Gleaner',
      selahProfileNote: 'From Moab.',
    });
  });

  it('can be skipped, and is not shown again', async () => {
    const { hand, sentTo } = await showApplication(PAGES.help, { reader });
    await dialog();
    await press(hand, 'Skip');
    await closed();
    expect(address()).toBe(PAGES.menu);
    expect(flag()).toBe('true');
    expect(sentTo(SAVE)).toHaveLength(0);
  });

  it('is not shown again after a server error, which is only logged', async () => {
    const { hand } = await showApplication(PAGES.help, {
      reader,
      replies: { [SAVE]: refusal(500, 'INTERNAL') },
    });
    await dialog();
    await press(hand, 'Save');
    await closed();
    await waitFor(() => expect(globalThis.console.error).toHaveBeenCalled());
    expect(flag()).toBe('true');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('reports a text that is too long before it closes', async () => {
    const { hand, sentTo } = await showApplication(PAGES.help, { reader });
    await dialog();
    await hand.click(screen.getByLabelText('Personal note'));
    await hand.paste('n'.repeat(501));
    await press(hand, 'Save');
    expect(await screen.findByText('Must be no more than 500 characters')).toBeTruthy();
    expect(sentTo(SAVE)).toHaveLength(0);
    expect(flag()).toBeNull();
  });

  it.each([
    ['another tier', { ...reader, subscriptionTier: 'premium' }],
    ['who has answered', { ...reader, occupation: 'Gleaner', selahProfileNote: 'From Moab.' }],
  ] as const)('is not shown to %s', async (_, other) => {
    await showApplication(PAGES.help, { reader: other });
    expect(await screen.findByRole('button', { name: /Account of/ })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
