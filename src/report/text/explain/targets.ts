import type { Target } from '../../../command/reading.ts';
import type { Explanation } from '../../explanation.ts';
import { clip, count } from '../../view/words.ts';
import { type Layout, leftOut, prose } from '../row.ts';

const MOST_TARGETS = 12;

/** What the command would really run, and in which files that was looked up. */
export function targetRows(explanation: Explanation, layout: Layout): string[] {
  const { argv, invocation, targets, tree } = explanation;
  if (argv === null || invocation === null) return prose(layout, 'would run', 'nothing');
  if (tree === null) {
    return prose(layout, 'would run', 'not looked up without a folder; --repo DIR names one');
  }
  const shown = layout.verbose ? targets : targets.slice(0, MOST_TARGETS);
  const rest = targets.length - shown.length;
  return [
    ...(targets.length === 0
      ? prose(layout, 'would run', 'no file, script or tool was found')
      : []),
    ...shown.flatMap((target, index) =>
      prose(layout, index === 0 ? 'would run' : '', clip(targetText(target), 400)),
    ),
    ...(rest > 0 ? leftOut(count(rest, 'other target'), layout) : []),
    ...prose(layout, 'looked in', tree),
  ];
}

function targetText({ kind, name, path, script, via }: Target): string {
  const from = via === undefined ? '' : `  (from ${via})`;
  switch (kind) {
    case 'file':
      return `file ${path ?? name}${from}`;
    case 'npm_script':
      return `script ${name}: ${script ?? ''}${from}`;
    case 'package_binary':
      return `tool ${name}${path === undefined ? '' : `: ${path}`}${from}`;
  }
}
