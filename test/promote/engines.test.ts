import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { refusalBy } from '../../src/judge/profiles/engines.ts';
import { ENGINES, type Engine } from '../../src/model/word-lists.ts';
import { policyFromFile } from '../policy/from-text.ts';
import { temporaryFolder } from '../repo/repository.ts';
import { runs } from '../runs.ts';
import { answerTo, gene, jsonl, source } from './fixture.ts';

const TEXT = readFileSync(new URL('./engine-answers.txt', import.meta.url), 'utf8');

/** The commands, and the answer of each version to them, in the order of {@link ENGINES}. */
const ANSWERS = TEXT.split(/\n(?=\w)/)
  .slice(1)
  .flatMap((group): [command: string, answers: string][] => {
    const [answers = '', ...commands] = group.trimEnd().split('\n');
    return commands.map((command) => [command.slice(2), answers]);
  });

const accepts = (engine: Engine) => (command: string) => refusalBy(engine, command) === undefined;

describe('the versions of the engine', () => {
  it.each(ANSWERS)('answer %j: %s', (command, answers) => {
    const own = ENGINES.map((engine) => (accepts(engine)(command) ? 'yes' : 'no'));
    expect(own.join(' ')).toBe(answers);
  });

  it('read any text', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ENGINES), fc.string({ maxLength: 300 }), (engine, text) => {
        const { span } = refusalBy(engine, `node ${text}`) ?? {};
        expect(span === undefined || span.start <= span.end).toBe(true);
      }),
      { numRuns: runs(20_000) },
    );
  });
});

/** Reads commands, and prints whether the engine's own code and that of the hub's validators accept each. */
const ASK = `
  const { isValidationCommandAllowed } = require('@evomap/evolver/src/gep/policyCheck.js');
  const hub = require('@evomap/evolver/src/gep/validator/sandboxExecutor.js');
  const takes = (command) => {
    try {
      const parsed = hub.parseCommand(command);
      hub.assertNodeCommandSafe(parsed);
      return hub.ALLOWED_EXECUTABLES.has(parsed.executable);
    } catch { return false }
  };
  const commands = JSON.parse(require('node:fs').readFileSync(0, 'utf8'));
  console.log(JSON.stringify(commands.map((each) => [isValidationCommandAllowed(each), takes(each)])));
`;
const ASKED = ['engine 1.94', 'hub 1.94'] as const;

/** Installs the engine. @returns what asks it, or why it cannot be asked */
function installed(): ((commands: readonly string[]) => boolean[][]) | string {
  if (process.env.FULL !== '1') return 'it is installed with FULL=1';
  const cwd = temporaryFolder(afterAll);
  const options = { cwd, encoding: 'utf8', stdio: 'pipe', timeout: 100_000 } as const;
  writeFileSync(join(cwd, 'package.json'), '{"private": true}');
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];
  try {
    execFileSync('npm', ['install', ...flags, '@evomap/evolver@1.94.0'], options);
  } catch (error) {
    return String(error).split('\n')[0] ?? 'npm failed';
  }
  // What it writes into its home stays in the folder.
  const env = { ...process.env, HOME: cwd };
  return (commands) => {
    const input = JSON.stringify(commands);
    return JSON.parse(execFileSync(process.execPath, ['-e', ASK], { ...options, env, input }));
  };
}

/** Parts of commands with which versions differ. */
const PARTS = [
  ...ANSWERS.flatMap(([command]) => command.split(' ')),
  ...['"', "'", '\\', '\t', '\n', '""', '=', '-', '--', '`', '$', '-v=', '--print=1', ' '],
];

describe('the engine’s own code', () => {
  const ask = installed();
  if (typeof ask === 'string') {
    it.skip(`accepts the same commands: not compared, ${ask}`);
    console.warn(`Not compared with the engine: ${ask}`);
    return;
  }

  it('accepts the same commands', () => {
    const commands = ANSWERS.map(([command]) => command);
    const own = commands.map((each) => ASKED.map((engine) => accepts(engine)(each)));
    expect(commands.map((each, at) => [each, own[at]])).toEqual(
      ask(commands).map((answers, at) => [commands[at], answers]),
    );
  });

  it('accepts every command of which we say so', () => {
    const part = fc.tuple(fc.constantFrom(...PARTS), fc.constantFrom('', ' '));
    const any = fc.array(part, { maxLength: 8 }).map((parts) => `node ${parts.flat().join('')}`);
    const commands = fc.sample(any, 50_000);
    const wrong = ask(commands).flatMap((answers, at) =>
      ASKED.filter((engine, index) => !answers[index] && accepts(engine)(commands[at] ?? '')),
    );
    expect(wrong).toEqual([]);
  });
});

describe('a gene that a version of the policy refuses', () => {
  const CANDIDATE = gene('gene_a', { validation: ['node --test a.test.js'] });

  it.each([
    ['', 'evidence-too-low'],
    ['engines: [engine 2]', 'validator-flag evidence-too-low'],
    ['engines: [engine 1.29, engine 2]', 'validator-flag evidence-too-low'],
  ])('is quarantined with the reason of the version: %j', async (engines, rules) => {
    const policy = policyFromFile(engines && `a2a:\n  ${engines}\n`, 'policy');
    const { decisions } = await answerTo({
      candidates: source(jsonl([CANDIDATE])),
      policy,
      platform: 'linux',
    });
    const [decision] = decisions;
    expect(decision?.outcome).toBe('quarantined');
    expect(decision?.reasons.map(({ rule }) => rule).join(' ')).toBe(rules);
  });
});
