//# fix/errors
(function(i,o,c,b){let m;const u=()=>m??=o("audit/asset-file");let d;const r=()=>d??=o("remedy/reason");let l;const _=()=>l??=
o("fix/store");c(i,{errorsOf:()=>p,untouched:()=>h});async function p(e,s,n){const{findings:O}=await(0,u().auditAssetFile)(
e,s),y=new Set(e.assets.filter(n).map(({id:t})=>t));return O.filter(({severity:t,subject:a})=>t==="error"&&(a?.id===void 0||
y.has(a.id))).map(t=>({reason:(0,r().reasonOf)(t),asset:t.subject?.id,...t.subject?.command!==void 0&&{command:t.subject.
command}}))}function h(e,s){if(s.length===0)return[];const n=(0,_().isClear)(e)?r().reasons.appendOnly():r().reasons.unsureText();
return[...s,{reason:n}]}});
//# fix/fix
(function(R,n,T,pt){let C;const F=()=>C??=n("assets/file");let N;const B=()=>N??=n("assets/limits");let G;const D=()=>G??=
n("assets/log/audit-log");let H;const O=()=>H??=n("assets/pointer");let I;const K=()=>I??=n("assets/utf8");let U;const V=()=>U??=
n("assets/validation");let Y;const z=()=>Y??=n("remedy/edits");let J;const j=()=>J??=n("remedy/fix-list");let P;const Q=()=>P??=
n("remedy/script-store");let W;const M=()=>W??=n("fix/errors");let X;const A=()=>X??=n("fix/identity");let Z;const $=()=>Z??=
n("fix/store");let q;const E=()=>q??=n("fix/text-edit");T(R,{fixFile:()=>S,fixFiles:()=>tt});async function tt(p,s,o={}){
const i=new(Q()).ScriptStore(s),c=(0,B().assetLimits)(s.terms.policy.assets.max_file_bytes),g={store:i,limits:c,options:o},
r=[];for(const a of p)r.push(await S(a,g));const d=[...new Set(r.flatMap(({scripts:a})=>a))].sort();return{files:r,scripts:d.
flatMap(a=>{const l=i.textOf(a);return l===void 0?[]:[[a,l]]}),judge:i.judge}}const st="\uFEFF";async function S(p,s){const{
path:o,bytes:i}=p,{limits:c,options:g,store:r}=s,{includes:d=()=>!0,identity:a=!1,left:l=!0}=g,k=(0,F().readAssetFile)(o,
i,c),{text:m}=(0,K().decodeUtf8)(i);if(!(0,$().isClear)(k)||(0,D().isAuditLog)(o)){const _=l?await(0,M().errorsOf)(k,r.judge,
d):[];return{path:o,before:m,after:m,steps:[],edits:[],scripts:[],left:(0,M().untouched)(k,_)}}const y=[],u=[],t=[],e=[],
h=[],b=(0,F().readAssetNodes)(o,m,c).filter(({asset:_})=>d(_)),rt=r.judge.clock.stage("Looking for fixes",b.length);for(const _ of b){
await r.judge.clock.tick(),rt();const x=await et(m,_,p.known,s);h.push(...x.left),y.push(...x.textEdits),u.push(...x.edits),
t.push(...x.steps),e.push(...x.scripts);const v=a?(0,A().addSchemaVersion)(m,_):[];y.push(...v),t.push(...v.map(({step:at})=>at))}
const ct=(0,E().applyEdits)(m,y);await r.judge.clock.tick();const w=(0,A().identifyAssets)(o,ct,{limits:c,addMissing:a,includes:d});
await r.judge.clock.tick();const L=i[0]===239&&i[1]===187?st:"";if(l){const _=(0,F().readAssetFile)(o,Buffer.from(w.text),
c),x=await(0,M().errorsOf)(_,r.judge,d);h.push(...x.filter(({command:v})=>v===void 0))}return{path:o,before:L+m,after:L+
w.text,steps:[...t,...w.steps],edits:[...u,...w.edits],scripts:e,left:h}}const it={steps:[],edits:[],scripts:[],left:[],
textEdits:[]};async function et(p,{asset:s,node:o},i,{store:c}){const g=(0,E().memberOf)(o,"validation"),r=(0,V().validationCommands)(
s);if(s.type!=="Gene"||g===void 0||r.kind!=="list")return it;const{entries:d}=r,a=t=>(0,O().pointerText)([...s.pointer,"\
validation",t]),l=i?.get((0,O().pointerText)(s.pointer)),k=d.map(({value:t})=>t),y=(l&&ot(l,c)?(0,j().withoutRepeats)(k,
d.map((t,e)=>nt(l.get(a(e))))):await(0,j().fixList)(k,c)).map((t,e)=>({fix:t,index:e,old:String(d[e]?.value)})),u=y.flatMap(
({fix:t,...e})=>t.kind==="fixed"?{...e,fix:t}:[]);return{steps:u.flatMap(({fix:t})=>t.steps),edits:u.map(({old:t,index:e,
fix:h})=>({path:s.path,pointer:a(e),...(0,z().editOf)(t,h,c)})),scripts:u.flatMap(({fix:t})=>t.scripts),left:y.flatMap(({
fix:t,old:e})=>t.kind==="left"?{reason:t.reason,asset:s.id,command:e}:[]),textEdits:(0,E().replaceElements)(p,g,new Map(
u.map(({index:t,fix:e})=>[t,e.commands])))}}function ot(p,s){return[...p.values()].flatMap(i=>i.files??[]).every(({path:i,
text:c})=>s.add(i,c))}function nt(p){if(p===void 0)return{kind:"fine"};const{new:s,files:o=[]}=p;return{kind:"fixed",commands:s,
steps:[],scripts:o.map(({path:i})=>i)}}});
//# fix/fix-task
(function(c,t,_,K){let d;const m=()=>d??=t("assets/file");let v;const x=()=>v??=t("assets/limits");let y;const g=()=>y??=
t("audit/asset-file");let h;const k=()=>h??=t("report/agent/project");let w;const A=()=>w??=t("report/entries");let F;const O=()=>F??=
t("rules/identity");let T;const b=()=>T??=t("verdict/next-actor");let j;const u=()=>j??=t("verdict/verdict");let L;const S=()=>L??=
t("fix/proposal");_(c,{fixTask:()=>V});async function V(z,B,e,{includes:C=()=>!0},{policyRef:n,...D}){const{policy:s}=e.
terms,E=(0,x().assetLimits)(s.assets.max_file_bytes),i=[];for(const{path:G,bytes:H}of z){const l=(0,m().readAssetFile)(G,
H,E),I=new Set(l.assets.filter(C).map(({id:o})=>o)),J=await(0,g().auditAssetFile)(l,e);i.push(...J.findings.filter(({subject:o})=>o?.
id===void 0||I.has(o.id)))}const r=(0,O().idsOf)(i),p=(0,u().severityVerdict)(i,s.fail_on),a=await(0,S().proposalOf)(B,r);
return(0,k().agentTask)({...D,verdict:p,next_actor:(0,b().nextActorOf)(p,i,s.fail_on),policy:{...n!==void 0&&{ref:n},...s},
findings:(0,A().reportFindings)(i,r),...a&&{fix:a},approval_digest:null})}});
//# fix/identity
(function(v,m,y,I){let S;const b=()=>S??=m("@evomap/gep-sdk");let M;const k=()=>M??=m("assets/file");let A;const E=()=>A??=
m("assets/pointer");let O;const u=()=>O??=m("audit/claims/content-hash");let F;const _=()=>F??=m("fix/text-edit");y(v,{addSchemaVersion:()=>N,
identifyAssets:()=>V});function N(o,{asset:r,node:e}){const d=(0,u().identityFindings)(r,"fix").some(({rule:a})=>a==="sc\
hema-version-missing"),l=(0,_().memberOf)(e,"type")??e.children?.[0],t=(0,_().insertMember)(o,e,"schema_version",b().SCHEMA_VERSION,
l);return d&&t?[{...t,step:"schema_version added"}]:[]}function V(o,r,{limits:e,addMissing:d,includes:l}){const t=new Map;
let a,n=r,c=[];for(let s=0;s<=e.maxDepth;s+=1){const p=(0,k().readAssetNodes)(o,n,e);c=p.map(({asset:i})=>i),a??=c.map(({
value:i})=>i.asset_id);const h=p.flatMap((i,g)=>{const x=l(i.asset)?w(n,i,d):void 0;return x===void 0?[]:(t.set(g,t.get(
g)??x.step),x)});if(h.length===0)break;n=(0,_().applyEdits)(n,h)}return{text:n,steps:[...t.values()],edits:c.flatMap(({pointer:s,
value:p},h)=>{const i=a?.[h];return typeof i!="string"||!t.has(h)?[]:{...{path:o,pointer:(0,E().pointerText)([...s,"asse\
t_id"])},old:i,new:[String(p.asset_id)],fix:!0}})}}function w(o,{asset:r,node:e},d){const l=d?(0,u().identityFindings)(r,
"fix"):(0,u().hashFindings)(r,"fix");for(const{rule:t,args:a}of l){const n=String(a.expected),c=(0,_().memberOf)(e,"asse\
t_id");if(t==="content-hash-mismatch"&&c!==void 0){const{start:s,end:p}=c;return{start:s,end:p,text:JSON.stringify(n),step:"\
asset_id recomputed"}}if(t==="content-hash-missing"&&d){const s=(0,_().insertMember)(o,e,"asset_id",n);return s&&{...s,step:"\
asset_id added"}}}}});
//# fix/patch
(function(h,u,_,A){let E;const s=()=>E??=u("diff");let L;const d=()=>L??=u("report/escape");_(h,{patchOf:()=>O,renderPatch:()=>g});
const p=2e3;function g(o){return l(o).map(({path:c,patch:n})=>P(c,n)).join("")}const v=1e4;function O(o){if([...o.scripts.
map(([,t])=>a("",t)),...o.files.map(({before:t,after:e})=>a(t,e))].reduce((t,e)=>t+e,0)>v)return null;const n=l(o).map(({
patch:t})=>t);return n.includes(void 0)?null:n.map(t=>t?(0,s().formatPatch)(t,s().FILE_HEADERS_ONLY):"").join("")}function l({
files:o,scripts:c}){const n=c.map(([e,i])=>{const r=m("/dev/null",`b/${e}`,"",i);return{path:e,patch:r&&{...r,isCreate:!0}}}),
t=o.filter(({before:e,after:i})=>e!==i).map(({path:e,before:i,after:r})=>({path:e,patch:m(`a/${e}`,`b/${e}`,i,r)}));return[
...n,...t]}function m(o,c,n,t){const e=2*p;if(a(n,t)>e+1)return;const i={context:3,maxEditLength:e},r=(0,s().structuredPatch)(
o,c,n,t,void 0,void 0,i);return r&&{...r,isGit:!0}}function a(o,c){const n=new Map;for(const t of o.split(`
`))n.set(t,(n.get(t)??0)+1);for(const t of c.split(`
`))n.set(t,(n.get(t)??0)-1);return[...n.values()].reduce((t,e)=>t+Math.abs(e),0)}function P(o,c){return c===void 0?`# ${(0,d().
terminal)(o)}: diff not shown, more than ${p} changed lines
`:(0,s().formatPatch)(c,s().FILE_HEADERS_ONLY).split(`
`).map($).join(`
`)}function $(o){const[,c="",n=""]=/^(.*?)(\r?)$/s.exec(o)??[];return c.split("	").map(d().terminal).join("	")+n}});
//# fix/proposal
(function(k,n,F,Y){let S;const P=()=>S??=n("assets/file");let j;const B=()=>j??=n("assets/limits");let C;const A=()=>C??=
n("assets/pointer");let E;const G=()=>E??=n("assets/validation");let L;const T=()=>L??=n("audit/claims/content-hash");let W;
const $=()=>W??=n("group-by");let z;const D=()=>z??=n("fix/patch");let H;const I=()=>H??=n("fix/resolved-findings");F(k,
{proposalOf:()=>J});async function J(s,e){const p=(0,$().groupBy)(e,([{location:t}])=>t?.path),a=(await Promise.all(s.files.
map(async t=>({file:t,edits:await K(t,s,p.get(t.path)??[])})))).flatMap(({file:t,edits:c})=>c?.length?{file:t,edits:c}:[]);
if(a.length===0)return;const o=a.flatMap(t=>t.edits),_=new Set(o.flatMap(({files:t=[]})=>t.map(({path:c})=>c)));return{edits:o,
patch:(0,D().patchOf)({files:a.map(({file:t})=>t),scripts:s.scripts.filter(([t])=>_.has(t))})}}async function K({path:s,
edits:e,after:p},{judge:r},a){if(e.length===0)return[];const o=(0,B().assetLimits)(r.terms.policy.assets.max_file_bytes),
_=(0,P().readAssetFile)(s,Buffer.from(p),o),{assets:t}=_,c=new Map(t.map(({pointer:l},i)=>[(0,A().pointerText)(l),i])),R=e.
map(l=>{const i=Q(l.pointer??"");return{edit:l,root:i,index:c.get(i)??-1}}),U=(0,I().resolvedFindings)(a),w=new Set,h=new Map,
y=[];for(const{edit:l,root:i,index:V}of R.toSorted((b,x)=>b.index-x.index)){const{fix:b,path:x,pointer:u="",...g}=l,d=t[V],
M=U(u,g.old,d),m=M.find(v=>!w.has(v))??M[0]??h.get(i);if(d===void 0||m===void 0)return;const O=u.endsWith("/asset_id")?[
(0,T().hashFindings)(d,"fix").length>0?"block":"allow"]:await N(g.new,d,r);if(O.includes("block"))return;const X=O.every(
v=>v==="allow");w.add(m),h.set(i,h.get(i)??m),y.push({finding:m,path:s,pointer:u,...g,after:X?"allow":"warn"})}return y}
async function N(s,e,p){const r=(0,G().validationCommands)(e),a=new Set(r.kind==="list"?r.entries.map(({value:o})=>o):[]);
return Promise.all(s.map(async o=>e.type==="Gene"&&a.has(o)?(await p.command(o)).verdict:"block"))}function Q(s){return s.
replace(/\/(?:asset_id|validation\/\d+)$/,"")}});
//# fix/refuse-task
(function(h,c,u,O){let l;const m=()=>l??=c("assets/log/audit-log");let g;const d=()=>g??=c("assets/pointer");let $;const _=()=>$??=
c("error");let w;const v=()=>w??=c("remedy/script");u(h,{editedBy:()=>E,refuse:()=>r,requireAssetFiles:()=>x,requireOwnEdits:()=>T,
requireSameStrings:()=>k});const y="Nothing was changed. Run the gate on this commit, and use the task that it prints.";
function r(o){throw new(_()).GateError("input_invalid",`The task is refused: ${o}.`,y)}const S=new RegExp(`^${v().SCRIPT_FOLDER}\
/(eval|run)-[0-9a-f]{8,64}\\.(cjs|mjs)$`);function x(o,n){for(const{path:t,files:i=[]}of o){(0,m().isAuditLog)(t)&&r(`\`${t}\
\` is an audit log, which only its owner edits`),n(t)||r(`\`${t}\` is not an asset file of this repository`);const e=i.find(
s=>!S.test(s.path));e&&r(`\`${e.path}\` is not a script that \`gene-gate fix\` makes`)}}function k(o,n){for(const{path:t,
pointer:i,old:e}of o){const s=`\`${i}\` of \`${t}\``,a=A(n(t),i);a===void 0&&r(`${s} is not a command of a Gene or an as\
set_id`),a!==e&&r(`${s} does not have the string that the edit replaces`)}}function A(o,n){for(const t of o){const i=(0,d().
pointerText)(t.pointer),{asset_id:e,validation:s}=t.value;if(n===`${i}/asset_id`&&typeof e=="string")return e;const[,a]=n.
startsWith(i)&&/^\/validation\/(\d+)$/.exec(n.slice(i.length))||[];if(t.type==="Gene"&&a!==void 0&&Array.isArray(s))return s[Number(
a)]}}function T(o,{files:n}){const t=new Set(n.flatMap(e=>e.edits.map(p))),i=new Set(o.map(p));for(const e of o)t.has(p(
e))||r(`\`gene-gate fix\` does not make the edit of \`${e.pointer}\` in \`${e.path}\` here`);for(const e of n.flatMap(s=>s.
edits))i.has(p(e))||r(`it lacks the edit of \`${e.pointer}\` in \`${e.path}\`, which belongs to the others`)}function E(o){
const n=new Set(o.map(({path:t,pointer:i})=>`${t}#${i.replace(/\/(asset_id|validation\/\d+)$/,"")}`));return({path:t,pointer:i})=>n.
has(`${t}#${(0,d().pointerText)(i)}`)}function p({path:o,pointer:n,old:t,new:i,files:e=[]}){const s=e.map(a=>[a.path,a.text]);
return JSON.stringify([o,n,t,i,s])}});
//# fix/resolved-findings
(function(d,g,p,v){let a;const s=()=>a??=g("group-by");p(d,{resolvedFindings:()=>m});function l(t){return t==="content-\
hash-mismatch"}function m(t){const o=t.map(([n,e],i)=>({finding:n,id:e,position:i})),c=(0,s().groupBy)(o,({finding:{edit:n}})=>n?.
pointer),_=(0,s().groupBy)(c.get(void 0)??[],({finding:n})=>y(n));return(n,e,i)=>{const b=n.endsWith("/asset_id")?null:e;
return[...c.get(n)??[],..._.get(u(i,b))??[]].toSorted((r,h)=>r.position-h.position).map(({id:r})=>r)}}function y({rule:t,
subject:o}){return u(o,l(t)?null:o?.command)}function u(t,o){return JSON.stringify([t?.type,t?.id,o===void 0?"":{text:o}])}});
//# fix/store
(function(e,i,r,o){let s;const l=()=>s??=i("assets/clear");r(e,{isClear:()=>t});function t({problems:a}){return(0,l().ambiguousFiles)(
a).size===0}});
//# fix/text-edit
(function(p,S,v,b){v(p,{applyEdits:()=>h,insertMember:()=>y,memberOf:()=>O,replaceElements:()=>m});function h(t,n){const o=[];
let s=0;for(const e of n.toSorted((i,r)=>i.start-r.start))o.push(t.slice(s,e.start),e.text),s=e.end;return o.join("")+t.
slice(s)}function O({children:t},n){return t?.findLast(({key:o})=>o?.name===n)}function m(t,n,o){const{children:s=[]}=n,
e=a(t,n,", ");let i;return s.flatMap((r,c)=>{const d=o.get(c),l=s[c-1];if((d===void 0||d.length>0)&&(i=r),d===void 0)return[];
if(d.length>0){const $=d.map(E=>JSON.stringify(E)).join(e);return{start:r.start,end:r.end,text:$}}const g=s[c+1];return i!==
void 0&&l!==void 0?{start:l.end,end:r.end,text:""}:{start:r.start,end:g?.start??r.end,text:""}})}function y(t,n,o,s,e=n.
children?.at(-1)){const[i]=n.children??[];if(i?.key===void 0||e===void 0)return;const r=t.slice(i.key.end,i.start),d=`${a(
t,n,r.endsWith(" ")?", ":",")}${JSON.stringify(o)}${r}${JSON.stringify(s)}`;return{start:e.end,end:e.end,text:d}}function a(t,{
start:n,children:o=[]},s){const[e,i]=o;if(e===void 0)return s;if(i!==void 0)return t.slice(e.end,u(i));const r=t.slice(n+
1,u(e));return/[\r\n]/.test(r)?`,${r}`:s}function u({key:t,start:n}){return t?.start??n}});
//# fix/unfixed
(function(d,a,g,B){let _;const m=()=>_??=a("group-by");let h;const y=()=>h??=a("remedy/edits");let w;const $=()=>w??=a(
"remedy/reason");let M;const c=()=>M??=a("report/escape");g(d,{describeUnfixed:()=>v,withProposals:()=>O});async function O(n,t){
const o=n.map(async e=>{if(e.command===void 0)return e;const{findings:r}=await(0,y().withEdit)(await t.command(e.command),
t),l=r.find(({edit:u})=>u!==void 0);return l?{...e,reason:(0,$().reasonOf)(l)}:e});return Promise.all(o)}const s=5,p=100;
function v(n){return[...(0,m().groupBy)(n,({reason:t})=>t.id).values()].flatMap(t=>{const[o]=t;if(o===void 0)return[];const{
id:e,message:r,title:l}=o.reason,S=t.every(i=>i.reason.message===r)?r:l??r;return[`  ${t.length} \xD7 ${e}: ${(0,c().terminal)(
S)}`,...N(L(t)).map(i=>`      in ${i}`),...[...(0,m().groupBy)(t,({reason:i})=>i.remedy)].flatMap(x)]})}function x([n,t]){
const o=[...new Set(t.flatMap(({command:e})=>e??[]))];return[...o.slice(0,s).map(e=>`      ${P(e)}`),...o.length>s?[`   \
   and ${o.length-s} other commands`]:[],`        ${(0,c().terminal)(n)}`]}function L(n){return[...new Set(n.flatMap(({asset:t})=>t??
[]))]}function N(n){if(n.length===0)return[];const t=n.slice(0,s).map(e=>(0,c().terminal)(e.slice(0,p))),o=n.length>s?[`${n.
length-s} more`]:[];return[[...t,...o].join(", ")]}function P(n){const t=n.length>p?`${n.slice(0,p)}\u2026`:n;return(0,c().
terminal)(t)}});
//# fix/write
(function(d,a,w,T){let p;const i=()=>p??=a("node:fs/promises");let _;const c=()=>_??=a("node:path");let h;const y=()=>h??=
a("error");let F;const u=()=>F??=a("make-folder");let E;const g=()=>E??=a("replace-file");w(d,{writeFix:()=>k});async function k(t,{
files:r,scripts:e}){const n=await(0,i().realpath)(t);for(const[o,s]of e)await l(o,()=>x((0,c().join)(n,o),s));for(const{
path:o,before:s,after:m}of r)s!==m&&await l(o,()=>b((0,c().join)(n,o),s,m))}async function x(t,r){const e=(0,c().dirname)(
t);if(await(0,u().makeFolder)(e),await(0,i().realpath)(e)!==e)throw new Error("its directory is a symlink");try{await(0,i().
writeFile)(t,r,{flag:"wx"})}catch(n){if(!(n.code==="EEXIST")||await(0,i().readFile)(t,"utf8")!==r)throw n}}async function b(t,r,e){
if(!(await(0,i().readFile)(t)).equals(Buffer.from(r)))throw new Error("it has changed in the meantime");await(0,g().replaceFile)(
t,e,(await(0,i().stat)(t)).mode)}async function l(t,r){try{await r()}catch(e){throw new(y()).GateError("file_unreadable",
`${t} cannot be written: ${e instanceof Error?e.message:e}`,"Check the file and its permissions, and run `gene-gate fix`\
 again.",{cause:e})}}});
