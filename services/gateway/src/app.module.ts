import { Module } from '@nestjs/common';
import { EventRetentionModule, RedisModule } from '@word-unfolded/service-kit';
import { expiresFilesIn, StorageModule } from '@word-unfolded/storage';
import { AccessKeys } from './access/access-keys.js';
import { AccessTokens } from './access/access-tokens.js';
import { AuthGuard } from './access/auth-guard.js';
import { RevocationFeed } from './access/revocation-feed.js';
import { Revocations } from './access/revocations.js';
import { SeenCookies } from './access/seen-cookies.js';
import { ApiRoutes } from './api/api-routes.js';
import { Callers } from './api/callers.js';
import { GatheredAnswers } from './api/gathered-answers.js';
import { RouteAnswers } from './api/route-answers.js';
import { Webhooks } from './webhooks/webhooks.js';
import { AnswerCache } from './cache/answer-cache.js';
import { CachedResponsePath } from './cache/cached-response-path.js';
import { PurgeFeed } from './cache/purge-feed.js';
import { ResponseCounts } from './counts/response-counts.js';
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
import { LimitHeaders } from './limits/limit-headers.js';
import { SandboxProxy } from './sandbox/sandbox-proxy.js';
import { SessionCookies } from './session/session-cookies.js';
import { EventLines } from './streams/event-lines.js';
import { StreamAnswers } from './streams/stream-answers.js';
import { StreamEvents } from './streams/stream-events.js';
import { AddressThrottle } from './throttle/address-throttle.js';
import { LeaseStore } from './throttle/lease-store.js';
import { Uploads } from './upload/uploads.js';
import { PageRenderers } from './public-pages/page-renderers.js';
import { PublicData } from './public-pages/public-data.js';
import { PublicPages } from './public-pages/public-pages.js';
import { Sitemaps } from './public-pages/sitemaps.js';
import { PageForms } from './web/page-forms.js';
import { PageRoutes } from './web/page-routes.js';

/** A service takes an upload at once, within one request; an older one was left by a crash. */
const ABANDONED_UPLOADS = expiresFilesIn('incoming', 1);

const edge = [
  HttpEdge,
  ApiRoutes,
  RouteAnswers,
  GatheredAnswers,
  Webhooks,
  Callers,
  HealthRoutes,
  SandboxProxy,
  ResponseCounts,
];
const files = [
  FileRoutes,
  StoredFiles,
  DownloadRoutes,
  FirstPage,
  PageRoutes,
  PageForms,
  PublicPages,
  PageRenderers,
  PublicData,
  Sitemaps,
];
const access = [AuthGuard, AccessTokens, AccessKeys, Revocations, RevocationFeed, SeenCookies];
const browsers = [CookieJar, SessionCookies, CsrfGuard, CsrfSecret];
const writes = [Idempotency, Uploads];
const streams = [EventLines, StreamAnswers, StreamEvents, LimitHeaders];
const load = [AnswerCache, CachedResponsePath, PurgeFeed, AddressThrottle, LeaseStore];

@Module({
  imports: [EventRetentionModule, RedisModule, StorageModule],
  providers: [...edge, ...files, ...access, ...browsers, ...writes, ...streams, ...load, ABANDONED_UPLOADS],
})
export class AppModule {}
