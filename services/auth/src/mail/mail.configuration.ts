import { PRODUCT } from '@word-unfolded/domain';
import {
  ConfigurationError,
  defineConfiguration,
  values,
  variable,
  type ConfigurationOf,
  type KitConfiguration,
} from '@word-unfolded/service-kit';
import { z } from 'zod';

/** The mail configuration of the auth service. */
export const mailConfiguration = defineConfiguration('mail', {
  SMTP_URL: variable(
    values.address('smtp', 'smtps').optional(),
    'The server that sends emails, with user and password if it needs them. Without it no email can be sent.',
    { secret: true },
  ),
  MAIL_FROM: variable(
    z
      .string()
      .regex(/^(?:[^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/, 'expected Name <name@host>')
      .optional(),
    `Sender of emails, such as ${PRODUCT.name} <hello@example.org>; must be set in production.`,
  ),
  SUPPORT_EMAIL: variable(
    z.email('expected an e-mail address').optional(),
    'Recipient of contact messages; without it, the sender address.',
  ),
  PUBLIC_URL: variable(
    values.address('https', 'http').optional(),
    'The address at which readers reach this site, for links in emails; must be set in production.',
  ),
});

export type MailConfiguration = ConfigurationOf<typeof mailConfiguration>;

/** The mail settings with all defaults resolved. */
export type MailSettings = {
  /** Without it no email can be sent. */
  readonly smtpUrl: string | undefined;
  readonly from: string;
  readonly support: string;
  /** Without a slash at its end. */
  readonly publicUrl: string;
};

/** For machines on which only the sandbox receives the mail. */
const LOCAL = { from: `${PRODUCT.name} <no-reply@localhost>`, publicUrl: 'http://localhost:8080' };

/** @throws ConfigurationError in production, when mail is set up without a sender or the address for its links */
export function mailSettingsOf(
  { SMTP_URL, MAIL_FROM, SUPPORT_EMAIL, PUBLIC_URL }: MailConfiguration,
  { NODE_ENV }: KitConfiguration,
): MailSettings {
  const missing = Object.entries({ MAIL_FROM, PUBLIC_URL }).flatMap(([name, value]) => (value ? [] : [name]));
  if (NODE_ENV === 'production' && SMTP_URL && missing.length > 0)
    throw new ConfigurationError(missing.map((name) => `${name} is not set: emails need it.`).join('\n'));
  const from = MAIL_FROM ?? LOCAL.from;
  return {
    smtpUrl: SMTP_URL,
    from,
    support: SUPPORT_EMAIL ?? senderAddress(from),
    publicUrl: (PUBLIC_URL ?? LOCAL.publicUrl).replace(/\/+$/, ''),
  };
}

/** The bare address of `Name <name@host>`. */
export function senderAddress(from: string): string {
  return /<([^<>]+)>$/.exec(from)?.[1] ?? from.trim();
}
