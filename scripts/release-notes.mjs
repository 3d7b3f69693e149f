#!/usr/bin/env node
// Prints what CHANGELOG.md says of a version: node scripts/release-notes.mjs 1.2.3
import { readFileSync } from 'node:fs';

const [version = ''] = process.argv.slice(2);
const changelog = readFileSync(new URL('../CHANGELOG.md', import.meta.url), 'utf8');
const sections = changelog.split(/^(?=## )/m);
const section = sections.find((text) => text.startsWith(`## [${version}]`));
const notes = section?.split('\n').slice(1).join('\n').trim();
if (version === '' || !notes) {
  console.error(`CHANGELOG.md has no section with content for the version "${version}".`);
  process.exitCode = 1;
} else console.log(notes);
