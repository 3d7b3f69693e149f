import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { VERBS } from '../src/cli/verbs.ts';
import { HOME, HOW_TO_GET_IT } from '../src/ground/tool.ts';

const PAGES = [
  ...['CHANGELOG.md', 'CONTRIBUTING.md', 'README.md', 'SECURITY.md'],
  ...readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];

/** The anchors that GitHub gives to the headings of a page. */
function anchorsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

describe.each(PAGES)('%s', (page) => {
  // Blocks of code show other files.
  const text = readFileSync(page, 'utf8').replace(/^```[\s\S]*?^```$/gm, '');

  it('links only to what exists', () => {
    const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
    const broken = links.filter((link) => {
      if (/^[a-z]+:/.test(link)) return false;
      const [path = '', anchor] = link.split('#');
      const file = path === '' ? page : normalize(join(dirname(page), path));
      if (!existsSync(file)) return true;
      return anchor !== undefined && !anchorsOf(readFileSync(file, 'utf8')).includes(anchor);
    });
    expect(broken).toEqual([]);
  });
});

describe('README.md', () => {
  const text = readFileSync('README.md', 'utf8');

  it('is short', () => {
    expect(text.split(/\s+/).length).toBeLessThanOrEqual(900);
    expect(text.match(/<img /g)).toHaveLength(1);
  });

  it('has the section that every report links for how to get the program', () => {
    expect(HOW_TO_GET_IT.split('#')[0]).toBe(HOME);
    expect(anchorsOf(text)).toContain(HOW_TO_GET_IT.split('#')[1]);
  });
});

it.each([...PAGES, '.pre-commit-hooks.yaml'])('%s names no clone of anybody', (page) => {
  expect(readFileSync(page, 'utf8')).not.toMatch(/\.\.\/gene-gate|^npx (?:--yes )?gene-gate/m);
});

it('docs/reference.md lists every verb', () => {
  const rows = readFileSync('docs/reference.md', 'utf8').match(/^\| `.*$/gm) ?? [];
  const words = rows.flatMap((row) => row.split('|')[1]?.match(/(?<=`)[a-z]+/g) ?? []);
  expect(Object.keys(VERBS).filter((verb) => !words.includes(verb))).toEqual([]);
});

describe('docs/architecture.md', () => {
  const text = readFileSync('docs/architecture.md', 'utf8');
  const entries = readdirSync('src', { withFileTypes: true });

  it('has a row for each directory of src', () => {
    const rows = [...text.matchAll(/^\| `([\w-]+)\/` \|/gm)].map(([, name]) => name);
    const directories = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    expect(rows.toSorted()).toEqual(directories.toSorted());
  });

  it('names each file at the root of src', () => {
    const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
    expect(files.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
  });

  it('names only files that exist', () => {
    const named = [...text.matchAll(/`([\w./-]+\.(?:tsx?|py))`/g)].map(([, name = '']) => name);
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
    const isThere = (name: string) => files.some((file) => `/${file}`.endsWith(`/${name}`));
    expect(named.filter((name) => !isThere(name))).toEqual([]);
  });
});
