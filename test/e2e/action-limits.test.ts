import { describe, expect, it } from 'vitest';
import { scene } from './action-scene.ts';
import { GENES, gene, genesFile } from './cli.ts';

const FILES = 400;
const GENE_COUNT = 140;
const COMMANDS = 5;

/** 400 changed files, among them 140 genes with 700 commands that the audit blocks. */
function huge(): Record<string, string> {
  const files = Array.from({ length: FILES - 1 }, (_, index) => [`src/${index}.js`, `${index};\n`]);
  const all = Array.from({ length: GENE_COUNT }, (_, index) =>
    gene(index === 0 ? 'gene_repair_retry' : `gene_repair_${index}`, {
      validation: Array.from(
        { length: COMMANDS },
        (_, command) => `node scripts/check.js ${index} ${command}; rm -rf /`,
      ),
    }),
  );
  return { ...Object.fromEntries(files), [GENES]: genesFile(...all) };
}

describe('a change of 400 files and 140 genes with 700 blocked commands', () => {
  it('keeps every limit, cuts nothing in silence, and has the same verdict everywhere', async () => {
    // What is over a limit of GitHub's, its stand-in refuses.
    const { github, run } = await scene({ head: huge() });
    const { main, outputs, report, summary } = await run();
    expect(main.code).toBe(1);
    expect(outputs).toMatchObject({
      verdict: 'fail',
      'genes-changed': `${GENE_COUNT}`,
      'commands-blocked': `${GENE_COUNT * COMMANDS}`,
    });
    const { blast_radius, genes, findings } = report;
    expect((blast_radius?.files ?? 0) + (blast_radius?.exempt_files ?? 0)).toBe(FILES);
    expect(genes).toHaveLength(GENE_COUNT);
    expect(findings.length).toBeGreaterThanOrEqual(GENE_COUNT * COMMANDS);

    const [check] = github.state.checkRuns;
    expect(check).toMatchObject({ status: 'completed', conclusion: 'failure' });
    expect(check?.annotations).toHaveLength(500);
    expect(new Set(check?.annotations.map(({ annotation_level: level }) => level))).toEqual(
      new Set(['failure']),
    );
    expect(check?.output.summary).toMatch(/Findings beyond the limit of 500 annotations .*: \d+\./);
    const [comment] = github.state.comments;
    for (const page of [check?.output.summary, comment?.body, summary]) {
      expect(page).toContain('gene-gate: fail');
      expect(page).toMatch(/700 dangers: command deletes whole directories/);
    }
    for (const page of [check?.output.summary, comment?.body]) {
      expect(page).toMatch(/Not shown|more not shown/);
    }
    // The summary has the table, and a link to the rest.
    expect(summary).toMatch(/and 138 more[\s\S]+\[Details\]\(/);
    expect(github.requests.filter(({ status }) => Number(status) >= 400)).toEqual([]);
    expect(summary).not.toMatch(/could not/i);
    expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(1024 * 1024);
  });
});
