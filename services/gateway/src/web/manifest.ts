import type { GatewayConfiguration } from '../gateway.configuration.js';

/** The remotes of the shell and where each is found: here, unless it is served elsewhere. */
export function remoteManifest(configuration: GatewayConfiguration): {
  remotes: Record<string, { entry: string }>;
} {
  const given = {
    study: configuration.MFE_STUDY_URL,
    journal: configuration.MFE_JOURNAL_URL,
    admin: configuration.MFE_ADMIN_URL,
  };
  return {
    remotes: Object.fromEntries(
      Object.entries(given).map(([name, entry]) => [
        name,
        { entry: entry ?? `/mfe/${name}/mf-manifest.json` },
      ]),
    ),
  };
}
