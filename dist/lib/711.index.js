var ee=Object.defineProperty;var t=(ct,z)=>ee(ct,"name",{value:z,configurable:!0});export const id=711,ids=[711],modules={85317:((ct,z,a)=>{a.d(z,{U:t(()=>on,"U"),G:t(()=>Jn,"G")});var U=a(26962),P=a(23219),
k=a(15756),K=a(19948),R=a(60237);const W=/(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|pnpm-lock\.yaml|yarn\.lock|bun\.lock)$/,
C=16*1024*1024,T=/^(?:git|https?:|ssh:|github:|gitlab:|bitbucket:|gist:|[\w.-]+@[^/]+:)|^[^@/:.~][^/:]*\/[^/]+$/i,S=["de\
pendencies","devDependencies","optionalDependencies","peerDependencies","overrides","resolutions"];async function l({files:n},e,s){
const i=n.flatMap(({path:o,oldPath:f})=>[o,...f?[f]:[]]);return(await Promise.all([...new Set(i)].map(async o=>{const[f,
$]=[await G(e,o),await G(s,o)];return $===void 0?[]:/(?:^|\/)\.(?:npmrc|yarnrc|yarnrc\.yml|pnpmfile\.cjs)$/.test(o)?h(o,
f,$):/(?:^|\/)package\.json$/.test(o)?M(o,O(f),O($)):W.test(o)?M(o,L(f),L($)):[]}))).flat().map(o=>(0,R.gk)("prepare-ref\
used",o))}t(l,"prepareRefusals");function h(n,e,s){if(!n.endsWith(".npmrc"))return[{path:n,what:"it decides where packag\
es come from"}];const i=v(e??""),r=[...v(s)].flatMap(([o,f])=>{const $=(0,K.$)(o,f);return JSON.stringify(i.get(o))!==JSON.
stringify(f)&&($==="decides"||$==="other")?[o]:[]});return r.length===0?[]:[{path:n,what:`it sets ${r.map(o=>`\`${o}\``).
join(", ")}`}]}t(h,"redirects");function v(n){return new Map(Object.entries((0,k.parse)(n)))}t(v,"settingsOf");function M(n,e,s){
const[i]=[...s].filter(r=>!e.has(r));return i===void 0?[]:[{path:n,what:`it adds the dependency \`${i.slice(0,200)}\``}]}
t(M,"addedIn");function O(n){const e=new Set,s=t((r,o)=>{if(typeof o=="string"&&T.test(o)&&e.add(`${r}: ${o}`),!(typeof o!=
"object"||o===null))for(const[f,$]of Object.entries(o))s(f,$)},"visit"),i=E(n??"{}");for(const r of S)s(r,i[r]);return e}
t(O,"specsOf");function E(n){try{const e=JSON.parse(n);return typeof e=="object"&&e!==null?e:{}}catch{return{}}}t(E,"par\
seJson");function L(n){return new Set((n??"").match(/(?:git\+[a-z]+:\/\/|git:\/\/|git@|github:|ssh:\/\/|codeload\.)[^\s"',)]+/gi)??
[])}t(L,"gitIn");async function G(n,e){const s=n.stat(e);if(s!==void 0){if(s.kind==="symlink")return n.readlink(e);if(!(s.
kind!=="file"&&s.kind!=="executable"))return(await n.read(e,C)).toString("utf8")}}t(G,"textOf");var Z=a(35845),H=a(47322);
function lt(n,e){const s=new Set(n.flatMap(H.c).map(({gene:r})=>r));for(const{kind:r,asset:o}of n)r!=="removed"&&o.type===
"Gene"&&s.delete(o.id);const i=new Set;return it(n,e).filter(({asset:r})=>{if(!s.has(r.id))return!1;const o=(0,Z.dw)(r.value);
return i.has(o)?!1:(i.add(o),!0)})}t(lt,"appliedGenes");function it(n,e){const s=new Set(n.map(({asset:i})=>i));return e.
flatMap(({assets:i})=>i).filter(i=>i.type==="Gene"&&!s.has(i)).map(i=>({kind:"applied",asset:i,before:i}))}t(it,"unchang\
edGenes");var ht=a(17051),gt=a(16032),xt=a(26095),x=a(125);function b(n,e,s){return e.flatMap(i=>{const{path:r,kind:o}=i;
if(o!=="symlink"&&o!=="submodule")return[];if(o==="symlink"){const $=(0,x.O4)(n,r);if($.kind==="inside"&&$.entry.kind===
"directory")return N(r,$.path,e,s);if(s(r)){const A=$.kind==="inside"?{targetPath:$.path}:{};return[{path:r,detail:`${r}\
 is a symlink`,...A}]}}return s(r)||s(`${r}/genes.json`)?[{path:r,detail:`${r} is a ${o}`}]:[]})}t(b,"findIndirections");
function N(n,e,s,i){const r=e===""?"":`${e}/`;return s.filter(({path:o})=>o.startsWith(r)&&!i(o)).map(({path:o})=>({targetPath:o,
alias:`${n}/${o.slice(r.length)}`})).filter(({alias:o})=>i(o)).map(({targetPath:o,alias:f})=>({path:n,detail:`${f} is re\
ached through the symlink ${n}`,targetPath:o}))}t(N,"aliases");var _=a(61758),q=a(19901),nt=a(55856),et=a(98665),F=a(58878),
J=a(56415);function g(n){return/\.jsonl?$/i.test(n)}t(g,"isJsonPath");function c(n,e,s){if(!d(e))return;const i=new J.k(
n,e.toString("utf8")),r=u((0,et.V)(i.text,s,new F.Z(i))),[o]=r;if(o)return{rule:"outside-globs",location:i.location(o.start,
o.end),detail:r.length===1?"a Gene":`${r.length} Genes`}}t(c,"findStrayGenes");function d(n){return n.includes('"Gene"')||
n.includes("\\u00")}t(d,"mayHoldGenes");function u(n){return n.flatMap(e=>{const{value:s,children:i=[]}=e;return typeof s==
"object"&&s!==null&&!Array.isArray(s)&&s.type==="Gene"?[e]:u(i)})}t(u,"genesIn");async function m(n){const{baseTree:e,headTree:s,
change:i,policy:r,all:o=!1}=n,f=(0,xt.a)(r),$=(0,_.L)(r.assets.max_file_bytes),A=[...s.files()],B=A.filter(p),V=B.filter(
({path:y})=>f(y)),X=new Set(i.files.filter(({status:y})=>y!=="deleted").map(({path:y})=>y)),at=B.filter(({path:y})=>X.has(
y)&&!f(y)&&g(y)),Q=i.files.flatMap(({oldPath:y,path:rt})=>{const Tt=f(y??rt)?e.stat(y??rt):void 0;return Tt&&p(Tt)?Tt:[]}),
[ot,yt]=w(Q,({path:y})=>(0,q.e)(y)&&X.has(y)),wt=new Set(ot.map(({path:y})=>y)),jt=t(async y=>{const rt=X.has(y.path);if((0,q.
e)(y.path)&&!rt)return[{file:await(0,nt.U)(s,y,$),isTouched:rt}];const Tt=wt.has(y.path)?await(0,nt.m)(e,s,y,$):void 0;return Tt===
void 0?[{file:await I(s,y,$),isTouched:rt}]:(wt.delete(y.path),[{file:Tt.kept,isTouched:!1},{file:Tt.appended,isTouched:!0}])},
"readHead"),mt=t(y=>I(D(e),y,$),"readBase"),[Mt,ft,bt]=await Promise.all([Promise.all(V.map(jt)),Promise.all(yt.map(mt)),
Promise.all(at.map(y=>Y(s,y,$)))]),vt=ot.filter(({path:y})=>wt.has(y)),Ct=[...ft,...await Promise.all(vt.map(mt))],[Rt,qn]=w(
Mt.flat(),({isTouched:y})=>y),At=Mt.flat().map(({file:y})=>y),rn=Rt.map(({file:y})=>y),zt=qn.map(({file:y})=>y),_n=new Map(
i.files.map(({path:y,oldPath:rt})=>[y,rt??y])),Nt=(0,ht.pC)({head:rn,base:Ct,untouched:zt,renames:_n}),te=o?it(Nt,At):lt(
Nt,At),ne=b(s,A,f).filter(({path:y,targetPath:rt})=>o||X.has(y)||X.has(rt??y));return{changes:(0,ht.al)([...Nt,...te]),problems:[
...(o?At:rn).flatMap(({problems:y})=>y),...Ct.flatMap(st),...(o?[]:zt).flatMap(y=>dt(y,Nt)),...ne.map(({path:y,detail:rt})=>pt(
y,rt)),...bt.filter(y=>y!==void 0)],files:V.map(({path:y})=>y),present:At.flatMap(({assets:y})=>y),unread:At.flatMap(({path:y,
unread:rt})=>rt===void 0?[]:[{path:y,detail:rt}]),past:j([...zt,...Ct]).flatMap(({assets:y})=>y)}}t(m,"collectAssets");function w(n,e){
return[n.filter(e),n.filter(s=>!e(s))]}t(w,"split");function j(n){return[...new Map(n.map(s=>[s.path,s])).values()].sort(
(s,i)=>s.path<i.path?-1:1)}t(j,"byPath");function p({kind:n}){return n==="file"||n==="executable"}t(p,"isRegular");function D(n){
return{...n,read:t(async(...e)=>Buffer.from((await n.read(...e)).toString("utf8")),"read")}}t(D,"readable");async function I(n,{
path:e,size:s=0},i){if(s>i.maxBytes)return(0,gt.wk)(e,s,i);try{return(0,gt.DZ)(e,await n.read(e,i.maxBytes),i)}catch(r){
return(0,gt._8)(e,r)}}t(I,"readStore");async function Y(n,{path:e,size:s=0},i){try{if(s<=i.maxBytes)return c(e,await n.read(
e,i.maxBytes),i)}catch(o){return(0,gt._8)(e,o).problems[0]}const r=`with ${s} bytes it is too large to be searched`;return{
rule:"outside-globs",location:{path:e,line:1,column:1},detail:r}}t(Y,"searchStray");function st({path:n,problems:e}){return e.
filter(({rule:s})=>ht.yn.has(s)).map(({rule:s,location:i,detail:r})=>({rule:"not-judged",location:{path:n,line:1,column:1},
detail:s==="not-judged"?`${r} (at the base)`:`the file \`${n}\` at the base, line ${i.line}: ${r}`}))}t(st,"unreadAtBase");
function dt({problems:n},e){return n.flatMap(s=>s.rule==="not-judged"?[s]:!ht.yn.has(s.rule)||e.length===0?[]:[{...s,rule:"\
asset-file-unread"}])}t(dt,"unreadBeside");function pt(n,e){return{rule:"file-not-regular",location:{path:n,line:1,column:1},
detail:e}}t(pt,"notRegular");var $t=a(3235),Ot=a(28911),Dt=a(60360),Ft=a(11953);async function tt({repository:n,policy:e,
additions:s,disk:i,isPending:r,platform:o,all:f,unprovenMerge:$,signal:A},B,V){const X=await(0,Ot.Z)(n,V),at=await(0,Dt.
pm)(n,V,B),Q=await(0,Ot.Z)(n,B),ot=i?(0,Ft.w)(Q,i,s):Q,yt=await m({baseTree:X,headTree:Q,change:at,policy:e.policy,all:f}),
wt=await(0,P.MF)({change:at,assets:yt,baseTree:X,tree:{...ot,...r&&{isPending:r}},policy:e,platform:o,...$&&{unprovenMerge:$},
...A&&{signal:A}});return{change:at,assets:yt,audit:wt,tree:Q}}t(tt,"auditCommit");async function Et(n,e,s){const{repository:i,
policyCommit:r}=n;await(0,$t.e9)(i,[e],[e]);const o=await(0,$t.wu)(i,r,e),{audit:f,tree:$}=await tt(n,e,o);return await(0,U.
E)(f,$,n.policy,s)}t(Et,"judgeHead");var ut=a(35602),Pt=a(9379),It=a(37836),Jt=a(46971);async function cn(n,e){const s=e.
replace(/^refs\/heads\//,"");try{return(0,It.TS)(s)?await(0,Jt.e)(n,s):await dn(n,s)??await(0,Jt.e)(n,e)}catch(i){throw i instanceof
ut.ue&&i.code==="ref_ambiguous"?i:un(e,i)}}t(cn,"resolvePolicyRef");async function dn(n,e){const s=`refs/remotes/origin/${e}`,
[i,r]=await(0,It.V3)(n,[s,`refs/heads/${e}`]);if(i!==void 0)return i;try{if(!await(0,Pt.af)(n,e))return}catch(o){if(r!==
void 0)return r;throw o}return await(0,$t.e9)(n,[s],[(0,Pt.sg)(e)]),(await(0,It.V3)(n,[s]))[0]}t(dn,"branchOfOrigin");function un(n,e){
const s=e instanceof ut.ue&&e.code==="git_failed"?`: ${e.message}`:"";return new ut.ue("ref_not_found",`policy-ref: ${JSON.
stringify(n)} is not a branch of origin or a revision in this clone${s}`,"Use a branch such as main; with actions/checko\
ut, set `fetch-depth: 0`.",{cause:e})}t(un,"notFound");var Lt=a(30800),fn=a(19202),ln=a(83215),St=a(82573);async function hn(n,e,s){
const i=Math.floor(Date.parse(s)/1e3)+1,o=(await n.objects(["log","--first-parent",`--since=@${i}`,"--format=%H %P",e,"-\
-",St.l$])).toString().trim().split(`
`).at(-1)??"";if(o==="")return!1;const[f="",$]=o.split(" ");if((await n.shallowCommits()).has(f))throw new ut.ue("shallo\
w_clone",`this clone lacks the history of ${St.l$} before ${(0,$t.h0)(f)}`,"Set `fetch-depth: 0` on actions/checkout.");
return $===void 0?!0:await Zt(n,$)!==await Zt(n,e)}t(hn,"policyChangedSince");async function Zt(n,e){const s=await(0,St.
_m)(await(0,Ot.Z)(n,e));return"policy"in s?(0,St.ro)(s.policy):void 0}t(Zt,"digestIn");var Xt=a(68956),kt=a(90817);function pn(n,e,s){
const i=[],r=(0,kt.s)(n.policy),o=(0,kt.s)(e.policy);for(const[B,{strictness:V}]of Xt.cN){const[X,at]=[r.get(B),o.get(B)];
if((0,Z.dw)(X)===(0,Z.dw)(at))continue;const Q=V.combine(X,at);Q?r.set(B,Q.value):i.push(B)}if(i.length>0)throw new ut.ue(
"policy_conflict",`The policies of the base and of ${s} differ in ${i.join(", ")}; the gate cannot determine which is st\
ricter.`,"Use the same values on both branches, or remove policy-ref.");const f=(0,kt.l)(r),{ref:$,digest:A}=e;return{...n,
policy:f,digest:(0,St.ro)(f),combinedWith:{name:s,digest:A,...$!==void 0&&{ref:$}}}}t(pn,"stricterOf");function mn(n,e){
const s=(0,kt.s)(n.policy),i=[],r=new Map(Object.entries(e));for(const[f,{strictness:$,input:A}]of Xt.cN){const B=A&&r.get(
A.name),V=s.get(f);if(!(!A||B===void 0||B===V))if(V===A.open||$.compare(V,B)==="tighter")s.set(f,B);else{const X={given:String(
B),kept:String(V)};i.push({input:A.name,key:f,...X})}}const o=(0,kt.l)(s);return{...n,policy:o,digest:(0,St.ro)(o),ignoredInputs:i}}
t(mn,"tightenPolicy");var Wt=a(66428),Yt=a(25679),gn=a(86930),wn=a(728),Vt=a(26344),yn=a(98822),Qt=a(41688),vn=a(44876),
$n=a(60027);function On(n){const s=n.split(/\r?\n/).map(i=>i.trim()).filter(i=>i!==""&&!i.startsWith("#"));if(s.length===
0)throw Bt("`prepare` has no command","Name a command.");return s.map(En)}t(On,"readPrepare");function En(n){const{words:e,
assignments:s,problems:i}=(0,vn.I)(n),r=i.find(({rule:o})=>(0,$n.Y)(o).severity==="error");if(r?.rule==="shell-operator")
throw Bt(`The prepare line \`${n}\` contains a shell operator`,"Give two lines: write each command on a line of its own \
(`prepare: |`). A line runs only if all earlier ones passed.");if(r){const{message:o}=(0,R.q0)((0,R.Lb)(r));throw Bt(`Th\
e prepare line \`${n}\` cannot be read: ${o}`,"Write plain words, or put the step into a script and name the script.")}return{
command:n,argv:e.map(({text:o})=>o),assignments:Object.fromEntries(s.map(({name:o,value:f})=>[o,f]))}}t(En,"readLine");function Bt(n,e){
return new ut.ue("input_invalid",n,e)}t(Bt,"invalid");var qt=a(4116);const Sn=5,Mn=1e3;function bn(n,{lines:e}){const s=e.
at(-1)?.outcome;if(s===void 0)return n;const r=[s.stderr,s.stdout].map(({head:$,tail:A})=>(A||$).trim()).find($=>$!=="");
if(r===void 0)return n;const o=r.split(`
`).slice(-Sn).map(qt.o).join(" | "),f=`${n.message} It printed: ${o.slice(-Mn)}`;return new ut.ue(n.code,f,n.hint,{cause:n.
cause})}t(bn,"withOutput");var jn=a(31421),_t=a(51455),tn=a(76760),xn=a(57975),Tn=a(18702),Dn=a(26514),In=a(77174),Rn=a(
94829),kn=a(61247),Cn=a(12363),An=a(75820),Pn=a(71428);const Ln=100,Ut=1024**3;async function Wn(n,e){const s=await(0,Cn.
s)(e.checkout);if(s===void 0)throw en("the checkout is too large to copy","Install fewer dependencies before it.");try{const{
directory:i}=s.guard,r=new Set(Gt(s.guard,e.policy));return await Nn(n,s,e,()=>Gt(s.guard,e.policy).filter(o=>!r.has(o))),
await Bn(s.guard,r,e.policy),await(0,_t.rm)((0,tn.join)(i,".git"),{recursive:!0,force:!0}),await(0,Pn.i)(e.checkout.directory,
i),Ht()&&await Kt((0,tn.join)(i,".git"),await nn(i)),{checkout:s.guard.at(i,(0,Wt.Y)((0,Lt.DT)(e.policy))),shown:s.objects,
close:s.close}}catch(i){throw await s.close(),i}}t(Wn,"runPrepare");async function Nn(n,e,{policy:s,requested:i,env:r,privateFolders:o,
signal:f,report:$},A){const{directory:B}=e.guard,V=n.flatMap(({argv:vt})=>vt.slice(0,1)),X=await(0,An.z)({path:r.PATH??"",
checkout:B,names:V}),at=await nn(B);Ht()&&await Kt(B,Rn.oQ);const{limits:Q}=s,{backend:ot,isolation:yt,close:wt}=await(0,In.
a)({programs:X,checkout:B,keepsWrites:!0,shown:e.objects,outputBytes:Q.output_bytes,limits:{...Q,memory_bytes:Math.max(Q.
memory_bytes,4*Ut),written_bytes:Math.max(Q.written_bytes,2*Ut),file_bytes:Math.max(Q.file_bytes,Ut),processes:Math.max(
Q.processes,1024)},requested:i,network:!0,folders:o,signal:f}),jt=ot.level==="namespaces";!jt&&Ht()&&await Kt(B,at);const mt=[],
Mt=t(()=>$({contained:jt,isolation:yt,lines:mt,written:Un(A()).slice(0,Ln)}),"tell"),ft=Object.fromEntries(s.prepare_env.
flatMap(vt=>r[vt]===void 0?[]:[[vt,r[vt]]])),bt=performance.now()+Q.prepare_seconds*1e3;try{for(const vt of n){const Ct=Math.
max(1,Math.round(bt-performance.now())),Rt=await Fn(ot,vt,ft,Ct,f);if(mt.push({command:vt.command,outcome:Rt}),Rt.status!==
"passed")throw Mt(),Rt.reason===kn.t?(0,ut.VM)("during the prepare command"):Gn(vt,Rt)}}finally{await wt()}Mt()}t(Nn,"ru\
nLines");function Fn(n,{command:e,argv:s,assignments:i},r,o,f){const[$=""]=s;return n.prepare({command:e,argv:s,program:$,
env:{...r,...i},timeoutMs:o},f)}t(Fn,"startLine");function Gt({directory:n,folders:e,files:s},i){const r=new Set([...e,...s.
map(({path:f})=>f)]),{cover:o}=(0,Wt.P)([],(0,Lt.DT)(i));return(0,Tn.D)(n,o).filter(f=>!r.has(f))}t(Gt,"untrackedFiles");
async function Bn(n,e,s){const i=new Set([...n.folders,...n.files.map(({path:A})=>A)]),r=Gt(n,s).filter(A=>!e.has(A)).filter(
A=>(0,Dn.G)(A,B=>B==="."||i.has(B))),[o,...f]=[...await n.changed(),...r].sort();if(o===void 0)return;const $=f.length===
0?"":` and ${f.length} more`;throw en(`it changed or replaced files of the commit: ${JSON.stringify(o)}${$}`,"Use comman\
ds that only add files, such as npm ci in place of npm install.")}t(Bn,"requireAuditedFiles");function Un(n){return[...new Set(
n.map(e=>e.split("/",1)[0]??e))].sort()}t(Un,"topOf");function Ht(){return process.platform==="linux"&&process.getuid?.()===
0}t(Ht,"mustChangeOwner");async function nn(n){const{uid:e,gid:s}=await(0,_t.stat)(n);return{uid:e,gid:s}}t(nn,"ownerOf");
async function Kt(n,{uid:e,gid:s}){await(0,xn.promisify)(jn.execFile)("chown",["-hR",`${e}:${s}`,"--",n])}t(Kt,"changeOw\
ner");function Gn({command:n},e){const{reason:s=`exit code ${e.exit_code}`}=e;return new ut.ue("prepare_failed",`The pre\
pare command "${(0,qt.o)(n)}" did not pass: ${s}.`,"Its output is in `prepare` of the report. It runs without a shell, c\
ontained, and without the variables of the step except those that `prepare_env` in the policy names.")}t(Gn,"failedLine");
function en(n,e){return new ut.ue("prepare_failed",`The prepare command could not be used: ${n}.`,e)}t(en,"failure");var sn=a(
20909),Hn=a(853),Kn=a(53648),zn=a(96886);async function Jn(n){const{shard:e}=n;let s={startedAt:new Date,...e&&{shard:e}},
i,r;try{i=await(0,wn.h)(n.directory,n.env);const o=await n.locate(i);s={...s,event:o};const f=mn(await Qn(n,i,o.policyCommit),
n.inputs);s={...s,event:o,policy:f},(0,fn.ry)(f);const $=i,A=(0,Wt.P)(f.policy.build_outputs,(0,Lt.DT)(f.policy)),B=n.run&&
n.prepare?On(n.prepare):[];let V;if(n.run){const ft=an(o)?"terminal":"actions";V=await(o.name==="worktree"?Yt.dc:Yt.nK)(
i,o.audited,A,ft)}const X={repository:i,policy:f,additions:A,platform:(0,ln.tj)(process.platform),policyCommit:o.policyCommit,
all:n.all,...o.unprovenMerge&&{unprovenMerge:o.unprovenMerge},signal:n.signal},at=V&&B.length>0?await Xn(B,V,{request:n,
event:o,policy:f.policy,audit:t(()=>tt({...X,isPending:t(()=>!0,"isPending")},o.audited,o.base),"audit"),baseTree:t(()=>(0,Ot.
Z)($,o.base),"baseTree"),report:t(ft=>{s={...s,prepare:ft}},"report")}):{findings:[]};r=at.prepared;const Q={...X,disk:(0,gn.
j)(r?.checkout.directory??i.directory),...r&&{additions:(0,Wt.Y)((0,Lt.DT)(f.policy))},...!n.run&&{isPending:n.takeRuns||
n.prepare?()=>!0:A.cover}},ot=Yn(await tt(Q,o.audited,o.base),at.findings),{audit:yt,tree:wt}=ot,jt=r?{checkout:r.checkout,
shown:r.shown,tree:wt}:{checkout:V,tree:wt},mt={audit:yt,event:o,policy:f},Mt=await(0,zn.t)(yt,{policy:f.policy,startedAt:s.
startedAt,heads:Zn(o,Q,ot),approver:{means:n.approver.means,seek:t(ft=>n.approver.seek({...ft,subjectAt:t(async bt=>(await Et(
Q,bt,o.baseRef)).subject,"subjectAt"),policyChangedSince:t(bt=>hn(Q.repository,o.policyCommit,bt),"policyChangedSince")}),
"seek")},runs:n.run||n.takeRuns!==void 0,run:t(async ft=>await n.takeRuns?.(mt,ft)??Vn(n,mt,ft,jt),"run")});return(0,Vt.
F)({...s,...ot,...Mt,event:o,policy:f},n.secrets,new Date)}catch(o){const f=on(o),{prepare:$}=s;return(0,Vt.N)(f.code===
"prepare_failed"&&$?bn(f,$):f,s,new Date)}finally{await r?.close(),await i?.close()}}t(Jn,"gate");function Zn(n,e,s){const{
baseRef:i,group:r}=n;if(r!==void 0)return r.map(({number:f,headSha:$})=>({pullRequest:f,judge:t(()=>Et(e,$,i),"judge")}));
const o=n.audited===n.head||n.name==="worktree";return[{...n.pullRequest&&{pullRequest:n.pullRequest.number},judge:t(()=>o?
(0,U.E)(s.audit,s.tree,e.policy,i):Et(e,n.head,i),"judge")}]}t(Zn,"headsOf");async function Xn(n,e,{request:s,event:i,policy:r,
audit:o,baseTree:f,report:$}){const{env:A,signal:B,secrets:V}=s,X=await o();if(!(0,P.nA)(X.audit))return{findings:[]};const at=await l(
X.change,await f(),X.tree);if(at.length>0)return{findings:at};const Q=r.prepare_env.flatMap(mt=>A[mt]??[]);let ot;const yt=await Wn(
n,{checkout:e,policy:r,requested:(0,sn.f)(r.containment,i.pullRequest?.isFork??!1),env:A,privateFolders:(0,Qt.v9)(A),signal:B,
report:t(mt=>{const Mt=[...V,...Q];ot={...mt,lines:mt.lines.map(({command:ft,outcome:bt})=>({command:ft,outcome:(0,yn.A)(
bt,Mt)}))},$(ot)},"report")}),wt=ot?.isolation.downgrades?.[0]?.reason??"containment is off",jt=ot?.contained?[]:[(0,R.gk)(
"prepare-uncontained",{reason:wt})];return{prepared:yt,findings:jt}}t(Xn,"prepareCheckout");function Yn(n,e){const{audit:s}=n;
return{...n,audit:{...s,findings:[...s.findings,...e]}}}t(Yn,"withFindings");async function Vn({env:n,shard:e,progress:s,
signal:i},{audit:r,event:o,policy:{policy:f}},$,A){const B=e?(0,Hn.Uy)(e,r.genes):new Set(r.genes),V=await(0,sn.m)(r,{...A,
attended:an(o)&&!n.CI,policy:f,fork:o.isFork,path:n.PATH??"",privateFolders:(0,Qt.v9)(n),waiting:{has:t(X=>$.has(X)||!B.
has(X),"has")},progress:s,signal:i});return e?{...V,shards:[{...e,genes:B}]}:V}t(Vn,"runHere");function an({name:n}){return n===
"range"||n==="worktree"}t(an,"isByHand");async function Qn({policy:n,policyRef:e},s,i){const r=n??await(0,St.tb)(await(0,Ot.
Z)(s,i),i);if(e===void 0)return r;const o=await cn(s,e),f=await(0,Ot.Z)(s,o);return pn(r,await(0,St.tb)(f,o,`${e}:${St.l$}`),
e)}t(Qn,"policyOf");function on(n){if(n instanceof ut.ue)return n;const e=(0,Kn.O)(n);if(e!==void 0)return e;const s=n instanceof
Error?`${n.name}: ${n.message}`:String(n);return new ut.ue("internal",`The gate failed unexpectedly: ${s}`,"This is a bu\
g in gene-gate; report it. The gate has not decided about the change.",{cause:n})}t(on,"asGateError")}),25679:((ct,z,a)=>{
a.d(z,{eT:t(()=>J,"eT"),nK:t(()=>ht,"nK"),dc:t(()=>gt,"dc")});var U=a(73024),P=a(76760),k=a(35602),K=a(55509),R=a(95973),
W=a(91321),C=a(51455),T=a(728),S=a(28911);async function l(g,c,d){const u=[],m=t(async(w,j,p)=>{const D=await(0,S.Z)(j,p),
I=[...D.files()].map(Y=>({...Y,path:h(w,Y.path)}));u.push({path:w,repository:j,commit:p,tree:D,entries:I});for(const{kind:Y,
path:st,oid:dt}of I){if(Y!=="submodule"||dt===void 0)continue;const pt=await v((0,P.join)(g.directory,st));pt&&await m(st,
pt,dt)}},"add");try{return await m("",g,c),await d(u)}finally{for(const w of u.slice(1))await w.repository.close()}}t(l,
"withCheckoutParts");function h(g,c){return g===""?c:`${g}/${c}`}t(h,"below");async function v(g){if(await(0,C.lstat)((0,P.
join)(g,".git")).catch(()=>{})===void 0)return;const d=await(0,T.h)(g);if(d.directory===g)return d;throw await d.close(),
new k.ue("checkout_differs",`The submodule ${JSON.stringify(g)} is not a repository of its own`,"Run git submodule updat\
e --init, or remove the contents of the folder.")}t(v,"openSubmodule");var M=a(31008);const O=["text","filter","ident","\
working-tree-encoding"],E={text:"unspecified",filter:"unspecified",ident:"unspecified","working-tree-encoding":"unspecif\
ied"};async function L(g,c,d){const u=new Map,m={GIT_INDEX_FILE:(0,P.join)(g.temporary,"attributes-index")};await g.objects(
["read-tree",c],{env:m});const w=await g.objects(["check-attr","--cached","-z","--stdin",...O],{env:m,input:d.map(p=>`${p}\
\0`).join("")}),j=[...(0,M.K)(w)].map(p=>p.toString("utf8"));for(let p=0;p+2<j.length;p+=3){const[D="",I="",Y=""]=j.slice(
p,p+3);u.set(D,{...u.get(D)??E,[I]:Y})}return p=>u.get(p)??E}t(L,"conversionsOf");var G=a(85750),Z=a(86930),H=a(3235),lt=a(
37836);const it=32;async function ht(g,c,d,u){const[m]=await(0,lt.J9)(g,["HEAD"]);if(m!==c)throw J(`the checkout is at ${(0,H.
h0)(m)}`,c,u);return gt(g,c,d,u)}t(ht,"requireCheckedOut");async function gt(g,c,d,u){return l(g,c,async m=>{const w=(0,W.
u)(g.directory,m.flatMap(({entries:p})=>p),d),j=(await Promise.all(m.map(p=>xt(p,w)))).flat();if(j.length>0)throw et(j,c,
u);return w})}t(gt,"requireSameFiles");async function xt(g,c){const d=new Map(c.folders.map(p=>[p,x(c,p)])),u=t(({path:p})=>d.
get(b(p))??!1,"isThere"),m=g.entries.filter(p=>!u(p)||!N(p,g,c));if(m.length>0)return m.map(({path:p})=>({path:p,what:"d\
iffers on disk"}));const w=g.entries.filter(({kind:p})=>p==="file"||p==="executable"),j=await q(w,c);return j.length===0?
[]:nt(g,j,c)}t(xt,"faultsOf");function x({directory:g},c){for(let d=c;d!=="";d=b(d))if(_((0,P.join)(g,d))!=="directory")
return!1;return!0}t(x,"isRealFolder");function b(g){return g.slice(0,Math.max(g.lastIndexOf("/"),0))}t(b,"folderOf");function N(g,c,{
directory:d}){const u=(0,P.join)(d,g.path),m=_(u);if(g.kind==="submodule")return m==="directory";if(m==="symlink"&&g.kind===
"symlink"){const w=c.path===""?g.path:g.path.slice(c.path.length+1);return(0,M.q)((0,U.readlinkSync)(u,{encoding:"buffer"}))===
c.tree.readlink(w)}return(0,G.F)(m)===(0,G.F)(g.kind)}t(N,"isSameKind");function _(g){try{return(0,G.I)((0,U.lstatSync)(
g))}catch{return}}t(_,"kindAt");async function q(g,{directory:c}){const d=[];for(let u=0;u<g.length;u+=it)await Promise.
all(g.slice(u,u+it).map(async m=>{const w=await(0,Z.$)(c,m.path);(0,R.TI)(w,m.oid??"")||d.push(m)}));return d}t(q,"chang\
edFiles");async function nt({repository:g,path:c,commit:d},u,m){const w=t(({path:I})=>c===""?I:I.slice(c.length+1),"inPa\
rt"),j=await L(g,d,u.map(w)),p=u.map(I=>({entry:I,oid:I.oid??"",size:I.size??0})),D=u.filter(({size:I=0})=>I>K.gZ).map(({
path:I})=>({path:I,what:"differs on disk"}));for(const I of(0,K.Xy)(p.filter(({size:Y})=>Y<=K.gZ))){const Y=await(0,K.k_)(
g,I);for(const{entry:st,oid:dt}of I){const{path:pt}=st,$t=await(0,Z.$)(m.directory,pt),Ot=Y.get(dt)??Buffer.alloc(0),Dt=(0,R.
Hk)(Ot,$t,j(w(st)));Dt===void 0?m.accept(pt,$t):D.push({path:pt,what:Dt})}}return D}t(nt,"unconverted");function et(g,c,d){
const u=[...g].sort((D,I)=>D.path<I.path?-1:1),{path:m,what:w}=u.find(({what:D})=>D!=="differs on disk")??u[0]??F,j=JSON.
stringify(m),p=g.length>1&&w==="differs on disk"?`${j} and ${g.length-1} more differ on disk`:`${j} ${w}`;return J(p,c,d)}
t(et,"filesDiffer");const F={path:"",what:"differs on disk"};function J(g,c,d){const u=d==="actions"?`Run the gate befor\
e any step that changes tracked files, and set on actions/checkout:
  with:
    ref: \${{ github.event.pull_request.head.sha }}
    fetch-depth: 0`:`Check out the commit (git checkout ${c}) or stash the changes (git stash); or gate the uncommitted \
files (--worktree), or only audit (--no-run).`;return new k.ue("checkout_differs",`Commit ${(0,H.h0)(c)} is audited, but\
 ${g}`,u)}t(J,"checkoutDiffers")}),60360:((ct,z,a)=>{a.d(z,{dh:t(()=>Z,"dh"),pm:t(()=>G,"pm")});var U=a(35602),P=a(55509),
k=a(31008);const K={A:"added",M:"modified",D:"deleted",R:"renamed",T:"type_changed"},R=/^:(\d{6}) (\d{6}) ([0-9a-f]{40,64}) ([0-9a-f]{40,64}) ([A-Z])\d*$/,
W=/^(?:(\d+)\t(\d+)|-\t-)\t/;function C(x){const b=new v(x),N=S(b).map(_=>({..._,...h(b,_)}));return b.end(),N}t(C,"pars\
eDiff");function T(x){const b=new v(x),N=S(b);return b.end(),N}t(T,"parseRawDiff");function S(x){const b=[];for(;x.next()?.[0]===
58;)b.push(l(x));return b}t(S,"rawChanges");function l(x){const b=x.take().toString("latin1"),[,N,_,q,nt,et=""]=R.exec(b)??
[],F=K[et];if(!N||!_||!q||!nt||F===void 0)throw M(`the record ${JSON.stringify(b)}`);const J=F==="renamed"?{oldPath:(0,k.
q)(x.take()),path:(0,k.q)(x.take())}:{path:(0,k.q)(x.take())};return{status:F,...J,oldMode:N,newMode:_,oldOid:q,newOid:nt}}
t(l,"rawChange");function h(x,{path:b,oldPath:N}){const _=x.take(),q=W.exec(_.toString("latin1"));if(q===null)throw M(`n\
o line counts for ${b}`);const[nt,et,F]=q,J=_.subarray(nt.length),g=J.length>0?[J]:[x.take(),x.take()],c=N===void 0?[b]:
[N,b];if(g.map(k.q).join("\0")!==c.join("\0"))throw M(`line counts of another file instead of ${b}`);return{binary:et===
void 0,added:Number(et??0),deleted:Number(F??0)}}t(h,"counts");class v{static{t(this,"Pieces")}#n;#t;constructor(b){this.#n=
(0,k.K)(b),this.#t=this.#n.next().value}next(){return this.#t}take(){const b=this.#t;if(b===void 0)throw M("a truncated \
record");return this.#t=this.#n.next().value,b}end(){if(this.#t!==void 0)throw M("more records than files")}}function M(x){
return new U.ue("change_incomplete",`Git's list of changed files has ${x}`,"Check that git is version 2.31 or later; if \
it is, report this as a bug.")}t(M,"unexpected");const O=1e3,E=128*1024*1024,L=["diff-tree","-r","--raw","-z","--no-abbr\
ev","--ignore-submodules=none"];async function G(x,b,N,_=O){const q=await H(x,b,N);if(q.length===0)return{base:b,audited:N,
files:[]};const nt=await x.objects([...L,"--numstat",lt(q,_)?"-M":"-M100%","-l0","--no-ext-diff","--no-textconv",b,N]),et=await it(
x,C(nt));return et.sort((F,J)=>F.path<J.path?-1:1),{base:b,audited:N,files:et}}t(G,"readChange");async function Z(x,b,N){
return(await H(x,b,N)).length}t(Z,"countChangedFiles");async function H(x,b,N){return T(await x.objects([...L,"--no-rena\
mes",b,N]))}t(H,"changedFiles");function lt(x,b){const N=x.filter(({status:q})=>q==="deleted"),_=x.filter(({status:q})=>q===
"added");return N.length*_.length<=b**2}t(lt,"similarSearchIsAffordable");async function it(x,b){const N=b.filter(({binary:F,
oldOid:J,newOid:g})=>F&&J!==g),_=N.flatMap(({oldOid:F,newOid:J})=>[F,J]),q=await(0,P.I2)(x,_.filter(ht));for(const{path:F,
oldOid:J,newOid:g}of N){const c=Math.max(q.get(J)?.size??0,q.get(g)?.size??0);if(c>E)throw gt(F,c)}const nt=new Map;for(const F of(0,P.
Xy)([...q.values()]))for(const[J,g]of await(0,P.k_)(x,F))nt.set(J,xt(g));const et=t(F=>{const J=ht(F)?nt.get(F):0;if(J===
void 0)throw new TypeError(`the lines of ${F} were not counted`);return J},"linesOf");return b.map(F=>F.binary&&F.oldOid!==
F.newOid?{...F,added:et(F.newOid),deleted:et(F.oldOid)}:F)}t(it,"withBinaryLines");function ht(x){return!/^0+$/.test(x)}
t(ht,"isPresent");function gt(x,b){return new U.ue("change_incomplete",`Cannot count the lines of ${x}: it has ${b} byte\
s, more than ${E}`,"Store files of this size in Git LFS.")}t(gt,"tooLarge");function xt(x){let b=0;for(let N=x.indexOf(10);N>=
0;N=x.indexOf(10,N+1))b++;return x.length>0&&x[x.length-1]!==10?b+1:b}t(xt,"countLines")}),9379:((ct,z,a)=>{a.d(z,{_v:t(
()=>U,"_v"),af:t(()=>k,"af"),sg:t(()=>P,"sg")});async function U(R,{owner:W,repo:C}){return(await K(R)).replace(/\/+$/,"").
replace(/\.git$/,"").split(/[/:]/).slice(-2).join("/").toLowerCase()===`${W}/${C}`.toLowerCase()}t(U,"isRemoteOf");function P(R){
return`+refs/heads/${R}:refs/remotes/origin/${R}`}t(P,"fetched");async function k(R,W){if(await K(R)==="")return!1;const C=`\
refs/heads/${W}`;return(await R.user(["ls-remote","--","origin",C])).toString().split(`
`).some(S=>S.endsWith(`	${C}`))}t(k,"branchAtOrigin");async function K({user:R}){return(await R(["config","--get","remot\
e.origin.url"],{accept:[1]})).toString().trim()}t(K,"urlOf")}),46971:((ct,z,a)=>{a.d(z,{e:t(()=>T,"e")});var U=a(35602),
P=a(3235),k=a(37836);const K=/[\x00-\x20\x7f:]|\.\.|[@^]\{|^-|^$/,R=/^(.*?)((?:[~^]\d*)*)$/s,W=/(?:^|-g)([0-9a-f]{4,64})$/i,
C=/^[A-Z]+(?:_[A-Z]+)*$/;async function T(O,E){if(K.test(E))throw new U.ue("ref_not_found",`${JSON.stringify(E)} is not \
a valid revision`,"Use a branch, a tag or a commit id; for a range, use --base and --head.");const[,L="",G=""]=R.exec(E)??
[],Z=await S(O,L==="@"?"HEAD":L),[H,...lt]=[...new Set(Z.map(({commit:ht})=>ht))];if(H===void 0)throw(0,k.EX)(E);if(lt.length>
0)throw M(L,Z);const[it]=G===""?[H]:await(0,k.ED)(O,[`${H}${G}`]);if(it===void 0)throw(0,k.EX)(E);return it}t(T,"resolve\
Revision");async function S(O,E){if(E==="HEAD"||E.startsWith("refs/")||(0,k.TS)(E.toLowerCase())){const[H]=await(0,k.V3)(
O,[E]);if(H!==void 0||!(0,k.TS)(E.toLowerCase()))return H===void 0?[]:[{name:E,commit:H}]}const G=[...[...await(0,k.n6)(
O,l(E))],...await h(O,E),...await v(O,E)],Z=await(0,k.ED)(O,G.map(([,H])=>H));return G.flatMap(([H],lt)=>{const it=Z[lt];
return it===void 0?[]:[{name:H,commit:it}]})}t(S,"candidatesFor");function l(O){return[...["refs/heads/","refs/remotes/",
"refs/tags/","refs/"].map(L=>`${L}${O}`),`refs/remotes/${O}/HEAD`]}t(l,"fullNames");async function h({user:O},E){if(!C.test(
E))return[];const L=await O(["rev-parse","--verify","--quiet",E],{accept:[1]});return L.length===0?[]:[[E,L.toString().trim()]]}
t(h,"rootRef");async function v({objects:O},E){const[,L]=W.exec(E)??[];return L===void 0?[]:(await O(["rev-parse",`--dis\
ambiguate=${L.toLowerCase()}`])).toString().split(`
`).filter(k.TS).map(H=>[H,H])}t(v,"objectsOf");function M(O,E){const L=E.map(({name:G,commit:Z})=>G===Z?`commit ${Z}`:`${G}\
 (${(0,P.h0)(Z)})`);return new U.ue("ref_ambiguous",`${JSON.stringify(O)} is ambiguous: ${L.join(", ")}`,"Write the full\
 name of the one that you mean, such as refs/heads/main, or its full commit id.")}t(M,"ambiguous")}),26344:((ct,z,a)=>{a.
d(z,{N:t(()=>F,"N"),F:t(()=>et,"F")});var U=a(75482),P=a(19782),k=a(60237),K=a(77598),R=a(60027);function W(c){const{rule:d,
subject:u,location:m,args:w}=c,j=u&&[u.type,u.id,u.command];return h([d,j??m?.path,S(d,w)])}t(W,"identityOf");function C(c){
const{rule:d,subject:u,location:m,args:w}=c,{instance:j=[]}=(0,R.Y)(d),p=new Set([...Object.values(u??{}),m?.path]),D=S(
d,w).filter(([I,Y])=>!T.has(I)&&!j.includes(I)&&!p.has(Y));return h([d,D])}t(C,"causeOf");const T=new Set(["path","paths",
"via"]);function S(c,d){const{counted:u=[]}=(0,R.Y)(c);return Object.keys(d).sort().flatMap(w=>{const j=d[w];return j===
void 0||typeof j=="number"?[]:[[w,u.includes(w)?l(j):j]]})}t(S,"dataOf");function l(c){return typeof c=="boolean"?c:typeof c==
"string"?c.replace(/\d+/g,"#"):c.map(d=>d.replace(/\d+/g,"#"))}t(l,"withoutNumbers");function h(c){return(0,K.createHash)(
"sha256").update(JSON.stringify(c)).digest("hex")}t(h,"digest");var v=a(77728),M=a(94915),O=a(49761);const E={cycles:500,
signal:400,expressions:200,steps:2e8};function L(c,d){const u=G(c),m=G(d);if(JSON.stringify(u)===JSON.stringify(m))return;
const w=c.filter(({type:I})=>I==="EvolutionEvent").map(({value:I})=>(0,v.P)(I.signals)).filter(I=>I.length>0);if(w.length===
0)return;const j=Z([...u,...m]),p=j?H(w,j):[],D=j?lt(p,j):()=>[];return{of:w.length,limited:p.length<Math.min(w.length,E.
cycles),...ht(D(u),D(m))}}t(L,"replay");function G(c){return c.flatMap(d=>{const u=(0,v.X)(d);return u?.kind==="gene"?u:
[]})}t(G,"genesOf");function Z(c){const d=new Set(c.flatMap(({patterns:m})=>m));if(!([...d].filter(m=>m.startsWith("/")).
length>E.expressions))return new Map([...d].map(m=>[m,(0,M.E)(m)]))}t(Z,"compileAll");function H(c,d){const m=[...d.values()].
map(({cost:D})=>D).reduce((D,I)=>D+I,0),w=new Set,j=[];let p=0;for(const D of c.slice(-E.cycles).reverse()){const I=D.map(
Y=>Y.slice(0,E.signal));for(const Y of I)w.has(Y)||(p+=m*Y.length),w.add(Y);if(p>E.steps)break;j.push(I)}return j}t(H,"n\
ewestOf");function lt(c,d){const u=new Map(c.flat().map(w=>[w,(0,O.o)(w)])),m=new Map([...d].map(([w,j])=>[w,it(j,c,u)]));
return w=>{const j=c.map(()=>({id:void 0,score:0})),p=new Uint32Array(c.length);for(const{id:D,patterns:I,weight:Y}of w){
p.fill(0);for(const st of I)for(const dt of m.get(st)??[])p[dt]=(p[dt]??0)+1;for(const[st,dt]of j.entries()){const pt=(p[st]??
0)*Y;pt>dt.score&&(j[st]={id:D,score:pt})}}return j.map(({id:D})=>D)}}t(lt,"winsIn");function it({matches:c},d,u){const m=new Set(
[...u].filter(([,w])=>c(w)).map(([w])=>w));return m.size===0?[]:d.flatMap((w,j)=>w.some(p=>m.has(p))?j:[])}t(it,"cyclesM\
atched");function ht(c,d){const u=c.flatMap((p,D)=>p===d[D]?[]:[[p,d[D]]]),[m,w]=[gt(c),gt(d)],j=[...new Set(u.flat())].
filter(p=>p!==void 0).map(p=>({id:p,base:m.get(p)??0,head:w.get(p)??0})).sort((p,D)=>Math.abs(D.head-D.base)-Math.abs(p.
head-p.base)||(p.id<D.id?-1:1));return{cycles:c.length,changed:u.length,unmatched:{base:m.get(void 0)??0,head:w.get(void 0)??
0},genes:j}}t(ht,"comparison");function gt(c){const d=new Map;for(const u of c)d.set(u,(d.get(u)??0)+1);return d}t(gt,"c\
ountsOf");var xt=a(54756),x=a(92898),b=a(25787),N=a(27961),_=a(63438);const q=10,nt=100;function et(c,d,u){const{audit:m,
approval:w,change:j,runResult:p,judgement:D,policy:I,startedAt:Y}=c,st=(0,_.W)(D.genes,d),dt=(0,_.e)(st,{nodeOf:p.nodeOf,
policyDigest:I.digest,startedAt:Y,finishedAt:u}),pt=[...D.findings,...st.flatMap(x.W)],$t=L(c.assets.past,c.assets.present),
{counting:Ot,hard_cap_files:Dt,hard_cap_lines:Ft}=I.policy.blast_radius;return{...J(c,u),verdict:D.verdict,isolation:p.isolation,
blast_radius:{...m.blastRadius,counting:Ot,hard_cap_files:Dt,hard_cap_lines:Ft,directories:(0,U.$E)(j,q),changed_files:m.
files.slice(0,nt)},genes:st.map((tt,Et)=>(0,b.y$)(tt,dt[Et]?.id??null)),capsules:m.capsules.map(({change:tt,asset:Et,eligible:ut,
reasons:Pt})=>({...g("Capsule",tt,Et),eligible:ut,reasons:Pt.map(It=>({rule:It.rule,message:(0,k.q0)(It).message}))})),events:c.
assets.changes.filter(({asset:tt})=>tt.type==="EvolutionEvent").map(({kind:tt,asset:Et})=>g("EvolutionEvent",tt,Et)),...$t&&
{selection:$t},...D.shards.length>0&&{shards:D.shards},findings:pt.map(tt=>({id:W(tt),cause:C(tt),...(0,b.M$)(tt)})),approvals:w.
approvals,approval_digest:w.digest??null,plans_digest:m.plansDigest,validation_reports:dt.filter(tt=>tt!==null)}}t(et,"b\
uildReport");function F(c,d,u){const{code:m,message:w,hint:j}=c;return{...J(d,u),verdict:"error",error:{code:m,message:w,
hint:j},isolation:P.k9,blast_radius:null,genes:[],capsules:[],events:[],...d.shard&&{shards:[{...d.shard,genes:0,verdict:"\
error"}]},findings:[],approvals:[],approval_digest:null,plans_digest:null,validation_reports:[]}}t(F,"buildErrorReport");
function J({event:c,policy:d,prepare:u,startedAt:m},w){return{type:"GateReport",schema_version:N.A,tool:{...xt.j},event:{
name:c?.name??null,...c?.pullRequest&&{pull_request:c.pullRequest.number,fork:c.pullRequest.isFork}},base_sha:c?.base??null,
head_sha:c?.head??null,audited_sha:c?.audited??null,policy:d?{source:d.source,...d.path!==void 0&&{path:d.path},...d.ref!==
void 0&&{ref:d.ref},digest:d.digest,...d.combinedWith&&{combined_with:{...d.combinedWith}},profile:d.policy.profile}:null,
...u&&{prepare:u},started_at:m.toISOString(),finished_at:w.toISOString(),duration_ms:Math.max(0,w.getTime()-m.getTime())}}
t(J,"build_frame");function g(c,d,u){return{type:c,id:u.id,path:u.path,line:u.locate().line,change:d}}t(g,"reportClaim")}),
25787:((ct,z,a)=>{a.d(z,{M$:t(()=>S,"M$"),W5:t(()=>C,"W5"),vt:t(()=>W,"vt"),y$:t(()=>k,"y$")});var U=a(26033),P=a(60237);
function k(l,h){const{gene:v,outcomes:M,verdict:O,summary:E}=l,{asset:L,change:G,blastRadius:Z}=v;return{id:L.id,path:L.
path,line:L.locate().line,change:G,verdict:O,summary:E,profiles:T(v.commands.map(({profiles:H})=>H)),validators:T(v.commands.
map(({validators:H})=>H)),blast_radius:Z,commands:v.commands.map((H,lt)=>K(H,M[lt])),...v.differences.length>0&&{differences:v.
differences},validation_report_id:h}}t(k,"reportGene");function K(l,h){return{command:l.command,verdict:l.verdict,risk:l.
risk,confirmation:l.confirmation,...l.reading.argv&&{words:l.reading.words.map(R)},...l.plan?.scripts&&{scripts:W(l.plan.
scripts)},profiles:C(l.profiles),validators:C(l.validators),location:l.location,...l.plan&&{plan_digest:l.plan.digest},...h&&
{outcome:h}}}t(K,"reportCommand");function R({text:l,span:{start:h,end:v}}){return{text:l,start:h,end:v}}t(R,"reportWord");
function W(l){return(0,U.F)(l).map(({directory:h,event:v,text:M,command:O})=>({directory:h,event:v,text:M,shell:O===void 0}))}
t(W,"reportScripts");function C(l){return Object.fromEntries(Object.entries(l).map(([h,{verdict:v}])=>[h,v]))}t(C,"verdi\
ctsOf");function T(l){const h={};for(const v of l)for(const[M,{verdict:O,reason:E,remark:L}]of Object.entries(v)){const G=h[M];
G&&!G.accepted||(h[M]=O==="block"?{accepted:!1,...E&&{reason:(0,P.q0)(E).message}}:{accepted:!0,...L&&{remark:(0,P.q0)(L).
message},...G})}return h}t(T,"acceptanceOf");function S(l){const{rule:h,severity:v,layer:M,location:O,span:E,subject:L,edit:G,
suppressed:Z}=l;return{rule:h,severity:v,layer:M,...(0,P.q0)(l),...O&&{location:O},...E&&{span:E},...L&&{subject:L},...G&&
{edit:G},...Z&&{suppressed:Z}}}t(S,"reportFinding")}),27048:((ct,z,a)=>{a.d(z,{Db:t(()=>K,"Db"),Xt:t(()=>W,"Xt"),lq:t(()=>R,
"lq")});const U="errsig:",P="errsig_norm:",k=220;function K(T){return T.trim().toLowerCase().replace(/[a-z]:\\[^ \n\r\t]+/g,
"<path>").replace(/\/[^ \n\r\t]+/g,"<path>").replace(/\b0x[0-9a-f]+\b/g,"<hex>").replace(/\b\d+\b/g,"<n>").replace(/\s+/g,
" ").slice(0,k)}t(K,"normalizeErrorText");function R(T){const S=T.trim();if(S.startsWith(U)){const l=K(S.slice(U.length));
return l===""?void 0:`${P}${C(l)}`}return/^errsig_norm:[0-9a-f]{8}$/i.test(S)?S.toLowerCase():void 0}t(R,"errorSignature");
function W(T){return T.flatMap(S=>{const l=S.trim(),h=l.startsWith(U)?R(l):l;return h?[h]:[]})}t(W,"normalizeSignals");function C(T){
let S=2166136261;for(let l=0;l<T.length;l+=1)S=Math.imul(S^T.charCodeAt(l),16777619);return(S>>>0).toString(16).padStart(
8,"0")}t(C,"fnv1a")}),77728:((ct,z,a)=>{a.d(z,{P:t(()=>R,"P"),X:t(()=>K,"X")});var U=a(73496);const P="gene_distilled_",
k=.8;function K({type:T,id:S,value:l}){if(T==="Gene"){const E=S.startsWith(P)?k:1;return{kind:"gene",id:S,gene:S,patterns:R(
l.signals_match),weight:E}}if(T!=="Capsule"||C(l.outcome))return;const{gene:h,trigger:v,confidence:M,success_streak:O}=l;
return{kind:"capsule",id:S,gene:typeof h=="string"?h:void 0,patterns:R(v),weight:Math.min(1,W(M))*Math.max(1,W(O))}}t(K,
"optionOf");function R(T){return Array.isArray(T)?T.filter(S=>typeof S=="string"):[]}t(R,"strings");function W(T){return typeof T==
"number"?Math.max(0,T):0}t(W,"numberOf");function C(T){return(0,U.O)(T)&&T.status==="failed"}t(C,"hasFailed")}),94915:((ct,z,a)=>{
a.d(z,{E:t(()=>R,"E"),z:t(()=>W,"z")});var U=a(2856),P=a(14953),k=a(27048),K=a(49761);function R(h){const v=C(h),M=(0,k.
lq)(h);return M===void 0?v:{...v,matches:t(O=>O.signature===M||v.matches(O),"matches")}}t(R,"compilePattern");function W(h,v){
const{matches:M}=R(h);return v.some(O=>M((0,K.o)(O)))}t(W,"matchesSignals");function C(h){const v=h.lastIndexOf("/");if(h.
startsWith("/")&&v>0){const M=h.slice(1,v),O=h.slice(v+1);return T(M,O)?S(M,O,h):l([h])}return!h.startsWith("/")&&h.includes(
"|")?{...l(h.split("|").map(M=>M.trim())),kind:"aliases"}:l([h])}t(C,"compileWritten");function T(h,v){try{return new RegExp(
h,v),!0}catch{return!1}}t(T,"isExpression");function S(h,v,M){const O=U.L3.translateRegExp(h),E=(0,P.Z)(v.includes("y")?
`\\A(?:${O})`:O,{ignoreCase:v===""||v.includes("i"),multiline:v.includes("m"),dotAll:v.includes("s")});return"error"in E?
{...l([M]),unsupported:E.error}:{kind:"expression",matches:t(({text:L})=>E.matches(L),"matches"),cost:E.size}}t(S,"expre\
ssion");function l(h){const v=h.filter(M=>M!=="").map(M=>M.toLowerCase());return{kind:"substring",matches:t(M=>v.some(O=>M.
lowerCase.includes(O)),"matches"),cost:v.length}}t(l,"containing")}),49761:((ct,z,a)=>{a.d(z,{o:t(()=>P,"o")});var U=a(27048);
function P(k){return{text:k,lowerCase:k.toLowerCase(),signature:(0,U.lq)(k)}}t(P,"signalOf")}),853:((ct,z,a)=>{a.d(z,{Rh:t(
()=>K,"Rh"),Uy:t(()=>W,"Uy"),h9:t(()=>k,"h9"),jB:t(()=>P,"jB"),mm:t(()=>R,"mm")});var U=a(77598);function P(S,l){const h=S.
map(T),v=new Map(C(h).map((M,O)=>[M,O%l+1]));return h.map(M=>M===void 0?void 0:v.get(M))}t(P,"partition");function k(S,l){
return Math.min(l,C(S.map(T)).length)}t(k,"shardsFor");function K(S){return S.map(({commands:l})=>l.every(h=>h.plan!==void 0||
R(h))?l.map(({command:h})=>h):[])}t(K,"commandsToRun");function R({plan:S,verdict:l,findings:h}){return S===void 0&&l!==
"block"&&h.some(({rule:v})=>v==="target-not-judged")}t(R,"isPending");function W({index:S,of:l},h){const v=P(K(h),l);return new Set(
h.filter((M,O)=>v[O]===S))}t(W,"genesIn");function C(S){return[...new Set(S)].filter(l=>l!==void 0).sort()}t(C,"distinct");
function T(S){if(S.length===0)return;const l=[...new Set(S)].sort().join(`
`);return(0,U.createHash)("sha256").update(l).digest("hex")}t(T,"hashOf")}),21339:((ct,z,a)=>{a.d(z,{Az:t(()=>K,"Az"),Id:t(
()=>k,"Id"),W8:t(()=>R,"W8")});var U=a(2503),P=a(83215);const k=U.YjP().regex(/^[1-9]\d{0,2}\/[1-9]\d{0,2}$/,"Expected a\
 shard and the number of shards, such as 2/8").transform(W=>{const[C,T]=W.split("/").map(Number);return{index:Number(C),
of:Number(T)}}).refine(({index:W,of:C})=>W<=C&&C<=P.hH,{error:`Expected a shard of at most ${P.hH}, such as 2/8`});function K({
index:W,of:C}){return`${W}/${C}`}t(K,"shardName");function R({verdict:W,shards:C=[]}){const[T]=C;return T&&C.length<T.of?
T.verdict:W}t(R,"ownVerdict")})};
