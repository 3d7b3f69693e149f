import { stringify } from 'yaml';
import { type DocumentedKey, documentedKeys } from '../policy/documented-keys.ts';
import { wrap } from '../report/view/columns.ts';
import { count } from '../report/view/words.ts';
import { type HistorySummary, ruleCounts } from './history-summary.ts';
import { countWords } from './history-text.ts';

/** Editors with the YAML language server read the first line. */
const OPENING = `# yaml-language-server: $schema=https://raw.githubusercontent.com/gene-gate/gene-gate/v1/schema/policy.schema.json
# What gene-gate allows in this repository. Every key is listed with its default, as a comment line
# that starts with "#" without a space. To change a key, remove the "#" in front of it and in front
# of its section.
#
# A pull request is judged by the version of this file on its base branch, never by its own version.
# \`gene-gate policy test\` validates the file and lists the differences from the defaults.
`;

/**
 * Returns a policy file that documents every key with its default.
 *
 * @param history sets the levels under which the honest changes of the past would have passed
 */
export function policyTemplate(history?: HistorySummary): string {
  const sections = documentedKeys().map((key) => {
    const lines = keyLines(key, '');
    if (history && key.name === 'rules') return withLevels(lines, history);
    return history && key.name === 'programs' ? [...programLines(history), ...lines] : lines;
  });
  return [OPENING, ...sections.map((lines) => `${lines.join('\n')}\n`)].join('\n');
}

/** Sets the key in place of its default. */
function withLevels(
  lines: string[],
  { changes, strict, policy, levels }: HistorySummary,
): string[] {
  if (levels.length === 0) return lines;
  return [
    ...lines.slice(0, -1),
    '#',
    ...comment(
      `Judged when this file was created: the last ${count(changes, 'change')}. Without these levels: ${countWords(strict)}. With them: ${countWords(policy)}. \`gene-gate doctor\` says which levels can be removed.`,
      '',
    ),
    'rules:',
    ...levels.flatMap(({ group, ...broken }) => [
      ...comment(`${count(broken.changes, 'change')}: ${ruleCounts(broken.rules)}.`, '  '),
      `  ${group}: warning`,
    ]),
  ];
}

function programLines({ programs }: HistorySummary): string[] {
  if (programs.length === 0) return [];
  const needed = programs.map(({ name, commands }) => `${name} (${count(commands, 'command')})`);
  return comment(
    `Commands of the last changes are refused because of their program: ${needed.join(', ')}.`,
    '',
  ).concat('#');
}

function keyLines(key: DocumentedKey, indent: string): string[] {
  const { name, description, expected, example, keys } = key;
  const words = expected === undefined ? description : `${description} (${expected})`;
  if (expected === undefined) {
    const inner = keys.flatMap((each) => keyLines(each, `${indent}  `));
    return [...comment(words, indent), `${indent}#${name}:`, ...inner];
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
