import { Ctx, MessagePattern, Payload } from '@nestjs/microservices';
import type {
  ChunkOf,
  MessageContract,
  RequestOf,
  ResponseOf,
  StreamContract,
} from '@word-unfolded/contracts';
import type { CallContext } from './call-context.js';

/** Metadata key for the contract of a handler, in addition to Nest's pattern. */
export type HandlerExtras = { readonly contract?: MessageContract | StreamContract };

type MessageMethod<Contract extends MessageContract> = (
  request: RequestOf<Contract>,
  context: CallContext,
) => ResponseOf<Contract> | Promise<ResponseOf<Contract>>;

type StreamMethod<Contract extends StreamContract> = (
  request: RequestOf<Contract>,
  context: CallContext,
) => AsyncIterable<ChunkOf<Contract>>;

type HandlerDecorator<Method> = <Actual extends Method>(
  target: object,
  key: string | symbol,
  descriptor: TypedPropertyDescriptor<Actual>,
) => void;

/**
 * Marks a controller's method as the handler of a message. The method takes the request and a CallContext and returns
 * the response. The contract is checked by type, and request and response are validated at run time.
 */
export function Handles<Contract extends MessageContract>(
  contract: Contract,
): HandlerDecorator<MessageMethod<Contract>> {
  return handlerOf(contract);
}

/** Marks a controller's method as the producer of a stream: an async generator that yields chunks. */
export function Streams<Contract extends StreamContract>(
  contract: Contract,
): HandlerDecorator<StreamMethod<Contract>> {
  return handlerOf(contract);
}

function handlerOf(contract: MessageContract | StreamContract) {
  return (target: object, key: string | symbol, descriptor: PropertyDescriptor) => {
    const extras: HandlerExtras = { contract };
    MessagePattern(contract.subject, extras)(target, key, descriptor);
    Payload()(target, key, 0);
    Ctx()(target, key, 1);
  };
}
