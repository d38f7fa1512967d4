import { LANGUAGES, PAID_TIERS } from '@word-unfolded/domain';
import { z } from 'zod';
import { defineQueue } from '../jobs/define-queue.js';

const email = <Name extends string, Values extends z.ZodRawShape>(name: Name, values: Values) =>
  z.object({ template: z.literal(name), values: z.object(values) });

/** The emails that this product sends, each with the values of its text. Paths are relative to this site. */
export const sendEmail = z.discriminatedUnion('template', [
  email('verify-address', {
    name: z.string(),
    username: z.string(),
    at: z.iso.datetime(),
    path: z.string(),
  }),
  email('already-verified', { name: z.string(), loginPath: z.string(), resetPath: z.string() }),
  email('verify-new-address', { name: z.string(), username: z.string(), path: z.string() }),
  email('address-change-asked', { name: z.string(), resetPath: z.string() }),
  email('address-changed', { name: z.string() }),
  email('address-has-account', { name: z.string(), loginPath: z.string(), resetPath: z.string() }),
  email('reset-password', { name: z.string(), path: z.string() }),
  email('password-changed', { name: z.string(), resetPath: z.string() }),
  email('new-device', {
    name: z.string(),
    device: z.string(),
    address: z.string(),
    at: z.iso.datetime(),
    path: z.string(),
  }),
  email('account-deleted', { name: z.string() }),
  email('trial-ending', {
    name: z.string(),
    tier: z.enum(PAID_TIERS),
    cents: z.int(),
    at: z.iso.datetime(),
    path: z.string(),
  }),
  email('payment-failed', {
    name: z.string(),
    tier: z.enum(PAID_TIERS),
    until: z.iso.datetime(),
    isLast: z.boolean(),
    path: z.string(),
  }),
  email('reading-reminder', {
    name: z.string(),
    plan: z.string(),
    day: z.int(),
    days: z.int(),
    reference: z.string(),
    /** Why this passage is read; empty for none. */
    note: z.string(),
    path: z.string(),
    /** Where the reminder is changed or ended. */
    settingsPath: z.string(),
  }),
  email('contact-message', { name: z.string(), email: z.string(), message: z.string() }),
  email('feedback', {
    name: z.string(),
    email: z.string(),
    category: z.string(),
    subject: z.string(),
    message: z.string(),
    /** Where administrators see it, with its screenshot. */
    path: z.string(),
  }),
  email('message-answer', { name: z.string(), message: z.string(), answer: z.string() }),
]);

/** Queued emails of earlier builds have their template in `letter`. */
function withTemplate(content: unknown): unknown {
  if (typeof content !== 'object' || content === null || !('letter' in content)) return content;
  const { letter: template, ...rest } = content;
  return { template, ...rest };
}

/** One email to one address; without an address it goes to the operators of this installation. */
export const mailJob = z.object({
  to: z.string().nullable(),
  replyTo: z.string().optional(),
  /** The account that the email is about. When it has been deleted meanwhile, the email is not sent. */
  about: z.string().optional(),
  /** A file of the store, attached to the email; if it has been removed meanwhile, the email is sent without it. */
  attachment: z
    .object({
      key: z.string().max(200),
      /** The name that the recipient sees. */
      name: z.string().regex(/^[\w-]{1,40}\.[a-z]{3,4}$/),
    })
    .optional(),
  language: z.enum(LANGUAGES),
  content: z.preprocess(withTemplate, sendEmail),
});

export type MailJob = z.infer<typeof mailJob>;

/**
 * The queue of emails: every service adds jobs, and the auth service sends them. A job is a {@link mailJob} in JSON,
 * encrypted for the key of {@link GetMailKey}: Redis therefore stores no address, no text and no link that grants
 * access.
 */
export const MailQueue = defineQueue({
  name: 'mail',
  worker: 'auth',
  job: z.strictObject({ sealed: z.string() }),
});
