import { Module } from '@nestjs/common';
import { AttemptsModule } from '../attempts/attempts.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { HashingModule } from './hashing/hashing.module.js';
import { PasswordProof } from './password-proof.js';

@Module({
  imports: [AttemptsModule, AuditModule, HashingModule],
  providers: [PasswordProof],
  exports: [PasswordProof],
})
export class PasswordProofModule {}
