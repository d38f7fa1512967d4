import { typeNameOf } from '../bson/bson-type.js';
import { decodeDocument } from '../bson/encoding/decode.js';
import { FieldReader } from '../bson/encoding/field-reader.js';
import { show } from '../bson/show.js';
import { isDocument, type BsonDocument, type Maybe } from '../bson/value.js';
import { mongoError } from '../errors/mongo-error.js';
import type { Message } from '../protocol/message.js';

/** A command as received. */
export class CommandRequest extends FieldReader {
  private constructor(
    fields: BsonDocument,
    readonly commandName: string,
    readonly databaseName: string,
    private readonly sequences: Message['sequences'],
  ) {
    super(fields, commandName);
  }

  /** @throws MongoError 40571 if the message does not name a database */
  static of({ body, sequences }: Message): CommandRequest {
    const [name] = body.keys();
    if (name === undefined) throw mongoError('CommandNotFound', "no such command: ''");
    const database = body.get('$db');
    if (typeof database !== 'string') throw mongoError(40571, 'OP_MSG requests require a $db argument');
    return new CommandRequest(body, name, database, sequences);
  }

  /** A command nested in another command, as in `explain`. */
  static within(outer: CommandRequest, body: BsonDocument): CommandRequest {
    const [name] = body.keys();
    if (name === undefined) throw mongoError('CommandNotFound', "no such command: ''");
    return new CommandRequest(body, name, outer.databaseName, new Map());
  }

  /** The collection that the command names. @throws MongoError 73 InvalidNamespace */
  get collectionName(): string {
    const name = this.get(this.commandName);
    if (typeof name === 'string' && name !== '') return name;
    throw mongoError('InvalidNamespace', `Invalid namespace specified '${this.databaseName}.${show(name)}'`);
  }

  get namespace(): string {
    return `${this.databaseName}.${this.collectionName}`;
  }

  /** Documents that are stored exactly as received. */
  rawDocuments(field: string): readonly Buffer[] | undefined {
    return this.sequences.get(field);
  }

  /** The statements of a write command, from the body or from a document sequence. */
  statements(field: string): readonly BsonDocument[] {
    const sequence = this.sequences.get(field)?.map(decodeDocument);
    return (
      sequence ??
      this.required(field, this.array(field)).map((statement) => this.requireStatement(field, statement))
    );
  }

  private requireStatement(field: string, statement: Maybe): BsonDocument {
    if (isDocument(statement)) return statement;
    throw mongoError(
      'TypeMismatch',
      `BSON field '${this.commandName}.${field}' holds the wrong type '${typeNameOf(statement)}', expected type 'object'`,
    );
  }

  /** The names of the document sequences. They count as fields. */
  get sequenceNames(): Iterable<string> {
    return this.sequences.keys();
  }
}
