import { BUDGET_SPENT } from './not-run.ts';

/**
 * Passes work a signal that is also aborted, with the reason {@link BUDGET_SPENT}, after a time limit.
 *
 * @param budgetMs time limit of the work
 * @param signal aborts it for other reasons
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
