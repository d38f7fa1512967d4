import { AppError } from '@word-unfolded/contracts';
import { GetKpisUseCase } from './get-kpis.use-case.js';

it('names what failed in place of an error of the database', async () => {
  const series = { read: () => Promise.reject(new Error('the database is away')) };
  const installation = { services: () => Promise.resolve([]), queues: () => Promise.resolve([]) };
  const clock = { now: () => new Date('2099-03-10T12:00:00.000Z') };
  const useCase = new GetKpisUseCase(series as never, installation as never, clock as never);
  const failure: unknown = await useCase.execute({}, {} as never).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(AppError);
  expect((failure as AppError).textIn('en')).toBe('Failed to fetch KPI data');
});
