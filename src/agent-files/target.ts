import { redact } from '../ground/redact/redact.ts';
import { inCode } from '../rules/quoted.ts';

/** What a command runs, as far as its text says it. */
export interface Target {
  readonly kind: /** A file of the commit. */
    | 'file'
    /** A file in the repository that is not in the commit. */
    | 'missing'
    /** A script of package.json; `text` is what it runs. */
    | 'npm_script'
    | 'package'
    | 'outside'
    | 'inline'
    /** A download that an interpreter runs. */
    | 'download'
    | 'address'
    /** A program of the machine, or one that is installed. */
    | 'program'
    | 'unread';
  /** A path, the name of a package, or the reason why it is not known. */
  readonly name: string;
  /** Of a package: whether it is always the same one. */
  readonly isExact?: boolean;
  readonly text?: string;
  /** What the change does to the file or script; absent if it leaves it as it is. */
  readonly change?: 'added' | 'edited';
}

/** Says what a target is, as a clause; undefined for an ordinary program of the machine. */
const WORDS: Readonly<Record<Target['kind'], (target: Target) => string | undefined>> = {
  file: ({ name, change }) => {
    const also =
      change === undefined ? '' : `, which this change ${change === 'added' ? 'adds' : 'edits'}`;
    return `it runs \`${name}\`${also}`;
  },
  npm_script: ({ name, change }) =>
    `it runs the script \`${name}\` of package.json${change ? ', which this change edits' : ''}`,
  missing: ({ name }) => `it runs \`${name}\`, which is not in the commit`,
  outside: ({ name }) => `it runs \`${name}\`, which is outside of the repository`,
  package: ({ name, isExact }) =>
    isExact ? `it fetches \`${name}\`` : `it fetches \`${name}\` without an exact version`,
  inline: ({ name }) => `it has code for \`${name}\` in one line`,
  download: ({ name }) => name,
  address: ({ name }) => `it connects to \`${name}\``,
  program: () => undefined,
  unread: ({ name }) => `it could not be read: ${name}`,
};

const MOST = 4;

/** Says what a command runs, the first things only. */
export function meansOf(targets: readonly Target[]): readonly string[] {
  const words = targets.flatMap((target) => {
    const name = redact(target.name).text;
    return WORDS[target.kind]({ ...target, name }) ?? [];
  });
  const programs = targets.filter(({ kind }) => kind === 'program').map(({ name }) => name);
  if (words.length === 0 && programs.length > 0)
    return [`it runs ${inCode(programs.slice(0, MOST))} of the machine`];
  return words.length > MOST ? [...words.slice(0, MOST), `and ${words.length - MOST} more`] : words;
}
