import { ruleOf } from '../rules/catalogue.ts';
import { describe, type Finding } from '../rules/finding.ts';

/** Why something was not fixed, and the remedy. */
export interface Reason {
  /** The id of a rule, or of a reason of `fix`; problems are grouped by it. */
  readonly id: string;
  readonly message: string;
  /** The message for several assets or commands, if `message` names one. */
  readonly title?: string | undefined;
  readonly remedy: string;
}

const WRITE_BY_HAND = 'Write a script by hand and run it with `node`.';
export const CANNOT_FAIL = 'vacuous-code';

/** The reasons of `fix`, beside the rules of the audit. */
export const reasons = {
  cannotFail: () => ({
    id: CANNOT_FAIL,
    message: 'The command cannot fail: it only prints, or does nothing.',
    remedy: 'Write a script that fails if the gene breaks something, and run it with `node`.',
  }),
  checksNothing: () => ({
    id: 'code-checks-nothing',
    message: 'The code loads nothing of the repository and starts nothing, so it checks nothing.',
    remedy: 'Write a script that fails if the gene breaks something, and run it with `node`.',
  }),
  codeNotMoved: (why: string) => ({
    id: 'code-not-moved',
    message: `The code cannot be moved into a script: ${why}.`,
    title: 'Code that cannot be moved into a script.',
    remedy: WRITE_BY_HAND,
  }),
  dangerous: (why: string) => ({
    id: 'dangerous-command',
    message: `The command ${why}.`,
    remedy: 'Remove the command. A person decides whether the gene needs it.',
  }),
  noPlace: (folder: string) => ({
    id: 'no-place-for-script',
    message: `Scripts cannot be added to \`${folder}\`: the path is not an ordinary directory.`,
    remedy: `Make \`${folder}\` an ordinary directory.`,
  }),
  changesDirectory: () => ({
    id: 'changes-directory',
    message: '`cd` has no effect on the next command: each command starts in the root.',
    remedy: 'Use paths relative to the root, and change the directory in the script.',
  }),
  tooLong: () => ({
    id: 'too-many-commands',
    message: 'The command consists of too many commands.',
    remedy: WRITE_BY_HAND,
  }),
  dangles: (hash: string, now: string) => ({
    id: 'reference-dangles',
    message: `It names a gene by \`${hash}\`, which is now \`${now}\`.`,
    title: 'References to hashes that change.',
    remedy: 'Name the gene by its `id`, or by its new `asset_id`.',
  }),
  addsProblems: () => ({
    id: 'fix-adds-problems',
    message: 'It would have other findings afterwards, or no fewer, so it is not rewritten.',
    remedy: 'Resolve the findings by hand.',
  }),
  appendOnly: () => ({
    id: 'append-only',
    message: 'The audit log is append-only and is never rewritten.',
    remedy: 'Let the engine append a correct event.',
  }),
  unsureText: () => ({
    id: 'file-in-doubt',
    message: 'The content of the file is ambiguous, so nothing in it is rewritten.',
    remedy: 'Fix by hand what `gene-gate audit` reports about the file.',
  }),
} satisfies Record<string, (...args: string[]) => Reason>;

export const CHECKS_NOTHING: ReadonlySet<string> = new Set([
  reasons.cannotFail().id,
  reasons.checksNothing().id,
]);

export function reasonOf(finding: Finding): Reason {
  return { id: finding.rule, title: ruleOf(finding.rule)?.title, ...describe(finding) };
}
