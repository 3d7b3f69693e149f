var vt=Object.defineProperty;var n=(Q,I)=>vt(Q,"name",{value:I,configurable:!0});export const id=941,ids=[941],modules={65789:((Q,I,o)=>{o.d(I,{a:n(()=>D,"a")});const $=new Set(["file-too-large","file-\
not-utf8","file-not-regular","file-not-json","json-too-deep","too-many","duplicate-key","forbidden-key"]);function D(_){
return new Set(_.filter(({rule:M})=>$.has(M)).map(({location:M})=>M.path))}n(D,"ambiguousFiles")}),26095:((Q,I,o)=>{o.d(
I,{a:n(()=>_,"a")});var $=o(14006);const D="**/memory_graph*.jsonl";function _({assets:M}){return $(M.include,{dot:!0,nonegate:!0,
ignore:D})}n(_,"assetPathTest")}),5476:((Q,I,o)=>{o.d(I,{z:n(()=>M,"z")});const $=10,D=13,_=new Set([32,9,$,D]);function M(c,l){
if(R(l,c))return{kind:"appended",from:c.length};const h=C(c),E=C(l);let O=0;for(let v=h.next().value;v;){const T=h.next().
value,N=E.next().value;if(!N||!x(v.bytes,N.bytes,T===void 0))return{kind:"rewritten",line:v.line};O=N.end,v=T}return{kind:"\
appended",from:O}}n(M,"continuationOf");function R(c,l){return l.length>c.length||l.compare(c,0,l.length)!==0?!1:l.length===
0||l.length===c.length||l.at(-1)===$}n(R,"startsWithLines");function*C(c){let l=0;for(let h=0;h<c.length;){const E=c.indexOf(
$,h),O=E<0?c.length:E,v=c.subarray(h,O);h=Math.min(O+1,c.length),l+=1,b(v)||(yield{bytes:v,line:l,end:h})}}n(C,"recordsO\
f");function b(c){for(const l of c)if(!_.has(l))return!1;return!0}n(b,"isBlank");function x(c,l,h){return h?g(c).equals(
g(l)):c.equals(l)}n(x,"isKept");function g(c){return c.at(-1)===D?c.subarray(0,-1):c}n(g,"withoutReturn")}),47322:((Q,I,o)=>{
o.d(I,{c:n(()=>$,"c"),u:n(()=>D,"u")});function $({kind:_,asset:M,before:R}){if(_!=="added"&&_!=="modified")return[];const C=new Set(
_==="modified"&&R?D(R).map(({gene:b})=>b):[]);return D(M).filter(({gene:b})=>!C.has(b))}n($,"newNamings");function D(_){
const{gene:M,genes_used:R}=_.value;return _.type==="Capsule"?typeof M=="string"?[{by:_,gene:M,pointer:["gene"]}]:[]:_.type!==
"EvolutionEvent"||!Array.isArray(R)?[]:R.flatMap((C,b)=>typeof C=="string"?[{by:_,gene:C,pointer:["genes_used",b]}]:[])}
n(D,"namings")}),26005:((Q,I,o)=>{o.d(I,{p:n(()=>$,"p")});function $(D){return D.map(_=>`/${String(_).replaceAll("~","~0").
replaceAll("/","~1")}`).join("")}n($,"pointerText")}),33597:((Q,I,o)=>{o.d(I,{i:n(()=>D,"i")});const $=1e3;function D({value:_}){
const{validation:M}=_;return M===void 0?{kind:"missing"}:Array.isArray(M)?M.length>$?{kind:"not_a_list",expected:`a list\
 of at most ${$} strings`}:{kind:"list",entries:M.map((C,b)=>({value:C,pointer:["validation",b]}))}:{kind:"not_a_list",expected:"\
a list of strings"}}n(D,"validationCommands")}),9069:((Q,I,o)=>{o.d(I,{A:n(()=>M,"A"),g:n(()=>R,"g")});var $=o(26095),D=o(
75482),_=o(64584);function M(g,c,l){const h=g.files.flatMap(D.eZ);if(c.blast_radius.counting==="reference")return new Map(
h.filter(v=>!(0,_.R)(v)).map(v=>[v,"reference"]));const E=new Set(g.files.filter(({status:v})=>v==="added").map(({path:v})=>v)),
O=l.filter(({change:{kind:v}})=>v==="added"||v==="modified").flatMap(({commands:v})=>v.flatMap(({reading:T})=>T.targets)).
flatMap(({kind:v,via:T,path:N})=>v==="file"&&T===void 0&&N!==void 0?[N]:[]);return new Map([...O.filter(v=>E.has(v)).map(
v=>[v,"validation_script"]),...h.filter((0,$.a)(c)).map(v=>[v,"asset_store"])])}n(M,"exemptPaths");function R(g,c,l){return g.
files.flatMap(h=>(0,D.eZ)(h).map(E=>C(h,E,c.get(E),l))).sort((h,E)=>E.lines-h.lines||(h.path<E.path?-1:1))}n(R,"countedF\
iles");function C(g,c,l,h){const E={path:c,...l&&{exempt:l}};if(c!==g.path)return{...E,lines:0};const O=x(g,h);return{...E,
lines:(0,D.Dx)(g),...O&&{veil:O}}}n(C,"countedFile");const b=1e3;function x({binary:g,status:c,path:l,added:h},E){if(g)return"\
binary";const{size:O=0}=c==="added"?E.stat(l)??{}:{};return O>b*Math.max(1,h)?"long_lines":void 0}n(x,"hiddenReasonOf")}),
64584:((Q,I,o)=>{o.d(I,{R:n(()=>b,"R")});const $=new Set(["event.json","temp_gep_output.json","temp_evolution_output.jso\
n","evolution_error.log"]),D=["logs","memory","assets/gep","out","temp","node_modules"],_=/capsule|events?\.jsonl$/i,M=new Set(
["index.js","package.json"]),R=["src","scripts","config"],C=/\.(?:[cm]?js|tsx?|json|ya?ml|toml|ini|sh)$/i;function b(g){
return $.has(g)||x(g,D)||_.test(g)?!1:M.has(g)||x(g,R)||C.test(g)}n(b,"isCountedByReference");function x(g,c){return c.some(
l=>g===l||g.startsWith(`${l}/`))}n(x,"isIn")}),18822:((Q,I,o)=>{o.d(I,{c:n(()=>ht,"c"),A:n(()=>Zn,"A")});var $=o(38208),
D=o(82573),_=o(60237),M=o(68132),R=o(48384),C=o(20090),b=o(38815);const x=".github/workflows",g=1024*1024;async function c(t){
const i=t.list(x).map(({path:f})=>f);return(await Promise.all(i.filter(f=>/\.ya?ml$/.test(f)).map(f=>l(t,f)))).filter(f=>f!==
void 0)}n(c,"readWorkflows");async function l(t,i){const{kind:a,size:f=0}=t.stat(i)??{};if(a!=="file"&&a!=="executable")
return;if(f>g)return{path:i,text:"",value:void 0};const u=(await t.read(i)).toString("utf8");return{path:i,text:u,value:h(
u)}}n(l,"readActionsFile");function h(t){try{const i=(0,b.Tp)(t,{prettyErrors:!1});if(i.errors.length>0)return;const a=i.
toJS({maxAliasCount:100});return E(a)?a:void 0}catch{return}}n(h,"parseMapping");function E(t){return typeof t=="object"&&
t!==null&&!Array.isArray(t)}n(E,"isMapping");function O({value:t}){const i=E(t?.jobs)?Object.entries(t.jobs):[];return new Map(
i.filter(a=>E(a[1])))}n(O,"jobsOf");function v({steps:t}){return Array.isArray(t)?t.filter(E):[]}n(v,"stepsOf");function T(t,i){
const a=t.flatMap(f=>[...i.jobs.get(f.path)??[]].map(u=>N(u,O(f).get(u))));return new Set(a.length>0?[...a,"gene-gate"]:
[])}n(T,"gateNames");function N(t,i){const a=typeof i?.name=="string"?i.name.trim():"";return a===""?t:a}n(N,"checkName");
function on(t,i){const a=i.indexOf("${{"),f=i.lastIndexOf("}}");if(a===-1||f<a)return t.has(i);const[u,w]=[i.slice(0,a),
i.slice(f+2)];return[...t].some(p=>p===i||p.length>=u.length+w.length&&p.startsWith(u)&&p.endsWith(w))}n(on,"canTake");function*ln(t,i,a,f){
for(const u of a){const w=i.find(({path:A})=>A===u.path),p=[...O(u)].filter(([A,W])=>{const Y=w&&O(w).get(A),pn=N(A,W);return(Y===
void 0||N(A,Y)!==pn)&&on(t,pn)&&!f.has(`${u.path} ${A}`)});p.length>0&&(yield[u.path,p.map(([A])=>`the job \`${A}\` takes\
 the name of the gate's check`)])}}n(ln,"takenNames");var q=o(57975);const un=/gene-gate/i;function F(t){return t.replaceAll(
/^\s*#.*$/gm,"").split(/[\s;&|()"'`]+/)}n(F,"wordsOf");function z(t){const i=E(t?.scripts)?Object.entries(t.scripts):[],
a=new Set;for(let f=-1;f<a.size;){f=a.size;for(const[u,w]of i)F(String(w)).some(p=>un.test(p)||a.has(p))&&a.add(u)}return a}
n(z,"gateScripts");async function K(t){const i=await l(t,"package.json");return{gate:z(i?.value),isGateItself:i?.value?.
name==="gene-gate"}}n(K,"packageScripts");function Z(t,i,a){const{steps:f,name:u,...w}=t,{steps:p,name:A,...W}=i;return[
...X(w,W,a),...cn(t,i,a)]}n(Z,"jobEdits");function X(t,i,a){return[...new Set([...Object.keys(t),...Object.keys(i)])].filter(
u=>!(0,q.isDeepStrictEqual)(t[u],i[u])).map(u=>`\`${a===""?"":`${a}.`}${u}\` ${rn(t[u],i[u])}`)}n(X,"keyEdits");function rn(t,i){
return t===void 0?"is added":i===void 0?"is removed":"changes"}n(rn,"editOf");function cn(t,i,a){const[f,u]=[v(t),v(i)];
if([t,i].some(({steps:p})=>p!==void 0&&!tn(p))&&!(0,q.isDeepStrictEqual)(t.steps,i.steps))return[`\`${a}.steps\` changes`];
if(f.length!==u.length){const p=f.length<u.length?"added":"removed";return[`a step of \`${a}\` is ${p}`]}return f.flatMap(
(p,A)=>X(dn(p,u[A]),dn(u[A]??{}),`${a}.steps[${A}]`))}n(cn,"stepEdits");function tn(t){return Array.isArray(t)&&t.every(
E)}n(tn,"isStepList");function dn(t,i){const{name:a,...f}=t,u=i?.uses;return wn(t.uses,u)?{...f,uses:u}:f}n(dn,"comparab\
le");const On=/^v?(\d{1,9}(?:\.\d{1,9}){0,3})$/;function wn(t,i){if(typeof t!="string"||typeof i!="string")return!1;const[
a,f=""]=t.split("@"),[u,w=""]=i.split("@");if(a!==u||a===void 0||un.test(a))return!1;const[p,A]=[On.exec(f)?.[1],On.exec(
w)?.[1]];return p!==void 0&&A!==void 0&&kn(p,A)<0}n(wn,"isUpdate");function kn(t,i){const[a,f]=[t.split(".").map(Number),
i.split(".").map(Number)];for(let u=0;u<4;u++){const w=(a[u]??0)-(f[u]??0);if(w!==0)return w}return 0}n(kn,"compareVersi\
ons");function Pn(t,i){const[a,f]=[vn(t),vn(i)],u=[...a].flatMap(([p,A])=>{const W=f.get(p);return W===void 0?[`the even\
t ${p} no longer starts the workflow`]:Qn(p,A,W)?[`${p} starts the workflow less often`]:[]}),w=[...f.keys()].filter(p=>!a.
has(p));return{lost:u,added:w.map(p=>`${p} starts the workflow, too`)}}n(Pn,"compareTriggers");function vn(t){return typeof t==
"string"?new Map([[t,{}]]):Array.isArray(t)?new Map(t.map(i=>[String(i),{}])):E(t)?new Map(Object.entries(t).map(([i,a])=>[
i,a??{}])):new Map}n(vn,"eventsOf");const Mn=new Set(["branches","tags","paths"]),en=new Set(["branches-ignore","tags-ig\
nore","paths-ignore"]),hn=["opened","synchronize","reopened"],_n=new Map([["pull_request",hn],["pull_request_target",hn]]);
function Qn(t,i,a){return(0,q.isDeepStrictEqual)(i,a)?!1:Array.isArray(i)&&Array.isArray(a)?!Dn(i,a):!E(i)||!E(a)?!0:[...new Set(
[...Object.keys(i),...Object.keys(a)])].some(u=>Rn(u,t,i,a))}n(Qn,"isNarrower");function Rn(t,i,a,f){const[u,w]=[a[t],f[t]];
if((0,q.isDeepStrictEqual)(u,w))return!1;if(t==="types"){const W=_n.get(i),[Y,pn]=[u??W,w??W];return pn!==void 0&&(Y===void 0||
!Dn(Sn(Y),Sn(pn)))}if(!Mn.has(t)&&!en.has(t))return!0;if(w===void 0)return!1;if(u===void 0)return!0;const[p,A]=[Sn(u),Sn(
w)];return[...p,...A].some(W=>String(W).startsWith("!"))?!0:Mn.has(t)?!Dn(p,A):!Dn(A,p)}n(Rn,"isNarrowerIn");function Sn(t){
return Array.isArray(t)?t:[t]}n(Sn,"listOf");function Dn(t,i){return t.every(a=>i.some(f=>(0,q.isDeepStrictEqual)(a,f)))}
n(Dn,"isSubset");function yn(t,i,a){if(i.text===t.text)return qn(a);if(i.value===void 0)return In("it is no longer a val\
id workflow");const f=Pn(t.value?.on,i.value.on),u=[...a].map(w=>nt(w,t,i));return{weakened:[...f.lost,...X(Ln(t),Ln(i),
""),...u.flatMap(({edits:w})=>w),...Un(a,t,i)],tightened:f.added,gateJobs:u.flatMap(({id:w})=>w??[])}}n(yn,"compareWorkf\
lows");function qn(t){return{weakened:[],tightened:[],gateJobs:[...t]}}n(qn,"unchanged");function In(...t){return{weakened:t,
tightened:[],gateJobs:[]}}n(In,"weakened");function Ln({value:t={}}){const{on:i,jobs:a,name:f,"run-name":u,...w}=t;return w}
n(Ln,"settingsOf");function nt(t,i,a){const f=O(i).get(t)??{},u=O(a),w=u.get(t);if(w!==void 0)return{id:t,edits:Z(f,w,`j\
obs.${t}`)};const p=[...u].find(([A,W])=>!O(i).has(A)&&Z(f,W,"").length===0);return p!==void 0?{id:p[0],edits:[]}:{edits:[
`the job \`${t}\`, which runs the gate, is removed`]}}n(nt,"findJob");const Tn=["if","needs","strategy","uses"];function Un(t,i,a){
const[f,u]=[O(i),O(a)],w=new Set([...t].flatMap(p=>Nn(f.get(p))));for(const p of w)for(const A of Nn(f.get(p)))w.add(A);
return[...w].filter(p=>!t.has(p)).flatMap(p=>{const[A,W]=[f.get(p),u.get(p)];return W===void 0?[`the job \`${p}\`, which \
the gate needs, is removed`]:Tn.filter(Y=>!(0,q.isDeepStrictEqual)(A?.[Y],W[Y])).map(Y=>`\`jobs.${p}.${Y}\` changes, and \
the gate needs this job`)})}n(Un,"neededEdits");function Nn(t){const i=t?.needs;return(Array.isArray(i)?i:[i]).filter(a=>typeof a==
"string")}n(Nn,"needsOf");var bn=o(36754),tt=o(73012),Fn=o(17167),et=o(19948),Wn=o(72360);const st=["dependencies","devD\
ependencies","optionalDependencies","overrides","resolutions","catalog","catalogs","workspaces","pnpm"];async function it(t,i){
const[a,f]=[await jn(t),await jn(i)],w=[...new Set([...a.keys(),...f.keys()])].filter(p=>!(0,q.isDeepStrictEqual)(a.get(
p),f.get(p)));return[["package.json",await ot(t,i)],...w.map(p=>[p,["the entry of the gate changes"]]),[".npmrc",await rt(
t,i)]].filter(([,p])=>p.length>0)}n(it,"packageEdits");async function ot(t,i){const a=(0,bn.D7)(await(0,Wn.JE)(t,"packag\
e.json")),f=(0,bn.D7)(await(0,Wn.JE)(i,"package.json"));return st.filter(u=>!(0,q.isDeepStrictEqual)(new Set(Cn(a[u])),new Set(
Cn(f[u])))).map(u=>`\`${u}\` changes for the gate`)}n(ot,"rangeEdits");const at=20;function Cn(t,i=0){return Object.entries(
(0,bn.D7)(t)).flatMap(([a,f])=>un.test(a)||typeof f=="string"&&un.test(f)||i>at?[JSON.stringify([a,f])]:Cn(f,i+1))}n(Cn,
"gatesIn");async function jn(t){const i=(await(0,tt.n)(t)).map(({path:a,all:f,entriesOf:u})=>{const w=f.filter(({name:A,
bin:W})=>un.test(A)||Object.keys(W??{}).some(Y=>un.test(Y))),p=[...u("gene-gate"),...w].map(A=>JSON.stringify(A));return[
a,new Set(p)]});return new Map(i.filter(([,a])=>a.size>0))}n(jn,"lockedGates");async function rt(t,i){const[a,f]=[await(0,Fn.
Z)({tree:t,directory:""}),await(0,Fn.Z)({tree:i,directory:""})];if("unread"in f)return(0,q.isDeepStrictEqual)(a,f)?[]:["\
it cannot be read"];const[u,w]=["unread"in a?{}:a.settings,f.settings];return[...new Set([...Object.keys(u),...Object.keys(
w)])].filter(p=>!(0,q.isDeepStrictEqual)(u[p],w[p])).filter(p=>[u[p],w[p]].some(A=>Bn(p,A))).map(p=>`the setting \`${p}\`\
 changes`)}n(rt,"npmrcEdits");function Bn(t,i){return i!==void 0&&(0,et.$)(t,i)!=="harmless"}n(Bn,"isEffective");var Kn=o(
125);const ct=10,dt=64*1024;async function Gn(t,i){const a=new Set;let f=!1;const u=await K(t),w=new Map(i.map(L=>[L.path,
L]));async function p(L,G){const[J=""]=L.split("@");if(!J.startsWith("./"))return un.test(J);const V=(0,Kn.j7)(J);if(V===
void 0||G>ct)return!1;const sn=w.get(V);if(sn)return(await En(sn,G+1)).size>0;for(const an of["action.yml","action.yaml"]){
const mn=await l(t,V===""?an:`${V}/${an}`);if(mn&&await A(mn,G+1))return a.add(mn.path),!0}return!1}n(p,"usesGate");async function A({
value:L},G){return typeof L?.name=="string"&&un.test(L.name)?!0:E(L?.runs)&&await W(L.runs,G)}n(A,"isGateAction");async function W(L,G,J=[]){
let V=!1;const sn=new Set;for(const{uses:an,run:mn,"working-directory":e}of v(L)){typeof an=="string"&&await p(an,G)&&(V=
!0);const s=[e,...J].find(r=>typeof r=="string")??"";typeof mn=="string"&&await Y(mn,String(s),sn)&&(f=!0,V=!0)}if(V)for(const an of sn)
a.add(an);return V}n(W,"stepsUseGate");async function Y(L,G,J){const V=F(L);let sn=V.some(an=>un.test(an));for(const an of V){
u.gate.has(an)&&zn.test(L)&&(a.add("package.json"),sn=!0),u.isGateItself&&/^(?:\.\/)?dist\/(?:cli|action)\b/.test(an)&&(sn=
!0);const mn=ut.test(an)?Xn:[an];for(const e of mn.flatMap(s=>[`./${G}/${s}`,s])){const s=(0,Kn.j7)(e),r=s&&!J.has(s)&&await pn(
s);!s||!r||(J.add(s),await Y(r,G,J)&&(sn=!0))}}return sn}n(Y,"runsGate");async function pn(L){const{kind:G,size:J=0}=t.stat(
L)??{};if(G!=="file"&&G!=="executable"||J>dt)return;const V=(await t.read(L)).toString("utf8");return G==="executable"||
Hn.test(L)||un.test(V)?V:void 0}n(pn,"scriptText");async function En(L,G){const J=new Set;for(const[V,sn]of O(L)){const an=typeof sn.
uses=="string"&&await p(sn.uses,G),mn=[Jn(sn),Jn(L.value)];(await W(sn,G,mn)||an)&&J.add(V)}return J}n(En,"gateJobs");const H=new Map;
for(const L of i){const G=await En(L,0);G.size>0&&H.set(L.path,G)}return{jobs:H,files:a,isCommand:f}}n(Gn,"findGateUses");
const zn=/\b(?:npm|pnpm|yarn|bun|run)\b/,ut=/^(?:g?make)$/,Xn=["GNUmakefile","makefile","Makefile"],Hn=/(?:^|\/)[^./]+$|\.(?:sh|bash|[cm]?[jt]s|py|rb|pl|ps1|mk)$/i;
function Jn(t){const{defaults:i}=t??{};return E(i)&&E(i.run)?i.run["working-directory"]:void 0}n(Jn,"folderOf");async function ft(t,i){
const[a,f]=await Promise.all([c(t),c(i)]),[u,w]=[await Gn(t,a),await Gn(i,f)],p=new Map,A=new Map,W=new Set(a.map(({path:H})=>H)),
Y=new Set;for(const H of a){const L=u.jobs.get(H.path);if(L===void 0)continue;const{path:G,change:J}=lt(H,L,f,W);J.weakened.
length>0&&p.set(H.path,J.weakened),J.tightened.length>0&&A.set(G,J.tightened);for(const V of J.gateJobs)Y.add(`${G} ${V}`)}
for(const H of u.files){const L=await pt(H,t,i);L.length>0&&p.set(H,L)}const pn=u.isCommand?await it(t,i):[],En=T(a,u);for(const[
H,L]of[...pn,...ln(En,a,f,Y)])p.set(H,[...p.get(H)??[],...L]);for(const H of w.jobs.keys())W.has(H)&&u.jobs.has(H)||[...Y].
some(L=>L.startsWith(`${H} `))||A.set(H,["it runs the gate"]);return{weakened:p,tightened:A}}n(ft,"compareGateFiles");function lt(t,i,a,f){
const u=a.find(({path:p})=>p===t.path);if(u)return{path:u.path,change:yn(t,u,i)};for(const p of a){if(f.has(p.path))continue;
const A=yn(t,p,i);if(A.weakened.length===0)return{path:p.path,change:A}}const w=["the workflow, which runs the gate, is \
removed, renamed or replaced"];return{path:t.path,change:{weakened:w,tightened:[],gateJobs:[]}}}n(lt,"successor");async function pt(t,i,a){
if(i.stat(t)?.oid!==void 0&&mt(t,i,a))return[];const[f,u]=[await l(i,t),await l(a,t)];return u===void 0?["the file, thro\
ugh which the gate runs, is removed"]:f?.text===u.text&&An(t,i,a)?[]:t==="package.json"?gt(f?.value,u.value):/(?:^|\/)action\.ya?ml$/.
test(t)?u.value===void 0?["it is no longer a valid action"]:xn(f?.value??{},u.value):["the script, which runs the gate, \
changes"]}n(pt,"fileEdits");function mt(t,i,a){return i.stat(t)?.oid===a.stat(t)?.oid&&An(t,i,a)}n(mt,"isSame");function An(t,i,a){
return i.stat(t)?.kind===a.stat(t)?.kind}n(An,"isSameKind");function xn(t,i){const{name:a,description:f,author:u,branding:w,
runs:p,...A}=t,{name:W,description:Y,author:pn,branding:En,runs:H,...L}=i;if(!E(p)||!E(H))return X(t,i,"");const{steps:G,
...J}=p,{steps:V,...sn}=H;return[...X(A,L,""),...X(J,sn,"runs"),...cn(p,H,"runs")]}n(xn,"actionEdits");function gt(t,i){
const a=n(w=>E(w?.scripts)?w.scripts:{},"scripts"),[f,u]=[a(t),a(i)];return[...z(t)].flatMap(w=>[w,`pre${w}`,`post${w}`]).
filter(w=>f[w]!==u[w]).map(w=>`the script \`${w}\`, which runs the gate, changes`)}n(gt,"scriptEdits");const ht=(0,M.sy)(
{name:"gate-change",find:n(({policyPath:t,changedNames:i,baseTree:a,tree:f})=>i.size===0?[]:Zn({policyPath:t,baseTree:a,
tree:f}),"find")});async function Zn(t){const{policyPath:i,baseTree:a,tree:f}=t,{weakened:u,tightened:w}=await ft(a,f),p=i===
void 0?[]:await Yn(a,f);return[...p.length>0?[[D.l$,p]]:[],...u].map(([A,W])=>(0,_.gk)("gate-weakened",{path:A,effects:W},
(0,C.kG)(A))).concat([...w].map(([A,W])=>(0,_.gk)("gate-tightened",{path:A,effects:W},(0,C.kG)(A))))}n(Zn,"gateFindings");
async function Yn(t,i){if(t.stat(D.l$)===void 0)return[];const[a,f]=await Promise.all([(0,D._m)(t),(0,D._m)(i)]);if("mis\
takes"in a||"mistakes"in f)return[];const u=(0,$.O)(a.policy,f.policy).filter(({loosens:p})=>p);return[...i.stat(D.l$)===
void 0?["the policy is removed"]:[],...u.map(R.zT)]}n(Yn,"looserKeys")}),48384:((Q,I,o)=>{o.d(I,{Xd:n(()=>b,"Xd"),zT:n(()=>l,
"zT")});var $=o(38208),D=o(82573),_=o(41999),M=o(60237),R=o(68132),C=o(20090);const b=(0,R.sy)({name:"policy-file",find:n(
async({policyPath:h,changedNames:E,baseTree:O,tree:v,policy:T})=>h===void 0?[]:[...E.has(h)?await g({baseTree:O,tree:v,policy:T}):
[],...await x(v)],"find")});async function x(h){const E=h.stat(D.l$)?void 0:await(0,_.s)(h);if(E===void 0)return[];const{
path:O,fault:v}=E;return[(0,M.gk)("policy-misplaced",{path:O,fault:v},(0,C.kG)(O))]}n(x,"misplacedPolicy");async function g(h){
const[E,O]=await Promise.all([(0,D._m)(h.baseTree),(0,D._m)(h.tree)]),v=D.l$;if("mistakes"in O)return O.mistakes.map(({line:on,
column:ln,message:q})=>(0,M.gk)("policy-broken",{path:v,mistake:q},{location:{path:v,line:on,column:ln}}));const T="poli\
cy"in E?E.policy:h.policy,N=(0,$.O)(T,O.policy).map(l);return[(0,M.gk)("policy-changed",{path:v,effects:N},(0,C.kG)(v))]}
n(g,"policyChangeFindings");const c=160;function l({key:h,change:E,direction:O}){const v=E.length>c?`${E.slice(0,c).replace(
/[\ud800-\udbff]$/,"")}\u2026`:E;return`${h}: ${v}${O===void 0?"":` (${O})`}`}n(l,"effectWords")}),28034:((Q,I,o)=>{o.d(
I,{BC:n(()=>sn,"BC"),wH:n(()=>an,"wH"),nk:n(()=>mn,"nk"),XB:n(()=>V,"XB")});var $=o(5476),D=o(19901),_=o(60237),M=o(68132),
R=o(75482);const C=10;function b(e,s){let r=1;for(let d=e.indexOf(C);d>=0&&d<s;d=e.indexOf(C,d+1))r+=1;for(let d=s;d<e.length;r+=
1){const m=e.indexOf(C,d),y=m<0?e.length:m,S=x(e.subarray(d,y));if(S!==void 0)return{line:r,problem:S};d=y+1}}n(b,"first\
MalformedLine");function x(e){let s;try{const r=e.toString("utf8").trim();if(r==="")return;s=JSON.parse(r)}catch{return"\
it is not a single JSON value"}return typeof s!="object"||s===null||Array.isArray(s)?"it is not a JSON object":typeof s.
type=="string"?void 0:"it has no `type`"}n(x,"problemOf");var g=o(20090);const c=/^100/,l=10,h=(0,M.sy)({name:"audit-log\
s",find:n(async({change:e,assets:s,policy:r,baseTree:d,tree:m})=>{const{audit_log:y}=r.blast_radius;return(await E(e,y,async k=>{
const j=d.stat(k)===void 0,[P,U]=await Promise.all([j?Buffer.alloc(0):d.read(k,D.w),m.read(k,D.w)]);return{before:P,after:U}})).
filter(({rule:k,location:j})=>k!=="audit-log-malformed"||!s.problems.some(P=>O(P,j)))},"find")});async function E(e,s,r){
const d=e.files.filter(m=>(0,R.eZ)(m).some(D.e));return s==="forbidden"?d.flatMap(m=>(0,R.eZ)(m).filter(D.e).map(y=>(0,_.
gk)("audit-log-changed",{path:y},(0,g.kG)(y)))):(await Promise.all(d.map(m=>v(m,r)))).flat()}n(E,"auditLogFindings");function O({
rule:e,location:{path:s,line:r}},d){return s!==d?.path?!1:r===d.line||e==="file-not-json"&&r>d.line}n(O,"tells");async function v(e,s){
const{path:r,oldPath:d,status:m}=e,y=[];if(d!==void 0&&(0,D.e)(d)&&y.push((0,_.gk)("audit-log-removed",{path:d},(0,g.kG)(
d))),!(0,D.e)(r))return y;if(!c.test(e.newMode)||m==="type_changed")y.push((0,_.gk)("audit-log-removed",{path:r},(0,g.kG)(
r)));else if(m==="modified"){const{before:S,after:k}=await s(r),j=(0,$.z)(S,k);if(j.kind==="appended")return[...y,...T(r,
k,j.from)];const{line:P}=j,U=N(P,k),B={path:r,line:U?Math.max(P-1,1):P,column:1};y.push((0,_.gk)("audit-log-rewritten",{
path:r,line:P,gone:U},{location:B}))}else{const{after:S}=await s(r);y.push(...T(r,S,0))}return y}n(v,"judgeLog");function T(e,s,r){
const d=b(s,r);if(d===void 0)return[];const m={path:e,line:d.line,column:1};return[(0,_.gk)("audit-log-malformed",{path:e,
...d},{location:m})]}n(T,"appendedFindings");function N(e,s){return s.length===0||s.at(-1)===l&&on(l,s)<e}n(N,"endsAtLin\
e");function on(e,s){let r=0;for(let d=s.indexOf(e);d>=0;d=s.indexOf(e,d+1))r+=1;return r}n(on,"countOf");var ln=o(94508),
q=o(18822);const un=(0,M.sy)({name:"ignored-inputs",find:n(({loadedPolicy:e})=>e.ignoredInputs.map(s=>(0,_.gk)("input-lo\
osens-policy",{...s})),"find")});var F=o(48384),z=o(14006),K=o(17676),Z=o(125);const X=(0,M.sy)({name:"protected-paths",
find:n(({touched:e,policy:s,policyPath:r,change:d,tree:m,genes:y})=>rn(e,{named:s.blast_radius.protected_paths,policyPath:r,
destroyed:cn(d,m),hasGene:y.some(({binds:S})=>S)}),"find")});function rn(e,{named:s,policyPath:r,destroyed:d,hasGene:m}){
const y=tn(s),S=tn(K.Y);return e.flatMap(k=>{const{path:j}=k,P=d.get(j),U=y(k),B=j===r?void 0:S(k);if(U===void 0&&B===void 0)
return[];const nn=U===void 0?{path:j,pattern:B??"",by:"the default list"}:{path:j,pattern:U,by:"the policy"},fn=U!==void 0||
P!==void 0&&m,gn={...(0,g.kG)(j),severity:fn?"error":"warning"};return[P===void 0?(0,_.gk)("protected-path",nn,gn):(0,_.
gk)("protected-file-destroyed",{...nn,how:P},gn)]})}n(rn,"protectedPathFindings");function cn(e,s){const r=new Map;for(const{
status:d,path:m,oldPath:y}of e.files)d==="deleted"&&r.set(m,"deletes"),y!==void 0&&r.set(y,"deletes"),(d==="modified"||d===
"type_changed")&&s.stat(m)?.size===0&&r.set(m,"empties");return r}n(cn,"destroyedPaths");function tn(e){const s=e.map(r=>{
const d=z(r,{dot:!0,nocase:!0,nonegate:!0});return{pattern:r,covers:n(y=>d(y)||(0,Z.UO)(y,r,{ignoreCase:!0}),"covers")}});
return({path:r,via:d})=>s.find(({covers:m})=>m(r)||m(d))?.pattern}n(tn,"matcherOf");const dn="160000",On=".gitmodules",wn=(0,M.
sy)({name:"unauditable-files",find:n(({genes:e,change:s,tree:r})=>e.some(({binds:d})=>d)?kn(s,r):[],"find")});function kn(e,s){
return e.files.flatMap(r=>{const d=r.path===On&&r.status!=="deleted";return r.newMode===dn||d?[(0,_.gk)("submodule-chang\
ed",{path:r.path},(0,g.kG)(r.path))]:r.newMode===g._e?Pn(r,s):[]})}n(kn,"unauditableFindings");function Pn({path:e},s){const{
kind:r}=(0,Z.O4)(s,e);if(r!=="outside"&&r!=="loop")return[];const d=s.readlink(e)??"";return[(0,_.gk)("symlink-leaves-tr\
ee",{path:e,target:d},(0,g.kG)(e))]}n(Pn,"symlinkFindings");const vn=(0,M.sy)({name:"unproven-merge",find:n(({unprovenMerge:e})=>e?
[(0,_.gk)("merge-not-proven",{merge:e.commit,reason:e.reason})]:[],"find")});var Mn=o(6234),en=o(51244),hn=o(85077);const _n=(0,M.
sy)({name:"event-chain",find:n(({assets:e})=>Qn(e.changes,e.present,e.unread),"find")});function Qn(e,s,r=[]){const d=s.
filter(({type:P})=>P==="EvolutionEvent"),m=new Set(e.map(({asset:P})=>P)),y=new Map(d.map(P=>[P.id,P])),S=new Map,k=new Map,
j=new Set;return d.flatMap(P=>{const U=k.get(P.path);k.set(P.path,P);const B=Rn(P),nn=B===void 0?void 0:S.get(B);if(B!==
void 0&&nn===void 0&&S.set(B,P),!m.has(P)||P.cut)return[];const fn={location:P.locate(["parent"]),subject:(0,en.e)(P)},gn={
event:P.id};if(B===void 0)return U===void 0||!(0,D.e)(P.path)?[]:[(0,_.gk)("event-not-chained",{...gn,last:U.id},fn)];if(!y.
has(B)){const $n=(0,D.e)(P.path)?"error":"warning",[yt]=r;if(yt!==void 0){const Et=`whether the parent \`${B}\` of the Ev\
olutionEvent \`${P.id}\` exists`;return[(0,hn.l)(Et,yt,{...fn,severity:$n})]}return[(0,_.gk)("event-parent-missing",{...gn,
parent:B,last:U?.id??""},{...fn,severity:$n})]}const Vn=Dn(P,y,j);if(Vn!==void 0)return[(0,_.gk)("event-parent-cycle",{...gn,
cycle:Vn},fn)];if(nn===void 0||nn.id===P.id)return[];const _t=U===void 0||U.id===B?nn.id:U.id;return[(0,_.gk)("event-cha\
in-forked",{...gn,other:nn.id,parent:B,last:_t},fn)]})}n(Qn,"chainFindings");function Rn({value:{parent:e}}){return typeof e==
"string"&&e!==""?e:void 0}n(Rn,"parentOf");const Sn=5;function Dn(e,s,r){const d=new Set;let m=e;for(;m!==void 0&&!r.has(
m.id)&&!d.has(m.id);){d.add(m.id);const S=Rn(m);m=S===void 0?void 0:s.get(S)}if(m!==void 0&&m.id===e.id&&!r.has(m.id))return[
...d].slice(0,Sn);for(const S of d)r.add(S)}n(Dn,"cycleFrom");var yn=o(73496),qn=o(64584);function In({change:e,radius:s}){
const r=e.files.flatMap(R.eZ).filter(m=>!(0,qn.R)(m)),d=(0,R.BX)(e,new Set(r));return{least:{files:Math.min(s.files,d.files),
lines:Math.min(s.lines,d.lines)},most:(0,R.BX)(e,new Set)}}n(In,"countedChange");const Ln=(0,M.sy)({name:"claimed-radius",
find:n(e=>nt(e.assets.changes,In(e)),"find")});function nt(e,s){return["Capsule","EvolutionEvent"].flatMap(r=>{const d=e.
filter(({kind:k,asset:j})=>k==="added"&&j.type===r).map(({asset:k})=>({asset:k,size:Nn(k.value.blast_radius)})),m=d.flatMap(
({size:k})=>k??[]),y=d.at(-1);if(y===void 0||m.length<d.length)return[];const S=m.reduce(bn);return S.files<s.least.files||
S.lines<s.least.lines?[Tn(y.asset,S,s.least,d.length>1,"warning")]:d.flatMap(({asset:k,size:j})=>j!==void 0&&Fn(k)&&tt(j,
s.most)?[Tn(k,j,s.most,!1,"notice")]:[])})}n(nt,"radiusClaimFindings");function Tn(e,s,r,d,m){const{type:y,id:S}=e,k={type:y,
id:S,claimed:Un(s),counted:Un(r),together:d},j={location:e.locate(["blast_radius"]),subject:(0,en.e)(e),severity:m};return(0,_.
gk)("blast-radius-claim",k,j)}n(Tn,"claimFinding");function Un({files:e,lines:s}){return`${e} ${e===1?"file":"files"} an\
d ${s} ${s===1?"line":"lines"}`}n(Un,"words");function Nn(e){if(!(0,yn.O)(e))return;const{files:s,lines:r}=e;return typeof s==
"number"&&typeof r=="number"?{files:s,lines:r}:void 0}n(Nn,"sizeOf");function bn(e,s){return{files:e.files+s.files,lines:e.
lines+s.lines}}n(bn,"add");function tt(e,s){return e.files>s.files||e.lines>s.lines+s.files}n(tt,"isMore");function Fn({
value:{outcome:e}}){return(0,yn.O)(e)&&e.status==="success"}n(Fn,"succeeded");var et=o(41500);const Wn=(0,M.sy)({name:"c\
laimed-streak",find:n(({assets:e})=>st(e),"find")});function st({changes:e,present:s,unread:r}){return e.flatMap(({kind:d,
asset:m})=>{const{success_streak:y}=m.value;if(d==="removed"||m.type!=="Capsule"||typeof y!="number")return[];const{count:S,
unread:k}=(0,et.Y)(m.id,s,r);if(y<=S)return[];const j={location:m.locate(["success_streak"]),subject:(0,en.e)(m)};return k!==
void 0?[(0,hn.l)(`the success streak of the Capsule \`${m.id}\``,k,j)]:[(0,_.gk)("success-streak-claim",{capsule:m.id,claimed:y,
counted:S},j)]})}n(st,"streakClaimFindings");const it=(0,M.sy)({name:"estimates",find:n(e=>Cn(e.assets.changes,In(e)),"f\
ind")}),ot=3,at=.1;function Cn(e,{least:s,most:r}){const d=e.filter(({kind:m,asset:y})=>m==="added"&&y.type==="Evolution\
Event");return d.flatMap(({asset:m})=>{const{blast_radius_estimate:y,meta:S,blast_radius:k}=m.value,j=(0,yn.O)(y)?[]:["m\
eta"],P=j.length===0?y:(0,yn.O)(S)&&S.blast_radius_estimate,U=jn(P);if(U===void 0||U<=0)return[];const B=d.length===1,nn=B?
s.files:jn(k),fn=B?r.files:jn(k);if(nn===void 0||fn===void 0)return[];const gn=nn/U>ot;if(!gn&&fn/U>=at)return[];const Vn=gn?
nn:fn,$n={location:m.locate([...j,"blast_radius_estimate"]),subject:(0,en.e)(m)};return[(0,_.gk)("estimate-drift",{event:m.
id,estimate:U,actual:Vn},$n)]})}n(Cn,"estimateFindings");function jn(e){return(0,yn.O)(e)&&typeof e.files=="number"?e.files:
void 0}n(jn,"filesOf");var rt=o(16032),Bn=o(54566),Kn=o(85724);const ct=(0,M.sy)({name:"look-alike-ids",find:n(({assets:e})=>dt(
e.changes,e.present),"find")});function dt(e,s){const r=e.filter(({kind:y})=>y==="added").map(({asset:y})=>y);if(r.length===
0)return[];const d=new Set(r.map(({type:y})=>y)),m=new Map;for(const{type:y,value:S}of s){const k=d.has(y)?(0,rt.ST)(S):
void 0;if(k!==void 0)for(const j of zn(y,k)){const P=m.get(j);P?P.add(k):m.set(j,new Set([k]))}}return r.flatMap(y=>{const{
type:S,id:k}=y,P=zn(S,k).flatMap(B=>[...m.get(B)??[]]).find(B=>B!==k);if(P===void 0)return[];const U={location:y.locate(
["id"]),subject:(0,en.e)(y)};return[(0,_.gk)("look-alike-id",{type:S,id:(0,Bn.RK)(k),other:(0,Bn.RK)(P)},U)]})}n(dt,"loo\
kAlikeFindings");const Gn=/[\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}]/gu;function zn(e,s){const r=/^[\w.-]*$/.test(
s)?s:ut(s),d=r.replaceAll(/[I1|]/g,"l").replaceAll("0","O").replaceAll("rn","m");return[`${e} case ${Xn(r)}`,`${e} drawn\
 ${Xn(d)}`]}n(zn,"keysOf");function ut(e){const s=e.normalize("NFKC").replace(Gn,"");return(0,Kn.Z)(s.replace(new RegExp(
"\\p{Pd}","gu"),"-"))}n(ut,"withoutStyle");function Xn(e){return e.toUpperCase().toLowerCase()}n(Xn,"foldCase");var Hn=o(
81842),Jn=o(47322);const ft=(0,M.sy)({name:"unresolved-references",find:n(({assets:e})=>pt(e.changes,e.present,e.unread),
"find")}),lt=(0,M.sy)({name:"genes-still-named",find:n(({assets:e})=>mt(e.changes,e.present),"find")});function pt(e,s,r=[]){
const d=An(s,"Capsule"),m=An(s,"ValidationReport");return e.filter(gt).flatMap(({asset:y})=>{if(y.type!=="EvolutionEvent")
return[];const{capsule_id:S,validation_report_id:k}=y.value,j=n(B=>({location:y.locate([B]),subject:(0,en.e)(y)}),"at"),
P=y.id,[U]=r;return U!==void 0?Object.entries({capsule_id:[S,d],validation_report_id:[k,m]}).flatMap(([nn,[fn,gn]])=>xn(
fn,gn)?[(0,hn.l)(`whether \`${fn}\`, which the EvolutionEvent \`${P}\` names, exists`,U,j(nn))]:[]):[...xn(S,d)?[(0,_.gk)(
"capsule-not-found",{event:P,capsule:S},j("capsule_id"))]:[],...xn(k,m)?[(0,_.gk)("validation-report-not-found",{event:P,
report:k},j("validation_report_id"))]:[]]})}n(pt,"unresolvedFindings");function mt(e,s){const r=An(s,"Gene"),d=(0,Hn.wf)(
e),m=e.filter(({kind:S,asset:{type:k,id:j}})=>S==="removed"&&k==="Gene"&&!r.has(j)&&!d.has(j));if(m.length===0)return[];
const y=s.flatMap(Jn.u);return m.flatMap(({asset:S})=>{const k=y.filter(({gene:nn})=>nn===S.id),j=k.find(nn=>nn.by.type===
"Capsule")??k[0];if(j===void 0)return[];const P={gene:S.id,by:`the ${j.by.type} \`${j.by.id}\``,more:new Set(k.map(nn=>nn.
by)).size-1},U=j.by.type==="Capsule"?"warning":"notice",B=j.by.locate(j.pointer);return[(0,_.gk)("gene-still-named",P,{location:B,
subject:(0,en.e)(S),severity:U})]})}n(mt,"stillNamedFindings");function An(e,s){return new Set(e.filter(r=>r.type===s).map(
({id:r})=>r))}n(An,"idsOf");function xn(e,s){return typeof e=="string"&&!s.has(e)}n(xn,"isUnknown");function gt({kind:e}){
return e==="added"||e==="modified"}n(gt,"isStated");var ht=o(91622),Zn=o(12150);const Yn=(0,M.qH)({name:"self-descriptio\
n",find:n(({correctorOf:e},{asset:s})=>t(s,e(s)),"find")});function t(e,s){return e.cut?[]:[...(0,ht.XN)(e,s),...(0,Zn.I)(
e)]}n(t,"selfDescriptionFindings");var i=o(57638);const a={approaching_limit:"blast-radius-approaching",exceeded:"blast-\
radius-exceeded",critical_overrun:"blast-radius-critical"},f=(0,M.sy)({name:"gene-blast-radius",find:n((e,{asset:s,binds:r,
limits:{blastRadius:d}})=>{const{files:m,lines:y,max_files:S,severity:k}=d;if(!r||k==="within_limit")return[];const j={location:s.
locate(["constraints","max_files"]),subject:(0,en.e)(s)};if(k==="hard_cap_breach"){const{files:P,lines:U}=(0,i.h)(e);return[
(0,_.gk)("blast-radius-hard-cap",{files:m,lines:y,capFiles:P,capLines:U},j)]}return[(0,_.gk)(a[k],{gene:s.id,files:m,maxFiles:S},
j)]},"find")});var u=o(45160);const w=(0,M.qH)({name:"declared-constraints",find:n((e,{asset:s})=>(0,u.x)(s.value.constraints).
problems.filter(({kind:r})=>r!=="missing"||!s.cut).map(r=>p(s,r)),"find")});function p(e,s){const{pointer:r}=s,d={location:e.
locate(r),subject:(0,en.e)(e)},m=e.id,y=r.join(".");switch(s.kind){case"missing":return(0,_.gk)("constraints-missing",{gene:m,
field:y},d);case"malformed":return(0,_.gk)("constraints-malformed",{gene:m,field:y,expected:s.expected},d);case"pattern":
return(0,_.gk)("forbidden-path-pattern",{gene:m,entry:s.entry},d)}}n(p,"findingOf");const A=(0,M.sy)({name:"declared-pat\
hs",find:n(({touchesOf:e},{asset:s,binds:r,limits:{constraints:d}})=>{if(!r)return[];const y={location:s.locate(["constr\
aints","forbidden_paths"]),subject:(0,en.e)(s)};return d.forbiddenPaths.flatMap(S=>e(S).map(({path:k,via:j})=>(0,_.gk)("\
forbidden-path-declared",{gene:s.id,path:k,entry:S,via:j},y)))},"find")}),W=(0,M.sy)({name:"limits-beyond-cap",find:n((e,{
asset:s,binds:r,limits:{base:d,head:m}})=>{const{files:y}=(0,i.h)(e),{maxFiles:S}=m;if(!r||S<=y||d!==void 0&&S<=d.maxFiles)
return[];const k={location:s.locate(["constraints","max_files"]),subject:(0,en.e)(s)};return[(0,_.gk)("constraints-beyon\
d-cap",{gene:s.id,maxFiles:S,cap:y},k)]},"find")});var Y=o(58016);const pn=(0,M.sy)({name:"loosened-constraints",find:n(
(e,{asset:s,binds:r,limits:{base:d,head:m}})=>{if(!r||d===void 0)return[];const y=(0,Y.K)(d.forbiddenPaths,m.forbiddenPaths).
map(k=>`\`${k}\` is no longer forbidden`);if(m.maxFiles>d.maxFiles&&y.unshift(`\`max_files\` from ${d.maxFiles} to ${m.maxFiles}`),
y.length===0)return[];const S={location:s.locate(["constraints"]),subject:(0,en.e)(s)};return[(0,_.gk)("constraints-loos\
ened",{gene:s.id,loosened:y},S)]},"find")}),En=(0,M.sy)({name:"removed-gene",find:n((e,{asset:s})=>[(0,_.gk)("gene-remov\
ed",{gene:s.id},{subject:(0,en.e)(s)})],"find")}),H=(0,M.qH)({name:"validation-list",find:n((e,{asset:s,validation:r,commands:d})=>L(
s,r,d.map(({reading:m})=>m)),"find")});function L(e,s,r){const d=(0,en.e)(e),m={location:e.locate(["validation"]),subject:d},
y={gene:e.id};if(s.kind==="not_a_list"){const j={...y,field:"validation",expected:s.expected};return[(0,_.gk)("validatio\
n-malformed",j,m)]}if(s.kind==="missing"||s.entries.length===0)return[(0,_.gk)("validation-missing",y,m)];const S=[],k=new Set;
for(const{value:j,pointer:P}of s.entries){const U={location:e.locate(P),subject:d};if(typeof j!="string"){const B={...y,
field:P.join("."),expected:"a string"};S.push((0,_.gk)("validation-malformed",B,U))}else if(k.has(j)){const B={subject:{
...d,command:j}};S.push((0,_.gk)("validation-duplicate",{...y,command:j},{...U,...B}))}else k.add(j)}return r.length>0&&
r.every(G)&&S.push((0,_.gk)("validation-vacuous",y,m)),S}n(L,"validationFindings");function G({problems:e,argv:s}){return e.
some(({rule:r})=>r==="only-prints")||J.has(s?.[0]??"")}n(G,"isVacuous");const J=new Set(["clear","date","df","echo","fre\
e","hostname","id","printf","ps","pwd","true","uname","uptime","whoami"]),V=[Mn.s,ln.gA,X,F.Xd,q.c,un,h,wn,vn,Hn.NR,_n,ft,
lt,Ln,Wn,it,ct],sn=[Yn],an=[H,w,pn,W,f,A,Yn],mn=[En,f,A]}),6234:((Q,I,o)=>{o.d(I,{s:n(()=>_,"s"),z:n(()=>M,"z")});var $=o(
60237),D=o(68132);const _=(0,D.qH)({name:"asset-files",find:n(({problems:R})=>R.map(M),"find")});function M({rule:R,detail:C,
location:b,id:x}){const g=x===void 0?{}:{subject:{id:x}};return(0,$.gk)(R,{detail:C},{location:b,...g})}n(M,"assetProble\
mFinding")}),81842:((Q,I,o)=>{o.d(I,{NR:n(()=>R,"NR"),wf:n(()=>C,"wf")});var $=o(47322),D=o(51244),_=o(60237),M=o(68132);
const R=(0,M.sy)({name:"missing-genes",find:n(({assets:x})=>b(x.changes),"find")});function C(x){return new Set(x.flatMap(
$.c).map(({gene:g})=>g))}n(C,"appliedIds");function b(x){const g=new Set(x.filter(({kind:c,asset:l})=>c!=="removed"&&l.type===
"Gene").map(({asset:c})=>c.id));return x.flatMap($.c).filter(({gene:c})=>!g.has(c)).map(({by:c,gene:l,pointer:h})=>(0,_.
gk)("gene-not-found",{type:c.type,id:c.id,gene:l},{location:c.locate(h),subject:(0,D.e)(c)}))}n(b,"missingGeneFindings")}),
58016:((Q,I,o)=>{o.d(I,{K:n(()=>x,"K"),u:n(()=>M,"u")});var $=o(33597),D=o(125),_=o(45160);function M({kind:g,asset:c,before:l}){
return l===void 0||g!=="added"&&g!=="modified"?[]:[...R(l,c),...b(l,c)]}n(M,"geneDifferences");function R(g,c){const[l,h]=[
C(g),C(c)],E="validation";return[...[...l].filter(O=>!h.has(O)).map(O=>({kind:"command_removed",field:E,base:O,head:null})),
...[...h].filter(O=>!l.has(O)).map(O=>({kind:"command_added",field:E,base:null,head:O}))]}n(R,"commandDifferences");function C(g){
const c=(0,$.i)(g),l=c.kind==="list"?c.entries.map(({value:h})=>h):[];return new Set(l.filter(h=>typeof h=="string"))}n(
C,"commandsOf");function b(g,c){const{constraints:l}=(0,_.x)(g.value.constraints),{constraints:h}=(0,_.x)(c.value.constraints),
E=[];h.maxFiles!==l.maxFiles&&E.push({kind:h.maxFiles>l.maxFiles?"constraint_loosened":"constraint_tightened",field:"con\
straints.max_files",base:String(l.maxFiles),head:String(h.maxFiles)});const O="constraints.forbidden_paths";for(const v of x(
l.forbiddenPaths,h.forbiddenPaths))E.push({kind:"constraint_loosened",field:O,base:v,head:null});for(const v of x(h.forbiddenPaths,
l.forbiddenPaths))E.push({kind:"constraint_tightened",field:O,base:null,head:v});return E}n(b,"constraintDifferences");function x(g,c){
return g.filter(l=>!c.some(h=>(0,D.UO)(l,h)))}n(x,"uncovered")}),84807:((Q,I,o)=>{o.d(I,{RE:n(()=>C,"RE"),_F:n(()=>b,"_F"),
m$:n(()=>x,"m$")});var $=o(68132),D=o(28034),_=o(58016),M=o(57638),R=o(30025);async function C(g,c,l){const{asset:h,change:E,
commands:O}=c,v=(0,M.A)(c,g),T=await b(g,{...c,limits:v}),N=l.mayRun&&!T.some(x);return{asset:h,commands:N?(0,R.uk)(O,l):
O,findings:T,blastRadius:v.blastRadius,differences:E===void 0?[]:(0,_.u)(E)}}n(C,"auditGene");async function b(g,c){return c.
change?.kind!=="removed"?(0,$.kA)(D.wH,g,c):(await(0,$.kA)(D.nk,g,c)).map(({location:h,...E})=>E)}n(b,"geneFindings");function x({
rule:g}){return g==="validation-malformed"||g==="not-judged"}n(x,"forbidsRunningGene")}),57638:((Q,I,o)=>{o.d(I,{A:n(()=>R,
"A"),h:n(()=>C,"h")});var $=o(36731),D=o(75482),_=o(50076),M=o(45160);function R(b,x){const{asset:g,change:c,binds:l}=b,
{constraints:h}=(0,M.x)(g.value.constraints),E=c?.before&&(0,M.x)(c.before.value.constraints).constraints,O=(0,M.Z)(E,h),
{maxFiles:v}=O,T=C(x),N=l&&(0,_.X)(x)?x.radius:$.X2,on=(0,D.RD)(N.files,v,N.lines,T),ln=(0,D.bb)(on,N,v,T);return{base:E,
head:h,constraints:O,blastRadius:{...N,max_files:v,severity:on,message:ln}}}n(R,"limitsOf");function C({policy:b}){const{
hard_cap_files:x,hard_cap_lines:g}=b.blast_radius;return{files:x,lines:g}}n(C,"hardCaps")}),30025:((Q,I,o)=>{o.d(I,{h$:n(
()=>C,"h$"),uk:n(()=>R,"uk"),wS:n(()=>g,"wS")});var $=o(77598);const D=Symbol("audited");function _({steps:c,...l}){return{
...l,steps:c.map(({command:h,...E})=>E)}}n(_,"identityOf");function M(c){const{argv:l,program:h,binary:E=null,scripts:O=null,
npmSettings:v=[],env:T,timeoutMs:N}=c,on=JSON.stringify([l,h,E,O&&_(O),v,Object.entries(T).sort(([ln],[q])=>ln<q?-1:1),N]);
return{...c,[D]:!0,digest:`sha256:${(0,$.createHash)("sha256").update(on).digest("hex")}`}}n(M,"makePlan");function R(c,l){
const h=[];for(const E of c){const O=E.verdict==="block"?void 0:b(E.reading,l);if(O===void 0)return c;h.push({...E,plan:O})}
return h}n(R,"planCommands");function C(c){const l=[...new Set(c.map(({digest:h})=>h))].sort();return`sha256:${(0,$.createHash)(
"sha256").update(l.join(`
`)).digest("hex")}`}n(C,"digestPlans");function b(c,{timeoutMs:l}){const{command:h,argv:E,assignments:O}=c,v=E&&x(c,E);if(v)
return M({command:h,...v,env:{...Object.fromEntries(O.map(({name:T,value:N})=>[T,N])),...c.invocation?.family?.data.environment},
timeoutMs:l})}n(b,"planOf");function x(c,l){const{invocation:h,scripts:E,npmSettings:O}=c,[v]=l;if(h===void 0)return v===
void 0?void 0:{program:v,argv:l};const T=g(c);if(T===void 0){const{program:on}=h;return{program:on,argv:l,...E&&{scripts:E},
...O&&{npmSettings:O}}}if(T.path===void 0)return;const N=[...h.operands,...h.passthrough].map(({text:on})=>on);return{program:h.
program,argv:N,binary:T.path}}n(x,"startedBy");function g({targets:c}){return c.find(({kind:l,via:h})=>l==="package_bina\
ry"&&h===void 0)}n(g,"toolOf")}),96303:((Q,I,o)=>{o.d(I,{T0:n(()=>ln,"T0"),wd:n(()=>N,"wd"),JB:n(()=>on,"JB")});var $=o(
65789),D=o(19901),_=o(51757),M=o(82573),R=o(75482),C=o(9069),b=o(20090),x=o(81842),g=o(26005),c=o(51244),l=o(33597),h=o(
8376);async function E(F,z,K){const Z=(0,l.i)(F),X=await v(F,Z,z,K);return{asset:F,binds:!1,validation:Z,commands:X}}n(E,
"readGene");async function O(F,z,K,Z){const{kind:X,asset:rn}=F,cn=X!=="applied"||z.has(rn.id),tn=(0,l.i)(rn),dn=X==="rem\
oved"?[]:await v(rn,tn,K,Z);return{asset:rn,change:F,binds:cn,validation:tn,commands:dn}}n(O,"readGeneChange");async function v(F,z,K,Z){
if(z.kind!=="list")return[];const X=z.entries.filter(({value:tn})=>typeof tn=="string"),rn=await Promise.all(X.map(({value:tn})=>K.
command(tn)));return(await(0,h.QU)(rn,K,Z(F)==="fix")).map((tn,dn)=>T(F,tn,X[dn]?.pointer??["validation"]))}n(v,"judgeCo\
mmands");function T(F,{findings:z,...K},Z){const{command:X}=K.reading,rn={...(0,c.e)(F),command:X},cn={path:F.path,pointer:(0,g.
p)([...F.pointer,...Z])};return{...K,command:X,location:F.locate(Z),findings:z.map(({edit:tn,...dn})=>({...dn,location:F.
locate(Z,dn.span),subject:rn,...tn&&{edit:{...cn,...tn}}}))}}n(T,"placed");async function N({assets:F,problems:z},K,Z){const{
policy:X,tree:rn}=K.terms;return{policy:X,clock:K.clock,tree:rn,problems:z,correctorOf:Z,genes:await Promise.all(F.filter(
q).map(cn=>E(cn,K,Z))),claims:F.filter(cn=>!q(cn))}}n(N,"readAssets");async function on(F){const{change:z,assets:K,baseTree:Z,
tree:X,policy:rn,platform:cn,signal:tn}=F,{policy:dn,source:On}=rn,wn=new Set(z.files.flatMap(R.eZ)),kn=_.I.by({policy:dn,
tree:X,base:Z,changed:wn,platform:cn,...tn&&{signal:tn}}),Pn=(0,x.wf)(K.changes),vn=ln(K.problems),Mn=await Promise.all(
K.changes.filter(({asset:_n})=>q(_n)).map(_n=>O(_n,Pn,kn,vn))),en=(0,C.A)(z,dn,Mn),hn=(0,b.Pq)(z,X);return{policy:dn,clock:kn.
clock,loadedPolicy:rn,unprovenMerge:F.unprovenMerge,policyPath:On==="file"?void 0:M.l$,tree:X,baseTree:Z,change:z,assets:K,
problems:K.problems,correctorOf:vn,genes:Mn,claims:K.changes.filter(un).map(({asset:_n})=>_n),changedNames:wn,touched:hn,
touchesOf:(0,b.br)(hn,Z),exempt:en,radius:(0,R.BX)(z,en)}}n(on,"readChangeSubject");function ln(F){const z=(0,$.a)(F);return({
path:K})=>z.has(K)||(0,D.e)(K)?"hand":"fix"}n(ln,"correctorIn");function q({type:F}){return F==="Gene"}n(q,"isGene");function un({
kind:F,asset:z}){return!q(z)&&(F==="added"||F==="modified")}n(un,"isClaim")}),38208:((Q,I,o)=>{o.d(I,{O:n(()=>R,"O")});var $=o(
38815),D=o(68956),_=o(48429),M=o(90817);function R(g,c){const[l,h]=[(0,M.s)(g),(0,M.s)(c)];return[...D.cN].flatMap(([E,{
strictness:O}])=>{const[v,T]=[l.get(E),h.get(E)],N=C(v,T);if(N===void 0)return[];const on=O.compare(v,T);return[{key:E,change:N,
direction:on,loosens:O.loosens(v,T)}]})}n(R,"comparePolicies");function C(g,c){if(Array.isArray(g)&&Array.isArray(c)){const l=[
...(0,_.fY)(g,c).map(h=>`+ ${b(h)}`),...(0,_.fY)(c,g).map(h=>`- ${b(h)}`)];return l.length===0?void 0:l.join(", ")}return g===
c?void 0:`${x(g)} \u2192 ${x(c)}`}n(C,"changeWords");function b(g){const c=g.name;return typeof c=="string"?c:x(g)}n(b,"\
entryWords");function x(g){return(0,$.As)(g,{collectionStyle:"flow",lineWidth:0}).trimEnd()}n(x,"shown")}),90817:((Q,I,o)=>{
o.d(I,{l:n(()=>_,"l"),s:n(()=>D,"s")});var $=o(68956);function D(C){return new Map([...$.cN.keys()].map(b=>[b,M(C,b.split(
"."))]))}n(D,"valuesOf");function _(C){const b={};for(const[x,g]of C)R(b,x.split("."),g);return $.wh.parse(b)}n(_,"polic\
yWith");function M(C,[b="",...x]){return x.length===0?C[b]:M(C[b],x)}n(M,"valueAt");function R(C,[b="",...x],g){x.length===
0?C[b]=g:(C[b]??={},R(C[b],x,g))}n(R,"setAt")})};
