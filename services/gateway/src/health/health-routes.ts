import { Injectable } from '@nestjs/common';
import { checkHealthOf, SERVICES, type ServiceName } from '@word-unfolded/contracts';
import { ContractClient, Readiness } from '@word-unfolded/service-kit';
import type { FastifyInstance } from 'fastify';

const OTHERS = SERVICES.filter((name) => name !== 'gateway');

/**
 * `/api/health`: the gateway responds. `/api/ready`: it and every service behind it are ready. Each service checks its
 * own database, queue and connections. An orchestrator that restarts or removes a single gateway uses `/ready` of its
 * internal port.
 */
@Injectable()
export class HealthRoutes {
  constructor(
    private readonly readiness: Readiness,
    private readonly client: ContractClient,
  ) {}

  register(server: FastifyInstance): void {
    server.get('/api/health', (_, reply) =>
      reply
        .header('cache-control', 'no-store')
        .send({ success: true, data: { service: 'gateway', alive: true } }),
    );
    server.get('/api/ready', async (_, reply) => {
      const [own, services] = await Promise.all([this.readiness.report('gateway'), this.askServices()]);
      const ready = own.ready && Object.values(services).every((state) => state === 'ready');
      return reply
        .header('cache-control', 'no-store')
        .status(ready ? 200 : 503)
        .send({ success: ready, data: { ...own, ready, services } });
    });
  }

  private async askServices(): Promise<Record<string, 'ready' | 'not ready' | 'away'>> {
    return Object.fromEntries(
      await Promise.all(OTHERS.map(async (name) => [name, await this.stateOf(name)] as const)),
    );
  }

  private async stateOf(service: ServiceName): Promise<'ready' | 'not ready' | 'away'> {
    try {
      const { ready } = await this.client.ask(checkHealthOf(service), {});
      return ready ? 'ready' : 'not ready';
    } catch {
      return 'away';
    }
  }
}
