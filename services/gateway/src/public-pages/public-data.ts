import { Injectable } from '@nestjs/common';
import {
  AppError,
  parseInput,
  ROUTES,
  toErrorEnvelope,
  type AnswerCaller,
  type RouteAnswer,
  type RouteContract,
  type RouteInput,
  type SignedInCaller,
} from '@word-unfolded/contracts';
import type { DataRequest, DataResponse, Language } from '@word-unfolded/domain';
import { ContractClient, currentRequestContext } from '@word-unfolded/service-kit';
import { AsyncLocalStorage } from 'node:async_hooks';

/** The routes whose data a page may contain before anybody is known: those that everyone may call. */
const OPEN = new Map(
  ROUTES.filter(({ method, gate }) => method === 'GET' && gate === 'everyone').map((route) => [
    route.path,
    route,
  ]),
);

const NO_FILE = { key: '', bytes: 0 };

/** Answers pages that are rendered here with data of the services, as the API would answer a visitor. */
@Injectable()
export class PublicData {
  private readonly devices = new AsyncLocalStorage<SignedInCaller['device']>();

  constructor(private readonly client: ContractClient) {}

  /** Answers what some work asks for as the device of a request, which a route may depend on. */
  asDevice<Result>(device: SignedInCaller['device'], work: () => Result): Result {
    return this.devices.run(device, work);
  }

  /** The answer of a route in a language. Errors are answers too. */
  async answer(language: Language, { path, params, query }: DataRequest): Promise<DataResponse> {
    const route = OPEN.get(path as RouteContract['path']);
    try {
      if (!route) throw AppError.of('ROUTE_NOT_FOUND');
      const input = {
        params: route.params ? parseInput(route.params, params) : {},
        query: route.query ? parseInput(route.query, query) : {},
        body: {},
      } as RouteInput;
      const { data, pagination } = await this.ask(route, input, language);
      return { status: 200, body: { success: true, data, ...(pagination && { pagination }) } };
    } catch (error) {
      const known = error instanceof AppError ? error : AppError.with('INTERNAL', {}, { cause: error });
      const correlationId = currentRequestContext()?.correlationId ?? '';
      return { status: known.status, body: toErrorEnvelope(known, language, correlationId) };
    }
  }

  private async ask(route: RouteContract, input: RouteInput, language: Language): Promise<RouteAnswer> {
    // Open routes read nothing else.
    const caller = { language, device: this.devices.getStore() } as SignedInCaller & AnswerCaller;
    try {
      const question = route.toRequest({ ...input, file: NO_FILE }, caller);
      const response = await this.client.ask(route.messageOf?.(input) ?? route.message, question);
      return route.toAnswer ? route.toAnswer(response) : { data: response };
    } catch (error) {
      const { orElse } = route;
      if (orElse && error instanceof AppError && error.code === orElse.on)
        return this.ask(orElse.route, input, language);
      throw error;
    }
  }
}
