import { HASH_FORMS, type HashForm } from '../model/word-lists.ts';
import { GENES, gene, genes, RIGHT_HASH, SEED_STORE, WRONG_HASH } from './example-asset.ts';
import { inCode } from './quoted.ts';
import { notice, rule, rules, warning } from './rule.ts';

type HashArguments = {
  type: string;
  id: string;
  expected: string;
  /** False for a log. */
  fixable: boolean;
  /** Set for an asset from another agent. */
  foreign?: boolean;
  /** The known but unaccepted form whose hash is the `asset_id`. */
  form?: HashForm;
  /** The first release of the reference engine with exactly this asset. */
  seed?: string;
};

/** Seeds of a change, with the first and last release that ships them. */
type Seeds = {
  ids: readonly string[];
  count: number;
  oldest: string;
  newest: string;
  /** Genes without their scripts. */
  idle: number;
};

/** An asset that lacks a field, and the number of further ones in its file. */
type MissingField = Omit<HashArguments, 'expected'> & { others?: number };

function lacking({ type, id, others = 0 }: MissingField, field: string): string {
  if (others === 0) return `The ${type} \`${id}\` has no \`${field}\`.`;
  const assets = others === 1 ? 'another asset' : `${others} other assets`;
  return `The ${type} \`${id}\` and ${assets} in its file have no \`${field}\`.`;
}

function limited(max_files: number) {
  return genes({ constraints: { max_files, forbidden_paths: ['.git'] } });
}

/** A change that adds a gene of this id beside `gene_retry`. */
function besideRetry(id: string) {
  return { base: genes({ id: 'gene_retry' }).head, ...genes({ id: 'gene_retry' }, { id }) };
}

/** A change that adds this store. */
function beginningWith(store: string) {
  const base = { 'index.js': 'work();\n' };
  return { base, head: { ...base, [GENES]: store } };
}

const ADDED_BY_FIX =
  ', which `gene-gate fix --identity --write` adds in the repository of its author';

/** In the order of the documentation. */
export const assetRules = rules('asset', 'bookkeeping', {
  'validation-missing': rule({
    harm: 'broken',
    group: 'content',
    ignorable: true,
    title: 'No validation command of a gene can fail',
    why: 'A gene without a validation command provides no evidence that it works, and neither does one whose commands pass for every change, such as `node --version`. The protocol requires at least one command, and a report without commands is not a success.',
    wrong: genes({ validation: ['node --version'] }),
    right: {
      ...genes({ validation: ['node --version', 'node --test'] }),
      also: { 'only-prints': 'The other command is enough.' },
    },
    message: 'The gene `{gene}` has no validation command{that}.',
    remedy: 'Add a command that fails when the gene breaks something.',
  }),
  'validation-malformed': rule({
    forbidsRunning: 'gene',
    harm: 'broken',
    title: 'Validation of a gene cannot be read as a list of strings',
    why: 'Readers handle other values differently: some run a single string, some split it, and some skip entries that are not strings. After an error in its JSON, nothing says what else belongs to a gene: its limits and commands may be there and not be read. The gate runs no command of this gene, and does not judge what a gene with an error leaves out.',
    wrong: genes({ validation: 'npm test' }),
    right: genes({ validation: ['npm test'] }),
    message: 'The gene `{gene}` {fault}.',
    remedy:
      'Write `validation` as a list of strings, with one command in each string, in valid JSON.',
  }),
  'validation-redundant': warning({
    counted: ['field'],
    group: 'content',
    title: 'Entry of a validation list adds nothing',
    why: 'Identical commands run once. The second one proves nothing, and often another command was intended. An entry that is blank is skipped, as by the reference engine, and is a notice.',
    wrong: genes({ validation: ['npm test', 'npm test'] }),
    right: genes({ validation: ['npm test', 'npm run check'] }),
    message: 'The entry `{field}` of the gene `{gene}` adds nothing: it {fault}.',
    remedy: 'Remove the entry.',
  }),
  'constraints-malformed': rule<{ gene: string; field: string; fault: string; fix: string }>({
    counted: ['fault', 'fix'],
    harm: 'broken',
    group: 'schema',
    ignorable: true,
    title: 'Constraint of a gene is missing or does not limit what it says',
    why: 'A limit that is ignored because it is malformed is not a limit. `max_files` is an integer greater than 0. `forbidden_paths` is a list of paths below the root of the repository, written with `/`; each includes everything below it. These are warnings: without `constraints`, the limit is 20 files, and only the paths that are always forbidden are forbidden; a pattern such as `src/**` is read as a path and forbids nothing; and a limit above the hard cap of the policy (60 files) has no effect.',
    wrong: genes({ constraints: { max_files: '5', forbidden_paths: 'src/core' } }),
    right: genes({ constraints: { max_files: 5, forbidden_paths: ['src/core'] } }),
    configure: `blast_radius:
  hard_cap_files: 60`,
    message: 'The field `{field}` of the gene `{gene}` {fault}.',
    remedy: '{fix}.',
  }),
  'constraints-loosened': warning<{ gene: string; loosened: readonly string[] }>({
    counted: ['loosened'],
    instance: ['loosened'],
    title: 'Change loosens the constraints of a gene',
    why: 'A change cannot loosen the constraints that apply to it: the stricter of the old and the new constraints apply. The looser constraints apply from the next change on, so reviewers need to know about them.',
    wrong: { base: limited(5).head, ...limited(50) },
    right: { base: limited(5).head, ...limited(4) },
    message: ({ gene, loosened }) =>
      `The change loosens the constraints of the gene \`${gene}\` (${loosened.join('; ')}); the stricter ones apply to this change.`,
    remedy:
      'Keep the constraints, or say in the pull request why they must be looser; they apply from the next change on.',
  }),
  'look-alike-id': rule({
    harm: 'danger',
    title: 'Id of a new asset looks like the id of another asset',
    why: 'Two ids that differ only in case, in invisible characters, in characters that look alike, or in their Unicode form are different assets with different limits, but people and file systems take them for one. With a look-alike id, a gene could be copied with looser limits.',
    wrong: besideRetry('Gene_Retry'),
    right: besideRetry('gene_retry_timeout'),
    message: 'The id of the new {type} `{id}` looks like that of the {type} `{other}`.',
    remedy: 'Choose an id that differs in more than its spelling.',
  }),
  'schema-version-missing': notice<MissingField>({
    instance: ['type', 'fixable'],
    group: 'schema',
    title: 'Asset has no schema version',
    why: 'The protocol requires `schema_version`. A repository can keep an asset without it, so this is a notice, one for each file. In a promotion it is an error.',
    wrong: genes({ schema_version: undefined }),
    right: genes({ schema_version: '1.13.0' }),
    message: (args) => lacking(args, 'schema_version'),
    remedy: ({ fixable, foreign }) =>
      foreign
        ? `Ask the author for the asset with a \`schema_version\`${ADDED_BY_FIX}.`
        : `${fixable ? 'Run `gene-gate fix --identity --write`, or add' : 'Add'} \`schema_version\`, a string of three numbers such as \`1.13.0\`.`,
  }),
  'schema-field': warning<{
    type: string;
    id: string;
    field: string;
    fault: string;
    where: string;
    /** An imperative, without a full stop. */
    fix: string;
  }>({
    cause: ({ type }) => `schema of ${type}`,
    counted: ['fault', 'fix'],
    group: 'schema',
    title: 'Field of an asset does not match the schema of the protocol',
    why: 'Other agents and hubs validate an asset against the schema. A field that is missing, unknown or of another form is rejected there, or read as something else. The overview also requires `success_streak` and `env_fingerprint` of every Capsule. In a promotion it is an error.',
    wrong: genes({ category: undefined }),
    right: genes({ category: 'repair' }),
    message: 'The field `{field}` of the {type} `{id}`{where} {fault}.',
    remedy: '{fix}.',
  }),
  'content-hash-missing': notice<MissingField & { expected?: string }>({
    instance: ['expected', 'type', 'fixable'],
    group: 'hashes',
    title: 'Asset has no asset_id',
    why: '`asset_id` is the hash of the content of an asset. It shows others that they have the same asset. A repository can keep an asset without it, so this is a notice, one for each file. In a promotion it is an error.',
    wrong: genes({ asset_id: undefined }),
    right: genes({ asset_id: RIGHT_HASH.own }),
    message: (args) => lacking(args, 'asset_id'),
    remedy: ({ expected, fixable, foreign }) => {
      if (foreign) return `Ask the author for the asset with its \`asset_id\`${ADDED_BY_FIX}.`;
      const fix = fixable ? 'Run `gene-gate fix --identity --write`, or add' : 'Add';
      const id = expected === undefined ? 'an `asset_id` to each' : `\`"asset_id": "${expected}"\``;
      return `${fix} ${id}, the hash of ${expected === undefined ? 'its' : 'the current'} content.`;
    },
  }),
  'content-hash-mismatch': rule<HashArguments>({
    otherAsset: true,
    instance: ['expected', 'type', 'fixable', 'form', 'seed'],
    group: 'hashes',
    ignorable: true,
    title: 'Asset content does not match its asset_id',
    why: '`asset_id` is the hash of the content in canonical JSON, without `asset_id` itself. An asset that was edited but not hashed again claims to be another asset, and every hub rejects it. For a Capsule, the form of the hubs is also accepted, which omits `outcome.notes` and `outcome.details`; and for all assets the form of the reference engine, which hashes some fields without a value as `null` and does not write them. That a gene has the hash with which the engine created it is a notice: the engine adds what it learns to the gene. So is the hash of a seed that the engine ships with it. If a change leaves all else of a gene as it was, a hash that does not match is a warning. The message says if only `sha256:` is missing or written in capitals.',
    wrong: genes({ summary: 'Edited.', asset_id: WRONG_HASH }),
    right: genes({ summary: 'Edited.', asset_id: RIGHT_HASH.own }),
    message: ({ type, id, form, seed }) =>
      `The \`asset_id\` of the ${type} \`${id}\` does not match its content${form !== undefined ? `, but the content as hashed by ${HASH_FORMS[form] ?? form}` : seed === undefined ? '' : `; release ${seed} of the reference engine ships it so`}.`,
    remedy: ({ expected, fixable, foreign, form, seed }) =>
      (form === 'created' || seed !== undefined) && !foreign
        ? `Leave it; before others get the asset, set \`asset_id\` to \`${expected}\`, as \`gene-gate fix --identity --write\` does.`
        : foreign
          ? form === undefined
            ? 'Ask the author for the original asset; it was changed after it was hashed, or hashed in another way.'
            : `Ask the author to hash it by the current protocol: \`${expected}\`.`
          : `${fixable ? 'Run `gene-gate fix --write`, or set' : 'Set'} \`asset_id\` to \`${expected}\`, the hash of the current content.`,
  }),
  'gene-removed': notice({
    title: 'Change removes a gene',
    why: 'The commands of a removed gene no longer run. Its limits still apply to the change that removes it, because a gene could be replaced by one with another id and looser limits; they no longer apply to later changes.',
    wrong: { base: genes({ id: 'gene_a' }, { id: 'gene_b' }).head, ...genes({ id: 'gene_b' }) },
    right: { base: genes({ id: 'gene_a' }).head, ...genes({ id: 'gene_a' }, { id: 'gene_b' }) },
    message: 'The change removes the gene `{gene}`.',
    remedy: 'Confirm that the removal is intended.',
  }),
  'engine-seeds': notice<Seeds>({
    title: 'Assets are unchanged seeds of the engine',
    why: 'The reference engine ships Genes and Capsules, and most stores begin with a copy of them. What is wrong with a seed was not written in this repository, so what is found about unchanged seeds is one notice, except errors. In a store without its engine, the scripts that seeds name do not exist: their commands do not run, and fail nothing but what is dangerous; one warning says so. A seed that the change edits, that it applies, or of whose commands it adds or edits a file counts as every other asset.',
    wrong: beginningWith(SEED_STORE),
    right: beginningWith(SEED_STORE.replace('"optimize"', '"repair"')),
    message: ({ ids, count, oldest, newest, idle }) =>
      `${count === 1 ? '1 asset is an unchanged seed' : `${count} assets are unchanged seeds`} of the engine ${oldest}${newest === oldest ? '' : ` to ${newest}`}: ${inCode(ids.slice(0, 5))}${ids.length > 5 ? ` and ${ids.length - 5} more` : ''}.${idle > 0 ? " The engine's scripts are not in this repository; they can't be validated here." : ''}`,
    remedy: 'Keep the seeds that this repository uses, and remove the others.',
  }),
  'seed-activated-blocked': warning({
    harm: 'broken',
    title: 'Gene that may not run moves into the store',
    why: 'A gene in a seed file (`*.seed.json`) waits to be copied; in the store, engines use it. A gene that is only moved is not changed, so its commands are not judged again, but from now on they are what validates. The gate runs none of the commands of a gene with one that it blocks.',
    wrong: {
      base: { 'assets/gep/genes.seed.json': [gene({ validation: ['curl example.com'] })] },
      head: { [GENES]: [gene({ validation: ['curl example.com'] })] },
    },
    right: { base: { 'assets/gep/genes.seed.json': [gene()] }, head: { [GENES]: [gene()] } },
    message:
      'The gene `{gene}` moves from a seed file into the store, but its command `{command}` is blocked.',
    remedy: 'Correct the validation commands of the gene, or leave it in the seed file.',
  }),
});
