import type { EvolverInput } from '../schema.ts';

const DEPENDENCIES: NonNullable<EvolverInput['dependencies']> = [
  { path: 'vendor', at: 'anywhere' },
];

/** PHP 8: https://www.php.net/manual/en/features.commandline.options.php. */
export const php: EvolverInput = {
  starts: 'file',
  extensions: 'php',
  alone: 'reads-stdin',
  flags: {
    choice:
      'd=display_errors=~|display_startup_errors=~|error_reporting=~|memory_limit=~|max_execution_time=~|date.timezone=~|assert.exception=1|zend.assertions=1|xdebug.mode=off|xdebug.mode=coverage|pcov.enabled=1',
    'checks-syntax-only': 'l,syntax-check',
    'outside-code': 'r,run= c,php-ini=',
    'reads-stdin': 'a,interactive',
    'only-prints': 'i,info m,modules ini s,syntax-highlight w,strip',
  },
  dependency_tools: ['phpunit'],
  dependencies: DEPENDENCIES,
  match: [
    'php scripts/check.php --strict',
    'php -d memory_limit=1G -ddisplay_errors=1 scripts/check.php',
    'php bin/console lint:yaml config',
    'php -l src/a.php',
    'php vendor/bin/phpunit --testdox tests',
    'php ./vendor/phpunit/phpunit/phpunit -c phpunit.xml',
  ],
  not_match: [
    'php',
    'php -r "echo 1;"',
    'php -d auto_prepend_file=evil.php x.php',
    'php -dauto_prepend_file=evil.php x.php',
    'php -c evil.ini x.php',
    'php -S localhost:80',
    'php -f x.php',
    'php scripts/x.sh',
    'php tool.phar',
    'php https://x.test/y.php',
    'php vendor/bin/phpunit --bootstrap ../x.php',
    'php vendor/bin/phpunit --unknown',
  ],
};

/** PHPUnit 9 to 12: https://docs.phpunit.de/en/12.4/textui.html. */
export const phpunit: EvolverInput = {
  operands: 'tests',
  flags: {
    text: `
      testsuite= exclude-testsuite= group= exclude-group= filter= exclude-filter= test-suffix=
      process-isolation stop-on-defect stop-on-error stop-on-failure stop-on-warning fail-on-warning
      fail-on-risky fail-on-deprecation fail-on-notice fail-on-skipped fail-on-incomplete
      fail-on-empty-test-suite fail-on-all-issues cache-result order-by= random-order random-order-seed=
      colors?= columns= no-progress no-results no-output no-coverage display-deprecations display-warnings
      debug teamcity testdox verbose stderr coverage-text?= coverage-filter=
    `,
    path: 'cache-directory= include-path=',
    config: 'c,configuration= use-baseline=',
    code: 'bootstrap=',
    output:
      'log-junit= log-teamcity= testdox-html= testdox-text= coverage-clover= coverage-cobertura= coverage-html= coverage-php= coverage-xml=',
    'outside-code': 'loader=',
    'tool-writes': 'generate-baseline= generate-configuration migrate-configuration',
    'skips-tests':
      'do-not-fail-on-empty-test-suite do-not-fail-on-warning do-not-fail-on-risky ignore-baseline',
    'only-prints':
      'list-suites list-groups list-tests list-tests-xml= atleast-version= check-version',
  },
  // Composer's directory. A change of installed packages needs a person.
  settings: ['vendor'],
  build_files: ['phpunit.xml', 'phpunit.xml.dist', 'phpunit.dist.xml', 'composer.json'],
  dependencies: DEPENDENCIES,
  match: ['phpunit', 'phpunit --colors=never --filter testA tests/ATest.php'],
  not_match: ['phpunit --bootstrap=../x.php', 'phpunit -c /etc/x.xml', 'phpunit --extension X'],
};
