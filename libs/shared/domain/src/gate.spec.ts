import fc from 'fast-check';
import { applyGate } from './gate.js';
import { authorize, isPagePath, PAGE_GATES, PAGES, returnPath, type PageName } from './pages.js';
import { ROLES, TIERS, reachesTier } from './tier.js';

describe('the gates of the tiers', () => {
  it('admit readers of the tier or above, with beta above premium', () => {
    const passes = (tier: (typeof TIERS)[number]) =>
      TIERS.filter((minimum) => reachesTier({ tier, role: 'user' }, minimum));
    expect(passes('free')).toEqual(['free']);
    expect(passes('premium')).toEqual(['free', 'plus', 'premium']);
    expect(passes('beta')).toEqual(['free', 'plus', 'premium', 'beta']);
  });

  it('admit administrators everywhere', () => {
    for (const tier of TIERS) expect(applyGate({ tier: 'admin' }, { tier, role: 'admin' })).toBe('pass');
  });

  it('ask a visitor to sign in before they mention tiers', () => {
    expect(applyGate('signed-in', undefined)).toBe('sign-in');
    expect(applyGate({ tier: 'premium' }, undefined)).toBe('sign-in');
    expect(applyGate({ tier: 'premium' }, { tier: 'plus', role: 'user' })).toBe('upgrade');
  });
});

describe('the pages', () => {
  it('send a visitor to the sign-in and back, a reader below the tier to the plans, and a reader on the landing page to the menu', () => {
    const free = { tier: 'free', role: 'user' } as const;
    expect(authorize('journal', undefined, '/journal?page=2')).toEqual({
      passage: 'sign-in',
      to: '/login?returnUrl=%2Fjournal%3Fpage%3D2',
    });
    expect(authorize('explorer', free, '/app')).toEqual({ passage: 'upgrade', to: '/subscription' });
    expect(authorize('journal', free, '/journal')).toEqual({ passage: 'pass' }); // a reader may still have stored entries there
    expect(authorize('home', free, '/')).toEqual({ passage: 'leave', to: '/wumenu' });
    expect(authorize('about', undefined, '/about')).toEqual({ passage: 'pass' });
  });

  it('never redirect in a loop', () => {
    for (const page of Object.keys(PAGES) as PageName[]) {
      for (const tier of TIERS) {
        for (const role of ROLES) {
          const { to } = authorize(page, { tier, role }, PAGES[page]);
          const target = (Object.keys(PAGES) as PageName[]).find((name) => PAGES[name] === to);
          if (target) expect(applyGate(PAGE_GATES[target], { tier, role })).toBe('pass');
        }
      }
    }
  });
});

describe('the return URL after a sign-in', () => {
  it('leads to the requested page', () => {
    expect(returnPath('/journal?page=2#last')).toBe('/journal?page=2#last');
  });

  it.each([
    'https://evil.example/journal',
    '//evil.example/journal',
    '/\\evil.example',
    'javascript:alert(1)',
    '',
    null,
  ])('never leads away from this site: %s', (returnUrl) => expect(returnPath(returnUrl)).toBe('/wumenu'));

  it('is a page of this site for any input', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webUrl(),
          fc.string(),
          fc.string().map((text) => `/${text}`),
        ),
        (returnUrl) => {
          expect(isPagePath(returnPath(returnUrl).split(/[?#]/, 1)[0] ?? '')).toBe(true);
        },
      ),
    );
  });
});
