import { Module, type Provider } from '@nestjs/common';
import { LOGGER, REDIS, RedisModule, type Logger } from '@word-unfolded/service-kit';
import type { Redis } from 'ioredis';
import { Clock } from '@word-unfolded/primitives';
import { LibraryRepository } from '../library/library.repository.js';
import { scriptureConfiguration, type ScriptureConfiguration } from '../scripture.configuration.js';
import { TextSource } from '../translations/text-source.js';
import { RedisCacheStore } from './cache/redis-cache-store.js';
import { SharedCache } from './cache/shared-cache.js';
import { Circuit, FIRST_PAUSE_MS } from './helloao/circuit.js';
import { HelloaoClient } from './helloao/helloao-client.js';
import { HelloaoRefresher } from './helloao/helloao-refresher.js';
import { HelloaoSource } from './helloao/helloao.source.js';
import { LibraryFirstSource } from './library-first.source.js';

/** Time that a request may take beyond its timeout: a slow Redis, and the typesetting of the chapter. */
const AROUND_A_REQUEST_MS = 1_000;

const library: Provider = {
  provide: LibraryRepository,
  inject: [scriptureConfiguration.token],
  useFactory: ({ SCRIPTURE_LIBRARY }: ScriptureConfiguration) => LibraryRepository.open(SCRIPTURE_LIBRARY),
};

/** Without it no request is sent over the network. */
const helloao: Provider = {
  provide: HelloaoSource,
  inject: [scriptureConfiguration.token, REDIS, Clock, LOGGER],
  useFactory: (configuration: ScriptureConfiguration, redis: Redis, clock: Clock, log: Logger) => {
    const { SCRIPTURE_SOURCE, HELLOAO_URL: url, HELLOAO_TIMEOUT_MS: timeoutMs } = configuration;
    if (SCRIPTURE_SOURCE === 'library') return undefined;
    // Offline operation is not an error, and is logged once.
    const circuit = new Circuit(clock, (pauseMs, { message: reason }) =>
      log[pauseMs === FIRST_PAUSE_MS ? 'info' : 'debug'](
        { reason, pauseMs },
        'the online source of translations is out of reach and is left alone for a while',
      ),
    );
    const store = new RedisCacheStore(redis, log);
    const cache = new SharedCache(store, clock, timeoutMs + AROUND_A_REQUEST_MS);
    return new HelloaoSource(new HelloaoClient({ url, timeoutMs }, circuit), cache);
  },
};

const refresher: Provider = {
  provide: HelloaoRefresher,
  inject: [{ token: HelloaoSource, optional: true }, LOGGER],
  useFactory: (source: HelloaoSource | undefined, log: Logger) =>
    source ? new HelloaoRefresher(source, log) : undefined,
};

const textSource: Provider = {
  provide: TextSource,
  inject: [LibraryRepository, { token: HelloaoSource, optional: true }],
  useFactory: (stored: LibraryRepository, online: HelloaoSource | undefined) =>
    online ? new LibraryFirstSource(stored, online) : stored,
};

/** The source of the texts, according to the configuration. */
@Module({
  imports: [RedisModule],
  providers: [library, helloao, refresher, textSource],
  exports: [TextSource, LibraryRepository],
})
export class SourcesModule {}
