export { networkOf } from './address/network-of.js';
export { DeadEvents } from './events/dead-events.js';
export { KeyedMutex } from './concurrency/keyed-mutex.js';
export {
  ConfigurationError,
  defineConfiguration,
  readConfigurations,
  variable,
  type Configuration,
  type ConfigurationOf,
  type Variable,
} from './configuration/define-configuration.js';
export { kitConfiguration, type KitConfiguration } from './configuration/kit.configuration.js';
export { readEnvironment } from './configuration/read-environment.js';
export * as values from './configuration/values.js';
export { ERASURE_PHASES, ErasureParticipant, type ErasurePhase } from './erasure/erasure-participant.js';
export { Consumes } from './events/consumes.js';
export { EventBus } from './events/event-bus.js';
export { EventListener } from './events/event-listener.js';
export { EventRetention } from './events/event-retention.js';
export { EventRetentionModule } from './events/event-retention.module.js';
export { PROCESSED_EVENTS, type ProcessedEvents } from './events/processed-events.js';
export { ADMINISTERED_ERASURES, type AdministeredJobs, type JobCounts } from './jobs/administered-jobs.js';
export { Readiness } from './health/readiness.js';
export type { CallContext } from './messaging/call-context.js';
export { ContractClient, type CallOptions } from './messaging/contract-client.js';
export { assertCallerWaits, currentCall, type IdempotentCommand } from './messaging/current-call.js';
export { Handles, Streams } from './messaging/handles.js';
export { inChunks } from './messaging/streams/in-chunks.js';
export { each, inParts, mapped, type PartSources } from './messaging/streams/in-parts.js';
export { connectNats, NATS_CONNECTION } from './messaging/nats-connection.js';
export { IdleTimeout } from './messaging/streams/idle-timeout.js';
export { withRedisUnavailable } from './redis/redis-unavailable.js';
export { withStorageFull } from './messaging/storage-full.js';
export { fullSubject } from './messaging/protocol.js';
export {
  correlationIdFrom,
  currentRequestContext,
  inRequestContext,
  type RequestContext,
} from './observability/correlation.js';
export { LOGGER, type Logger } from './observability/logger.js';
export { Metrics } from './observability/metrics.js';
export { inSpan, outgoingTrace, type TraceCarrier } from './observability/tracing.js';
export {
  countInHour,
  HOUR_MS,
  retryFields,
  takeBackInHour,
  type HourlyCount,
} from './redis/hourly-limiter.js';
export { redisConfiguration, type RedisConfiguration } from './redis/redis.configuration.js';
export { openRedis } from './redis/open-redis.js';
export { runScript } from './redis/run-script.js';
export { REDIS, RedisModule } from './redis/redis.module.js';
export { Retention } from './retention/retention.js';
export { RetentionRule, type ReportFailure } from './retention/retention-rule.js';
export { sweepEach } from './retention/sweep-each.js';
export { providersOf } from './service/providers-of.js';
export { workerToken } from './service/queue-handlers.js';
export { runService, type ServiceAnnouncement } from './service/run-service.js';
export { BackingServerError, serversIn } from './service/backing-server-error.js';
export { SERVICE_NAME } from './service/service-name.js';
export { startService, type RunningService } from './service/start-service.js';
