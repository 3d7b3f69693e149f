/** Folders of tests, of what tests read, and of what is run beside them, by their names. */
const FOLDERS = {
  tests: 'tests?|__tests__|specs?|e2e|cypress|playwright',
  data: '__mocks__|__snapshots__|__fixtures__|fixtures?|testdata|test-utils',
  beside: 'features|bench(?:marks?)?',
} as const;

/** Names by which runners find tests. */
const TEST_NAME =
  /(?:^|\/)(?:tests?|spec|[^/]*[._-](?:tests?|spec|tst|test-d|cy)|test[_-][^/]*|[^/]*(?:Tests?|IT|Spec))\.[^./]+$/;
/** Names of other code for tests: their setup, measurements, and pictures of components. */
const BESIDE_NAME = /(?:^|\/)(?:conftest|(?:[^/]*[._-])?(?:bench|stories))\.[^./]+$/;

const [IN_TESTS, IN_DATA, IN_BESIDE] = Object.values(FOLDERS).map(
  (names) => new RegExp(`(?:^|/)(?:${names})/`, 'i'),
) as [RegExp, RegExp, RegExp];

/** Whether a file is a test by its folder or name. */
export function isTest(path: string): boolean {
  return IN_TESTS.test(path) || TEST_NAME.test(path);
}

/** Whether a file is what tests read: a fixture, a snapshot or a mock. */
export function isTestData(path: string): boolean {
  return IN_DATA.test(path) || path.endsWith('.snap');
}

/** Whether a file is a test, or is there for tests, measurements or pictures. */
export function isOfTests(path: string): boolean {
  return isTest(path) || isTestData(path) || IN_BESIDE.test(path) || BESIDE_NAME.test(path);
}
