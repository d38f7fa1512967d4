import { PLAN_LIMITS } from '@word-unfolded/domain';
import { z } from 'zod';
import { documentId } from '../accounts/account-fields.js';
import { defineRoute } from '../http/define-route.js';
import { moment } from '../journal/current-passage.js';
import { defineMessage } from '../messaging/define.js';

/** A SHA-256 digest in base64url; the subscription itself lets anybody send who has it. */
const deviceId = z
  .string('REMINDER_DEVICE_NOT_FOUND')
  .regex(/^[\w-]{43}$/, 'REMINDER_DEVICE_NOT_FOUND')
  .meta({ description: 'SHA-256 of the endpoint of the push subscription, in base64url.' });

const hour = z
  .int('FIELD_REQUIRED')
  .min(0)
  .max(23)
  .nullable()
  .meta({ description: "The hour on the reader's clock; null for no reminder." });

/** When and how a reader is reminded of the day of the active plan. */
const planReminder = z.object({
  hour,
  timeZone: z.string().meta({
    description: 'Where the hour counts: the time zone of the device that last saved it or changed a plan.',
  }),
  mail: z.boolean(),
  devices: z
    .array(z.object({ deviceId, addedAt: moment }))
    .meta({ description: 'The devices that show a notification.' }),
  publicKey: z.string().meta({
    description: 'The VAPID key of this installation for push subscriptions (RFC 8292), base64url.',
  }),
});

export type PlanReminder = z.infer<typeof planReminder>;

const owned = z.object({ userId: documentId });

/** The reminder of a reader. Without settings its hour is null. */
export const GetPlanReminder = defineMessage({
  subject: 'journal.plan.reminder.get',
  safe: true,
  request: owned,
  response: planReminder,
});

export const getPlanReminderRoute = defineRoute({
  method: 'GET',
  path: '/api/rhema/reminder',
  summary: 'When and how the reader is reminded of the day of a plan',
  tag: 'Plans',
  gate: 'signed-in',
  message: GetPlanReminder,
  toRequest: (_, { reader }) => ({ userId: reader.id }),
});

const settings = z.object({ hour, mail: z.boolean('FIELD_REQUIRED') });

/** Sets the hour of the reminder, in the time zone of the call, and whether it also comes as an email. */
export const SavePlanReminder = defineMessage({
  subject: 'journal.plan.reminder.save',
  request: settings.extend(owned.shape),
  response: planReminder,
});

export const savePlanReminderRoute = defineRoute({
  method: 'PUT',
  path: '/api/rhema/reminder',
  summary: 'Set the hour of the reminder, in the time zone of the call',
  tag: 'Plans',
  gate: 'signed-in',
  message: SavePlanReminder,
  body: settings,
  toRequest: ({ body }, { reader }) => ({ userId: reader.id, ...body }),
});

/** A point of the curve P-256, uncompressed, and 16 bytes (RFC 8291), both in base64url. */
const subscription = z.object({
  endpoint: z.url('REMINDER_SUBSCRIPTION_INVALID').max(1_000, 'REMINDER_SUBSCRIPTION_INVALID'),
  keys: z.object({
    p256dh: z
      .string('REMINDER_SUBSCRIPTION_INVALID')
      .regex(/^B[\w-]{86}=?$/, 'REMINDER_SUBSCRIPTION_INVALID'),
    auth: z
      .string('REMINDER_SUBSCRIPTION_INVALID')
      .regex(/^[\w-]{22}(?:==)?$/, 'REMINDER_SUBSCRIPTION_INVALID'),
  }),
});

/**
 * Adds the push subscription of a device (`PushSubscription.toJSON()`); a known one is replaced, also that of another
 * reader of the same browser. Errors: REMINDER_PUSH_SERVICE.
 */
export const AddReminderDevice = defineMessage({
  subject: 'journal.plan.reminder.device.add',
  request: subscription.extend(owned.shape),
  response: planReminder,
});

export const addReminderDeviceRoute = defineRoute({
  method: 'POST',
  path: '/api/rhema/reminder/devices',
  summary: 'Show reminders on a device',
  tag: 'Plans',
  gate: 'signed-in',
  message: AddReminderDevice,
  body: subscription,
  toRequest: ({ body }, { reader }) => ({ userId: reader.id, ...body }),
});

/** Ends the reminders of a device. Errors: REMINDER_DEVICE_NOT_FOUND. */
export const RemoveReminderDevice = defineMessage({
  subject: 'journal.plan.reminder.device.remove',
  request: owned.extend({ deviceId }),
  response: planReminder,
});

export const removeReminderDeviceRoute = defineRoute({
  method: 'DELETE',
  path: '/api/rhema/reminder/devices/{deviceId}',
  summary: 'End the reminders of a device',
  tag: 'Plans',
  gate: 'signed-in',
  message: RemoveReminderDevice,
  params: z.object({ deviceId }),
  toRequest: ({ params }, { reader }) => ({ userId: reader.id, ...params }),
});

/** The reminder as it is exported, without what would let others send. */
export const exportedReminder = planReminder.omit({ publicKey: true, devices: true }).extend({
  devices: z
    .array(z.object({ service: z.string(), addedAt: moment }))
    .max(PLAN_LIMITS.reminderDevices)
    .meta({ description: 'The push services of the devices.' }),
});

/** What a device is told by a push message; its service worker shows it. */
export const reminderMessage = z.object({
  title: z.string(),
  body: z.string(),
  lang: z.string(),
  /** A notification replaces an earlier one with the same tag. */
  tag: z.string(),
  /** The page of the day, on this site. */
  path: z.string(),
});

export type ReminderMessage = z.infer<typeof reminderMessage>;
