import { documentOf } from '../bson/document-literal.js';
import { FieldReader } from '../bson/encoding/field-reader.js';
import { Binary, isDocument, type BsonDocument } from '../bson/value.js';
import { mongoError } from '../errors/mongo-error.js';
import { ScramConversation } from './scram-conversation.js';
import type { ScramSecret } from './scram-secret.js';

export const MECHANISM = 'SCRAM-SHA-256';
const CONVERSATION_ID = 1;

/** The authentication state of a connection (manual, "SCRAM"; driver specification "Authentication"). */
export class ConnectionLogin {
  private conversation: ScramConversation | undefined;
  private skipsEmptyExchange = false;
  private isProved = false;
  private isDone: boolean;

  /** @param secret undefined if authentication is disabled */
  constructor(private readonly secret: ScramSecret | undefined) {
    this.isDone = secret === undefined;
  }

  /** Whether the connection may run more than the handshake commands. */
  get isAllowed(): boolean {
    return this.isDone;
  }

  /**
   * The reply to `saslStart`, or to the speculative authentication of a handshake.
   *
   * @throws MongoError 18 AuthenticationFailed, 334 MechanismUnavailable
   */
  start(fields: BsonDocument): BsonDocument {
    this.forget();
    const request = new FieldReader(fields, 'saslStart');
    const mechanism = request.required('mechanism', request.text('mechanism'));
    if (mechanism !== MECHANISM)
      throw mongoError(
        'MechanismUnavailable',
        `Received authentication for mechanism ${mechanism} which is unknown or not enabled`,
      );
    if (!this.secret) throw mongoError('AuthenticationFailed', 'Authentication failed.');
    this.conversation = new ScramConversation(this.secret, payloadOf(request));
    this.skipsEmptyExchange = request.document('options')?.get('skipEmptyExchange') === true;
    return answer(this.conversation.first, false);
  }

  /** The reply to `saslContinue`. @throws MongoError 18 AuthenticationFailed, 17 ProtocolError */
  proceed(fields: BsonDocument): BsonDocument {
    const request = new FieldReader(fields, 'saslContinue');
    const { conversation } = this;
    if (!conversation || request.count('conversationId') !== CONVERSATION_ID)
      throw mongoError('ProtocolError', 'No SASL session state found');
    if (this.isProved) return this.complete('');
    try {
      const proof = conversation.finish(payloadOf(request));
      this.isProved = true;
      return this.skipsEmptyExchange ? this.complete(proof) : answer(proof, false);
    } catch (error) {
      this.forget();
      throw error;
    }
  }

  private forget(): void {
    this.conversation = undefined;
    this.isProved = false;
    this.isDone = this.secret === undefined;
  }

  private complete(payload: string): BsonDocument {
    this.conversation = undefined;
    this.isDone = true;
    return answer(payload, true);
  }
}

/** Answers the speculative authentication of a handshake if possible. Otherwise the client sends `saslStart` later. */
export function speculativeReply(login: ConnectionLogin, request: unknown): BsonDocument | undefined {
  if (!isDocument(request as BsonDocument)) return undefined;
  try {
    return login.start(request as BsonDocument);
  } catch {
    return undefined;
  }
}

function payloadOf(request: FieldReader): string {
  const payload = request.get('payload');
  if (payload instanceof Binary) return Buffer.from(payload.value()).toString();
  throw mongoError('AuthenticationFailed', 'Authentication failed.');
}

function answer(payload: string, done: boolean): BsonDocument {
  return documentOf({ conversationId: CONVERSATION_ID, done, payload: new Binary(Buffer.from(payload)) });
}
