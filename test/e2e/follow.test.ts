import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runIn } from '../cli/fake-terminal.ts';
import { TEST_ENVIRONMENT, temporaryFolder } from '../repo/repository.ts';
import { bundle } from './bundles.ts';
import { build, CHANGES, REPOSITORIES, RUNS } from './follow-scenes.ts';

// The reader knows nothing but what is printed, and runs it as it stands, in a shell.

const CHECK = ['check', '--base', 'main', '--no-run'];
const MARKDOWN = ['--format', 'markdown'];
/** The verbs that say what to do about a change. */
const OF_CHANGES: readonly (readonly string[])[] = [
  [...CHECK, '--verbose'],
  [...CHECK, ...MARKDOWN],
  [...CHECK, '--format', 'agent'],
  ['check', '--all', '--no-run', ...MARKDOWN],
  ['audit'],
  ['fix'],
  ['fix', '--identity'],
  ['fix', '--base', 'main'],
];
/** The verbs that say what to do about a repository. */
const OF_REPOSITORIES: readonly (readonly string[])[] = [
  ['check'],
  ['init'],
  ['init', '--agents'],
  ['doctor'],
  ['policy', 'test'],
  ['explain', 'npm test && node check.js'],
  ['promote', '--assets', 'assets/gep/genes.json'],
  ['promote', '--assets', 'candidates.jsonl'],
  ['plan', '--base', 'main', '--shards', '2'],
];

/** The same after commands have run. */
const OF_RUNS: readonly (readonly string[])[] = [
  ['check', '--base', 'main'],
  ['check', '--base', 'main', ...MARKDOWN],
  ['check', '--all'],
];

/** How a command line begins that a reader can run. */
const PROGRAM =
  /^(?:(?:gene-gate|node \S*\/index\.js) (?:check|audit|explain|fix|init|doctor|select|plan|report|merge|policy|promote|demo|schema)|git (?:add|apply|branch|checkout|clone|commit|fetch|push|restore|rm|sparse-checkout|stash|switch)|npm (?:ci|install|i|link))\b/;

/** What the author of a candidate does, in another repository. */
const ELSEWHERE = /`[^`]*`\s+adds\s+(?:`\w+`\s+)?in\s+the\s+repository\s+of\s+its\s+author/g;

/** A flag for the verb that has just run. */
const FLAG = /^--(?:approve=|no-run$|worktree$|verbose$|base \S|policy \S)/;

/** What stands in the place of a word of the reader's. */
const PLACEHOLDERS: Readonly<Record<string, string>> = { BRANCH: 'main', REF: 'main' };

/** What no test runs, with the reason. */
const NOT_RUN: readonly (readonly [RegExp, string])[] = [
  [/^npm (?:ci|install|i)\b/, 'needs a registry'],
  [/^git push\b/, 'pushes'],
];

/** Has an effect on the repository, and so must change it. */
const HAS_EFFECT = / --write\b|index\.js init|gene-gate init|^git (?!branch)/;

interface Page {
  readonly code: number | null;
  readonly text: string;
}

/** Every command of a text: lines of their own, and code in a sentence. Flags in code belong to the verb. */
function instructionsIn({ text }: Page, verb: string): string[] {
  const strings: string[] = [];
  try {
    JSON.parse(text, (_, value) => {
      if (typeof value === 'string') strings.push(value);
    });
  } catch {
    strings.push(text);
  }
  const found = strings.flatMap((each) => {
    const told = each.replace(/^ *[-+](?! ).*$/gm, '').replace(ELSEWHERE, '');
    const lines = told.split('\n').map((line) => line.replace(/^ *(?:[a-z]+ {2,})?(?:\$ )?/, ''));
    const spans = [...told.matchAll(/`([^`]+)`/g)].map(([, code = '']) =>
      code.replace(/\s+/g, ' '),
    );
    const flags = spans.filter((code) => FLAG.test(code)).map((code) => `${verb} ${code}`);
    return [...lines, ...spans, ...flags].filter((code) => PROGRAM.test(code));
  });
  return [
    ...new Set(
      found.map((each) => each.replace(/\b[A-Z]{3,}\b/g, (word) => PLACEHOLDERS[word] ?? word)),
    ),
  ];
}

/** Where git keeps what a command can change, the index and objects aside. */
const OF_GIT = /^\/\.git\/(?:HEAD|packed-refs|shallow|refs\/.*)$/;

/** Everything that a command can change: the files, the index, the branches and the stash. */
function stateOf(directory: string): string {
  const git = ['ls-files', '--stage'];
  const index = spawnSync('git', git, { cwd: directory, env: TEST_ENVIRONMENT }).stdout;
  const files = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(directory.length))
    .filter((path) => !path.startsWith('/.git/') || OF_GIT.test(path))
    .map((path) => [path, readFileSync(join(directory, path), 'base64')]);
  return JSON.stringify([files.sort(), `${index}`]);
}

let home = '';
let number = 0;
beforeAll(() => {
  home = temporaryFolder(afterAll);
  mkdirSync(join(home, 'bin'));
  mkdirSync(join(home, 'gene-gate'));
  symlinkSync(dirname(dirname(bundle('cli'))), join(home, 'gene-gate', 'dist'));
  writeFileSync(join(home, 'bin', 'gene-gate'), `#!/bin/sh\nexec node '${bundle('cli')}' "$@"\n`, {
    mode: 0o755,
  });
});

function copyOf(directory: string): string {
  const copy = join(home, `copy-${readdirSync(home).length}`);
  cpSync(directory, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
}

/** Runs a command line literally. */
function run(command: string, directory: string, input: string): Page {
  const env = {
    ...TEST_ENVIRONMENT,
    PATH: `${join(home, 'bin')}:${TEST_ENVIRONMENT.PATH}`,
    HOME: home,
  };
  const { status, stdout, stderr } = spawnSync('sh', ['-c', command], {
    cwd: directory,
    env,
    encoding: 'utf8',
    input,
  });
  return { code: status, text: stdout + stderr };
}

/** The words of a command of this tool that no shell changes: these need no process. */
function plainWords(command: string): readonly string[] | undefined {
  const [name, ...words] = command.split(' ').filter((word) => !/^node$/.test(word));
  return /gene-gate$|index\.js$/.test(name ?? '') &&
    words.every((word) => /^[\w./=:,-]+$/.test(word))
    ? words
    : undefined;
}

const toldOnce = new Set<string>();

const ALL_VERBS = [...OF_CHANGES, ...OF_REPOSITORIES];

it.each([
  ...Object.entries(REPOSITORIES).map(([name, scene]) => ({ name, scene, verbs: ALL_VERBS })),
  ...Object.entries(CHANGES).map(([name, scene]) => ({ name, scene, verbs: OF_CHANGES })),
  ...Object.entries(RUNS).map(([name, scene]) => ({ name, scene, verbs: OF_RUNS })),
])('$name', async ({ name, scene, verbs }) => {
  const seen = new Set<string>();
  const faults: string[] = [];
  const directory = join(home, name.replaceAll(' ', '-'));
  build(scene, directory);

  const print = async (verb: readonly string[], at: string): Promise<Page> => {
    const { exitCode, output, notes } = await runIn(at, verb);
    return { code: exitCode, text: verb.includes('agent') ? output : output + notes };
  };

  /** Follows what a page says in the repository that it is about. */
  const follow = async (
    page: Page,
    from: string,
    verb: readonly string[] | undefined,
    at: string,
    depth: number,
  ) => {
    for (const command of instructionsIn(page, from)) {
      const isOfScene = !/ (?:explain [a-z-]+|schema \w+)$/.test(command);
      const key = command.replace(/ --base \w+/, ' --base X');
      const known = isOfScene ? seen : toldOnce;
      if (known.has(key) || NOT_RUN.some(([pattern]) => pattern.test(command))) continue;
      known.add(key);
      const hasEffect = HAS_EFFECT.test(command);
      const copy = hasEffect ? copyOf(at) : at;
      const before = hasEffect ? stateOf(copy) : '';
      const [, diff = ''] = /```diff\n([\s\S]*?)```/.exec(page.text) ?? [];
      const words = plainWords(command);
      const result = words ? await print(words, copy) : run(command, copy, diff);
      const isChanged = hasEffect && stateOf(copy) !== before;
      number += 1;
      const fault = (what: string) =>
        faults.push(`${from} → ${command}: ${what}\n${result.text.slice(0, 600)}`);
      if (
        result.code === 2 &&
        page.code !== 2 &&
        instructionsIn(result, command).every((each) => each === command)
      )
        fault('exits with 2');
      if (result.code !== 0 && command.startsWith('git')) fault(`exits with ${result.code}`);
      if (result.text === '' && !command.startsWith('git')) fault('says nothing');
      if (hasEffect && !isChanged) fault('changes nothing');
      if (isChanged && verb !== undefined && verb[0] !== 'init') {
        if (/ --write\b/.test(command)) run('git add --all; git commit -qm fix', copy, '');
        const next = await print(verb, copy);
        if (next.code !== 0 && instructionsIn(next, from).includes(command))
          fault(`is said again: ${next.text.slice(0, 500)}`);
      }
      if (instructionsIn(result, command).includes(command)) fault('says itself');
      if (depth < 4 && isOfScene) await follow(result, command, undefined, copy, depth + 1);
    }
  };

  for (const verb of verbs) {
    const at = verb[0] === 'init' ? copyOf(directory) : directory;
    const page = await print(verb, at);
    const from = `gene-gate ${verb
      .filter((each, i) => each !== '--format' && verb[i - 1] !== '--format')
      .map((each) => (/ /.test(each) ? `'${each}'` : each))
      .join(' ')}`;
    await follow(page, from, verb, at, 0);
  }
  expect(faults.join('\n\n')).toBe('');
});

it('has found instructions to follow', () => expect(number).toBeGreaterThan(150));
