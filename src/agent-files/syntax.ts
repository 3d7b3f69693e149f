import { posix } from 'node:path';
import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { AST } from 'toml-eslint-parser';
import { getStaticTOMLValue, parseTOML, ParseError as TomlError } from 'toml-eslint-parser';
import { isAlias, isMap, isScalar, isSeq, parseDocument } from 'yaml';
import { isMapping, isNestedTooDeep } from '../ground/mapping.ts';
import type { Syntax } from './format.ts';

export class SyntaxProblem extends Error {
  /** In UTF-16 units. */
  readonly offset: number;

  /** @param detail a clause */
  constructor(detail: string, offset = 0) {
    super(detail);
    this.offset = offset;
  }
}

/** Keys for parts of a Markdown text, which no YAML key equals: commands, links to code, and paths. */
export const INLINE = '!`';
export const LINKS = '!link';
export const PATHS = '!path';

const BY_EXTENSION: Readonly<Record<string, Syntax>> = {
  '.md': 'markdown',
  '.toml': 'toml',
  '.yaml': 'yaml',
  '.yml': 'yaml',
};

/** Other files are JSON. */
export function syntaxOf(path: string): Syntax {
  return BY_EXTENSION[posix.extname(path).toLowerCase()] ?? 'json';
}

/** Parses the text of a file into a tree of values with offsets. @throws SyntaxProblem */
export function readSyntax(text: string, syntax: Syntax): Node {
  if (isNestedTooDeep(syntax === 'markdown' ? frontMatter(text).text : text))
    throw new SyntaxProblem('its brackets are nested too deeply');
  switch (syntax) {
    case 'json':
      return readJson(text);
    case 'toml':
      return readToml(text);
    case 'yaml':
      return readYaml(text, 0);
    case 'markdown':
      return readMarkdown(text);
    case 'shell':
      return leaf(text, [0, text.length]);
    case 'program':
    case 'text':
      return leaf('', [0, 0]);
  }
}

/** Some tools accept comments and trailing commas. */
function readJson(text: string): Node {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { allowTrailingComma: true });
  const [error] = errors;
  if (error) throw new SyntaxProblem(wordsOf(printParseErrorCode(error.error)), error.offset);
  if (root === undefined) throw new SyntaxProblem('it is empty');
  return root;
}

/** Turns `PropertyNameExpected` into words. */
function wordsOf(code: string): string {
  return code.replace(/\B[A-Z]/g, (letter) => ` ${letter}`).toLowerCase();
}

type Range = readonly [start: number, end: number];

type Draft = { -readonly [Key in keyof Node]: Node[Key] };

function leaf(value: unknown, [offset, end]: Range): Draft {
  const type = value === null ? 'null' : (typeof value as 'string' | 'number' | 'boolean');
  return { type, value, offset, length: end - offset };
}

function around(type: Node['type'], children: Draft[], [offset, end]: Range): Draft {
  const node: Draft = { type, offset, length: end - offset, children };
  for (const child of children) child.parent = node;
  return node;
}

function member(name: string, value: Draft, range: Range): Draft {
  return around('property', [leaf(name, range), value], range);
}

function readToml(text: string): Node {
  try {
    const program = parseTOML(text);
    const ranges = new Map<string, Range>();
    const note = (
      { body }: Pick<AST.TOMLTopLevelTable, 'body'>,
      path: readonly unknown[],
    ): void => {
      for (const each of body) {
        const keys = each.key.keys.map((key) => (key.type === 'TOMLBare' ? key.name : key.value));
        const at = each.type === 'TOMLTable' ? each.resolvedKey : [...path, ...keys];
        ranges.set(at.join('\0'), each.range);
        if (each.type === 'TOMLTable') note(each, at);
        else if (each.value.type === 'TOMLInlineTable') note(each.value, at);
      }
    };
    note(program.body[0], []);
    const nodeOf = (value: unknown, path: readonly unknown[], outer: Range): Draft => {
      const range = ranges.get(path.join('\0')) ?? outer;
      if (Array.isArray(value))
        return around(
          'array',
          value.map((each, index) => nodeOf(each, [...path, index], range)),
          range,
        );
      if (!isMapping(value) || value instanceof Date)
        return leaf(value instanceof Date ? value.toISOString() : value, range);
      const members = Object.entries(value).map(([name, each]) =>
        member(name, nodeOf(each, [...path, name], range), range),
      );
      return around('object', members, range);
    };
    return nodeOf(getStaticTOMLValue(program), [], [0, text.length]);
  } catch (error) {
    if (error instanceof TomlError) throw new SyntaxProblem(clause(error.message), error.index);
    throw error;
  }
}

function clause(message: string): string {
  const [line = ''] = message.split('\n');
  return line
    .replace(/ at line \d+.*|[.:]\s*$/g, '')
    .replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase());
}

/** @param start offset of the text in its file */
function readYaml(text: string, start: number): Draft {
  const document = parseDocument(text, { uniqueKeys: true });
  const [error] = document.errors;
  if (error) throw new SyntaxProblem(clause(error.message), start + error.pos[0]);
  let aliases = 0;
  const nodeOf = (value: unknown, outer: Range): Draft => {
    if (isAlias(value)) {
      aliases += 1;
      if (aliases > 100) throw new SyntaxProblem('it has too many aliases', outer[0]);
      return nodeOf(value.resolve(document), outer);
    }
    const own = isMap(value) || isSeq(value) || isScalar(value) ? value.range : undefined;
    const range: Range = own ? [start + own[0], start + own[1]] : outer;
    if (isMap(value))
      return around(
        'object',
        value.items.map(({ key, value: each }) => member(String(key), nodeOf(each, range), range)),
        range,
      );
    if (isSeq(value))
      return around(
        'array',
        value.items.map((each) => nodeOf(each, range)),
        range,
      );
    const plain = isScalar(value) ? value.value : null;
    return leaf(typeof plain === 'object' && plain !== null ? String(plain) : plain, range);
  };
  return nodeOf(document.contents, [start, start + text.length]);
}

/** With its position. */
function frontMatter(text: string): { text: string; start: number; end: number } {
  const [whole = '', before = '', inside = ''] =
    /^(\uFEFF?---[ \t]*\r?\n)([\s\S]*?)^---[ \t]*$/m.exec(text) ?? [];
  const isFirst = whole !== '' && text.startsWith(whole);
  return isFirst
    ? { text: inside, start: before.length, end: whole.length }
    : { text: '', start: 0, end: 0 };
}

/** Extensions of programs in texts for agents. */
const PROGRAM = String.raw`\.(?:bash|bat|cjs|cmd|exe|js|mjs|pl|ps1|py|rb|sh|ts|vbs)`;

/**
 * Parts of a command's or skill's text: commands that run before the agent reads the text, inline or as
 * lines of a block; URLs of programs; paths of programs. Source: https://code.claude.com/docs/en/skills
 */
const IN_TEXT: readonly (readonly [key: string, pattern: RegExp])[] = [
  [INLINE, /(?<![^\s])!`([^`\n]+)`|^```!.*\n([\s\S]*?)^```/gm],
  [
    LINKS,
    new RegExp(
      String.raw`https?://[^\s"'<>()\x60]{1,500}?${PROGRAM}(?![\w/.-])|https?://(?:raw\.|gist\.)githubusercontent\.com/[^\s"'<>()\x60]+`,
      'g',
    ),
  ],
  [PATHS, new RegExp(String.raw`(?<![\w:/.@-])(?:[\w.@-]+/)*[\w.@-]+${PROGRAM}(?![\w/-])`, 'g')],
];

function readMarkdown(text: string): Node {
  const { text: yaml, start, end } = frontMatter(text);
  const range: Range = [0, text.length];
  const found = IN_TEXT.flatMap(([key, pattern]) => {
    const each = [...text.slice(end).matchAll(pattern)].map((match): Draft => {
      const at = end + match.index;
      return leaf(match[1] ?? match[2] ?? match[0], [at, at + match[0].length]);
    });
    return each.length > 0 ? [member(key, around('array', each, range), range)] : [];
  });
  return around('object', [...topOf(yaml, start), ...found], range);
}

/** Keys that run commands or decide trust; unreadable ones are reported. */
const GRAVE = /^[ \t]*(?:hooks|mcp-?servers|allowed-?tools|permissions?)[ \t]*:/im;

/** Tools accept an unquoted colon, which is invalid YAML; each key is then read separately. */
function topOf(yaml: string, start: number): readonly Draft[] {
  try {
    return membersIn(readYaml(yaml, start));
  } catch (error) {
    if (!(error instanceof SyntaxProblem)) throw error;
  }
  return [...yaml.matchAll(/^([\w-]+):(.*(?:\r?\n(?![\w-]+:).*)*)/gm)].flatMap((match) => {
    const [part, name = '', text = ''] = match;
    const at = start + match.index;
    try {
      return membersIn(readYaml(part, at));
    } catch (error) {
      if (!(error instanceof SyntaxProblem) || GRAVE.test(part)) throw error;
    }
    const range: Range = [at, at + part.length];
    return member(name, leaf(text.trim(), range), range);
  });
}

function membersIn({ type, children = [] }: Draft): Draft[] {
  return type === 'object' ? children : [];
}
