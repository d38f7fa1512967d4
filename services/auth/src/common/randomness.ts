import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';

/** The source of unpredictable values. */
export abstract class Randomness {
  /** Random bytes of the given number. */
  abstract bytes(count: number): Buffer;
}

@Injectable()
export class SystemRandomness extends Randomness {
  bytes(count: number): Buffer {
    return randomBytes(count);
  }
}
