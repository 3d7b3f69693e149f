// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The directory of the package that a file belongs to. */
const PACKAGE = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/;
/** A line that says whose a package is, and not what its license permits. */
const COPYRIGHT = /^\W*(?:MIT License )?copyright (?:.*@|\(c\)|©|\d)/i;
/** Spelled in many ways above the same text; the name of the license stands beside the package. */
const TITLE = /^\W*(?:the )?(?:MIT|ISC) licen[cs]e\b.{0,40}$/i;
/** Below it, the text of the Apache License only says how to apply it. */
const END_OF_TERMS = 'END OF TERMS AND CONDITIONS';

/**
 * Returns the names, licenses, copyright lines and license texts of the packages of a bundle, sorted by
 * name; each text once, whatever its line breaks and punctuation.
 *
 * @param {readonly string[]} files of the packages that the bundle contains, relative to the root
 * @param {string} root
 * @throws Error for a package without a license
 */
export function licensesOf(files, root) {
  const folders = new Set(files.map((file) => PACKAGE.exec(join(root, file))?.[0] ?? file));
  /** @type {Map<string, { owners: string[], text: string }>} */
  const texts = new Map();
  const packages = [...folders].map(licenseOf).sort((a, b) => (a.owner < b.owner ? -1 : 1));
  for (const { owner, text } of packages) {
    const [terms = ''] = text.split(END_OF_TERMS);
    const key = terms.replaceAll(/\W+/g, ' ').trim();
    const { owners, text: known } = texts.get(key) ?? { owners: [], text: '' };
    texts.set(key, {
      owners: [...owners, owner],
      text: text.length > known.length ? text : known,
    });
  }
  return [...texts.values()]
    .map(({ owners, text }) => [...owners, ...(text === '' ? [] : ['', text]), ''].join('\n'))
    .join(`\n${'-'.repeat(80)}\n\n`);
}

/**
 * Returns name, version, license, notice and copyright of the package in a directory, and its license text
 * without them.
 *
 * @param {string} folder
 * @returns {{ owner: string, text: string }}
 */
function licenseOf(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  if (typeof license !== 'string') throw new Error(`${name} ${version} has no license`);
  const linesOf = (/** @type {RegExp} */ names) =>
    readdirSync(folder)
      .filter((file) => names.test(file))
      .sort()
      .flatMap((file) => readFileSync(join(folder, file), 'utf8').trim().split(/\r?\n/));
  const lines = linesOf(/^(?:licen[cs]e|copying)/i);
  const copyright = [...lines.filter((line) => COPYRIGHT.test(line)), ...linesOf(/^notice/i)];
  const text = lines.filter((line) => !COPYRIGHT.test(line) && !TITLE.test(line)).join('\n');
  return {
    owner: [
      `${name} ${version} (${license})`,
      ...copyright.map((line) => `    ${line.trim()}`.trimEnd()),
    ].join('\n'),
    text: text.replaceAll(/\n{3,}/g, '\n\n').trim(),
  };
}
