import picomatch from 'picomatch';
import { describe, expect, it } from 'vitest';
import { assetPathTest } from '../../src/assets/globs.ts';
import { DEFAULT_POLICY } from '../../src/policy/default.ts';
import { policySchema } from '../../src/policy/policy.ts';
import { list } from '../table.ts';

describe('assetPathTest', () => {
  const isAssetPath = assetPathTest(policySchema.parse({}));

  it.each(list`
    assets/gep/genes.json ¦ assets/gep/genes.jsonl ¦ assets/gep/genes.seed.json
    assets/gep/genes_backup.json ¦ skills/evolver/assets/gep/capsules.json
    assets/gep/capsules.jsonl ¦ assets/gep/events.jsonl ¦ assets/gep/external_candidates.jsonl
    data/default_genes.json ¦ lib/data/default_genes.json ¦ .evolver/gep/genes.json
    .evolver/gep/genes.jsonl ¦ .evolver/gep/capsules.json ¦ .evolver/gep/events.jsonl
    a b/.hidden/assets/gep/genes.json ¦ ünï/assets/gep/genes.json
    a<U+000A>b/assets/gep/genes.json ¦ a<U+2028>b/assets/gep/genes<U+000D>.json
  `)('matches %s', (path) => expect(isAssetPath(path)).toBe(true));

  it.each(list`
    assets/gep/README.md ¦ assets/gep/memory_graph.jsonl ¦ .evolver/gep/memory_graph.jsonl
    .evolver/gep/candidates.jsonl ¦ .evolver/gep/failed_capsules.json
    .evolver/gep/pending_signals.json ¦ a<U+000A>b/.evolver/gep/memory_graph.old.jsonl
    assets/gep/genes.json.bak ¦ assets/gep/old/genes.json ¦ genes.json ¦ package.json ¦ assets/gep
    <0 times x>
  `)('does not match %s', (path) => expect(isAssetPath(path)).toBe(false));

  it('matches what picomatch does, with the globs of the policy and with others', () => {
    const { include } = DEFAULT_POLICY.assets;
    const names = ['genes_1', 'capsules', 'events', 'external_candidates', 'default_genes', 'x'];
    const folders = list`
      <0 times x> ¦ / ¦ assets/gep/ ¦ a/assets/gep/ ¦ xassets/gep/ ¦ ./ ¦ ../a/ ¦ data/
    `;
    const paths = [...folders, 'a/.evolver/gep/', '.evolver/gep/b/'].flatMap((folder) =>
      names.flatMap((name) =>
        ['.json', '.jsonl', '.seed.json', '.json/', '.JSON'].map((end) => folder + name + end),
      ),
    );
    for (const globs of [include, [...include.slice(1), 'x*.json'], ['**/genes*.jso[n]']]) {
      const matches = picomatch(globs, { dot: true, nonegate: true });
      const isAsset = assetPathTest(policySchema.parse({ assets: { include: globs } }));
      expect(paths.filter(isAsset)).toEqual(paths.filter((path) => matches(path)));
      expect(paths.filter(isAsset)).not.toEqual([]);
    }
  });

  it('treats a leading exclamation mark as part of the name, not as a negation', () => {
    // The policy refuses it, so that nobody takes it for one.
    const assets = { ...DEFAULT_POLICY.assets, include: ['!a.json'] };
    const only = assetPathTest({ assets });
    expect(only('b.json')).toBe(false);
    expect(only('!a.json')).toBe(true);
  });
});
