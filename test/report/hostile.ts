import fc from 'fast-check';
import type { GateReport } from '../../src/report/gate-report.ts';
import { list } from '../table.ts';

/** Pieces that mean something to a renderer, a terminal or GitHub. */
const PIECES = list`
  <U+000A> ¦ <U+000D><U+000A> ¦ <U+000A><U+000A># heading<U+000A> ¦ ~~~ ¦ | ¦ <U+005C> ¦ \|
  <img src=x onerror=alert(1)> ¦ </details> ¦ </code> ¦ </script> ¦ </style> ¦ <!-- ¦ <![CDATA[
  &lt;b&gt; ¦ &#64;octocat ¦ @octocat ¦ @org/team ¦ #1 ¦ GH-12 ¦ org/repo#123 ¦ a1b2c3d4e5f60718293a4b5c6d7e8f9012345678 ¦ https://example.com
  www.example.com ¦ a@example.com ¦ [link](https://example.com) ¦ ![image](//example.com/x.png)
  [^1] ¦ [ ] ¦ :tada: ¦ $x$ ¦ **bold** ¦ __init__ ¦ - item ¦ 1. item ¦ --- ¦ === ¦ > quote
  <U+001B>[31m ¦ <U+001B>]8;;https://example.com<U+0007> ¦ <U+0000> ¦ <U+0085> ¦ <U+009B>2J
  <U+202E> ¦ <U+2066> ¦ <U+200B> ¦ <U+2028> ¦ <U+FEFF> ¦ <U+E0041> ¦ <U+D800> ¦ <U+0009> ¦ 漢字
  <U+1F469><U+200D><U+1F469><U+200D><U+1F467> ¦ e<U+0301> ¦ <U+0020> ¦ ::error:: ¦ %0A
`.concat('`', '``', '````', '\n```\n');

export const hostileText = fc
  .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: 'binary', maxLength: 6 })), {
    minLength: 1,
    maxLength: 8,
  })
  .map((pieces) => pieces.join(''));

const UNTRUSTED = new Set(list`
  id ¦ path ¦ command ¦ summary ¦ message ¦ remedy ¦ rule ¦ signal ¦ head ¦ tail ¦ reason ¦ hint
  code ¦ description ¦ profile ¦ text ¦ field ¦ base ¦ user ¦ launcher ¦ from ¦ node_version
`);

/** The same report with every free string in it replaced, those in lists of strings too. */
export function withStrings(report: GateReport, texts: readonly string[]): GateReport {
  let next = 0;
  return JSON.parse(JSON.stringify(report), (key, value) =>
    typeof value === 'string' && (UNTRUSTED.has(key) || /^\d+$/.test(key))
      ? texts[next++ % texts.length]
      : value,
  );
}
