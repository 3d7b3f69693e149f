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
];
