import type { GatewayConfiguration } from '../gateway.configuration.js';

const YEAR_SECONDS = 31_536_000;

const TRANSPORT = {
  'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains`,
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

/** The headers of what the API answers: data, which no browser should ever show as a page. */
export const API_HEADERS: Readonly<Record<string, string>> = {
  ...TRANSPORT,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
};

/** The headers of files that readers have brought: pictures to be shown in a page, and nothing that could act. */
export const FILE_HEADERS: Readonly<Record<string, string>> = {
  ...TRANSPORT,
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
};

/**
 * The headers of pages and their files. The content policy allows scripts, styles and fonts from this origin alone,
 * nothing inline and nothing evaluated; a remote that is served elsewhere adds its origin.
 */
export function pageHeaders(configuration: GatewayConfiguration): Readonly<Record<string, string>> {
  return {
    ...TRANSPORT,
    'content-security-policy': contentPolicy(remoteOrigins(configuration)),
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), payment=(), usb=()',
  };
}

function contentPolicy(remotes: readonly string[]): string {
  const self = ["'self'", ...remotes].join(' ');
  return [
    "default-src 'self'",
    `script-src ${self}`,
    `style-src ${self}`,
    `connect-src ${self}`,
    `font-src ${self}`,
    `img-src ${self} data: blob:`,
    "media-src 'self' blob:",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function remoteOrigins({ MFE_STUDY_URL, MFE_JOURNAL_URL, MFE_ADMIN_URL }: GatewayConfiguration): string[] {
  const given = [MFE_STUDY_URL, MFE_JOURNAL_URL, MFE_ADMIN_URL].filter((url) => url !== undefined);
  return [...new Set(given.map((url) => new URL(url).origin))];
}
