import { z } from 'zod';

/** The known facts about the requesting device: for the list of sessions, the login limiter and the audit log. */
export const device = z.object({
  address: z.string().max(100).meta({ description: 'IP address of the reader.' }),
  userAgent: z.string().max(500),
  /**
   * The value that this installation stored on the device after a sign-in: a sign that its owner has signed in here.
   */
  mark: z.string().max(200).optional(),
});

export type Device = z.infer<typeof device>;
