var Ht=Object.defineProperty;var c=(C,D)=>Ht(C,"name",{value:D,configurable:!0});export const id=808,ids=[808],modules={96139:((C,D,o)=>{o.d(D,{g:c(()=>y,"g")});var m=o(68132),h=o(28034),j=o(84807),P=o(
57638),E=o(96303);async function y(v,w){const I=w.terms.tree!==void 0?(0,E.T0)(v.problems):()=>"hand",T=await(0,E.wd)(v,
w,I),L=new Map(T.genes.map(g=>[g.asset,g])),M=await Promise.all(v.assets.map(g=>w.clock.inTurn(async()=>{const O=L.get(g);
if(O===void 0)return{asset:g,commands:[],findings:await(0,m.kA)(h.BC,T,{asset:g})};const{commands:U}=O,S=[...await(0,j._F)(
T,{...O,limits:(0,P.A)(O,T)}),...U.flatMap(K=>K.findings)];return{asset:g,commands:U,findings:S}})));return{path:v.path,
assets:M.map(({asset:g,commands:O})=>({asset:g,commands:O})),findings:[...await(0,m.kA)(h.XB,T),...M.flatMap(({findings:g})=>g)]}}
c(y,"auditAssetFile")}),82808:((C,D,o)=>{o.r(D),o.d(D,{fixVerb:c(()=>Wt,"fixVerb")});var m=o(51455),h=o(76760),j=o(48179),
P=o(26095),E=o(35602),y=o(16032),v=o(61758),w=o(19901),$=o(26005),I=o(66381),T=o(33597),L=o(96139),M=o(8376),g=o(99499),
O=o(3581),U=o(54938),S=o(35845),K=o(91622),et=o(65789),it=o(98665),ot=o(58878),at=o(44164),rt=o(56415);function V({problems:s}){
return(0,et.a)(s).size===0}c(V,"isClear");function Z(s,t,n){const e=new ot.Z(new rt.k(s,t)),i=(0,at.eE)((0,it.V)(t,n,e),
e),{assets:a}=(0,y.DZ)(s,Buffer.from(t),n);return a.flatMap((r,p)=>{const d=i[p]?.node;return d===void 0?[]:{asset:r,node:d}})}
c(Z,"placeAssets");function J(s,t){const n=[];let e=0;for(const i of t.toSorted((a,r)=>a.start-r.start))n.push(s.slice(e,
i.start),i.text),e=i.end;return n.join("")+s.slice(e)}c(J,"applyEdits");function N({children:s},t){return s?.findLast(({
key:n})=>n?.name===t)}c(N,"memberOf");function ct(s,t,n){const{children:e=[]}=t,i=z(s,t,", ");let a;return e.flatMap((r,p)=>{
const d=n.get(p),l=e[p-1];if((d===void 0||d.length>0)&&(a=r),d===void 0)return[];if(d.length>0){const u=d.map(x=>JSON.stringify(
x)).join(i);return{start:r.start,end:r.end,text:u}}const f=e[p+1];return a!==void 0&&l!==void 0?{start:l.end,end:r.end,text:""}:
{start:r.start,end:f?.start??r.end,text:""}})}c(ct,"replaceElements");function _(s,t,n,e,i=t.children?.at(-1)){const[a]=t.
children??[];if(a?.key===void 0||i===void 0)return;const r=s.slice(a.key.end,a.start),d=`${z(s,t,r.endsWith(" ")?", ":",")}${JSON.
stringify(n)}${r}${JSON.stringify(e)}`;return{start:i.end,end:i.end,text:d}}c(_,"insertMember");function z(s,{start:t,children:n=[]},e){
const[i,a]=n;if(i===void 0)return e;if(a!==void 0)return s.slice(i.end,Y(a));const r=s.slice(t+1,Y(i));return/[\r\n]/.test(
r)?`,${r}`:e}c(z,"separatorOf");function Y({key:s,start:t}){return s?.start??t}c(Y,"startOf");function dt(s,{asset:t,node:n}){
const e=(0,K.XN)(t,"fix").some(({rule:r})=>r==="schema-version-missing"),i=N(n,"type")??n.children?.[0],a=_(s,n,"schema_\
version",S.f$,i);return e&&a?[{...a,step:"schema_version added"}]:[]}c(dt,"addSchemaVersion");function ft(s,t,n,e){const i=new Map;
let a=t;for(let r=0;r<=n.maxDepth;r+=1){const p=Z(s,a,n).flatMap((d,l)=>{const f=lt(a,d,e);return f===void 0?[]:(i.set(l,
i.get(l)??f.step),f)});if(p.length===0)break;a=J(a,p)}return{text:a,steps:[...i.values()]}}c(ft,"identifyAssets");function lt(s,{
asset:t,node:n},e){for(const{rule:i,args:a}of(0,K.XN)(t,"fix")){const r=String(a.expected),p=N(n,"asset_id");if(i==="con\
tent-hash-mismatch"&&p!==void 0){const{start:d,end:l}=p;return{start:d,end:l,text:JSON.stringify(r),step:"asset_id recom\
puted"}}if(i==="content-hash-missing"&&e){const d=_(s,n,"asset_id",r);return d&&{...d,step:"asset_id added"}}}}c(lt,"ass\
etIdEdit");async function ut(s,t,n={}){const e=new U.P(t),i=(0,v.L)(t.terms.policy.assets.max_file_bytes),a={store:e,limits:i,
options:n},r=[];for(const{path:d,bytes:l}of s)r.push(await pt(d,l,a));const p=[...new Set(r.flatMap(({scripts:d})=>d))].
sort();return{files:r,scripts:p.flatMap(d=>{const l=e.textOf(d);return l===void 0?[]:[[d,l]]})}}c(ut,"fixFiles");const ht="\
\uFEFF";async function pt(s,t,n){const e=(0,y.DZ)(s,t,n.limits),{text:i}=(0,I._)(t);if(!V(e)||(0,w.e)(s)){const R=await Q(
e,n);return{path:s,before:i,after:i,steps:[],edits:[],scripts:[],left:gt(e,R)}}const a=[],r=[],p=[],d=[],l=[];for(const R of Z(
s,i,n.limits)){const W=await Et(i,R,n);l.push(...W.left),a.push(...W.textEdits),r.push(...W.edits),p.push(...W.steps),d.
push(...W.scripts);const st=n.options.identity?dt(i,R):[];a.push(...st),p.push(...st.map(({step:Xt})=>Xt))}const f=n.options.
identity??!1,u=J(i,a),x=ft(s,u,n.limits,f),A=t[0]===239&&t[1]===187?ht:"",H=(0,y.DZ)(s,Buffer.from(x.text),n.limits);return{
path:s,before:A+i,after:A+x.text,steps:[...p,...x.steps],edits:r,scripts:d,left:[...l,...(await Q(H,n)).filter(({command:R})=>R===
void 0)]}}c(pt,"fixFile");const mt={steps:[],edits:[],scripts:[],left:[],textEdits:[]};async function Et(s,{asset:t,node:n},{
store:e}){const i=N(n,"validation"),a=(0,T.i)(t);if(t.type!=="Gene"||i===void 0||a.kind!=="list")return mt;const{entries:r}=a,
d=(await(0,g.E)(r.map(({value:f})=>f),e)).map((f,u)=>({fix:f,index:u,old:String(r[u]?.value)})),l=d.flatMap(({fix:f,...u})=>f.
kind==="fixed"?{...u,fix:f}:[]);return{steps:l.flatMap(({fix:f})=>f.steps),edits:l.map(({old:f,index:u,fix:x})=>({path:t.
path,pointer:(0,$.p)([...t.pointer,"validation",u]),...(0,M._0)(f,x,e)})),scripts:l.flatMap(({fix:f})=>f.scripts),left:d.
flatMap(({fix:f,old:u})=>f.kind==="left"?{reason:f.reason,asset:t.id,command:u}:[]),textEdits:ct(s,i,new Map(l.map(({index:f,
fix:u})=>[f,u.commands])))}}c(Et,"fixCommands");async function Q(s,{store:t}){const{findings:n}=await(0,L.g)(s,t.judge);
return n.filter(({severity:e})=>e==="error").map(e=>({reason:(0,O.A3)(e),asset:e.subject?.id,...e.subject?.command!==void 0&&
{command:e.subject.command}}))}c(Q,"errorsOf");function gt(s,t){if(t.length===0)return[];const n=V(s)?O.Ot.appendOnly():
O.Ot.unsureText();return[...t,{reason:n}]}c(gt,"untouched");var G=o(37291),B=o(9924);const b=2e3;function yt({files:s,scripts:t}){
const n=t.map(([i,a])=>{const r=k("/dev/null",`b/${i}`,"",a);return q(i,r&&{...r,isCreate:!0})}),e=s.filter(({before:i,after:a})=>i!==
a).map(({path:i,before:a,after:r})=>q(i,k(`a/${i}`,`b/${i}`,a,r)));return[...n,...e].join("")}c(yt,"renderPatch");function k(s,t,n,e){
const i={context:3,maxEditLength:2*b},a=(0,G.YB)(s,t,n,e,void 0,void 0,i);return a&&{...a,isGit:!0}}c(k,"diff");function q(s,t){
return t===void 0?`# ${(0,B.Fo)(s)}: diff not shown, more than ${b} changed lines
`:(0,G.Gu)(t,G.jr).split(`
`).map(vt).join(`
`)}c(q,"show");function vt(s){const[,t="",n=""]=/^(.*?)(\r?)$/s.exec(s)??[];return t.split("	").map(B.Fo).join("	")+n}c(
vt,"showLine");const F=5,X=100;function wt(s){return Mt(s).flatMap(({reason:t,members:n})=>{const i=n.every(r=>r.reason.
message===t.message)?t.message:t.title??t.message,a=[...new Set(n.flatMap(({command:r})=>r??[]))];return[`  ${n.length} \
\xD7 ${t.id}: ${(0,B.Fo)(i)}`,...Dt(Ot(n)).map(r=>`      in ${r}`),...a.slice(0,F).map(r=>`      ${Pt(r)}`),...a.length>
F?[`      and ${a.length-F} other commands`]:[],`      ${(0,B.Fo)(t.remedy)}`]})}c(wt,"describeUnfixed");function Mt(s){
const t=new Map;for(const n of s){const e=t.get(n.reason.id);e?e.push(n):t.set(n.reason.id,[n])}return[...t.values()].flatMap(
n=>n[0]?{reason:n[0].reason,members:n}:[])}c(Mt,"groupByReason");function Ot(s){return[...new Set(s.flatMap(({asset:t})=>t??
[]))]}c(Ot,"assetsOf");function Dt(s){if(s.length===0)return[];const t=s.slice(0,F).map(e=>(0,B.Fo)(e.slice(0,X))),n=s.length>
F?[`${s.length-F} more`]:[];return[[...t,...n].join(", ")]}c(Dt,"shortList");function Pt(s){const t=s.length>X?`${s.slice(
0,X)}\u2026`:s;return(0,B.Fo)(t)}c(Pt,"shorten");var xt=o(77598),jt=o(82713);async function $t(s,{files:t,scripts:n}){const e=await(0,m.
realpath)(s);for(const[i,a]of n)await tt(i,()=>Tt((0,h.join)(e,i),a));for(const{path:i,before:a,after:r}of t)a!==r&&await tt(
i,()=>At((0,h.join)(e,i),a,r))}c($t,"writeFix");async function Tt(s,t){const n=(0,h.dirname)(s);if(await(0,jt.f)(n),await(0,m.
realpath)(n)!==n)throw new Error("its folder is a symlink");try{await(0,m.writeFile)(s,t,{flag:"wx"})}catch(e){if(!(e.code===
"EEXIST")||await(0,m.readFile)(s,"utf8")!==t)throw e}}c(Tt,"addFile");async function At(s,t,n){if(!(await(0,m.readFile)(
s)).equals(Buffer.from(t)))throw new Error("it has changed in the meantime");const{mode:e}=await(0,m.stat)(s),i=`${s}.${(0,xt.
randomUUID)()}.tmp`;try{await(0,m.writeFile)(i,n,{flag:"wx",mode:e}),await(0,m.rename)(i,s)}finally{await(0,m.rm)(i,{force:!0})}}
c(At,"replaceFile");async function tt(s,t){try{await t()}catch(n){throw new E.ue("file_unreadable",`${s} cannot be writt\
en: ${n instanceof Error?n.message:n}`,"Check the file and its permissions, and run `gene-gate fix` again.",{cause:n})}}
c(tt,"orExplain");var It=o(51757),Bt=o(82573),Ct=o(86930),Lt=o(51225),Ft=o(87595);const Rt=`
Prints the diff to standard output and what it cannot fix to standard error.

Exit codes:
  0  nothing left to fix
  1  files would change (without --write), or a problem cannot be fixed
  2  error`,Wt=c((s,t)=>new j.uB("fix").argument("[files...]","asset files (default: all in the repository)").option("--\
write","write the files instead of printing a diff").option("--identity","also add missing `schema_version` and `asset_i\
d`").option("--repo <dir>","directory in the working tree",".").option("--policy <file>","policy file (default: the poli\
cy of the working tree)").addHelpText("after",Rt).action(async(n,e)=>t(await Ut(n,e,s))),"fixVerb");async function Ut(s,t,n){
const e=(0,h.resolve)(n.cwd,t.repo);return(0,Lt.w)(e,n.env,async(i,a)=>{const{policy:r}=await(0,Ft.W)(t.policy,n)??await(0,Bt.
tb)(i,i.label),p=s.length===0?Kt(i,(0,P.a)(r)):await Promise.all(s.map(A=>St(a,(0,h.resolve)(n.cwd,A)))),{platform:d}=n,
l=await Nt(a,new Set(p)),f=It.I.by({policy:r,tree:i,changed:new Set,platform:d}),u=await ut(l,f,{identity:t.identity??!1});
return t.write?await $t(a,u):n.print(yt(u)),n.note(Gt(u,t.write??!1)),u.files.some(({left:A})=>A.length>0)||!t.write&&u.
files.some(nt)?1:0})}c(Ut,"fix");function Kt(s,t){return[...s.files()].filter(({kind:n,path:e})=>(n==="file"||n==="execu\
table")&&t(e)).map(({path:n})=>n)}c(Kt,"assetPaths");async function St(s,t){const n=await(0,m.realpath)((0,h.dirname)(t)).
catch(()=>(0,h.dirname)(t)),e=(0,h.relative)(await(0,m.realpath)(s),(0,h.join)(n,(0,h.basename)(t)));if(e!==""&&e.split(
h.sep)[0]!==".."&&!(0,h.isAbsolute)(e))return e.split(h.sep).join("/");throw new E.ue("usage",`${t} is not in ${s}.`,"Pa\
ss files of the current repository, or its directory with --repo.")}c(St,"pathInside");async function Nt(s,t){const n=(0,Ct.
j)(s);return Promise.all([...t].map(async e=>({path:e,bytes:await n.read(e)})))}c(Nt,"readInputs");function Gt({files:s,
scripts:t},n){const e=s.flatMap(d=>{const{path:l,steps:f,left:u}=d,x=[...new Set(f)].map(A=>`  ${f.filter(H=>H===A).length}\
 \xD7 ${A}`);return x.length===0&&u.length===0?[]:[(0,B.Fo)(l),...x,...u.length===0?[]:["  Not fixed:",...wt(u)]]}),i=s.
filter(nt).length,a=`${i} of ${s.length}; new scripts: ${t.length}`,r=`Asset files ${n?"written":"to change"}: ${a}.`,p=i>
0&&!n?" Run with --write to apply.":"";return`${[...e,r+p].join(`
`)}
`}c(Gt,"summarise");function nt({before:s,after:t}){return s!==t}c(nt,"isChanged")}),87595:((C,D,o)=>{o.d(D,{K:c(()=>E,"\
K"),W:c(()=>P,"W")});var m=o(19202),h=o(82573),j=o(68956);async function P(y,v){if(y===void 0)return;const w=await v.readInput(
y),$=(0,h.Ve)(w.toString("utf8"),y);return(0,m.ry)($),$}c(P,"namedPolicy");async function E(y,v,w){const $=(await P(y,w))?.
policy??j.zj;return v===void 0?$:{...$,profile:v}}c(E,"policyFor")}),82713:((C,D,o)=>{o.d(D,{f:c(()=>j,"f")});var m=o(51455),
h=o(76760);async function j(E){try{await(0,m.mkdir)(E)}catch(y){const{code:v}=y;if(v==="ENOENT"&&(0,h.dirname)(E)!==E){await j(
(0,h.dirname)(E)),await(0,m.mkdir)(E).catch(w=>P(E,w));return}await P(E,y)}}c(j,"makeFolder");async function P(E,y){if(!await(0,m.
stat)(E).then(w=>w.isDirectory(),()=>!1))throw y}c(P,"orExisting")}),51225:((C,D,o)=>{o.d(D,{w:c(()=>$,"w")});var m=o(51455),
h=o(35602),j=o(66428),P=o(86930),E=o(728),y=o(28911),v=o(11953),w=o(44828);async function $(I,T,L){const M=await(0,E.h)(
I,T).catch(async g=>{if(!(g instanceof h.ue&&g.code==="not_a_repository"&&(await(0,m.stat)(I).catch(()=>{}))?.isDirectory()))
throw g});if(M===void 0)return L((0,P.j)(I),I);try{const g=`the files of ${M.directory}`,O=await(0,y.Z)(M,await(0,w.e)(M),
{label:g});return await L((0,v.w)(O,(0,P.j)(M.directory),(0,j.P)()),M.directory,M)}finally{await M.close()}}c($,"withSou\
rceTree")})};
