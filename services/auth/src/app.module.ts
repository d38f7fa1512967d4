import { Module } from '@nestjs/common';
import { PersistenceModule } from '@word-unfolded/persistence';
import { migrations } from './migrations/index.js';
import { JobsModule } from '@word-unfolded/queues';
import { deletedKeyModel } from './accounts/device-keys/deleted-key.schema.js';
import { accountModel } from './accounts/records/account.schema.js';
import { AccountsModule } from './accounts/accounts.module.js';
import { AdministrationModule } from './administration/administration.module.js';
import { auditModel } from './audit/audit.schema.js';
import { CommonModule } from './common/common.module.js';
import { ExportModule } from './export/export.module.js';
import { accessKeyModel } from './keys/access-key.schema.js';
import { KeysModule } from './keys/keys.module.js';
import { PasswordsModule } from './passwords/passwords.module.js';
import { revocationModel } from './revocations/revocation.schema.js';
import { RolesModule } from './roles/roles.module.js';
import { knownDeviceModel } from './sessions/devices/known-device.schema.js';
import { sessionModel } from './sessions/records/session.schema.js';
import { SessionsModule } from './sessions/sessions.module.js';
import { TiersModule } from './tiers/tiers.module.js';
import { issuedLinkModel } from './tokens/issued-link.schema.js';
import { mailedTokenModel } from './tokens/mailed-token.schema.js';

@Module({
  imports: [
    PersistenceModule.migrated(
      migrations,
      accountModel,
      deletedKeyModel,
      sessionModel,
      knownDeviceModel,
      mailedTokenModel,
      issuedLinkModel,
      accessKeyModel,
      revocationModel,
      auditModel,
    ),
    CommonModule,
    KeysModule,
    SessionsModule,
    AccountsModule,
    ExportModule,
    PasswordsModule,
    RolesModule,
    TiersModule,
    AdministrationModule,
    JobsModule.of('auth'),
  ],
})
export class AppModule {}
