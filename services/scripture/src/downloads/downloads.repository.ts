import { Injectable } from '@nestjs/common';
import { LibraryConnection } from '../library/library-connection.js';
import { PART_BYTES } from './downloads.schema.js';

/** A downloadable file. */
export type StoredDownload = {
  readonly translationId: string;
  readonly bytes: number;
  readonly textBytes: number;
  readonly sha256: string;
};

/** Reads the download files in the library file. */
@Injectable()
export class DownloadsRepository {
  constructor(private readonly connection: LibraryConnection) {}

  /** Returns all files, in the order of the editions. */
  list(): StoredDownload[] {
    return this.connection
      .prepare<[id: string, bytes: number, textBytes: number, sha256: string]>(
        `select edition.id, bytes, text_bytes, sha256
         from download join edition on edition.number = download.edition order by edition.number`,
      )
      .all()
      .map(([translationId, bytes, textBytes, sha256]) => ({ translationId, bytes, textBytes, sha256 }));
  }

  /** Yields the bytes of a file in a range with exclusive end, part by part; none if the file does not exist. */
  *read(translationId: string, from: number, to: number): Generator<Buffer> {
    const select = this.connection.prepare<[data: string]>(
      `select data from download_part join edition on edition.number = download_part.edition
       where edition.id = ? and part = ?`,
    );
    for (let part = Math.floor(from / PART_BYTES); part * PART_BYTES < to; part += 1) {
      const [row] = select.all(translationId, part);
      if (!row) return;
      const begins = part * PART_BYTES;
      yield Buffer.from(row[0], 'base64').subarray(Math.max(0, from - begins), to - begins);
    }
  }
}
