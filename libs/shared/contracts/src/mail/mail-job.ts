import { LANGUAGES } from '@word-unfolded/domain';
import { z } from 'zod';
import { defineQueue } from '../messaging/define-queue.js';

const letter = <Name extends string, Values extends z.ZodRawShape>(name: Name, values: Values) =>
  z.object({ letter: z.literal(name), values: z.object(values) });

/** The letters that this product sends, each with what its text needs. Paths are of this site. */
export const mailLetter = z.discriminatedUnion('letter', [
  letter('verify-address', { name: z.string(), path: z.string() }),
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

/** One letter to one address; without an address it goes to those who run this installation. */
export const mailJob = z.object({
  to: z.string().nullable(),
  replyTo: z.string().optional(),
  language: z.enum(LANGUAGES),
  content: mailLetter,
});

export type MailJob = z.infer<typeof mailJob>;

/** The queue of letters, on which every service puts and from which the auth service sends. */
export const MailQueue = defineQueue({ name: 'mail', job: mailJob });
