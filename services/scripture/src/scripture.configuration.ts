import { defineConfiguration, values, variable, type ConfigurationOf } from '@word-unfolded/service-kit';
import { z } from 'zod';

/** The configuration of the scripture service, in addition to that of every service. */
export const scriptureConfiguration = defineConfiguration('scripture', {
  SCRIPTURE_LIBRARY: variable(
    values.path(),
    'The file of the scripture library, as the importer made it; opened read-only.',
  ),
  SCRIPTURE_SOURCE: variable(
    z.enum(['helloao', 'library'], 'expected helloao or library'),
    'helloao: translations that the library lacks come from the Free Use Bible API; library: no request over the network.',
    { default: 'helloao' },
  ),
  HELLOAO_URL: variable(values.address('https', 'http'), 'Base address of the Free Use Bible API.', {
    default: 'https://bible.helloao.org/api',
  }),
  HELLOAO_TIMEOUT_MS: variable(
    values.wholeNumber(100, 7_000),
    'How long one request to that API may take, in milliseconds.',
    { default: '4000' },
  ),
  PUBLIC_URL: variable(
    values.address('https', 'http').optional(),
    'The address at which readers reach this site, for links in feeds; without it, http://localhost:8080.',
  ),
});

export type ScriptureConfiguration = ConfigurationOf<typeof scriptureConfiguration>;
