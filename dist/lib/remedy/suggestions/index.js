//# remedy/suggestions/flags
(function(c,h,l){const p=l("rules/finding"),i=l("remedy/rewrites/rewrite"),u=new Set(["changes-configuration","changes-\
node-options","changes-shell","downloads","hides-failures","installs","loads-code","names-program","never-ends","opens-i\
nspector","preloads-code","skips-hooks","skips-tests","tool-flag-unknown","tool-loads-code","tool-runs-file","tool-write\
s","unknown-flag","weakens","writes-files"]),g=e=>{const{command:n,problems:o}=e;for(const{rule:s,span:r}of o)if(!(!u.has(
s)||n[r.start]!=="-"))return{step:"command suggested",commands:[(0,i().cutSpan)(n,r)]}},m=({command:e,problems:n,invocation:o})=>{
const s=n.find(a=>(0,p().isProblem)(a,"flag-before-separator")),r=o===void 0||o.passthrough.length>0;if(s===void 0||r)return;
const t=(0,i().cutSpan)(e,s.span),d=e.slice(s.span.start,s.span.end);return{step:"command suggested",commands:[`${t.trimEnd()}\
 -- ${d}`]}},w=({command:e,words:n,problems:o,invocation:s})=>{if(!o.some(({rule:a})=>a==="downloads")||s?.program!=="np\
x")return;const t=n.slice(1).find(({text:a})=>/^(?:@[\w.-]+\/)?[\w.-]+@[\w.^~<>=*-]+$/.test(a));if(t===void 0)return;const d=t.
text.slice(0,t.text.lastIndexOf("@"));return{step:"command suggested",commands:[(0,i().replaceSpan)(e,t.span,d)]}};c.exports=
{dropFlag:g,passFlag:m,useInstalled:w}});
//# remedy/suggestions/index
(function(i,u,s){const p=s("remedy/rewrites/index"),t=s("remedy/suggestions/flags"),e=s("remedy/suggestions/npm"),r=s("\
remedy/suggestions/shell"),n=s("remedy/suggestions/tasks"),o=s("remedy/suggestions/text"),m=[o().writeAscii,o().closeGaps,
...p().REWRITES,r().dropPreparation,e().useWorkspace,r().requireEach,r().dropOutputFile,o().dropRepeatedProgram,e().spellScript,
t().passFlag,t().useInstalled,t().dropFlag,e().useNpm,n().runTasks,e().useNpx,e().useScriptText];i.exports={SUGGESTIONS:m}});
//# remedy/suggestions/npm
(function(y,G,v){const g=v("packages/fastest-levenshtein"),x=v("command/resolve/package-json"),w=v("rules/finding"),$=v(
"remedy/rewrites/rewrite"),h=new Set(["test","start","stop","restart"]),N=new Set(["pnpm","yarn","bun","npm"]),j=async({
command:t,problems:n,words:e,invocation:c},i)=>{if(c?.program!=="npm")return;const s=await k(i),r=n.find(l=>(0,w().isProblem)(
l,"npm-script-missing"));if(r!==void 0){const l=S(r.args.script,s),_=e.find(({text:E})=>E===r.args.script);return l===void 0||
_===void 0?void 0:a((0,$().replaceSpan)(t,_.span,l))}const p=n.find(l=>(0,w().isProblem)(l,"unknown-subcommand"));if(p===
void 0)return;const{subcommand:o,meant:u}=p.args,d=u===""?S(o,[...h]):u,m=[...s.includes(o)?[`run ${o}`]:[],...d===void 0?
[]:[d]],[b]=m;return b===void 0?void 0:a((0,$().replaceSpan)(t,p.span,b))},A=async({command:t,words:n,problems:e},c)=>{const i=e.
some(({rule:m})=>m==="program-not-allowed"),[s,r,p]=n;if(!i||s===void 0||r===void 0||!N.has(s.text))return;const o=r.text===
"run"?p:r;if(o===void 0||!(await k(c)).includes(o.text))return;const u=h.has(o.text)?o.text:`run ${o.text}`,d=t.slice(o.
span.end).trim();return a(`npm ${u}${d===""?"":` -- ${d}`}`)},P=({command:t,words:n,problems:e},{tree:c})=>{const i=e.find(
({rule:m})=>m==="program-not-allowed"),[s,r,p]=n;if(i===void 0||s===void 0||c===void 0)return;const o=/^(?:pnpm|yarn|bun|bunx|pnpx)$/.
test(s.text),u=/^(?:exec|dlx|x)$/.test(r?.text??"")?p:r,d=o?/^(?:bunx|pnpx)$/.test(s.text)?r:u:s;return d===void 0||!/^[a-z][\w.-]*$/.
test(d.text)?void 0:a(`npx ${t.slice(d.span.start)}`)},R=({command:t})=>{const[,n,e]=/^cd[ \t]+([\w./@-]+)[ \t]*&&[ \t]*(npm[ \t][^;&|<>]*)$/.
exec(t)??[];if(n===void 0||e===void 0)return;const[,c=e,i=""]=/^(.*?)([ \t]+--(?:[ \t].*)?)?$/.exec(e.trim())??[];return a(
`${c} -w ${n.replace(/\/$/,"")}${i}`)},T=({targets:t,invocation:n,argv:e},{judge:c})=>{if(c.terms.policy.profile!=="vali\
dator"||n?.program!=="npm"||e===null||n.flags.length>0)return;const i=t.filter(({kind:r})=>r==="npm_script"),[s]=i;if(!(i.
length!==1||s?.script===void 0||n.passthrough.length>0))return a(s.script)};function a(t){return{step:"command suggested",
commands:[t]}}async function k({tree:t}){const n=t&&await(0,x().readJsonFile)(t,"package.json");if(n===void 0||n===x().INVALID)
return[];const{scripts:e}=n;return typeof e=="object"&&e!==null?Object.keys(e):[]}function S(t,n){if(n.length===0||t.length>
100)return;const e=(0,g().closest)(t,n);return(0,g().distance)(t,e)<=Math.ceil(t.length/3)?e:void 0}y.exports={spellScript:j,
useNpm:A,useNpx:P,useScriptText:T,useWorkspace:R}});
//# remedy/suggestions/shell
(function(d,O,c){const l=c("command/resolve/script-text"),p=c("remedy/rewrites/shell"),u=/^(?:tee|cat|head|tail|less|more|grep|sort|wc)(?:[ \t]|$)/,
a=/^(?:true|:|echo(?:[ \t].*)?|exit[ \t]+0)$/,m=8,h=({command:s,problems:r})=>{if(!r.some(({rule:n})=>n==="shell-operato\
r"||n==="line-break"))return;const{commands:e}=(0,l().splitScript)(s);if(e.length===0||e.length>m)return;const t=[];let o=0;
for(const{text:n,start:x,end:E}of e){const i=s.slice(o,x).trim();o=E;const _=i==="||"&&a.test(n),A=/^\|&?$/.test(i)&&u.test(
n);if(!(_||A)){if(!/^(?:|&&|;|\s*)$/.test(i)||n.startsWith("cd "))return;t.push(n)}}if(/^[&;\s]*$/.test(s.slice(o))&&!(t.
length===0||t.join()===s))return{step:"command suggested",commands:t}},g=/^(?:npm|pnpm|yarn|bun)[ \t]+(?:ci|i|install)(?:[ \t]+-\S+)*$|^yarn$/,
v=/^set[ \t]+-[a-z]+(?:[ \t]+pipefail)?$/,S=({command:s})=>{const r=(0,p().conjunctionOf)(s)?.map(({text:t})=>t),e=r?.filter(
t=>!g.test(t)&&!v.test(t))??[];if(!(r===void 0||e.length===0||e.length===r.length))return{step:"command suggested",commands:e}},
T=/[ \t]+(?:[12&]?>>?[ \t]*[\w./-]+|2>[ \t]*&1|<[ \t]*\/dev\/null)(?=[ \t]|$)/g,$=({command:s,problems:r})=>{if(!r.some(
({rule:t})=>t==="shell-redirection"))return;const e=s.replace(T,"");return e===s?void 0:{step:"command suggested",commands:[
e]}};d.exports={dropOutputFile:$,dropPreparation:S,requireEach:h}});
//# remedy/suggestions/tasks
(function(v,W,a){const k=a("command/families/tools/task-runners"),l=a("command/lex/lex"),m=a("command/resolve/package-j\
son"),g=a("command/resolve/tasks"),w=a("command/resolve/workspaces"),h=a("rules/finding"),_=/^[\w@./-]+$/,x=async(s,{tree:t})=>{
if(t===void 0)return;const o=await $(s,t);if(o!==void 0)return o;const i=I(s);if(i===void 0||i.length===0)return;const e=[];
for(const n of i){const r=await A(t,n);if(r===void 0)return;const c=n==="test"?"npm test":`npm run ${n}`;r.length>0&&e.push(
`${c}${r.map(d=>` -w ${d}`).join("")}`)}return e.length===0?void 0:{step:"command suggested",commands:e}};async function $({
targets:s},t){const[o]=s.filter(({kind:n,via:r})=>n==="npm_script"&&r===void 0);if(o?.script!=="wireit")return;const i={
tree:t,directory:"",via:o.name??""},e=(await(0,g().startedByWireit)(i)).map(({directory:n,script:r,body:c})=>c!==void 0?
c:`npm run ${r}${n===""?"":` --prefix ${n}`}`);return e.length===0?void 0:{step:"command suggested",commands:e}}function I({
words:s,problems:t,targets:o,invocation:i}){if(t.some(u=>(0,h().isProblem)(u,"runs-tasks"))&&i?.program==="npx")return p(
s.slice(1));const n=o.filter(({kind:u,via:P})=>u==="npm_script"&&P===void 0),[r]=n,{script:c=""}=r??{},d=(0,l().lex)(c);
return n.length===1&&d.problems.length===0?p(d.words):void 0}function p([s,...t]){return s&&(0,k().tasksOf)(s.text,t)}async function A(s,t){
const o=await(0,m().readPackageJson)(s,"");if(o===void 0||o===m().INVALID)return;const i=await(0,w().listWorkspaces)(s,o);
if(!Array.isArray(i))return;const e=[];for(const{name:n,directory:r}of i){const c=await(0,m().readPackageJson)(s,r);if(!(c===
void 0||c===m().INVALID||!c.scripts.has(t))){if(!_.test(n))return;e.push(n)}}return e}v.exports={runTasks:x}});
//# remedy/suggestions/text
(function(i,v,s){const a=s("repo/look-alike"),u=s("remedy/rewrites/rewrite"),p=new Set(["bidirectional-character","comp\
atibility-character","control-character","invisible-character","lone-surrogate","look-alike-letters","non-ascii-unquoted",
"nul-character"]),c=new Map([['"',"\u201C\u201D\u201E\u201F\xAB\xBB"],["'","\u2018\u2019\u201A\u201B\u2032"],["-","\u2010\u2011\u2012\u2013\u2014\
\u2015\u2212"],["...","\u2026"]].flatMap(([t="",e=""])=>[...e].map(o=>[o,t]))),d=/(^|[ \t])[–—―]+(?=[A-Za-z]{2})/g,
l=({command:t,problems:e})=>{if(!e.some(({rule:n})=>p.has(n)))return;const r=[...t.replace(d,"$1--")].map(m).join("").replace(
/ {2,}/g," ").trim();return r===t?void 0:{step:"command suggested",commands:[r]}};function m(t){return/^[\x20-\x7e\t\r\n]$/.
test(t)?t:new RegExp("^\\p{Zs}$","u").test(t)?" ":/^[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]$/u.test(t)?"":c.get(t)??
a().LOOK_ALIKE.get(t)??t.normalize("NFKC")}const g=({command:t,problems:e})=>{const[o]=e.filter(({rule:r})=>r==="blank-p\
adding");if(o!==void 0)return{step:"command suggested",commands:[t.replace(/[ \t]{2,}/g," ").trim()]}},x=({command:t,words:e})=>{
const[o,r,n]=e;if(o===void 0||r?.text!==o.text||n===void 0)return;const A={start:r.span.start,end:n.span.start};return{step:"\
command suggested",commands:[(0,u().replaceSpan)(t,A,"")]}};i.exports={closeGaps:g,dropRepeatedProgram:x,writeAscii:l}});
