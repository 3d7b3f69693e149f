import type { Flag, Reading } from '../../command/reading.ts';
import { NODE_FLAGS } from '../../programs/node-flags.ts';
import { normalise, resolveInTree } from '../../repo/paths.ts';
import { isRegular, type Tree } from '../../repo/tree.ts';
import type { RuleId } from '../../rules/catalogue.ts';
import { singleQuoted } from '../../rules/quoted.ts';
import { type Reason, reasons } from '../reason.ts';
import { SCRIPT_FOLDER } from '../script-store.ts';
import { isAmbiguous, type Rewrite } from './rewrite.ts';

/** Moves the code of `node -e CODE` into a script of the repository, unless the code checks nothing. */
export const moveCode: Rewrite = async (reading, store) => {
  const read = readEvaluation(reading);
  if (read === undefined || 'reason' in read) return read;
  const { scriptText } = await import('./script-text.ts');
  const text = scriptText(read.evaluation.code);
  if (typeof text !== 'string') return text;
  const script = await store.place(text);
  if (script === undefined) return { reason: reasons.noPlace(SCRIPT_FOLDER) };
  const command = read.evaluation.withScript(script);
  return { step: 'code moved into a script', commands: [command], scripts: [script] };
};

interface Evaluation {
  readonly code: string;
  readonly withScript: (path: string) => string;
}

/**
 * Problems with the appearance of a command, which leave its words unambiguous. A file may contain the
 * same text.
 */
const ABOUT_LOOKS: readonly RuleId[] = ['line-break', 'blank-padding', 'markup-injection'];
const CODE_FLAGS = new Set(['--eval', '--print']);
/** Harmless flags that change how Node parses code, and do so differently for a file. */
const READING_FLAGS = /strip-types|transform-types|detect-module|^--test/;

/** @returns undefined for a command without inline code; a reason if the code cannot become a script */
function readEvaluation(
  reading: Reading,
): { readonly evaluation: Evaluation } | { readonly reason: Reason } | undefined {
  const { invocation, command, assignments } = reading;
  if (invocation?.program !== 'node') return undefined;
  const sources = invocation.flags.filter(({ name }) => CODE_FLAGS.has(name));
  if (sources.length === 0) return undefined;
  if (!hasClearWords(reading))
    return { reason: reasons.codeNotMoved('a shell would change it before `node` gets it') };
  const [source, ...others] = sources;
  if (source?.value === undefined || source.name !== '--eval' || others.length > 0) {
    return { reason: reasons.codeNotMoved('it is not one text, or its value is printed') };
  }
  const kept = invocation.flags.filter((flag) => flag !== source);
  const strange = kept.find((flag) => !isKept(flag));
  if (strange !== undefined) {
    return { reason: reasons.codeNotMoved(`\`${strange.written}\` changes how \`node\` runs it`) };
  }

  const text = ({ start, end }: { readonly start: number; readonly end: number }) =>
    command.slice(start, end);
  const last = invocation.passthrough.at(-1);
  const rest = invocation.passthrough.slice(0, 1).map(({ span }) => {
    return text({ start: span.start, end: last?.span.end ?? span.end });
  });
  const before = [...assignments.map(({ span }) => text(span)), 'node'];
  return {
    evaluation: {
      code: source.value,
      withScript: (path) =>
        [...before, ...kept.map(({ span }) => text(span)), path, ...rest].join(' '),
    },
  };
}

/** Only blanks may separate the words: after a line break a shell starts another command. */
function hasClearWords(reading: Reading): boolean {
  const { command, words, assignments } = reading;
  if (isAmbiguous(reading, ABOUT_LOOKS)) return false;
  let end = 0;
  for (const { span } of [...assignments, ...words]) {
    if (span.start > end && !/^[ \t]*$/.test(command.slice(end, span.start))) return false;
    end = Math.max(end, span.end);
  }
  return /^[ \t]*$/.test(command.slice(end));
}

function isKept({ name }: Flag): boolean {
  const spec = NODE_FLAGS.get(name.replace(/^--(?:no-)?/, ''));
  return spec?.kind === 'harmless' && !READING_FLAGS.test(name);
}

/** Rules that report a path outside of the repository. */
const LEADS_OUT: ReadonlySet<string> = new Set(
  'target-outside tilde-expansion variable-expansion command-substitution'.split(' '),
);

/**
 * Rewrites a script path of another machine, such as `/home/me/project/scripts/check.js`, as a path in
 * this repository: its longest ending that is a file. Other paths with the same beginning change too.
 */
export const makeRelative: Rewrite = ({ command, words, invocation, problems }, { tree }) => {
  if (invocation?.program !== 'node' || tree === undefined) return undefined;
  const refused = problems.filter(({ rule }) => LEADS_OUT.has(rule));
  for (const { text, span } of words.slice(1)) {
    if (!refused.some(({ span: { start } }) => start >= span.start && start < span.end)) continue;
    // The word has lost its unquoted backslashes.
    const paths = [text, command.slice(span.start, span.end)];
    const found = paths.map((path) => endInTree(tree, path)).find((end) => end !== undefined);
    if (found === undefined) continue;
    const word = /^[\w./@-]+$/.test(found) ? found : singleQuoted(found);
    const before = command.slice(0, span.start) + word;
    const behind = command.slice(span.end);
    const prefix = text.endsWith(`/${found}`) ? text.slice(0, -found.length) : undefined;
    const rest = prefix === undefined ? behind : behind.replaceAll(` ${prefix}`, ' ');
    return { step: 'path made relative', commands: [before + rest] };
  }
  return undefined;
};

/** Returns the longest ending of a path that is a file of the commit, also through inner symlinks. */
function endInTree(tree: Tree, path: string): string | undefined {
  const segments = path.split(/[\\/]/).filter((each) => each !== '' && each !== '.');
  const ends = segments.map((_, from) => normalise(segments.slice(from).join('/')));
  return ends.slice(1).find((end) => {
    const found = end === undefined || end === '' ? undefined : resolveInTree(tree, end);
    return found?.kind === 'inside' && found.entry.tracked && isRegular(found.entry.kind);
  });
}
