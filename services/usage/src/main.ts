import { persistenceConfiguration } from '@word-unfolded/persistence';
import { redisConfiguration, runService } from '@word-unfolded/service-kit';
import { AppModule } from './app.module.js';

await runService('usage', AppModule, redisConfiguration, persistenceConfiguration);
