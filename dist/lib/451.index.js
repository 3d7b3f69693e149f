var z=Object.defineProperty;var n=(R,I)=>z(R,"name",{value:I,configurable:!0});export const id=451,ids=[451],modules={19202:((R,I,o)=>{o.d(I,{zK:n(()=>g,"zK"),ry:n(()=>P,"ry")});var y=o(37428),$=o(81184),
u=o(74891),M=o(24234),h=o(35602),d=o(82573),_=o(38815);function l(v,w,D){const A=new _.HN,T=(0,_.Tp)(v,{lineCounter:A,prettyErrors:!1}),
C=T.contents===null?void 0:T.getIn(w,!0);if(!(0,_.jn)(C)||C.value!==D||!C.range)return;const{line:x,col:U}=A.linePos(C.range[0]);
return`${x}:${U}`}n(l,"placeIn");var m=o(68956),a=o(60237),i=o(90335),r=o(40169),E=o(30800),t=o(45471),e=o(71757),s=o(44591),
c=o(41581),f=o(80530);function p({families:v,patterns:w}){const D=v.flatMap((T,C)=>W(["families",C],B(T)));if(D.length>0)
return D;const A=(0,t.Fv)(v);return w.flatMap((T,C)=>W(["patterns",C],O(T,A)))}n(p,"checkCommandPolicy");function g({policy:v,
path:w=d.l$,text:D=""}){return p(v).map(({message:A,pointer:T,value:C})=>{const x=l(D,T,C);return`${x===void 0?w:`${w}:${x}`}\
: ${A}`})}n(g,"failedExamples");function P(v){const w=g(v);if(w.length!==0)throw new h.ue("policy_invalid",`Examples of \
the policy fail:
${w.join(`
`)}`,"Correct the example, or its family or pattern; `gene-gate policy test` runs the examples.")}n(P,"requireExamples");
function B(v){const w=r.cY.safeParse(v);if(!w.success)return[{message:`family ${v.name}: ${y.S1(w.error)}`,pointer:["nam\
e"],value:v.name}];const D=(0,t.LX)(v),A=b(D);return A.length>0?A:[...L(D,"evolver",T=>j(T,D)),...L(D,"curated",T=>k(T,D)),
...L(D,"workspace",T=>K(T,D))]}n(B,"checkFamily");function L(v,w,D){const{match:A=[],not_match:T=[]}=v[w]??{},C=n(x=>`fa\
mily ${v.name}: ${w} ${x} its example`,"say");return W([w],[...S("match",A,x=>!D(x),C("rejects")),...S("not_match",T,D,C(
"accepts"))])}n(L,"checkExamples");function O({name:v,regex:w,match:D,not_match:A},T){const C=(0,f.Eb)(w);if("error"in C)
return[{message:`${v}: the pattern ${C.error}`,pointer:["regex"],value:w}];const x=n(U=>(0,M.n)((0,M.G)(U)).some(N=>C.matches(
(0,f.et)(N,T))),"finds");return[...S("match",D,U=>!x(U),`${v}: does not match`),...S("not_match",A,x,`${v}: matches`)]}n(
O,"checkPattern");function b({name:v,evolver:w}){try{return w&&(0,$.LA)(v,w),[]}catch(D){const{message:A}=D;return[{message:`\
family ${v}: ${A}`,pointer:["evolver","flags"],value:v}]}}n(b,"checkTables");function j(v,w){const D=(0,E.m1)({programs:[
w.name],families:[w]}),{invocation:A,problems:T}=(0,u.u)(v,{programs:D}),C=T.map(a.Lb);return A?.family!==void 0&&C.every(
({severity:x})=>x!=="error")}n(j,"evolverAccepts");function k(v,w){const D=(0,u.u)(v),[A,...T]=(0,s.Y)(D);if(w.curated===
void 0||A?.text!==w.name)return!1;const C=new i.N((0,i.P)(void 0,m.zj,"linux",{})),{reasons:x}=(0,e.Q)(w,w.curated,T,C);
return(0,s.l)(D).length+x.length===0}n(k,"curatedAccepts");function K(v,w){return(0,M.n)((0,M.G)(v)).every(D=>D.words[0]?.
text===w.name&&(0,c.F)(D,w).length===0)}n(K,"workspaceAccepts");function S(v,w,D,A){return w.flatMap((T,C)=>D(T)?[{message:`${A}\
 ${T}`,pointer:[v,C],value:T}]:[])}n(S,"failing");function W(v,w){return w.map(D=>({...D,pointer:[...v,...D.pointer]}))}
n(W,"within")}),66428:((R,I,o)=>{o.d(I,{P:n(()=>d,"P"),Y:n(()=>_,"Y")});var y=o(14006),$=o(70908),u=o(125);const M={path:"\
node_modules",at:"anywhere"},h={dot:!0,nonegate:!0};function d(m=[],a=[M]){const i=m.flatMap(e=>(0,u.j7)(e)||[]),r=i.length>
0?y(i,h):()=>!1,E=n(e=>a.some(s=>s.at!=="home"&&(e===s.path||s.at==="anywhere"&&e.endsWith(`/${s.path}`))),"isDependency"),
t=n((e,s)=>s(e)||(0,$.Zv)(e).some(s),"isIn");return{cover:n(e=>t(e,E)||t(e,r),"cover"),areBuilt:n(e=>t(e,r)&&!t(e,E),"ar\
eBuilt"),mayBeIn:n(e=>i.some(s=>l(s.split("/"),e.split("/"))),"mayBeIn")}}n(d,"additionsOf");function _(m){const{cover:a}=d(
[],m);return{cover:n(()=>!0,"cover"),areBuilt:n(i=>!a(i),"areBuilt"),mayBeIn:n(()=>!1,"mayBeIn")}}n(_,"everything");function l([
m,...a],[i,...r]){return m===void 0?!1:i===void 0||m.includes("**")||/[{(]/.test(m)?!0:y.isMatch(i,m,h)&&l(a,r)}n(l,"lea\
dsInto")}),55509:((R,I,o)=>{o.d(I,{I2:n(()=>h,"I2"),Xy:n(()=>l,"Xy"),b4:n(()=>d,"b4"),gZ:n(()=>u,"gZ"),k_:n(()=>_,"k_")});
var y=o(35602),$=o(53265);const u=16*1024*1024,M=256*1024*1024;async function h(r,E){const t=[...new Set(E)];if(t.length===
0)return new Map;const e=await r.objects(["cat-file","--batch-check"],{input:m(t)}),s=new Map;for(const c of e.toString(
"latin1").split(`
`)){const[f="",p="",g=""]=c.split(" ");g!==""&&s.set(f,{oid:f,type:p,size:Number(g)})}for(const c of t)if(!s.has(c))throw a(
c);return s}n(h,"blobInfo");async function d(r,E,t=u){const e=await h(r,E);for(const{oid:s,type:c,size:f}of e.values()){
if(c!=="blob")throw i(`object ${s} is a ${c}, not a file`);if(f>t)throw i(`object ${s} has ${f} bytes, more than ${t}`)}
return _(r,[...e.values()])}n(d,"readBlobs");async function _(r,E){const t=new Map(E.map(({oid:p,size:g})=>[p,g]));if(t.
size===0)return new Map;const e=[...t.values()].reduce((p,g)=>p+g,0);if(e>M)throw i(`${t.size} files have ${e} bytes, mo\
re than ${M}`);const s=await r.objects(["cat-file","--batch"],{input:m(t.keys())}),c=new Map;let f=0;for(const p of t.keys()){
const g=s.indexOf(10,f),[,P,B]=s.toString("latin1",f,g).split(" ");if(P!=="blob")throw a(p);const L=g+1;f=L+Number(B),c.
set(p,s.subarray(L,f)),f++}return c}n(_,"readCheckedBlobs");function*l(r){let E=[],t=0;for(const e of r)E.length>0&&t+e.
size>M&&(yield E,E=[],t=0),E.push(e),t+=e.size;E.length>0&&(yield E)}n(l,"batches");function m(r){return[...r].map(E=>`${E}\

`).join("")}n(m,"lines");function a(r){return new y.ue("file_unreadable",`Object ${r} is missing from this clone`,$.gG)}
n(a,"missing");function i(r){return new y.ue("file_unreadable",`Cannot read files of the commit: ${r}`,"Keep generated a\
nd binary data out of the files that the gate reads.")}n(i,"unreadable")}),85750:((R,I,o)=>{o.d(I,{F:n(()=>$,"F"),I:n(()=>y,
"I")});function y(u){if(u.isSymbolicLink())return"symlink";if(u.isDirectory())return"directory";if(u.isFile())return(u.mode&
73)===0?"file":"executable"}n(y,"kindOf");function $(u){return process.platform==="win32"&&u==="executable"?"file":u}n($,
"onThisPlatform")}),86930:((R,I,o)=>{o.d(I,{$:n(()=>i,"$"),j:n(()=>m,"j")});var y=o(73024),$=o(51455),u=o(76760),M=o(35602),
h=o(55509),d=o(70908),_=o(85750),l=o(31008);function m(s,c=h.gZ){const f=(0,u.resolve)(s),p=`the folder ${s}`,g=n(O=>e(O,
()=>(0,y.lstatSync)((0,u.join)(f,O))),"look"),P=n(O=>{if(O==="")return{path:O,kind:"directory",tracked:!0};if(!(0,d.Zj)(
O)||!(0,d.Zv)(O).every(K=>g(K)?.isDirectory()))return;const b=g(O),j=b&&(0,_.I)(b);if(!b||!j)return;const k=j==="file"||
j==="executable"?{size:b.size}:{};return{path:O,kind:j,...k,tracked:!O.split("/").includes("node_modules")}},"stat"),B=n(
O=>P(O)?.kind!=="directory"?[]:(e(O,()=>(0,y.readdirSync)((0,u.join)(f,O),{encoding:"buffer"}))??[]).map(j=>P(O===""?(0,l.
q)(j):`${O}/${(0,l.q)(j)}`)).filter(j=>j!==void 0).sort(d.bs),"list");function*L(O){for(const b of B(O))b.tracked&&(b.kind===
"directory"?yield*L(b.path):yield b)}return n(L,"walk"),{label:p,stat:P,list:B,files:n(()=>[...L("")].sort(d.bs),"files"),
readlink:n(O=>P(O)?.kind==="symlink"?e(O,()=>(0,l.q)((0,y.readlinkSync)((0,u.join)(f,O),{encoding:"buffer"}))):void 0,"r\
eadlink"),read:n(async(O,b=c)=>{const j=P(O);if(j?.kind!=="file"&&j?.kind!=="executable")throw(0,d.$y)(p,O);if((j.size??
0)>b)throw(0,d.g$)(p,O,j.size??0,b);return r((0,u.join)(f,O),O,p,b)},"read")}}n(m,"folderTree");const a=y.constants.O_RDONLY|
(y.constants.O_NOFOLLOW??0)|(y.constants.O_NONBLOCK??0);function i(s,c){return r((0,u.join)(s,c),c,`the folder ${s}`,1/0)}
n(i,"readOnDisk");async function r(s,c,f,p){try{const g=await(0,$.open)(s,a);try{const P=await g.stat();if(!P.isFile())throw(0,d.
$y)(f,c);if(P.size>p)throw(0,d.g$)(f,c,P.size,p);return await g.readFile()}finally{await g.close()}}catch(g){throw g instanceof
M.ue?g:E(c,g)}}n(r,"readRegularFile");function E(s,c){return new M.ue("file_unreadable",`Cannot read ${s}: ${c instanceof
Error?c.message:c}`,"Check the permissions of the file and of the folders above it.",{cause:c})}n(E,"unreadable");const t=new Set(
["ENOENT","ENOTDIR","ENAMETOOLONG"]);function e(s,c){try{return c()}catch(f){if(t.has(f.code??""))return;throw E(s,f)}}n(
e,"ifThere")}),3235:((R,I,o)=>{o.d(I,{e9:n(()=>h,"e9"),h0:n(()=>m,"h0"),wu:n(()=>M,"wu")});var y=o(35602),$=o(37836);const u=[
"--deepen=50","--deepen=200","--deepen=1000","--unshallow"];async function M(a,i,r,E=[i,r]){const t=[...u];for(;;){const e=await d(
a,i,r);if(e.certain){if(e.commit!==void 0)return e.commit;throw new y.ue("no_merge_base",`${m(i)} and ${m(r)} have no co\
mmon ancestor`,"Rebase the branch onto its target branch, or specify another --base.")}const s=t.shift();if(s===void 0)throw l(
`the merge base of ${m(i)} and ${m(r)}`);await _(a,[s],E)}}n(M,"mergeBase");async function h(a,i,r){const E=n(async()=>(await(0,$.
V3)(a,i)).includes(void 0),"missing");if(!await E())return;const t=(await a.shallowCommits()).size>0;if(await _(a,t?["--\
deepen=50"]:[],r),await E())throw l(`commit ${i.map(m).join(" or ")}`)}n(h,"requireCommits");async function d(a,i,r){const t=(await a.
objects(["merge-base",i,r],{accept:[1]})).toString().trim(),e=await a.shallowCommits();if(t==="")return{certain:e.size===
0};if(e.size===0)return{commit:t,certain:!0};const c=!(await a.objects(["rev-list",i,r,`^${t}`])).toString().split(`
`).some(f=>e.has(f));return{commit:t,certain:c}}n(d,"findMergeBase");async function _(a,i,r){const E=["--quiet","--no-ta\
gs","--no-recurse-submodules","--no-write-fetch-head"],t=n(e=>a.user(["fetch",...E,...i,"--","origin",...e]),"fetch");await t(
r).catch(()=>t([])).catch(e=>{throw l("part of the history",e)})}n(_,"fetchFromOrigin");function l(a,i){const r=i===void 0?
"":` (${i.message})`;return new y.ue("shallow_clone",`This clone lacks ${a}, and fetching it failed${r}`,"Set `fetch-dep\
th: 0` on actions/checkout; in a terminal, run git fetch --unshallow.",{cause:i})}n(l,"tooShallow");function m(a){return a.
slice(0,12)}n(m,"short")}),28911:((R,I,o)=>{o.d(I,{Z:n(()=>m,"Z")});var y=o(35602),$=o(55509),u=o(70908),M=o(53265),h=o(
3235),d=o(31008);const _=4096,l=/^(\d{6}) ([a-z]+) ([0-9a-f]{40,64}) +(\d+|-)\t/;async function m(e,s,{label:c=`commit ${(0,h.
h0)(s)}`,maxFileBytes:f=$.gZ}={}){const p=await e.objects(["ls-tree","-r","-t","-z","--long",s]),g=[...(0,d.K)(p)].map(r),
P=(0,u.nL)(g),B=g.filter(({kind:b})=>b==="symlink"),L=await(0,$.b4)(e,B.map(({oid:b=""})=>b),_),O=i(b=>a(e,b));return{...P,
label:c,readlink:n(b=>{const j=P.stat(b),k=j?.kind==="symlink"?L.get(j.oid??""):void 0;return k&&(0,d.q)(k)},"readlink"),
read:n(async(b,j=f)=>{const{kind:k,oid:K,size:S}=P.stat(b)??{};if(k!=="file"&&k!=="executable"||K===void 0||S===void 0)throw(0,u.
$y)(c,b);if(S>j)throw(0,u.g$)(c,b,S,j);return O({oid:K,size:S})},"read")}}n(m,"readTree");async function a(e,s){const c=new Map;
for(const f of(0,$.Xy)(s))for(const[p,g]of await(0,$.k_)(e,f))c.set(p,g);return c}n(a,"readInBatches");function i(e){let s=[],
c;return async f=>{s.push(f),c??=new Promise(g=>setImmediate(g)).then(()=>{const g=s;return s=[],c=void 0,e(g)});const p=(await c).
get(f.oid);if(p===void 0)throw new Error(`no content of ${f.oid}`);return p}}n(i,"coalesce");function r(e){const s=l.exec(
e.toString("latin1"));if(s===null)throw t(e);const[c,f="",p="",g="",P=""]=s,B=E(f,p);if(B===void 0)throw t(e);const L=(0,d.
q)(e.subarray(c.length)),O=B==="file"||B==="executable"?{size:Number(P)}:{};return{path:L,kind:B,oid:g,...O,tracked:!0}}
n(r,"parseEntry");function E(e,s){if(s==="tree")return"directory";if(s==="commit")return"submodule";if(e==="120000")return"\
symlink";if(e.startsWith("100"))return(Number.parseInt(e,8)&64)===0?"file":"executable"}n(E,"kindOf");function t(e){return new y.
ue("file_unreadable",`Git's list of files has the entry ${JSON.stringify((0,d.q)(e))}`,M.gG)}n(t,"unexpected")}),31008:((R,I,o)=>{
o.d(I,{K:n(()=>M,"K"),q:n(()=>$,"q")});var y=o(4573);function $(h){if((0,y.isUtf8)(h))return h.toString("utf8");let d="";
for(let _=0;_<h.length;){const l=u(h,_);d+=l>0?h.toString("utf8",_,_+l):String.fromCharCode(56320+(h[_]??0)),_+=Math.max(
l,1)}return d}n($,"decodePath");function u(h,d){for(let _=1;_<=4&&d+_<=h.length;_++)if((0,y.isUtf8)(h.subarray(d,d+_)))return _;
return 0}n(u,"characterLength");function*M(h){let d=0;for(let _=h.indexOf(0);_>=0;_=h.indexOf(0,d))yield h.subarray(d,_),
d=_+1;d<h.length&&(yield h.subarray(d))}n(M,"splitNul")}),37836:((R,I,o)=>{o.d(I,{ED:n(()=>d,"ED"),EX:n(()=>l,"EX"),FL:n(
()=>r,"FL"),J1:n(()=>a,"J1"),J9:n(()=>_,"J9"),TS:n(()=>m,"TS"),V3:n(()=>$,"V3"),fY:n(()=>E,"fY"),n6:n(()=>M,"n6"),od:n(()=>i,
"od")});var y=o(35602);async function $(t,e){const s=await M(t,e.filter(u)),c=e.includes("HEAD")?await h(t):void 0;return await d(
t,e.map(f=>f==="HEAD"?c:u(f)?s.get(f):f))}n($,"lookUpCommits");function u(t){return t.startsWith("refs/")}n(u,"isRef");async function M(t,e){
if(e.length===0)return new Map;const s=new Set(e),g=(await t.user(["for-each-ref","--format=%(objectname) %(refname)",...s])).
toString().split(`
`).map(P=>{const B=P.indexOf(" ");return[P.slice(B+1),P.slice(0,B)]});return new Map(g.filter(([P])=>s.has(P)))}n(M,"rea\
dRefs");async function h(t){const e=["show-ref","--verify","--hash","HEAD"],s=(await t.user(e,{accept:[1,128]})).toString().
trim();return s===""?void 0:s}n(h,"readHead");async function d({objects:t},e){if(e.every(p=>p===void 0))return e.map(()=>{});
const s=e.map((p="missing")=>`${p}^{commit}
`).join(""),f=(await t(["cat-file","--batch-check=%(objectname)"],{input:s})).toString().split(`
`);return e.map((p,g)=>{const P=f[g]??"";return m(P)?P:void 0})}n(d,"peelToCommits");async function _(t,e){const s=await $(
t,e),c=s.indexOf(void 0);if(c>=0)throw l(e[c]??"");return s}n(_,"resolveCommits");function l(t){return t==="HEAD"?new y.
ue("ref_not_found","The repository has no commits yet","Create a commit first, then gate the next change."):new y.ue("re\
f_not_found",`unknown revision ${t}`,"Check the spelling (git branch --all); if it is on the remote only, run git fetch.\
 With actions/checkout, set `fetch-depth: 0`.")}n(l,"unknownRevision");function m(t){return/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.
test(t)}n(m,"isObjectId");const a=["refs/remotes/origin/HEAD","refs/remotes/origin/main","refs/remotes/origin/master","r\
efs/heads/main","refs/heads/master"];async function i(t){return(await $(t,a)).find(s=>s!==void 0)}n(i,"findDefaultBranch\
Tip");async function r(t){const e=await i(t);if(e!==void 0)return e;throw new y.ue("ref_not_found","No default branch fo\
und: origin/HEAD, main and master do not exist","Specify the commit to compare with: --base REF.")}n(r,"defaultBranchTip");
async function E(t,e){const s=(await t.objects(["cat-file","commit",e])).toString("latin1");return[...s.slice(0,s.indexOf(
`

`)).matchAll(/^parent ([0-9a-f]+)$/gm)].map(([,f])=>f??"")}n(E,"parentsOf")}),11953:((R,I,o)=>{o.d(I,{w:n(()=>$,"w")});var y=o(
70908);function $(u,M,h){const d=n(l=>u.stat(l)===void 0&&(h.cover(l)||h.mayBeIn(l))&&(0,y.Zv)(l).every(m=>(u.stat(m)?.kind??
"directory")==="directory"),"isOnDiskOnly"),_=n(l=>{if(!d(l))return u.stat(l);const m=M.stat(l),a=h.cover(l)||m?.kind===
"directory";if(!(!m||!a))return{...m,tracked:!1,...h.areBuilt(l)&&{built:!0}}},"stat");return{label:u.label,stat:_,readlink:n(
l=>(d(l)?M:u).readlink(l),"readlink"),read:n((l,m)=>(d(l)?M:u).read(l,m),"read"),list:n(l=>{const m=M.list(l).flatMap(({
path:a})=>(d(a)?_(a):void 0)??[]);return[...u.list(l),...m].sort(y.bs)},"list"),files:n(()=>u.files(),"files")}}n($,"wit\
hAdditions")}),44828:((R,I,o)=>{o.d(I,{e:n(()=>d,"e")});var y=o(51455),$=o(76760),u=o(35602),M=o(31008);const h=Buffer.from(
[0]);async function d(a){const i=await m(a);return await i(["update-index","-z","--index-info"],await _(a)),await i(["ad\
d","--all","--","."]),(await i(["write-tree"])).toString().trim()}n(d,"snapshotWorktree");async function _(a){const i=[];
for(const r of(0,M.K)(await a.user(["ls-files","-t","--stage","-z"]))){const E=r[0]===83,t=r.subarray(r.indexOf(9)+1);if(E&&
!await l(a,t))throw new u.ue("checkout_differs",`The checkout is sparse and lacks ${JSON.stringify((0,M.q)(t))}`,"Run gi\
t sparse-checkout disable, or gate a commit (without --worktree).");i.push(r.subarray(2),h)}return Buffer.concat(i)}n(_,
"stagedEntries");async function l({directory:a},i){return(0,y.lstat)(Buffer.concat([Buffer.from(`${a}/`),i])).then(()=>!0,
r=>{if(r.code==="ENOENT"||r.code==="ENOTDIR")return!1;throw new u.ue("file_unreadable",`Cannot examine ${JSON.stringify(
(0,M.q)(i))} (${r.code})`,"Check the permissions of the folders above the file.",{cause:r})})}n(l,"isOnDisk");async function m(a){
const i=await(0,y.mkdtemp)((0,$.join)(a.temporary,"index-")),r={...a.privateStore,GIT_INDEX_FILE:(0,$.join)(i,"index")};
return(E,t)=>a.user(E,{env:r,...t&&{input:t}})}n(m,"temporaryIndex")})};
