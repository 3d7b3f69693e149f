import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bundle } from './bundles.ts';

const reference = readFileSync('docs/reference.md', 'utf8');

describe('docs/reference.md', () => {
  it('names no verb that the command line lacks', () => {
    const help = spawnSync(process.execPath, [bundle('cli'), '--help'], { encoding: 'utf8' });
    const table = /\n\| command \| what it does \|\n([\s\S]*?)\n\n/.exec(reference)?.[1] ?? '';
    const verbs = [...table.matchAll(/^\| `([a-z]+)[ `]/gm)].map(([, verb]) => verb);
    expect(verbs.length).toBeGreaterThan(0);
    for (const verb of verbs) expect(help.stdout).toMatch(new RegExp(`^  ${verb} `, 'm'));
  });
});
