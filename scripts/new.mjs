// Adds a rule, a family or a tool behind npx with placeholder examples that fail, so that the first test run reports what
// is missing:
//   npm run new -- rule my-rule [--table invocation]
//   npm run new -- family mytool [--pack text]
//   npm run new -- tool mytool [--in linters]
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

const root = new URL('..', import.meta.url);
const USAGE =
  'npm run new -- rule ID [--table NAME] | family NAME [--pack NAME] | tool NAME [--in FILE]';

const CHANGE = { wrong: '{ head: {} }', right: '{ head: {} }' };
const CHANGE_TABLES = ['asset', 'asset-file', 'change', 'eligibility', 'evidence', 'policy', 'run'];

/** Placeholders by table: the kind of example that it has. */
const EXAMPLES = {
  commands: {
    wrong: "'node scripts/TODO-wrong.js'",
    right: "'node scripts/TODO-right.js'",
  },
  promotion: { wrong: '{ candidates: [] }', right: '{ candidates: [] }' },
  ...Object.fromEntries(CHANGE_TABLES.map((table) => [table, CHANGE])),
};

const KINDS = {
  rule: {
    name: /^[a-z]+(?:[-_.][a-z0-9]+)*$/,
    option: 'table',
    fallback: 'invocation',
    folder: 'src/rules/',
    // The tables of profiles have the profile as their last argument.
    end: /\n(?:\}\);| {2}\},\n {2}'[^']*',\n\);)\n/g,
    entry: (id, table) => {
      const { wrong, right } = EXAMPLES[table] ?? EXAMPLES.commands;
      return `
  ${/^[a-z]+$/.test(id) ? id : `'${id}'`}: rule({
    title: 'TODO: what the rule finds, as a short statement',
    why: 'TODO: why it matters, in one paragraph.',
    wrong: ${wrong},
    right: ${right},
    message: 'TODO: what is wrong, with each {argument} in backticks.',
    remedy: 'TODO: what to write instead.',
  }),`;
    },
    next: (id, path) => [
      `${path}: write the words and both examples.`,
      `Report it where it is detected: problemAt('${id}', …) while a command is read, finding('${id}', …) elsewhere.`,
      `npx tsc -p . && npx vitest run --project fast test/rules -t ${id}`,
      'npm run generate, for its page.',
    ],
  },
  family: {
    name: /^[a-z][a-z0-9.+-]*$/,
    option: 'pack',
    fallback: 'text',
    folder: 'src/programs/packs/',
    end: /\n\};\n/g,
    entry: (name) => `
  '${name}': {
    flags: '',
    match: ['${name} TODO: a command that the family accepts'],
    not_match: ['${name} TODO: a command that it refuses'],
  },`,
    next: (_, path) => [
      `${path}: name the flags and operands, and write both lists of examples.`,
      'npx vitest run --project fast test/judge/check-policy.test.ts',
    ],
  },
  tool: {
    name: /^[a-z][a-z0-9.-]*$/,
    option: 'in',
    fallback: 'linters',
    folder: 'src/programs/tools/',
    not: ['index.ts'],
    end: /\n\];\n/g,
    entry: (name) => `
  {
    programs: ['${name}'],
    flags: { text: 'quiet,q TODO=' },
    match: ['npx ${name} --not-in-the-table TODO: a command that breaks no rule'],
    not_match: ['npx ${name} --quiet TODO: a command that is refused'],
  },`,
    next: (_, path) => [
      `${path}: group the tool's flags by what they do, as ToolData in src/programs/schema.ts describes, and write both lists of examples.`,
      'npx vitest run --project fast test/judge/check-policy.test.ts',
    ],
  },
};

function fail(message) {
  console.error(`${message}\nUsage: ${USAGE}`);
  process.exit(2);
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { table: { type: 'string' }, pack: { type: 'string' }, in: { type: 'string' } },
});
const [what = '', name = ''] = positionals;
const kind = KINDS[what];
if (kind === undefined) fail(`Expected rule or family, found ${JSON.stringify(what)}.`);
if (!kind.name.test(name)) fail(`${JSON.stringify(name)} is not a valid name for a ${what}.`);

const folder = new URL(kind.folder, root);
const files = readdirSync(folder).filter(
  (file) =>
    !kind.not?.includes(file) && readFileSync(new URL(file, folder), 'utf8').match(kind.end),
);
const file = `${values[kind.option] ?? kind.fallback}.ts`;
if (!files.includes(file)) {
  fail(
    `There is no ${kind.option} ${file.slice(0, -3)}. Choose one of: ${files.map((each) => each.slice(0, -3)).join(', ')}.`,
  );
}
const written = name.replace(/[.+]/g, '\\$&');
const taken = new RegExp(`^ *(?:name: )?'?${written}'?[:,]|programs: \\[.*'${written}'`, 'm');
const other = files.find((each) => taken.test(readFileSync(new URL(each, folder), 'utf8')));
if (other !== undefined) fail(`${kind.folder}${other} already has a ${what} ${name}.`);

const path = new URL(file, folder);
const text = readFileSync(path, 'utf8');
const end = [...text.matchAll(kind.end)].at(-1).index;
writeFileSync(
  path,
  text.slice(0, end) + kind.entry(name, file.slice(0, -'.ts'.length)) + text.slice(end),
);
const steps = kind.next(name, kind.folder + file).map((step, index) => `${index + 1}. ${step}`);
console.log(`Added the ${what} ${name} to ${kind.folder}${file}. Next:\n\n${steps.join('\n')}`);
