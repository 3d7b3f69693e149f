import { Writable } from 'node:stream';
import { exec } from '@actions/exec';
import { describe, expect, it } from 'vitest';
import { prepare } from '../../src/run/prepare.ts';
import { temporaryFolder, until } from './fixture.ts';

/** Runs the real @actions/exec, with its output and that of `prepare` in one log. */
async function prepareIn(
  cwd: string,
  commandLine: string,
  signal: AbortSignal = new AbortController().signal,
) {
  const log: string[] = [];
  const outStream = new Writable({
    write(chunk, _encoding, done) {
      log.push(String(chunk).trimEnd());
      done();
    },
  });
  const error = await prepare(commandLine, {
    exec: (line, args, options) =>
      exec(line, args, { ...options, outStream, errStream: outStream }),
    print: (line) => log.push(line),
    cwd,
    signal,
  }).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return { log, error };
}

describe('prepare', () => {
  it('runs the line in the checkout, with its output in the log and log commands disabled', async () => {
    const cwd = temporaryFolder({
      'make it.js': 'console.log("::error::" + process.argv.slice(2).join() + process.cwd())',
    });
    const { log, error } = await prepareIn(cwd, 'node "make it.js" a "b c"');
    expect(error).toBeUndefined();
    const [stop, , output, end, resume] = log;
    const token = stop?.replace('::stop-commands::', '') ?? '';
    expect(token).toMatch(/^[0-9a-f-]{36}$/);
    expect(output).toBe(`::error::a,b c${cwd}`);
    expect(end).toBe('');
    expect(resume).toBe(`::${token}::`);
  });

  it.each([
    ['fails', 'node -e process.exit(4)', /"node -e process.exit\(4\)" failed with exit code 4\.$/],
    ['is missing', 'no-such-program x', /"no-such-program x" could not be started\.$/],
    ['is empty', '', /could not be started\.$/],
  ])('reports that the line %s', async (_name, line, message) => {
    const { log, error } = await prepareIn(temporaryFolder(), line);
    expect(error).toMatchObject({
      code: 'prepare_failed',
      message: expect.stringMatching(message),
    });
    expect(log.at(-1)).toMatch(/^::[0-9a-f-]{36}::$/);
  });

  it('stops waiting when interrupted, with log commands still disabled', async () => {
    const cwd = temporaryFolder({
      'slow.js': 'setTimeout(() => console.log("::error::late"), 300)',
    });
    const { log, error } = await prepareIn(cwd, 'node slow.js', AbortSignal.abort());
    expect(error).toMatchObject({ code: 'interrupted' });
    expect(log).toEqual([expect.stringMatching(/^::stop-commands::/)]);
    await until(() => log.includes('::error::late'));
    await until(() => /^::[0-9a-f-]{36}::$/.test(log.at(-1) ?? ''));
  });
});
