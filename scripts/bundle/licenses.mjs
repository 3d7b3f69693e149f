// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Returns the names, licenses and license texts of the packages of a bundle, sorted by name; each text
 * once.
 *
 * @param {readonly string[]} files of the packages that the bundle contains, relative to the root
 * @param {string} root
 * @throws Error for a package without a license
 */
export function licensesOf(files, root) {
  const folders = new Set(files.map((file) => folderOf(join(root, file))));
  const packages = [...folders].map((folder) => {
    const { name, version, license } = JSON.parse(
      readFileSync(join(folder, 'package.json'), 'utf8'),
    );
    if (typeof license !== 'string') throw new Error(`${name} ${version} has no license`);
    const text = readdirSync(folder)
      .filter((file) => /^(?:licen[cs]e|notice|copying)/i.test(file))
      .sort()
      .map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim())
      .join('\n\n');
    return { name, version, license: `${license}\n${text && `\n${text}\n`}` };
  });
  const key = (/** @type {{ name: string, version: string }} */ each) =>
    `${each.name} ${each.version}`;
  packages.sort((a, b) => (key(a) < key(b) ? -1 : 1));
  // Several packages have the same text, such as that of the Apache License.
  const names = new Map();
  for (const each of packages) {
    names.set(each.license, [...(names.get(each.license) ?? []), key(each)]);
  }
  return [...names]
    .map(([license, keys]) => `${keys.join('\n')}\n${license}`)
    .join(`\n${'-'.repeat(80)}\n\n`);
}

/**
 * Returns the directory of the package that a file belongs to: a nested package.json without a name only
 * sets the type of modules.
 *
 * @param {string} file
 * @returns {string}
 */
function folderOf(file) {
  const folder = dirname(file);
  const manifest = join(folder, 'package.json');
  const isPackage = existsSync(manifest) && 'version' in JSON.parse(readFileSync(manifest, 'utf8'));
  return isPackage ? folder : folderOf(folder);
}
