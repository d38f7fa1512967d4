import { MECHANISM, speculativeReply } from '../../authentication/connection-login.js';
import { MAX_DOCUMENT_BYTES } from '../../bson/encoding/encode.js';
import { ObjectId } from '../../bson/value.js';
import { SESSION_TIMEOUT_MINUTES } from '../../sessions/session-registry.js';
import { MAX_MESSAGE_BYTES } from '../../protocol/frame-reader.js';
import { okReply } from '../../protocol/reply.js';
import type { CommandRequest } from '../command-request.js';
import type { Command, CommandContext, Commands } from '../command.js';
import { MAX_WIRE_VERSION, SERVER_VERSION, STORAGE_ENGINE, VERSION_ARRAY } from './server-version.js';
import { MAX_STATEMENTS } from '../writes/write-commands.js';

/** Every start of the same set has the same election result, because there is only one member. */
const ELECTION_ID = ObjectId.createFromHexString('7fffffff0000000000000001');

/** Manual, "hello" */
const hello: Command = {
  kind: 'local',
  fields: undefined,
  run: (request, context) =>
    okReply({
      helloOk: true,
      [request.commandName === 'hello' ? 'isWritablePrimary' : 'ismaster']: true,
      ...replicaSetFields(context),
      maxBsonObjectSize: MAX_DOCUMENT_BYTES,
      maxMessageSizeBytes: MAX_MESSAGE_BYTES,
      maxWriteBatchSize: MAX_STATEMENTS,
      localTime: new Date(),
      logicalSessionTimeoutMinutes: SESSION_TIMEOUT_MINUTES,
      connectionId: context.connection.id,
      minWireVersion: 0,
      maxWireVersion: MAX_WIRE_VERSION,
      readOnly: false,
      embedded: { token: context.identity.token },
      ...loginFields(request, context),
    }),
};

function loginFields(request: CommandRequest, { connection: { login }, identity }: CommandContext) {
  if (!identity.needsLogin) return {};
  return {
    saslSupportedMechs: request.has('saslSupportedMechs') ? [MECHANISM] : undefined,
    speculativeAuthenticate: speculativeReply(login, request.get('speculativeAuthenticate')),
  };
}

function replicaSetFields({ identity: { address, replicaSet } }: CommandContext) {
  if (replicaSet === undefined) return {};
  return {
    hosts: [address],
    setName: replicaSet,
    setVersion: 1,
    secondary: false,
    primary: address,
    me: address,
    electionId: ELECTION_ID,
    lastWrite: { lastWriteDate: new Date() },
  };
}

const ping: Command = { kind: 'local', fields: [], run: () => okReply() };

const buildInfo: Command = {
  kind: 'local',
  fields: [],
  run: () =>
    okReply({
      version: SERVER_VERSION,
      gitVersion: 'embedded',
      modules: ['embedded'],
      versionArray: VERSION_ARRAY,
      bits: 64,
      debug: false,
      maxBsonObjectSize: MAX_DOCUMENT_BYTES,
      storageEngines: [STORAGE_ENGINE],
    }),
};

export const handshakeCommands: Commands = {
  buildInfo,
  buildinfo: buildInfo,
  hello,
  isMaster: hello,
  ismaster: hello,
  ping,
};
