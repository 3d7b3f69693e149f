import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Outcome } from '../../src/model/outcome.ts';
import { logFailures } from '../../src/publish/log.ts';
import { command, gene, outcome, report, stream } from '../report/fixtures.ts';

/** The log lines for genes that have one command each. */
async function logged(...outcomes: readonly Outcome[]): Promise<string[]> {
  const lines: string[] = [];
  const line = (prefix: string) => (text: string) => void lines.push(prefix + text);
  const genes = outcomes.map((each, index) =>
    gene(`gene_${index}`, { commands: [command('node check.js', { outcome: each })] }),
  );
  await logFailures(
    {
      info: line(''),
      startGroup: line('::group::'),
      endGroup: () => void lines.push('::endgroup::'),
    },
    report({ genes }),
  );
  return lines;
}

const failed = (printed: string): Outcome =>
  outcome({ status: 'failed', exit_code: 1, stderr: stream(printed) });

describe('logFailures', () => {
  it('shows the end of a failed command’s output, folded', async () => {
    const [first, stop, ...rest] = await logged(outcome(), failed('one\ntwo\n'));
    const token = /^::stop-commands::(\S{16,})$/.exec(stop ?? '')?.[1];
    expect(first).toBe('::group::gene_1, command 1 failed with exit code 1: node check.js');
    expect(rest).toEqual(['│ one', '│ two', `::${token}::`, '::endgroup::']);
  });

  it('shows shared output once', async () => {
    const lines = await logged(failed('x'), { ...failed('x'), reused: true });
    expect(lines.filter((line) => line.startsWith('::group::'))).toHaveLength(1);
  });

  it('prevents workflow commands in the output', async () => {
    const hostile = fc.array(
      fc.constantFrom('::', '##[', ']', 'error', 'stop-commands', ' ', '\n', '\r', '\x1b[1m', 'x'),
    );
    await fc.assert(
      fc.asyncProperty(hostile, async (parts) => {
        const lines = await logged(failed(parts.join('')));
        const inner = lines.slice(2, -2);
        for (const line of inner) expect(line).toMatch(/^│ (?!.*(::|##\[|[\r\n\x1b]))/);
        expect(lines.filter((line) => line.startsWith('::group::'))).toHaveLength(1);
      }),
    );
  });

  it('uses a new token each time, so that no output can contain it', async () => {
    const [one, two] = [await logged(failed('x')), await logged(failed('x'))];
    expect(one[1]).not.toBe(two[1]);
  });
});
