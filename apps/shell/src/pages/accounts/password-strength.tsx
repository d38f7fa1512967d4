import { useEffect, useState } from 'react';
import styles from './accounts.module.css';
import { useTexts } from './texts.js';

type PasswordStrengthProps = {
  readonly password: string;
  /** Words that somebody who knows the reader would try first: their name, username and address. */
  readonly own: readonly string[];
};

const STEPS = [1, 2, 3, 4] as const;

/** The estimator weighs more than the page; it is fetched when a password is being written, and missed by nobody. */
type Estimator = typeof import('./password-score.js');

/** How strong a password is, in a word and a line. It advises; what is refused is the server's to say. */
export function PasswordStrength({ password, own }: PasswordStrengthProps) {
  const t = useTexts();
  const estimator = useEstimator(password !== '');
  if (!estimator || password === '') return null;
  const score = estimator.passwordScore(password, own);
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
  const [estimator, setEstimator] = useState<{ readonly loaded: Estimator }>();
  useEffect(() => {
    if (!isWanted) return;
    let isHere = true;
    import('./password-score.js').then(
      (loaded) => isHere && setEstimator({ loaded }),
      () => undefined, // without it the page gives no advice
    );
    return () => {
      isHere = false;
    };
  }, [isWanted]);
  return estimator?.loaded;
}
