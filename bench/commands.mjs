// @ts-check

const PARTS = ['client', 'retry', 'parser', 'signals', 'memory', 'router', 'cache', 'budget'];

/**
 * Typical commands of genes, allowed and blocked, each with a part of the project and a unique number.
 *
 * @type {readonly ((part: string, number: string) => string)[]}
 */
const FORMS = [
  (part, n) => `node scripts/validate-${part}-${n}.js ./src/${part}`,
  (part, n) => `node scripts/validate-modules.js ./src/${part}/${n} ./src/index`,
  (part, n) => `node --test test/${part}/${n}.test.js`,
  (part, n) => `node --test --test-name-pattern="${part} ${n}" test/`,
  (part, n) => `npm test -- --grep "${part} ${n}"`,
  (part, n) => `npm run test:${part} -- --shard=${n} --bail`,
  (part, n) => `npm run --silent check-${part}-${n}`,
  (part, n) => `npx eslint src/${part}/${n} --max-warnings 0`,
  (part, n) => `npx vitest run test/${part}/${n}.test.ts --reporter=dot`,
  (part, n) => `npx tsc --noEmit -p packages/${part}-${n}/tsconfig.json`,
  (part, n) => `NODE_ENV=test node scripts/${part}.mjs --case=${n} '--label=a; b'`,
  (part, n) => `node -e "require('./src/${part}').check(${JSON.stringify(n)})"`,
  (part, n) => `npm test -- ${part} ${n} && node scripts/report.js`,
  (part, n) => `bash scripts/${part}-${n}.sh`,
  (part, n) => `node scripts/${part}.js --out=$(mktemp -d) --case ${n}`,
  (part, n) => `Verify that the ${part} module passes case ${n} without errors`,
];

/**
 * Creates realistic commands: always the same for the same arguments, and all different.
 *
 * @param {number} count
 * @param {number} from start index in the infinite list: disjoint ranges have no command in common
 * @returns {string[]} strings from JSON.parse, which are flat and not yet hashed
 */
export function commands(count, from = 0) {
  const made = Array.from({ length: count }, (_, index) => {
    const position = from + index;
    const form = FORMS[position % FORMS.length];
    const part = PARTS[Math.floor(position / FORMS.length) % PARTS.length];
    if (form === undefined || part === undefined) throw new RangeError(`no command ${position}`);
    return form(part, position.toString(36));
  });
  return JSON.parse(JSON.stringify(made));
}

/**
 * Long commands that exercise a lexer or parser in different ways.
 *
 * @type {Readonly<Record<string, (characters: number) => string>>}
 */
export const LONG_COMMANDS = {
  'many words': (length) => fill('node x.js', ' src/a-module.js', length),
  'many quotes': (length) => fill('node x.js', ` 'a b' "c d"`, length),
  'one quoted word': (length) => `${fill("node x.js '", 'some text; ', length - 1)}'`,
  'many unknown flags': (length) => fill('npm test', ' --no-such-flag=1', length),
  'many operators': (length) => fill('npm test', ' && npm test', length),
};

/**
 * @param {string} head
 * @param {string} piece
 * @param {number} length
 */
function fill(head, piece, length) {
  return head + piece.repeat(Math.floor((length - head.length) / piece.length));
}

/**
 * Creates a complete gene with these commands.
 *
 * @param {number} index part of its id
 * @param {readonly string[]} validation
 * @param {number} maxFiles
 */
export function geneOf(index, validation, maxFiles = 20) {
  return {
    type: 'Gene',
    schema_version: '1.6.0',
    id: `gene_repair_${index}`,
    category: 'repair',
    signals_match: ['error'],
    strategy: ['Change one thing.', 'Validate it.'],
    constraints: { max_files: maxFiles, forbidden_paths: ['.git', 'node_modules'] },
    validation,
  };
}
