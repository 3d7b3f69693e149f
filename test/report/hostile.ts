import fc from 'fast-check';
import type { GateReport } from '../../src/report/gate-report.ts';

/** Pieces that mean something to a renderer, a terminal or GitHub. */
const PIECES = [
  '\n',
  '\r\n',
  '\n\n# heading\n',
  '\n```\n',
  '````',
  '`',
  '``',
  '~~~',
  '|',
  '\\',
  '\\|',
  '<img src=x onerror=alert(1)>',
  '</details>',
  '</code>',
  '</script>',
  '</style>',
  '<!--',
  '<![CDATA[',
  '&lt;b&gt;',
  '&#64;octocat',
  '@octocat',
  '@org/team',
  '#1',
  'GH-12',
  'org/repo#123',
  'a1b2c3d4e5f60718293a4b5c6d7e8f9012345678',
  'https://example.com',
  'www.example.com',
  'a@example.com',
  '[link](https://example.com)',
  '![image](//example.com/x.png)',
  '[^1]',
  '[ ]',
  ':tada:',
  '$x$',
  '**bold**',
  '__init__',
  '- item',
  '1. item',
  '---',
  '===',
  '> quote',
  '\u001b[31m',
  '\u001b]8;;https://example.com\u0007',
  '\u0000',
  '\u0085',
  '\u009b2J',
  '\u202e',
  '\u2066',
  '\u200b',
  '\u2028',
  '\ufeff',
  '\u{e0041}',
  '\ud800',
  '\t',
  '漢字',
  '👩‍👩‍👧',
  'e\u0301',
  ' ',
  '::error::',
  '%0A',
];

export const hostileText = fc
  .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: 'binary', maxLength: 6 })), {
    minLength: 1,
    maxLength: 8,
  })
  .map((pieces) => pieces.join(''));

const UNTRUSTED = new Set([
  'id',
  'path',
  'command',
  'summary',
  'message',
  'remedy',
  'rule',
  'signal',
  'head',
  'tail',
  'reason',
  'hint',
  'code',
  'description',
  'profile',
  'text',
  'field',
  'base',
  'user',
  'launcher',
  'from',
  'node_version',
]);

/** The same report with every free string in it replaced, those in lists of strings too. */
export function withStrings(report: GateReport, texts: readonly string[]): GateReport {
  let next = 0;
  return JSON.parse(JSON.stringify(report), (key, value) =>
    typeof value === 'string' && (UNTRUSTED.has(key) || /^\d+$/.test(key))
      ? texts[next++ % texts.length]
      : value,
  );
}
