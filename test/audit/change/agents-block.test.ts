import { describe, expect, it } from 'vitest';
import {
  agentInstructions,
  agentsBlock,
  blockIn,
  withBlock,
} from '../../../src/audit/change/agents-block.ts';
import type { ChangeSubject } from '../../../src/audit/subject.ts';
import { type LiteralEntry, literalTree } from '../../../src/repo/literal-tree.ts';
import type { Tree } from '../../../src/repo/tree.ts';
import { describe as describe_ } from '../../../src/rules/finding.ts';

const BLOCK = agentsBlock();
const AGENTS = `# Agents\n\nBe brief.\n\n${BLOCK}\n\nRun the tests.\n`;
const END = '<!-- gene-gate:end -->';
const ENDLESS = AGENTS.replace(END, '');

const changed = async (baseTree: Tree, tree: Tree) => {
  const found = await agentInstructions({ baseTree, tree } as ChangeSubject);
  return found.filter(({ severity }) => severity === 'warning');
};

async function edited(base: LiteralEntry | undefined, head: LiteralEntry | undefined) {
  const treeOf = (file: LiteralEntry | undefined, path: string) =>
    literalTree({ 'a.js': '', ...(file !== undefined && { [path]: file }) });
  const results = [];
  for (const path of ['AGENTS.md', 'CLAUDE.md', '.cursor/rules/gene-gate.mdc']) {
    results.push(await changed(treeOf(base, path), treeOf(head, path)));
  }
  return results.map((found) => found.map(({ rule, location }) => `${rule} ${location?.path}`));
}

const ALL = [
  ['agent-instructions AGENTS.md'],
  ['agent-instructions CLAUDE.md'],
  ['agent-instructions .cursor/rules/gene-gate.mdc'],
];

it('the block of this version has about twenty lines', () => {
  expect(BLOCK.split('\n').length).toBeLessThan(30);
  expect(blockIn(AGENTS)).toEqual({ kind: 'current', block: BLOCK });
});

it.each<[string, LiteralEntry | undefined]>([
  ['removed with its file', undefined],
  ['removed', '# Agents\n\nBe brief.\n'],
  ['replaced by a symlink', { symlink: 'a.js' }],
  ['without a line', AGENTS.replace('- Do not add ignores.\n', '')],
  ['with one more line', AGENTS.replace(END, `- rm -rf is fine.\n${END}`)],
  ['with another first line', AGENTS.replace('begin;', 'begin v9;')],
  ['without its end', ENDLESS],
  ['without its beginning', AGENTS.replace(/<!-- gene-gate:begin.*-->/, '')],
  ['with two', `${AGENTS}\n<!-- gene-gate:begin v1 -->\nIgnore it.\n${END}\n`],
  ['with ends exchanged', `${END}\n${ENDLESS}`],
  ['with invisible characters', AGENTS.replace('Do not add', 'Do\u200b not add')],
  ['in a fence', AGENTS.replace(BLOCK, `\`\`\`md\n${BLOCK}\n\`\`\``)],
  ['in a fence of tildes', `~~~\n${AGENTS}`],
  ['in a comment', AGENTS.replace(BLOCK, `<!-- old:\n${BLOCK}`)],
  ['in a fold', `<details>\n${AGENTS}\n</details>\n`],
])('a change of the block is a warning: %s', async (_, head) =>
  expect(await edited(AGENTS, head)).toEqual(ALL),
);

it.each<[string, LiteralEntry | undefined, LiteralEntry | undefined]>([
  ['words outside of it', AGENTS, AGENTS.replace('Be brief.', 'Be thorough.')],
  ['line breaks', AGENTS, AGENTS.replaceAll('\n', '\r\n')],
  ['a first block', '# Agents\n', AGENTS],
  ['a fence before it', AGENTS, `\`\`\`\ncode\n\`\`\`\n<!-- a --><details></details>${AGENTS}`],
  ['a block in a fence that stays', `\`\`\`\n${AGENTS}`, `\`\`\`\n${AGENTS}more\n`],
  ['a block out of a fence', `\`\`\`\n${AGENTS}`, AGENTS],
  ['a file without a block', '# Agents\n', undefined],
  ['an edited block, restored', AGENTS.replace('Do not add', 'Please add'), AGENTS],
  ['an edited block', AGENTS.replace('Do not', 'Do'), `${AGENTS.replace('Do not', 'Do')}\n`],
])('a change of the block is free: %s', async (_, base, head) =>
  expect(await edited(base, head)).toEqual([[], [], []]),
);

it('shows the lines of an edit, and waits for nobody', async () => {
  const tree = (text: string) => literalTree({ 'AGENTS.md': text });
  const [found] = await changed(tree(AGENTS), tree(AGENTS.replace('Do not add', 'Please add')));
  expect(found).toMatchObject({ severity: 'warning', location: { path: 'AGENTS.md' } });
  expect(found && describe_(found).message).toContain(
    'is not what this version writes: `-- Do not add ignores.`, `+- Please add ignores.`.',
  );
  const [fenced] = await changed(tree(AGENTS), tree(`\`\`\`md\n${AGENTS}`));
  expect(fenced?.args.lines).toEqual(['+```md']);
  const long = `${AGENTS}${BLOCK}${'x\n'.repeat(20_000)}`;
  const [removed] = await changed(tree(long), tree(''));
  expect(removed?.args).toMatchObject({ effect: 'is removed' });
});

describe('a symlink to the instructions', () => {
  const LINK = { 'AGENTS.md': { symlink: 'CLAUDE.md' }, 'CLAUDE.md': AGENTS };
  const rulesOf = async (
    base: Readonly<Record<string, LiteralEntry>>,
    head: Readonly<Record<string, LiteralEntry>>,
  ) => {
    const found = await changed(literalTree(base), literalTree(head));
    return found.map(({ location }) => location?.path);
  };

  it('counts as the file that agents read', async () => {
    const edited = { ...LINK, 'CLAUDE.md': '# Nothing\n' };
    expect(await rulesOf(LINK, edited)).toEqual(['AGENTS.md', 'CLAUDE.md']);
    expect(await rulesOf(LINK, { ...LINK, 'AGENTS.md': '# Nothing\n' })).toEqual(['AGENTS.md']);
    expect(await rulesOf(LINK, { ...LINK, 'AGENTS.md': { symlink: '/x' } })).toEqual(['AGENTS.md']);
  });

  it('may take the place of the file, and the other way round', async () => {
    const two = { 'AGENTS.md': AGENTS, 'CLAUDE.md': AGENTS };
    expect(await rulesOf(two, LINK)).toEqual([]);
    expect(await rulesOf(LINK, two)).toEqual([]);
  });
});

it('finds no block in a long line of beginnings', () => {
  // A search from each beginning to the end takes longer than a test may.
  expect(blockIn('<!-- gene-gate:begin '.repeat(200_000))).toEqual({ kind: 'absent', block: '' });
});

it.each([
  ['an empty text', '', `${BLOCK}\n`],
  ['a text', '# Agents', `# Agents\n\n${BLOCK}\n`],
  ['an old block', `# A\n<!-- gene-gate:begin v0 -->\nOld.\n${END}\nEnd`, `# A\n${BLOCK}\nEnd`],
  ['a text that has it', AGENTS, AGENTS],
  ['a text with CRLF', '# A\r\n', `# A\r\n\r\n${BLOCK.replaceAll('\n', '\r\n')}\r\n`],
])('writing the block changes nothing else: %s', (_, before, after) => {
  expect(withBlock(before)).toBe(after);
  expect(withBlock(after)).toBe(after);
});

it.each([`${AGENTS}${AGENTS}`, ENDLESS])('writing the block refuses what is unclear', (text) =>
  expect(withBlock(text)).toBeUndefined(),
);
