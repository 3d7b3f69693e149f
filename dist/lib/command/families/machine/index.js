//# command/families/machine/judge-operands
(function(m,I,n){const g=n("repo/paths"),h=n("command/families/parsed"),d=n("command/families/tools/outside"),v=n("comm\
and/families/tools/tool-table"),b=n("command/families/machine/properties");function O({operands:e,refusedOperands:o},r,t){
const i=t.data.deciding_properties!=="";return r.flatMap(s=>{const u=F(o,s.text),a=t.program==="gradle"&&$(s.text),c=u??
(a?"publishes":l(e,s.text));return c!==void 0?[(0,h().wordProblem)(c,t.program,s)]:i&&e==="plain"?(0,b().propertyProblems)(
t,s):[]})}const _=[["publish",/^/],["upload",/^(?:$|A)/],["deploy",/^$/]];function $(e){const o=e.slice(e.lastIndexOf(":")+
1),[r=""]=o.split(/(?=[A-Z-])/),t=o.slice(r.length);return r!==""&&_.some(([i,s])=>i.startsWith(r)&&s.test(t))}function F({
flags:e,prefixes:o},r){const t=r.replace(/@[^@]*$/,""),i=[r,t,t.slice(t.lastIndexOf(":")+1)].map(v().flagKey);for(const s of i){
const a=(/^(?:help|h|version|v|V)$/.test(s)?void 0:e.get(s))??o.find(([c])=>s.startsWith(c))?.[1];if(a!==void 0)return a.
kind}}function l(e,o){if(/^(?:[A-Za-z][\w+.-]*:\/\/|(?:npm|jsr|data|file):)/.test(o))return"downloads";if(o.startsWith("\
@")&&e!=="package")return"tool-loads-code";switch(e){case"path":case"tests":return o==="-"?"reads-stdin":p(o.replace(/::.*$/s,
""))||(0,d().isForeign)(o)?"tool-loads-code":void 0;case"package":return o.includes("@")?"downloads":p(o)?"tool-loads-co\
de":void 0;case"goal":return o.split(":").length>2?"downloads":void 0;case"plain":return(0,d().isForeign)(o)?"tool-loads\
-code":void 0}}function p(e){return(0,g().normalise)(e)===void 0}m.exports={judgeOperands:O,ruleForOperand:l}});
//# command/families/machine/msbuild
(function(i,n,r){const t=r("command/families/parsed"),d=/^-{1,2}(?:l|logger|dl|distributedlogger)(?::|$)/i,u=/^-{1,2}(?:t|target)(?::|$)/i;
function b({program:e},{word:l,written:s,value:o=""}){if(e!=="dotnet")return[];const[c=""]=`${s.replace(/^[^:]*/,"")}${o}`.
split(";");return d.test(s)&&/\.dll$|[\\/]/i.test(c)?[(0,t().wordProblem)("loads-code",e,l)]:u.test(s)&&/(?:^|[:;,])(?:deploy|pack|publish|push)/i.
test(o||s)?[(0,t().wordProblem)("publishes",e,l)]:[]}i.exports={msbuildProblems:b}});
//# command/families/machine/parse-program
(function(M,G,c){const k=c("command/families/parsed"),j=c("command/families/tool"),I=c("command/families/tools/named-fi\
les"),S=c("command/families/tools/read-tool"),w=c("command/families/machine/judge-operands"),$=c("command/families/machi\
ne/msbuild"),T=c("command/families/machine/properties"),q=c("command/families/machine/python-module"),A=c("command/famil\
ies/machine/skipped-tests"),P=c("command/families/machine/started");function b(s,o,t){const{program:e}=s,n={program:e,family:s,
flags:[],operands:[],passthrough:[]},i=x({use:s.use,path:"",words:o,family:s,families:t});return{invocation:{...n,...i.invocation},
problems:i.problems}}function x(s){const{use:o,path:t,words:e,family:n,families:i}=s,d=o.subcommands.size>0?{...o.tool,starts:"\
script"}:o.tool,r=(0,S().readTool)(d,e),l=r.rest===void 0?r.flags:[...r.flags,r.rest.flag],h=l.map(W),u=l.flatMap(a=>(0,I().
filesOfFlag)(n.program,a)).filter(({as:a})=>a!=="place"),v=l.flatMap(a=>[...(0,j().toolFlagProblems)(n.program,d,a),...(0,T().
decidingProperty)(n,a),...(0,A().skippedTests)(n,a),...(0,$().msbuildProblems)(n,a)]),[p,...O]=r.started.slice(o.skips??
0),g=p&&o.subcommands.get(p.text);if(g===void 0||p===void 0){const a=C(s,r),E=B(s,r);return{invocation:{...t&&{subcommand:t},
...o.any_package&&{anyPackage:!0},...a.invocation,flags:h,files:[...u,...U(o,a.invocation.operands??[])]},problems:[...v,
...E,...a.problems]}}const F=t===""?p.text:`${t} ${p.text}`,_=g.starts==="own-script"?(0,P().parseStarted)("own-script",
p,O,{family:n,families:i,parse:b}):x({...s,use:g,path:F,words:O}),D=g.does?[(0,k().wordProblem)(g.does,n.program,{...p,text:F})]:
[];return{invocation:{..._.invocation,...o.any_package&&{anyPackage:!0},flags:[...h,..._.invocation.flags??[]],files:[...u,
..._.invocation.files??[]]},problems:[...v,...D,..._.problems]}}function U({operands:s,starts:o},t){return t.flatMap(({text:e,
span:n})=>{const i=(s==="package"||o==="package")&&e.endsWith(".go");return!((0,w().ruleForOperand)("path",e)===void 0)||
s!=="tests"&&!i?[]:[{as:"tests",path:e.replace(/::.*$/s,""),span:n}]})}function W({word:s,written:o,value:t}){return{name:o,
written:o,span:s.span,...t!==void 0&&{value:t}}}function B({use:s,path:o,words:t,family:e},{flags:n}){if(s.writes_unless===
void 0)return[];const i=s.writes_unless.split(" "),m=t.slice(t.findIndex(({text:r})=>r==="--"));if(n.some(({written:r,off:l})=>!l&&
i.includes(r)))return[];if(m[0]?.text==="--"&&m.some(({text:r})=>i.includes(r)))return[];const d=t[0]?.span??{start:0,end:0};
return[(0,k().wordProblem)("tool-writes",e.program,{text:o||e.program,span:d})]}function C({use:s,family:o,families:t},e){
const{rest:n}=e;if(n!==void 0)return n.flag.flag?.kind==="module"?(0,q().parseModule)(o,n.words,t,b):{invocation:{passthrough:n.
words},problems:[]};const i=s.starts??(s.subcommands.size>0?"subcommand":void 0),m=i===void 0?e.operands:e.started.slice(
s.skips??0),[d,...r]=m;if(d===void 0){const l=e.flags.some(({flag:p})=>p?.kind==="only-prints"),h={start:0,end:o.program.
length},u=l?void 0:s.alone,v=u?[(0,k().wordProblem)(u,o.program,{text:"",span:h})]:[];return{invocation:{},problems:v}}return i===
void 0?{invocation:{operands:m},problems:(0,w().judgeOperands)(s,m,o)}:(0,P().parseStarted)(i,d,r,{family:o,families:t,parse:b})}
M.exports={parseProgram:b}});
//# command/families/machine/program-table
(function(b,A,h){const p=h("command/families/tools/tool-table"),w=["path","tests","package","goal","plain"],M=["file","\
package","command","script","own-script","tool","script-or-tool","script-tool-or-file"],O={allowed:new Map,known:new Map};
function T(t,o){const s=new Map,i={subcommands:s};for(const[e,r]of Object.entries(o.subcommands)){const n=e.split(" "),c=(n.
pop()??"").split(","),m=n.reduce((l,d)=>{const g=l.subcommands.get(d)??u(o,{alone:"only-prints"});return l.subcommands.set(
d,g),g},i),a=u(o,r);for(const l of c)m.subcommands.set(l,a)}return{program:t,use:{...u(o,o),subcommands:s},data:o}}function u(t,o){
const{operands:s="path",refused_operands:i={},flags:e={},...r}=o,n=o===t?[]:[t.flags],c=r.starts===void 0?{}:{starts:"sc\
ript"};return{...r,operands:s,tool:_([e,...n],c),refusedOperands:(0,p().toolTable)({binaries:"",flags:i}),subcommands:new Map}}
function _(t,o){const[s,...i]=t.map(n=>(0,p().toolTable)({binaries:"",flags:n,...o}));if(s===void 0||i.length===0)return s??
(0,p().toolTable)({binaries:"",flags:{}});const e=new Map(s.flags),r=[...s.prefixes];for(const n of i){for(const[c,m]of n.
flags){const a=e.get(c);(a===void 0||k(c)&&a.kind==="only-prints")&&e.set(c,m)}r.push(...n.prefixes)}return{...s,flags:e,
prefixes:r}}function k(t){return["help","h","version","v","V"].includes(t)}b.exports={NO_FAMILIES:O,OPERAND_KINDS:w,STARTED:M,
programFamily:T}});
//# command/families/machine/properties
(function(c,P,p){const s=p("command/families/parsed"),d=/^[\w.-]+ *(?:\+|\?|:{1,3})?=(?!-)[\w.,:/@%+=-]*$/,u=/[$`;&|<>(){}\s]/;
function a(t,{flag:n,word:r,value:e=""}){if(n?.kind!=="property")return[];const i=e.replace(/^:/,"").split(/[;,]/);return!e.
includes("$(")&&!i.some(m=>o(t,m))?[]:[(0,s().wordProblem)("changes-configuration",t.program,r)]}function l(t,n){const{program:r}=t,
{text:e}=n;return o(t,e)?[(0,s().wordProblem)("changes-configuration",r,n)]:(e.includes("=")?d.test(e):!u.test(e))?[]:[(0,s().
wordProblem)("evaluates-text",r,n)]}function o({data:t},n){const r=n.replace(/\s*[:+?!]*=.*$/s,"").toLowerCase();return t.
deciding_properties.toLowerCase().split(/\s+/).filter(Boolean).some(e=>e.startsWith("~")?r.endsWith(e.slice(1)):e.endsWith(
"~")?r.startsWith(e.slice(0,-1)):r===e)}c.exports={decidingProperty:a,propertyProblems:l}});
//# command/families/machine/python-module
(function(w,F,o){const _=o("rules/finding"),d=o("command/families/parsed"),x=o("command/families/tool"),k=o("command/fa\
milies/tools/outside"),P=o("command/families/tools/read-tool"),M=o("command/families/tools/tool-table"),E={installs:"con\
da pip ensurepip pre_commit venv virtualenv easy_install poetry pipx build setuptools cookiecutter copier",publishes:"tw\
ine semantic_release huggingface_hub","never-ends":`
    aiohttp.web aiosmtpd bokeh celery daphne flask gradio gunicorn http.server hypercorn ipykernel jupyter
    locust notebook panel pyftpdlib sphinx_autobuild streamlit tornado.autoreload uvicorn waitress pydoc idlelib
    turtledemo xmlrpc.server wsgiref.simple_server smtpd ptw pytest_watch pytest_watcher watchfiles
    watchdog.watchmedo
  `,"reads-stdin":"code pdb asyncio IPython bdb bpython ipdb ptpython pudb","opens-inspector":"debugpy ptvsd pydevd","ev\
aluates-text":"timeit sqlite3","launches-programs":`
    webbrowser antigravity this accelerate.commands.launch ansible ansible.playbook austin doit fabric fire hatch
    honcho invoke kernprof line_profiler memory_profiler mprof nox papermill pdm pipenv py_spy pyinstrument pyperf rye
    scalene torch.distributed.launch torch.distributed.run trace cProfile profile runpy pex uv viztracer
  `,"writes-files":"zipapp zipfile tarfile gzip compileall py_compile lib2to3","only-prints":"site sysconfig platform sy\
s calendar inspect uuid"},L=new Map(Object.entries(E).flatMap(([n,l])=>l.trim().split(/\s+/).map(t=>[t,n]))),A=new Set("\
unittest doctest json.tool tabnanny ast tokenize".split(" ")),O=/^(?:-\w|--[\w-]+=)?[/~]/,m=(0,M().toolTable)({binaries:"",
flags:{plain:`
      append,a branch concurrency= context= include= L,pylib omit= parallel-mode,p save-signal= source=
      source-dirs= source-pkgs= timid
    `,config:"rcfile=",output:"data-file=",module:"m,module+"},starts:"script"});function S({program:n,data:l},[t,...s],i,u){
if(t===void 0){const e={program:n,flag:"-m",fault:"its value is missing"};return{invocation:{},problems:[(0,_().problemAt)(
"flag-value",{start:0,end:0},e)]}}const b=i.known.get(t.text);if(b!==void 0&&l.started_programs.includes(t.text)){const{
invocation:e,problems:p}=u(b,s,i);return{invocation:{launched:[e]},problems:p}}const r={operands:[t],passthrough:s},v=/^[\w.]+$/.
test(t.text)?L.get(t.text.replace(/\._(?:_main__|internal\b.*)$/,"")):"tool-loads-code";if(v!==void 0)return{invocation:r,
problems:[(0,d().wordProblem)(v,n,t)]};const g=i.known.get("python"),[j,...T]=s;if(t.text==="coverage"&&j?.text==="run"&&
g!==void 0){const{flags:e,started:p,rest:c}=(0,P().readTool)(m,T),y=c?[{...c.flag.word,text:"-m"},...c.words]:p,q=e.flatMap(
a=>(0,x().toolFlagProblems)("coverage",m,a));if(y.length>0){const a=u(g,y,i);return{invocation:{...r,starts:"module",launched:[
a.invocation]},problems:[...q,...a.problems]}}}const h=A.has(t.text),U=s.filter(({text:e})=>(0,k().isForeign)(e)||h&&O.test(
e));return{invocation:h?r:{...r,starts:"module"},problems:U.map(e=>(0,d().wordProblem)("tool-loads-code",t.text,e))}}w.exports=
{parseModule:S}});
//# command/families/machine/skipped-tests
(function(r,d,n){const s=n("command/families/parsed"),o=/^(?:(?:skip(?:[.\w-]*(?:[Tt]est|[Uu]nit|[Ii]ntegration|IT|[.-]it|surefire|failsafe)[.\w-]*)?|(?:maven\.(?:main|test)|surefire|failsafe|invoker)\.skip(?:\.exec)?)(?:=(?!false$)|$)|(?:[\w.]+\.)?failIfNo(?:Specified)?Tests=false$|test=!\*+$)/,
a=/^(?:maven\.test\.failure\.ignore|testFailureIgnore)(?:=(?!false$)|$)/;function c({program:e},{flag:l,word:t,written:p,
value:i=""}){return l?.kind==="property"?a.test(i)?[(0,s().wordProblem)("hides-failures",e,t)]:o.test(i)?[(0,s().wordProblem)(
"skips-tests",e,t)]:[]:e==="gradle"&&/^(?:-x|--exclude-task)$/.test(p)&&/(?:^|:)(?:check|\w*test)$/i.test(i)?[(0,s().wordProblem)(
"skips-tests",e,t)]:[]}r.exports={skippedTests:c}});
//# command/families/machine/started
(function(h,O,m){const g=m("rules/finding"),l=m("command/families/parsed"),w=m("command/families/parsers"),b=m("command\
/families/programs"),S=m("command/families/tool"),R=m("command/families/tools/tool-table"),v=m("command/families/tools"),
F=m("command/families/machine/judge-operands");function A(r,o,n,t){const{program:s}=t.family,a={operands:[o],passthrough:n};
switch(r){case"subcommand":{const e={program:s,subcommand:o.text},c=(0,g().problemAt)("program-subcommand-unknown",o.span,
e);return{invocation:a,problems:[c]}}case"file":return p(o,n,s);case"package":{const e=(0,F().ruleForOperand)("package",
o.text);return{invocation:a,problems:e?[(0,l().wordProblem)(e,s,o)]:[]}}case"command":return k(o,n,t);case"script":case"\
own-script":return{invocation:{...a,subcommand:"run"},problems:x(n,t.family)};case"tool":return _("exec",o,n,t);case"scr\
ipt-or-tool":case"script-tool-or-file":{if(!(r==="script-tool-or-file"&&P(o.text))&&!j.test(o.text)){const c=_("script-o\
r-tool",o,n,t);return{...c,problems:[...c.problems,...x(n,t.family)]}}return r==="script-tool-or-file"?p(o,n,s):{invocation:a,
problems:[(0,l().wordProblem)("launches-programs",s,o)]}}}}const j=/^-$|^\.{0,2}[\\/]|^~|[\\/].*\.\w+$|\.[cm]?[jt]sx?$/;
function P(r){return/[\\/]/.test(r)&&!/^@[\w.-]+\/[\w.-]+$/.test(r)}function x(r,{program:o,use:n}){return r.filter(({text:s})=>{
const a=/^--([\w-]+)/.exec(s)?.[1];return a!==void 0&&n.tool.flags.get((0,R().flagKey)(a))?.kind==="changes-configuratio\
n"}).map(s=>(0,l().wordProblem)("changes-configuration",o,s))}function p(r,o,n){const{text:t,span:s}=r,a={operands:[r],passthrough:o,
starts:"file"};if(t==="-"||t===""||t.startsWith("/dev/"))return{invocation:a,problems:[(0,g().problemAt)("reads-stdin",s,
{program:n,flag:t})]};const e=/^(?:npm|jsr|https?|data|git|file|[a-z+]+:\/\/):?/.test(t)&&/:/.test(t);return{invocation:a,
problems:e?[(0,l().wordProblem)("downloads",n,r)]:[]}}function k(r,o,n){const{family:t,families:s,parse:a}=n,{text:e}=r;
if(/:\/\//.test(e))return{invocation:{},problems:[(0,l().wordProblem)("downloads",t.program,r)]};if(e==="-"||/\.\w+$/.test(
e))return p(r,o,t.program);const c=s.known.get(e);if(c===void 0||!t.data.started_programs.includes(e))return{invocation:{},
problems:[(0,l().wordProblem)("launches-programs",t.program,r)]};const{invocation:i,problems:u}=a(c,o,s);return{invocation:{
launched:[i]},problems:u}}function _(r,o,n,{family:t,families:s,parse:a}){const{text:e}=o,c=s.allowed.get(e),i=(0,w().isProgram)(
e)?w().PARSERS[e](n):c&&a(c,n,s);if(r==="exec"&&P(e))return{invocation:{},problems:[(0,l().wordProblem)("launches-progra\
ms",t.program,o)]};const u=b().REFUSED_PROGRAMS.get(e)==="shell",d={subcommand:r,operands:[o],passthrough:n,...i&&{launched:[
i.invocation]}};if(i!==void 0)return{invocation:d,problems:i.problems};if(u||r==="exec"&&b().REFUSED_PROGRAMS.has(e))return{
invocation:d,problems:[(0,l().wordProblem)("launches-programs",t.program,o)]};const E=r==="exec"||(0,v().toolOf)(e)!==void 0||
(0,v().refusalOf)(e);return{invocation:d,problems:E?(0,S().parseTool)(o,n):[]}}h.exports={parseStarted:A}});
