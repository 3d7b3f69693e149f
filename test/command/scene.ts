import { isDeepStrictEqual } from 'node:util';
import type { Proposal } from '../../src/judge/command-context.ts';
import type { CommandJudgement } from '../../src/judge/judge-reading.ts';
import type { Platform } from '../../src/model/run.ts';
import type { Policy } from '../../src/policy/policy.ts';
import { literalTree } from '../../src/repo/literal-tree.ts';
import { describe } from '../../src/rules/finding.ts';
import { judgeWith } from '../judge/fixture.ts';
import { type Files, filesOf } from '../table.ts';
import { packageJson } from './repository.ts';

/** A command, and what is known when it is judged. */
export interface Scene {
  readonly command: unknown;
  /** Default: no file is known. */
  readonly files?: Files;
  readonly base?: Files;
  /** Default: what differs between the base and the files. */
  readonly changed?: readonly string[];
  readonly policy?: Partial<Policy>;
  /** Where the command starts. */
  readonly cwd?: string;
  readonly platform?: Platform;
  /** What its proposer declares. */
  readonly proposal?: Proposal;
}

/** Commands by topic, with the answer that each gets. */
export type Topics = Readonly<Record<string, Topic>>;

export interface Topic {
  /** The scene that a row stands for; default: a command, and nothing else is known. */
  readonly scene?: (row: string) => Scene;
  /** Default: the verdict and the rules of the findings. */
  readonly shows?: (judged: CommandJudgement, row: string) => string;
  readonly table: string;
}

export async function judged(scene: Scene): Promise<CommandJudgement> {
  const { command, files, base, policy, cwd, platform, proposal } = scene;
  const paths = base ? Object.keys({ ...base, ...files }) : [];
  const changed = paths.filter((path) => !isDeepStrictEqual(base?.[path], files?.[path]));
  const judge = judgeWith(policy, {
    tree: files && literalTree(files),
    ...(base && { base: literalTree(base) }),
    changed: new Set(scene.changed ?? changed),
    ...(cwd !== undefined && { cwd }),
    ...(platform && { platform }),
  });
  return (proposal ? judge.proposed(proposal) : judge).command(command);
}

/** The verdict, and the rules of the findings. */
export function rulesOf({ verdict, findings }: CommandJudgement): string {
  return [verdict, ...new Set(findings.map(({ rule }) => rule))].join(' ');
}

/** The messages of the findings, without quotes. */
export function messagesOf({ findings }: CommandJudgement): string {
  return findings.map((each) => describe(each).message.replaceAll('`', '')).join(' ');
}

/** Also the files and programs that would run. */
export function targetsOf(judgement: CommandJudgement): string {
  const targets = judgement.reading.targets.map(({ path, name }) => path ?? name);
  return [rulesOf(judgement), ...(targets.length > 0 ? ['→'] : []), ...targets].join(' ');
}

const ROW = /^(.*?)(?: in (\S+))?(?: with (.*?))?(?: after a change of (.*))?$/s;

/**
 * Reads rows `COMMAND in DIRECTORY with FILE and FILE after a change of PATH` for a repository.
 *
 * @param before the beginning of all commands
 */
export function sceneIn(files: Files, before = '') {
  return (row: string) => {
    const [, command = '', cwd, more = '', changed] = ROW.exec(row) ?? [];
    return {
      command: before + command,
      files: { ...files, ...filesOf(more, ' and ') },
      ...(cwd && { cwd }),
      ...(changed && { changed: changed.split(' ') }),
    };
  };
}

/** The same for the text of the script `test`, which npm runs, beside other scripts. */
export function scriptIn(files: Files, scripts: Readonly<Record<string, string>> = {}) {
  return (row: string): Scene => {
    const { command: test, ...scene } = sceneIn(files)(row);
    const manifest = packageJson({ ...scripts, test });
    return { ...scene, command: 'npm test', files: { ...scene.files, 'package.json': manifest } };
  };
}
