"use strict";module.exports={"remedy/suggestions/flags"(y,a,S,R){let A;const $=()=>A??=a("rules/finding");let I;const w=()=>I??=a("re\
medy/rewrites/rewrite");S(y,{dropFlag:()=>u,passFlag:()=>T,useInstalled:()=>k});const N=new Set(["changes-configuration",
"changes-node-options","changes-shell","downloads","hides-failures","installs","loads-code","names-program","never-ends",
"opens-inspector","preloads-code","skips-hooks","skips-tests","tool-flag-unknown","tool-loads-code","tool-runs-file","to\
ol-writes","unknown-flag","weakens","writes-files"]),u=_=>{const{command:x,problems:h}=_;for(const{rule:s,span:m}of h)if(!(!N.
has(s)||x[m.start]!=="-"))return{step:"command suggested",commands:[(0,w().cutSpan)(x,m)]}},T=({command:_,problems:x,invocation:h})=>{
const s=x.find(o=>(0,$().isProblem)(o,"flag-before-separator")),m=h===void 0||h.passthrough.length>0;if(s===void 0||m)return;
const i=(0,w().cutSpan)(_,s.span),d=_.slice(s.span.start,s.span.end);return{step:"command suggested",commands:[`${i.trimEnd()}\
 -- ${d}`]}},k=({command:_,words:x,problems:h,invocation:s})=>{if(!h.some(({rule:o})=>o==="downloads")||s?.program!=="np\
x")return;const i=x.slice(1).find(({text:o})=>/^(?:@[\w.-]+\/)?[\w.-]+@[\w.^~<>=*-]+$/.test(o));if(i===void 0)return;const d=i.
text.slice(0,i.text.lastIndexOf("@"));return{step:"command suggested",commands:[(0,w().replaceSpan)(_,i.span,d)]}}},"rem\
edy/suggestions/index"(y,a,S,R){let A;const $=()=>A??=a("remedy/rewrites/index");let I;const w=()=>I??=a("remedy/suggest\
ions/flags");let N;const u=()=>N??=a("remedy/suggestions/npm");let T;const k=()=>T??=a("remedy/suggestions/shell");let _;
const x=()=>_??=a("remedy/suggestions/tasks");let h;const s=()=>h??=a("remedy/suggestions/text");S(y,{SUGGESTIONS:()=>m});
const m=[s().writeAscii,s().closeGaps,...$().REWRITES,k().dropPreparation,u().useWorkspace,k().requireEach,k().dropOutputFile,
s().dropRepeatedProgram,u().spellScript,w().passFlag,w().useInstalled,w().dropFlag,u().useNpm,x().runTasks,u().useNpx,u().
useScriptText]},"remedy/suggestions/npm"(y,a,S,R){let A;const $=()=>A??=a("fastest-levenshtein");let I;const w=()=>I??=a(
"command/resolve/package-json");let N;const u=()=>N??=a("rules/finding");let T;const k=()=>T??=a("remedy/rewrites/rewrit\
e");S(y,{spellScript:()=>h,useNpm:()=>s,useNpx:()=>m,useScriptText:()=>d,useWorkspace:()=>i});const _=new Set(["test","s\
tart","stop","restart"]),x=new Set(["pnpm","yarn","bun","npm"]),h=async({command:t,problems:e,words:n,invocation:p},l)=>{
if(p?.program!=="npm")return;const r=await g(l),c=e.find(P=>(0,u().isProblem)(P,"npm-script-missing"));if(c!==void 0){const P=O(
c.args.script,r),G=n.find(({text:L})=>L===c.args.script);return P===void 0||G===void 0?void 0:o((0,k().replaceSpan)(t,G.
span,P))}const f=e.find(P=>(0,u().isProblem)(P,"unknown-subcommand"));if(f===void 0)return;const{subcommand:v,meant:E}=f.
args,b=E===""?O(v,[..._]):E,F=[...r.includes(v)?[`run ${v}`]:[],...b===void 0?[]:[b]],[j]=F;return j===void 0?void 0:o((0,k().
replaceSpan)(t,f.span,j))},s=async({command:t,words:e,problems:n},p)=>{const l=n.some(({rule:F})=>F==="program-not-allow\
ed"),[r,c,f]=e;if(!l||r===void 0||c===void 0||!x.has(r.text))return;const v=c.text==="run"?f:c;if(v===void 0||!(await g(
p)).includes(v.text))return;const E=_.has(v.text)?v.text:`run ${v.text}`,b=t.slice(v.span.end).trim();return o(`npm ${E}${b===
""?"":` -- ${b}`}`)},m=({command:t,words:e,problems:n},{tree:p})=>{const l=n.find(({rule:F})=>F==="program-not-allowed"),
[r,c,f]=e;if(l===void 0||r===void 0||p===void 0)return;const v=/^(?:pnpm|yarn|bun|bunx|pnpx)$/.test(r.text),E=/^(?:exec|dlx|x)$/.
test(c?.text??"")?f:c,b=v?/^(?:bunx|pnpx)$/.test(r.text)?c:E:r;return b===void 0||!/^[a-z][\w.-]*$/.test(b.text)?void 0:
o(`npx ${t.slice(b.span.start)}`)},i=({command:t})=>{const[,e,n]=/^cd[ \t]+([\w./@-]+)[ \t]*&&[ \t]*(npm[ \t][^;&|<>]*)$/.
exec(t)??[];if(e===void 0||n===void 0)return;const[,p=n,l=""]=/^(.*?)([ \t]+--(?:[ \t].*)?)?$/.exec(n.trim())??[];return o(
`${p} -w ${e.replace(/\/$/,"")}${l}`)},d=({targets:t,invocation:e,argv:n},{judge:p})=>{if(p.terms.policy.profile!=="vali\
dator"||e?.program!=="npm"||n===null||e.flags.length>0)return;const l=t.filter(({kind:c})=>c==="npm_script"),[r]=l;if(!(l.
length!==1||r?.script===void 0||e.passthrough.length>0))return o(r.script)};function o(t){return{step:"command suggested",
commands:[t]}}async function g({tree:t}){const e=t&&await(0,w().readJsonFile)(t,"package.json");if(e===void 0||e===w().INVALID)
return[];const{scripts:n}=e;return typeof n=="object"&&n!==null?Object.keys(n):[]}function O(t,e){if(e.length===0||t.length>
100)return;const n=(0,$().closest)(t,e);return(0,$().distance)(t,n)<=Math.ceil(t.length/3)?n:void 0}},"remedy/suggestion\
s/shell"(y,a,S,R){let A;const $=()=>A??=a("command/resolve/script-text");let I;const w=()=>I??=a("remedy/rewrites/shell");
S(y,{dropOutputFile:()=>m,dropPreparation:()=>h,requireEach:()=>k});const N=/^(?:tee|cat|head|tail|less|more|grep|sort|wc)(?:[ \t]|$)/,
u=/^(?:true|:|echo(?:[ \t].*)?|exit[ \t]+0)$/,T=8,k=({command:i,problems:d})=>{if(!d.some(({rule:t})=>t==="shell-operato\
r"||t==="line-break"))return;const{commands:o}=(0,$().splitScript)(i);if(o.length===0||o.length>T)return;const g=[];let O=0;
for(const{text:t,start:e,end:n}of o){const p=i.slice(O,e).trim();O=n;const l=p==="||"&&u.test(t),r=/^\|&?$/.test(p)&&N.test(
t);if(!(l||r)){if(!/^(?:|&&|;|\s*)$/.test(p)||t.startsWith("cd "))return;g.push(t)}}if(/^[&;\s]*$/.test(i.slice(O))&&!(g.
length===0||g.join()===i))return{step:"command suggested",commands:g}},_=/^(?:npm|pnpm|yarn|bun)[ \t]+(?:ci|i|install)(?:[ \t]+-\S+)*$|^yarn$/,
x=/^set[ \t]+-[a-z]+(?:[ \t]+pipefail)?$/,h=({command:i})=>{const d=(0,w().conjunctionOf)(i)?.map(({text:g})=>g),o=d?.filter(
g=>!_.test(g)&&!x.test(g))??[];if(!(d===void 0||o.length===0||o.length===d.length))return{step:"command suggested",commands:o}},
s=/[ \t]+(?:[12&]?>>?[ \t]*[\w./-]+|2>[ \t]*&1|<[ \t]*\/dev\/null)(?=[ \t]|$)/g,m=({command:i,problems:d})=>{if(!d.some(
({rule:g})=>g==="shell-redirection"))return;const o=i.replace(s,"");return o===i?void 0:{step:"command suggested",commands:[
o]}}},"remedy/suggestions/tasks"(y,a,S,R){let A;const $=()=>A??=a("command/families/tools/task-runners");let I;const w=()=>I??=
a("command/lex/lex");let N;const u=()=>N??=a("command/resolve/package-json");let T;const k=()=>T??=a("command/resolve/ta\
sks");let _;const x=()=>_??=a("command/resolve/workspaces");let h;const s=()=>h??=a("rules/finding");S(y,{runTasks:()=>i});
const m=/^[\w@./-]+$/,i=async(t,{tree:e})=>{if(e===void 0)return;const n=await d(t,e);if(n!==void 0)return n;const p=o(t);
if(p===void 0||p.length===0)return;const l=[];for(const r of p){const c=await O(e,r);if(c===void 0)return;const f=r==="t\
est"?"npm test":`npm run ${r}`;c.length>0&&l.push(`${f}${c.map(v=>` -w ${v}`).join("")}`)}return l.length===0?void 0:{step:"\
command suggested",commands:l}};async function d({targets:t},e){const[n]=t.filter(({kind:r,via:c})=>r==="npm_script"&&c===
void 0);if(n?.script!=="wireit")return;const p={tree:e,directory:"",via:n.name??""},l=(await(0,k().startedByWireit)(p)).
map(({directory:r,script:c,body:f})=>f!==void 0?f:`npm run ${c}${r===""?"":` --prefix ${r}`}`);return l.length===0?void 0:
{step:"command suggested",commands:l}}function o({words:t,problems:e,targets:n,invocation:p}){if(e.some(E=>(0,s().isProblem)(
E,"runs-tasks"))&&p?.program==="npx")return g(t.slice(1));const r=n.filter(({kind:E,via:b})=>E==="npm_script"&&b===void 0),
[c]=r,{script:f=""}=c??{},v=(0,w().lex)(f);return r.length===1&&v.problems.length===0?g(v.words):void 0}function g([t,...e]){
return t&&(0,$().tasksOf)(t.text,e)}async function O(t,e){const n=await(0,u().readPackageJson)(t,"");if(n===void 0||n===
u().INVALID)return;const p=await(0,x().listWorkspaces)(t,n);if(!Array.isArray(p))return;const l=[];for(const{name:r,directory:c}of p){
const f=await(0,u().readPackageJson)(t,c);if(!(f===void 0||f===u().INVALID||!f.scripts.has(e))){if(!m.test(r))return;l.push(
r)}}return l}},"remedy/suggestions/text"(y,a,S,R){let A;const $=()=>A??=a("repo/look-alike");let I;const w=()=>I??=a("re\
medy/rewrites/rewrite");S(y,{closeGaps:()=>x,dropRepeatedProgram:()=>h,writeAscii:()=>k});const N=new Set(["bidirectiona\
l-character","compatibility-character","control-character","invisible-character","lone-surrogate","look-alike-letters","\
non-ascii-unquoted","nul-character"]),u=new Map([['"',"\u201C\u201D\u201E\u201F\xAB\xBB"],["'","\u2018\u2019\u201A\u201B\u2032"],
["-","\u2010\u2011\u2012\u2013\u2014\u2015\u2212"],["...","\u2026"]].flatMap(([s="",m=""])=>[...m].map(i=>[i,s]))),T=/(^|[ \t])[–—―]+(?=[A-Za-z]{2})/g,
k=({command:s,problems:m})=>{if(!m.some(({rule:o})=>N.has(o)))return;const d=[...s.replace(T,"$1--")].map(_).join("").replace(
/ {2,}/g," ").trim();return d===s?void 0:{step:"command suggested",commands:[d]}};function _(s){return/^[\x20-\x7e\t\r\n]$/.
test(s)?s:new RegExp("^\\p{Zs}$","u").test(s)?" ":/^[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]$/u.test(s)?"":u.get(s)??
$().LOOK_ALIKE.get(s)??s.normalize("NFKC")}const x=({command:s,problems:m})=>{const[i]=m.filter(({rule:d})=>d==="blank-p\
adding");if(i!==void 0)return{step:"command suggested",commands:[s.replace(/[ \t]{2,}/g," ").trim()]}},h=({command:s,words:m})=>{
const[i,d,o]=m;if(i===void 0||d?.text!==i.text||o===void 0)return;const g={start:d.span.start,end:o.span.start};return{step:"\
command suggested",commands:[(0,w().replaceSpan)(s,g,"")]}}}};
