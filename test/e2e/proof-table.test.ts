import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { gate } from '../../src/gate/gate.ts';
import { withCommands } from './cli.ts';
import { gateRequest } from './gate-request.ts';

const WITHOUT = 'fails_without_change';
const NEW = 'fails_when_new_code_fails';
const NOTHING = 'nothing_shown';
const POLICY = 'containment: require\nprograms: [python]\n';
const SLUG = "exports.slug = (text) => text.toLowerCase().replace(/[^a-z]+/g, '-');\n";
const TRIMMED = SLUG.replace(';\n', ".replace(/^-|-$/g, '');\n");
const OTHER = 'exports.other = () => 1;\n';
const TTL = 'exports.ttl = (minutes) => {\n  return minutes * 60;\n};\n';
const LOADING =
  'const table = () => [1, 2];\nconst TABLE = table();\nexports.first = () => TABLE[0];\n';
const LIMIT = 'def limit(value, high):\n    return ';
const nodeTest = (body: string, imports = '') =>
  `import test from 'node:test';\nimport assert from 'node:assert';\n${imports}\ntest('a', () => {${body}});\n`;
const equal = (module: string, value: string, expected: string) =>
  `const code = require('../${module}');\nrequire('node:assert').deepEqual(${value}, ${expected});\n`;

type Files = Readonly<Record<string, string | null>>;

/** Changes with the commands that validate them, and what each of these shows. */
const CHANGES: Readonly<
  Record<string, { base: Files; head: Files; commands: Record<string, string> }>
> = {
  'an edited function': {
    base: { 'src/slug.js': SLUG + OTHER },
    head: {
      'src/slug.js': TRIMMED + OTHER,
      'test/trims.js': equal('src/slug.js', "code.slug('a!')", "'a'"),
      'test/other.js': equal('src/slug.js', 'code.other()', '1'),
      'test/itself.js': equal('src/slug.js', "code.slug('a!')", "code.slug('a!')"),
      'test/calls.mjs': nodeTest("slug('a!')", "import { slug } from '../src/slug.js';"),
      'test/skips.mjs': nodeTest('').replace('test(', 'test.skip('),
      'test/catches.js': `try {\n${equal('src/slug.js', "code.slug('a!')", "'a'")}} catch {}\n`,
    },
    commands: {
      'node test/trims.js': WITHOUT,
      'node test/other.js': NOTHING,
      'node test/itself.js': NOTHING,
      'node --test test/calls.mjs': NOTHING,
      'node --test test/skips.mjs': NOTHING,
      'node test/catches.js': NOTHING,
      'node --check src/slug.js': NOTHING,
    },
  },
  'a new file': {
    base: { 'src/slug.js': SLUG },
    head: {
      'src/ttl.js': TTL,
      'test/counts.js': equal('src/ttl.js', 'code.ttl(5)', '300'),
      'test/loads.js': equal('src/ttl.js', 'typeof code.ttl', "'function'"),
      'test/reads.js': "require('node:fs').readFileSync('src/ttl.js');\n",
    },
    commands: {
      'node test/counts.js': NEW,
      'node test/loads.js': NOTHING,
      'node test/reads.js': NOTHING,
    },
  },
  'a new file that calls its own functions while it loads': {
    base: { 'src/slug.js': SLUG },
    head: {
      'src/table.js': LOADING,
      'test/first.js': equal('src/table.js', 'code.first()', '1'),
      'test/loads.js': "require('../src/table.js');\n",
    },
    commands: { 'node test/first.js': NEW, 'node test/loads.js': NOTHING },
  },
  'a new program': {
    base: { 'src/slug.js': SLUG },
    head: {
      'src/cli.js': 'const print = (text) => console.log(text);\nprint(process.argv[2]);\n',
      'test/prints.js':
        "const { execFileSync } = require('node:child_process');\nif (`${execFileSync(process.execPath, ['src/cli.js', 'a'])}` !== 'a\\n') throw 1;\n",
    },
    commands: { 'node test/prints.js': NEW },
  },
  'a new export of an edited file': {
    base: { 'src/a.mjs': 'export const a = () => 1;\n' },
    head: {
      'src/a.mjs': 'export const a = () => 1;\nexport const b = () => {\n  return 2;\n};\n',
      'test/b.mjs': nodeTest('assert.equal(b(), 2);', "import { b } from '../src/a.mjs';"),
      'test/a.mjs': nodeTest('assert.equal(a(), 1);', "import { a, b } from '../src/a.mjs';"),
    },
    commands: { 'node --test test/b.mjs': NEW, 'node --test test/a.mjs': NOTHING },
  },
  'a fix with a new constant that tests load': {
    base: { 'src/a.mjs': 'export function a(n) {\n  return n;\n}\n' },
    head: {
      'src/a.mjs':
        'export const MOST = 5;\n\nexport function a(n) {\n  return Math.min(n, MOST);\n}\n',
      'test/limits.mjs': nodeTest(
        'assert.equal(a(9), 5); assert.equal(MOST, 5);',
        "import { a, MOST } from '../src/a.mjs';",
      ),
      'test/loads.mjs': nodeTest(
        'assert.equal(a(1), 1);',
        "import { a, MOST } from '../src/a.mjs';",
      ),
    },
    commands: { 'node --test test/limits.mjs': WITHOUT, 'node --test test/loads.mjs': NOTHING },
  },
  'data and templates': {
    base: { 'data/limits.json': '{"wait": 5}\n', 'views/mail.hbs': '<p>Hello\n' },
    head: {
      'data/limits.json': '{"wait": 50}\n',
      'views/mail.hbs': '<p>Hello {{name}}\n',
      'test/waits.js': equal('data/limits.json', 'code.wait', '50'),
      'test/parses.js': equal('data/limits.json', 'typeof code', "'object'"),
      'test/greets.js':
        "if (!/name/.test(require('node:fs').readFileSync('views/mail.hbs'))) throw new Error();\n",
    },
    commands: {
      'node test/waits.js': WITHOUT,
      'node test/parses.js': NOTHING,
      'node test/greets.js': WITHOUT,
    },
  },
  'a deletion and a rename with an edit': {
    base: { 'plugins/a.js': '1;\n', 'plugins/b.js': '2;\n', 'src/old.js': SLUG + OTHER.repeat(5) },
    head: {
      'plugins/b.js': null,
      'src/old.js': null,
      'src/slug.js': TRIMMED + OTHER.repeat(5),
      'test/trims.js': equal('src/slug.js', "code.slug('a!')", "'a'"),
      'test/loads.js': equal('src/slug.js', 'code.other()', '1'),
      'test/lists.js':
        "require('node:assert').equal(require('node:fs').readdirSync('plugins').length, 1);\n",
    },
    commands: {
      'node test/trims.js': WITHOUT,
      'node test/loads.js': NOTHING,
      'node test/lists.js': WITHOUT,
    },
  },
  'tests alone': {
    base: { 'src/slug.js': SLUG },
    head: { 'test/works.js': equal('src/slug.js', "code.slug('a b')", "'a-b'") },
    commands: { 'node test/works.js': 'no_subject' },
  },
  'comments alone': {
    base: { 'src/slug.js': SLUG, 'test/works.js': '' },
    head: { 'src/slug.js': `// Lower case.\n${SLUG}` },
    commands: { 'node test/works.js': 'no_subject' },
  },
  'documents alone': {
    base: { 'README.md': '# A\n', 'test/works.js': '' },
    head: { 'README.md': '# B\n' },
    commands: { 'node test/works.js': NOTHING },
  },
  Python: {
    base: { 'limit.py': `${LIMIT}value\n` },
    head: {
      'limit.py': `${LIMIT}min(value, high)\n`,
      'test_limit.py': 'import limit\n\nassert limit.limit(9, 5) == 5\n',
      'test_tuple.py': "import limit\n\nassert (limit.limit(9, 5) == 5, 'too high')\n",
      'table.py':
        'def table():\n    return [1, 2]\n\n\nTABLE = table()\n\n\ndef first():\n    return TABLE[0]\n',
      'test_first.py': 'import table\n\nassert table.first() == 1\n',
      'test_loads.py': 'import table\n',
    },
    commands: {
      'python3 test_limit.py': WITHOUT,
      'python3 test_tuple.py': NOTHING,
      'python3 test_first.py': NEW,
      'python3 test_loads.py': NOTHING,
      'python3 -m py_compile limit.py': NOTHING,
    },
  },
};

const hasPython = spawnSync('python3', ['--version']).status === 0;

for (const [name, { base, head, commands }] of Object.entries(CHANGES))
  it(`what commands show about ${name}`, async (context) => {
    if (name === 'Python' && !hasPython) context.skip('this machine has no python3');
    const validation = Object.keys(commands);
    const files = { '.github/gene-gate.yml': POLICY, ...base };
    const { directory } = withCommands(validation, files, head);
    const report = await gate(gateRequest(directory));
    const shown = report.genes.flatMap((gene) => gene.commands);
    expect(shown.map(({ command, proof }) => [command, proof?.outcome])).toEqual(
      Object.entries(commands),
    );
  });
