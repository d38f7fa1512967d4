import { useTexts } from '../locales/texts.js';

const CAUSES = ['network', 'blocked', 'service'] as const;

/** Says that there was no connection, and the possible causes (specification, section 8, "Scripture"). */
export function ConnectionCauses() {
  const t = useTexts();
  return (
    <>
      <p>{t('error.away')}</p>
      <p>{t('error.causes')}</p>
      <ul>
        {CAUSES.map((cause) => (
          <li key={cause}>{t(`error.cause.${cause}`)}</li>
        ))}
      </ul>
    </>
  );
}
