import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findings, publicationOf } from '../publish/fixture.ts';
import { TEST_ENVIRONMENT, temporaryFolder } from '../repo/repository.ts';
import { until } from '../run/fixture.ts';
import { bundle } from './bundles.ts';
import { createGateRepository, GENES, gene, genesFile } from './cli.ts';

/**
 * Preloaded into the command line: says which files of the bundle it loads, and sends it a signal when it
 * loads one of them, prints (`print`), or begins to write a file of a name. What it does when says where the
 * program is, on a machine of any speed.
 */
const PRELOAD = `const fs = require('node:fs');
const { basename } = require('node:path');
const { readFileSync } = fs;
const [signal, place] = (process.env.SIGNAL_AT ?? '').split(' ');
let loaded = 0;
fs.readFileSync = (path, ...rest) => {
  if (String(path).includes('/lib/')) {
    process.stderr.write('loads\\n');
    if (String(loaded++) === place) process.kill(process.pid, signal);
  }
  return readFileSync(path, ...rest);
};
const send = () => process.kill(process.pid, signal);
const { write } = process.stdout;
let hasPrinted = false;
process.stdout.write = (...text) => {
  if (place === 'print' && text[0] !== '') {
    // A second one would end the process at once.
    if (!hasPrinted) send();
    hasPrinted = true;
    // For longer than the event loop may stand still.
    for (const until = process.uptime() + 0.1; process.uptime() < until; );
  }
  return write.apply(process.stdout, text);
};
const files = require('node:fs/promises');
const { writeFile } = files;
files.writeFile = (path, ...rest) => {
  if (basename(String(path)).startsWith(place + '.')) send();
  return writeFile(path, ...rest);
};
require('node:module').syncBuiltinESMExports();`;

interface Ended {
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
  /** How many files of the bundle were loaded. */
  readonly loads: number;
  /** Temporary files that are left, also beside those that it writes. */
  readonly left: readonly string[];
}

/** Runs the command line until it has ended, with all that it started. */
async function end(args: readonly string[], cwd: string, signalAt = ''): Promise<Ended> {
  const folder = temporaryFolder();
  const preload = join(temporaryFolder(), 'preload.cjs');
  writeFileSync(preload, PRELOAD);
  const child = spawn(process.execPath, ['--require', preload, bundle('cli'), ...args], {
    cwd,
    env: { ...TEST_ENVIRONMENT, TMPDIR: folder, SIGNAL_AT: signalAt },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  const [exitCode, signal] = await new Promise<[Ended['exitCode'], Ended['signal']]>((resolve) =>
    child.once('close', (...how) => resolve(how)),
  );
  // A process that was told to end needs a moment.
  await until(() => processesWith(folder) === 0);
  const beside = readdirSync(cwd, { encoding: 'utf8', recursive: true });
  return {
    exitCode,
    signal,
    stdout,
    stderr,
    loads: stderr.split('loads\n').length - 1,
    left: [...readdirSync(folder), ...beside.filter((name) => /(?:draft|lock|tmp)$/.test(name))],
  };
}

/** Counts the processes that have this text in their words or their environment. */
function processesWith(text: string): number {
  return readdirSync('/proc').filter((pid) => {
    try {
      const about = ['cmdline', 'environ'].map((file) => readFileSync(`/proc/${pid}/${file}`));
      return /^\d+$/.test(pid) && about.some((bytes) => bytes.includes(text));
    } catch {
      return false;
    }
  }).length;
}

/** Rewritten by `fix`, and run by `check`. */
const VALIDATION = ['node scripts/pass.js', "node -e 'process.exit(0)'"];

function repository() {
  const made = createGateRepository();
  made.write({
    [GENES]: genesFile(gene('gene_a'), gene('gene_b', { validation: VALIDATION })),
  });
  made.commit();
  return made.directory;
}

/** How many places of each command get a signal. */
const PLACES = 5;
/** A command that does not end at all fails; how fast it ends depends on the machine. */
const ENDS_MS = 180_000;

describe.runIf(process.platform === 'linux')('a signal', () => {
  it.each([
    ['check', ['check']],
    ['check --output', ['check', '--no-run', '--output', 'out', '--format', 'json']],
    ['audit', ['audit', GENES, '--repo', '.']],
    ['fix', ['fix', '--format', 'json']],
    ['fix --write', ['fix', '--write']],
    ['promote', ['promote', '--assets', GENES]],
    ['promote --run', ['promote', '--assets', GENES, '--repo', '.', '--run']],
    ['doctor', ['doctor']],
    ['init', ['init']],
    ['explain', ['explain', 'node scripts/pass.js', '--repo', '.']],
  ])(
    'ends %s wherever it is, is no pass, and leaves nothing',
    async (_, args) => {
      const { loads, exitCode, left } = await end(args, repository());
      expect(loads).toBeGreaterThan(PLACES);
      expect({ exitCode, left }).toEqual({ exitCode: expect.toBeOneOf([0, 1]), left: [] });
      for (let n = 0; n < PLACES; n += 1) {
        const name = n % 2 === 0 ? 'SIGINT' : 'SIGTERM';
        const place = Math.floor((n * loads) / PLACES);
        const ended = await end(args, repository(), `${name} ${place}`);
        expect({ place, ...ended }).toMatchObject({ left: [] });
        // An answer that was complete may still say no.
        expect([ended.signal, ended.exitCode]).toBeOneOf([
          [name, null],
          [null, 2],
          [null, exitCode || 2],
        ]);
      }
    },
    ENDS_MS,
  );
});

describe.runIf(process.platform === 'linux')('a signal while a large result is made', () => {
  const many = () =>
    genesFile(
      ...Array.from({ length: 1_500 }, (_, n) => gene(`gene_${n}`, { validation: VALIDATION })),
    );

  it.each([
    ['audit', ['audit', GENES, '--repo', '.', '--format', 'json']],
    ['audit, as text', ['audit', GENES, '--repo', '.', '--verbose']],
    ['fix', ['fix', '--format', 'json']],
    ['promote', ['promote', '--assets', GENES, '--repo', '.', '--format', 'json']],
    ['check', ['check', '--no-run', '--format', 'json']],
  ])(
    'ends the output of %s, and leaves nothing',
    async (_, args) => {
      const made = createGateRepository();
      made.write({ [GENES]: many() });
      made.commit();
      const { exitCode, signal, left, stdout, stderr } = await end(
        args,
        made.directory,
        'SIGINT print',
      );
      expect(left).toEqual([]);
      expect([signal, exitCode]).toBeOneOf([
        ['SIGINT', null],
        [null, 2],
      ]);
      if (exitCode === 2) expect(stderr).toContain('The gate was interrupted before its results');
      if (args.includes('json')) expect(() => JSON.parse(stdout)).toThrow('JSON');
      else expect(stdout).not.toMatch(/^total /m);
    },
    ENDS_MS,
  );

  it.each([
    'gate-report.json',
    'agent-task.json',
    'report.html',
    'report.sarif',
    'report.junit.xml',
  ])(
    'keeps %s as it was, and leaves no draft and no lock',
    async (name) => {
      const folder = temporaryFolder();
      const { report } = publicationOf({ findings: findings(50_000) });
      writeFileSync(join(folder, 'in.json'), JSON.stringify(report));
      const args = ['report', 'in.json', '--format', 'jsonl', '--output', '.'];
      const ended = await end(args, folder, `SIGTERM ${name}`);
      expect(ended).toMatchObject({ exitCode: 2, signal: null, left: [] });
      expect(ended.stderr).toContain('The gate was interrupted while it wrote to');
      expect(readdirSync(folder)).not.toContain(name);
    },
    ENDS_MS,
  );
});
