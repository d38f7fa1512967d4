import { persistenceConfiguration } from '@word-unfolded/persistence';
import { redisConfiguration, runService } from '@word-unfolded/service-kit';
import { storageConfiguration } from '@word-unfolded/storage';
import { plansConfiguration } from './plans/plans.configuration.js';
import { AppModule } from './app.module.js';

await runService(
  'journal',
  AppModule,
  redisConfiguration,
  persistenceConfiguration,
  storageConfiguration,
  plansConfiguration,
);
