"use strict";module.exports={"command/families/tools/bundlers"(k,g,_,U){_(k,{BUNDLERS:()=>E});const E=[{binaries:"rollup",flags:{plain:`\

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
 plugin loader p l migrate"}}]},"command/families/tools/compilers"(k,g,_,U){_(k,{COMPILERS:()=>E});const E=[{binaries:"t\
sc tsgo vue-tsc",readsArgumentFiles:!0,flags:{plain:`
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
rites":"copy-files,D delete-dir-on-start","reads-stdin":"filename,f=","never-ends":"watch,w"}}]},"command/families/tools\
/coverage"(k,g,_,U){_(k,{COVERAGE:()=>E});const E=[{binaries:"c8",starts:"command",flags:{plain:`
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
output:"report-dir="},subcommands:{"only-prints":"report check-coverage","tool-writes":"instrument merge"}}]},"command/f\
amilies/tools/judge-value"(k,g,_,U){let E;const F=()=>E??=g("repo/paths");let P;const I=()=>P??=g("command/lex/assignmen\
t");let j;const y=()=>j??=g("command/lex/lex");let M;const S=()=>M??=g("command/families/node");let N;const R=()=>N??=g(
"command/families/node-flags");let T;const A=()=>T??=g("command/families/parsed");_(k,{isElsewhere:()=>O,isForeign:()=>d,
judgeNodeFlags:()=>h,judgeValue:()=>s,nodeFlagsIn:()=>p,parseHandedOn:()=>f,setsHarmless:()=>C,valueProblem:()=>n});const i=/^(?:@babel\/(?:register|polyfill)|@swc\/register|@istanbuljs\/esm-loader-hook|core-js\/stable|esm|reflect-metadata|regenerator-runtime\/runtime|tsconfig-paths\/register|ts-node|ts-node\/register\/files)$/,
o=/^(?:NODE_|LD_|DYLD_|npm_|TAP_|TS_NODE|TSX_|BASH_ENV|ENV|SHELL|PATH|HOME)/i;function s(e,t,c){const{word:D,flag:x,value:L="",
off:$}=t;if(x===void 0)return[];if(x.kind==="node")return $?[]:h(D,p(e,L));const B=x.kind==="preload"&&!$?r(L,c):l(x.kind,
L,$);return B===void 0?[]:[n(B,e,t)]}function n(e,t,{word:{text:c,span:D},written:x,value:L=""}){const $=c===x&&L!==""?`${x}\
 ${L}`:c;return(0,A().flagProblem)(e,t,{name:x,written:$,span:D,value:L})}function l(e,t,c){switch(e){case"plain":case"c\
ommand":case"node":return d(t)?"tool-loads-code":void 0;case"root":return(0,F().normalise)(t)===void 0?"tool-loads-code":
void 0;case"config":return c||!O(t)?void 0:"tool-loads-code";case"code":return c?void 0:v(t);case"preload":case"tests":return;case"\
script-text":return/^[@\w./-]*$/.test(t)?c?void 0:v(t):"evaluates-text";case"variable":return w(t);case"module":return/^[\w.:-]*$/.
test(t)?void 0:"tool-loads-code";case"compiler":return d(t)?"tool-loads-code":a.test(t)?"launches-programs":void 0;case"\
property":return d(t)||(0,F().normalise)(m(t))===void 0?"tool-loads-code":void 0;case"output":return c?void 0:b(t);default:
return c?void 0:e}}function r(e,t){if(R().PRELOADABLE_PACKAGES.has(e)||i.test(e))return"preloads-package";if(t!==void 0)
return"preloads-code";const c=/^(?:@[^/]+\/)?[^/]+$/.test(e);return v(e)??(c?"preloads-package":"tool-runs-file")}const a=/ext(?:ld|ar)\b|extldflags(?!['"= ]*-static['" ]*$)|toolexec|fplugin|-wrapper|-load\b|linker[=-]|[;|&`$]/;
function m(e){return e.slice(e.indexOf("=")+1)}function v(e){return O(e)?"tool-loads-code":e.split(",").some(t=>/^\.|\.[cm]?[jt]sx?$/.
test(t))?"tool-runs-file":void 0}function C(e){const[,t="",c=""]=/^(\w+)[=:](.*)$/s.exec(e)??[];return t!==""&&(0,I().isHarmlessVariable)(
t,c)}function w(e){const t=e.split(",");if(!t.every(C))return t.some(c=>o.test(c.trim()))?"changes-node-options":void 0}
function b(e){const t=e.slice(e.lastIndexOf("=")+1);if(!(t===""||t==="-"||t==="stdout"||t==="stderr"))return O(t)?"write\
s-files":"tool-writes"}function O(e){return/^\s*[{[]|^[A-Za-z][A-Za-z0-9+.-]*:/.test(e)||e.split(",").some(t=>(0,F().normalise)(
t)===void 0)}function d(e){return/(?:^|[=,\s])(?:data|file):/i.test(e)?!0:e.includes("..")&&!/^(?:[\\/]|[A-Za-z]:)/.test(
e)&&(0,F().normalise)(e)===void 0}function p(e,t){return e==="mocha"||e==="_mocha"?t.split(",").map(c=>c.startsWith("-")?
c:`--${c}`):e==="ava"?(0,y().lex)(t).words.map(({text:c})=>c):[t]}const u="x.js";function h(e,t){return f(e,t).problems}
function f({span:e},t){return(0,S().parseNode)([...t,u,u].map(c=>({text:c,span:e,quoted:!1})))}},"command/families/tools\
/launches"(k,g,_,U){let E;const F=()=>E??=g("rules/finding");let P;const I=()=>P??=g("command/flags/equals");let j;const y=()=>j??=
g("command/lex/lex");let M;const S=()=>M??=g("command/families/parsed");let N;const R=()=>N??=g("command/families/tools");
let T;const A=()=>T??=g("command/families/tools/judge-value");let i;const o=()=>i??=g("command/families/tools/read-tool");
_(k,{launchesOf:()=>n});const s={launches:[],problems:[]};function n({subcommand:d,operands:p,passthrough:u}){const[h]=p,
e=(d==="exec"||d==="script-or-tool")&&h?(0,R().toolOf)(h.text):void 0;if(h===void 0||e?.mayStart!==!0)return s;const t=(0,o().
readTool)(e,u),c=l(e,h,u,t),D=t.flags.flatMap(({word:x,flag:L,value:$})=>L?.kind==="command"&&$!==void 0?[{...x,text:$}]:
[]);return O([c,...D.map(x=>v(h.text,x))])}function l({starts:d,subcommands:p},u,h,{flags:f,operands:e,started:t}){const[
c]=t,D=f.some(({flag:x})=>x?.kind==="only-prints"||x?.kind==="evaluates-text");switch(d){case void 0:case"tasks":return s;case"\
script":return D||c&&p.has(c.text)?s:{launches:[{program:"node",words:t}],problems:[]};case"command":return D||c&&p.has(
c.text)?s:a(u.text,h,t);case"command-texts":return O(e.map(x=>v(u.text,x)));case"npm-scripts":return O(e.map(x=>C(u.text,
x,r(f))))}}function r(d){return d.flatMap(({flag:p,word:u})=>p===void 0?[u]:[])}function a(d,p,u){const{words:h,problems:f}=d===
"cross-env"?m(u):{words:u,problems:[]},[e]=h,t=e&&p.find(({text:x})=>x===e.text);if(e===void 0||t===e)return{launches:[{
words:h}],problems:f};const c=`\`${d}\` starts at the first word that is \`${e.text}\``,D={program:d,flag:e.text,fault:c};
return{launches:[{words:h}],problems:[(0,F().problemAt)("flag-value",e.span,D)]}}function m(d){const p=d.findIndex(({text:f})=>!/^\w+=/.
test(f)),u=p<0?d:d.slice(0,p),h=u.flatMap(({text:f,span:e})=>{if((0,A().setsHarmless)(f))return[];const{written:t,attached:c=""}=(0,I().
splitAtEquals)(f);return[(0,F().problemAt)("assignment-refused",e,{name:t,value:c,known:!1})]});return{words:d.slice(u.length),
problems:h}}function v(d,{text:p,span:u}){const[,h="",f=""]=/^npm(?::|\s+run\s+)(\S*\*\S*)(.*)$/s.exec(p)??[],{words:e,problems:t}=(0,y().
lex)(h===""?p.replace(/^npm:(?=\S)/,"npm run "):f);if(!(0,y().hasOneReading)({problems:t})&&!(h!==""&&f.trim()===""))return b(
d,{text:p,span:u});const c=e.map(D=>({...D,span:u}));return h===""?{launches:[{words:c}],problems:[]}:/^[\w:.@/*-]+$/.test(
h)?w([{text:h,span:u,quoted:!1},...c],"wildcard"):b(d,{text:p,span:u})}function C(d,{text:p,span:u},h){const[,f="",e=""]=/^\s*(\S+)(.*)$/s.
exec(p)??[],{words:t,problems:c}=(0,y().lex)(e),D=e.trim()==="";if(f===""||!D&&!(0,y().hasOneReading)({problems:c})||/\{!?[*@%\d]/.
test(p))return b(d,{text:p,span:u});const x=t.map($=>({...$,span:u})),L=[...h,{text:f,span:u,quoted:!1},...x];return w(L,
/^[\w:.@/-]+$/.test(f)?void 0:"glob")}function w(d,p){const f={program:"npm",words:[{text:"run",span:d.at(-1)?.span??{start:0,
end:0},quoted:!1},...d]};return{launches:[p?{...f,selects:p}:f],problems:[]}}function b(d,p){return{launches:[],problems:[
(0,S().wordProblem)("launches-programs",d,p)]}}function O(d){return{launches:d.flatMap(({launches:p})=>p),problems:d.flatMap(
({problems:p})=>p)}}},"command/families/tools/named-files"(k,g,_,U){let E;const F=()=>E??=g("command/families/tools");let P;
const I=()=>P??=g("command/families/tools/judge-value");let j;const y=()=>j??=g("command/families/tools/read-tool");_(k,
{filesIn:()=>N,filesNamedBy:()=>S});const M={files:[],roots:[],nodeFlags:[]};function S({subcommand:i,operands:o,passthrough:s}){
const[n]=o;return i==="exec"&&n?N(n,s):M}function N({text:i},o){const s=(0,F().toolOf)(i)??F().UNKNOWN_TOOL,n=(0,y().readTool)(
s,o);return{files:[...n.flags.flatMap(l=>R(i,l)),...T(s,n.operands)],roots:n.flags.flatMap(({flag:l,value:r})=>l?.kind===
"root"&&r?[r]:[]),nodeFlags:A(i,s,n)}}function R(i,o){const{word:s,flag:n,value:l="",off:r}=o;if(n===void 0||r||l==="")return[];
const{span:a}=s,m=l.split(",").filter(v=>v!==""&&!(0,I().isElsewhere)(v));switch(n.kind){case"tests":return[{as:"tests",
path:l,span:a}];case"config":return(0,I().isElsewhere)(l)?[]:[{as:"config",path:l,span:a}];case"root":return(0,I().isElsewhere)(
l)?[]:[{as:"place",path:l,span:a}];case"output":{const v=l.slice(l.lastIndexOf("=")+1);return(0,I().isElsewhere)(v)?[]:[
{as:"place",path:v,span:a}]}case"code":case"preload":case"script-text":{const v=(0,I().valueProblem)("tool-runs-file",i,
o),C=n.kind==="preload";return m.map(w=>{const b=w.replace(/^<rootDir>\//,"./");return/^\.{1,2}(?:\/|$)|\.[cm]?[jt]sx?$/.
test(b)?{as:"code",path:b,span:a}:{as:"module",path:b,span:a,ifFile:v,first:C}})}default:return[]}}function T(i,o){const n=(i.
runs==="first-operand"?o.slice(0,1):i.runs?o:[]).filter(({text:r})=>!i.subcommands.has(r)).map(({text:r,span:a})=>({as:"\
tests",path:r.replace(/^!|:[\d,*-]+$/g,""),span:a})),l=i.readsArgumentFiles?o.filter(({text:r})=>r.startsWith("@")):[];return[
...n,...l.map(({text:r,span:a})=>({as:"arguments",path:r.slice(1),span:a}))]}function A(i,{handsOn:o},{flags:s}){return s.
flatMap(({word:n,flag:l,value:r="",off:a})=>{const m=l?.kind==="node"&&!a?(0,I().nodeFlagsIn)(i,r):l===void 0&&o?[n.text,
...n.text.includes("=")||r===""?[]:[r]]:[];return m.length===0?[]:(0,I().parseHandedOn)(n,m).invocation.flags})}},"comma\
nd/families/tools/read-tool"(k,g,_,U){let E;const F=()=>E??=g("command/flags/equals");let P;const I=()=>P??=g("command/f\
amilies/tools/tool-table");_(k,{readTool:()=>j});function j(i,o){const s=y.get(o);if(s?.tool===i)return s.read;const n=M(
i,o);return y.set(o,{tool:i,read:n}),n}const y=new WeakMap;function M(i,o){const s=[],n=[],l=i.starts==="command"||i.starts===
"script";let r;for(let a=0;a<o.length;a+=1){const m=o[a],{text:v}=m;if(v==="--"){const w=o.slice(a+1);return l?{flags:s,
operands:n,started:w}:S(s,[...n,...w])}if(!v.startsWith("-")||v==="-"){if(r!==void 0)s.push({...r,word:m,value:v,off:!1});else if(l)
return{flags:s,operands:n,started:o.slice(a)};r===void 0&&n.push(m);continue}r=void 0;const C=R(i,v);if(l&&i.handsOn&&C.
some(({flag:w})=>w===void 0))return{flags:s,operands:n,started:o.slice(a)};for(const{written:w,flag:b,value:O,negated:d}of C){
if(b?.arity==="rest"){const f=o.slice(a+1),e=O===void 0?f:[{...m,text:O},...f],t={word:m,written:w,flag:b,value:O,off:!1};
return{...S(s,n),rest:{flag:t,words:e}}}const p=d||b?.arity!=="value"&&/^(?:false|0)$/.test(O??""),u=O===void 0&&!d?o[a+
1]:void 0,h=u?.text.startsWith("-")===!0&&u.text!=="-";if(b!==void 0&&u!==void 0&&N(b,h)){const f={start:m.span.start,end:u.
span.end};s.push({word:{...m,span:f},written:w,flag:b,value:u.text,off:p}),h||(a+=1),b.arity==="many"&&(r={written:w,flag:b})}else{
const f=b===void 0&&!h?u?.text:void 0;s.push({word:m,written:w,flag:b,value:O??f,off:p})}}}return S(s,n)}function S(i,o){
return{flags:i,operands:o,started:[]}}function N({arity:i},o){return i==="value"||!o&&i!=="none"}function R(i,o){const{written:s,
attached:n}=(0,F().splitAtEquals)(o),l=s.replace(/^-+/,""),r=T(i,l);if(r!==void 0||o.startsWith("--")||l.length<2)return[
{written:s,value:n,flag:r?.flag,negated:r?.negated===!0}];const a=[],m=o.slice(1);for(let v=0;v<m.length;v+=1){const C=m[v]??
"",w=i.flags.get(C);if(w===void 0)return[...a,{written:s,flag:w,value:n,negated:!1}];const b=m.slice(v+1);if(b!==""&&(w.
arity!=="none"||b.startsWith("="))){const O=b.replace(/^=/,"");return[...a,{written:`-${C}`,flag:w,value:O,negated:!1}]}
a.push({written:`-${C}`,flag:w,value:void 0,negated:!1})}return a}function T(i,o){const s=A(i,o);if(s!==void 0)return{flag:s,
negated:!1};if(!/^no-?[A-Za-z]/.test(o))return;const n=A(i,o.replace(/^no-?/,""));return n&&{flag:n,negated:!0}}function A({
flags:i,prefixes:o},s){const n=(0,I().flagKey)(s),l=i.get(n);if(l!==void 0)return l;const r=n.lastIndexOf("."),a=r<0?void 0:
i.get(n.slice(r+1));return a!==void 0&&a.kind!=="plain"?a:o.find(([m])=>n.startsWith(m))?.[1]??a}},"command/families/too\
ls/runners"(k,g,_,U){_(k,{RUNNERS:()=>E});const E=[{binaries:"cross-env",starts:"command",flags:{}},{binaries:"concurren\
tly conc",starts:"command-texts",flags:{plain:`
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
      `,"names-program":"npm-path="}}]},"command/families/tools/task-runners"(k,g,_,U){let E;const F=()=>E??=g("command/\
families/tools/read-tool");let P;const I=()=>P??=g("command/families/tools/tool-table");_(k,{TASK_RUNNERS:()=>j,tasksOf:()=>M});
const j=[{binaries:"turbo",starts:"tasks",flags:{plain:`
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
"never-ends":"watch"}},{binaries:"wireit",starts:"tasks",flags:{}}],y=new Map(j.map(S=>[S.binaries,(0,I().toolTable)(S)]));
function M(S,N){const R=y.get(S);if(R===void 0)return;const T=N.findIndex(({text:r})=>r==="--"),{operands:A,flags:i}=(0,F().
readTool)(R,T<0?N:N.slice(0,T)),[o="",...s]=A.map(({text:r})=>r);if(R.subcommands.has(o))return[];const l=(()=>{if(S==="\
turbo")return o==="run"?s:[o,...s];if(S==="lerna")return o==="run"?s.slice(0,1):[];const r=i.flatMap(({written:a,value:m=""})=>/^(?:--targets?|-t)$/.
test(a)?m:[]);return/^(?:run-many|affected)$/.test(o)?r:[o==="run"?s[0]?.split(":")[1]??"":o]})().flatMap(r=>r.split(",").
map(a=>a.replace(/^.*#/,"")));return[...new Set(l.filter(r=>/^[\w:.@/-]+$/.test(r)))]}},"command/families/tools/tool-tab\
le"(k,g,_,U){_(k,{VALUE_KINDS:()=>E,flagKey:()=>j,toolTable:()=>I});const E=["plain","root","config","code","tests","pre\
load","script-text","node","command","variable","output","module","compiler","property"],F={"=":"value","*":"many","?":"\
optional","+":"rest"},P=[["help","only-prints"],["h","only-prints"],["version","only-prints"],["v","only-prints"],["V","\
only-prints"]];function I(y){const{flags:M,subcommands:S={},handsOn:N,starts:R,runs:T}=y,A=new Map,i=[];for(const[s,n]of Object.
entries(M))for(const l of n.split(/\s+/).filter(Boolean)){const r=F[l.at(-1)??""]??"none",a=(r==="none"?l:l.slice(0,-1)).
split(",");for(const m of a)if(m.endsWith("~"))i.push([j(m.slice(0,-1)),{kind:s,arity:r}]);else{if(A.has(j(m)))throw new Error(
`flag ${m} stands in two groups`);A.set(j(m),{kind:s,arity:r})}}for(const[s,n]of P)A.has(s)||A.set(s,{kind:n,arity:"none"});
const o=Object.entries(S);return{flags:A,prefixes:i,subcommands:new Map(o.flatMap(([s,n])=>n.split(" ").map(l=>[l,s]))),
alone:y.alone,handsOn:N===!0,starts:R,runs:T,readsArgumentFiles:y.readsArgumentFiles===!0,mayStart:R!==void 0||M.command!==
void 0}}function j(y){return y.length===1?y:y.replace(/[-_]/g,"").toLowerCase()}}};
