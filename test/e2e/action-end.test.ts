import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '../repo/repository.ts';
import { isAlive } from '../run/fixture.ts';
import { genes } from './action-pull-request.ts';
import { finish, scene } from './action-scene.ts';
import { GENES } from './cli.ts';
import { obeyedCommands } from './runner.ts';

/** A command that says who it is and then hangs, with a child of its own. */
function hanging() {
  const path = join(temporaryFolder(), 'pids');
  const script = `import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
process.on('SIGTERM', () => {});
const child = spawn('sleep', ['1000']);
writeFileSync('${path}', \`\${process.pid} \${child.pid}\`);
setInterval(() => {}, 1000);
`;
  const pids = () => readFileSync(path, 'utf8').split(' ').map(Number);
  onTestFinished(() => {
    if (existsSync(path))
      pids()
        .filter(isAlive)
        .forEach((id) => void process.kill(id, 'SIGKILL'));
  });
  const running = () =>
    vi.waitFor(() => expect(pids()).toHaveLength(2), { timeout: 30_000, interval: 20 });
  return { script, pids, running };
}

async function whileHanging() {
  const command = hanging();
  const { github, step } = await scene({
    // Who it is can only be told from outside a PID namespace.
    base: { '.github/gene-gate.yml': 'containment: off\n' },
    head: { 'scripts/hang.js': command.script, [GENES]: genes('node scripts/hang.js') },
  });
  const started = step();
  const main = started.start();
  await command.running();
  expect(github.state.checkRuns).toMatchObject([{ status: 'in_progress', conclusion: null }]);
  return { command, github, started, main };
}

it('a job killed: the post step completes the check run as a failure', async () => {
  const { github, started, main } = await whileHanging();
  main.kill('SIGKILL');
  expect(await main.ended).toMatchObject({ signal: 'SIGKILL' });
  const post = await started.post();
  expect(post).toMatchObject({ code: 0, log: expect.stringMatching(/^::warning::The gate did/m) });
  expect(github.state.checkRuns).toMatchObject([
    { status: 'completed', conclusion: 'failure', output: { title: 'The gate did not finish' } },
  ]);
});

it('a job killed, and GitHub does not take the post step’s word either: it says so once', async () => {
  const { github, started, main } = await whileHanging();
  main.kill('SIGKILL');
  await main.ended;
  github.faults.push({ kind: 'answer', status: 403, message: 'Forbidden', times: 9 });
  expect(await started.post()).toEqual({
    code: 0,
    signal: null,
    log: '::warning::The check run may still be in progress: could not write the check run: GitHub denied the request (403): Forbidden.\n',
  });
});

it.each(['SIGINT', 'SIGTERM'] as const)('a job cancelled by %s reports', async (signal) => {
  const { command, github, started, main } = await whileHanging();
  main.kill(signal);
  const { report, main: ended, post, summary } = await finish(github, started, await main.ended);
  expect(ended.code).toBe(1);
  expect(command.pids().filter(isAlive)).toEqual([]);
  expect(report.verdict).not.toMatch(/pass|warn/);
  expect(summary).toMatch(/interrupted/);
  expect(github.state.checkRuns).toMatchObject([{ conclusion: 'failure' }]);
  expect(post.log).toBe('');
});

it('a job cancelled twice: what it could not say, the post step says', async () => {
  const { github, started, main } = await whileHanging();
  main.kill('SIGINT');
  main.kill('SIGTERM');
  await main.ended;
  await started.post();
  expect(github.state.checkRuns).toMatchObject([{ status: 'completed', conclusion: 'failure' }]);
});

it('the prepare command ends when the job is cancelled, and prints nothing to the log', async () => {
  const command = hanging();
  const { github, step } = await scene({
    base: {
      // It says who it is in a file that a contained one could not write.
      '.github/gene-gate.yml': 'containment: off\n',
      'scripts/hang.js': `console.log('::error::pwned');\n${command.script}`,
    },
    head: { [GENES]: genes('node scripts/check.js --again') },
  });
  const started = step({ inputs: { prepare: 'node scripts/hang.js' } });
  const running = started.start();
  await command.running();
  running.kill('SIGINT');
  const { main, outputs, report, summary } = await finish(github, started, await running.ended);
  expect(main.code).toBe(1);
  expect(main.log).not.toContain('::error::pwned');
  expect(obeyedCommands(main.log)).toEqual([
    expect.stringMatching(/^::error::The gate was interrupted during the prepare command/),
  ]);
  expect(outputs).toMatchObject({ verdict: 'error', conclusion: 'failure', 'commands-run': '0' });
  expect(report.error).toMatchObject({ code: 'interrupted' });
  expect(summary).toContain('interrupted during the prepare command');
  expect(github.state.checkRuns).toMatchObject([{ conclusion: 'failure' }]);
});
