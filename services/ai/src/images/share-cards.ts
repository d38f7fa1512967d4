import { Injectable } from '@nestjs/common';
import {
  AppError,
  DrawShareCard,
  GetPassage,
  GetPost,
  GetShare,
  ReadShare,
  SHARE_CARD_SIDES,
  type RequestOf,
  type ResponseOf,
} from '@word-unfolded/contracts';
import { isLanguage, PRODUCT, type Language } from '@word-unfolded/domain';
import { ContractClient } from '@word-unfolded/service-kit';
import { coverWords, seedOfHash, shortenedWords } from '@word-unfolded/quote-card';
import { BlobStore } from '@word-unfolded/storage';
import { createHash } from 'node:crypto';
import { toStudyPassage, type StudyPassage } from '../library/study-passage.js';
import { CardPainter } from './cards/card-painter.js';

type Request = RequestOf<typeof DrawShareCard>;

/** The words of a share card. */
type CardWords = {
  readonly quote: string;
  readonly source: string;
  readonly edition: string;
  readonly isTitle?: boolean;
  /** That of the words: a messenger which asks for a card names none. */
  readonly language: Language;
};

/** The folder of share cards, and the days for which one is stored. */
export const SHARE_CARDS_FOLDER = 'share-cards';
export const SHARE_CARD_DAYS = 30;

/** Characters of verses that can be read in a small preview. */
const MOST_CHARACTERS = 220;

/** Cards that wait to be drawn; each takes a processor for a moment, and everybody may ask for them. */
const MOST_WAITING = 20;

/** Part of every key: another number draws all cards anew. */
const VERSION = 4;

/** Draws the pictures of link previews, each once: the words of a card and its looks are its key. */
@Injectable()
export class ShareCards {
  private drawing: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  constructor(
    private readonly client: ContractClient,
    private readonly painter: CardPainter,
    private readonly store: BlobStore,
  ) {}

  /** @throws AppError as the contract says */
  async draw({ of, language }: Request): Promise<ResponseOf<typeof DrawShareCard>> {
    const words = await this.wordsOf(of, language);
    const hash = createHash('sha256')
      .update(JSON.stringify([VERSION, words]))
      .digest('hex');
    const key = `${SHARE_CARDS_FOLDER}/${hash.slice(0, 2)}/${hash.slice(2, 34)}.jpg`;
    if (!(await this.store.exists(key))) await this.inTurn(() => this.paint(key, words));
    return { key };
  }

  private wordsOf(of: Request['of'], language: Language): Promise<CardWords> {
    if ('share' in of) return this.ofShare(of.share, language);
    if ('post' in of) return this.ofPost(of.post, language);
    return this.ofPassage(of, language);
  }

  private async ofPassage(
    { reference, translationId }: Extract<Request['of'], { reference: string }>,
    language: Language,
  ): Promise<CardWords> {
    const passage = toStudyPassage(await this.client.ask(GetPassage, { reference, translationId, language }));
    const { reference: source, translation } = passage;
    const ofWords = isLanguage(translation.language) ? translation.language : language;
    return { quote: firstWords(passage), source, edition: translation.name, language: ofWords };
  }

  private async ofShare(token: string, language: Language): Promise<CardWords> {
    const { title } = await this.client.ask(ReadShare, { token }).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'SHARE_NOT_FOUND')
        return this.client.ask(GetShare, { token });
      throw error;
    });
    const quote = shortenedWords(title) || PRODUCT.name;
    return { quote, source: PRODUCT.name, edition: '', language, isTitle: true };
  }

  private async ofPost(slug: string, language: Language): Promise<CardWords> {
    const { title, author } = await this.client.ask(GetPost, { slug });
    return { ...coverWords({ title, author }), language };
  }

  private async paint(key: string, words: CardWords): Promise<void> {
    const seed = seedOfHash(createHash('sha256').update(words.quote).digest());
    const { bytes } = await this.painter.paintCard(
      { ...words, ...SHARE_CARD_SIDES, style: 'GENERAL', seed },
      { format: 'jpeg', quality: 'medium' },
    );
    await this.store.put(key, bytes);
  }

  private async inTurn(draw: () => Promise<void>): Promise<void> {
    if (this.waiting >= MOST_WAITING) throw AppError.of('SERVICE_UNAVAILABLE');
    this.waiting += 1;
    const turn = this.drawing.then(draw);
    this.drawing = turn.catch(() => undefined);
    await turn.finally(() => (this.waiting -= 1));
  }
}

/** The first whole verses, or the beginning of a long one with an ellipsis. */
function firstWords({ verses }: StudyPassage): string {
  let quote = '';
  for (const { text } of verses) {
    const words = text.replace(/\s+/gu, ' ').trim();
    if (quote !== '' && quote.length + words.length >= MOST_CHARACTERS) break;
    quote += quote === '' ? words : ` ${words}`;
  }
  return shortenedWords(quote);
}
