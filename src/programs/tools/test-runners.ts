import type { ToolData } from '../schema.ts';

/** From the option tables of the runners. */
export const TEST_RUNNERS: readonly ToolData[] = [
  {
    programs: ['vitest'],
    operands: 'text',
    flags: {
      text: `
        allowOnly bail= bench browser? browser.~= cache changed? clearScreen
        color compare= coverage coverage.~= diff.~= disableConsoleIntercept exclude= expandSnapshotDiff
        expect expect.~= fileParallelism globals dom hideSkippedTests hookTimeout= includeTaskLocation
        isolate json? logHeapUsage maxConcurrency= maxWorkers= minWorkers= mode= poolOptions.~=
        poolOptions= printConsoleTrace project= retry= retry.~= run sequence.~= sequence= shard= silent? slowTestThreshold=
        teardownTimeout= testNamePattern,t= testTimeout= typecheck? typecheck.~= configLoader=
        tagsFilter= strictTags detectAsyncLeaks cacheDir= experimental= experimental.~= vmMemoryLimit= filesOnly
        staticParse staticParseConcurrency= listTags
      `,
      path: 'root,r= dir= experimental.fsModuleCachePath=',
      config: 'config,c= workspace= typecheck.tsconfig= tsconfig=',
      code: `
        browser.provider= coverage.customProviderModule= diff= environment= globalSetup= pool=
        reporter,reporters= coverage.reporter= runner= sequence.sequencer= sequence.setupFiles= setupFiles=
        snapshotEnvironment= snapshotSerializers= coverage.provider= browser.testerHtmlPath=
        experimental.openTelemetry.sdkPath= experimental.openTelemetry.browserSdkPath=
        experimental.vcsProvider=
      `,
      choice: 'typecheck.checker=tsc|vue-tsc',
      output: 'outputFile,outputFile.~= attachmentsDir= coverage.reportsDirectory= outputJson=',
      'only-prints': 'clearCache',
      'tool-writes': 'update,u? coverage.thresholds.autoUpdate',
      'skips-tests': 'passWithNoTests dangerouslyIgnoreUnhandledErrors mergeReports?',
      'never-ends': 'watch,w ui open api? api.~',
      'outside-code': 'execArgv= inspect? inspector.~=',
    },
    refused: { 'never-ends': 'watch dev', 'only-prints': 'list', 'writes-files': 'init' },
    match: ['npx vitest run --reporter=verbose --bail=1 --coverage.thresholds.lines=80'],
  },
  {
    programs: ['jest'],
    operands: 'text',
    flags: {
      text: `
        all automock bail,b? cache changedFilesWithAncestor changedSince= ci clearMocks collectCoverage
        collectCoverageFrom* collectTests color colors coverage? coveragePathIgnorePatterns*
        coverageProvider= coverageThreshold= debug detectLeaks detectOpenHandles
        errorOnDeprecated expand,e findRelatedTests forceExit globals= ignoreProjects*
        injectGlobals json lastCommit logHeapUsage maxConcurrency= maxWorkers,w= moduleDirectories*
        moduleFileExtensions* modulePathIgnorePatterns* noStackTrace notify
        notifyMode= onlyChanged,o onlyFailures,f openHandlesTimeout= randomize resetMocks
        resetModules restoreMocks runInBand,i runTestsByPath seed= selectProjects* shard= showSeed
        silent skipFilter testLocationInResults testMatch* testNamePattern,t=
        testPathIgnorePatterns* testPathPattern,testPathPatterns* testRegex* testTimeout=
        transformIgnorePatterns* unmockedModulePathPatterns* useStderr verbose
        waitForUnhandledRejections watchPathIgnorePatterns* watchman workerGracefulExitTimeout=
        workerIdleMemoryLimit= workerThreads
      `,
      path: 'rootDir= roots* modulePaths* cacheDirectory=',
      config: 'config,c= haste= moduleNameMapper= projects*',
      choice: 'testEnvironmentOptions={"url":"http~"}',
      code: `
        coverageReporters* dependencyExtractor= env= filter= globalSetup= globalTeardown= preset= prettierPath= reporters*
        resolver= runner= setupFiles* setupFilesAfterEnv* snapshotSerializers* testEnvironment=
        testResultsProcessor= testRunner= testSequencer= transform= watchPlugins*
      `,
      output: 'outputFile= coverageDirectory=',
      'only-prints': 'listTests showConfig clearCache',
      'tool-writes': 'updateSnapshot,u',
      'skips-tests': 'passWithNoTests testFailureExitCode=',
      'never-ends': 'watch watchAll',
      'writes-files': 'init',
    },
    match: [
      'npx jest --coverage --coverageReporters=lcov --coverageReporters text-summary',
      'npx jest --testEnvironmentOptions \'{"url": "https://localhost:8080/x"}\'',
    ],
    not_match: [
      `npx jest --testEnvironmentOptions '{"url":"http://x","html":"<script>1</script>"}'`,
    ],
  },
  {
    programs: ['mocha', '_mocha'],
    operands: 'tests',
    flags: {
      text: `
        allow-uncaught async-only,A bail,b check-leaks clear-screen color,c,colors C delay diff exit
        extension= extensions= fail-hook-affected-tests fail-zero fgrep,f= forbid-only
        forbid-pending full-trace global,globals= grep,g= ignore,exclude= inline-diffs invert,i
        jobs,j= parallel,p posix-exit-codes recursive retries= slow,s= sort,S timeout,t,timeouts=
        watch-files= watch-ignore=
      `,
      tests: 'spec=',
      config: 'config= package= opts=',
      code: 'reporter,R= ui,u= file=',
      preload: 'require,r= import=tsx',
      output: 'reporter-option,reporter-options,O=',
      'outside-code': 'node-option,n=',
      'only-prints': 'dry-run list-interfaces list-reporters',
      'skips-tests': 'pass-on-failing-test-suite',
      'never-ends': 'watch,w',
    },
    refused: { 'writes-files': 'init', 'outside-code': 'inspect debug' },
    match: ['npx mocha "test/**/*.spec.js" -R dot --timeout 5000 --exit', 'npx mocha --grep "~"'],
  },
  {
    programs: ['ava'],
    operands: 'tests',
    flags: {
      text: `
        color concurrency,c= fail-fast match,m= worker-threads serial,s tap,t timeout,T= verbose,v
      `,
      config: 'config=',
      'tool-writes': 'update-snapshots,u',
      'never-ends': 'watch,w',
      'outside-code': 'host= node-arguments=',
    },
    refused: { 'outside-code': 'debug', 'writes-files': 'reset-cache' },
    match: ['npx ava -v --serial test/a.js --match=foo --timeout=30s'],
  },
  {
    programs: ['playwright', 'playwright-core', '@playwright/test'],
    flags: {
      text: `
        browser= debug? fail-on-flaky-tests forbid-only fully-parallel global-timeout= grep,g= grep-invert,gv=
        headed ignore-snapshots last-failed max-failures= x no-deps only-changed? project* quiet
        repeat-each= retries= shard= timeout= test-list= test-list-invert= trace= workers,j= deps
        list-tests run-agents= G= shuffle? last-failed-file=
      `,
      config: 'config,c= tsconfig=',
      code: 'reporter= add-reporter=',
      output: 'output=',
      'only-prints': 'list',
      'tool-writes': 'update-snapshots,u? update-source-method=',
      'skips-tests': 'pass-with-no-tests',
      'never-ends': 'ui',
    },
    refused: {
      'uses-network': 'install install-deps uninstall screenshot pdf',
      'never-ends': 'codegen open show-report show-trace run-server launch-server cr ff wk',
      'writes-files': 'clear-cache init-agents',
      'tool-writes': 'merge-reports',
    },
    match: ['npx playwright test tests/a.spec.ts --reporter=line --project=chromium -g login'],
  },
  { programs: ['tsd'], flags: { text: 'files,f= show-diff typings,t=' }, match: ['npx tsd'] },
];
