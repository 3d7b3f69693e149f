"use strict";var me=Object.defineProperty;var e=(M,n)=>me(M,"name",{value:n,configurable:!0});module.exports={"command/families/index"(M,n,L,B){let P;const w=e(()=>P??=n("command/families/machine/parse-program"),"i\
mport_parse_program");let T;const O=e(()=>T??=n("command/families/machine/program-table"),"import_program_table");let R;
const S=e(()=>R??=n("command/families/parsed"),"import_parsed");let E;const v=e(()=>E??=n("command/families/parsers"),"i\
mport_parsers");let f;const a=e(()=>f??=n("command/families/programs"),"import_programs");let l;const s=e(()=>l??=n("com\
mand/families/tools/launches"),"import_launches");L(M,{launchedBy:e(()=>_,"launchedBy"),parseInvocation:e(()=>c,"parseIn\
vocation")});const r=4;function c(t,g,u=O().NO_FAMILIES){const h=typeof t=="string"?v().PARSERS[t](g):(0,w().parseProgram)(
t,g,u),{launched:x,problems:k}=o(h.invocation);return x.length===0&&k.length===0?h:{invocation:h.invocation,problems:[...[
h,...x].flatMap(A=>A.problems),...k]}}e(c,"parseInvocation");function _(t){const g=o(t).launched.map(u=>u.invocation);return t.
launched===void 0?g:[...m(t).slice(1),...g]}e(_,"launchedBy");function o(t){if(t.launched===void 0)return d(t);const g=m(
t).map(u=>d(u));return{launched:g.flatMap(u=>u.launched),problems:g.flatMap(u=>u.problems)}}e(o,"followAll");function m(t){
return[t,...(t.launched??[]).flatMap(m)]}e(m,"chainOf");function d(t,g=0){const{launches:u,problems:h}=(0,s().launchesOf)(
t),x=t.operands[0]?.text??"",k={launched:[],problems:[...h]};for(const A of u){const[b]=A.words,y=g===r?"launches-progra\
ms":A.program===void 0&&b&&i(b.text);if(y){const j=b?.span??{start:0,end:0};k.problems.push((0,S().wordProblem)(y,x,{text:b?.
text??"",span:j}));continue}const I=p(A),N=d(I.invocation,g+1);k.launched.push(I,...N.launched),k.problems.push(...N.problems)}
return k}e(d,"follow");function p({program:t,words:g,selects:u}){if(t!==void 0){const k=v().PARSERS[t](g);return u?{...k,
invocation:{...k.invocation,selects:u}}:k}const[h]=g,x=h?.text??"";return(0,v().isProgram)(x)?v().PARSERS[x](g.slice(1)):
v().PARSERS.npx(g)}e(p,"parseLaunch");function i(t){return t.startsWith("-")?"unknown-flag":a().REFUSED_PROGRAMS.has(t)?
"launches-programs":void 0}e(i,"refusal")},"command/families/machine/judge-operands"(M,n,L,B){let P;const w=e(()=>P??=n(
"repo/paths"),"import_paths");let T;const O=e(()=>T??=n("command/families/parsed"),"import_parsed");let R;const S=e(()=>R??=
n("command/families/tools/judge-value"),"import_judge_value");let E;const v=e(()=>E??=n("command/families/tools/tool-tab\
le"),"import_tool_table");let f;const a=e(()=>f??=n("command/families/machine/properties"),"import_properties");L(M,{judgeOperands:e(
()=>l,"judgeOperands"),ruleForOperand:e(()=>r,"ruleForOperand")});function l({operands:_,refusedOperands:o},m,d){const p=d.
data.deciding_properties!=="";return m.flatMap(i=>{if(p&&_==="plain"&&i.text.includes("="))return(0,a().propertyProblems)(
d,i);const t=s(o,i.text)??r(_,i.text);return t===void 0?[]:[(0,O().wordProblem)(t,d.program,i)]})}e(l,"judgeOperands");function s({
flags:_,prefixes:o},m){const d=[m,m.slice(m.lastIndexOf(":")+1)].map(v().flagKey);for(const p of d){const t=(/^(?:help|h|version|v|V)$/.
test(p)?void 0:_.get(p))??o.find(([g])=>p.startsWith(g))?.[1];if(t!==void 0)return t.kind}}e(s,"refusal");function r(_,o){
if(/^[A-Za-z][\w+.-]*:\/\//.test(o))return"downloads";if(o.startsWith("@")&&_!=="package")return"tool-loads-code";switch(_){case"\
path":return c(o.replace(/::.*$/s,""))?"tool-loads-code":void 0;case"package":return o.includes("@")?"downloads":c(o)?"t\
ool-loads-code":void 0;case"goal":return o.split(":").length>2?"downloads":void 0;case"plain":return(0,S().isForeign)(o)?
"tool-loads-code":void 0}}e(r,"ruleForOperand");function c(_){return(0,w().normalise)(_)===void 0}e(c,"isOutside")},"com\
mand/families/machine/parse-program"(M,n,L,B){let P;const w=e(()=>P??=n("command/families/parsed"),"import_parsed");let T;
const O=e(()=>T??=n("command/families/tool"),"import_tool");let R;const S=e(()=>R??=n("command/families/tools/read-tool"),
"import_read_tool");let E;const v=e(()=>E??=n("command/families/machine/judge-operands"),"import_judge_operands");let f;
const a=e(()=>f??=n("command/families/machine/properties"),"import_properties");let l;const s=e(()=>l??=n("command/famil\
ies/machine/python-module"),"import_python_module");let r;const c=e(()=>r??=n("command/families/machine/started"),"impor\
t_started");L(M,{parseProgram:e(()=>_,"parseProgram")});function _(i,t,g){const{program:u}=i,h={program:u,family:i,flags:[],
operands:[],passthrough:[]},x=o({use:i.use,path:"",words:t,family:i,families:g});return{invocation:{...h,...x.invocation},
problems:x.problems}}e(_,"parseProgram");function o(i){const{use:t,path:g,words:u,family:h,families:x}=i,A=t.subcommands.
size>0?{...t.tool,starts:"script"}:t.tool,b=(0,S().readTool)(A,u),y=b.rest===void 0?b.flags:[...b.flags,b.rest.flag],I=y.
map(m),N=y.flatMap(W=>[...(0,O().toolFlagProblems)(h.program,A,W),...(0,a().decidingProperty)(h,W)]),[j,...$]=b.started.
slice(t.skips??0),D=j&&t.subcommands.get(j.text);if(D===void 0||j===void 0){const W=p(i,b),U=d(i,b);return{invocation:{...g&&
{subcommand:g},...t.any_package&&{anyPackage:!0},...W.invocation,flags:I},problems:[...N,...U,...W.problems]}}const H=g===
""?j.text:`${g} ${j.text}`,F=D.starts==="own-script"?(0,c().parseStarted)("own-script",j,$,{family:h,families:x,parse:_}):
o({...i,use:D,path:H,words:$}),C=D.does?[(0,w().wordProblem)(D.does,h.program,{...j,text:H})]:[];return{invocation:{...F.
invocation,...t.any_package&&{anyPackage:!0},flags:[...I,...F.invocation.flags??[]]},problems:[...N,...C,...F.problems]}}
e(o,"parseUse");function m({word:i,written:t,value:g}){return{name:t,written:t,span:i.span,...g!==void 0&&{value:g}}}e(m,
"flagOf");function d({use:i,path:t,words:g,family:u},{flags:h}){if(i.writes_unless===void 0)return[];const x=i.writes_unless.
split(" "),k=g.slice(g.findIndex(({text:b})=>b==="--"));if(h.some(({written:b,off:y})=>!y&&x.includes(b)))return[];if(k[0]?.
text==="--"&&k.some(({text:b})=>x.includes(b)))return[];const A=g[0]?.span??{start:0,end:0};return[(0,w().wordProblem)("\
tool-writes",u.program,{text:t||u.program,span:A})]}e(d,"writesFiles");function p({use:i,family:t,families:g},u){const{rest:h}=u;
if(h!==void 0)return h.flag.flag?.kind==="module"?(0,s().parseModule)(t,h.words,g,_):{invocation:{passthrough:h.words},problems:[]};
const x=i.starts??(i.subcommands.size>0?"subcommand":void 0),k=x===void 0?u.operands:u.started.slice(i.skips??0),[A,...b]=k;
if(A===void 0){const y=u.flags.some(({flag:$})=>$?.kind==="only-prints"),I={start:0,end:t.program.length},N=y?void 0:i.alone,
j=N?[(0,w().wordProblem)(N,t.program,{text:"",span:I})]:[];return{invocation:{},problems:j}}return x===void 0?{invocation:{
operands:k},problems:(0,v().judgeOperands)(i,k,t)}:(0,c().parseStarted)(x,A,b,{family:t,families:g,parse:_})}e(p,"parseO\
perands")},"command/families/machine/program-table"(M,n,L,B){let P;const w=e(()=>P??=n("command/families/tools/tool-tabl\
e"),"import_tool_table");L(M,{NO_FAMILIES:e(()=>R,"NO_FAMILIES"),OPERAND_KINDS:e(()=>T,"OPERAND_KINDS"),STARTED:e(()=>O,
"STARTED"),programFamily:e(()=>S,"programFamily")});const T=["path","package","goal","plain"],O=["file","package","comma\
nd","script","own-script","tool","script-or-tool","script-tool-or-file"],R={allowed:new Map,known:new Map};function S(a,l){
const s=new Map,r={subcommands:s};for(const[c,_]of Object.entries(l.subcommands)){const o=c.split(" "),m=(o.pop()??"").split(
","),d=o.reduce((i,t)=>{const g=i.subcommands.get(t)??E(l,{alone:"only-prints"});return i.subcommands.set(t,g),g},r),p=E(
l,_);for(const i of m)d.subcommands.set(i,p)}return{program:a,use:{...E(l,l),subcommands:s},data:l}}e(S,"programFamily");
function E(a,l){const{operands:s="path",refused_operands:r={},flags:c={},..._}=l,o=l===a?[]:[a.flags],m=_.starts===void 0?
{}:{starts:"script"};return{..._,operands:s,tool:v([c,...o],m),refusedOperands:(0,w().toolTable)({binaries:"",flags:r}),
subcommands:new Map}}e(E,"useOf");function v(a,l){const[s,...r]=a.map(o=>(0,w().toolTable)({binaries:"",flags:o,...l}));
if(s===void 0||r.length===0)return s??(0,w().toolTable)({binaries:"",flags:{}});const c=new Map(s.flags),_=[...s.prefixes];
for(const o of r){for(const[m,d]of o.flags){const p=c.get(m);(p===void 0||f(m)&&p.kind==="only-prints")&&c.set(m,d)}_.push(
...o.prefixes)}return{...s,flags:c,prefixes:_}}e(v,"merged");function f(a){return["help","h","version","v","V"].includes(
a)}e(f,"isCommon")},"command/families/machine/properties"(M,n,L,B){let P;const w=e(()=>P??=n("command/families/parsed"),
"import_parsed");L(M,{decidingProperty:e(()=>O,"decidingProperty"),propertyProblems:e(()=>R,"propertyProblems")});const T=/^(?!-)[\w.,:/@%+=-]*$/;
function O(E,{flag:v,word:f,value:a=""}){return v?.kind!=="property"||!S(E,a.replace(/^:/,""))?[]:[(0,w().wordProblem)("\
changes-configuration",E.program,f)]}e(O,"decidingProperty");function R(E,v){const{program:f}=E,a=v.text.slice(v.text.indexOf(
"=")+1);return S(E,v.text)?[(0,w().wordProblem)("changes-configuration",f,v)]:T.test(a)?[]:[(0,w().wordProblem)("evaluat\
es-text",f,v)]}e(R,"propertyProblems");function S({data:E},v){const f=v.replace(/[:+?!]?=.*$/s,"").toLowerCase();return E.
deciding_properties.toLowerCase().split(/\s+/).filter(Boolean).some(a=>a.endsWith("~")?f.startsWith(a.slice(0,-1)):f===a)}
e(S,"decides")},"command/families/machine/python-module"(M,n,L,B){let P;const w=e(()=>P??=n("rules/finding"),"import_fin\
ding");let T;const O=e(()=>T??=n("command/families/parsed"),"import_parsed");let R;const S=e(()=>R??=n("command/families\
/tools/judge-value"),"import_judge_value");L(M,{parseModule:e(()=>a,"parseModule")});const E={installs:"pip ensurepip ve\
nv virtualenv easy_install poetry pipx build setuptools",publishes:"twine","never-ends":"http.server pydoc idlelib turtl\
edemo xmlrpc.server wsgiref.simple_server smtpd","reads-stdin":"code pdb asyncio IPython","evaluates-text":"timeit","lau\
nches-programs":"webbrowser antigravity this trace cProfile profile runpy pex","writes-files":"zipapp zipfile tarfile gz\
ip compileall py_compile","only-prints":"site sysconfig platform sys"},v=new Map(Object.entries(E).flatMap(([l,s])=>s.split(
" ").map(r=>[r,l]))),f=new Set("unittest doctest json.tool tabnanny ast tokenize".split(" "));function a({program:l,data:s},[
r,...c],_,o){if(r===void 0){const t={program:l,flag:"-m",fault:"its value is missing"};return{invocation:{},problems:[(0,w().
problemAt)("flag-value",{start:0,end:0},t)]}}const m=_.known.get(r.text);if(m!==void 0&&s.started_programs.includes(r.text)){
const{invocation:t,problems:g}=o(m,c,_);return{invocation:{launched:[t]},problems:g}}const d={operands:[r],passthrough:c},
p=/^[\w.]+$/.test(r.text)?v.get(r.text):"tool-loads-code";if(p!==void 0)return{invocation:d,problems:[(0,O().wordProblem)(
p,l,r)]};const i=c.filter(({text:t})=>(0,S().isForeign)(t));return{invocation:f.has(r.text)?d:{...d,starts:"module"},problems:i.
map(t=>(0,O().wordProblem)("tool-loads-code",r.text,t))}}e(a,"parseModule")},"command/families/machine/started"(M,n,L,B){
let P;const w=e(()=>P??=n("rules/finding"),"import_finding");let T;const O=e(()=>T??=n("command/families/parsed"),"impor\
t_parsed");let R;const S=e(()=>R??=n("command/families/parsers"),"import_parsers");let E;const v=e(()=>E??=n("command/fa\
milies/programs"),"import_programs");let f;const a=e(()=>f??=n("command/families/tool"),"import_tool");let l;const s=e(()=>l??=
n("command/families/tools/tool-table"),"import_tool_table");let r;const c=e(()=>r??=n("command/families/tools"),"import_\
tools");let _;const o=e(()=>_??=n("command/families/machine/judge-operands"),"import_judge_operands");L(M,{parseStarted:e(
()=>m,"parseStarted")});function m(u,h,x,k){const{program:A}=k.family,b={operands:[h],passthrough:x};switch(u){case"subc\
ommand":{const y={program:A,subcommand:h.text},I=(0,w().problemAt)("program-subcommand-unknown",h.span,y);return{invocation:b,
problems:[I]}}case"file":return i(h,x,A);case"package":{const y=(0,o().ruleForOperand)("package",h.text);return{invocation:b,
problems:y?[(0,O().wordProblem)(y,A,h)]:[]}}case"command":return t(h,x,k);case"script":case"own-script":return{invocation:{
...b,subcommand:"run"},problems:p(x,k.family)};case"tool":return g("exec",h,x,k);case"script-or-tool":case"script-tool-o\
r-file":{if(!d.test(h.text)){const y=g("script-or-tool",h,x,k);return{...y,problems:[...y.problems,...p(x,k.family)]}}return u===
"script-tool-or-file"?i(h,x,A):{invocation:b,problems:[(0,O().wordProblem)("launches-programs",A,h)]}}}}e(m,"parseStarte\
d");const d=/^\.{0,2}[\\/]|^~|[\\/].*\.\w+$|\.[cm]?[jt]sx?$/;function p(u,{program:h,use:x}){return u.filter(({text:A})=>{
const b=/^--([\w-]+)/.exec(A)?.[1];return b!==void 0&&x.tool.flags.get((0,s().flagKey)(b))?.kind==="changes-configuratio\
n"}).map(A=>(0,O().wordProblem)("changes-configuration",h,A))}e(p,"ownFlags");function i(u,h,x){const{text:k,span:A}=u,b={
operands:[u],passthrough:h,starts:"file"};if(k==="-"||k===""||k.startsWith("/dev/"))return{invocation:b,problems:[(0,w().
problemAt)("reads-stdin",A,{program:x,flag:k})]};const y=/^(?:npm|jsr|https?|data|git|file|[a-z+]+:\/\/):?/.test(k)&&/:/.
test(k);return{invocation:b,problems:y?[(0,O().wordProblem)("downloads",x,u)]:[]}}e(i,"startFile");function t(u,h,x){const{
family:k,families:A,parse:b}=x,{text:y}=u;if(/:\/\//.test(y))return{invocation:{},problems:[(0,O().wordProblem)("downloa\
ds",k.program,u)]};if(y==="-"||/\.\w+$/.test(y))return i(u,h,k.program);const I=A.known.get(y);if(I===void 0||!k.data.started_programs.
includes(y))return{invocation:{},problems:[(0,O().wordProblem)("launches-programs",k.program,u)]};const{invocation:N,problems:j}=b(
I,h,A);return{invocation:{launched:[N]},problems:j}}e(t,"startCommand");function g(u,h,x,{family:k,families:A,parse:b}){
const{text:y}=h,I=A.allowed.get(y),N=(0,S().isProgram)(y)?S().PARSERS[y](x):I&&b(I,x,A),j=v().REFUSED_PROGRAMS.get(y)===
"shell",$={subcommand:u,operands:[h],passthrough:x,...N&&{launched:[N.invocation]}};if(N!==void 0)return{invocation:$,problems:N.
problems};if(j||u==="exec"&&v().REFUSED_PROGRAMS.has(y))return{invocation:$,problems:[(0,O().wordProblem)("launches-prog\
rams",k.program,h)]};const D=u==="exec"||(0,c().toolOf)(y)!==void 0||(0,c().refusalOf)(y);return{invocation:$,problems:D?
(0,a().parseTool)(h,x):[]}}e(g,"startTool")},"command/families/node"(M,n,L,B){let P;const w=e(()=>P??=n("rules/finding"),
"import_finding");let T;const O=e(()=>T??=n("command/flags/read-flags"),"import_read_flags");let R;const S=e(()=>R??=n("\
command/families/node-flags"),"import_node_flags");let E;const v=e(()=>E??=n("command/families/parsed"),"import_parsed");
L(M,{isTestRun:e(()=>o,"isTestRun"),parseNode:e(()=>a,"parseNode")});const f=new Set(["","-","/dev/stdin","/dev/fd/0","/\
proc/self/fd/0"]);function a(p){const i=[],t=[],g=[],u=new Set;for(const N of(0,O().readFlags)(p,l).tokens){if(N.kind===
"operand"){g.push(N.word);continue}if(N.kind==="unknown"){const C={program:"node",flag:N.written};t.push((0,w().problemAt)(
"unknown-flag",N.word.span,C));continue}const{spec:j,negated:$}=N.part,D=r(N);i.push(D);const H=c(j,$,D.value);if(H!==void 0&&
t.push(_(D,H)),$)continue;u.add(j.effect);const F=m(j,D);F!==void 0&&t.push((0,v().flagProblem)(F,"node",D))}const h=o({
flags:i}),x=h?g.length:u.has("evaluates-text")?0:1,k=g.slice(0,x),A=g.slice(x),b=h||u.has("only-prints")||u.has("evaluat\
es-text"),y=d(k,h,p);y!==void 0&&!(b&&k.length===0)&&t.push(y);const I=(0,v().onlyAsksForInformation)(A);return I!==void 0&&
t.push((0,v().printsOnly)("node",I)),{invocation:{program:"node",flags:i,operands:k,passthrough:A},problems:t}}e(a,"pars\
eNode");const l={flags:"first",dash:"operand",separator:/^--$/,equals:"long",unknown:"never",expand:e(p=>{const i=p.startsWith(
"--"),t=i?p.slice(2).replaceAll("_","-"):p,g=t.startsWith("no-")&&!S().NODE_FLAGS.has(t),u=g?t.slice(3):t,h=S().NODE_FLAGS.
get(S().NODE_ALIASES.get(u)??(i?u:""));return h&&[{spec:h,negated:g,takes:g?"never":s(h)}]},"expand")};function s({name:p,
arity:i}){return p==="print"?"unless-flag":i==="value"?"always":"never"}e(s,"takesOf");function r({word:{span:p},written:i,
attached:t,next:g,consumes:u,part:{spec:h,negated:x}}){const k=u?g?.text:t,A=`--${x?"no-":""}${h.name}`,b=u&&g?{start:p.
start,end:g.span.end}:p;return k===void 0?{name:A,written:i,span:b}:{name:A,written:i,value:k,span:b}}e(r,"flagOf");function c(p,i,t){
if(i)return p.arity==="value"?"it takes a value, so it has no `--no-` form":t===void 0?void 0:"a `--no-` flag takes no v\
alue";if(p.arity==="none"&&p.name!=="print")return t===void 0||p.effect==="opens-inspector"?void 0:"it takes no value";if(p.
name!=="print")return t===void 0||t===""?"its value is missing":p.arity==="value"&&t.startsWith("-")?"its value begins w\
ith a dash":void 0}e(c,"valueFault");function _(p,i){return(0,w().problemAt)("flag-value",p.span,{program:"node",flag:p.
written,fault:i})}e(_,"valueProblem");function o({flags:p}){return p.findLast(({name:i})=>i==="--test"||i==="--no-test")?.
name==="--test"}e(o,"isTestRun");function m(p,{value:i=""}){switch(p.effect){case"harmless":return;case"reports-tests":return S().
BUILT_IN_REPORTERS.has(i)?void 0:"preloads-code";case"tolerates-rejections":return i==="warn"||i==="none"?"hides-failure\
s":void 0;case"writes-report":return i==="stdout"||i==="stderr"?void 0:"writes-files";case"preloads-code":return S().PRELOADABLE_PACKAGES.
has(i)?"preloads-package":"preloads-code";case"loads-module":return S().PRELOADABLE_PACKAGES.has(i)?"preloads-package":"\
loads-code";default:return p.effect}}e(m,"problemOf");function d(p,i,t){const[g]=p;if(g===void 0){const x=t.at(-1)?.span.
end??0;return i?void 0:(0,w().problemAt)("reads-stdin",{start:0,end:x},{program:"node",flag:""})}const{text:u,span:h}=g;
if(f.has(u))return(0,w().problemAt)("reads-stdin",h,{program:"node",flag:u});if(u.startsWith("-"))return(0,w().problemAt)(
"dash-operand",h,{operand:u});if(u==="inspect"||!i&&u==="debug")return(0,w().problemAt)("opens-inspector",h,{program:"no\
de",flag:u})}e(d,"operandProblem")},"command/families/node-flags"(M,n,L,B){let P;const w=e(()=>P??=n("command/flags/flag\
-table"),"import_flag_table");L(M,{BUILT_IN_REPORTERS:e(()=>R,"BUILT_IN_REPORTERS"),NODE_ALIASES:e(()=>O,"NODE_ALIASES"),
NODE_FLAGS:e(()=>T,"NODE_FLAGS"),PRELOADABLE_PACKAGES:e(()=>S,"PRELOADABLE_PACKAGES")});const T=(0,w().flagTable)({harmless:`\

    addons async-context-frame debug-arraybuffer-allocations deprecation disable-proto=
    disable-sigusr1 disable-warning= disallow-code-generation-from-strings dns-result-order=
    enable-fips enable-source-maps experimental-abortcontroller experimental-detect-module
    experimental-eventsource experimental-fetch experimental-global-navigator
    experimental-global-webcrypto experimental-modules experimental-print-required-tla
    experimental-repl-await experimental-report experimental-require-module experimental-sqlite
    experimental-test-coverage experimental-test-module-mocks experimental-test-snapshots
    experimental-top-level-await experimental-transform-types
    experimental-vm-modules experimental-wasi-unstable-preview1 experimental-websocket
    experimental-worker expose-gc extra-info-on-fatal-exception force-async-hooks-checks
    force-context-aware force-fips force-node-api-uncaught-exceptions-policy frozen-intrinsics
    max-http-header-size= max-old-space-size-percentage= max-old-space-size?=
    max-semi-space-size?= napi-modules network-family-autoselection
    network-family-autoselection-attempt-timeout= pending-deprecation require-module
    secure-heap-min= secure-heap= stack-trace-limit?= strip-types test test-concurrency=
    test-coverage-branches= test-coverage-exclude= test-coverage-functions=
    test-coverage-include= test-coverage-lines= test-force-exit test-isolation=
    test-random-seed= test-randomize test-timeout= test-udp-no-try-send
    throw-deprecation tls-max-v1.3 tls-min-v1.2 tls-min-v1.3 trace-atomics-wait
    trace-deprecation trace-exit trace-promises trace-require-module= trace-sigint trace-sync-io
    trace-tls trace-uncaught trace-warnings track-heap-objects v8-pool-size= verify-base-objects warnings zero-fill-buff\
ers
  `,"only-prints":`
    completion-bash help v8-options version
  `,"checks-syntax-only":`
    check
  `,"skips-tests":`
    experimental-test-tag-filter= test-name-pattern= test-only test-shard= test-skip-pattern=
  `,"tolerates-rejections":`
    unhandled-rejections=
  `,"reports-tests":`
    test-reporter=
  `,"writes-report":`
    test-reporter-destination=
  `,weakens:`
    abort-on-uncaught-exception allow-addons allow-child-process allow-fs-read= allow-fs-write=
    allow-inspector allow-natives-syntax allow-openssl-store allow-wasi allow-worker conditions=
    disable-wasm-trap-handler enable-etw-stack-walking experimental-permission expose-internals
    harmony-shadow-realm huge-max-old-generation-size insecure-http-parser
    interpreted-frames-native-stack jitless max-heap-size?= node-memory-debug
    openssl-legacy-provider perf-basic-prof-only-functions perf-prof-unwinding-info permission
    permission-audit security-revert= stack-size?= title= tls-cipher-list= tls-max-v1.2
    tls-min-v1.0 tls-min-v1.1 trace-env trace-env-js-stack trace-env-native-stack use-bundled-ca
    use-largepages= use-openssl-ca use-system-ca
  `,"evaluates-text":`
    eval= experimental-default-type= input-type= print
  `,"reads-stdin":`
    interactive
  `,"preloads-code":`
    import= require=
  `,"loads-module":`
    experimental-loader=
  `,"loads-code":`
    build-snapshot build-snapshot-config= entry-url experimental-addon-modules
    experimental-config-file= experimental-network-imports
    experimental-policy= experimental-sea-config= experimental-wasm-modules icu-data-dir=
    openssl-config= openssl-shared-config policy-integrity= run= snapshot-blob=
    test-global-setup=
  `,"reads-environment-file":`
    env-file-if-exists= env-file=
  `,"changes-configuration":`
    experimental-global-customevent experimental-import-meta-resolve
    experimental-import-text experimental-inspector-network-resource experimental-json-modules
    experimental-package-map= experimental-quic experimental-shadow-realm
    experimental-specifier-resolution experimental-stream-iter global-search-paths http-parser
    node-snapshot preserve-symlinks preserve-symlinks-main use-env-proxy
  `,"opens-inspector":`
    debug debug-brk experimental-network-inspection experimental-storage-inspection
    experimental-worker-inspection inspect inspect-brk inspect-brk-node inspect-port=
    inspect-publish-uid= inspect-wait
  `,"never-ends":`
    watch watch-kill-signal= watch-path= watch-preserve-output
  `,"writes-files":`
    cpu-prof cpu-prof-dir= cpu-prof-interval= cpu-prof-name= diagnostic-dir=
    experimental-webstorage heap-prof heap-prof-dir= heap-prof-interval= heap-prof-name=
    heapsnapshot-near-heap-limit= heapsnapshot-signal= localstorage-file= perf-basic-prof
    perf-prof prof prof-process redirect-warnings= report-compact report-dir= report-exclude-env
    report-exclude-network report-filename= report-on-fatalerror report-on-signal report-signal=
    report-uncaught-exception test-rerun-failures= test-update-snapshots tls-keylog=
    trace-event-categories= trace-event-file-pattern=
  `}),O=new Map([["-c","check"],["-C","conditions"],["-e","eval"],["-h","help"],["-i","interactive"],["-p","print"],["-p\
e","print"],["-r","require"],["-v","version"],["debug-port","inspect-port"],["enable-network-family-autoselection","netw\
ork-family-autoselection"],["es-module-specifier-resolution","experimental-specifier-resolution"],["experimental-default\
-config-file","experimental-config-file"],["experimental-strip-types","strip-types"],["experimental-test-isolation","tes\
t-isolation"],["loader","experimental-loader"],["report-directory","report-dir"],["security-reverts","security-revert"],
["trace-events-enabled","trace-event-categories"]]),R=new Set(["dot","junit","lcov","spec","tap"]),S=new Set(["@swc-node\
/register","dotenv/config","esbuild-register","source-map-support/register","ts-node/esm","ts-node/register","ts-node/re\
gister/transpile-only","tsx","tsx/cjs","tsx/esm"])},"command/families/node-options"(M,n,L,B){let P;const w=e(()=>P??=n("\
command/families/node"),"import_node");L(M,{areHarmlessOptions:e(()=>O,"areHarmlessOptions")});const T=/^--[\w./:=,-]+(?: --[\w./:=,-]+)*$/;
function O(R){if(!T.test(R))return!1;const S={start:0,end:0},E=[...R.split(" "),"x.js"].map(a=>({text:a,span:S,quoted:!1})),
{problems:v,invocation:f}=(0,w().parseNode)(E);return v.length===0&&f.operands.length===1}e(O,"areHarmlessOptions")},"co\
mmand/families/nopt"(M,n,L,B){let P;const w=e(()=>P??=n("rules/finding"),"import_finding");let T;const O=e(()=>T??=n("co\
mmand/flags/read-flags"),"import_read_flags");let R;const S=e(()=>R??=n("command/families/npm-flags"),"import_npm_flags");
L(M,{readNopt:e(()=>E,"readNopt")});function E(d){const p=[],i=[],t=[],g=[];for(const u of(0,O().readFlags)(d,v).tokens)
if(u.kind==="operand")t.push(u.word);else if(u.kind==="unknown"){const h=o(u);"rule"in h?g.push(h):i.push(h)}else{const{
flag:h,fault:x}=c(u);p.push(h),x!==void 0&&g.push(m(u.word,u.written,x))}return{flags:p,unknown:i,remain:t,problems:g}}e(
E,"readNopt");const v={flags:"anywhere",dash:"operand",separator:/^-{2,}$/,equals:"all",unknown:"true-or-false",expand:e(
d=>a(d.replace(/^-+/,"")),"expand")},f=40;function a(d){const p=l(d);if(p!==void 0&&!p.negated)return[p];const i=r(d);if(i!==
void 0)return[i];if(d.length<2||d.length>f)return p&&[p];const t=[...d].map(r);return t.every(g=>g!==void 0)?t:p&&[p]}e(
a,"expand");function l(d){const p=S().NPM_FLAGS.get(d);if(p!==void 0)return s(p,!1);if(!d.startsWith("no-"))return;const i=S().
NPM_FLAGS.get(d.slice(3));return i&&s(i,!0)}e(l,"exactPart");function s(d,p){const i=d.arity==="value"?p?"never":"always":
"true-or-false";return{spec:d,negated:p,takes:i}}e(s,"partOf");function r(d){const[p,i]=S().NPM_SHORTHANDS.get(d)??[],t=p===
void 0?void 0:l(p.slice(2));return t&&(i===void 0?t:{...t,fixed:i,takes:"never"})}e(r,"shorthandPart");function c(d){const{
word:p,written:i,attached:t,next:g,consumes:u}=d,{spec:h,negated:x,fixed:k}=d.part;if(k===void 0&&h.arity==="value")return _(
d);const A={name:`--${h.name}`,written:i,span:p.span,spec:h};if(k!==void 0){const I={flag:{...A,value:k,negated:x}};return t===
void 0?I:{...I,fault:"it takes no value"}}const b=u?g?.text:t,y={flag:{...A,negated:b==="false"?!x:x}};return t!==void 0&&
!(0,O().isTruth)(t)?{...y,fault:"npm reads its value as a separate word"}:h.arity==="loose"&&!u&&(g?.text==="null"||g?.text===
"always")?{...y,fault:"npm reads the next word as its value"}:y}e(c,"readOne");function _({word:d,written:p,attached:i,next:t,
consumes:g,part:u}){const{spec:h,negated:x}=u,k=g?t?.text:i,A=g&&t?{start:d.span.start,end:t.span.end}:d.span,b={name:`-\
-${h.name}`,written:p,span:A,spec:h,negated:x},y={flag:k===void 0?b:{...b,value:k}};return x?{...y,fault:"it takes a val\
ue, so it has no `--no-` form"}:k===void 0||k===""?{...y,fault:"its value is missing"}:k.startsWith("-")?{...y,fault:"it\
s value begins with a dash"}:y}e(_,"readValue");function o({word:d,written:p,attached:i}){const t=p.replace(/^-+/,"").toLowerCase().
replaceAll("_","-").replace(/^(?:no-)+/,""),g=[...S().NPM_FLAGS.keys(),...S().NPM_SHORTHANDS.keys()].find(h=>h.startsWith(
t));if(g!==void 0){const h={program:"npm",flag:p,meant:`--${g}`};return(0,w().problemAt)("abbreviated-flag",d.span,h)}if(!/^--[a-z][a-z0-9-]*$/i.
test(p))return(0,w().problemAt)("unknown-flag",d.span,{program:"npm",flag:p});const u={name:p,written:p,span:d.span};return i===
void 0?u:{...u,value:i}}e(o,"unknownFlag");function m(d,p,i){return(0,w().problemAt)("flag-value",d.span,{program:"npm",
flag:p,fault:i})}e(m,"faulty")},"command/families/npm"(M,n,L,B){let P;const w=e(()=>P??=n("rules/finding"),"import_findi\
ng");let T;const O=e(()=>T??=n("command/families/nopt"),"import_nopt");let R;const S=e(()=>R??=n("command/families/npm-s\
ubcommands"),"import_npm_subcommands");let E;const v=e(()=>E??=n("command/families/parsed"),"import_parsed");let f;const a=e(
()=>f??=n("command/families/tool"),"import_tool");L(M,{interpret:e(()=>s,"interpret"),parseNpm:e(()=>l,"parseNpm")});function l(g){
return s("npm",(0,O().readNopt)(g),g)}e(l,"parseNpm");function s(g,{flags:u,unknown:h,remain:x,problems:k},A){const[b,...y]=x,
I=u.find(W=>W.spec.effect==="only-prints"&&!W.negated),N=b&&S().NPM_SUBCOMMANDS.get(b.text),j=N?.effect,$=[...u.flatMap(
W=>i(g,W,j)),...k],D={program:g,flags:u};if(b===void 0)return I===void 0&&$.push(t(g,A)),$.push(...h.map(W=>(0,v().flagProblem)(
"unknown-flag",g,W))),{invocation:{...D,operands:[],passthrough:[]},problems:$};if(N===void 0){const W=[...S().NPM_SUBCOMMANDS].
find(([G])=>G.startsWith(b.text))?.[1].name??"",U={subcommand:b.text,meant:W};return $.unshift((0,w().problemAt)("unknow\
n-subcommand",b.span,U)),{invocation:{...D,operands:y,passthrough:[]},problems:$}}const H=N.effect==="runs-script"?"flag\
-before-separator":"unknown-flag";if($.push(...h.map(W=>(0,v().flagProblem)(H,g,W))),S().MISSPELT.has(b.text)){const W={
subcommand:b.text,meant:N.name};$.push((0,w().problemAt)("misspelt-subcommand",b.span,W))}const F={...D,subcommand:N.name},
C=r(N,b,y,F);return{invocation:C.invocation,problems:[...C.problems,...$]}}e(s,"interpret");function r({name:g,effect:u},h,x,k){
const A={...k,operands:x,passthrough:[]},b=e(y=>({invocation:A,problems:[(0,v().wordProblem)(y,k.program,{text:g,span:h.
span})]}),"does");switch(u){case"runs-script":return c(g,h,x,k);case"runs-tool":return m(h,x,k);case"depends-on-registry":
return b(x[0]?.text==="fix"?"installs":u);case"packs":return d(k.flags,"dry-run")?{invocation:A,problems:[]}:b("writes-f\
iles");case"edits-package":return b(x[0]?.text==="get"?"only-prints":"writes-files");default:return b(u)}}e(r,"readSubco\
mmand");function c(g,u,h,x){const k=g==="run"?h.slice(0,1):[u],A=g==="run"?h.slice(1):h,[b]=k,y=[];b===void 0?y.push((0,v().
printsOnly)("npm",{...u,text:"run"})):b.text==="env"&&y.push((0,w().problemAt)("prints-environment",b.span,{}));const I=(0,v().
onlyAsksForInformation)(A);return I!==void 0&&y.push((0,v().printsOnly)("npm",I)),{invocation:{...x,operands:k,passthrough:A},
problems:y}}e(c,"readScript");const _=/^(?:@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~][a-z0-9._~-]*$/i,o=new Set(["only-prints",
"evaluates-text"]);function m(g,u,h){const[x,...k]=u;if(x===void 0){const y=h.flags.some(({spec:I,negated:N})=>o.has(I.effect)&&
!N)?[]:[t(h.program,[g])];return{invocation:{...h,operands:[],passthrough:[]},problems:y}}const A={...h,operands:[x],passthrough:k};
return _.test(x.text)?{invocation:A,problems:(0,a().parseTool)(x,k)}:{invocation:A,problems:[(0,v().wordProblem)("downlo\
ads",h.program,x)]}}e(m,"readTool");function d(g,u){const h=g.findLast(x=>x.name===`--${u}`);return h!==void 0&&h.negated!==
!0}e(d,"isOn");const p=new Set(["downloads","only-prints","dry-run","skips-hooks"]);function i(g,u,h){const{effect:x,name:k}=u.
spec;if(u.negated&&(p.has(x)||k==="force"||k==="global"))return[];switch(x){case"harmless":case"allows-missing":return[];case"\
filters-dependencies":return h==="only-prints"||h==="depends-on-registry"?[]:[(0,v().flagProblem)("installs",g,u)];case"\
selects-workspace":return h!=="runs-tool"||u.negated?[]:[(0,v().flagProblem)("changes-configuration",g,u)];case"changes-\
directory":return h!=="runs-tool"&&h!=="packs"?[]:[(0,v().flagProblem)("changes-configuration",g,u)];default:return[(0,v().
flagProblem)(x,g,u)]}}e(i,"flagProblems");function t(g,u){const h=u[0]?.span.start??0,x=u.at(-1)?.span.end??0;return(0,w().
problemAt)("nothing-to-run",{start:h,end:x},{program:g})}e(t,"nothingToRun")},"command/families/npm-flags"(M,n,L,B){let P;
const w=e(()=>P??=n("command/flags/flag-table"),"import_flag_table");L(M,{NPM_FLAGS:e(()=>T,"NPM_FLAGS"),NPM_SHORTHANDS:e(
()=>O,"NPM_SHORTHANDS")});const T=(0,w().flagTable)({harmless:`
    all cache-max= cache-min= color? depth= description expect-result-count= expect-results?
    foreground-scripts heading= json link loglevel= long offline
    parseable prefer-offline prefer-online progress sbom-format= sbom-type= searchexclude=
    searchlimit= searchopts= searchstaleness= strict-npmrc unicode update-notifier which=
  `,"only-prints":`
    usage version versions
  `,"dry-run":`
    dry-run
  `,"skips-hooks":`
    ignore-scripts
  `,"allows-missing":`
    if-present
  `,"selects-workspace":`
    include-workspace-root workspace= workspaces?
  `,"changes-directory":`
    prefix=
  `,"evaluates-text":`
    call=
  `,"changes-shell":`
    script-shell= shell=
  `,"changes-node-options":`
    node-options=
  `,"names-program":`
    browser? editor= git= node-gyp= viewer=
  `,"loads-code":`
    extension-file= ignore-extension init-module= init.module=
  `,downloads:`
    package= yes?
  `,"changes-configuration":`
    ca= cafile= cert= fetch-retries= fetch-retry-factor= fetch-retry-maxtimeout=
    fetch-retry-mintimeout= fetch-timeout= force global global-style globalconfig= https-proxy=
    key= local-address= location= maxsockets= noproxy= proxy= registry= replace-registry-host=
    strict-ssl umask= user-agent= userconfig=
  `,"filters-dependencies":`
    also= audit-level= before= dev include= omit= only= optional? package-lock package-lock-only
    production?
  `,installs:`
    allow-directory= allow-file= allow-git= allow-remote= allow-scripts-pending
    allow-scripts-pin allow-scripts= audit bin-links cpu=
    dangerously-allow-all-scripts engine-strict format-package-lock fund global-ignore-file=
    install-links install-strategy= legacy-bundling legacy-peer-deps libc=
    lockfile-version= min-release-age-exclude= min-release-age= omit-lockfile-registry-resolved
    os= prefer-dedupe rebuild-bundle save save-bundle save-dev save-exact save-optional save-peer
    save-prefix= save-prod shrinkwrap strict-allow-scripts strict-peer-deps workspaces-update
  `,publishes:`
    _auth= access= auth-type= bypass-2fa cidr= expires= include-attestations name=
    orgs-permission= orgs= otp= packages-all packages-and-scopes-permission= packages= password=
    provenance provenance-file= read-only scope= scopes= tag= token-description=
  `,"uses-network":`
    diff-dst-prefix= diff-ignore-all-space diff-name-only diff-no-prefix diff-src-prefix=
    diff-text diff-unified= diff=
  `,"writes-files":`
    allow-same-version allow-unused-patches cache= commit-hooks edit-dir= git-tag-version
    ignore-existing ignore-patch-failures include-staged init-author-email= init-author-name=
    init-author-url= init-license= init-private init-type= init-version= init.author.email=
    init.author.name= init.author.url= init.license= init.version= keep-edit-dir logs-dir=
    logs-max= message= pack-destination= patches-dir= preid= sign-git-commit sign-git-tag
    tag-version-prefix= timing to=
  `}),O=new Map([["?",["--usage"]],["B",["--save-bundle"]],["C",["--prefix"]],["D",["--save-dev"]],["E",["--save-exact"]],
["H",["--usage"]],["L",["--location"]],["O",["--save-optional"]],["P",["--save-prod"]],["S",["--save"]],["a",["--all"]],
["c",["--call"]],["d",["--loglevel","info"]],["dd",["--loglevel","verbose"]],["ddd",["--loglevel","silly"]],["desc",["--\
description"]],["enjoy-by",["--before"]],["f",["--force"]],["g",["--global"]],["h",["--usage"]],["help",["--usage"]],["i\
wr",["--include-workspace-root"]],["l",["--long"]],["local",["--no-global"]],["m",["--message"]],["n",["--no-yes"]],["no",
["--no-yes"]],["p",["--parseable"]],["porcelain",["--parseable"]],["q",["--loglevel","warn"]],["quiet",["--loglevel","wa\
rn"]],["readonly",["--read-only"]],["reg",["--registry"]],["s",["--loglevel","silent"]],["silent",["--loglevel","silent"]],
["v",["--version"]],["verbose",["--loglevel","verbose"]],["w",["--workspace"]],["ws",["--workspaces"]],["y",["--yes"]]])},
"command/families/npm-subcommands"(M,n,L,B){L(M,{MISSPELT:e(()=>O,"MISSPELT"),NPM_SUBCOMMANDS:e(()=>T,"NPM_SUBCOMMANDS")});
const P={"runs-script":"test:t,tst run:run-script,rum,urn start stop restart","runs-tool":"exec:x","only-prints":`
    completion explain:why find-dupes help:hlep help-search ll:la ls:list prefix query root sbom
  `,"depends-on-registry":"audit doctor outdated",packs:"pack","edits-package":"pkg",installs:`
    ci:clean-install,ic,install-clean,isntall-clean dedupe:ddp
    install:add,i,in,ins,inst,insta,instal,isnt,isnta,isntal,isntall
    install-ci-test:cit,clean-install-test,sit install-test:it link:ln prune rebuild:rb
    uninstall:r,remove,rm,un,unlink update:u,udpate,up,upgrade
  `,publishes:`
    access adduser:add-user deprecate dist-tag:dist-tags hook login logout org:ogr owner:author
    profile publish stage star stars team token trust undeprecate unpublish unstar
  `,"uses-network":"bugs:issues diff docs:home fund ping repo search:find,s,se view:info,show,v whoami","changes-configu\
ration":"approve-scripts config:c deny-scripts get install-scripts set","names-program":"edit explore","loads-code":"ini\
t:create,innit","writes-files":"cache patch shrinkwrap version:verison"};function w(){const R=new Map;for(const S of Object.
keys(P))for(const E of P[S].split(/\s+/).filter(Boolean)){const[v="",f=""]=E.split(":");for(const a of[v,...f.split(",").
filter(Boolean)]){if(R.has(a))throw new Error(`subcommand ${a} stands in two groups`);R.set(a,{name:v,effect:S})}}return R}
e(w,"tabulate");const T=w(),O=new Set(["hlep","rum","urn"])},"command/families/npx"(M,n,L,B){let P;const w=e(()=>P??=n("\
command/flags/read-flags"),"import_read_flags");let T;const O=e(()=>T??=n("command/families/nopt"),"import_nopt");let R;
const S=e(()=>R??=n("command/families/npm"),"import_npm");let E;const v=e(()=>E??=n("command/families/npm-flags"),"impor\
t_npm_flags");let f;const a=e(()=>f??=n("command/families/parsed"),"import_parsed");L(M,{parseNpx:e(()=>_,"parseNpx")});
const l=new Set(["always-spawn","ignore-existing","shell-auto-fallback"]),s=new Set(["npm","node-arg","n"]),r=new Set(["\
package","p","cache","userconfig","call","c","shell"]),c=new Set(["no-install","quiet","q","version","v","help","h"]);function _(t){
const[g]=t,u={text:"exec",span:g?.span??{start:0,end:0},quoted:!1},{rewritten:h,removed:x}=o(t),k=(0,S().interpret)("npx",
(0,O().readNopt)([u,...h]),t),A=x.map(({text:b,span:y})=>(0,a().flagProblem)("unknown-flag","npx",{name:b,written:b,span:y}));
return{invocation:k.invocation,problems:[...A,...k.problems]}}e(_,"parseNpx");function o(t){const g=[],u=[],{tokens:h,separator:x}=(0,w().
readFlags)(t,m),k=[];for(const b of h)if(b.kind==="operand")k.push(b.word);else if(b.kind==="flag"){const{word:y,written:I,
attached:N,consumes:j,next:$,part:D}=b;if(D.spec==="removed"){u.push(y);continue}g.push({...y,text:p(d(I),N,y.text)}),j&&
$&&g.push($)}const[A]=k;return x!==void 0?g.push(x):A!==void 0&&g.push({...A,text:"--"}),{rewritten:g.concat(k),removed:u}}
e(o,"rewrite");const m={flags:"first",dash:"flag",separator:/^--$/,equals:"all",unknown:"never",expand:e((t,g)=>{const u=d(
t),h=e((k,A)=>[{spec:k,negated:!1,takes:A}],"flag");if(l.has(u))return h("removed","never");if(s.has(u))return h("remove\
d","always");const x=u==="p"?void 0:v().NPM_SHORTHANDS.get(u);return x!==void 0?{instead:g===void 0?x:[...x,g]}:i(u)?h("\
kept","never"):h("kept",r.has(u)?"always":"unless-flag")},"expand")};function d(t){return t.replace(/^-+/,"")}e(d,"keyOf");
function p(t,g,u){if(t==="no-install")return"--yes=false";const h=t==="p"?"--package":t==="shell"?"--script-shell":void 0;
return h===void 0?u:g===void 0?h:`${h}=${g}`}e(p,"renamed");function i(t){const g=v().NPM_FLAGS.get(t)?.arity;return c.has(
t)||g==="none"||g==="loose"}e(i,"isSwitch")},"command/families/parsed"(M,n,L,B){L(M,{flagProblem:e(()=>w,"flagProblem"),
onlyAsksForInformation:e(()=>R,"onlyAsksForInformation"),printsOnly:e(()=>S,"printsOnly"),wordProblem:e(()=>P,"wordProbl\
em")});function P(E,v,{text:f,span:a}){return T(E,a,{program:v,flag:f})}e(P,"wordProblem");function w(E,v,f){const{written:a,
span:l,value:s}=f,r={program:v,flag:a};return T(E,l,s===void 0?r:{...r,value:s})}e(w,"flagProblem");function T(E,v,f){return{
rule:E,span:v,args:f}}e(T,"argumentProblem");const O=new Set(["--version","-v","-V","--help","-h"]);function R(E){const[
v]=E;return E.length===1&&v!==void 0&&O.has(v.text)?v:void 0}e(R,"onlyAsksForInformation");function S(E,v){return P("onl\
y-prints",E,v)}e(S,"printsOnly")},"command/families/parsers"(M,n,L,B){let P;const w=e(()=>P??=n("command/families/node"),
"import_node");let T;const O=e(()=>T??=n("command/families/npm"),"import_npm");let R;const S=e(()=>R??=n("command/famili\
es/npx"),"import_npx");L(M,{PARSERS:e(()=>E,"PARSERS"),isProgram:e(()=>v,"isProgram")});const E={node:w().parseNode,npm:O().
parseNpm,npx:S().parseNpx};function v(f){return Object.hasOwn(E,f)}e(v,"isProgram")},"command/families/programs"(M,n,L,B){
L(M,{REFUSED_PROGRAMS:e(()=>w,"REFUSED_PROGRAMS")});const P={shell:"bash sh zsh dash ksh fish csh tcsh pwsh powershell c\
md busybox env eval exec source . command sudo xargs nohup time timeout nice ionice setsid stdbuf taskset chrt flock prl\
imit unshare strace ltrace gdb vim",interpreter:"python python2 python3 php perl ruby deno bun lua java go cargo make",package_manager:"\
yarn pnpm bunx pnpx corepack pip pip3 uv poetry composer",system:"cat ls rm cp mv grep find sed awk curl wget git docker\
 touch echo cd test diff wc head tail chmod true false exit"},w=new Map(Object.keys(P).flatMap(T=>P[T].split(" ").map(O=>[
O,T])))},"command/families/tool"(M,n,L,B){let P;const w=e(()=>P??=n("rules/finding"),"import_finding");let T;const O=e(()=>T??=
n("command/families/parsed"),"import_parsed");let R;const S=e(()=>R??=n("command/families/tools/judge-value"),"import_ju\
dge_value");let E;const v=e(()=>E??=n("command/families/tools/read-tool"),"import_read_tool");let f;const a=e(()=>f??=n(
"command/families/tools/task-runners"),"import_task_runners");let l;const s=e(()=>l??=n("command/families/tools"),"impor\
t_tools");L(M,{parseTool:e(()=>r,"parseTool"),toolFlagProblems:e(()=>c,"toolFlagProblems")});function r(d,p){const i=d.text,
t=(0,s().refusalOf)(i);if(t!==void 0)return[(0,O().wordProblem)(t,i,d)];const g=(0,O().onlyAsksForInformation)(p);if(g!==
void 0)return[(0,O().printsOnly)(i,g)];const u=(0,s().toolOf)(i),h=(0,v().readTool)(u??s().UNKNOWN_TOOL,p);return[..._(d,
p),...o(d,u,h),...h.flags.flatMap(x=>c(i,u,x)),...h.operands.flatMap(x=>u?.runs===void 0&&(0,S().isForeign)(x.text)?[(0,O().
wordProblem)("tool-loads-code",i,x)]:[])]}e(r,"parseTool");function c(d,p,i){return i.flag===void 0?m(d,p,i):(0,S().judgeValue)(
d,i,p?.starts)}e(c,"toolFlagProblems");function _({text:d,span:p},i){const t=(0,a().tasksOf)(d,i);return t===void 0?[]:[
(0,w().problemAt)("runs-tasks",p,{program:d,tasks:t})]}e(_,"taskProblems");function o(d,p,{operands:i,started:t}){const g=p?.
starts===void 0||p.starts==="tasks",[u]=g?i:t,h=u?p?.subcommands.get(u.text):p?.alone;return h===void 0?[]:[(0,O().wordProblem)(
h,d.text,u??d)]}e(o,"subcommandProblems");function m(d,p,{word:i,value:t=""}){const g=e(u=>[(0,O().wordProblem)(u,d,i)],
"does");if(p?.handsOn===!0){const u=i.text.includes("=")||t===""?[]:[t],h=(0,S().judgeNodeFlags)(i,[i.text,...u]);if(!h.
some(({rule:x})=>x==="unknown-flag"))return h}return p?.starts==="command"||p?.starts==="script"?g("unknown-flag"):p?.starts===
"npm-scripts"?i.text.includes("=")?[]:g("unknown-flag"):(0,S().isForeign)(t)?g("tool-loads-code"):p===void 0?[]:g("tool-\
flag-unknown")}e(m,"unknownFlag")},"command/families/tools"(M,n,L,B){let P;const w=e(()=>P??=n("command/families/tools/b\
undlers"),"import_bundlers");let T;const O=e(()=>T??=n("command/families/tools/compilers"),"import_compilers");let R;const S=e(
()=>R??=n("command/families/tools/coverage"),"import_coverage");let E;const v=e(()=>E??=n("command/families/tools/linter\
s"),"import_linters");let f;const a=e(()=>f??=n("command/families/tools/runners"),"import_runners");let l;const s=e(()=>l??=
n("command/families/tools/task-runners"),"import_task_runners");let r;const c=e(()=>r??=n("command/families/tools/test-r\
unners"),"import_test_runners");let _;const o=e(()=>_??=n("command/families/tools/tool-table"),"import_tool_table");L(M,
{REFUSED_TOOLS:e(()=>d,"REFUSED_TOOLS"),TOOLS:e(()=>p,"TOOLS"),UNKNOWN_TOOL:e(()=>u,"UNKNOWN_TOOL"),refusalOf:e(()=>t,"r\
efusalOf"),toolOf:e(()=>i,"toolOf")});const m={"launches-programs":`
    bnr bun bunx corepack cross-env-shell dotenv dotenv-cli dotenvx env-cmd execa foreman glob
    husky jake lage lint-staged nf node npm npm-watch nps npx onchange
    open-cli opener per-env pm2 pnpm pnpx run-script-os run-z rush server-test shx
    simple-git-hooks start-server-and-test start-test ultra wsrun yarn yarnpkg zx
  `,"never-ends":`
    browser-sync chokidar electron http-server json-server live-server localtunnel lt ngrok
    node-dev nodemon serve ts-node-dev tsnd tsserver webpack-dev-server
  `,installs:`
    degit node-gyp node-gyp-build node-pre-gyp npm-check-updates ncu patch-package prebuild-install
    tiged
  `,publishes:`
    firebase gh-pages lerna-publish netlify np npm-publish release-it semantic-release
    surge vercel wrangler
  `,"writes-files":`
    copyfiles cpx cpy cpy-cli del del-cli drizzle-kit knex mkdirp ncp prisma rimraf typeorm
  `},d=new Map(Object.keys(m).flatMap(h=>m[h].split(/\s+/).filter(Boolean).map(x=>[x,h]))),p=new Map([c().TEST_RUNNERS,S().
COVERAGE,v().LINTERS,O().COMPILERS,w().BUNDLERS,a().RUNNERS,s().TASK_RUNNERS].flat().flatMap(h=>{const x=(0,o().toolTable)(
h);return h.binaries.split(" ").map(k=>[k,x])}));function i(h){return p.get(h)??p.get(g(h))}e(i,"toolOf");function t(h){
return d.get(h)??d.get(g(h))}e(t,"refusalOf");function g(h){return h.replace(/^@[^/]*\//,"")}e(g,"withoutScope");const u=(0,o().
toolTable)({binaries:"",flags:{config:"config,c= resolve-plugins-relative-to=",code:`
      custom-syntax= env= environment= format= formatter= global-setup= global-teardown= import=
      loader= parser= plugin= preset= reporter,reporters= require,r= resolver= rulesdir= runner=
      setup-files= setup-files-after-env= test-environment= test-runner= transform=
    `,"tool-writes":"apply apply-unsafe fix? update update-snapshot,update-snapshots write","skips-tests":"pass-with-no-\
tests","never-ends":"ui watch watch-all","only-prints":""}})},"command/families/tools/bundlers"(M,n,L,B){L(M,{BUNDLERS:e(
()=>P,"BUNDLERS")});const P=[{binaries:"rollup",flags:{plain:`
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
 plugin loader p l migrate"}}]},"command/families/tools/compilers"(M,n,L,B){L(M,{COMPILERS:e(()=>P,"COMPILERS")});const P=[
{binaries:"tsc tsgo vue-tsc",readsArgumentFiles:!0,flags:{plain:`
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
/coverage"(M,n,L,B){L(M,{COVERAGE:e(()=>P,"COVERAGE")});const P=[{binaries:"c8",starts:"command",flags:{plain:`
        reporter,r= all include,n= exclude,x= extension,e= exclude-after-remap,a skip-full
        check-coverage branches= functions= lines= statements= per-file 100 exclude-node-modules
        clean wrapper-length= omit-relative allowExternal merge-async experimental-monocart
      `,root:"src= resolve= temp-directory=",config:"config,c=",output:"reports-dir,report-dir,o="},subcommands:{"only-p\
rints":"report check-coverage"}},{binaries:"nyc",starts:"command",flags:{plain:`
        exclude,x= exclude-node-modules include,n= extension,e= ignore-class-methods= auto-wrap
        es-modules compact preserve-comments produce-source-map source-map instrument
        exclude-after-remap branches= functions= lines= statements= per-file check-coverage
        show-process-tree skip-empty skip-full silent,s all,a eager cache,c babel-cache
        use-spawn-wrap hook-require hook-run-in-context hook-run-in-this-context clean
      `,root:"cwd= temp-dir,t= cache-dir=",config:"nycrc-path=",code:"reporter,r= parser-plugins=",preload:"require,i=",
output:"report-dir="},subcommands:{"only-prints":"report check-coverage","tool-writes":"instrument merge"}}]},"command/f\
amilies/tools/judge-value"(M,n,L,B){let P;const w=e(()=>P??=n("repo/paths"),"import_paths");let T;const O=e(()=>T??=n("c\
ommand/lex/assignment"),"import_assignment");let R;const S=e(()=>R??=n("command/lex/lex"),"import_lex");let E;const v=e(
()=>E??=n("command/families/node"),"import_node");let f;const a=e(()=>f??=n("command/families/node-flags"),"import_node_\
flags");let l;const s=e(()=>l??=n("command/families/parsed"),"import_parsed");L(M,{isElsewhere:e(()=>x,"isElsewhere"),isForeign:e(
()=>k,"isForeign"),judgeNodeFlags:e(()=>y,"judgeNodeFlags"),judgeValue:e(()=>_,"judgeValue"),nodeFlagsIn:e(()=>A,"nodeFl\
agsIn"),parseHandedOn:e(()=>I,"parseHandedOn"),setsHarmless:e(()=>g,"setsHarmless"),valueProblem:e(()=>o,"valueProblem")});
const r=/^(?:@babel\/(?:register|polyfill)|@swc\/register|@istanbuljs\/esm-loader-hook|core-js\/stable|esm|reflect-metadata|regenerator-runtime\/runtime|tsconfig-paths\/register|ts-node|ts-node\/register\/files)$/,
c=/^(?:NODE_|LD_|DYLD_|npm_|TAP_|TS_NODE|TSX_|BASH_ENV|ENV|SHELL|PATH|HOME)/i;function _(N,j,$){const{word:D,flag:H,value:F="",
off:C}=j;if(H===void 0)return[];if(H.kind==="node")return C?[]:y(D,A(N,F));const W=H.kind==="preload"&&!C?d(F,$):m(H.kind,
F,C);return W===void 0?[]:[o(W,N,j)]}e(_,"judgeValue");function o(N,j,{word:{text:$,span:D},written:H,value:F=""}){const C=$===
H&&F!==""?`${H} ${F}`:$;return(0,s().flagProblem)(N,j,{name:H,written:C,span:D,value:F})}e(o,"valueProblem");function m(N,j,$){
switch(N){case"plain":case"command":case"node":return k(j)?"tool-loads-code":void 0;case"root":return(0,w().normalise)(j)===
void 0?"tool-loads-code":void 0;case"config":return $||!x(j)?void 0:"tool-loads-code";case"code":return $?void 0:t(j);case"\
preload":case"tests":return;case"script-text":return/^[@\w./-]*$/.test(j)?$?void 0:t(j):"evaluates-text";case"variable":
return u(j);case"module":return/^[\w.:-]*$/.test(j)?void 0:"tool-loads-code";case"compiler":return k(j)?"tool-loads-code":
p.test(j)?"launches-programs":void 0;case"property":return k(j)||(0,w().normalise)(i(j))===void 0?"tool-loads-code":void 0;case"\
output":return $?void 0:h(j);default:return $?void 0:N}}e(m,"ruleFor");function d(N,j){if(a().PRELOADABLE_PACKAGES.has(N)||
r.test(N))return"preloads-package";if(j!==void 0)return"preloads-code";const $=/^(?:@[^/]+\/)?[^/]+$/.test(N);return t(N)??
($?"preloads-package":"tool-runs-file")}e(d,"ruleForPreload");const p=/ext(?:ld|ar)\b|extldflags(?!['"= ]*-static['" ]*$)|toolexec|fplugin|-wrapper|-load\b|linker[=-]|[;|&`$]/;
function i(N){return N.slice(N.indexOf("=")+1)}e(i,"propertyValue");function t(N){return x(N)?"tool-loads-code":N.split(
",").some(j=>/^\.|\.[cm]?[jt]sx?$/.test(j))?"tool-runs-file":void 0}e(t,"ruleForCode");function g(N){const[,j="",$=""]=/^(\w+)[=:](.*)$/s.
exec(N)??[];return j!==""&&(0,O().isHarmlessVariable)(j,$)}e(g,"setsHarmless");function u(N){const j=N.split(",");if(!j.
every(g))return j.some($=>c.test($.trim()))?"changes-node-options":void 0}e(u,"ruleForVariable");function h(N){const j=N.
slice(N.lastIndexOf("=")+1);if(!(j===""||j==="-"||j==="stdout"||j==="stderr"))return x(j)?"writes-files":"tool-writes"}e(
h,"ruleForOutput");function x(N){return/^\s*[{[]|^[A-Za-z][A-Za-z0-9+.-]*:/.test(N)||N.split(",").some(j=>(0,w().normalise)(
j)===void 0)}e(x,"isElsewhere");function k(N){return/(?:^|[=,\s])(?:data|file):/i.test(N)?!0:N.includes("..")&&!/^(?:[\\/]|[A-Za-z]:)/.
test(N)&&(0,w().normalise)(N)===void 0}e(k,"isForeign");function A(N,j){return N==="mocha"||N==="_mocha"?j.split(",").map(
$=>$.startsWith("-")?$:`--${$}`):N==="ava"?(0,S().lex)(j).words.map(({text:$})=>$):[j]}e(A,"nodeFlagsIn");const b="x.js";
function y(N,j){return I(N,j).problems}e(y,"judgeNodeFlags");function I({span:N},j){return(0,v().parseNode)([...j,b,b].map(
$=>({text:$,span:N,quoted:!1})))}e(I,"parseHandedOn")},"command/families/tools/launches"(M,n,L,B){let P;const w=e(()=>P??=
n("rules/finding"),"import_finding");let T;const O=e(()=>T??=n("command/flags/equals"),"import_equals");let R;const S=e(
()=>R??=n("command/lex/lex"),"import_lex");let E;const v=e(()=>E??=n("command/families/parsed"),"import_parsed");let f;const a=e(
()=>f??=n("command/families/tools"),"import_tools");let l;const s=e(()=>l??=n("command/families/tools/judge-value"),"imp\
ort_judge_value");let r;const c=e(()=>r??=n("command/families/tools/read-tool"),"import_read_tool");L(M,{launchesOf:e(()=>o,
"launchesOf")});const _={launches:[],problems:[]};function o({subcommand:k,operands:A,passthrough:b}){const[y]=A,N=(k===
"exec"||k==="script-or-tool")&&y?(0,a().toolOf)(y.text):void 0;if(y===void 0||N?.mayStart!==!0)return _;const j=(0,c().readTool)(
N,b),$=m(N,y,b,j),D=j.flags.flatMap(({word:H,flag:F,value:C})=>F?.kind==="command"&&C!==void 0?[{...H,text:C}]:[]);return x(
[$,...D.map(H=>t(y.text,H))])}e(o,"launchesOf");function m({starts:k,subcommands:A},b,y,{flags:I,operands:N,started:j}){
const[$]=j,D=I.some(({flag:H})=>H?.kind==="only-prints"||H?.kind==="evaluates-text");switch(k){case void 0:case"tasks":return _;case"\
script":return D||$&&A.has($.text)?_:{launches:[{program:"node",words:j}],problems:[]};case"command":return D||$&&A.has(
$.text)?_:p(b.text,y,j);case"command-texts":return x(N.map(H=>t(b.text,H)));case"npm-scripts":return x(N.map(H=>g(b.text,
H,d(I))))}}e(m,"operandsOf");function d(k){return k.flatMap(({flag:A,word:b})=>A===void 0?[b]:[])}e(d,"flagsForNpm");function p(k,A,b){
const{words:y,problems:I}=k==="cross-env"?i(b):{words:b,problems:[]},[N]=y,j=N&&A.find(({text:H})=>H===N.text);if(N===void 0||
j===N)return{launches:[{words:y}],problems:I};const $=`\`${k}\` starts at the first word that is \`${N.text}\``,D={program:k,
flag:N.text,fault:$};return{launches:[{words:y}],problems:[(0,w().problemAt)("flag-value",N.span,D)]}}e(p,"commandOf");function i(k){
const A=k.findIndex(({text:I})=>!/^\w+=/.test(I)),b=A<0?k:k.slice(0,A),y=b.flatMap(({text:I,span:N})=>{if((0,s().setsHarmless)(
I))return[];const{written:j,attached:$=""}=(0,O().splitAtEquals)(I);return[(0,w().problemAt)("assignment-refused",N,{name:j,
value:$,known:!1})]});return{words:k.slice(b.length),problems:y}}e(i,"behindVariables");function t(k,{text:A,span:b}){const[
,y="",I=""]=/^npm(?::|\s+run\s+)(\S*\*\S*)(.*)$/s.exec(A)??[],{words:N,problems:j}=(0,S().lex)(y===""?A.replace(/^npm:(?=\S)/,
"npm run "):I);if(!(0,S().hasOneReading)({problems:j})&&!(y!==""&&I.trim()===""))return h(k,{text:A,span:b});const $=N.map(
D=>({...D,span:b}));return y===""?{launches:[{words:$}],problems:[]}:/^[\w:.@/*-]+$/.test(y)?u([{text:y,span:b,quoted:!1},
...$],"wildcard"):h(k,{text:A,span:b})}e(t,"readText");function g(k,{text:A,span:b},y){const[,I="",N=""]=/^\s*(\S+)(.*)$/s.
exec(A)??[],{words:j,problems:$}=(0,S().lex)(N),D=N.trim()==="";if(I===""||!D&&!(0,S().hasOneReading)({problems:$})||/\{!?[*@%\d]/.
test(A))return h(k,{text:A,span:b});const H=j.map(C=>({...C,span:b})),F=[...y,{text:I,span:b,quoted:!1},...H];return u(F,
/^[\w:.@/-]+$/.test(I)?void 0:"glob")}e(g,"readScript");function u(k,A){const I={program:"npm",words:[{text:"run",span:k.
at(-1)?.span??{start:0,end:0},quoted:!1},...k]};return{launches:[A?{...I,selects:A}:I],problems:[]}}e(u,"selection");function h(k,A){
return{launches:[],problems:[(0,v().wordProblem)("launches-programs",k,A)]}}e(h,"refused");function x(k){return{launches:k.
flatMap(({launches:A})=>A),problems:k.flatMap(({problems:A})=>A)}}e(x,"join")},"command/families/tools/linters"(M,n,L,B){
L(M,{LINTERS:e(()=>P,"LINTERS")});const P=[{binaries:"eslint",flags:{plain:`
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
      `,preload:"c=",output:"o?"},subcommands:{"only-prints":"help"}}]},"command/families/tools/named-files"(M,n,L,B){let P;
const w=e(()=>P??=n("command/families/tools"),"import_tools");let T;const O=e(()=>T??=n("command/families/tools/judge-va\
lue"),"import_judge_value");let R;const S=e(()=>R??=n("command/families/tools/read-tool"),"import_read_tool");L(M,{filesIn:e(
()=>f,"filesIn"),filesNamedBy:e(()=>v,"filesNamedBy")});const E={files:[],roots:[],nodeFlags:[]};function v({subcommand:r,
operands:c,passthrough:_}){const[o]=c;return r==="exec"&&o?f(o,_):E}e(v,"filesNamedBy");function f({text:r},c){const _=(0,w().
toolOf)(r)??w().UNKNOWN_TOOL,o=(0,S().readTool)(_,c);return{files:[...o.flags.flatMap(m=>a(r,m)),...l(_,o.operands)],roots:o.
flags.flatMap(({flag:m,value:d})=>m?.kind==="root"&&d?[d]:[]),nodeFlags:s(r,_,o)}}e(f,"filesIn");function a(r,c){const{word:_,
flag:o,value:m="",off:d}=c;if(o===void 0||d||m==="")return[];const{span:p}=_,i=m.split(",").filter(t=>t!==""&&!(0,O().isElsewhere)(
t));switch(o.kind){case"tests":return[{as:"tests",path:m,span:p}];case"config":return(0,O().isElsewhere)(m)?[]:[{as:"con\
fig",path:m,span:p}];case"root":return(0,O().isElsewhere)(m)?[]:[{as:"place",path:m,span:p}];case"output":{const t=m.slice(
m.lastIndexOf("=")+1);return(0,O().isElsewhere)(t)?[]:[{as:"place",path:t,span:p}]}case"code":case"preload":case"script-\
text":{const t=(0,O().valueProblem)("tool-runs-file",r,c),g=o.kind==="preload";return i.map(u=>{const h=u.replace(/^<rootDir>\//,
"./");return/^\.{1,2}(?:\/|$)|\.[cm]?[jt]sx?$/.test(h)?{as:"code",path:h,span:p}:{as:"module",path:h,span:p,ifFile:t,first:g}})}default:
return[]}}e(a,"filesOfFlag");function l(r,c){const o=(r.runs==="first-operand"?c.slice(0,1):r.runs?c:[]).filter(({text:d})=>!r.
subcommands.has(d)).map(({text:d,span:p})=>({as:"tests",path:d.replace(/^!|:[\d,*-]+$/g,""),span:p})),m=r.readsArgumentFiles?
c.filter(({text:d})=>d.startsWith("@")):[];return[...o,...m.map(({text:d,span:p})=>({as:"arguments",path:d.slice(1),span:p}))]}
e(l,"filesAmong");function s(r,{handsOn:c},{flags:_}){return _.flatMap(({word:o,flag:m,value:d="",off:p})=>{const i=m?.kind===
"node"&&!p?(0,O().nodeFlagsIn)(r,d):m===void 0&&c?[o.text,...o.text.includes("=")||d===""?[]:[d]]:[];return i.length===0?
[]:(0,O().parseHandedOn)(o,i).invocation.flags})}e(s,"nodeFlagsOf")},"command/families/tools/read-tool"(M,n,L,B){let P;const w=e(
()=>P??=n("command/flags/equals"),"import_equals");let T;const O=e(()=>T??=n("command/families/tools/tool-table"),"impor\
t_tool_table");L(M,{readTool:e(()=>R,"readTool")});function R(r,c){const _=S.get(c);if(_?.tool===r)return _.read;const o=E(
r,c);return S.set(c,{tool:r,read:o}),o}e(R,"readTool");const S=new WeakMap;function E(r,c){const _=[],o=[],m=r.starts===
"command"||r.starts==="script";let d;for(let p=0;p<c.length;p+=1){const i=c[p],{text:t}=i;if(t==="--"){const u=c.slice(p+
1);return m?{flags:_,operands:o,started:u}:v(_,[...o,...u])}if(!t.startsWith("-")||t==="-"){if(d!==void 0)_.push({...d,word:i,
value:t,off:!1});else if(m)return{flags:_,operands:o,started:c.slice(p)};d===void 0&&o.push(i);continue}d=void 0;const g=a(
r,t);if(m&&r.handsOn&&g.some(({flag:u})=>u===void 0))return{flags:_,operands:o,started:c.slice(p)};for(const{written:u,flag:h,
value:x,negated:k}of g){if(h?.arity==="rest"){const I=c.slice(p+1),N=x===void 0?I:[{...i,text:x},...I],j={word:i,written:u,
flag:h,value:x,off:!1};return{...v(_,o),rest:{flag:j,words:N}}}const A=k||h?.arity!=="value"&&/^(?:false|0)$/.test(x??""),
b=x===void 0&&!k?c[p+1]:void 0,y=b?.text.startsWith("-")===!0&&b.text!=="-";if(h!==void 0&&b!==void 0&&f(h,y)){const I={
start:i.span.start,end:b.span.end};_.push({word:{...i,span:I},written:u,flag:h,value:b.text,off:A}),y||(p+=1),h.arity===
"many"&&(d={written:u,flag:h})}else{const I=h===void 0&&!y?b?.text:void 0;_.push({word:i,written:u,flag:h,value:x??I,off:A})}}}
return v(_,o)}e(E,"readWords");function v(r,c){return{flags:r,operands:c,started:[]}}e(v,"done");function f({arity:r},c){
return r==="value"||!c&&r!=="none"}e(f,"takesNext");function a(r,c){const{written:_,attached:o}=(0,w().splitAtEquals)(c),
m=_.replace(/^-+/,""),d=l(r,m);if(d!==void 0||c.startsWith("--")||m.length<2)return[{written:_,value:o,flag:d?.flag,negated:d?.
negated===!0}];const p=[],i=c.slice(1);for(let t=0;t<i.length;t+=1){const g=i[t]??"",u=r.flags.get(g);if(u===void 0)return[
...p,{written:_,flag:u,value:o,negated:!1}];const h=i.slice(t+1);if(h!==""&&(u.arity!=="none"||h.startsWith("="))){const x=h.
replace(/^=/,"");return[...p,{written:`-${g}`,flag:u,value:x,negated:!1}]}p.push({written:`-${g}`,flag:u,value:void 0,negated:!1})}
return p}e(a,"divide");function l(r,c){const _=s(r,c);if(_!==void 0)return{flag:_,negated:!1};if(!/^no-?[A-Za-z]/.test(c))
return;const o=s(r,c.replace(/^no-?/,""));return o&&{flag:o,negated:!0}}e(l,"find");function s({flags:r,prefixes:c},_){const o=(0,O().
flagKey)(_),m=r.get(o);if(m!==void 0)return m;const d=o.lastIndexOf("."),p=d<0?void 0:r.get(o.slice(d+1));return p!==void 0&&
p.kind!=="plain"?p:c.find(([i])=>o.startsWith(i))?.[1]??p}e(s,"lookUp")},"command/families/tools/runners"(M,n,L,B){L(M,{
RUNNERS:e(()=>P,"RUNNERS")});const P=[{binaries:"cross-env",starts:"command",flags:{}},{binaries:"concurrently conc",starts:"\
command-texts",flags:{plain:`
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
      `,"names-program":"npm-path="}}]},"command/families/tools/task-runners"(M,n,L,B){let P;const w=e(()=>P??=n("comman\
d/families/tools/read-tool"),"import_read_tool");let T;const O=e(()=>T??=n("command/families/tools/tool-table"),"import_\
tool_table");L(M,{TASK_RUNNERS:e(()=>R,"TASK_RUNNERS"),tasksOf:e(()=>E,"tasksOf")});const R=[{binaries:"turbo",starts:"t\
asks",flags:{plain:`
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
"never-ends":"watch"}},{binaries:"wireit",starts:"tasks",flags:{}}],S=new Map(R.map(v=>[v.binaries,(0,O().toolTable)(v)]));
function E(v,f){const a=S.get(v);if(a===void 0)return;const l=f.findIndex(({text:d})=>d==="--"),{operands:s,flags:r}=(0,w().
readTool)(a,l<0?f:f.slice(0,l)),[c="",..._]=s.map(({text:d})=>d);if(a.subcommands.has(c))return[];const m=e(()=>{if(v===
"turbo")return c==="run"?_:[c,..._];if(v==="lerna")return c==="run"?_.slice(0,1):[];const d=r.flatMap(({written:p,value:i=""})=>/^(?:--targets?|-t)$/.
test(p)?i:[]);return/^(?:run-many|affected)$/.test(c)?d:[c==="run"?_[0]?.split(":")[1]??"":c]},"tasks")().flatMap(d=>d.split(
",").map(p=>p.replace(/^.*#/,"")));return[...new Set(m.filter(d=>/^[\w:.@/-]+$/.test(d)))]}e(E,"tasksOf")},"command/fami\
lies/tools/test-runners"(M,n,L,B){L(M,{TEST_RUNNERS:e(()=>P,"TEST_RUNNERS")});const P=[{binaries:"vitest",flags:{plain:`\

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
        coverageProvider= coverageReporters* coverageThreshold= debug detectLeaks detectOpenHandles
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

        dependencyExtractor= env= filter= globalSetup= globalTeardown= preset= prettierPath= reporters*
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
 typings,t="}}]},"command/families/tools/tool-table"(M,n,L,B){L(M,{VALUE_KINDS:e(()=>P,"VALUE_KINDS"),flagKey:e(()=>R,"f\
lagKey"),toolTable:e(()=>O,"toolTable")});const P=["plain","root","config","code","tests","preload","script-text","node",
"command","variable","output","module","compiler","property"],w={"=":"value","*":"many","?":"optional","+":"rest"},T=[["\
help","only-prints"],["h","only-prints"],["version","only-prints"],["v","only-prints"],["V","only-prints"]];function O(S){
const{flags:E,subcommands:v={},handsOn:f,starts:a,runs:l}=S,s=new Map,r=[];for(const[_,o]of Object.entries(E))for(const m of o.
split(/\s+/).filter(Boolean)){const d=w[m.at(-1)??""]??"none",p=(d==="none"?m:m.slice(0,-1)).split(",");for(const i of p)
if(i.endsWith("~"))r.push([R(i.slice(0,-1)),{kind:_,arity:d}]);else{if(s.has(R(i)))throw new Error(`flag ${i} stands in \
two groups`);s.set(R(i),{kind:_,arity:d})}}for(const[_,o]of T)s.has(_)||s.set(_,{kind:o,arity:"none"});const c=Object.entries(
v);return{flags:s,prefixes:r,subcommands:new Map(c.flatMap(([_,o])=>o.split(" ").map(m=>[m,_]))),alone:S.alone,handsOn:f===
!0,starts:a,runs:l,readsArgumentFiles:S.readsArgumentFiles===!0,mayStart:a!==void 0||E.command!==void 0}}e(O,"toolTable");
function R(S){return S.length===1?S:S.replace(/[-_]/g,"").toLowerCase()}e(R,"flagKey")},"command/flags/equals"(M,n,L,B){
L(M,{splitAtEquals:e(()=>P,"splitAtEquals")});function P(w){const T=w.indexOf("=");return T<0?{written:w,attached:void 0}:
{written:w.slice(0,T),attached:w.slice(T+1)}}e(P,"splitAtEquals")},"command/flags/flag-table"(M,n,L,B){L(M,{flagTable:e(
()=>w,"flagTable")});const P=[["?=","attached"],["=","value"],["?","loose"]];function w(T){const O=new Map;for(const R of Object.
keys(T))for(const S of T[R].split(/\s+/).filter(Boolean)){const[E,v]=P.find(([a])=>S.endsWith(a))??["","none"],f=S.slice(
0,S.length-E.length);if(O.has(f))throw new Error(`flag ${f} is in two groups`);O.set(f,{name:f,arity:v,effect:R})}return O}
e(w,"flagTable")},"command/flags/read-flags"(M,n,L,B){let P;const w=e(()=>P??=n("command/flags/equals"),"import_equals");
L(M,{isTruth:e(()=>E,"isTruth"),readFlags:e(()=>T,"readFlags")});function T(v,f){const a=[],l=v.toReversed(),s=e(()=>{for(let r=l.
pop();r!==void 0;r=l.pop())a.push({kind:"operand",word:r})},"readOperands");for(let r=l.pop();r!==void 0;r=l.pop()){if(f.
separator.test(r.text))return s(),{tokens:a,separator:r};if(O(r,f)){a.push({kind:"operand",word:r}),f.flags==="first"&&s();
continue}const{written:c,attached:_}=R(r.text,f),o=f.expand(c,_);if(o!==void 0&&"instead"in o){const{span:i,quoted:t}=r;
l.push(...o.instead.map(g=>({text:g,span:i,quoted:t})).reverse());continue}const m=l.at(-1);if(o===void 0){const i=_===void 0&&
S(f.unknown,m);a.push({kind:"unknown",word:r,written:c,attached:_,next:m,consumes:i}),i&&l.pop();continue}for(const i of o.
slice(0,-1)){const t={attached:void 0,next:void 0,consumes:!1};a.push({kind:"flag",part:i,word:r,written:c,...t})}const d=o.
at(-1);if(d===void 0)continue;const p=_===void 0&&S(d.takes,m);a.push({kind:"flag",part:d,word:r,written:c,attached:_,next:m,
consumes:p}),p&&l.pop()}return{tokens:a,separator:void 0}}e(T,"readFlags");function O({text:v},{dash:f}){return!v.startsWith(
"-")||v==="-"&&f==="operand"}e(O,"isOperand");function R(v,{equals:f}){return f==="all"||f==="long"&&v.startsWith("--")?
(0,w().splitAtEquals)(v):{written:v,attached:void 0}}e(R,"divide");function S(v,f){if(f===void 0)return!1;switch(v){case"\
always":return!0;case"never":return!1;case"unless-flag":return!f.text.startsWith("-");case"true-or-false":return E(f.text)}}
e(S,"takesNext");function E(v){return v==="true"||v==="false"}e(E,"isTruth")},"command/javascript/parse"(M,n,L,B){let P;
const w=e(()=>P??=n("acorn"),"import_acorn");L(M,{parseCode:e(()=>T,"parseCode"),walk:e(()=>S,"walk")});function T(v,f){
try{return(0,w().parse)(v,{ecmaVersion:"latest",sourceType:f,allowHashBang:!1})}catch(a){if(a instanceof SyntaxError||a instanceof
RangeError)return;throw a}}e(T,"parseCode");const O=/Function|^ClassBody$/,R=/^(?:FunctionDeclaration|FunctionExpression|ClassBody)$/;
function*S(v){const a=[{node:v,...{parent:void 0,key:"",inFunction:!1,hasOwnThis:!1}}];for(let l=a.pop();l!==void 0;l=a.
pop()){yield l;const{node:s}=l,r=l.inFunction||O.test(s.type),c=l.hasOwnThis||R.test(s.type);for(const[_,o]of Object.entries(
s))for(const m of Array.isArray(o)?o:[o])E(m)&&a.push({node:m,parent:s,key:_,inFunction:r,hasOwnThis:c})}}e(S,"walk");function E(v){
return typeof v=="object"&&v!==null&&"type"in v&&"start"in v}e(E,"isNode")},"command/lex/assignment"(M,n,L,B){let P;const w=e(
()=>P??=n("command/families/node-options"),"import_node_options");let T;const O=e(()=>T??=n("command/lex/characters"),"i\
mport_characters");let R;const S=e(()=>R??=n("command/lex/word"),"import_word");L(M,{isHarmlessVariable:e(()=>o,"isHarml\
essVariable"),readAssignments:e(()=>i,"readAssignments")});const E=/^[\w.-]{0,64}$/,v=/^(?:C|POSIX|(?:C|[a-z]{2,3}_[A-Z]{2})\.(?:UTF-8|utf8))$/,
f=/^(?:\.\/)?(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.json$/,a=/^\d{1,9}$/,l=/^(?:|[01]|true|false|yes|no|on|off)$/i,s=new Map([
["NODE_ENV",E],["CI",E],["FORCE_COLOR",E],["NO_COLOR",E],["DEBUG",/^[\w.:*,@/-]{0,256}$/],["TZ",/^[A-Za-z](?:[\w+-]|\/(?=[A-Za-z])){0,63}$/],
["LANG",v],["LC_ALL",v],["NODE_NO_WARNINGS",l],["TS_NODE_PROJECT",f],["TS_NODE_TRANSPILE_ONLY",l],["TS_NODE_FILES",l]]),
r=[[/(?:^|_)(?:CONCURRENCY|PORT|RETRIES|SEED|TIMEOUT|TIMEOUT_MS|WORKERS)$/,a],[/(?:^|_)(?:HOST|HOSTNAME)$/,/^(?:localhost|127\.0\.0\.1|0\.0\.0\.0|::1?)$/],
[/(?:_ENV|(?:^|_)(?:LOG_?LEVEL|MODE|STAGE))$/,E],[/(?:^|_)(?:COVERAGE|E2E|FAST|OFFLINE|QUIET|SILENT|SKIP|SLOW|TEST|VERBOSE)(?:_|$)/,
l]],c=/^(?:BASH|BROWSER|BUN|CARGO|CONDA|COREPACK|DENO|DOCKER|DOTNET|DYLD|EDITOR|ELECTRON|GIT|GLIBC|GRADLE|JAVA|LD|MALLOC|MAVEN|NODE|NPM|NYC|OPENSSL|PERL|PIP|PNPM|POETRY|PYTHON|RUBY|RUST|SSL|TAP|TOX|TS_NODE|TSX|UV|VIRTUAL|YARN)_/,
_="NODE_OPTIONS";function o(t,g){if(t===_)return(0,w().areHarmlessOptions)(g);const u=s.get(t);return u!==void 0?u.test(
g):m(t)&&r.some(([h,x])=>h.test(t)&&x.test(g))}e(o,"isHarmlessVariable");function m(t){return/^[A-Z][A-Z\d]*(?:_[A-Z\d]+)*$/.
test(t)&&!c.test(t)}e(m,"isSetting");function d(t){return t===_||s.has(t)||m(t)&&r.some(([g])=>g.test(t))}e(d,"isKnown");
const p=/^([A-Za-z_][A-Za-z0-9_]*)(\+?)=/;function i(t,g){const u=[],h=[];let x=0;for(const k of t){const[A]=k.parts,b=A&&
!A.quoted?p.exec(A.text):null;if(!b)break;x+=1;const[y,I="",N]=b,j=(0,S().textOf)(k).slice(y.length),$={start:k.start,end:k.
end};if(!N&&o(I,j))u.push({name:I,value:j,span:$}),g.add("environment-assignment",$,{name:I,value:(0,O().visible)(j)});else{
const D=!N&&d(I);g.add("assignment-refused",$,{name:I,value:(0,O().visible)(j),known:D}),N||h.push({name:I,value:j,span:$})}}
return{assignments:u,refused:h,count:x}}e(i,"readAssignments")},"command/lex/characters"(M,n,L,B){L(M,{codePointName:e(()=>O,
"codePointName"),inspectCharacters:e(()=>E,"inspectCharacters"),visible:e(()=>R,"visible")});const P=new RegExp("^\\p{Bid\
i_Control}$","u"),w=/^[\p{Cf}\p{Co}\p{Cn}\p{Z}\p{Default_Ignorable_Code_Point}]$/u;function T(f){if(f>=32&&f<127||f===9)
return"visible";if(f===0)return"nul-character";if(f===10||f===13)return"line-break";if(f<160)return"control-character";if(f>=
55296&&f<=57343)return"lone-surrogate";const a=String.fromCodePoint(f);return P.test(a)?"bidirectional-character":w.test(
a)?"invisible-character":"visible"}e(T,"classify");function O(f){return`U+${f.toString(16).toUpperCase().padStart(4,"0")}`}
e(O,"codePointName");function R(f,a=120){const l=f.length>a?`${f.slice(0,a)}\u2026`:f;if(/^[\x20-\x7e…]*$/.test(l))return l;
let s="";for(const r of l){const c=r.codePointAt(0)??0,_=c!==9&&T(c)==="visible";s+=_?r:`<${O(c)}>`}return s}e(R,"visibl\
e");const S=/^[\x20-\x7e\t]*$/;function E(f,a,l,s){if(S.test(f))return;let r=a;for(const c of f){const _=c.codePointAt(0)??
0;(_<32||_>126)&&v(c,_,r,l,s),r+=c.length}}e(E,"inspectCharacters");function v(f,a,l,s,r){const c={start:l,end:l+f.length},
_=O(a),o=T(a);if(o==="line-break"?r.add(o,c,{character:_,quoted:s}):o!=="visible"&&r.add(o,c,{character:_}),o!=="visible"||
a<=126)return;const m=f.normalize("NFKC");m!==f.normalize("NFC")||/[\0-\x7f]/.test(m)?r.add("compatibility-character",c,
{character:_,becomes:m}):s||r.add("non-ascii-unquoted",c,{character:_,shown:f})}e(v,"inspectCharacter")},"command/lex/de\
ception"(M,n,L,B){let P;const w=e(()=>P??=n("command/lex/characters"),"import_characters");L(M,{inspectBlanks:e(()=>R,"i\
nspectBlanks"),inspectInjection:e(()=>v,"inspectInjection")});const T=100,O=1e3;function R(f,a){if(f.length<T)return;let l=0,
s=0;for(let r=0;r<=f.length;r+=1){const c=f.charAt(r);if(c===" "||c==="	")continue;const _=r-s;if(_>1&&(l+=_-1),_>=T||l>=
O){const o=Math.max(_,l);a.add("blank-padding",{start:s,end:r},{blanks:o});return}s=r+1}}e(R,"inspectBlanks");const S=/##\[|(?<!\w)::(?:set-output|set-env|save-state|add-path|add-mask|add-matcher|remove-matcher|debug|notice|warning|error|group|endgroup|stop-commands|echo|internal-set-repo-path)(?: |::)/i,
E=/<!--|```/;function v(f,a,l){const s=e(({index:_,0:o})=>l??{start:_,end:_+o.length},"place"),r=f.includes("::")||f.includes(
"##[")?S.exec(f):null;r&&a.add("workflow-command",s(r),{written:(0,w().visible)(r[0])});const c=f.includes("<!--")||f.includes(
"```")?E.exec(f):null;c&&a.add("markup-injection",s(c),{written:c[0]})}e(v,"inspectInjection")},"command/lex/glob"(M,n,L,B){
let P;const w=e(()=>P??=n("command/lex/characters"),"import_characters");let T;const O=e(()=>T??=n("command/lex/glob-exp\
and"),"import_glob_expand");let R;const S=e(()=>R??=n("command/lex/glob-pattern"),"import_glob_pattern");let E;const v=e(
()=>E??=n("command/lex/problem"),"import_problem");L(M,{MAX_PATTERNS:e(()=>l,"MAX_PATTERNS"),resolvePattern:e(()=>s,"res\
olvePattern")});const f=20,a=4096,l=64;function s(i,t,g){const{pattern:u,span:h,position:x}=i,k=(0,w().visible)(u.text),
A=_(u);let b=[];if(x==="program")g.add("glob-program",h,{pattern:k});else if(o(u))g.add("glob-outside",h,{pattern:k});else if(!c(
u,t))if(A)g.add("glob-unclear",h,{pattern:k,reason:A});else if(m(u))g.add("glob-flag",h,{pattern:k,match:""});else if(t)
b=r(i,t,g);else if(x==="script"&&d(u))g.add("glob-program",h,{pattern:k});else{const y={matches:[],count:0,judged:!1};g.
add("unquoted-glob",h,{pattern:k,...y})}return b.length===0?[u.text]:b}e(s,"resolvePattern");function r({pattern:i,span:t,
position:g},u,h){const x=(0,w().visible)(i.text),k=(0,O().expandPattern)(i,u),A="matches"in k&&!k.matches.every(p);if("a\
mbiguity"in k||A){const j="ambiguity"in k?k.ambiguity:"file_name";return h.add("glob-unclear",t,{pattern:x,reason:j}),[]}
const{matches:b}=k,y=b.find(j=>j.startsWith("-"));y!==void 0&&h.add("glob-flag",t,{pattern:x,match:(0,w().visible)(y)}),
g==="script"&&b.length>1&&h.add("glob-program",t,{pattern:x});const I=b.slice(0,f).map(j=>(0,w().visible)(j)),{length:N}=b;
return h.add("unquoted-glob",t,{pattern:x,matches:I,count:N,judged:!0}),b}e(r,"expand");function c({prefix:i,text:t},g){
return i.includes("://")&&!g?.stat(t.slice(0,t.indexOf("/")))}e(c,"isAddress");function _({text:i,segments:t,ambiguity:g}){
return g||(i.length>a?"too_many":t.some(h=>(0,S().literalSegment)(h)===void 0&&(0,S().matchName)(h,".."))?"dot":void 0)}
e(_,"ambiguityOf");function o({text:i,segments:t}){return i.startsWith("/")||t.some(g=>(0,S().literalSegment)(g)==="..")}
e(o,"leavesTree");function m({prefix:i}){return i.startsWith("-")&&!i.includes("=")}e(m,"becomesFlags");function d({segments:i}){
return i.some(t=>t.some(({kind:g})=>g==="many"))}e(d,"isWide");function p(i){const t=new(v()).ProblemCollector;return(0,w().
inspectCharacters)(i,0,!0,t),t.inOrder().length===0}e(p,"isFit")},"command/lex/glob-expand"(M,n,L,B){let P;const w=e(()=>P??=
n("node:path"),"import_node_path");let T;const O=e(()=>T??=n("repo/paths"),"import_paths");let R;const S=e(()=>R??=n("co\
mmand/lex/glob-pattern"),"import_glob_pattern");L(M,{expandPattern:e(()=>v,"expandPattern")});const E=128*1024;function v(s,r){
let c=[{written:"",path:""}];for(const[m,d]of s.segments.entries()){const p=m===s.segments.length-1,i=[];for(const t of c){
const g=f(t,d,p,r,i);if(g)return{ambiguity:g}}c=i}const _=c.map(({written:m})=>Buffer.from(m));return _.reduce((m,d)=>m+
d.length+1,0)>E?{ambiguity:"too_many"}:{matches:_.sort(Buffer.compare).map(m=>m.toString())}}e(v,"expandPattern");function f(s,r,c,_,o){
const{written:m,path:d}=s,p=(0,S().literalSegment)(r);if(p===""){if(!c)return"empty_segment";o.push(s);return}const i=c?
"":"/";if(p==="."){o.push({written:`${m}.${i}`,path:d});return}for(const t of a(d,r,p,_)){if(t==="letters")return"letter\
s";if(!c&&l(t,_))return"symlink";!c&&t.kind!=="directory"||o.push({written:`${m}${w().posix.basename(t.path)}${i}`,path:t.
path})}}e(f,"enter");function*a(s,r,c,_){if(c!==void 0){const o=_.stat(s===""?c:`${s}/${c}`);o?.tracked&&(yield o);return}
for(const o of _.list(s)){if(!o.tracked)continue;const m=(0,S().matchName)(r,w().posix.basename(o.path));m===void 0?yield"\
letters":m&&(yield o)}}e(a,"candidates");function l(s,r){if(s.kind!=="symlink")return s.kind==="submodule";const c=(0,O().
resolveInTree)(r,s.path);return c.kind==="missing"?!1:c.kind!=="inside"||!/^(?:file|executable)$/.test(c.entry.kind)}e(l,
"leadsElsewhere")},"command/lex/glob-pattern"(M,n,L,B){L(M,{literalSegment:e(()=>f,"literalSegment"),matchName:e(()=>s,"\
matchName"),readPattern:e(()=>P,"readPattern")});function P(o){if(!o.parts.some(u=>!u.quoted&&/[*?[]/.test(u.text)))return;
const m=o.parts.flatMap(({text:u,quoted:h})=>Array.from(u,x=>({character:x,active:!h}))),d=m.findLastIndex(({character:u,
active:h})=>h&&u==="]"),p=[];let i,t;for(let u=0;u<m.length;){const h=w(m,u,d);h?(i??=E(p),t??=h.ambiguity,h.element.kind===
"many"&&p.at(-1)?.kind==="many"||p.push(h.element),u=h.end):(p.push({kind:"literal",character:m[u]?.character??""}),u+=1)}
return i===void 0?void 0:{text:m.map(({character:u})=>u).join(""),prefix:i,segments:v(p),...t&&{ambiguity:t}}}e(P,"readP\
attern");function w(o,m,d){const p=o[m];return p?.active?p.character==="*"?{element:{kind:"many"},end:m+1}:p.character===
"?"?{element:{kind:"one"},end:m+1}:p.character!=="["||d<m?void 0:T(o,m)??{element:{kind:"one"},end:m+1,ambiguity:"bracke\
t"}:void 0}e(w,"readWildcard");function T(o,m){let d=m+1;const p=O(o[d],"!");p&&(d+=1);const i=new Set;for(;!O(o[d],"]");){
const t=R(o[d]);if(t===void 0)return;const g=O(o[d+1],"-")?R(o[d+2]):t;if(g===void 0||!S(t,g))return;d+=O(o[d+1],"-")?3:
1;for(let u=t.charCodeAt(0);u<=g.charCodeAt(0);u+=1)i.add(u)}if(i.size!==0)return{element:{kind:"set",negated:p,members:i},
end:d+1}}e(T,"readSet");function O(o,m){return o?.active===!0&&o.character===m}e(O,"isActive");function R(o){return o&&/^[A-Za-z0-9_.,@%+]$/.
test(o.character)?o.character:void 0}e(R,"memberOf");function S(o,m){if(o===m)return!0;const d=[/[a-z]/,/[A-Z]/,/[0-9]/];
return o<m&&d.some(p=>p.test(o)&&p.test(m))}e(S,"isRange");function E(o){return o.map(m=>m.kind==="literal"?m.character:
"").join("")}e(E,"literalText");function v(o){const m=[[]];for(const d of o)d.kind==="literal"&&d.character==="/"?m.push(
[]):m.at(-1)?.push(d);return m}e(v,"splitSegments");function f(o){return o.every(({kind:m})=>m==="literal")?E(o):void 0}
e(f,"literalSegment");const a=e(o=>Array.from(o,m=>m.codePointAt(0)??0),"codePoints"),l=e(o=>[...Buffer.from(o)],"bytes");
function s(o,m){const[d]=o;if(m.startsWith(".")&&!(d?.kind==="literal"&&d.character==="."))return!1;const p=r(o,m,a);return/^[\x20-\x7e]*$/.
test(m)||p===r(o,m,l)?p:void 0}e(s,"matchName");function r(o,m,d){const p=o.flatMap(h=>h.kind==="literal"?d(h.character):
[h]),i=d(m);let t=0,g=-1,u=0;for(let h=0;h<i.length;)if(c(p[t]))g=t,u=h,t+=1;else if(_(p[t],i[h]))t+=1,h+=1;else if(g>=0)
t=g+1,u+=1,h=u;else return!1;return p.slice(t).every(c)}e(r,"matchUnits");function c(o){return typeof o=="object"&&o.kind===
"many"}e(c,"isStar");function _(o,m){return o===void 0||m===void 0?!1:typeof o=="number"?o===m:o.kind==="set"?o.members.
has(m)!==o.negated:o.kind==="one"}e(_,"accepts")},"command/lex/inspect-word"(M,n,L,B){let P;const w=e(()=>P??=n("command\
/lex/characters"),"import_characters");let T;const O=e(()=>T??=n("command/lex/word"),"import_word");L(M,{inspectBraces:e(
()=>S,"inspectBraces"),inspectReserved:e(()=>v,"inspectReserved"),inspectTilde:e(()=>R,"inspectTilde")});function R(f,a){
for(const[l,s]of f.parts.entries()){if(s.quoted||!s.text.includes("~"))continue;const r=s.text.search(l===0?/(?:^|[=:])~/:
/[=:]~/);if(r<0)continue;const c=s.start+s.text.indexOf("~",r),_=(0,w().visible)((0,O().textOf)(f));a.add("tilde-expansi\
on",{start:c,end:c+1},{word:_});return}}e(R,"inspectTilde");function S(f,a){let l=-1,s=!1;for(const r of f.parts)if(!(r.
quoted||l<0&&!r.text.includes("{")))for(const{0:c,index:_}of r.text.matchAll(/[{},]|\.\./g)){const o=r.start+_;if(c==="{")
l<0&&(l=o);else if(c!=="}")s=l>=0;else if(s){const m={start:l,end:o+1};a.add("brace-expansion",m,{written:(0,w().visible)(
(0,O().textOf)(f))});return}}}e(S,"inspectBraces");const E=new Set(`if then else elif fi do done case esac while until f\
or { } ! in
   [[ ]] function select time coproc`.split(/\s+/));function v(f,a,l){const s=(0,O().unquotedText)(f);s!==void 0&&(s==="\
!"||a&&E.has(s))&&l.add("reserved-word",{start:f.start,end:f.end},{word:s})}e(v,"inspectReserved")},"command/lex/lex"(M,n,L,B){
let P;const w=e(()=>P??=n("rules/catalogue"),"import_catalogue");let T;const O=e(()=>T??=n("command/lex/assignment"),"im\
port_assignment");let R;const S=e(()=>R??=n("command/lex/characters"),"import_characters");let E;const v=e(()=>E??=n("co\
mmand/lex/deception"),"import_deception");let f;const a=e(()=>f??=n("command/lex/glob"),"import_glob");let l;const s=e(()=>l??=
n("command/lex/glob-pattern"),"import_glob_pattern");let r;const c=e(()=>r??=n("command/lex/inspect-word"),"import_inspe\
ct_word");let _;const o=e(()=>_??=n("command/lex/look-alike"),"import_look_alike");let m;const d=e(()=>m??=n("command/le\
x/problem"),"import_problem");let p;const i=e(()=>p??=n("command/lex/splitter"),"import_splitter");let t;const g=e(()=>t??=
n("command/lex/word"),"import_word");L(M,{hasOneReading:e(()=>x,"hasOneReading"),lex:e(()=>h,"lex")});const u=128*1024;function h(y,I){
const N=new(d()).ProblemCollector;if(k(y,N))return{words:[],assignments:[],refused:[],problems:N.inOrder()};const j={start:0,
end:y.length};(0,v().inspectBlanks)(y,N),(0,v().inspectInjection)(y,N);const $=(0,i().splitWords)(y,N),{assignments:D,refused:H,
count:F}=(0,O().readAssignments)($,N);for(const W of $.slice(0,F))(0,c().inspectTilde)(W,N);const C=A($.slice(F),I,N);C.
length===0&&N.add("empty-command",j,{});for(const{value:W,span:U}of D)(0,v().inspectInjection)(W,N,U);for(const{text:W,span:U}of C)
(0,v().inspectInjection)(W,N,U);return{words:C,assignments:D,refused:H,problems:N.inOrder()}}e(h,"lex");function x({problems:y}){
return y.every(({rule:I})=>(0,w().ruleOf)(I).severity==="warning")}e(x,"hasOneReading");function k(y,I){if(y.length*3<=u||
Buffer.byteLength(y)<=u)return!1;const j={start:0,end:y.length};return I.add("command-too-long",j,{limit:u}),!0}e(k,"isT\
ooLong");function A(y,I,N){const j=[];let $=0;for(const[D,H]of y.entries()){const F={start:H.start,end:H.end},C=H.parts.
some(z=>z.quoted),W=(0,g().textOf)(H);(0,c().inspectTilde)(H,N),(0,c().inspectBraces)(H,N),(0,c().inspectReserved)(H,D===
0,N),(0,o().inspectLookAlikes)(W,H,D===0,N);const U=(0,s().readPattern)(H);if(U&&($+=1),U&&$>a().MAX_PATTERNS&&N.add("gl\
ob-unclear",F,{pattern:(0,S().visible)(W),reason:"too_many"}),!U||$>a().MAX_PATTERNS){j.push({text:W,span:F,quoted:C});continue}
const G=b(D,j);for(const z of(0,a().resolvePattern)({pattern:U,span:F,position:G},I,N))j.push({text:z,span:F,quoted:C})}
return j}e(A,"readWords");function b(y,I){return y===0?"program":y===1&&I[0]?.text==="node"?"script":"argument"}e(b,"pos\
itionOf")},"command/lex/look-alike"(M,n,L,B){let P;const w=e(()=>P??=n("repo/look-alike"),"import_look_alike");let T;const O=e(
()=>T??=n("command/lex/characters"),"import_characters");L(M,{inspectLookAlikes:e(()=>S,"inspectLookAlikes")});const R=new RegExp(
"\\p{L}+","gu");function S(f,a,l,s){if(/^[\x00-\x7f]*$/.test(f)||!l&&/\s/.test(f))return;const r=l?E(f):v(f);if(r===void 0)
return;const c=[...new Set(f)].filter(_=>_>"\x7F");s.add("look-alike-letters",{start:a.start,end:a.end},{word:(0,O().visible)(
f),looks_like:(0,O().visible)(r),characters:c.slice(0,10).map(_=>(0,O().codePointName)(_.codePointAt(0)??0))})}e(S,"insp\
ectLookAlikes");function E(f){const a=f.normalize("NFKD").replace(new RegExp("\\p{M}","gu"),""),l=(0,w().asciiOf)(a);return/^[\x20-\x7e]+$/.
test(l)?l:void 0}e(E,"asciiOfProgram");function v(f){let a=!1;const l=f.replace(R,s=>{const r=(0,w().asciiOf)(s);return r===
s||!/[A-Za-z]/.test(s)?s:(a=!0,r)});return a?l:void 0}e(v,"asciiOfMixed")},"command/lex/problem"(M,n,L,B){let P;const w=e(
()=>P??=n("rules/catalogue"),"import_catalogue");let T;const O=e(()=>T??=n("rules/finding"),"import_finding");L(M,{ProblemCollector:e(
()=>R,"ProblemCollector")});class R{static{e(this,"ProblemCollector")}#e=[];#n=new Set;add(E,v,f){if((0,w().ruleOf)(E).severity===
"error"){if(this.#n.has(E))return;this.#n.add(E)}this.#e.push((0,O().problemAt)(E,v,f))}inOrder(){const E=e(({rule:v})=>this.#n.
has(v)?0:1,"rank");return this.#e.sort((v,f)=>v.span.start-f.span.start||E(v)-E(f))}}},"command/lex/shell-syntax"(M,n,L,B){
let P;const w=e(()=>P??=n("command/lex/characters"),"import_characters");L(M,{backtickEnd:e(()=>E,"backtickEnd"),readDollar:e(
()=>S,"readDollar"),readOperator:e(()=>a,"readOperator")});const T=/[A-Za-z_]/,O=/[A-Za-z0-9_]/,R=/[0-9@*#?$!-]/;function S(l,s,r){
const c=l.charAt(s+1);if(c==="(")return{kind:l.charAt(s+2)==="("?"arithmetic-expansion":"command-substitution",end:v(l,s+
1,"(",")")};if(c==="{")return{kind:"variable-expansion",end:v(l,s+1,"{","}")};if(c==="[")return{kind:"arithmetic-expansi\
on",end:v(l,s+1,"[","]")};if(c==="'"||c==='"'){if(r)return;const _=l.indexOf(c,s+2);return{kind:"dollar-quote",end:_<0?l.
length:_+1}}if(T.test(c)){let _=s+2;for(;O.test(l.charAt(_));)_+=1;return{kind:"variable-expansion",end:_}}if(R.test(c)||
c>"\x7F")return{kind:"variable-expansion",end:s+2}}e(S,"readDollar");function E(l,s){for(let r=s+1;r<l.length;r+=1){const c=l.
charAt(r);if(c==="\\")r+=1;else if(c==="`")return r+1}return l.length}e(E,"backtickEnd");function v(l,s,r,c){let _=0;for(let o=s;o<
l.length;o+=1){const m=l.charAt(o);if(m===r)_+=1;else if(m===c&&(_-=1,_===0))return o+1}return l.length}e(v,"closing");const f=240;
function a(l,s,r){const c=l.charAt(s);if(c==="("||c===")")return r.add("shell-parenthesis",{start:s,end:s+1},{character:c}),
s+1;const _=c==="<"||c===">",o=_?/[<>&|-]/:/[;&|]/;let m=s+1;for(;m-s<3&&o.test(l.charAt(m));)m+=1;const d=l.slice(s,m);
if(_)r.add("shell-redirection",{start:s,end:m},{operator:d});else{const p=(0,w().visible)(l.slice(0,Math.min(s,f)).trim()),
i=(0,w().visible)(l.slice(m,m+f).trim());r.add("shell-operator",{start:s,end:m},{operator:d,left:p,right:i})}return m}e(
a,"readOperator")},"command/lex/splitter"(M,n,L,B){let P;const w=e(()=>P??=n("command/lex/characters"),"import_character\
s");let T;const O=e(()=>T??=n("command/lex/shell-syntax"),"import_shell_syntax");L(M,{splitWords:e(()=>E,"splitWords")});
const R=1e3,S=new Uint8Array(128);for(const f of` 	
\r'"\\$\`;&|<>()`)S[f.charCodeAt(0)]=1;function E(f,a){return new v(f,a).split()}e(E,"splitWords");class v{static{e(this,
"Splitter")}#e;#n;#r=[];#o=[];#s=0;#t=0;#l=0;constructor(a,l){this.#e=a,this.#n=l}split(){for(;this.#t<this.#e.length;)this.#p();
if(this.#a(),this.#l>R){const a={start:0,end:this.#e.length};this.#n.add("too-many-quotes",a,{quotes:this.#l,limit:R})}return this.#r}#p(){
switch(this.#e.charAt(this.#t)){case" ":case"	":this.#a(),this.#t+=1;break;case`
`:case"\r":this.#a(),(0,w().inspectCharacters)(this.#e.charAt(this.#t),this.#t,!1,this.#n),this.#t+=1;break;case"'":this.#d();
break;case'"':this.#_();break;case"\\":this.#v();break;case"$":this.#f(!1);break;case"`":this.#g(!1);break;case";":case"\
&":case"|":case"<":case">":case"(":case")":this.#a(),this.#t=(0,O().readOperator)(this.#e,this.#t,this.#n);break;case"#":
this.#o.length===0?this.#k():this.#c();break;default:this.#c()}}#i(a,l,s,r=s){this.#o.length===0&&(this.#s=r),this.#o.push(
{text:a,quoted:l,start:s})}#a(){this.#o.length!==0&&(this.#r.push({parts:this.#o,start:this.#s,end:this.#t}),this.#o=[])}#c(){
const a=this.#t;let l=a+1;for(;l<this.#e.length&&S[this.#e.charCodeAt(l)]!==1;)l+=1;const s=this.#e.slice(a,l);(0,w().inspectCharacters)(
s,a,!1,this.#n),this.#i(s,!1,a),this.#t=l}#d(){const a=this.#t,l=this.#e.indexOf("'",a+1),s=l<0?this.#e.length:l,r=this.#e.
slice(a+1,s);(0,w().inspectCharacters)(r,a+1,!0,this.#n),this.#i(r,!0,a+1,a),this.#m(a,s,"'")}#_(){const a=this.#t,l=this.#e;
let s="",r=a+1;for(this.#t=r;this.#t<l.length&&l.charAt(this.#t)!=='"';){const _=l.charAt(this.#t);_==="\\"&&/["$`\\\n]/.
test(l.charAt(this.#t+1))?(s+=l.slice(r,this.#t),l.charAt(this.#t+1)===`
`&&this.#u(),r=this.#t+1,this.#t+=2):_==="$"?this.#f(!0):_==="`"?this.#g(!0):this.#t+=1}const c=Math.min(this.#t,l.length);
s+=l.slice(r,c),(0,w().inspectCharacters)(l.slice(a+1,c),a+1,!0,this.#n),this.#i(s,!0,a+1,a),this.#m(a,c,'"')}#m(a,l,s){
this.#l+=1,this.#t=Math.min(l+1,this.#e.length),!(l<this.#e.length)&&this.#n.add("unterminated-quote",{start:a,end:l},{quote:s})}#v(){
const a=this.#t,l=this.#e.charAt(a+1);this.#t+=1,l===""?(this.#n.add("trailing-backslash",{start:a,end:a+1},{}),this.#i(
"\\",!0,a)):l===`
`?(this.#t=a,this.#u(),this.#t+=2):l>"\x7F"?this.#i("",!0,a+1,a):((0,w().inspectCharacters)(l,a+1,!0,this.#n),this.#i(l,
!0,a+1,a),this.#t+=1)}#u(){this.#n.add("line-continuation",{start:this.#t,end:this.#t+2},{})}#f(a){const l=(0,O().readDollar)(
this.#e,this.#t,a);l?this.#h(l.kind,l.end,a):(a||this.#i("$",!1,this.#t),this.#t+=1)}#g(a){const l=(0,O().backtickEnd)(this.#e,
this.#t);this.#h("command-substitution",l,a)}#h(a,l,s){const r=this.#t,c=this.#e.slice(r,l);this.#n.add(a,{start:r,end:l},
{written:(0,w().visible)(c)}),s||this.#i(c,!0,r),this.#t=l}#k(){const a=this.#t,l=this.#e.indexOf(`
`,a);this.#t=l<0?this.#e.length:l;const s=this.#e.slice(a,this.#t);(0,w().inspectCharacters)(s,a,!1,this.#n),this.#n.add(
"shell-comment",{start:a,end:this.#t},{written:(0,w().visible)(s)})}}},"command/lex/word"(M,n,L,B){L(M,{textOf:e(()=>P,"\
textOf"),unquotedText:e(()=>w,"unquotedText")});function P(T){const[O]=T.parts;return T.parts.length===1&&O?O.text:T.parts.
map(R=>R.text).join("")}e(P,"textOf");function w(T){const[O]=T.parts;return T.parts.length===1&&O&&!O.quoted?O.text:void 0}
e(w,"unquotedText")},"command/read"(M,n,L,B){let P;const w=e(()=>P??=n("rules/finding"),"import_finding");let T;const O=e(
()=>T??=n("command/families/index"),"import_families");let R;const S=e(()=>R??=n("command/families/machine/program-table"),
"import_program_table");let E;const v=e(()=>E??=n("command/families/parsers"),"import_parsers");let f;const a=e(()=>f??=
n("command/families/programs"),"import_programs");let l;const s=e(()=>l??=n("command/lex/lex"),"import_lex");let r;const c=e(
()=>r??=n("command/resolve/index"),"import_resolve");let _;const o=e(()=>_??=n("command/resolve/lexical"),"import_lexica\
l");let m;const d=e(()=>m??=n("command/resolve/npmrc-copies"),"import_npmrc_copies");let p;const i=e(()=>p??=n("command/\
resolve/script-steps"),"import_script_steps");let t;const g=e(()=>t??=n("command/sentence"),"import_sentence");L(M,{readCommand:e(
()=>x,"readCommand"),readWords:e(()=>b,"readWords")});const u={...S().NO_FAMILIES,offered:new Map},h=new Set;async function x(H,F={}){
const C=b(H,F),{tree:W,base:U,changed:G=h,cwd:z="",clock:V,programs:K=u}=F;if(W===void 0||C.invocation===void 0||C.argv===
null)return C;const Z={tree:W,directory:z,changed:G,families:K,...U&&{base:U}},{invocation:Y}=C,{targets:J,problems:X}=await(0,c().
resolveInvocation)(Y,Z,V);return{...C,...await k(Y,J,Z),targets:J,problems:$(C.problems,X)}}e(x,"readCommand");async function k(H,F,C){
if(H.program!=="npm"&&H.program!=="npx")return{};const W=await(0,i().npmScripts)(H,C),U=F.some(({kind:V,via:K})=>V==="pa\
ckage_binary"&&K===void 0),z=(W?(0,i().stepsIn)(W).some(({text:V})=>A.test(V)):!U)?await(0,d().foreignSettings)(C.tree,C.
changed):[];return{...W&&{scripts:W},...z.length>0&&{npmSettings:z}}}e(k,"npmParts");const A=/(?:^|[^\w.-])np[mx](?![\w.-])/;
function b(H,{tree:F,cwd:C="",programs:W=u}={}){if(typeof H!="string")return I(H);const{words:U,assignments:G,problems:z}=(0,s().
lex)(H,F),[V]=U,K=e((ne,oe,se)=>({command:H,words:U,assignments:G,argv:ne,...se===void 0?void 0:{invocation:se},targets:[],
problems:oe}),"read");if(V===void 0)return K(null,z);const Z=(0,s().hasOneReading)({problems:z})?U.map(({text:ne})=>ne):
null,{program:Y,problem:J}=j(H,U,W);if(J?.rule==="sentence")return K(Z,[J,...z]);if(Y===void 0)return K(Z,[...z,J]);const X=y(
U,z).slice(1),{invocation:Q,problems:q}=(0,O().parseInvocation)(Y,X,W),ee=(0,o().inspectPaths)(Q,C);return K(Z,[...z,...q,
...ee],Q)}e(b,"readWords");function y(H,F){const C=F.find(W=>W.rule==="shell-operator"||(0,w().isProblem)(W,"line-break")&&
!W.args.quoted);return C===void 0?H:H.filter(({span:W})=>W.start<C.span.start)}e(y,"ownWords");function I(H){const F=H===
null?"null":Array.isArray(H)?"array":typeof H,C=(0,w().problemAt)("command-not-text",{start:0,end:0},{type:F});return{command:"",
words:[],assignments:[],argv:null,targets:[],problems:[C]}}e(I,"notText");const N=/^(node|npm|npx)(?:\.exe|\.cmd|\.ps1|\.js|-cli(?:\.js)?)?$/i;
function j(H,F,{allowed:C,offered:W}){const[U]=F,G=U?.text??"",z=(0,v().isProgram)(G)?G:C.get(G);if(z!==void 0)return{program:z};
const V=U?.span??{start:0,end:0},K=e((Y,J)=>({program:void 0,problem:(0,w().problemAt)(Y,V,J)}),"fails"),[,Z]=N.exec(G)??
[];if(Z===void 0&&(0,g().isSentence)(H)){const Y=F.at(-1)?.span.end??V.end;return{program:void 0,problem:(0,w().problemAt)(
"sentence",{start:V.start,end:Y},{})}}return/[\\/]/.test(G)?K("program-by-path",{program:G}):Z!==void 0?K("program-look-\
alike",{program:G,meant:Z.toLowerCase()}):K("program-not-allowed",{program:G,group:a().REFUSED_PROGRAMS.get(G)??"other",
offered:W.get(G)??"",allowed:[...C.keys()]})}e(j,"readProgram");function $(H,F){const C=new Set(H.map(D)),W=[...H];for(const U of F){
const G=D(U);C.has(G)||(C.add(G),W.push(U))}return W}e($,"merge");function D({rule:H,span:F,args:C}){return JSON.stringify(
[H,F.start,F.end,C])}e(D,"problemKey")},"command/resolve/alternatives"(M,n,L,B){L(M,{alternativesOf:e(()=>T,"alternative\
sOf")});const P=200,w=1e3;function T(O){if(O.length>w)return;let R=[O.replace(/\[(.)(?:-\1)?\]/gs,"$1")];const S=[];for(;R.
length>0;){const E=[];for(const v of R){const f=/\{([^{},]*(?:,[^{},]*)+)\}/.exec(v);if(f===null)S.push(v);else{const{0:a,
1:l="",index:s}=f,[r,c]=[v.slice(0,s),v.slice(s+a.length)];E.push(...l.split(",").map(_=>`${r}${_}${c}`))}}if(E.length+S.
length>P)return;R=E}return S}e(T,"alternativesOf")},"command/resolve/argument-file"(M,n,L,B){L(M,{wordsOfFile:e(()=>w,"w\
ordsOfFile")});const P=64*1024;function w(T,O){if(T.length>P)return;const R=[],S=T.toString("utf8"),E=/[\0- ]*(?:"([^"]*)"|([^\0- ]+))/gy;
for(let f=E.exec(S);f!==null;f=E.exec(S))R.push(f[1]??f[2]??"");return R.every(f=>!f.startsWith("@")&&!f.startsWith('"'))?
R.map(f=>({text:f,span:O,quoted:!0})):void 0}e(w,"wordsOfFile")},"command/resolve/binary"(M,n,L,B){let P;const w=e(()=>P??=
n("repo/paths"),"import_paths");let T;const O=e(()=>T??=n("rules/finding"),"import_finding");let R;const S=e(()=>R??=n("\
command/resolve/dependency"),"import_dependency");let E;const v=e(()=>E??=n("command/resolve/lock/read"),"import_read");
let f;const a=e(()=>f??=n("command/resolve/package-json"),"import_package_json");let l;const s=e(()=>l??=n("command/reso\
lve/place"),"import_place");L(M,{resolveBinary:e(()=>r,"resolveBinary")});async function r(p,i,t){const{tree:g}=p,u=await(0,a().
readPackageJson)(g,"");if(u===a().INVALID)return(0,s().fails)("package-json-invalid",t,{path:"package.json"});if(u?.binaries.
has(i))return(0,s().fails)("binary-shadowed",t,{name:i,path:u.path});const h=(0,s().from)(p,`node_modules/.bin/${i}`);if(p.
directory!==""&&g.stat(h)!==void 0)return(0,s().fails)("dependency-unverified",t,{name:i,path:h,fault:"elsewhere"});const x=g.
stat("node_modules");if(x===void 0)return d(p,u,i,t);const k=await o(g,i),A=g.stat(k),b=(0,w().resolveInTree)(g,k);if(A===
void 0||b.kind==="missing")return(0,s().fails)("binary-missing",t,{name:i});if(b.kind!=="inside")return(0,s().fails)("ta\
rget-outside",t,{path:k,reason:"symlink"});const y=(0,S().packageOf)(b.path),I=x.tracked||A.tracked,N=!I&&b.entry.tracked&&
await _(g,b.path);if(y===void 0&&!N||!(0,a().isRegular)(b.entry.kind))return(0,s().fails)("dependency-unverified",t,{name:i,
path:b.path,fault:"elsewhere"});if(!N&&(I||b.entry.tracked)){const D={name:y??i,path:b.path,fault:"committed"};return(0,s().
fails)("dependency-unverified",t,D)}const j=N?[]:await c(p,i,b.path,t);if(j.some(S().isUnverified))return{targets:[],problems:j};
if(!await m(g,b.path))return(0,s().fails)("binary-not-node",t,{name:i,path:b.path});N&&p.changed.has(b.path)&&j.push((0,O().
problemAt)("target-changed",t,{path:b.path}));const $={kind:"package_binary",name:i,path:b.path};return{targets:[(0,s().
target)(p,$)],problems:j}}e(r,"resolveBinary");async function c(p,i,t,g){const u=(0,S().packageOf)(t)??i,h=t.slice(`node\
_modules/${u}/`.length),x={name:i.startsWith("@")?void 0:i,file:h},k=await(0,S().inspectDependency)(p,{name:u,path:t,binary:x},
g);if(u===i||!(await(0,v().readLocks)(p.tree)).some(({entriesOf:y})=>y(i).length>0))return k;const b=await(0,S().inspectDependency)(
p,{name:i,path:t},g);return[...k,...b.filter(y=>!(0,S().isUnverified)(y))]}e(c,"inspectOwner");async function _(p,i){return(await(0,v().
readLocks)(p)).some(({all:g})=>g.some(({source:u})=>{const h=u.kind==="file"?(0,w().normalise)(u.at):void 0;return h!==void 0&&
h!==""&&(0,w().isWithin)(i,h)}))}e(_,"isLinked");async function o(p,i){const t=`node_modules/.bin/${i}`;if(!i.startsWith(
"@"))return t;const g=await(0,a().readPackageJson)(p,`node_modules/${i}`);if(g===void 0||g===a().INVALID)return t;const[
u]=g.binaries;return`node_modules/.bin/${(g.binaries.size===1?u:void 0)??i.replace(/^@[^/]*\//,"")}`}e(o,"linkOf");async function m(p,i){
if(/\.[cm]?js$/.test(i))return!0;const[t=""]=(await p.read(i)).subarray(0,256).toString("latin1").split(`
`,1);return/^#!.*[/ ]node\b/.test(t)}e(m,"isForNode");async function d(p,i,t,g){const u=await(0,S().ownerOf)(p.tree,t,i?.
dependencies??new Set);if(u===void 0)return(0,s().fails)("binary-missing",g,{name:t});const h={kind:"package_binary",name:t},
x=await(0,S().inspectDependency)(p,{name:u,path:t},g);return{targets:[(0,s().target)(p,h)],problems:[p.tree.isPending?.(
"node_modules")?(0,O().problemAt)("target-not-judged",g,{path:t}):(0,O().problemAt)("not-installed",g,{name:t}),...x]}}e(
d,"notInstalled")},"command/resolve/dependency"(M,n,L,B){let P;const w=e(()=>P??=n("rules/finding"),"import_finding");let T;
const O=e(()=>T??=n("command/resolve/installed"),"import_installed");let R;const S=e(()=>R??=n("command/resolve/lock/com\
pare"),"import_compare");let E;const v=e(()=>E??=n("command/resolve/lock/read"),"import_read");let f;const a=e(()=>f??=n(
"command/resolve/package-json"),"import_package_json");L(M,{inspectDependency:e(()=>s,"inspectDependency"),isUnverified:e(
()=>r,"isUnverified"),ownerOf:e(()=>_,"ownerOf"),packageOf:e(()=>l,"packageOf")});function l(o){return/^node_modules\/((?:@[^/]+\/)?[^/.@][^/]*)\//.
exec(o)?.[1]}e(l,"packageOf");async function s(o,m,d){const{tree:p,base:i=p}=o,{name:t,path:g}=m,u=await c(p,i,t),h=await(0,S().
compareWithBase)(p,i,t);return[...u===void 0||u==="no lockfile"?[]:[(0,w().problemAt)("dependency-unverified",d,{name:t,
path:g,fault:u})],...u==="no lockfile"?[(0,w().problemAt)("lockfile-missing",d,{})]:[],...h.redirected.map(x=>(0,w().problemAt)(
"dependency-redirected",d,x)),...h.changed.map(x=>(0,w().problemAt)("dependency-changed",d,x)),...await(0,O().installedProblems)(
p,m,d)]}e(s,"inspectDependency");function r({rule:o}){return o==="dependency-unverified"||o==="target-untracked"}e(r,"is\
Unverified");async function c(o,m,d){const[p,i]=await Promise.all([(0,v().readLocks)(o),(0,v().readLocks)(m)]),t=e(u=>u.
some(({entriesOf:h})=>h(d).length>0),"isLocked");if(!t(p)&&t(i))return"removed";const g=await(0,a().readPackageJson)(o,"");
if(g===void 0||g===a().INVALID||!g.dependencies.has(d))return"undeclared";if(!t(p))return p.length===0&&i.length===0?"no\
 lockfile":"unlocked"}e(c,"dependencyFault");async function _(o,m,d){const p=await(0,v().readLocks)(o),i=e(t=>p.flatMap(
({entriesOf:g})=>g(t)),"entries");return d.has(m)&&(p.length===0||i(m).length>0)?m:[...d].find(t=>i(t).some(({bin:g})=>g!==
void 0&&Object.hasOwn(g,m)))}e(_,"ownerOf")},"command/resolve/environment-file"(M,n,L,B){let P;const w=e(()=>P??=n("repo\
/paths"),"import_paths");let T;const O=e(()=>T??=n("command/resolve/lexical"),"import_lexical");let R;const S=e(()=>R??=
n("command/resolve/package-json"),"import_package_json");let E;const v=e(()=>E??=n("command/resolve/place"),"import_plac\
e");L(M,{inspectEnvironmentFile:e(()=>l,"inspectEnvironmentFile")});const f=256*1024,a=/(?<![A-Za-z0-9_])(?:NODE_[A-Z_]+|LD_[A-Z_]+|DYLD_[A-Z_]+|npm_[a-z_]+|GIT_[A-Z_]+|BASH_ENV|ENV|IFS|PATH|SHELL|HOME|OPENSSL_[A-Z_]+|SSL_[A-Z_]+|[A-Z]+_PROXY)\s*=/gi;
async function l(s,r,c){if((0,O().pathProblem)(r,c,s.directory)!==void 0)return v().NOTHING;const _=(0,w().resolveInTree)(
s.tree,(0,v().from)(s,r));if(_.kind==="missing"){const p=s.tree.isPending?.(_.path)??!1;return(0,v().fails)(p?"target-no\
t-judged":"target-missing",c,{path:r})}if(_.kind==="outside")return(0,v().fails)("target-outside",c,{path:r,reason:"syml\
ink"});if(_.kind!=="inside"||!(0,S().isRegular)(_.entry.kind))return(0,v().fails)("target-not-a-file",c,{path:r,reason:_.
kind==="inside"?_.entry.kind:_.kind});if(!_.entry.tracked&&!_.entry.built)return(0,v().fails)("target-untracked",c,{path:r});
if((_.entry.size??0)>f)return(0,v().fails)("environment-file-unsafe",c,{path:r,names:[]});const m=[...(await s.tree.read(
_.path)).toString("utf8").matchAll(a)].map(([p])=>p.replace(/\s*=$/,"")).filter(p=>p.toUpperCase()!=="NODE_ENV"),d=[...new Set(
m)].slice(0,10);return d.length===0?v().NOTHING:(0,v().fails)("environment-file-unsafe",c,{path:r,names:d})}e(l,"inspect\
EnvironmentFile")},"command/resolve/file"(M,n,L,B){let P;const w=e(()=>P??=n("node:path"),"import_node_path");let T;const O=e(
()=>T??=n("repo/paths"),"import_paths");let R;const S=e(()=>R??=n("rules/finding"),"import_finding");let E;const v=e(()=>E??=
n("command/resolve/alternatives"),"import_alternatives");let f;const a=e(()=>f??=n("command/resolve/dependency"),"import\
_dependency");let l;const s=e(()=>l??=n("command/resolve/lexical"),"import_lexical");let r;const c=e(()=>r??=n("command/\
resolve/main-file"),"import_main_file");let _;const o=e(()=>_??=n("command/resolve/package-json"),"import_package_json");
let m;const d=e(()=>m??=n("command/resolve/place"),"import_place");let p;const i=e(()=>p??=n("command/resolve/source"),"\
import_source");let t;const g=e(()=>t??=n("command/resolve/test-pattern"),"import_test_pattern");L(M,{resolveScript:e(()=>h,
"resolveScript"),resolveTest:e(()=>b,"resolveTest"),trustProblems:e(()=>k,"trustProblems")});const u=new Set(["","js","m\
js","cjs","ts","mts","cts"]);async function h(y,I,N){const{tree:j}=y,$=(0,s().pathProblem)(I,N,y.directory);if($!==void 0)
return{targets:[],problems:[$]};if(I.includes("\\"))return(0,d().fails)("target-not-a-file",N,{path:I,reason:"backslash"});
const D=(0,O().normalise)((0,d().from)(y,I))??"",H=(0,c().firstFile)(j,(0,c().candidatesFor)(D));if(H===void 0)return A(
y,I,D,N);if(H.kind!=="inside"||H.entry.kind!=="directory")return x(y,{path:I,wanted:D,found:H},N);const F=await(0,c().mainOf)(
j,D);if(F===o().INVALID)return(0,d().fails)("package-json-invalid",N,{path:w().posix.join(D,"package.json")});if(F===void 0)
return(0,d().fails)("target-not-a-file",N,{path:I,reason:"directory"});const C=await x(y,{path:I,wanted:D,found:F.found},
N);return F.by===void 0||!y.changed.has(F.by)?C:(0,d().join)([C,(0,d().fails)("target-changed",N,{path:F.by})])}e(h,"res\
olveScript");async function x(y,{path:I,wanted:N,found:j},$){const{tree:D,changed:H}=y;if(j.kind==="missing")return(0,d().
fails)("target-missing",$,{path:I});if(j.kind==="outside")return(0,d().fails)("target-outside",$,{path:I,reason:"symlink"});
if(j.kind!=="inside")return(0,d().fails)("target-not-a-file",$,{path:I,reason:"loop"});const{entry:F}=j;if(!(0,o().isRegular)(
F.kind))return(0,d().fails)("target-not-a-file",$,{path:I,reason:F.kind});const C=/\.([^./]*)$/.exec(F.path.replace(/.*\//,
""))?.[1]??"";if(!u.has(C))return(0,d().fails)("target-extension",$,{path:I,extension:C});const W=await k(y,F,I,$);if(W.
some(a().isUnverified))return{targets:[],problems:W};const U=[...W],G={path:F.path};return(H.has(F.path)||H.has(N))&&U.push(
(0,S().problemAt)("target-changed",$,G)),F.tracked&&await(0,i().callsWriteFunctions)(D,F)&&U.push((0,S().problemAt)("tar\
get-writes",$,G)),{targets:[(0,d().target)(y,{kind:"file",name:I,path:F.path})],problems:U}}e(x,"resolveFound");async function k(y,{
path:I,tracked:N,built:j},$,D){const H=(0,a().packageOf)(I);return H===void 0?(N||j)&&!(0,O().isWithin)(I,"node_modules")?
[]:[(0,S().problemAt)("target-untracked",D,{path:$})]:N?[(0,S().problemAt)("dependency-unverified",D,{name:H,path:$,fault:"\
committed"})]:await(0,a().inspectDependency)(y,{name:H,path:$},D)}e(k,"trustProblems");async function A(y,I,N,j){const $=(0,a().
packageOf)(N);if($===void 0&&y.tree.isPending?.(N))return(0,d().fails)("target-not-judged",j,{path:I});if($===void 0||y.
tree.stat("node_modules")!==void 0)return(0,d().fails)("target-missing",j,{path:I});const D=await(0,a().inspectDependency)(
y,{name:$,path:I},j);return D.some(a().isUnverified)?{targets:[],problems:D}:(0,d().join)([(0,d().fails)("not-installed",
j,{name:$}),{targets:[],problems:D}])}e(A,"missing");async function b(y,I,N){const j=(0,s().testProblem)(I,N,y.directory);
if(j!==void 0)return{targets:[],problems:[j]};if((0,g().isPattern)(I)){const D=((0,v().alternativesOf)(I)??[]).map(C=>(0,d().
from)(y,C));return D.some(C=>(0,O().resolveInTree)(y.tree,(0,g().baseOf)(C)).kind==="outside")?(0,d().fails)("target-out\
side",N,{path:I,reason:"symlink"}):(0,g().matchesNothing)(y.tree,D.map(C=>(0,O().normalise)(C)??C))?(0,d().fails)("test-\
pattern-empty",N,{pattern:I}):d().NOTHING}const $=(0,O().resolveInTree)(y.tree,(0,d().from)(y,I));return $.kind==="insid\
e"&&$.entry.kind==="directory"&&$.entry.tracked?d().NOTHING:h(y,I,N)}e(b,"resolveTest")},"command/resolve/index"(M,n,L,B){
let P;const w=e(()=>P??=n("command/families/index"),"import_families");let T;const O=e(()=>T??=n("command/resolve/node"),
"import_node");let R;const S=e(()=>R??=n("command/resolve/npm"),"import_npm");let E;const v=e(()=>E??=n("command/resolve\
/place"),"import_place");let f;const a=e(()=>f??=n("command/resolve/program"),"import_program");let l;const s=e(()=>l??=
n("command/resolve/script-selection"),"import_script_selection");let r;const c=e(()=>r??=n("command/resolve/tasks"),"imp\
ort_tasks");let _;const o=e(()=>_??=n("command/resolve/trail"),"import_trail");L(M,{resolveInvocation:e(()=>m,"resolveIn\
vocation")});function m(i,t,g){const u=new(o()).Trail((h,x)=>d(h,x,u),g);return d(i,t,u)}e(m,"resolveInvocation");async function d(i,t,g){
const u=[];for(const h of[i,...(0,w().launchedBy)(i)]){const x=await(0,s().selectScripts)(h,t);if("rule"in x)u.push({targets:[],
problems:[x]});else for(const k of x)u.push(await p(k,t,g),await(0,c().resolveTasks)(k,t,g))}return(0,v().join)(u)}e(d,"\
resolve");function p(i,t,g){const{program:u,family:h}=i;return h!==void 0?(0,a().resolveProgram)(i,h,t,g):u==="node"?(0,O().
resolveNode)(i,t):(0,S().resolveNpm)(i,t,g)}e(p,"resolveOne")},"command/resolve/installed"(M,n,L,B){let P;const w=e(()=>P??=
n("node:path"),"import_node_path");let T;const O=e(()=>T??=n("rules/finding"),"import_finding");let R;const S=e(()=>R??=
n("command/resolve/lock/lock"),"import_lock");let E;const v=e(()=>E??=n("command/resolve/lock/read"),"import_read");let f;
const a=e(()=>f??=n("command/resolve/package-json"),"import_package_json");L(M,{installedProblems:e(()=>l,"installedProb\
lems")});async function l(s,{name:r,binary:c},_){const o=`node_modules/${r}`;if(s.stat(o)===void 0)return[];const d=(await(0,v().
readLocks)(s)).flatMap(({entriesOf:j})=>j(r));if(d.length===0)return[];const p=await(0,a().readJsonFile)(s,`${o}/package\
.json`),i=(0,S().objectIn)(p),t=(0,S().textIn)(i,"name"),g=(0,S().textIn)(i,"version"),u=e((j,$,D)=>[(0,O().problemAt)("\
dependency-stale",_,{name:r,what:j,locked:$,installed:D||"nothing"})],"stale"),h=p!==void 0,x=d.filter(j=>!h||j.name===(t||
r));if(x.length===0)return u("name",d[0]?.name??"",t);const k=x.filter(j=>!h||["",g].includes(j.version));if(k.length===
0)return u("version",x[0]?.version??"",g);if(c===void 0)return[];const A=k.flatMap(({bin:j})=>j===void 0?[]:[j]),b=A.length>
0?A:[(0,S().binOf)(i.bin,t||r)??{}];if(A.length===0&&i.bin===void 0)return[];const{name:y,file:I}=c,N=b.flatMap(j=>Object.
entries(j).flatMap(([$,D])=>y===void 0||y===$?[w().posix.normalize(D)]:[]));return N.includes(I)?[]:u(y===void 0?"binary":
`binary ${y}`,N[0]??"nothing",I)}e(l,"installedProblems")},"command/resolve/lexical"(M,n,L,B){let P;const w=e(()=>P??=n(
"repo/paths"),"import_paths");let T;const O=e(()=>T??=n("rules/finding"),"import_finding");let R;const S=e(()=>R??=n("co\
mmand/families/index"),"import_families");let E;const v=e(()=>E??=n("command/families/node"),"import_node");let f;const a=e(
()=>f??=n("command/families/tools/named-files"),"import_named_files");let l;const s=e(()=>l??=n("command/resolve/alterna\
tives"),"import_alternatives");let r;const c=e(()=>r??=n("command/resolve/test-pattern"),"import_test_pattern");L(M,{inspectPaths:e(
()=>o,"inspectPaths"),pathProblem:e(()=>i,"pathProblem"),testProblem:e(()=>p,"testProblem")});const _=new Set(["--env-fi\
le","--env-file-if-exists","--prefix"]);function o(t,g){const{passthrough:u}=t,h=[],x=e((A,b)=>{const y=i(A,b,g);y!==void 0&&
h.push(y)},"check");for(const A of[t,...(0,S().launchedBy)(t)]){for(const{name:y,value:I,span:N}of A.flags)I!==void 0&&(_.
has(y)&&x(I,N),y==="--workspace"&&/^\.{1,2}(?:[\\/]|$)|^[\\/]/.test(I)&&x(I,N));for(const{as:y,path:I,span:N}of(0,a().filesNamedBy)(
A).files){const j=y==="tests"?p(I,N,g):void 0;j!==void 0&&h.push(j)}if(A.program!=="node"&&A.starts!=="file")continue;const b=A.
program==="node"&&(0,v().isTestRun)(A)?p:i;for(const{text:y,span:I}of A.operands){const N=y===""||y==="-"?void 0:b(y,I,g);
N!==void 0&&h.push(N)}}const k=u.find(({text:A})=>m.test(A));return k!==void 0&&h.push(d(k)),h}e(o,"inspectPaths");const m=/^(?:-[^=]*=)?(?:\/(?:home|Users|root|tmp|var|opt|mnt|Volumes|private)\/|[A-Za-z]:[\\/](?!\/))/;
function d({text:t,span:g}){return(0,O().problemAt)("absolute-path",g,{path:t})}e(d,"absolute");function p(t,g,u){if(!(0,c().
isPattern)(t))return i(t,g,u);const h=(0,s().alternativesOf)(t);if(h===void 0)return(0,O().problemAt)("glob-unclear",g,{
pattern:t,reason:"too_many"});for(const x of[t,...h]){const k=i(x,g,u);if(k!==void 0)return{...k,args:{...k.args,path:t}}}}
e(p,"testProblem");function i(t,g,u){if(/^[A-Za-z][A-Za-z0-9+.-]+:/.test(t)&&/^(?:data|node|file|[a-z]+:\/)/i.test(t))return(0,O().
problemAt)("target-outside",g,{path:t,reason:"address"});const h=/^(?:[\\/]|[A-Za-z]:)/.test(t),x=h?void 0:(0,w().normalise)(
u===""?t:`${u}/${t}`);if(x===void 0){const k=h?"absolute":"above";return(0,O().problemAt)("target-outside",g,{path:t,reason:k})}
if((0,w().isWithin)(x,".git",{ignoreCase:!0}))return(0,O().problemAt)("target-in-git",g,{path:t})}e(i,"pathProblem")},"c\
ommand/resolve/local-tool"(M,n,L,B){let P;const w=e(()=>P??=n("node:path"),"import_node_path");let T;const O=e(()=>T??=n(
"repo/paths"),"import_paths");let R;const S=e(()=>R??=n("command/resolve/package-json"),"import_package_json");L(M,{localTool:e(
()=>l,"localTool")});const E=/"\$basedir\/([^"\n]+)"\s+"\$@"/,v=/export NODE_PATH="([^"$\n]+)"/,f=/^#!\s*(?:\/usr\/bin\/env\s+|(?:\/[\w.-]+)*\/)node\s*$/,
a=16*1024;async function l(r,c,_){const o=c.map(u=>w().posix.join(u,"node_modules/.bin",_)).find(u=>r.stat(u)!==void 0);
if(o===void 0)return;const m=(0,O().resolveInTree)(r,o);if(m.kind!=="inside"||!(0,S().isRegular)(m.entry.kind))return;if(m.
path!==o)return m.entry.kind==="executable"&&await s(r,m.path)?{file:m.path,env:{}}:void 0;if((m.entry.size??0)>a)return;
const d=(await r.read(o)).toString("utf8"),[,p]=E.exec(d)??[];if(p===void 0)return;const i=(0,O().resolveInTree)(r,w().posix.
join(w().posix.dirname(o),p)),t=i.kind==="inside"&&(0,S().isRegular)(i.entry.kind)&&await s(r,i.path),[,g]=v.exec(d)??[];
return t?{file:i.path,env:g===void 0?{}:{NODE_PATH:g}}:void 0}e(l,"localTool");async function s(r,c){const[_=""]=(await r.
read(c)).subarray(0,256).toString("latin1").split(`
`,1);return f.test(_)}e(s,"isForNode")},"command/resolve/lock/bun"(M,n,L,B){let P;const w=e(()=>P??=n("command/resolve/l\
ock/lock"),"import_lock");let T;const O=e(()=>T??=n("command/resolve/lock/source"),"import_source");L(M,{bunLock:e(()=>R,
"bunLock")});function R(S,E){const v=[],f=[];for(const[a,l]of Object.entries((0,w().objectIn)((0,w().objectIn)(E).packages))){
const s=Array.isArray(l)?l:[],[,r=a,c=""]=/^((?:@[^/@]+\/)?[^@]+)@(.*)$/s.exec(String(s[0]??""))??[],_=(0,O().sourceOf)(
c,r,c),o=_.kind==="registry",m=o&&typeof s[1]=="string"?s[1]:"",d=s.slice(1).findLast(t=>/^[a-z\d]+-[\w+/=]+$/i.test(String(
t))),p=s.slice(1).map(w().objectIn).find(t=>Object.keys(t).length>0),i=(0,w().entryOf)({name:r,version:o?c:"",source:m===
""?_:(0,O().sourceOf)(m,r,c)},d===void 0?"":String(d),(0,w().binOf)(p?.bin,r));/^(?:@[^/]+\/)?[^/]+$/.test(a)?v.push([a,
i]):f.push(i)}return(0,w().lockOf)(S,v,f)}e(R,"bunLock")},"command/resolve/lock/compare"(M,n,L,B){let P;const w=e(()=>P??=
n("repo/paths"),"import_paths");let T;const O=e(()=>T??=n("command/resolve/package-json"),"import_package_json");let R;const S=e(
()=>R??=n("command/resolve/lock/lock"),"import_lock");let E;const v=e(()=>E??=n("command/resolve/lock/read"),"import_rea\
d");let f;const a=e(()=>f??=n("command/resolve/lock/registry"),"import_registry");let l;const s=e(()=>l??=n("command/res\
olve/lock/source"),"import_source");L(M,{compareWithBase:e(()=>r,"compareWithBase")});async function r(x,k,A){if(x===k)return{
redirected:[],changed:[]};const[b,y]=await Promise.all([(0,v().readLocks)(x),(0,v().readLocks)(k)]),I=await(0,a().knownHosts)(
k,y),N=await(0,a().registryOf)(x,A),j=await i(x,k,A),$=[];for(const{path:D,entriesOf:H}of b){const F=y.find(W=>W.path===
D),C=(F?[F]:y).flatMap(W=>W.entriesOf(A));for(const W of H(A)){const U=C.filter(V=>o(V,W)),G=U.filter(({version:V})=>V===
W.version),z=G.length>0&&G.every(V=>m(V,W))?{how:"integrity",to:W.integrity??"nothing"}:U.length>0&&p(W,I,N)?void 0:c(W,
A,x,I,N);z!==void 0?j.push({name:A,path:D,...z}):G.length===0&&(C.length>0||!_(W,x))&&$.push({name:A,from:C[0]?.version??
"",to:W.version||(W.source.at??"")})}}return{redirected:h(j),changed:h($)}}e(r,"compareWithBase");function c(x,k,A,b,y){
const{source:I}=x;return I.kind==="git"||I.kind==="tarball"?{how:I.kind,to:I.at}:I.kind==="file"?_(x,A)?void 0:{how:"fil\
e",to:I.at}:x.name!==k?{how:"alias",to:x.name}:p(x,b,y)?void 0:{how:"host",to:(0,a().hostOf)(I,y)}}e(c,"faultOf");function _({
source:x},k){if(x.kind!=="file")return!1;const A=(0,w().normalise)(x.at.replace(/#.*$|::.*$/s,""));return A!==void 0&&A!==
""&&(0,w().resolveInTree)(k,A).kind==="inside"}e(_,"isOwnCode");function o(x,k){return x.name!==k.name||x.source.kind!==
k.source.kind?!1:u(x)===u(k)}e(o,"isSameOrigin");function m({integrity:x,source:k},{integrity:A}){if(x===void 0||k.kind===
"file")return!1;if(A===void 0)return!0;const b=d(x),y=[...d(A)];return y.some(([I])=>b.has(I))&&y.every(([I,N])=>(b.get(
I)??N)!==N)}e(m,"hasOtherContent");function d(x){return new Map(x.split(/\s+/).map(k=>{const[,A="",b=k]=/^([a-z\d]+)[-/](.*)$/is.
exec(k)??[];return[A,b]}))}e(d,"hashesIn");function p({source:x},k,A){return x.kind!=="registry"||k.has((0,a().hostOf)(x,
A))}e(p,"isKnownHost");async function i(x,k,A){const b=new Set(await t(k,A));return(await t(x,A)).flatMap(y=>{if(b.has(y))
return[];const I={name:A,path:"package.json"},N=(0,s().aliasIn)(y);if(N!==void 0&&N.name!==A)return[{...I,how:"alias",to:N.
name}];const j=(0,s().sourceOf)(y,A,""),$={name:A,version:"",source:j};return j.kind==="registry"||y.startsWith("workspa\
ce:")?[]:j.kind==="file"&&_($,x)?[]:[{...I,how:j.kind,to:j.at}]})}e(i,"redirectedRanges");async function t(x,k){const A=(0,S().
objectIn)(await(0,O().readJsonFile)(x,"package.json")),b=["dependencies","devDependencies","optionalDependencies"].map($=>(0,S().
textIn)((0,S().objectIn)(A[$]),k)),{overrides:y,resolutions:I,pnpm:N}=A,j=[y,I,(0,S().objectIn)(N).overrides].flatMap($=>Object.
entries((0,S().objectIn)($)).flatMap(([D,H])=>g(D,k)?[typeof H=="string"?H:(0,S().textIn)((0,S().objectIn)(H),".")]:[]));
return[...b,...j].filter($=>$!=="")}e(t,"rangesOf");function g(x,k){const A=x.split(/[>]|\*\*\//).at(-1)??"";return A===
k||A.startsWith(`${k}@`)||A.endsWith(`/${k}`)}e(g,"isAbout");function u({source:{kind:x,at:k=""},version:A}){return x===
"tarball"&&A!==""?k.replaceAll(A,"*"):x==="registry"&&a().DEFAULT_HOSTS.includes(k)?"":k}e(u,"placeOf");function h(x){return[
...new Map(x.map(k=>[JSON.stringify(k),k])).values()]}e(h,"distinct")},"command/resolve/lock/lock"(M,n,L,B){L(M,{binOf:e(
()=>R,"binOf"),entryOf:e(()=>O,"entryOf"),lockOf:e(()=>T,"lockOf"),objectIn:e(()=>P,"objectIn"),textIn:e(()=>w,"textIn")});
function P(S){return typeof S=="object"&&S!==null&&!Array.isArray(S)?S:{}}e(P,"objectIn");function w(S,E){const v=Object.
hasOwn(S,E)?S[E]:void 0;return typeof v=="string"?v:""}e(w,"textIn");function T(S,E,v=[]){const f=new Map;for(const[a,l]of E){
const s=f.get(a);s?s.push(l):f.set(a,[l])}return{path:S,entriesOf:e(a=>f.get(a)??[],"entriesOf"),all:[...E.map(([,a])=>a),
...v]}}e(T,"lockOf");function O({name:S,version:E,source:v},f,a){return{name:S,version:E,source:v,...f&&{integrity:f},...a&&
{bin:a}}}e(O,"entryOf");function R(S,E){if(typeof S=="string")return{[E.replace(/^@[^/]*\//,"")]:S};const v=Object.entries(
P(S)).filter(([,f])=>typeof f=="string");return v.length===0?void 0:Object.fromEntries(v)}e(R,"binOf")},"command/resolve\
/lock/npm"(M,n,L,B){let P;const w=e(()=>P??=n("command/resolve/lock/lock"),"import_lock");let T;const O=e(()=>T??=n("com\
mand/resolve/lock/source"),"import_source");L(M,{npmLock:e(()=>R,"npmLock")});function R(v,f){const a=(0,w().objectIn)(f),
l=Object.entries((0,w().objectIn)(a.packages));if(l.length===0)return(0,w().lockOf)(v,...E((0,w().objectIn)(a.dependencies)));
const s=[],r=[];for(const[c,_]of l){const[,o,m]=/^(.*?)node_modules\/((?:@[^/]+\/)?[^/]+)$/s.exec(c)??[];if(m===void 0)continue;
const d=S(m,(0,w().objectIn)(_));o===""?s.push([m,d]):r.push(d)}return(0,w().lockOf)(v,s,r)}e(R,"npmLock");function S(v,f){
const a=(0,w().textIn)(f,"name")||v,l=(0,w().textIn)(f,"version"),s=(0,w().textIn)(f,"resolved"),r=f.link===!0?{kind:"fi\
le",at:s.replace(/^file:/,"")}:(0,O().sourceOf)(s,a,l);return(0,w().entryOf)({name:a,version:l,source:r},(0,w().textIn)(
f,"integrity"),(0,w().binOf)(f.bin,a))}e(S,"packageEntry");function E(v){const f=[];return[Object.entries(v).map(([l,s])=>{
const r=(0,w().objectIn)(s),c=(0,w().textIn)(r,"version"),{name:_,range:o}=(0,O().aliasIn)(c)??{name:l,range:c},m=(0,O().
sourceOf)(c,_,o),d=m.kind==="registry"?(0,O().sourceOf)((0,w().textIn)(r,"resolved"),_,o):m,[p,i]=E((0,w().objectIn)(r.dependencies));
return f.push(...p.map(([,t])=>t),...i),[l,(0,w().entryOf)({name:_,version:o,source:d},(0,w().textIn)(r,"integrity"))]}),
f]}e(E,"firstVersion")},"command/resolve/lock/pnpm"(M,n,L,B){let P;const w=e(()=>P??=n("command/resolve/lock/lock"),"imp\
ort_lock");let T;const O=e(()=>T??=n("command/resolve/lock/source"),"import_source");L(M,{pnpmLock:e(()=>S,"pnpmLock")});
const R=["dependencies","devDependencies","optionalDependencies"];function S(l,s){const r=(0,w().objectIn)(s),c=r.importers===
void 0?r:(0,w().objectIn)((0,w().objectIn)(r.importers)["."]),_=(0,w().objectIn)(r.packages),o=R.flatMap(d=>Object.entries(
(0,w().objectIn)(c[d])).map(([p,i])=>{const t=typeof i=="string"?i:(0,w().textIn)((0,w().objectIn)(i),"version");return[
p,E(p,t,_)]})),m=Object.keys(_).map(d=>f(d,"",_[d]));return(0,w().lockOf)(l,o,m)}e(S,"pnpmLock");function E(l,s,r){if(/^(?:link|file|workspace):/.
test(s))return{name:l,version:"",source:(0,O().sourceOf)(s,l,"")};const c=v(s),_=/^\d/.test(c),o=[s,c].flatMap(d=>_?[`${l}\
@${d}`,`/${l}@${d}`,`/${l}/${d}`]:[d,`${l}@${d}`]),m=o.find(d=>Object.hasOwn(r,d))??o.at(-1)??"";return f(m,l,r[m])}e(E,
"entryFor");function v(l){return l.replace(/\(.*$/s,"").replace(/^(\/?[^_]*\d[^_]*)_.*$/s,"$1")}e(v,"withoutPeers");function f(l,s,r){
const c=(0,w().objectIn)(r),_=(0,w().objectIn)(c.resolution),[,o=s,m=""]=/^\/?((?:@[^/@]+\/)?[^/@]+)[@/](.*)$/s.exec(v(l))??
[],d=(0,w().textIn)(c,"name")||o||s,p=(0,w().textIn)(c,"version")||m,i=a(_,d,p);return(0,w().entryOf)({name:d,version:p,
source:i},(0,w().textIn)(_,"integrity"))}e(f,"packageEntry");function a(l,s,r){const c=(0,w().textIn)(l,"repo");if(c!=="")
return{kind:"git",at:c};const _=(0,w().textIn)(l,"directory");if(_!=="")return{kind:"file",at:_};const o=(0,w().textIn)(
l,"tarball");return o===""?(0,O().sourceOf)(r,s,r):(0,O().sourceOf)(o,s,r)}e(a,"sourceIn")},"command/resolve/lock/read"(M,n,L,B){
let P;const w=e(()=>P??=n("jsonc-parser"),"import_jsonc_parser");let T;const O=e(()=>T??=n("yaml"),"import_yaml");let R;
const S=e(()=>R??=n("repo/paths"),"import_paths");let E;const v=e(()=>E??=n("command/resolve/package-json"),"import_pack\
age_json");let f;const a=e(()=>f??=n("command/resolve/lock/bun"),"import_bun");let l;const s=e(()=>l??=n("command/resolv\
e/lock/lock"),"import_lock");let r;const c=e(()=>r??=n("command/resolve/lock/npm"),"import_npm");let _;const o=e(()=>_??=
n("command/resolve/lock/pnpm"),"import_pnpm");let m;const d=e(()=>m??=n("command/resolve/lock/yarn"),"import_yarn");L(M,
{readLocks:e(()=>u,"readLocks")});const p=["npm-shrinkwrap.json","package-lock.json"],i={"pnpm-lock.yaml":e((b,y)=>(0,o().
pnpmLock)(b,A(y)),"pnpm-lock.yaml"),"yarn.lock":e((b,y)=>/^__metadata:/m.test(y)?(0,d().berryLock)(b,A(y)):(0,d().classicLock)(
b,y),"yarn.lock"),"bun.lock":e((b,y)=>(0,a().bunLock)(b,(0,w().parse)(y,[],{allowTrailingComma:!0})),"bun.lock")},t=64*1024*
1024,g=new WeakMap;function u(b){const y=g.get(b)??h(b);return g.set(b,y),y}e(u,"readLocks");async function h(b){const y=Object.
entries(i).map(([N,j])=>k(b,N,j));return(await Promise.all([x(b),...y])).filter(N=>N!==void 0)}e(h,"readAll");async function x(b){
for(const y of p){const I=await(0,v().readJsonFile)(b,y,t);if(I!==void 0)return I===v().INVALID?(0,s().lockOf)(y,[]):(0,c().
npmLock)(y,I)}}e(x,"readNpm");async function k(b,y,I){const N=(0,S().resolveInTree)(b,y);return N.kind==="missing"&&b.stat(
y)===void 0?void 0:N.kind==="inside"&&(0,v().isRegular)(N.entry.kind)&&(N.entry.size??0)<=t?I(y,(await b.read(N.path,t)).
toString("utf8")):(0,s().lockOf)(y,[])}e(k,"readOther");function A(b){try{return(0,O().parse)(b,{maxAliasCount:0,logLevel:"\
silent"})}catch{return}}e(A,"yaml")},"command/resolve/lock/registry"(M,n,L,B){let P;const w=e(()=>P??=n("command/resolve\
/npmrc"),"import_npmrc");L(M,{DEFAULT_HOSTS:e(()=>O,"DEFAULT_HOSTS"),hostOf:e(()=>R,"hostOf"),knownHosts:e(()=>S,"knownH\
osts"),registryOf:e(()=>E,"registryOf")});const T="registry.npmjs.org",O=[T,"registry.yarnpkg.com"];function R({at:a},l){
return(a===void 0||O.includes(a)?l:void 0)??a??T}e(R,"hostOf");async function S(a,l){const s=await v(a),r=Object.entries(
s).filter(([m])=>m==="registry"||m.endsWith(":registry")).map(([,m])=>f(String(m))),c=l.flatMap(({all:m})=>m.flatMap(({source:d})=>d.
kind==="registry"&&d.at?[d.at]:[])),_=s.registry===void 0,o=c.some(m=>O.includes(m));return new Set([...r,...c,..._||o?O:
[]])}e(S,"knownHosts");async function E(a,l){const s=await v(a),[r]=l.startsWith("@")?l.split("/"):[],c=r&&s[`${r}:regis\
try`]||s.registry;return c===void 0?void 0:f(String(c))}e(E,"registryOf");async function v(a){const l=await(0,w().readNpmrc)(
{tree:a,directory:""});return"settings"in l?l.settings:{}}e(v,"settingsOf");function f(a){return URL.canParse(a)?new URL(
a).host:a}e(f,"hostIn")},"command/resolve/lock/source"(M,n,L,B){L(M,{aliasIn:e(()=>v,"aliasIn"),sourceOf:e(()=>R,"source\
Of")});const P={kind:"registry"},w=/^(?:git(?:[+:@]|$)|ssh:|(?:github|gitlab|bitbucket|gist):)|\.git(?:#|$)/,T=/^[\w.-]+\/[\w.-]+(?:#.*)?$/,
O=/^(?:file|link|portal|workspace):(.*)$/s;function R(f,a,l){const[,s]=O.exec(f)??[];return s!==void 0?{kind:"file",at:s}:
w.test(f)?{kind:"git",at:f.replace(/#.*$/s,"")}:/^https?:/i.test(f)?S(f,a,l):/^(?:\.{0,2}\/|~\/|[a-z]:[\\/])/i.test(f)||
/\.t(?:ar\.)?gz$/i.test(f)?{kind:"file",at:f}:T.test(f)?{kind:"git",at:f.replace(/#.*$/s,"")}:P}e(R,"sourceOf");function S(f,a,l){
const s={kind:"tarball",at:f.replace(/#.*$/s,"")};if(!URL.canParse(f))return s;const{host:r,pathname:c}=new URL(f),_=E(c),
[,o]=/^\/([^/]+\/[^/]+)\/tar\.gz\//.exec(_)??[];if(r==="codeload.github.com"&&o!==void 0)return{kind:"git",at:`https://g\
ithub.com/${o}`};const m=a.replace(/^@[^/]*\//,"");return _.endsWith(`/${a}/-/${m}-${l}.tgz`)||_.endsWith(`/${a}/-/${a}-${l}\
.tgz`)||r==="npm.pkg.github.com"&&_.startsWith(`/download/${a}/${l}/`)?{kind:"registry",at:r}:s}e(S,"fromAddress");function E(f){
try{return decodeURIComponent(f)}catch{return f}}e(E,"decoded");function v(f){const[,a,l=""]=/^npm:((?:@[^/@]+\/)?[^@]+)(?:@(.*))?$/s.
exec(f)??[];return a===void 0||/^[\^~<>=*v\d]/.test(a)?void 0:{name:a,range:l}}e(v,"aliasIn")},"command/resolve/lock/yar\
n"(M,n,L,B){let P;const w=e(()=>P??=n("command/resolve/lock/lock"),"import_lock");let T;const O=e(()=>T??=n("command/res\
olve/lock/source"),"import_source");L(M,{berryLock:e(()=>a,"berryLock"),classicLock:e(()=>S,"classicLock")});const R=/^((?:@[^/@]+\/)?[^@]+)@(.*)$/s;
function S(s,r){const c=E(r).flatMap(([_,o])=>{const m=(0,w().textIn)(o,"version"),d=(0,w().textIn)(o,"resolved");return f(
_).map(([p,i])=>{const t=(0,O().aliasIn)(i)?.name??p,g=(0,O().sourceOf)(i,t,m),u=g.kind==="file"||g.kind==="git"?g:(0,O().
sourceOf)(d,t,m);return[p,(0,w().entryOf)({name:t,version:m,source:u},(0,w().textIn)(o,"integrity"))]})});return(0,w().lockOf)(
s,c)}e(S,"classicLock");function E(s){const r=[];for(const c of s.split(/\r?\n/)){if(c===""||c.startsWith("#"))continue;
const _=r.at(-1),[,o,m]=/^ {2}"?([\w-]+)"? (.*)$/.exec(c)??[];c.startsWith(" ")?_&&o!==void 0&&m!==void 0&&(_[1][o]=v(m)):
r.push([c.replace(/:\s*$/,""),Object.create(null)])}return r}e(E,"classicBlocks");function v(s){return s.trim().replace(
/^"(.*)"$/s,"$1")}e(v,"unquoted");function f(s){return s.split(",").flatMap(r=>{const[,c,_]=R.exec(v(r))??[];return c===
void 0||_===void 0?[]:[[c,_]]})}e(f,"descriptorsIn");function a(s,r){const _=Object.entries((0,w().objectIn)(r)).map(([o,
m])=>[o,(0,w().objectIn)(m)]).flatMap(([o,m])=>{const[,d="",p=""]=R.exec((0,w().textIn)(m,"resolution"))??[];if(d==="")return[];
const i=(0,w().textIn)(m,"version"),t=(0,O().sourceOf)(l(p),d,i),g=(0,w().textIn)(m,"checksum");return f(o).map(([u])=>[
u,(0,w().entryOf)({name:d,version:i,source:t},g)])});return(0,w().lockOf)(s,_)}e(a,"berryLock");function l(s){const[,r]=/^patch:(?:@[^/@]+\/)?[^@]+@([^#]*)/s.
exec(s)??[],c=r===void 0?s:decodeURIComponent(r),[,_]=/__archiveUrl=([^&]+)/.exec(c)??[];return _!==void 0?decodeURIComponent(
_):c.replace(/^npm:/,"")}e(l,"addressIn")},"command/resolve/lost-status"(M,n,L,B){let P;const w=e(()=>P??=n("command/res\
olve/script-text"),"import_script_text");L(M,{commandWithLostStatus:e(()=>O,"commandWithLostStatus")});const T=/[(){}]|(?:^|[\s;&|])(?:if|for|while|until|case|set)\s/;
function O(a){if(T.test(a))return;const{commands:l}=(0,w().splitScript)(a);return l.find((r,c)=>!E(r)&&R(a,l,c))?.text}e(
O,"commandWithLostStatus");function R(a,l,s){return S(a,l,s)==="||"&&f(l[s+1])?!1:l.slice(s).some((r,c)=>{const _=l[s+c+
1],o=S(a,l,s+c);return o==="||"?_!==void 0&&v(_):o==="&"||_!==void 0&&o!=="&&"})}e(R,"losesStatus");function S(a,l,s){return a.
slice(l[s]?.end,l[s+1]?.start).trim()}e(S,"operatorAfter");function E({text:a}){return w().SHELL_WORDS.has(a.split(/\s/)[0]??
"")}e(E,"isShells");function v({text:a}){return w().CANNOT_FAIL.has(a.split(/\s/)[0]??"")||/^exit\s+0$/.test(a)}e(v,"suc\
ceedsAlways");function f(a){return a!==void 0&&/^(?:false|exit\s+[1-9]\d*)$/.test(a.text)}e(f,"failsAlways")},"command/r\
esolve/main-file"(M,n,L,B){let P;const w=e(()=>P??=n("node:path"),"import_node_path");let T;const O=e(()=>T??=n("repo/pa\
ths"),"import_paths");let R;const S=e(()=>R??=n("command/resolve/package-json"),"import_package_json");L(M,{candidatesFor:e(
()=>v,"candidatesFor"),firstFile:e(()=>f,"firstFile"),mainOf:e(()=>a,"mainOf")});const E=["",".js",".json",".node"];function v(r){
return r===""?[""]:E.map(c=>r+c)}e(v,"candidatesFor");function f(r,c){const _=c.map(o=>(0,O().resolveInTree)(r,o)).filter(
o=>o.kind!=="missing");return _.find(o=>o.kind!=="inside"||(0,S().isRegular)(o.entry.kind))??_[0]}e(f,"firstFile");async function a(r,c){
const _=w().posix.join(c,"package.json"),o=await(0,S().readJsonFile)(r,_);if(o===S().INVALID)return S().INVALID;const m=o?.
main,d=l(c),p=o===void 0?{}:{by:_};if(typeof m!="string"||m===""){const g=s(r,d);return g&&{found:g,...p}}const i=m.startsWith(
"/")?void 0:(0,O().normalise)(w().posix.join(c,m));if(i===void 0)return{found:{kind:"outside",path:m},...p};const t=s(r,
[...v(i),...l(i),...d]);return t&&{found:t,...p}}e(a,"mainOf");function l(r){return v(w().posix.join(r,"index")).slice(1)}
e(l,"indexOf");function s(r,c){return c.map(_=>(0,O().resolveInTree)(r,_)).find(_=>_.kind==="inside"?(0,S().isRegular)(_.
entry.kind):_.kind!=="missing")}e(s,"firstRegular")},"command/resolve/node"(M,n,L,B){let P;const w=e(()=>P??=n("command/\
families/node"),"import_node");let T;const O=e(()=>T??=n("command/resolve/dependency"),"import_dependency");let R;const S=e(
()=>R??=n("command/resolve/environment-file"),"import_environment_file");let E;const v=e(()=>E??=n("command/resolve/file"),
"import_file");let f;const a=e(()=>f??=n("command/resolve/place"),"import_place");L(M,{inspectNodeFlag:e(()=>c,"inspectN\
odeFlag"),resolveNode:e(()=>l,"resolveNode")});async function l(_,o){const{flags:m,operands:d}=_,p=(0,w().isTestRun)(_);
if(s(_,p))return a().NOTHING;const i=[];for(const t of m)i.push(await c(t,o));for(const{text:t,span:g}of d){if(t===""||t.
startsWith("-"))continue;const u=p?v().resolveTest:v().resolveScript;i.push(await u(o,t,g))}return(0,a().join)(i)}e(l,"r\
esolveNode");function s({operands:_},o){const m=_[0]?.text;return m==="inspect"||m==="debug"&&!o}e(s,"isDebugger");const r=new Set(
["--import","--require","--experimental-loader"]);async function c(_,o){const{name:m,value:d="",span:p}=_;if(m==="--env-\
file"||m==="--env-file-if-exists")return(0,S().inspectEnvironmentFile)(o,d,p);if(!r.has(m)||!/^[@a-z]/i.test(d))return a().
NOTHING;const i=/^(?:@[^/]+\/)?[^/]+/.exec(d)?.[0]??d,t=await(0,O().inspectDependency)(o,{name:i,path:d},p);return{targets:[],
problems:t}}e(c,"inspectNodeFlag")},"command/resolve/npm"(M,n,L,B){let P;const w=e(()=>P??=n("node:path"),"import_node_p\
ath");let T;const O=e(()=>T??=n("command/families/tools"),"import_tools");let R;const S=e(()=>R??=n("command/resolve/bin\
ary"),"import_binary");let E;const v=e(()=>E??=n("command/resolve/npm-project"),"import_npm_project");let f;const a=e(()=>f??=
n("command/resolve/npm-script"),"import_npm_script");let l;const s=e(()=>l??=n("command/resolve/npmrc"),"import_npmrc");
let r;const c=e(()=>r??=n("command/resolve/place"),"import_place");let _;const o=e(()=>_??=n("command/resolve/scripts-th\
at-run"),"import_scripts_that_run");let m;const d=e(()=>m??=n("command/resolve/tool-files"),"import_tool_files");L(M,{resolveNpm:e(
()=>p,"resolveNpm"),resolveTool:e(()=>i,"resolveTool"),shadows:e(()=>t,"shadows")});async function p(g,u,h){const{subcommand:x,
operands:k,flags:A}=g,[b]=k,y=b?.span??A[0]?.span??{start:0,end:0};if(x==="exec")return b===void 0?c().NOTHING:i(u,g,b);
const{project:I,selected:N,runs:j,packages:$,problems:D}=await(0,o().scriptsThatRun)(g,u,y);if(I===void 0)return{targets:[],
problems:D};const H=[await(0,s().inspectNpmrc)({...u,directory:I},y)];for(const C of $){const W={...u,directory:C},U=j.filter(
z=>z.directory===C);U.length>0&&H.push(t(W,y));for(const z of U)H.push(await(0,a().resolveRun)(W,z,y,h));const G=w().posix.
join(C,"package.json");u.changed.has(G)&&H.push((0,c().fails)("target-changed",y,{path:G}))}const F=w().posix.join(I,"pa\
ckage.json");return N&&!$.includes(I)&&u.changed.has(F)&&H.push((0,c().fails)("target-changed",y,{path:F})),(0,c().join)(
[...H,{targets:[],problems:D}])}e(p,"resolveNpm");async function i(g,u,{text:h,span:x}){const k=await(0,S().resolveBinary)(
g,h,x);if(k.targets.length===0)return k;const A=await(0,d().resolveToolFiles)(u,g),b=(0,O().toolOf)(h)||(0,O().refusalOf)(
h)||g.via!==void 0;return(0,c().join)([k,b?c().NOTHING:(0,c().fails)("tool-unknown",x,{tool:h}),A])}e(i,"resolveTool");function t({
tree:g,directory:u},h){const x=(0,v().foldersUpFrom)(u).flatMap(k=>["node","npm","npx","sh"].map(A=>w().posix.join(k,"no\
de_modules/.bin",A))).find(k=>g.stat(k)!==void 0);return x===void 0?c().NOTHING:(0,c().fails)("path-shadowed",h,{path:x})}
e(t,"shadows")},"command/resolve/npm-config"(M,n,L,B){let P;const w=e(()=>P??=n("command/resolve/npmrc-keys"),"import_np\
mrc_keys");L(M,{exportedConfig:e(()=>l,"exportedConfig"),mayChangeMode:e(()=>a,"mayChangeMode")});const T=`audit bin-lin\
ks commit-hooks description format-package-lock fund git-tag-version
  package-lock rebuild-bundle save unicode update-notifier workspaces-update`.split(/\s+/),O={...Object.fromEntries(T.map(
o=>[o,!0])),"auth-type":"web","diff-unified":3,"fetch-retry-factor":10,heading:"npm","fetch-retry-maxtimeout":6e4,"fetch\
-retry-mintimeout":1e4,"fetch-timeout":3e5,"init-author-email":"","init-author-name":"","init-author-url":"","init-licen\
se":"ISC","init-version":"1.0.0","install-strategy":"hoisted",loglevel:"notice","logs-max":10,maxsockets:15,message:"%s",
preid:"","save-prefix":"^","sbom-type":"library",searchexclude:"",searchlimit:20,searchopts:"",searchstaleness:900,tag:"\
latest","tag-version-prefix":"v"},R=`access audit-level cpu depth expect-result-count expect-results libc lockfile-versi\
on os
  sbom-format which`.split(/\s+/),S=new Set(`depth diff-unified expect-result-count fetch-retry-factor fetch-retry-maxti\
meout
  fetch-retry-mintimeout fetch-timeout logs-max maxsockets searchlimit searchstaleness which`.split(/\s+/)),E=new Set(`c\
ache-max cache-min if-present include-workspace-root init.author.email init.author.name
  init.author.url init.license init.version legacy-bundling min-release-age prefix workspace
  workspaces`.split(/\s+/)),v=new Set("browser cache fetch-retries offline update-notifier".split(" ")),f=["also","dev",
"include","omit","only","optional","production"];function a(o,m){return f.some(d=>d in m||o.some(({name:p})=>p===`--${d}`))}
e(a,"mayChangeMode");function l(o,m){const d=Object.entries(m).filter(([t,g])=>{const u=(0,w().effectOf)(t,g);return u===
"harmless"||u==="honoured"}),p=new Map(d.map(([t,g])=>[t,typeof g=="string"?s(t,g):g]));for(const{name:t,value:g,negated:u}of o){
const h=t.slice(2);p.set(h,g===void 0?u!==!0:s(h,g))}const i={};for(const[t,g]of p)E.has(t)||v.has(t)||g===r(t)||(i[`npm\
_config_${t.replaceAll("-","_").toLowerCase()}`]=_(g));return i}e(l,"exportedConfig");function s(o,m){const d=m.trim();return S.
has(o)?Number.isNaN(Number(d))?d:Number(d):d}e(s,"typed");function r(o){return R.includes(o)?null:O[o]??(c.test(o)?void 0:
!1)}e(r,"defaultOf");const c=/^(?:auto-install-peers|dedupe-peer-dependents|enable-pre-post-scripts|hoist|hoist-pattern|ignore-workspace-root-check|link-workspace-packages|manage-package-manager-versions|node-linker|prefer-workspace-packages|public-hoist-pattern|recursive-install|resolution-mode|save-workspace-protocol|shamefully-hoist|shared-workspace-lockfile|side-effects-cache|strict-npmrc|strict-peer-dependencies|use-node-version)$/;
function _(o){return Array.isArray(o)?o.map(_).join(`

`):o==null||o===!1?"":String(o)}e(_,"textOf")},"command/resolve/npm-project"(M,n,L,B){let P;const w=e(()=>P??=n("node:pa\
th"),"import_node_path");let T;const O=e(()=>T??=n("repo/paths"),"import_paths");let R;const S=e(()=>R??=n("rules/findin\
g"),"import_finding");let E;const v=e(()=>E??=n("command/resolve/package-json"),"import_package_json");let f;const a=e(()=>f??=
n("command/resolve/place"),"import_place");let l;const s=e(()=>l??=n("command/resolve/workspaces"),"import_workspaces");
L(M,{findPackages:e(()=>r,"findPackages"),foldersUpFrom:e(()=>o,"foldersUpFrom")});async function r(p,i,t,g){const{workspace:u,
workspaces:h,includeRoot:x}=p,k=await c(p,i,t);if("problems"in k)return k;const{directory:A,implied:b}=k;if(h===!1&&u.length>
0)return(0,a().fails)("flag-value",t,{program:"npm",flag:"--no-workspaces",fault:"npm refuses it beside `--workspace`"});
if(g||h!==!0&&u.length===0&&b===void 0)return{project:A,directories:[A],selected:!1,missing:[]};const y=await(0,v().readPackageJson)(
i.tree,A);if(y===void 0||y===v().INVALID)return{project:A,directories:[A],selected:!1,missing:[]};const I=await(0,s().listWorkspaces)(
i.tree,y);if("unclear"in I)return(0,a().fails)("target-outside",t,{path:I.unclear,reason:"workspace"});if("broken"in I)return(0,a().
fails)("package-json-invalid",t,{path:I.broken});const N=new Map;x&&N.set(y.name,A);const j=[],$=u.length>0?u:b===void 0?
[]:[void 0];if($.length===0)for(const D of I)N.set(D.name,D.directory);for(const D of $){const H={directory:i.directory,
project:A},F=D??w().posix.join("/",b??""),C=(0,s().selectWorkspaces)(I,F,H);C.length===0&&D!==void 0&&j.push((0,S().problemAt)(
"workspace-missing",t,{workspace:D}));for(const W of C)N.set(W.name,W.directory)}return N.size===0?j.length>0?{targets:[],
problems:j}:(0,a().fails)("workspace-missing",t,{workspace:""}):{project:A,directories:[...N.values()],selected:!0,missing:j}}
e(r,"findPackages");async function c({prefix:p,workspaces:i},t,g){if(p!==void 0)return _(p,t,g);const{tree:u,directory:h}=t,
x=o(h),k=x.find(A=>m(u,A)||d(u,A));if(k===void 0||!m(u,k))return(0,a().fails)("package-json-missing",g,{directory:h});if(i===
!1)return{directory:k};for(const A of x.slice(x.indexOf(k)+1)){const b=await(0,v().readPackageJson)(u,A);if(b===void 0||
b===v().INVALID)continue;const y=await(0,s().listWorkspaces)(u,b);if("unclear"in y)return(0,a().fails)("target-outside",
g,{path:y.unclear,reason:"workspace"});if("broken"in y)return(0,a().fails)("package-json-invalid",g,{path:y.broken});if(y.
some(I=>I.directory===k))return{directory:A,implied:k}}return{directory:k}}e(c,"findProject");function _(p,i,t){if((0,O().
normalise)((0,a().from)(i,p))===void 0)return a().NOTHING;const g=(0,O().resolveInTree)(i.tree,(0,a().from)(i,p));switch(g.
kind){case"inside":return{directory:g.path};case"outside":return(0,a().fails)("target-outside",t,{path:p,reason:"symlink"});case"\
missing":return(0,a().fails)("target-missing",t,{path:p});case"loop":return(0,a().fails)("target-not-a-file",t,{path:p,reason:"\
loop"})}}e(_,"withPrefix");function o(p){const i=[];for(let t=p;t!=="";t=t.slice(0,Math.max(t.lastIndexOf("/"),0)))i.push(
t);return[...i,""]}e(o,"foldersUpFrom");function m(p,i){return(0,O().resolveInTree)(p,w().posix.join(i,"package.json")).
kind!=="missing"}e(m,"isPackage");function d(p,i){return(0,O().resolveInTree)(p,w().posix.join(i,"node_modules")).kind===
"inside"}e(d,"hasModules")},"command/resolve/npm-quote"(M,n,L,B){L(M,{quoteForScript:e(()=>w,"quoteForScript")});const P=/[\t\n\r "#$&'()*;<>?\\`|~]/;
function w(T){return T===""?"''":P.test(T)?`'${T.replaceAll("'","'\\''")}'`.replace(/^(?:'')+(?!$)/,"").replaceAll("\\'''",
"\\'"):T}e(w,"quoteForScript")},"command/resolve/npm-script"(M,n,L,B){let P;const w=e(()=>P??=n("rules/finding"),"import\
_finding");let T;const O=e(()=>T??=n("command/families/index"),"import_families");let R;const S=e(()=>R??=n("command/fam\
ilies/parsers"),"import_parsers");let E;const v=e(()=>E??=n("command/lex/lex"),"import_lex");let f;const a=e(()=>f??=n("\
command/resolve/file"),"import_file");let l;const s=e(()=>l??=n("command/resolve/lexical"),"import_lexical");let r;const c=e(
()=>r??=n("command/resolve/lost-status"),"import_lost_status");let _;const o=e(()=>_??=n("command/resolve/place"),"impor\
t_place");let m;const d=e(()=>m??=n("command/resolve/script-text"),"import_script_text");let p;const i=e(()=>p??=n("comm\
and/resolve/script-words"),"import_script_words");let t;const g=e(()=>t??=n("command/resolve/scripts-that-run"),"import_\
scripts_that_run");L(M,{resolveRun:e(()=>h,"resolveRun")});const u=new Set(["build-files-unread","dependency-changed","d\
ependency-redirected","dependency-stale","lockfile-missing","target-changed","target-writes","not-installed","only-print\
s","tool-flag-unknown","tool-runs-file","workspaces-changed"]);function h(D,H,F,C){const{directory:W,event:U,words:G,builtIn:z}=H;
return C.follow(`${W}\0${U}`,`${z??""}${(0,g().scriptText)(H)}\0${G.length}`,()=>z==="server"?(0,a().resolveScript)({...D,
via:U},"server.js",F):z==="restart"?A(D,G,F,C):b(D,H,F,C),V=>x(V,U,F))}e(h,"resolveRun");function x(D,H,F){return D.why===
"cycle"?(0,o().fails)("npm-script-cycle",F,{script:H}):(0,o().fails)("npm-script-chain",F,{script:H,limit:D.limit,what:D.
why})}e(x,"notFollowed");const k=new Set(["npm-script-missing","npm-script-empty","npm-script-empty-part"]);async function A(D,H,F,C){
const W=e((z,V,K)=>C.resolve({program:"npm",subcommand:z,flags:V,operands:[{text:z,span:F,quoted:!1}],passthrough:K},D),
"npm"),U=await W("stop",[{name:"--if-present",written:"--if-present",span:F}],[]),G=U.problems.filter(({rule:z})=>!k.has(
z));return(0,o().join)([{...U,problems:G},await W("start",[],H)])}e(A,"resolveRestart");async function b(D,H,F,C){const{
event:W}=H,U=new(i()).GivenWords(H,F),{text:G}=U,z={...D,via:W},V={targets:[(0,o().target)(D,{kind:"npm_script",name:W,script:G})],
problems:[]},K=(0,d().dangerOf)(G);if(K!==void 0)return(0,o().join)([V,(0,o().fails)("npm-script-dangerous",F,{script:W,
text:G,danger:K})]);const{commands:Z,compound:Y}=(0,d().splitScript)(G),J=[];let X=!Y;for(const te of Z){const{words:ie,
problems:ae}=y(te),ce=(0,v().hasOneReading)({problems:ae});if(ce||(X=!1),ce||U.areReadableBehind(te,ae)){const le=await $(
z,ie,C),pe=ce?le:U.onlyGiven(le),de=U.unreadBehind(te,ie,le);J.push(pe,{targets:[],problems:[...ae.filter(U.isGiven),...de]})}else
J.push({targets:[],problems:U.unreadBehind(te,ie,void 0,ae)})}const{targets:Q,problems:q}=(0,o().join)(J),ee=q.filter(U.
isGiven).map(U.inCommand),ne=q.filter(te=>!U.isGiven(te)).map(te=>({...te,span:F})),oe=Z.length>0&&Z.every(({text:te})=>d().
CANNOT_FAIL.has(te.split(/\s/)[0]??"")),se=(0,c().commandWithLostStatus)(G),re=X?o().NOTHING:(0,o().fails)("npm-script-c\
ompound",F,{script:W,text:G});return{targets:[...V.targets,...Q],problems:[...ee,...ne.filter(I),...N(ne,F,W,G),...oe?[(0,w().
problemAt)("only-prints",F,{program:"npm",flag:`run ${W}`})]:[],...se===void 0?[]:[(0,w().problemAt)("npm-script-loses-f\
ailure",F,{script:W,text:G,command:se})],...re.problems]}}e(b,"resolveText");function y({text:D,start:H}){const{words:F,
problems:C}=(0,v().lex)(D),W=e(U=>({...U,span:{start:U.span.start+H,end:U.span.end+H}}),"moved");return{words:F.map(W),problems:C.
map(W)}}e(y,"lexPart");function I({rule:D,args:H}){return D==="dependency-unverified"?"fault"in H&&H.fault==="removed":u.
has(D)||D.startsWith("npm-script-")||D.startsWith("npmrc-")}e(I,"isPassedOn");function N(D,H,F,C){const W=D.find(U=>!I(U));
return W===void 0?[]:[(0,w().problemAt)("npm-script-text",H,{script:F,text:C,reason:W.rule})]}e(N,"summary");const j=/^(?:\.\/)?node_modules\/\.bin\/([\w.-]+)$/;
async function $(D,H,F){const[C,...W]=H;if(C===void 0||d().SHELL_WORDS.has(C.text))return o().NOTHING;const{families:U}=D,
G=(0,S().isProgram)(C.text)?C.text:U?.allowed.get(C.text),z=(0,o().fails)("program-not-allowed",C.span,{program:C.text,group:"\
other"}),V=j.exec(C.text)?.[1]??C.text;if(G===void 0&&/[\\/]/.test(V))return z;const K=G?(0,O().parseInvocation)(G,W,U):
(0,O().parseInvocation)("npx",[{...C,text:V},...W]),Z=await F.resolve(K.invocation,D),Y=Z.problems.some(({rule:X,span:Q})=>X===
"binary-missing"&&Q.start===C.span.start);if(G===void 0&&Y)return z;const J=(0,s().inspectPaths)(K.invocation,D.directory);
return(0,o().join)([{targets:[],problems:[...K.problems,...J]},Z])}e($,"resolveCommand")},"command/resolve/npm-settings"(M,n,L,B){
L(M,{readSettings:e(()=>w,"readSettings")});const P=["--usage","--version","--versions"];function w({flags:O}){const R=O.
findLast(({name:v})=>v==="--prefix")?.value,S=T(O,"--workspaces"),E=T(O,"--ignore-scripts");return{informs:P.some(v=>T(O,
v)),...R===void 0?{}:{prefix:R},...S===void 0?{}:{workspaces:S},workspace:O.flatMap(({name:v,value:f})=>v==="--workspace"&&
f?[f]:[]),includeRoot:T(O,"--include-workspace-root")===!0,...E===void 0?{}:{ignoreScripts:E},ifPresent:T(O,"--if-presen\
t")===!0}}e(w,"readSettings");function T(O,R){const S=O.findLast(E=>E.name===R);return S&&S.negated!==!0}e(T,"switchOf")},
"command/resolve/npmrc"(M,n,L,B){let P;const w=e(()=>P??=n("ini"),"import_ini");let T;const O=e(()=>T??=n("repo/paths"),
"import_paths");let R;const S=e(()=>R??=n("command/families/node-options"),"import_node_options");let E;const v=e(()=>E??=
n("command/resolve/npmrc-keys"),"import_npmrc_keys");let f;const a=e(()=>f??=n("command/resolve/package-json"),"import_p\
ackage_json");let l;const s=e(()=>l??=n("command/resolve/place"),"import_place");L(M,{inspectNpmrc:e(()=>o,"inspectNpmrc"),
readNpmrc:e(()=>_,"readNpmrc")});const r=64*1024,c="version https://git-lfs.github.com/spec/";async function _(m){const{
tree:d}=m,p=(0,s().from)(m,".npmrc"),i=(0,O().resolveInTree)(d,p);if(i.kind==="missing"&&d.stat(p)===void 0)return{settings:{}};
if(i.kind!=="inside")return{unread:"it is a symbolic link that leads to no file of the repository"};if(!(0,a().isRegular)(
i.entry.kind))return{unread:"it is not a regular file"};if((i.entry.size??0)>r)return{unread:"it is too large"};const t=(await d.
read(i.path)).toString("utf8");return t.startsWith(c)?{unread:"it is a Git LFS pointer"}:{settings:(0,w().parse)(t),file:i.
path}}e(_,"readNpmrc");async function o(m,d){const p=(0,s().from)(m,".npmrc"),i=await _(m);if("unread"in i)return(0,s().
fails)("npmrc-unread",d,{path:p,reason:i.unread});const{settings:t,file:g=p}=i,u=m.changed.has(p)||m.changed.has(g),h={harmless:[],
decides:[],other:[],honoured:[]};for(const[k,A]of Object.entries(t))h[(0,v().effectOf)(k,A)].push(k);for(const k of h.honoured)
k==="ignore-scripts"&&u&&h.other.push(k),k==="node-options"&&(u||!(0,S().areHarmlessOptions)(String(t[k])))&&h.decides.push(
k);const x=u?"npmrc-changed":"npmrc-settings";return(0,s().join)([h.decides.length>0?(0,s().fails)("npmrc-redirects",d,{
path:p,keys:h.decides}):s().NOTHING,h.other.length>0?(0,s().fails)(x,d,{path:p,keys:h.other}):s().NOTHING])}e(o,"inspect\
Npmrc")},"command/resolve/npmrc-copies"(M,n,L,B){let P;const w=e(()=>P??=n("node:path"),"import_node_path");let T;const O=e(
()=>T??=n("ini"),"import_ini");let R;const S=e(()=>R??=n("repo/paths"),"import_paths");let E;const v=e(()=>E??=n("comman\
d/resolve/npmrc"),"import_npmrc");let f;const a=e(()=>f??=n("command/resolve/npmrc-keys"),"import_npmrc_keys");let l;const s=e(
()=>l??=n("command/resolve/package-json"),"import_package_json");L(M,{foreignSettings:e(()=>p,"foreignSettings"),npmrcCopies:e(
()=>c,"npmrcCopies")});const r=new WeakMap;async function c(i,t){const g=r.get(i)??_(i);return r.set(i,g),Promise.all(g.
map(u=>o(i,u,t)))}e(c,"npmrcCopies");function _(i){return[...i.files()].map(({path:t})=>t).filter(t=>t===".npmrc"||t.endsWith(
"/.npmrc"))}e(_,"npmrcPaths");async function o(i,t,g){const u=w().posix.dirname(t),h=await(0,v().readNpmrc)({tree:i,directory:u===
"."?"":u});if("unread"in h)return m(i,t,h.unread);const{settings:x,file:k=t}=h,A=g.has(t)||g.has(k),b=e(([I,N])=>{const j=(0,a().
effectOf)(I,N);return j==="harmless"||j==="honoured"&&!A},"isKept"),y=Object.entries(x);return{path:k,text:(0,O().stringify)(
Object.fromEntries(y.filter(b))),dropped:y.filter(I=>!b(I)).map(([I])=>I)}}e(o,"copyOf");function m(i,t,g){const u=(0,S().
resolveInTree)(i,t),h=u.kind==="inside"&&(0,s().isRegular)(u.entry.kind);return{path:h?u.path:t,text:"",dropped:[g],...h?
{}:{isLink:!0}}}e(m,"unreadCopy");const d=/^(?:registry|@[^:]+:registry|\/\/.*|always-auth|_auth|_authToken|ca(?:file)?|cert|key|(?:https?-)?proxy|noproxy|strict-ssl)$/;
async function p(i,t){return(await c(i,t)).flatMap(({path:u,dropped:h})=>{const x=h.filter(k=>!d.test(k));return x.length>
0?[`${u}: ${x.join(", ")}`]:[]})}e(p,"foreignSettings")},"command/resolve/npmrc-keys"(M,n,L,B){L(M,{effectOf:e(()=>O,"ef\
fectOf")});const P=new Set(`access allow-same-version audit audit-level auth-type bin-links color commit-hooks cpu depth\

  description diff-ignore-all-space diff-name-only diff-no-prefix diff-text diff-unified dry-run
  engine-strict expect-result-count expect-results fetch-retries fetch-retry-factor
  fetch-retry-maxtimeout fetch-retry-mintimeout fetch-timeout foreground-scripts format-package-lock
  fund git-tag-version heading include include-staged init-author-email init-author-name
  init-author-url init-license init-private init-type init-version init.author.email
  init.author.name init.author.url init.license init.version install-links install-strategy json
  legacy-bundling legacy-peer-deps libc link lockfile-version loglevel logs-max long maxsockets
  message min-release-age offline omit optional os package-lock parseable prefer-dedupe
  prefer-offline prefer-online preid production progress provenance read-only rebuild-bundle save
  save-bundle save-dev save-exact save-optional save-peer save-prefix save-prod sbom-format sbom-type
  sign-git-commit sign-git-tag strict-npmrc strict-peer-deps tag tag-version-prefix timing unicode
  update-notifier workspaces-update
  auto-install-peers dedupe-peer-dependents enable-pre-post-scripts hoist hoist-pattern
  ignore-workspace-root-check link-workspace-packages manage-package-manager-versions node-linker
  prefer-workspace-packages public-hoist-pattern recursive-install resolution-mode
  save-workspace-protocol shamefully-hoist shared-workspace-lockfile side-effects-cache
  strict-peer-dependencies use-node-version`.split(/\s+/)),w=new Set(`browser call editor extension-file git global glob\
alconfig if-present include-workspace-root
  init-module init.module location node-gyp node-options package prefix scripts-prepend-node-path
  script-shell shell usage userconfig version versions viewer workspace workspaces yes`.split(/\s+/)),T=new Set(["ignore\
-scripts","node-options"]);function O(R,S){const E=typeof S!="object"&&!String(S).includes("${");if(R==="ignore-scripts"&&
E)return typeof S=="boolean"?"honoured":"decides";if(T.has(R)&&E)return"honoured";const v=R.toLowerCase().replaceAll("_",
"-");return w.has(v)||R.includes("${")?"decides":!P.has(R)||typeof S=="object"&&!Array.isArray(S)||String(S).includes("$\
{")?"other":"harmless"}e(O,"effectOf")},"command/resolve/package-env"(M,n,L,B){let P;const w=e(()=>P??=n("node:path"),"i\
mport_node_path");L(M,{packageEnv:e(()=>T,"packageEnv")});function T(v){const{name:f,version:a,config:l,engines:s}=v,r={};
return O({name:f,version:a,config:l,engines:s,bin:R(v)},"npm_package_",r),Object.fromEntries(Object.entries(r).filter(([
c])=>/^[A-Za-z_]\w*$/.test(c)))}e(T,"packageEnv");function O(v,f,a){for(const[l,s]of Object.entries(v))if(s!==void 0)if(s===
null||s===!1)a[`${f}${l}`]="";else if(Array.isArray(s))for(const[r,c]of s.entries())O({[`${l}_${r}`]:c},f,a);else typeof s==
"object"?O(s,`${f}${l}_`,a):a[`${f}${l}`]=String(s)}e(O,"flatten");function R({name:v,bin:f}){if(typeof f=="string")return typeof v==
"string"&&v?S({[v]:f}):void 0;if(Array.isArray(f)){const a=f.filter(l=>typeof l=="string");return S(Object.fromEntries(a.
map(l=>[w().posix.basename(l),l])))}return typeof f=="object"&&f!==null?S(f):void 0}e(R,"binOf");function S(v){const f={};
for(const[a,l]of Object.entries(v)){const s=w().posix.basename(E(a));typeof l=="string"&&s&&E(l)&&(f[s]=E(l))}return Object.
keys(f).length>0?f:void 0}e(S,"named");function E(v){return w().posix.join("/",v.replaceAll("\\","/")).slice(1)}e(E,"ins\
ide")},"command/resolve/package-json"(M,n,L,B){let P;const w=e(()=>P??=n("repo/paths"),"import_paths");L(M,{INVALID:e(()=>E,
"INVALID"),isRegular:e(()=>f,"isRegular"),readJsonFile:e(()=>S,"readJsonFile"),readPackageJson:e(()=>a,"readPackageJson")});
const T=["dependencies","devDependencies","optionalDependencies"],O=4*1024*1024,R=new WeakMap;function S(o,m,d=O){const p=R.
get(o)??new Map;R.set(o,p);const i=p.get(m)??v(o,m,d);return p.set(m,i),i}e(S,"readJsonFile");const E=Symbol("invalid");
async function v(o,m,d){const p=(0,w().resolveInTree)(o,m);if(p.kind==="missing")return;if(p.kind!=="inside"||!f(p.entry.
kind)||(p.entry.size??0)>d)return E;const i=(await o.read(p.path,d)).toString("utf8").replace(/^\uFEFF/,"");try{const t=JSON.
parse(i);return typeof t=="object"&&t!==null?t:E}catch{return E}}e(v,"parseJson");function f(o){return o==="file"||o==="\
executable"}e(f,"isRegular");async function a(o,m){const d=m===""?"package.json":`${m}/package.json`,p=await S(o,d);if(p===
void 0||p===E)return p;const i=p,t=l.get(i)??s(d,i);return l.set(i,t),t}e(a,"readPackageJson");const l=new WeakMap;function s(o,m){
const d=typeof m.name=="string"?m.name:"";return{path:o,name:d,scripts:r(m.scripts),binaries:c(m.bin,d),dependencies:new Set(
T.flatMap(p=>[...r(m[p]).keys()])),workspaces:_(m.workspaces)}}e(s,"manifestOf");function r(o){const m=new Map;if(typeof o!=
"object"||o===null||Array.isArray(o))return m;for(const[d,p]of Object.entries(o))typeof p=="string"&&m.set(d,p);return m}
e(r,"stringsOf");function c(o,m){return typeof o=="string"?new Set([m.replace(/^@[^/]*\//,"")]):new Set(r(o).keys())}e(c,
"binariesOf");function _(o){const m=Array.isArray(o)?o:o?.packages;return Array.isArray(m)?m.filter(d=>typeof d=="string"):
[]}e(_,"workspacesOf")},"command/resolve/package-manager"(M,n,L,B){let P;const w=e(()=>P??=n("node:path"),"import_node_p\
ath");let T;const O=e(()=>T??=n("command/resolve/npm"),"import_npm");let R;const S=e(()=>R??=n("command/resolve/npm-proj\
ect"),"import_npm_project");let E;const v=e(()=>E??=n("command/resolve/npm-script"),"import_npm_script");let f;const a=e(
()=>f??=n("command/resolve/npmrc"),"import_npmrc");let l;const s=e(()=>l??=n("command/resolve/package-json"),"import_pac\
kage_json");let r;const c=e(()=>r??=n("command/resolve/package-manager-settings"),"import_package_manager_settings");let _;
const o=e(()=>_??=n("command/resolve/place"),"import_place");let m;const d=e(()=>m??=n("command/resolve/scripts-that-run"),
"import_scripts_that_run");L(M,{MANAGER_SETTINGS:e(()=>p,"MANAGER_SETTINGS"),everyPackage:e(()=>h,"everyPackage"),isPackageManager:e(
()=>t,"isPackageManager"),resolvePackageManager:e(()=>i,"resolvePackageManager"),selectsPackages:e(()=>g,"selectsPackage\
s")});const p={informs:!1,workspace:[],includeRoot:!1,ignoreScripts:!1,ifPresent:!1};async function i(k,A,b,y){const{subcommand:I,
operands:N,flags:j,launched:$=[]}=k,[D]=N;if(D===void 0)return o().NOTHING;const{text:H,span:F}=D,C=(0,o().join)([await(0,a().
inspectNpmrc)({...b,directory:""},F),b.directory===""?o().NOTHING:await(0,a().inspectNpmrc)(b,F),await(0,c().inspectManagerSettings)(
A,b,F)]);if(I==="exec"){const V=$.length>0?o().NOTHING:await(0,O().resolveTool)(b,k,D);return(0,o().join)([C,V])}const W=g(
k,A),U=await u(b,W,F);if("problems"in U)return(0,o().join)([C,U]);const G=U.filter(({manifest:V})=>V.scripts.has(H));if(G.
length>0){const V=G.map(K=>x(K,k,b,F,y));return(0,o().join)([C,...await Promise.all(V)])}if(I==="script-or-tool"&&$.length>
0)return C;if(I==="script-or-tool"){const V=await(0,O().resolveTool)(b,{...k,subcommand:"exec"},D);return(0,o().join)([C,
V])}const z=j.some(({name:V})=>V==="--if-present");return(0,o().join)([C,(0,o().fails)("npm-script-missing",F,{script:H,
passes:z})])}e(i,"resolvePackageManager");function t({use:k}){return k.starts==="script-or-tool"||k.starts==="script-too\
l-or-file"}e(t,"isPackageManager");function g({anyPackage:k,flags:A,passthrough:b},{data:y}){const I=[...A.map(({name:N})=>N),
...b.map(({text:N})=>N)];return k===!0||I.some(N=>y.selecting_flags.includes(N.replace(/=.*/s,"")))}e(g,"selectsPackages");
async function u({tree:k,directory:A},b,y){const I=(0,S().foldersUpFrom)(A).filter($=>k.stat(w().posix.join($,"package.j\
son"))!==void 0),N=b?h(k):I.slice(0,1);if(N.length===0)return(0,o().fails)("package-json-missing",y,{directory:A});const j=[];
for(const $ of N){const D=await(0,s().readPackageJson)(k,$);if(D===s().INVALID)return(0,o().fails)("package-json-invalid",
y,{path:w().posix.join($,"package.json")});D!==void 0&&j.push({directory:$,manifest:D})}return j}e(u,"packagesOf");function h(k){
const A=[];for(const{path:b}of k.files())w().posix.basename(b)==="package.json"&&(b.split("/").includes("node_modules")||
A.push(w().posix.dirname(b).replace(/^\.$/,"")));return A}e(h,"everyPackage");async function x({directory:k,manifest:A},{
operands:b,passthrough:y},I,N,j){const $={...I,directory:k},D=[(0,O().shadows)($,N)],H=b[0]?.text??"",F=(0,d().runsIn)(A,
$,H,y,p);for(const U of F)D.push(await(0,v().resolveRun)($,U,N,j));const C=(0,d().inspectEmpty)(F,H,A.path,$,N);return D.
push({targets:[],problems:C}),I.changed.has(A.path)&&D.push((0,o().fails)("target-changed",N,{path:A.path})),(0,o().join)(
D)}e(x,"scriptsOf")},"command/resolve/package-manager-settings"(M,n,L,B){let P;const w=e(()=>P??=n("repo/paths"),"import\
_paths");let T;const O=e(()=>T??=n("command/resolve/package-json"),"import_package_json");let R;const S=e(()=>R??=n("com\
mand/resolve/place"),"import_place");L(M,{inspectManagerSettings:e(()=>v,"inspectManagerSettings")});const E=256*1024;async function v({
data:s},{tree:r},c){const _=[];for(const[o,m]of Object.entries(s.deciding_settings)){const d=(0,w().resolveInTree)(r,o);
if(d.kind==="missing"&&r.stat(o)===void 0)continue;if(d.kind!=="inside"||!(0,O().isRegular)(d.entry.kind)){_.push((0,S().
fails)("npmrc-unread",c,{path:o,reason:"it is not a regular file"}));continue}if((d.entry.size??0)>E){_.push((0,S().fails)(
"npmrc-unread",c,{path:o,reason:"it is too large"}));continue}const p=(await r.read(d.path)).toString("utf8"),i=m.split(
" ").filter(t=>f(t,p));l.test(p)&&i.push("\\"),_.push(i.length===0?S().NOTHING:(0,S().fails)("npmrc-redirects",c,{path:o,
keys:i}))}return(0,S().join)(_)}e(v,"inspectManagerSettings");function f(s,r){const c=s.endsWith("!"),_=c?s.slice(0,-1):
s,o=new RegExp(`(?:^|[\\s{,.["'])${_}["']?(?:\\s*[:=]|[ \\t]+)\\s*(.*)`,"gm");return[...r.matchAll(o)].some(([,m=""])=>!c||
a(m.trim()))}e(f,"decides");function a(s){return/^[>|&*!{[]/.test(s)||(0,w().normalise)(s.replace(/^["']|["']$/g,""))===
void 0}e(a,"leadsOutside");const l=/"[^"\n]*\\[xuU][^"\n]*"\s*[:=]/},"command/resolve/place"(M,n,L,B){let P;const w=e(()=>P??=
n("rules/finding"),"import_finding");L(M,{NOTHING:e(()=>T,"NOTHING"),fails:e(()=>R,"fails"),from:e(()=>S,"from"),join:e(
()=>O,"join"),target:e(()=>E,"target")});const T={targets:[],problems:[]};function O(v){const f=v.filter(({targets:r,problems:c})=>r.
length>0||c.length>0),[a=T]=f;if(f.length<2)return a;const l=[],s=[];for(const r of f){for(const c of r.targets)l.push(c);
for(const c of r.problems)s.push(c)}return{targets:l,problems:s}}e(O,"join");function R(v,f,a){return{targets:[],problems:[
(0,w().problemAt)(v,f,a)]}}e(R,"fails");function S({directory:v},f){return v===""?f:`${v}/${f}`}e(S,"from");function E({
via:v},f){return v===void 0?f:{...f,via:v}}e(E,"target")},"command/resolve/program"(M,n,L,B){let P;const w=e(()=>P??=n("\
node:path"),"import_node_path");let T;const O=e(()=>T??=n("repo/paths"),"import_paths");let R;const S=e(()=>R??=n("comma\
nd/resolve/lexical"),"import_lexical");let E;const v=e(()=>E??=n("command/resolve/package-json"),"import_package_json");
let f;const a=e(()=>f??=n("command/resolve/package-manager"),"import_package_manager");let l;const s=e(()=>l??=n("comman\
d/resolve/place"),"import_place");let r;const c=e(()=>r??=n("command/resolve/workspace-patterns"),"import_workspace_patt\
erns");L(M,{resolveProgram:e(()=>o,"resolveProgram")});const _=5;async function o(u,h,x,k){const A=d(u,h,x);if("problems"in
A)return A;const{subcommand:b,starts:y,operands:I}=u,[N]=I,j=[p(h,x,m(u)),...i(u,A)];if(N!==void 0&&y==="file"&&j.push(t(
A,N)),N!==void 0&&y==="module"&&j.push(g(A,N)),!(0,a().isPackageManager)(h))return(0,s().join)(j);if(b==="run"||b==="exe\
c"||b==="script-or-tool")j.push(await(0,a().resolvePackageManager)(u,h,A,k));else if(b!==void 0&&(0,a().selectsPackages)(
u,h)){const $={text:b,span:m(u),quoted:!1},D={...u,subcommand:"run",operands:[$]};j.push(await(0,a().resolvePackageManager)(
D,h,A,k))}return(0,s().join)(j)}e(o,"resolveProgram");function m({operands:u,flags:h}){return u[0]?.span??h[0]?.span??{start:0,
end:0}}e(m,"spanOf");function d({flags:u},{data:h},x){let{directory:k}=x;for(const{name:A,value:b,span:y}of u){if(b===void 0||
!h.directory_flags.includes(A))continue;const I=(0,O().normalise)(k===""?b:`${k}/${b}`),N=I===void 0?void 0:(0,O().resolveInTree)(
x.tree,I);if(N===void 0||N.kind==="outside")return(0,s().fails)("target-outside",y,{path:b,reason:N?"symlink":"above"});
if(N.kind!=="inside")return(0,s().fails)("target-missing",y,{path:b});k=N.path}return{...x,directory:k}}e(d,"directoryOf");
function p({program:u,data:h},{tree:x,changed:k},A){if(h.build_files.length===0)return s().NOTHING;const b=e(j=>h.build_files.
some($=>(0,c().matchesPattern)($.includes("/")?j:w().posix.basename(j),$,{dot:!0})),"isOne"),y=[];for(const{path:j}of x.
files())!(0,O().isWithin)(j,"node_modules")&&b(j)&&y.push(j);const I=y.filter(j=>k.has(j)),N=y.slice(0,_);return(0,s().join)(
[y.length===0?s().NOTHING:(0,s().fails)("build-files-unread",A,{program:u,files:N,count:y.length}),...I.map(j=>(0,s().fails)(
"target-changed",A,{path:j}))])}e(p,"buildFiles");function i({operands:u,flags:h,starts:x,subcommand:k,family:A},b){const y=A&&
(0,a().isPackageManager)(A)&&k!=="test";return[...(x===void 0&&!y?u:[]).map(({text:j,span:$})=>({text:j.replace(/::.*$/s,
""),span:$})),...h.flatMap(({value:j,span:$})=>j===void 0?[]:[{text:j,span:$}])].map(({text:j,span:$})=>{const D=(0,O().
normalise)((0,s().from)(b,j));return D===void 0||D===""?s().NOTHING:(0,O().isWithin)(D,".git",{ignoreCase:!0})?(0,s().fails)(
"target-in-git",$,{path:D}):(0,O().resolveInTree)(b.tree,D).kind==="outside"?(0,s().fails)("target-outside",$,{path:j,reason:"\
symlink"}):s().NOTHING})}e(i,"pathsOf");function t(u,{text:h,span:x}){const k=(0,S().pathProblem)(h,x,u.directory);if(k!==
void 0)return{targets:[],problems:[k]};const A=(0,O().normalise)((0,s().from)(u,h))??"",b=(0,O().resolveInTree)(u.tree,A);
if(b.kind==="missing")return(0,s().fails)("target-missing",x,{path:h});if(b.kind==="outside")return(0,s().fails)("target\
-outside",x,{path:h,reason:"symlink"});if(b.kind!=="inside"||!(0,v().isRegular)(b.entry.kind)){const N=b.kind==="inside"?
b.entry.kind:"loop";return(0,s().fails)("target-not-a-file",x,{path:h,reason:N})}const{entry:y}=b;if(!y.tracked)return(0,s().
fails)("target-untracked",x,{path:h});const I=u.changed.has(y.path)||u.changed.has(A);return(0,s().join)([{targets:[(0,s().
target)(u,{kind:"file",name:h,path:y.path})],problems:[]},I?(0,s().fails)("target-changed",x,{path:y.path}):s().NOTHING])}
e(t,"resolveFile");function g(u,{text:h,span:x}){const k=h.replaceAll(".","/"),A=["","src/"].flatMap(b=>[`${b}${k}.py`,`${b}${k}\
/__main__.py`]).find(b=>u.tree.stat((0,s().from)(u,b))!==void 0);return A===void 0?(0,s().fails)("tool-unknown",x,{tool:h}):
t(u,{text:A,span:x,quoted:!1})}e(g,"resolveModule")},"command/resolve/script-command"(M,n,L,B){let P;const w=e(()=>P??=n(
"rules/catalogue"),"import_catalogue");let T;const O=e(()=>T??=n("command/lex/lex"),"import_lex");let R;const S=e(()=>R??=
n("command/resolve/local-tool"),"import_local_tool");let E;const v=e(()=>E??=n("command/resolve/npm-project"),"import_np\
m_project");L(M,{scriptCommand:e(()=>l,"scriptCommand")});const f=new Set(`! . : [ [[ ]] { } alias autoload bg bind brea\
k builtin caller case cd chdir command compgen
  complete compopt continue coproc declare dirs disown do done echo elif else enable esac eval exec
  exit export false fc fg fi for function functions getopts hash help histexpand history if in
  integer jobs kill let local logout mapfile nohup popd print printf pushd pwd r read readarray
  readonly return select set shift shopt source suspend test then time times trap true type typeset
  ulimit umask unalias unset until wait whence while`.split(/\s+/)),a=/^(?:\.\/)?node_modules\/\.bin\/([\w.-]+)$/;async function l(s,{
tree:r,directory:c}){const{words:_,assignments:o,refused:m,problems:d}=(0,O().lex)(s),p=d.every(({rule:y})=>y==="assignm\
ent-refused"||(0,w().ruleOf)(y).severity==="warning"&&y!=="unquoted-glob"),i=d.filter(({rule:y})=>y==="assignment-refuse\
d").length,[t]=_;if(!p||i!==m.length||t===void 0)return;const g=t.text;if(f.has(g)||g.includes("="))return;const u=[...o,
...m].sort((y,I)=>y.span.start-I.span.start);if(u.some(({name:y})=>y==="PATH"))return;const h=_.map(y=>y.text),x=Object.
fromEntries(u.map(({name:y,value:I})=>[y,I]));if(g==="node"||g==="npm"||g==="npx")return{argv:h,env:x};const k=a.exec(g)?.[1];
if(k===void 0&&g.includes("/"))return{argv:h,env:x};const A=k===void 0?(0,v().foldersUpFrom)(c):[c],b=await(0,S().localTool)(
r,A,k??g);return b===void 0?{argv:h,env:x}:{argv:h,env:{...b.env,...x},file:b.file}}e(l,"scriptCommand")},"command/resol\
ve/script-selection"(M,n,L,B){let P;const w=e(()=>P??=n("picomatch"),"import_picomatch");let T;const O=e(()=>T??=n("rule\
s/finding"),"import_finding");let R;const S=e(()=>R??=n("command/resolve/package-json"),"import_package_json");L(M,{selectScripts:e(
()=>l,"selectScripts")});const E=/^[\w:.@/-]+$/,v=200,f=4,a=/^[\w:.@/*?{},[\]-]+$/;async function l(_,o){const{selects:m,
operands:d}=_,[p]=d;if(m===void 0||p===void 0)return[_];const i=await(0,S().readPackageJson)(o.tree,o.directory),{text:t,
span:g}=p,u={program:"npm",flag:t};if(!s(t))return(0,O().problemAt)("launches-programs",g,u);const h=i&&i!==S().INVALID?
[...i.scripts.keys()]:[];if(h.some(k=>k.length>v))return(0,O().problemAt)("launches-programs",g,u);const x=h.filter(r(t,
m));return x.length===0?(0,O().problemAt)("npm-script-missing",g,{script:t,passes:!1}):x.every(k=>E.test(k))?x.map(k=>{const{
selects:A,...b}=_;return{...b,operands:[{...p,text:k}]}}):(0,O().problemAt)("launches-programs",g,u)}e(l,"selectScripts");
function s(_){return _.length<=v&&a.test(_)&&_.split("*").length-1<=f}e(s,"isPlainPattern");function r(_,o){if(o==="glob"){
const i=(0,w().default)(c(_),{nonegate:!0,strictSlashes:!0});return t=>i(c(t))}const m=_.indexOf("*"),[d,p]=[_.slice(0,m),
_.slice(m+1)];return i=>i.length>=d.length+p.length&&i.startsWith(d)&&i.endsWith(p)}e(r,"matcherOf");function c(_){return _.
replace(/[:/]/g,o=>o===":"?"/":":")}e(c,"swapped")},"command/resolve/script-steps"(M,n,L,B){let P;const w=e(()=>P??=n("c\
ommand/families/npm"),"import_npm");let T;const O=e(()=>T??=n("command/resolve/npm-config"),"import_npm_config");let R;const S=e(
()=>R??=n("command/resolve/npm-settings"),"import_npm_settings");let E;const v=e(()=>E??=n("command/resolve/npmrc"),"imp\
ort_npmrc");let f;const a=e(()=>f??=n("command/resolve/package-env"),"import_package_env");let l;const s=e(()=>l??=n("co\
mmand/resolve/package-json"),"import_package_json");let r;const c=e(()=>r??=n("command/resolve/place"),"import_place");let _;
const o=e(()=>_??=n("command/resolve/script-command"),"import_script_command");let m;const d=e(()=>m??=n("command/resolv\
e/scripts-that-run"),"import_scripts_that_run");L(M,{npmScripts:e(()=>g,"npmScripts"),stepsIn:e(()=>t,"stepsIn")});const p={
start:0,end:0},i=200;function t({steps:N}){return N.flatMap(j=>j.command?.nested?.flatMap(t)??[j])}e(t,"stepsIn");async function g(N,j,$={
left:i}){const{subcommand:D,flags:H}=N;if(D===void 0||D==="pack")return;const{project:F,selected:C,runs:W,packages:U}=await(0,d().
scriptsThatRun)(N,j,p);if(F===void 0)return;const G=await(0,v().readNpmrc)({...j,directory:F}),z=await u(j,F);if("unread"in
G||z===void 0)return;const{settings:V}=G;if(z.devEngines!==void 0||(0,O().mayChangeMode)(H,V))return;const K=[],Z=(0,O().
exportedConfig)(H,V);for(const X of U){const Q=await u(j,X);if(Q===void 0||h(Q))return;const q=W.filter(ne=>ne.directory===
X),ee=q.length===0?await I(N,j,X):void 0;ee!==void 0&&K.push({...x(Q),...ee,directory:X});for(const ne of q){const oe=await k(
ne,j,Z,$);K.push({...x(Q),...oe})}}const Y=V["node-options"],{prefix:J}=(0,S().readSettings)(N);return{subcommand:D,directory:j.
directory,project:F,prefixed:J!==void 0,inWorkspaces:C,config:Z,...typeof Y=="string"&&{nodeOptions:Y},steps:K}}e(g,"npm\
Scripts");async function u(N,j){const $=await(0,s().readJsonFile)(N.tree,(0,c().from)({directory:j},"package.json"));return $===
s().INVALID?void 0:$}e(u,"jsonOf");function h({bin:N,directories:j}){return!N&&typeof j=="object"&&j!==null&&"bin"in j}e(
h,"listsBinaries");function x(N){const{name:j,version:$}=N;return{packageId:j&&$?`${String(j)}@${String($)}`:"",packageEnv:(0,a().
packageEnv)(N)}}e(x,"identityOf");async function k(N,j,$,D){const{directory:H,event:F,body:C}=N,W=(0,d().scriptText)(N),
U={...j,directory:H},G=await(0,o().scriptCommand)(W,U),z=await b(N,G,U,$,D),V=N.words.map(Z=>Z.text),K=z?{argv:[],env:{},
...G,nested:z}:G;return{directory:H,event:F,body:C,words:V,text:W,...K&&{command:K}}}e(k,"stepOf");const A=new Set(["--i\
f-present","--include-workspace-root","--workspace","--workspaces"]);async function b(N,j,$,D,H){const F=j?.argv[0]==="n\
pm"&&Object.keys(j.env).length===0,C=N.builtIn==="restart"?[["stop","--if-present"],["start",...N.words.map(({text:U})=>U)]]:
F?[j.argv.slice(1)]:[],W=[];for(const U of C){if(H.left-=1,H.left<0)return;const{invocation:G,problems:z}=(0,w().parseNpm)(
U.map(Y=>({text:Y,span:p,quoted:!0})));if(!(z.length===0&&G.flags.every(({name:Y})=>A.has(Y))))return;const K=D.npm_config_ignore_scripts===
"true"?[y,...G.flags]:G.flags,Z=await g({...G,flags:K},$,H);if(Z===void 0)return;W.push(Z)}return W.length>0?W:void 0}e(
b,"nestedIn");const y={name:"--ignore-scripts",written:"--ignore-scripts",span:p};async function I(N,{tree:j},$){const D=N.
subcommand==="run"?N.operands[0]?.text:N.subcommand,H=await(0,s().readPackageJson)(j,$),F=H!==void 0&&H!==s().INVALID&&H.
scripts.has(D??"");if(!(D===void 0||F||(0,S().readSettings)(N).ifPresent))return{event:D,words:[],text:""}}e(I,"missingI\
n")},"command/resolve/script-text"(M,n,L,B){L(M,{CANNOT_FAIL:e(()=>T,"CANNOT_FAIL"),SHELL_WORDS:e(()=>w,"SHELL_WORDS"),dangerOf:e(
()=>E,"dangerOf"),splitScript:e(()=>P,"splitScript")});function P(v){const f=[];let a="",l=0;const s=e(r=>{const _=v.slice(
l,r).trimStart(),o=r-_.length;f.push({text:_.trimEnd(),start:o,end:o+_.trimEnd().length}),l=r+1},"take");for(let r=0;r<v.
length;r+=1){const c=v[r];c==="\\"&&a!=="'"?r+=1:a!==""?c===a&&(a=""):c==='"'||c==="'"?a=c:c!==void 0&&`&|;
`.includes(c)&&s(r)}return s(v.length),{commands:f.filter(r=>r.text!==""),compound:f.length>1}}e(P,"splitScript");const w=new Set(
[":","[","cd","echo","exit","false","test","true"]),T=new Set([":","echo","true"]),O=[[/\bdd\s+if=/,"writes to raw disks"],
[/\bmkfs\b/,"formats a file system"],[/>\s*\/dev\/(?:sd|nvme|disk)/,"writes to raw disks"],[/\|\s*(?:sudo\s+)?(?:ba|da|z|k)?sh\b/,
"pipes text into a shell"],[/\bchmod\s+(?:-\S+\s+)*0?777\b/,"makes files world-writable"],[/\bchown\s+(?:-\S+\s+)*root\b/,
"changes the owner of files to root"],[/\b(?:iptables|shutdown|reboot)(?=\s|$)/,"changes the firewall or stops the machi\
ne"],[/\bkill\s+-(?:9|KILL|SIGKILL)\b/,"kills processes"]],R=/\brm\s+((?:-\S+\s+)+)([^\s-]\S?)/g,S=16*1024;function E(v){
if(v.length>S)return"is too long to check";for(const[,f="",a=""]of v.matchAll(R))if(/(?:^|\s)-(?:[a-zA-Z]*[rR]|-recursive)/.
test(f)&&/^(?:[/*~]|\.\.)/.test(a))return"deletes entire directories";return O.find(([f])=>f.test(v))?.[1]}e(E,"dangerOf")},
"command/resolve/script-words"(M,n,L,B){let P;const w=e(()=>P??=n("rules/finding"),"import_finding");let T;const O=e(()=>T??=
n("command/families/programs"),"import_programs");let R;const S=e(()=>R??=n("command/resolve/npm-quote"),"import_npm_quo\
te");let E;const v=e(()=>E??=n("command/resolve/script-text"),"import_script_text");L(M,{GivenWords:e(()=>l,"GivenWords")});
const f=new Set(["assignment-refused","environment-assignment"]),a=new Set([...f,"brace-expansion","glob-flag","glob-out\
side","glob-unclear","tilde-expansion","unquoted-glob","variable-expansion"]);class l{static{e(this,"GivenWords")}text;#e;#n;#r;#o;constructor({
event:r,body:c,words:_},o){let m=c;const d=[];for(const p of _){const i=m.length+1;m=`${m} ${(0,S().quoteForScript)(p.text)}`,
d.push({word:p,at:{start:i,end:m.length}})}this.text=m,this.#e=c.length,this.#n=d,this.#r=r,this.#o=o}isGiven=e(({span:r})=>this.#n.
length>0&&r.end>this.#e,"isGiven");inCommand=e(r=>{const c=this.#n.filter(({at:m})=>m.start<r.span.end&&m.end>r.span.start),
_=c[0]?.word.span??this.#o,o=c.at(-1)?.word.span??this.#o;return{...r,span:{start:_.start,end:o.end}}},"inCommand");onlyGiven({
problems:r}){return{targets:[],problems:r.filter(this.isGiven)}}areReadableBehind({end:r},c){const _=c.every(({rule:o})=>f.
has(o));return this.#n.length>0&&r>this.#e&&_}unreadBehind({end:r},c,_,o=[]){if(this.#n.length===0||r<=this.#e)return[];
const m=c[0]?.text??"";if(_&&v().SHELL_WORDS.has(m))return[];const d=_?.problems.some(({rule:g,span:u})=>g==="program-no\
t-allowed"&&u.start===c[0]?.span.start);if(_&&!d)return[];const p=O().REFUSED_PROGRAMS.has(m.replace(/^.*[\\/]/,""))||o.
some(({rule:g})=>!a.has(g)),i=this.#n.find(({word:g})=>p||g.text.startsWith("-"));if(i===void 0)return[];const t={script:this.#r,
word:i.word.text,text:this.text};return[(0,w().problemAt)("script-words-unread",i.at,t)]}}},"command/resolve/scripts-tha\
t-run"(M,n,L,B){let P;const w=e(()=>P??=n("node:path"),"import_node_path");let T;const O=e(()=>T??=n("repo/paths"),"impo\
rt_paths");let R;const S=e(()=>R??=n("rules/finding"),"import_finding");let E;const v=e(()=>E??=n("command/resolve/npm-p\
roject"),"import_npm_project");let f;const a=e(()=>f??=n("command/resolve/npm-quote"),"import_npm_quote");let l;const s=e(
()=>l??=n("command/resolve/npm-settings"),"import_npm_settings");let r;const c=e(()=>r??=n("command/resolve/npmrc"),"imp\
ort_npmrc");let _;const o=e(()=>_??=n("command/resolve/package-json"),"import_package_json");let m;const d=e(()=>m??=n("\
command/resolve/place"),"import_place");L(M,{inspectEmpty:e(()=>u,"inspectEmpty"),runsIn:e(()=>b,"runsIn"),scriptText:e(
()=>i,"scriptText"),scriptsThatRun:e(()=>t,"scriptsThatRun")});const p={selected:!1,runs:[],packages:[],problems:[]};function i({
body:F,words:C}){return[F,...C.map(({text:W})=>(0,a().quoteForScript)(W))].join(" ")}e(i,"scriptText");async function t(F,C,W){
const U=(0,s().readSettings)(F),G=k(F);if(U.informs||G===void 0&&F.subcommand!=="pack")return p;const z=G===void 0&&!D(F),
V=await(0,v().findPackages)(U,C,W,z);if("problems"in V)return{...p,problems:V.problems};const{project:K,selected:Z}=V,Y=U.
ignoreScripts??await x({...C,directory:K}),J={...U,ignoreScripts:Y},X=G??"pack",Q=G===void 0?H(F,C,Z?V.directories:void 0):
[];if("problems"in Q)return{...p,project:K,selected:Z,problems:Q.problems};const q=G===void 0?Q:V.directories,ee=[],ne=[
...V.missing,...await g(V,U,C,W,z)];for(const oe of q){const se=await(0,o().readPackageJson)(C.tree,oe),re={...C,directory:oe};
if(se===o().INVALID||se===void 0){const te=w().posix.join(oe,"package.json"),ie=se?(0,d().fails)("package-json-invalid",
W,{path:te}):(0,d().fails)("package-json-missing",W,{directory:oe});ne.push(...ie.problems)}else if(G===void 0)ee.push(...j(
se,oe,J));else if(A(se,re,X)){const te=b(se,re,X,F.passthrough,J);ee.push(...te),ne.push(...u(te,X,se.path,re,W))}else{const te={
script:X,passes:J.ifPresent};ne.push(...(0,d().fails)("npm-script-missing",W,te).problems)}}return{project:K,selected:Z,
runs:ee,packages:q,problems:ne}}e(t,"scriptsThatRun");async function g({project:F,directories:C},W,{base:U,...G},z,V){const K=w().
posix.join(F,"package.json");if(U===void 0||!G.changed.has(K))return[];const Z=await(0,v().findPackages)(W,{...G,tree:U},
z,V);if("problems"in Z)return[];const Y=Z.directories.filter(J=>!C.includes(J));return Y.length===0?[]:[(0,S().problemAt)(
"workspaces-changed",z,{path:K,lost:Y})]}e(g,"leftOut");function u(F,C,W,{via:U},G){if(F.some(({event:V,body:K})=>V===C&&
!h(K)))return[];const z=U===void 0?"npm-script-empty":"npm-script-empty-part";return[(0,S().problemAt)(z,G,{script:C,path:W})]}
e(u,"inspectEmpty");function h(F){return F.split(`
`).every(C=>/^\s*(?:#|$)/.test(C))}e(h,"isBlank");async function x(F){const C=await(0,c().readNpmrc)(F);return"settings"in
C&&C.settings["ignore-scripts"]===!0}e(x,"ignoresScripts");function k({subcommand:F,operands:C}){switch(F){case"run":return C[0]?.
text;case"test":case"start":case"stop":case"restart":return F;default:return}}e(k,"eventOf");function A({scripts:F},C,W){
return F.has(W)||W==="restart"||W==="env"?!0:W==="start"&&I(C)}e(A,"canRun");function b(F,C,W,U,G){const{directory:z}=C,
V=F.scripts.get(W)??"",K=V===""?y(W,C):{body:V};return[...$(F,z,[`pre${W}`],G),...K?[{directory:z,event:W,words:U,...K}]:
[],...$(F,z,[`post${W}`],G)]}e(b,"runsIn");function y(F,C){return F==="restart"?{body:"npm stop --if-present && npm star\
t",builtIn:"restart"}:F==="start"&&I(C)?{body:"node server.js",builtIn:"server"}:F==="env"?{body:"env"}:void 0}e(y,"buil\
tIn");function I(F){const C=(0,O().resolveInTree)(F.tree,(0,d().from)(F,"server.js"));return C.kind==="outside"||C.kind===
"inside"&&(0,o().isRegular)(C.entry.kind)}e(I,"isServer");const N=["prepack","prepare","postpack"];function j(F,C,W){return W.
ignoreScripts?$(F,C,["prepare"],{...W,ignoreScripts:!1}):$(F,C,N,W)}e(j,"packingIn");function $({scripts:F},C,W,{ignoreScripts:U}){
return U?[]:W.flatMap(G=>{const z=F.get(G);return z?[{directory:C,event:G,body:z,words:[]}]:[]})}e($,"hooksOf");function D({
operands:F}){return F.length===0||F.some(({text:C})=>C===".")}e(D,"packsHere");function H({operands:F},C,W){const U=W?[...W]:
[];!W&&F.length===0&&U.push(C.directory);for(const{text:G,span:z}of F){if(W&&G===".")continue;if(!/^\.{0,2}(?:\/|$)/.test(
G))return(0,d().fails)("downloads",z,{program:"npm",flag:G});const V=G.startsWith("/")?void 0:(0,O().normalise)((0,d().from)(
C,G)),K=V===void 0?void 0:(0,O().resolveInTree)(C.tree,V);if(K===void 0||K.kind==="outside")return(0,d().fails)("target-\
outside",z,{path:G,reason:K?"symlink":"above"});if(K.kind!=="inside")return(0,d().fails)("target-missing",z,{path:G});if(K.
entry.kind!=="directory")return(0,d().fails)("target-not-a-file",z,{path:G,reason:"archive"});U.push(K.path)}return U}e(
H,"packedBy")},"command/resolve/source"(M,n,L,B){L(M,{callsWriteFunctions:e(()=>T,"callsWriteFunctions")});const P=256*1024,
w=/\b(?:(?:appendFile|copyFile|rename|rm|rmdir|symlink|truncate|unlink|writeFile)Sync|appendFile|copyFile|createWriteStream|writeFile)\s*\(/;
async function T(O,R){if((R.size??0)>P)return!1;const S=(await O.read(R.path)).subarray(0,P).toString("latin1");return w.
test(S)}e(T,"callsWriteFunctions")},"command/resolve/tasks"(M,n,L,B){let P;const w=e(()=>P??=n("node:path"),"import_node\
_path");let T;const O=e(()=>T??=n("jsonc-parser"),"import_jsonc_parser");let R;const S=e(()=>R??=n("repo/paths"),"import\
_paths");let E;const v=e(()=>E??=n("command/families/tools/task-runners"),"import_task_runners");let f;const a=e(()=>f??=
n("command/resolve/npm-script"),"import_npm_script");let l;const s=e(()=>l??=n("command/resolve/package-json"),"import_p\
ackage_json");let r;const c=e(()=>r??=n("command/resolve/package-manager"),"import_package_manager");let _;const o=e(()=>_??=
n("command/resolve/place"),"import_place");let m;const d=e(()=>m??=n("command/resolve/scripts-that-run"),"import_scripts\
_that_run");L(M,{resolveTasks:e(()=>t,"resolveTasks"),startedByWireit:e(()=>h,"startedByWireit")});const p=1024*1024,i={
turbo:[["turbo.json","tasks"],["turbo.json","pipeline"],["turbo.jsonc","tasks"]],nx:[["nx.json","targetDefaults"]],lerna:[
["nx.json","targetDefaults"]]};async function t(b,y,I){const{operands:N,passthrough:j,subcommand:$}=b,[D]=N,F=($==="exec"||
$==="script-or-tool")&&D?(0,v().tasksOf)(D.text,j):void 0;if(D===void 0||F===void 0)return o().NOTHING;const{text:C,span:W}=D,
U=C==="wireit"?await h(y):await g(await u(y.tree,C,F),y.tree),G=[];for(const{directory:z,script:V,body:K}of U){const Z={
...y,directory:z};if(K!==void 0){const X={directory:z,event:`${V} (${C})`,body:K,words:[]};G.push(await(0,a().resolveRun)(
Z,X,W,I));continue}const Y=await(0,s().readPackageJson)(y.tree,z);if(Y===void 0||Y===s().INVALID)continue;const J=(0,d().
runsIn)(Y,Z,V,[],c().MANAGER_SETTINGS);for(const X of J)G.push(await(0,a().resolveRun)(Z,X,W,I))}return(0,o().join)(G)}e(
t,"resolveTasks");async function g(b,y){const I=[];for(const N of(0,c().everyPackage)(y)){const j=await(0,s().readPackageJson)(
y,N);if(N===""||j===void 0||j===s().INVALID)continue;const $=b.filter(D=>j.scripts.has(D));I.push(...$.map(D=>({directory:N,
script:D})))}return I}e(g,"startedBy");async function u(b,y,I){const N=new Set(I);for(const[j,$]of i[y]??[]){const D=x(await A(
b,j),$);for(const H of N)for(const F of k(x(x(D,H),"dependsOn")))N.add(F.replace(/^\^|^.*#/,""))}return[...N]}e(u,"withD\
ependencies");async function h({tree:b,directory:y,via:I}){const N=await(0,s().readJsonFile)(b,w().posix.join(y,"package\
.json")),j=x(x(N,"wireit"),I??""),$=x(j,"command"),D=k(x(j,"dependencies")).flatMap(F=>{const[,C="",W=""]=/^(?:(\.{1,2}\/.*):)?([^:].*)$/.
exec(F)??[],U=(0,S().normalise)(w().posix.join(y,C));return U===void 0?[]:[{directory:U,script:W}]}),H=typeof $=="string"&&
I!==void 0;return[...D,...H?[{directory:y,script:I,body:$}]:[]]}e(h,"startedByWireit");function x(b,y){if(!(typeof b!="o\
bject"||b===null||!Object.hasOwn(b,y)))return b[y]}e(x,"fieldOf");function k(b){return Array.isArray(b)?b.map(y=>x(y,"sc\
ript")??x(y,"target")??y).filter(y=>typeof y=="string"):[]}e(k,"listOf");async function A(b,y){const I=(0,S().resolveInTree)(
b,y);if(!(I.kind!=="inside"||!(0,s().isRegular)(I.entry.kind))&&!((I.entry.size??0)>p))return(0,O().parse)((await b.read(
I.path)).toString("utf8"))}e(A,"readConfiguration")},"command/resolve/test-pattern"(M,n,L,B){let P;const w=e(()=>P??=n("\
command/resolve/workspace-patterns"),"import_workspace_patterns");L(M,{baseOf:e(()=>O,"baseOf"),isPattern:e(()=>T,"isPat\
tern"),matchesNothing:e(()=>S,"matchesNothing")});function T(E){return/[*?[{]/.test(E)}e(T,"isPattern");function O(E){return E.
replace(/[^/]*[*?[{].*$/s,"")}e(O,"baseOf");const R=/^(?!.*\*\*.*\*\*.*\*\*)[\w@.*/-]+$/;function S(E,v){if(!v.every(f=>R.
test(f)))return!1;for(const{path:f}of E.files())if(v.some(a=>(0,w().matchesPattern)(f,a,{dot:!0})))return!1;return!0}e(S,
"matchesNothing")},"command/resolve/tool-files"(M,n,L,B){let P;const w=e(()=>P??=n("node:path"),"import_node_path");let T;
const O=e(()=>T??=n("repo/paths"),"import_paths");let R;const S=e(()=>R??=n("rules/finding"),"import_finding");let E;const v=e(
()=>E??=n("command/families/tool"),"import_tool");let f;const a=e(()=>f??=n("command/families/tools/named-files"),"impor\
t_named_files");let l;const s=e(()=>l??=n("command/resolve/alternatives"),"import_alternatives");let r;const c=e(()=>r??=
n("command/resolve/argument-file"),"import_argument_file");let _;const o=e(()=>_??=n("command/resolve/dependency"),"impo\
rt_dependency");let m;const d=e(()=>m??=n("command/resolve/file"),"import_file");let p;const i=e(()=>p??=n("command/reso\
lve/lexical"),"import_lexical");let t;const g=e(()=>t??=n("command/resolve/main-file"),"import_main_file");let u;const h=e(
()=>u??=n("command/resolve/node"),"import_node");let x;const k=e(()=>x??=n("command/resolve/package-json"),"import_packa\
ge_json");let A;const b=e(()=>A??=n("command/resolve/place"),"import_place");let y;const I=e(()=>y??=n("command/resolve/\
test-pattern"),"import_test_pattern");L(M,{resolveToolFiles:e(()=>j,"resolveToolFiles")});const N=["",...["js","cjs","mj\
s","ts","cts","mts","jsx","tsx","json"].map(G=>`.${G}`)];async function j(G,z){return $((0,a().filesNamedBy)(G),G.operands[0],
z)}e(j,"resolveToolFiles");async function $({files:G,roots:z,nodeFlags:V},K,Z){const Y=["",...z].flatMap(X=>{const Q=(0,O().
normalise)((0,b().from)(Z,X));return Q===void 0?[]:[Q]}),J=[];for(const X of G)J.push(X.as==="arguments"?await U(X,K,Z):
X.as==="tests"?await W(X,Z):await D(X,[...new Set(Y)],Z));for(const X of V)J.push(await(0,h().inspectNodeFlag)(X,Z));return(0,b().
join)(J)}e($,"resolveAll");async function D(G,z,V){const{as:K,path:Z,span:Y}=G,J=(0,i().pathProblem)(Z,Y,V.directory);if(J!==
void 0)return{targets:[],problems:[J]};const X=[];for(const Q of z){const q=(0,O().normalise)(w().posix.join(Q,Z));if(q===
void 0)continue;const ee=await H(G,q,V);ee!==void 0&&X.push(ee)}return X.length>0?(0,b().join)(X):K==="code"||K==="confi\
g"?(0,b().fails)("target-missing",Y,{path:Z}):K==="module"&&G.first?C(Z,Y,V):b().NOTHING}e(D,"resolveFile");async function H(G,z,V){
const{as:K,path:Z,span:Y}=G,{tree:J}=V,X=(0,g().firstFile)(J,K==="place"?[z]:N.map(ee=>z+ee));if(X===void 0)return;const Q=X.
kind==="inside"&&!(0,k().isRegular)(X.entry.kind);if(K==="place"&&X.kind==="inside")return b().NOTHING;if(!Q)return F(G,
z,X,V);if(K==="config"){const ee=(0,O().resolveInTree)(J,w().posix.join(X.path,"tsconfig.json"));return ee.kind==="missi\
ng"?b().NOTHING:F(G,z,ee,V)}const q=await(0,g().mainOf)(J,z);return q===k().INVALID?(0,b().fails)("package-json-invalid",
Y,{path:w().posix.join(Z,"package.json")}):q&&F(G,z,q.found,V)}e(H,"resolveAt");async function F({as:G,path:z,span:V,ifFile:K},Z,Y,J){
if(Y.kind==="outside")return(0,b().fails)("target-outside",V,{path:z,reason:"symlink"});if(Y.kind!=="inside")return(0,b().
fails)("target-not-a-file",V,{path:z,reason:"loop"});const{entry:X}=Y,Q=await(0,d().trustProblems)(J,X,z,V);if(Q.some(o().
isUnverified))return{targets:[],problems:Q};const q=J.changed.has(X.path)||J.changed.has(Z);return{targets:[(0,b().target)(
J,{kind:"file",name:z,path:X.path})],problems:[...Q,...G==="module"&&K?[K]:[],...q?[(0,S().problemAt)("target-changed",V,
{path:X.path})]:[]]}}e(F,"judgeFound");async function C(G,z,V){const K=/^(?:@[^/]+\/)?[^/]+/.exec(G)?.[0]??G;return{targets:[],
problems:await(0,o().inspectDependency)(V,{name:K,path:G},z)}}e(C,"inspectPackage");async function W(G,z){const{path:V,span:K}=G,
Z=(0,i().testProblem)(V,K,z.directory);if(Z!==void 0)return{targets:[],problems:[Z]};const J=((0,I().isPattern)(V)?((0,s().
alternativesOf)(V)??[]).map(I().baseOf):[V]).map(Q=>(0,O().resolveInTree)(z.tree,(0,b().from)(z,Q)));if(J.some(({kind:Q})=>Q===
"outside"))return(0,b().fails)("target-outside",K,{path:V,reason:"symlink"});const[X]=J;return(0,I().isPattern)(V)||X?.kind!==
"inside"||!(0,k().isRegular)(X.entry.kind)?b().NOTHING:F(G,(0,O().normalise)((0,b().from)(z,V))??V,X,z)}e(W,"resolveTest\
s");async function U({path:G,span:z},V,K){const Z=await D({as:"config",path:G,span:z},[K.directory],K),Y=Z.targets[0]?.path;
if(V===void 0||Y===void 0)return Z;const J=(0,c().wordsOfFile)(await K.tree.read(Y),z);if(J===void 0){const Q=`@${G}`;return(0,b().
join)([Z,(0,b().fails)("tool-loads-code",z,{program:V.text,flag:Q})])}const X=(0,v().parseTool)(V,J).map(Q=>({...Q,span:z}));
return(0,b().join)([Z,{targets:[],problems:X},await $((0,a().filesIn)(V,J),V,K)])}e(U,"resolveArguments")},"command/reso\
lve/trail"(M,n,L,B){let P;const w=e(()=>P??=n("command/resolve/place"),"import_place");L(M,{Trail:e(()=>R,"Trail")});const T=64,
O=2e3;class R{static{e(this,"Trail")}#e=new Set;#n=new Set;resolve;#r;constructor(E,v){this.resolve=E,this.#r=v}async follow(E,v,f,a){
if(this.#e.has(E))return a({why:"cycle"});const l=await this.#r?.tickScript();if(l!==void 0)return a({why:"time",limit:l});
const s=`${E}\0${v}`;if(this.#n.has(s))return w().NOTHING;if(this.#e.size>=T)return a({why:"depth",limit:T});if(this.#n.
size>=O)return a({why:"count",limit:O});this.#e.add(E);const r=await f();return this.#e.delete(E),this.#n.add(s),r}}},"c\
ommand/resolve/workspace-patterns"(M,n,L,B){let P;const w=e(()=>P??=n("command/resolve/alternatives"),"import_alternativ\
es");L(M,{matchesPattern:e(()=>S,"matchesPattern"),readPatterns:e(()=>O,"readPatterns")});function T(f){return f.length>
200||f.split("**").length>2?!1:f==="."?!0:f.split("/").every(a=>/^(?!\.{1,2}$)[\w@.*-]+$/.test(a))}e(T,"isPlain");function O(f){
const a=[],l=[];if(f.some(c=>c.includes("{")))return R(f);for(const c of f){const _=/^!*/.exec(c)?.[0].length??0,o=c.slice(
_).replace(/^\.?\/+/,"").replace(/\/$/,"");if(!T(o))return{unclear:c};if(_%2===1){l.push(o);continue}for(let m=0;m<l.length;m+=
1)S(o,l[m]??"")&&l.splice(m,1);a.push(o)}const r=a.filter(c=>!l.some(_=>S(c,_)));return{wanted:r,entries:r.map(c=>[c]),refused:l}}
e(O,"readPatterns");function R(f){const a=[];for(const l of f){const r=(/[[\]!]/.test(l)?void 0:(0,w().alternativesOf)(l))?.
map(c=>c.replace(/^\.?\/+/,"").replace(/\/$/,""));if(!r?.every(T))return{unclear:l};a.push(r)}return{wanted:a.flat(),entries:a,
refused:[]}}e(R,"readBraced");function S(f,a,l={}){return E(f.split("/"),a.split("/"),l)}e(S,"matchesPattern");function E(f,a,l){
const[s,...r]=f,[c,..._]=a;return s===void 0?l.partial||a.every(o=>o==="**"):c===void 0?!1:c!=="**"?v(s,c,l)&&E(r,_,l):E(
f,_,l)?!0:v(s,"*",l)&&E(r,a,l)}e(E,"matchSegments");function v(f,a,{dot:l=!1}){if(f.startsWith(".")&&!a.startsWith(".")&&
!l)return!1;const s=a.split(/\*+/);if(s.length===1)return f===a;const[r=""]=s,c=s.at(-1)??"";if(f.length<r.length+c.length||
!f.startsWith(r)||!f.endsWith(c))return!1;let _=r.length;for(const o of s.slice(1,-1)){const m=f.indexOf(o,_);if(m<0||m+
o.length>f.length-c.length)return!1;_=m+o.length}return!0}e(v,"matchesSegment")},"command/resolve/workspaces"(M,n,L,B){let P;
const w=e(()=>P??=n("node:path"),"import_node_path");let T;const O=e(()=>T??=n("repo/paths"),"import_paths");let R;const S=e(
()=>R??=n("command/resolve/package-json"),"import_package_json");let E;const v=e(()=>E??=n("command/resolve/workspace-pa\
tterns"),"import_workspace_patterns");L(M,{listWorkspaces:e(()=>a,"listWorkspaces"),selectWorkspaces:e(()=>_,"selectWork\
spaces")});const f=new WeakMap;function a(m,d){const p=f.get(m)??new Map;f.set(m,p);const i=p.get(d.path)??l(m,d);return p.
set(d.path,i),i}e(a,"listWorkspaces");async function l(m,d){const p=(0,v().readPatterns)(d.workspaces);if("unclear"in p)
return p;const{wanted:i,entries:t,refused:g}=p;if(i.length===0)return[];const u=w().posix.dirname(d.path).replace(/^\.$/,
""),h=[];for(const{path:A,kind:b}of m.files()){const y=c(u,A);if(y!==void 0)if(b==="symlink"){const I=i.some($=>(0,v().matchesPattern)(
y,$,{partial:!0})),N=i.some($=>(0,v().matchesPattern)(y,$)),j=I?(0,O().resolveInTree)(m,A):void 0;if(j?.kind==="outside")
return{unclear:A};if(j?.kind!=="inside"||j.entry.kind!=="directory")continue;if(!N||g.length>0||i.some($=>$.startsWith(`${y}\
/`)))return{unclear:A};h.push(y)}else w().posix.basename(A)==="package.json"&&h.push(w().posix.dirname(y))}const x=h.filter(
A=>i.some(b=>(0,v().matchesPattern)(A,b))).filter(A=>!A.split("/").includes("node_modules")).filter(A=>!g.some(b=>(0,v().
matchesPattern)(A,b,{dot:!0}))).sort((A,b)=>A.localeCompare(b,"en")),k=t.flatMap(A=>x.filter(b=>A.some(y=>(0,v().matchesPattern)(
b,y,{partial:!0}))));return s(m,u,[...new Set(k)])}e(l,"mapWorkspaces");async function s(m,d,p){const i=[],t=new Set;for(const g of p){
const u=w().posix.join(d,g).replace(/^\.$/,""),h=await(0,S().readPackageJson)(m,u);if(h===void 0)continue;if(h===S().INVALID)
return{broken:`${u}/package.json`};const x=h.name||r(u);if(t.has(x))return{broken:h.path};t.add(x),i.push({directory:u,name:x})}
return i}e(s,"named");function r(m){const d=w().posix.basename(w().posix.dirname(m)),p=w().posix.basename(m);return d.startsWith(
"@")?`${d}/${p}`:p}e(r,"nameOfFolder");function c(m,d){return m===""?d:d.startsWith(`${m}/`)?d.slice(m.length+1):void 0}
e(c,"relativeTo");function _(m,d,{directory:p,project:i}){const t=e(x=>w().posix.join("/",x),"at"),g=t(c(i,`${p}/`)===void 0?
i:p),u=w().posix.resolve(g,d),h=[w().posix.relative(t(i),w().posix.resolve(t(p),d)),d];return m.filter(x=>{if(x.name===d||
t(x.directory)===u)return!0;const k=w().posix.relative(g,t(x.directory)),A=d.startsWith("./")?`./${k}`:k;return h.some(b=>o(
A,b))})}e(_,"selectWorkspaces");function o(m,d){const p=[];for(const t of`${d}/*`.split(/\/+/)){const g=p.at(-1);t===".."&&
g&&![".",".."].includes(g)?p.pop():p.push(t)}const i=m.split("/");return i.length===p.length&&i.every((t,g)=>g<i.length-
1?t===p[g]:t!==""&&!t.startsWith("."))}e(o,"isDirectlyIn")},"command/sentence"(M,n,L,B){let P;const w=e(()=>P??=n("comma\
nd/families/programs"),"import_programs");L(M,{isSentence:e(()=>a,"isSentence")});const T=/^(?:a|all|and|are|as|be|by|can|contains?|does|each|ensures?|every|exists?|has|have|is|it|loads|must|no|not|of|passes|returns?|should|that|the|this|to|verify|when|with|without)$/i,
O=/^(?:assert|check|compile|confirm|ensure|execute|expect|human|inspect|manual|manually|observe|review|run|validate|verify|visual)$/i,
R=/\.(?:md|txt|json|ya?ml|[cm]?[jt]s|py|html|css)$/i,S=/^[A-Za-z][a-z']*[:,]?$/,E=/^(?:[A-Za-z_][\w .-]*?[ \t]*(?:[<>=!]=?|[≥≤≠:])[ \t]*)?[+-]?\d+(?:\.\d+)?[ \t]*(?:%|\/[ \t]*\d+)?$/,
v=/^(?:[a-z][a-z0-9]*(?:_[a-z0-9]+)+|[A-Z][A-Z_]+)$/,f=/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Devanagari}]/u;
function a(s){const r=s.trim(),[c="",..._]=r.split(/\s+/,100);if(w().REFUSED_PROGRAMS.has(c))return!1;if(E.test(r)||v.test(
r)||f.test(c))return!0;if(/[;&|<>$`]/.test(r))return!1;const o=S.test(c);if(_.some(d=>/^--?[A-Za-z]/.test(d)))return!1;if((o||
R.test(c))&&_.some(d=>T.test(l(d))))return!0;if(/^[A-Z][a-z]+[:,.!]?$/.test(c))return _.length>0||/[.!:]$/.test(c);const m=/^[A-Za-z][A-Za-z']*[.,:!?]?$/.
test(_[0]??"");return o&&m&&(O.test(c)||/[a-z]{2}[.!?]$/.test(r))}e(a,"isSentence");function l(s){return s.replace(/[.,;:!?]$/,
"")}e(l,"trimmed")},"command/shell-text"(M,n,L,B){let P;const w=e(()=>P??=n("command/lex/lex"),"import_lex");L(M,{everyCommand:e(
()=>S,"everyCommand"),readShellText:e(()=>R,"readShellText")});const T=128*1024,O=16;function R(a,l){return a.length>T?[]:
new E(a,l).read()}e(R,"readShellText");function S(a){return a.flatMap(l=>[l,...S(l.inside)])}e(S,"everyCommand");class E{static{
e(this,"ShellText")}#e;#n;#r=[];#o;#s=0;constructor(l,s){this.#e=l,this.#n=s,this.#o=v(0,0,"")}read(){for(;this.#s<this.#e.
length;)this.#t();for(;this.#r.length>0;)this.#a(this.#e.length);return this.#c(this.#e.length,""),this.#o.commands}#t(){
const l=this.#o,s=this.#e.charAt(this.#s),r=this.#e.charAt(this.#s+1);l.quote==="'"?(s==="'"&&(l.quote=""),this.#s+=1):s===
"\\"?this.#s+=2:s==="`"?l.close==="`"?this.#a(this.#s):this.#i(1,"`"):s==="$"&&r==="("?this.#i(2,")"):l.quote==='"'?(s===
'"'&&(l.quote=""),this.#s+=1):this.#l(s,r)}#l(l,s){const r=this.#o;if(l==='"'||l==="'")r.quote=l,this.#s+=1;else if(l===
"(")this.#i(1,")");else if(l===")")r.close===")"?this.#a(this.#s):this.#p(/[)]/);else if((l==="<"||l===">")&&s==="(")this.#i(
2,")");else if(l==="<"||l===">"||l==="&"&&s===">"){const c=this.#s;do this.#s+=1;while(this.#s-c<3&&/[<>&|-]/.test(this.#e.
charAt(this.#s)));r.operators.push([c,this.#s])}else if(/[;&|\r\n]/.test(l))this.#p(/[;&|\r\n]/);else if(l==="#"&&/^\s?$/.
test(this.#e.charAt(this.#s-1))){const c=this.#e.indexOf(`
`,this.#s);r.holes.push([this.#s,c<0?this.#e.length:c]),this.#s=c<0?this.#e.length:c}else this.#s+=1}#p(l){const s=this.#s;
for(;l.test(this.#e.charAt(this.#s));)this.#s+=1;this.#c(s,this.#e.slice(s,this.#s))}#i(l,s){const r=this.#s;if(this.#s+=
l,this.#r.length===O){this.#c(r,"");return}this.#r.push(this.#o),this.#o=v(r,this.#s,s)}#a(l){this.#c(l,"");const{commands:s,
opened:r}=this.#o,c=this.#r.pop();c!==void 0&&(this.#s=Math.min(l+1,this.#e.length),c.holes.push([r,this.#s]),c.inside.push(
...s),this.#o=c)}#c(l,s){const r=this.#o,c=this.#d(r,l),{words:_,redirections:o,inside:m}=c;(_.length>0||o.length>0||m.length>
0)&&(r.commands.push(c),r.pipedFrom=/^\|&?$/.test(s)?c:void 0),r.start=this.#s,r.holes=[],r.operators=[],r.inside=[]}#d({
start:l,holes:s,operators:r,inside:c,pipedFrom:_},o){let m="",d=l;const p=[...s.map(([k,A])=>({from:k,to:A,filling:this.#e[k]===
"#"?" ":"_"})),...r.map(([k,A])=>({from:k,to:A,filling:" "}))].sort((k,A)=>k.from-A.from);for(const{from:k,to:A,filling:b}of p)
m+=this.#e.slice(d,k)+b.repeat(A-k),d=A;m+=this.#e.slice(d,o);const i=(0,w().lex)(m,this.#n),t=i.words.map(k=>({...k,span:f(
k.span,l)})),g=i.problems.map(k=>({...k,span:f(k.span,l)})),u=new Set;let h=0;const x=r.map(([k,A])=>{for(;h<t.length&&(t[h]?.
span.start??A)<A;)h+=1;const b=t[h],y=t[h-1];return y?.span.end===k&&/^\d+$/.test(y.text)&&u.add(y),b&&u.add(b),{operator:this.#e.
slice(k,A),...b&&{target:b}}});return{words:t.filter(k=>!u.has(k)),redirections:x,problems:g,inside:c,..._&&{pipedFrom:_}}}}
function v(a,l,s){return{opened:a,start:l,close:s,quote:"",pipedFrom:void 0,...{commands:[],holes:[],operators:[],inside:[]}}}
e(v,"frameAt");function f({start:a,end:l},s){return{start:a+s,end:l+s}}e(f,"shifted")}};
