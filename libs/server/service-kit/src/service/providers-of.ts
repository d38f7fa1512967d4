import type { DiscoveryService } from '@nestjs/core';

/** A class of which providers are instances; it may be abstract. */
type Kind<Provider> = abstract new (...of: never[]) => Provider;

/** All providers of a service that are instances of a class. */
export function providersOf<Provider>(discovery: DiscoveryService, kind: Kind<Provider>): Provider[] {
  const instances = discovery.getProviders().map(({ instance }) => instance as unknown);
  return [...new Set(instances.filter((instance): instance is Provider => instance instanceof kind))];
}
