import type { PlainFiles } from '../../src/rules/example-asset.ts';
import { cases, filesOf } from '../table.ts';

/** One attempt of a hostile author: a command in a gene, and the files that the same change brings. */
export interface Attack {
  readonly command: string;
  /** What would run, or what would pass without a test, outside the gate. */
  readonly effect: string;
  /** Files beside those of the repository of `repository.ts`; they replace files of the same path. */
  readonly files?: PlainFiles;
  /** Why the gate allows it: a known miss, or a decision. */
  readonly accepted?: string;
  /** The command runs with a warning, because it passes without a test or runs less than it says. */
  readonly warned?: true;
}

/** The attacks of one class, told in a row of `docs/security.md`. */
export interface AttackClass {
  readonly name: string;
  readonly attacks: readonly Attack[];
}

/**
 * Reads attacks: `EFFECT ⇐ COMMAND ¦ COMMAND`, with more commands of the same effect indented below. The files of an
 * attack stand behind its command: `COMMAND ⇒ FILE + FILE`.
 */
export function attacks(text: TemplateStringsArray): Attack[] {
  return cases(text).map(([row, effect]) => {
    const [command = '', files] = row.split(' ⇒ ');
    return { command, effect, ...(files && { files: filesOf(files, ' + ') as PlainFiles }) };
  });
}
