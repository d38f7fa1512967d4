import { Module } from '@nestjs/common';
import { AvatarModule } from '../avatar/avatar.module.js';
import { UserView } from './user-view.js';

/** How accounts are shown to their readers, for every feature that answers with one. */
@Module({ imports: [AvatarModule], providers: [UserView], exports: [UserView] })
export class AccountViewModule {}
