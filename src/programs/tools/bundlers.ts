import type { ToolData } from '../schema.ts';

/** They write below the directory of their configuration; flags that redirect the output are reported. */
export const BUNDLERS: readonly ToolData[] = [
  {
    programs: ['rollup'],
    flags: {
      text: `
        amd.~= assetFileNames= chunkFileNames= compact dynamicImportInCjs entryFileNames= esModule
        exports= extend external,e= externalImportAttributes externalLiveBindings failAfterWarnings
        filterLogs= forceExit format,f= freeze generatedCode= generatedCode.~ globals,g= input,i=
        hashCharacters= hoistTransitiveImports importAttributesKey= indent inlineDynamicImports
        interop= logLevel= makeAbsoluteExternalsRelative maxParallelFileOps= minifyInternalExports
        name,n= noConflict perf preserveEntrySignatures preserveModules preserveSymlinks
        reexportProtoFromExternal sanitizeFileName shimMissingExports silent sourcemap,m? sourcemap~=
        strict strictDeprecations systemNullSetters treeshake treeshake.~ validate
        waitForBundleInput banner= footer= intro= outro= bundleConfigAsCjs
      `,
      path: 'context= preserveModulesRoot=',
      config: 'config,c?',
      code: 'plugin,p= configPlugin=',
      output: 'file,o= dir,d=',
      'reads-stdin': 'stdin=',
      'never-ends': 'watch,w watch.~=',
    },
    match: ['npx rollup -c rollup.config.mjs --silent'],
  },
  {
    programs: ['vite'],
    flags: {
      text: `
        app assetsDir= assetsInlineLimit= base= clearScreen configLoader= debug,d? emptyOutDir
        filter,f= force logLevel,l= manifest? minify? mode,m= sourcemap? ssrManifest? target= cors strictPort
        experimentalBundle
      `,
      config: 'config,c=',
      code: 'ssr?',
      output: 'outDir= profile?',
      'never-ends': 'watch,w host? open?',
    },
    alone: 'never-ends',
    ends_with: 'build',
    refused: { 'writes-files': 'optimize' },
    match: ['npx vite build --mode production'],
  },
  {
    programs: ['esbuild'],
    flags: {
      text: `
        abs-paths= alias:~= allow-overwrite analyze asset-names= banner:~= bundle
        certfile= charset= chunk-names= color= conditions= define:~= drop:~= drop-labels= entry-names=
        external:~= footer:~= format= global-name= ignore-annotations jsx-~ jsx= keep-names
        legal-comments= line-limit= loader:~= log-level= log-limit= log-override:~=
        main-fields= mangle-props= mangle-quoted minify minify-~ packages= platform=
        preserve-symlinks public-path= pure:~= reserve-props= resolve-extensions= source-root=
        sourcefile= sourcemap sources-content= splitting supported:~= target= tree-shaking=
        tsconfig-raw= inject:~=
      `,
      config: 'tsconfig=',
      path: 'outbase= node-paths=',
      output: 'outfile= outdir= metafile= mangle-cache= out-extension:~=',
      'never-ends': 'watch serve',
    },
    match: ['npx esbuild src/x.ts --bundle'],
    not_match: ['npx esbuild x.ts --serve'],
  },
  {
    programs: ['tsup', 'tsup-node'],
    flags: {
      text: `
        format= minify? minify-~ keep-names target= legacy-output dts? dts-resolve dts-only
        experimental-dts? sourcemap? ignore-watch= external= global-name= jsxFactory=
        jsxFragment= replaceNodeEnv splitting clean silent pure= metafile platform= loader= shims
        inject-style treeshake? killSignal= cjsInterop entry= entry.~= env.~= define.~=
      `,
      path: 'publicDir?',
      config: 'tsconfig= config=',
      code: 'inject=',
      'outside-code': 'onSuccess=',
      output: 'out-dir,d=',
      'never-ends': 'watch?',
    },
    match: ['npx tsup src/x.ts --format cjs,esm --dts'],
  },
  {
    programs: ['webpack', 'webpack-cli'],
    flags: {
      text: `
        amd bail cache cache-~= config-name= config-node-env,node-env= d devtool= devtool-~= disable-interpret
        env= experiments-~= externals-~= externals= fail-on-warnings ignore-warnings-~= infrastructure-~=
        merge,m mode= module-~= name= node-~= optimization-~= parallelism= performance-~=
        profile progress? resolve-~= snapshot-~= stats? stats-~= target,t= dependencies=
        define-process-env-node-env= color no-devtool output-~= dotenv dotenv-~= validate target-~
        records-~= dependencies-~ extends-~
      `,
      path: 'context= records-path= output-library-~=',
      config: 'config,c= extends,e=',
      code: `
        entry= entry-~= module-rules-loader= module-rules-use= resolve-loader-~= module-rules-parser=
      `,
      preload: 'require,r=',
      output: 'output-path,o= output-filename= json,j?',
      'never-ends': 'watch,w watch-~=',
    },
    refused: {
      'never-ends': 'serve server s watch w',
      'only-prints': 'help h info i version v configtest t',
      'uses-network': 'init create new c n plugin loader p l migrate',
    },
    match: ['npx webpack -c webpack.config.js --mode production'],
  },
];
