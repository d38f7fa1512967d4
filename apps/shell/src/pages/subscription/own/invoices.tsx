import type { InvoiceSummary } from '@word-unfolded/contracts';
import { formatsOf, useLanguage } from '@word-unfolded/i18n';
import { useId } from 'react';
import { amountText } from '../../../plans/price-text.js';
import styles from '../subscription-page.module.css';
import { useTexts } from '../texts.js';

/** The latest invoices, with links to the payment provider's page and file. */
export function Invoices({ invoices }: { readonly invoices: readonly InvoiceSummary[] }) {
  const t = useTexts();
  const language = useLanguage();
  const id = useId();
  return (
    <div className={styles.invoices}>
      <h3 id={id}>{t('invoices.title')}</h3>
      <table className={styles.table} aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{t('invoices.date')}</th>
            <th scope="col">{t('invoices.amount')}</th>
            <th scope="col">{t('invoices.status')}</th>
            <th scope="col">{t('invoices.file')}</th>
          </tr>
        </thead>
        <tbody>
          {invoices.map((invoice) => (
            <tr key={invoice.id}>
              <td>{formatsOf(language).date(new Date(invoice.at))}</td>
              <td>{amountText(invoice.total, language, invoice.currency)}</td>
              <td>{t(`invoices.${invoice.status}`)}</td>
              <td>
                <InvoiceLink invoice={invoice} href={invoice.pageUrl} what={t('invoices.page')} />{' '}
                <InvoiceLink invoice={invoice} href={invoice.pdfUrl} what={t('invoices.pdf')} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type InvoiceLinkProps = {
  readonly invoice: InvoiceSummary;
  readonly href: string | null;
  readonly what: string;
};

function InvoiceLink({ invoice, href, what }: InvoiceLinkProps) {
  const t = useTexts();
  if (!href) return null;
  const label = t('invoices.of', { what, number: invoice.number ?? invoice.id });
  return (
    <a className={styles.link} href={href} target="_blank" rel="noopener noreferrer" aria-label={label}>
      {what}
    </a>
  );
}
