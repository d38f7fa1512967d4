import { AppError } from '@word-unfolded/contracts';
import { GetKpisUseCase } from './get-kpis.use-case.js';
import { DaySeries } from './series-of-days.js';

const useCaseWith = (read: () => Promise<DaySeries>) => {
  const installation = { services: () => Promise.resolve([]), queues: () => Promise.resolve([]) };
  const clock = { now: () => new Date('2099-03-10T12:00:00.000Z') };
  return new GetKpisUseCase({ read } as never, installation as never, clock as never);
};

it('compares the revenue of today with what it was one, seven and thirty days ago', async () => {
  const change = (at: string, cents: number) => ({
    name: 'subscription.revenue',
    key: 'plus',
    at,
    values: { cents },
  });
  const records = [change('2099-01-01', 1_000), change('2099-03-05', 500), change('2099-03-10', -300)];
  const useCase = useCaseWith(() => Promise.resolve(new DaySeries(records)));
  const { subscriptions } = await useCase.execute({}, {} as never);
  expect(subscriptions.monthlyRevenueCents).toEqual({
    day: { value: 1_200, before: 1_500 },
    week: { value: 1_200, before: 1_000 },
    month: { value: 1_200, before: 1_000 },
  });
});

it('names what failed in place of an error of the database', async () => {
  const useCase = useCaseWith(() => Promise.reject(new Error('the database is away')));
  const failure: unknown = await useCase.execute({}, {} as never).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(AppError);
  expect((failure as AppError).textIn('en')).toBe('Failed to fetch KPI data');
});
