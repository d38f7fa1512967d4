import { Injectable } from '@nestjs/common';
import type { ImageOrder } from '@word-unfolded/contracts';
import { CardPainter } from '../cards/card-painter.js';
import { ImageProvider, type DrawnImage } from './image-provider.js';

/** The card renderer: draws the background itself, on this machine. */
@Injectable()
export class CardImageProvider extends ImageProvider {
  override readonly id = 'card';
  override readonly name = 'Card renderer';

  constructor(private readonly painter: CardPainter) {
    super();
  }

  override isAvailable(): boolean {
    return true;
  }

  override async draw(order: ImageOrder, signal: AbortSignal): Promise<DrawnImage> {
    signal.throwIfAborted();
    return this.painter.paint(order);
  }
}
