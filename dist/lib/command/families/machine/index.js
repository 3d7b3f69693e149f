//# command/families/machine/judge-operands
(function(p,r,c,$){let u;const m=()=>u??=r("repo/paths");let _;const g=()=>_??=r("command/families/parsed");let v;const h=()=>v??=
r("command/families/tools/judge-value");let O;const b=()=>O??=r("command/families/tools/tool-table");let j;const F=()=>j??=
r("command/families/machine/properties");c(p,{judgeOperands:()=>w,ruleForOperand:()=>l});function w({operands:e,refusedOperands:o},s,a){
const n=a.data.deciding_properties!=="";return s.flatMap(t=>{if(n&&e==="plain"&&t.text.includes("="))return(0,F().propertyProblems)(
a,t);const i=P(o,t.text)??l(e,t.text);return i===void 0?[]:[(0,g().wordProblem)(i,a.program,t)]})}function P({flags:e,prefixes:o},s){
const a=[s,s.slice(s.lastIndexOf(":")+1)].map(b().flagKey);for(const n of a){const i=(/^(?:help|h|version|v|V)$/.test(n)?
void 0:e.get(n))??o.find(([W])=>n.startsWith(W))?.[1];if(i!==void 0)return i.kind}}function l(e,o){if(/^[A-Za-z][\w+.-]*:\/\//.
test(o))return"downloads";if(o.startsWith("@")&&e!=="package")return"tool-loads-code";switch(e){case"path":return d(o.replace(
/::.*$/s,""))?"tool-loads-code":void 0;case"package":return o.includes("@")?"downloads":d(o)?"tool-loads-code":void 0;case"\
goal":return o.split(":").length>2?"downloads":void 0;case"plain":return(0,h().isForeign)(o)?"tool-loads-code":void 0}}function d(e){
return(0,m().normalise)(e)===void 0}});
//# command/families/machine/parse-program
(function(j,p,O,K){let y;const h=()=>y??=p("command/families/parsed");let z;const F=()=>z??=p("command/families/tool");
let M;const S=()=>M??=p("command/families/tools/read-tool");let $;const I=()=>$??=p("command/families/machine/judge-oper\
ands");let T;const U=()=>T??=p("command/families/machine/properties");let A;const B=()=>A??=p("command/families/machine/\
python-module");let C;const k=()=>C??=p("command/families/machine/started");O(j,{parseProgram:()=>_});function _(o,t,s){
const{program:r}=o,e={program:r,family:o,flags:[],operands:[],passthrough:[]},a=P({use:o.use,path:"",words:t,family:o,families:s});
return{invocation:{...e,...a.invocation},problems:a.problems}}function P(o){const{use:t,path:s,words:r,family:e,families:a}=o,
m=t.subcommands.size>0?{...t.tool,starts:"script"}:t.tool,n=(0,S().readTool)(m,r),d=n.rest===void 0?n.flags:[...n.flags,
n.rest.flag],b=d.map(D),l=d.flatMap(g=>[...(0,F().toolFlagProblems)(e.program,m,g),...(0,U().decidingProperty)(e,g)]),[i,
...v]=n.started.slice(t.skips??0),u=i&&t.subcommands.get(i.text);if(u===void 0||i===void 0){const g=G(o,n),J=E(o,n);return{
invocation:{...s&&{subcommand:s},...t.any_package&&{anyPackage:!0},...g.invocation,flags:b},problems:[...l,...J,...g.problems]}}
const x=s===""?i.text:`${s} ${i.text}`,w=u.starts==="own-script"?(0,k().parseStarted)("own-script",i,v,{family:e,families:a,
parse:_}):P({...o,use:u,path:x,words:v}),H=u.does?[(0,h().wordProblem)(u.does,e.program,{...i,text:x})]:[];return{invocation:{
...w.invocation,...t.any_package&&{anyPackage:!0},flags:[...b,...w.invocation.flags??[]]},problems:[...l,...H,...w.problems]}}
function D({word:o,written:t,value:s}){return{name:t,written:t,span:o.span,...s!==void 0&&{value:s}}}function E({use:o,path:t,
words:s,family:r},{flags:e}){if(o.writes_unless===void 0)return[];const a=o.writes_unless.split(" "),c=s.slice(s.findIndex(
({text:n})=>n==="--"));if(e.some(({written:n,off:d})=>!d&&a.includes(n)))return[];if(c[0]?.text==="--"&&c.some(({text:n})=>a.
includes(n)))return[];const m=s[0]?.span??{start:0,end:0};return[(0,h().wordProblem)("tool-writes",r.program,{text:t||r.
program,span:m})]}function G({use:o,family:t,families:s},r){const{rest:e}=r;if(e!==void 0)return e.flag.flag?.kind==="mo\
dule"?(0,B().parseModule)(t,e.words,s,_):{invocation:{passthrough:e.words},problems:[]};const a=o.starts??(o.subcommands.
size>0?"subcommand":void 0),c=a===void 0?r.operands:r.started.slice(o.skips??0),[m,...n]=c;if(m===void 0){const d=r.flags.
some(({flag:v})=>v?.kind==="only-prints"),b={start:0,end:t.program.length},l=d?void 0:o.alone,i=l?[(0,h().wordProblem)(l,
t.program,{text:"",span:b})]:[];return{invocation:{},problems:i}}return a===void 0?{invocation:{operands:c},problems:(0,I().
judgeOperands)(o,c,t)}:(0,k().parseStarted)(a,m,n,{family:t,families:s,parse:_})}});
//# command/families/machine/program-table
(function(b,h,w,E){let _;const p=()=>_??=h("command/families/tools/tool-table");w(b,{NO_FAMILIES:()=>T,OPERAND_KINDS:()=>M,
STARTED:()=>O,programFamily:()=>k});const M=["path","package","goal","plain"],O=["file","package","command","script","ow\
n-script","tool","script-or-tool","script-tool-or-file"],T={allowed:new Map,known:new Map};function k(t,o){const s=new Map,
l={subcommands:s};for(const[e,r]of Object.entries(o.subcommands)){const n=e.split(" "),c=(n.pop()??"").split(","),u=n.reduce(
(i,d)=>{const g=i.subcommands.get(d)??m(o,{alone:"only-prints"});return i.subcommands.set(d,g),g},l),a=m(o,r);for(const i of c)
u.subcommands.set(i,a)}return{program:t,use:{...m(o,o),subcommands:s},data:o}}function m(t,o){const{operands:s="path",refused_operands:l={},
flags:e={},...r}=o,n=o===t?[]:[t.flags],c=r.starts===void 0?{}:{starts:"script"};return{...r,operands:s,tool:A([e,...n],
c),refusedOperands:(0,p().toolTable)({binaries:"",flags:l}),subcommands:new Map}}function A(t,o){const[s,...l]=t.map(n=>(0,p().
toolTable)({binaries:"",flags:n,...o}));if(s===void 0||l.length===0)return s??(0,p().toolTable)({binaries:"",flags:{}});
const e=new Map(s.flags),r=[...s.prefixes];for(const n of l){for(const[c,u]of n.flags){const a=e.get(c);(a===void 0||D(c)&&
a.kind==="only-prints")&&e.set(c,u)}r.push(...n.prefixes)}return{...s,flags:e,prefixes:r}}function D(t){return["help","h",
"version","v","V"].includes(t)}});
//# command/families/machine/properties
(function(s,c,p,m){let a;const n=()=>a??=c("command/families/parsed");p(s,{decidingProperty:()=>l,propertyProblems:()=>u});
const d=/^(?!-)[\w.,:/@%+=-]*$/;function l(t,{flag:e,word:r,value:o=""}){return e?.kind!=="property"||!i(t,o.replace(/^:/,
""))?[]:[(0,n().wordProblem)("changes-configuration",t.program,r)]}function u(t,e){const{program:r}=t,o=e.text.slice(e.text.
indexOf("=")+1);return i(t,e.text)?[(0,n().wordProblem)("changes-configuration",r,e)]:d.test(o)?[]:[(0,n().wordProblem)(
"evaluates-text",r,e)]}function i({data:t},e){const r=e.replace(/[:+?!]?=.*$/s,"").toLowerCase();return t.deciding_properties.
toLowerCase().split(/\s+/).filter(Boolean).some(o=>o.endsWith("~")?r.startsWith(o.slice(0,-1)):r===o)}});
//# command/families/machine/python-module
(function(c,s,m,z){let u;const v=()=>u??=s("rules/finding");let g;const a=()=>g??=s("command/families/parsed");let _;const b=()=>_??=
s("command/families/tools/judge-value");m(c,{parseModule:()=>h});const y={installs:"pip ensurepip venv virtualenv easy_i\
nstall poetry pipx build setuptools",publishes:"twine","never-ends":"http.server pydoc idlelib turtledemo xmlrpc.server \
wsgiref.simple_server smtpd","reads-stdin":"code pdb asyncio IPython","evaluates-text":"timeit","launches-programs":"web\
browser antigravity this trace cProfile profile runpy pex","writes-files":"zipapp zipfile tarfile gzip compileall py_com\
pile","only-prints":"site sysconfig platform sys"},w=new Map(Object.entries(y).flatMap(([o,n])=>n.split(" ").map(e=>[e,o]))),
x=new Set("unittest doctest json.tool tabnanny ast tokenize".split(" "));function h({program:o,data:n},[e,...i],r,j){if(e===
void 0){const t={program:o,flag:"-m",fault:"its value is missing"};return{invocation:{},problems:[(0,v().problemAt)("fla\
g-value",{start:0,end:0},t)]}}const p=r.known.get(e.text);if(p!==void 0&&n.started_programs.includes(e.text)){const{invocation:t,
problems:P}=j(p,i,r);return{invocation:{launched:[t]},problems:P}}const l={operands:[e],passthrough:i},d=/^[\w.]+$/.test(
e.text)?w.get(e.text):"tool-loads-code";if(d!==void 0)return{invocation:l,problems:[(0,a().wordProblem)(d,o,e)]};const M=i.
filter(({text:t})=>(0,b().isForeign)(t));return{invocation:x.has(e.text)?l:{...l,starts:"module"},problems:M.map(t=>(0,a().
wordProblem)("tool-loads-code",e.text,t))}}});
//# command/families/machine/started
(function(x,l,h,z){let S;const g=()=>S??=l("rules/finding");let R;const m=()=>R??=l("command/families/parsed");let j;const _=()=>j??=
l("command/families/parsers");let A;const w=()=>A??=l("command/families/programs");let k;const y=()=>k??=l("command/fami\
lies/tool");let E;const F=()=>E??=l("command/families/tools/tool-table");let O;const b=()=>O??=l("command/families/tools");
let T;const $=()=>T??=l("command/families/machine/judge-operands");h(x,{parseStarted:()=>D});function D(e,o,r,n){const{program:s}=n.
family,a={operands:[o],passthrough:r};switch(e){case"subcommand":{const t={program:s,subcommand:o.text},c=(0,g().problemAt)(
"program-subcommand-unknown",o.span,t);return{invocation:a,problems:[c]}}case"file":return i(o,r,s);case"package":{const t=(0,$().
ruleForOperand)("package",o.text);return{invocation:a,problems:t?[(0,m().wordProblem)(t,s,o)]:[]}}case"command":return M(
o,r,n);case"script":case"own-script":return{invocation:{...a,subcommand:"run"},problems:v(r,n.family)};case"tool":return P(
"exec",o,r,n);case"script-or-tool":case"script-tool-or-file":{if(!G.test(o.text)){const t=P("script-or-tool",o,r,n);return{
...t,problems:[...t.problems,...v(r,n.family)]}}return e==="script-tool-or-file"?i(o,r,s):{invocation:a,problems:[(0,m().
wordProblem)("launches-programs",s,o)]}}}}const G=/^\.{0,2}[\\/]|^~|[\\/].*\.\w+$|\.[cm]?[jt]sx?$/;function v(e,{program:o,
use:r}){return e.filter(({text:s})=>{const a=/^--([\w-]+)/.exec(s)?.[1];return a!==void 0&&r.tool.flags.get((0,F().flagKey)(
a))?.kind==="changes-configuration"}).map(s=>(0,m().wordProblem)("changes-configuration",o,s))}function i(e,o,r){const{text:n,
span:s}=e,a={operands:[e],passthrough:o,starts:"file"};if(n==="-"||n===""||n.startsWith("/dev/"))return{invocation:a,problems:[
(0,g().problemAt)("reads-stdin",s,{program:r,flag:n})]};const t=/^(?:npm|jsr|https?|data|git|file|[a-z+]+:\/\/):?/.test(
n)&&/:/.test(n);return{invocation:a,problems:t?[(0,m().wordProblem)("downloads",r,e)]:[]}}function M(e,o,r){const{family:n,
families:s,parse:a}=r,{text:t}=e;if(/:\/\//.test(t))return{invocation:{},problems:[(0,m().wordProblem)("downloads",n.program,
e)]};if(t==="-"||/\.\w+$/.test(t))return i(e,o,n.program);const c=s.known.get(t);if(c===void 0||!n.data.started_programs.
includes(t))return{invocation:{},problems:[(0,m().wordProblem)("launches-programs",n.program,e)]};const{invocation:p,problems:d}=a(
c,o,s);return{invocation:{launched:[p]},problems:d}}function P(e,o,r,{family:n,families:s,parse:a}){const{text:t}=o,c=s.
allowed.get(t),p=(0,_().isProgram)(t)?_().PARSERS[t](r):c&&a(c,r,s),d=w().REFUSED_PROGRAMS.get(t)==="shell",u={subcommand:e,
operands:[o],passthrough:r,...p&&{launched:[p.invocation]}};if(p!==void 0)return{invocation:u,problems:p.problems};if(d||
e==="exec"&&w().REFUSED_PROGRAMS.has(t))return{invocation:u,problems:[(0,m().wordProblem)("launches-programs",n.program,
o)]};const U=e==="exec"||(0,b().toolOf)(t)!==void 0||(0,b().refusalOf)(t);return{invocation:u,problems:U?(0,y().parseTool)(
o,r):[]}}});
