//# command/families/tools/bundlers
(function(e,r,t,o){t(e,{BUNDLERS:()=>n});const n=[{binaries:"rollup",flags:{plain:`
        amd.~= assetFileNames= chunkFileNames= compact dynamicImportInCjs entryFileNames= esModule
        exports= extend external,e= externalImportAttributes externalLiveBindings failAfterWarnings
        filterLogs= forceExit format,f= freeze generatedCode= generatedCode.~ globals,g= input,i=
        hashCharacters= hoistTransitiveImports importAttributesKey= indent inlineDynamicImports
        interop= logLevel= makeAbsoluteExternalsRelative maxParallelFileOps= minifyInternalExports
        name,n= noConflict perf preserveEntrySignatures preserveModules preserveSymlinks
        reexportProtoFromExternal sanitizeFileName shimMissingExports silent sourcemap,m? sourcemap~=
        strict strictDeprecations systemNullSetters treeshake treeshake.~ validate
        waitForBundleInput banner= footer= intro= outro= bundleConfigAsCjs
      `,root:"context= preserveModulesRoot=",config:"config,c?","script-text":"plugin,p= configPlugin=",variable:"enviro\
nment=",output:"file,o= dir,d=","reads-stdin":"stdin=","never-ends":"watch,w watch.~=",command:"watch.onBundleEnd= watch\
.onBundleStart= watch.onEnd= watch.onError= watch.onStart="}},{binaries:"vite",flags:{plain:`
        app assetsDir= assetsInlineLimit= base= clearScreen configLoader= debug,d? emptyOutDir
        filter,f= force logLevel,l= manifest? minify? mode,m= sourcemap? ssrManifest? target= cors strictPort
        experimentalBundle
      `,config:"config,c=",code:"ssr?",output:"outDir= profile?","never-ends":"watch,w host? port= open?"},subcommands:{
"never-ends":"dev serve preview","writes-files":"optimize"}},{binaries:"esbuild",flags:{plain:`
        abs-paths= alias:~= allow-overwrite analyze asset-names= banner:~= bundle
        certfile= charset= chunk-names= color= conditions= define:~= drop:~= drop-labels= entry-names=
        external:~= footer:~= format= global-name= ignore-annotations jsx-~ jsx= keep-names
        legal-comments= line-limit= loader:~= log-level= log-limit= log-override:~=
        main-fields= mangle-props= mangle-quoted minify minify-~ packages= platform=
        preserve-symlinks public-path= pure:~= reserve-props= resolve-extensions= source-root=
        sourcefile= sourcemap sources-content= splitting supported:~= target= tree-shaking=
        tsconfig-raw= inject:~=
      `,config:"tsconfig=",root:"outbase= node-paths=",output:"outfile= outdir= metafile= mangle-cache= out-extension:~=",
"never-ends":"watch watch-delay= serve cors-origin= servedir= serve-fallback= keyfile="}},{binaries:"tsup tsup-node",flags:{
plain:`
        format= minify? minify-~ keep-names target= legacy-output dts? dts-resolve dts-only
        experimental-dts? sourcemap? ignore-watch= external= global-name= jsxFactory=
        jsxFragment= replaceNodeEnv splitting clean silent pure= metafile platform= loader= shims
        inject-style treeshake? killSignal= cjsInterop entry= entry.~= env.~= define.~=
      `,root:"publicDir?",config:"tsconfig= config=",code:"inject=",command:"onSuccess=",output:"out-dir,d=","never-ends":"\
watch?"}},{binaries:"webpack webpack-cli",flags:{plain:`
        amd bail cache cache-~= config-name= config-node-env,node-env= d devtool= devtool-~= disable-interpret
        env= experiments-~= externals-~= externals= fail-on-warnings ignore-warnings-~= infrastructure-~=
        merge,m mode= module-~= name= node-~= optimization-~= parallelism= performance-~=
        profile progress? resolve-~= snapshot-~= stats? stats-~= target,t= dependencies=
        define-process-env-node-env= color no-devtool output-~= dotenv dotenv-~= validate target-~
        records-~= dependencies-~ extends-~
      `,root:"context= records-path= output-library-~=",config:"config,c= extends,e=",code:`
        entry= entry-~= module-rules-loader= module-rules-use= resolve-loader-~= module-rules-parser=
      `,preload:"require,r=",output:"output-path,o= output-filename= json,j?","never-ends":"watch,w watch-~= analyze"},subcommands:{
"never-ends":"serve server s watch w","only-prints":"help h info i version v configtest t",installs:"init create new c n\
 plugin loader p l migrate"}}]});
//# command/families/tools/compilers
(function(e,i,t,s){t(e,{COMPILERS:()=>o});const o=[{binaries:"tsc tsgo vue-tsc",readsArgumentFiles:!0,flags:{plain:`
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
        moduleResolution= moduleSuffixes= newLine= noCheck noEmit noEmitHelpers noEmitOnError
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
      `,root:"baseUrl= rootDir= rootDirs= typeRoots=",config:"project,p=",output:`
        declarationDir= generateCpuProfile= generateTrace= pprofDir= out= outDir= outFile= tsBuildInfoFile=
      `,code:"plugins=","only-prints":"all listFilesOnly showConfig init version,v dry help,h","never-ends":"watch,w lsp\
 api","writes-files":"clean"}},{binaries:"tsx",starts:"script",handsOn:!0,flags:{plain:"cache clear-screen",config:"tsco\
nfig="},subcommands:{"never-ends":"watch"}},{binaries:"ts-node ts-node-cwd ts-node-esm ts-node-script ts-node-transpile-\
only ts-script",starts:"script",flags:{plain:`
        esm swc transpileOnly,T compilerHost,H ignore,I= ignoreDiagnostics,D=
        compilerOptions,O= files pretty cwdMode skipProject skipIgnore scope preferTsExts logError
        noExperimentalReplAwait experimentalSpecifierResolution= script-mode
      `,root:"cwd= dir= scopeDir=",config:"project,P=",code:"compiler,C= transpiler=",preload:"require,r=","tool-writes":"\
emit","only-prints":"showConfig","evaluates-text":"eval,e= print,p? pe=","reads-stdin":"interactive,i"}},{binaries:"babe\
l-node esmo esno jiti sucrase-node swc-node tsm vite-node",starts:"script",flags:{"evaluates-text":"eval,e= print,p? pe="}},
{binaries:"babel",flags:{plain:`
        assumptions= auxiliary-comment-after= auxiliary-comment-before= caller= comments compact=
        env-name= extensions,x= highlight-code ignore= minified only= no-copy-ignored
        retain-lines root-mode= source-file-name= source-maps,s? source-type= targets=
        browserslist-config verbose quiet keep-file-extension include-dotfiles copy-ignored
        out-file-extension= babelrc relative upward-optional module-id= module-ids,M module-root= source-map-target= ski\
p-initial-build
      `,root:"root= source-root=",config:"config-file=",code:"plugins= presets=",output:"out-file,o= out-dir,d=","tool-w\
rites":"copy-files,D delete-dir-on-start","reads-stdin":"filename,f=","never-ends":"watch,w"}}]});
//# command/families/tools/coverage
(function(e,c,r,n){r(e,{COVERAGE:()=>o});const o=[{binaries:"c8",starts:"command",flags:{plain:`
        all include,n= exclude,x= extension,e= exclude-after-remap,a skip-full
        check-coverage branches= functions= lines= statements= per-file 100 exclude-node-modules
        clean wrapper-length= omit-relative allowExternal merge-async experimental-monocart
      `,root:"src= resolve= temp-directory=",config:"config,c=",code:"reporter,r=",output:"reports-dir,report-dir,o="},subcommands:{
"only-prints":"report check-coverage"}},{binaries:"nyc",starts:"command",flags:{plain:`
        exclude,x= exclude-node-modules include,n= extension,e= ignore-class-methods= auto-wrap
        es-modules compact preserve-comments produce-source-map source-map instrument
        exclude-after-remap branches= functions= lines= statements= per-file check-coverage
        show-process-tree skip-empty skip-full silent,s all,a eager cache,c babel-cache
        use-spawn-wrap hook-require hook-run-in-context hook-run-in-this-context clean
      `,root:"cwd= temp-dir,t= cache-dir=",config:"nycrc-path=",code:"reporter,r= parser-plugins=",preload:"require,i=",
output:"report-dir="},subcommands:{"only-prints":"report check-coverage","tool-writes":"instrument merge"}}]});
//# command/families/tools/judge-value
(function(E,n,b,C){let w;const d=()=>w??=n("repo/paths");let F;const S=()=>F??=n("command/lex/assignment");let $;const H=()=>$??=
n("command/lex/lex");let O;const P=()=>O??=n("command/families/node");let T;const N=()=>T??=n("command/families/node-fla\
gs");let R;const j=()=>R??=n("command/families/parsed");b(E,{isElsewhere:()=>a,isForeign:()=>l,judgeNodeFlags:()=>A,judgeValue:()=>k,
nodeFlagsIn:()=>_,parseHandedOn:()=>h,setsHarmless:()=>p,valueProblem:()=>u});const V=/^(?:@babel\/(?:register|polyfill)|@swc\/register|@istanbuljs\/esm-loader-hook|core-js\/stable|esm|reflect-metadata|regenerator-runtime\/runtime|tsconfig-paths\/register|ts-node|ts-node\/register\/files)$/,
L=/^(?:NODE_|LD_|DYLD_|npm_|TAP_|TS_NODE|TSX_|BASH_ENV|ENV|SHELL|PATH|HOME)/i;function k(t,e,o){const{word:m,flag:s,value:r="",
off:i}=e;if(s===void 0)return[];if(s.kind==="node")return i?[]:A(m,_(t,r));const x=s.kind==="preload"&&!i?I(r,o):D(s.kind,
r,i);return x===void 0?[]:[u(x,t,e)]}function u(t,e,{word:{text:o,span:m},written:s,value:r=""}){const i=o===s&&r!==""?`${s}\
 ${r}`:o;return(0,j().flagProblem)(t,e,{name:s,written:i,span:m,value:r})}function D(t,e,o){switch(t){case"plain":case"c\
ommand":case"node":return l(e)?"tool-loads-code":void 0;case"root":return(0,d().normalise)(e)===void 0?"tool-loads-code":
void 0;case"config":return o||!a(e)?void 0:"tool-loads-code";case"code":return o?void 0:c(e);case"preload":case"tests":return;case"\
script-text":return/^[@\w./-]*$/.test(e)?o?void 0:c(e):"evaluates-text";case"variable":return z(e);case"module":return/^[\w.:-]*$/.
test(e)?void 0:"tool-loads-code";case"compiler":return l(e)?"tool-loads-code":v.test(e)?"launches-programs":void 0;case"\
property":return l(e)||(0,d().normalise)(y(e))===void 0?"tool-loads-code":void 0;case"output":return o?void 0:B(e);default:
return o?void 0:t}}function I(t,e){if(N().PRELOADABLE_PACKAGES.has(t)||V.test(t))return"preloads-package";if(e!==void 0)
return"preloads-code";const o=/^(?:@[^/]+\/)?[^/]+$/.test(t);return c(t)??(o?"preloads-package":"tool-runs-file")}const v=/ext(?:ld|ar)\b|extldflags(?!['"= ]*-static['" ]*$)|toolexec|fplugin|-wrapper|-load\b|linker[=-]|[;|&`$]/;
function y(t){return t.slice(t.indexOf("=")+1)}function c(t){return a(t)?"tool-loads-code":t.split(",").some(e=>/^\.|\.[cm]?[jt]sx?$/.
test(e))?"tool-runs-file":void 0}function p(t){const[,e="",o=""]=/^(\w+)[=:](.*)$/s.exec(t)??[];return e!==""&&(0,S().isHarmlessVariable)(
e,o)}function z(t){const e=t.split(",");if(!e.every(p))return e.some(o=>L.test(o.trim()))?"changes-node-options":void 0}
function B(t){const e=t.slice(t.lastIndexOf("=")+1);if(!(e===""||e==="-"||e==="stdout"||e==="stderr"))return a(e)?"write\
s-files":"tool-writes"}function a(t){return/^\s*[{[]|^[A-Za-z][A-Za-z0-9+.-]*:/.test(t)||t.split(",").some(e=>(0,d().normalise)(
e)===void 0)}function l(t){return/(?:^|[=,\s])(?:data|file):/i.test(t)?!0:t.includes("..")&&!/^(?:[\\/]|[A-Za-z]:)/.test(
t)&&(0,d().normalise)(t)===void 0}function _(t,e){return t==="mocha"||t==="_mocha"?e.split(",").map(o=>o.startsWith("-")?
o:`--${o}`):t==="ava"?(0,H().lex)(e).words.map(({text:o})=>o):[e]}const g="x.js";function A(t,e){return h(t,e).problems}
function h({span:t},e){return(0,P().parseNode)([...e,g,g].map(o=>({text:o,span:t,quoted:!1})))}});
//# command/families/tools/launches
(function(v,m,O,B){let k;const h=()=>k??=m("rules/finding");let S;const $=()=>S??=m("command/flags/equals");let M;const u=()=>M??=
m("command/lex/lex");let j;const T=()=>j??=m("command/families/parsed");let A;const N=()=>A??=m("command/families/tools");
let y;const E=()=>y??=m("command/families/tools/judge-value");let R;const q=()=>R??=m("command/families/tools/read-tool");
O(v,{launchesOf:()=>F});const d={launches:[],problems:[]};function F({subcommand:o,operands:t,passthrough:n}){const[e]=t,
s=(o==="exec"||o==="script-or-tool")&&e?(0,N().toolOf)(e.text):void 0;if(e===void 0||s?.mayStart!==!0)return d;const l=(0,q().
readTool)(s,n),a=H(s,e,n,l),i=l.flags.flatMap(({word:c,flag:g,value:p})=>g?.kind==="command"&&p!==void 0?[{...c,text:p}]:
[]);return x([a,...i.map(c=>b(e.text,c))])}function H({starts:o,subcommands:t},n,e,{flags:r,operands:s,started:l}){const[
a]=l,i=r.some(({flag:c})=>c?.kind==="only-prints"||c?.kind==="evaluates-text");switch(o){case void 0:case"tasks":return d;case"\
script":return i||a&&t.has(a.text)?d:{launches:[{program:"node",words:l}],problems:[]};case"command":return i||a&&t.has(
a.text)?d:P(n.text,e,l);case"command-texts":return x(s.map(c=>b(n.text,c)));case"npm-scripts":return x(s.map(c=>z(n.text,
c,I(r))))}}function I(o){return o.flatMap(({flag:t,word:n})=>t===void 0?[n]:[])}function P(o,t,n){const{words:e,problems:r}=o===
"cross-env"?V(n):{words:n,problems:[]},[s]=e,l=s&&t.find(({text:c})=>c===s.text);if(s===void 0||l===s)return{launches:[{
words:e}],problems:r};const a=`\`${o}\` starts at the first word that is \`${s.text}\``,i={program:o,flag:s.text,fault:a};
return{launches:[{words:e}],problems:[(0,h().problemAt)("flag-value",s.span,i)]}}function V(o){const t=o.findIndex(({text:r})=>!/^\w+=/.
test(r)),n=t<0?o:o.slice(0,t),e=n.flatMap(({text:r,span:s})=>{if((0,E().setsHarmless)(r))return[];const{written:l,attached:a=""}=(0,$().
splitAtEquals)(r);return[(0,h().problemAt)("assignment-refused",s,{name:l,value:a,known:!1})]});return{words:o.slice(n.length),
problems:e}}function b(o,{text:t,span:n}){const[,e="",r=""]=/^npm(?::|\s+run\s+)(\S*\*\S*)(.*)$/s.exec(t)??[],{words:s,problems:l}=(0,u().
lex)(e===""?t.replace(/^npm:(?=\S)/,"npm run "):r);if(!(0,u().hasOneReading)({problems:l})&&!(e!==""&&r.trim()===""))return _(
o,{text:t,span:n});const a=s.map(i=>({...i,span:n}));return e===""?{launches:[{words:a}],problems:[]}:/^[\w:.@/*-]+$/.test(
e)?w([{text:e,span:n,quoted:!1},...a],"wildcard"):_(o,{text:t,span:n})}function z(o,{text:t,span:n},e){const[,r="",s=""]=/^\s*(\S+)(.*)$/s.
exec(t)??[],{words:l,problems:a}=(0,u().lex)(s),i=s.trim()==="";if(r===""||!i&&!(0,u().hasOneReading)({problems:a})||/\{!?[*@%\d]/.
test(t))return _(o,{text:t,span:n});const c=l.map(p=>({...p,span:n})),g=[...e,{text:r,span:n,quoted:!1},...c];return w(g,
/^[\w:.@/-]+$/.test(r)?void 0:"glob")}function w(o,t){const r={program:"npm",words:[{text:"run",span:o.at(-1)?.span??{start:0,
end:0},quoted:!1},...o]};return{launches:[t?{...r,selects:t}:r],problems:[]}}function _(o,t){return{launches:[],problems:[
(0,T().wordProblem)("launches-programs",o,t)]}}function x(o){return{launches:o.flatMap(({launches:t})=>t),problems:o.flatMap(
({problems:t})=>t)}}});
//# command/families/tools/linters
(function(e,r,i,t){i(e,{LINTERS:()=>s});const s=[{binaries:"eslint",flags:{plain:`
        cache cache-strategy= color concurrency= config-lookup debug env= eslintrc
        error-on-unmatched-pattern exit-on-fatal-error ext* fix-dry-run fix-type= flag* global*
        ignore ignore-pattern* inline-config max-warnings= parser-options= pass-on-unpruned-suppressions
        quiet report-unused-disable-directives report-unused-disable-directives-severity=
        report-unused-inline-configs= rule= stats warn-ignored nested
      `,root:"resolve-plugins-relative-to= cache-location= cache-file= suppressions-location=",config:"config,c= ignore-\
path=",code:"format,f= parser= plugin= rulesdir=",output:"output-file,o=","only-prints":"env-info print-config=","tool-w\
rites":"fix suppress-all suppress-rule= prune-suppressions","skips-tests":"pass-on-no-patterns","reads-stdin":"stdin std\
in-filename=","never-ends":"mcp",downloads:"init inspect-config"}},{binaries:"prettier",flags:{plain:`
        check,c list-different,l arrow-parens= bracket-same-line bracket-spacing cache
        cache-strategy= check-ignore-pragma color config-precedence= cursor-offset= editorconfig
        embedded-language-formatting= end-of-line= error-on-unmatched-pattern
        experimental-operator-position= experimental-ternaries html-whitespace-sensitivity=
        ignore-unknown,u insert-pragma jsx-single-quote log-level= object-wrap= parser=
        print-width= prose-wrap= quote-props= range-end= range-start= require-pragma semi
        single-attribute-per-line single-quote tab-width= trailing-comma= use-tabs
        vue-indent-script-and-style with-node-modules plugin-search
      `,root:"cache-location= plugin-search-dir=",config:"config= ignore-path=",code:"plugin=","only-prints":"file-info=\
 find-config-path= find-config-file= support-info help,h?","tool-writes":"write,w","reads-stdin":"stdin-filepath= stdin"}},
{binaries:"biome",flags:{plain:`
        json-~= css-~= md-~= html-~= yaml-~= graphql-~= grit-~= javascript-~= vcs-~= files-~=
        arrow-parentheses= assist-enabled= attribute-position= bracket-same-line= bracket-spacing=
        changed colors= delimiter-spacing= diagnostic-level= enforce-assist= error-on-warnings
        errors-on-unmatched expand= format-with-errors= formatter-enabled= indent-style=
        indent-width= jsx-~= line-ending= line-width= linter-enabled= log-kind= log-level=
        log-prefix-name= max-diagnostics= only= profile-rules profile-type-inference
        quote-properties= quote-style= reporter= semicolons= since= skip= skip-parse-errors staged
        threads= trailing-~= use-editorconfig= use-server verbose vcs-root= reason=
      `,config:"config-path=",output:"reporter-file= log-file= log-path=","tool-writes":"write fix unsafe suppress apply\
 apply-unsafe","reads-stdin":"stdin-file-path=","never-ends":"watch"},subcommands:{"only-prints":"version rage explain h\
elp search","never-ends":"start lsp-proxy","writes-files":"init migrate clean upgrade"}},{binaries:"stylelint",flags:{plain:`\

        cache cache-strategy= color compute-edit-info,cei disable-default-ignores,di
        globby-options,go= ignore-disables,id ignore-pattern,ip= max-warnings,mw= quiet,q
        quiet-deprecation-warnings report-descriptionless-disables,rdd
        report-invalid-scope-disables,risd report-needless-disables,rd
        report-unscoped-disables,rud validate
      `,root:"config-basedir= cache-location= suppress-location=",config:"config,c= ignore-path,i=",code:"custom-syntax=\
 custom-formatter= formatter,f=",output:"output-file,o=","only-prints":"print-config","tool-writes":"fix? suppress?","sk\
ips-tests":"allow-empty-input,aei","reads-stdin":"stdin stdin-filename="}},{binaries:"markdownlint",flags:{plain:"dot,d \
ignore,i= json,j quiet,q enable* disable* configPointer=",config:"config,c= ignore-path,p=",code:"rules,r=",output:"outp\
ut,o=","tool-writes":"fix,f","reads-stdin":"stdin,s"}},{binaries:"markdownlint-cli2 markdownlint-cli2-config markdownlin\
t-cli2-fix",flags:{plain:"no-globs globs",config:"config= configPointer=","tool-writes":"fix format"}},{binaries:"knip k\
nip-bun",flags:{plain:`
        progress,n use-tsconfig-files cache include-entry-exports include-libs isolate-workspaces
        gitignore production,p strict,s workspace,W= include= exclude= dependencies exports files
        cycles tags= fix-type= max-issues= max-show-issues= exit-code debug,d memory
        memory-realtime performance performance-fn= duration,u trace? trace-dependency=
        trace-export= trace-file= reporter-options= preprocessor-options= config-hints tag-hints
        treat-config-hints-as-errors treat-tag-hints-as-errors no-exit-code types enum-members
        class-members experimental-tags=
      `,root:"directory,D= cache-location=",config:"config,c= tsConfig,t=",code:"preprocessor= reporter=",output:"output\
-file=","tool-writes":"fix,f allow-remove-files format,F","never-ends":"watch,w"}},{binaries:"publint",flags:{plain:"lev\
el= pack= strict"}},{binaries:"attw @arethetypeswrong/cli",flags:{plain:`
        pack,P format,f= quiet,q profile= ignore-rules* entrypoints* include-entrypoints*
        exclude-entrypoints* entrypoints-legacy summary emoji color definitely-typed?
      `,config:"config-path=","uses-network":"from-npm,p"}},{binaries:"cspell cspell-cli",flags:{plain:`
        cache cache-strategy= color default-configuration dictionary= disable-dictionary= dot? exclude,e=
        fail-fast file* gitignore issues issues-summary-report language-id= locale= max-duplicate-problems=
        max-file-size= must-find-files progress quiet relative report= show-context?
        show-perf-summary show-suggestions silent,s summary unique,u validate-directives verbose,v words-only
        config-search continue-on-error cache-reset issue-template?
      `,root:"cache-location= gitignore-root= root,r= stop-config-search-at=",config:"config,c= file-list=","skips-tests":"\
no-exit-code",code:"reporter=","reads-stdin":"stdin"},subcommands:{"only-prints":"trace dictionaries suggestions check",
"writes-files":"init"}},{binaries:"ajv",flags:{plain:`
        all-errors strict= strict-~= spec= data= d* r* m* errors= verbose coerce-types= use-defaults=
        remove-additional= discriminator changes= s= validate-formats= multiple-of-precision=
        unicode-regexp messages inline-refs= code-~= allow-union-types allow-matching-properties
        comment loop-required= loop-enum= own-properties valid invalid
      `,preload:"c=",output:"o?"},subcommands:{"only-prints":"help"}}]});
//# command/families/tools/named-files
(function(g,d,h,M){let _;const p=()=>_??=d("command/families/tools");let O;const l=()=>O??=d("command/families/tools/ju\
dge-value");let F;const x=()=>F??=d("command/families/tools/read-tool");h(g,{filesIn:()=>m,filesNamedBy:()=>v});const N={
files:[],roots:[],nodeFlags:[]};function v({subcommand:o,operands:n,passthrough:r}){const[e]=n;return o==="exec"&&e?m(e,
r):N}function m({text:o},n){const r=(0,p().toolOf)(o)??p().UNKNOWN_TOOL,e=(0,x().readTool)(r,n);return{files:[...e.flags.
flatMap(t=>E(o,t)),...I(r,e.operands)],roots:e.flags.flatMap(({flag:t,value:s})=>t?.kind==="root"&&s?[s]:[]),nodeFlags:j(
o,r,e)}}function E(o,n){const{word:r,flag:e,value:t="",off:s}=n;if(e===void 0||s||t==="")return[];const{span:a}=r,c=t.split(
",").filter(i=>i!==""&&!(0,l().isElsewhere)(i));switch(e.kind){case"tests":return[{as:"tests",path:t,span:a}];case"confi\
g":return(0,l().isElsewhere)(t)?[]:[{as:"config",path:t,span:a}];case"root":return(0,l().isElsewhere)(t)?[]:[{as:"place",
path:t,span:a}];case"output":{const i=t.slice(t.lastIndexOf("=")+1);return(0,l().isElsewhere)(i)?[]:[{as:"place",path:i,
span:a}]}case"code":case"preload":case"script-text":{const i=(0,l().valueProblem)("tool-runs-file",o,n),k=e.kind==="prel\
oad";return c.map(w=>{const u=w.replace(/^<rootDir>\//,"./");return/^\.{1,2}(?:\/|$)|\.[cm]?[jt]sx?$/.test(u)?{as:"code",
path:u,span:a}:{as:"module",path:u,span:a,ifFile:i,first:k}})}default:return[]}}function I(o,n){const e=(o.runs==="first\
-operand"?n.slice(0,1):o.runs?n:[]).filter(({text:s})=>!o.subcommands.has(s)).map(({text:s,span:a})=>({as:"tests",path:s.
replace(/^!|:[\d,*-]+$/g,""),span:a})),t=o.readsArgumentFiles?n.filter(({text:s})=>s.startsWith("@")):[];return[...e,...t.
map(({text:s,span:a})=>({as:"arguments",path:s.slice(1),span:a}))]}function j(o,{handsOn:n},{flags:r}){return r.flatMap(
({word:e,flag:t,value:s="",off:a})=>{const c=t?.kind==="node"&&!a?(0,l().nodeFlagsIn)(o,s):t===void 0&&n?[e.text,...e.text.
includes("=")||s===""?[]:[s]]:[];return c.length===0?[]:(0,l().parseHandedOn)(e,c).invocation.flags})}});
//# command/families/tools/read-tool
(function(W,w,b,U){let q;const $=()=>q??=w("command/flags/equals");let A;const O=()=>A??=w("command/families/tools/tool\
-table");b(W,{readTool:()=>T});function T(e,t){const n=x.get(t);if(n?.tool===e)return n.read;const s=z(e,t);return x.set(
t,{tool:e,read:s}),s}const x=new WeakMap;function z(e,t){const n=[],s=[],c=e.starts==="command"||e.starts==="script";let l;
for(let o=0;o<t.length;o+=1){const i=t[o],{text:d}=i;if(d==="--"){const a=t.slice(o+1);return c?{flags:n,operands:s,started:a}:
g(n,[...s,...a])}if(!d.startsWith("-")||d==="-"){if(l!==void 0)n.push({...l,word:i,value:d,off:!1});else if(c)return{flags:n,
operands:s,started:t.slice(o)};l===void 0&&s.push(i);continue}l=void 0;const v=I(e,d);if(c&&e.handsOn&&v.some(({flag:a})=>a===
void 0))return{flags:n,operands:s,started:t.slice(o)};for(const{written:a,flag:r,value:u,negated:k}of v){if(r?.arity==="\
rest"){const h=t.slice(o+1),M=u===void 0?h:[{...i,text:u},...h],N={word:i,written:a,flag:r,value:u,off:!1};return{...g(n,
s),rest:{flag:N,words:M}}}const y=k||r?.arity!=="value"&&/^(?:false|0)$/.test(u??""),p=u===void 0&&!k?t[o+1]:void 0,m=p?.
text.startsWith("-")===!0&&p.text!=="-";if(r!==void 0&&p!==void 0&&E(r,m)){const h={start:i.span.start,end:p.span.end};n.
push({word:{...i,span:h},written:a,flag:r,value:p.text,off:y}),m||(o+=1),r.arity==="many"&&(l={written:a,flag:r})}else{const h=r===
void 0&&!m?p?.text:void 0;n.push({word:i,written:a,flag:r,value:u??h,off:y})}}}return g(n,s)}function g(e,t){return{flags:e,
operands:t,started:[]}}function E({arity:e},t){return e==="value"||!t&&e!=="none"}function I(e,t){const{written:n,attached:s}=(0,$().
splitAtEquals)(t),c=n.replace(/^-+/,""),l=K(e,c);if(l!==void 0||t.startsWith("--")||c.length<2)return[{written:n,value:s,
flag:l?.flag,negated:l?.negated===!0}];const o=[],i=t.slice(1);for(let d=0;d<i.length;d+=1){const v=i[d]??"",a=e.flags.get(
v);if(a===void 0)return[...o,{written:n,flag:a,value:s,negated:!1}];const r=i.slice(d+1);if(r!==""&&(a.arity!=="none"||r.
startsWith("="))){const u=r.replace(/^=/,"");return[...o,{written:`-${v}`,flag:a,value:u,negated:!1}]}o.push({written:`-${v}`,
flag:a,value:void 0,negated:!1})}return o}function K(e,t){const n=_(e,t);if(n!==void 0)return{flag:n,negated:!1};if(!/^no-?[A-Za-z]/.
test(t))return;const s=_(e,t.replace(/^no-?/,""));return s&&{flag:s,negated:!0}}function _({flags:e,prefixes:t},n){const s=(0,O().
flagKey)(n),c=e.get(s);if(c!==void 0)return c;const l=s.lastIndexOf("."),o=l<0?void 0:e.get(s.slice(l+1));return o!==void 0&&
o.kind!=="plain"?o:t.find(([i])=>s.startsWith(i))?.[1]??o}});
//# command/families/tools/runners
(function(e,a,s,t){s(e,{RUNNERS:()=>r});const r=[{binaries:"cross-env",starts:"command",flags:{}},{binaries:"concurrent\
ly conc",starts:"command-texts",flags:{plain:`
        max-processes,m= names,n= name-separator= success,s= raw,r color hide= group,g timings
        prefix,p= prefix-colors,c= prefix-length,l= timestamp-format,t= pad-prefix kill-others,k
        kill-others-on-fail kill-signal,ks= kill-timeout= restart-tries= restart-after=
      `,root:"cwd=",command:"teardown=","launches-programs":"passthrough-arguments,P","reads-stdin":"handle-input,i defa\
ult-input-target="}},{binaries:"changeset @changesets/cli",alone:"writes-files",flags:{plain:"since= verbose",output:"ou\
tput="},subcommands:{publishes:"publish","writes-files":"add init version pre tag"}},{binaries:"gulp gulp-cli",flags:{plain:`\

        color continue series silent,S log-level,L= tasks-depth,depth= compact-tasks sort-tasks
      `,root:"cwd=",config:"gulpfile,f=",preload:"require,r= preload=","only-prints":"tasks,T? tasks-simple tasks-json? \
verify? completion="}},{binaries:"grunt grunt-cli",flags:{plain:"color debug,d? stack verbose,v write",root:"base=",config:"\
gruntfile=",code:"tasks= npm=",preload:"require= preload=","hides-failures":"force,f","only-prints":"version,V completio\
n="}},{binaries:"npm-run-all npm-run-all2 run-s run-p",starts:"npm-scripts",flags:{plain:`
        aggregate-output continue-on-error,c max-parallel= print-label,l print-name,n parallel,p
        race,r sequential,s serial silent
      `,"names-program":"npm-path="}}]});
//# command/families/tools/task-runners
(function(p,l,d,_){let u;const m=()=>u??=l("command/families/tools/read-tool");let g;const h=()=>g??=l("command/familie\
s/tools/tool-table");d(p,{TASK_RUNNERS:()=>i,tasksOf:()=>k});const i=[{binaries:"turbo",starts:"tasks",flags:{plain:`
        force remote-only remote-cache-read-only cache-workers= dry-run? graph? daemon parallel summarize?
        concurrency= continue? single-package framework-inference? global-deps= env-mode? filter,F=
        affected output-logs= log-order= json log-file? only log-prefix= skip-infer update-notifier
        color heap= ui= preflight remote-cache-timeout= verbosity= no-cache
        dangerously-disable-package-manager-check experimental-otel-~=
      `,root:"cwd= cache-dir= root-turbo-json=",output:"profile? anon-profile? trace=","uses-network":"cache= api= login\
= team= token="},subcommands:{"only-prints":"bin completion docs info ls query get-mfe-port hook","never-ends":"daemon d\
evtools watch","writes-files":"prune generate gen g","changes-configuration":"link unlink login logout telemetry"}},{binaries:"\
nx",starts:"tasks",flags:{plain:`
        batch configuration,c= targets,target,t* outputStyle= exclude* verbose parallel? runner= graph?
        nxBail nxIgnoreCycles skipNxCache,disableNxCache skipRemoteCache,disableRemoteCache
        excludeTaskDependencies skipSync projects,p* all tuiAutoExit? tui project= files* uncommitted
        untracked base= head=
      `,"reads-stdin":"stdin"},subcommands:{"only-prints":"graph dep-graph list report show sync:check format:check","ne\
ver-ends":"daemon watch mcp start-agent start-ci-run view-logs","writes-files":"generate g format format:write sync impo\
rt init repair reset clear-cache",installs:"add migrate",publishes:"release","uses-network":"connect login logout record\
 fix-ci apply-locally download-cloud-client","launches-programs":"exec"}},{binaries:"lerna",starts:"tasks",flags:{plain:`\

        stream parallel bail prefix profile verbose load-env-files scope* ignore* private since?
        exclude-dependents include-dependents include-dependencies include-merged-tags loglevel=
        concurrency= reject-cycles progress sort max-buffer=
      `,root:"profile-location=","names-program":"npm-client="},subcommands:{publishes:"publish version",installs:"add b\
ootstrap link init import create clean repair","only-prints":"list ls la ll changed diff info","launches-programs":"exec",
"never-ends":"watch"}},{binaries:"wireit",starts:"tasks",flags:{}}],b=new Map(i.map(o=>[o.binaries,(0,h().toolTable)(o)]));
function k(o,n){const a=b.get(o);if(a===void 0)return;const c=n.findIndex(({text:e})=>e==="--"),{operands:y,flags:x}=(0,m().
readTool)(a,c<0?n:n.slice(0,c)),[t="",...r]=y.map(({text:e})=>e);if(a.subcommands.has(t))return[];const w=(()=>{if(o==="\
turbo")return t==="run"?r:[t,...r];if(o==="lerna")return t==="run"?r.slice(0,1):[];const e=x.flatMap(({written:s,value:v=""})=>/^(?:--targets?|-t)$/.
test(s)?v:[]);return/^(?:run-many|affected)$/.test(t)?e:[t==="run"?r[0]?.split(":")[1]??"":t]})().flatMap(e=>e.split(",").
map(s=>s.replace(/^.*#/,"")));return[...new Set(w.filter(e=>/^[\w:.@/-]+$/.test(e)))]}});
//# command/families/tools/test-runners
(function(e,r,t,o){t(e,{TEST_RUNNERS:()=>s});const s=[{binaries:"vitest",flags:{plain:`
        allowOnly bail= bench browser? browser.~= cache changed? clearScreen
        color compare= coverage coverage.~= diff.~= disableConsoleIntercept exclude= expandSnapshotDiff
        expect expect.~= fileParallelism globals dom hideSkippedTests hookTimeout= includeTaskLocation
        isolate json? logHeapUsage maxConcurrency= maxWorkers= mergeReports? minWorkers= mode= poolOptions.~=
        poolOptions= printConsoleTrace project= retry= retry.~= run sequence.~= sequence= shard= silent? slowTestThresho\
ld=
        teardownTimeout= testNamePattern,t= testTimeout= typecheck? typecheck.~= configLoader=
        tagsFilter= strictTags detectAsyncLeaks cacheDir= experimental= experimental.~= vmMemoryLimit= filesOnly
        staticParse staticParseConcurrency= listTags
      `,root:"root,r= dir=",config:"config,c= workspace= typecheck.tsconfig= tsconfig=",code:`
        browser.provider= coverage.customProviderModule= diff= environment= globalSetup= pool=
        reporter,reporters= coverage.reporter= runner= sequence.sequencer= sequence.setupFiles= setupFiles=
        snapshotEnvironment= snapshotSerializers= coverage.provider=
      `,node:"execArgv=",command:"typecheck.checker=",output:"outputFile,outputFile.~= attachmentsDir= coverage.reportsD\
irectory= outputJson=","only-prints":"clearCache","tool-writes":"update,u? coverage.thresholds.autoUpdate","skips-tests":"\
passWithNoTests dangerouslyIgnoreUnhandledErrors","never-ends":"watch,w ui open api? api.~ browser.api? browser.ui stand\
alone","opens-inspector":"inspect? inspectBrk? inspector.~="},subcommands:{"never-ends":"watch dev","only-prints":"list",
"writes-files":"init"}},{binaries:"jest",flags:{plain:`
        all automock bail,b? cache changedFilesWithAncestor changedSince= ci clearMocks collectCoverage
        collectCoverageFrom* collectTests color colors coverage? coveragePathIgnorePatterns*
        coverageProvider= coverageThreshold= debug detectLeaks detectOpenHandles
        errorOnDeprecated expand,e findRelatedTests forceExit globals= ignoreProjects*
        injectGlobals json lastCommit logHeapUsage maxConcurrency= maxWorkers,w= moduleDirectories*
        moduleFileExtensions* modulePathIgnorePatterns* noStackTrace notify
        notifyMode= onlyChanged,o onlyFailures,f openHandlesTimeout= randomize resetMocks
        resetModules restoreMocks runInBand,i runTestsByPath seed= selectProjects* shard= showSeed
        silent skipFilter testEnvironmentOptions= testLocationInResults testMatch* testNamePattern,t=
        testPathIgnorePatterns* testPathPattern,testPathPatterns* testRegex* testTimeout=
        transformIgnorePatterns* unmockedModulePathPatterns* useStderr verbose
        waitForUnhandledRejections watchPathIgnorePatterns* watchman workerGracefulExitTimeout=
        workerIdleMemoryLimit= workerThreads
      `,root:"rootDir= roots* modulePaths* cacheDirectory=",config:"config,c= haste= moduleNameMapper= projects*",code:`\

        coverageReporters* dependencyExtractor= env= filter= globalSetup= globalTeardown= preset= prettierPath= reporter\
s*
        resolver= runner= setupFiles* setupFilesAfterEnv* snapshotSerializers* testEnvironment=
        testResultsProcessor= testRunner= testSequencer= transform= watchPlugins*
      `,output:"outputFile= coverageDirectory=","only-prints":"listTests showConfig clearCache","tool-writes":"updateSna\
pshot,u","skips-tests":"passWithNoTests testFailureExitCode=","never-ends":"watch watchAll","writes-files":"init"}},{binaries:"\
mocha _mocha",runs:"operands",handsOn:!0,flags:{plain:`
        allow-uncaught async-only,A bail,b check-leaks clear-screen color,c,colors C delay diff exit
        extension= extensions= fail-hook-affected-tests fail-zero fgrep,f= forbid-only
        forbid-pending full-trace global,globals= grep,g= ignore,exclude= inline-diffs invert,i
        jobs,j= parallel,p posix-exit-codes recursive retries= slow,s= sort,S timeout,t,timeouts=
        watch-files= watch-ignore=
      `,tests:"spec=",config:"config= package= opts=",code:"reporter,R= ui,u= file=",preload:"require,r=",node:"node-opt\
ion,n=",output:"reporter-option,reporter-options,O=","only-prints":"dry-run list-interfaces list-reporters","skips-tests":"\
pass-on-failing-test-suite","never-ends":"watch,w"},subcommands:{"writes-files":"init","opens-inspector":"inspect debug"}},
{binaries:"ava",runs:"operands",flags:{plain:`
        color concurrency,c= fail-fast match,m= worker-threads serial,s tap,t timeout,T= verbose,v
      `,config:"config=",node:"node-arguments=","tool-writes":"update-snapshots,u","never-ends":"watch,w","opens-inspect\
or":"break host= port="},subcommands:{"opens-inspector":"debug","writes-files":"reset-cache"}},{binaries:"tap tap-run",runs:"\
operands",flags:{plain:`
        allow-empty-coverage bail,b B branches= changed,n color,c C comments coverage-exclude=
        coverage-report= debug diag disable-coverage exclude= fail-only fail-skip fail-todo
        filter-quietly functions= grep,g= include= invert,i I jobs,j= lines= omit-version
        omit-whitespace passes reporter-arg,r= save-fixture,F serial= show-full-coverage shuffle
        snapshot-clean-cwd statements= test-arg= timeout,t= type-strip-only typecheck stack
      `,tests:"files=",root:"cwd=",config:"tsconfig=",code:"plugin= reporter,R= before= after= coverage-map=",node:"node\
-arg=",variable:"test-env=",output:"reporter-file,f= output-file,o= output-dir,d= save,s=","only-prints":"versions,V","t\
ool-writes":"snapshot,S","skips-tests":"allow-incomplete-coverage only,O","launches-programs":"browser"},subcommands:{"o\
nly-prints":"help list debug dump-config versions report replay","never-ends":"repl",installs:"plugin build","writes-fil\
es":"config"}},{binaries:"playwright playwright-core @playwright/test",flags:{plain:`
        browser= debug? fail-on-flaky-tests forbid-only fully-parallel global-timeout= grep,g= grep-invert,gv=
        headed ignore-snapshots last-failed max-failures= x no-deps only-changed? project* quiet
        repeat-each= retries= shard= timeout= test-list= test-list-invert= trace= workers,j= deps
        list-tests run-agents= G= shuffle? last-failed-file=
      `,config:"config,c= tsconfig=",code:"reporter= add-reporter=",output:"output=","only-prints":"list","tool-writes":"\
update-snapshots,u? update-source-method=","skips-tests":"pass-with-no-tests","never-ends":"ui ui-host= ui-port="},subcommands:{
installs:"install install-deps uninstall","never-ends":"codegen open show-report show-trace run-server launch-server cr \
ff wk","uses-network":"screenshot pdf","writes-files":"clear-cache init-agents","tool-writes":"merge-reports"}},{binaries:"\
cypress",flags:{plain:`
        auto-cancel-after-failures= ci-build-id= component e2e group= headed headless parallel
        quiet,q tag,t= port,p= env,e= config,c= runner-ui dev reporter-options,o=
      `,tests:"spec,s=",root:"project,P=",config:"config-file,C=",code:"reporter,r= browser,b=","uses-network":"record? \
key,k=","never-ends":"no-exit"},subcommands:{installs:"install","never-ends":"open","writes-files":"cache","only-prints":"\
version verify info"}},{binaries:"puppeteer",flags:{},subcommands:{installs:"browsers"}},{binaries:"tape",runs:"operands",
flags:{plain:"ignore,i= ignore-pattern= strict",preload:"require,r= import=","skips-tests":"only"}},{binaries:"uvu",runs:"\
first-operand",flags:{plain:"bail,b color,c ignore,i= tsmodule",root:"cwd,C=",preload:"require,r="}},{binaries:"jasmine",
runs:"operands",flags:{plain:"color fail-fast filter= filter-path= parallel= random= seed= stop-on-failure= verbose",config:"\
config=",code:"helper= reporter=",preload:"require=","only-prints":"enumerate list-not-applicable version,v"},subcommands:{
"writes-files":"init examples","only-prints":"help version enumerate"}},{binaries:"tsd",flags:{plain:"files,f= show-diff\
 typings,t="}}]});
//# command/families/tools/tool-table
(function(u,A,d,K){d(u,{VALUE_KINDS:()=>m,flagKey:()=>a,toolTable:()=>h});const m=["plain","root","config","code","test\
s","preload","script-text","node","command","variable","output","module","compiler","property"],y={"=":"value","*":"many",
"?":"optional","+":"rest"},g=[["help","only-prints"],["h","only-prints"],["version","only-prints"],["v","only-prints"],[
"V","only-prints"]];function h(n){const{flags:i,subcommands:b={},handsOn:v,starts:c,runs:w}=n,o=new Map,p=[];for(const[e,
t]of Object.entries(i))for(const s of t.split(/\s+/).filter(Boolean)){const l=y[s.at(-1)??""]??"none",O=(l==="none"?s:s.
slice(0,-1)).split(",");for(const r of O)if(r.endsWith("~"))p.push([a(r.slice(0,-1)),{kind:e,arity:l}]);else{if(o.has(a(
r)))throw new Error(`flag ${r} stands in two groups`);o.set(a(r),{kind:e,arity:l})}}for(const[e,t]of g)o.has(e)||o.set(e,
{kind:t,arity:"none"});const M=Object.entries(b);return{flags:o,prefixes:p,subcommands:new Map(M.flatMap(([e,t])=>t.split(
" ").map(s=>[s,e]))),alone:n.alone,handsOn:v===!0,starts:c,runs:w,readsArgumentFiles:n.readsArgumentFiles===!0,mayStart:c!==
void 0||i.command!==void 0}}function a(n){return n.length===1?n:n.replace(/[-_]/g,"").toLowerCase()}});
