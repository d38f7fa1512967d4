import { readFileSync, statSync } from 'node:fs';

/**
 * Distinguishes a process from a later one with the same number: the boot of the machine, and the start of the process.
 */
export type ProcessIdentity = { readonly boot: string | undefined; readonly started: string | undefined };

/** If the operating system does not report them, both are undefined, and only the process number is known. */
export function identityOfProcess(pid: number): ProcessIdentity {
  return { boot: bootOfMachine(), started: startOfProcess(pid) };
}

/** Device and inode. A copy of a file has the same content but another identity. */
export function identityOfFile(file: string): string {
  const { dev, ino } = statSync(file, { bigint: true });
  return `${dev}:${ino}`;
}

function bootOfMachine(): string | undefined {
  return readQuietly('/proc/sys/kernel/random/boot_id')?.trim();
}

/** Field 22 of proc(5)'s stat. The second field, a name in parentheses, may contain spaces. */
function startOfProcess(pid: number): string | undefined {
  const stat = readQuietly(`/proc/${pid}/stat`);
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
}

function readQuietly(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
