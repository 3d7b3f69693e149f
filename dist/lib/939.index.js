var Oe=Object.defineProperty;var n=(ct,z)=>Oe(ct,"name",{value:z,configurable:!0});export const id=939,ids=[939],modules={80689:((ct,z,o)=>{o.d(z,{U:n(()=>wn,"U"),G:n(()=>fe,"G")});var U=o(60591),L=o(26962),
k=o(23219),H=o(15756),C=o(73012),N=o(44710),P=o(19948),x=o(72360),M=o(125),l=o(60237),p=o(99547),$=o(38815);const b="an \
address that cannot be read";function O(t,e){try{return new Set(E(t,e).flatMap(K))}catch{return new Set([b])}}n(O,"lockH\
osts");function E(t,e){if(/(?:package-lock|npm-shrinkwrap)\.json$/.test(t))return R(JSON.parse(e),a=>a==="resolved"||a===
"version");const s=n(a=>a!=="deprecated","isUsed");return t.endsWith("bun.lock")?R((0,p.parse)(e,[],{allowTrailingComma:!0}),
s):t.endsWith("pnpm-lock.yaml")||/^__metadata:/m.test(e)?R((0,$.qg)(e,{maxAliasCount:0,logLevel:"silent"}),s):[e.replace(
/\\u([\da-f]{4})/gi,(a,r)=>String.fromCharCode(Number.parseInt(r,16))).replaceAll("\\","")]}n(E,"addressesIn");function R(t,e,s=""){
return typeof t=="string"?s===""||e(s)?[t]:[]:typeof t!="object"||t===null?[]:Array.isArray(t)?t.flatMap(a=>R(a,e,s)):Object.
entries(t).flatMap(([a,r])=>[a,...R(r,e,a||" ")])}n(R,"stringsIn");function K(t){return(t.replace(/%([\da-f]{2})/gi,(s,a)=>String.
fromCharCode(Number.parseInt(a,16))).match(/https?:[^\s"',)]+/gi)??[]).map(s=>URL.canParse(s)?new URL(s).host:b)}n(K,"ho\
stsIn");const X=/(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|pnpm-lock\.yaml|yarn\.lock|bun\.lock)$/,G=16*1024*1024,
ft=/^(?:git|https?:|ssh:|github:|gitlab:|bitbucket:|gist:|[\w.-]+@[^/]+:)|^[^@/:.~][^/:]*\/[^/]+$/i,dt=["dependencies","\
devDependencies","optionalDependencies","peerDependencies","overrides","resolutions"],ht=/(?:^|\/)(?:\.npmrc|\.yarnrc(?:\.[^/]+)?|bunfig\.toml|pnpm-workspace\.ya?ml|\.?pnpmfile\.[^/]+)$/i,
vt=/(?:^|\/)package\.json$/;async function St(t,e){return(await Promise.all(T(e).map(async a=>{const r=e.readlink(a);if(r!==
void 0&&r!==t.readlink(a))return[{path:a,what:"it is a new symbolic link"}];const i=g(e,a);if(i===void 0&&!ht.test(a))return[];
if(i===void 0)return[{path:a,what:"it is a symbolic link that leads to no file of the repository"}];const f=g(t,a);return f?.
oid!==void 0&&f.oid===i.oid?[]:j(a,await c(t,f),await c(e,i)??"",t)}))).flat().map(a=>(0,l.gk)("prepare-refused",a))}n(St,
"prepareRefusals");function T(t){return[...t.files()].filter(({kind:e})=>e!=="submodule").map(({path:e})=>e).filter(e=>ht.
test(e)||vt.test(e)||X.test(e))}n(T,"inputsOf");async function j(t,e,s,a){if(e===s)return[];if(ht.test(t))return _(t,e,s);
if(vt.test(t))return nt(t,tt(e),tt(s));const r=nt(t,J(e),J(s));return r.length>0?r:W(t,s,a)}n(j,"judge");async function W(t,e,s){
const a=O(t,e);if(a.size===0)return[];const r=T(s).filter(y=>X.test(y)).map(async y=>O(y,await c(s,g(s,y))??"")),i=new Set(
[...await(0,N.BF)(s,await(0,C.n)(s)),...(await Promise.all(r)).flatMap(y=>[...y])]),f=[...a].find(y=>y===b||!i.has(y));return f===
void 0?[]:[{path:t,what:`it adds downloads from \`${f.slice(0,200)}\``}]}n(W,"otherHosts");function _(t,e,s){if(!/\.npmrc$/i.
test(t))return[{path:t,what:"it decides where packages come from"}];const a=Q(e??""),r=[...Q(s)].flatMap(([i,f])=>{const y=(0,P.
$)(i,f);return JSON.stringify(a.get(i))!==JSON.stringify(f)&&(y==="decides"||y==="other")?[i]:[]});return r.length===0?[]:
[{path:t,what:`it sets ${r.map(i=>`\`${i}\``).join(", ")}`}]}n(_,"redirects");function Q(t){return new Map(Object.entries(
(0,H.parse)(t)))}n(Q,"settingsOf");function nt(t,e,s){const[a]=[...s].filter(r=>!e.has(r));return a===void 0?[]:[{path:t,
what:`it adds the dependency \`${a.slice(0,200)}\``}]}n(nt,"addedIn");function tt(t){const e=new Set,s=n((r,i)=>{if(typeof i==
"string"&&ft.test(i)&&e.add(`${r}: ${i}`),!(typeof i!="object"||i===null))for(const[f,y]of Object.entries(i))s(f,y)},"vi\
sit"),a=F(t??"{}");for(const r of dt)s(r,a[r]);return e}n(tt,"specsOf");function F(t){try{const e=JSON.parse(t);return typeof e==
"object"&&e!==null?e:{}}catch{return{}}}n(F,"parseJson");function J(t){return new Set((t??"").match(/(?:git\+[a-z]+:\/\/|git:\/\/|git@|github:|ssh:\/\/|codeload\.)[^\s"',)]+/gi)??
[])}n(J,"gitIn");function g(t,e){const s=(0,M.O4)(t,e);return s.kind==="inside"&&(0,x.$W)(s.entry.kind)?s.entry:void 0}n(
g,"regularAt");async function c(t,e){return e&&(await t.read(e.path,G)).toString("utf8")}n(c,"textOf");var d=o(35845),u=o(
47322);function m(t,e){const s=new Set(t.flatMap(u.c).map(({gene:r})=>r));for(const{kind:r,asset:i}of t)r!=="removed"&&i.
type==="Gene"&&s.delete(i.id);const a=new Set;return w(t,e).filter(({asset:r})=>{if(!s.has(r.id))return!1;const i=(0,d.dw)(
r.value);return a.has(i)?!1:(a.add(i),!0)})}n(m,"appliedGenes");function w(t,e){const s=new Set(t.map(({asset:a})=>a));return e.
flatMap(({assets:a})=>a).filter(a=>a.type==="Gene"&&!s.has(a)).map(a=>({kind:"applied",asset:a,before:a}))}n(w,"unchange\
dGenes");var S=o(17051),h=o(16032),I=o(26095);function D(t,e,s){return e.flatMap(a=>{const{path:r,kind:i}=a;if(i!=="syml\
ink"&&i!=="submodule")return[];if(i==="symlink"){const y=(0,M.O4)(t,r);if(y.kind==="inside"&&y.entry.kind==="directory")
return Y(r,y.path,e,s);if(s(r)){const A=y.kind==="inside"?{targetPath:y.path}:{};return[{path:r,detail:`${r} is a symlin\
k`,...A}]}}return s(r)||s(`${r}/genes.json`)?[{path:r,detail:`${r} is a ${i}`}]:[]})}n(D,"findIndirections");function Y(t,e,s,a){
const r=e===""?"":`${e}/`;return s.filter(({path:i})=>i.startsWith(r)&&!a(i)).map(({path:i})=>({targetPath:i,alias:`${t}\
/${i.slice(r.length)}`})).filter(({alias:i})=>a(i)).map(({targetPath:i,alias:f})=>({path:t,detail:`${f} is reached throu\
gh the symlink ${t}`,targetPath:i}))}n(Y,"aliases");var et=o(61758),ot=o(19901),lt=o(55856),Mt=o(98665),kt=o(58878),Tt=o(
56415);function Ut(t){return/\.jsonl?$/i.test(t)}n(Ut,"isJsonPath");function it(t,e,s){if(!bt(e))return;const a=new Tt.k(
t,e.toString("utf8")),r=Lt((0,Mt.V)(a.text,s,new kt.Z(a))),[i]=r;if(i)return{rule:"outside-globs",location:a.location(i.
start,i.end),detail:r.length===1?"a Gene":`${r.length} Genes`}}n(it,"findStrayGenes");function bt(t){return t.includes('\
"Gene"')||t.includes("\\u00")}n(bt,"mayHoldGenes");function Lt(t){return t.flatMap(e=>{const{value:s,children:a=[]}=e;return typeof s==
"object"&&s!==null&&!Array.isArray(s)&&s.type==="Gene"?[e]:Lt(a)})}n(Lt,"genesIn");async function Gt(t){const{baseTree:e,
headTree:s,change:a,policy:r,all:i=!1}=t,f=(0,I.a)(r),y=(0,et.L)(r.assets.max_file_bytes),A=[...s.files()],B=A.filter(qt),
V=B.filter(({path:v})=>f(v)),Z=new Set(a.files.filter(({status:v})=>v!=="deleted").map(({path:v})=>v)),st=B.filter(({path:v})=>Z.
has(v)&&!f(v)&&Ut(v)),q=a.files.flatMap(({oldPath:v,path:rt})=>{const jt=f(v??rt)?e.stat(v??rt):void 0;return jt&&qt(jt)?
jt:[]}),[at,wt]=Dt(q,({path:v})=>(0,ot.e)(v)&&Z.has(v)),gt=new Set(at.map(({path:v})=>v)),Et=n(async v=>{const rt=Z.has(
v.path);if((0,ot.e)(v.path)&&!rt)return[{file:await(0,lt.U)(s,v,y),isTouched:rt}];const jt=gt.has(v.path)?await(0,lt.m)(
e,s,v,y):void 0;return jt===void 0?[{file:await _t(s,v,y),isTouched:rt}]:(gt.delete(v.path),[{file:jt.kept,isTouched:!1},
{file:jt.appended,isTouched:!0}])},"readHead"),ut=n(v=>_t($n(e),v,y),"readBase"),[Ot,mt,At]=await Promise.all([Promise.all(
V.map(Et)),Promise.all(wt.map(ut)),Promise.all(st.map(v=>On(s,v,y)))]),yt=at.filter(({path:v})=>gt.has(v)),Ct=[...mt,...await Promise.
all(yt.map(ut))],[It,we]=Dt(Ot.flat(),({isTouched:v})=>v),Pt=Ot.flat().map(({file:v})=>v),yn=It.map(({file:v})=>v),Qt=we.
map(({file:v})=>v),ye=new Map(a.files.map(({path:v,oldPath:rt})=>[v,rt??v])),Bt=(0,S.pC)({head:yn,base:Ct,untouched:Qt,renames:ye}),
ve=i?w(Bt,Pt):m(Bt,Pt),$e=D(s,A,f).filter(({path:v,targetPath:rt})=>i||Z.has(v)||Z.has(rt??v));return{changes:(0,S.al)([
...Bt,...ve]),problems:[...(i?Pt:yn).flatMap(({problems:v})=>v),...Ct.flatMap(En),...(i?[]:Qt).flatMap(v=>Sn(v,Bt)),...$e.
map(({path:v,detail:rt})=>Mn(v,rt)),...At.filter(v=>v!==void 0)],files:V.map(({path:v})=>v),present:Pt.flatMap(({assets:v})=>v),
unread:Pt.flatMap(({path:v,unread:rt})=>rt===void 0?[]:[{path:v,detail:rt}]),past:vn([...Qt,...Ct]).flatMap(({assets:v})=>v)}}
n(Gt,"collectAssets");function Dt(t,e){return[t.filter(e),t.filter(s=>!e(s))]}n(Dt,"split");function vn(t){return[...new Map(
t.map(s=>[s.path,s])).values()].sort((s,a)=>s.path<a.path?-1:1)}n(vn,"byPath");function qt({kind:t}){return t==="file"||
t==="executable"}n(qt,"isRegular");function $n(t){return{...t,read:n(async(...e)=>Buffer.from((await t.read(...e)).toString(
"utf8")),"read")}}n($n,"readable");async function _t(t,{path:e,size:s=0},a){if(s>a.maxBytes)return(0,h.wk)(e,s,a);try{return(0,h.
DZ)(e,await t.read(e,a.maxBytes),a)}catch(r){return(0,h._8)(e,r)}}n(_t,"readStore");async function On(t,{path:e,size:s=0},a){
try{if(s<=a.maxBytes)return it(e,await t.read(e,a.maxBytes),a)}catch(i){return(0,h._8)(e,i).problems[0]}const r=`with ${s}\
 bytes it is too large to be searched`;return{rule:"outside-globs",location:{path:e,line:1,column:1},detail:r}}n(On,"sea\
rchStray");function En({path:t,problems:e}){return e.filter(({rule:s})=>S.yn.has(s)).map(({rule:s,location:a,detail:r})=>({
rule:"not-judged",location:{path:t,line:1,column:1},detail:s==="not-judged"?`${r} (at the base)`:`the file \`${t}\` at th\
e base, line ${a.line}: ${r}`}))}n(En,"unreadAtBase");function Sn({problems:t},e){return t.flatMap(s=>s.rule==="not-judg\
ed"?[s]:!S.yn.has(s.rule)||e.length===0?[]:[{...s,rule:"asset-file-unread"}])}n(Sn,"unreadBeside");function Mn(t,e){return{
rule:"file-not-regular",location:{path:t,line:1,column:1},detail:e}}n(Mn,"notRegular");var Nt=o(3235),xt=o(28911),bn=o(60360),
jn=o(11953);async function Ht({repository:t,policy:e,additions:s,disk:a,isPending:r,platform:i,all:f,unprovenMerge:y,signal:A},B,V){
const Z=await(0,xt.Z)(t,V),st=await(0,bn.pm)(t,V,B),q=await(0,xt.Z)(t,B),at=a?(0,jn.w)(q,a,s):q,wt=await Gt({baseTree:Z,
headTree:q,change:st,policy:e.policy,all:f}),gt=await(0,k.MF)({change:st,assets:wt,baseTree:Z,tree:{...at,...r&&{isPending:r}},
policy:e,platform:i,...y&&{unprovenMerge:y},...A&&{signal:A}});return{change:st,assets:wt,audit:gt,tree:q}}n(Ht,"auditCo\
mmit");async function Kt(t,e,s){const{repository:a,policyCommit:r}=t;await(0,Nt.e9)(a,[e],[e]);const i=await(0,Nt.wu)(a,
r,e),{audit:f,tree:y}=await Ht(t,e,i);return await(0,L.E)(f,y,t.policy,s)}n(Kt,"judgeHead");var pt=o(35602),tn=o(9379),zt=o(
37836),nn=o(46971);async function Tn(t,e){const s=e.replace(/^refs\/heads\//,"");try{return(0,zt.TS)(s)?await(0,nn.e)(t,
s):await xn(t,s)??await(0,nn.e)(t,e)}catch(a){throw a instanceof pt.ue&&a.code==="ref_ambiguous"?a:In(e,a)}}n(Tn,"resolv\
ePolicyRef");async function xn(t,e){const s=`refs/remotes/origin/${e}`,[a,r]=await(0,zt.V3)(t,[s,`refs/heads/${e}`]);if(a!==
void 0)return a;try{if(!await(0,tn.af)(t,e))return}catch(i){if(r!==void 0)return r;throw i}return await(0,Nt.e9)(t,[s],[
(0,tn.sg)(e)]),(await(0,zt.V3)(t,[s]))[0]}n(xn,"branchOfOrigin");function In(t,e){const s=e instanceof pt.ue&&e.code==="\
git_failed"?`: ${e.message}`:"";return new pt.ue("ref_not_found",`policy-ref: ${JSON.stringify(t)} is not a branch of or\
igin or a revision in this clone${s}`,"Use a branch such as main; with actions/checkout, set `fetch-depth: 0`.",{cause:e})}
n(In,"notFound");var Wt=o(30800),kn=o(19202),Dn=o(83215),$t=o(82573);async function Rn(t,e,s){const a=Math.floor(Date.parse(
s)/1e3)+1,i=(await t.objects(["log","--first-parent",`--since=@${a}`,"--format=%H %P",e,"--",$t.l$])).toString().trim().
split(`
`).at(-1)??"";if(i==="")return!1;const[f="",y]=i.split(" ");if((await t.shallowCommits()).has(f))throw new pt.ue("shallo\
w_clone",`this clone lacks the history of ${$t.l$} before ${(0,Nt.h0)(f)}`,"Set `fetch-depth: 0` on actions/checkout.");
return y===void 0?!0:await en(t,y)!==await en(t,e)}n(Rn,"policyChangedSince");async function en(t,e){const s=await(0,$t.
_m)(await(0,xt.Z)(t,e));return"policy"in s?(0,$t.ro)(s.policy):void 0}n(en,"digestIn");var sn=o(68956),Rt=o(90817);function An(t,e,s){
const a=[],r=(0,Rt.s)(t.policy),i=(0,Rt.s)(e.policy);for(const[B,{strictness:V}]of sn.cN){const[Z,st]=[r.get(B),i.get(B)];
if((0,d.dw)(Z)===(0,d.dw)(st))continue;const q=V.combine(Z,st);q?r.set(B,q.value):a.push(B)}if(a.length>0)throw new pt.ue(
"policy_conflict",`The policies of the base and of ${s} differ in ${a.join(", ")}; the gate cannot determine which is st\
ricter.`,"Use the same values on both branches, or remove policy-ref.");const f=(0,Rt.l)(r),{ref:y,digest:A}=e;return{...t,
policy:f,digest:(0,$t.ro)(f),combinedWith:{name:s,digest:A,...y!==void 0&&{ref:y}}}}n(An,"stricterOf");function Cn(t,e){
const s=(0,Rt.s)(t.policy),a=[],r=new Map(Object.entries(e));for(const[f,{strictness:y,input:A}]of sn.cN){const B=A&&r.get(
A.name),V=s.get(f);if(!(!A||B===void 0||B===V))if(V===A.open||y.compare(V,B)==="tighter")s.set(f,B);else{const Z={given:String(
B),kept:String(V)};a.push({input:A.name,key:f,...Z})}}const i=(0,Rt.l)(s);return{...t,policy:i,digest:(0,$t.ro)(i),ignoredInputs:a}}
n(Cn,"tightenPolicy");var Ft=o(66428),an=o(25679),Pn=o(86930),Ln=o(728),on=o(26344),Nn=o(98822),rn=o(41688),Wn=o(49249),
Fn=o(60027);function Bn(t){const s=t.split(/\r?\n/).map(a=>a.trim()).filter(a=>a!==""&&!a.startsWith("#"));if(s.length===
0)throw Jt("`prepare` has no command","Name a command.");return s.map(Un)}n(Bn,"readPrepare");function Un(t){const{words:e,
assignments:s,problems:a}=(0,Wn.I)(t),r=a.find(({rule:i})=>(0,Fn.Y)(i).severity==="error");if(r?.rule==="shell-operator")
throw Jt(`The prepare line \`${t}\` contains a shell operator`,"Give two lines: write each command on a line of its own \
(`prepare: |`). A line runs only if all earlier ones passed.");if(r){const{message:i}=(0,l.q0)((0,l.Lb)(r));throw Jt(`Th\
e prepare line \`${t}\` cannot be read: ${i}`,"Write plain words, or put the step into a script and name the script.")}return{
command:t,argv:e.map(({text:i})=>i),assignments:Object.fromEntries(s.map(({name:i,value:f})=>[i,f]))}}n(Un,"readLine");function Jt(t,e){
return new pt.ue("input_invalid",t,e)}n(Jt,"invalid");var cn=o(4116);const Gn=5,Hn=1e3;function Kn(t,{lines:e}){const s=e.
at(-1)?.outcome;if(s===void 0)return t;const r=[s.stderr,s.stdout].map(({head:y,tail:A})=>(A||y).trim()).find(y=>y!=="");
if(r===void 0)return t;const i=r.split(`
`).slice(-Gn).map(cn.o).join(" | "),f=`${t.message} It printed: ${i.slice(-Hn)}`;return new pt.ue(t.code,f,t.hint,{cause:t.
cause})}n(Kn,"withOutput");var zn=o(31421),dn=o(51455),ln=o(76760),Jn=o(57975),Zn=o(18702),Xn=o(26514),Yn=o(77174),Vn=o(
94829),Qn=o(61247),qn=o(12363),_n=o(75820),te=o(71428);const ne=100,Zt=1024**3;async function ee(t,e){const s=await(0,qn.
s)(e.checkout);if(s===void 0)throw un("the checkout is too large to copy","Install fewer dependencies before it.");try{const{
directory:a}=s.guard,r=new Set(Xt(s.guard,e.policy));return await se(t,s,e,()=>Xt(s.guard,e.policy).filter(i=>!r.has(i))),
await oe(s.guard,r,e.policy),await(0,dn.rm)((0,ln.join)(a,".git"),{recursive:!0,force:!0}),await(0,te.i)(e.checkout.directory,
a),Yt()&&await Vt((0,ln.join)(a,".git"),await fn(a)),{checkout:s.guard.at(a,(0,Ft.Y)((0,Wt.DT)(e.policy))),shown:s.objects,
close:s.close}}catch(a){throw await s.close(),a}}n(ee,"runPrepare");async function se(t,e,{policy:s,requested:a,env:r,privateFolders:i,
signal:f,report:y},A){const{directory:B}=e.guard,V=t.flatMap(({argv:yt})=>yt.slice(0,1)),Z=await(0,_n.z)({path:r.PATH??"",
checkout:B,names:V}),st=await fn(B);Yt()&&await Vt(B,Vn.oQ);const{limits:q}=s,{backend:at,isolation:wt,close:gt}=await(0,Yn.
a)({programs:Z,checkout:B,keepsWrites:!0,shown:e.objects,outputBytes:q.output_bytes,limits:{...q,memory_bytes:Math.max(q.
memory_bytes,4*Zt),written_bytes:Math.max(q.written_bytes,2*Zt),file_bytes:Math.max(q.file_bytes,Zt),processes:Math.max(
q.processes,1024)},requested:a,network:!0,folders:i,signal:f}),Et=at.level==="namespaces";!Et&&Yt()&&await Vt(B,st);const ut=[],
Ot=n(()=>y({contained:Et,isolation:wt,lines:ut,written:ie(A()).slice(0,ne)}),"tell"),mt=Object.fromEntries(s.prepare_env.
flatMap(yt=>r[yt]===void 0?[]:[[yt,r[yt]]])),At=performance.now()+q.prepare_seconds*1e3;try{for(const yt of t){const Ct=Math.
max(1,Math.round(At-performance.now())),It=await ae(at,yt,mt,Ct,f);if(ut.push({command:yt.command,outcome:It}),It.status!==
"passed")throw Ot(),It.reason===Qn.t?(0,pt.VM)("during the prepare command"):re(yt,It)}}finally{await gt()}Ot()}n(se,"ru\
nLines");function ae(t,{command:e,argv:s,assignments:a},r,i,f){const[y=""]=s;return t.prepare({command:e,argv:s,program:y,
env:{...r,...a},timeoutMs:i},f)}n(ae,"startLine");function Xt({directory:t,folders:e,files:s},a){const r=new Set([...e,...s.
map(({path:f})=>f)]),{cover:i}=(0,Ft.P)([],(0,Wt.DT)(a));return(0,Zn.D)(t,i).filter(f=>!r.has(f))}n(Xt,"untrackedFiles");
async function oe(t,e,s){const a=new Set([...t.folders,...t.files.map(({path:A})=>A)]),r=Xt(t,s).filter(A=>!e.has(A)).filter(
A=>(0,Xn.G)(A,B=>B==="."||a.has(B))),[i,...f]=[...await t.changed(),...r].sort();if(i===void 0)return;const y=f.length===
0?"":` and ${f.length} more`;throw un(`it changed or replaced files of the commit: ${JSON.stringify(i)}${y}`,"Use comman\
ds that only add files, such as npm ci in place of npm install.")}n(oe,"requireAuditedFiles");function ie(t){return[...new Set(
t.map(e=>e.split("/",1)[0]??e))].sort()}n(ie,"topOf");function Yt(){return process.platform==="linux"&&process.getuid?.()===
0}n(Yt,"mustChangeOwner");async function fn(t){const{uid:e,gid:s}=await(0,dn.stat)(t);return{uid:e,gid:s}}n(fn,"ownerOf");
async function Vt(t,{uid:e,gid:s}){await(0,Jn.promisify)(zn.execFile)("chown",["-hR",`${e}:${s}`,"--",t])}n(Vt,"changeOw\
ner");function re({command:t},e){const{reason:s=`exit code ${e.exit_code}`}=e;return new pt.ue("prepare_failed",`The pre\
pare command "${(0,cn.o)(t)}" did not pass: ${s}.`,"Its output is in `prepare` of the report. It runs without a shell, c\
ontained, and without the variables of the step except those that `prepare_env` in the policy names.")}n(re,"failedLine");
function un(t,e){return new pt.ue("prepare_failed",`The prepare command could not be used: ${t}.`,e)}n(un,"failure");var hn=o(
20909),ce=o(853),de=o(53648),le=o(96886);async function fe(t){const{shard:e}=t;let s={startedAt:new Date,...e&&{shard:e}},
a,r;try{a=await(0,Ln.h)(t.directory,t.env);const i=await t.locate(a);s={...s,event:i};const f=Cn(await me(t,a,i.policyCommit),
t.inputs);s={...s,event:i,policy:f},(0,kn.ry)(f);const y=a,A=(0,Ft.P)(f.policy.build_outputs,(0,Wt.DT)(f.policy)),B=t.run&&
t.prepare?Bn(t.prepare):[];let V;if(t.run){const mt=mn(i)?"terminal":"actions";V=await(i.name==="worktree"?an.dc:an.nK)(
a,i.audited,A,mt)}const Z={repository:a,policy:f,additions:A,platform:(0,Dn.tj)(process.platform),policyCommit:i.policyCommit,
all:t.all,...i.unprovenMerge&&{unprovenMerge:i.unprovenMerge},signal:t.signal},st=V&&B.length>0?await ue(B,V,{request:t,
event:i,policy:f.policy,terms:{...Z,isPending:n(()=>!0,"isPending")},baseTree:n(()=>(0,xt.Z)(y,i.base),"baseTree"),report:n(
mt=>{s={...s,prepare:mt}},"report")}):{findings:[]};r=st.prepared;const q={...Z,disk:(0,Pn.j)(r?.checkout.directory??a.directory),
...r&&{additions:(0,Ft.Y)((0,Wt.DT)(f.policy))},...!t.run&&{isPending:t.takeRuns||t.prepare?()=>!0:A.cover}},at=pe(await Ht(
q,i.audited,i.base),st.findings),{audit:wt,tree:gt}=at,Et=r?{checkout:r.checkout,shown:r.shown,tree:gt}:{checkout:V,tree:gt},
ut={audit:wt,event:i,policy:f},Ot=await(0,le.t)(wt,{policy:f.policy,startedAt:s.startedAt,heads:pn(i,q,at),approver:gn(t,
i,q),runs:t.run||t.takeRuns!==void 0,run:n(async mt=>await t.takeRuns?.(ut,mt)??ge(t,ut,mt,Et),"run")});return(0,on.F)({
...s,...at,...Ot,event:i,policy:f},t.secrets,new Date)}catch(i){const f=wn(i),{prepare:y}=s;return(0,on.N)(f.code==="pre\
pare_failed"&&y?Kn(f,y):f,s,new Date)}finally{await r?.close(),await a?.close()}}n(fe,"gate");function pn(t,e,s){const{baseRef:a,
group:r}=t;if(r!==void 0)return r.map(({number:f,headSha:y})=>({pullRequest:f,judge:n(()=>Kt(e,y,a),"judge")}));const i=t.
audited===t.head||t.name==="worktree";return[{...t.pullRequest&&{pullRequest:t.pullRequest.number},judge:n(()=>i?(0,L.E)(
s.audit,s.tree,e.policy,a):Kt(e,t.head,a),"judge")}]}n(pn,"headsOf");function gn({approver:t},{baseRef:e,policyCommit:s},a){
return{means:t.means,seek:n(r=>t.seek({...r,subjectAt:n(async i=>(await Kt(a,i,e)).subject,"subjectAt"),policyChangedSince:n(
i=>Rn(a.repository,s,i),"policyChangedSince")}),"seek")}}n(gn,"approverOf");async function ue(t,e,{request:s,event:a,policy:r,
terms:i,baseTree:f,report:y}){const{env:A,signal:B,secrets:V}=s,Z=await Ht(i,a.audited,a.base);if(!(0,k.nA)(Z.audit))return{
findings:[]};const st=[...await St(await f(),Z.tree),...await he(Z,{request:s,event:a,policy:r,terms:i})];if(st.length>0)
return{findings:st};const q=r.prepare_env.flatMap(ut=>A[ut]??[]);let at;const wt=await ee(t,{checkout:e,policy:r,requested:(0,hn.
f)(r.containment,a.pullRequest?.isFork??!1),env:A,privateFolders:(0,rn.v9)(A),signal:B,report:n(ut=>{const Ot=[...V,...q];
at={...ut,lines:ut.lines.map(({command:mt,outcome:At})=>({command:mt,outcome:(0,Nn.A)(At,Ot)}))},y(at)},"report")}),gt=at?.
isolation.downgrades?.[0]?.reason??"containment is off",Et=at?.contained?[]:[(0,l.gk)("prepare-uncontained",{reason:gt})];
return{prepared:wt,findings:Et}}n(ue,"prepareCheckout");async function he(t,{request:e,event:s,policy:a,terms:r}){const i=t.
audit.findings.filter(({rule:A})=>A==="gate-weakened");if(i.length===0)return[];const{gate:f}=await(0,U.k)({genes:[],findings:i},
a.approvals,pn(s,r,t),gn(e,s,r));if(f===void 0)return[];const y=i[0]?.location?.path??$t.l$;return[(0,l.gk)("prepare-ref\
used",{path:y,what:"it weakens the gate and waits for approval"})]}n(he,"weakeningRefusals");function pe(t,e){const{audit:s}=t;
return{...t,audit:{...s,findings:[...s.findings,...e]}}}n(pe,"withFindings");async function ge({env:t,shard:e,progress:s,
signal:a},{audit:r,event:i,policy:{policy:f}},y,A){const B=e?(0,ce.Uy)(e,r.genes):new Set(r.genes),V=await(0,hn.m)(r,{...A,
attended:mn(i)&&!t.CI,policy:f,fork:i.isFork,path:t.PATH??"",privateFolders:(0,rn.v9)(t),waiting:{has:n(Z=>y.has(Z)||!B.
has(Z),"has")},progress:s,signal:a});return e?{...V,shards:[{...e,genes:B}]}:V}n(ge,"runHere");function mn({name:t}){return t===
"range"||t==="worktree"}n(mn,"isByHand");async function me({policy:t,policyRef:e},s,a){const r=t??await(0,$t.tb)(await(0,xt.
Z)(s,a),a);if(e===void 0)return r;const i=await Tn(s,e),f=await(0,xt.Z)(s,i);return An(r,await(0,$t.tb)(f,i,`${e}:${$t.l$}`),
e)}n(me,"policyOf");function wn(t){if(t instanceof pt.ue)return t;const e=(0,de.O)(t);if(e!==void 0)return e;const s=t instanceof
Error?`${t.name}: ${t.message}`:String(t);return new pt.ue("internal",`The gate failed unexpectedly: ${s}`,"This is a bu\
g in gene-gate; report it. The gate has not decided about the change.",{cause:t})}n(wn,"asGateError")}),25679:((ct,z,o)=>{
o.d(z,{eT:n(()=>J,"eT"),nK:n(()=>ht,"nK"),dc:n(()=>vt,"dc")});var U=o(73024),L=o(76760),k=o(35602),H=o(55509),C=o(95973),
N=o(91321),P=o(51455),x=o(728),M=o(28911);async function l(g,c,d){const u=[],m=n(async(w,S,h)=>{const I=await(0,M.Z)(S,h),
D=[...I.files()].map(Y=>({...Y,path:p(w,Y.path)}));u.push({path:w,repository:S,commit:h,tree:I,entries:D});for(const{kind:Y,
path:et,oid:ot}of D){if(Y!=="submodule"||ot===void 0)continue;const lt=await $((0,L.join)(g.directory,et));lt&&await m(et,
lt,ot)}},"add");try{return await m("",g,c),await d(u)}finally{for(const w of u.slice(1))await w.repository.close()}}n(l,
"withCheckoutParts");function p(g,c){return g===""?c:`${g}/${c}`}n(p,"below");async function $(g){if(await(0,P.lstat)((0,L.
join)(g,".git")).catch(()=>{})===void 0)return;const d=await(0,x.h)(g);if(d.directory===g)return d;throw await d.close(),
new k.ue("checkout_differs",`The submodule ${JSON.stringify(g)} is not a repository of its own`,"Run git submodule updat\
e --init, or remove the contents of the folder.")}n($,"openSubmodule");var b=o(31008);const O=["text","filter","ident","\
working-tree-encoding"],E={text:"unspecified",filter:"unspecified",ident:"unspecified","working-tree-encoding":"unspecif\
ied"};async function R(g,c,d){const u=new Map,m={GIT_INDEX_FILE:(0,L.join)(g.temporary,"attributes-index")};await g.objects(
["read-tree",c],{env:m});const w=await g.objects(["check-attr","--cached","-z","--stdin",...O],{env:m,input:d.map(h=>`${h}\
\0`).join("")}),S=[...(0,b.K)(w)].map(h=>h.toString("utf8"));for(let h=0;h+2<S.length;h+=3){const[I="",D="",Y=""]=S.slice(
h,h+3);u.set(I,{...u.get(I)??E,[D]:Y})}return h=>u.get(h)??E}n(R,"conversionsOf");var K=o(85750),X=o(86930),G=o(3235),ft=o(
37836);const dt=32;async function ht(g,c,d,u){const[m]=await(0,ft.J9)(g,["HEAD"]);if(m!==c)throw J(`the checkout is at ${(0,G.
h0)(m)}`,c,u);return vt(g,c,d,u)}n(ht,"requireCheckedOut");async function vt(g,c,d,u){return l(g,c,async m=>{const w=(0,N.
u)(g.directory,m.flatMap(({entries:h})=>h),d),S=(await Promise.all(m.map(h=>St(h,w)))).flat();if(S.length>0)throw tt(S,c,
u);return w})}n(vt,"requireSameFiles");async function St(g,c){const d=new Map(c.folders.map(h=>[h,T(c,h)])),u=n(({path:h})=>d.
get(j(h))??!1,"isThere"),m=g.entries.filter(h=>!u(h)||!W(h,g,c));if(m.length>0)return m.map(({path:h})=>({path:h,what:"d\
iffers on disk"}));const w=g.entries.filter(({kind:h})=>h==="file"||h==="executable"),S=await Q(w,c);return S.length===0?
[]:nt(g,S,c)}n(St,"faultsOf");function T({directory:g},c){for(let d=c;d!=="";d=j(d))if(_((0,L.join)(g,d))!=="directory")
return!1;return!0}n(T,"isRealFolder");function j(g){return g.slice(0,Math.max(g.lastIndexOf("/"),0))}n(j,"folderOf");function W(g,c,{
directory:d}){const u=(0,L.join)(d,g.path),m=_(u);if(g.kind==="submodule")return m==="directory";if(m==="symlink"&&g.kind===
"symlink"){const w=c.path===""?g.path:g.path.slice(c.path.length+1);return(0,b.q)((0,U.readlinkSync)(u,{encoding:"buffer"}))===
c.tree.readlink(w)}return(0,K.F)(m)===(0,K.F)(g.kind)}n(W,"isSameKind");function _(g){try{return(0,K.I)((0,U.lstatSync)(
g))}catch{return}}n(_,"kindAt");async function Q(g,{directory:c}){const d=[];for(let u=0;u<g.length;u+=dt)await Promise.
all(g.slice(u,u+dt).map(async m=>{const w=await(0,X.$)(c,m.path);(0,C.TI)(w,m.oid??"")||d.push(m)}));return d}n(Q,"chang\
edFiles");async function nt({repository:g,path:c,commit:d},u,m){const w=n(({path:D})=>c===""?D:D.slice(c.length+1),"inPa\
rt"),S=await R(g,d,u.map(w)),h=u.map(D=>({entry:D,oid:D.oid??"",size:D.size??0})),I=u.filter(({size:D=0})=>D>H.gZ).map(({
path:D})=>({path:D,what:"differs on disk"}));for(const D of(0,H.Xy)(h.filter(({size:Y})=>Y<=H.gZ))){const Y=await(0,H.k_)(
g,D);for(const{entry:et,oid:ot}of D){const{path:lt}=et,Mt=await(0,X.$)(m.directory,lt),kt=Y.get(ot)??Buffer.alloc(0),Tt=(0,C.
Hk)(kt,Mt,S(w(et)));Tt===void 0?m.accept(lt,Mt):I.push({path:lt,what:Tt})}}return I}n(nt,"unconverted");function tt(g,c,d){
const u=[...g].sort((I,D)=>I.path<D.path?-1:1),{path:m,what:w}=u.find(({what:I})=>I!=="differs on disk")??u[0]??F,S=JSON.
stringify(m),h=g.length>1&&w==="differs on disk"?`${S} and ${g.length-1} more differ on disk`:`${S} ${w}`;return J(h,c,d)}
n(tt,"filesDiffer");const F={path:"",what:"differs on disk"};function J(g,c,d){const u=d==="actions"?`Run the gate befor\
e any step that changes tracked files, and set on actions/checkout:
  with:
    ref: \${{ github.event.pull_request.head.sha }}
    fetch-depth: 0`:`Check out the commit (git checkout ${c}) or stash the changes (git stash); or gate the uncommitted \
files (--worktree), or only audit (--no-run).`;return new k.ue("checkout_differs",`Commit ${(0,G.h0)(c)} is audited, but\
 ${g}`,u)}n(J,"checkoutDiffers")}),60360:((ct,z,o)=>{o.d(z,{dh:n(()=>X,"dh"),pm:n(()=>K,"pm")});var U=o(35602),L=o(55509),
k=o(31008);const H={A:"added",M:"modified",D:"deleted",R:"renamed",T:"type_changed"},C=/^:(\d{6}) (\d{6}) ([0-9a-f]{40,64}) ([0-9a-f]{40,64}) ([A-Z])\d*$/,
N=/^(?:(\d+)\t(\d+)|-\t-)\t/;function P(T){const j=new $(T),W=M(j).map(_=>({..._,...p(j,_)}));return j.end(),W}n(P,"pars\
eDiff");function x(T){const j=new $(T),W=M(j);return j.end(),W}n(x,"parseRawDiff");function M(T){const j=[];for(;T.next()?.[0]===
58;)j.push(l(T));return j}n(M,"rawChanges");function l(T){const j=T.take().toString("latin1"),[,W,_,Q,nt,tt=""]=C.exec(j)??
[],F=H[tt];if(!W||!_||!Q||!nt||F===void 0)throw b(`the record ${JSON.stringify(j)}`);const J=F==="renamed"?{oldPath:(0,k.
q)(T.take()),path:(0,k.q)(T.take())}:{path:(0,k.q)(T.take())};return{status:F,...J,oldMode:W,newMode:_,oldOid:Q,newOid:nt}}
n(l,"rawChange");function p(T,{path:j,oldPath:W}){const _=T.take(),Q=N.exec(_.toString("latin1"));if(Q===null)throw b(`n\
o line counts for ${j}`);const[nt,tt,F]=Q,J=_.subarray(nt.length),g=J.length>0?[J]:[T.take(),T.take()],c=W===void 0?[j]:
[W,j];if(g.map(k.q).join("\0")!==c.join("\0"))throw b(`line counts of another file instead of ${j}`);return{binary:tt===
void 0,added:Number(tt??0),deleted:Number(F??0)}}n(p,"counts");class ${static{n(this,"Pieces")}#n;#t;constructor(j){this.#n=
(0,k.K)(j),this.#t=this.#n.next().value}next(){return this.#t}take(){const j=this.#t;if(j===void 0)throw b("a truncated \
record");return this.#t=this.#n.next().value,j}end(){if(this.#t!==void 0)throw b("more records than files")}}function b(T){
return new U.ue("change_incomplete",`Git's list of changed files has ${T}`,"Check that git is version 2.31 or later; if \
it is, report this as a bug.")}n(b,"unexpected");const O=1e3,E=128*1024*1024,R=["diff-tree","-r","--raw","-z","--no-abbr\
ev","--ignore-submodules=none"];async function K(T,j,W,_=O){const Q=await G(T,j,W);if(Q.length===0)return{base:j,audited:W,
files:[]};const nt=await T.objects([...R,"--numstat",ft(Q,_)?"-M":"-M100%","-l0","--no-ext-diff","--no-textconv",j,W]),tt=await dt(
T,P(nt));return tt.sort((F,J)=>F.path<J.path?-1:1),{base:j,audited:W,files:tt}}n(K,"readChange");async function X(T,j,W){
return(await G(T,j,W)).length}n(X,"countChangedFiles");async function G(T,j,W){return x(await T.objects([...R,"--no-rena\
mes",j,W]))}n(G,"changedFiles");function ft(T,j){const W=T.filter(({status:Q})=>Q==="deleted"),_=T.filter(({status:Q})=>Q===
"added");return W.length*_.length<=j**2}n(ft,"similarSearchIsAffordable");async function dt(T,j){const W=j.filter(({binary:F,
oldOid:J,newOid:g})=>F&&J!==g),_=W.flatMap(({oldOid:F,newOid:J})=>[F,J]),Q=await(0,L.I2)(T,_.filter(ht));for(const{path:F,
oldOid:J,newOid:g}of W){const c=Math.max(Q.get(J)?.size??0,Q.get(g)?.size??0);if(c>E)throw vt(F,c)}const nt=new Map;for(const F of(0,L.
Xy)([...Q.values()]))for(const[J,g]of await(0,L.k_)(T,F))nt.set(J,St(g));const tt=n(F=>{const J=ht(F)?nt.get(F):0;if(J===
void 0)throw new TypeError(`the lines of ${F} were not counted`);return J},"linesOf");return j.map(F=>F.binary&&F.oldOid!==
F.newOid?{...F,added:tt(F.newOid),deleted:tt(F.oldOid)}:F)}n(dt,"withBinaryLines");function ht(T){return!/^0+$/.test(T)}
n(ht,"isPresent");function vt(T,j){return new U.ue("change_incomplete",`Cannot count the lines of ${T}: it has ${j} byte\
s, more than ${E}`,"Store files of this size in Git LFS.")}n(vt,"tooLarge");function St(T){let j=0;for(let W=T.indexOf(10);W>=
0;W=T.indexOf(10,W+1))j++;return T.length>0&&T[T.length-1]!==10?j+1:j}n(St,"countLines")}),9379:((ct,z,o)=>{o.d(z,{_v:n(
()=>U,"_v"),af:n(()=>k,"af"),sg:n(()=>L,"sg")});async function U(C,{owner:N,repo:P}){return(await H(C)).replace(/\/+$/,"").
replace(/\.git$/,"").split(/[/:]/).slice(-2).join("/").toLowerCase()===`${N}/${P}`.toLowerCase()}n(U,"isRemoteOf");function L(C){
return`+refs/heads/${C}:refs/remotes/origin/${C}`}n(L,"fetched");async function k(C,N){if(await H(C)==="")return!1;const P=`\
refs/heads/${N}`;return(await C.user(["ls-remote","--","origin",P])).toString().split(`
`).some(M=>M.endsWith(`	${P}`))}n(k,"branchAtOrigin");async function H({user:C}){return(await C(["config","--get","remot\
e.origin.url"],{accept:[1]})).toString().trim()}n(H,"urlOf")}),46971:((ct,z,o)=>{o.d(z,{e:n(()=>x,"e")});var U=o(35602),
L=o(3235),k=o(37836);const H=/[\x00-\x20\x7f:]|\.\.|[@^]\{|^-|^$/,C=/^(.*?)((?:[~^]\d*)*)$/s,N=/(?:^|-g)([0-9a-f]{4,64})$/i,
P=/^[A-Z]+(?:_[A-Z]+)*$/;async function x(O,E){if(H.test(E))throw new U.ue("ref_not_found",`${JSON.stringify(E)} is not \
a valid revision`,"Use a branch, a tag or a commit id; for a range, use --base and --head.");const[,R="",K=""]=C.exec(E)??
[],X=await M(O,R==="@"?"HEAD":R),[G,...ft]=[...new Set(X.map(({commit:ht})=>ht))];if(G===void 0)throw(0,k.EX)(E);if(ft.length>
0)throw b(R,X);const[dt]=K===""?[G]:await(0,k.ED)(O,[`${G}${K}`]);if(dt===void 0)throw(0,k.EX)(E);return dt}n(x,"resolve\
Revision");async function M(O,E){if(E==="HEAD"||E.startsWith("refs/")||(0,k.TS)(E.toLowerCase())){const[G]=await(0,k.V3)(
O,[E]);if(G!==void 0||!(0,k.TS)(E.toLowerCase()))return G===void 0?[]:[{name:E,commit:G}]}const K=[...[...await(0,k.n6)(
O,l(E))],...await p(O,E),...await $(O,E)],X=await(0,k.ED)(O,K.map(([,G])=>G));return K.flatMap(([G],ft)=>{const dt=X[ft];
return dt===void 0?[]:[{name:G,commit:dt}]})}n(M,"candidatesFor");function l(O){return[...["refs/heads/","refs/remotes/",
"refs/tags/","refs/"].map(R=>`${R}${O}`),`refs/remotes/${O}/HEAD`]}n(l,"fullNames");async function p({user:O},E){if(!P.test(
E))return[];const R=await O(["rev-parse","--verify","--quiet",E],{accept:[1]});return R.length===0?[]:[[E,R.toString().trim()]]}
n(p,"rootRef");async function $({objects:O},E){const[,R]=N.exec(E)??[];return R===void 0?[]:(await O(["rev-parse",`--dis\
ambiguate=${R.toLowerCase()}`])).toString().split(`
`).filter(k.TS).map(G=>[G,G])}n($,"objectsOf");function b(O,E){const R=E.map(({name:K,commit:X})=>K===X?`commit ${X}`:`${K}\
 (${(0,L.h0)(X)})`);return new U.ue("ref_ambiguous",`${JSON.stringify(O)} is ambiguous: ${R.join(", ")}`,"Write the full\
 name of the one that you mean, such as refs/heads/main, or its full commit id.")}n(b,"ambiguous")}),26344:((ct,z,o)=>{o.
d(z,{N:n(()=>F,"N"),F:n(()=>tt,"F")});var U=o(75482),L=o(19782),k=o(60237),H=o(77598),C=o(60027);function N(c){const{rule:d,
subject:u,location:m,args:w}=c,S=u&&[u.type,u.id,u.command];return p([d,S??m?.path,M(d,w)])}n(N,"identityOf");function P(c){
const{rule:d,subject:u,location:m,args:w}=c,{instance:S=[]}=(0,C.Y)(d),h=new Set([...Object.values(u??{}),m?.path]),I=M(
d,w).filter(([D,Y])=>!x.has(D)&&!S.includes(D)&&!h.has(Y));return p([d,I])}n(P,"causeOf");const x=new Set(["path","paths",
"via"]);function M(c,d){const{counted:u=[]}=(0,C.Y)(c);return Object.keys(d).sort().flatMap(w=>{const S=d[w];return S===
void 0||typeof S=="number"?[]:[[w,u.includes(w)?l(S):S]]})}n(M,"dataOf");function l(c){return typeof c=="boolean"?c:typeof c==
"string"?c.replace(/\d+/g,"#"):c.map(d=>d.replace(/\d+/g,"#"))}n(l,"withoutNumbers");function p(c){return(0,H.createHash)(
"sha256").update(JSON.stringify(c)).digest("hex")}n(p,"digest");var $=o(77728),b=o(94915),O=o(49761);const E={cycles:500,
signal:400,expressions:200,steps:2e8};function R(c,d){const u=K(c),m=K(d);if(JSON.stringify(u)===JSON.stringify(m))return;
const w=c.filter(({type:D})=>D==="EvolutionEvent").map(({value:D})=>(0,$.P)(D.signals)).filter(D=>D.length>0);if(w.length===
0)return;const S=X([...u,...m]),h=S?G(w,S):[],I=S?ft(h,S):()=>[];return{of:w.length,limited:h.length<Math.min(w.length,E.
cycles),...ht(I(u),I(m))}}n(R,"replay");function K(c){return c.flatMap(d=>{const u=(0,$.X)(d);return u?.kind==="gene"?u:
[]})}n(K,"genesOf");function X(c){const d=new Set(c.flatMap(({patterns:m})=>m));if(!([...d].filter(m=>m.startsWith("/")).
length>E.expressions))return new Map([...d].map(m=>[m,(0,b.E)(m)]))}n(X,"compileAll");function G(c,d){const m=[...d.values()].
map(({cost:I})=>I).reduce((I,D)=>I+D,0),w=new Set,S=[];let h=0;for(const I of c.slice(-E.cycles).reverse()){const D=I.map(
Y=>Y.slice(0,E.signal));for(const Y of D)w.has(Y)||(h+=m*Y.length),w.add(Y);if(h>E.steps)break;S.push(D)}return S}n(G,"n\
ewestOf");function ft(c,d){const u=new Map(c.flat().map(w=>[w,(0,O.o)(w)])),m=new Map([...d].map(([w,S])=>[w,dt(S,c,u)]));
return w=>{const S=c.map(()=>({id:void 0,score:0})),h=new Uint32Array(c.length);for(const{id:I,patterns:D,weight:Y}of w){
h.fill(0);for(const et of D)for(const ot of m.get(et)??[])h[ot]=(h[ot]??0)+1;for(const[et,ot]of S.entries()){const lt=(h[et]??
0)*Y;lt>ot.score&&(S[et]={id:I,score:lt})}}return S.map(({id:I})=>I)}}n(ft,"winsIn");function dt({matches:c},d,u){const m=new Set(
[...u].filter(([,w])=>c(w)).map(([w])=>w));return m.size===0?[]:d.flatMap((w,S)=>w.some(h=>m.has(h))?S:[])}n(dt,"cyclesM\
atched");function ht(c,d){const u=c.flatMap((h,I)=>h===d[I]?[]:[[h,d[I]]]),[m,w]=[vt(c),vt(d)],S=[...new Set(u.flat())].
filter(h=>h!==void 0).map(h=>({id:h,base:m.get(h)??0,head:w.get(h)??0})).sort((h,I)=>Math.abs(I.head-I.base)-Math.abs(h.
head-h.base)||(h.id<I.id?-1:1));return{cycles:c.length,changed:u.length,unmatched:{base:m.get(void 0)??0,head:w.get(void 0)??
0},genes:S}}n(ht,"comparison");function vt(c){const d=new Map;for(const u of c)d.set(u,(d.get(u)??0)+1);return d}n(vt,"c\
ountsOf");var St=o(54756),T=o(92898),j=o(25787),W=o(27961),_=o(63438);const Q=10,nt=100;function tt(c,d,u){const{audit:m,
approval:w,change:S,runResult:h,judgement:I,policy:D,startedAt:Y}=c,et=(0,_.W)(I.genes,d),ot=(0,_.e)(et,{nodeOf:h.nodeOf,
policyDigest:D.digest,startedAt:Y,finishedAt:u}),lt=[...I.findings,...et.flatMap(T.W)],Mt=R(c.assets.past,c.assets.present),
{counting:kt,hard_cap_files:Tt,hard_cap_lines:Ut}=D.policy.blast_radius;return{...J(c,u),verdict:I.verdict,isolation:h.isolation,
blast_radius:{...m.blastRadius,counting:kt,hard_cap_files:Tt,hard_cap_lines:Ut,directories:(0,U.$E)(S,Q),changed_files:m.
files.slice(0,nt)},genes:et.map((it,bt)=>(0,j.y$)(it,ot[bt]?.id??null)),capsules:m.capsules.map(({change:it,asset:bt,eligible:Lt,
reasons:Gt})=>({...g("Capsule",it,bt),eligible:Lt,reasons:Gt.map(Dt=>({rule:Dt.rule,message:(0,k.q0)(Dt).message}))})),events:c.
assets.changes.filter(({asset:it})=>it.type==="EvolutionEvent").map(({kind:it,asset:bt})=>g("EvolutionEvent",it,bt)),...Mt&&
{selection:Mt},...I.shards.length>0&&{shards:I.shards},findings:lt.map(it=>({id:N(it),cause:P(it),...(0,j.M$)(it)})),approvals:w.
approvals,approval_digest:w.digest??null,plans_digest:m.plansDigest,validation_reports:ot.filter(it=>it!==null)}}n(tt,"b\
uildReport");function F(c,d,u){const{code:m,message:w,hint:S}=c;return{...J(d,u),verdict:"error",error:{code:m,message:w,
hint:S},isolation:L.k9,blast_radius:null,genes:[],capsules:[],events:[],...d.shard&&{shards:[{...d.shard,genes:0,verdict:"\
error"}]},findings:[],approvals:[],approval_digest:null,plans_digest:null,validation_reports:[]}}n(F,"buildErrorReport");
function J({event:c,policy:d,prepare:u,startedAt:m},w){return{type:"GateReport",schema_version:W.A,tool:{...St.j},event:{
name:c?.name??null,...c?.pullRequest&&{pull_request:c.pullRequest.number,fork:c.pullRequest.isFork}},base_sha:c?.base??null,
head_sha:c?.head??null,audited_sha:c?.audited??null,policy:d?{source:d.source,...d.path!==void 0&&{path:d.path},...d.ref!==
void 0&&{ref:d.ref},digest:d.digest,...d.combinedWith&&{combined_with:{...d.combinedWith}},profile:d.policy.profile}:null,
...u&&{prepare:u},started_at:m.toISOString(),finished_at:w.toISOString(),duration_ms:Math.max(0,w.getTime()-m.getTime())}}
n(J,"build_frame");function g(c,d,u){return{type:c,id:u.id,path:u.path,line:u.locate().line,change:d}}n(g,"reportClaim")}),
25787:((ct,z,o)=>{o.d(z,{M$:n(()=>M,"M$"),W5:n(()=>P,"W5"),vt:n(()=>N,"vt"),y$:n(()=>k,"y$")});var U=o(26033),L=o(60237);
function k(l,p){const{gene:$,outcomes:b,verdict:O,summary:E}=l,{asset:R,change:K,blastRadius:X}=$;return{id:R.id,path:R.
path,line:R.locate().line,change:K,verdict:O,summary:E,profiles:x($.commands.map(({profiles:G})=>G)),validators:x($.commands.
map(({validators:G})=>G)),blast_radius:X,commands:$.commands.map((G,ft)=>H(G,b[ft])),...$.differences.length>0&&{differences:$.
differences},validation_report_id:p}}n(k,"reportGene");function H(l,p){return{command:l.command,verdict:l.verdict,risk:l.
risk,confirmation:l.confirmation,...l.reading.argv&&{words:l.reading.words.map(C)},...l.plan?.scripts&&{scripts:N(l.plan.
scripts)},profiles:P(l.profiles),validators:P(l.validators),location:l.location,...l.plan&&{plan_digest:l.plan.digest},...p&&
{outcome:p}}}n(H,"reportCommand");function C({text:l,span:{start:p,end:$}}){return{text:l,start:p,end:$}}n(C,"reportWord");
function N(l){return(0,U.F)(l).map(({directory:p,event:$,text:b,command:O})=>({directory:p,event:$,text:b,shell:O===void 0}))}
n(N,"reportScripts");function P(l){return Object.fromEntries(Object.entries(l).map(([p,{verdict:$}])=>[p,$]))}n(P,"verdi\
ctsOf");function x(l){const p={};for(const $ of l)for(const[b,{verdict:O,reason:E,remark:R}]of Object.entries($)){const K=p[b];
K&&!K.accepted||(p[b]=O==="block"?{accepted:!1,...E&&{reason:(0,L.q0)(E).message}}:{accepted:!0,...R&&{remark:(0,L.q0)(R).
message},...K})}return p}n(x,"acceptanceOf");function M(l){const{rule:p,severity:$,layer:b,location:O,span:E,subject:R,edit:K,
suppressed:X}=l;return{rule:p,severity:$,layer:b,...(0,L.q0)(l),...O&&{location:O},...E&&{span:E},...R&&{subject:R},...K&&
{edit:K},...X&&{suppressed:X}}}n(M,"reportFinding")}),27048:((ct,z,o)=>{o.d(z,{Db:n(()=>H,"Db"),Xt:n(()=>N,"Xt"),lq:n(()=>C,
"lq")});const U="errsig:",L="errsig_norm:",k=220;function H(x){return x.trim().toLowerCase().replace(/[a-z]:\\[^ \n\r\t]+/g,
"<path>").replace(/\/[^ \n\r\t]+/g,"<path>").replace(/\b0x[0-9a-f]+\b/g,"<hex>").replace(/\b\d+\b/g,"<n>").replace(/\s+/g,
" ").slice(0,k)}n(H,"normalizeErrorText");function C(x){const M=x.trim();if(M.startsWith(U)){const l=H(M.slice(U.length));
return l===""?void 0:`${L}${P(l)}`}return/^errsig_norm:[0-9a-f]{8}$/i.test(M)?M.toLowerCase():void 0}n(C,"errorSignature");
function N(x){return x.flatMap(M=>{const l=M.trim(),p=l.startsWith(U)?C(l):l;return p?[p]:[]})}n(N,"normalizeSignals");function P(x){
let M=2166136261;for(let l=0;l<x.length;l+=1)M=Math.imul(M^x.charCodeAt(l),16777619);return(M>>>0).toString(16).padStart(
8,"0")}n(P,"fnv1a")}),77728:((ct,z,o)=>{o.d(z,{P:n(()=>C,"P"),X:n(()=>H,"X")});var U=o(73496);const L="gene_distilled_",
k=.8;function H({type:x,id:M,value:l}){if(x==="Gene"){const E=M.startsWith(L)?k:1;return{kind:"gene",id:M,gene:M,patterns:C(
l.signals_match),weight:E}}if(x!=="Capsule"||P(l.outcome))return;const{gene:p,trigger:$,confidence:b,success_streak:O}=l;
return{kind:"capsule",id:M,gene:typeof p=="string"?p:void 0,patterns:C($),weight:Math.min(1,N(b))*Math.max(1,N(O))}}n(H,
"optionOf");function C(x){return Array.isArray(x)?x.filter(M=>typeof M=="string"):[]}n(C,"strings");function N(x){return typeof x==
"number"?Math.max(0,x):0}n(N,"numberOf");function P(x){return(0,U.O)(x)&&x.status==="failed"}n(P,"hasFailed")}),94915:((ct,z,o)=>{
o.d(z,{E:n(()=>C,"E"),z:n(()=>N,"z")});var U=o(2856),L=o(14953),k=o(27048),H=o(49761);function C(p){const $=P(p),b=(0,k.
lq)(p);return b===void 0?$:{...$,matches:n(O=>O.signature===b||$.matches(O),"matches")}}n(C,"compilePattern");function N(p,$){
const{matches:b}=C(p);return $.some(O=>b((0,H.o)(O)))}n(N,"matchesSignals");function P(p){const $=p.lastIndexOf("/");if(p.
startsWith("/")&&$>0){const b=p.slice(1,$),O=p.slice($+1);return x(b,O)?M(b,O,p):l([p])}return!p.startsWith("/")&&p.includes(
"|")?{...l(p.split("|").map(b=>b.trim())),kind:"aliases"}:l([p])}n(P,"compileWritten");function x(p,$){try{return new RegExp(
p,$),!0}catch{return!1}}n(x,"isExpression");function M(p,$,b){const O=U.L3.translateRegExp(p),E=(0,L.Z)($.includes("y")?
`\\A(?:${O})`:O,{ignoreCase:$===""||$.includes("i"),multiline:$.includes("m"),dotAll:$.includes("s")});return"error"in E?
{...l([b]),unsupported:E.error}:{kind:"expression",matches:n(({text:R})=>E.matches(R),"matches"),cost:E.size}}n(M,"expre\
ssion");function l(p){const $=p.filter(b=>b!=="").map(b=>b.toLowerCase());return{kind:"substring",matches:n(b=>$.some(O=>b.
lowerCase.includes(O)),"matches"),cost:$.length}}n(l,"containing")}),49761:((ct,z,o)=>{o.d(z,{o:n(()=>L,"o")});var U=o(27048);
function L(k){return{text:k,lowerCase:k.toLowerCase(),signature:(0,U.lq)(k)}}n(L,"signalOf")}),853:((ct,z,o)=>{o.d(z,{Rh:n(
()=>H,"Rh"),Uy:n(()=>N,"Uy"),h9:n(()=>k,"h9"),jB:n(()=>L,"jB"),mm:n(()=>C,"mm")});var U=o(77598);function L(M,l){const p=M.
map(x),$=new Map(P(p).map((b,O)=>[b,O%l+1]));return p.map(b=>b===void 0?void 0:$.get(b))}n(L,"partition");function k(M,l){
return Math.min(l,P(M.map(x)).length)}n(k,"shardsFor");function H(M){return M.map(({commands:l})=>l.every(p=>p.plan!==void 0||
C(p))?l.map(({command:p})=>p):[])}n(H,"commandsToRun");function C({plan:M,verdict:l,findings:p}){return M===void 0&&l!==
"block"&&p.some(({rule:$})=>$==="target-not-judged")}n(C,"isPending");function N({index:M,of:l},p){const $=L(H(p),l);return new Set(
p.filter((b,O)=>$[O]===M))}n(N,"genesIn");function P(M){return[...new Set(M)].filter(l=>l!==void 0).sort()}n(P,"distinct");
function x(M){if(M.length===0)return;const l=[...new Set(M)].sort().join(`
`);return(0,U.createHash)("sha256").update(l).digest("hex")}n(x,"hashOf")}),21339:((ct,z,o)=>{o.d(z,{Az:n(()=>H,"Az"),Id:n(
()=>k,"Id"),W8:n(()=>C,"W8")});var U=o(2503),L=o(83215);const k=U.YjP().regex(/^[1-9]\d{0,2}\/[1-9]\d{0,2}$/,"Expected a\
 shard and the number of shards, such as 2/8").transform(N=>{const[P,x]=N.split("/").map(Number);return{index:Number(P),
of:Number(x)}}).refine(({index:N,of:P})=>N<=P&&P<=L.hH,{error:`Expected a shard of at most ${L.hH}, such as 2/8`});function H({
index:N,of:P}){return`${N}/${P}`}n(H,"shardName");function C({verdict:N,shards:P=[]}){const[x]=P;return x&&P.length<x.of?
x.verdict:N}n(C,"ownVerdict")})};
