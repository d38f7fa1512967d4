import { documentOf } from '../../bson/document-literal.js';
import { isNumber } from '../../bson/value.js';
import { toNumber } from '../../bson/numbers/number.js';
import { mongoError, notSupported } from '../../errors/mongo-error.js';
import { countAll } from '../../operations/reads/count.js';
import { okReply } from '../../protocol/reply.js';
import type { Commands } from '../command.js';
import { SERVER_VERSION, STORAGE_ENGINE } from '../sessions/server-version.js';
import { validateCollection } from './validate-collection.js';

/** Manual, "Diagnostic Commands" */
export const diagnosticCommands: Commands = {
  configureFailPoint: {
    kind: 'local',
    fields: ['mode', 'data'],
    run: (request, { failPoints }) => {
      const name = request.required('configureFailPoint', request.text('configureFailPoint'));
      failPoints.configure(name, request.get('mode'), request.document('data'));
      return okReply();
    },
  },
  dbStats: {
    kind: 'read',
    fields: ['scale', 'freeStorage'],
    run: (request, { database }, view) => {
      const collections = view.catalogue.of(request.databaseName);
      return okReply({
        db: request.databaseName,
        collections: collections.length,
        objects: collections.reduce((total, collection) => total + countAll(database, collection), 0),
        dataSize: 0,
        storageSize: 0,
        indexes: collections.reduce((total, { indexes }) => total + indexes.length, 0),
      });
    },
  },
  profile: {
    kind: 'local',
    fields: ['slowms', 'sampleRate', 'filter'],
    run: (request) => {
      const level = request.get('profile');
      if (isNumber(level) && toNumber(level) > 0) throw notSupported('the profiler');
      return okReply({ was: 0, slowms: 100, sampleRate: 1 });
    },
  },
  replSetGetStatus: {
    kind: 'local',
    fields: [],
    run: (_request, { identity: { replicaSet, address } }) => {
      if (replicaSet === undefined) throw mongoError('NoReplicationEnabled', 'not running with --replSet');
      const self = documentOf({
        _id: 0,
        name: address,
        health: 1,
        state: 1,
        stateStr: 'PRIMARY',
        self: true,
      });
      return okReply({ set: replicaSet, date: new Date(), myState: 1, members: [self] });
    },
  },
  serverStatus: {
    kind: 'local',
    fields: undefined,
    run: (_request, { identity, cursors, sessions, connectionCount }) =>
      okReply({
        host: identity.address,
        version: SERVER_VERSION,
        process: 'embedded',
        pid: BigInt(process.pid),
        uptime: process.uptime(),
        localTime: new Date(),
        connections: { current: connectionCount() },
        logicalSessionRecordCache: { activeSessionsCount: sessions.size },
        metrics: { cursor: { open: { total: cursors.size } } },
        mem: { resident: Math.round(process.memoryUsage.rss() / 2 ** 20) },
        storageEngine: { name: STORAGE_ENGINE },
      }),
  },
  validate: {
    kind: 'read',
    fields: ['full', 'repair', 'metadata', 'checkBSONConformance'],
    run: (request, { operation }, view) => {
      const collection = view.catalogue.get(request.databaseName, request.collectionName);
      if (!collection)
        throw mongoError(
          'NamespaceNotFound',
          `Collection '${request.namespace}' does not exist to validate.`,
        );
      return validateCollection(view, collection, operation);
    },
  },
};
