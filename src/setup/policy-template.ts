import { stringify } from 'yaml';
import { HOME } from '../ground/tool.ts';
import { DEFAULT_POLICY } from '../policy/default.ts';
import { wrap } from '../report/view/columns.ts';
import { count } from '../report/view/words.ts';
import type { FirstPolicy } from './first-policy.ts';
import type { PastLevels } from './past-levels.ts';

/** Editors with the YAML language server read the first line. */
const SCHEMA =
  '# yaml-language-server: $schema=https://raw.githubusercontent.com/gene-gate/gene-gate/63a8eb7b1989eae6dc40680f790cf1bbb629a298/schema/policy.schema.json';

const OPENING = `What gene-gate allows in this repository. A pull request is judged by the version of this file on its base branch, never by its own. Every other key has its default: \`gene-gate schema policy\` prints them all, and ${HOME}/blob/main/docs/policy.md explains them.`;

/** Returns the first policy of a repository: the keys that it needs, each with the reason. */
export function policyTemplate(past?: PastLevels, first?: FirstPolicy): string {
  const settings = first ? settingsOf(first) : [];
  const blocks = settings.flatMap(([isNeeded, key, value, why]) => {
    const nested = key.split('.').reduceRight((inner, name) => ({ [name]: inner }), value);
    return isNeeded ? [[...comment(why, ''), ...yamlLines(nested)]] : [];
  });
  return [[SCHEMA, ...comment(OPENING, '')], ...blocks, levelLines(past, first)]
    .filter((lines) => lines.length > 0)
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n');
}

const ALONE =
  'One person has written the history, and nobody can approve an own pull request: what weakens the gate, or needs approval by `agent_files.level`, is a warning. When somebody else joins, remove this key.';

type Setting = readonly [
  isNeeded: boolean,
  key: string,
  value: object | string | number,
  why: string,
];

function settingsOf({ until, agentFiles, ...first }: FirstPolicy): readonly Setting[] {
  const { stores, include, programs, isSole = false } = first;
  const [agentFile = '', ...more] = agentFiles;
  const isForAgents = agentFiles.length > 0;
  const shown = `\`${agentFile}\`${more.length > 0 ? ` and ${count(more.length, 'other file')} do` : ' does'}`;
  const named = include.map((each) => `\`${each}\``).join(', ');
  return [
    [
      isForAgents,
      'agent_files.level',
      'warn',
      `Pull requests show what they make agents and editors run by themselves, as ${shown} now. \`warn\` fails nothing; \`approve\` waits for a person; \`error\` fails for what is dangerous or cannot be read.`,
    ],
    [
      !isForAgents,
      'enforce',
      { mode: 'report', until },
      `Reports only until ${until}; from then on a failing verdict fails the check. Until then the check is neutral, which satisfies a required check.`,
    ],
    [isSole, 'approvals.gate', 0, ALONE],
    [
      stores.length > 0,
      'stores',
      stores,
      'Where commands of stores run now, or where the files are that they name.',
    ],
    [programs.length > 0, 'programs', programs, 'Commands of stored genes start these.'],
    [
      include.length > 0,
      'assets.include',
      [...DEFAULT_POLICY.assets.include, ...include],
      `With the files that have genes now: ${named}.`,
    ],
  ];
}

/** Every level has a last day. */
function levelLines(past?: PastLevels, first?: FirstPolicy): string[] {
  if (first === undefined) return [];
  const { changes = 0, levels = [] } = past ?? {};
  const { until, levelsUntil, exceedsCap } = first;
  if (levels.length === 0 && !exceedsCap) return [];
  const judged = `The last ${count(changes, 'change')} were judged when this file was created. Some fail without these levels, which end on ${levelsUntil}.`;
  return [
    ...(levels.length > 0 ? comment(judged, '') : []),
    'rules:',
    ...levels.flatMap(({ group, changes: breaking, rules }) =>
      level(group, `${count(breaking, 'change')}: ${rules}.`, levelsUntil),
    ),
    ...(exceedsCap
      ? level('blast-radius-hard-cap', 'The stores alone exceed the hard cap.', until)
      : []),
  ];
}

function level(rules: string, why: string, until: string): string[] {
  return [...comment(why, '  '), `  ${rules}:`, '    level: warning', `    until: '${until}'`];
}

function yamlLines(value: object | string | number): string[] {
  return stringify(value, { lineWidth: 0, singleQuote: true, indentSeq: false })
    .trimEnd()
    .split('\n');
}

/** Maximum line width of comments. */
const COLUMNS = 100;

function comment(text: string, indent: string): string[] {
  const opening = `${indent}# `;
  return wrap(text, COLUMNS - opening.length).map((line) => opening + line);
}
