import { sendEmail, type MailJob } from '@word-unfolded/contracts';
import { LANGUAGES } from '@word-unfolded/domain';
import { renderEmail } from './render-email.js';

const SITE = 'https://unfolded.example';
const NASTY = `<img src=x onerror="alert('1')">\r\nBcc: all@example.org`;

const CONTENTS: readonly MailJob['content'][] = [
  {
    template: 'verify-address',
    values: { name: NASTY, username: NASTY, at: '2026-01-02T03:04:05Z', path: '/verify-email/a&b' },
  },
  {
    template: 'already-verified',
    values: { name: NASTY, loginPath: '/login', resetPath: '/forgot-password' },
  },
  { template: 'verify-new-address', values: { name: NASTY, username: NASTY, path: '/verify-email/a&b' } },
  { template: 'address-change-asked', values: { name: NASTY, resetPath: '/forgot-password' } },
  { template: 'address-changed', values: { name: NASTY } },
  {
    template: 'address-has-account',
    values: { name: NASTY, loginPath: '/login', resetPath: '/forgot-password' },
  },
  { template: 'reset-password', values: { name: NASTY, path: '/reset-password/a&b' } },
  { template: 'password-changed', values: { name: NASTY, resetPath: '/forgot-password' } },
  {
    template: 'new-device',
    values: { name: NASTY, device: NASTY, address: NASTY, at: '2026-01-02T03:04:05Z', path: '/profile' },
  },
  { template: 'account-deleted', values: { name: NASTY } },
  {
    template: 'feedback',
    values: {
      ...{ name: NASTY, email: NASTY, category: 'UI/UX', subject: NASTY, message: NASTY },
      path: '/admin?tab=messages',
    },
  },
  { template: 'message-answer', values: { name: NASTY, message: NASTY, answer: NASTY } },
  {
    template: 'trial-ending',
    values: { name: NASTY, tier: 'plus', cents: 1_599, at: '2026-01-02T03:04:05Z', path: '/subscription' },
  },
  {
    template: 'payment-failed',
    values: {
      name: NASTY,
      tier: 'premium',
      until: '2026-01-02T03:04:05Z',
      isLast: true,
      path: '/subscription',
    },
  },
  {
    template: 'reading-reminder',
    values: {
      ...{ name: NASTY, plan: NASTY, day: 3, days: 7, reference: NASTY, note: NASTY },
      ...{ path: '/app?planId=x&day=3', settingsPath: '/word-unfolded?trail=reminder' },
    },
  },
  {
    template: 'contact-message',
    values: { name: NASTY, email: 'a@example.org', message: `${NASTY}\n\nAmen` },
  },
];

const cases = CONTENTS.flatMap((content) =>
  LANGUAGES.map((language) => [content.template, language, content] as const),
);
const render = (content: MailJob['content'], language: MailJob['language']) =>
  renderEmail({ to: 'ana@example.org', language, content }, SITE);

describe('emails', () => {
  it('are all tested here', () => {
    const emails = sendEmail.options.map((option) => option.shape.template.value);
    expect(new Set(CONTENTS.map(({ template }) => template))).toEqual(new Set(emails));
  });

  it.each(cases)('%s in %s escapes all markup, and has a subject of one line', (_, language, content) => {
    const { subject, html } = render(content, language);
    expect(html).not.toContain('<img');
    expect(subject).not.toMatch(/[\r\n]/);
  });

  it.each([
    'You won: http://evil.example/claim',
    'http://evil.example',
    'evil.example',
    '1-800-555',
    'a'.repeat(60),
  ])('do not use %j as a name', (name) => {
    for (const template of ['reset-password', 'verify-address'] as const)
      for (const language of LANGUAGES) {
        const values = { name, username: 'ana', at: '2026-01-02T03:04:05Z', path: '/x' };
        const { text, html, subject } = render({ template, values } as MailJob['content'], language);
        for (const word of name.split(/\s+/)) {
          if (word === 'You') continue;
          expect(text + html + subject).not.toContain(word);
        }
      }
  });

  it('use the first name only', () => {
    const values = { name: 'María José Nguyễn', path: '/x' };
    expect(render({ template: 'reset-password', values }, 'es').text).toContain('Hola, María:');
  });

  it.each(cases)('%s in %s shows the target of each of its links in plain text', (_, language, content) => {
    const { html, text } = render(content, language);
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, link]) => link!.replaceAll('&amp;', '&'));
    const paths = Object.entries(content.values).filter(([name]) => /path$/i.test(name));
    expect(links).toEqual(paths.map(([, path]) => `${SITE}${path}`));
    for (const link of links) expect(text).toContain(link);
  });

  it.each(CONTENTS.map((content) => [content.template, content] as const))(
    '%s differs between the languages',
    (_, content) => {
      const [english, spanish] = [render(content, 'en'), render(content, 'es')];
      expect(english.subject).not.toBe(spanish.subject);
      expect(english.html).toContain('<html lang="en">');
      expect(spanish.html).toContain('<html lang="es">');
    },
  );

  it('show the time of a sign-in with its zone', () => {
    const newDevice = CONTENTS.find(({ template }) => template === 'new-device')!;
    expect(render(newDevice, 'en').text).toMatch(/January 2, 2026.*3:04:05.AM UTC/);
    expect(render(newDevice, 'es').text).toMatch(/2 de enero de 2026.*3:04:05 UTC/);
  });
});
