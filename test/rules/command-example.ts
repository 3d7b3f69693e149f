import { isDeepStrictEqual } from 'node:util';
import { judgeFor, readCommandEntries } from '../../src/cli/audit-input.ts';
import type { CommandJudgement } from '../../src/judge/judgement.ts';
import { parsePolicy } from '../../src/policy/parse.ts';
import type { ProfileName } from '../../src/policy/policy.ts';
import { literalTree } from '../../src/repo/literal-tree.ts';
import type { CommandExample } from '../../src/rules/example.ts';
import { standardRepository } from '../../src/rules/standard-repository.ts';
import { judgeWith } from '../judge/fixture.ts';
import { expanded, expandedFiles } from './notation.ts';

/**
 * Judges an example in the standard repository.
 *
 * @param profile by which it is judged unless its policy names another
 */
export function judgeExample(
  example: string | CommandExample,
  profile: ProfileName,
): Promise<CommandJudgement> {
  const data: CommandExample = typeof example === 'string' ? { command: example } : example;
  const { command, context = {}, policy = '' } = data;
  const base = expandedFiles(data.base ?? {});
  const files = expandedFiles(data.files ?? {});
  const judge = judgeWith(
    parsePolicy(/^profile:/m.test(policy) ? policy : `profile: ${profile}\n${policy}`, 'policy'),
    {
      tree: literalTree({ ...standardRepository, ...files }),
      changed: new Set(
        Object.keys(base).filter((path) => !isDeepStrictEqual(base[path], files[path])),
      ),
    },
  );
  const text = typeof command === 'string' ? expanded(command) : command;
  const [entry] = readCommandEntries(
    Buffer.from(JSON.stringify([{ command: text, context }])),
    'the example',
  );
  if (entry === undefined) throw new Error('There is no entry.');
  return judgeFor(entry.context, judge).command(entry.command);
}
