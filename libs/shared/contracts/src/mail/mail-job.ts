import { LANGUAGES } from '@word-unfolded/domain';
import { z } from 'zod';
import { defineQueue } from '../messaging/define-queue.js';

const letter = <Name extends string, Values extends z.ZodRawShape>(name: Name, values: Values) =>
  z.object({ letter: z.literal(name), values: z.object(values) });

/** The emails that this product sends, each with the values of its text. Paths are relative to this site. */
export const sendEmail = z.discriminatedUnion('letter', [
  letter('verify-address', {
    name: z.string(),
    username: z.string(),
    at: z.iso.datetime(),
    path: z.string(),
  }),
  letter('already-verified', { name: z.string(), loginPath: z.string(), resetPath: z.string() }),
  letter('verify-new-address', { name: z.string(), username: z.string(), path: z.string() }),
  letter('address-change-asked', { name: z.string(), resetPath: z.string() }),
  letter('address-changed', { name: z.string() }),
  letter('address-has-account', { name: z.string(), loginPath: z.string(), resetPath: z.string() }),
  letter('reset-password', { name: z.string(), path: z.string() }),
  letter('password-changed', { name: z.string(), resetPath: z.string() }),
  letter('new-device', {
    name: z.string(),
    device: z.string(),
    address: z.string(),
    at: z.iso.datetime(),
    path: z.string(),
  }),
  letter('account-deleted', { name: z.string() }),
  letter('contact-message', { name: z.string(), email: z.string(), message: z.string() }),
]);

/** One email to one address; without an address it goes to the operators of this installation. */
export const mailJob = z.object({
  to: z.string().nullable(),
  replyTo: z.string().optional(),
  language: z.enum(LANGUAGES),
  content: sendEmail,
});

export type MailJob = z.infer<typeof mailJob>;

/**
 * The queue of emails: every service adds jobs, and the auth service sends them. A job is a {@link mailJob} in JSON,
 * encrypted for the key of {@link GetMailKey}: Redis therefore stores no address, no text and no link that grants
 * access.
 */
export const MailQueue = defineQueue({ name: 'mail', job: z.strictObject({ sealed: z.string() }) });
