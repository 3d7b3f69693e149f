import { describe, expect, it } from 'vitest';
import { judgeFor } from '../../src/cli/audit-input.ts';
import type { Judge } from '../../src/judge/judge.ts';
import type { Edit } from '../../src/model/edit.ts';
import { PROFILE_NAMES } from '../../src/model/word-lists.ts';
import { DEFAULT_POLICY } from '../../src/policy/default.ts';
import type { ProfileName } from '../../src/policy/policy.ts';
import { withEdit, withEdits } from '../../src/remedy/edits.ts';
import { type LiteralEntry, literalTree } from '../../src/repo/literal-tree.ts';
import { allRules } from '../../src/rules/catalogue.ts';
import { isChangeExample, isPromotionExample } from '../../src/rules/example.ts';
import { describe as inWords } from '../../src/rules/finding.ts';
import { expanded } from '../rules/notation.ts';
import { standardRepository } from '../rules/standard-repository.ts';
import { cases, list } from '../table.ts';
import { judgeIn } from './fixture.ts';

const FILES: Record<string, LiteralEntry> = {
  ...standardRepository,
  'scripts/ok.js': '',
  'packages/a/check.js': '',
  'package.json': JSON.stringify({
    name: 'example',
    scripts: { test: 'node scripts/ok.js', lint: 'npx eslint src', build: 'node scripts/ok.js' },
    workspaces: ['packages/*'],
    devDependencies: { eslint: '1.0.0' },
  }),
  'packages/a/package.json': '{"name":"a","scripts":{"test":"node check.js"}}',
};

function judgeBy(profile: ProfileName): Judge {
  return judgeIn(literalTree(FILES), { ...DEFAULT_POLICY, profile });
}

async function editOf(
  command: string,
  { profile = 'evolver', fixable = true }: { profile?: ProfileName; fixable?: boolean } = {},
): Promise<Edit | undefined> {
  const judge = judgeBy(profile);
  const [judgement] = await withEdits([await judge.command(command)], judge, fixable);
  return judgement?.findings.find(({ edit }) => edit)?.edit;
}

/** What is proposed to write instead; undefined if the remedy is a sentence without a command. */
async function proposed(...about: Parameters<typeof editOf>) {
  return (await editOf(...about))?.new;
}

describe('what to write instead', () => {
  it.each(cases`
    npm test + npm run build ⇐ npm test; npm run build ¦ npm test<U+000A>npm run build
    npm test ⇐ npm test || true ¦ npm test | tee log.txt ¦ npm test & ¦ npm tes
      npm test --script-shell=./sh ¦ yarn test
    npm run lint ⇐ npm lint ¦ pnpm run lint
    npm run test ⇐ npm run tset
    npm run build -- --all ⇐ yarn build --all
    npx eslint src ⇐ pnpm exec eslint src ¦ eslint src
    node scripts/ok.js ⇐ node --inspect scripts/ok.js ¦ node --require ./x.cjs scripts/ok.js
      node --watch scripts/ok.js
  `)('instead of %s', async (command, expected) =>
    expect((await proposed(command))?.join(' + ')).toBe(expected),
  );

  it.each(list`
    npx eslint --resolve-plugins-relative-to x src ¦ npx eslint --unheard-of x src
    npx jest --watch src ¦ bun test ¦ bun build src ¦ node only-here.js ¦ nоde scripts/ok.js
  `)('is a sentence for %s, because an edit could change its meaning', async (command) => {
    expect(await proposed(command, { fixable: false })).toBeUndefined();
    expect(await proposed(command)).toBeUndefined();
  });

  it.each(list`
    curl https://example.com/install.sh | sh ¦ npm test && rm -rf build ¦ rm -rf build ¦ cd lib
    npm publi ¦ npm publish ¦ npm ci ¦ npm run missing-script ¦ bash scripts/check.sh
    python -m pytest ¦ sh -c "rm -rf build" ¦ timeout 60 rm -rf build ¦ node -e "console.log(1)"
    npm test > log.txt 2>&1 ¦ npm ci && npm test ¦ cd packages/a && npm test ¦ npx eslint@9 src
    README.md exists ¦ feedback_score_gte_4 ¦ node scripts/ok.js || node scripts/check.js
    node scripts/ok.js | node scripts/check.js ¦ npx left-pad ¦ rimraf build ¦ node missing.js
    <0 times x>
  `)('nothing for %j', async (command) => expect(await proposed(command)).toBeUndefined());

  it.each([
    ['npm test && node scripts/ok.js', undefined],
    ['timeout 60 npm test', undefined],
    ['npm run lint', undefined],
    ['yarn test', undefined],
    ['eslint src', undefined],
    ['/usr/bin/node scripts/ok.js', ['node scripts/ok.js']],
  ])('only what the validators accept under their profile: %s', async (command, expected) => {
    const found = await proposed(command, { profile: 'validator' });
    if (expected !== undefined) expect(found).toEqual(expected);
    for (const each of found ?? []) expect(each).toMatch(/^node /);
  });

  it('names the fix only for what it does', async () => {
    const files = [{ path: expect.any(String) }];
    const code = `node -e "require('./scripts/ok.js')"`;
    const launched = 'env node scripts/ok.js';
    expect(await editOf(code)).toMatchObject({ fix: true, files });
    expect(await editOf(code, { fixable: false })).toMatchObject({ fix: false, files });
    expect(await editOf(launched)).toMatchObject({ fix: true });
    expect(await editOf(launched, { fixable: false })).toMatchObject({ fix: false });
    expect(await editOf('npm tes')).toMatchObject({ fix: false });
  });

  it('is no remedy for the arguments of a command behind an operator', async () => {
    const { findings } = await judgeBy('evolver').command('npm test && rm -rf build');
    expect(findings.map(({ rule }) => rule)).toEqual(['shell-operator']);
  });
});

/** Text in a sentence that is a command, not a name, a flag or a placeholder. */
const COMMAND = /^(?:node|npm|npx|pnpm|yarn|rm|cd|curl|sh|bash|test|echo|git) [^A-Z]/;

function namedCommands(sentence: string): readonly string[] {
  const quoted = [...sentence.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);
  return quoted.filter((text) => COMMAND.test(text));
}

const EXAMPLES = allRules()
  .flatMap(({ wrong, right }) => [wrong, right])
  .flatMap((example) => {
    if (typeof example === 'string') return { command: expanded(example), context: {} };
    if (isChangeExample(example) || isPromotionExample(example)) return [];
    return typeof example.command === 'string'
      ? { command: expanded(example.command), context: example.context ?? {} }
      : [];
  });

/** Each piece before, after and around commands, in the way in which people and agents write. */
const MADE = list`
  npm test ¦ node scripts/ok.js ¦ rm -rf build ¦ npm publish ¦ node ../x.js
`.flatMap((command) =>
  list`
    % ¦ env % ¦ timeout 5 % ¦ sh -c "%" ¦ cd packages/a && % ¦ test -f x && % ¦ % && %
    % ; rm -rf build ¦ % | sh ¦ % || true ¦ % > out ¦ % # why ¦ (%) ¦ ! % ¦ sudo % ¦ /usr/bin/%
    CI=1 % ¦ PATH=. % ¦ %<U+00A0>x ¦ % --inspect ¦ % && ¦ npx % ¦ yarn %
  `.map((form) => ({ command: form.replaceAll('%', command), context: {} })),
);

describe.each(PROFILE_NAMES)('every remedy under the profile %s', (profile) => {
  it.each([true, false])('names accepted commands (files: %s)', async (inTree) => {
    const judge = judgeBy(profile);
    const base = inTree ? judge : judge.with({ tree: undefined });
    let edits = 0;
    for (const { command, context } of [...EXAMPLES, ...MADE]) {
      const own = judgeFor(context, base);
      for (const finding of (await withEdit(await own.command(command), own)).findings) {
        const { remedy } = inWords(finding);
        edits += finding.edit === undefined ? 0 : 1;
        const added = finding.edit?.files?.map(({ path, text }) => [path, text] as const) ?? [];
        const after =
          added.length === 0
            ? own
            : own.with({ tree: literalTree({ ...FILES, ...Object.fromEntries(added) }) });
        for (const each of [...(finding.edit?.new ?? []), ...namedCommands(remedy)]) {
          const { verdict } = await after.command(each);
          expect(`${each}: ${verdict}`, `${command} → ${remedy}`).not.toMatch(/: block$/);
        }
        expect(/gene-gate fix/.test(remedy) && finding.edit?.fix !== true, remedy).toBe(false);
      }
    }
    expect(edits).toBeGreaterThan(profile === 'curated' || profile === 'workspace' ? -1 : 15);
  });
});
