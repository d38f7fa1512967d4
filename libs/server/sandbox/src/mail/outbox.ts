import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readMail, type Envelope, type StoredMail } from './stored-mail.js';

/** Maximum number of stored mails. The oldest are deleted first. */
const STORED = 500;

const FILE = /^\d{13}-\d{6}\.json$/;

/** The sent mails, newest first, each in a file of a folder. */
export class Outbox {
  private count = 0;

  private constructor(
    private readonly folder: string,
    private readonly stored: StoredMail[],
  ) {}

  /** Opens the outbox of a folder, with its stored mails. Creates the folder if it does not exist. */
  static async open(folder: string): Promise<Outbox> {
    await mkdir(folder, { recursive: true });
    const names = (await readdir(folder)).filter((name) => FILE.test(name)).sort();
    const mails = await Promise.all(
      names.map(async (name) => mailIn(await readFile(path.join(folder, name), 'utf8'))),
    );
    return new Outbox(folder, mails.reverse());
  }

  get mails(): readonly StoredMail[] {
    return this.stored;
  }

  find(id: string): StoredMail | undefined {
    return this.stored.find((mail) => mail.id === id);
  }

  /** Stores a mail. When it returns, the mail is in its file. */
  async add(raw: Uint8Array, envelope: Envelope): Promise<void> {
    const sentAt = new Date();
    this.count += 1;
    const id = `${sentAt.getTime()}-${String(this.count % 1_000_000).padStart(6, '0')}`;
    const mail = await readMail(raw, envelope, { id, sentAt });
    // The write is atomic: a file truncated by a full disk would be unreadable at the next start.
    const file = this.fileOf(mail);
    await writeFile(`${file}.part`, JSON.stringify(mail, null, 2));
    await rename(`${file}.part`, file);
    this.stored.unshift(mail);
    await Promise.all(this.stored.splice(STORED).map((old) => rm(this.fileOf(old), { force: true })));
  }

  private fileOf({ id }: StoredMail): string {
    return path.join(this.folder, `${id}.json`);
  }
}

/** A mail in its file; those of earlier versions name no attachments. */
function mailIn(file: string): StoredMail {
  const mail = JSON.parse(file) as Omit<StoredMail, 'attachments'> & Partial<Pick<StoredMail, 'attachments'>>;
  return { ...mail, attachments: mail.attachments ?? [] };
}
