import { stringify } from 'yaml';
import { DEFAULT_POLICY } from '../policy/default.ts';
import { type DocumentedKey, documentedKeys } from '../policy/documented-keys.ts';
import { wrap } from '../report/view/columns.ts';
import { count } from '../report/view/words.ts';
import type { FirstPolicy } from './first-policy.ts';
import type { PastLevels } from './past-levels.ts';

/** Editors with the YAML language server read the first line. */
const SCHEMA =
  '# yaml-language-server: $schema=https://raw.githubusercontent.com/gene-gate/gene-gate/63a8eb7b1989eae6dc40680f790cf1bbb629a298/schema/policy.schema.json';

const OPENING = `${SCHEMA}
# What gene-gate allows in this repository. Every key is listed with its default, as a comment line
# that starts with "#" without a space. To change a key, remove the "#" in front of it and in front
# of its section.
#
# A pull request is judged by the version of this file on its base branch, never by its own version.
# \`gene-gate policy test\` validates the file and lists the differences from the defaults.
`;

/** Values that a policy begins with, by key, and why. */
type Values = ReadonlyMap<string, { readonly value: unknown; readonly why: string }>;

/** Returns a policy file that documents every key with its default. */
export function policyTemplate(past?: PastLevels, first?: FirstPolicy): string {
  const values = first ? valuesOf(first) : new Map();
  const sections = documentedKeys().map((key) => {
    const lines = keyLines(key, '', values);
    return key.name === 'rules' ? withLevels(lines, past, first) : lines;
  });
  return [OPENING, ...sections.map((lines) => `${lines.join('\n')}\n`)].join('\n');
}

/** Returns a policy file for a repository that has no assets, but files by which agents and editors run commands. */
export function agentPolicy({ agentFiles, isSole }: FirstPolicy): string {
  const [first = '', ...more] = agentFiles;
  const named = `\`${first}\`${more.length > 0 ? ` and ${count(more.length, 'other file')}` : ''}`;
  const text = `Pull requests show what they make agents and editors run by themselves, as ${named} ${more.length > 0 ? 'do' : 'does'} now. A pull request is judged by the version of this file on its base branch. Every other key has its default: see docs/policy.md of gene-gate.`;
  return [
    SCHEMA,
    ...comment(text, ''),
    'agent_files:',
    ...comment(
      'warn shows it and fails nothing; approve waits for a person; error fails for what is dangerous or cannot be read.',
      '  ',
    ),
    '  level: warn',
    ...(isSole ? ['approvals:', ...comment(ALONE, '  '), '  gate: 0'] : []),
    '',
  ].join('\n');
}

const ALONE =
  'One person has written the history, and nobody can approve an own pull request: what weakens the gate, or needs approval by `agent_files.level`, is a warning. When somebody else joins, remove this line.';

function valuesOf({ until, stores, include, programs, isSole = false }: FirstPolicy): Values {
  const named = include.map((each) => `\`${each}\``).join(', ');
  const values: readonly (readonly [
    isNeeded: boolean,
    key: string,
    value: unknown,
    why: string,
  ])[] = [
    [
      true,
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
  return new Map(
    values.flatMap(([isNeeded, key, value, why]) => (isNeeded ? [[key, { value, why }]] : [])),
  );
}

/** Sets the key in place of its default; every level has a last day. */
function withLevels(lines: string[], past?: PastLevels, first?: FirstPolicy): string[] {
  if (first === undefined) return lines;
  const { changes = 0, levels = [] } = past ?? {};
  const { until, levelsUntil, exceedsCap } = first;
  if (levels.length === 0 && !exceedsCap) return lines;
  const judged = `The last ${count(changes, 'change')} were judged when this file was created. Some fail without these levels, which end on ${levelsUntil}.`;
  return [
    ...lines.slice(0, -1),
    '#',
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

function keyLines(key: DocumentedKey, indent: string, values: Values): string[] {
  const { name, path, description, expected, example, keys } = key;
  const words = expected === undefined ? description : `${description} (${expected})`;
  if (expected === undefined) {
    const inner = keys.flatMap((each) => keyLines(each, `${indent}  `, values));
    const mark = keys.some((each) => values.has(each.path)) ? '' : '#';
    return [...comment(words, indent), `${indent}${mark}${name}:`, ...inner];
  }
  const set = values.get(path);
  if (set !== undefined) {
    const lines = yamlLines({ [name]: set.value }).map((line) => `${indent}${line}`);
    return [...comment(words, indent), `${indent}#`, ...comment(set.why, indent), ...lines];
  }
  return [
    ...comment(words, indent),
    ...(example === undefined ? [] : exampleLines({ [name]: example }, indent)),
    ...yamlLines({ [name]: key.default }).map((line) => `${indent}#${line}`),
  ];
}

/** Remains a comment when the lines that start with `#` without a space are uncommented. */
function exampleLines(value: object, indent: string): string[] {
  return ['For example:', ...yamlLines(value).map((line) => `  ${line}`)].map(
    (line) => `${indent}# ${line}`,
  );
}

function yamlLines(value: object): string[] {
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
