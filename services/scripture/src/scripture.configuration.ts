import { defineConfiguration, values, variable, type ConfigurationOf } from '@word-unfolded/service-kit';
import { z } from 'zod';

/** What the scripture service reads beside what every service reads. */
export const scriptureConfiguration = defineConfiguration('scripture', {
  SCRIPTURE_LIBRARY: variable(
    values.path(),
    'The file of the scripture library, as the importer made it; opened read-only.',
  ),
  SCRIPTURE_SOURCE: variable(
    z.enum(['helloao', 'library'], 'expected helloao or library'),
    'helloao: what the library has not comes from the Free Use Bible API; library: nothing is asked over the network.',
    { default: 'helloao' },
  ),
  HELLOAO_URL: variable(
    values.address('https', 'http'),
    'The Free Use Bible API, as far as its paths are common.',
    {
      default: 'https://bible.helloao.org/api',
    },
  ),
  HELLOAO_TIMEOUT_MS: variable(
    values.wholeNumber(100, 7_000),
    'How long one request to it may take, in milliseconds.',
    { default: '4000' },
  ),
});

export type ScriptureConfiguration = ConfigurationOf<typeof scriptureConfiguration>;
