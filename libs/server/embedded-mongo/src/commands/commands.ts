import { aggregateCommand } from './aggregate-command.js';
import { catalogueCommands } from './catalogue-commands.js';
import type { Commands } from './command.js';
import { cursorCommands } from './cursor-commands.js';
import { diagnosticCommands } from './diagnostic-commands.js';
import { explainCommand } from './explain-command.js';
import { findAndModifyCommand } from './find-and-modify-command.js';
import { handshakeCommands } from './handshake-commands.js';
import { indexCommands } from './index-commands.js';
import { queryCommands } from './query-commands.js';
import { sessionCommands } from './session-commands.js';
import { writeCommands } from './write-commands.js';

/** Every command by its name (manual, "Database Commands"). */
export const commands: Commands = {
  ...catalogueCommands,
  ...cursorCommands,
  ...diagnosticCommands,
  ...handshakeCommands,
  ...indexCommands,
  ...queryCommands,
  ...sessionCommands,
  ...writeCommands,
  aggregate: aggregateCommand,
  explain: explainCommand,
  findAndModify: findAndModifyCommand,
  findandmodify: findAndModifyCommand,
};
