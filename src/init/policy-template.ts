import { stringify } from 'yaml';
import { type DocumentedKey, documentedKeys } from '../policy/documented-keys.ts';

const OPENING = `# What gene-gate allows in this repository. Every key has a default, and every default stands here
# as a comment: lines that begin with "#" and no blank. Remove the "#" in front of what you want to
# change, and in front of the section that it is in.
#
# A pull request is judged by this file as it is on the branch that it wants to get into, never by
# its own version. \`gene-gate policy test\` checks it and says what differs from the defaults.
`;

/** A policy file in which everything has its default and is explained. */
export function policyTemplate(): string {
  return [OPENING, ...documentedKeys().map((key) => `${keyLines(key, '').join('\n')}\n`)].join(
    '\n',
  );
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

/** Stays a comment when the lines that begin with `#` and no blank are uncommented. */
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

/** Widest line of the file that is prose. */
const COLUMNS = 100;

function comment(text: string, indent: string): string[] {
  const lines: string[] = [];
  let line = `${indent}#`;
  for (const word of text.split(' ')) {
    if (line.length + 1 + word.length > COLUMNS) {
      lines.push(line);
      line = `${indent}#`;
    }
    line += ` ${word}`;
  }
  return [...lines, line];
}
