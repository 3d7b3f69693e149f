//# remedy/suggestions/flags
(function(c,l,p,_){let m;const g=()=>m??=l("rules/finding");let u;const i=()=>u??=l("remedy/rewrites/rewrite");p(c,{dropFlag:()=>h,
passFlag:()=>v,useInstalled:()=>k});const w=new Set(["changes-configuration","changes-node-options","changes-shell","dow\
nloads","hides-failures","installs","loads-code","names-program","never-ends","opens-inspector","preloads-code","skips-h\
ooks","skips-tests","tool-flag-unknown","tool-loads-code","tool-runs-file","tool-writes","unknown-flag","weakens","write\
s-files"]),h=e=>{const{command:n,problems:o}=e;for(const{rule:s,span:r}of o)if(!(!w.has(s)||n[r.start]!=="-"))return{step:"\
command suggested",commands:[(0,i().cutSpan)(n,r)]}},v=({command:e,problems:n,invocation:o})=>{const s=n.find(a=>(0,g().
isProblem)(a,"flag-before-separator")),r=o===void 0||o.passthrough.length>0;if(s===void 0||r)return;const t=(0,i().cutSpan)(
e,s.span),d=e.slice(s.span.start,s.span.end);return{step:"command suggested",commands:[`${t.trimEnd()} -- ${d}`]}},k=({command:e,
words:n,problems:o,invocation:s})=>{if(!o.some(({rule:a})=>a==="downloads")||s?.program!=="npx")return;const t=n.slice(1).
find(({text:a})=>/^(?:@[\w.-]+\/)?[\w.-]+@[\w.^~<>=*-]+$/.test(a));if(t===void 0)return;const d=t.text.slice(0,t.text.lastIndexOf(
"@"));return{step:"command suggested",commands:[(0,i().replaceSpan)(e,t.span,d)]}}});
//# remedy/suggestions/index
(function(r,s,i,S){let l;const m=()=>l??=s("remedy/rewrites/index");let n;const e=()=>n??=s("remedy/suggestions/flags");
let a;const t=()=>a??=s("remedy/suggestions/npm");let _;const o=()=>_??=s("remedy/suggestions/shell");let g;const c=()=>g??=
s("remedy/suggestions/tasks");let d;const p=()=>d??=s("remedy/suggestions/text");i(r,{SUGGESTIONS:()=>u});const u=[p().writeAscii,
p().closeGaps,...m().REWRITES,o().dropPreparation,t().useWorkspace,o().requireEach,o().dropOutputFile,p().dropRepeatedProgram,
t().spellScript,e().passFlag,e().useInstalled,e().dropFlag,t().useNpm,c().runTasks,t().useNpx,t().useScriptText]});
//# remedy/suggestions/npm
(function(b,v,j,z){let N;const g=()=>N??=v("fastest-levenshtein");let A;const x=()=>A??=v("command/resolve/package-json");
let P;const w=()=>P??=v("rules/finding");let R;const _=()=>R??=v("remedy/rewrites/rewrite");j(b,{spellScript:()=>E,useNpm:()=>G,
useNpx:()=>I,useScriptText:()=>O,useWorkspace:()=>M});const h=new Set(["test","start","stop","restart"]),T=new Set(["pnp\
m","yarn","bun","npm"]),E=async({command:t,problems:n,words:e,invocation:c},i)=>{if(c?.program!=="npm")return;const s=await $(
i),o=n.find(l=>(0,w().isProblem)(l,"npm-script-missing"));if(o!==void 0){const l=k(o.args.script,s),S=e.find(({text:W})=>W===
o.args.script);return l===void 0||S===void 0?void 0:a((0,_().replaceSpan)(t,S.span,l))}const d=n.find(l=>(0,w().isProblem)(
l,"unknown-subcommand"));if(d===void 0)return;const{subcommand:r,meant:u}=d.args,p=u===""?k(r,[...h]):u,m=[...s.includes(
r)?[`run ${r}`]:[],...p===void 0?[]:[p]],[y]=m;return y===void 0?void 0:a((0,_().replaceSpan)(t,d.span,y))},G=async({command:t,
words:n,problems:e},c)=>{const i=e.some(({rule:m})=>m==="program-not-allowed"),[s,o,d]=n;if(!i||s===void 0||o===void 0||
!T.has(s.text))return;const r=o.text==="run"?d:o;if(r===void 0||!(await $(c)).includes(r.text))return;const u=h.has(r.text)?
r.text:`run ${r.text}`,p=t.slice(r.span.end).trim();return a(`npm ${u}${p===""?"":` -- ${p}`}`)},I=({command:t,words:n,problems:e},{
tree:c})=>{const i=e.find(({rule:m})=>m==="program-not-allowed"),[s,o,d]=n;if(i===void 0||s===void 0||c===void 0)return;
const r=/^(?:pnpm|yarn|bun|bunx|pnpx)$/.test(s.text),u=/^(?:exec|dlx|x)$/.test(o?.text??"")?d:o,p=r?/^(?:bunx|pnpx)$/.test(
s.text)?o:u:s;return p===void 0||!/^[a-z][\w.-]*$/.test(p.text)?void 0:a(`npx ${t.slice(p.span.start)}`)},M=({command:t})=>{
const[,n,e]=/^cd[ \t]+([\w./@-]+)[ \t]*&&[ \t]*(npm[ \t][^;&|<>]*)$/.exec(t)??[];if(n===void 0||e===void 0)return;const[
,c=e,i=""]=/^(.*?)([ \t]+--(?:[ \t].*)?)?$/.exec(e.trim())??[];return a(`${c} -w ${n.replace(/\/$/,"")}${i}`)},O=({targets:t,
invocation:n,argv:e},{judge:c})=>{if(c.terms.policy.profile!=="validator"||n?.program!=="npm"||e===null||n.flags.length>
0)return;const i=t.filter(({kind:o})=>o==="npm_script"),[s]=i;if(!(i.length!==1||s?.script===void 0||n.passthrough.length>
0))return a(s.script)};function a(t){return{step:"command suggested",commands:[t]}}async function $({tree:t}){const n=t&&
await(0,x().readJsonFile)(t,"package.json");if(n===void 0||n===x().INVALID)return[];const{scripts:e}=n;return typeof e==
"object"&&e!==null?Object.keys(e):[]}function k(t,n){if(n.length===0||t.length>100)return;const e=(0,g().closest)(t,n);return(0,g().
distance)(t,e)<=Math.ceil(t.length/3)?e:void 0}});
//# remedy/suggestions/shell
(function(l,c,p,L){let d;const u=()=>d??=c("command/resolve/script-text");let a;const m=()=>a??=c("remedy/rewrites/shel\
l");p(l,{dropOutputFile:()=>E,dropPreparation:()=>$,requireEach:()=>_});const h=/^(?:tee|cat|head|tail|less|more|grep|sort|wc)(?:[ \t]|$)/,
g=/^(?:true|:|echo(?:[ \t].*)?|exit[ \t]+0)$/,v=8,_=({command:s,problems:r})=>{if(!r.some(({rule:n})=>n==="shell-operato\
r"||n==="line-break"))return;const{commands:e}=(0,u().splitScript)(s);if(e.length===0||e.length>v)return;const t=[];let o=0;
for(const{text:n,start:A,end:O}of e){const i=s.slice(o,A).trim();o=O;const F=i==="||"&&g.test(n),I=/^\|&?$/.test(i)&&h.test(
n);if(!(F||I)){if(!/^(?:|&&|;|\s*)$/.test(i)||n.startsWith("cd "))return;t.push(n)}}if(/^[&;\s]*$/.test(s.slice(o))&&!(t.
length===0||t.join()===s))return{step:"command suggested",commands:t}},S=/^(?:npm|pnpm|yarn|bun)[ \t]+(?:ci|i|install)(?:[ \t]+-\S+)*$|^yarn$/,
T=/^set[ \t]+-[a-z]+(?:[ \t]+pipefail)?$/,$=({command:s})=>{const r=(0,m().conjunctionOf)(s)?.map(({text:t})=>t),e=r?.filter(
t=>!S.test(t)&&!T.test(t))??[];if(!(r===void 0||e.length===0||e.length===r.length))return{step:"command suggested",commands:e}},
x=/[ \t]+(?:[12&]?>>?[ \t]*[\w./-]+|2>[ \t]*&1|<[ \t]*\/dev\/null)(?=[ \t]|$)/g,E=({command:s,problems:r})=>{if(!r.some(
({rule:t})=>t==="shell-redirection"))return;const e=s.replace(x,"");return e===s?void 0:{step:"command suggested",commands:[
e]}}});
//# remedy/suggestions/tasks
(function(l,c,k,O){let _;const v=()=>_??=c("command/families/tools/task-runners");let g;const w=()=>g??=c("command/lex/\
lex");let h;const m=()=>h??=c("command/resolve/package-json");let x;const y=()=>x??=c("command/resolve/tasks");let $;const I=()=>$??=
c("command/resolve/workspaces");let A;const j=()=>A??=c("rules/finding");k(l,{runTasks:()=>W});const P=/^[\w@./-]+$/,W=async(t,{
tree:n})=>{if(n===void 0)return;const o=await L(t,n);if(o!==void 0)return o;const i=N(t);if(i===void 0||i.length===0)return;
const e=[];for(const s of i){const r=await D(n,s);if(r===void 0)return;const a=s==="test"?"npm test":`npm run ${s}`;r.length>
0&&e.push(`${a}${r.map(p=>` -w ${p}`).join("")}`)}return e.length===0?void 0:{step:"command suggested",commands:e}};async function L({
targets:t},n){const[o]=t.filter(({kind:s,via:r})=>s==="npm_script"&&r===void 0);if(o?.script!=="wireit")return;const i={
tree:n,directory:"",via:o.name??""},e=(await(0,y().startedByWireit)(i)).map(({directory:s,script:r,body:a})=>a!==void 0?
a:`npm run ${r}${s===""?"":` --prefix ${s}`}`);return e.length===0?void 0:{step:"command suggested",commands:e}}function N({
words:t,problems:n,targets:o,invocation:i}){if(n.some(d=>(0,j().isProblem)(d,"runs-tasks"))&&i?.program==="npx")return u(
t.slice(1));const s=o.filter(({kind:d,via:J})=>d==="npm_script"&&J===void 0),[r]=s,{script:a=""}=r??{},p=(0,w().lex)(a);
return s.length===1&&p.problems.length===0?u(p.words):void 0}function u([t,...n]){return t&&(0,v().tasksOf)(t.text,n)}async function D(t,n){
const o=await(0,m().readPackageJson)(t,"");if(o===void 0||o===m().INVALID)return;const i=await(0,I().listWorkspaces)(t,o);
if(!Array.isArray(i))return;const e=[];for(const{name:s,directory:r}of i){const a=await(0,m().readPackageJson)(t,r);if(!(a===
void 0||a===m().INVALID||!a.scripts.has(n))){if(!P.test(s))return;e.push(s)}}return e}});
//# remedy/suggestions/text
(function(s,i,a,v){let u;const p=()=>u??=i("repo/look-alike");let c;const d=()=>c??=i("remedy/rewrites/rewrite");a(s,{closeGaps:()=>k,
dropRepeatedProgram:()=>w,writeAscii:()=>_});const l=new Set(["bidirectional-character","compatibility-character","contr\
ol-character","invisible-character","lone-surrogate","look-alike-letters","non-ascii-unquoted","nul-character"]),m=new Map(
[['"',"\u201C\u201D\u201E\u201F\xAB\xBB"],["'","\u2018\u2019\u201A\u201B\u2032"],["-","\u2010\u2011\u2012\u2013\u2014\u2015\u2212"],
["...","\u2026"]].flatMap(([t="",e=""])=>[...e].map(o=>[o,t]))),g=/(^|[ \t])[–—―]+(?=[A-Za-z]{2})/g,_=({command:t,
problems:e})=>{if(!e.some(({rule:n})=>l.has(n)))return;const r=[...t.replace(g,"$1--")].map(A).join("").replace(/ {2,}/g,
" ").trim();return r===t?void 0:{step:"command suggested",commands:[r]}};function A(t){return/^[\x20-\x7e\t\r\n]$/.test(
t)?t:new RegExp("^\\p{Zs}$","u").test(t)?" ":/^[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]$/u.test(t)?"":m.get(t)??p().
LOOK_ALIKE.get(t)??t.normalize("NFKC")}const k=({command:t,problems:e})=>{const[o]=e.filter(({rule:r})=>r==="blank-paddi\
ng");if(o!==void 0)return{step:"command suggested",commands:[t.replace(/[ \t]{2,}/g," ").trim()]}},w=({command:t,words:e})=>{
const[o,r,n]=e;if(o===void 0||r?.text!==o.text||n===void 0)return;const x={start:r.span.start,end:n.span.start};return{step:"\
command suggested",commands:[(0,d().replaceSpan)(t,x,"")]}}});
