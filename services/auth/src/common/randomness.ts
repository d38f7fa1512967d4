import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';

/** Where what nobody can guess comes from. */
export abstract class Randomness {
  /** So many random bytes. */
  abstract bytes(count: number): Buffer;
}

@Injectable()
export class SystemRandomness extends Randomness {
  bytes(count: number): Buffer {
    return randomBytes(count);
  }
}
