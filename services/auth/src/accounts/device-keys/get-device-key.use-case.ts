import { Injectable } from '@nestjs/common';
import { AppError, type GetDeviceKey, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { ownerOf } from '@word-unfolded/persistence';
import { webcrypto } from 'node:crypto';
import type { DeviceKey } from '../records/account.js';
import { AccountRepository } from '../records/account.repository.js';

/** Returns the key of an account for data on devices; the first request creates it. */
@Injectable()
export class GetDeviceKeyUseCase {
  constructor(private readonly accounts: AccountRepository) {}

  /** @throws AppError NOT_AUTHENTICATED when the account is deleted */
  async execute({ userId }: RequestOf<typeof GetDeviceKey>): Promise<ResponseOf<typeof GetDeviceKey>> {
    const ownerId = ownerOf(userId);
    const key =
      (await this.accounts.deviceKey(ownerId)) ??
      (await this.accounts.deviceKey(ownerId, await newDeviceKey()));
    if (!key) throw AppError.of('NOT_AUTHENTICATED');
    return key;
  }
}

async function newDeviceKey(): Promise<DeviceKey> {
  const { subtle } = webcrypto;
  const pair = await subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
  const [publicKey, privateKey] = await Promise.all([
    subtle.exportKey('raw', pair.publicKey),
    subtle.exportKey('pkcs8', pair.privateKey),
  ]);
  return {
    publicKey: Buffer.from(publicKey).toString('base64url'),
    privateKey: Buffer.from(privateKey).toString('base64url'),
  };
}
