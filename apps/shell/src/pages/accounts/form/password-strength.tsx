import { useEffect, useState } from 'react';
import styles from '../accounts.module.css';
import { useTexts } from '../texts.js';

type PasswordStrengthProps = {
  readonly password: string;
  /** Words that an attacker who knows the reader would try first: their name, username and address. */
  readonly own: readonly string[];
};

const STEPS = [1, 2, 3, 4] as const;

/**
 * The estimator is larger than the page; it is fetched when the reader types a password, and the form works without it.
 */
type Estimator = (password: string, own: readonly string[]) => number;

/**
 * The strength of a password, as a word and a bar. It is only advice; the server decides which passwords are rejected.
 */
export function PasswordStrength({ password, own }: PasswordStrengthProps) {
  const t = useTexts();
  const estimator = useEstimator(password !== '');
  if (!estimator || password === '') return null;
  const score = estimator(password, own);
  const step = STEPS[Math.max(score, 1) - 1] ?? 4;
  return (
    <div className={styles.strength} data-step={step}>
      <span className={styles.steps} aria-hidden="true">
        {STEPS.map((each) => (
          <span key={each} data-reached={each <= step || undefined} />
        ))}
      </span>
      <span role="status">{t(`password.strength.${step}`)}</span>
    </div>
  );
}

function useEstimator(isWanted: boolean): Estimator | undefined {
  const [estimator, setEstimator] = useState<Estimator>();
  useEffect(() => {
    if (!isWanted) return;
    let isHere = true;
    import('./password-score.js').then(
      ({ passwordScore }) => isHere && setEstimator(() => passwordScore),
      () => undefined, // without it the page gives no advice
    );
    return () => {
      isHere = false;
    };
  }, [isWanted]);
  return estimator;
}
