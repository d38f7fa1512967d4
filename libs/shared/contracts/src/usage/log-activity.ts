import { z } from 'zod';
import { documentId } from '../accounts/account-fields.js';
import { defineRoute } from '../http/define-route.js';
import { defineMessage } from '../messaging/define.js';

/** Upper limits of one logged activity. */
export const ACTIVITY_LIMITS = { properties: 20, signs: 60 } as const;

/** An identifier that a program chose, not a text that a person wrote. */
export const eventName = z
  .string()
  .regex(new RegExp(`^[A-Za-z0-9][A-Za-z0-9_.:/-]{0,${ACTIVITY_LIMITS.signs - 1}}$`));

const value = z.union([z.number(), z.boolean(), z.null(), eventName]);

export const eventProperties = z
  .record(eventName, value)
  .refine((properties) => Object.keys(properties).length <= ACTIVITY_LIMITS.properties)
  .meta({ description: 'Numbers, booleans, and names without spaces: never text that a person wrote.' });

/** Logs an activity of a reader for the operators of the installation. It is dropped when one reader logs too much. */
export const LogActivity = defineMessage({
  subject: 'usage.activity.log',
  request: z.object({
    userId: documentId,
    kind: z.enum(['feature', 'event']),
    name: eventName,
    properties: eventProperties,
  }),
  response: z.object({ logged: z.boolean() }),
});

const noting = { method: 'POST', tag: 'Usage', gate: 'signed-in', message: LogActivity } as const;

export const logEventRoute = defineRoute({
  ...noting,
  path: '/api/log-event',
  summary: 'Log an event',
  body: z.object({ eventName: eventName, properties: eventProperties.default({}) }),
  toRequest: ({ body }, { reader }) => ({
    userId: reader.id,
    kind: 'event' as const,
    name: body.eventName,
    properties: body.properties,
  }),
});

export const logFeatureUsageRoute = defineRoute({
  ...noting,
  path: '/api/log-feature-usage',
  summary: 'Log the use of a feature',
  body: z
    .object({ featureName: eventName })
    .catchall(value)
    .refine((activity) => {
      const names = Object.keys(activity);
      return (
        names.length <= ACTIVITY_LIMITS.properties && names.every((name) => eventName.safeParse(name).success)
      );
    }),
  toRequest: ({ body: { featureName, ...more } }, { reader }) => ({
    userId: reader.id,
    kind: 'feature' as const,
    name: featureName,
    properties: more,
  }),
});
