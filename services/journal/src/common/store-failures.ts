import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { CatalogueError } from '@word-unfolded/contracts';
import { catchError, throwError, type Observable } from 'rxjs';

/** MongoDB's codes for a disk that has no room: OutOfDiskSpace, and the refusal of writes before it comes to that. */
const NO_ROOM = new Set<unknown>([14031, 319]);

/** How the driver names it when no server can be reached, or the one that was asked is gone. */
const OUT_OF_REACH = /^Mongo(ose)?(ServerSelection|Network|NetworkTimeout|NotConnected|PoolCleared\w*)Error$/;

/** Tells what the database has failed by in the words of the catalogue, so that a reader knows whether to try again. */
@Injectable()
export class StoreFailures implements NestInterceptor {
  intercept(_: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(catchError((error: unknown) => throwError(() => storeFailureOf(error))));
  }
}

/** The catalogue's word for a failure of the database: STORAGE_FULL or SERVICE_UNAVAILABLE; any other stays as it is. */
export function storeFailureOf(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof CatalogueError) return error;
  const { code, name } = error as Error & { code?: unknown };
  if (NO_ROOM.has(code)) return CatalogueError.with('STORAGE_FULL', {}, { cause: error });
  if (OUT_OF_REACH.test(name)) return CatalogueError.with('SERVICE_UNAVAILABLE', {}, { cause: error });
  return error;
}
