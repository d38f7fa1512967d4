import { callRoute } from '@word-unfolded/api-client';
import { IMAGE_PROVIDERS, listImageProvidersRoute, type ImageProviderName } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { log, SelectField } from '@word-unfolded/ui';
import { useEffect, useState } from 'react';
import { useTexts } from '../locales/texts.js';

type Listed = { readonly id: ImageProviderName; readonly name: string; readonly available: boolean };

type ProviderFieldProps = {
  readonly chosen: ImageProviderName | '';
  readonly onChoose: (provider: ImageProviderName | '') => void;
};

/** The provider of an image: automatic, or one that the server lists. For administrators (specification, section 6). */
export function ProviderField({ chosen, onChoose }: ProviderFieldProps) {
  const t = useTexts();
  const language = useLanguage();
  const [listed, setListed] = useState<readonly Listed[]>([]);
  useEffect(() => {
    const stop = new AbortController();
    callRoute(listImageProvidersRoute, {}, { language, signal: stop.signal }).then(
      ({ providers }) => setListed(providers),
      (error: unknown) => stop.signal.aborted || log.warn('The image providers could not be listed', error),
    );
    return () => stop.abort();
  }, [language]);
  return (
    <SelectField
      label={t('provider')}
      value={chosen}
      onChange={({ currentTarget }) =>
        onChoose(IMAGE_PROVIDERS.find((provider) => provider === currentTarget.value) ?? '')
      }
    >
      <option value="">{t('providerAuto')}</option>
      {listed.map(({ id, name, available }) => (
        <option key={id} value={id} disabled={!available}>
          {available ? name : t('providerAway', { name })}
        </option>
      ))}
    </SelectField>
  );
}
