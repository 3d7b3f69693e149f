import { isDeepStrictEqual } from 'node:util';
import { type CommandEntry, judgeFor, readCommandEntries } from '../../src/cli/audit-input.ts';
import type { CommandJudgement } from '../../src/judge/judge-reading.ts';
import { checkCommandPolicy } from '../../src/judge/profiles/check-policy.ts';
import type { Policy, ProfileName } from '../../src/policy/policy.ts';
import { literalTree } from '../../src/repo/literal-tree.ts';
import type { CommandExample } from '../../src/rules/example.ts';
import type { PlainFiles } from '../../src/rules/example-asset.ts';
import { judgeWith } from '../judge/fixture.ts';
import { parsePolicy } from '../policy/from-text.ts';
import { expanded, expandedFiles } from './notation.ts';
import { standardRepository } from './standard-repository.ts';

/**
 * Judges an example in the standard repository.
 *
 * @param profile the profile, unless the policy of the example names another
 */
export function judgeExample(
  example: string | CommandExample,
  profile: ProfileName,
): Promise<CommandJudgement> {
  const data: CommandExample = typeof example === 'string' ? { command: example } : example;
  const base = expandedFiles(data.base ?? {});
  const files = expandedFiles(data.files ?? {});
  const changed = Object.keys(base).filter((path) => !isDeepStrictEqual(base[path], files[path]));
  const judge = judgeWith(policyOf(data, profile), {
    tree: {
      ...literalTree({ ...repositoryWithout(data.without ?? []), ...files }),
      ...(data.firstHalf && { isPending: () => true }),
    },
    ...(data.base && { base: literalTree({ ...standardRepository, ...base }) }),
    changed: new Set(changed),
  });
  const { command, context } = entryOf(data);
  return judgeFor(context, judge).command(command);
}

/** Reads the example as `audit --commands` reads its input. */
function entryOf({ command, context = {} }: CommandExample): CommandEntry {
  const meant = typeof command === 'string' ? expanded(command) : command;
  const input = Buffer.from(JSON.stringify([{ command: meant, context }]));
  const [entry] = readCommandEntries(input, 'the example');
  if (entry === undefined) throw new Error('There is no entry.');
  return entry;
}

function policyOf({ policy = '' }: CommandExample, profile: ProfileName): Policy {
  const text = /^profile:/m.test(policy) ? policy : `profile: ${profile}\n${policy}`;
  const parsed = parsePolicy(text, 'the policy of the example');
  const mistakes = checkCommandPolicy(parsed);
  if (mistakes.length > 0) throw new Error(JSON.stringify(mistakes));
  return parsed;
}

function repositoryWithout(absent: readonly string[]): PlainFiles {
  return Object.fromEntries(
    Object.entries(standardRepository).filter(
      ([path]) => !absent.some((each) => path === each || path.startsWith(`${each}/`)),
    ),
  );
}
