import { Injectable } from '@nestjs/common';
import {
  AppError,
  ImageQueue,
  isErrorCode,
  jobOwnerOf,
  madeImage,
  type GenerateImage,
  type JobEvent,
  type MadeImage,
  type MeteredSubject,
  type RequestOf,
} from '@word-unfolded/contracts';
import { Meter } from '@word-unfolded/metering';
import { InjectQueue, type JobQueue } from '@word-unfolded/queues';
import { imageReservation } from './image-reservation.js';
import { orderOf, quoteOf } from './image-order.js';
import { MadeImages } from './made-images.js';
import { ImageProviders } from './providers/image-providers.js';
import { QuoteChecker } from './words/quote-checker.js';

type Request = RequestOf<typeof GenerateImage>;

/** Queue length above which further requests are refused as busy. */
const WAITING_AT_MOST = 500;

/** Checks requests for images, and has them made by jobs. */
@Injectable()
export class ImageJobs {
  constructor(
    @InjectQueue(ImageQueue) private readonly queue: JobQueue<typeof ImageQueue>,
    private readonly checker: QuoteChecker,
    private readonly providers: ImageProviders,
    private readonly images: MadeImages,
    private readonly meter: Meter,
  ) {}

  /** The picture of a request that was made before by the same key. */
  madeBefore({ subject, id }: Request): Promise<MadeImage | undefined> {
    return this.images.find(ownerOf(subject), id);
  }

  /**
   * Reserves an image and begins its job, or joins the job of the same request.
   *
   * @returns its id in the queue
   * @throws AppError those of QuoteChecker, IMAGE_PROVIDER_REFUSED, PROVIDER_NOT_CONFIGURED, LIMIT_REACHED,
   * SERVICE_UNAVAILABLE without Redis or when too many wait
   */
  async begin(request: Request): Promise<string> {
    const { subject, provider } = request;
    if (provider !== undefined && !isAdministrator(subject)) throw AppError.of('IMAGE_PROVIDER_REFUSED');
    const chosen = this.providers.named(provider ?? this.providers.current);
    const quote = quoteOf(request);
    const order = orderOf(request, await this.checker.of({ ...request, quote }), chosen.id);
    const reservation = imageReservation(order);
    await this.meter.reserve(subject, reservation);
    try {
      const { waiting } = await this.queue.counts();
      if (waiting >= WAITING_AT_MOST) throw new Error(`${waiting} images wait to be made`);
      return await this.queue.begin(
        { subject, order },
        { owner: jobOwnerOf(subject), sameAs: `${ownerOf(subject)}-${order.id}` },
      );
    } catch (cause) {
      await this.meter.release(subject, reservation.id).catch(() => {}); // the reservation then expires
      throw AppError.with('SERVICE_UNAVAILABLE', {}, { cause });
    }
  }

  /**
   * Waits for a job.
   *
   * @throws AppError why it has failed; JOB_CANCELLED; SERVICE_TIMEOUT if it goes on for longer
   */
  async end(id: string, subject: MeteredSubject, withinMs: number): Promise<MadeImage> {
    return outcomeOf(await this.queue.endOf(id, jobOwnerOf(subject), { withinMs }));
  }
}

function isAdministrator(subject: MeteredSubject): boolean {
  return subject.kind === 'reader' && (subject.role === 'admin' || subject.tier === 'admin');
}

const ownerOf = (subject: MeteredSubject) => (subject.kind === 'reader' ? subject.id : subject.browser);

function outcomeOf(end: JobEvent | undefined): MadeImage {
  if (end?.type === 'done') return madeImage.parse(end.outcome);
  if (end?.type === 'cancelled') throw AppError.of('JOB_CANCELLED');
  if (end?.type === 'failed')
    throw AppError.restore(isErrorCode(end.code) ? end.code : 'IMAGE_ERROR_UNKNOWN', end.params);
  throw AppError.of('SERVICE_TIMEOUT');
}
