import { runService } from '@word-unfolded/service-kit';
import { AppModule } from './app.module.js';
import { configurations } from './configurations.js';

await runService('scripture', AppModule, ...configurations);
