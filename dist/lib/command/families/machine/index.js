"use strict";module.exports={"command/families/machine/judge-operands"(F,n,E,z){let R;const P=()=>R??=n("repo/paths");let I;const x=()=>I??=
n("command/families/parsed");let T;const j=()=>T??=n("command/families/tools/judge-value");let w;const _=()=>w??=n("comm\
and/families/tools/tool-table");let k;const g=()=>k??=n("command/families/machine/properties");E(F,{judgeOperands:()=>f,
ruleForOperand:()=>d});function f({operands:c,refusedOperands:p},h,O){const y=O.data.deciding_properties!=="";return h.flatMap(
t=>{if(y&&c==="plain"&&t.text.includes("="))return(0,g().propertyProblems)(O,t);const o=b(p,t.text)??d(c,t.text);return o===
void 0?[]:[(0,x().wordProblem)(o,O.program,t)]})}function b({flags:c,prefixes:p},h){const O=[h,h.slice(h.lastIndexOf(":")+
1)].map(_().flagKey);for(const y of O){const o=(/^(?:help|h|version|v|V)$/.test(y)?void 0:c.get(y))??p.find(([m])=>y.startsWith(
m))?.[1];if(o!==void 0)return o.kind}}function d(c,p){if(/^[A-Za-z][\w+.-]*:\/\//.test(p))return"downloads";if(p.startsWith(
"@")&&c!=="package")return"tool-loads-code";switch(c){case"path":return v(p.replace(/::.*$/s,""))?"tool-loads-code":void 0;case"\
package":return p.includes("@")?"downloads":v(p)?"tool-loads-code":void 0;case"goal":return p.split(":").length>2?"downl\
oads":void 0;case"plain":return(0,j().isForeign)(p)?"tool-loads-code":void 0}}function v(c){return(0,P().normalise)(c)===
void 0}},"command/families/machine/parse-program"(F,n,E,z){let R;const P=()=>R??=n("command/families/parsed");let I;const x=()=>I??=
n("command/families/tool");let T;const j=()=>T??=n("command/families/tools/read-tool");let w;const _=()=>w??=n("command/\
families/machine/judge-operands");let k;const g=()=>k??=n("command/families/machine/properties");let f;const b=()=>f??=n(
"command/families/machine/python-module");let d;const v=()=>d??=n("command/families/machine/started");E(F,{parseProgram:()=>c});
function c(t,o,m){const{program:i}=t,e={program:i,family:t,flags:[],operands:[],passthrough:[]},s=p({use:t.use,path:"",words:o,
family:t,families:m});return{invocation:{...e,...s.invocation},problems:s.problems}}function p(t){const{use:o,path:m,words:i,
family:e,families:s}=t,u=o.subcommands.size>0?{...o.tool,starts:"script"}:o.tool,r=(0,j().readTool)(u,i),a=r.rest===void 0?
r.flags:[...r.flags,r.rest.flag],M=a.map(h),A=a.flatMap(L=>[...(0,x().toolFlagProblems)(e.program,u,L),...(0,g().decidingProperty)(
e,L)]),[S,...$]=r.started.slice(o.skips??0),D=S&&o.subcommands.get(S.text);if(D===void 0||S===void 0){const L=y(t,r),C=O(
t,r);return{invocation:{...m&&{subcommand:m},...o.any_package&&{anyPackage:!0},...L.invocation,flags:M},problems:[...A,...C,
...L.problems]}}const U=m===""?S.text:`${m} ${S.text}`,N=D.starts==="own-script"?(0,v().parseStarted)("own-script",S,$,{
family:e,families:s,parse:c}):p({...t,use:D,path:U,words:$}),W=D.does?[(0,P().wordProblem)(D.does,e.program,{...S,text:U})]:
[];return{invocation:{...N.invocation,...o.any_package&&{anyPackage:!0},flags:[...M,...N.invocation.flags??[]]},problems:[
...A,...W,...N.problems]}}function h({word:t,written:o,value:m}){return{name:o,written:o,span:t.span,...m!==void 0&&{value:m}}}
function O({use:t,path:o,words:m,family:i},{flags:e}){if(t.writes_unless===void 0)return[];const s=t.writes_unless.split(
" "),l=m.slice(m.findIndex(({text:r})=>r==="--"));if(e.some(({written:r,off:a})=>!a&&s.includes(r)))return[];if(l[0]?.text===
"--"&&l.some(({text:r})=>s.includes(r)))return[];const u=m[0]?.span??{start:0,end:0};return[(0,P().wordProblem)("tool-wr\
ites",i.program,{text:o||i.program,span:u})]}function y({use:t,family:o,families:m},i){const{rest:e}=i;if(e!==void 0)return e.
flag.flag?.kind==="module"?(0,b().parseModule)(o,e.words,m,c):{invocation:{passthrough:e.words},problems:[]};const s=t.starts??
(t.subcommands.size>0?"subcommand":void 0),l=s===void 0?i.operands:i.started.slice(t.skips??0),[u,...r]=l;if(u===void 0){
const a=i.flags.some(({flag:$})=>$?.kind==="only-prints"),M={start:0,end:o.program.length},A=a?void 0:t.alone,S=A?[(0,P().
wordProblem)(A,o.program,{text:"",span:M})]:[];return{invocation:{},problems:S}}return s===void 0?{invocation:{operands:l},
problems:(0,_().judgeOperands)(t,l,o)}:(0,v().parseStarted)(s,u,r,{family:o,families:m,parse:c})}},"command/families/mac\
hine/program-table"(F,n,E,z){let R;const P=()=>R??=n("command/families/tools/tool-table");E(F,{NO_FAMILIES:()=>T,OPERAND_KINDS:()=>I,
STARTED:()=>x,programFamily:()=>j});const I=["path","package","goal","plain"],x=["file","package","command","script","ow\
n-script","tool","script-or-tool","script-tool-or-file"],T={allowed:new Map,known:new Map};function j(g,f){const b=new Map,
d={subcommands:b};for(const[v,c]of Object.entries(f.subcommands)){const p=v.split(" "),h=(p.pop()??"").split(","),O=p.reduce(
(t,o)=>{const m=t.subcommands.get(o)??w(f,{alone:"only-prints"});return t.subcommands.set(o,m),m},d),y=w(f,c);for(const t of h)
O.subcommands.set(t,y)}return{program:g,use:{...w(f,f),subcommands:b},data:f}}function w(g,f){const{operands:b="path",refused_operands:d={},
flags:v={},...c}=f,p=f===g?[]:[g.flags],h=c.starts===void 0?{}:{starts:"script"};return{...c,operands:b,tool:_([v,...p],
h),refusedOperands:(0,P().toolTable)({binaries:"",flags:d}),subcommands:new Map}}function _(g,f){const[b,...d]=g.map(p=>(0,P().
toolTable)({binaries:"",flags:p,...f}));if(b===void 0||d.length===0)return b??(0,P().toolTable)({binaries:"",flags:{}});
const v=new Map(b.flags),c=[...b.prefixes];for(const p of d){for(const[h,O]of p.flags){const y=v.get(h);(y===void 0||k(h)&&
y.kind==="only-prints")&&v.set(h,O)}c.push(...p.prefixes)}return{...b,flags:v,prefixes:c}}function k(g){return["help","h",
"version","v","V"].includes(g)}},"command/families/machine/properties"(F,n,E,z){let R;const P=()=>R??=n("command/familie\
s/parsed");E(F,{decidingProperty:()=>x,propertyProblems:()=>T});const I=/^(?!-)[\w.,:/@%+=-]*$/;function x(w,{flag:_,word:k,
value:g=""}){return _?.kind!=="property"||!j(w,g.replace(/^:/,""))?[]:[(0,P().wordProblem)("changes-configuration",w.program,
k)]}function T(w,_){const{program:k}=w,g=_.text.slice(_.text.indexOf("=")+1);return j(w,_.text)?[(0,P().wordProblem)("ch\
anges-configuration",k,_)]:I.test(g)?[]:[(0,P().wordProblem)("evaluates-text",k,_)]}function j({data:w},_){const k=_.replace(
/[:+?!]?=.*$/s,"").toLowerCase();return w.deciding_properties.toLowerCase().split(/\s+/).filter(Boolean).some(g=>g.endsWith(
"~")?k.startsWith(g.slice(0,-1)):k===g)}},"command/families/machine/python-module"(F,n,E,z){let R;const P=()=>R??=n("rul\
es/finding");let I;const x=()=>I??=n("command/families/parsed");let T;const j=()=>T??=n("command/families/tools/judge-va\
lue");E(F,{parseModule:()=>g});const w={installs:"pip ensurepip venv virtualenv easy_install poetry pipx build setuptool\
s",publishes:"twine","never-ends":"http.server pydoc idlelib turtledemo xmlrpc.server wsgiref.simple_server smtpd","read\
s-stdin":"code pdb asyncio IPython","evaluates-text":"timeit","launches-programs":"webbrowser antigravity this trace cPr\
ofile profile runpy pex","writes-files":"zipapp zipfile tarfile gzip compileall py_compile","only-prints":"site sysconfi\
g platform sys"},_=new Map(Object.entries(w).flatMap(([f,b])=>b.split(" ").map(d=>[d,f]))),k=new Set("unittest doctest j\
son.tool tabnanny ast tokenize".split(" "));function g({program:f,data:b},[d,...v],c,p){if(d===void 0){const o={program:f,
flag:"-m",fault:"its value is missing"};return{invocation:{},problems:[(0,P().problemAt)("flag-value",{start:0,end:0},o)]}}
const h=c.known.get(d.text);if(h!==void 0&&b.started_programs.includes(d.text)){const{invocation:o,problems:m}=p(h,v,c);
return{invocation:{launched:[o]},problems:m}}const O={operands:[d],passthrough:v},y=/^[\w.]+$/.test(d.text)?_.get(d.text):
"tool-loads-code";if(y!==void 0)return{invocation:O,problems:[(0,x().wordProblem)(y,f,d)]};const t=v.filter(({text:o})=>(0,j().
isForeign)(o));return{invocation:k.has(d.text)?O:{...O,starts:"module"},problems:t.map(o=>(0,x().wordProblem)("tool-load\
s-code",d.text,o))}}},"command/families/machine/started"(F,n,E,z){let R;const P=()=>R??=n("rules/finding");let I;const x=()=>I??=
n("command/families/parsed");let T;const j=()=>T??=n("command/families/parsers");let w;const _=()=>w??=n("command/famili\
es/programs");let k;const g=()=>k??=n("command/families/tool");let f;const b=()=>f??=n("command/families/tools/tool-tabl\
e");let d;const v=()=>d??=n("command/families/tools");let c;const p=()=>c??=n("command/families/machine/judge-operands");
E(F,{parseStarted:()=>h});function h(i,e,s,l){const{program:u}=l.family,r={operands:[e],passthrough:s};switch(i){case"su\
bcommand":{const a={program:u,subcommand:e.text},M=(0,P().problemAt)("program-subcommand-unknown",e.span,a);return{invocation:r,
problems:[M]}}case"file":return t(e,s,u);case"package":{const a=(0,p().ruleForOperand)("package",e.text);return{invocation:r,
problems:a?[(0,x().wordProblem)(a,u,e)]:[]}}case"command":return o(e,s,l);case"script":case"own-script":return{invocation:{
...r,subcommand:"run"},problems:y(s,l.family)};case"tool":return m("exec",e,s,l);case"script-or-tool":case"script-tool-o\
r-file":{if(!O.test(e.text)){const a=m("script-or-tool",e,s,l);return{...a,problems:[...a.problems,...y(s,l.family)]}}return i===
"script-tool-or-file"?t(e,s,u):{invocation:r,problems:[(0,x().wordProblem)("launches-programs",u,e)]}}}}const O=/^\.{0,2}[\\/]|^~|[\\/].*\.\w+$|\.[cm]?[jt]sx?$/;
function y(i,{program:e,use:s}){return i.filter(({text:u})=>{const r=/^--([\w-]+)/.exec(u)?.[1];return r!==void 0&&s.tool.
flags.get((0,b().flagKey)(r))?.kind==="changes-configuration"}).map(u=>(0,x().wordProblem)("changes-configuration",e,u))}
function t(i,e,s){const{text:l,span:u}=i,r={operands:[i],passthrough:e,starts:"file"};if(l==="-"||l===""||l.startsWith("\
/dev/"))return{invocation:r,problems:[(0,P().problemAt)("reads-stdin",u,{program:s,flag:l})]};const a=/^(?:npm|jsr|https?|data|git|file|[a-z+]+:\/\/):?/.
test(l)&&/:/.test(l);return{invocation:r,problems:a?[(0,x().wordProblem)("downloads",s,i)]:[]}}function o(i,e,s){const{family:l,
families:u,parse:r}=s,{text:a}=i;if(/:\/\//.test(a))return{invocation:{},problems:[(0,x().wordProblem)("downloads",l.program,
i)]};if(a==="-"||/\.\w+$/.test(a))return t(i,e,l.program);const M=u.known.get(a);if(M===void 0||!l.data.started_programs.
includes(a))return{invocation:{},problems:[(0,x().wordProblem)("launches-programs",l.program,i)]};const{invocation:A,problems:S}=r(
M,e,u);return{invocation:{launched:[A]},problems:S}}function m(i,e,s,{family:l,families:u,parse:r}){const{text:a}=e,M=u.
allowed.get(a),A=(0,j().isProgram)(a)?j().PARSERS[a](s):M&&r(M,s,u),S=_().REFUSED_PROGRAMS.get(a)==="shell",$={subcommand:i,
operands:[e],passthrough:s,...A&&{launched:[A.invocation]}};if(A!==void 0)return{invocation:$,problems:A.problems};if(S||
i==="exec"&&_().REFUSED_PROGRAMS.has(a))return{invocation:$,problems:[(0,x().wordProblem)("launches-programs",l.program,
e)]};const D=i==="exec"||(0,v().toolOf)(a)!==void 0||(0,v().refusalOf)(a);return{invocation:$,problems:D?(0,g().parseTool)(
e,s):[]}}}};
