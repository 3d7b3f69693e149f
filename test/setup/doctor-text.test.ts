import { describe, expect, it } from 'vitest';
import type { DoctorAnswer } from '../../src/setup/doctor-answer.ts';
import { renderDoctor } from '../../src/setup/doctor-text.ts';
import { widestLine } from '../e2e/cli.ts';

const ANSWER: DoctorAnswer = {
  type: 'Doctor',
  schema_version: '1.0.0',
  lacks: [
    {
      key: 'stores',
      what: 'Say where the commands of `skills/evolver/assets/gep` run; now it is `skills/evolver`.',
    },
  ],
  tool: { name: 'gene-gate', version: '0.0.0' },
  head_sha: 'a'.repeat(40),
  policy: {
    source: 'base',
    profile: 'evolver',
    enforce: 'report',
  },
  genes: { stored: 5, refused: 2 },
  programs: [
    { name: 'node', commands: 3, path: '/usr/bin/node' },
    { name: 'pytest', commands: 1, path: null, missing: 'machine' },
    { name: 'ruff', commands: 1, path: '/home/me/.local/bin/ruff', private: true },
  ],
  containment: { level: 'none', description: 'Nothing is contained.' },
  workflow: { paths: [], lacks: [] },
};

function rendered(answer: DoctorAnswer = ANSWER): string {
  return renderDoctor(answer, 'policy.yml', { columns: 80, colour: false, verbose: false });
}

describe('renderDoctor', () => {
  it('renders everything in 80 columns', () => {
    const text = rendered();
    expect(widestLine(text)).toBeLessThanOrEqual(80);
    expect(text).not.toContain('\u001b');
    expect(text).toMatchInlineSnapshot(`
      "policy     policy.yml, profile evolver; it only reports

      policy     stores: Say where the commands of \`skills/evolver/assets/gep\` run;
                 now it is \`skills/evolver\`.

      genes      5 genes, of which 2 may not run; \`gene-gate audit\` says why

      program    node, for 3 commands: /usr/bin/node
      missing    pytest, for 1 command: not on PATH
      program    ruff, for 1 command: /home/me/.local/bin/ruff; contained commands see
                 little else of your home. If it fails there, install it in a
                 directory of the system, such as /usr/local.
      contained  none: Nothing is contained.

      workflow   no workflow runs the gate; \`gene-gate init\` writes one
      "
    `);
  });

  it.each([
    [0, 0, 'genes      none in an asset file; `assets.include` in the policy says where the'],
    [1, 0, 'genes      1 gene, whose commands may all run\n'],
  ])('says what is stored: %i genes, %i refused', (stored, refused, row) => {
    expect(rendered({ ...ANSWER, genes: { stored, refused } })).toContain(row);
  });

  it('names the workflow of a lack only if there are several', () => {
    const lack = { path: 'a.yml', key: 'on.merge_group', what: 'Add it.' };
    const one = { ...ANSWER, workflow: { paths: ['a.yml'], lacks: [lack] } };
    expect(rendered(one)).toContain('lacks      on.merge_group: Add it.\n');
    const two = { ...ANSWER, workflow: { paths: ['a.yml', 'b.yml'], lacks: [lack] } };
    expect(rendered(two)).toContain('lacks      a.yml: on.merge_group: Add it.\n');
  });
});
