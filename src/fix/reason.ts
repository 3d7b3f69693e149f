import { ruleOf } from '../rules/catalogue.ts';
import { describe, type Finding } from '../rules/finding.ts';

/** Why something was not fixed, and what a person can do about it. */
export interface Reason {
  /** The id of the audit's rule, or one of the fix itself; what is grouped has the same. */
  readonly id: string;
  readonly message: string;
  /** The same about several assets or commands; default: the message, which then names none. */
  readonly title?: string | undefined;
  readonly remedy: string;
}

const WRITE_BY_HAND = 'Write a script by hand, and run it with `node`.';

/** The reasons that are the fix's own. */
export const reasons = {
  vacuousCode: () => ({
    id: 'vacuous-code',
    message: 'The code cannot fail: it only prints, or does nothing.',
    remedy: 'Write a script that fails when the gene breaks something, or remove the command.',
  }),
  codeNotParsed: () => ({
    id: 'code-not-parsed',
    message: 'The code is not JavaScript that every Node runs.',
    remedy: `Correct it and run the fix again. ${WRITE_BY_HAND}`,
  }),
  moduleUnclear: () => ({
    id: 'module-unclear',
    message: 'Older versions of Node refuse the code, newer ones take it for an ES module.',
    remedy: 'Add `--input-type=module` if it is one, and run the fix again.',
  }),
  codeChangedByShell: () => ({
    id: 'code-changed-by-shell',
    message: 'A shell would change the code before node sees it, or it holds hidden characters.',
    remedy: WRITE_BY_HAND,
  }),
  severalCodes: () => ({
    id: 'code-unclear',
    message: 'The command gives node no code, or more than one.',
    remedy: WRITE_BY_HAND,
  }),
  otherFlag: (flag: string) => ({
    id: 'flag-beside-code',
    message: `\`${flag}\` changes how node runs the code.`,
    remedy: `Remove it and run the fix again. ${WRITE_BY_HAND}`,
  }),
  onlyUnderEval: (what: string) => ({
    id: 'only-under-eval',
    message: `The code uses \`${what}\`, which means something else in a script.`,
    remedy: WRITE_BY_HAND,
  }),
  printsStatement: () => ({
    id: 'prints-statement',
    message: '`-p` prints what a statement is worth, which a script cannot.',
    remedy: 'Write `-e` in place of `-p`, and run the fix again.',
  }),
  noPlace: (folder: string) => ({
    id: 'no-place-for-script',
    message: `Scripts cannot be put into ${folder}: something else stands there.`,
    remedy: `Make ${folder} an ordinary folder.`,
  }),
  changesDirectory: () => ({
    id: 'changes-directory',
    message: '`cd` changes where the next command runs; commands of a gene do not share that.',
    remedy: 'Name files by their path from the root, and let the script change the directory.',
  }),
  appendOnly: () => ({
    id: 'append-only',
    message: 'The log may only grow, so that nothing in it is rewritten.',
    remedy: 'Append a correct event.',
  }),
  unsureText: () => ({
    id: 'file-in-doubt',
    message: 'The file cannot be read without doubt, so that nothing in it is rewritten.',
    remedy: 'Correct what the audit says about the file, and run the fix again.',
  }),
} satisfies Record<string, (...args: string[]) => Reason>;

/** What the audit says, where the fix knows no better. */
export function reasonOf(finding: Finding): Reason {
  return { id: finding.rule, title: ruleOf(finding.rule)?.title, ...describe(finding) };
}
