//# command/families/machine/judge-operands
(function(l,j,r){const u=r("repo/paths"),m=r("command/families/parsed"),d=r("command/families/tools/judge-value"),g=r("\
command/families/tools/tool-table"),v=r("command/families/machine/properties");function h({operands:e,refusedOperands:o},s,n){
const t=n.data.deciding_properties!=="";return s.flatMap(a=>{const i=_(o,a.text)??c(e,a.text);return i!==void 0?[(0,m().
wordProblem)(i,n.program,a)]:t&&e==="plain"?(0,v().propertyProblems)(n,a):[]})}function _({flags:e,prefixes:o},s){const n=[
s,s.slice(s.lastIndexOf(":")+1)].map(g().flagKey);for(const t of n){const i=(/^(?:help|h|version|v|V)$/.test(t)?void 0:e.
get(t))??o.find(([O])=>t.startsWith(O))?.[1];if(i!==void 0)return i.kind}}function c(e,o){if(/^(?:[A-Za-z][\w+.-]*:\/\/|(?:npm|jsr|data|file):)/.
test(o))return"downloads";if(o.startsWith("@")&&e!=="package")return"tool-loads-code";switch(e){case"path":case"tests":return o===
"-"?"reads-stdin":p(o.replace(/::.*$/s,""))||(0,d().isForeign)(o)?"tool-loads-code":void 0;case"package":return o.includes(
"@")?"downloads":p(o)?"tool-loads-code":void 0;case"goal":return o.split(":").length>2?"downloads":void 0;case"plain":return(0,d().
isForeign)(o)?"tool-loads-code":void 0}}function p(e){return(0,u().normalise)(e)===void 0}l.exports={judgeOperands:h,ruleForOperand:c}});
//# command/families/machine/parse-program
(function(j,D,p){const w=p("command/families/parsed"),I=p("command/families/tool"),S=p("command/families/tools/named-fi\
les"),$=p("command/families/tools/read-tool"),k=p("command/families/machine/judge-operands"),P=p("command/families/machi\
ne/properties"),T=p("command/families/machine/python-module"),x=p("command/families/machine/started");function b(o,s,t){
const{program:e}=o,n={program:e,family:o,flags:[],operands:[],passthrough:[]},a=O({use:o.use,path:"",words:s,family:o,families:t});
return{invocation:{...n,...a.invocation},problems:a.problems}}function O(o){const{use:s,path:t,words:e,family:n,families:a}=o,
m=s.subcommands.size>0?{...s.tool,starts:"script"}:s.tool,r=(0,$().readTool)(m,e),l=r.rest===void 0?r.flags:[...r.flags,
r.rest.flag],v=l.map(A),u=l.flatMap(i=>(0,S().filesOfFlag)(n.program,i)).filter(({as:i})=>i!=="place"),h=l.flatMap(i=>[...(0,I().
toolFlagProblems)(n.program,m,i),...(0,P().decidingProperty)(n,i),...(0,P().skippedTests)(n,i)]),[c,...F]=r.started.slice(
s.skips??0),g=c&&s.subcommands.get(c.text);if(g===void 0||c===void 0){const i=W(o,r),C=U(o,r);return{invocation:{...t&&{
subcommand:t},...s.any_package&&{anyPackage:!0},...i.invocation,flags:v,files:[...u,...q(s,i.invocation.operands??[])]},
problems:[...h,...C,...i.problems]}}const M=t===""?c.text:`${t} ${c.text}`,_=g.starts==="own-script"?(0,x().parseStarted)(
"own-script",c,F,{family:n,families:a,parse:b}):O({...o,use:g,path:M,words:F}),B=g.does?[(0,w().wordProblem)(g.does,n.program,
{...c,text:M})]:[];return{invocation:{..._.invocation,...s.any_package&&{anyPackage:!0},flags:[...v,..._.invocation.flags??
[]],files:[...u,..._.invocation.files??[]]},problems:[...h,...B,..._.problems]}}function q({operands:o,starts:s},t){return t.
flatMap(({text:e,span:n})=>{const a=(o==="package"||s==="package")&&e.endsWith(".go");return!((0,k().ruleForOperand)("pa\
th",e)===void 0)||o!=="tests"&&!a?[]:[{as:"tests",path:e.replace(/::.*$/s,""),span:n}]})}function A({word:o,written:s,value:t}){
return{name:s,written:s,span:o.span,...t!==void 0&&{value:t}}}function U({use:o,path:s,words:t,family:e},{flags:n}){if(o.
writes_unless===void 0)return[];const a=o.writes_unless.split(" "),d=t.slice(t.findIndex(({text:r})=>r==="--"));if(n.some(
({written:r,off:l})=>!l&&a.includes(r)))return[];if(d[0]?.text==="--"&&d.some(({text:r})=>a.includes(r)))return[];const m=t[0]?.
span??{start:0,end:0};return[(0,w().wordProblem)("tool-writes",e.program,{text:s||e.program,span:m})]}function W({use:o,
family:s,families:t},e){const{rest:n}=e;if(n!==void 0)return n.flag.flag?.kind==="module"?(0,T().parseModule)(s,n.words,
t,b):{invocation:{passthrough:n.words},problems:[]};const a=o.starts??(o.subcommands.size>0?"subcommand":void 0),d=a===void 0?
e.operands:e.started.slice(o.skips??0),[m,...r]=d;if(m===void 0){const l=e.flags.some(({flag:c})=>c?.kind==="only-prints"),
v={start:0,end:s.program.length},u=l?void 0:o.alone,h=u?[(0,w().wordProblem)(u,s.program,{text:"",span:v})]:[];return{invocation:{},
problems:h}}return a===void 0?{invocation:{operands:d},problems:(0,k().judgeOperands)(o,d,s)}:(0,x().parseStarted)(a,m,r,
{family:s,families:t,parse:b})}j.exports={parseProgram:b}});
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
(function(p,b,d){const n=d("command/families/parsed"),l=/^[\w.-]+ *(?:\+|\?|:{1,3})?=(?!-)[\w.,:/@%+=-]*$/,u=/[$`;&|<>(){}\s]/;
function a(s,{flag:r,word:t,value:e=""}){if(r?.kind!=="property")return[];const i=e.replace(/^:/,"").split(/[;,]/);return!e.
includes("$(")&&!i.some(c=>o(s,c))?[]:[(0,n().wordProblem)("changes-configuration",s.program,t)]}const P=/^(?:skip(?:Tests|ITs)?|maven\.test\.skip(?:\.exec)?)(?:=(?!false$)|$)/,
m=/^maven\.test\.failure\.ignore(?:=(?!false$)|$)/;function k({program:s},{flag:r,word:t,written:e,value:i=""}){return r?.
kind==="property"?m.test(i)?[(0,n().wordProblem)("hides-failures",s,t)]:P.test(i)?[(0,n().wordProblem)("skips-tests",s,t)]:
[]:s==="gradle"&&/^(?:-x|--exclude-task)$/.test(e)&&/(?:^|:)(?:check|\w*test)$/i.test(i)?[(0,n().wordProblem)("skips-tes\
ts",s,t)]:[]}function $(s,r){const{program:t}=s,{text:e}=r;return o(s,e)?[(0,n().wordProblem)("changes-configuration",t,
r)]:(e.includes("=")?l.test(e):!u.test(e))?[]:[(0,n().wordProblem)("evaluates-text",t,r)]}function o({data:s},r){const t=r.
replace(/\s*[:+?!]*=.*$/s,"").toLowerCase();return s.deciding_properties.toLowerCase().split(/\s+/).filter(Boolean).some(
e=>e.endsWith("~")?t.startsWith(e.slice(0,-1)):t===e)}p.exports={decidingProperty:a,propertyProblems:$,skippedTests:k}});
//# command/families/machine/python-module
(function(w,F,o){const _=o("rules/finding"),d=o("command/families/parsed"),x=o("command/families/tool"),k=o("command/fa\
milies/tools/judge-value"),P=o("command/families/tools/read-tool"),M=o("command/families/tools/tool-table"),j={installs:"\
conda pip ensurepip pre_commit venv virtualenv easy_install poetry pipx build setuptools cookiecutter copier",publishes:"\
twine semantic_release huggingface_hub","never-ends":`
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
s calendar inspect uuid"},E=new Map(Object.entries(j).flatMap(([n,l])=>l.trim().split(/\s+/).map(e=>[e,n]))),L=new Set("\
unittest doctest json.tool tabnanny ast tokenize".split(" ")),A=/^(?:-\w|--[\w-]+=)?[/~]/,u=(0,M().toolTable)({binaries:"",
flags:{plain:`
      append,a branch concurrency= context= include= L,pylib omit= parallel-mode,p save-signal= source=
      source-dirs= source-pkgs= timid
    `,config:"rcfile=",output:"data-file=",module:"m,module+"},starts:"script"});function O({program:n,data:l},[e,...s],i,m){
if(e===void 0){const t={program:n,flag:"-m",fault:"its value is missing"};return{invocation:{},problems:[(0,_().problemAt)(
"flag-value",{start:0,end:0},t)]}}const b=i.known.get(e.text);if(b!==void 0&&l.started_programs.includes(e.text)){const{
invocation:t,problems:p}=m(b,s,i);return{invocation:{launched:[t]},problems:p}}const r={operands:[e],passthrough:s},v=/^[\w.]+$/.
test(e.text)?E.get(e.text.replace(/\._(?:_main__|internal\b.*)$/,"")):"tool-loads-code";if(v!==void 0)return{invocation:r,
problems:[(0,d().wordProblem)(v,n,e)]};const g=i.known.get("python"),[S,...T]=s;if(e.text==="coverage"&&S?.text==="run"&&
g!==void 0){const{flags:t,started:p,rest:c}=(0,P().readTool)(u,T),y=c?[{...c.flag.word,text:"-m"},...c.words]:p,q=t.flatMap(
a=>(0,x().toolFlagProblems)("coverage",u,a));if(y.length>0){const a=m(g,y,i);return{invocation:{...r,starts:"module",launched:[
a.invocation]},problems:[...q,...a.problems]}}}const h=L.has(e.text),U=s.filter(({text:t})=>(0,k().isForeign)(t)||h&&A.test(
t));return{invocation:h?r:{...r,starts:"module"},problems:U.map(t=>(0,d().wordProblem)("tool-loads-code",e.text,t))}}w.exports=
{parseModule:O}});
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
