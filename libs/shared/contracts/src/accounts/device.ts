import { z } from 'zod';

/** What is known of the device that asks: for the list of sessions, the limits of guessing, and the audit log. */
export const device = z.object({
  address: z.string().max(100).meta({ description: 'IP address of the reader.' }),
  userAgent: z.string().max(500),
  /** What this installation once left on the device after a sign-in: a sign that its owner has been here. */
  mark: z.string().max(200).optional(),
});

export type Device = z.infer<typeof device>;
