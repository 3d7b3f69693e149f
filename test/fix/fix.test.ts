import { computeAssetId, SCHEMA_VERSION } from '@evomap/gep-sdk';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAssetFile } from '../../src/assets/file.ts';
import { assetLimits } from '../../src/assets/source.ts';
import { identityFindings } from '../../src/audit/claims/content-hash.ts';
import {
  type FileFix,
  type FixOptions,
  fixFile,
  fixFiles,
  scriptStores,
} from '../../src/fix/fix.ts';
import { auditedIn, isClear } from '../../src/fix/unfixed.ts';
import { type LiteralEntry, literalTree } from '../../src/repo/literal-tree.ts';
import { judgeIn } from '../remedy/fixture.ts';
import { forMany, runs } from '../runs.ts';

const GENES = 'assets/gep/genes.json';
const limits = assetLimits(1 << 20);

function fixText(
  text: string | Buffer,
  {
    path = GENES,
    files = {},
    ...options
  }: FixOptions & { path?: string; files?: Record<string, LiteralEntry> } = {},
): Promise<FileFix> {
  const scriptsOf = scriptStores(judgeIn(literalTree({ 'a.js': '', 'b.js': '', ...files })));
  return fixFile({ path, bytes: Buffer.from(text) }, { scriptsOf, limits, options });
}

function identified<Gene extends object>(gene: Gene) {
  return { ...gene, asset_id: computeAssetId(gene) };
}

function stale(id: string) {
  const validation = ['node a.js && node b.js'];
  const asset_id = 'sha256:stale';
  return { type: 'Gene', schema_version: '1.5.0', id, validation, asset_id };
}

const A = 'node a.js';

function reasonsOf({ left }: FileFix): string[] {
  return left.map(({ reason }) => reason.id);
}

describe('one file', () => {
  it('gets no command of which something is found that a block has hidden', async () => {
    const files = { 'w.js': "require('fs').writeFileSync('x', '')" };
    const genes = ['env node w.js', 'env node a.js'].map((command, index) =>
      identified({ type: 'Gene', schema_version: '1.5.0', id: `g${index}`, validation: [command] }),
    );
    const fix = await fixText(JSON.stringify(genes), { files });
    expect(fix.edits.flatMap((edit) => edit.new)).toEqual(['node a.js', expect.any(String)]);
    const reason = expect.objectContaining({ id: 'fix-adds-problems' });
    expect(fix.left).toContainEqual({ reason, asset: 'g0', command: 'env node w.js' });
  });

  it('gets new commands, then the hash of its new content', async () => {
    const gene = stale('g');
    const { after, edits, steps, left } = await fixText(JSON.stringify([gene], null, 2));
    const fixed = identified({ ...gene, validation: ['node a.js', 'node b.js'] });
    expect(after).toBe(JSON.stringify([fixed], null, 2));
    expect(steps).toEqual(['split at &&', 'asset_id recomputed']);
    expect(left).toEqual([]);
    const [id, [old]] = [fixed.asset_id, gene.validation];
    const [command, hash] = ['/0/validation/0', '/0/asset_id'];
    expect(edits).toEqual([
      { path: GENES, pointer: command, old, new: ['node a.js', 'node b.js'], fix: true },
      { path: GENES, pointer: hash, old: 'sha256:stale', new: [id], fix: true },
    ]);
  });

  it.each([
    ['a later entry', ['node a.js && node b.js', 'node b.js'], ['node a.js', 'node b.js']],
    ['an earlier entry', ['node b.js', 'node a.js && node b.js'], ['node b.js', 'node a.js']],
    ['every part', ['node b.js', 'node b.js 2>&1'], ['node b.js']],
    ['another rewrite', ['node a.js && node b.js', 'node b.js 2>&1'], ['node a.js', 'node b.js']],
    ['itself', ['node a.js && node a.js'], ['node a.js']],
    ['an author’s own repetition', [A, A, 'node a.js && node b.js'], [A, A, 'node b.js']],
  ])('gets no command twice from a rewrite that repeats %s', async (_, validation, expected) => {
    const text = JSON.stringify([{ type: 'Gene', id: 'g', validation }]);
    const { after, steps } = await fixText(text);
    expect(JSON.parse(after)[0].validation).toEqual(expected);
    expect(steps).toContain('repeated command removed');
  });

  it('gets missing schema_version and asset_id only if that is asked for', async () => {
    const gene = { type: 'Gene', id: 'g', validation: ['node a.js'] };
    const text = JSON.stringify(gene);
    expect((await fixText(text)).after).toBe(text);
    const { after, steps } = await fixText(text, { identity: true });
    const { type, ...rest } = gene;
    const whole = identified({ type, schema_version: SCHEMA_VERSION, ...rest });
    expect(after).toBe(JSON.stringify(whole));
    expect(steps).toEqual(['schema_version added', 'asset_id added']);
  });

  it('gets the hashes of nested assets first', async () => {
    const inner = { type: 'Gene', id: 'inner', validation: ['node a.js'] };
    const outer = { type: 'Capsule', id: 'outer', gene: 'inner', genes: [inner] };
    const { after } = await fixText(JSON.stringify(outer), { identity: true });
    const { assets } = readAssetFile(GENES, Buffer.from(after), limits);
    expect(assets.map(({ id }) => id)).toEqual(['outer', 'inner']);
    expect(assets.flatMap((asset) => identityFindings(asset, 'fix'))).toEqual([]);
  });

  it('reports why a command is not fixed, and the errors of the audit', async () => {
    const genes = [
      { type: 'Gene', id: 'a', validation: [`node -e "console.log('ok')"`, 'node --version'] },
      { type: 'Gene', id: 'b', validation: [] },
    ];
    const fix = await fixText(JSON.stringify(genes.map((gene) => identified(gene))));
    expect(reasonsOf(fix)).toEqual(['vacuous-code', 'validation-missing']);
    expect(fix.left[0]).toMatchObject({ asset: 'a', command: `node -e "console.log('ok')"` });
  });

  it('says which references its new hashes break', async () => {
    const old = `sha256:${'1'.repeat(64)}`;
    const text = JSON.stringify([
      { type: 'Gene', id: 'g', validation: ['node a.js'], asset_id: old },
      { type: 'Capsule', id: 'c', gene: old },
      { type: 'Capsule', id: 'd', gene: 'g' },
    ]);
    const judge = judgeIn(literalTree({ 'a.js': '' }));
    const { files } = await fixFiles([{ path: GENES, bytes: Buffer.from(text) }], judge);
    const dangling = files[0]?.left.filter(({ reason }) => reason.id === 'reference-dangles');
    expect(dangling).toMatchObject([{ asset: 'c' }]);
  });

  it.each([
    ['the first', ['PRINTS', 'node a.js', 'node b.js'], '[ "node a.js",\n  "node b.js" ]'],
    ['the first two', ['PRINTS', 'PRINTS', 'node b.js'], '[ "node b.js" ]'],
    ['the last', ['node a.js', 'PRINTS'], '[ "node a.js" ]'],
    ['the last two', ['node a.js', 'PRINTS', 'PRINTS'], '[ "node a.js" ]'],
    ['the middle', ['node a.js', 'PRINTS', 'node b.js'], '[ "node a.js",\n  "node b.js" ]'],
    ['both ends', ['PRINTS', 'node a.js', 'PRINTS'], '[ "node a.js" ]'],
  ])('removes %s if it only prints', async (_, commands, expected) => {
    const list = commands.map((each) => JSON.stringify(each)).join(',\n  ');
    const printing = JSON.stringify(`node -e "console.log('ok')"`);
    const text = `{"type": "Gene", "id": "g", "validation": [ ${list.replaceAll('"PRINTS"', printing)} ]}`;
    const { after, left, edits } = await fixText(text);
    expect(after).toBe(`{"type": "Gene", "id": "g", "validation": ${expected}}`);
    expect(left).toEqual([]);
    expect(edits[0]).toMatchObject({ new: [] });
  });

  it.each<[string, string | Buffer, string]>([
    ['comment', '{"type": "Gene" /* ! */, "id": "g", "validation": ["./a && b"]}', 'file-not-json'],
    ['a trailing comma', '[{"type": "Gene", "id": "g"},]', 'file-not-json'],
    ['a key that is there twice', '{"type": "Gene", "id": "g", "id": "h"}', 'ambiguous-key'],
    ['__proto__', '{"type": "Gene", "id": "g", "__proto__": {}}', 'ambiguous-key'],
    ['bytes that are no text', Buffer.from([0x7b, 0xff]), 'file-not-utf8'],
    ['too many bytes', ' '.repeat(2 << 20), 'file-too-large'],
    ['nothing', '', 'file-not-json'],
  ])('is left alone with %s', async (_what, content, rule) => {
    const fix = await fixText(content);
    expect(fix.after).toBe(fix.before);
    expect(reasonsOf(fix)).toEqual(expect.arrayContaining([rule, 'file-in-doubt']));
  });

  it('is not changed if it is append-only', async () => {
    const event = '{"type": "EvolutionEvent", "id": "e", "asset_id": "sha256:0"}\n';
    const fix = await fixText(event, { path: 'assets/gep/events.jsonl' });
    expect(fix.after).toBe(fix.before);
    expect(reasonsOf(fix)).toEqual(['content-hash-mismatch', 'append-only']);
  });

  it('is not changed if there is nothing to fix', async () => {
    const gene = { type: 'Gene', schema_version: '1.13.0', id: 'g', validation: ['node a.js'] };
    const fix = await fixText(JSON.stringify(identified(gene), null, '\t'));
    expect(fix).toMatchObject({ after: fix.before, steps: [], scripts: [], left: [] });
  });
});

interface Style {
  readonly indent: string | undefined;
  readonly eol: string;
  readonly end: string;
  readonly mark: string;
}

const style: fc.Arbitrary<Style> = fc.record({
  indent: fc.constantFrom(undefined, '', ' ', '  ', '    ', '\t'),
  eol: fc.constantFrom('\n', '\r\n'),
  end: fc.constantFrom('', '\n', '\n\n'),
  mark: fc.constantFrom('', '\uFEFF'),
});

/** Compact, or with one value on each line. */
function write(value: unknown, { indent, eol, end, mark }: Style): string {
  const text = indent === undefined ? JSON.stringify(value) : layOut(value, indent, eol, 0);
  return mark + text + end.replaceAll('\n', eol);
}

function layOut(value: unknown, indent: string, eol: string, depth: number): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = eol + indent.repeat(depth + 1);
  const items = Array.isArray(value)
    ? value.map((each) => layOut(each, indent, eol, depth + 1))
    : Object.entries(value).map(
        ([key, each]) => `${JSON.stringify(key)}: ${layOut(each, indent, eol, depth + 1)}`,
      );
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return items.length === 0
    ? `${open}${close}`
    : `${open}${inner}${items.join(`,${inner}`)}${eol}${indent.repeat(depth)}${close}`;
}

const note = fc.string({ unit: 'grapheme' });
const shape = fc.record({ id: fc.constantFrom('g', 'gene é', '"'), note, versioned: fc.boolean() });

describe('the formatting of a file is preserved', () => {
  it('in any consistent style, also for what is added', async () => {
    await forMany(100, style, fc.array(shape, { maxLength: 3 }), async (written, shapes) => {
      const genes = shapes.map(({ id, note, versioned }, index) => {
        const head = { type: 'Gene', ...(versioned && { schema_version: '1.2.0' }) };
        const rest = { id: `${id}${index}`, note, tags: [note, {}, []] };
        const full = { type: 'Gene', schema_version: versioned ? '1.2.0' : SCHEMA_VERSION };
        return {
          before: { ...head, ...rest, validation: ['node a.js', 'node a.js x && node b.js'] },
          after: identified({
            ...full,
            ...rest,
            validation: ['node a.js', 'node a.js x', 'node b.js'],
          }),
        };
      });
      const text = write({ genes: genes.map(({ before }) => before) }, written);
      const fix = await fixText(text, { identity: true });
      expect(fix.before).toBe(text);
      expect(fix.after).toBe(write({ genes: genes.map(({ after }) => after) }, written));
    });
  });

  it('outside of what is replaced, in any formatting', async () => {
    const blank = fc.stringMatching(/^[ \t\r\n]{0,3}$/);
    const gaps = fc.array(blank, { minLength: 24, maxLength: 24 });
    await forMany(100, gaps, fc.boolean(), async (blanks, isLog) => {
      let next = 0;
      const gap = () => (isLog ? ' ' : (blanks[next++ % blanks.length] ?? ''));
      const line = (commands: string, id: string) =>
        ['{', '"type"', ':', '"Gene"', ',', '"n\\u00f6te"', ':', '"\\/ \\u0041 é"', ',']
          .concat(['"schema_version"', ':', '"1.0.0"', ',', '"validation"', ':', '[', commands])
          .concat([']', ',', '"id"', ':', '"g"', ',', '"asset_id"', ':', JSON.stringify(id), '}'])
          .map((token) => token + gap())
          .join('');
      const value = JSON.parse(line('"node a.js"', '')) as Record<string, unknown>;
      const { asset_id: _stale, ...content } = value;
      const id = computeAssetId(content) ?? '';
      next = 0;
      const before = `${line('"\\u0020node a.js\\n"', 'sha256:old')}\n`;
      next = 0;
      const after = `${line('"node a.js"', id)}\n`;
      expect((await fixText(before, isLog ? { path: 'x/genes.jsonl' } : {})).after).toBe(after);
    });
  });
});

it('changes nothing when it runs a second time', async () => {
  const command = fc.constantFrom(
    'node a.js && node b.js',
    `node -e "require('./a')"`,
    `node -e "console.log(1)"`,
    ' node a.js',
    'prose is not a command',
  );
  const genes = fc.array(fc.record({ type: fc.constant('Gene'), validation: fc.array(command) }));
  await forMany(100, genes, style, async (values, written) => {
    const text = write(values, written);
    const scriptsOf = scriptStores(judgeIn(literalTree({ 'a.js': '', 'b.js': '' })));
    const context = { scriptsOf, limits, options: {} };
    const first = await fixFile({ path: GENES, bytes: Buffer.from(text) }, context);
    const files = first.scripts.map((path) => [path, scriptsOf(GENES).textOf(path) ?? ''] as const);
    const second = await fixText(first.after, { files: Object.fromEntries(files) });
    expect(second).toMatchObject({ before: first.after, after: first.after, steps: [] });
    expect(second.left).toEqual(first.left);
  });
});

it('returns a result for any bytes', async () => {
  const gene = '{"type":"Gene","id":"g","validation":["node -e \\"x\\" && a"]}';
  await forMany(
    runs(300),
    fc.oneof(
      fc.uint8Array().map((bytes) => Buffer.from(bytes)),
      fc
        .tuple(fc.nat(gene.length), fc.string())
        .map(([at, junk]) => Buffer.from(gene.slice(0, at) + junk + gene.slice(at))),
    ),
    async (bytes) => {
      const { before, after } = await fixText(bytes);
      const [old, fixed] = [bytes, Buffer.from(after)].map((each) =>
        readAssetFile(GENES, each, limits),
      );
      expect(fixed?.assets.length).toBe(old?.assets.length);
      if (old && !isClear(old)) expect(after).toBe(before);
    },
  );
});

describe('the result of a fix as a whole', () => {
  const commands = fc.constantFrom(
    ...['node a.js', 'node a.js && node b.js', 'node a.js || true', ' node a.js', 'rm -rf x'],
    ...['cd . && node a.js; ', 'echo ok', 'node gone.js', 'npx jest > out.txt', 'node a.js # x'],
    `node -e "require('fs').writeFileSync('x', require('./a'))"`,
    `node -e "require('fs').statSync('a.js')" && node ./a.js`,
  );
  const assets = fc.record(
    { validation: fc.array(commands, { maxLength: 4 }), asset_id: fc.constant('sha256:stale') },
    { requiredKeys: ['validation'] },
  );

  it('is unchanged, or has fewer errors, or fewer findings and no more errors', async () => {
    const judge = judgeIn(literalTree({ 'a.js': '', 'b.js': '' }));
    const property = fc.asyncProperty(fc.array(assets, { maxLength: 3 }), async (each) => {
      const text = JSON.stringify(each.map((own, at) => ({ type: 'Gene', id: `g${at}`, ...own })));
      const scriptsOf = scriptStores(judge);
      const bytes = Buffer.from(text);
      const fix = await fixFile({ path: GENES, bytes }, { scriptsOf, limits, options: {} });
      const severities = async (content: string) => {
        const file = readAssetFile(GENES, Buffer.from(content), limits);
        const { findings: found } = await auditedIn(file, scriptsOf(GENES).judge, () => true);
        return [found.filter(({ severity }) => severity === 'error').length, found.length];
      };
      const [errorsBefore = 0, before = 0] = await severities(text);
      const [errors = 0, after = 0] = await severities(fix.after);
      const isBetter = errors < errorsBefore || (errors === errorsBefore && after < before);
      expect(fix.after === text || isBetter).toBe(true);
    });
    await fc.assert(property, { numRuns: runs(100) });
  });
});
