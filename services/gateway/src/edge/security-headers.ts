import { PAGES } from '@word-unfolded/domain';
import { bucketOrigin, type StorageConfiguration } from '@word-unfolded/storage';
import type { GatewayConfiguration } from '../gateway.configuration.js';

/** Headers of a page whose URL is secret or grants access: search engines must not list it. */
export const UNLISTED_HEADERS: Readonly<Record<string, string>> = {
  'x-robots-tag': 'noindex, nofollow, noarchive',
};

/** Path prefixes of such pages. */
const UNLISTED = [PAGES.shared, PAGES.resetPassword, PAGES.verifyEmail].map((path) =>
  path.replace(/:.*$/, ''),
);

/** Whether the URL of a page is given only to those who may see it. */
export function isUnlisted(url: string): boolean {
  return UNLISTED.some((start) => url.startsWith(start));
}

const YEAR_SECONDS = 31_536_000;

const TRANSPORT = {
  'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains`,
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

/** The headers of API responses: data, which no browser may show as a page. */
export const API_HEADERS: Readonly<Record<string, string>> = {
  ...TRANSPORT,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
};

/** The headers of texts that routes send: a document with pictures and styles of this origin, and without scripts. */
export const TEXT_HEADERS: Readonly<Record<string, string>> = {
  ...TRANSPORT,
  'content-security-policy':
    "default-src 'none'; img-src 'self'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
};

/** The headers of files that readers have uploaded: images for a page, without active content. */
export const FILE_HEADERS: Readonly<Record<string, string>> = {
  ...TRANSPORT,
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
};

/**
 * The headers of pages and their files. The content security policy allows scripts, styles and fonts of this origin
 * only, nothing inline and no evaluation. A remote that is served elsewhere adds its origin, and a bucket its own for
 * images.
 */
export function pageHeaders(
  configuration: GatewayConfiguration,
  storage: StorageConfiguration,
): Readonly<Record<string, string>> {
  return {
    ...TRANSPORT,
    'content-security-policy': contentPolicy(remoteOrigins(configuration), pictureOrigins(storage)),
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), payment=(), usb=()',
  };
}

function contentPolicy(remotes: readonly string[], pictures: readonly string[]): string {
  const self = ["'self'", ...remotes].join(' ');
  return [
    "default-src 'self'",
    `script-src ${self}`,
    `style-src ${self}`,
    `connect-src ${[self, ...pictures].join(' ')}`,
    `font-src ${self}`,
    `img-src ${[self, ...pictures].join(' ')} data: blob:`,
    "media-src 'self' blob:",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Images in a bucket are loaded from it; the page fetches one to download it under another name. */
function pictureOrigins({ S3_BUCKET, S3_REGION, S3_ENDPOINT }: StorageConfiguration): string[] {
  return S3_BUCKET ? [bucketOrigin({ bucket: S3_BUCKET, region: S3_REGION, endpoint: S3_ENDPOINT })] : [];
}

function remoteOrigins({ MFE_STUDY_URL, MFE_JOURNAL_URL, MFE_ADMIN_URL }: GatewayConfiguration): string[] {
  const urls = [MFE_STUDY_URL, MFE_JOURNAL_URL, MFE_ADMIN_URL].filter((url) => url !== undefined);
  return [...new Set(urls.map((url) => new URL(url).origin))];
}
