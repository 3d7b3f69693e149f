//# command/families/tools/bundlers
(function(e,n,r){const t=[{binaries:"rollup",flags:{plain:`
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
      `,config:"config,c=",code:"ssr?",output:"outDir= profile?","never-ends":"watch,w host? port= open?"},alone:"never-\
ends",endsWith:"build",subcommands:{"writes-files":"optimize"}},{binaries:"esbuild",flags:{plain:`
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
 plugin loader p l migrate"}}];e.exports={BUNDLERS:t}});
//# command/families/tools/compilers
(function(e,o,i){const t=[{binaries:"tsc tsgo vue-tsc",readsArgumentFiles:!0,flags:{plain:`
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
      `,root:"baseUrl= rootDir= rootDirs= typeRoots=",config:"project,p=",output:`
        declarationDir= generateCpuProfile= generateTrace= pprofDir= out= outDir= outFile= tsBuildInfoFile=
      `,code:"plugins=","hides-failures":"noCheck","only-prints":"all listFilesOnly showConfig init version,v dry help,h",
"never-ends":"watch,w lsp api","writes-files":"clean"}},{binaries:"tsx",starts:"script",handsOn:!0,flags:{plain:"cache c\
lear-screen",config:"tsconfig="},subcommands:{"never-ends":"watch"}},{binaries:"ts-node ts-node-cwd ts-node-esm ts-node-\
script ts-node-transpile-only ts-script",starts:"script",flags:{plain:`
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
rites":"copy-files,D delete-dir-on-start","reads-stdin":"filename,f=","never-ends":"watch,w"}}];e.exports={COMPILERS:t}});
//# command/families/tools/coverage
(function(e,o,c){const r=[{binaries:"c8",starts:"command",flags:{plain:`
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
output:"report-dir="},subcommands:{"only-prints":"report check-coverage","tool-writes":"instrument merge"}}];e.exports={
COVERAGE:r}});
//# command/families/tools/judge-value
(function(h,M,i){const l=i("repo/paths"),w=i("command/lex/assignment"),A=i("command/lex/lex"),O=i("command/families/nod\
e"),x=i("command/families/node-flags"),S=i("command/families/parsed"),s=i("command/families/tools/outside"),T=/^(?:@babel\/(?:register|polyfill)|@swc\/register|@istanbuljs\/esm-loader-hook|core-js\/stable|esm|reflect-metadata|regenerator-runtime\/runtime|tsconfig-paths\/register|ts-node|ts-node\/register\/files)$/,
F=/^(?:NODE_|LD_|DYLD_|npm_|TAP_|TS_NODE|TSX_|DOTNET_|CORECLR_|COMPLUS_|MSBUILD|_?JAVA|BASH_ENV|ENV|SHELL|PATH|HOME)/i;function N(e,t,o){
const{word:r,flag:n,value:d="",off:c}=t;if(n===void 0)return[];if(n.kind==="node")return c?[]:_(r,p(e,d));const E=n.kind===
"preload"&&!c?L(d,o):b(n.kind,t)||((0,s().isForeign)(t.written)||(0,s().isOfMachine)(t.written))&&"tool-loads-code";return E?
[u(E,e,t)]:[]}function u(e,t,{word:{text:o,span:r},written:n,value:d=""}){const c=o===n&&d!==""?`${n} ${d}`:o;return(0,S().
flagProblem)(e,t,{name:n,written:c,span:r,value:d})}function b(e,{written:t,value:o="",off:r}){switch(e){case"plain":return j(
t,o)?"skips-tests":(0,s().isForeign)(o)||(0,s().isOfMachine)(o)&&!R(t,o)?"tool-loads-code":void 0;case"command":case"nod\
e":return(0,s().isForeign)(o)?"tool-loads-code":void 0;case"root":return(0,l().normalise)(o)===void 0?"tool-loads-code":
void 0;case"config":return r||!(0,s().isElsewhere)(o)?void 0:"tool-loads-code";case"code":return r?void 0:a(o);case"prel\
oad":case"tests":return;case"script-text":return/^[@\w./-]*$/.test(o)?r?void 0:a(o):"evaluates-text";case"variable":return v(
o);case"module":return/^[\w.:-]*$/.test(o)?void 0:"tool-loads-code";case"compiler":return(0,s().isForeign)(o)?"tool-load\
s-code":D.test(o)?"launches-programs":void 0;case"property":return(0,s().isForeign)(o)||(0,l().normalise)(I(o))===void 0?
"tool-loads-code":void 0;case"output":return r?void 0:C(o);default:return r?void 0:e}}function L(e,t){if(x().PRELOADABLE_PACKAGES.
has(e)||T.test(e))return"preloads-package";if(t!==void 0)return"preloads-code";const o=/^(?:@[^/]+\/)?[^/]+$/.test(e);return a(
e)??(o?"preloads-package":"tool-runs-file")}const P=/(?:patterns?|ignore|exclude|grep|filter|deselect)$|^-[gk]$|^--(?:allow|deny)-(?:read|write)$/i;
function R(e,t){return P.test(e)||e==="-t"&&!t.includes(":")}const H=/^-*(?:test\.)?(?:skip|invert|grep-?invert|gv)$/i,V=/^(?:\^\$|\$\^|\(\?!\)|[.\w]\^|\$[.\w])$/,
k=/^\^?\.[*+]?\$?$/;function j(e,t){return H.test(e)?k.test(t):V.test(t)&&/run|match|name|grep|filter|^-*[tg]$/i.test(e)}
const D=/ext(?:ld|ar)\b|extldflags(?!['"= ]*-static['" ]*$)|toolexec|fplugin|-wrapper|-load\b|linker[=-]|[;|&`$]/;function I(e){
return e.slice(e.indexOf("=")+1)}function a(e){return(0,s().isElsewhere)(e)?"tool-loads-code":e.split(",").some(t=>/^\.|\.[cm]?[jt]sx?$/.
test(t))?"tool-runs-file":void 0}function m(e){const[,t="",o=""]=/^(\w+)[=:](.*)$/s.exec(e)??[];return t!==""&&(0,w().isHarmlessVariable)(
t,o)}function v(e){const t=e.split(",");if(!t.every(m))return t.some(o=>F.test(o.trim()))?"changes-node-options":void 0}
function C(e){const t=e.slice(e.lastIndexOf("=")+1);if(!/^(?:-?|stdout|stderr|\/dev\/null)$/.test(t))return(0,s().isElsewhere)(
t)?"writes-files":"tool-writes"}function p(e,t){return e==="mocha"||e==="_mocha"?t.split(",").map(o=>o.startsWith("-")?o:
`--${o}`):e==="ava"?(0,A().lex)(t).words.map(({text:o})=>o):[t]}const g="x.js";function _(e,t){return $(e,t).problems}function $({
span:e},t){return(0,O().parseNode)([...t,g,g].map(o=>({text:o,span:e,quoted:!1})))}h.exports={judgeNodeFlags:_,judgeValue:N,
nodeFlagsIn:p,parseHandedOn:$,setsHarmless:m,valueProblem:u}});
//# command/families/tools/launches
(function(O,P,m){const b=m("rules/finding"),q=m("command/flags/equals"),p=m("command/lex/lex"),k=m("command/families/no\
de"),S=m("command/families/parsed"),$=m("command/families/tools"),M=m("command/families/tools/judge-value"),T=m("command\
/families/tools/read-tool"),A=m("command/families/tools/tool-file"),u={launches:[],problems:[]};function N(s){if(s.program===
"node")return j(s);const{subcommand:t,operands:e,passthrough:n}=s,[o]=e,c=(t==="exec"||t==="script-or-tool")&&o?(0,$().toolOf)(
o.text):void 0;if(o===void 0||c?.mayStart!==!0)return u;const a=(0,T().readTool)(c,n),i=R(c,o,n,a),l=a.flags.flatMap(({word:d,
flag:x,value:v})=>x?.kind==="command"&&v!==void 0?[{...d,text:v}]:[]);return g([i,...l.map(d=>w(o.text,d))])}function j(s){
const[t]=(0,k().isTestRun)(s)?[]:s.operands;return t===void 0?u:{launches:(0,A().toolsAt)(t.text).map(n=>({program:"npx",
words:[...["--",n].map(r=>({...t,text:r})),...s.passthrough],starts:"file"})),problems:[]}}function R({starts:s,subcommands:t},e,n,{
flags:o,operands:r,started:c}){const[a]=c,i=o.some(({flag:l})=>l?.kind==="only-prints"||l?.kind==="evaluates-text");switch(s){case void 0:case"\
tasks":return u;case"script":return i||a&&t.has(a.text)?u:{launches:[{program:"node",words:c}],problems:[]};case"command":
return i||a&&t.has(a.text)?u:F(e.text,n,c);case"command-texts":return g(r.map(l=>w(e.text,l)));case"npm-scripts":return g(
r.map(l=>I(e.text,l,E(o))))}}function E(s){return s.flatMap(({flag:t,word:e})=>t===void 0?[e]:[])}function F(s,t,e){const{
words:n,problems:o}=s==="cross-env"?H(e):{words:e,problems:[]},[r]=n,c=r&&t.find(({text:l})=>l===r.text);if(r===void 0||
c===r)return{launches:[{words:n}],problems:o};const a=`\`${s}\` starts at the first word that is \`${r.text}\``,i={program:s,
flag:r.text,fault:a};return{launches:[{words:n}],problems:[(0,b().problemAt)("flag-value",r.span,i)]}}function H(s){const t=s.
findIndex(({text:o})=>!/^\w+=/.test(o)),e=t<0?s:s.slice(0,t),n=e.flatMap(({text:o,span:r})=>{if((0,M().setsHarmless)(o))
return[];const{written:c,attached:a=""}=(0,q().splitAtEquals)(o);return[(0,b().problemAt)("assignment-refused",r,{name:c,
value:a,known:!1})]});return{words:s.slice(e.length),problems:n}}function w(s,{text:t,span:e}){const[,n="",o=""]=/^npm(?::|\s+run\s+)(\S*\*\S*)(.*)$/s.
exec(t)??[],{words:r,problems:c}=(0,p().lex)(n===""?t.replace(/^npm:(?=\S)/,"npm run "):o);if(!(0,p().hasOneReading)({problems:c})&&
!(n!==""&&o.trim()===""))return h(s,{text:t,span:e});const a=r.map(i=>({...i,span:e}));return n===""?{launches:[{words:a}],
problems:[]}:/^[\w:.@/*-]+$/.test(n)?_([{text:n,span:e,quoted:!1},...a],"wildcard"):h(s,{text:t,span:e})}function I(s,{text:t,
span:e},n){const[,o="",r=""]=/^\s*(\S+)(.*)$/s.exec(t)??[],{words:c,problems:a}=(0,p().lex)(r),i=r.trim()==="";if(o===""||
!i&&!(0,p().hasOneReading)({problems:a})||/\{!?[*@%\d]/.test(t))return h(s,{text:t,span:e});const l=c.map(x=>({...x,span:e})),
d=[...n,{text:o,span:e,quoted:!1},...l];return _(d,/^[\w:.@/-]+$/.test(o)?void 0:"glob")}function _(s,t){const o={program:"\
npm",words:[{text:"run",span:s.at(-1)?.span??{start:0,end:0},quoted:!1},...s]};return{launches:[t?{...o,selects:t}:o],problems:[]}}
function h(s,t){return{launches:[],problems:[(0,S().wordProblem)("launches-programs",s,t)]}}function g(s){return{launches:s.
flatMap(({launches:t})=>t),problems:s.flatMap(({problems:t})=>t)}}O.exports={launchesOf:N}});
//# command/families/tools/linters
(function(e,s,r){const i=[{binaries:"eslint",flags:{plain:`
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
      `,preload:"c=",output:"o?"},subcommands:{"only-prints":"help"}}];e.exports={LINTERS:i}});
//# command/families/tools/named-files
(function(w,M,c){const h=c("repo/paths"),k=c("command/families/tools"),p=c("command/families/tools/judge-value"),u=c("c\
ommand/families/tools/outside"),v=c("command/families/tools/read-tool"),O=c("command/families/tools/unknown-tools"),$={files:[],
roots:[],nodeFlags:[]};function x({subcommand:e,operands:o,passthrough:a}){const[n]=o;return e==="exec"&&n?g(n,a):$}function g({
text:e},o){const a=(0,k().toolOf)(e)??(0,O().unknownTool)(e),n=(0,v().readTool)(a,o);return{files:[...n.flags.flatMap(t=>_(
e,t)),...E(a,n.operands)],roots:n.flags.flatMap(({flag:t,value:r})=>t?.kind==="root"&&r?[r]:[]),nodeFlags:P(e,a,n)}}function _(e,o){
const{word:a,flag:n,value:t="",off:r}=o;if(n===void 0||r||t==="")return[];const{span:s}=a,l=t.split(",").filter(i=>i!==""&&
!(0,u().isElsewhere)(i));switch(n.kind){case"tests":return[{as:"tests",path:t,span:s}];case"config":return(0,u().isElsewhere)(
t)||/^[\w.-]+ *=/.test(t)?[]:[{as:"config",path:t,span:s}];case"root":return(0,u().isElsewhere)(t)?[]:[{as:"place",path:t,
span:s}];case"output":{const i=t.slice(t.lastIndexOf("=")+1);return(0,u().isElsewhere)(i)?[]:[{as:"place",path:i,span:s}]}case"\
code":case"preload":case"script-text":{const i=(0,p().valueProblem)("tool-runs-file",e,o),d=n.kind==="preload";return l.
map(I=>{const m=I.replace(/^<rootDir>\//,"./");return/^\.{1,2}(?:\/|$)|\.[cm]?[jt]sx?$/.test(m)?{as:"code",path:m,span:s}:
{as:"module",path:m,span:s,ifFile:i,first:d}})}case"module":{if(!/^[\w.]+$/.test(t))return[];const i=(0,p().valueProblem)(
"tool-runs-file",e,o);return F(t).map(d=>({as:"module",path:d,span:s,ifFile:i}))}default:return[]}}function F(e){const o=e.
replaceAll(".","/");return["","src/"].flatMap(a=>[".py","/__main__.py","/__init__.py"].map(n=>`${a}${o}${n}`))}function E(e,o){
const n=(e.runs==="first-operand"?o.slice(0,1):e.runs?o:[]).filter(({text:s})=>!e.subcommands.has(s)).map(({text:s,span:l})=>({
as:"tests",path:s.replace(/^!|:[\d,*-]+$/g,""),span:l})),t=e.readsArgumentFiles?o.filter(({text:s})=>s.startsWith("@")):
[],r=e.runs===void 0&&!e.mayStart?o:[];return[...n,...r.flatMap(({text:s,span:l})=>{const i=(0,h().normalise)(s);return i!==
void 0&&i!==""&&!(0,h().isWithin)(i,".git",{ignoreCase:!0})&&!(0,u().isElsewhere)(s)?[{as:"place",path:s,span:l}]:[]}),...t.
map(({text:s,span:l})=>({as:"arguments",path:s.slice(1),span:l}))]}function P(e,{handsOn:o},{flags:a}){return a.flatMap(
({word:n,flag:t,value:r="",off:s})=>{const l=t?.kind==="node"&&!s?(0,p().nodeFlagsIn)(e,r):t===void 0&&o?[n.text,...n.text.
includes("=")||r===""?[]:[r]]:[];return l.length===0?[]:(0,p().parseHandedOn)(n,l).invocation.flags})}w.exports={filesIn:g,
filesNamedBy:x,filesOfFlag:_,pythonFiles:F}});
//# command/families/tools/outside
(function(i,l,r){const t=r("repo/paths");function n(s){return/^\s*[{[]|^[A-Za-z][A-Za-z0-9+.-]*:/.test(s)||s.split(",").
some(e=>(0,t().normalise)(e)===void 0)}function o(s){return/(?:^|[=,\s])(?:data|file):/i.test(s)?!0:!s.includes("..")||/^(?:[\\/]|[A-Za-z]:)/.
test(s)?!1:s.split(/[=,:"']/).some(e=>e.includes("..")&&!d(e))}function u(s){return s.split(/[=,:"']/).some(e=>c.test(e))}
const c=/^(?:~|\/(?!dev\/(?:null|stdout|stderr)$)(?:boot|dev|etc|home|private|proc|root|sys|tmp|Users|usr|var|Volumes))(?:\/|$)/;
function d(s){return/^[\\/]/.test(s)||(0,t().normalise)(s)!==void 0}i.exports={isElsewhere:n,isForeign:o,isOfMachine:u}});
//# command/families/tools/read-tool
(function(b,M,w){const q=w("command/flags/equals"),_=w("command/families/tools/tool-table");function $(e,t){const n=x.get(
t);if(n?.tool===e)return n.read;const s=A(e,t);return x.set(t,{tool:e,read:s}),s}const x=new WeakMap;function A(e,t){const n=[],
s=[],l=e.starts==="command"||e.starts==="script";let d;for(let o=0;o<t.length;o+=1){const i=t[o],{text:c}=i;if(c==="--"){
const r=t.slice(o+1);return l?{flags:n,operands:s,started:r}:g(n,[...s,...r])}if(!c.startsWith("-")||c==="-"){if(d!==void 0)
n.push({...d,word:i,value:c,off:!1});else if(l)return{flags:n,operands:s,started:t.slice(o)};d===void 0&&s.push(i);continue}
d=void 0;const v=T(e,c);if(l&&e.handsOn&&v.some(({flag:r})=>r===void 0))return{flags:n,operands:s,started:t.slice(o)};for(const{
written:r,flag:a,value:u,negated:W}of v){if(a?.arity==="rest"){const h=t.slice(o+1),I=u===void 0?h:[{...i,text:u},...h],
K={word:i,written:r,flag:a,value:u,off:!1};return{...g(n,s),rest:{flag:K,words:I}}}const y=W||a?.arity!=="value"&&/^(?:false|0)$/.
test(u??""),p=u===void 0&&!W?t[o+1]:void 0,m=p?.text.startsWith("-")===!0&&p.text!=="-";if(a!==void 0&&p!==void 0&&O(a,m)){
const h={start:i.span.start,end:p.span.end};n.push({word:{...i,span:h},written:r,flag:a,value:p.text,off:y}),m||(o+=1),a.
arity==="many"&&(d={written:r,flag:a})}else{const h=a===void 0&&!m?p?.text:void 0;n.push({word:i,written:r,flag:a,value:u??
h,off:y})}}}return g(n,s)}function g(e,t){return{flags:e,operands:t,started:[]}}function O({arity:e},t){return e==="valu\
e"||!t&&e!=="none"}function T(e,t){const{written:n,attached:s}=(0,q().splitAtEquals)(t),l=n.replace(/^-+/,""),d=E(e,l);if(d!==
void 0||t.startsWith("--")||l.length<2)return[{written:n,value:s,flag:d?.flag,negated:d?.negated===!0}];const o=[],i=t.slice(
1);for(let c=0;c<i.length;c+=1){const v=i[c]??"",r=e.flags.get(v);if(r===void 0)return[...o,{written:n,flag:r,value:s,negated:!1}];
const a=i.slice(c+1);if(a!==""&&(r.arity!=="none"||a.startsWith("="))){const u=a.replace(/^=/,"");return[...o,{written:`\
-${v}`,flag:r,value:u,negated:!1}]}o.push({written:`-${v}`,flag:r,value:void 0,negated:!1})}return o}function E(e,t){const n=k(
e,t);if(n!==void 0)return{flag:n,negated:!1};if(!/^no-?[A-Za-z]/.test(t))return;const s=k(e,t.replace(/^no-?/,""));return s&&
{flag:s,negated:!0}}function k({flags:e,prefixes:t},n){const s=(0,_().flagKey)(n),l=e.get(s);if(l!==void 0)return l;const d=s.
lastIndexOf("."),o=d<0?void 0:e.get(s.slice(d+1));return o!==void 0&&o.kind!=="plain"?o:t.find(([i])=>s.startsWith(i))?.[1]??
o}b.exports={readTool:$}});
//# command/families/tools/runners
(function(e,r,a){const s=[{binaries:"cross-env",starts:"command",flags:{}},{binaries:"concurrently conc",starts:"comman\
d-texts",flags:{plain:`
        max-processes,m= names,n= name-separator= success,s= raw,r color hide= group,g timings
        prefix,p= prefix-colors,c= prefix-length,l= timestamp-format,t= pad-prefix kill-others,k
        kill-others-on-fail kill-signal,ks= kill-timeout= restart-tries= restart-after=
      `,root:"cwd=",command:"teardown=","launches-programs":"passthrough-arguments,P","reads-stdin":"handle-input,i defa\
ult-input-target="}},{binaries:"changeset @changesets/cli",alone:"writes-files",flags:{plain:"since= verbose",output:"ou\
tput="},subcommands:{publishes:"publish","writes-files":"add init version pre tag"}},{binaries:"gulp gulp-cli",flags:{plain:`\

        color continue series silent,S log-level,L= tasks-depth,depth= compact-tasks sort-tasks
      `,root:"cwd=",config:"gulpfile,f=",preload:"require,r= preload=","only-prints":"tasks,T? tasks-simple tasks-json? \
verify? completion="},subcommands:{"never-ends":"dev serve server watch"}},{binaries:"grunt grunt-cli",flags:{plain:"col\
or debug,d? stack verbose,v write",root:"base=",config:"gruntfile=",code:"tasks= npm=",preload:"require= preload=","hide\
s-failures":"force,f","only-prints":"version,V completion="},subcommands:{"never-ends":"connect dev serve server watch"}},
{binaries:"npm-run-all npm-run-all2 run-s run-p",starts:"npm-scripts",flags:{plain:`
        aggregate-output continue-on-error,c max-parallel= print-label,l print-name,n parallel,p
        race,r sequential,s serial silent
      `,"names-program":"npm-path="}}];e.exports={RUNNERS:s}});
//# command/families/tools/task-runners
(function(p,x,i){const d=i("command/families/tools/read-tool"),u=i("command/families/tools/tool-table"),l=[{binaries:"t\
urbo",starts:"tasks",flags:{plain:`
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
"never-ends":"watch"}},{binaries:"wireit",starts:"tasks",flags:{}}],m=new Map(l.map(r=>[r.binaries,(0,u().toolTable)(r)]));
function g(r,o){const s=m.get(r);if(s===void 0)return;const c=o.findIndex(({text:e})=>e==="--"),{operands:h,flags:b}=(0,d().
readTool)(s,c<0?o:o.slice(0,c)),[t="",...n]=h.map(({text:e})=>e);if(s.subcommands.has(t))return[];const k=(()=>{if(r==="\
turbo")return t==="run"?n:[t,...n];if(r==="lerna")return t==="run"?n.slice(0,1):[];const e=b.flatMap(({written:a,value:y=""})=>/^(?:--targets?|-t)$/.
test(a)?y:[]);return/^(?:run-many|affected)$/.test(t)?e:[t==="run"?n[0]?.split(":")[1]??"":t]})().flatMap(e=>e.split(",").
map(a=>a.replace(/^.*#/,"")));return[...new Set(k.filter(e=>/^[\w:.@/-]+$/.test(e)))]}p.exports={TASK_RUNNERS:l,tasksOf:g}});
//# command/families/tools/test-runners
(function(e,r,s){const t=[{binaries:"vitest",patterns:!0,flags:{plain:`
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
"writes-files":"init"}},{binaries:"jest",patterns:!0,flags:{plain:`
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
 typings,t="}}];e.exports={TEST_RUNNERS:t}});
//# command/families/tools/tool-file
(function(i,u,o){const c=o("node:path"),t=o("command/families/tools"),a=/^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)(?:\/(?:.*\/)?([^/]+))?$/s;
function m(p){const n=c().posix.normalize(p.replaceAll("\\","/")).replace(/\/$/,"");if(/(?:^|\/)\.yarn\/releases\//.test(
n))return["yarn"];const[,e,r=""]=a.exec(n)??[];if(e===void 0)return[];if(e===".bin")return[r];const s=[...new Set([r.replace(
/\.[cm]?[jt]s$/,""),e])].filter(l=>(0,t().toolOf)(l)??(0,t().refusalOf)(l));return s.length>0?s:[e]}i.exports={toolsAt:m}});
//# command/families/tools/tool-table
(function(u,O,A){const d=["plain","root","config","code","tests","preload","script-text","node","command","variable","o\
utput","module","compiler","property"],m={"=":"value","*":"many","?":"optional","+":"rest"},y=[["help","only-prints"],["\
h","only-prints"],["version","only-prints"],["v","only-prints"],["V","only-prints"]];function h(n){const{flags:a,subcommands:g={},
handsOn:b,starts:c,runs:v}=n,t=new Map,p=[];for(const[e,o]of Object.entries(a))for(const s of o.split(/\s+/).filter(Boolean)){
const l=m[s.at(-1)??""]??"none",M=(l==="none"?s:s.slice(0,-1)).split(",");for(const r of M)if(r.endsWith("~"))p.push([i(
r.slice(0,-1)),{kind:e,arity:l}]);else{if(t.has(i(r)))throw new Error(`flag ${r} stands in two groups`);t.set(i(r),{kind:e,
arity:l})}}for(const[e,o]of y)t.has(e)||t.set(e,{kind:o,arity:"none"});const w=Object.entries(g);return{flags:t,prefixes:p,
subcommands:new Map(w.flatMap(([e,o])=>o.split(" ").map(s=>[s,e]))),alone:n.alone,endsWith:n.endsWith===void 0?void 0:new Set(
n.endsWith.split(" ")),handsOn:b===!0,starts:c,runs:v,patterns:n.patterns===!0,readsArgumentFiles:n.readsArgumentFiles===
!0,mayStart:c!==void 0||a.command!==void 0}}function i(n){return n.length===1?n:n.replace(/[-_]/g,"").toLowerCase()}u.exports=
{VALUE_KINDS:d,flagKey:i,toolTable:h}});
//# command/families/tools/unknown-tools
(function(l,v,d){const i=d("command/families/tools/tool-table"),s={flags:{config:"config,c= config-file= rcfile= resolv\
e-plugins-relative-to=",code:`
      custom-syntax= env= environment= extends= format= formatter= global-setup= global-teardown= hook~=
      import= load= load-plugins= loader= parser= plugin~= preset~= reporter,reporters= require,r= resolver= rulesdir=
      runner= setup~= test-environment= test-runner= transform= use=
    `,"script-text":"cmd= command= eval= init-hook=","launches-programs":"exec,execute= on-change= on-failure= on-succes\
s= shell=",node:"exec-argv= node-arg~= node-flag~= node-option~=","reads-environment-file":"env-file=","opens-inspector":"\
inspect? inspect-brk? inspect-wait?","reads-stdin":"stdin",publishes:"publish upload","tool-writes":"apply apply-unsafe \
fix? in-place overwrite update update-snapshot,update-snapshots write","skips-tests":"allow-no-tests pass-with-no-tests",
"hides-failures":"exit-zero no-fail warn-only","never-ends":"serve ui watch watch-all","only-prints":""},subcommands:{"e\
valuates-text":"eval",installs:"add i install link remove uninstall update upgrade","never-ends":"console dev develop pr\
eview repl serve server shell start studio watch",publishes:"deploy login publish push release upload","tool-writes":"ge\
nerate migrate","writes-files":"clean create eject init new"}},p=[{binaries:"next",alone:"never-ends",endsWith:"build in\
fo lint telemetry typegen"},{binaries:"parcel vitepress",alone:"never-ends",endsWith:"build"},{binaries:"storybook",alone:"\
never-ends",endsWith:"build doctor"},{binaries:"testem",alone:"never-ends",endsWith:"ci launchers"},{binaries:"karma",endsWith:"\
run start"},{binaries:"ember hexo ng",subcommands:{"never-ends":"s"}},{binaries:"microbundle ncc postcss rolldown sass t\
ailwindcss tsdown",flags:{"never-ends":"w"}}],c=(0,i().toolTable)({binaries:"",...s}),u=new Map(p.flatMap(({binaries:e="",
flags:t,subcommands:o,...n})=>{const r=(0,i().toolTable)({binaries:e,flags:a(s.flags,t),subcommands:a(s.subcommands,o),...n});
return e.split(" ").map(b=>[b,r])}));function m(e){return u.get(e)??c}function a(e={},t={}){const o=Object.entries(t).map(
([n,r])=>[n,`${e[n]??""} ${r}`.trim()]);return{...e,...Object.fromEntries(o)}}l.exports={unknownTool:m}});
