import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { computeAssetId, SCHEMA_VERSION } from '@evomap/gep-sdk';
import { afterAll, expect } from 'vitest';
import { type GateReport, gateReportSchema } from '../../src/report/gate-report.ts';
import { runIn } from '../cli/fake-terminal.ts';
import {
  createRepository,
  TEST_ENVIRONMENT,
  type TestRepository,
  type TestRepositoryOptions,
  temporaryFolder,
} from '../repo/repository.ts';
import { bundle } from './bundles.ts';

/** Where the tests' own genes stand. */
export const GENES = 'assets/gep/genes.json';

export interface CliOptions {
  readonly cwd?: string;
  /** Default: the bundle of this run. */
  readonly program?: string;
  /** The Node that starts the bundle; default: the one that runs the test. */
  readonly node?: string;
  /** Beside {@link TEST_ENVIRONMENT}. */
  readonly env?: NodeJS.ProcessEnv;
  readonly input?: string | Buffer;
  /** Is told of the process as soon as it runs. */
  readonly started?: (child: ChildProcess) => void;
}

export interface CliRun {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command line in this process, as a user does: with the files that are on disk. */
export async function runCli(
  args: readonly string[],
  { cwd = process.cwd(), env = {}, input = '' }: Pick<CliOptions, 'cwd' | 'env' | 'input'> = {},
): Promise<CliRun> {
  const { exitCode, output, notes } = await runIn(cwd, args, { env, inputs: { '-': input } });
  return { exitCode, stdout: output, stderr: notes };
}

/** Starts the built command line as a user does, and waits until it has ended. */
export function startCli(args: readonly string[], options: CliOptions = {}): Promise<CliRun> {
  const { cwd, node = process.execPath, env, input = '', started, program } = options;
  return new Promise((resolve, reject) => {
    const child = spawn(node, [program ?? bundle('cli'), ...args], {
      cwd,
      env: { ...TEST_ENVIRONMENT, ...env },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    const output = { stdout: '', stderr: '' };
    for (const name of ['stdout', 'stderr'] as const) {
      child[name].setEncoding('utf8').on('data', (text: string) => {
        output[name] += text;
      });
    }
    child.once('error', reject);
    child.once('close', (exitCode) => resolve({ exitCode, ...output }));
    // A verb that fails before it reads its input closes the pipe.
    child.stdin.on('error', () => undefined).end(input);
    started?.(child);
  });
}

/**
 * Runs `check --format json`; what it prints must be a GateReport, whatever it says. The built command line
 * is started where a test names its Node or wants its process.
 */
export async function check(
  { directory }: Pick<TestRepository, 'directory'>,
  args: readonly string[] = [],
  options: CliOptions = {},
): Promise<CliRun & { readonly report: GateReport }> {
  const start = options.node === undefined && options.started === undefined ? runCli : startCli;
  const run = await start(['check', '--format', 'json', ...args], { cwd: directory, ...options });
  expect(run.stderr).not.toMatch(/^\s+at /m);
  return { ...run, report: gateReportSchema.parse(JSON.parse(run.stdout)) };
}

/** Rules of a report's findings: `rule` for errors, `rule (severity)` for all else. */
export function rulesOf({ findings }: GateReport): string[] {
  return findings
    .map(({ rule, severity }) => (severity === 'error' ? rule : `${rule} (${severity})`))
    .sort();
}

/** The outcomes of all commands of all genes. */
export const outcomesOf = ({ genes }: GateReport) =>
  genes.flatMap(({ commands }) => commands.map(({ outcome }) => outcome));

/** What each of the commands printed to standard output. */
export const printedBy = (report: GateReport) =>
  outcomesOf(report).map((outcome) => outcome?.stdout.head);

/** The status of every command of every gene, by the gene's id. */
export function statusesOf({ genes }: GateReport): Record<string, (string | undefined)[]> {
  return Object.fromEntries(
    genes.map(({ id, commands }) => [id, commands.map(({ outcome }) => outcome?.status)]),
  );
}

/**
 * A gene that the gate has nothing to object to, with the fields given in place of its own; one that
 * is undefined is left out.
 */
export function gene(id: string, fields: object = {}): Record<string, unknown> {
  const content = withoutUndefined({
    type: 'Gene',
    schema_version: SCHEMA_VERSION,
    id,
    category: 'repair',
    signals_match: ['error'],
    strategy: ['Find the smallest change.'],
    constraints: { max_files: 20, forbidden_paths: ['.git', 'node_modules'] },
    validation: ['node scripts/pass.js'],
    ...fields,
  });
  return { ...content, asset_id: computeAssetId(content) };
}

function withoutUndefined(fields: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** The text of an asset file, one field a line. */
export function genesFile(...genes: readonly object[]): string {
  return `${JSON.stringify({ version: 2, genes }, null, 2)}\n`;
}

/** The text of an asset file with `gene_a`, `gene_b` and so on, each with its command or commands. */
export function genesWith(...commands: readonly (string | readonly string[])[]): string {
  const ids = commands.map((_, n) => `gene_${String.fromCharCode(97 + n)}`);
  return genesFile(...ids.map((id, n) => gene(id, { validation: [commands[n]].flat() })));
}

/** Scripts that genes of the tests name, committed on the base side. */
const SCRIPTS = {
  'package.json': '{ "name": "agent", "scripts": { "test": "node scripts/pass.js" } }\n',
  'scripts/pass.js': "console.log('all is well');\n",
  'scripts/fail.js': "console.error('three things are wrong');\nprocess.exit(3);\n",
  'scripts/hang.js': "console.log('pid', process.pid);\nsetInterval(() => {}, 1000);\n",
};

/** Under this policy, `node scripts/pass.js` needs strong confirmation. */
export const ASKING_POLICY = `profile: curated
mode: dangerous
allow_dangerous: true
families:
  - name: node
    sandbox:
      risk: dangerous
      forms: { scripts/pass.js: {} }
      match: ['node scripts/pass.js']
      not_match: ['node scripts/fail.js']
`;

/**
 * A repository with a `main` that holds a few scripts, and `pull-request` checked out.
 *
 * @param base files that `main` has besides
 */
export function createGateRepository(
  base: Parameters<TestRepository['write']>[0] = {},
  options: TestRepositoryOptions = {},
): TestRepository {
  const repository = createRepository(options);
  repository.write({ ...SCRIPTS, ...base });
  repository.commit('base');
  repository.git('checkout', '--quiet', '-b', 'pull-request');
  return repository;
}

/** Returns a repository with a pull request: `base` on main, and `head` on top of it. */
export function pullRequest(base: Files, head: Files): TestRepository {
  const repository = createGateRepository(base);
  repository.write(head);
  repository.commit();
  return repository;
}

type Files = Parameters<TestRepository['write']>[0];

/** A {@link pullRequest} that adds `gene_a` with these commands, and other files. */
export function withCommands(validation: readonly string[], base: Files = {}, head: Files = {}) {
  return pullRequest(base, { [GENES]: genesFile(gene('gene_a', { validation })), ...head });
}

/** A {@link createGateRepository} whose pull request adds these genes. */
export function withGenes(...genes: readonly object[]): TestRepository {
  return addGenes(createGateRepository(), genes);
}

/** {@link withGenes} for all tests of a file, none of which may change it; called outside of tests. */
export function sharedWithGenes(...genes: readonly object[]): TestRepository {
  return addGenes(createGateRepository({}, { directory: temporaryFolder(afterAll) }), genes);
}

function addGenes(repository: TestRepository, genes: readonly object[]): TestRepository {
  repository.write({ [GENES]: genesFile(...genes) });
  repository.commit();
  return repository;
}

/** The widest line of a text, in characters. */
export function widestLine(text: string): number {
  return Math.max(...text.split('\n').map((line) => [...line].length));
}

/** Puts git into a directory that is to be the whole PATH. */
export function linkGit(folder: string): void {
  const git = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim();
  symlinkSync(git, join(folder, 'git'));
}
