import { Module } from '@nestjs/common';
import { PersistenceModule } from '@word-unfolded/persistence';
import { contactMessageModel } from './contact/contact-message.schema.js';
import { ContactModule } from './contact/contact.module.js';

@Module({ imports: [PersistenceModule.of(contactMessageModel), ContactModule] })
export class AppModule {}
