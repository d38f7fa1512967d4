import { readableText } from '@word-unfolded/api-client';
import { errorText } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { Button, ErrorState } from '@word-unfolded/ui';
import { useTexts } from '../texts.js';

/** Specification, section 2, "Admin dashboard": what is shown when a page fails to load, with the reason. */
export function DashboardError({ error }: { readonly error: unknown }) {
  const t = useTexts();
  const language = useLanguage();
  const [title, body] = splitOnce(errorText('ADMIN_DASHBOARD_FAILED', language));
  return (
    <ErrorState
      title={title}
      actions={
        <Button variant="main" onClick={() => window.location.reload()}>
          {t('reload')}
        </Button>
      }
    >
      <p>{body}</p>
      <p>
        {readableText(error, language, 'load')} {t('kept')}
      </p>
    </ErrorState>
  );
}

/** The catalogue has title and text in one sentence, with a colon between them. */
function splitOnce(text: string): readonly [string, string] {
  const end = text.indexOf(': ');
  const body = text.slice(end + 2);
  return [text.slice(0, end), body.charAt(0).toUpperCase() + body.slice(1)];
}
