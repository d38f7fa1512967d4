import { Module } from '@nestjs/common';
import { RedisModule } from '@word-unfolded/service-kit';
import { ApiRoutes } from './api/api-routes.js';
import { AnswerCache } from './cache/answer-cache.js';
import { AnswerShortcut } from './cache/answer-shortcut.js';
import { HttpEdge } from './edge/http-edge.js';
import { HealthRoutes } from './health/health-routes.js';
import { AddressThrottle } from './throttle/address-throttle.js';
import { LeaseStore } from './throttle/lease-store.js';

@Module({
  imports: [RedisModule],
  providers: [HttpEdge, ApiRoutes, HealthRoutes, AnswerCache, AnswerShortcut, AddressThrottle, LeaseStore],
})
export class AppModule {}
