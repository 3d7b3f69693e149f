import { BUDGET_SPENT } from './not-run.ts';

/**
 * Gives work a signal that is also aborted, with the reason {@link BUDGET_SPENT}, when its time is up.
 *
 * @param budgetMs how long all of it may take
 * @param signal ends it for other reasons
 */
export async function withinBudget<T>(
  budgetMs: number,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const budget = new AbortController();
  const timer = setTimeout(() => budget.abort(BUDGET_SPENT), budgetMs);
  try {
    return await work(AbortSignal.any([signal, budget.signal]));
  } finally {
    clearTimeout(timer);
  }
}
