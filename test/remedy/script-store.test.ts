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
    const script = { name: 'eval', text, extension: 'cjs' } as const;
    const short = (await storeOf().place(script)) ?? '';
    const store = storeOf();
    expect(store.add(short, 'other();\n')).toBe(true);
    expect(store.add(short, text)).toBe(false);
    expect(await store.place(script)).toBe(`scripts/validate/eval-${hash}.cjs`);
    expect(store.textOf(short)).toBe('other();\n');
  });
});

describe('edits that are known', () => {
  it('are found again if a script of another gene has the name of theirs', async () => {
    const path = 'assets/gep/genes.json';
    const [own = '', other = ''] = ALIKE;
    const genes = [{ type: 'Gene', id: 'gene_a', validation: [`node -e "${own}"`] }];
    const bytes = Buffer.from(JSON.stringify([...genes, { ...genes[0], id: 'gene_b' }]));
    const judge = judgeIn(literalTree({}));
    const [edit] = (await fixFiles([{ path, bytes }], judge)).files[0]?.edits ?? [];
    if (edit?.files === undefined) throw new Error('no script');
    const files = edit.files.map((file) => ({ ...file, text: other }));
    const known = new Map([['/0', new Map([['/0/validation/0', { ...edit, files }]])]]);
    const again = new Map([['/1', new Map([['/1/validation/0', edit]])]]);
    const fix = await fixFiles([{ path, bytes, known: new Map([...known, ...again]) }], judge);
    expect(fix.scripts.map(([, text]) => text.trim().split('\n').at(-1))).toEqual(
      expect.arrayContaining([own, other]),
    );
    expect(fix.files[0]?.edits.map(({ new: [command] }) => command)).toHaveLength(2);
    expect(new Set(fix.files[0]?.edits.map(({ new: [command] }) => command)).size).toBe(2);
  });
});
