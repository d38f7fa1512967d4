import { redisConfiguration, runService } from '@word-unfolded/service-kit';
import { storageConfiguration } from '@word-unfolded/storage';
import { AppModule } from './app.module.js';
import { gatewayConfiguration } from './gateway.configuration.js';

await runService('gateway', AppModule, gatewayConfiguration, redisConfiguration, storageConfiguration);
