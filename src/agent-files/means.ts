import { redact } from '../ground/redact/redact.ts';
import { inCode } from '../rules/quoted.ts';
import type { Run } from './project-files.ts';

export interface Target extends Run {
  /** Absent if unchanged. */
  readonly change?: 'added' | 'edited';
}

/** As a clause; undefined for an ordinary program of the machine. */
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
  danger: ({ name, script, line }) =>
    script === undefined ? `it ${name}` : `\`${script}\` ${name} (line ${line})`,
  address: ({ name }) => `it connects to \`${name}\``,
  program: () => undefined,
  unread: ({ name }) => `it could not be read: ${name}`,
};

const MOST = 4;

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
