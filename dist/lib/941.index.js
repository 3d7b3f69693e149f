var vt=Object.defineProperty;var n=(V,L)=>vt(V,"name",{value:L,configurable:!0});export const id=941,ids=[941],modules={65789:((V,L,i)=>{i.d(L,{a:n(()=>P,"a")});const x=new Set(["file-too-large","file-\
not-utf8","file-not-regular","file-not-json","json-too-deep","too-many","duplicate-key","forbidden-key"]);function P(m){
return new Set(m.filter(({rule:M})=>x.has(M)).map(({location:M})=>M.path))}n(P,"ambiguousFiles")}),26095:((V,L,i)=>{i.d(
L,{a:n(()=>m,"a")});var x=i(14006);const P="**/memory_graph*.jsonl";function m({assets:M}){return x(M.include,{dot:!0,nonegate:!0,
ignore:P})}n(m,"assetPathTest")}),5476:((V,L,i)=>{i.d(L,{z:n(()=>M,"z")});const x=10,P=13,m=new Set([32,9,x,P]);function M(r,p){
if($(p,r))return{kind:"appended",from:r.length};const l=D(r),E=D(p);let k=0;for(let h=l.next().value;h;){const I=l.next().
value,F=E.next().value;if(!F||!S(h.bytes,F.bytes,I===void 0))return{kind:"rewritten",line:h.line};k=F.end,h=I}return{kind:"\
appended",from:k}}n(M,"continuationOf");function $(r,p){return p.length>r.length||p.compare(r,0,p.length)!==0?!1:p.length===
0||p.length===r.length||p.at(-1)===x}n($,"startsWithLines");function*D(r){let p=0;for(let l=0;l<r.length;){const E=r.indexOf(
x,l),k=E<0?r.length:E,h=r.subarray(l,k);l=Math.min(k+1,r.length),p+=1,j(h)||(yield{bytes:h,line:p,end:l})}}n(D,"recordsO\
f");function j(r){for(const p of r)if(!m.has(p))return!1;return!0}n(j,"isBlank");function S(r,p,l){return l?f(r).equals(
f(p)):r.equals(p)}n(S,"isKept");function f(r){return r.at(-1)===P?r.subarray(0,-1):r}n(f,"withoutReturn")}),47322:((V,L,i)=>{
i.d(L,{c:n(()=>x,"c"),u:n(()=>P,"u")});function x({kind:m,asset:M,before:$}){if(m!=="added"&&m!=="modified")return[];const D=new Set(
m==="modified"&&$?P($).map(({gene:j})=>j):[]);return P(M).filter(({gene:j})=>!D.has(j))}n(x,"newNamings");function P(m){
const{gene:M,genes_used:$}=m.value;return m.type==="Capsule"?typeof M=="string"?[{by:m,gene:M,pointer:["gene"]}]:[]:m.type!==
"EvolutionEvent"||!Array.isArray($)?[]:$.flatMap((D,j)=>typeof D=="string"?[{by:m,gene:D,pointer:["genes_used",j]}]:[])}
n(P,"namings")}),26005:((V,L,i)=>{i.d(L,{p:n(()=>x,"p")});function x(P){return P.map(m=>`/${String(m).replaceAll("~","~0").
replaceAll("/","~1")}`).join("")}n(x,"pointerText")}),33597:((V,L,i)=>{i.d(L,{i:n(()=>P,"i")});const x=1e3;function P({value:m}){
const{validation:M}=m;return M===void 0?{kind:"missing"}:Array.isArray(M)?M.length>x?{kind:"not_a_list",expected:`a list\
 of at most ${x} strings`}:{kind:"list",entries:M.map((D,j)=>({value:D,pointer:["validation",j]}))}:{kind:"not_a_list",expected:"\
a list of strings"}}n(P,"validationCommands")}),9069:((V,L,i)=>{i.d(L,{A:n(()=>M,"A"),g:n(()=>$,"g")});var x=i(26095),P=i(
75482),m=i(64584);function M(f,r,p){const l=f.files.flatMap(P.eZ);if(r.blast_radius.counting==="reference")return new Map(
l.filter(h=>!(0,m.R)(h)).map(h=>[h,"reference"]));const E=new Set(f.files.filter(({status:h})=>h==="added").map(({path:h})=>h)),
k=p.filter(({change:{kind:h}})=>h==="added"||h==="modified").flatMap(({commands:h})=>h.flatMap(({reading:I})=>I.targets)).
flatMap(({kind:h,via:I,path:F})=>h==="file"&&I===void 0&&F!==void 0?[F]:[]);return new Map([...k.filter(h=>E.has(h)).map(
h=>[h,"validation_script"]),...l.filter((0,x.a)(r)).map(h=>[h,"asset_store"])])}n(M,"exemptPaths");function $(f,r,p){return f.
files.flatMap(l=>(0,P.eZ)(l).map(E=>D(l,E,r.get(E),p))).sort((l,E)=>E.lines-l.lines||(l.path<E.path?-1:1))}n($,"countedF\
iles");function D(f,r,p,l){const E={path:r,...p&&{exempt:p}};if(r!==f.path)return{...E,lines:0};const k=S(f,l);return{...E,
lines:(0,P.Dx)(f),...k&&{veil:k}}}n(D,"countedFile");const j=1e3;function S({binary:f,status:r,path:p,added:l},E){if(f)return"\
binary";const{size:k=0}=r==="added"?E.stat(p)??{}:{};return k>j*Math.max(1,l)?"long_lines":void 0}n(S,"hiddenReasonOf")}),
64584:((V,L,i)=>{i.d(L,{R:n(()=>j,"R")});const x=new Set(["event.json","temp_gep_output.json","temp_evolution_output.jso\
n","evolution_error.log"]),P=["logs","memory","assets/gep","out","temp","node_modules"],m=/capsule|events?\.jsonl$/i,M=new Set(
["index.js","package.json"]),$=["src","scripts","config"],D=/\.(?:[cm]?js|tsx?|json|ya?ml|toml|ini|sh)$/i;function j(f){
return x.has(f)||S(f,P)||m.test(f)?!1:M.has(f)||S(f,$)||D.test(f)}n(j,"isCountedByReference");function S(f,r){return r.some(
p=>f===p||f.startsWith(`${p}/`))}n(S,"isIn")}),90590:((V,L,i)=>{i.d(L,{c:n(()=>Hn,"c"),A:n(()=>Pn,"A")});var x=i(38208),
P=i(82573),m=i(60237),M=i(68132),$=i(48384),D=i(20090),j=i(57975),S=i(125),f=i(38815);const r=".github/workflows",p=1024*
1024;async function l(e){const o=e.list(r).map(({path:v})=>v);return(await Promise.all(o.filter(v=>/\.ya?ml$/.test(v)).map(
v=>E(e,v)))).filter(v=>v!==void 0)}n(l,"readWorkflows");async function E(e,o){const{kind:d,size:v=0}=e.stat(o)??{};if(d!==
"file"&&d!=="executable")return;if(v>p)return{path:o,text:"",value:void 0};const _=(await e.read(o)).toString("utf8");return{
path:o,text:_,value:k(_)}}n(E,"readActionsFile");function k(e){try{const o=(0,f.Tp)(e,{prettyErrors:!1});if(o.errors.length>
0)return;const d=o.toJS({maxAliasCount:100});return h(d)?d:void 0}catch{return}}n(k,"parseMapping");function h(e){return typeof e==
"object"&&e!==null&&!Array.isArray(e)}n(h,"isMapping");function I({value:e}){const o=h(e?.jobs)?Object.entries(e.jobs):[];
return new Map(o.filter(d=>h(d[1])))}n(I,"jobsOf");function F({steps:e}){return Array.isArray(e)?e.filter(h):[]}n(F,"ste\
psOf");const H=/gene-gate/i,un=10,ln=64*1024;async function vn(e,o){const d=new Set,v=await N(e),_=new Map(o.map(T=>[T.path,
T]));async function R(T,X){const[G=""]=T.split("@");if(!G.startsWith("./"))return H.test(G);const Z=(0,S.j7)(G);if(Z===void 0||
X>un)return!1;const sn=_.get(Z);if(sn)return(await dn(sn,X+1)).size>0;for(const gn of["action.yml","action.yaml"]){const Sn=await E(
e,Z===""?gn:`${Z}/${gn}`);if(Sn&&await y(Sn,X+1))return d.add(Sn.path),!0}return!1}n(R,"usesGate");async function y({value:T},X){
return typeof T?.name=="string"&&H.test(T.name)?!0:h(T?.runs)&&await C(T.runs,X)}n(y,"isGateAction");async function C(T,X){
let G=!1;for(const{uses:Z,run:sn}of F(T))typeof Z=="string"&&await R(Z,X)&&(G=!0),typeof sn=="string"&&await K(sn)&&(G=!0);
return G}n(C,"stepsUseGate");async function K(T){const X=T.replaceAll(/^\s*#.*$/gm,"").split(/[\s;&|()"'`]+/);let G=X.some(
Z=>H.test(Z));for(const Z of X){v.gate.has(Z)&&(d.add("package.json"),G=!0);const sn=(0,S.j7)(Z);sn&&v.isGateItself&&/^dist\/(?:cli|action)\b/.
test(sn)&&(G=!0),sn&&await en(sn)&&(d.add(sn),G=!0)}return G}n(K,"runsGate");async function en(T){const{kind:X,size:G=0}=e.
stat(T)??{};return X!=="file"&&X!=="executable"||G>ln?!1:H.test((await e.read(T)).toString("utf8"))}n(en,"isGateScript");
async function dn(T,X){const G=new Set;for(const[Z,sn]of I(T)){const gn=typeof sn.uses=="string"&&await R(sn.uses,X);(await C(
sn,X)||gn)&&G.add(Z)}return G}n(dn,"gateJobs");const J=new Map;for(const T of o){const X=await dn(T,0);X.size>0&&J.set(T.
path,X)}return{jobs:J,files:d}}n(vn,"findGateUses");async function N(e){const o=await E(e,"package.json"),v=(h(o?.value?.
scripts)?Object.entries(o.value.scripts):[]).filter(([,_])=>typeof _=="string"&&H.test(_));return{gate:new Set(v.map(([_])=>_)),
isGateItself:o?.value?.name==="gene-gate"}}n(N,"packageScripts");function z(e,o,d){const{steps:v,name:_,...R}=e,{steps:y,
name:C,...K}=o;return[...W(R,K,d),...Q(e,o,d)]}n(z,"jobEdits");function W(e,o,d){return[...new Set([...Object.keys(e),...Object.
keys(o)])].filter(_=>!(0,j.isDeepStrictEqual)(e[_],o[_])).map(_=>`\`${d===""?"":`${d}.`}${_}\` ${Y(e[_],o[_])}`)}n(W,"ke\
yEdits");function Y(e,o){return e===void 0?"is added":o===void 0?"is removed":"changes"}n(Y,"editOf");function Q(e,o,d){
const[v,_]=[F(e),F(o)];if([e,o].some(({steps:y})=>y!==void 0&&!on(y))&&!(0,j.isDeepStrictEqual)(e.steps,o.steps))return[
`\`${d}.steps\` changes`];if(v.length!==_.length){const y=v.length<_.length?"added":"removed";return[`a step of \`${d}\` \
is ${y}`]}return v.flatMap((y,C)=>W(an(y,_[C]),an(_[C]??{}),`${d}.steps[${C}]`))}n(Q,"stepEdits");function on(e){return Array.
isArray(e)&&e.every(h)}n(on,"isStepList");function an(e,o){const{name:d,...v}=e,_=o?.uses;return rn(e.uses,_)?{...v,uses:_}:
v}n(an,"comparable");const q=/^v?(\d{1,9}(?:\.\d{1,9}){0,3})$/;function rn(e,o){if(typeof e!="string"||typeof o!="string")
return!1;const[d,v=""]=e.split("@"),[_,R=""]=o.split("@");if(d!==_||d===void 0||H.test(d))return!1;const[y,C]=[q.exec(v)?.[1],
q.exec(R)?.[1]];return y!==void 0&&C!==void 0&&An(y,C)<0}n(rn,"isUpdate");function An(e,o){const[d,v]=[e.split(".").map(
Number),o.split(".").map(Number)];for(let _=0;_<4;_++){const R=(d[_]??0)-(v[_]??0);if(R!==0)return R}return 0}n(An,"comp\
areVersions");function En(e,o){const[d,v]=[hn(e),hn(o)],_=[...d].flatMap(([y,C])=>{const K=v.get(y);return K===void 0?[`\
the event ${y} no longer starts the workflow`]:wn(y,C,K)?[`${y} starts the workflow less often`]:[]}),R=[...v.keys()].filter(
y=>!d.has(y));return{lost:_,added:R.map(y=>`${y} starts the workflow, too`)}}n(En,"compareTriggers");function hn(e){return typeof e==
"string"?new Map([[e,{}]]):Array.isArray(e)?new Map(e.map(o=>[String(o),{}])):h(e)?new Map(Object.entries(e).map(([o,d])=>[
o,d??{}])):new Map}n(hn,"eventsOf");const Mn=new Set(["branches","tags","paths"]),On=new Set(["branches-ignore","tags-ig\
nore","paths-ignore"]),nn=["opened","synchronize","reopened"],mn=new Map([["pull_request",nn],["pull_request_target",nn]]);
function wn(e,o,d){return(0,j.isDeepStrictEqual)(o,d)?!1:Array.isArray(o)&&Array.isArray(d)?!kn(o,d):!h(o)||!h(d)?!0:[...new Set(
[...Object.keys(o),...Object.keys(d)])].some(_=>pn(_,e,o,d))}n(wn,"isNarrower");function pn(e,o,d,v){const[_,R]=[d[e],v[e]];
if((0,j.isDeepStrictEqual)(_,R))return!1;if(e==="types"){const K=mn.get(o),[en,dn]=[_??K,R??K];return dn!==void 0&&(en===
void 0||!kn(_n(en),_n(dn)))}if(!Mn.has(e)&&!On.has(e))return!0;if(R===void 0)return!1;if(_===void 0)return!0;const[y,C]=[
_n(_),_n(R)];return[...y,...C].some(K=>String(K).startsWith("!"))?!0:Mn.has(e)?!kn(y,C):!kn(C,y)}n(pn,"isNarrowerIn");function _n(e){
return Array.isArray(e)?e:[e]}n(_n,"listOf");function kn(e,o){return e.every(d=>o.some(v=>(0,j.isDeepStrictEqual)(d,v)))}
n(kn,"isSubset");function Rn(e,o,d){if(o.text===e.text)return yn(d);if(o.value===void 0)return Ln("it is no longer a val\
id workflow");const v=En(e.value?.on,o.value.on),_=[...d].map(R=>Tn(R,e,o));return{weakened:[...v.lost,...W(jn(e),jn(o),
""),..._.flatMap(({edits:R})=>R),...xn(d,e,o)],tightened:v.added,gateJobs:_.flatMap(({id:R})=>R??[])}}n(Rn,"compareWorkf\
lows");function yn(e){return{weakened:[],tightened:[],gateJobs:[...e]}}n(yn,"unchanged");function Ln(...e){return{weakened:e,
tightened:[],gateJobs:[]}}n(Ln,"weakened");function jn({value:e={}}){const{on:o,jobs:d,name:v,"run-name":_,...R}=e;return R}
n(jn,"settingsOf");function Tn(e,o,d){const v=I(o).get(e)??{},_=I(d),R=_.get(e);if(R!==void 0)return{id:e,edits:z(v,R,`j\
obs.${e}`)};const y=[..._].find(([C,K])=>!I(o).has(C)&&z(v,K,"").length===0);return y!==void 0?{id:y[0],edits:[]}:{edits:[
`the job \`${e}\`, which runs the gate, is removed`]}}n(Tn,"findJob");const Un=["if","needs","strategy","uses"];function xn(e,o,d){
const[v,_]=[I(o),I(d)],R=new Set([...e].flatMap(y=>bn(v.get(y))));for(const y of R)for(const C of bn(v.get(y)))R.add(C);
return[...R].filter(y=>!e.has(y)).flatMap(y=>{const[C,K]=[v.get(y),_.get(y)];return K===void 0?[`the job \`${y}\`, which \
the gate needs, is removed`]:Un.filter(en=>!(0,j.isDeepStrictEqual)(C?.[en],K[en])).map(en=>`\`jobs.${y}.${en}\` changes,\
 and the gate needs this job`)})}n(xn,"neededEdits");function bn(e){const o=e?.needs;return(Array.isArray(o)?o:[o]).filter(
d=>typeof d=="string")}n(bn,"needsOf");async function Fn(e,o){const[d,v]=await Promise.all([l(e),l(o)]),[_,R]=[await vn(
e,d),await vn(o,v)],y=new Map,C=new Map,K=new Set(d.map(({path:J})=>J)),en=new Set;for(const J of d){const T=_.jobs.get(
J.path);if(T===void 0)continue;const{path:X,change:G}=Nn(J,T,v,K);G.weakened.length>0&&y.set(J.path,G.weakened),G.tightened.
length>0&&C.set(X,G.tightened);for(const Z of G.gateJobs)en.add(`${X} ${Z}`)}for(const J of _.files){const T=await Wn(J,
e,o);T.length>0&&y.set(J,T)}const dn=Xn(d,_);for(const[J,T]of zn(dn,d,v,en))y.set(J,[...y.get(J)??[],...T]);for(const J of R.
jobs.keys())K.has(J)&&_.jobs.has(J)||[...en].some(T=>T.startsWith(`${J} `))||C.set(J,["it runs the gate"]);return{weakened:y,
tightened:C}}n(Fn,"compareGateFiles");function Nn(e,o,d,v){const _=d.find(({path:y})=>y===e.path);if(_)return{path:_.path,
change:Rn(e,_,o)};for(const y of d){if(v.has(y.path))continue;const C=Rn(e,y,o);if(C.weakened.length===0)return{path:y.path,
change:C}}const R=["the workflow, which runs the gate, is removed, renamed or replaced"];return{path:e.path,change:{weakened:R,
tightened:[],gateJobs:[]}}}n(Nn,"successor");async function Wn(e,o,d){if(o.stat(e)?.oid!==void 0&&Bn(e,o,d))return[];const[
v,_]=[await E(o,e),await E(d,e)];return _===void 0?["the file, through which the gate runs, is removed"]:v?.text===_.text&&
$n(e,o,d)?[]:e==="package.json"?Gn(v?.value,_.value):/(?:^|\/)action\.ya?ml$/.test(e)?_.value===void 0?["it is no longer\
 a valid action"]:Kn(v?.value??{},_.value):["the script, which runs the gate, changes"]}n(Wn,"fileEdits");function Bn(e,o,d){
return o.stat(e)?.oid===d.stat(e)?.oid&&$n(e,o,d)}n(Bn,"isSame");function $n(e,o,d){return o.stat(e)?.kind===d.stat(e)?.
kind}n($n,"isSameKind");function Kn(e,o){const{name:d,description:v,author:_,branding:R,runs:y,...C}=e,{name:K,description:en,
author:dn,branding:J,runs:T,...X}=o;if(!h(y)||!h(T))return W(e,o,"");const{steps:G,...Z}=y,{steps:sn,...gn}=T;return[...W(
C,X,""),...W(Z,gn,"runs"),...Q(y,T,"runs")]}n(Kn,"actionEdits");function Gn(e,o){const d=n(y=>h(y?.scripts)?y.scripts:{},
"scripts"),[v,_]=[d(e),d(o)];return Object.keys(v).filter(y=>H.test(String(v[y]))).flatMap(y=>[y,`pre${y}`,`post${y}`]).
filter(y=>v[y]!==_[y]).map(y=>`the script \`${y}\`, which runs the gate, changes`)}n(Gn,"scriptEdits");function Xn(e,o){
const d=e.flatMap(v=>[...o.jobs.get(v.path)??[]].map(_=>Dn(_,I(v).get(_))));return new Set(d.length>0?[...d,"gene-gate"]:
[])}n(Xn,"gateNames");function Dn(e,o){return(typeof o?.name=="string"?o.name:e).trim()}n(Dn,"checkName");function*zn(e,o,d,v){
for(const _ of d){const R=o.find(({path:C})=>C===_.path),y=[...I(_)].filter(([C,K])=>{const en=R&&I(R).get(C),dn=Dn(C,K);
return(en===void 0||Dn(C,en)!==dn)&&e.has(dn)&&!v.has(`${_.path} ${C}`)});y.length>0&&(yield[_.path,y.map(([C])=>`the jo\
b \`${C}\` takes the name of the gate's check`)])}}n(zn,"takenNames");const Hn=(0,M.sy)({name:"gate-change",find:n(({policyPath:e,
changedNames:o,baseTree:d,tree:v})=>o.size===0?[]:Pn({policyPath:e,baseTree:d,tree:v}),"find")});async function Pn(e){const{
policyPath:o,baseTree:d,tree:v}=e,{weakened:_,tightened:R}=await Fn(d,v),y=o===void 0?[]:await Jn(d,v);return[...y.length>
0?[[P.l$,y]]:[],..._].map(([C,K])=>(0,m.gk)("gate-weakened",{path:C,effects:K},(0,D.kG)(C))).concat([...R].map(([C,K])=>(0,m.
gk)("gate-tightened",{path:C,effects:K},(0,D.kG)(C))))}n(Pn,"gateFindings");async function Jn(e,o){if(e.stat(P.l$)===void 0)
return[];const[d,v]=await Promise.all([(0,P._m)(e),(0,P._m)(o)]);if("mistakes"in d||"mistakes"in v)return[];const _=(0,x.
O)(d.policy,v.policy).filter(({loosens:y})=>y);return[...o.stat(P.l$)===void 0?["the policy is removed"]:[],..._.map($.zT)]}
n(Jn,"looserKeys")}),48384:((V,L,i)=>{i.d(L,{Xd:n(()=>j,"Xd"),zT:n(()=>p,"zT")});var x=i(38208),P=i(82573),m=i(41999),M=i(
60237),$=i(68132),D=i(20090);const j=(0,$.sy)({name:"policy-file",find:n(async({policyPath:l,changedNames:E,baseTree:k,tree:h,
policy:I})=>l===void 0?[]:[...E.has(l)?await f({baseTree:k,tree:h,policy:I}):[],...await S(h)],"find")});async function S(l){
const E=l.stat(P.l$)?void 0:await(0,m.s)(l);if(E===void 0)return[];const{path:k,fault:h}=E;return[(0,M.gk)("policy-mispl\
aced",{path:k,fault:h},(0,D.kG)(k))]}n(S,"misplacedPolicy");async function f(l){const[E,k]=await Promise.all([(0,P._m)(l.
baseTree),(0,P._m)(l.tree)]),h=P.l$;if("mistakes"in k)return k.mistakes.map(({line:H,column:un,message:ln})=>(0,M.gk)("p\
olicy-broken",{path:h,mistake:ln},{location:{path:h,line:H,column:un}}));const I="policy"in E?E.policy:l.policy,F=(0,x.O)(
I,k.policy).map(p);return[(0,M.gk)("policy-changed",{path:h,effects:F},(0,D.kG)(h))]}n(f,"policyChangeFindings");const r=160;
function p({key:l,change:E,direction:k}){const h=E.length>r?`${E.slice(0,r).replace(/[\ud800-\udbff]$/,"")}\u2026`:E;return`${l}\
: ${h}${k===void 0?"":` (${k})`}`}n(p,"effectWords")}),28034:((V,L,i)=>{i.d(L,{BC:n(()=>gt,"BC"),wH:n(()=>ht,"wH"),nk:n(
()=>_t,"nk"),XB:n(()=>mt,"XB")});var x=i(5476),P=i(19901),m=i(60237),M=i(68132),$=i(75482);const D=10;function j(t,s){let a=1;
for(let c=t.indexOf(D);c>=0&&c<s;c=t.indexOf(D,c+1))a+=1;for(let c=s;c<t.length;a+=1){const u=t.indexOf(D,c),g=u<0?t.length:
u,w=S(t.subarray(c,g));if(w!==void 0)return{line:a,problem:w};c=g+1}}n(j,"firstMalformedLine");function S(t){let s;try{const a=t.
toString("utf8").trim();if(a==="")return;s=JSON.parse(a)}catch{return"it is not a single JSON value"}return typeof s!="o\
bject"||s===null||Array.isArray(s)?"it is not a JSON object":typeof s.type=="string"?void 0:"it has no `type`"}n(S,"prob\
lemOf");var f=i(20090);const r=/^100/,p=10,l=(0,M.sy)({name:"audit-logs",find:n(async({change:t,assets:s,policy:a,baseTree:c,
tree:u})=>{const{audit_log:g}=a.blast_radius;return(await E(t,g,async O=>{const A=c.stat(O)===void 0,[b,U]=await Promise.
all([A?Buffer.alloc(0):c.read(O,P.w),u.read(O,P.w)]);return{before:b,after:U}})).filter(({rule:O,location:A})=>O!=="audi\
t-log-malformed"||!s.problems.some(b=>k(b,A)))},"find")});async function E(t,s,a){const c=t.files.filter(u=>(0,$.eZ)(u).
some(P.e));return s==="forbidden"?c.flatMap(u=>(0,$.eZ)(u).filter(P.e).map(g=>(0,m.gk)("audit-log-changed",{path:g},(0,f.
kG)(g)))):(await Promise.all(c.map(u=>h(u,a)))).flat()}n(E,"auditLogFindings");function k({rule:t,location:{path:s,line:a}},c){
return s!==c?.path?!1:a===c.line||t==="file-not-json"&&a>c.line}n(k,"tells");async function h(t,s){const{path:a,oldPath:c,
status:u}=t,g=[];if(c!==void 0&&(0,P.e)(c)&&g.push((0,m.gk)("audit-log-removed",{path:c},(0,f.kG)(c))),!(0,P.e)(a))return g;
if(!r.test(t.newMode)||u==="type_changed")g.push((0,m.gk)("audit-log-removed",{path:a},(0,f.kG)(a)));else if(u==="modifi\
ed"){const{before:w,after:O}=await s(a),A=(0,x.z)(w,O);if(A.kind==="appended")return[...g,...I(a,O,A.from)];const{line:b}=A,
U=F(b,O),B={path:a,line:U?Math.max(b-1,1):b,column:1};g.push((0,m.gk)("audit-log-rewritten",{path:a,line:b,gone:U},{location:B}))}else{
const{after:w}=await s(a);g.push(...I(a,w,0))}return g}n(h,"judgeLog");function I(t,s,a){const c=j(s,a);if(c===void 0)return[];
const u={path:t,line:c.line,column:1};return[(0,m.gk)("audit-log-malformed",{path:t,...c},{location:u})]}n(I,"appendedFi\
ndings");function F(t,s){return s.length===0||s.at(-1)===p&&H(p,s)<t}n(F,"endsAtLine");function H(t,s){let a=0;for(let c=s.
indexOf(t);c>=0;c=s.indexOf(t,c+1))a+=1;return a}n(H,"countOf");var un=i(94508),ln=i(90590);const vn=(0,M.sy)({name:"ign\
ored-inputs",find:n(({loadedPolicy:t})=>t.ignoredInputs.map(s=>(0,m.gk)("input-loosens-policy",{...s})),"find")});var N=i(
48384),z=i(14006),W=i(17676),Y=i(125);const Q=(0,M.sy)({name:"protected-paths",find:n(({touched:t,policy:s,policyPath:a,
change:c,tree:u,genes:g})=>on(t,{named:s.blast_radius.protected_paths,policyPath:a,destroyed:an(c,u),hasGene:g.some(({binds:w})=>w)}),
"find")});function on(t,{named:s,policyPath:a,destroyed:c,hasGene:u}){const g=q(s),w=q(W.Y);return t.flatMap(O=>{const{path:A}=O,
b=c.get(A),U=g(O),B=A===a?void 0:w(O);if(U===void 0&&B===void 0)return[];const tn=U===void 0?{path:A,pattern:B??"",by:"t\
he default list"}:{path:A,pattern:U,by:"the policy"},cn=U!==void 0||b!==void 0&&u,fn={...(0,f.kG)(A),severity:cn?"error":
"warning"};return[b===void 0?(0,m.gk)("protected-path",tn,fn):(0,m.gk)("protected-file-destroyed",{...tn,how:b},fn)]})}n(
on,"protectedPathFindings");function an(t,s){const a=new Map;for(const{status:c,path:u,oldPath:g}of t.files)c==="deleted"&&
a.set(u,"deletes"),g!==void 0&&a.set(g,"deletes"),(c==="modified"||c==="type_changed")&&s.stat(u)?.size===0&&a.set(u,"em\
pties");return a}n(an,"destroyedPaths");function q(t){const s=t.map(a=>{const c=z(a,{dot:!0,nocase:!0,nonegate:!0});return{
pattern:a,covers:n(g=>c(g)||(0,Y.UO)(g,a,{ignoreCase:!0}),"covers")}});return({path:a,via:c})=>s.find(({covers:u})=>u(a)||
u(c))?.pattern}n(q,"matcherOf");const rn="160000",An=(0,M.sy)({name:"unauditable-files",find:n(({genes:t,change:s,tree:a})=>t.
some(({binds:c})=>c)?En(s,a):[],"find")});function En(t,s){return t.files.flatMap(a=>a.newMode===rn?[(0,m.gk)("submodule\
-changed",{path:a.path},(0,f.kG)(a.path))]:a.newMode===f._e?hn(a,s):[])}n(En,"unauditableFindings");function hn({path:t},s){
const{kind:a}=(0,Y.O4)(s,t);if(a!=="outside"&&a!=="loop")return[];const c=s.readlink(t)??"";return[(0,m.gk)("symlink-lea\
ves-tree",{path:t,target:c},(0,f.kG)(t))]}n(hn,"symlinkFindings");const Mn=(0,M.sy)({name:"unproven-merge",find:n(({unprovenMerge:t})=>t?
[(0,m.gk)("merge-not-proven",{merge:t.commit,reason:t.reason})]:[],"find")});var On=i(6234),nn=i(51244),mn=i(85077);const wn=(0,M.
sy)({name:"event-chain",find:n(({assets:t})=>pn(t.changes,t.present,t.unread),"find")});function pn(t,s,a=[]){const c=s.
filter(({type:b})=>b==="EvolutionEvent"),u=new Set(t.map(({asset:b})=>b)),g=new Map(c.map(b=>[b.id,b])),w=new Map,O=new Map,
A=new Set;return c.flatMap(b=>{const U=O.get(b.path);O.set(b.path,b);const B=_n(b),tn=B===void 0?void 0:w.get(B);if(B!==
void 0&&tn===void 0&&w.set(B,b),!u.has(b)||b.cut)return[];const cn={location:b.locate(["parent"]),subject:(0,nn.e)(b)},fn={
event:b.id};if(B===void 0)return U===void 0||!(0,P.e)(b.path)?[]:[(0,m.gk)("event-not-chained",{...fn,last:U.id},cn)];if(!g.
has(B)){const Cn=(0,P.e)(b.path)?"error":"warning",[nt]=a;if(nt!==void 0){const yt=`whether the parent \`${B}\` of the Ev\
olutionEvent \`${b.id}\` exists`;return[(0,mn.l)(yt,nt,{...cn,severity:Cn})]}return[(0,m.gk)("event-parent-missing",{...fn,
parent:B,last:U?.id??""},{...cn,severity:Cn})]}const In=Rn(b,g,A);if(In!==void 0)return[(0,m.gk)("event-parent-cycle",{...fn,
cycle:In},cn)];if(tn===void 0||tn.id===b.id)return[];const qn=U===void 0||U.id===B?tn.id:U.id;return[(0,m.gk)("event-cha\
in-forked",{...fn,other:tn.id,parent:B,last:qn},cn)]})}n(pn,"chainFindings");function _n({value:{parent:t}}){return typeof t==
"string"&&t!==""?t:void 0}n(_n,"parentOf");const kn=5;function Rn(t,s,a){const c=new Set;let u=t;for(;u!==void 0&&!a.has(
u.id)&&!c.has(u.id);){c.add(u.id);const w=_n(u);u=w===void 0?void 0:s.get(w)}if(u!==void 0&&u.id===t.id&&!a.has(u.id))return[
...c].slice(0,kn);for(const w of c)a.add(w)}n(Rn,"cycleFrom");var yn=i(73496),Ln=i(64584);function jn({change:t,radius:s}){
const a=t.files.flatMap($.eZ).filter(u=>!(0,Ln.R)(u)),c=(0,$.BX)(t,new Set(a));return{least:{files:Math.min(s.files,c.files),
lines:Math.min(s.lines,c.lines)},most:(0,$.BX)(t,new Set)}}n(jn,"countedChange");const Tn=(0,M.sy)({name:"claimed-radius",
find:n(t=>Un(t.assets.changes,jn(t)),"find")});function Un(t,s){return["Capsule","EvolutionEvent"].flatMap(a=>{const c=t.
filter(({kind:O,asset:A})=>O==="added"&&A.type===a).map(({asset:O})=>({asset:O,size:Fn(O.value.blast_radius)})),u=c.flatMap(
({size:O})=>O??[]),g=c.at(-1);if(g===void 0||u.length<c.length)return[];const w=u.reduce(Nn);return w.files<s.least.files||
w.lines<s.least.lines?[xn(g.asset,w,s.least,c.length>1,"warning")]:c.flatMap(({asset:O,size:A})=>A!==void 0&&Bn(O)&&Wn(A,
s.most)?[xn(O,A,s.most,!1,"notice")]:[])})}n(Un,"radiusClaimFindings");function xn(t,s,a,c,u){const{type:g,id:w}=t,O={type:g,
id:w,claimed:bn(s),counted:bn(a),together:c},A={location:t.locate(["blast_radius"]),subject:(0,nn.e)(t),severity:u};return(0,m.
gk)("blast-radius-claim",O,A)}n(xn,"claimFinding");function bn({files:t,lines:s}){return`${t} ${t===1?"file":"files"} an\
d ${s} ${s===1?"line":"lines"}`}n(bn,"words");function Fn(t){if(!(0,yn.O)(t))return;const{files:s,lines:a}=t;return typeof s==
"number"&&typeof a=="number"?{files:s,lines:a}:void 0}n(Fn,"sizeOf");function Nn(t,s){return{files:t.files+s.files,lines:t.
lines+s.lines}}n(Nn,"add");function Wn(t,s){return t.files>s.files||t.lines>s.lines+s.files}n(Wn,"isMore");function Bn({
value:{outcome:t}}){return(0,yn.O)(t)&&t.status==="success"}n(Bn,"succeeded");var $n=i(41500);const Kn=(0,M.sy)({name:"c\
laimed-streak",find:n(({assets:t})=>Gn(t),"find")});function Gn({changes:t,present:s,unread:a}){return t.flatMap(({kind:c,
asset:u})=>{const{success_streak:g}=u.value;if(c==="removed"||u.type!=="Capsule"||typeof g!="number")return[];const{count:w,
unread:O}=(0,$n.Y)(u.id,s,a);if(g<=w)return[];const A={location:u.locate(["success_streak"]),subject:(0,nn.e)(u)};return O!==
void 0?[(0,mn.l)(`the success streak of the Capsule \`${u.id}\``,O,A)]:[(0,m.gk)("success-streak-claim",{capsule:u.id,claimed:g,
counted:w},A)]})}n(Gn,"streakClaimFindings");const Xn=(0,M.sy)({name:"estimates",find:n(t=>Hn(t.assets.changes,jn(t)),"f\
ind")}),Dn=3,zn=.1;function Hn(t,{least:s,most:a}){const c=t.filter(({kind:u,asset:g})=>u==="added"&&g.type==="Evolution\
Event");return c.flatMap(({asset:u})=>{const{blast_radius_estimate:g,meta:w,blast_radius:O}=u.value,A=(0,yn.O)(g)?[]:["m\
eta"],b=A.length===0?g:(0,yn.O)(w)&&w.blast_radius_estimate,U=Pn(b);if(U===void 0||U<=0)return[];const B=c.length===1,tn=B?
s.files:Pn(O),cn=B?a.files:Pn(O);if(tn===void 0||cn===void 0)return[];const fn=tn/U>Dn;if(!fn&&cn/U>=zn)return[];const In=fn?
tn:cn,Cn={location:u.locate([...A,"blast_radius_estimate"]),subject:(0,nn.e)(u)};return[(0,m.gk)("estimate-drift",{event:u.
id,estimate:U,actual:In},Cn)]})}n(Hn,"estimateFindings");function Pn(t){return(0,yn.O)(t)&&typeof t.files=="number"?t.files:
void 0}n(Pn,"filesOf");var Jn=i(16032),e=i(54566),o=i(85724);const d=(0,M.sy)({name:"look-alike-ids",find:n(({assets:t})=>v(
t.changes,t.present),"find")});function v(t,s){const a=t.filter(({kind:g})=>g==="added").map(({asset:g})=>g);if(a.length===
0)return[];const c=new Set(a.map(({type:g})=>g)),u=new Map;for(const{type:g,value:w}of s){const O=c.has(g)?(0,Jn.ST)(w):
void 0;if(O!==void 0)for(const A of R(g,O)){const b=u.get(A);b?b.add(O):u.set(A,new Set([O]))}}return a.flatMap(g=>{const{
type:w,id:O}=g,b=R(w,O).flatMap(B=>[...u.get(B)??[]]).find(B=>B!==O);if(b===void 0)return[];const U={location:g.locate([
"id"]),subject:(0,nn.e)(g)};return[(0,m.gk)("look-alike-id",{type:w,id:(0,e.RK)(O),other:(0,e.RK)(b)},U)]})}n(v,"lookAli\
keFindings");const _=/[\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}]/gu;function R(t,s){const a=/^[\w.-]*$/.test(s)?
s:y(s),c=a.replaceAll(/[I1|]/g,"l").replaceAll("0","O").replaceAll("rn","m");return[`${t} case ${C(a)}`,`${t} drawn ${C(
c)}`]}n(R,"keysOf");function y(t){const s=t.normalize("NFKC").replace(_,"");return(0,o.Z)(s.replace(new RegExp("\\p{Pd}",
"gu"),"-"))}n(y,"withoutStyle");function C(t){return t.toUpperCase().toLowerCase()}n(C,"foldCase");var K=i(81842),en=i(47322);
const dn=(0,M.sy)({name:"unresolved-references",find:n(({assets:t})=>T(t.changes,t.present,t.unread),"find")}),J=(0,M.sy)(
{name:"genes-still-named",find:n(({assets:t})=>X(t.changes,t.present),"find")});function T(t,s,a=[]){const c=G(s,"Capsul\
e"),u=G(s,"ValidationReport");return t.filter(sn).flatMap(({asset:g})=>{if(g.type!=="EvolutionEvent")return[];const{capsule_id:w,
validation_report_id:O}=g.value,A=n(B=>({location:g.locate([B]),subject:(0,nn.e)(g)}),"at"),b=g.id,[U]=a;return U!==void 0?
Object.entries({capsule_id:[w,c],validation_report_id:[O,u]}).flatMap(([tn,[cn,fn]])=>Z(cn,fn)?[(0,mn.l)(`whether \`${cn}\
\`, which the EvolutionEvent \`${b}\` names, exists`,U,A(tn))]:[]):[...Z(w,c)?[(0,m.gk)("capsule-not-found",{event:b,capsule:w},
A("capsule_id"))]:[],...Z(O,u)?[(0,m.gk)("validation-report-not-found",{event:b,report:O},A("validation_report_id"))]:[]]})}
n(T,"unresolvedFindings");function X(t,s){const a=G(s,"Gene"),c=(0,K.wf)(t),u=t.filter(({kind:w,asset:{type:O,id:A}})=>w===
"removed"&&O==="Gene"&&!a.has(A)&&!c.has(A));if(u.length===0)return[];const g=s.flatMap(en.u);return u.flatMap(({asset:w})=>{
const O=g.filter(({gene:tn})=>tn===w.id),A=O.find(tn=>tn.by.type==="Capsule")??O[0];if(A===void 0)return[];const b={gene:w.
id,by:`the ${A.by.type} \`${A.by.id}\``,more:new Set(O.map(tn=>tn.by)).size-1},U=A.by.type==="Capsule"?"warning":"notice",
B=A.by.locate(A.pointer);return[(0,m.gk)("gene-still-named",b,{location:B,subject:(0,nn.e)(w),severity:U})]})}n(X,"still\
NamedFindings");function G(t,s){return new Set(t.filter(a=>a.type===s).map(({id:a})=>a))}n(G,"idsOf");function Z(t,s){return typeof t==
"string"&&!s.has(t)}n(Z,"isUnknown");function sn({kind:t}){return t==="added"||t==="modified"}n(sn,"isStated");var gn=i(
91622),Sn=i(12150);const Yn=(0,M.qH)({name:"self-description",find:n(({correctorOf:t},{asset:s})=>tt(s,t(s)),"find")});function tt(t,s){
return t.cut?[]:[...(0,gn.XN)(t,s),...(0,Sn.I)(t)]}n(tt,"selfDescriptionFindings");var Zn=i(57638);const et={approaching_limit:"\
blast-radius-approaching",exceeded:"blast-radius-exceeded",critical_overrun:"blast-radius-critical"},Vn=(0,M.sy)({name:"\
gene-blast-radius",find:n((t,{asset:s,binds:a,limits:{blastRadius:c}})=>{const{files:u,lines:g,max_files:w,severity:O}=c;
if(!a||O==="within_limit")return[];const A={location:s.locate(["constraints","max_files"]),subject:(0,nn.e)(s)};if(O==="\
hard_cap_breach"){const{files:b,lines:U}=(0,Zn.h)(t);return[(0,m.gk)("blast-radius-hard-cap",{files:u,lines:g,capFiles:b,
capLines:U},A)]}return[(0,m.gk)(et[O],{gene:s.id,files:u,maxFiles:w},A)]},"find")});var st=i(45160);const it=(0,M.qH)({name:"\
declared-constraints",find:n((t,{asset:s})=>(0,st.x)(s.value.constraints).problems.filter(({kind:a})=>a!=="missing"||!s.
cut).map(a=>ot(s,a)),"find")});function ot(t,s){const{pointer:a}=s,c={location:t.locate(a),subject:(0,nn.e)(t)},u=t.id,g=a.
join(".");switch(s.kind){case"missing":return(0,m.gk)("constraints-missing",{gene:u,field:g},c);case"malformed":return(0,m.
gk)("constraints-malformed",{gene:u,field:g,expected:s.expected},c);case"pattern":return(0,m.gk)("forbidden-path-pattern",
{gene:u,entry:s.entry},c)}}n(ot,"findingOf");const Qn=(0,M.sy)({name:"declared-paths",find:n(({touchesOf:t},{asset:s,binds:a,
limits:{constraints:c}})=>{if(!a)return[];const g={location:s.locate(["constraints","forbidden_paths"]),subject:(0,nn.e)(
s)};return c.forbiddenPaths.flatMap(w=>t(w).map(({path:O,via:A})=>(0,m.gk)("forbidden-path-declared",{gene:s.id,path:O,entry:w,
via:A},g)))},"find")}),at=(0,M.sy)({name:"limits-beyond-cap",find:n((t,{asset:s,binds:a,limits:{base:c,head:u}})=>{const{
files:g}=(0,Zn.h)(t),{maxFiles:w}=u;if(!a||w<=g||c!==void 0&&w<=c.maxFiles)return[];const O={location:s.locate(["constra\
ints","max_files"]),subject:(0,nn.e)(s)};return[(0,m.gk)("constraints-beyond-cap",{gene:s.id,maxFiles:w,cap:g},O)]},"fin\
d")});var rt=i(58016);const ct=(0,M.sy)({name:"loosened-constraints",find:n((t,{asset:s,binds:a,limits:{base:c,head:u}})=>{
if(!a||c===void 0)return[];const g=(0,rt.K)(c.forbiddenPaths,u.forbiddenPaths).map(O=>`\`${O}\` is no longer forbidden`);
if(u.maxFiles>c.maxFiles&&g.unshift(`\`max_files\` from ${c.maxFiles} to ${u.maxFiles}`),g.length===0)return[];const w={
location:s.locate(["constraints"]),subject:(0,nn.e)(s)};return[(0,m.gk)("constraints-loosened",{gene:s.id,loosened:g},w)]},
"find")}),dt=(0,M.sy)({name:"removed-gene",find:n((t,{asset:s})=>[(0,m.gk)("gene-removed",{gene:s.id},{subject:(0,nn.e)(
s)})],"find")}),ut=(0,M.qH)({name:"validation-list",find:n((t,{asset:s,validation:a,commands:c})=>lt(s,a,c.map(({reading:u})=>u)),
"find")});function lt(t,s,a){const c=(0,nn.e)(t),u={location:t.locate(["validation"]),subject:c},g={gene:t.id};if(s.kind===
"not_a_list"){const A={...g,field:"validation",expected:s.expected};return[(0,m.gk)("validation-malformed",A,u)]}if(s.kind===
"missing"||s.entries.length===0)return[(0,m.gk)("validation-missing",g,u)];const w=[],O=new Set;for(const{value:A,pointer:b}of s.
entries){const U={location:t.locate(b),subject:c};if(typeof A!="string"){const B={...g,field:b.join("."),expected:"a str\
ing"};w.push((0,m.gk)("validation-malformed",B,U))}else if(O.has(A)){const B={subject:{...c,command:A}};w.push((0,m.gk)(
"validation-duplicate",{...g,command:A},{...U,...B}))}else O.add(A)}return a.length>0&&a.every(ft)&&w.push((0,m.gk)("val\
idation-vacuous",g,u)),w}n(lt,"validationFindings");function ft({problems:t,argv:s}){return t.some(({rule:a})=>a==="only\
-prints")||pt.has(s?.[0]??"")}n(ft,"isVacuous");const pt=new Set(["clear","date","df","echo","free","hostname","id","pri\
ntf","ps","pwd","true","uname","uptime","whoami"]),mt=[On.s,un.gA,Q,N.Xd,ln.c,vn,l,An,Mn,K.NR,wn,dn,J,Tn,Kn,Xn,d],gt=[Yn],
ht=[ut,it,ct,at,Vn,Qn,Yn],_t=[dt,Vn,Qn]}),6234:((V,L,i)=>{i.d(L,{s:n(()=>m,"s"),z:n(()=>M,"z")});var x=i(60237),P=i(68132);
const m=(0,P.qH)({name:"asset-files",find:n(({problems:$})=>$.map(M),"find")});function M({rule:$,detail:D,location:j,id:S}){
const f=S===void 0?{}:{subject:{id:S}};return(0,x.gk)($,{detail:D},{location:j,...f})}n(M,"assetProblemFinding")}),81842:((V,L,i)=>{
i.d(L,{NR:n(()=>$,"NR"),wf:n(()=>D,"wf")});var x=i(47322),P=i(51244),m=i(60237),M=i(68132);const $=(0,M.sy)({name:"missi\
ng-genes",find:n(({assets:S})=>j(S.changes),"find")});function D(S){return new Set(S.flatMap(x.c).map(({gene:f})=>f))}n(
D,"appliedIds");function j(S){const f=new Set(S.filter(({kind:r,asset:p})=>r!=="removed"&&p.type==="Gene").map(({asset:r})=>r.
id));return S.flatMap(x.c).filter(({gene:r})=>!f.has(r)).map(({by:r,gene:p,pointer:l})=>(0,m.gk)("gene-not-found",{type:r.
type,id:r.id,gene:p},{location:r.locate(l),subject:(0,P.e)(r)}))}n(j,"missingGeneFindings")}),58016:((V,L,i)=>{i.d(L,{K:n(
()=>S,"K"),u:n(()=>M,"u")});var x=i(33597),P=i(125),m=i(45160);function M({kind:f,asset:r,before:p}){return p===void 0||
f!=="added"&&f!=="modified"?[]:[...$(p,r),...j(p,r)]}n(M,"geneDifferences");function $(f,r){const[p,l]=[D(f),D(r)],E="va\
lidation";return[...[...p].filter(k=>!l.has(k)).map(k=>({kind:"command_removed",field:E,base:k,head:null})),...[...l].filter(
k=>!p.has(k)).map(k=>({kind:"command_added",field:E,base:null,head:k}))]}n($,"commandDifferences");function D(f){const r=(0,x.
i)(f),p=r.kind==="list"?r.entries.map(({value:l})=>l):[];return new Set(p.filter(l=>typeof l=="string"))}n(D,"commandsOf");
function j(f,r){const{constraints:p}=(0,m.x)(f.value.constraints),{constraints:l}=(0,m.x)(r.value.constraints),E=[];l.maxFiles!==
p.maxFiles&&E.push({kind:l.maxFiles>p.maxFiles?"constraint_loosened":"constraint_tightened",field:"constraints.max_files",
base:String(p.maxFiles),head:String(l.maxFiles)});const k="constraints.forbidden_paths";for(const h of S(p.forbiddenPaths,
l.forbiddenPaths))E.push({kind:"constraint_loosened",field:k,base:h,head:null});for(const h of S(l.forbiddenPaths,p.forbiddenPaths))
E.push({kind:"constraint_tightened",field:k,base:null,head:h});return E}n(j,"constraintDifferences");function S(f,r){return f.
filter(p=>!r.some(l=>(0,P.UO)(p,l)))}n(S,"uncovered")}),84807:((V,L,i)=>{i.d(L,{RE:n(()=>D,"RE"),_F:n(()=>j,"_F"),m$:n(()=>S,
"m$")});var x=i(68132),P=i(28034),m=i(58016),M=i(57638),$=i(30025);async function D(f,r,p){const{asset:l,change:E,commands:k}=r,
h=(0,M.A)(r,f),I=await j(f,{...r,limits:h}),F=p.mayRun&&!I.some(S);return{asset:l,commands:F?(0,$.uk)(k,p):k,findings:I,
blastRadius:h.blastRadius,differences:E===void 0?[]:(0,m.u)(E)}}n(D,"auditGene");async function j(f,r){return r.change?.
kind!=="removed"?(0,x.kA)(P.wH,f,r):(await(0,x.kA)(P.nk,f,r)).map(({location:l,...E})=>E)}n(j,"geneFindings");function S({
rule:f}){return f==="validation-malformed"||f==="not-judged"}n(S,"forbidsRunningGene")}),57638:((V,L,i)=>{i.d(L,{A:n(()=>$,
"A"),h:n(()=>D,"h")});var x=i(36731),P=i(75482),m=i(50076),M=i(45160);function $(j,S){const{asset:f,change:r,binds:p}=j,
{constraints:l}=(0,M.x)(f.value.constraints),E=r?.before&&(0,M.x)(r.before.value.constraints).constraints,k=(0,M.Z)(E,l),
{maxFiles:h}=k,I=D(S),F=p&&(0,m.X)(S)?S.radius:x.X2,H=(0,P.RD)(F.files,h,F.lines,I),un=(0,P.bb)(H,F,h,I);return{base:E,head:l,
constraints:k,blastRadius:{...F,max_files:h,severity:H,message:un}}}n($,"limitsOf");function D({policy:j}){const{hard_cap_files:S,
hard_cap_lines:f}=j.blast_radius;return{files:S,lines:f}}n(D,"hardCaps")}),30025:((V,L,i)=>{i.d(L,{h$:n(()=>D,"h$"),uk:n(
()=>$,"uk"),wS:n(()=>f,"wS")});var x=i(77598);const P=Symbol("audited");function m({steps:r,...p}){return{...p,steps:r.map(
({command:l,...E})=>E)}}n(m,"identityOf");function M(r){const{argv:p,program:l,binary:E=null,scripts:k=null,npmSettings:h=[],
env:I,timeoutMs:F}=r,H=JSON.stringify([p,l,E,k&&m(k),h,Object.entries(I).sort(([un],[ln])=>un<ln?-1:1),F]);return{...r,[P]:!0,
digest:`sha256:${(0,x.createHash)("sha256").update(H).digest("hex")}`}}n(M,"makePlan");function $(r,p){const l=[];for(const E of r){
const k=E.verdict==="block"?void 0:j(E.reading,p);if(k===void 0)return r;l.push({...E,plan:k})}return l}n($,"planCommand\
s");function D(r){const p=[...new Set(r.map(({digest:l})=>l))].sort();return`sha256:${(0,x.createHash)("sha256").update(
p.join(`
`)).digest("hex")}`}n(D,"digestPlans");function j(r,{timeoutMs:p}){const{command:l,argv:E,assignments:k}=r,h=E&&S(r,E);if(h)
return M({command:l,...h,env:{...Object.fromEntries(k.map(({name:I,value:F})=>[I,F])),...r.invocation?.family?.data.environment},
timeoutMs:p})}n(j,"planOf");function S(r,p){const{invocation:l,scripts:E,npmSettings:k}=r,[h]=p;if(l===void 0)return h===
void 0?void 0:{program:h,argv:p};const I=f(r);if(I===void 0){const{program:H}=l;return{program:H,argv:p,...E&&{scripts:E},
...k&&{npmSettings:k}}}if(I.path===void 0)return;const F=[...l.operands,...l.passthrough].map(({text:H})=>H);return{program:l.
program,argv:F,binary:I.path}}n(S,"startedBy");function f({targets:r}){return r.find(({kind:p,via:l})=>p==="package_bina\
ry"&&l===void 0)}n(f,"toolOf")}),96303:((V,L,i)=>{i.d(L,{T0:n(()=>un,"T0"),wd:n(()=>F,"wd"),JB:n(()=>H,"JB")});var x=i(65789),
P=i(19901),m=i(51757),M=i(82573),$=i(75482),D=i(9069),j=i(20090),S=i(81842),f=i(26005),r=i(51244),p=i(33597),l=i(8376);async function E(N,z,W){
const Y=(0,p.i)(N),Q=await h(N,Y,z,W);return{asset:N,binds:!1,validation:Y,commands:Q}}n(E,"readGene");async function k(N,z,W,Y){
const{kind:Q,asset:on}=N,an=Q!=="applied"||z.has(on.id),q=(0,p.i)(on),rn=Q==="removed"?[]:await h(on,q,W,Y);return{asset:on,
change:N,binds:an,validation:q,commands:rn}}n(k,"readGeneChange");async function h(N,z,W,Y){if(z.kind!=="list")return[];
const Q=z.entries.filter(({value:q})=>typeof q=="string"),on=await Promise.all(Q.map(({value:q})=>W.command(q)));return(await(0,l.
QU)(on,W,Y(N)==="fix")).map((q,rn)=>I(N,q,Q[rn]?.pointer??["validation"]))}n(h,"judgeCommands");function I(N,{findings:z,
...W},Y){const{command:Q}=W.reading,on={...(0,r.e)(N),command:Q},an={path:N.path,pointer:(0,f.p)([...N.pointer,...Y])};return{
...W,command:Q,location:N.locate(Y),findings:z.map(({edit:q,...rn})=>({...rn,location:N.locate(Y,rn.span),subject:on,...q&&
{edit:{...an,...q}}}))}}n(I,"placed");async function F({assets:N,problems:z},W,Y){const{policy:Q,tree:on}=W.terms;return{
policy:Q,clock:W.clock,tree:on,problems:z,correctorOf:Y,genes:await Promise.all(N.filter(ln).map(an=>E(an,W,Y))),claims:N.
filter(an=>!ln(an))}}n(F,"readAssets");async function H(N){const{change:z,assets:W,baseTree:Y,tree:Q,policy:on,platform:an,
signal:q}=N,{policy:rn,source:An}=on,En=new Set(z.files.flatMap($.eZ)),hn=m.I.by({policy:rn,tree:Q,base:Y,changed:En,platform:an,
...q&&{signal:q}}),Mn=(0,S.wf)(W.changes),On=un(W.problems),nn=await Promise.all(W.changes.filter(({asset:pn})=>ln(pn)).
map(pn=>k(pn,Mn,hn,On))),mn=(0,D.A)(z,rn,nn),wn=(0,j.Pq)(z,Q);return{policy:rn,clock:hn.clock,loadedPolicy:on,unprovenMerge:N.
unprovenMerge,policyPath:An==="file"?void 0:M.l$,tree:Q,baseTree:Y,change:z,assets:W,problems:W.problems,correctorOf:On,
genes:nn,claims:W.changes.filter(vn).map(({asset:pn})=>pn),changedNames:En,touched:wn,touchesOf:(0,j.br)(wn,Y),exempt:mn,
radius:(0,$.BX)(z,mn)}}n(H,"readChangeSubject");function un(N){const z=(0,x.a)(N);return({path:W})=>z.has(W)||(0,P.e)(W)?
"hand":"fix"}n(un,"correctorIn");function ln({type:N}){return N==="Gene"}n(ln,"isGene");function vn({kind:N,asset:z}){return!ln(
z)&&(N==="added"||N==="modified")}n(vn,"isClaim")}),38208:((V,L,i)=>{i.d(L,{O:n(()=>$,"O")});var x=i(38815),P=i(68956),m=i(
48429),M=i(90817);function $(f,r){const[p,l]=[(0,M.s)(f),(0,M.s)(r)];return[...P.cN].flatMap(([E,{strictness:k}])=>{const[
h,I]=[p.get(E),l.get(E)],F=D(h,I);if(F===void 0)return[];const H=k.compare(h,I);return[{key:E,change:F,direction:H,loosens:k.
loosens(h,I)}]})}n($,"comparePolicies");function D(f,r){if(Array.isArray(f)&&Array.isArray(r)){const p=[...(0,m.fY)(f,r).
map(l=>`+ ${j(l)}`),...(0,m.fY)(r,f).map(l=>`- ${j(l)}`)];return p.length===0?void 0:p.join(", ")}return f===r?void 0:`${S(
f)} \u2192 ${S(r)}`}n(D,"changeWords");function j(f){const r=f.name;return typeof r=="string"?r:S(f)}n(j,"entryWords");function S(f){
return(0,x.As)(f,{collectionStyle:"flow",lineWidth:0}).trimEnd()}n(S,"shown")}),90817:((V,L,i)=>{i.d(L,{l:n(()=>m,"l"),s:n(
()=>P,"s")});var x=i(68956);function P(D){return new Map([...x.cN.keys()].map(j=>[j,M(D,j.split("."))]))}n(P,"valuesOf");
function m(D){const j={};for(const[S,f]of D)$(j,S.split("."),f);return x.wh.parse(j)}n(m,"policyWith");function M(D,[j="",
...S]){return S.length===0?D[j]:M(D[j],S)}n(M,"valueAt");function $(D,[j="",...S],f){S.length===0?D[j]=f:(D[j]??={},$(D[j],
S,f))}n($,"setAt")})};
