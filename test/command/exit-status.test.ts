import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exitStatusOf } from '../../src/command/exit-status.ts';
import { runs } from '../runs.ts';

describe('exitStatusOf', () => {
  it.each([
    ['node a.js || true', 'node a.js'],
    ['node a.js; x=$?', 'node a.js'],
    ['node a.js || x=$?', 'node a.js'],
    ['node a.js; x=$?; echo done', 'node a.js'],
    ['node a.js; x=$?; exit $x', undefined],
    ['node a.js || rc=$?; rm -rf dist; exit ${rc:-0}', undefined],
    ['node a.js; x=$?; y=$x; exit $y', undefined],
    ['node a.js || :', 'node a.js'],
    ['node a.js||true', 'node a.js'],
    ['node a.js || \\true', 'node a.js'],
    ['node a.js || "true"', 'node a.js'],
    ['node a.js || /bin/true', 'node a.js'],
    ['node a.js || command true', 'node a.js'],
    ['node a.js || env true', 'node a.js'],
    ["node a.js || sh -c 'exit 0'", 'node a.js'],
    ['node a.js || ! false', 'node a.js'],
    ['node a.js || ls', 'node a.js'],
    ['node a.js || [ 1 ]', 'node a.js'],
    ['node a.js || exit 0', 'node a.js'],
    ['node a.js || exit 256', 'node a.js'],
    ['node a.js || echo failed', 'node a.js'],
    ['node a.js || { echo failed; }', 'node a.js'],
    ['node a.js; exit 0', 'node a.js'],
    ['node a.js; true', 'node a.js'],
    ['node a.js; node b.js', 'node a.js'],
    ['node a.js\nnode b.js', 'node a.js'],
    ['node a.js; # last', undefined],
    ['node a.js # || true', undefined],
    ['# all\nnode a.js', undefined],
    ['node a.js | tee log.txt', 'node a.js'],
    ['node a.js &', 'node a.js'],
    ['node a.js &> log.txt', 'node a.js'],
    ['node a.js & node b.js', 'node a.js'],
    ['node a.js & wait', 'node a.js'],
    ['node a.js & wait $!', undefined],
    ['node a.js & id=$!; node b.js && wait $id', undefined],
    ['eslint . && node a.js || true', 'eslint .'],
    ['node a.js || node b.js; true', 'node a.js'],
    ['! node a.js', 'node a.js'],
    ['! grep -r debugger src', undefined],
    ['(node a.js) || true', 'node a.js'],
    ['(node a.js; true)', 'node a.js'],
    ['{ node a.js; } || exit 0', 'node a.js'],
    ['exit 0 && node a.js', 'node a.js'],
    ['exit 0; node a.js', 'node a.js'],
    ['true || node a.js', 'node a.js'],
    ['[ 1 ] || node a.js', 'node a.js'],
    ['if [ x = y ]; then node a.js; fi', undefined],
    ['if [ "$CI" ]; then node a.js; fi', undefined],
    ['if node a.js; then node b.js; fi', 'node a.js'],
    ['if node a.js; then :; else exit 1; fi', undefined],
    ['while ! node a.js; do sleep 1; done', undefined],
    ['until node a.js; do sleep 1; done', undefined],
    ['for f in a b; do node $f; done', 'node $f'],
    ['for f in a b; do node $f || exit 1; done', undefined],
    ['set -e; for f in a b; do node $f; done', undefined],
    ['case $CI in 1) node a.js;; *) node b.js; true;; esac', undefined],
    ['case $CI in 1) node a.js;; *) node b.js;; esac &', 'node a.js'],
    ['if node a.js; then echo ok; else echo failed; fi', 'node a.js'],
    ['if node a.js; then :; elif node b.js; then :; else exit 1; fi', undefined],
    ['[ -f a.js ] && { if true; then node a.js || true; fi; }', 'node a.js'],
    ["trap 'rm -rf x; exit 0' EXIT; node a.js", 'node a.js'],
    ["trap 'exit $?' EXIT; node a.js", undefined],
    ["trap 'exit 1' INT; node a.js", undefined],
    ['set -e; node a.js || :', 'node a.js'],
    ['set -e; node a.js; node b.js', undefined],
    ['set -e; set +e; node a.js; node b.js', 'node a.js'],
    ['set -o pipefail; node a.js | tee log', undefined],
    ["trap 'exit 0' EXIT; node a.js", 'node a.js'],
    ["trap 'kill $id' EXIT; node a.js", undefined],
    ['node a.js; code=$?; rm -rf x; exit $code', undefined],
    ['node a.js; code=$?; rm -rf x; exit $other', undefined],
    ['node a.js; exit $?', undefined],
    ['node a.js; echo done; exit $?', 'node a.js'],
    ['node a.js; [ $? -eq 0 ]', undefined],
    ['code=0; node a.js || code=1; node b.js || code=1; exit $code', undefined],
    ['exec node a.js; node b.js', 'node b.js'],
    ['node a.js && node b.js', undefined],
    ['echo start; node a.js', undefined],
    ['rm -rf dist; tsc', undefined],
    ['cd lib; node a.js', undefined],
    ['node a.js || exit 1', undefined],
    ['node a.js || (echo failed && exit 1)', undefined],
    ['node a.js || node b.js', undefined],
    ["node a.js '|| true'", undefined],
    ['node a.js "(x || true"', undefined],
    ['set -e; node a.js; node b.js', undefined],
    ['node a.js;', undefined],
    ['node a.js || exit', undefined],
    ['', undefined],
  ])('of %j loses %j', (text, lost) => expect(exitStatusOf(text).lost).toBe(lost));

  it.each(['exit', 'exit 0', 'cd .', '[ 1 ]', 'echo ok', ':', 'true && ls', 'false || true'])(
    '%j tests nothing',
    (text) => expect(exitStatusOf(text)).toEqual({ vacuous: true }),
  );

  it.each(['exit 1', 'false', '[ -f x ]', 'rm -rf dist', 'echo no && exit 1', 'node a.js', ''])(
    '%j is not said to test nothing',
    (text) => expect(exitStatusOf(text).vacuous).toBe(false),
  );

  it('agrees with a shell about every part of a text', () => {
    const texts = fc.sample(textOf(3), { numRuns: runs(60), seed: 7 });
    const numbered = texts.map((text) => {
      let count = 0;
      return text.replace(/\bc\b/g, () => `c${count++ % 4}`);
    });
    const bits = Array.from({ length: 16 }, (_, each) =>
      [0, 1, 2, 3].map((at) => (each >> at) & 1),
    );
    const script = numbered
      .flatMap((text) =>
        bits.map((each) => {
          const functions = each.map((status, at) => `c${at}() { return ${status}; }`).join('; ');
          return `( ${functions}; eval '${text}' ) >/dev/null 2>&1; printf $(($? != 0))`;
        }),
      )
      .join('\n');
    const statuses = execFileSync('sh', { input: script }).toString();
    numbered.forEach((text, index) => {
      const own = statuses.slice(index * 16, index * 16 + 16);
      const matters = (at: number) =>
        bits.some((each, row) => each[at] === 0 && own[row] === '0' && own[row + 2 ** at] === '1');
      const lost = [0, 1, 2, 3].find((at) => text.includes(`c${at}`) && !matters(at));
      expect([text, exitStatusOf(text).lost]).toEqual([
        text,
        lost === undefined ? undefined : `c${lost}`,
      ]);
    });
  });
});

/** Texts in which `c` stands for at most four commands that can fail. */
function textOf(depth: number): fc.Arbitrary<string> {
  const leaf = fc.constantFrom(
    'c',
    'c',
    'c',
    'true',
    'false',
    'exit 0',
    'exit 1',
    'exit',
    'exit $?',
  );
  if (depth === 0) return leaf;
  const part = textOf(depth - 1);
  const joined = fc
    .tuple(part, fc.constantFrom(' && ', ' || ', '; ', '\n', ' & '), part)
    .map((parts) => parts.join(''));
  const text = fc.oneof(
    leaf,
    joined,
    joined,
    fc.tuple(part, part).map(([a, b]) => `{ ${a}\n} | { ${b}\n}`),
    part.map((each) => `(${each})`),
    part.map((each) => `{ ${each}\n}`),
    part.map((each) => `! { ${each}\n}`),
    part.map((each) => `set -e; ${each}`),
    fc.tuple(part, part).map(([a, b]) => `if ${a}; then ${b}\nfi`),
    fc.tuple(part, part, part).map(([a, b, c]) => `if ${a}\nthen ${b}\nelse ${c}\nfi`),
  );
  return text.filter((each) => (each.match(/\bc\b/g) ?? []).length <= 4);
}
