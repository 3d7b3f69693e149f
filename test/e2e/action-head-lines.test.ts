import { describe, expect, it } from 'vitest';
import { scene } from './action-scene.ts';
import { GENES, gene } from './cli.ts';

const KEPT = gene('gene_kept', { validation: ['node scripts/check.js'] });
const text = (...genes: readonly object[]) => `${JSON.stringify(genes, null, 2)}\n`;

/** The number of the line that has a text. */
function lineOf(file: string, part: string): number {
  return file.split('\n').findIndex((line) => line.includes(part)) + 1;
}

describe('on a test merge whose lines differ from the head', () => {
  it('links, annotations and suggestions are at the lines of the head', async () => {
    const wrong = gene('gene_wrong', {
      validation: ['node scripts/check.js && node scripts/check.js --again'],
    });
    const head = text(KEPT, wrong);
    const { github, origin, run } = await scene({
      base: { [GENES]: text(KEPT) },
      head: { [GENES]: head },
    });
    origin.moveBase({
      [GENES]: text(gene('gene_new', { validation: ['node scripts/check.js'] }), KEPT),
    });
    const { report } = await run();

    expect(report.audited_sha).not.toBe(report.head_sha);
    expect(report.head_files).toMatchObject([{ path: GENES }]);
    const line = lineOf(head, '--again');
    const finding = report.findings.find(({ rule }) => rule === 'shell-operator');
    expect(finding?.location?.line).toBeGreaterThan(line);
    const annotations = github.state.checkRuns.flatMap((check) => check.annotations);
    expect(annotations).toContainEqual(
      expect.objectContaining({ path: GENES, start_line: line, end_line: line }),
    );
    expect(github.state.comments[0]?.body).toContain(`/blob/${origin.head}/${GENES}#L${line}`);
    const [suggestion] = github.state.reviewComments;
    const { start_line, line: end } = suggestion ?? {};
    expect(start_line ?? end).toBeLessThanOrEqual(line);
    expect(end).toBeGreaterThanOrEqual(line);
    expect(suggestion?.body).toContain('```suggestion\n');
  });
});
