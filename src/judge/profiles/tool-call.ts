import type { Span } from '../../model/finding.ts';

/** A Python call with only literal strings as arguments. */
interface ToolCall {
  readonly name: string;
  readonly args: readonly { readonly text: string; readonly span: Span }[];
}

const CALL = /^\s*([A-Za-z_]\w*)\(\s*([^\n]*?)\s*\)\s*$/d;
/** A string whose value is its source: without escapes, prefix or concatenation. */
const ARGUMENT = /^\s*(?:'([^'"\\\n]*)'|"([^'"\\\n]*)")\s*(?:,|$)/;

/** Reads a Python call. @returns undefined for any other text */
export function readToolCall(text: string): ToolCall | undefined {
  const call = CALL.exec(text);
  if (call === null) return undefined;
  const [, name = '', inside = ''] = call;
  const list = inside.trim();
  if (list.includes('\n')) return undefined;
  const args: ToolCall['args'][number][] = [];
  let at = (call.indices?.[2]?.[0] ?? 0) + inside.length - inside.trimStart().length;
  let rest = list;
  while (rest !== '') {
    const argument = ARGUMENT.exec(rest);
    if (argument === null) return undefined;
    const [written, single, double] = argument;
    args.push({ text: single ?? double ?? '', span: { start: at, end: at + written.length } });
    rest = rest.slice(written.length);
    at += written.length;
  }
  return { name, args };
}
