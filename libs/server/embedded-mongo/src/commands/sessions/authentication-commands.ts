import { okReply } from '../../protocol/reply.js';
import type { Commands } from '../command.js';

/** Manual, "Authentication Commands" */
export const authenticationCommands: Commands = {
  saslContinue: {
    kind: 'local',
    fields: ['conversationId', 'payload'],
    run: (request, { connection }) => okReply(Object.fromEntries(connection.login.proceed(request.fields))),
  },
  saslStart: {
    kind: 'local',
    fields: ['mechanism', 'payload', 'autoAuthorize', 'options'],
    run: (request, { connection }) => okReply(Object.fromEntries(connection.login.start(request.fields))),
  },
};

/** Commands that need no authentication: those of the login itself, and those that reveal no data. */
export const OPEN_COMMANDS: ReadonlySet<string> = new Set([
  'buildInfo',
  'buildinfo',
  'hello',
  'isMaster',
  'ismaster',
  'ping',
  'saslContinue',
  'saslStart',
]);
