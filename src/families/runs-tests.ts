import { TEST_RUNNERS } from './tools/test-runners.ts';

/** Programs whose purpose is to run tests, other than the tools of npm packages. */
const PROGRAMS = ['pytest', 'py.test', 'unittest', 'nose2', 'tox', 'nox', 'phpunit', 'rspec'];

/** Programs that run tests with a subcommand or a flag. */
const WITH_TEST: ReadonlySet<string> = new Set([
  ...['node', 'cargo', 'go', 'bun', 'deno', 'dotnet', 'swift', 'mvn', 'gradle'],
]);

/** Whether words start a program that is known to run tests. */
export function runsTests(words: readonly string[]): boolean {
  const runners = new Set([...PROGRAMS, ...TEST_RUNNERS.flatMap(({ programs }) => programs)]);
  return words.some((word, index) => {
    if (runners.has(word)) return true;
    return WITH_TEST.has(word) && /^(?:--)?test$/.test(words[index + 1] ?? '');
  });
}
