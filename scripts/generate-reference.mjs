#!/usr/bin/env node
// Writes between their markers: into README.md the tables of permissions, from the workflow, and of inputs
// and outputs, from action.yml; into docs/reference.md those of the other modes. With --check, changes
// nothing and fails if a table is out of date.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const file = (name) => fileURLToPath(new URL(`../${name}`, import.meta.url));
const cell = (text) => text.replace(/\s+/g, ' ').trim().replaceAll('|', '\\|');

const action = parse(readFileSync(file('action.yml'), 'utf8'));
const ofOtherModes = ([, { description }]) => description.startsWith('For `mode: ');
const ofTheGate = (entry) => !ofOtherModes(entry);

function inputs(which) {
  return [
    '| input | default | what it does |',
    '|---|---|---|',
    ...Object.entries(action.inputs)
      .filter(which)
      .map(
        ([name, { default: value, description }]) =>
          `| \`${name}\` | ${value === undefined ? '' : `\`${value}\``} | ${cell(description)} |`,
      ),
  ];
}

function outputs(which) {
  return [
    '| output | what it is |',
    '|---|---|',
    ...Object.entries(action.outputs)
      .filter(which)
      .map(([name, { description }]) => `| \`${name}\` | ${cell(description)} |`),
  ];
}

const workflow = readFileSync(file('docs/workflows/gate.yml'), 'utf8');
const permissions = [
  '| permission | for |',
  '|---|---|',
  ...[...workflow.matchAll(/^ +([a-z-]+: (?:read|write)) # (.+)$/gm)].map(
    ([, permission, reason]) => `| \`${permission}\` | ${cell(reason)} |`,
  ),
];

function replaceRegion(text, name, lines) {
  const region = new RegExp(`(<!-- ${name}:begin -->\n)[\\s\\S]*?(<!-- ${name}:end -->)`);
  if (!region.test(text)) throw new Error(`There is no region ${name}`);
  return text.replace(region, (_, begin, end) => `${begin}${lines.join('\n')}\n${end}`);
}

function replaceRegions(text, regions) {
  return Object.entries(regions).reduce(
    (page, [name, lines]) => replaceRegion(page, name, lines),
    text,
  );
}

const PAGES = {
  'README.md': { permissions, inputs: inputs(ofTheGate), outputs: outputs(ofTheGate) },
  'docs/reference.md': {
    'other-inputs': inputs(ofOtherModes),
    'other-outputs': outputs(ofOtherModes),
  },
};

for (const [name, regions] of Object.entries(PAGES)) {
  const before = readFileSync(file(name), 'utf8');
  const after = replaceRegions(before, regions);
  if (!process.argv.includes('--check')) writeFileSync(file(name), after);
  else if (after !== before) {
    console.error(`${name} is out of date: run npm run generate`);
    process.exitCode = 1;
  }
}
