//# run/prepare/lines
(function(p,t,m,$){let c;const d=()=>c??=t("command/lex/lex");let u;const h=()=>u??=t("error");let _;const g=()=>_??=t(
"rules/catalogue");let w;const l=()=>w??=t("rules/finding");m(p,{readPrepare:()=>b});function b(e){const i=e.split(/\r?\n/).
map(n=>n.trim()).filter(n=>n!==""&&!n.startsWith("#"));if(i.length===0)throw a("`prepare` has no command","Name a comman\
d.");return i.map(v)}function v(e){const{words:o,assignments:i,problems:n}=(0,d().lex)(e),s=n.find(({rule:r})=>(0,g().ruleOf)(
r).severity==="error");if(s?.rule==="shell-operator")throw a(`The prepare line \`${e}\` contains a shell operator`,"Give\
 two lines: write each command on a line of its own (`prepare: |`). A line runs only if all earlier ones passed.");if(s){
const{message:r}=(0,l().describe)((0,l().problemFinding)(s));throw a(`The prepare line \`${e}\` cannot be read: ${r}`,"W\
rite plain words, or put the step into a script and name the script.")}return{command:e,argv:o.map(({text:r})=>r),assignments:Object.
fromEntries(i.map(({name:r,value:x})=>[r,x]))}}function a(e,o){return new(h()).GateError("input_invalid",e,o)}});
//# run/prepare/npm-settings
(function(_,p,i,d){let t;const n=()=>t??=p("node:path");i(_,{npmForPrepare:()=>m});function m({npm:o}){const e=o&&(0,n().
join)((0,n().dirname)(o.file),"../node_modules/node-gyp/bin/node-gyp.js");return{npm_config_git:"git",npm_config_shell:"\
sh",npm_config_editor:"true",npm_config_viewer:"man",npm_config_python:"python3",npm_config_yes:"false",npm_config_fund:"\
false",npm_config_audit:"false",...e&&{npm_config_node_gyp:e}}}});
//# run/prepare/output
(function(o,s,c,O){let u;const a=()=>u??=s("error");let m;const p=()=>m??=s("run/safe-line");c(o,{withOutput:()=>d});const r=5,
l=1e3;function d(t,{lines:_}){const e=_.at(-1)?.outcome;if(e===void 0)return t;const i=[e.stderr,e.stdout].map(({head:n,
tail:E})=>(E||n).trim()).find(n=>n!=="");if(i===void 0)return t;const h=i.split(`
`).slice(-r).map(p().safeLine).join(" | "),w=`${t.message} It printed: ${h.slice(-l)}`;return new(a()).GateError(t.code,
w,t.hint,{cause:t.cause})}});
//# run/prepare/prepare
(function(S,n,T,It){let B;const D=()=>B??=n("node:child_process");let R;const k=()=>R??=n("node:fs/promises");let A;const b=()=>A??=
n("node:path");let C;const G=()=>C??=n("node:util");let H;const u=()=>H??=n("error");let N;const O=()=>N??=n("judge/fami\
lies/programs");let U;const v=()=>U??=n("repo/additions");let W;const J=()=>W??=n("repo/untracked");let Y;const z=()=>Y??=
n("rules/containment-causes");let K;const Q=()=>K??=n("run/audited-files");let V;const X=()=>V??=n("run/containment/choo\
se-backend");let Z;const M=()=>Z??=n("run/containment/machine");let q;const tt=()=>q??=n("run/containment/privileges");let et;
const ot=()=>et??=n("run/containment-causes");let nt;const rt=()=>nt??=n("run/home-folders");let st;const at=()=>st??=n(
"run/not-run");let it;const ct=()=>it??=n("run/private-copy");let pt;const mt=()=>pt??=n("run/programs");let dt;const lt=()=>dt??=
n("run/repository-copy");let _t;const ut=()=>_t??=n("run/safe-line");T(S,{runPrepare:()=>ft});const ht=100,h=1024**3;async function ft(t,e){
const o=await(0,ct().copyCheckout)(e.checkout);if(o===void 0)throw x("the checkout is too large to copy","Install fewer \
dependencies before it.");try{const{directory:r}=o.guard,s=new Set(w(o.guard,e.policy));return await yt(t,o,e,()=>w(o.guard,
e.policy).filter(i=>!s.has(i))),await kt(o.guard,s,e.policy),await(0,k().rm)((0,b().join)(r,".git"),{recursive:!0,force:!0}),
await(0,lt().copyRepository)(e.checkout.directory,r),y()&&await g((0,b().join)(r,".git"),await $(r)),{checkout:o.guard.at(
r,(0,v().everything)((0,O().dependencyFolders)(e.policy))),shown:o.objects,close:o.close}}catch(r){throw await o.close(),
r}}function wt(t){return{...t,memory_bytes:Math.max(t.memory_bytes,4*h),written_bytes:Math.max(t.written_bytes,2*h),file_bytes:Math.
max(t.file_bytes,h),processes:Math.max(t.processes,1024)}}async function yt(t,e,{policy:o,requested:r,env:s,privateFolders:i,
signal:a,report:d},m){const{directory:c}=e.guard,vt=t.flatMap(({argv:p})=>p.slice(0,1)),E=await(0,mt().findPrograms)({path:s.
PATH??"",checkout:c,names:vt}),Mt=await $(c);y()&&await g(c,tt().NOBODY);const l=wt(o.limits),{backend:j,isolation:F,close:$t}=await(0,X().
chooseBackend)({programs:E,checkout:c,keepsWrites:!0,shown:e.objects,outputBytes:l.output_bytes,limits:(0,M().limitsOn)(
(0,M().thisMachine)(),l,1),requested:r,network:!0,folders:i,home:await(0,rt().homeFolders)(o.home_caches,s.HOME),signal:a}),
xt=(0,ot().causesOf)({isolation:F,programs:E,checkout:c,home:s.HOME,policy:{limits:l,network:"allow"}}),I=j.level==="nam\
espaces";!I&&y()&&await g(c,Mt);const L=[],P=()=>d({contained:I,isolation:F,lines:L,written:bt(m()).slice(0,ht)}),Et=Object.
fromEntries(o.prepare_env.flatMap(p=>s[p]===void 0?[]:[[p,s[p]]])),jt=performance.now()+l.prepare_seconds*1e3;try{for(const p of t){
const Ft=Math.max(1,Math.round(jt-performance.now())),_=xt(await gt(j,p,Et,Ft,a));if(L.push({command:p.command,outcome:_}),
_.status!=="passed")throw P(),_.reason===at().INTERRUPTED?(0,u().interrupted)("during the prepare command"):Ot(p,_)}}finally{
await $t()}P()}function gt(t,{command:e,argv:o,assignments:r},s,i,a){const[d=""]=o;return t.prepare({command:e,argv:o,program:d,
env:{...s,...r},timeoutMs:i},a)}function w({directory:t,folders:e,files:o},r){const s=new Set([...e,...o.map(({path:a})=>a)]),
{cover:i}=(0,v().additionsOf)([],(0,O().dependencyFolders)(r));return(0,J().filesBelow)(t,i).filter(a=>!s.has(a))}async function kt(t,e,o){
const r=new Set([...t.folders,...t.files.map(({path:m})=>m)]),s=w(t,o).filter(m=>!e.has(m)).filter(m=>(0,Q().replacesAudited)(
m,c=>c==="."||r.has(c))),[i,...a]=[...await t.changed(),...s].sort();if(i===void 0)return;const d=a.length===0?"":` and ${a.
length} more`;throw x(`it changed or replaced files of the commit: ${JSON.stringify(i)}${d}`,"Use commands that only add\
 files, such as npm ci in place of npm install.")}function bt(t){return[...new Set(t.map(e=>e.split("/",1)[0]??e))].sort()}
function y(){return process.platform==="linux"&&process.getuid?.()===0}async function $(t){const{uid:e,gid:o}=await(0,k().
stat)(t);return{uid:e,gid:o}}async function g(t,{uid:e,gid:o}){await(0,G().promisify)(D().execFile)("chown",["-hR",`${e}\
:${o}`,"--",t])}function Ot({command:t},e){const{reason:o=`exit code ${e.exit_code}`}=e,{causes:r,change:s}=(0,z().causeWords)(
e.causes);return new(u()).GateError("prepare_failed",`The prepare command "${(0,ut().safeLine)(t)}" did not pass: ${[o,...r].
join("; ")}.`,`${s}${s&&" "}Its output is in \`prepare\` of the report. It runs without a shell, contained, and without th\
e variables of the step except those that \`prepare_env\` in the policy names.`)}function x(t,e){return new(u()).GateError(
"prepare_failed",`The prepare command could not be used: ${t}.`,e)}});
