import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { fixFiles } from '../../src/fix/fix.ts';
import { ScriptStore } from '../../src/remedy/script-store.ts';
import { literalTree } from '../../src/repo/literal-tree.ts';
import { judgeIn } from './fixture.ts';

/** Two codes whose scripts have hashes with the same first eight digits. */
const ALIKE = [49_554, 127_510].map(
  (number) => `if (require('fs').existsSync('/nope${number}')) process.exit(1)`,
);

function storeOf(files = {}): ScriptStore {
  return new ScriptStore(judgeIn(literalTree(files)));
}

describe('the scripts of commands', () => {
  it('keeps codes apart whose hashes begin alike', async () => {
    const genes = ALIKE.map((code, index) => ({
      ...{ type: 'Gene', id: `gene_${index}` },
      validation: [`node -e "${code}"`],
    }));
    const path = 'assets/gep/genes.json';
    const fix = await fixFiles(
      [{ path, bytes: Buffer.from(JSON.stringify(genes)) }],
      judgeIn(literalTree({})),
    );
    const texts = fix.files[0]?.edits.map(({ new: [command] }) => {
      const script = fix.scripts.find(([name]) => command === `node ${name}`);
      return script?.[1].trim().split('\n').at(-1);
    });
    expect(texts).toEqual(ALIKE);
  });

  it('gives a script a longer name if another one has its name', async () => {
    const text = 'check();\n';
    const hash = createHash('sha256').update(text).digest('hex');
    const short = (await storeOf().place(text)) ?? '';
    const store = storeOf({ [short]: 'other();\n' });
    const path = await store.place(text);
    expect(path).toBe(`scripts/validate/eval-${hash}.cjs`);
    expect(store.textOf(path ?? '')).toBe(text);
    expect((await store.tree?.read(short))?.toString()).toBe('other();\n');
  });

  it('uses a script that exists already', async () => {
    const text = 'check();\n';
    const path = (await storeOf().place(text)) ?? '';
    const store = storeOf({ [path]: text });
    expect(await store.place(text)).toBe(path);
    expect(store.textOf(path)).toBeUndefined();
  });
});
