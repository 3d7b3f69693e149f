//# run/prepare/lines
(function(l,w,t){const c=t("command/lex/lex"),m=t("error"),d=t("rules/catalogue"),p=t("rules/finding");function u(e){const o=e.
split(/\r?\n/).map(n=>n.trim()).filter(n=>n!==""&&!n.startsWith("#"));if(o.length===0)throw s("`prepare` has no command",
"Name a command.");return o.map(h)}function h(e){const{words:i,assignments:o,problems:n}=(0,c().lex)(e),a=n.find(({rule:r})=>(0,d().
ruleOf)(r).severity==="error");if(a?.rule==="shell-operator")throw s(`The prepare line \`${e}\` contains a shell operator`,
"Give two lines: write each command on a line of its own (`prepare: |`). A line runs only if all earlier ones passed.");
if(a){const{message:r}=(0,p().describe)((0,p().problemFinding)(a));throw s(`The prepare line \`${e}\` cannot be read: ${r}`,
"Write plain words, or put the step into a script and name the script.")}return{command:e,argv:i.map(({text:r})=>r),assignments:Object.
fromEntries(o.map(({name:r,value:g})=>[r,g]))}}function s(e,i){return new(m()).GateError("input_invalid",e,i)}l.exports=
{readPrepare:u}});
//# run/prepare/npm-settings
(function(i,r,p){const n=p("node:path");function _({npm:o}){const e=o&&(0,n().join)((0,n().dirname)(o.file),"../node_mo\
dules/node-gyp/bin/node-gyp.js");return{npm_config_git:"git",npm_config_shell:"sh",npm_config_editor:"true",npm_config_viewer:"\
man",npm_config_python:"python3",npm_config_yes:"false",npm_config_fund:"false",npm_config_audit:"false",...e&&{npm_config_node_gyp:e}}}
i.exports={npmForPrepare:_}});
//# run/prepare/output
(function(o,h,s){const c=s("error"),u=s("run/safe-line"),a=5,r=1e3;function p(t,{lines:m}){const e=m.at(-1)?.outcome;if(e===
void 0)return t;const i=[e.stderr,e.stdout].map(({head:n,tail:_})=>(_||n).trim()).find(n=>n!=="");if(i===void 0)return t;
const d=i.split(`
`).slice(-a).map(u().safeLine).join(" | "),l=`${t.message} It printed: ${d.slice(-r)}`;return new(c()).GateError(t.code,
l,t.hint,{cause:t.cause})}o.exports={withOutput:p}});
//# run/prepare/prepare
(function(S,pe,n){const T=n("node:child_process"),k=n("node:fs/promises"),b=n("node:path"),B=n("node:util"),l=n("error"),
O=n("judge/families/programs"),M=n("repo/additions"),D=n("repo/untracked"),R=n("rules/containment-causes"),A=n("run/audi\
ted-files"),C=n("run/containment/choose-backend"),x=n("run/containment/machine"),G=n("run/containment/privileges"),H=n("\
run/containment-causes"),N=n("run/home-folders"),q=n("run/not-run"),U=n("run/private-copy"),W=n("run/programs"),J=n("run\
/repository-copy"),Y=n("run/safe-line"),K=100,w=1024**3;async function Q(e,t){const o=await(0,U().copyCheckout)(t.checkout);
if(o===void 0)throw v("the checkout is too large to copy","Install fewer dependencies before it.");try{const{directory:r}=o.
guard,s=new Set(_(o.guard,t.policy));return await X(e,o,t,()=>_(o.guard,t.policy).filter(i=>!s.has(i))),await z(o.guard,
s,t.policy),await(0,k().rm)((0,b().join)(r,".git"),{recursive:!0,force:!0}),await(0,J().copyRepository)(t.checkout.directory,
r),g()&&await y((0,b().join)(r,".git"),await $(r)),{checkout:o.guard.at(r,(0,M().everything)((0,O().dependencyFolders)(t.
policy))),shown:o.objects,close:o.close}}catch(r){throw await o.close(),r}}function V(e){return{...e,memory_bytes:Math.max(
e.memory_bytes,4*w),written_bytes:Math.max(e.written_bytes,2*w),file_bytes:Math.max(e.file_bytes,w),processes:Math.max(e.
processes,1024)}}async function X(e,t,{policy:o,requested:r,env:s,privateFolders:i,signal:c,report:d},u){const{directory:a}=t.
guard,oe=e.flatMap(({argv:p})=>p.slice(0,1)),E=await(0,W().findPrograms)({path:s.PATH??"",checkout:a,names:oe}),ne=await $(
a);g()&&await y(a,G().NOBODY);const m=V(o.limits),{backend:j,isolation:F,close:re}=await(0,C().chooseBackend)({programs:E,
checkout:a,keepsWrites:!0,shown:t.objects,outputBytes:m.output_bytes,limits:(0,x().limitsOn)((0,x().thisMachine)(),m,1),
requested:r,network:!0,folders:i,home:await(0,N().homeFolders)(o.home_caches,s.HOME),signal:c}),se=(0,H().causesOf)({isolation:F,
programs:E,checkout:a,home:s.HOME,policy:{limits:m,network:"allow"}}),I=j.level==="namespaces";!I&&g()&&await y(a,ne);const L=[],
P=()=>d({contained:I,isolation:F,lines:L,written:ee(u()).slice(0,K)}),ce=Object.fromEntries(o.prepare_env.flatMap(p=>s[p]===
void 0?[]:[[p,s[p]]])),ie=performance.now()+m.prepare_seconds*1e3;try{for(const p of e){const ae=Math.max(1,Math.round(ie-
performance.now())),h=se(await Z(j,p,ce,ae,c));if(L.push({command:p.command,outcome:h}),h.status!=="passed")throw P(),h.
reason===q().INTERRUPTED?(0,l().interrupted)("during the prepare command"):te(p,h)}}finally{await re()}P()}function Z(e,{
command:t,argv:o,assignments:r},s,i,c){const[d=""]=o;return e.prepare({command:t,argv:o,program:d,env:{...s,...r},timeoutMs:i},
c)}function _({directory:e,folders:t,files:o},r){const s=new Set([...t,...o.map(({path:c})=>c)]),{cover:i}=(0,M().additionsOf)(
[],(0,O().dependencyFolders)(r));return(0,D().filesBelow)(e,i).filter(c=>!s.has(c))}async function z(e,t,o){const r=new Set(
[...e.folders,...e.files.map(({path:u})=>u)]),s=_(e,o).filter(u=>!t.has(u)).filter(u=>(0,A().replacesAudited)(u,a=>a==="\
."||r.has(a))),[i,...c]=[...await e.changed(),...s].sort();if(i===void 0)return;const d=c.length===0?"":` and ${c.length}\
 more`;throw v(`it changed or replaced files of the commit: ${JSON.stringify(i)}${d}`,"Use commands that only add files,\
 such as npm ci in place of npm install.")}function ee(e){return[...new Set(e.map(t=>t.split("/",1)[0]??t))].sort()}function g(){
return process.platform==="linux"&&process.getuid?.()===0}async function $(e){const{uid:t,gid:o}=await(0,k().stat)(e);return{
uid:t,gid:o}}async function y(e,{uid:t,gid:o}){await(0,B().promisify)(T().execFile)("chown",["-hR",`${t}:${o}`,"--",e])}
function te({command:e},t){const{reason:o=`exit code ${t.exit_code}`}=t,{causes:r,change:s}=(0,R().causeWords)(t.causes);
return new(l()).GateError("prepare_failed",`The prepare command "${(0,Y().safeLine)(e)}" did not pass: ${[o,...r].join("\
; ")}.`,`${s}${s&&" "}Its output is in \`prepare\` of the report. It runs without a shell, contained, and without the vari\
ables of the step except those that \`prepare_env\` in the policy names.`)}function v(e,t){return new(l()).GateError("pr\
epare_failed",`The prepare command could not be used: ${e}.`,t)}S.exports={runPrepare:Q}});
