import { diffLines } from 'diff';
import { HOW_TO_GET_IT } from '../../ground/tool.ts';
import { resolveInTree } from '../../repo/paths.ts';
import { isRegular, type Tree } from '../../repo/tree.ts';
import { finding } from '../../rules/finding.ts';
import { invocationRules } from '../../rules/invocation.ts';
import { inCode } from '../../rules/quoted.ts';
import type { Rule } from '../../rules/rule.ts';
import { syntaxRules } from '../../rules/syntax.ts';
import type { ChangeSubject } from '../subject.ts';
import { atFile } from './touched-paths.ts';

/** The files that can contain the block, from the root of the repository. */
export const INSTRUCTION_FILES = ['AGENTS.md', 'CLAUDE.md', '.cursor/rules/gene-gate.mdc'] as const;
export type InstructionFile = (typeof INSTRUCTION_FILES)[number];

/** Rules for agents, in their tasks and instructions. */
export const MUST_NOT: readonly string[] = [
  'Do not edit the policy (.github/gene-gate.yml), a workflow or action, or the gene-gate block of the agent instructions.',
  'Do not remove a validation command or change an asset_id, except as an edit or a todo of an AgentTask says.',
  'Do not add ignores.',
  'Do not raise limits, scores or streaks.',
  'Do not rewrite the audit log (events.jsonl): only the engine appends to it.',
];

/** The length is limited to keep the search linear. */
const BEGIN = /<!-- gene-gate:begin\b[^\n]{0,200}?-->/g;
const END = '<!-- gene-gate:end -->';
const ENDS = new RegExp(END, 'g');

/** The rules whose examples are in the block. */
const shownRules = (): readonly Pick<Rule, 'title' | 'wrong' | 'right'>[] => [
  syntaxRules['shell-operator'],
  invocationRules['outside-code'],
  invocationRules['uses-network'],
];

/** The line about the programs of the policy: plain names only. */
const PROGRAMS = /^The policy also allows: ((?:`[A-Za-z][\w.+-]{0,40}`(?:, )?){1,100})\.$/m;

/**
 * Without a final line break.
 * @param programs of the policy, which commands can start as well
 */
export function agentsBlock(programs: readonly string[] = []): string {
  const line = `The policy also allows: ${inCode(programs)}.`;
  const others = PROGRAMS.test(line) ? `${line}\n` : '';
  return `<!-- gene-gate:begin; written by \`gene-gate init --agents\` -->
## Validation commands of genes

gene-gate checks every pull request. An entry of \`validation\` is one command, which runs without a shell and fails if
something is wrong: \`node SCRIPT\`, \`npm test\`, \`npm run SCRIPT\`, or \`npx TOOL\` with a tool of the dependencies.
${others}
| right | wrong | why |
|---|---|---|
${shownRules()
  .map(({ right, wrong, title }) => `| \`${right}\` | \`${wrong}\` | ${title} |`)
  .join('\n')}

Before you push, run \`gene-gate check --worktree --no-run\` ([how to get it](${HOW_TO_GET_IT})).
If it fails, add \`--format agent\`: it prints an AgentTask. Switch on \`next_actor\`. With \`agent\`, make its \`edits\` (pipe it
to \`gene-gate fix --apply - --write\`), resolve each \`todo\`, and run the command of \`verify\` until it
exits with 0. With \`human\` or \`undecided\`, stop and hand over. After a push, do the same with the AgentTask in the gate's
comment.

${MUST_NOT.map((each) => `- ${each}`).join('\n')}
${END}`;
}

/** The block in a text: absent (and empty), as in this version, or changed. */
export interface BlockState {
  readonly kind: 'absent' | 'current' | 'changed';
  readonly block: string;
}

/** Several blocks, or a part of one, count as changed. */
export function blockIn(text: string): BlockState {
  const place = placeIn(text);
  if (place === undefined) return { kind: 'absent', block: '' };
  const block = (place === 'unclear' ? text : text.slice(...place)).replaceAll('\r\n', '\n');
  const programs = PROGRAMS.exec(block)?.[1]?.match(/[^`, ]+/g) ?? [];
  return { kind: block === agentsBlock(programs) ? 'current' : 'changed', block };
}

/** @returns the offsets of the block; `unclear` for several blocks or a part of one */
function placeIn(text: string): readonly [start: number, end: number] | 'unclear' | undefined {
  const begins = [...text.matchAll(BEGIN)];
  const ends = [...text.matchAll(ENDS)];
  const [begin, end] = [begins[0]?.index, ends[0]?.index];
  if (begin === undefined && end === undefined) return undefined;
  const isOne = begins.length === 1 && ends.length === 1;
  if (!isOne || begin === undefined || end === undefined || end < begin) return 'unclear';
  return [begin, end + END.length];
}

/**
 * Replaces the block in a text by this version's, or appends it.
 * @returns undefined if the text has several blocks, or a part of one
 */
export function withBlock(text: string, programs: readonly string[] = []): string | undefined {
  const place = placeIn(text);
  if (place === 'unclear') return undefined;
  const newline = text.includes('\r\n') ? '\r\n' : '\n';
  const block = agentsBlock(programs).replaceAll('\n', newline);
  if (place) return text.slice(0, place[0]) + block + text.slice(place[1]);
  const before =
    text === '' ? '' : `${text.replace(/(?<![\r\n])[\r\n]+$/, '')}${newline}${newline}`;
  return `${before}${block}${newline}`;
}

const EDITED = 'is not what this version writes';

/**
 * Reports a block that a change removes, hides, or makes different from this version's, as a warning;
 * any other block that differs from this version's, as a notice.
 */
export async function agentInstructions({ baseTree, tree }: ChangeSubject) {
  const compared = INSTRUCTION_FILES.map(async (path) => {
    const [was, is] = await Promise.all([textOf(baseTree, path), textOf(tree, path)]);
    const [before, after] = [blockIn(was), blockIn(is)];
    const isOwn = before.kind !== 'absent';
    const isSame = before.block === after.block;
    const hides = isOwn && !isHidden(was, before) && isHidden(is, after);
    const changed = after.kind === 'changed' ? EDITED : undefined;
    const removed = isOwn && after.kind === 'absent' ? 'is removed' : changed;
    const effect = hides ? 'is hidden, or shown as an example' : removed;
    if (effect === undefined) return [];
    if (!isOwn || (isSame && !hides)) {
      const place = { ...atFile(path), severity: 'notice' as const };
      return [finding('agent-instructions', { path, effect, lines: [] }, place)];
    }
    const lines = isSame ? changedLines(was, is) : changedLines(before.block, after.block);
    return [finding('agent-instructions', { path, effect, lines }, atFile(path))];
  });
  return (await Promise.all(compared)).flat();
}

/** True if an unclosed fence, comment or fold precedes the block. */
function isHidden(text: string, { block }: BlockState): boolean {
  const before = text.slice(0, Math.max(0, text.indexOf(block)));
  const count = (pattern: RegExp) => before.match(pattern)?.length ?? 0;
  return (
    count(/^ {0,3}(?:```|~~~)/gm) % 2 === 1 ||
    count(/<!--/g) > count(/-->/g) ||
    count(/<details\b/gi) > count(/<\/details>/gi)
  );
}

/** Comparing very different texts takes long. */
const MOST_EDITS = 1000;

function changedLines(before: string, after: string): string[] {
  const parts = diffLines(before, after, { maxEditLength: MOST_EDITS }) ?? [];
  const changed = parts.filter(({ added, removed }) => added || removed);
  return changed.flatMap(({ added, value }) =>
    value.split('\n').flatMap((line) => (line === '' ? [] : [`${added ? '+' : '-'}${line}`])),
  );
}

/** Reads a file through symlinks, such as AGENTS.md to CLAUDE.md; empty if it is no regular file. */
async function textOf(tree: Tree, path: string): Promise<string> {
  const found = resolveInTree(tree, path);
  if (found.kind !== 'inside' || !isRegular(found.entry.kind)) return '';
  return (await tree.read(found.path)).toString('utf8').replaceAll('\r\n', '\n');
}
