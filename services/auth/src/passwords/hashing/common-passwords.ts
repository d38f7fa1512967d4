import { Injectable } from '@nestjs/common';

/** How many of the most common passwords are refused (decisions, "Accounts"). */
const COMMONEST = 10_000;

/** The most common passwords. The list is loaded when a password is first set. */
@Injectable()
export class CommonPasswords {
  private loading: Promise<ReadonlySet<string>> | undefined;

  /** Whether a password is among the most common ones, case-insensitively. */
  async include(password: string): Promise<boolean> {
    this.loading ??= load();
    return (await this.loading).has(password.normalize('NFKC').toLowerCase());
  }
}

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  // The list is ordered by frequency.
  return new Set(dictionary['passwords-common'].slice(0, COMMONEST));
}
