import { redisConfiguration, runService } from '@word-unfolded/service-kit';
import { AppModule } from './app.module.js';
import { scriptureConfiguration } from './scripture.configuration.js';

await runService('scripture', AppModule, scriptureConfiguration, redisConfiguration);
