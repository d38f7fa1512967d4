import { Module } from '@nestjs/common';
import { AccountRecordsModule } from '../accounts/records/account-records.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { RevocationsModule } from '../revocations/revocations.module.js';
import { GrantRoleUseCase } from './grant-role.use-case.js';

@Module({
  imports: [AccountRecordsModule, AuditModule, RevocationsModule],
  controllers: [GrantRoleUseCase],
})
export class RolesModule {}
