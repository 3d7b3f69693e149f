import type { ToolData } from '../schema.ts';

/** Compilers, and runners of files that they compile on the way. */
export const COMPILERS: readonly ToolData[] = [
  {
    programs: ['tsc', 'tsgo', 'vue-tsc'],
    flags: {
      text: `
        allowArbitraryExtensions allowImportingTsExtensions allowJs allowSyntheticDefaultImports
        allowUmdGlobalAccess allowUnreachableCode allowUnusedLabels alwaysStrict
        assumeChangesOnlyAffectDirectDependencies build,b charset= checkJs composite
        customConditions= d declaration declarationMap diagnostics disableReferencedProjectLoad
        disableSizeLimit disableSolutionSearching disableSourceOfProjectReferenceRedirect
        downlevelIteration emitBOM emitDeclarationOnly emitDecoratorMetadata
        erasableSyntaxOnly esModuleInterop exactOptionalPropertyTypes excludeDirectories=
        excludeFiles= experimentalDecorators explainFiles extendedDiagnostics fallbackPolling=
        force,f forceConsistentCasingInFileNames importHelpers importsNotUsedAsValues= incremental,i
        inlineSourceMap inlineSources isolatedDeclarations isolatedModules jsx= jsxFactory=
        jsxFragmentFactory= jsxImportSource= keyofStringsOnly lib= libReplacement listEmittedFiles
        listFiles locale= mapRoot= maxNodeModuleJsDepth= module,m= moduleDetection=
        moduleResolution= moduleSuffixes= newLine= noEmit noEmitHelpers noEmitOnError
        noErrorTruncation noFallthroughCasesInSwitch noImplicitAny noImplicitOverride
        noImplicitReturns noImplicitThis noImplicitUseStrict noLib
        noPropertyAccessFromIndexSignature noResolve noStrictGenericChecks
        noUncheckedIndexedAccess noUncheckedSideEffectImports noUnusedLocals noUnusedParameters
        paths= preserveConstEnums preserveSymlinks preserveValueImports preserveWatchOutput pretty
        reactNamespace= removeComments resolveJsonModule resolvePackageJsonExports
        resolvePackageJsonImports rewriteRelativeImportExtensions skipDefaultLibCheck skipLibCheck
        sourceMap sourceRoot= stableTypeOrdering stopBuildOnErrors strict strictBindCallApply
        strictBuiltinIteratorReturn strictFunctionTypes strictNullChecks
        strictPropertyInitialization stripInternal suppressExcessPropertyErrors
        suppressImplicitAnyIndexErrors synchronousWatchDirectory target,t= traceResolution types=
        useDefineForClassFields useUnknownInCatchVariables verbatimModuleSyntax verbose
        watchDirectory= watchFile= singleThreaded checkers= builders= quiet,q ignoreConfig
        ignoreDeprecations= deduplicatePackages watchInterval=
      `,
      path: 'baseUrl= rootDir= rootDirs= typeRoots=',
      config: 'project,p,P=',
      output: `
        declarationDir= generateCpuProfile= generateTrace= pprofDir= out= outDir= outFile= tsBuildInfoFile=
      `,
      code: 'plugins=',
      weakens: 'noCheck',
      'only-prints': 'all listFilesOnly showConfig init version,v dry help,h',
      'never-ends': 'watch,w api',
    },
    match: ['npx tsc --noEmit --skipLibCheck --target es2022 --pretty false'],
  },
  {
    programs: ['tsx'],
    starts: 'node',
    hands_on: true,
    flags: { text: 'cache clear-screen', config: 'tsconfig=' },
    refused: { 'never-ends': 'watch' },
    match: ['npx tsx --test', 'npx tsx --tsconfig tsconfig.json x.ts --flag-of-the-script'],
  },
  {
    programs:
      'ts-node ts-node-cwd ts-node-esm ts-node-script ts-node-transpile-only ts-script'.split(' '),
    starts: 'node',
    flags: {
      text: `
        esm swc transpileOnly,T compilerHost,H ignore,I= ignoreDiagnostics,D=
        compilerOptions,O= files pretty cwdMode skipProject skipIgnore scope preferTsExts logError
        noExperimentalReplAwait experimentalSpecifierResolution= script-mode
      `,
      path: 'cwd= dir= scopeDir=',
      config: 'project,P=',
      code: 'compiler,C= transpiler=',
      preload: 'require,r=',
      'tool-writes': 'emit',
      'only-prints': 'showConfig',
      'outside-code': 'eval,e= print,p?',
      'reads-stdin': 'interactive,i',
    },
    match: ['npx ts-node -P tsconfig.json x.ts', 'npx ts-node --transpile-only x.ts'],
  },
  {
    // It passes unknown flags to node, wherever they are.
    programs: ['babel-node'],
    starts: 'node',
    reads_behind: true,
    hands_on: true,
    flags: {
      text: 'babelrc env-name= extensions,x= gc ignore,i= only,o= root-mode=',
      // Configuration of Babel is mostly code, and runs before the script.
      code: 'config-file= plugins,w= presets,b=',
      preload: 'require,r=',
      'outside-code': 'eval,e? print,p? debug inspect~',
    },
    refused: { 'outside-code': 'debug inspect' },
    match: ['npx babel-node --presets @babel/env x.js', 'npx babel-node x.js -- --presets a'],
    not_match: [
      'npx babel-node x.js -e 1',
      'npx babel-node x.js --import=./evil.mjs',
      'npx babel-node x.js inspect',
      'npx babel-node x.js --config-file ./evil.cjs',
    ],
  },
  {
    // It searches all words for flags that only print.
    programs: ['tsm'],
    starts: 'node',
    reads_behind: true,
    flags: { text: 'quiet', config: 'tsmconfig=' },
    match: ['npx tsm x.ts --port 1'],
    not_match: ['npx tsm -e 1', 'npx tsm x.ts --version'],
  },
  {
    programs: ['vite-node'],
    starts: 'node',
    flags: {
      text: 'mode,m=',
      path: 'root,r=',
      config: 'config,c=',
      'outside-code': 'options~ inspect',
      'never-ends': 'watch,w',
    },
    match: ['npx vite-node --config vite.config.ts x.ts --watch'],
    not_match: ['npx vite-node -c ../x.mjs x.ts', 'npx vite-node -e 1'],
  },
  {
    programs: ['esmo', 'esno', 'jiti', 'sucrase-node', 'swc-node'],
    starts: 'node',
    flags: { 'outside-code': 'eval,e= print,p?' },
    match: ['npx esmo x.ts'],
    not_match: ['npx esno -e 1'],
  },
  {
    programs: ['babel'],
    flags: {
      text: `
        assumptions= auxiliary-comment-after= auxiliary-comment-before= caller= comments compact=
        env-name= extensions,x= highlight-code ignore= minified only= no-copy-ignored
        retain-lines root-mode= source-file-name= source-maps,s? source-type= targets=
        browserslist-config verbose quiet keep-file-extension include-dotfiles copy-ignored
        out-file-extension= babelrc relative upward-optional module-id= module-ids,M module-root= source-map-target= skip-initial-build
      `,
      path: 'root= source-root=',
      config: 'config-file=',
      code: 'plugins= presets=',
      output: 'out-file,o= out-dir,d=',
      'tool-writes': 'copy-files,D delete-dir-on-start',
      'reads-stdin': 'filename,f=',
      'never-ends': 'watch,w',
    },
    match: ['npx babel src --no-comments'],
    not_match: ['npx babel src -w'],
  },
];
