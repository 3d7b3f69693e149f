// @ts-check
import { execFileSync } from 'node:child_process';
import { commands, geneOf } from './commands.mjs';

const STORE = 'assets/gep/genes';
/** The gate limits the size of one file. */
const GENES_A_FILE = 5_000;
/** A policy that does not limit the size of the change. */
const POLICY = 'blast_radius:\n  hard_cap_files: 1000000\n  hard_cap_lines: 1000000000\n';

/**
 * Creates a repository with a branch `main` and a branch `proposal`, which changes every file and adds
 * genes with three commands each.
 *
 * @param {string} directory an empty directory
 * @param {{ readonly files: number, readonly genes: number, readonly stored?: number,
 *   readonly policy?: boolean }} size `stored`: the number of genes on `main`; `policy`: whether it has one
 */
export function createGateRepository(directory, { files, genes, stored = 0, policy = true }) {
  const git = (/** @type {readonly string[]} */ args, input = '') =>
    execFileSync('git', args, { cwd: directory, input, stdio: ['pipe', 'ignore', 'inherit'] });
  const paths = Array.from({ length: files }, (_, index) => `src/${index % 100}/file-${index}.js`);
  const content = (/** @type {string} */ side) =>
    paths.map((path) => [path, `// ${path}\nexport const side = '${side}';\n`]);
  const store = (/** @type {number} */ count) =>
    Array.from({ length: Math.ceil(count / GENES_A_FILE) }, (_, index) => [
      `${STORE}${index === 0 ? '' : `-${index}`}.json`,
      geneStore(index * GENES_A_FILE, Math.min(count, (index + 1) * GENES_A_FILE), files),
    ]);
  const policies = policy ? [['.github/gene-gate.yml', POLICY]] : [];
  git(['init', '--quiet', '--initial-branch=main']);
  git(
    ['fast-import', '--quiet'],
    [
      commit('main', [...policies, ...store(stored), ...content('main')]),
      commit('proposal', [...store(genes), ...content('proposal')], 'main'),
    ].join(''),
  );
  git(['checkout', '--quiet', 'proposal']);
}

/**
 * @param {number} from number of the first gene
 * @param {number} to number after the last one
 * @param {number} maxFiles
 */
function geneStore(from, to, maxFiles) {
  const validation = commands((to - from) * 3, from * 3);
  const genes = Array.from({ length: to - from }, (_, index) =>
    geneOf(from + index, validation.slice(index * 3, index * 3 + 3), maxFiles),
  );
  return `${JSON.stringify({ version: 1, genes }, null, 2)}\n`;
}

/**
 * Returns a commit in the format of git fast-import.
 *
 * @param {string} branch
 * @param {readonly (readonly string[])[]} files paths and contents
 * @param {string} [parent]
 */
function commit(branch, files, parent) {
  return [
    `commit refs/heads/${branch}\ncommitter A <a@example.org> 1767225600 +0000\n`,
    `${data(branch)}${parent === undefined ? '' : `from refs/heads/${parent}\n`}`,
    ...files.map(([path, content = '']) => `M 100644 inline ${path}\n${data(content)}`),
    '\n',
  ].join('');
}

/** @param {string} text */
function data(text) {
  return `data ${Buffer.byteLength(text)}\n${text}\n`;
}
