import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { documentedKeys } from '../../src/policy/documented-keys.ts';
import { policyPage } from '../../src/report/policy-page.ts';

const page = readFileSync(new URL('../../docs/policy.md', import.meta.url), 'utf8');

describe('docs/policy.md', () => {
  it('is committed as it is generated', () => expect(policyPage(page)).toBe(page));

  it('describes every key that is not in a list, with a default for each that may be left out', () => {
    const described = (keys: ReturnType<typeof documentedKeys>): void => {
      for (const { path, description, expected, default: value, keys: inner } of keys) {
        expect(description, path).toMatch(/^[A-Z].*\.$/);
        const inSchema = /\[\]/.test(path);
        expect(page.includes(`| \`${path}\` | ${description} |`)).toBe(!inSchema);
        const mayBeLeftOut = expected !== undefined && !path.includes('[]');
        if (mayBeLeftOut) expect(value, path).toBeDefined();
        described(inner);
      }
    };
    described(documentedKeys());
  });

  it('says so when a marker is missing', () => {
    expect(() => policyPage('# The policy\n')).toThrow(/no region keys/);
  });
});
