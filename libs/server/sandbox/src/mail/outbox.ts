import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readMail, type Envelope, type KeptMail } from './kept-mail.js';

/** How many mails are kept; the oldest go first. */
const KEPT = 500;

const FILE = /^\d{13}-\d{6}\.json$/;

/** The mails that were sent, newest first, each in a file of a folder. */
export class Outbox {
  private count = 0;

  private constructor(
    private readonly folder: string,
    private readonly kept: KeptMail[],
  ) {}

  /** Opens the outbox of a folder, with what was kept there before. The folder is made if it is not there. */
  static async open(folder: string): Promise<Outbox> {
    await mkdir(folder, { recursive: true });
    const names = (await readdir(folder)).filter((name) => FILE.test(name)).sort();
    const mails = await Promise.all(
      names.map(async (name) => JSON.parse(await readFile(path.join(folder, name), 'utf8')) as KeptMail),
    );
    return new Outbox(folder, mails.reverse());
  }

  get mails(): readonly KeptMail[] {
    return this.kept;
  }

  find(id: string): KeptMail | undefined {
    return this.kept.find((mail) => mail.id === id);
  }

  /** Keeps a mail; when this returns it is in its file. */
  async keep(raw: Uint8Array, envelope: Envelope): Promise<void> {
    const sentAt = new Date();
    this.count += 1;
    const id = `${sentAt.getTime()}-${String(this.count % 1_000_000).padStart(6, '0')}`;
    const mail = await readMail(raw, envelope, { id, sentAt });
    // Whole or not at all: a file that a full disk cuts short could not be read at the next start.
    const file = this.fileOf(mail);
    await writeFile(`${file}.part`, JSON.stringify(mail, null, 2));
    await rename(`${file}.part`, file);
    this.kept.unshift(mail);
    await Promise.all(this.kept.splice(KEPT).map((old) => rm(this.fileOf(old), { force: true })));
  }

  private fileOf({ id }: KeptMail): string {
    return path.join(this.folder, `${id}.json`);
  }
}
