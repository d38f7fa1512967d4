import type { BsonDocument } from '../bson/value.js';
import type { Database } from '../database/database.js';
import type { ReadView, UnitOfWork } from '../database/unit-of-work.js';
import type { ChangeFeed } from '../changes/change-event.js';
import type { CursorRegistry } from '../cursors/cursor-registry.js';
import type { Operation } from '../operations/operation.js';
import type { SessionRegistry } from '../sessions/session-registry.js';
import type { Session, SessionTransaction } from '../sessions/session.js';
import type { Reply } from '../wire/reply.js';
import type { FailPoints } from './fail-points.js';
import type { CommandRequest } from './command-request.js';

/** What a server is, to those who connect to it. */
export type ServerIdentity = {
  /** `host:port`, or the path of a socket. */
  readonly address: string;
  /** The name of the replica set of one that it presents itself as; nothing where it stands alone. */
  readonly replicaSet: string | undefined;
  /** Different for every start: by it a second process makes sure whom it has found. */
  readonly token: string;
};

/** The parts of a server that commands work with. */
export type ServerParts = {
  readonly identity: ServerIdentity;
  readonly database: Database;
  readonly cursors: CursorRegistry;
  readonly sessions: SessionRegistry;
  readonly feed: ChangeFeed;
  readonly failPoints: FailPoints;
  connectionCount(): number;
};

/** A connection, as far as a command cares. */
export type ClientConnection = {
  readonly id: number;
  readonly remoteAddress: string;
  readonly isClosed: boolean;
};

export type CommandContext = ServerParts & {
  readonly connection: ClientConnection;
  readonly operation: Operation;
  readonly session: Session | undefined;
  readonly transaction: SessionTransaction | undefined;
};

/** A snapshot that a command reads, and that a cursor may keep. */
export type CommandView = ReadView & {
  /** Keeps the snapshot beyond the command. @returns what releases it */
  keep(): () => void;
};

type Common = {
  /** Its field names beside those that every command has; `undefined` where the handshake sends what it likes. */
  readonly fields: readonly string[] | undefined;
  /** Fields that MongoDB knows and this server refuses. */
  readonly refused?: readonly string[];
  readonly inTransaction?: boolean;
};

/** A command by what it needs: nothing of the data, a snapshot, or a place in the next commit. */
export type Command = Common &
  (
    | {
        readonly kind: 'local';
        run(request: CommandRequest, context: CommandContext): Reply | Promise<Reply>;
      }
    | {
        readonly kind: 'read';
        run(request: CommandRequest, context: CommandContext, view: CommandView): Reply | Promise<Reply>;
      }
    | {
        readonly kind: 'write';
        run(request: CommandRequest, context: CommandContext, work: UnitOfWork): BsonDocument;
      }
    | {
        /** Reads, unless what it is asked for writes. */
        readonly kind: 'read or write';
        writes(request: CommandRequest): boolean;
        read(request: CommandRequest, context: CommandContext, view: CommandView): Reply | Promise<Reply>;
        write(request: CommandRequest, context: CommandContext, work: UnitOfWork): BsonDocument;
      }
  );

export type Commands = Readonly<Record<string, Command>>;
