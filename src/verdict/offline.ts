import type { Outcome } from '../model/outcome.ts';

/** What Node, npm and the C library say when there is no network. */
const SIGNS =
  /ENOTFOUND|EAI_AGAIN|ENETUNREACH|ECONNREFUSED|ENOTCACHED|EHOSTUNREACH|fetch failed|only-if-cached/;

/** Whether a command's output speaks of a network that was not there. */
export function looksForNetwork({ stdout, stderr }: Outcome): boolean {
  return [stdout, stderr].some(({ head, tail }) => SIGNS.test(head) || SIGNS.test(tail));
}
