#!/usr/bin/env node
// Writes into docs/reference.md, between their markers: the tables of inputs and outputs, from action.yml,
// and the output of the demo, from the bundle. With --check, changes nothing and fails if a table is
// out of date; a test compares the output of the demo, which contains varying times.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { settled } from './settled.mjs';

const file = (name) => fileURLToPath(new URL(`../${name}`, import.meta.url));
const cell = (text) => text.replace(/\s+/g, ' ').trim().replaceAll('|', '\\|');

const action = parse(readFileSync(file('action.yml'), 'utf8'));
const inputs = [
  '| input | default | what it does |',
  '|---|---|---|',
  ...Object.entries(action.inputs).map(
    ([name, { default: value, description }]) =>
      `| \`${name}\` | ${value === undefined ? '' : `\`${value}\``} | ${cell(description)} |`,
  ),
];
const outputs = [
  '| output | what it is |',
  '|---|---|',
  ...Object.entries(action.outputs).map(
    ([name, { description }]) => `| \`${name}\` | ${cell(description)} |`,
  ),
];

function demo() {
  const { stdout } = spawnSync(process.execPath, [file('dist/cli/index.js'), 'demo'], {
    encoding: 'utf8',
  });
  return ['```text', stdout.trimEnd(), '```'];
}

function replaceRegion(text, name, lines) {
  const region = new RegExp(`(<!-- ${name}:begin -->\n)[\\s\\S]*?(<!-- ${name}:end -->)`);
  if (!region.test(text)) throw new Error(`docs/reference.md has no region ${name}`);
  return text.replace(region, (_, begin, end) => `${begin}${lines.join('\n')}\n${end}`);
}

const before = readFileSync(file('docs/reference.md'), 'utf8');
const after = replaceRegion(replaceRegion(before, 'inputs', inputs), 'outputs', outputs);

if (process.argv.includes('--check')) {
  if (after !== before) {
    console.error('docs/reference.md is out of date: run npm run generate');
    process.exit(1);
  }
} else {
  const shown = replaceRegion(after, 'demo', demo());
  // Times differ in every run; the file changes only if something else differs, too.
  writeFileSync(file('docs/reference.md'), settled(shown) === settled(after) ? after : shown);
}
