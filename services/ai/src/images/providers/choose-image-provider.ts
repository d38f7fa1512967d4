import type { ImageProviderName } from '@word-unfolded/contracts';
import type { ModelsConfiguration } from '../../models/models.configuration.js';
import type { ImagesConfiguration } from '../images.configuration.js';

/**
 * Chooses who draws: the configured provider; otherwise OpenAI if its key is set; otherwise the card renderer. Other
 * servers that generate answers seldom draw, so they are used only when they are configured for images.
 */
export function chooseImageProvider(
  { IMAGE_PROVIDER }: ImagesConfiguration,
  { OPENAI_API_KEY, OPENAI_BASE_URL }: ModelsConfiguration,
): ImageProviderName {
  if (IMAGE_PROVIDER) return IMAGE_PROVIDER;
  return OPENAI_API_KEY !== undefined && OPENAI_BASE_URL === undefined ? 'openai' : 'card';
}
