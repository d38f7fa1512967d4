import { defineConfiguration, values, variable, type ConfigurationOf } from '@word-unfolded/service-kit';
import { z } from 'zod';

/** Environment variables of services that store or serve files. */
export const storageConfiguration = defineConfiguration('services with files', {
  STORAGE_FOLDER: variable(
    values.path().optional(),
    'Folder in which files are stored, unless they are in S3; all services and gateways share it.',
  ),
  FILES_SECRET: variable(
    values.secrets().optional(),
    'Signs the addresses of files that are stored in a folder; the same for all services and gateways. Several with commas between them: the first signs, all are accepted.',
    { secret: true },
  ),
  S3_BUCKET: variable(z.string().min(3).optional(), 'The bucket in which files are stored.'),
  S3_REGION: variable(z.string().min(1), 'The region of the bucket.', { default: 'us-east-1' }),
  S3_ENDPOINT: variable(
    values.address('https', 'http').optional(),
    "Address of an S3-compatible service other than Amazon's.",
  ),
  S3_ACCESS_KEY_ID: variable(
    z.string().min(1).optional(),
    "The access key for the bucket; without it the machine's own credentials are used.",
    { secret: true },
  ),
  S3_SECRET_ACCESS_KEY: variable(z.string().min(1).optional(), 'The secret access key.', { secret: true }),
});

export type StorageConfiguration = ConfigurationOf<typeof storageConfiguration>;
