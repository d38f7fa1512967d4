import { Module } from '@nestjs/common';
import { RedisModule } from '@word-unfolded/service-kit';
import { StorageModule } from '@word-unfolded/storage';
import { AccessKeys } from './access/access-keys.js';
import { AccessTokens } from './access/access-tokens.js';
import { Gatekeeper } from './access/gatekeeper.js';
import { RevocationFeed } from './access/revocation-feed.js';
import { Revocations } from './access/revocations.js';
import { ApiRoutes } from './api/api-routes.js';
import { Askers } from './api/askers.js';
import { RouteAnswers } from './api/route-answers.js';
import { AnswerCache } from './cache/answer-cache.js';
import { AnswerShortcut } from './cache/answer-shortcut.js';
import { Clock } from './clock.js';
import { CookieJar } from './cookies/cookie-jar.js';
import { CsrfGuard } from './csrf/csrf-guard.js';
import { CsrfSecret } from './csrf/csrf-secret.js';
import { DownloadRoutes } from './downloads/download-routes.js';
import { HttpEdge } from './edge/http-edge.js';
import { FirstPage } from './first-page/first-page.js';
import { FileRoutes } from './files/file-routes.js';
import { StoredFiles } from './files/stored-files.js';
import { HealthRoutes } from './health/health-routes.js';
import { Idempotency } from './idempotency/idempotency.js';
import { OutcomeStore } from './idempotency/outcome-store.js';
import { LimitHeaders } from './limits/limit-headers.js';
import { SandboxProxy } from './sandbox/sandbox-proxy.js';
import { SessionCookies } from './session/session-cookies.js';
import { AnswerEvents } from './streams/answer-events.js';
import { AskedAnswers } from './streams/asked-answers.js';
import { StreamAnswers } from './streams/stream-answers.js';
import { AddressThrottle } from './throttle/address-throttle.js';
import { LeaseStore } from './throttle/lease-store.js';
import { Uploads } from './upload/uploads.js';

const edge = [HttpEdge, ApiRoutes, RouteAnswers, Askers, HealthRoutes, SandboxProxy, Clock];
const files = [FileRoutes, StoredFiles, DownloadRoutes, FirstPage];
const access = [Gatekeeper, AccessTokens, AccessKeys, Revocations, RevocationFeed];
const browsers = [CookieJar, SessionCookies, CsrfGuard, CsrfSecret];
const writes = [Idempotency, OutcomeStore, Uploads];
const streams = [AskedAnswers, AnswerEvents, StreamAnswers, LimitHeaders];
const load = [AnswerCache, AnswerShortcut, AddressThrottle, LeaseStore];

@Module({
  imports: [RedisModule, StorageModule],
  providers: [...edge, ...files, ...access, ...browsers, ...writes, ...streams, ...load],
})
export class AppModule {}
