import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { policyTemplate } from '../../src/init/policy-template.ts';
import { WORKFLOW_TEMPLATE } from '../../src/init/workflow-template.ts';
import { parsePolicy } from '../../src/policy/parse.ts';

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

  it('can be read without horizontal scrolling', () => {
    for (const line of policyTemplate().split('\n')) expect(line.length).toBeLessThanOrEqual(100);
  });
});

describe('WORKFLOW_TEMPLATE', () => {
  it('equals the steps in the README', () => {
    const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
    const shown = /## Use it in a workflow\n\n```yaml\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';
    expect(parse(WORKFLOW_TEMPLATE)).toEqual(parse(shown));
  });
});
