//# command/families/machine/judge-operands
(function(l,j,r){const u=r("repo/paths"),m=r("command/families/parsed"),d=r("command/families/tools/judge-value"),g=r("\
command/families/tools/tool-table"),v=r("command/families/machine/properties");function h({operands:e,refusedOperands:o},s,n){
const t=n.data.deciding_properties!=="";return s.flatMap(i=>{const a=_(o,i.text)??c(e,i.text);return a!==void 0?[(0,m().
wordProblem)(a,n.program,i)]:t&&e==="plain"?(0,v().propertyProblems)(n,i):[]})}function _({flags:e,prefixes:o},s){const n=[
s,s.slice(s.lastIndexOf(":")+1)].map(g().flagKey);for(const t of n){const a=(/^(?:help|h|version|v|V)$/.test(t)?void 0:e.
get(t))??o.find(([O])=>t.startsWith(O))?.[1];if(a!==void 0)return a.kind}}function c(e,o){if(/^(?:[A-Za-z][\w+.-]*:\/\/|(?:npm|jsr|data|file):)/.
test(o))return"downloads";if(o.startsWith("@")&&e!=="package")return"tool-loads-code";switch(e){case"path":return o==="-"?
"reads-stdin":p(o.replace(/::.*$/s,""))||(0,d().isForeign)(o)?"tool-loads-code":void 0;case"package":return o.includes("\
@")?"downloads":p(o)?"tool-loads-code":void 0;case"goal":return o.split(":").length>2?"downloads":void 0;case"plain":return(0,d().
isForeign)(o)?"tool-loads-code":void 0}}function p(e){return(0,u().normalise)(e)===void 0}l.exports={judgeOperands:h,ruleForOperand:c}});
//# command/families/machine/parse-program
(function(O,B,c){const _=c("command/families/parsed"),F=c("command/families/tool"),M=c("command/families/tools/read-too\
l"),S=c("command/families/machine/judge-operands"),k=c("command/families/machine/properties"),T=c("command/families/mach\
ine/python-module"),x=c("command/families/machine/started");function b(o,s,t){const{program:r}=o,e={program:r,family:o,flags:[],
operands:[],passthrough:[]},a=P({use:o.use,path:"",words:s,family:o,families:t});return{invocation:{...e,...a.invocation},
problems:a.problems}}function P(o){const{use:s,path:t,words:r,family:e,families:a}=o,d=s.subcommands.size>0?{...s.tool,starts:"\
script"}:s.tool,n=(0,M().readTool)(d,r),m=n.rest===void 0?n.flags:[...n.flags,n.rest.flag],v=m.map($),u=m.flatMap(l=>[...(0,F().
toolFlagProblems)(e.program,d,l),...(0,k().decidingProperty)(e,l),...(0,k().skippedTests)(e,l)]),[i,...h]=n.started.slice(
s.skips??0),g=i&&s.subcommands.get(i.text);if(g===void 0||i===void 0){const l=I(o,n),A=q(o,n);return{invocation:{...t&&{
subcommand:t},...s.any_package&&{anyPackage:!0},...l.invocation,flags:v},problems:[...u,...A,...l.problems]}}const j=t===
""?i.text:`${t} ${i.text}`,w=g.starts==="own-script"?(0,x().parseStarted)("own-script",i,h,{family:e,families:a,parse:b}):
P({...o,use:g,path:j,words:h}),U=g.does?[(0,_().wordProblem)(g.does,e.program,{...i,text:j})]:[];return{invocation:{...w.
invocation,...s.any_package&&{anyPackage:!0},flags:[...v,...w.invocation.flags??[]]},problems:[...u,...U,...w.problems]}}
function $({word:o,written:s,value:t}){return{name:s,written:s,span:o.span,...t!==void 0&&{value:t}}}function q({use:o,path:s,
words:t,family:r},{flags:e}){if(o.writes_unless===void 0)return[];const a=o.writes_unless.split(" "),p=t.slice(t.findIndex(
({text:n})=>n==="--"));if(e.some(({written:n,off:m})=>!m&&a.includes(n)))return[];if(p[0]?.text==="--"&&p.some(({text:n})=>a.
includes(n)))return[];const d=t[0]?.span??{start:0,end:0};return[(0,_().wordProblem)("tool-writes",r.program,{text:s||r.
program,span:d})]}function I({use:o,family:s,families:t},r){const{rest:e}=r;if(e!==void 0)return e.flag.flag?.kind==="mo\
dule"?(0,T().parseModule)(s,e.words,t,b):{invocation:{passthrough:e.words},problems:[]};const a=o.starts??(o.subcommands.
size>0?"subcommand":void 0),p=a===void 0?r.operands:r.started.slice(o.skips??0),[d,...n]=p;if(d===void 0){const m=r.flags.
some(({flag:h})=>h?.kind==="only-prints"),v={start:0,end:s.program.length},u=m?void 0:o.alone,i=u?[(0,_().wordProblem)(u,
s.program,{text:"",span:v})]:[];return{invocation:{},problems:i}}return a===void 0?{invocation:{operands:p},problems:(0,S().
judgeOperands)(o,p,s)}:(0,x().parseStarted)(a,d,n,{family:s,families:t,parse:b})}O.exports={parseProgram:b}});
//# command/families/machine/program-table
(function(b,A,h){const p=h("command/families/tools/tool-table"),w=["path","package","goal","plain"],M=["file","package",
"command","script","own-script","tool","script-or-tool","script-tool-or-file"],O={allowed:new Map,known:new Map};function T(t,o){
const s=new Map,i={subcommands:s};for(const[e,r]of Object.entries(o.subcommands)){const n=e.split(" "),c=(n.pop()??"").split(
","),m=n.reduce((l,d)=>{const g=l.subcommands.get(d)??u(o,{alone:"only-prints"});return l.subcommands.set(d,g),g},i),a=u(
o,r);for(const l of c)m.subcommands.set(l,a)}return{program:t,use:{...u(o,o),subcommands:s},data:o}}function u(t,o){const{
operands:s="path",refused_operands:i={},flags:e={},...r}=o,n=o===t?[]:[t.flags],c=r.starts===void 0?{}:{starts:"script"};
return{...r,operands:s,tool:_([e,...n],c),refusedOperands:(0,p().toolTable)({binaries:"",flags:i}),subcommands:new Map}}
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
(function(y,I,t){const h=t("rules/finding"),d=t("command/families/parsed"),w=t("command/families/tool"),x=t("command/fa\
milies/tools/judge-value"),k=t("command/families/tools/read-tool"),M=t("command/families/tools/tool-table"),P={installs:"\
conda pip ensurepip pre_commit venv virtualenv easy_install poetry pipx build setuptools",publishes:"twine","never-ends":"\
celery flask gunicorn http.server hypercorn ipykernel jupyter notebook uvicorn pydoc idlelib turtledemo xmlrpc.server ws\
giref.simple_server smtpd","reads-stdin":"code pdb asyncio IPython","evaluates-text":"timeit","launches-programs":"webbr\
owser antigravity ansible fabric fire hatch honcho pdm pipenv pyperf rye this trace cProfile profile runpy pex uv","writ\
es-files":"zipapp zipfile tarfile gzip compileall py_compile","only-prints":"site sysconfig platform sys"},j=new Map(Object.
entries(P).flatMap(([n,a])=>a.split(" ").map(o=>[o,n]))),E=new Set("unittest doctest json.tool tabnanny ast tokenize".split(
" ")),m=(0,M().toolTable)({binaries:"",flags:{plain:`
      append,a branch concurrency= context= include= L,pylib omit= parallel-mode,p save-signal= source=
      source-dirs= source-pkgs= timid
    `,config:"rcfile=",output:"data-file=",module:"m,module+"},starts:"script"});function L({program:n,data:a},[o,...s],r,u){
if(o===void 0){const e={program:n,flag:"-m",fault:"its value is missing"};return{invocation:{},problems:[(0,h().problemAt)(
"flag-value",{start:0,end:0},e)]}}const v=r.known.get(o.text);if(v!==void 0&&a.started_programs.includes(o.text)){const{
invocation:e,problems:c}=u(v,s,r);return{invocation:{launched:[e]},problems:c}}const i={operands:[o],passthrough:s},g=/^[\w.]+$/.
test(o.text)?j.get(o.text.replace(/\._(?:_main__|internal\b.*)$/,"")):"tool-loads-code";if(g!==void 0)return{invocation:i,
problems:[(0,d().wordProblem)(g,n,o)]};const b=r.known.get("python"),[A,...O]=s;if(o.text==="coverage"&&A?.text==="run"&&
b!==void 0){const{flags:e,started:c,rest:p}=(0,k().readTool)(m,O),_=p?[{...p.flag.word,text:"-m"},...p.words]:c,F=e.flatMap(
l=>(0,w().toolFlagProblems)("coverage",m,l));if(_.length>0){const l=u(b,_,r);return{invocation:{...i,starts:"module",launched:[
l.invocation]},problems:[...F,...l.problems]}}}const S=s.filter(({text:e})=>(0,x().isForeign)(e));return{invocation:E.has(
o.text)?i:{...i,starts:"module"},problems:S.map(e=>(0,d().wordProblem)("tool-loads-code",o.text,e))}}y.exports={parseModule:L}});
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
