import { GENES, gene, genes } from './example-asset.ts';
import { rule, rules } from './rule.ts';

const SMALL_FILES = 'assets:\n  max_file_bytes: 800\n';

/** Why a file, or a part of it, cannot be taken for assets. */
export const assetFileRules = rules('asset', {
  'file-not-regular': rule<{ detail: string }>({
    counted: ['detail'],
    severity: 'error',
    title: 'A symlink or a submodule stands where an asset file should be',
    why: `A link can show the audit one file and the engine another, and a submodule shows nothing at all.
Asset files are regular files of the commit.`,
    wrong: {
      head: { [GENES]: { symlink: '../../shared/genes.json' }, 'shared/genes.json': [gene()] },
    },
    right: genes({}),
    message: ({ detail }) => `The asset file is not a regular file: ${detail}.`,
    remedy: () => 'Put the file itself there.',
  }),
  'file-too-large': rule<{ detail: string }>({
    counted: ['detail'],
    severity: 'error',
    title: 'An asset file is larger than the policy allows',
    why: `What is not read is not audited, so a file that is too large to read is an error and not a gap.`,
    wrong: { ...genes({ id: 'gene_a' }, { id: 'gene_b' }, { id: 'gene_c' }), policy: SMALL_FILES },
    right: {
      head: {
        'assets/gep/genes_a.json': [gene({ id: 'gene_a' }), gene({ id: 'gene_b' })],
        'assets/gep/genes_b.json': [gene({ id: 'gene_c' })],
      },
      policy: SMALL_FILES,
    },
    configure: `assets:
  max_file_bytes: 67108864`,
    message: ({ detail }) => `The asset file is too large to be audited: ${detail}.`,
    remedy: () =>
      'Split the file, or raise assets.max_file_bytes in the policy on the base branch.',
  }),
  'file-not-utf8': rule<{ detail: string }>({
    counted: ['detail'],
    severity: 'error',
    title: 'An asset file is not UTF-8 text',
    why: `JSON is UTF-8. Bytes that are not would be replaced by each reader in its own way, and a content
hash or a command could then mean one thing here and another elsewhere.`,
    wrong: { head: { [GENES]: { latin1: [gene({ id: 'gene_café' })] } } },
    right: genes({ id: 'gene_café' }),
    message: ({ detail }) => `The asset file is not valid UTF-8: ${detail}.`,
    remedy: () => 'Save the file as UTF-8.',
  }),
  'file-not-json': rule<{ detail: string }>({
    counted: ['detail'],
    severity: 'error',
    title: 'An asset file, or a line of it, is not JSON',
    why: `A gene that cannot be read cannot be judged. Asset files hold one JSON value, several one after
another, or one on each line; comments, trailing commas and text before the JSON are not read.`,
    wrong: { head: { [GENES]: 'Here are the genes:\n{ "genes": [] }\n' } },
    right: { head: { [GENES]: '{ "genes": [] }\n' } },
    message: ({ detail }) => `The asset file cannot be read as JSON: ${detail}.`,
    remedy: () => 'Correct the JSON at this place.',
  }),
  'json-too-deep': rule<{ detail: string }>({
    counted: ['detail'],
    severity: 'error',
    title: 'An asset is nested too deeply',
    why: `No field of the protocol needs more than a few levels. Thousands of them make readers fail, each
at a different depth.`,
    wrong: {
      head: {
        [GENES]: `{ "type": "Gene", "id": "gene_a", "validation": ["npm test"],
  "summary": <100 times [><100 times ]> }
`,
      },
    },
    right: genes({ summary: 'Flat.' }),
    message: ({ detail }) => `The JSON is nested too deeply to be audited: ${detail}.`,
    remedy: () => 'Flatten the value.',
  }),
  'too-many': rule<{ detail: string }>({
    counted: ['detail'],
    severity: 'error',
    title: 'An asset file holds more than can be audited',
    why: `What is left out is not audited, so too many assets, values or problems are an error and not a
gap.`,
    wrong: {
      head: { [GENES]: '<101 times {}>\n' },
      also: { 'not-an-asset': 'Each `{}` is none.' },
    },
    right: genes({ id: 'gene_a' }, { id: 'gene_b' }),
    message: ({ detail }) => `The asset file holds more than can be audited: ${detail}.`,
    remedy: () => 'Split the file, or correct the problems that are listed.',
  }),
  'duplicate-key': rule<{ detail: string }>({
    counted: ['detail'],
    severity: 'error',
    title: 'An object has the same key twice',
    why: `Some readers take the first value and some the last. Two \`validation\` keys would let one command
be audited and another one run.`,
    wrong: {
      head: {
        [GENES]: `{ "type": "Gene", "id": "gene_a", "validation": ["npm test"],
  "validation": ["node evil.js"] }
`,
      },
    },
    right: genes({ validation: ['npm test'] }),
    message: ({ detail }) => `An object has the same key twice: ${detail}.`,
    remedy: () => 'Keep one of the two.',
  }),
  'forbidden-key': rule<{ detail: string }>({
    counted: ['detail'],
    severity: 'error',
    title: 'An asset has a key that changes how JavaScript objects behave',
    why: `Keys such as \`__proto__\` are data in JSON, but programs that copy objects carelessly turn them
into behaviour. No asset needs one.`,
    wrong: {
      head: {
        [GENES]: `{ "type": "Gene", "id": "gene_a", "validation": ["npm test"],
  "__proto__": { "validation": [] } }
`,
      },
    },
    right: genes({ validation: ['npm test'] }),
    message: ({ detail }) => `The asset has a key that is not allowed: ${detail}.`,
    remedy: () => 'Remove the key.',
  }),
  'not-an-asset': rule<{ detail: string }>({
    counted: ['detail'],
    severity: 'error',
    title: 'A value in an asset file is not an asset',
    why: `Asset files hold Genes, Capsules and EvolutionEvents. Something else among them may be an asset
with a misspelt type, which would pass unseen.`,
    wrong: {
      head: {
        [GENES]: '{ "type": "gene", "id": "gene_a", "validation": ["npm test"] }\n',
      },
    },
    right: genes({ validation: ['npm test'] }),
    message: ({ detail }) => `A value in the asset file is not an asset: ${detail}.`,
    remedy: () => 'Give it the right type, or move it to a file that is not an asset file.',
  }),
  'missing-id': rule<{ detail: string }>({
    counted: ['detail'],
    severity: 'error',
    title: 'An asset has no id, or one that is not text',
    why: `Capsules and events name genes by id, and the base is compared with the head by id. An asset
without one cannot be followed from one change to the next.`,
    wrong: genes({ id: undefined }),
    right: genes({ id: 'gene_repair_tests' }),
    message: ({ detail }) => `An asset has no usable id: ${detail}.`,
    remedy: () => 'Give it an id that no other asset has and that stays the same.',
  }),
  'duplicate-id': rule<{ detail: string }>({
    counted: ['detail'],
    severity: 'error',
    title: 'Two assets of one type have the same id',
    why: `Capsules and events name genes by id. With two of the same id nobody can say which one was
applied, whose limits count, or which one an engine will take.`,
    wrong: genes({ id: 'gene_a' }, { id: 'gene_a' }),
    right: genes({ id: 'gene_a' }, { id: 'gene_b' }),
    message: ({ detail }) => `Two assets have the same id: ${detail}.`,
    remedy: () => 'Rename one of them, or remove the older one.',
  }),
  'outside-globs': rule<{ detail: string }>({
    counted: ['detail'],
    severity: 'notice',
    title: 'A changed file holds what looks like a gene, but is no asset file',
    why: `Only files that the policy names are audited. A gene elsewhere, for example in a test fixture, is
usually harmless; it is shown so that nothing passes unseen.`,
    wrong: { head: { 'lib/extra-genes.json': [gene()] } },
    right: {
      head: { 'lib/extra-genes.json': [gene()] },
      policy: `assets:
  include: ['**/assets/gep/genes*.json', 'lib/*-genes.json']
`,
    },
    configure: `assets:
  include: ['**/assets/gep/genes*.json', 'lib/*-genes.json']`,
    message: ({ detail }) => `The file looks like assets but is not audited: ${detail}.`,
    remedy: () => 'If an engine reads this file, add it to assets.include in the policy.',
  }),
});

export type AssetFileRuleId = keyof typeof assetFileRules;
