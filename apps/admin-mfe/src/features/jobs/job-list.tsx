import { ADMINISTERED_JOBS, JOB_STATES, listJobsRoute, type ListedJob } from '@word-unfolded/contracts';
import { Button, EmptyState, PageSection } from '@word-unfolded/ui';
import { useActions } from '../../dashboard/actions/use-actions.js';
import { Loaded } from '../../dashboard/data/loaded.js';
import { useDashboardData } from '../../dashboard/data/use-dashboard-data.js';
import { Filters, SelectFilter } from '../../dashboard/table/filters.js';
import { Pager } from '../../dashboard/table/pager.js';
import { useFormats } from '../../dashboard/use-formats.js';
import { JobTable } from './job-table.js';
import { useJobTexts } from './texts.js';
import { useJobActions } from './use-job-actions.js';
import { PAGE_JOBS, useJobList } from './use-job-list.js';

/** The jobs of a queue in a state, with retry and removal, and the replay of all dead letters. */
export function JobList() {
  const t = useJobTexts();
  const { number } = useFormats();
  const { address, queue, state, page, query } = useJobList();
  const { retry, remove, replay } = useJobActions(queue);
  const actions = useActions();
  const listed = useDashboardData(listJobsRoute, { query }, { everyMs: 15_000, keepsFormer: false });
  return (
    <PageSection title={t('list.title', { queue })}>
      <Filters label={t('list.filters')}>
        <SelectFilter
          label={t('queues.name')}
          values={ADMINISTERED_JOBS}
          nameOf={(name) => name}
          chosen={queue}
          onChoose={(chosen) => address.filter({ queue: chosen })}
        />
        <SelectFilter
          label={t('list.state')}
          values={JOB_STATES}
          nameOf={(each) => t(`states.${each}`)}
          chosen={state}
          onChoose={(chosen) => address.filter({ state: chosen })}
        />
      </Filters>
      <Loaded query={listed} lines={6}>
        {({ jobs, counts }) => (
          <>
            {state === 'failed' && counts.failed > 0 && (
              <div>
                <Button onClick={() => actions.ask(replay())}>
                  {t('list.replayAll', { count: counts.failed, number: number(counts.failed) })}
                </Button>
              </div>
            )}
            {jobs.length === 0 ? (
              <EmptyState title={t('empty.title')}>
                <p>{t(state === 'failed' ? 'empty.noFailed' : 'empty.body')}</p>
              </EmptyState>
            ) : (
              <JobTable
                jobs={jobs}
                onRetry={({ id }: ListedJob) => actions.ask(retry(id))}
                onRemove={({ id }: ListedJob) => actions.ask(remove(id))}
              />
            )}
            <Pager
              label={t('list.title', { queue })}
              here={t('list.page', { page: number(page) })}
              before={page > 1 ? address.after({ page: page > 2 ? String(page - 1) : undefined }) : undefined}
              next={jobs.length === PAGE_JOBS ? address.after({ page: String(page + 1) }) : undefined}
            />
          </>
        )}
      </Loaded>
      {actions.dialog}
    </PageSection>
  );
}
