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
    'php -d zend.assertions=-1 x.php',
    'php -d extension=evil.so x.php',
    'php -n -d disable_functions= x.php',
    'php -c evil.ini x.php',
    'php -S localhost:80',
    'php -f x.php',
    'php ../x.php',
    'php scripts/x.sh',
    'php tool.phar',
    'php https://x.test/y.php',
    'php vendor/bin/phpunit --bootstrap ../x.php',
    'php vendor/bin/phpunit --unknown',
  ],
};

/** PHPUnit 9 to 12: https://docs.phpunit.de/en/12.4/textui.html. */
export const phpunit: EvolverInput = {
  operands: 'tests*',
  flags: {
    text: `
      testsuite= exclude-testsuite= group= exclude-group= covers= uses= filter= exclude-filter= test-suffix=
      process-isolation globals-backup static-backup strict-coverage strict-global-state
      disallow-test-output enforce-time-limit default-time-limit= dont-report-useless-tests
      stop-on-defect stop-on-error stop-on-failure stop-on-warning stop-on-risky stop-on-deprecation
      stop-on-notice stop-on-skipped stop-on-incomplete fail-on-empty-test-suite fail-on-warning
      fail-on-risky fail-on-deprecation fail-on-phpunit-deprecation fail-on-phpunit-notice
      fail-on-notice fail-on-skipped fail-on-incomplete fail-on-all-issues cache-result
      order-by= resolve-dependencies ignore-dependencies random-order random-order-seed=
      reverse-order colors?= columns= no-progress no-results no-output no-logging no-coverage
      display-incomplete display-skipped display-deprecations display-phpunit-deprecations
      display-errors display-notices display-phpunit-notices display-warnings display-all-issues
      reverse-list debug with-telemetry teamcity testdox testdox-summary verbose stderr
      coverage-text?= path-coverage coverage-filter= only-summary-for-coverage-text
      show-uncovered-for-coverage-text disable-coverage-ignore no-extensions
    `,
    path: 'cache-directory= include-path=',
    config: 'c,configuration= use-baseline=',
    code: 'bootstrap=',
    output:
      'log-junit= log-teamcity= log-otr= testdox-html= testdox-text= testdox-xml= coverage-clover= coverage-cobertura= coverage-crap4j= coverage-html= coverage-openclover= coverage-php= coverage-xml= log-events-text= log-events-verbose-text=',
    'outside-code': 'loader=',
    'tool-writes': 'generate-baseline= generate-configuration migrate-configuration',
    'skips-tests':
      'do-not-fail-on-empty-test-suite do-not-fail-on-warning do-not-fail-on-risky ignore-baseline',
    'only-prints':
      'list-suites list-groups list-tests list-tests-xml= list-test-files list-test-ids atleast-version= check-version check-php-configuration warm-coverage-cache',
  },
  // Of Composer: a change of what is installed is for a person.
  settings: ['vendor'],
  build_files: ['phpunit.xml', 'phpunit.xml.dist', 'phpunit.dist.xml', 'composer.json'],
  dependencies: DEPENDENCIES,
  match: ['phpunit', 'phpunit --colors=never --filter testA tests/ATest.php'],
  not_match: ['phpunit --bootstrap=../x.php', 'phpunit -c /etc/x.xml', 'phpunit --extension X'],
};
