"use strict";module.exports={"command/read"(S,i,A,at){let k;const f=()=>k??=i("rules/finding");let N;const O=()=>N??=i("command/famil\
ies/index");let P;const R=()=>P??=i("command/families/machine/program-table");let E;const I=()=>E??=i("command/families/\
parsers");let M;const T=()=>M??=i("command/families/programs");let C;const $=()=>C??=i("command/families/tools");let G;const u=()=>G??=
i("command/lex/lex");let L;const W=()=>L??=i("command/resolve/index");let j;const F=()=>j??=i("command/resolve/lexical");
let H;const D=()=>H??=i("command/resolve/npmrc-copies");let J;const v=()=>J??=i("command/resolve/script-steps");let K;const U=()=>K??=
i("command/sentence");A(S,{readCommand:()=>z,readWords:()=>x});const b={...R().NO_FAMILIES,offered:()=>{}},V=new Set;async function z(t,r={}){
const o=x(t,r),{tree:n,base:s,changed:e=V,cwd:a="",clock:p,programs:m=b}=r;if(n===void 0||o.invocation===void 0||o.argv===
null)return o;const c={tree:n,directory:a,changed:e,families:m,...s&&{base:s}},{invocation:d}=o,{targets:l,problems:g}=await(0,W().
resolveInvocation)(d,c,p);return{...o,...await B(d,l,c),targets:l,problems:nt(o.problems,g)}}async function B(t,r,o){if(t.
program!=="npm"&&t.program!=="npx")return{};const n=await(0,v().npmScripts)(t,o),s=r.some(({kind:p,via:m})=>p==="package\
_binary"&&m===void 0),a=(n?(0,v().stepsIn)(n).some(({text:p})=>Q.test(p)):!s)?await(0,D().foreignSettings)(o.tree,o.changed):
[];return{...n&&{scripts:n},...a.length>0&&{npmSettings:a}}}const Q=/(?:^|[^\w.-])np[mx](?![\w.-])/;function x(t,{tree:r,
cwd:o="",programs:n=b}={}){if(typeof t!="string")return Y(t);const{words:s,assignments:e,problems:a}=(0,u().lex)(t,r),[p]=s,
m=(_,st,h)=>({command:t,words:s,assignments:e,argv:_,...h===void 0?void 0:{invocation:h},targets:[],problems:st});if(p===
void 0)return m(null,a);const c=(0,u().hasOneReading)({problems:a})?s.map(({text:_})=>_):null,{program:d,problem:l}=q(t,
s,n);if(l?.rule==="sentence")return m(c,[l,...a]);if(d===void 0)return m(c,[...a,l]);const g=X(s,a).slice(1),{invocation:w,
problems:et}=(0,O().parseInvocation)(d,g,n),rt=(0,F().inspectPaths)(w,o);return m(c,[...a,...et,...rt],w)}function X(t,r){
const o=r.find(n=>n.rule==="shell-operator"||(0,f().isProblem)(n,"line-break")&&!n.args.quoted);return o===void 0?t:t.filter(
({span:n})=>n.start<o.span.start)}function Y(t){const r=t===null?"null":Array.isArray(t)?"array":typeof t,o=(0,f().problemAt)(
"command-not-text",{start:0,end:0},{type:r});return{command:"",words:[],assignments:[],argv:null,targets:[],problems:[o]}}
const Z=/^(node|npm|npx)(?:\.exe|\.cmd|\.ps1|\.js|-cli(?:\.js)?)?$/i;function q(t,r,{allowed:o,offered:n}){const[s]=r,e=s?.
text??"",a=(0,I().isProgram)(e)?e:o.get(e);if(a!==void 0)return{program:a};const p=s?.span??{start:0,end:0},m=(l,g)=>({program:void 0,
problem:(0,f().problemAt)(l,p,g)}),[,c]=Z.exec(e)??[];if(c===void 0&&(0,U().isSentence)(t)){const l=r.at(-1)?.span.end??
p.end;return{program:void 0,problem:(0,f().problemAt)("sentence",{start:p.start,end:l},{})}}const d=ot(e,n);return/[\\/]/.
test(e)?m("program-by-path",{program:e,...d}):c!==void 0?m("program-look-alike",{program:e,meant:c.toLowerCase()}):m("pr\
ogram-not-allowed",{program:e,group:T().REFUSED_PROGRAMS.get(e)??($().TOOLS.has(e)?"npx":"other"),...d,allowed:[...o.keys()]})}
const tt=new Map([["gradlew","gradle"],["mvnw","mvn"],["gmake","make"],["bunx","bun"],["pnpx","pnpm"],["yarnpkg","yarn"],
["uvx","uv"],["py.test","pytest"],["py","python"]]);function ot(t,r){const o=r(t);if(o!==void 0)return{offered:o};const n=t.
replace(/^.*[\\/]/,"").replace(/\.(?:exe|cmd|bat|ps1)$/i,"").replace(/^(python[23]?|pytest)[-.][\d.]+$/,"$1"),s=tt.get(n)??
n,e=r(s);return e===void 0?{offered:""}:{offered:e,word:s}}function nt(t,r){const o=new Set(t.map(y)),n=[...t];for(const s of r){
const e=y(s);o.has(e)||(o.add(e),n.push(s))}return n}function y({rule:t,span:r,args:o}){return JSON.stringify([t,r.start,
r.end,o])}}};
