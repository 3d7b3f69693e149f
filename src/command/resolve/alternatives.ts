/** Nobody writes more alternatives. */
const MAX_ALTERNATIVES = 200;
const MAX_LENGTH = 1_000;

/**
 * The patterns that glob libraries try for one: braces are expanded first, and a class of one letter is that
 * letter, so that `{..,x}` and `[.][.]` climb.
 *
 * @returns undefined if there are more than anybody writes
 */
export function alternativesOf(pattern: string): readonly string[] | undefined {
  if (pattern.length > MAX_LENGTH) return undefined;
  let open = [pattern.replace(/\[(.)(?:-\1)?\]/gs, '$1')];
  const done: string[] = [];
  while (open.length > 0) {
    const next: string[] = [];
    for (const each of open) {
      const braces = /\{([^{},]*(?:,[^{},]*)+)\}/.exec(each);
      if (braces === null) done.push(each);
      else {
        const { 0: whole, 1: inner = '', index } = braces;
        const [before, after] = [each.slice(0, index), each.slice(index + whole.length)];
        next.push(...inner.split(',').map((choice) => `${before}${choice}${after}`));
      }
    }
    if (next.length + done.length > MAX_ALTERNATIVES) return undefined;
    open = next;
  }
  return done;
}
