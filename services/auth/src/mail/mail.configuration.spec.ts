import { kitConfiguration, readConfigurations, type KitConfiguration } from '@word-unfolded/service-kit';
import { mailConfiguration, mailSettingsOf, type MailConfiguration } from './mail.configuration.js';

function settingsFrom(environment: Readonly<Record<string, string>>) {
  const values = readConfigurations([kitConfiguration, mailConfiguration], {
    NATS_URL: 'nats://127.0.0.1:1',
    CALLER_SECRET: 'the caller secret of this test alone',
    ...environment,
  });
  return mailSettingsOf(
    values.get(mailConfiguration.token) as MailConfiguration,
    values.get(kitConfiguration.token) as KitConfiguration,
  );
}

describe('the mail settings', () => {
  it('are complete on a machine where nothing is set', () => {
    expect(settingsFrom({})).toEqual({
      smtpUrl: undefined,
      from: 'Word Unfolded <no-reply@localhost>',
      support: 'no-reply@localhost',
      publicUrl: 'http://localhost:8080',
    });
  });

  it('send contact messages to the sender of emails when no other address is set', () => {
    const MAIL_FROM = 'The House <hello@example.org>';
    expect(settingsFrom({ MAIL_FROM }).support).toBe('hello@example.org');
    expect(settingsFrom({ MAIL_FROM, SUPPORT_EMAIL: 'help@example.org' }).support).toBe('help@example.org');
  });

  it('have a site address without a slash at its end', () => {
    expect(settingsFrom({ PUBLIC_URL: 'https://example.org/' }).publicUrl).toBe('https://example.org');
  });

  it('require a sender and the address of the site in production', () => {
    const production = { NODE_ENV: 'production', SMTP_URL: 'smtp://127.0.0.1:1' };
    expect(() => settingsFrom(production)).toThrow(/MAIL_FROM is not set.*\n.*PUBLIC_URL is not set/);
    const complete = { MAIL_FROM: 'hello@example.org', PUBLIC_URL: 'https://example.org' };
    expect(settingsFrom({ ...production, ...complete }).from).toBe('hello@example.org');
  });

  it.each(['hello', 'Name <hello>', '<a@b> <c@d>', 'a@b\r\nBcc: c@d'])(
    'refuse the sender %j',
    (MAIL_FROM) => {
      expect(() => settingsFrom({ MAIL_FROM })).toThrow('MAIL_FROM');
    },
  );
});
