import { CAPSULES, capsule, GENES, gene, genes, RIGHT_HASH, WRONG_HASH } from './example-asset.ts';
import { rule, rules } from './rule.ts';

/** Rules about asset files and the assets in them, in the order in which they are documented. */
export const assetRules = rules('asset', {
  'validation-missing': rule<{ gene: string }>({
    severity: 'error',
    ignorable: true,
    title: 'A gene has no validation command',
    why: `A gene without a command that can fail has nothing to show that it works. The protocol requires
at least one, and a report of zero commands is not a success.`,
    wrong: genes({ validation: [] }),
    right: genes({ validation: ['npm test'] }),
    message: ({ gene }) => `The gene ${gene} has no validation command.`,
    remedy: () => 'Add a command that fails when the gene breaks something.',
  }),
  'validation-malformed': rule<{ gene: string; field: string; expected: string }>({
    severity: 'error',
    title: 'The validation of a gene is not a list of strings',
    why: `Readers differ in what they make of anything else: some run a single string, some split it, some
skip what is not a string. None of the commands of such a gene is run.`,
    wrong: genes({ validation: 'npm test' }),
    right: genes({ validation: ['npm test'] }),
    message: ({ gene, field, expected }) => `${field} of the gene ${gene} must be ${expected}.`,
    remedy: () => 'Write validation as a list of strings, one command each.',
  }),
  'validation-vacuous': rule<{ gene: string }>({
    severity: 'error',
    ignorable: true,
    title: 'No validation command of a gene can fail',
    why: `A command such as \`node --version\` passes whatever the change does. A gene needs at least one
command that looks at the change.`,
    wrong: genes({ validation: ['node --version'] }),
    right: {
      ...genes({ validation: ['node --version', 'node --test'] }),
      also: { 'only-prints': 'The other command is enough.' },
    },
    message: ({ gene }) => `No validation command of the gene ${gene} looks at the change.`,
    remedy: () => 'Add a command that fails when the gene breaks something.',
  }),
  'validation-duplicate': rule<{ gene: string; command: string }>({
    severity: 'warning',
    title: 'A gene has the same validation command twice',
    why: `Equal commands are run once. The second one proves nothing and is often a slip of the hand where
another command was meant.`,
    wrong: genes({ validation: ['npm test', 'npm test'] }),
    right: genes({ validation: ['npm test', 'npm run check'] }),
    message: ({ gene, command }) => `The gene ${gene} has the command ${command} more than once.`,
    remedy: () => 'Remove the repetition.',
  }),
  'constraints-missing': rule<{ gene: string; field: string }>({
    severity: 'warning',
    title: 'A gene does not say what it may touch',
    why: `The protocol requires \`constraints.max_files\` and \`constraints.forbidden_paths\` of every gene.
Where they are missing, 20 files are allowed and nothing is forbidden but what always is; such a gene
cannot be promoted.`,
    wrong: genes({ constraints: undefined }),
    right: genes({ constraints: { max_files: 5, forbidden_paths: ['.git', 'node_modules'] } }),
    message: ({ gene, field }) => `The gene ${gene} has no ${field}.`,
    remedy: ({ field }) => `Add ${field}.`,
  }),
  'constraints-malformed': rule<{ gene: string; field: string; expected: string }>({
    severity: 'error',
    ignorable: true,
    title: 'A limit of a gene cannot be understood',
    why: `A limit that is ignored because of its spelling is no limit. \`max_files\` is a whole number above
0; \`forbidden_paths\` is a list of paths below the root of the repository, written with \`/\`.`,
    wrong: genes({ constraints: { max_files: '5', forbidden_paths: 'src/core' } }),
    right: genes({ constraints: { max_files: 5, forbidden_paths: ['src/core'] } }),
    message: ({ gene, field, expected }) => `${field} of the gene ${gene} must be ${expected}.`,
    remedy: ({ field, expected }) => `Make ${field} ${expected}.`,
  }),
  'forbidden-path-pattern': rule<{ gene: string; entry: string }>({
    severity: 'warning',
    title: 'A forbidden path is written as a pattern, which it is not',
    why: `An entry of \`forbidden_paths\` means the path itself and everything under it. \`*\` and \`?\` are
ordinary characters in it, so a pattern forbids nothing.`,
    wrong: genes({ constraints: { max_files: 5, forbidden_paths: ['src/core/**'] } }),
    right: genes({ constraints: { max_files: 5, forbidden_paths: ['src/core'] } }),
    message: ({ gene, entry }) =>
      `The gene ${gene} forbids ${entry}, which is taken as a path and not as a pattern.`,
    remedy: () => 'Name the directory; everything under it is forbidden with it.',
  }),
  'constraints-loosened': rule<{ gene: string; loosened: readonly string[] }>({
    counted: ['loosened'],
    severity: 'warning',
    title: 'The change loosens the limits of a gene',
    why: `A change cannot loosen its own limit: the stricter of the old and the new constraints applies to
it. From the next change on the looser limit counts, which a reviewer should know.`,
    wrong: {
      base: { [GENES]: [gene({ constraints: { max_files: 5, forbidden_paths: ['.git'] } })] },
      head: { [GENES]: [gene({ constraints: { max_files: 50, forbidden_paths: ['.git'] } })] },
    },
    right: {
      base: { [GENES]: [gene({ constraints: { max_files: 5, forbidden_paths: ['.git'] } })] },
      head: { [GENES]: [gene({ constraints: { max_files: 4, forbidden_paths: ['.git'] } })] },
    },
    message: ({ gene, loosened }) =>
      `The change loosens the limits of the gene ${gene} (${loosened.join('; ')}); the stricter ones apply to it.`,
    remedy: () => 'Keep the limit, or let a person approve the looser one.',
  }),
  'schema-version-missing': rule<{
    type: string;
    id: string;
    /** Whether the fix may rewrite the file: not where it is a log. */
    fixable: boolean;
  }>({
    severity: 'warning',
    title: 'An asset does not say which schema it follows',
    why: `The protocol requires \`schema_version\`. A repository may keep an asset without it; it cannot be
promoted.`,
    wrong: genes({ schema_version: undefined }),
    right: genes({ schema_version: '1.13.0' }),
    message: ({ type, id }) => `The ${type} ${id} has no schema_version.`,
    remedy: ({ fixable }) =>
      `${fixable ? 'Run `gene-gate fix --write`, or add' : 'Add'} schema_version, a string of three numbers such as 1.13.0.`,
  }),
  'schema-field-missing': rule<{
    type: string;
    id: string;
    fields: readonly string[];
    where: string;
  }>({
    severity: 'warning',
    title: 'An asset lacks a field that the protocol requires',
    why: `The protocol publishes a JSON Schema of every type of asset, and hubs refuse what does not follow
it. A repository may keep such an asset: there it is a warning. For a promotion it is an error, unless
the asset declares an older schema (\`schema_version\` below 1.13.0), which may not have asked for it.`,
    wrong: genes({ category: undefined }),
    right: genes({ category: 'repair' }),
    message: ({ type, id, fields, where }) =>
      `The ${type} \`${id}\` has no ${fields.map((field) => `\`${field}\``).join(', ')}${where}.`,
    remedy: () => 'Add what is missing, as the schema of the protocol describes it.',
  }),
  'schema-field-unknown': rule<{
    type: string;
    id: string;
    field: string;
    where: string;
  }>({
    severity: 'warning',
    title: 'An asset has a field that its schema does not know',
    why: `The schemas of the protocol are closed: a field that they do not list makes the asset invalid, and
hubs refuse it. It also counts towards \`asset_id\`. A repository may keep such an asset: there it is a
warning. For a promotion it is an error, unless the asset declares an older schema.`,
    wrong: genes({ registered_by: 'agent-7' }),
    right: { head: { [GENES]: [gene()], 'docs/genes.md': 'gene_a was registered by agent-7.\n' } },
    message: ({ type, id, field, where }) =>
      `The ${type} \`${id}\` has a field \`${field}\`${where}, which the schema does not know.`,
    remedy: ({ field }) =>
      `Remove \`${field}\` or keep it outside the asset, then run \`gene-gate fix --write\` to hash it again.`,
  }),
  'schema-field-invalid': rule<{
    type: string;
    id: string;
    field: string;
    expected: string;
    found: string;
  }>({
    counted: ['found'],
    severity: 'warning',
    title: 'A field of an asset is not what the schema asks for',
    why: `Readers rely on the types and ranges of the protocol's schemas: a score above 1, or a list of
strings where objects belong, is read differently or not at all. A repository may keep such an asset:
there it is a warning. For a promotion it is an error, unless the asset declares an older schema.`,
    wrong: { head: { [CAPSULES]: [capsule({ outcome: { status: 'success', score: 92 } })] } },
    right: { head: { [CAPSULES]: [capsule({ outcome: { status: 'success', score: 0.92 } })] } },
    message: ({ type, id, field, expected, found }) =>
      `\`${field}\` of the ${type} \`${id}\` must be ${expected}; it is ${found}.`,
    remedy: ({ field, expected }) => `Make \`${field}\` ${expected}.`,
  }),
  'content-hash-missing': rule<{
    type: string;
    id: string;
    expected: string;
    /** Whether the fix may rewrite the file: not where it is a log. */
    fixable: boolean;
  }>({
    instance: ['expected'],
    severity: 'warning',
    title: 'An asset has no asset_id',
    why: `\`asset_id\` is the hash of an asset's content, by which others can tell that they have the same
one. A repository may keep an asset without it; it cannot be promoted.`,
    wrong: genes({ asset_id: undefined }),
    right: genes({ asset_id: RIGHT_HASH.own }),
    message: ({ type, id }) => `The ${type} ${id} has no asset_id.`,
    remedy: ({ expected, fixable }) =>
      `${fixable ? 'Run `gene-gate fix --write`, or add' : 'Add'} "asset_id": "${expected}", the hash of the content as it is now.`,
  }),
  'content-hash-mismatch': rule<{
    type: string;
    id: string;
    expected: string;
    /** Whether the fix may rewrite the file: not where it is a log. */
    fixable: boolean;
  }>({
    instance: ['expected'],
    severity: 'error',
    ignorable: true,
    title: 'The asset_id of an asset does not match its content',
    why: `\`asset_id\` is the hash of the asset's content in canonical JSON, without \`asset_id\` itself. An
asset that was edited and not hashed again claims to be another one, and every hub rejects it. For a
Capsule the hub's form is accepted too, which leaves out \`outcome.notes\` and \`outcome.details\`.`,
    wrong: genes({ summary: 'Edited.', asset_id: WRONG_HASH }),
    right: genes({ summary: 'Edited.', asset_id: RIGHT_HASH.own }),
    message: ({ type, id }) => `The asset_id of the ${type} ${id} is not the hash of its content.`,
    remedy: ({ expected, fixable }) =>
      `${fixable ? 'Run `gene-gate fix --write`, or set' : 'Set'} asset_id to "${expected}", the hash of the content as it is now.`,
  }),
  'gene-not-found': rule<{ type: string; id: string; gene: string }>({
    severity: 'error',
    ignorable: true,
    title: 'A capsule or an event names a gene that does not exist',
    why: `A capsule or an event says that a gene was applied. If no asset file of the change has that gene,
its limits and its validation commands are unknown, and the claim cannot be checked.`,
    wrong: { head: { [CAPSULES]: [capsule({ gene: 'gene_unknown' })] } },
    right: { head: { [CAPSULES]: [capsule({ gene: 'gene_a' })], [GENES]: [gene()] } },
    message: ({ type, id, gene }) =>
      `The ${type} ${id} names the gene ${gene}, which no asset file has.`,
    remedy: ({ gene }) => `Add the gene ${gene}, or correct the name.`,
  }),
  'gene-removed': rule<{ gene: string }>({
    severity: 'notice',
    title: 'The change removes a gene',
    why: `A removed gene has no commands left to run and binds no limit. It is shown because a gene can be
removed to get rid of its limits.`,
    wrong: {
      base: { [GENES]: [gene({ id: 'gene_a' }), gene({ id: 'gene_b' })] },
      head: { [GENES]: [gene({ id: 'gene_b' })] },
    },
    right: {
      base: { [GENES]: [gene({ id: 'gene_a' })] },
      head: { [GENES]: [gene({ id: 'gene_a' }), gene({ id: 'gene_b' })] },
    },
    message: ({ gene }) => `The change removes the gene ${gene}.`,
    remedy: () => 'Nothing, if the gene is meant to go.',
  }),
});
