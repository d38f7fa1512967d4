import type { GatewayConfiguration } from '../gateway.configuration.js';

/** The remotes of the shell with their URLs: on this server, unless they are served elsewhere. */
export function remoteManifest(configuration: GatewayConfiguration): {
  remotes: Record<string, { entry: string }>;
} {
  const configured = {
    study: configuration.MFE_STUDY_URL,
    journal: configuration.MFE_JOURNAL_URL,
    admin: configuration.MFE_ADMIN_URL,
  };
  return {
    remotes: Object.fromEntries(
      Object.entries(configured).map(([name, entry]) => [
        name,
        { entry: entry ?? `/mfe/${name}/mf-manifest.json` },
      ]),
    ),
  };
}
