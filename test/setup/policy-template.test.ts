import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { POLICY_PATH } from '../../src/policy/load.ts';
import { policyTemplate } from '../../src/setup/policy-template.ts';
import { parsePolicy } from '../policy/from-text.ts';

const DEFAULTS = parsePolicy('', 'policy.yml');

/** Removes the `#` of every line that starts with one without a space. */
const uncommented = policyTemplate().replace(/^( *)#(?=[^\s#])/gm, '$1');

describe('policyTemplate', () => {
  it('sets nothing by default', () => {
    expect(parse(policyTemplate())).toBeNull();
    expect(parsePolicy(policyTemplate(), 'policy.yml')).toEqual(DEFAULTS);
  });

  it('sets every key to its default if everything is uncommented', () => {
    expect(parse(uncommented)).toEqual(DEFAULTS);
    expect(parsePolicy(uncommented, 'policy.yml')).toEqual(DEFAULTS);
  });

  it('has valid policies as examples', () => {
    const examples = policyTemplate().matchAll(/^# For example:\n((?:# {3}.*\n)+)/gm);
    const texts = [...examples].map(([, lines = '']) => lines.replace(/^# {3}/gm, ''));
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) {
      expect(parsePolicy(text, 'policy.yml')).toEqual({ ...DEFAULTS, ...parse(text) });
    }
  });

  it('names the schema of the repository for editors, as the entry for SchemaStore does', () => {
    const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
    const entry = JSON.parse(read('schema/schemastore-entry.json'));
    const released = policyTemplate().replace(/(?<=gene-gate\/gene-gate\/)[0-9a-f]{40}/, 'v1');
    expect(released).toMatch(`# yaml-language-server: $schema=${entry.url}\n`);
    expect(entry.fileMatch).toEqual([`**/${POLICY_PATH}`]);
    const [, path = ''] = /\/gene-gate\/gene-gate\/v1\/(.*)$/.exec(entry.url) ?? [];
    expect(JSON.parse(read(path))).toMatchObject({ title: 'gene-gate policy' });
  });

  it('can be read without horizontal scrolling', () => {
    const [, ...lines] = policyTemplate().split('\n');
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(100);
  });
});
