#!/usr/bin/env node
// Writes into README.md, between their markers: the tables of inputs and outputs, from action.yml,
// and what the demonstration shows. With --check it changes nothing, and fails if the README is out
// of step; the demonstration, which takes times of its own, is then left to a test.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const file = (name) => fileURLToPath(new URL(`../${name}`, import.meta.url));
const action = parse(readFileSync(file('action.yml'), 'utf8'));
const before = readFileSync(file('README.md'), 'utf8');

const cell = (text) => text.replace(/\s+/g, ' ').trim().replaceAll('|', '\\|');
const tables = {
  inputs: [
    '| input | default | what it does |',
    '|---|---|---|',
    ...Object.entries(action.inputs).map(
      ([name, { default: value, description }]) =>
        `| \`${name}\` | ${value === undefined ? '' : `\`${value}\``} | ${cell(description)} |`,
    ),
  ],
  outputs: [
    '| output | what it is |',
    '|---|---|',
    ...Object.entries(action.outputs).map(
      ([name, { description }]) => `| \`${name}\` | ${cell(description)} |`,
    ),
  ],
};

let after = before;
for (const [name, lines] of Object.entries(tables)) {
  const region = new RegExp(`(<!-- ${name}:begin -->\n)[^]*?(<!-- ${name}:end -->)`);
  if (!region.test(after)) throw new Error(`README.md has no markers for the table of ${name}`);
  after = after.replace(region, (_, begin, end) => `${begin}${lines.join('\n')}\n${end}`);
}

if (process.argv.includes('--check')) {
  if (after !== before) {
    console.error('README.md is out of step with action.yml: run `npm run generate`.');
    process.exit(1);
  }
} else {
  writeFileSync(file('README.md'), after);
}
