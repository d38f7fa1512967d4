import { aggregateCommand } from './queries/aggregate-command.js';
import { authenticationCommands } from './sessions/authentication-commands.js';
import { backupCommand } from './administration/backup-command.js';
import { catalogueCommands } from './administration/catalogue-commands.js';
import type { Commands } from './command.js';
import { cursorCommands } from './queries/cursor-commands.js';
import { diagnosticCommands } from './administration/diagnostic-commands.js';
import { explainCommand } from './queries/explain-command.js';
import { findAndModifyCommand } from './writes/find-and-modify-command.js';
import { handshakeCommands } from './sessions/handshake-commands.js';
import { indexCommands } from './administration/index-commands.js';
import { queryCommands } from './queries/query-commands.js';
import { sessionCommands } from './sessions/session-commands.js';
import { writeCommands } from './writes/write-commands.js';

/** All commands by name (manual, "Database Commands"). */
export const commands: Commands = {
  ...authenticationCommands,
  ...catalogueCommands,
  ...cursorCommands,
  ...diagnosticCommands,
  ...handshakeCommands,
  ...indexCommands,
  ...queryCommands,
  ...sessionCommands,
  ...writeCommands,
  aggregate: aggregateCommand,
  backup: backupCommand,
  explain: explainCommand,
  findAndModify: findAndModifyCommand,
  findandmodify: findAndModifyCommand,
};
