import { Injectable } from '@nestjs/common';

/** How many of the commonest passwords are refused (decisions, "Accounts"). */
const COMMONEST = 10_000;

/** The commonest passwords. The list is loaded when somebody first sets a password. */
@Injectable()
export class CommonPasswords {
  private loading: Promise<ReadonlySet<string>> | undefined;

  /** Whether a password is among the commonest, in whatever case it is written. */
  async include(password: string): Promise<boolean> {
    this.loading ??= load();
    return (await this.loading).has(password.normalize('NFKC').toLowerCase());
  }
}

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  // The list is in the order of how common they are.
  return new Set(dictionary['passwords-common'].slice(0, COMMONEST));
}
