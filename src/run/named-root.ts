import type { Outcome } from '../model/outcome.ts';

/**
 * Returns a function that adds to an outcome which did not pass the root of the checkout, if its output
 * names it, so that reports can show paths relative to the repository.
 *
 * @param root as the commands see it
 */
export function namedRootOf(root: string): (outcome: Outcome) => Outcome {
  return (outcome) => {
    const { status, stdout, stderr } = outcome;
    if (status === 'passed' || root === '/') return outcome;
    const isNamed = [stdout, stderr].some(({ head, tail }) =>
      [head, tail].some((text) => text.includes(root)),
    );
    return isNamed ? { ...outcome, root } : outcome;
  };
}
