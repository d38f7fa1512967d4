import { Injectable } from '@nestjs/common';
import type { ServiceHealth } from '@word-unfolded/contracts';
import { withTimeout } from '@word-unfolded/primitives';

export type ReadinessCheck = () => boolean | Promise<boolean>;

/** Time limit of a check, in milliseconds. A slower check counts as failed. */
const CHECK_WITHIN_MS = 800;

/** The readiness checks of a process. Each module that opens a connection adds its own check. */
@Injectable()
export class Readiness {
  private readonly checks = new Map<string, ReadinessCheck>();
  private readonly optional = new Set<string>();
  private stopping = false;

  /** @param isRequired whether the process is ready only if the check passes; otherwise its result is only reported */
  add(name: string, check: ReadinessCheck, { isRequired = true } = {}): void {
    this.checks.set(name, check);
    if (!isRequired) this.optional.add(name);
  }

  /** Makes the process report that it is not ready, so that it receives no new traffic while it shuts down. */
  beginShutdown(): void {
    this.stopping = true;
  }

  async report(service: string): Promise<ServiceHealth> {
    const outcomes = await Promise.all(
      [...this.checks].map(async ([name, check]) => [name, await passes(check)] as const),
    );
    const isReady = outcomes.every(([name, passed]) => passed || this.optional.has(name));
    return { service, ready: !this.stopping && isReady, checks: Object.fromEntries(outcomes) };
  }
}

async function passes(check: ReadinessCheck): Promise<boolean> {
  try {
    return await withTimeout(async () => check(), CHECK_WITHIN_MS);
  } catch {
    return false;
  }
}
