import { defineConfiguration, values, variable, type ConfigurationOf } from '@word-unfolded/service-kit';
import { z } from 'zod';

/** Environment variables of services with a database. */
export const persistenceConfiguration = defineConfiguration('services with a database', {
  MONGODB_URI: variable(
    values.address('mongodb', 'mongodb+srv'),
    'The MongoDB replica set. Each service has a database of its own name in it.',
    { secret: true },
  ),
  MONGODB_DATABASE_PREFIX: variable(
    z
      .string()
      .regex(/^[\w-]{0,30}$/, 'expected up to 30 letters, digits, dashes and underscores')
      .optional(),
    'Prefix of each database name, so that several installations can share a server.',
  ),
});

export type PersistenceConfiguration = ConfigurationOf<typeof persistenceConfiguration>;
