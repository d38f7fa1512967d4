import styles from './paragraphs.module.css';

/**
 * A text of several paragraphs in the notation of the translation files: an empty line between two paragraphs, and a
 * hyphen before each line of a list.
 */
export function Paragraphs({ text }: { readonly text: string }) {
  return (
    <div className={styles.text}>
      {text.split('\n\n').map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </div>
  );
}

const ITEM = '- ';

function Block({ block }: { readonly block: string }) {
  const lines = block.split('\n');
  if (!lines.every((line) => line.startsWith(ITEM))) return <p>{block}</p>;
  return (
    <ul>
      {lines.map((line, index) => (
        <li key={index}>{line.slice(ITEM.length)}</li>
      ))}
    </ul>
  );
}
