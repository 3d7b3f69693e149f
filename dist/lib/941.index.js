var vt=Object.defineProperty;var n=(V,I)=>vt(V,"name",{value:I,configurable:!0});export const id=941,ids=[941],modules={65789:((V,I,o)=>{o.d(I,{a:n(()=>D,"a")});const $=new Set(["file-too-large","file-\
not-utf8","file-not-regular","file-not-json","json-too-deep","too-many","duplicate-key","forbidden-key"]);function D(_){
return new Set(_.filter(({rule:M})=>$.has(M)).map(({location:M})=>M.path))}n(D,"ambiguousFiles")}),26095:((V,I,o)=>{o.d(
I,{a:n(()=>_,"a")});var $=o(14006);const D="**/memory_graph*.jsonl";function _({assets:M}){return $(M.include,{dot:!0,nonegate:!0,
ignore:D})}n(_,"assetPathTest")}),5476:((V,I,o)=>{o.d(I,{z:n(()=>M,"z")});const $=10,D=13,_=new Set([32,9,$,D]);function M(c,l){
if(R(l,c))return{kind:"appended",from:c.length};const g=C(c),E=C(l);let O=0;for(let v=g.next().value;v;){const U=g.next().
value,W=E.next().value;if(!W||!x(v.bytes,W.bytes,U===void 0))return{kind:"rewritten",line:v.line};O=W.end,v=U}return{kind:"\
appended",from:O}}n(M,"continuationOf");function R(c,l){return l.length>c.length||l.compare(c,0,l.length)!==0?!1:l.length===
0||l.length===c.length||l.at(-1)===$}n(R,"startsWithLines");function*C(c){let l=0;for(let g=0;g<c.length;){const E=c.indexOf(
$,g),O=E<0?c.length:E,v=c.subarray(g,O);g=Math.min(O+1,c.length),l+=1,b(v)||(yield{bytes:v,line:l,end:g})}}n(C,"recordsO\
f");function b(c){for(const l of c)if(!_.has(l))return!1;return!0}n(b,"isBlank");function x(c,l,g){return g?m(c).equals(
m(l)):c.equals(l)}n(x,"isKept");function m(c){return c.at(-1)===D?c.subarray(0,-1):c}n(m,"withoutReturn")}),47322:((V,I,o)=>{
o.d(I,{c:n(()=>$,"c"),u:n(()=>D,"u")});function $({kind:_,asset:M,before:R}){if(_!=="added"&&_!=="modified")return[];const C=new Set(
_==="modified"&&R?D(R).map(({gene:b})=>b):[]);return D(M).filter(({gene:b})=>!C.has(b))}n($,"newNamings");function D(_){
const{gene:M,genes_used:R}=_.value;return _.type==="Capsule"?typeof M=="string"?[{by:_,gene:M,pointer:["gene"]}]:[]:_.type!==
"EvolutionEvent"||!Array.isArray(R)?[]:R.flatMap((C,b)=>typeof C=="string"?[{by:_,gene:C,pointer:["genes_used",b]}]:[])}
n(D,"namings")}),26005:((V,I,o)=>{o.d(I,{p:n(()=>$,"p")});function $(D){return D.map(_=>`/${String(_).replaceAll("~","~0").
replaceAll("/","~1")}`).join("")}n($,"pointerText")}),33597:((V,I,o)=>{o.d(I,{i:n(()=>D,"i")});const $=1e3;function D({value:_}){
const{validation:M}=_;return M===void 0?{kind:"missing"}:Array.isArray(M)?M.length>$?{kind:"not_a_list",expected:`a list\
 of at most ${$} strings`}:{kind:"list",entries:M.map((C,b)=>({value:C,pointer:["validation",b]}))}:{kind:"not_a_list",expected:"\
a list of strings"}}n(D,"validationCommands")}),9069:((V,I,o)=>{o.d(I,{A:n(()=>M,"A"),g:n(()=>R,"g")});var $=o(26095),D=o(
75482),_=o(64584);function M(m,c,l){const g=m.files.flatMap(D.eZ);if(c.blast_radius.counting==="reference")return new Map(
g.filter(v=>!(0,_.R)(v)).map(v=>[v,"reference"]));const E=new Set(m.files.filter(({status:v})=>v==="added").map(({path:v})=>v)),
O=l.filter(({change:{kind:v}})=>v==="added"||v==="modified").flatMap(({commands:v})=>v.flatMap(({reading:U})=>U.targets)).
flatMap(({kind:v,via:U,path:W})=>v==="file"&&U===void 0&&W!==void 0?[W]:[]);return new Map([...O.filter(v=>E.has(v)).map(
v=>[v,"validation_script"]),...g.filter((0,$.a)(c)).map(v=>[v,"asset_store"])])}n(M,"exemptPaths");function R(m,c,l){return m.
files.flatMap(g=>(0,D.eZ)(g).map(E=>C(g,E,c.get(E),l))).sort((g,E)=>E.lines-g.lines||(g.path<E.path?-1:1))}n(R,"countedF\
iles");function C(m,c,l,g){const E={path:c,...l&&{exempt:l}};if(c!==m.path)return{...E,lines:0};const O=x(m,g);return{...E,
lines:(0,D.Dx)(m),...O&&{veil:O}}}n(C,"countedFile");const b=1e3;function x({binary:m,status:c,path:l,added:g},E){if(m)return"\
binary";const{size:O=0}=c==="added"?E.stat(l)??{}:{};return O>b*Math.max(1,g)?"long_lines":void 0}n(x,"hiddenReasonOf")}),
64584:((V,I,o)=>{o.d(I,{R:n(()=>b,"R")});const $=new Set(["event.json","temp_gep_output.json","temp_evolution_output.jso\
n","evolution_error.log"]),D=["logs","memory","assets/gep","out","temp","node_modules"],_=/capsule|events?\.jsonl$/i,M=new Set(
["index.js","package.json"]),R=["src","scripts","config"],C=/\.(?:[cm]?js|tsx?|json|ya?ml|toml|ini|sh)$/i;function b(m){
return $.has(m)||x(m,D)||_.test(m)?!1:M.has(m)||x(m,R)||C.test(m)}n(b,"isCountedByReference");function x(m,c){return c.some(
l=>m===l||m.startsWith(`${l}/`))}n(x,"isIn")}),18822:((V,I,o)=>{o.d(I,{c:n(()=>ht,"c"),A:n(()=>Xn,"A")});var $=o(38208),
D=o(82573),_=o(60237),M=o(68132),R=o(48384),C=o(20090),b=o(38815);const x=".github/workflows",m=1024*1024;async function c(t){
const i=t.list(x).map(({path:f})=>f);return(await Promise.all(i.filter(f=>/\.ya?ml$/.test(f)).map(f=>l(t,f)))).filter(f=>f!==
void 0)}n(c,"readWorkflows");async function l(t,i){const{kind:a,size:f=0}=t.stat(i)??{};if(a!=="file"&&a!=="executable")
return;if(f>m)return{path:i,text:"",value:void 0};const u=(await t.read(i)).toString("utf8");return{path:i,text:u,value:g(
u)}}n(l,"readActionsFile");function g(t){try{const i=(0,b.Tp)(t,{prettyErrors:!1});if(i.errors.length>0)return;const a=i.
toJS({maxAliasCount:100});return E(a)?a:void 0}catch{return}}n(g,"parseMapping");function E(t){return typeof t=="object"&&
t!==null&&!Array.isArray(t)}n(E,"isMapping");function O({value:t}){const i=E(t?.jobs)?Object.entries(t.jobs):[];return new Map(
i.filter(a=>E(a[1])))}n(O,"jobsOf");function v({steps:t}){return Array.isArray(t)?t.filter(E):[]}n(v,"stepsOf");function U(t,i){
const a=t.flatMap(f=>[...i.jobs.get(f.path)??[]].map(u=>W(u,O(f).get(u))));return new Set(a.length>0?[...a,"gene-gate"]:
[])}n(U,"gateNames");function W(t,i){const a=typeof i?.name=="string"?i.name.trim():"";return a===""?t:a}n(W,"checkName");
function an(t,i){const a=i.indexOf("${{"),f=i.lastIndexOf("}}");if(a===-1||f<a)return t.has(i);const[u,w]=[i.slice(0,a),
i.slice(f+2)];return[...t].some(h=>h===i||h.length>=u.length+w.length&&h.startsWith(u)&&h.endsWith(w))}n(an,"canTake");function*fn(t,i,a,f){
for(const u of a){const w=i.find(({path:P})=>P===u.path),h=[...O(u)].filter(([P,L])=>{const Z=w&&O(w).get(P),ln=W(P,L);return(Z===
void 0||W(P,Z)!==ln)&&an(t,ln)&&!f.has(`${u.path} ${P}`)});h.length>0&&(yield[u.path,h.map(([P])=>`the job \`${P}\` takes\
 the name of the gate's check`)])}}n(fn,"takenNames");var Q=o(57975),yn=o(36754),N=o(72360);const B=/gene-gate/i;function G(t){
return t.replaceAll(/^\s*#.*$/gm,"").split(/[\s;&|()"'`]+/)}n(G,"wordsOf");function J(t){const i=E(t?.scripts)?Object.entries(
t.scripts):[],a=new Set;for(let f=-1;f<a.size;){f=a.size;for(const[u,w]of i)G(String(w)).some(h=>B.test(h)||a.has(h))&&a.
add(u)}return a}n(J,"gateScripts");async function q(t){const i=(0,yn.D7)(await(0,N.JE)(t,"package.json"));return{gate:J(
i),isGateItself:i.name==="gene-gate"}}n(q,"packageScripts");function rn(t,i,a){const{steps:f,name:u,...w}=t,{steps:h,name:P,
...L}=i;return[...en(w,L,a),...dn(t,i,a)]}n(rn,"jobEdits");function en(t,i,a){return[...new Set([...Object.keys(t),...Object.
keys(i)])].filter(u=>!(0,Q.isDeepStrictEqual)(t[u],i[u])).map(u=>`\`${a===""?"":`${a}.`}${u}\` ${sn(t[u],i[u])}`)}n(en,"\
keyEdits");function sn(t,i){return t===void 0?"is added":i===void 0?"is removed":"changes"}n(sn,"editOf");function dn(t,i,a){
const[f,u]=[v(t),v(i)];if([t,i].some(({steps:h})=>h!==void 0&&!jn(h))&&!(0,Q.isDeepStrictEqual)(t.steps,i.steps))return[
`\`${a}.steps\` changes`];if(f.length!==u.length){const h=f.length<u.length?"added":"removed";return[`a step of \`${a}\` \
is ${h}`]}return f.flatMap((h,P)=>en(vn(h,u[P]),vn(u[P]??{}),`${a}.steps[${P}]`))}n(dn,"stepEdits");function jn(t){return Array.
isArray(t)&&t.every(E)}n(jn,"isStepList");function vn(t,i){const{name:a,...f}=t,u=i?.uses;return Pn(t.uses,u)?{...f,uses:u}:
f}n(vn,"comparable");const Mn=/^v?(\d{1,9}(?:\.\d{1,9}){0,3})$/;function Pn(t,i){if(typeof t!="string"||typeof i!="strin\
g")return!1;const[a,f=""]=t.split("@"),[u,w=""]=i.split("@");if(a!==u||a===void 0||B.test(a))return!1;const[h,P]=[Mn.exec(
f)?.[1],Mn.exec(w)?.[1]];return h!==void 0&&P!==void 0&&On(h,P)<0}n(Pn,"isUpdate");function On(t,i){const[a,f]=[t.split(
".").map(Number),i.split(".").map(Number)];for(let u=0;u<4;u++){const w=(a[u]??0)-(f[u]??0);if(w!==0)return w}return 0}n(
On,"compareVersions");function wn(t,i){const[a,f]=[nn(t),nn(i)],u=[...a].flatMap(([h,P])=>{const L=f.get(h);return L===void 0?
[`the event ${h} no longer starts the workflow`]:Zn(h,P,L)?[`${h} starts the workflow less often`]:[]}),w=[...f.keys()].
filter(h=>!a.has(h));return{lost:u,added:w.map(h=>`${h} starts the workflow, too`)}}n(wn,"compareTriggers");function nn(t){
return typeof t=="string"?new Map([[t,{}]]):Array.isArray(t)?new Map(t.map(i=>[String(i),{}])):E(t)?new Map(Object.entries(
t).map(([i,a])=>[i,a??{}])):new Map}n(nn,"eventsOf");const hn=new Set(["branches","tags","paths"]),_n=new Set(["branches\
-ignore","tags-ignore","paths-ignore"]),Rn=["opened","synchronize","reopened"],In=new Map([["pull_request",Rn],["pull_re\
quest_target",Rn]]);function Zn(t,i,a){return(0,Q.isDeepStrictEqual)(i,a)?!1:Array.isArray(i)&&Array.isArray(a)?!kn(i,a):
!E(i)||!E(a)?!0:[...new Set([...Object.keys(i),...Object.keys(a)])].some(u=>Yn(u,t,i,a))}n(Zn,"isNarrower");function Yn(t,i,a,f){
const[u,w]=[a[t],f[t]];if((0,Q.isDeepStrictEqual)(u,w))return!1;if(t==="types"){const L=In.get(i),[Z,ln]=[u??L,w??L];return ln!==
void 0&&(Z===void 0||!kn(gn(Z),gn(ln)))}if(!hn.has(t)&&!_n.has(t))return!0;if(w===void 0)return!1;if(u===void 0)return!0;
const[h,P]=[gn(u),gn(w)];return[...h,...P].some(L=>String(L).startsWith("!"))?!0:hn.has(t)?!kn(h,P):!kn(P,h)}n(Yn,"isNar\
rowerIn");function gn(t){return Array.isArray(t)?t:[t]}n(gn,"listOf");function kn(t,i){return t.every(a=>i.some(f=>(0,Q.
isDeepStrictEqual)(a,f)))}n(kn,"isSubset");function An(t,i,a){if(i.text===t.text)return Vn(a);if(i.value===void 0)return Qn(
"it is no longer a valid workflow");const f=wn(t.value?.on,i.value.on),u=[...a].map(w=>Ln(w,t,i));return{weakened:[...f.
lost,...en(bn(t),bn(i),""),...u.flatMap(({edits:w})=>w),...nt(a,t,i)],tightened:f.added,gateJobs:u.flatMap(({id:w})=>w??
[])}}n(An,"compareWorkflows");function Vn(t){return{weakened:[],tightened:[],gateJobs:[...t]}}n(Vn,"unchanged");function Qn(...t){
return{weakened:t,tightened:[],gateJobs:[]}}n(Qn,"weakened");function bn({value:t={}}){const{on:i,jobs:a,name:f,"run-nam\
e":u,...w}=t;return w}n(bn,"settingsOf");function Ln(t,i,a){const f=O(i).get(t)??{},u=O(a),w=u.get(t);if(w!==void 0)return{
id:t,edits:rn(f,w,`jobs.${t}`)};const h=[...u].find(([P,L])=>!O(i).has(P)&&rn(f,L,"").length===0);return h!==void 0?{id:h[0],
edits:[]}:{edits:[`the job \`${t}\`, which runs the gate, is removed`]}}n(Ln,"findJob");const qn=["if","needs","strategy",
"uses"];function nt(t,i,a){const[f,u]=[O(i),O(a)],w=new Set([...t].flatMap(h=>Tn(f.get(h))));for(const h of w)for(const P of Tn(
f.get(h)))w.add(P);return[...w].filter(h=>!t.has(h)).flatMap(h=>{const[P,L]=[f.get(h),u.get(h)];return L===void 0?[`the \
job \`${h}\`, which the gate needs, is removed`]:qn.filter(Z=>!(0,Q.isDeepStrictEqual)(P?.[Z],L[Z])).map(Z=>`\`jobs.${h}\
.${Z}\` changes, and the gate needs this job`)})}n(nt,"neededEdits");function Tn(t){const i=t?.needs;return(Array.isArray(
i)?i:[i]).filter(a=>typeof a=="string")}n(Tn,"needsOf");var tt=o(73012),Un=o(17167),et=o(19948);const st=["dependencies",
"devDependencies","optionalDependencies","overrides","resolutions","catalog","catalogs","workspaces","pnpm"];async function it(t,i){
const[a,f]=await Promise.all([Sn(t),Sn(i)]),w=[...new Set([...a.keys(),...f.keys()])].filter(L=>!(0,Q.isDeepStrictEqual)(
a.get(L),f.get(L))),[h,P]=await Promise.all([ot(t,i),rt(t,i)]);return[["package.json",h],...w.map(L=>[L,["the entry of t\
he gate changes"]]),[".npmrc",P]].filter(([,L])=>L.length>0)}n(it,"packageEdits");async function ot(t,i){const a=(0,yn.D7)(
await(0,N.JE)(t,"package.json")),f=(0,yn.D7)(await(0,N.JE)(i,"package.json"));return st.filter(u=>!(0,Q.isDeepStrictEqual)(
new Set(Cn(a[u])),new Set(Cn(f[u])))).map(u=>`\`${u}\` changes for the gate`)}n(ot,"rangeEdits");const at=20;function Cn(t,i=0){
return Object.entries((0,yn.D7)(t)).flatMap(([a,f])=>B.test(a)||typeof f=="string"&&B.test(f)||i>at?[JSON.stringify([a,f])]:
Cn(f,i+1))}n(Cn,"gatesIn");async function Sn(t){const i=(await(0,tt.n)(t)).map(({path:a,all:f,entriesOf:u})=>{const w=f.
filter(({name:P,bin:L})=>B.test(P)||Object.keys(L??{}).some(Z=>B.test(Z))),h=[...u("gene-gate"),...w].map(P=>JSON.stringify(
P));return[a,new Set(h)]});return new Map(i.filter(([,a])=>a.size>0))}n(Sn,"lockedGates");async function rt(t,i){const[a,
f]=[await(0,Un.Z)({tree:t,directory:""}),await(0,Un.Z)({tree:i,directory:""})];if("unread"in f)return(0,Q.isDeepStrictEqual)(
a,f)?[]:["it cannot be read"];const[u,w]=["unread"in a?{}:a.settings,f.settings];return[...new Set([...Object.keys(u),...Object.
keys(w)])].filter(h=>!(0,Q.isDeepStrictEqual)(u[h],w[h])).filter(h=>[u[h],w[h]].some(P=>Nn(h,P))).map(h=>`the setting \`${h}\
\` changes`)}n(rt,"npmrcEdits");function Nn(t,i){return i!==void 0&&(0,et.$)(t,i)!=="harmless"}n(Nn,"isEffective");var Fn=o(
125);const ct=10,dt=64*1024;async function Wn(t,i){const a=new Set;let f=!1;const u=await q(t),w=new Map(i.map(T=>[T.path,
T]));async function h(T,z){const[H=""]=T.split("@");if(!H.startsWith("./"))return B.test(H);const Y=(0,Fn.j7)(H);if(Y===
void 0||z>ct)return!1;const on=w.get(Y);if(on)return(await En(on,z+1)).size>0;for(const cn of["action.yml","action.yaml"]){
const pn=await l(t,Y===""?cn:`${Y}/${cn}`);if(pn&&await P(pn,z+1))return a.add(pn.path),!0}return!1}n(h,"usesGate");async function P({
value:T},z){return typeof T?.name=="string"&&B.test(T.name)?!0:E(T?.runs)&&await L(T.runs,z)}n(P,"isGateAction");async function L(T,z,H=[]){
let Y=!1;const on=new Set;for(const{uses:cn,run:pn,"working-directory":e}of v(T)){typeof cn=="string"&&await h(cn,z)&&(Y=
!0);const s=[e,...H].find(r=>typeof r=="string")??"";typeof pn=="string"&&await Z(pn,String(s),on)&&(f=!0,Y=!0)}if(Y)for(const cn of on)
a.add(cn);return Y}n(L,"stepsUseGate");async function Z(T,z,H){const Y=G(T);let on=Y.some(cn=>B.test(cn));for(const cn of Y){
u.gate.has(cn)&&Bn.test(T)&&(a.add("package.json"),on=!0),u.isGateItself&&/^(?:\.\/)?dist\/(?:cli|action)\b/.test(cn)&&(on=
!0);const pn=ut.test(cn)?Kn:[cn];for(const e of pn.flatMap(s=>[`./${z}/${s}`,s])){const s=(0,Fn.j7)(e),r=s&&!H.has(s)&&await ln(
s);!s||!r||(H.add(s),await Z(r,z,H)&&(on=!0))}}return on}n(Z,"runsGate");async function ln(T){const{kind:z,size:H=0}=t.stat(
T)??{};if(z!=="file"&&z!=="executable"||H>dt)return;const Y=(await t.read(T)).toString("utf8");return z==="executable"||
Gn.test(T)||B.test(Y)?Y:void 0}n(ln,"scriptText");async function En(T,z){const H=new Set;for(const[Y,on]of O(T)){const cn=typeof on.
uses=="string"&&await h(on.uses,z),pn=[zn(on),zn(T.value)];(await L(on,z,pn)||cn)&&H.add(Y)}return H}n(En,"gateJobs");const X=new Map;
for(const T of i){const z=await En(T,0);z.size>0&&X.set(T.path,z)}return{jobs:X,files:a,isCommand:f}}n(Wn,"findGateUses");
const Bn=/\b(?:npm|pnpm|yarn|bun|run)\b/,ut=/^(?:g?make)$/,Kn=["GNUmakefile","makefile","Makefile"],Gn=/(?:^|\/)[^./]+$|\.(?:sh|bash|[cm]?[jt]s|py|rb|pl|ps1|mk)$/i;
function zn(t){const{defaults:i}=t??{};return E(i)&&E(i.run)?i.run["working-directory"]:void 0}n(zn,"folderOf");async function ft(t,i){
const[a,f]=await Promise.all([c(t),c(i)]),[u,w]=await Promise.all([Wn(t,a),Wn(i,f)]),h=new Map,P=new Map,L=new Set(a.map(
({path:X})=>X)),Z=new Set;for(const X of a){const T=u.jobs.get(X.path);if(T===void 0)continue;const{path:z,change:H}=lt(
X,T,f,L);H.weakened.length>0&&h.set(X.path,H.weakened),H.tightened.length>0&&P.set(z,H.tightened);for(const Y of H.gateJobs)
Z.add(`${z} ${Y}`)}for(const X of u.files){const T=await pt(X,t,i);T.length>0&&h.set(X,T)}const ln=u.isCommand?await it(
t,i):[],En=U(a,u);for(const[X,T]of[...ln,...fn(En,a,f,Z)])h.set(X,[...h.get(X)??[],...T]);for(const X of w.jobs.keys())L.
has(X)&&u.jobs.has(X)||[...Z].some(T=>T.startsWith(`${X} `))||P.set(X,["it runs the gate"]);return{weakened:h,tightened:P}}
n(ft,"compareGateFiles");function lt(t,i,a,f){const u=a.find(({path:h})=>h===t.path);if(u)return{path:u.path,change:An(t,
u,i)};for(const h of a){if(f.has(h.path))continue;const P=An(t,h,i);if(P.weakened.length===0)return{path:h.path,change:P}}
const w=["the workflow, which runs the gate, is removed, renamed or replaced"];return{path:t.path,change:{weakened:w,tightened:[],
gateJobs:[]}}}n(lt,"successor");async function pt(t,i,a){if(i.stat(t)?.oid!==void 0&&mt(t,i,a))return[];const[f,u]=await Promise.
all([l(i,t),l(a,t)]);return u===void 0?["the file, through which the gate runs, is removed"]:f?.text===u.text&&Dn(t,i,a)?
[]:t==="package.json"?gt(f?.value,u.value):/(?:^|\/)action\.ya?ml$/.test(t)?u.value===void 0?["it is no longer a valid a\
ction"]:xn(f?.value??{},u.value):["the script, which runs the gate, changes"]}n(pt,"fileEdits");function mt(t,i,a){return i.
stat(t)?.oid===a.stat(t)?.oid&&Dn(t,i,a)}n(mt,"isSame");function Dn(t,i,a){return i.stat(t)?.kind===a.stat(t)?.kind}n(Dn,
"isSameKind");function xn(t,i){const{name:a,description:f,author:u,branding:w,runs:h,...P}=t,{name:L,description:Z,author:ln,
branding:En,runs:X,...T}=i;if(!E(h)||!E(X))return en(t,i,"");const{steps:z,...H}=h,{steps:Y,...on}=X;return[...en(P,T,""),
...en(H,on,"runs"),...dn(h,X,"runs")]}n(xn,"actionEdits");function gt(t,i){const a=n(w=>E(w?.scripts)?w.scripts:{},"scri\
pts"),[f,u]=[a(t),a(i)];return[...J(t)].flatMap(w=>[w,`pre${w}`,`post${w}`]).filter(w=>f[w]!==u[w]).map(w=>`the script \`${w}\
\`, which runs the gate, changes`)}n(gt,"scriptEdits");const ht=(0,M.sy)({name:"gate-change",find:n(({policyPath:t,changedNames:i,
baseTree:a,tree:f})=>i.size===0?[]:Xn({policyPath:t,baseTree:a,tree:f}),"find")});async function Xn(t){const{policyPath:i,
baseTree:a,tree:f}=t,{weakened:u,tightened:w}=await ft(a,f),h=i===void 0?[]:await Hn(a,f);return[...h.length>0?[[D.l$,h]]:
[],...u].map(([P,L])=>(0,_.gk)("gate-weakened",{path:P,effects:L},(0,C.kG)(P))).concat([...w].map(([P,L])=>(0,_.gk)("gat\
e-tightened",{path:P,effects:L},(0,C.kG)(P))))}n(Xn,"gateFindings");async function Hn(t,i){if(t.stat(D.l$)===void 0)return[];
const[a,f]=await Promise.all([(0,D._m)(t),(0,D._m)(i)]);if("mistakes"in a||"mistakes"in f)return[];const u=(0,$.O)(a.policy,
f.policy).filter(({loosens:h})=>h);return[...i.stat(D.l$)===void 0?["the policy is removed"]:[],...u.map(R.zT)]}n(Hn,"lo\
oserKeys")}),48384:((V,I,o)=>{o.d(I,{Xd:n(()=>b,"Xd"),zT:n(()=>l,"zT")});var $=o(38208),D=o(82573),_=o(46820),M=o(60237),
R=o(68132),C=o(20090);const b=(0,R.sy)({name:"policy-file",find:n(async({policyPath:g,changedNames:E,baseTree:O,tree:v,policy:U})=>g===
void 0?[]:[...E.has(g)?await m({baseTree:O,tree:v,policy:U}):[],...await x(v)],"find")});async function x(g){const E=g.stat(
D.l$)?void 0:await(0,_.s)(g);if(E===void 0)return[];const{path:O,fault:v}=E;return[(0,M.gk)("policy-misplaced",{path:O,fault:v},
(0,C.kG)(O))]}n(x,"misplacedPolicy");async function m(g){const[E,O]=await Promise.all([(0,D._m)(g.baseTree),(0,D._m)(g.tree)]),
v=D.l$;if("mistakes"in O)return O.mistakes.map(({line:an,column:fn,message:Q})=>(0,M.gk)("policy-broken",{path:v,mistake:Q},
{location:{path:v,line:an,column:fn}}));const U="policy"in E?E.policy:g.policy,W=(0,$.O)(U,O.policy).map(l);return[(0,M.
gk)("policy-changed",{path:v,effects:W},(0,C.kG)(v))]}n(m,"policyChangeFindings");const c=160;function l({key:g,change:E,
direction:O}){const v=E.length>c?`${E.slice(0,c).replace(/[\ud800-\udbff]$/,"")}\u2026`:E;return`${g}: ${v}${O===void 0?
"":` (${O})`}`}n(l,"effectWords")}),28034:((V,I,o)=>{o.d(I,{BC:n(()=>on,"BC"),wH:n(()=>cn,"wH"),nk:n(()=>pn,"nk"),XB:n(()=>Y,
"XB")});var $=o(5476),D=o(19901),_=o(60237),M=o(68132),R=o(75482);const C=10;function b(e,s){let r=1;for(let d=e.indexOf(
C);d>=0&&d<s;d=e.indexOf(C,d+1))r+=1;for(let d=s;d<e.length;r+=1){const p=e.indexOf(C,d),y=p<0?e.length:p,S=x(e.subarray(
d,y));if(S!==void 0)return{line:r,problem:S};d=y+1}}n(b,"firstMalformedLine");function x(e){let s;try{const r=e.toString(
"utf8").trim();if(r==="")return;s=JSON.parse(r)}catch{return"it is not a single JSON value"}return typeof s!="object"||s===
null||Array.isArray(s)?"it is not a JSON object":typeof s.type=="string"?void 0:"it has no `type`"}n(x,"problemOf");var m=o(
20090);const c=/^100/,l=10,g=(0,M.sy)({name:"audit-logs",find:n(async({change:e,assets:s,policy:r,baseTree:d,tree:p})=>{
const{audit_log:y}=r.blast_radius;return(await E(e,y,async k=>{const j=d.stat(k)===void 0,[A,F]=await Promise.all([j?Buffer.
alloc(0):d.read(k,D.w),p.read(k,D.w)]);return{before:A,after:F}})).filter(({rule:k,location:j})=>k!=="audit-log-malforme\
d"||!s.problems.some(A=>O(A,j)))},"find")});async function E(e,s,r){const d=e.files.filter(p=>(0,R.eZ)(p).some(D.e));return s===
"forbidden"?d.flatMap(p=>(0,R.eZ)(p).filter(D.e).map(y=>(0,_.gk)("audit-log-changed",{path:y},(0,m.kG)(y)))):(await Promise.
all(d.map(p=>v(p,r)))).flat()}n(E,"auditLogFindings");function O({rule:e,location:{path:s,line:r}},d){return s!==d?.path?
!1:r===d.line||e==="file-not-json"&&r>d.line}n(O,"tells");async function v(e,s){const{path:r,oldPath:d,status:p}=e,y=[];
if(d!==void 0&&(0,D.e)(d)&&y.push((0,_.gk)("audit-log-removed",{path:d},(0,m.kG)(d))),!(0,D.e)(r))return y;if(!c.test(e.
newMode)||p==="type_changed")y.push((0,_.gk)("audit-log-removed",{path:r},(0,m.kG)(r)));else if(p==="modified"){const{before:S,
after:k}=await s(r),j=(0,$.z)(S,k);if(j.kind==="appended")return[...y,...U(r,k,j.from)];const{line:A}=j,F=W(A,k),K={path:r,
line:F?Math.max(A-1,1):A,column:1};y.push((0,_.gk)("audit-log-rewritten",{path:r,line:A,gone:F},{location:K}))}else{const{
after:S}=await s(r);y.push(...U(r,S,0))}return y}n(v,"judgeLog");function U(e,s,r){const d=b(s,r);if(d===void 0)return[];
const p={path:e,line:d.line,column:1};return[(0,_.gk)("audit-log-malformed",{path:e,...d},{location:p})]}n(U,"appendedFi\
ndings");function W(e,s){return s.length===0||s.at(-1)===l&&an(l,s)<e}n(W,"endsAtLine");function an(e,s){let r=0;for(let d=s.
indexOf(e);d>=0;d=s.indexOf(e,d+1))r+=1;return r}n(an,"countOf");var fn=o(94508),Q=o(18822);const yn=(0,M.sy)({name:"ign\
ored-inputs",find:n(({loadedPolicy:e})=>e.ignoredInputs.map(s=>(0,_.gk)("input-loosens-policy",{...s})),"find")});var N=o(
48384),B=o(14006),G=o(17676),J=o(125);const q=(0,M.sy)({name:"protected-paths",find:n(({touched:e,policy:s,policyPath:r,
change:d,tree:p,genes:y})=>rn(e,{named:s.blast_radius.protected_paths,policyPath:r,destroyed:en(d,p),hasGene:y.some(({binds:S})=>S)}),
"find")});function rn(e,{named:s,policyPath:r,destroyed:d,hasGene:p}){const y=sn(s),S=sn(G.Y);return e.flatMap(k=>{const{
path:j}=k,A=d.get(j),F=y(k),K=j===r?void 0:S(k);if(F===void 0&&K===void 0)return[];const tn=F===void 0?{path:j,pattern:K??
"",by:"the default list"}:{path:j,pattern:F,by:"the policy"},un=F!==void 0||A!==void 0&&p,mn={...(0,m.kG)(j),severity:un?
"error":"warning"};return[A===void 0?(0,_.gk)("protected-path",tn,mn):(0,_.gk)("protected-file-destroyed",{...tn,how:A},
mn)]})}n(rn,"protectedPathFindings");function en(e,s){const r=new Map;for(const{status:d,path:p,oldPath:y}of e.files)d===
"deleted"&&r.set(p,"deletes"),y!==void 0&&r.set(y,"deletes"),(d==="modified"||d==="type_changed")&&s.stat(p)?.size===0&&
r.set(p,"empties");return r}n(en,"destroyedPaths");function sn(e){const s=e.map(r=>{const d=B(r,{dot:!0,nocase:!0,nonegate:!0});
return{pattern:r,covers:n(y=>d(y)||(0,J.UO)(y,r,{ignoreCase:!0}),"covers")}});return({path:r,via:d})=>s.find(({covers:p})=>p(
r)||p(d))?.pattern}n(sn,"matcherOf");const dn="160000",jn=".gitmodules",vn=(0,M.sy)({name:"unauditable-files",find:n(({genes:e,
change:s,tree:r})=>e.some(({binds:d})=>d)?Mn(s,r):[],"find")});function Mn(e,s){return e.files.flatMap(r=>{const d=r.path===
jn&&r.status!=="deleted";return r.newMode===dn||d?[(0,_.gk)("submodule-changed",{path:r.path},(0,m.kG)(r.path))]:r.newMode===
m._e?Pn(r,s):[]})}n(Mn,"unauditableFindings");function Pn({path:e},s){const{kind:r}=(0,J.O4)(s,e);if(r!=="outside"&&r!==
"loop")return[];const d=s.readlink(e)??"";return[(0,_.gk)("symlink-leaves-tree",{path:e,target:d},(0,m.kG)(e))]}n(Pn,"sy\
mlinkFindings");const On=(0,M.sy)({name:"unproven-merge",find:n(({unprovenMerge:e})=>e?[(0,_.gk)("merge-not-proven",{merge:e.
commit,reason:e.reason})]:[],"find")});var wn=o(6234),nn=o(51244),hn=o(85077);const _n=(0,M.sy)({name:"event-chain",find:n(
({assets:e})=>Rn(e.changes,e.present,e.unread),"find")});function Rn(e,s,r=[]){const d=s.filter(({type:A})=>A==="Evoluti\
onEvent"),p=new Set(e.map(({asset:A})=>A)),y=new Map(d.map(A=>[A.id,A])),S=new Map,k=new Map,j=new Set;return d.flatMap(
A=>{const F=k.get(A.path);k.set(A.path,A);const K=In(A),tn=K===void 0?void 0:S.get(K);if(K!==void 0&&tn===void 0&&S.set(
K,A),!p.has(A)||A.cut)return[];const un={location:A.locate(["parent"]),subject:(0,nn.e)(A)},mn={event:A.id};if(K===void 0)
return F===void 0||!(0,D.e)(A.path)?[]:[(0,_.gk)("event-not-chained",{...mn,last:F.id},un)];if(!y.has(K)){const $n=(0,D.
e)(A.path)?"error":"warning",[yt]=r;if(yt!==void 0){const Et=`whether the parent \`${K}\` of the EvolutionEvent \`${A.id}\
\` exists`;return[(0,hn.l)(Et,yt,{...un,severity:$n})]}return[(0,_.gk)("event-parent-missing",{...mn,parent:K,last:F?.id??
""},{...un,severity:$n})]}const Jn=Yn(A,y,j);if(Jn!==void 0)return[(0,_.gk)("event-parent-cycle",{...mn,cycle:Jn},un)];if(tn===
void 0||tn.id===A.id)return[];const _t=F===void 0||F.id===K?tn.id:F.id;return[(0,_.gk)("event-chain-forked",{...mn,other:tn.
id,parent:K,last:_t},un)]})}n(Rn,"chainFindings");function In({value:{parent:e}}){return typeof e=="string"&&e!==""?e:void 0}
n(In,"parentOf");const Zn=5;function Yn(e,s,r){const d=new Set;let p=e;for(;p!==void 0&&!r.has(p.id)&&!d.has(p.id);){d.add(
p.id);const S=In(p);p=S===void 0?void 0:s.get(S)}if(p!==void 0&&p.id===e.id&&!r.has(p.id))return[...d].slice(0,Zn);for(const S of d)
r.add(S)}n(Yn,"cycleFrom");var gn=o(73496),kn=o(64584);function An({change:e,radius:s}){const r=e.files.flatMap(R.eZ).filter(
p=>!(0,kn.R)(p)),d=(0,R.BX)(e,new Set(r));return{least:{files:Math.min(s.files,d.files),lines:Math.min(s.lines,d.lines)},
most:(0,R.BX)(e,new Set)}}n(An,"countedChange");const Vn=(0,M.sy)({name:"claimed-radius",find:n(e=>Qn(e.assets.changes,An(
e)),"find")});function Qn(e,s){return["Capsule","EvolutionEvent"].flatMap(r=>{const d=e.filter(({kind:k,asset:j})=>k==="\
added"&&j.type===r).map(({asset:k})=>({asset:k,size:qn(k.value.blast_radius)})),p=d.flatMap(({size:k})=>k??[]),y=d.at(-1);
if(y===void 0||p.length<d.length)return[];const S=p.reduce(nt);return S.files<s.least.files||S.lines<s.least.lines?[bn(y.
asset,S,s.least,d.length>1,"warning")]:d.flatMap(({asset:k,size:j})=>j!==void 0&&tt(k)&&Tn(j,s.most)?[bn(k,j,s.most,!1,"\
notice")]:[])})}n(Qn,"radiusClaimFindings");function bn(e,s,r,d,p){const{type:y,id:S}=e,k={type:y,id:S,claimed:Ln(s),counted:Ln(
r),together:d},j={location:e.locate(["blast_radius"]),subject:(0,nn.e)(e),severity:p};return(0,_.gk)("blast-radius-claim",
k,j)}n(bn,"claimFinding");function Ln({files:e,lines:s}){return`${e} ${e===1?"file":"files"} and ${s} ${s===1?"line":"li\
nes"}`}n(Ln,"words");function qn(e){if(!(0,gn.O)(e))return;const{files:s,lines:r}=e;return typeof s=="number"&&typeof r==
"number"?{files:s,lines:r}:void 0}n(qn,"sizeOf");function nt(e,s){return{files:e.files+s.files,lines:e.lines+s.lines}}n(
nt,"add");function Tn(e,s){return e.files>s.files||e.lines>s.lines+s.files}n(Tn,"isMore");function tt({value:{outcome:e}}){
return(0,gn.O)(e)&&e.status==="success"}n(tt,"succeeded");var Un=o(41500);const et=(0,M.sy)({name:"claimed-streak",find:n(
({assets:e})=>st(e),"find")});function st({changes:e,present:s,unread:r}){return e.flatMap(({kind:d,asset:p})=>{const{success_streak:y}=p.
value;if(d==="removed"||p.type!=="Capsule"||typeof y!="number")return[];const{count:S,unread:k}=(0,Un.Y)(p.id,s,r);if(y<=
S)return[];const j={location:p.locate(["success_streak"]),subject:(0,nn.e)(p)};return k!==void 0?[(0,hn.l)(`the success \
streak of the Capsule \`${p.id}\``,k,j)]:[(0,_.gk)("success-streak-claim",{capsule:p.id,claimed:y,counted:S},j)]})}n(st,
"streakClaimFindings");const it=(0,M.sy)({name:"estimates",find:n(e=>Cn(e.assets.changes,An(e)),"find")}),ot=3,at=.1;function Cn(e,{
least:s,most:r}){const d=e.filter(({kind:p,asset:y})=>p==="added"&&y.type==="EvolutionEvent");return d.flatMap(({asset:p})=>{
const{blast_radius_estimate:y,meta:S,blast_radius:k}=p.value,j=(0,gn.O)(y)?[]:["meta"],A=j.length===0?y:(0,gn.O)(S)&&S.blast_radius_estimate,
F=Sn(A);if(F===void 0||F<=0)return[];const K=d.length===1,tn=K?s.files:Sn(k),un=K?r.files:Sn(k);if(tn===void 0||un===void 0)
return[];const mn=tn/F>ot;if(!mn&&un/F>=at)return[];const Jn=mn?tn:un,$n={location:p.locate([...j,"blast_radius_estimate"]),
subject:(0,nn.e)(p)};return[(0,_.gk)("estimate-drift",{event:p.id,estimate:F,actual:Jn},$n)]})}n(Cn,"estimateFindings");
function Sn(e){return(0,gn.O)(e)&&typeof e.files=="number"?e.files:void 0}n(Sn,"filesOf");var rt=o(16032),Nn=o(54566),Fn=o(
75615);const ct=(0,M.sy)({name:"look-alike-ids",find:n(({assets:e})=>dt(e.changes,e.present),"find")});function dt(e,s){
const r=e.filter(({kind:y})=>y==="added").map(({asset:y})=>y);if(r.length===0)return[];const d=new Set(r.map(({type:y})=>y)),
p=new Map;for(const{type:y,value:S}of s){const k=d.has(y)?(0,rt.ST)(S):void 0;if(k!==void 0)for(const j of Bn(y,k)){const A=p.
get(j);A?A.add(k):p.set(j,new Set([k]))}}return r.flatMap(y=>{const{type:S,id:k}=y,A=Bn(S,k).flatMap(K=>[...p.get(K)??[]]).
find(K=>K!==k);if(A===void 0)return[];const F={location:y.locate(["id"]),subject:(0,nn.e)(y)};return[(0,_.gk)("look-alik\
e-id",{type:S,id:(0,Nn.RK)(k),other:(0,Nn.RK)(A)},F)]})}n(dt,"lookAlikeFindings");const Wn=/[\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}]/gu;
function Bn(e,s){const r=/^[\w.-]*$/.test(s)?s:ut(s),d=r.replaceAll(/[I1|]/g,"l").replaceAll("0","O").replaceAll("rn","m");
return[`${e} case ${Kn(r)}`,`${e} drawn ${Kn(d)}`]}n(Bn,"keysOf");function ut(e){const s=e.normalize("NFKC").replace(Wn,
"");return(0,Fn.Z)(s.replace(new RegExp("\\p{Pd}","gu"),"-"))}n(ut,"withoutStyle");function Kn(e){return e.toUpperCase().
toLowerCase()}n(Kn,"foldCase");var Gn=o(81842),zn=o(47322);const ft=(0,M.sy)({name:"unresolved-references",find:n(({assets:e})=>pt(
e.changes,e.present,e.unread),"find")}),lt=(0,M.sy)({name:"genes-still-named",find:n(({assets:e})=>mt(e.changes,e.present),
"find")});function pt(e,s,r=[]){const d=Dn(s,"Capsule"),p=Dn(s,"ValidationReport");return e.filter(gt).flatMap(({asset:y})=>{
if(y.type!=="EvolutionEvent")return[];const{capsule_id:S,validation_report_id:k}=y.value,j=n(K=>({location:y.locate([K]),
subject:(0,nn.e)(y)}),"at"),A=y.id,[F]=r;return F!==void 0?Object.entries({capsule_id:[S,d],validation_report_id:[k,p]}).
flatMap(([tn,[un,mn]])=>xn(un,mn)?[(0,hn.l)(`whether \`${un}\`, which the EvolutionEvent \`${A}\` names, exists`,F,j(tn))]:
[]):[...xn(S,d)?[(0,_.gk)("capsule-not-found",{event:A,capsule:S},j("capsule_id"))]:[],...xn(k,p)?[(0,_.gk)("validation-\
report-not-found",{event:A,report:k},j("validation_report_id"))]:[]]})}n(pt,"unresolvedFindings");function mt(e,s){const r=Dn(
s,"Gene"),d=(0,Gn.wf)(e),p=e.filter(({kind:S,asset:{type:k,id:j}})=>S==="removed"&&k==="Gene"&&!r.has(j)&&!d.has(j));if(p.
length===0)return[];const y=s.flatMap(zn.u);return p.flatMap(({asset:S})=>{const k=y.filter(({gene:tn})=>tn===S.id),j=k.
find(tn=>tn.by.type==="Capsule")??k[0];if(j===void 0)return[];const A={gene:S.id,by:`the ${j.by.type} \`${j.by.id}\``,more:new Set(
k.map(tn=>tn.by)).size-1},F=j.by.type==="Capsule"?"warning":"notice",K=j.by.locate(j.pointer);return[(0,_.gk)("gene-stil\
l-named",A,{location:K,subject:(0,nn.e)(S),severity:F})]})}n(mt,"stillNamedFindings");function Dn(e,s){return new Set(e.
filter(r=>r.type===s).map(({id:r})=>r))}n(Dn,"idsOf");function xn(e,s){return typeof e=="string"&&!s.has(e)}n(xn,"isUnkn\
own");function gt({kind:e}){return e==="added"||e==="modified"}n(gt,"isStated");var ht=o(91622),Xn=o(12150);const Hn=(0,M.
qH)({name:"self-description",find:n(({correctorOf:e},{asset:s})=>t(s,e(s)),"find")});function t(e,s){return e.cut?[]:[...(0,ht.
XN)(e,s),...(0,Xn.I)(e)]}n(t,"selfDescriptionFindings");var i=o(57638);const a={approaching_limit:"blast-radius-approach\
ing",exceeded:"blast-radius-exceeded",critical_overrun:"blast-radius-critical"},f=(0,M.sy)({name:"gene-blast-radius",find:n(
(e,{asset:s,binds:r,limits:{blastRadius:d}})=>{const{files:p,lines:y,max_files:S,severity:k}=d;if(!r||k==="within_limit")
return[];const j={location:s.locate(["constraints","max_files"]),subject:(0,nn.e)(s)};if(k==="hard_cap_breach"){const{files:A,
lines:F}=(0,i.h)(e);return[(0,_.gk)("blast-radius-hard-cap",{files:p,lines:y,capFiles:A,capLines:F},j)]}return[(0,_.gk)(
a[k],{gene:s.id,files:p,maxFiles:S},j)]},"find")});var u=o(45160);const w=(0,M.qH)({name:"declared-constraints",find:n((e,{
asset:s})=>(0,u.x)(s.value.constraints).problems.filter(({kind:r})=>r!=="missing"||!s.cut).map(r=>h(s,r)),"find")});function h(e,s){
const{pointer:r}=s,d={location:e.locate(r),subject:(0,nn.e)(e)},p=e.id,y=r.join(".");switch(s.kind){case"missing":return(0,_.
gk)("constraints-missing",{gene:p,field:y},d);case"malformed":return(0,_.gk)("constraints-malformed",{gene:p,field:y,expected:s.
expected},d);case"pattern":return(0,_.gk)("forbidden-path-pattern",{gene:p,entry:s.entry},d)}}n(h,"findingOf");const P=(0,M.
sy)({name:"declared-paths",find:n(({touchesOf:e},{asset:s,binds:r,limits:{constraints:d}})=>{if(!r)return[];const y={location:s.
locate(["constraints","forbidden_paths"]),subject:(0,nn.e)(s)};return d.forbiddenPaths.flatMap(S=>e(S).map(({path:k,via:j})=>(0,_.
gk)("forbidden-path-declared",{gene:s.id,path:k,entry:S,via:j},y)))},"find")}),L=(0,M.sy)({name:"limits-beyond-cap",find:n(
(e,{asset:s,binds:r,limits:{base:d,head:p}})=>{const{files:y}=(0,i.h)(e),{maxFiles:S}=p;if(!r||S<=y||d!==void 0&&S<=d.maxFiles)
return[];const k={location:s.locate(["constraints","max_files"]),subject:(0,nn.e)(s)};return[(0,_.gk)("constraints-beyon\
d-cap",{gene:s.id,maxFiles:S,cap:y},k)]},"find")});var Z=o(58016);const ln=(0,M.sy)({name:"loosened-constraints",find:n(
(e,{asset:s,binds:r,limits:{base:d,head:p}})=>{if(!r||d===void 0)return[];const y=(0,Z.K)(d.forbiddenPaths,p.forbiddenPaths).
map(k=>`\`${k}\` is no longer forbidden`);if(p.maxFiles>d.maxFiles&&y.unshift(`\`max_files\` from ${d.maxFiles} to ${p.maxFiles}`),
y.length===0)return[];const S={location:s.locate(["constraints"]),subject:(0,nn.e)(s)};return[(0,_.gk)("constraints-loos\
ened",{gene:s.id,loosened:y},S)]},"find")}),En=(0,M.sy)({name:"removed-gene",find:n((e,{asset:s})=>[(0,_.gk)("gene-remov\
ed",{gene:s.id},{subject:(0,nn.e)(s)})],"find")}),X=(0,M.qH)({name:"validation-list",find:n((e,{asset:s,validation:r,commands:d})=>T(
s,r,d.map(({reading:p})=>p)),"find")});function T(e,s,r){const d=(0,nn.e)(e),p={location:e.locate(["validation"]),subject:d},
y={gene:e.id};if(s.kind==="not_a_list"){const j={...y,field:"validation",expected:s.expected};return[(0,_.gk)("validatio\
n-malformed",j,p)]}if(s.kind==="missing"||s.entries.length===0)return[(0,_.gk)("validation-missing",y,p)];const S=[],k=new Set;
for(const{value:j,pointer:A}of s.entries){const F={location:e.locate(A),subject:d};if(typeof j!="string"){const K={...y,
field:A.join("."),expected:"a string"};S.push((0,_.gk)("validation-malformed",K,F))}else if(k.has(j)){const K={subject:{
...d,command:j}};S.push((0,_.gk)("validation-duplicate",{...y,command:j},{...F,...K}))}else k.add(j)}return r.length>0&&
r.every(z)&&S.push((0,_.gk)("validation-vacuous",y,p)),S}n(T,"validationFindings");function z({problems:e,argv:s}){return e.
some(({rule:r})=>r==="only-prints")||H.has(s?.[0]??"")}n(z,"isVacuous");const H=new Set(["clear","date","df","echo","fre\
e","hostname","id","printf","ps","pwd","true","uname","uptime","whoami"]),Y=[wn.s,fn.gA,q,N.Xd,Q.c,yn,g,vn,On,Gn.NR,_n,ft,
lt,Vn,et,it,ct],on=[Hn],cn=[X,w,ln,L,f,P,Hn],pn=[En,f,P]}),6234:((V,I,o)=>{o.d(I,{s:n(()=>_,"s"),z:n(()=>M,"z")});var $=o(
60237),D=o(68132);const _=(0,D.qH)({name:"asset-files",find:n(({problems:R})=>R.map(M),"find")});function M({rule:R,detail:C,
location:b,id:x}){const m=x===void 0?{}:{subject:{id:x}};return(0,$.gk)(R,{detail:C},{location:b,...m})}n(M,"assetProble\
mFinding")}),81842:((V,I,o)=>{o.d(I,{NR:n(()=>R,"NR"),wf:n(()=>C,"wf")});var $=o(47322),D=o(51244),_=o(60237),M=o(68132);
const R=(0,M.sy)({name:"missing-genes",find:n(({assets:x})=>b(x.changes),"find")});function C(x){return new Set(x.flatMap(
$.c).map(({gene:m})=>m))}n(C,"appliedIds");function b(x){const m=new Set(x.filter(({kind:c,asset:l})=>c!=="removed"&&l.type===
"Gene").map(({asset:c})=>c.id));return x.flatMap($.c).filter(({gene:c})=>!m.has(c)).map(({by:c,gene:l,pointer:g})=>(0,_.
gk)("gene-not-found",{type:c.type,id:c.id,gene:l},{location:c.locate(g),subject:(0,D.e)(c)}))}n(b,"missingGeneFindings")}),
58016:((V,I,o)=>{o.d(I,{K:n(()=>x,"K"),u:n(()=>M,"u")});var $=o(33597),D=o(125),_=o(45160);function M({kind:m,asset:c,before:l}){
return l===void 0||m!=="added"&&m!=="modified"?[]:[...R(l,c),...b(l,c)]}n(M,"geneDifferences");function R(m,c){const[l,g]=[
C(m),C(c)],E="validation";return[...[...l].filter(O=>!g.has(O)).map(O=>({kind:"command_removed",field:E,base:O,head:null})),
...[...g].filter(O=>!l.has(O)).map(O=>({kind:"command_added",field:E,base:null,head:O}))]}n(R,"commandDifferences");function C(m){
const c=(0,$.i)(m),l=c.kind==="list"?c.entries.map(({value:g})=>g):[];return new Set(l.filter(g=>typeof g=="string"))}n(
C,"commandsOf");function b(m,c){const{constraints:l}=(0,_.x)(m.value.constraints),{constraints:g}=(0,_.x)(c.value.constraints),
E=[];g.maxFiles!==l.maxFiles&&E.push({kind:g.maxFiles>l.maxFiles?"constraint_loosened":"constraint_tightened",field:"con\
straints.max_files",base:String(l.maxFiles),head:String(g.maxFiles)});const O="constraints.forbidden_paths";for(const v of x(
l.forbiddenPaths,g.forbiddenPaths))E.push({kind:"constraint_loosened",field:O,base:v,head:null});for(const v of x(g.forbiddenPaths,
l.forbiddenPaths))E.push({kind:"constraint_tightened",field:O,base:null,head:v});return E}n(b,"constraintDifferences");function x(m,c){
return m.filter(l=>!c.some(g=>(0,D.UO)(l,g)))}n(x,"uncovered")}),84807:((V,I,o)=>{o.d(I,{RE:n(()=>C,"RE"),_F:n(()=>b,"_F"),
m$:n(()=>x,"m$")});var $=o(68132),D=o(28034),_=o(58016),M=o(57638),R=o(30025);async function C(m,c,l){const{asset:g,change:E,
commands:O}=c,v=(0,M.A)(c,m),U=await b(m,{...c,limits:v}),W=l.mayRun&&!U.some(x);return{asset:g,commands:W?(0,R.uk)(O,l):
O,findings:U,blastRadius:v.blastRadius,differences:E===void 0?[]:(0,_.u)(E)}}n(C,"auditGene");async function b(m,c){return c.
change?.kind!=="removed"?(0,$.kA)(D.wH,m,c):(await(0,$.kA)(D.nk,m,c)).map(({location:g,...E})=>E)}n(b,"geneFindings");function x({
rule:m}){return m==="validation-malformed"||m==="not-judged"}n(x,"forbidsRunningGene")}),57638:((V,I,o)=>{o.d(I,{A:n(()=>R,
"A"),h:n(()=>C,"h")});var $=o(36731),D=o(75482),_=o(50076),M=o(45160);function R(b,x){const{asset:m,change:c,binds:l}=b,
{constraints:g}=(0,M.x)(m.value.constraints),E=c?.before&&(0,M.x)(c.before.value.constraints).constraints,O=(0,M.Z)(E,g),
{maxFiles:v}=O,U=C(x),W=l&&(0,_.X)(x)?x.radius:$.X2,an=(0,D.RD)(W.files,v,W.lines,U),fn=(0,D.bb)(an,W,v,U);return{base:E,
head:g,constraints:O,blastRadius:{...W,max_files:v,severity:an,message:fn}}}n(R,"limitsOf");function C({policy:b}){const{
hard_cap_files:x,hard_cap_lines:m}=b.blast_radius;return{files:x,lines:m}}n(C,"hardCaps")}),30025:((V,I,o)=>{o.d(I,{h$:n(
()=>C,"h$"),uk:n(()=>R,"uk"),wS:n(()=>m,"wS")});var $=o(77598);const D=Symbol("audited");function _({steps:c,...l}){return{
...l,steps:c.map(({command:g,...E})=>E)}}n(_,"identityOf");function M(c){const{argv:l,program:g,binary:E=null,scripts:O=null,
npmSettings:v=[],env:U,timeoutMs:W}=c,an=JSON.stringify([l,g,E,O&&_(O),v,Object.entries(U).sort(([fn],[Q])=>fn<Q?-1:1),W]);
return{...c,[D]:!0,digest:`sha256:${(0,$.createHash)("sha256").update(an).digest("hex")}`}}n(M,"makePlan");function R(c,l){
const g=[];for(const E of c){const O=E.verdict==="block"?void 0:b(E.reading,l);if(O===void 0)return c;g.push({...E,plan:O})}
return g}n(R,"planCommands");function C(c){const l=[...new Set(c.map(({digest:g})=>g))].sort();return`sha256:${(0,$.createHash)(
"sha256").update(l.join(`
`)).digest("hex")}`}n(C,"digestPlans");function b(c,{timeoutMs:l}){const{command:g,argv:E,assignments:O}=c,v=E&&x(c,E);if(v)
return M({command:g,...v,env:{...Object.fromEntries(O.map(({name:U,value:W})=>[U,W])),...c.invocation?.family?.data.environment},
timeoutMs:l})}n(b,"planOf");function x(c,l){const{invocation:g,scripts:E,npmSettings:O}=c,[v]=l;if(g===void 0)return v===
void 0?void 0:{program:v,argv:l};const U=m(c);if(U===void 0){const{program:an}=g;return{program:an,argv:l,...E&&{scripts:E},
...O&&{npmSettings:O}}}if(U.path===void 0)return;const W=[...g.operands,...g.passthrough].map(({text:an})=>an);return{program:g.
program,argv:W,binary:U.path}}n(x,"startedBy");function m({targets:c}){return c.find(({kind:l,via:g})=>l==="package_bina\
ry"&&g===void 0)}n(m,"toolOf")}),96303:((V,I,o)=>{o.d(I,{T0:n(()=>fn,"T0"),wd:n(()=>W,"wd"),JB:n(()=>an,"JB")});var $=o(
65789),D=o(19901),_=o(51757),M=o(82573),R=o(75482),C=o(9069),b=o(20090),x=o(81842),m=o(26005),c=o(51244),l=o(33597),g=o(
8376);async function E(N,B,G){const J=(0,l.i)(N),q=await v(N,J,B,G);return{asset:N,binds:!1,validation:J,commands:q}}n(E,
"readGene");async function O(N,B,G,J){const{kind:q,asset:rn}=N,en=q!=="applied"||B.has(rn.id),sn=(0,l.i)(rn),dn=q==="rem\
oved"?[]:await v(rn,sn,G,J);return{asset:rn,change:N,binds:en,validation:sn,commands:dn}}n(O,"readGeneChange");async function v(N,B,G,J){
if(B.kind!=="list")return[];const q=B.entries.filter(({value:sn})=>typeof sn=="string"),rn=await Promise.all(q.map(({value:sn})=>G.
command(sn)));return(await(0,g.QU)(rn,G,J(N)==="fix")).map((sn,dn)=>U(N,sn,q[dn]?.pointer??["validation"]))}n(v,"judgeCo\
mmands");function U(N,{findings:B,...G},J){const{command:q}=G.reading,rn={...(0,c.e)(N),command:q},en={path:N.path,pointer:(0,m.
p)([...N.pointer,...J])};return{...G,command:q,location:N.locate(J),findings:B.map(({edit:sn,...dn})=>({...dn,location:N.
locate(J,dn.span),subject:rn,...sn&&{edit:{...en,...sn}}}))}}n(U,"placed");async function W({assets:N,problems:B},G,J){const{
policy:q,tree:rn}=G.terms;return{policy:q,clock:G.clock,tree:rn,problems:B,correctorOf:J,genes:await Promise.all(N.filter(
Q).map(en=>E(en,G,J))),claims:N.filter(en=>!Q(en))}}n(W,"readAssets");async function an(N){const{change:B,assets:G,baseTree:J,
tree:q,policy:rn,platform:en,signal:sn}=N,{policy:dn,source:jn}=rn,vn=new Set(B.files.flatMap(R.eZ)),Mn=_.I.by({policy:dn,
tree:q,base:J,changed:vn,platform:en,...sn&&{signal:sn}}),Pn=(0,x.wf)(G.changes),On=fn(G.problems),wn=await Promise.all(
G.changes.filter(({asset:_n})=>Q(_n)).map(_n=>O(_n,Pn,Mn,On))),nn=(0,C.A)(B,dn,wn),hn=(0,b.Pq)(B,q);return{policy:dn,clock:Mn.
clock,loadedPolicy:rn,unprovenMerge:N.unprovenMerge,policyPath:jn==="file"?void 0:M.l$,tree:q,baseTree:J,change:B,assets:G,
problems:G.problems,correctorOf:On,genes:wn,claims:G.changes.filter(yn).map(({asset:_n})=>_n),changedNames:vn,touched:hn,
touchesOf:(0,b.br)(hn,J),exempt:nn,radius:(0,R.BX)(B,nn)}}n(an,"readChangeSubject");function fn(N){const B=(0,$.a)(N);return({
path:G})=>B.has(G)||(0,D.e)(G)?"hand":"fix"}n(fn,"correctorIn");function Q({type:N}){return N==="Gene"}n(Q,"isGene");function yn({
kind:N,asset:B}){return!Q(B)&&(N==="added"||N==="modified")}n(yn,"isClaim")}),38208:((V,I,o)=>{o.d(I,{O:n(()=>R,"O")});var $=o(
38815),D=o(68956),_=o(48429),M=o(90817);function R(m,c){const[l,g]=[(0,M.s)(m),(0,M.s)(c)];return[...D.cN].flatMap(([E,{
strictness:O}])=>{const[v,U]=[l.get(E),g.get(E)],W=C(v,U);if(W===void 0)return[];const an=O.compare(v,U);return[{key:E,change:W,
direction:an,loosens:O.loosens(v,U)}]})}n(R,"comparePolicies");function C(m,c){if(Array.isArray(m)&&Array.isArray(c)){const l=[
...(0,_.fY)(m,c).map(g=>`+ ${b(g)}`),...(0,_.fY)(c,m).map(g=>`- ${b(g)}`)];return l.length===0?void 0:l.join(", ")}return m===
c?void 0:`${x(m)} \u2192 ${x(c)}`}n(C,"changeWords");function b(m){const c=m.name;return typeof c=="string"?c:x(m)}n(b,"\
entryWords");function x(m){return(0,$.As)(m,{collectionStyle:"flow",lineWidth:0}).trimEnd()}n(x,"shown")}),90817:((V,I,o)=>{
o.d(I,{l:n(()=>_,"l"),s:n(()=>D,"s")});var $=o(68956);function D(C){return new Map([...$.cN.keys()].map(b=>[b,M(C,b.split(
"."))]))}n(D,"valuesOf");function _(C){const b={};for(const[x,m]of C)R(b,x.split("."),m);return $.wh.parse(b)}n(_,"polic\
yWith");function M(C,[b="",...x]){return x.length===0?C[b]:M(C[b],x)}n(M,"valueAt");function R(C,[b="",...x],m){x.length===
0?C[b]=m:(C[b]??={},R(C[b],x,m))}n(R,"setAt")})};
