import { Inject, Injectable } from '@nestjs/common';
import {
  AppError,
  type ImageProviderName,
  type ListImageProviders,
  type ResponseOf,
} from '@word-unfolded/contracts';
import { modelsConfiguration, type ModelsConfiguration } from '../../models/models.configuration.js';
import { imagesConfiguration, type ImagesConfiguration } from '../images.configuration.js';
import { CardImageProvider } from './card-image-provider.js';
import { chooseImageProvider } from './choose-image-provider.js';
import type { ImageProvider } from './image-provider.js';
import { ModelImageProvider } from './model-image-provider.js';

/** Every provider of images. */
@Injectable()
export class ImageProviders {
  readonly current: ImageProviderName;
  private readonly all: readonly ImageProvider[];

  constructor(
    card: CardImageProvider,
    model: ModelImageProvider,
    @Inject(imagesConfiguration.token) images: ImagesConfiguration,
    @Inject(modelsConfiguration.token) models: ModelsConfiguration,
  ) {
    this.all = [card, model];
    this.current = chooseImageProvider(images, models);
  }

  /** @throws AppError PROVIDER_NOT_CONFIGURED */
  named(name: ImageProviderName): ImageProvider {
    const found = this.all.find(({ id }) => id === name);
    if (!found?.isAvailable()) throw AppError.of('PROVIDER_NOT_CONFIGURED');
    return found;
  }

  list(): ResponseOf<typeof ListImageProviders> {
    const providers = this.all.map((each) => ({
      id: each.id,
      name: each.name,
      available: each.isAvailable(),
    }));
    return { providers, current: this.current };
  }
}
