import type { ConnectionLogin } from '../authentication/connection-login.js';
import type { BsonDocument } from '../bson/value.js';
import type { Database } from '../database/database.js';
import type { ReadView, UnitOfWork } from '../database/unit-of-work.js';
import type { ChangeFeed } from '../changes/change-feed.js';
import type { CursorRegistry } from '../cursors/cursor-registry.js';
import type { Operation } from '../operations/operation.js';
import type { SessionRegistry } from '../sessions/session-registry.js';
import type { Pause } from '../stage-stream/stage-stream.js';
import type { Session, SessionTransaction } from '../sessions/session.js';
import type { Reply } from '../protocol/reply.js';
import type { FailPoints } from './fail-points.js';
import type { CommandRequest } from './command-request.js';

/** The properties of a server that its clients see. */
type ServerIdentity = {
  /** `host:port`, or the path of a socket. */
  readonly address: string;
  /** The name of the replica set with this one member. Undefined for a standalone server. */
  readonly replicaSet: string | undefined;
  /** Differs for every start. Another process uses it to check which server answers. */
  readonly token: string;
  /** Whether clients must authenticate. */
  readonly needsLogin: boolean;
};

/** The components of a server that commands use. */
export type ServerParts = {
  readonly identity: ServerIdentity;
  readonly database: Database;
  readonly cursors: CursorRegistry;
  readonly sessions: SessionRegistry;
  readonly feed: ChangeFeed;
  readonly failPoints: FailPoints;
  connectionCount(): number;
};

/** The part of a connection that commands use. */
export type ClientConnection = {
  readonly id: number;
  readonly isClosed: boolean;
  readonly login: ConnectionLogin;
};

export type CommandContext = ServerParts & {
  readonly connection: ClientConnection;
  readonly operation: Operation;
  readonly session: Session | undefined;
  readonly transaction: SessionTransaction | undefined;
};

/** The snapshot that a command reads. A cursor may retain it. */
export type CommandView = ReadView & {
  /** Retains the snapshot after the command. @returns a function that releases it */
  retain(): () => void;
};

type Common = {
  /**
   * The field names in addition to those of every command. `undefined` if any field is allowed, as in the handshake.
   */
  readonly fields: readonly string[] | undefined;
  /** Fields that MongoDB supports and this server rejects. */
  readonly refused?: readonly string[];
  readonly inTransaction?: boolean;
};

/** A command by its access to the data: none, a snapshot, or a write in the next commit. */
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
        /** A write of any number of documents, with pauses between them. */
        readonly kind: 'long write';
        run(
          request: CommandRequest,
          context: CommandContext,
          work: UnitOfWork,
        ): Generator<Pause, BsonDocument>;
      }
    | {
        /** Reads, unless its arguments require a write. */
        readonly kind: 'read or write';
        writes(request: CommandRequest): boolean;
        read(request: CommandRequest, context: CommandContext, view: CommandView): Reply | Promise<Reply>;
        write(request: CommandRequest, context: CommandContext, work: UnitOfWork): BsonDocument;
      }
  );

export type Commands = Readonly<Record<string, Command>>;
