#!/usr/bin/env node
// Writes what follows from the sources and from action.yml; with --check, writes nothing and fails if
// something is out of date. Reads the compiled sources: run `node scripts/compile.mjs` first.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { AGENT_FORMATS } from '../build/agent-files/formats/index.js';
import { JSON_SCHEMA_NAMES, jsonSchema } from '../build/cli/schema.js';
import { groupBy } from '../build/ground/group-by.js';
import { ENGINES } from '../build/model/word-lists.js';
import { digestPolicy } from '../build/policy/load.js';
import { policySchema } from '../build/policy/policy.js';
import { policyPage } from '../build/report/policy-page.js';
import { ruleDocuments } from '../build/report/rule-pages/documents.js';

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const read = (path) => readFileSync(at(path), 'utf8');
const cell = (text) => text.replace(/\s+/g, ' ').trim().replaceAll('|', '\\|');

/** Brings a file up to date; one without a text is deleted. */
function generate(path, text) {
  if ((existsSync(at(path)) ? read(path) : undefined) === text) return;
  if (process.argv.includes('--check')) {
    console.error(`${path} is out of date: run npm run generate`);
    process.exitCode = 1;
  } else if (text === undefined) rmSync(at(path));
  else writeFileSync(at(path), text);
}

for (const name of JSON_SCHEMA_NAMES) {
  generate(`schema/${name}.schema.json`, `${JSON.stringify(jsonSchema(name), null, 2)}\n`);
}

// The policy of an empty file, from its schema, and its digest.
const policy = policySchema.parse({});
generate(
  'src/policy/default.ts',
  `import type { Policy } from './policy.ts';

/**
 * The policy of an empty file. Written by \`npm run generate\`, so that a repository without a policy does
 * not need the schema.
 */
// biome-ignore format: generated
export const DEFAULT_POLICY = JSON.parse(${JSON.stringify(JSON.stringify(policy))}) as Policy;

/** Its digest, which is most of the need for node:crypto. */
export const DEFAULT_POLICY_DIGEST =
  '${digestPolicy(policy)}';
`,
);

const pages = new Map(ruleDocuments());
for (const name of readdirSync(at('docs/rules'))) {
  if (name.endsWith('.md') && !pages.has(name)) generate(`docs/rules/${name}`, undefined);
}
for (const [name, text] of pages) generate(`docs/rules/${name}`, text);
generate('docs/policy.md', policyPage(read('docs/policy.md')));

// The tables of permissions, from the workflow, and of inputs and outputs, from action.yml.
const action = parse(read('action.yml'));
const ofOtherModes = ([, { description }]) => description.startsWith('For `mode: ');
const ofTheGate = (entry) => !ofOtherModes(entry);

function inputs(which) {
  const rows = Object.entries(action.inputs).filter(which);
  return [
    '| input | default | what it does |',
    '|---|---|---|',
    ...rows.map(
      ([name, { default: value, description }]) =>
        `| \`${name}\` | ${value === undefined ? '' : `\`${value}\``} | ${cell(description)} |`,
    ),
  ];
}

function outputs(which) {
  const rows = Object.entries(action.outputs).filter(which);
  return [
    '| output | what it is |',
    '|---|---|',
    ...rows.map(([name, { description }]) => `| \`${name}\` | ${cell(description)} |`),
  ];
}

const permissions = [
  '| permission | for |',
  '|---|---|',
  ...[...read('docs/workflows/gate.yml').matchAll(/^ +([a-z-]+: (?:read|write)) # (.+)$/gm)].map(
    ([, permission, reason]) => `| \`${permission}\` | ${cell(reason)} |`,
  ),
];

function withRegions(page, regions) {
  return Object.entries(regions).reduce((text, [name, lines]) => {
    const region = new RegExp(`(<!-- ${name}:begin -->\n)[\\s\\S]*?(<!-- ${name}:end -->)`);
    if (!region.test(text)) throw new Error(`There is no region ${name}`);
    return text.replace(region, (_, begin, end) => `${begin}${lines.join('\n')}\n${end}`);
  }, page);
}

/** Files of one tool that the table names. */
const NAMED = 4;

const formats = [
  '| read by | files | verified |',
  '|---|---|---|',
  ...[...groupBy(AGENT_FORMATS, ({ tool }) => tool)].map(([tool, of]) => {
    const files = [...new Set(of.flatMap((format) => format.files))].map((file) => `\`${file}\``);
    const more = files.length > NAMED + 1 ? `, and ${files.length - NAMED} more` : '';
    const shown = more === '' ? files : files.slice(0, NAMED);
    const verified = of.every((format) => format.verified) ? 'yes' : 'in part';
    const isNone = of.every((format) => !format.verified);
    return `| ${cell(tool)} | ${shown.join(', ')}${more} | ${isNone ? 'no' : verified} |`;
  }),
];

// Commands with the answers of each version, which a test compares with the code of the engine.
const [, ...answers] = read('test/promote/engine-answers.txt')
  .trim()
  .split(/\n(?=\w)/);
/** Commands that a row of the table shows. */
const COMMANDS = 8;

const engines = [
  `| ${ENGINES.join(' | ')} | command |`,
  `|${'---|'.repeat(ENGINES.length)}---|`,
  ...answers.map((group) => {
    const [words, ...commands] = group.split('\n');
    const shown = commands.slice(0, COMMANDS).map((command) => {
      const fence = command.includes('`') ? '``' : '`';
      return `${fence}${cell(command)}${fence}`;
    });
    return `| ${words.split(' ').join(' | ')} | ${shown.join(', ')} |`;
  }),
];

const regions = {
  'docs/promotion.md': { engines },
  'docs/agent-files.md': { formats },
  'docs/reference.md': {
    permissions,
    inputs: inputs(ofTheGate),
    outputs: outputs(ofTheGate),
    'other-inputs': inputs(ofOtherModes),
    'other-outputs': outputs(ofOtherModes),
  },
};
for (const [name, lines] of Object.entries(regions)) generate(name, withRegions(read(name), lines));
