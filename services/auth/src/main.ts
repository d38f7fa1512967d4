import { runService } from '@word-unfolded/service-kit';
import { AppModule } from './app.module.js';

await runService('auth', AppModule);
