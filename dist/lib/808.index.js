var Ht=Object.defineProperty;var c=(C,D)=>Ht(C,"name",{value:D,configurable:!0});export const id=808,ids=[808],modules={96139:((C,D,o)=>{o.d(D,{g:c(()=>y,"g")});var m=o(68132),p=o(28034),j=o(84807),P=o(
57638),g=o(96303);async function y(w,v){const I=v.terms.tree!==void 0?(0,g.T0)(w.problems):()=>"hand",T=await(0,g.wd)(w,
v,I),L=new Map(T.genes.map(E=>[E.asset,E])),M=await Promise.all(w.assets.map(E=>v.clock.inTurn(async()=>{const O=L.get(E);
if(O===void 0)return{asset:E,commands:[],findings:await(0,m.kA)(p.BC,T,{asset:E})};const{commands:W}=O,S=[...await(0,j._F)(
T,{...O,limits:(0,P.A)(O,T)}),...W.flatMap(K=>K.findings)];return{asset:E,commands:W,findings:S}})));return{path:w.path,
assets:M.map(({asset:E,commands:O})=>({asset:E,commands:O})),findings:[...await(0,m.kA)(p.XB,T),...M.flatMap(({findings:E})=>E)]}}
c(y,"auditAssetFile")}),82808:((C,D,o)=>{o.r(D),o.d(D,{fixVerb:c(()=>Ut,"fixVerb")});var m=o(51455),p=o(76760),j=o(48179),
P=o(26095),g=o(35602),y=o(16032),w=o(61758),v=o(19901),$=o(26005),I=o(66381),T=o(33597),L=o(96139),M=o(8376),E=o(99499),
O=o(3581),W=o(54938),S=o(35845),K=o(91622),et=o(65789),it=o(98665),ot=o(58878),at=o(44164),rt=o(56415);function V({problems:s}){
return(0,et.a)(s).size===0}c(V,"isClear");function Z(s,t,n){const e=new ot.Z(new rt.k(s,t)),i=(0,at.eE)((0,it.V)(t,n,e),
e),{assets:a}=(0,y.DZ)(s,Buffer.from(t),n);return a.flatMap((r,l)=>{const d=i[l]?.node;return d===void 0?[]:{asset:r,node:d}})}
c(Z,"placeAssets");function J(s,t){const n=[];let e=0;for(const i of t.toSorted((a,r)=>a.start-r.start))n.push(s.slice(e,
i.start),i.text),e=i.end;return n.join("")+s.slice(e)}c(J,"applyEdits");function N({children:s},t){return s?.findLast(({
key:n})=>n?.name===t)}c(N,"memberOf");function ct(s,t,n){const{children:e=[]}=t,i=z(s,t,", ");let a;return e.flatMap((r,l)=>{
const d=n.get(l),u=e[l-1];if((d===void 0||d.length>0)&&(a=r),d===void 0)return[];if(d.length>0){const h=d.map(x=>JSON.stringify(
x)).join(i);return{start:r.start,end:r.end,text:h}}const f=e[l+1];return a!==void 0&&u!==void 0?{start:u.end,end:r.end,text:""}:
{start:r.start,end:f?.start??r.end,text:""}})}c(ct,"replaceElements");function _(s,t,n,e,i=t.children?.at(-1)){const[a]=t.
children??[];if(a?.key===void 0||i===void 0)return;const r=s.slice(a.key.end,a.start),d=`${z(s,t,r.endsWith(" ")?", ":",")}${JSON.
stringify(n)}${r}${JSON.stringify(e)}`;return{start:i.end,end:i.end,text:d}}c(_,"insertMember");function z(s,{start:t,children:n=[]},e){
const[i,a]=n;if(i===void 0)return e;if(a!==void 0)return s.slice(i.end,Y(a));const r=s.slice(t+1,Y(i));return/[\r\n]/.test(
r)?`,${r}`:e}c(z,"separatorOf");function Y({key:s,start:t}){return s?.start??t}c(Y,"startOf");function dt(s,{asset:t,node:n}){
const e=(0,K.XN)(t,"fix").some(({rule:r})=>r==="schema-version-missing"),i=N(n,"type")??n.children?.[0],a=_(s,n,"schema_\
version",S.f$,i);return e&&a?[{...a,step:"schema_version added"}]:[]}c(dt,"addSchemaVersion");function ft(s,t,n,e){const i=new Map;
let a=t;for(let r=0;r<=n.maxDepth;r+=1){const l=Z(s,a,n).flatMap((d,u)=>{const f=lt(a,d,e);return f===void 0?[]:(i.set(u,
i.get(u)??f.step),f)});if(l.length===0)break;a=J(a,l)}return{text:a,steps:[...i.values()]}}c(ft,"identifyAssets");function lt(s,{
asset:t,node:n},e){for(const{rule:i,args:a}of(0,K.XN)(t,"fix")){const r=String(a.expected),l=N(n,"asset_id");if(i==="con\
tent-hash-mismatch"&&l!==void 0){const{start:d,end:u}=l;return{start:d,end:u,text:JSON.stringify(r),step:"asset_id recom\
puted"}}if(i==="content-hash-missing"&&e){const d=_(s,n,"asset_id",r);return d&&{...d,step:"asset_id added"}}}}c(lt,"ass\
etIdEdit");async function ut(s,t,n={}){const e=new W.P(t),i=(0,w.L)(t.terms.policy.assets.max_file_bytes),a={store:e,limits:i,
options:n},r=[];for(const{path:d,bytes:u}of s)r.push(await pt(d,u,a));const l=[...new Set(r.flatMap(({scripts:d})=>d))].
sort();return{files:r,scripts:l.flatMap(d=>{const u=e.textOf(d);return u===void 0?[]:[[d,u]]})}}c(ut,"fixFiles");const ht="\
\uFEFF";async function pt(s,t,n){const e=(0,y.DZ)(s,t,n.limits),{text:i}=(0,I._)(t);if(!V(e)||(0,v.e)(s)){const R=await Q(
e,n);return{path:s,before:i,after:i,steps:[],edits:[],scripts:[],left:Et(e,R)}}const a=[],r=[],l=[],d=[],u=[];for(const R of Z(
s,i,n.limits)){const U=await gt(i,R,n);u.push(...U.left),a.push(...U.textEdits),r.push(...U.edits),l.push(...U.steps),d.
push(...U.scripts);const st=n.options.identity?dt(i,R):[];a.push(...st),l.push(...st.map(({step:Xt})=>Xt))}const f=n.options.
identity??!1,h=J(i,a),x=ft(s,h,n.limits,f),A=t[0]===239&&t[1]===187?ht:"",H=(0,y.DZ)(s,Buffer.from(x.text),n.limits);return{
path:s,before:A+i,after:A+x.text,steps:[...l,...x.steps],edits:r,scripts:d,left:[...u,...(await Q(H,n)).filter(({command:R})=>R===
void 0)]}}c(pt,"fixFile");const mt={steps:[],edits:[],scripts:[],left:[],textEdits:[]};async function gt(s,{asset:t,node:n},{
store:e}){const i=N(n,"validation"),a=(0,T.i)(t);if(t.type!=="Gene"||i===void 0||a.kind!=="list")return mt;const{entries:r}=a,
d=(await(0,E.E)(r.map(({value:f})=>f),e)).map((f,h)=>({fix:f,index:h,old:String(r[h]?.value)})),u=d.flatMap(({fix:f,...h})=>f.
kind==="fixed"?{...h,fix:f}:[]);return{steps:u.flatMap(({fix:f})=>f.steps),edits:u.map(({old:f,index:h,fix:x})=>({path:t.
path,pointer:(0,$.p)([...t.pointer,"validation",h]),...(0,M._0)(f,x,e)})),scripts:u.flatMap(({fix:f})=>f.scripts),left:d.
flatMap(({fix:f,old:h})=>f.kind==="left"?{reason:f.reason,asset:t.id,command:h}:[]),textEdits:ct(s,i,new Map(u.map(({index:f,
fix:h})=>[f,h.commands])))}}c(gt,"fixCommands");async function Q(s,{store:t}){const{findings:n}=await(0,L.g)(s,t.judge);
return n.filter(({severity:e})=>e==="error").map(e=>({reason:(0,O.A3)(e),asset:e.subject?.id,...e.subject?.command!==void 0&&
{command:e.subject.command}}))}c(Q,"errorsOf");function Et(s,t){if(t.length===0)return[];const n=V(s)?O.Ot.appendOnly():
O.Ot.unsureText();return[...t,{reason:n}]}c(Et,"untouched");var G=o(37291),B=o(9924);const b=2e3;function yt({files:s,scripts:t}){
const n=t.map(([i,a])=>{const r=k("/dev/null",`b/${i}`,"",a);return q(i,r&&{...r,isCreate:!0})}),e=s.filter(({before:i,after:a})=>i!==
a).map(({path:i,before:a,after:r})=>q(i,k(`a/${i}`,`b/${i}`,a,r)));return[...n,...e].join("")}c(yt,"renderPatch");function k(s,t,n,e){
const i={context:3,maxEditLength:2*b},a=(0,G.YB)(s,t,n,e,void 0,void 0,i);return a&&{...a,isGit:!0}}c(k,"diff");function q(s,t){
return t===void 0?`# ${(0,B.Fo)(s)}: diff not shown, more than ${b} changed lines
`:(0,G.Gu)(t,G.jr).split(`
`).map(wt).join(`
`)}c(q,"show");function wt(s){const[,t="",n=""]=/^(.*?)(\r?)$/s.exec(s)??[];return t.split("	").map(B.Fo).join("	")+n}c(
wt,"showLine");const F=5,X=100;function vt(s){return Mt(s).flatMap(({reason:t,members:n})=>{const i=n.every(r=>r.reason.
message===t.message)?t.message:t.title??t.message,a=[...new Set(n.flatMap(({command:r})=>r??[]))];return[`  ${n.length} \
\xD7 ${t.id}: ${(0,B.Fo)(i)}`,...Dt(Ot(n)).map(r=>`      in ${r}`),...a.slice(0,F).map(r=>`      ${Pt(r)}`),...a.length>
F?[`      and ${a.length-F} other commands`]:[],`      ${(0,B.Fo)(t.remedy)}`]})}c(vt,"describeUnfixed");function Mt(s){
const t=new Map;for(const n of s){const e=t.get(n.reason.id);e?e.push(n):t.set(n.reason.id,[n])}return[...t.values()].flatMap(
n=>n[0]?{reason:n[0].reason,members:n}:[])}c(Mt,"groupByReason");function Ot(s){return[...new Set(s.flatMap(({asset:t})=>t??
[]))]}c(Ot,"assetsOf");function Dt(s){if(s.length===0)return[];const t=s.slice(0,F).map(e=>(0,B.Fo)(e.slice(0,X))),n=s.length>
F?[`${s.length-F} more`]:[];return[[...t,...n].join(", ")]}c(Dt,"shortList");function Pt(s){const t=s.length>X?`${s.slice(
0,X)}\u2026`:s;return(0,B.Fo)(t)}c(Pt,"shorten");var xt=o(77598),jt=o(82713);async function $t(s,{files:t,scripts:n}){const e=await(0,m.
realpath)(s);for(const[i,a]of n)await tt(i,()=>Tt((0,p.join)(e,i),a));for(const{path:i,before:a,after:r}of t)a!==r&&await tt(
i,()=>At((0,p.join)(e,i),a,r))}c($t,"writeFix");async function Tt(s,t){const n=(0,p.dirname)(s);if(await(0,jt.f)(n),await(0,m.
realpath)(n)!==n)throw new Error("its folder is a symlink");try{await(0,m.writeFile)(s,t,{flag:"wx"})}catch(e){if(!(e.code===
"EEXIST")||await(0,m.readFile)(s,"utf8")!==t)throw e}}c(Tt,"addFile");async function At(s,t,n){if(!(await(0,m.readFile)(
s)).equals(Buffer.from(t)))throw new Error("it has changed in the meantime");const{mode:e}=await(0,m.stat)(s),i=`${s}.${(0,xt.
randomUUID)()}.tmp`;try{await(0,m.writeFile)(i,n,{flag:"wx",mode:e}),await(0,m.rename)(i,s)}finally{await(0,m.rm)(i,{force:!0})}}
c(At,"replaceFile");async function tt(s,t){try{await t()}catch(n){throw new g.ue("file_unreadable",`${s} cannot be writt\
en: ${n instanceof Error?n.message:n}`,"Check the file and its permissions, and run `gene-gate fix` again.",{cause:n})}}
c(tt,"orExplain");var It=o(51757),Bt=o(82573),Ct=o(86930),Lt=o(51225),Ft=o(87595);const Rt=`
Prints the diff to standard output and what it cannot fix to standard error.

Exit codes:
  0  nothing left to fix
  1  files would change (without --write), or a problem cannot be fixed
  2  error`,Ut=c((s,t)=>new j.uB("fix").argument("[files...]","asset files (default: all in the repository)").option("--\
write","write the files instead of printing a diff").option("--identity","also add missing `schema_version` and `asset_i\
d`").option("--repo <dir>","directory in the working tree",".").option("--policy <file>","policy file (default: the poli\
cy of the working tree)").addHelpText("after",Rt).action(async(n,e)=>t(await Wt(n,e,s))),"fixVerb");async function Wt(s,t,n){
const e=(0,p.resolve)(n.cwd,t.repo);return(0,Lt.w)(e,n.env,async(i,a)=>{const{policy:r}=await(0,Ft.W)(t.policy,n)??await(0,Bt.
tb)(i,i.label),l=s.length===0?Kt(i,(0,P.a)(r)):await Promise.all(s.map(A=>St(a,(0,p.resolve)(n.cwd,A))));if(l.length===0)
throw new g.ue("usage",`${e} has no asset files.`,"Use --repo with the repository, or name the files.");const{platform:d}=n,
u=await Nt(a,new Set(l)),f=It.I.by({policy:r,tree:i,changed:new Set,platform:d}),h=await ut(u,f,{identity:t.identity??!1});
return t.write?await $t(a,h):n.print(yt(h)),n.note(Gt(h,t.write??!1)),h.files.some(({left:A})=>A.length>0)||!t.write&&h.
files.some(nt)?1:0})}c(Wt,"fix");function Kt(s,t){return[...s.files()].filter(({kind:n,path:e})=>(n==="file"||n==="execu\
table")&&t(e)).map(({path:n})=>n)}c(Kt,"assetPaths");async function St(s,t){const n=await(0,m.realpath)((0,p.dirname)(t)).
catch(()=>(0,p.dirname)(t)),e=(0,p.relative)(await(0,m.realpath)(s),(0,p.join)(n,(0,p.basename)(t)));if(e!==""&&e.split(
p.sep)[0]!==".."&&!(0,p.isAbsolute)(e))return e.split(p.sep).join("/");throw new g.ue("usage",`${t} is not in ${s}.`,"Pa\
ss files of the current repository, or its directory with --repo.")}c(St,"pathInside");async function Nt(s,t){const n=(0,Ct.
j)(s);return Promise.all([...t].map(async e=>({path:e,bytes:await n.read(e)})))}c(Nt,"readInputs");function Gt({files:s,
scripts:t},n){const e=s.flatMap(d=>{const{path:u,steps:f,left:h}=d,x=[...new Set(f)].map(A=>`  ${f.filter(H=>H===A).length}\
 \xD7 ${A}`);return x.length===0&&h.length===0?[]:[(0,B.Fo)(u),...x,...h.length===0?[]:["  Not fixed:",...vt(h)]]}),i=s.
filter(nt).length,a=`${i} of ${s.length}; new scripts: ${t.length}`,r=`Asset files ${n?"written":"to change"}: ${a}.`,l=i>
0&&!n?" Run with --write to apply.":"";return`${[...e,r+l].join(`
`)}
`}c(Gt,"summarise");function nt({before:s,after:t}){return s!==t}c(nt,"isChanged")}),87595:((C,D,o)=>{o.d(D,{K:c(()=>g,"\
K"),W:c(()=>P,"W")});var m=o(19202),p=o(82573),j=o(68956);async function P(y,w){if(y===void 0)return;const v=await w.readInput(
y),$=(0,p.Ve)(v.toString("utf8"),y);return(0,m.ry)($),$}c(P,"namedPolicy");async function g(y,w,v){const $=(await P(y,v))?.
policy??j.zj;return w===void 0?$:{...$,profile:w}}c(g,"policyFor")}),82713:((C,D,o)=>{o.d(D,{f:c(()=>j,"f")});var m=o(51455),
p=o(76760);async function j(g){try{await(0,m.mkdir)(g)}catch(y){const{code:w}=y;if(w==="ENOENT"&&(0,p.dirname)(g)!==g){await j(
(0,p.dirname)(g)),await(0,m.mkdir)(g).catch(v=>P(g,v));return}await P(g,y)}}c(j,"makeFolder");async function P(g,y){if(!await(0,m.
stat)(g).then(v=>v.isDirectory(),()=>!1))throw y}c(P,"orExisting")}),51225:((C,D,o)=>{o.d(D,{w:c(()=>$,"w")});var m=o(51455),
p=o(35602),j=o(66428),P=o(86930),g=o(728),y=o(28911),w=o(11953),v=o(44828);async function $(I,T,L){const M=await(0,g.h)(
I,T).catch(async E=>{if(!(E instanceof p.ue&&E.code==="not_a_repository"&&(await(0,m.stat)(I).catch(()=>{}))?.isDirectory()))
throw E});if(M===void 0)return L((0,P.j)(I),I);try{const E=`the files of ${M.directory}`,O=await(0,y.Z)(M,await(0,v.e)(M),
{label:E});return await L((0,w.w)(O,(0,P.j)(M.directory),(0,j.P)()),M.directory,M)}finally{await M.close()}}c($,"withSou\
rceTree")})};
