import { useEffect, useState } from 'react';
import styles from '../maker/image-maker.module.css';

const STEP_MS = 800;
const MOST = 90;

/**
 * The progress of an image. How long a model draws is not known, so it grows to 90% and stays there (specification,
 * section 4, "Image modal").
 */
export function SimulatedProgress({ label }: { readonly label: string }) {
  const [percent, setPercent] = useState(10);
  useEffect(() => {
    const timer = setInterval(() => setPercent((before) => Math.min(MOST, before + 10)), STEP_MS);
    return () => clearInterval(timer);
  }, []);
  return <progress className={styles.progress} max={100} value={percent} aria-label={label} />;
}
