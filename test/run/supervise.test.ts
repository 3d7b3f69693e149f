import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Capture } from '../../src/run/supervise.ts';
import { forAll } from '../runs.ts';
import { isAlive, superviseScript, temporaryFolder, until } from './fixture.ts';

const onLinux = process.platform === 'linux';
const MEGABYTE = 1024 * 1024;

/** A program that runs until it is killed and writes its process id to a file. */
function keepsRunning(pidFile: string): string {
  return `process.on('SIGTERM', () => {});
    require('fs').writeFileSync(${JSON.stringify(pidFile)}, String(process.pid));
    setInterval(() => {}, 1000)`;
}

/** A command that starts such a program and does not wait for it. */
function leavesChild(pidFile: string, options: object): string {
  const args = JSON.stringify(['-e', keepsRunning(pidFile)]);
  return `require('child_process').spawn(process.execPath, ${args}, ${JSON.stringify(options)}).unref();`;
}

function exitOnce(pidFile: string): string {
  const file = JSON.stringify(pidFile);
  return `setInterval(() => require('fs').existsSync(${file}) && require('fs').statSync(${file}).size > 0 && process.exit(0), 10)`;
}

function pidIn(file: string): number {
  return existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
}

/** Ignores TERM; creates one file when ready, and another when it was asked to end. */
function stubborn(ready?: string, asked?: string): string {
  const touch = (file?: string) =>
    file === undefined ? '' : `require('fs').writeFileSync(${JSON.stringify(file)}, '')`;
  return `process.on('SIGTERM', () => { ${touch(asked)} }); ${touch(ready)}; setInterval(() => {}, 1000)`;
}

const RUNS = 'setInterval(() => {}, 1000)';
const KILLED = {
  ...{ status: 'crashed', exit_code: null, signal: 'SIGKILL' },
  reason: 'Command was ended by SIGKILL',
};

describe('supervise', () => {
  it.each([
    ['exit code 0', '', { status: 'passed', exit_code: 0, signal: null }],
    ['another exit code', 'process.exit(3)', { status: 'failed', exit_code: 3, signal: null }],
    ['an exception', 'throw new Error()', { status: 'failed', exit_code: 1 }],
    ['a signal to itself', `process.kill(process.pid, "SIGKILL"); ${RUNS}`, KILLED],
  ])('reports %s', async (_name, script, expected) => {
    expect(await superviseScript(script)).toMatchObject(expected);
  });

  it('provides no standard input', async () => {
    const script = 'process.stdin.on("data", () => {}).on("end", () => console.log("ended"))';
    expect((await superviseScript(script)).stdout.head).toBe('ended\n');
  });

  it('passes arguments unchanged', async () => {
    const args = ['$(id)', '; rm -rf /', '`id`', '*', '', 'a b', '"', "'", 'ä\n'];
    const outcome = await superviseScript('', {
      args: ['-e', 'console.log(JSON.stringify(process.argv.slice(1)))', '--', ...args],
    });
    expect(JSON.parse(outcome.stdout.head)).toEqual(args);
  });

  it.each([
    ['a missing program', { file: '/nowhere/node' }, 'ENOENT'],
    ['a missing working directory', { cwd: '/nowhere' }, 'ENOENT'],
    ['a program that is not executable', { file: import.meta.filename }, 'EACCES'],
    ['an argument with NUL', { args: ['-e', 'a\0b'] }, 'ERR_INVALID_ARG_VALUE'],
    ['arguments that are too long', { args: ['x'.repeat(4 * MEGABYTE)] }, 'E2BIG'],
  ])('reports that %s cannot be started', async (_name, options, code) => {
    const outcome = await superviseScript('', options);
    expect(outcome).toMatchObject({ status: 'crashed', exit_code: null, signal: null });
    expect(outcome.reason).toMatch(/^Command could not be started: /);
    expect(outcome.reason).toContain(code);
  });

  it('stops a command at its time limit', async () => {
    const outcome = await superviseScript(RUNS, { timeoutMs: 400 });
    const reason = 'Command timed out after 400ms';
    expect(outcome).toMatchObject({ status: 'timed_out', signal: 'SIGTERM', reason });
  });

  it('stops immediately on an interrupt, without the grace time of a timeout', async () => {
    const ready = join(temporaryFolder(), 'ready');
    const controller = new AbortController();
    const { signal } = controller;
    const running = superviseScript(stubborn(ready), { signal, graceMs: 3_600_000 });
    await until(() => existsSync(ready));
    controller.abort();
    const skipped = { status: 'skipped', reason: 'interrupted' };
    expect(await running).toMatchObject({ ...skipped, signal: 'SIGKILL' });
    expect(await superviseScript('', { signal })).toMatchObject(skipped);
  });

  it('shortens the grace time of a timeout on an interrupt', async () => {
    const asked = join(temporaryFolder(), 'asked');
    const controller = new AbortController();
    const limits = { timeoutMs: 1500, graceMs: 3_600_000 };
    const running = superviseScript(stubborn(undefined, asked), {
      ...{ signal: controller.signal, ...limits },
    });
    await until(() => existsSync(asked));
    controller.abort();
    expect(await running).toMatchObject({ status: 'timed_out', signal: 'SIGKILL' });
  });
});

describe('descendants', () => {
  it('are killed with a command that times out, even if they ignore TERM', async () => {
    const pidFile = join(temporaryFolder(), 'pid');
    const outcome = await superviseScript(
      `${leavesChild(pidFile, { stdio: 'inherit' })} setInterval(() => {}, 1000)`,
      { timeoutMs: 2000 },
    );
    expect(outcome.status).toBe('timed_out');
    const pid = pidIn(pidFile);
    await until(() => !isAlive(pid));
  });

  it('are killed when the command ends, and do not delay the gate', async () => {
    const pidFile = join(temporaryFolder(), 'pid');
    const leaves = leavesChild(pidFile, { stdio: 'inherit', env: {} });
    const outcome = await superviseScript(`${leaves}\n${exitOnce(pidFile)}`);
    expect(outcome.status).toBe('passed');
    const pid = pidIn(pidFile);
    await until(() => !isAlive(pid));
  });

  it('are found in their own session', async ({ skip }) => {
    if (!onLinux) skip('only Linux shows the environment of processes in /proc');
    const pidFile = join(temporaryFolder(), 'pid');
    const daemon = leavesChild(pidFile, { stdio: 'inherit', detached: true });
    const outcome = await superviseScript(
      `require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(daemon)}],
         { stdio: 'inherit', detached: true }).unref();
       ${exitOnce(pidFile)}`,
    );
    expect(outcome.status).toBe('passed');
    const pid = pidIn(pidFile);
    await until(() => !isAlive(pid));
  });

  it('do not delay the gate even if they cannot be found', async () => {
    const pidFile = join(temporaryFolder(), 'pid');
    const hidden = leavesChild(pidFile, { stdio: 'inherit', detached: true, env: {} });
    const outcome = await superviseScript(`${hidden}\n${exitOnce(pidFile)}`);
    expect(outcome.status).toBe('passed');
    const pid = pidIn(pidFile);
    if (isAlive(pid)) process.kill(pid, 'SIGKILL');
  });

  it('of another command are not killed', async () => {
    const pidFile = join(temporaryFolder(), 'pid');
    const controller = new AbortController();
    const other = superviseScript(keepsRunning(pidFile), { signal: controller.signal });
    await until(() => pidIn(pidFile) > 0);
    expect((await superviseScript('')).status).toBe('passed');
    expect(isAlive(pidIn(pidFile))).toBe(true);
    controller.abort();
    await other;
  });
});

describe('output', () => {
  it('of 200 MB is read to the end in little memory', async () => {
    const before = process.memoryUsage().rss;
    let highest = before;
    const watch = setInterval(() => {
      highest = Math.max(highest, process.memoryUsage().rss);
    }, 20);
    const outcome = await superviseScript(
      `const block = Buffer.alloc(${MEGABYTE}, 'x');
       for (let i = 0; i < 200; i += 1) {
         for (let at = 0; at < block.length; ) {
           try { at += require('fs').writeSync(1, block, at) } catch (e) { if (e.code !== 'EAGAIN') throw e }
         }
       }`,
      { outputBytes: 64 * 1024 },
    );
    clearInterval(watch);
    expect(outcome).toMatchObject({
      status: 'passed',
      stdout: { bytes: 200 * MEGABYTE, truncated: true },
    });
    expect(outcome.stdout.head).toHaveLength(64 * 1024);
    expect(outcome.stdout.tail).toHaveLength(64 * 1024);
    expect(highest - before).toBeLessThan(100 * MEGABYTE);
  });

  it('with invalid UTF-8 becomes text', async () => {
    const script = 'process.stdout.write(Buffer.from([0x61, 0xff, 0xfe, 0x62]))';
    const outcome = await superviseScript(script);
    expect(outcome.stdout).toMatchObject({ head: 'a\ufffd\ufffdb', bytes: 4 });
  });

  it('may be closed by a command that continues', async () => {
    const script = `require('fs').closeSync(1); require('fs').closeSync(2);
      setTimeout(() => process.exit(7), 300)`;
    expect(await superviseScript(script)).toMatchObject({ status: 'failed', exit_code: 7 });
  });
});

function capture(limit: number, chunks: readonly (string | readonly number[])[]) {
  const stream = new Capture(limit);
  for (const chunk of chunks) {
    stream.write(typeof chunk === 'string' ? Buffer.from(chunk) : Buffer.from(chunk));
  }
  return stream.result();
}

describe('Capture', () => {
  it.each([
    ['nothing', 4, [], { head: '', tail: '', bytes: 0, truncated: false }],
    ['what fits', 4, ['ab', 'cd'], { head: 'abcd', tail: '', bytes: 4, truncated: false }],
    ['one byte more', 4, ['abcde'], { head: 'abcd', tail: 'e', bytes: 5, truncated: false }],
    ['both full', 4, ['abcdefgh'], { head: 'abcd', tail: 'efgh', bytes: 8, truncated: false }],
    ['too much', 4, ['abcdefghi'], { head: 'abcd', tail: 'fghi', bytes: 9, truncated: true }],
    ['in bytes', 2, [...'abcdefg'], { head: 'ab', tail: 'fg', bytes: 7, truncated: true }],
  ])('keeps %s', (_name, limit, chunks, expected) => {
    expect(capture(limit, chunks)).toEqual(expected);
  });

  it.each([
    ['a letter across two chunks', 8, [[0xc3], [0xa4]], 'ä', ''],
    ['a letter across head and tail', 3, ['ab€'], 'ab', '€'],
    ['an emoji across head and tail', 4, ['abc😀'], 'abc', '😀'],
    ['a letter split by the missing middle', 4, ['abc€', '.......', '€'], 'abc', '.€'],
    ['a tail that starts inside a letter', 4, ['abcd....', '😀xyz'], 'abcd', 'xyz'],
    ['invalid UTF-8', 8, [[0x61, 0xff, 0x62, 0xc3]], 'a\ufffdb\ufffd', ''],
    ['a continued tail', 4, ['abcd', new Array(9).fill(0x80)], 'abcd', '\ufffd'.repeat(4)],
  ])('decodes %s', (_name, limit, chunks, head, tail) => {
    expect(capture(limit, chunks)).toMatchObject({ head, tail });
  });

  it('returns any text unchanged while nothing is dropped, in any chunks', async () => {
    await forAll(fc.string({ unit: 'binary' }), fc.array(fc.nat(7)), (text, sizes) => {
      const bytes = Buffer.from(text);
      const limit = Math.max(1, Math.ceil(bytes.length / 2));
      const stream = new Capture(limit);
      let at = 0;
      for (const size of sizes) {
        stream.write(bytes.subarray(at, at + size));
        at += size;
      }
      stream.write(bytes.subarray(at));
      const { head, tail, bytes: total } = stream.result();
      expect(head + tail).toBe(bytes.toString());
      expect(total).toBe(bytes.length);
    });
  });

  it('keeps the same of any bytes in any chunks', async () => {
    const bytes = fc.uint8Array({ maxLength: 200 });
    await forAll(bytes, fc.integer({ min: 1, max: 40 }), fc.nat(60), (data, limit, size) => {
      const whole = capture(limit, [[...data]]);
      const pieces = [];
      for (let at = 0; at < data.length; at += size + 1) {
        pieces.push([...data.subarray(at, at + size + 1)]);
      }
      expect(capture(limit, pieces)).toEqual(whole);
    });
  });
});
