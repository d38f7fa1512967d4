import { Injectable } from '@nestjs/common';
import type { ServiceHealth } from '@word-unfolded/contracts';

export type ReadinessCheck = () => boolean | Promise<boolean>;

/** A check that takes longer has failed, in milliseconds. */
const CHECK_WITHIN_MS = 800;

/** What a process needs in order to serve, and whether it has it. Whoever opens a connection adds its check here. */
@Injectable()
export class Readiness {
  private readonly checks = new Map<string, ReadinessCheck>();
  private stopping = false;

  add(name: string, check: ReadinessCheck): void {
    this.checks.set(name, check);
  }

  /** From now on the process is not ready, so that nobody sends it anything new while it finishes. */
  beginShutdown(): void {
    this.stopping = true;
  }

  async report(service: string): Promise<ServiceHealth> {
    const outcomes = await Promise.all(
      [...this.checks].map(async ([name, check]) => [name, await passes(check)] as const),
    );
    const checks = Object.fromEntries(outcomes);
    return { service, ready: !this.stopping && Object.values(checks).every(Boolean), checks };
  }
}

async function passes(check: ReadinessCheck): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), CHECK_WITHIN_MS);
  });
  try {
    return await Promise.race([check(), late]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
