import { act, screen, within } from '@testing-library/react';
import { changeLanguage, startTexts } from '@word-unfolded/i18n';
import { forgetDevice, showApplication } from '../../../test/show-application.js';

const plan = async (name: string) => within(await screen.findByRole('region', { name }));

beforeAll(() => startTexts('en'));
beforeEach(forgetDevice);
afterEach(() => act(() => changeLanguage('en')));

describe('the page of the plans', () => {
  it('shows exactly the prices that are charged', async () => {
    await showApplication('/subscription');
    await plan('Free');
    const said = screen.getByRole('main').textContent ?? '';
    expect(said.match(/\$[\d.]+/g)).toEqual(['$0', '$15.99', '$153.50', '$20.99', '$201.50']);
    expect((await plan('Premium')).getByText('4× higher limits')).toBeTruthy();
  });

  it('asks a visitor to register', async () => {
    await showApplication('/subscription');
    expect((await plan('Plus')).getByRole('link', { name: 'Create account' }).getAttribute('href')).toBe(
      '/register',
    );
  });

  it('says which plan a reader has, and that others cannot be bought yet', async () => {
    const { hand } = await showApplication('/subscription', { reader: { subscriptionTier: 'free' } });
    expect((await plan('Free')).getByText('Your plan')).toBeTruthy();
    await hand.click((await plan('Plus')).getByRole('button', { name: 'Choose Plus' }));
    expect((await plan('Plus')).getByRole('status').textContent).toContain('Plans cannot be bought yet');
  });

  it('is in Spanish, with prices in the local format', async () => {
    await showApplication('/subscription');
    await plan('Free');
    await act(() => changeLanguage('es'));
    expect((await plan('Gratis')).getByText('Sin tarjeta.')).toBeTruthy();
    expect((await plan('Plus')).getByText(/153[.,]50 al año/)).toBeTruthy();
  });
});
