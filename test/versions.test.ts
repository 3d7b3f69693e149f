import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { JSON_SCHEMA_NAMES, jsonSchema } from '../src/cli/schema.ts';
import { TOOL } from '../src/ground/tool.ts';

interface Package {
  readonly version: string;
  readonly engines?: { readonly node?: string };
}

const read = (file: string) => readFileSync(file, 'utf8');
const OWN = JSON.parse(read('package.json')) as Package;
const LOCK = JSON.parse(read('package-lock.json')) as Package & {
  readonly packages: Readonly<Record<string, Package>>;
};

it('has one version', () => {
  const [, released = OWN.version] = /^## \[(\d[^\]]*)\]/m.exec(read('CHANGELOG.md')) ?? [];
  const versions = [TOOL.version, LOCK.version, LOCK.packages['']?.version, released];
  expect(new Set(versions)).toEqual(new Set([OWN.version]));
});

it.each(JSON_SCHEMA_NAMES.filter((name) => name !== 'policy'))(
  'the schema of %s has the version of what is written',
  (name) => {
    const { $id, properties } = jsonSchema(name) as {
      readonly $id: string;
      readonly properties: Readonly<Record<string, { readonly const?: string }>>;
    };
    const { schema_version: version } = properties;
    if (version?.const !== undefined) expect($id.split(':').at(-1)).toBe(version.const);
  },
);

describe('the oldest Node.js', () => {
  const [, oldest = ''] = /^>=(\d+\.\d+)$/.exec(OWN.engines?.node ?? '') ?? [];
  const [major = 0, minor = 0] = oldest.split('.').map(Number);

  /** Whether a range of npm has it: alternatives of parts, of which each is a bound. */
  function accepts(range: string): boolean {
    return range.split('||').some((each) =>
      [...each.matchAll(/(\^|>=|<=?|~)? ?v?(\d+)(?:\.(\d+))?[\d.]*/g)]
        .filter(([text]) => text !== '')
        .every(([, sign = '', first, second = '0']) => {
          const [low, high] = [Number(first), Number(second)];
          const isReached = major > low || (major === low && minor >= high);
          if (sign.startsWith('<')) return !isReached;
          return sign === '>=' ? isReached : isReached && major === low;
        }),
    );
  }

  it('is the one that the README, CI and the contributors are told', () => {
    for (const file of ['README.md', 'CONTRIBUTING.md', '.github/workflows/ci.yml', '.ci/run'])
      expect(read(file), file).toContain(oldest);
  });

  it('gets no warning from npm ci', () => {
    const ranges = Object.entries(LOCK.packages).map(([name, { engines }]) => [
      name,
      engines?.node,
    ]);
    const refused = ranges.filter(([, range]) => range && !accepts(range));
    expect(refused).toEqual([]);
    expect(['>=22', '^18.0.0 || >=20.21', '^22.1', '20.21'].filter(accepts)).toEqual([]);
    expect(
      ['>= 14.6', '20 || >=22', '^18 || ^20.19.0', '>=0.6.11 <=0.7.0 || *', '>=18'].filter(accepts),
    ).toHaveLength(5);
  });
});
