import { parseNode } from './node.ts';

/** Words that node separates in the same way as everyone else: it reads `"` and `\\` itself. */
const PLAIN = /^--[\w./:=,-]+(?: --[\w./:=,-]+)*$/;

/**
 * Whether a value of NODE_OPTIONS consists of flags that no rule about node reports. Every node that
 * the command starts reads them.
 */
export function areHarmlessOptions(value: string): boolean {
  if (!PLAIN.test(value)) return false;
  const span = { start: 0, end: 0 };
  const words = [...value.split(' '), 'x.js'].map((text) => ({ text, span, quoted: false }));
  const { problems, invocation } = parseNode(words);
  return problems.length === 0 && invocation.operands.length === 1;
}
