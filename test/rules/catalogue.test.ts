import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allRules, ruleOf } from '../../src/rules/catalogue.ts';
import { curatedRules } from '../../src/rules/curated.ts';
import { workspaceRules } from '../../src/rules/workspace.ts';

describe('the catalogue', () => {
  it('contains every rule of every table once', async () => {
    const folder = new URL('../../src/rules/', import.meta.url);
    const modules = await Promise.all(
      readdirSync(folder).map((name) => import(new URL(name, folder).href)),
    );
    const tables = modules.flatMap((module: object) =>
      Object.entries(module).flatMap(([name, table]) => (name.endsWith('Rules') ? [table] : [])),
    );
    expect(tables.length).toBeGreaterThan(10);
    const ids = tables.flatMap((table: object) => Object.keys(table));
    expect(ids.toSorted()).toEqual(
      allRules()
        .map(({ id }) => id)
        .toSorted(),
    );
  });

  it.each(allRules().map((rule) => [rule.id, rule] as const))('documents %s', (id, rule) => {
    // The rules of the two sandbox profiles keep the names from the documentation of the sandboxes.
    const named = Object.hasOwn({ ...curatedRules, ...workspaceRules }, id);
    expect(id).toMatch(named ? /^[a-z]+(?:_[a-z]+)*(?:\.[a-z0-9]+)?$/ : /^[a-z]+(-[a-z0-9]+)*$/);
    // A headline, with `warning: ` before it, has room for it.
    expect(rule.title).toMatch(/^\S.{0,48}[^.\s]$/);
    expect(rule.why).toMatch(/[.)]$/);
    expect(ruleOf(id)).toBe(rule);
  });
});
