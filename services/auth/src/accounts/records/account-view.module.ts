import { Module } from '@nestjs/common';
import { AvatarModule } from '../../avatar/avatar.module.js';
import { UserView } from './user-view.js';

/** The view of an account for its reader, for every feature that returns one. */
@Module({ imports: [AvatarModule], providers: [UserView], exports: [UserView] })
export class AccountViewModule {}
