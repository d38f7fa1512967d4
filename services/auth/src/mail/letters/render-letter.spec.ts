import { MailQueue, type MailJob } from '@word-unfolded/contracts';
import { LANGUAGES } from '@word-unfolded/domain';
import { renderLetter } from './render-letter.js';

const SITE = 'https://unfolded.example';
const NASTY = `<img src=x onerror="alert('1')">\r\nBcc: all@example.org`;

const CONTENTS: readonly MailJob['content'][] = [
  { letter: 'verify-address', values: { name: NASTY, path: '/verify-email/a&b' } },
  {
    letter: 'address-has-account',
    values: { name: NASTY, loginPath: '/login', resetPath: '/forgot-password' },
  },
  { letter: 'reset-password', values: { name: NASTY, path: '/reset-password/a&b' } },
  { letter: 'password-changed', values: { name: NASTY, resetPath: '/forgot-password' } },
  {
    letter: 'new-device',
    values: { name: NASTY, device: NASTY, address: NASTY, at: '2026-01-02T03:04:05Z', path: '/profile' },
  },
  { letter: 'account-deleted', values: { name: NASTY } },
  { letter: 'contact-message', values: { name: NASTY, email: 'a@example.org', message: `${NASTY}\n\nAmen` } },
];

const cases = CONTENTS.flatMap((content) =>
  LANGUAGES.map((language) => [content.letter, language, content] as const),
);
const render = (content: MailJob['content'], language: MailJob['language']) =>
  renderLetter({ to: 'ana@example.org', language, content }, SITE);

describe('the letters', () => {
  it('are tried here, every one', () => {
    const letters = MailQueue.job.shape.content.options.map((option) => option.shape.letter.value);
    expect(CONTENTS.map(({ letter }) => letter)).toEqual(letters);
  });

  it.each(cases)('%s in %s shows whatever a name holds as text', (_, language, content) => {
    const { subject, html } = render(content, language);
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;');
    expect(subject).not.toMatch(/[\r\n]/);
  });

  it.each(cases)('%s in %s says in plain text where each of its links leads', (_, language, content) => {
    const { html, text } = render(content, language);
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, link]) => link!.replaceAll('&amp;', '&'));
    const paths = Object.entries(content.values).filter(([name]) => /path$/i.test(name));
    expect(links).toEqual(paths.map(([, path]) => `${SITE}${path}`));
    for (const link of links) expect(text).toContain(link);
  });

  it.each(CONTENTS.map((content) => [content.letter, content] as const))(
    '%s is another letter in the other language',
    (_, content) => {
      const [english, spanish] = [render(content, 'en'), render(content, 'es')];
      expect(english.subject).not.toBe(spanish.subject);
      expect(english.html).toContain('<html lang="en">');
      expect(spanish.html).toContain('<html lang="es">');
    },
  );

  it('name the moment of a sign-in with its zone', () => {
    const newDevice = CONTENTS.find(({ letter }) => letter === 'new-device')!;
    expect(render(newDevice, 'en').text).toMatch(/January 2, 2026.*3:04:05.AM UTC/);
    expect(render(newDevice, 'es').text).toMatch(/2 de enero de 2026.*3:04:05 UTC/);
  });
});
