import { describe, expect, it } from 'vitest';
import { readDurations } from '../../src/shard/read-parts.ts';

async function* opened(content: unknown) {
  yield Buffer.from(typeof content === 'string' ? content : JSON.stringify(content));
}

describe('readDurations', () => {
  it('takes the longest run of each command, of any version of a report', async () => {
    const commands = [
      { command: 'a', outcome: { duration_ms: 12.4 } },
      { command: 'b' },
      { command: 'c', outcome: { duration_ms: 0 } },
    ];
    const again = [{ command: 'a', outcome: { duration_ms: 40 } }];
    const report = { schema_version: '0.9.0', genes: [{ commands }, { commands: again }] };
    expect(await readDurations('r.json', () => opened(report))).toEqual(new Map([['a', 40]]));
  });

  it.each(['', '[]', '{"genes":1}', { genes: [{ commands: [{ command: 1 }] }] }])(
    'refuses what is not a report: %j',
    async (content) => {
      await expect(readDurations('r.json', () => opened(content))).rejects.toMatchObject({
        code: 'artifact_invalid',
        message: 'r.json is not a report from which durations can be read.',
      });
    },
  );
});
