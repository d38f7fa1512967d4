import type { Type } from '@nestjs/common';
import { redisConfiguration, startService, type RunningService } from '@word-unfolded/service-kit';
import type { Environment } from '@word-unfolded/testing';
import { execFile, fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const running: RunningService[] = [];

/** Starts a service that {@link stopServices} stops. */
export async function start(module: Type, environment: Environment): Promise<RunningService> {
  const service = await startService('journal', module, [redisConfiguration], environment);
  running.push(service);
  return service;
}

/** Leaves the stopping of a service to the test. */
export function release(service: RunningService): void {
  running.splice(running.indexOf(service), 1);
}

export async function stopServices(): Promise<void> {
  await Promise.all(running.splice(0).map((service) => service.stop()));
}

/** Starts a process that takes jobs, reports each, and never finishes one. The test kills it. */
export async function startMortalWorker(environment: Environment): Promise<ChildProcess> {
  const folder = path.join(import.meta.dirname, 'mortal-worker');
  const build = path.join(import.meta.dirname, '..', '..', 'service-kit', 'build', 'bundle-service.mjs');
  await promisify(execFile)(process.execPath, [build], { cwd: folder });
  return fork(path.join(folder, 'dist', 'main.js'), {
    env: { ...process.env, ...environment, NODE_OPTIONS: '' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}
