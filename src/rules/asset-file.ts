import { GENES, gene, genes } from './example-asset.ts';
import { notice, rule, rules, warning } from './rule.ts';

const INCLUDE_LIB = `assets:
  include: ['**/assets/gep/genes*.json', 'lib/*-genes.json']`;
const SMALL_FILES = 'assets:\n  max_file_bytes: 800\n';

/** A change that adds a gene beside a file with others. */
function beside(...ids: readonly string[]) {
  const base = { 'assets/gep/genes_b.json': ids.map((id) => gene({ id })) };
  return { base, head: { ...genes({ id: 'gene_a' }).head, ...base } };
}

const FEWER_GENES = {
  base: genes({ id: 'gene_a' }, { id: 'gene_b' }, { id: 'gene_c' }).head,
  ...genes({ id: 'gene_a' }),
};

/** Why a file, or a part of it, is not readable as assets. */
export const assetFileRules = rules('asset', 'broken', {
  'file-not-regular': rule({
    content: 'ambiguous',
    title: 'Asset file is a symlink or a submodule',
    why: 'A symlink can show one file to the audit and another to the engine, and a submodule shows no file at all. An asset file must be a regular file in the commit.',
    wrong: {
      head: { [GENES]: { symlink: '../../shared/genes.json' }, 'shared/genes.json': [gene()] },
    },
    right: genes({}),
    message: 'The asset file is not a regular file: {detail}.',
    remedy: 'Replace the symlink or submodule with the file itself.',
  }),
  'file-too-large': rule({
    content: 'unread',
    title: 'Asset file is more than the gate can audit',
    why: 'A file that is not read is not audited, so a file above the size limit is an error.',
    wrong: { ...genes({ id: 'gene_a' }, { id: 'gene_b' }, { id: 'gene_c' }), policy: SMALL_FILES },
    right: { ...beside('gene_b', 'gene_c'), policy: SMALL_FILES },
    configure: `assets:
  max_file_bytes: 67108864`,
    message: 'The asset file is more than the gate can audit: {detail}.',
    remedy:
      'Split the file, fix the reported problems, or increase `assets.max_file_bytes` in the policy on the base branch.',
  }),
  'file-not-utf8': rule({
    content: 'unread',
    title: 'Asset file is not valid UTF-8',
    why: 'JSON is encoded in UTF-8. Each reader replaces invalid bytes in its own way, so a content hash or a command can differ between readers.',
    wrong: { head: { [GENES]: { latin1: [gene({ id: 'gene_café' })] } } },
    right: genes({ id: 'gene_café' }),
    message: 'The asset file is not valid UTF-8: {detail}.',
    remedy: 'Save the file as UTF-8.',
  }),
  'file-not-json': rule({
    content: 'misread',
    title: 'Asset file is not valid JSON',
    why: 'A gene that cannot be read cannot be audited. A file is one JSON value, as `JSON.parse` takes it; a `.jsonl` file has one value per line. Comments, trailing commas, and text before the JSON are not supported.',
    wrong: { head: { [GENES]: 'Here are the genes:\n{ "genes": [] }\n' } },
    right: { head: { [GENES]: '{ "genes": [] }\n' } },
    message: 'The asset file is not valid JSON: {detail}.',
    remedy: 'Fix the JSON at this location.',
  }),
  'ambiguous-key': rule({
    content: 'ambiguous',
    title: 'Object has a key that programs read differently',
    why: 'Some readers use the first value of a duplicate key and others use the last. With two `validation` keys, one command could be audited and another one could run. A key such as `__proto__` is data in JSON, but a program that copies objects without care turns it into behavior.',
    wrong: {
      head: {
        [GENES]: `{ "type": "Gene", "id": "gene_a", "validation": ["npm test"],
  "validation": ["node evil.js"] }
`,
        'evil.js': "require('./src/index.js');\n",
      },
    },
    right: genes({ validation: ['npm test'] }),
    message: 'An object in the asset file has a key that programs read differently: {detail}.',
    remedy: 'Remove the key.',
  }),
  'not-an-asset': rule({
    content: 'known',
    group: 'schema',
    title: 'Value in an asset file is not a valid asset',
    why: 'Asset files contain Genes, Capsules, and EvolutionEvents. Any other value could be an asset with a misspelled type, which would go unnoticed. Capsules and events name genes by `id`, and the gate compares the assets of the base and the head by `id`, so an asset without one cannot be tracked from one change to the next.',
    wrong: {
      head: { [GENES]: '{ "type": "gene", "id": "gene_a", "validation": ["npm test"] }\n' },
    },
    right: genes({ validation: ['npm test'] }),
    message: 'A value in the asset file is not a valid asset: {detail}.',
    remedy:
      'Set the correct `type` and a unique `id` that does not change, write `genes`, `capsules` and `events` as lists, or move the value to a file that is not an asset file.',
  }),
  'duplicate-id': rule({
    content: 'known',
    harm: 'bookkeeping',
    group: 'content',
    title: 'Two assets of the same type have the same id',
    why: 'Capsules and events name genes by `id`. If two genes have the same id, it is unclear which one was applied, which limits apply, and which one an engine uses. That another file of the store has the gene is a warning, because an engine may read only one of them; seed files are what a store begins with, so that its genes may differ from them.',
    wrong: genes({ id: 'gene_a' }, { id: 'gene_a', summary: 'Another gene.' }),
    right: genes({ id: 'gene_a' }, { id: 'gene_b' }),
    message: 'Two assets have the same `id`: {detail}.',
    remedy: 'Change the `id` of one of the assets, or remove the older one.',
  }),
  'without-effect': notice({
    content: 'known',
    title: 'Asset has no effect in its file',
    why: 'Copies of an asset with the same content are one asset, which the gate judges once. They make the file larger, and an edit of one copy makes the `id` ambiguous. The reference engine reads `genes.json`, an object with the list `genes`, and then `genes.jsonl`: a gene of the second replaces the one with the same id in the first. A list in place of the object is read by no engine.',
    wrong: genes({ id: 'gene_a' }, { id: 'gene_a' }),
    right: genes({ id: 'gene_a' }),
    message: 'An asset has no effect: {detail}.',
    remedy: 'Remove the copy, or write the list in the form that the engine reads.',
  }),
  'not-judged': rule({
    content: 'unread',
    forbidsRunning: 'gene',
    harm: 'broken',
    undecided: true,
    title: 'Part of the change could not be judged',
    why: 'A file that cannot be read, a check that fails unexpectedly, or a command without a result says nothing about the change. The gate reports it as an error of that file, asset, or command, and judges everything else. The verdict is `error`, never `pass`. In the example, the base version of the file is too large, so the limits of its genes are unknown.',
    wrong: { ...FEWER_GENES, policy: SMALL_FILES },
    right: { ...FEWER_GENES, policy: 'assets:\n  max_file_bytes: 67108864\n' },
    message: 'The gate could not judge {detail}.',
    remedy:
      'Fix the reported cause. If no file of the repository causes it, run the gate again, and report a repeated error as a bug in gene-gate.',
  }),
  'asset-file-unread': warning({
    harm: 'broken',
    title: 'Asset file outside the change was not read',
    why: 'The assets of a change refer to other assets. If one of the other asset files is not read, for example because it is too large, a reference to its content cannot be checked.',
    wrong: { ...beside('gene_b', 'gene_c', 'gene_d'), policy: SMALL_FILES },
    right: { ...beside('gene_b'), policy: SMALL_FILES },
    configure: `assets:
  max_file_bytes: 67108864`,
    message: 'The asset file was not read completely: {detail}.',
    remedy: 'Split the file, or increase `assets.max_file_bytes` in the policy on the base branch.',
  }),
  'outside-globs': warning({
    ignorable: true,
    title: 'Gene where the gate does not audit genes',
    why: 'Only files that match `assets.include` in the policy are audited. Nobody judges the limits of a gene in another file. Its commands are judged for what is dangerous, because another engine could read them: that is an error if the change brings it. In a fixture of a security tool, the policy of the base branch can ignore it with a reason. The files of a submodule that a change adds cannot be read at all.',
    wrong: { head: { 'lib/extra-genes.json': [gene()] } },
    right: { head: { 'lib/extra-genes.json': [gene()] }, policy: `${INCLUDE_LIB}\n` },
    configure: INCLUDE_LIB,
    message: 'The gate audits no genes here: {detail}.',
    remedy:
      'If an engine reads this file, add it to `assets.include` in the policy. For a submodule, run the gate in its own repository.',
  }),
});

export type AssetFileRuleId = keyof typeof assetFileRules;
