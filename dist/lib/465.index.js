"use strict";exports.id=465,exports.ids=[465],exports.modules={97034:((I,d,r)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.agentFilesOf=
S,d.compareAgentFile=E;function O(){const e=r(99668);return O=function(){return e},e}function y(){const e=r(21440);return y=
function(){return e},e}function w(){const e=r(92733);return w=function(){return e},e}function v(){const e=r(12792);return v=
function(){return e},e}function S({baseTree:e,tree:s},i){const n=f=>new Map((0,O().agentFilesIn)(f,i).map(p=>[p.path,p])),
[o,a]=[n(e),n(s)];return[...new Set([...o.keys(),...a.keys()])].sort().map(f=>({path:f,before:o.get(f),after:a.get(f)}))}
async function E({before:e,after:s},i){const n=await g(i.baseTree,e),o=await g(i.tree,s),a=o?.broken?[]:(0,y().pairEntries)(
n?.entries??[],o?.entries??[]),u=await Promise.all(a.map(p=>M(p,n,o,i))),f=e&&s&&await c(e.entry,s.entry,i);return{before:n,
after:o,isSame:f??!1,entries:u.flat()}}async function g(e,s){if(s===void 0)return;const{path:i,format:n,root:o,entry:a}=s,
u={path:i,format:n,root:o};return a===void 0?(0,v().unreadFile)(u,"it is a symlink that leads to no file here"):(a.size??
0)>v().MAX_BYTES?(0,v().unreadFile)(u,`it has more than ${v().MAX_BYTES} bytes`):(0,v().readAgentFile)(u,await e.read(a.
path))}async function M({before:e,after:s},i,n,o){if(s===void 0||n===void 0)return e===void 0?[]:[{state:"removed",entry:e,
targets:[]}];const a=e&&i?await(0,w().targetsOf)(e,i,o.baseTree):[],u=await(0,w().targetsOf)(s,n,o.tree),f=await Promise.
all(u.map(C=>m(C,a,o)));if(e===void 0)return[{state:"new",entry:s,targets:f}];if(!(e.event===s.event&&e.content===s.content))
return[{state:"changed",entry:s,targets:f}];const h=f.map(C=>C.change||l(a,C)?C:{...C,change:"edited"});return a.some(C=>!l(
u,C))||h.some(({change:C})=>C!==void 0)?[{state:"script_changed",entry:s,targets:h}]:[]}function l(e,{kind:s,name:i}){return e.
some(n=>n.kind===s&&n.name===i)}async function m(e,s,i){if(e.kind==="npm_script"){const a=s.find(({kind:u,name:f})=>u===
e.kind&&f===e.name);return a===void 0||a.text===e.text?e:{...e,change:"edited"}}if(e.kind!=="file")return e;const[n,o]=[
i.baseTree.stat(e.name),i.tree.stat(e.name)];return n===void 0?{...e,change:"added"}:await t(n,o,i)?e:{...e,change:"edit\
ed"}}async function c(e,s,i){return e===void 0?s===void 0:t(e,s,i)}async function t(e,s,{baseTree:i,tree:n}){return e.kind!==
s?.kind?!1:e.oid!==void 0?e.oid===s.oid:(await i.read(e.path)).equals(await n.read(s.path))}}),21440:((I,d,r)=>{Object.defineProperty(
d,"__esModule",{value:!0}),d.pairEntries=w;function O(){const v=r(59490);return O=function(){return v},v}const y=[({event:v,
content:S})=>JSON.stringify([v,S]),({event:v})=>v,({content:v})=>v];function w(v,S){const E=[];let[g,M]=[v,S];for(const l of y){
const m=(0,O().groupBy)(g,l),c=new Set;M=M.filter(t=>{const e=m.get(l(t))?.shift();return e===void 0?!0:(c.add(e),E.push(
{before:e,after:t}),!1)}),g=g.filter(t=>!c.has(t))}return[...E,...M.map(l=>({after:l})),...g.map(l=>({before:l}))]}}),90870:((I,d,r)=>{
Object.defineProperty(d,"__esModule",{value:!0}),d.seedRelease=v;function O(){const S=r(77598);return O=function(){return S},
S}function y(){const S=r(23404);return y=function(){return S},S}function w(){const S=r(27928);return w=function(){return S},
S}function v({value:S,envelope:E}){if(E===void 0)return w().SEED_HASHES[(0,O().hash)("sha256",(0,y().canonicalize)(S)).slice(
0,32)]}}),30610:((I,d,r)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.allOtherGenes=E,d.appliedGenes=S,d.namesOf=
y,d.namings=v,d.newNamings=w;function O(){const M=r(61331);return O=function(){return M},M}function y({id:M,value:{asset_id:l}}){
return typeof l=="string"?[M,l]:[M]}function w({kind:M,asset:l,before:m}){if(M!=="added"&&M!=="modified")return[];const c=new Set(
M==="modified"&&m?v(m).map(({gene:t})=>t):[]);return v(l).filter(({gene:t})=>!c.has(t))}function v(M){const{gene:l,genes_used:m}=M.
value;return M.type==="Capsule"?typeof l=="string"?[{by:M,gene:l,pointer:["gene"]}]:[]:M.type!=="EvolutionEvent"||!Array.
isArray(m)?[]:m.flatMap((c,t)=>typeof c=="string"?[{by:M,gene:c,pointer:["genes_used",t]}]:[])}function S(M,l){const m=new Set(
M.flatMap(w).map(({gene:e})=>e));for(const{kind:e,asset:s}of M)if(!(e==="removed"||s.type!=="Gene"))for(const i of y(s))
m.delete(i);const c=new Set;return g(M,l).filter(e=>{if(!y(e).some(i=>m.has(i)))return!1;const s=(0,O().statedContent)(e);
return c.has(s)?!1:(c.add(s),!0)}).map(e=>({kind:"applied",asset:e,before:e}))}function E(M,l){const m=S(M,l),c=new Set(
m.map(({asset:t})=>t.id));return g(M,l).map(t=>({kind:c.has(t.id)?"applied":"unchanged",asset:t,before:t}))}function g(M,l){
const m=new Set(M.map(({asset:c})=>c));return l.flatMap(({assets:c})=>c).filter(c=>c.type==="Gene"&&!m.has(c))}}),28894:((I,d,r)=>{
Object.defineProperty(d,"__esModule",{value:!0}),d.MAX_LOG_BYTES=void 0,d.continuationOf=l,d.countLines=i,d.hasRecords=m,
d.isAuditLog=S;function O(){const n=r(84831);return O=function(){return n},n}function y(){const n=r(32854);return y=function(){
return n},n}const w=["assets/gep/events.jsonl",".evolver/gep/events.jsonl"],v=d.MAX_LOG_BYTES=128*1024*1024;function S(n){
return(0,O().mayBeSpelled)(n,"events.jsonl")&&w.some(o=>(0,y().isWithinAnywhere)(n,o))}const E=10,g=13,M=new Set([32,9,E,
g]);function l(n,o){const a=c(n),u=c(o);let f=0;for(let p=a.next().value;p;){const h=a.next().value,b=u.next().value;if(!b||
!e(p.bytes,b.bytes,h===void 0))return{kind:"rewritten",line:p.line};f=b.end,p=h}return{kind:"appended",from:f}}function m(n){
return c(n).next().value!==void 0}function*c(n){let o=0;for(let a=0;a<n.length;){const u=n.indexOf(E,a),f=u<0?n.length:u,
p=n.subarray(a,f);a=Math.min(f+1,n.length),o+=1,t(p)||(yield{bytes:p,line:o,end:a})}}function t(n){for(const o of n)if(!M.
has(o))return!1;return!0}function e(n,o,a){return a?s(n).equals(s(o)):n.equals(o)}function s(n){return n.at(-1)===g?n.subarray(
0,-1):n}function i(n,o){let a=0;for(let u=n.indexOf(E);u>=0&&u<o;u=n.indexOf(E,u+1))a+=1;return a}}),27928:((I,d)=>{Object.
defineProperty(d,"__esModule",{value:!0}),d.SEED_HASHES=void 0;const r=d.SEED_HASHES={"1124af25050b3a2777b00fe527f25c37":"\
1.7.0","0ae9f4172d143cac2f316f08d0855038":"1.14.0","6298d2870e2f48a9ca447e3c80d09df5":"1.7.0",aec44b6e270d0df1467ca8b6421dfa56:"\
1.14.0",a439632ca376509abf5cd66745ebb667:"1.94.0",f2e2fdbe0cfdd670c6ae2ab38a9cf719:"1.94.0","392fbba719f19ac8018e35eef2a\
9ef1c":"1.94.0","80fc8fcd87486a59d51a3053f3d9528f":"1.94.0",e3fdd8cdf5e2baa7fb529e8b229a5fb4:"1.94.0","7962c90afd3575bfc\
8979294eb591e0d":"1.94.0","9ac277a07aa552692e227a5f24302b5e":"1.89.20","7967117c6f51afdb33c457d05809035d":"1.69.13","88d\
eb4b8eefea45bd47b036c5ee81444":"1.89.20","581eb030144dcb3360e8ece853570a2c":"1.89.20","7406e5c62d09d839b0484ceed13f91a3":"\
1.7.0",bafa1a9175bca4046a0933e688215e9b:"1.10.0",f52a0784eef892bac0d8915d1db29446:"1.20.4","42cd391c59a2830e3cf4177f5473\
5924":"1.66.0","74edd8b278e7df7849ea27ddaedf3910":"1.69.21","9935e30a8d03402bf96b7f3f67cb2e88":"1.89.20","7a7826c3bc6ed9\
ef9ed45ccc7fe160dc":"1.1.0","9cf8f0cc3ae61deb00305e616805f5b9":"1.3.0","5591329c8f272a0e98b284edbb033e3a":"1.20.4","27b6\
cb3f54c118f2816758a5f1eefc5d":"1.66.0","37607785e4be0fb2aaf0ca1e502719b0":"1.89.20",add867e69cbb094d896a88b53562ee00:"1.\
69.21",b56cf8074cf2168f44ed920dd3fb22b9:"1.89.20","6c577461a51bb0545f61575a2221fecb":"1.1.0","7b6f4d86f876664d772d6ee1ea\
2945ca":"1.3.0","100ff820511cafc87e5af95b76d93327":"1.10.0",a94a80796426b370f3fddd846f0d8f0c:"1.20.4","331cc84e1b4900eda\
2bcaa60dff0ddac":"1.66.0",bafad883b2a2cc8a11d902d1d920f501:"1.89.20","67abc3346b96ee2143867db19b637205":"1.89.20",c7208554a1f367a1dbc09317442aa219:"\
1.89.20","111330940cef16ea3cfd134161b59244":"1.89.20","5fec6e038ba05b4992ed65b4235dd52c":"1.89.20"}}),77680:((I,d)=>{Object.
defineProperty(d,"__esModule",{value:!0}),d.commandsToRun=y,d.isBlankEntry=O,d.validationCommands=w;const r=1e3;function O({
value:v}){return typeof v=="string"&&v.trim()===""}function y(v){const S=w(v);return S.kind!=="list"?[]:S.entries.flatMap(
E=>typeof E.value=="string"&&!O(E)?[E.value.trim()]:[])}function w({value:v}){const{validation:S}=v;return S===void 0?{kind:"\
missing"}:Array.isArray(S)?S.length>r?{kind:"not_a_list",expected:`a list of at most ${r} strings`}:{kind:"list",entries:S.
map((g,M)=>({value:g,pointer:["validation",M]}))}:{kind:"not_a_list",expected:"a list of strings"}}}),60741:((I,d,r)=>{Object.
defineProperty(d,"__esModule",{value:!0}),d.agentFiles=E,d.readAgentFiles=S;function O(){const g=r(97034);return O=function(){
return g},g}function y(){const g=r(20702);return y=function(){return g},g}function w(){const g=r(3648);return w=function(){
return g},g}function v(){const g=r(39869);return v=function(){return g},g}async function S(g,M,l){const m=(0,O().agentFilesOf)(
g,M);return m.length===0?[]:(await l.all(m,async t=>{try{const e=await(0,O().compareAgentFile)(t,g);return await(0,y().judgeAgentFile)(
e,g,M.agent_files.level)}catch(e){const s=(0,w().notJudged)(`the file \`${t.path}\``,e,(0,v().atFile)(t.path)),i=t.after??
t.before;return i&&{file:{...i,entries:[],secrets:[]},entries:[],findings:[s]}}})).filter(t=>t!==void 0)}function E({agentFiles:g}){
return g.flatMap(({findings:M})=>M)}}),98497:((I,d,r)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.changedInstructions=
l,d.staleInstructions=g;function O(){const n=r(80401);return O=function(){return n},n}function y(){const n=r(32854);return y=
function(){return n},n}function w(){const n=r(93028);return w=function(){return n},n}function v(){const n=r(39231);return v=
function(){return n},n}function S(){const n=r(95132);return S=function(){return n},n}function E(){const n=r(39869);return E=
function(){return n},n}async function g({tree:n}){return(await Promise.all(v().INSTRUCTION_FILES.map(async a=>({path:a,state:M(
(0,v().blockIn)(await i(n,a)))})))).flatMap(({path:a,state:u})=>u===void 0?[]:[(0,S().finding)("agent-instructions-stale",
{path:a,state:u},(0,E().atFile)(a))])}function M(n){switch(n.kind){case"absent":return;case"changed":return"it is not wh\
at a released version writes";case"released":return n.version===v().BLOCK_VERSION?void 0:`its version is ${n.version}, a\
nd this version of gene-gate writes ${v().BLOCK_VERSION}`}}async function l({baseTree:n,tree:o}){const a=v().INSTRUCTION_FILES.
map(async u=>{const[f,p]=await Promise.all([i(n,u),i(o,u)]),[h,b]=[(0,v().blockIn)(f),(0,v().blockIn)(p)];if(h.kind==="a\
bsent")return[];const P=b.kind!=="absent"&&b.block===h.block,C=m(P,b,!c(f,h)&&c(p,b));if(C===void 0)return[];const k=P?s(
f,p):s(h.block,t(b));return[(0,S().finding)("agent-instructions-changed",{path:u,effect:C,lines:k},(0,E().atFile)(u))]});
return(await Promise.all(a)).flat()}function m(n,o,a){return o.kind==="absent"?"is removed":a?"is hidden, or shown as an\
 example":n||o.kind==="released"?void 0:"is not what a released version writes"}function c(n,o){const a=n.slice(0,Math.max(
0,n.indexOf(t(o)))),u=f=>a.match(f)?.length??0;return u(/^ {0,3}(?:```|~~~)/gm)%2===1||u(/<!--/g)>u(/-->/g)||u(/<details\b/gi)>
u(/<\/details>/gi)}function t(n){return n.kind==="absent"?"":n.block}const e=1e3;function s(n,o){return((0,O().diffLines)(
n,o,{maxEditLength:e})??[]).filter(({added:f,removed:p})=>f||p).flatMap(({added:f,value:p})=>p.split(`
`).flatMap(h=>h===""?[]:[`${f?"+":"-"}${h}`]))}async function i(n,o){const a=(0,y().resolveInTree)(n,o);return a.kind!==
"inside"||!(0,w().isRegular)(a.entry.kind)?"":(await n.read(a.path)).toString("utf8").replaceAll(`\r
`,`
`)}}),37542:((I,d,r)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.auditLogs=g,d.firstMalformedLine=e;function O(){
const i=r(28894);return O=function(){return i},i}function y(){const i=r(95132);return y=function(){return i},i}function w(){
const i=r(53315);return w=function(){return i},i}function v(){const i=r(39869);return v=function(){return i},i}const S=/^100/,
E=10;async function g(i){const{change:n,assets:o,policy:a}=i,u=n.files.filter(p=>(0,w().namesOf)(p).some(O().isAuditLog));
return a.blast_radius.audit_log==="forbidden"?u.flatMap(w().namesOf).filter(O().isAuditLog).map(h=>(0,y().finding)("audi\
t-log-changed",{path:h},(0,v().atFile)(h))):(await Promise.all(u.map(p=>m(p,i)))).flat().filter(({rule:p,location:h})=>p!==
"audit-log-malformed"||!o.problems.some(b=>l(b,h)))}async function M(i,n){return i.stat(n)===void 0?Buffer.alloc(0):i.read(
n,O().MAX_LOG_BYTES)}function l({rule:i,location:{path:n,line:o}},a){return n!==a?.path?!1:o===a.line||i==="file-not-jso\
n"&&o>a.line}async function m(i,{baseTree:n,tree:o}){const{path:a,oldPath:u,status:f}=i,p=[],h=async b=>!S.test(i.oldMode)||
(0,O().hasRecords)(await M(n,b));if(u!==void 0&&(0,O().isAuditLog)(u)&&await h(u)&&p.push((0,y().finding)("audit-log-rem\
oved",{path:u},(0,v().atFile)(u))),!(0,O().isAuditLog)(a))return p;if(f==="deleted")await h(a)&&p.push((0,y().finding)("\
audit-log-removed",{path:a},(0,v().atFile)(a)));else if(!S.test(i.newMode)||f==="type_changed")p.push((0,y().finding)("a\
udit-log-removed",{path:a},(0,v().atFile)(a)));else if(f==="modified"){const[b,P]=await Promise.all([M(n,a),M(o,a)]),C=(0,O().
continuationOf)(b,P);if(C.kind==="appended")return[...p,...c(a,P,C.from)];const{line:k}=C,F=t(k,P),j={path:a,line:F?Math.
max(k-1,1):k,column:1};p.push((0,y().finding)("audit-log-rewritten",{path:a,line:k,gone:F},{location:j}))}else p.push(...c(
a,await M(o,a),0));return p}function c(i,n,o){const a=e(n,o);if(a===void 0)return[];const u={path:i,line:a.line,column:1};
return[(0,y().finding)("audit-log-malformed",{path:i,...a},{location:u})]}function t(i,n){return n.length===0||n.at(-1)===
E&&(0,O().countLines)(n,n.length)<i}function e(i,n){let o=(0,O().countLines)(i,n)+1;for(let a=n;a<i.length;o+=1){const u=i.
indexOf(E,a),f=u<0?i.length:u,p=s(i.subarray(a,f));if(p!==void 0)return{line:o,problem:p};a=f+1}}function s(i){let n;try{
const o=i.toString("utf8").trim();if(o==="")return;n=JSON.parse(o)}catch{return"it is not a single JSON value"}return typeof n!=
"object"||n===null||Array.isArray(n)?"it is not a JSON object":typeof n.type=="string"?void 0:"it has no `type`"}}),84471:((I,d,r)=>{
Object.defineProperty(d,"__esModule",{value:!0}),d.withLinesOfCode=v;function O(){const g=r(86944);return O=function(){return g},
g}function y(){const g=r(93028);return y=function(){return g},g}function w(){const g=r(53315);return w=function(){return g},
g}async function v(g,M,l){const m=async t=>(0,w().namesOf)(t).some(e=>(0,O().isWritten)(e)||M.has(e))||await E(l.tree,t.
path)||await E(l.baseTree,t.oldPath??t.path),c=[];for(const t of g.files){const e=t.binary&&!await m(t);c.push(e?{...t,added:0,
deleted:0}:t)}return{...g,files:c}}const S=16*1024*1024;async function E(g,M){const{kind:l,size:m=0}=g.stat(M)??{};return!(0,y().
isRegular)(l)||m>S?!1:(await g.read(M,S)).subarray(0,2).toString("latin1")==="#!"}}),53315:((I,d)=>{Object.defineProperty(
d,"__esModule",{value:!0}),d.DEFAULT_MAX_FILES=void 0,d.busiestDirectories=g,d.cappedSize=y,d.gradeFiles=w,d.gradeWords=
v,d.linesOf=l,d.measureChange=O,d.namesOf=M;const r=d.DEFAULT_MAX_FILES=20;function O(m,c){const t={files:0,lines:0,exempt_files:0,
exempt_lines:0};for(const e of m.files){const{path:s,oldPath:i}=e,n=i===void 0?1:2,o=Number(c.has(s))+Number(i!==void 0&&
c.has(i));t.files+=n-o,t.exempt_files+=o,o===n?t.exempt_lines+=l(e):t.lines+=l(e)}return t}function y({files:m,lines:c,exempt_files:t,
exempt_lines:e},s){return s==="reference"?{files:m,lines:c}:{files:m+t,lines:c+e}}function w(m,c,t,e){const s=S(c);return t.
files>e.files||t.lines>e.lines?"hard_cap_breach":m>2*s?"critical_overrun":m>s?"exceeded":m>.8*s?"approaching_limit":"wit\
hin_limit"}function v(m,{files:c,lines:t},e,s){const i=S(e);switch(m){case"hard_cap_breach":return`HARD CAP BREACH: ${c}\
 files / ${t} lines exceeds system limit (${s.files} files / ${s.lines} lines)`;case"critical_overrun":return`CRITICAL O\
VERRUN: ${c} files > ${2*i} (2x limit of ${i}). Agent likely performed bulk/unintended operation.`;case"exceeded":return`\
max_files exceeded: ${c} > ${i}`;case"approaching_limit":return`approaching limit: ${c} / ${i} files (${Math.round(c/i*100)}\
%)`;case"within_limit":return`${c} / ${i} files`}}function S(m){return typeof m=="number"&&m>0?m:r}const E=/^[^/]+(?:\/[^/]+(?=\/))?(?=\/)/;
function g(m,c){const t=new Map;for(const{path:e,lines:s,exempt:i}of m){const n=E.exec(e)?.[0]??".",o=t.get(n)??{path:n,
files:0,lines:0};o.files+=1,o.lines+=s,i&&(o.exempt_files=(o.exempt_files??0)+1,o.exempt_lines=(o.exempt_lines??0)+s),t.
set(n,o)}return[...t.values()].sort((e,s)=>s.files-e.files||s.lines-e.lines||(e.path<s.path?-1:1)).slice(0,c)}function M(m){
return m.oldPath===void 0?[m.path]:[m.path,m.oldPath]}function l(m){return m.added+m.deleted}}),12154:((I,d,r)=>{Object.
defineProperty(d,"__esModule",{value:!0}),d.countedChange=a,d.countedFiles=g,d.exemptPaths=w,d.isCountedByReference=o;function O(){
const u=r(18744);return O=function(){return u},u}function y(){const u=r(53315);return y=function(){return u},u}function w(u,f,p,h){
const b=u.files.flatMap(y().namesOf);return f.blast_radius.counting==="reference"?new Map(b.filter(P=>!o(P)).map(P=>[P,"\
reference"])):new Map([...S(u,p,h).map(P=>[P,"validation_script"]),...b.filter((0,O().assetPathTest)(f)).map(P=>[P,"asse\
t_store"])])}const v={always:5,files:20,lines:1e3,bytes:64*1024};function S(u,f,p){const h=f.filter(({change:{kind:k}})=>k===
"added"||k==="modified"),b=new Set(h.flatMap(E)),P=u.files.filter(({status:k,path:F})=>k==="added"&&b.has(F)).map(k=>({path:k.
path,lines:(0,y().linesOf)(k),bytes:p.stat(k.path)?.size??0})).sort((k,F)=>k.lines-F.lines||k.bytes-F.bytes),C={lines:v.
lines,bytes:v.bytes};return P.slice(0,Math.min(v.files,Math.max(v.always,h.length))).flatMap(({path:k,lines:F,bytes:j})=>(C.
lines-=F,C.bytes-=j,C.lines>=0&&C.bytes>=0?[k]:[]))}function E({commands:u}){return u.flatMap(({reading:{command:f,targets:p}})=>p.
flatMap(({kind:h,via:b,name:P,path:C})=>h==="file"&&b===void 0&&C&&f.includes(P)?[C]:[]))}function g(u,f,p){return u.files.
flatMap(h=>(0,y().namesOf)(h).map(b=>M(h,b,f.get(b),p))).sort((h,b)=>b.lines-h.lines||(h.path<b.path?-1:1))}function M(u,f,p,h){
const b=f===u.path,P=b?(0,y().linesOf)(u):0,C=b?m(u,h):void 0,k=C==="binary"?h.stat(f)?.size:void 0;return{path:f,...p&&
{exempt:p},lines:P,...C&&{veil:C},...k!==void 0&&{bytes:k}}}const l=1e3;function m({binary:u,status:f,path:p,added:h},b){
if(u)return"binary";const{size:P=0}=f==="added"?b.stat(p)??{}:{};return P>l*Math.max(1,h)?"long_lines":void 0}const c=new Set(
["event.json","temp_gep_output.json","temp_evolution_output.json","evolution_error.log"]),t=/^(?:logs|memory|assets\/gep|out|temp|node_modules)(?:\/|$)/,
e=/capsule|events?\.jsonl$/i,s=new Set(["index.js","package.json"]),i=/^(?:src|scripts|config)(?:\/|$)/,n=/\.(?:[cm]?js|tsx?|json|ya?ml|toml|ini|sh)$/i;
function o(u){return c.has(u)||t.test(u)||e.test(u)?!1:s.has(u)||i.test(u)||n.test(u)}function a(u,f){const p=(0,y().measureChange)(
u,{has:h=>!o(h)});return{least:{files:Math.min(f.files,p.files),lines:Math.min(f.lines,p.lines)},most:{files:f.files+f.exempt_files,
lines:f.lines+f.exempt_lines}}}}),19177:((I,d,r)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.decidingFiles=n;function O(){
const j=r(76760);return O=function(){return j},j}function y(){const j=r(57975);return y=function(){return j},j}function w(){
const j=r(77680);return w=function(){return j},j}function v(){const j=r(86191);return v=function(){return j},j}function S(){
const j=r(46138);return S=function(){return j},j}function E(){const j=r(59867);return E=function(){return j},j}function g(){
const j=r(69664);return g=function(){return j},j}function M(){const j=r(81624);return M=function(){return j},j}function l(){
const j=r(8426);return l=function(){return j},j}function m(){const j=r(95132);return m=function(){return j},j}function c(){
const j=r(18242);return c=function(){return j},j}function t(){const j=r(12154);return t=function(){return j},j}function e(){
const j=r(91850);return e=function(){return j},j}const s=/^(?:bun\.lockb|(?:deno|Cargo|Gemfile|composer|poetry|uv|pdm|Pipfile)\.lock|go\.sum|gradle\.lockfile|requirements.*\.txt)$/;
function i(j){const $=O().posix.basename(j);return M().LOCKFILES.includes($)||s.test($)}async function n(j){const $=j.genes.
filter(({change:R})=>R.kind!=="removed"),N=o(j),A=$.some(({commands:R})=>R.length>0);if(!A&&N.length===0)return[];const T={
launched:new Map([...await u(N,j),...p($)]),hidden:await f(j),keepsCommand:$.some(h),warns:A};return(await Promise.all(j.
change.files.map(R=>b(R,j,T)))).flat().toSorted((R,D)=>Number(D.isNew)-Number(R.isNew)).map(({path:R,why:D,isNew:B,isWarning:G})=>{
const H=j.tree.stat(R)?.size,U={path:R,why:D,isNew:B,bytes:H??-1},W=H===void 0?{}:{location:{path:R,line:1,column:1}},K=(0,m().
finding)("check-decided-by",U,W);return G?{...K,severity:"warning"}:K})}function o({assets:j,genes:$}){const N=new Set($.
map(({asset:A})=>A));return j.present.filter(A=>A.type==="Gene"&&!N.has(A)&&(0,w().commandsToRun)(A).length>0)}const a=/^\s*(?:np[mx]|pnpm|yarn|bun)\b/;
async function u(j,{judge:$,clock:N,change:A}){const T=A.files.map(({path:D})=>/([^/.][^/]*?)(?:\.\w+)?$/.exec(D)?.[1]??
D),L=new Map,R=new Set;for(const D of j){const B=$.forFile(D.path);for(const G of(0,w().commandsToRun)(D)){if(!a.test(G)&&
!T.some(W=>G.includes(W)))continue;const H=JSON.stringify([B.terms.cwd,G]);if(R.has(H))continue;R.add(H),await N.tick();
const{reading:U}=await B.command(G);for(const W of(0,v().startedFiles)(U))L.set(W,G)}}return L}async function f({change:j,
exempt:$,tree:N}){const T=(await(0,e().markHiddenFiles)((0,t().countedFiles)(j,$,N),N)).filter(({veil:L,lines:R})=>L==="\
no_diff"&&R>0);return new Set(T.map(({path:L})=>L))}function p(j){const $=j.flatMap(N=>N.commands);return new Map($.flatMap(
({command:N,reading:A})=>(0,v().startedFiles)(A).map(T=>[T,N])))}function h({change:{before:j},commands:$}){const N=j?.value.
validation;return Array.isArray(N)&&$.some(({command:A})=>N.includes(A))}async function b(j,$,N){const{path:A}=j,T=await P(
j,$,N);if(!N.hidden.has(A))return T;const L=[...T.map(R=>R.why),"git does not show its difference (`.gitattributes`)"];return[
{path:A,isNew:j.status==="added",...T[0],why:L.join("; ")}]}async function P({path:j,status:$,oldPath:N},{tree:A,baseTree:T},{
launched:L,keepsCommand:R,warns:D}){const B=$==="added",G=$==="renamed"?N:$==="deleted"?j:void 0;if(G!==void 0&&(0,l().isTest)(
G)&&($==="deleted"||!(0,l().isTest)(j))){const K=$==="deleted"?"it was deleted":`it is now \`${j}\``;return[{path:G,why:`\
a test: ${K}`,isNew:!1,isWarning:D}]}const H=L.get(j);if(H!==void 0)return[{path:j,why:`\`${H}\` starts it`,isNew:B}];if(/(?:^|\/)package\.json$/.
test(j))return k(j,B,A,T);if(i(j))return[{path:j,why:"it decides which dependencies checks load",isNew:B}];const U=(0,g().
toolThatFinds)(j);if(U===void 0)return[];const W=`${U} finds it by its name${$==="deleted"?"; it was deleted":""}`;return[
{path:j,why:W,isNew:B,isWarning:B&&R}]}const C=["imports","exports","main","jest","mocha","ava","c8","nyc"];async function k(j,$,N,A){
const T=(0,S().objectIn)(await(0,E().readJsonFile)(A,j)),L=(0,S().objectIn)(await(0,E().readJsonFile)(N,j)),R=C.filter(G=>!(0,y().
isDeepStrictEqual)(T[G],L[G])),D=F((0,S().objectIn)(T.scripts),(0,S().objectIn)(L.scripts)),B=[...D.length>0?[`npm scrip\
ts ${(0,c().inCode)(D)}`]:[],...R.length>0?[(0,c().inCode)(R)]:[]];return B.length===0?[]:[{path:j,why:`its ${B.join(", ")}\
 differ`,isNew:$}]}function F(j,$){const N=new Set([...Object.keys(j),...Object.keys($)]),A=(T,L)=>Object.entries(T).find(
([R])=>R===L);return[...N].filter(T=>!(0,y().isDeepStrictEqual)(A(j,T),A($,T)))}}),78782:((I,d,r)=>{Object.defineProperty(
d,"__esModule",{value:!0}),d.alwaysForbidden=E,d.forbiddenPaths=g;function O(){const l=r(84831);return O=function(){return l},
l}function y(){const l=r(32854);return y=function(){return l},l}function w(){const l=r(95132);return w=function(){return l},
l}function v(){const l=r(39869);return v=function(){return l},l}const S=[".git","node_modules"];function E(l){const m=S.
filter(t=>(0,O().mayBeSpelled)(l,t));if(m.length===0)return;const c=((0,y().normalise)(l)??l).split("/");return m.find(t=>c.
some(e=>(0,O().isSpellingOf)(e,t)))}function g({touched:l,touchesOf:m,policy:c}){const t=l.flatMap(M),e=S.flatMap(i=>(0,v().
someTouches)(t.flatMap(({touch:n,...o})=>o.directory===i?n:[])).map(n=>(0,w().finding)("forbidden-path-always",{directory:i,
...n},(0,v().atFile)(n.path)))),s=c.blast_radius.forbidden_paths.flatMap(i=>(0,v().someTouches)(m(i)).map(n=>(0,w().finding)(
"forbidden-path-policy",{entry:i,...n},(0,v().atFile)(n.path))));return[...e,...s]}function M({path:l,via:m}){const c=E(
l),t=c??E(m);return t===void 0?[]:[{directory:t,touch:{path:l,via:c===void 0?m:""}}]}}),84863:((I,d,r)=>{Object.defineProperty(
d,"__esModule",{value:!0}),d.changedKeys=w;function O(){const g=r(57975);return O=function(){return g},g}function y(){const g=r(
3463);return y=function(){return g},g}function w(g,M){return v(S(g),S(M),"")}function v(g,M,l){return(0,O().isDeepStrictEqual)(
g,M)?[]:(0,y().isMapping)(g)&&(0,y().isMapping)(M)?[...new Set([...Object.keys(g),...Object.keys(M)])].flatMap(c=>v(g[c],
M[c],l===""?c:`${l}.${c}`)):Array.isArray(g)&&Array.isArray(M)&&g.length===M.length?g.flatMap((m,c)=>v(m,M[c],`${l}[${c}\
]`)):g===void 0?[`\`${l}\` is added`]:[`\`${l}\` ${M===void 0?"is removed":"changes"}`]}function S(g){const{jobs:M,runs:l}=g,
m=(0,y().isMapping)(M)?Object.fromEntries(Object.entries(M).map(([c,t])=>[c,E(t)])):M;return{...g,jobs:m,runs:E(l)}}function E(g){
if(!(0,y().isMapping)(g)||!Array.isArray(g.steps))return g;const M=g.steps.map(l=>(0,y().isMapping)(l)?{...l,name:""}:l);
return{...g,steps:M}}}),39500:((I,d,r)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.RUNS_PACKAGES=void 0,d.commandOf=
l,d.dependence=s,d.earlySteps=E,d.localAction=m,d.placeOf=g,d.textOf=e;function O(){const o=r(53916);return O=function(){
return o},o}function y(){const o=r(81624);return y=function(){return o},o}function w(){const o=r(3463);return w=function(){
return o},o}function v(){const o=r(32854);return v=function(){return o},o}const S=d.RUNS_PACKAGES=/(?<![\w.-])(?:npm|npx|pnpm|pnpx|yarn|yarnpkg|bun|bunx|corepack|node_modules|--run)(?![\w.-])/;
function E(o,a,u){return a.flatMap((f,p)=>{const h=M(f,u);return h?[{...h,place:g(o,p)}]:[]})}function g(o,a){return`job\
s.${o}.steps[${a}]`}function M(o,a){const{uses:u,run:f}=o;if(typeof f=="string")return l(o,a);if(typeof u=="string")return u.
startsWith("./")?m(u):t(o)}function l({run:o,shell:a,env:u,"working-directory":f},p){return{what:"a command",text:e([o,a,
u,f,p])}}function m(o){return{what:"a local action",text:"",folder:(0,v().normalise)(o)||"action.yml"}}const c=/^(?:run|script|commands?|cmd)$/i;
function t({uses:o,with:a}){const u=(0,w().isMapping)(a)?Object.entries(a):[],f=e(u.filter(([b])=>c.test(b)).map(([,b])=>b));
if(f.trim()!=="")return{what:"a command",text:f};const p=JSON.stringify([o,a]);return/npm|yarn|bun/i.test(p)&&/install(?!":(?:false|"false"))/i.
test(p)?{what:"an installation",text:"npm install"}:void 0}function e(o){return typeof o=="string"?o.replaceAll(/^\s*#.*$/gm,
""):typeof o!="object"||o===null?"":Object.values(o).map(e).join(`
`)}function s(o,a,u){const{folder:f,text:p,startsGate:h}=o,b=h?"starts the gate":"runs before the gate";if(f!==void 0&&(0,v().
isWithin)(a,f))return`it belongs to a local action that ${b}`;if(i(a,p))return`it is named in a step that ${b}`;if(!S.test(
p))return;const P=a.split("/").at(-1)??"",C=(0,O().dirname)(a);return(C==="."||u||i(C,p))&&(0,y().isPackageFile)(P)||(0,v().
isWithin)(a,".yarn")?`a package manager that ${b} reads it`:void 0}function i(o,a){const u=a.toLowerCase();return o.split(
"/").every(f=>n(u,f.toLowerCase()))}function n(o,a){for(let u=o.indexOf(a);u!==-1;u=o.indexOf(a,u+1)){const f=o.slice(u+
a.length,u+a.length+2);if(!/[\w.-]/.test(o[u-1]??" ")&&!/^(?:[\w-]|\.\w)/.test(f))return!0}return!1}}),1348:((I,d,r)=>{Object.
defineProperty(d,"__esModule",{value:!0}),d.gateChange=M,d.gateFindings=l;function O(){const t=r(76545);return O=function(){
return t},t}function y(){const t=r(74238);return y=function(){return t},t}function w(){const t=r(95132);return w=function(){
return t},t}function v(){const t=r(90331);return v=function(){return t},t}function S(){const t=r(39869);return S=function(){
return t},t}function E(){const t=r(66666);return E=function(){return t},t}function g(){const t=r(94736);return g=function(){
return t},t}function M({policyPath:t,changedNames:e,baseTree:s,tree:i,loadedPolicy:{shared:n}}){return e.size===0?[]:l({
policyPath:t,baseTree:s,tree:i,shared:n})}async function l(t){const{policyPath:e,baseTree:s,tree:i}=t,{weakened:n,started:o,
before:a}=await(0,g().compareGateFiles)(s,i),u=e===void 0?[]:await c(t),f=(0,E().lateGate)(a);return[...[...u.length>0?[
[y().POLICY_PATH,u]]:[],...n].map(([p,h])=>(0,w().finding)("gate-weakened",{path:p,effects:h},(0,S().atFile)(p))),...o.map(
p=>(0,w().finding)("gate-tightened",{path:p,effects:["it runs the gate"]},(0,S().atFile)(p))),...f?[(0,w().finding)("gat\
e-runs-late",{...f},(0,S().atFile)(f.path))]:[]]}function m(t,e){return t.oid!==void 0&&t.oid===e?.oid&&t.kind===e.kind}
async function c({baseTree:t,tree:e,shared:s}){const i=t.stat(y().POLICY_PATH);if(i===void 0)return[];if(m(i,e.stat(y().
POLICY_PATH))&&s===void 0)return[];const[n,o]=await Promise.all([(0,y().readPolicyIn)(t,s),(0,y().readPolicyIn)(e,s)]);if("\
mistakes"in n||"mistakes"in o||"missing"in n)return[];if("missing"in o)return[(0,v().unreadWords)(o.missing.source)];const a=(0,O().
comparePolicies)(n.policy,o.policy).filter(({loosens:f})=>f);return[...e.stat(y().POLICY_PATH)===void 0?["the policy is \
removed"]:[],...a.map(v().effectWords)]}}),52848:((I,d,r)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.GATE=void 0,
d.calledPath=a,d.findGateUses=m;function O(){const b=r(46138);return O=function(){return b},b}function y(){const b=r(59867);
return y=function(){return b},b}function w(){const b=r(3463);return w=function(){return b},b}function v(){const b=r(32854);
return v=function(){return b},b}function S(){const b=r(93028);return S=function(){return b},b}function E(){const b=r(39500);
return E=function(){return b},b}function g(){const b=r(3733);return g=function(){return b},b}const M=d.GATE=/gene-gate/i,
l=10;async function m(b,P){const C=(0,O().objectIn)(await(0,y().readJsonFile)(b,"package.json")),k=new c(b,P,C),F=new Map;
for(const j of P){const $=await k.jobsOf(j),N=j.value===void 0&&M.test(j.text);($.size>0||N)&&F.set(j.path,$)}return{jobs:F,
files:k.files}}class c{files=new Set;#n;#t;#s;#o;constructor(P,C,k){this.#n=P,this.#t=new Map(C.map(F=>[F.path,F])),this.#s=
h(k),this.#o=k.name==="gene-gate"}async jobsOf(P,C=0){const k=new Map,F=(0,g().jobsOf)(P),j=[P.value?.defaults,P.value?.
env];for(const[$,N]of F){const A=typeof N.uses=="string"&&await this.#e(N.uses,C),T=await this.#r($,N,j);if(!A&&T===void 0)
continue;const{needs:L,...R}=N,D=/\bneeds\b/.test((0,E().textOf)(R))?(0,g().neededBy)(N,F):[],B=[...F].filter(([,G])=>D.
includes(G)).flatMap(([G,H])=>(0,E().earlySteps)(G,this.#a(H),j));k.set($,n(P)?[]:[...B,...T??[]])}return k}#a(P,C=0){const k=this.#t.
get(a(P.uses)??""),F=k&&C<l?[...(0,g().jobsOf)(k).values()]:[];return[...(0,g().stepsOf)(P),...F.flatMap(j=>this.#a(j,C+
1))]}async#r(P,C,k){const F=(0,g().stepsOf)(C),j=[C.defaults,C.env,...k],$=await Promise.all(F.map(L=>this.#c(L,j))),N=$.
findLastIndex(L=>L!==void 0);if(N===-1)return;const A=(0,E().earlySteps)(P,F.slice(0,N),j),T=$[N];return T?[...A,{...T,place:(0,E().
placeOf)(P,N)}]:A}async#c(P,C){const{uses:k,run:F}=P;if(typeof k=="string")return await this.#e(k,0)?k.startsWith("./")?
{...(0,E().localAction)(k),startsGate:!0}:null:void 0;if(typeof F!="string")return;const j=await this.#i(F,o(P,C));if(j===
void 0)return;for(const A of j)this.files.add(A);const $=(0,E().commandOf)(P,C);if(/RUNNER_TEMP|runner\.temp/.test($.text))
return null;if(j.length>0||E().RUNS_PACKAGES.test(F))return{...$,startsGate:!0};const N=f(F);return N===""?null:(0,E().commandOf)(
{...P,run:N},C)}async#e(P,C){const k=a(P);if(k===void 0)return M.test(u(P));if(C>l)return!1;const F=this.#t.get(k);if(F)
return(await this.jobsOf(F,C+1)).size>0;for(const j of["action.yml","action.yaml"]){const $=await(0,g().readActionsFile)(
this.#n,k===""?j:`${k}/${j}`),{name:N,runs:A}=$?.value??{};if(typeof N=="string"&&M.test(N))return!0;for(const{uses:T,run:L}of(0,w().
isMapping)(A)?(0,g().stepsOf)(A):[])if(typeof T=="string"&&await this.#e(T,C+1)||typeof L=="string"&&await this.#i(L,k))
return!0}return!1}async#i(P,C,k=new Set){const F=p(P);if(F.some($=>M.test($)||this.#u($)))return[];if(E().RUNS_PACKAGES.
test(P)&&F.some($=>this.#s.has($)))return["package.json"];const j=F.flatMap($=>e.test($)?s:[$]);for(const $ of j.flatMap(
N=>[`./${C}/${N}`,N])){const N=(0,v().normalise)($),A=N&&!k.has(N)&&await this.#d(N);if(!N||!A)continue;const T=await this.#i(
A,C,k.add(N));if(T)return[N,...T]}}#u(P){return this.#o&&/^(?:\.\/)?dist\/(?:cli|action)\b/.test(P)}async#d(P){const{kind:C,
size:k=0}=this.#n.stat(P)??{};if(!(!(0,S().isRegular)(C)||k>t)&&!(C!=="executable"&&!i.test(P)))return(await this.#n.read(
P)).toString("utf8")}}const t=64*1024,e=/^(?:g?make)$/,s=["GNUmakefile","makefile","Makefile"],i=/(?:^|\/)[^./]+$|\.(?:sh|bash|[cm]?[jt]s|py|rb|pl|ps1|mk)$/i;
function n({value:b}){const P=[...(0,g().eventsOf)(b?.on).keys()];return P.length>0&&P.every(C=>C==="workflow_run")}function o({
"working-directory":b},P){const C=P.map(k=>(0,w().isMapping)(k)&&(0,w().isMapping)(k.run)?k.run["working-directory"]:void 0);
return String([b,...C].find(k=>typeof k=="string")??"")}function a(b){return typeof b=="string"&&b.startsWith("./")?(0,v().
normalise)(u(b)):void 0}function u(b){return b.split("@")[0]??""}function f(b){const[P=""]=(0,E().textOf)(b).replaceAll(
/^\s*set .*$/gm,"").split(M);return P.slice(0,Math.max(0,P.search(/[^;&|\n]*$/))).trim()}function p(b){return b.replaceAll(
/^\s*#.*$/gm,"").split(/[\s;&|()"'`]+/)}function h(b){const P=(0,w().isMapping)(b.scripts)?Object.entries(b.scripts):[],
C=new Set;for(let k=-1;k<C.size;){k=C.size;for(const[F,j]of P)p(String(j)).some($=>M.test($)||C.has($))&&C.add(F)}return C}}),
66666:((I,d)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.lateGate=r;function r({jobs:O}){const y=[...O].flatMap(
([S,E])=>[...E.values()].flat().map(g=>({path:S,...g}))),[w]=y;if(w===void 0)return;const v=y.map(({path:S,place:E,what:g})=>`\
\`${E}\` of \`${S}\` (${g})`);return{path:w.path,steps:[...new Set(v)],startsGate:y.some(({startsGate:S})=>S)}}}),83330:((I,d,r)=>{
Object.defineProperty(d,"__esModule",{value:!0}),d.readFileEdits=M;function O(){const e=r(46138);return O=function(){return e},
e}function y(){const e=r(59867);return y=function(){return e},e}function w(){const e=r(32854);return w=function(){return e},
e}function v(){const e=r(93028);return v=function(){return e},e}function S(){const e=r(84863);return S=function(){return e},
e}function E(){const e=r(39500);return E=function(){return e},e}function g(){const e=r(3733);return g=function(){return e},
e}async function M({jobs:e,files:s},i,n){const o=[...e.values()].flatMap(b=>[...b.values()].flat());if(o.length===0&&s.size===
0)return[];const a=await l(o,s,i),u=[...i.files(),...n.files()],f=u.filter(({path:b,kind:P})=>P==="symlink"&&a(b)!==void 0).
flatMap(({path:b})=>[i,n].map(P=>[b,m(P,b)])),p=new Map;for(const{path:b}of u){const P=f.flatMap(([k,F])=>F!==void 0&&(0,w().
isWithin)(b,F)?[k+b.slice(F.length)]:[]),C=[b,...P].map(a).find(k=>k!==void 0);C!==void 0&&p.set(b,C)}const h=[...p].map(
async([b,P])=>{const C=await c(b,i,n);return[b,C.map(k=>`${k}, and ${P}`)]});return(await Promise.all(h)).filter(([,b])=>b.
length>0)}async function l(e,s,i){const o=(0,O().objectIn)(await(0,y().readJsonFile)(i,"package.json")).workspaces!==void 0||
i.stat("pnpm-workspace.yaml")!==void 0;return a=>{if(s.has(a))return"the gate runs through it";for(const u of e){const f=(0,E().
dependence)(u,a,o);if(f!==void 0)return f}}}function m(e,s){const i=(0,w().resolveInTree)(e,s);return i.kind==="inside"||
i.kind==="missing"?i.path:void 0}async function c(e,s,i){const[n,o]=[s.stat(e),i.stat(e)];if(n===void 0||o===void 0)return n===
o?[]:[`the file is ${n?"removed":"added"}`];if(n.kind===o.kind&&n.oid!==void 0&&n.oid===o.oid)return[];const[a,u]=await Promise.
all([t(s,n),t(i,o)]);if(n.kind===o.kind&&a.equals(u))return[];const[f,p]=/(?:^|\/)action\.ya?ml$/.test(e)?[(0,g().parseMapping)(
a.toString()),(0,g().parseMapping)(u.toString())]:[];return f&&p?(0,S().changedKeys)(f,p):["the file changes"]}async function t(e,{
path:s,kind:i,oid:n}){return(0,v().isRegular)(i)?await e.read(s):Buffer.from(e.readlink(s)??n??"")}}),44724:((I,d,r)=>{Object.
defineProperty(d,"__esModule",{value:!0}),d.gateNames=S,d.takenNames=g;function O(){const c=r(57975);return O=function(){
return c},c}function y(){const c=r(3463);return y=function(){return c},c}function w(){const c=r(52848);return w=function(){
return c},c}function v(){const c=r(3733);return v=function(){return c},c}function S(c,{jobs:t}){const e=c.flatMap(s=>[...t.
get(s.path)?.keys()??[]].flatMap(i=>{const n=(0,v().jobsOf)(s).get(i)??{};return[M(i,n),...E(n)]}));return e.length>0?[...new Set(
[...e,"gene-gate"])]:[]}function E(c){return[c,...(0,v().stepsOf)(c)].flatMap(({uses:t,with:e})=>{const s=(0,y().isMapping)(
e)?e["check-name"]:void 0;return typeof t=="string"&&(w().GATE.test(t)||t.startsWith("./"))&&s?[String(s).trim()]:[]})}function g(c,t,e){
const s=e?(0,v().jobsOf)(e):new Map,i=(0,O().isDeepStrictEqual)(t.value,e?.value);return[...(0,v().jobsOf)(t)].filter(([
n,o])=>c.some(a=>l(M(n,o),a))).filter(([n,o])=>{const a=s.get(n);return!(a&&(0,O().isDeepStrictEqual)({...o,steps:[]},{...a,
steps:[]}))||o.needs!==void 0&&!i}).map(([n])=>`the job \`${n}\` has, or can have, the name of the gate's check`)}function M(c,{
name:t}){return typeof t=="string"&&t.trim()!==""?t.trim():c}function l(c,t){const[e,s]=[m(c),m(t)];if(e===void 0&&s===void 0)
return c===t;if(e===void 0||s===void 0){const[n,[o,a]]=e===void 0?[c,s??["",""]]:[t,e];return n.length>=o.length+a.length&&
n.startsWith(o)&&n.endsWith(a)}return((n,o)=>n.startsWith(o)||o.startsWith(n))(e[0],s[0])&&(e[1].endsWith(s[1])||s[1].endsWith(
e[1]))}function m(c){const t=c.indexOf("${{"),e=c.lastIndexOf("}}");return t===-1||e<t?void 0:[c.slice(0,t),c.slice(e+2)]}}),
94736:((I,d,r)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.compareGateFiles=g;function O(){const s=r(3463);return O=
function(){return s},s}function y(){const s=r(84863);return y=function(){return s},s}function w(){const s=r(52848);return w=
function(){return s},s}function v(){const s=r(83330);return v=function(){return s},s}function S(){const s=r(44724);return S=
function(){return s},s}function E(){const s=r(3733);return E=function(){return s},s}async function g(s,i){const[n,o]=await Promise.
all([(0,E().readWorkflows)(s),(0,E().readWorkflows)(i)]),[a,u]=await Promise.all([(0,w().findGateUses)(s,n),(0,w().findGateUses)(
i,o)]),f=M(n,o),p=m(n,a),[h,b]=[!0,!1].map(F=>f.filter(([{path:j}])=>p.has(j)===F)),P=new Map;for(const[F,j]of[...h.map(
l),...t(b,c(n,a)),...e((0,S().gateNames)(n,a),o,h,b),...await(0,v().readFileEdits)(a,s,i)])j.length>0&&P.set(F,[...P.get(
F)??[],...j]);const C=new Set(h.map(([,F])=>F?.path)),k=[...u.jobs.keys()].filter(F=>!C.has(F));return{weakened:P,started:k,
before:a}}function M(s,i){const n=new Set(s.map(({path:a})=>a)),o=i.filter(({path:a})=>!n.has(a));return s.map(a=>{const u=i.
find(({path:f})=>f===a.path);return[a,u??o.find(f=>l([a,f])[1].length===0)]})}function l([s,i]){const{path:n,text:o,value:a}=s;
if(i===void 0)return[n,["the workflow is removed, or replaced by another one"]];if(i.text===o)return[n,[]];const u=a!==void 0&&
i.value!==void 0;return[n,u?(0,y().changedKeys)(a,i.value):["it changes, and is not a valid workflow"]]}function m(s,{jobs:i}){
const n=new Set(i.keys()),o=({uses:a})=>{const u=s.find(({path:f})=>f===(0,w().calledPath)(a));if(!(u===void 0||n.has(u.
path))){n.add(u.path);for(const f of(0,E().jobsOf)(u).values())o(f)}};for(const a of s){const u=(0,E().jobsOf)(a);for(const f of i.
get(a.path)?.keys()??[]){const p=u.get(f)??{};for(const h of[p,...(0,E().neededBy)(p,u)])o(h)}}return n}function c(s,{jobs:i}){
const n=s.filter(({path:o})=>i.has(o)).map(({value:o})=>(0,E().eventsOf)(o?.on).get("workflow_run"));return new Set(n.flatMap(
o=>(0,O().isMapping)(o)?[o.workflows].flat():[]))}function t(s,i){return s.filter(([n])=>i.has((0,E().workflowName)(n))).
filter(([n,o])=>!o||(0,E().workflowName)(o)!==(0,E().workflowName)(n)).map(([{path:n}])=>[n,["the gate waits for a workf\
low of this name, which changes"]])}function e(s,i,n,o){return i.filter(a=>!n.some(([,u])=>u===a)).map(a=>{const[u]=o.find(
([,f])=>f===a)??[];return[a.path,(0,S().takenNames)(s,a,u)]})}}),3733:((I,d,r)=>{Object.defineProperty(d,"__esModule",{value:!0}),
d.eventsOf=t,d.jobsOf=l,d.neededBy=c,d.parseMapping=M,d.readActionsFile=g,d.readWorkflows=E,d.stepsOf=m,d.workflowName=e;
function O(){const s=r(69873);return O=function(){return s},s}function y(){const s=r(3463);return y=function(){return s},
s}function w(){const s=r(93028);return w=function(){return s},s}const v=".github/workflows",S=1024*1024;async function E(s){
const i=s.list(v).map(({path:o})=>o);return(await Promise.all(i.filter(o=>/\.ya?ml$/.test(o)).map(o=>g(s,o)))).filter(o=>o!==
void 0)}async function g(s,i){const{kind:n,size:o=0}=s.stat(i)??{};if(!(0,w().isRegular)(n))return;if(o>S)return{path:i,
text:"",value:void 0};const a=(await s.read(i)).toString("utf8");return{path:i,text:a,value:M(a)}}function M(s){try{const i=(0,O().
parseDocument)(s,{prettyErrors:!1});if(i.errors.length>0)return;const n=i.toJS({maxAliasCount:100});return(0,y().isMapping)(
n)?n:void 0}catch{return}}function l({value:s}){const i=(0,y().isMapping)(s?.jobs)?Object.entries(s.jobs):[];return new Map(
i.filter(n=>(0,y().isMapping)(n[1])))}function m({steps:s}){return Array.isArray(s)?s.filter(y().isMapping):[]}function c(s,i){
const n=new Set,o=({needs:a})=>{for(const u of Array.isArray(a)?a:[a]){const f=i.get(String(u));f===void 0||n.has(f)||(n.
add(f),o(f))}};return o(s),[...n]}function t(s){return typeof s=="string"?new Map([[s,{}]]):Array.isArray(s)?new Map(s.map(
i=>[String(i),{}])):(0,y().isMapping)(s)?new Map(Object.entries(s).map(([i,n])=>[i,n??{}])):new Map}function e({path:s,value:i}){
return typeof i?.name=="string"?i.name:s}}),91850:((I,d,r)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.markHiddenFiles=
E;function O(){const i=r(72720);return O=function(){return i},i}function y(){const i=r(93028);return y=function(){return i},
i}const w=100,v=64*1024,S=200;async function E(i,n){const o=i.slice(0,w),a=[...new Set(o.flatMap(({path:f})=>M(f)))].sort(
(f,p)=>f.length-p.length),u=(await Promise.all(a.map(f=>l(f,n)))).flat();return i.map((f,p)=>{if(p>=w||f.veil!==void 0)return f;
const h=g(u,f.path);return h===void 0?f:{...f,veil:h}})}function g(i,n){const o=new Map;for(const a of i)if(a.attributes.
size>0&&a.matches(n))for(const[u,f]of a.attributes)o.set(u,f);return[...o].find(([,a])=>a)?.[0]}function M(i){return["",
...[...i.matchAll(/\//g)].map(({index:n})=>i.slice(0,n+1))]}async function l(i,n){const{kind:o,size:a=0}=n.stat(`${i}.gi\
tattributes`)??{};return!(0,y().isRegular)(o)||a>v?[]:(await n.read(`${i}.gitattributes`)).toString("utf8").split(`
`).slice(0,S).flatMap(f=>m(f,i))}function m(i,n){const[o="",...a]=i.trim().split(/\s+/);if(o===""||/^[#!"]/.test(o))return[];
const u=(0,O().compileLinear)(t(o));return"error"in u?[]:[{matches:p=>p.startsWith(n)&&u.matches(p.slice(n.length)),attributes:new Map(
a.flatMap(p=>c[p]??[]))}]}const c={"linguist-generated":[["generated",!0]],"linguist-generated=true":[["generated",!0]],
"linguist-generated=false":[["generated",!1]],"-linguist-generated":[["generated",!1]],"!linguist-generated":[["generate\
d",!1]],binary:[["no_diff",!0]],"-diff":[["no_diff",!0]],diff:[["no_diff",!1]],"!diff":[["no_diff",!1]]};function t(i){const n=i.
includes("/")?"":"(?:.*/)?",o=i.replace(/^\//,"").replace(/\*\*\/|\/\*\*$|\*+|\?|\[!?|[\\^$.|+(){}]/g,a=>e[a]??s(a));return`\
^${n}${o}$`}const e={"**/":"(?:.*/)?","/**":"/.*","?":"[^/]","[":"[","[!":"[^"};function s(i){return i.startsWith("*")?"\
[^/]*":`\\${i}`}}),90331:((I,d,r)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.effectWords=s,d.ignoredInputs=i,d.
policyFile=g,d.unreadWords=t;function O(){const n=r(76545);return O=function(){return n},n}function y(){const n=r(74238);
return y=function(){return n},n}function w(){const n=r(49875);return w=function(){return n},n}function v(){const n=r(24666);
return v=function(){return n},n}function S(){const n=r(95132);return S=function(){return n},n}function E(){const n=r(39869);
return E=function(){return n},n}async function g(n){const{policyPath:o,changedNames:a,tree:u,baseTree:f}=n;return o===void 0?
[]:[...[...a].some(h=>h===o||h.startsWith(v().COPIES))?await c(n):[],...await M(u,f)]}async function M(n,o){const a=n.stat(
y().POLICY_PATH)?m(n,o):await(0,w().findNearPolicy)(n);if(a===void 0)return[];const{path:u,fault:f}=a;return[(0,S().finding)(
"policy-misplaced",{path:u,fault:f},(0,E().atFile)(u))]}const l=y().POLICY_PATH.replace(/yml$/,"yaml");function m(n,o){return n.
stat(l)!==void 0&&o.stat(l)===void 0?{path:l,fault:"is beside the policy"}:void 0}async function c({baseTree:n,tree:o,loadedPolicy:a}){
const{policy:u,shared:f}=a,[p,h]=await Promise.all([(0,y().readPolicyIn)(n,f),(0,y().readPolicyIn)(o,f)]),b=y().POLICY_PATH;
if("mistakes"in h)return h.mistakes.map(({line:k,column:F,message:j})=>(0,S().finding)("policy-broken",{path:b,mistake:j},
{location:{path:b,line:k,column:F}}));const P="policy"in p?p.policy:u,C="missing"in h?[t(h.missing.source)]:(0,O().comparePolicies)(
P,h.policy).map(s);return[(0,S().finding)("policy-changed",{path:b,effects:C},(0,E().atFile)(b))]}function t(n){return`e\
xtends: ${(0,v().sharedName)(n)}, which cannot be compared; commit it as ${(0,v().copyPath)(n)}`}const e=160;function s({
key:n,change:o,direction:a,loosens:u}){const f=!u&&o.length>e?`${o.slice(0,e).replace(/[\ud800-\udbff]$/,"")}\u2026`:o;return`${n}\
: ${f}${a===void 0||u&&a==="tighter"?"":` (${a})`}`}function i({loadedPolicy:n}){return n.ignoredInputs.map(o=>(0,S().finding)(
"input-loosens-policy",{...o}))}}),75597:((I,d,r)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.protectedPaths=E;
function O(){const t=r(41330);return O=function(){return t},t}function y(){const t=r(32854);return y=function(){return t},
t}function w(){const t=r(95132);return w=function(){return t},t}function v(){const t=r(39869);return v=function(){return t},
t}const S=["AGENTS.md","CLAUDE.md","GEMINI.md","SOUL.md","IDENTITY.md","MEMORY.md","USER.md","TOOLS.md","HEARTBEAT.md","\
.env*",".github/workflows/**",".github/gene-gate.yml"];function E(t){const{touched:e,policy:s,policyPath:i,change:n,tree:o,
genes:a}=t,u=M(n,o),f=a.some(({binds:b})=>b),p=m(s.blast_radius.protected_paths),h=m(S);return e.flatMap(b=>{const{path:P}=b,
C=u.get(P),k=c(b),F=p(k),j=P===i?void 0:h(k);if(F===void 0&&j===void 0)return[];const $=F===void 0?{path:P,pattern:j??"",
by:"the default list"}:{path:P,pattern:F,by:"the policy"},N=F!==void 0||C!==void 0&&f,A={...(0,v().atFile)(P),severity:N?
"error":"warning",harm:F!==void 0||g(P)?"danger":"broken"};return[C===void 0?(0,w().finding)("protected-path",$,A):(0,w().
finding)("protected-file-destroyed",{...$,how:C},A)]})}function g(t){return/(?:^|\/)\.env(?!.*(?:example|sample|template|dist)$)[^/]*$/i.
test(t)}function M(t,e){const s=new Map;for(const{status:i,path:n,oldPath:o}of t.files)i==="deleted"&&s.set(n,"deletes"),
o!==void 0&&s.set(o,"deletes"),(i==="modified"||i==="type_changed")&&e.stat(n)?.size===0&&s.set(n,"empties");return s}const l={
dot:!0,nonegate:!0,nocase:!0,flags:"is"};function m(t){const e=t.map(s=>{const i=(0,O().default)(s,l),n=(0,y().withinFolded)(
s);return{pattern:s,covers:({path:a,folded:u})=>i(a)||n(u)}});return s=>e.find(({covers:i})=>s.some(i))?.pattern}function c({
path:t,via:e}){const s={path:t,folded:(0,y().folded)(t)};return e===""?[s]:[s,{path:e,folded:(0,y().folded)(e)}]}}),66503:((I,d,r)=>{
Object.defineProperty(d,"__esModule",{value:!0}),d.storeRoots=E;function O(){const m=r(76760);return O=function(){return m},
m}function y(){const m=r(68450);return y=function(){return m},m}function w(){const m=r(59867);return w=function(){return m},
m}function v(){const m=r(95132);return v=function(){return m},m}function S(){const m=r(39869);return S=function(){return m},
m}async function E(m){const{genes:c,tree:t}=m,e=c.flatMap(({asset:i,store:n,change:o})=>o.kind==="removed"?[]:[[n.path,{
store:n,file:i.path}]]),s=[...new Map(e).values()].map(i=>M(i,t));return[...g(m),...(await Promise.all(s)).flat()]}function g({
assets:m,policy:c,tree:t,baseTree:e}){const s=new Map;for(const i of m.files){const{path:n,root:o}=(0,y().storeOf)(i,{policy:c,
tree:e}),a=(0,y().storeOf)(i,{policy:c,tree:t}).root;if(e.stat(n)===void 0||o===a||s.has(n))continue;const u={store:l(n),
root:l(o),next:l(a)};s.set(n,(0,v().finding)("store-root-moved",u,(0,S().atFile)(i)))}return[...s.values()]}async function M({
store:{path:m,root:c,named:t},file:e},s){const i={store:l(m),root:l(c)};if(s.stat(c)?.kind!=="directory"){const o=t===!0;
return[(0,v().finding)("store-root-missing",{...i,named:o},(0,S().atFile)(e))]}if(await(0,w().readPackageJson)(s,c)===w().
INVALID){const o=O().posix.join(c,"package.json");return[(0,v().finding)("store-root-unreadable",{...i,path:o},(0,S().atFile)(
e))]}const n=(0,y().packagesAbove)(s,m).filter(o=>o!==c);return t===!0||n.length===0?[]:[(0,v().finding)("store-root-unc\
lear",{...i,others:n.map(l)},(0,S().atFile)(e))]}function l(m){return m===""?".":m}}),39869:((I,d,r)=>{Object.defineProperty(
d,"__esModule",{value:!0}),d.SYMLINK=void 0,d.atFile=S,d.someTouches=c,d.touchedPaths=w,d.touchesOf=v;function O(){const t=r(
32854);return O=function(){return t},t}function y(){const t=r(53315);return y=function(){return t},t}function w(t,e){return t.
files.flatMap(s=>(0,y().namesOf)(s).map(i=>({path:i,via:i===s.path&&s.newMode===E?M(e,i):""})))}function v(t,e){const s=new Map;
return i=>{const n=s.get(i)??g(t,l(e,i));return s.set(i,n),n}}function S(t){return{location:{path:t,line:1,column:1}}}const E=d.
SYMLINK="120000";function g(t,e){const s=i=>e.some(n=>(0,O().isWithin)(i,n));return t.flatMap(i=>s(i.path)?[{path:i.path,
via:""}]:i.via!==""&&s(i.via)?[i]:[])}function M(t,e){const s=(0,O().resolveInTree)(t,e);return s.kind==="inside"||s.kind===
"missing"?s.path:""}function l(t,e){const s=(0,O().resolveInTree)(t,e);return s.kind==="inside"?[e,s.path]:[e]}const m=20;
function c(t){const e=t.length-m;return t.slice(0,m).map((s,i)=>e>0&&i===m-1?{...s,more:e}:s)}}),90350:((I,d,r)=>{Object.
defineProperty(d,"__esModule",{value:!0}),d.unauditableFiles=E,d.unprovenMerge=M;function O(){const l=r(32854);return O=
function(){return l},l}function y(){const l=r(95132);return y=function(){return l},l}function w(){const l=r(39869);return w=
function(){return l},l}const v="160000",S=".gitmodules";function E({genes:l,change:m,tree:c}){return l.some(({binds:t})=>t)?
m.files.flatMap(t=>{const e=t.path===S&&t.status!=="deleted";return t.newMode===v||e?[(0,y().finding)("submodule-changed",
{path:t.path},(0,w().atFile)(t.path))]:t.newMode===w().SYMLINK?g(t,c):[]}):[]}function g({path:l},m){const{kind:c}=(0,O().
resolveInTree)(m,l);if(c!=="outside"&&c!=="loop")return[];const t=m.readlink(l)??"";return[(0,y().finding)("symlink-leav\
es-tree",{path:l,target:t},(0,w().atFile)(l))]}function M({unprovenMerge:l}){return l?[(0,y().finding)("merge-not-proven",
{merge:l.commit,reason:l.reason})]:[]}}),72025:((I,d,r)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.ask=E,d.assetNotJudged=
M,d.notChecked=m,d.ofChange=S;function O(){const c=r(27199);return O=function(){return c},c}function y(){const c=r(95132);
return y=function(){return c},c}function w(){const c=r(3648);return w=function(){return c},c}function v(){const c=r(50661);
return v=function(){return c},c}function S(c){return(t,...e)=>(0,v().isChange)(t)?c(t,...e):[]}async function E(c,t,...e){
const s=Object.entries(c).map(async([i,n])=>{try{return await n(t,...e)}catch(o){return[g(i,o,e)]}});return(await Promise.
all(s)).flat()}function g(c,t,[e]){return e===void 0?(0,w().notJudged)(`the change; the check "${c}" failed`,t):M(e.asset,
t,`; the check "${c}" failed`)}function M(c,t,e=""){const s=`the ${c.type} \`${c.id}\`${e}`;return(0,w().notJudged)(s,t,
l(c))}function l(c){try{return(0,O().placeOf)(c)}catch{return{location:{path:c.path,line:1,column:1},subject:(0,O().subjectOf)(
c)}}}function m(c,{path:t,detail:e},s){return(0,y().finding)("claim-not-checked",{claim:c,why:`${e} of the log \`${t}\``},
s)}}),70716:((I,d,r)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.SUBJECT_CHECKS=d.REMOVED_GENE_CHECKS=d.GENE_CHECKS=
d.CLAIM_CHECKS=void 0;function O(){const A=r(60741);return O=function(){return A},A}function y(){const A=r(98497);return y=
function(){return A},A}function w(){const A=r(37542);return w=function(){return A},A}function v(){const A=r(19177);return v=
function(){return A},A}function S(){const A=r(78782);return S=function(){return A},A}function E(){const A=r(1348);return E=
function(){return A},A}function g(){const A=r(90331);return g=function(){return A},A}function M(){const A=r(75597);return M=
function(){return A},A}function l(){const A=r(66503);return l=function(){return A},A}function m(){const A=r(90350);return m=
function(){return A},A}function c(){const A=r(72025);return c=function(){return A},A}function t(){const A=r(80199);return t=
function(){return A},A}function e(){const A=r(52117);return e=function(){return A},A}function s(){const A=r(93198);return s=
function(){return A},A}function i(){const A=r(59613);return i=function(){return A},A}function n(){const A=r(87585);return n=
function(){return A},A}function o(){const A=r(66322);return o=function(){return A},A}function a(){const A=r(10255);return a=
function(){return A},A}function u(){const A=r(32550);return u=function(){return A},A}function f(){const A=r(85881);return f=
function(){return A},A}function p(){const A=r(93290);return p=function(){return A},A}function h(){const A=r(60266);return h=
function(){return A},A}function b(){const A=r(73566);return b=function(){return A},A}function P(){const A=r(76866);return P=
function(){return A},A}function C(){const A=r(42804);return C=function(){return A},A}function k(){const A=r(43420);return k=
function(){return A},A}const F=d.SUBJECT_CHECKS={"asset-files":e().assetFiles,"forbidden-paths":(0,c().ofChange)(S().forbiddenPaths),
"protected-paths":(0,c().ofChange)(M().protectedPaths),"policy-file":(0,c().ofChange)(g().policyFile),"gate-change":(0,c().
ofChange)(E().gateChange),"agent-files":(0,c().ofChange)(O().agentFiles),"changed-instructions":(0,c().ofChange)(y().changedInstructions),
"stale-instructions":(0,c().ofChange)(y().staleInstructions),"ignored-inputs":(0,c().ofChange)(g().ignoredInputs),"audit\
-logs":(0,c().ofChange)(w().auditLogs),"unauditable-files":(0,c().ofChange)(m().unauditableFiles),"unproven-merge":(0,c().
ofChange)(m().unprovenMerge),"store-roots":(0,c().ofChange)(l().storeRoots),"deciding-files":(0,c().ofChange)(v().decidingFiles),
"missing-genes":f().missingGenes,"event-chain":s().eventChain,"unresolved-references":f().unresolvedReferences,"genes-st\
ill-named":(0,c().ofChange)(f().genesStillNamed),"engine-seeds":(0,c().ofChange)(o().engineSeeds),"activated-seeds":(0,c().
ofChange)(t().activatedSeeds),"removed-scripts":(0,c().ofChange)(p().removedScripts),"claimed-radius":(0,c().ofChange)(i().
claimedRadius),"claimed-streak":n().claimedStreak,estimates:(0,c().ofChange)(i().estimates),"look-alike-ids":u().lookAlikeIds,
"repeated-ids":h().repeatedIds,unidentified:b().unidentified},j=d.CLAIM_CHECKS={"self-description":b().selfDescription,"\
capsule-fields":b().capsuleFields,envelope:a().envelope},$=d.GENE_CHECKS={"incomplete-gene":P().incompleteGene,"validati\
on-list":k().validationList,"declared-constraints":C().declaredConstraints,"loosened-constraints":(0,c().ofChange)(C().loosenedConstraints),
"limits-beyond-cap":(0,c().ofChange)(C().limitsBeyondCap),"gene-blast-radius":(0,c().ofChange)(C().geneBlastRadius),"dec\
lared-paths":(0,c().ofChange)(C().declaredPaths),"self-description":b().selfDescription,envelope:a().envelope},N=d.REMOVED_GENE_CHECKS=
{"removed-gene":(0,c().ofChange)(P().removedGene),"gene-blast-radius":(0,c().ofChange)(C().geneBlastRadius),"declared-pa\
ths":(0,c().ofChange)(C().declaredPaths)}}),80199:((I,d,r)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.activatedSeeds=
v;function O(){const S=r(27199);return O=function(){return S},S}function y(){const S=r(95132);return y=function(){return S},
S}function w(){const S=r(97004);return w=function(){return S},S}async function v({assets:S,judge:E}){const g=[];for(const M of S.
activated??[]){const l=await(0,w().firstBlocked)(M,E);l!==void 0&&g.push((0,y().finding)("seed-activated-blocked",{gene:M.
id,command:l},(0,O().placeOf)(M,["validation"])))}return g}}),52117:((I,d,r)=>{Object.defineProperty(d,"__esModule",{value:!0}),
d.assetFiles=y,d.assetProblemFinding=w;function O(){const v=r(95132);return O=function(){return v},v}function y({problems:v}){
return v.map(w)}function w({rule:v,detail:S,location:E,id:g,before:M}){const m={location:E,...g===void 0?{}:{subject:{id:g}}};
return M?{...(0,O().finding)(v,{detail:S},{...m,severity:"notice"}),before:M}:(0,O().finding)(v,{detail:S},m)}}),97004:((I,d,r)=>{
Object.defineProperty(d,"__esModule",{value:!0}),d.blockedGenes=v,d.firstBlocked=S;function O(){const E=r(27199);return O=
function(){return E},E}function y(){const E=r(77680);return y=function(){return E},E}function w(){const E=r(95132);return w=
function(){return E},E}async function v(E,g,M){const l=new Map;for(const m of E){const{gene:c}=m.value,t=g.find(i=>i.type===
"Gene"&&i.id===c),e=t&&await S(t,M);if(t===void 0||e===void 0)continue;const s={capsule:m.id,gene:t.id,command:e};l.set(
m,(0,w().finding)("capsule-gene-blocked",s,(0,O().placeOf)(m,["gene"])))}return l}async function S(E,g){const M=g.forFile(
E.path);for(const l of(0,y().commandsToRun)(E)){const{verdict:m}=await M.command(l);if(m==="block")return l}}}),93198:((I,d,r)=>{
Object.defineProperty(d,"__esModule",{value:!0}),d.eventChain=S;function O(){const l=r(27199);return O=function(){return l},
l}function y(){const l=r(28894);return y=function(){return l},l}function w(){const l=r(95132);return w=function(){return l},
l}function v(){const l=r(72025);return v=function(){return l},l}function S({assets:{changes:l,present:m,unread:c}}){const t=m.
filter(({type:u})=>u==="EvolutionEvent"),e=new Set(l.map(({asset:u})=>u)),s=new Map(t.map(u=>[u.id,u])),i=new Map,n=new Map,
o=new Set,a=new Set;return t.flatMap(u=>{const f=n.get(u.path);n.set(u.path,u);const p=E(u),h=p===void 0?void 0:i.get(p);
if(p!==void 0&&h===void 0&&i.set(p,u),!e.has(u)||u.cut)return[];const b=(0,O().placeOf)(u,["parent"]),P={event:u.id};if(p===
void 0)return f===void 0||!(0,y().isAuditLog)(u.path)?[]:[(0,w().finding)("event-not-chained",{...P,last:f.id},b)];if(!s.
has(p)){const F=f===void 0,j=(0,y().isAuditLog)(u.path)&&!F?"error":"warning",[$]=c;if($!==void 0){const A=`whether the \
parent \`${p}\` of the EvolutionEvent \`${u.id}\` exists`;return[(0,v().notChecked)(A,$,{...b,severity:j})]}if(a.has(p))
return[];F||a.add(p);const N={...P,parent:p,first:F};return[(0,w().finding)("event-parent-missing",N,{...b,severity:j})]}
const C=M(u,s,o);if(C!==void 0)return[(0,w().finding)("event-parent-cycle",{...P,cycle:C},b)];if(h===void 0||h.id===u.id)
return[];const k=f===void 0||f.id===p?h.id:f.id;return[(0,w().finding)("event-chain-forked",{...P,other:h.id,parent:p,last:k},
b)]})}function E({value:{parent:l}}){return typeof l=="string"&&l!==""?l:void 0}const g=5;function M(l,m,c){const t=new Set;
let e=l;for(;e!==void 0&&!c.has(e.id)&&!t.has(e.id);){t.add(e.id);const i=E(e);e=i===void 0?void 0:m.get(i)}if(e!==void 0&&
e.id===l.id&&!c.has(e.id))return[...t].slice(0,g);for(const i of t)c.add(i)}}),59613:((I,d,r)=>{Object.defineProperty(d,
"__esModule",{value:!0}),d.claimedRadius=w,d.estimates=t,d.sizeOf=E;function O(){const s=r(27199);return O=function(){return s},
s}function y(){const s=r(95132);return y=function(){return s},s}function w({assets:{changes:s},counted:i}){return["Capsu\
le","EvolutionEvent"].flatMap(n=>{const o=s.filter(({kind:p,asset:h})=>p==="added"&&h.type===n).map(({asset:p})=>({asset:p,
size:E(p.value.blast_radius)})),a=o.flatMap(({size:p})=>p??[]),u=o.at(-1);if(u===void 0||a.length<o.length)return[];const f=a.
reduce(g);if(f.files<i.least.files||f.lines<i.least.lines){const p={together:o.length>1,severity:"warning"};return[v(u.asset,
f,i.least,p)]}return o.flatMap(({asset:p,size:h})=>h!==void 0&&l(p)&&M(h,i.most)?[v(p,h,i.most,{together:!1,severity:"no\
tice"})]:[])})}function v(s,i,n,{together:o,severity:a}){const{type:u,id:f}=s,p={type:u,id:f,claimed:S(i),counted:S(n),together:o},
h={...(0,O().placeOf)(s,["blast_radius"]),severity:a};return(0,y().finding)("blast-radius-claim",p,h)}function S({files:s,
lines:i}){return`${s} ${s===1?"file":"files"} and ${i} ${i===1?"line":"lines"}`}function E(s){if(!(0,O().isJsonObject)(s))
return;const{files:i,lines:n}=s;return typeof i=="number"&&typeof n=="number"?{files:i,lines:n}:void 0}function g(s,i){return{
files:s.files+i.files,lines:s.lines+i.lines}}function M(s,i){return s.files>i.files||s.lines>i.lines+i.files}function l({
value:{outcome:s}}){return(0,O().isJsonObject)(s)&&s.status==="success"}const m=3,c=.1;function t({assets:{changes:s},counted:i}){
const{least:n,most:o}=i,a=s.filter(({kind:u,asset:f})=>u==="added"&&f.type==="EvolutionEvent");return a.flatMap(({asset:u})=>{
const{blast_radius_estimate:f,meta:p,blast_radius:h}=u.value,b=(0,O().isJsonObject)(f)?[]:["meta"],P=b.length===0?f:(0,O().
isJsonObject)(p)&&p.blast_radius_estimate,C=e(P);if(C===void 0||C<=0)return[];const k=a.length===1,F=k?n.files:e(h),j=k?
o.files:e(h);if(F===void 0||j===void 0)return[];const $=F/C>m;if(!$&&j/C>=c)return[];const N=$?F:j,A=(0,O().placeOf)(u,[
...b,"blast_radius_estimate"]);return[(0,y().finding)("estimate-drift",{event:u.id,estimate:C,actual:N},A)]})}function e(s){
return(0,O().isJsonObject)(s)&&typeof s.files=="number"?s.files:void 0}}),87585:((I,d,r)=>{Object.defineProperty(d,"__es\
Module",{value:!0}),d.claimedStreak=E;function O(){const g=r(27199);return O=function(){return g},g}function y(){const g=r(
59490);return y=function(){return g},g}function w(){const g=r(95132);return w=function(){return g},g}function v(){const g=r(
72025);return v=function(){return g},g}function S(){const g=r(47771);return S=function(){return g},g}function E({assets:g}){
const M=(0,y().groupBy)((0,S().eventsIn)(g),({value:l})=>l.capsule_id);return g.changes.flatMap(({kind:l,asset:m})=>{const{
success_streak:c}=m.value;if(l==="removed"||m.type!=="Capsule"||typeof c!="number")return[];const{count:t,ended:e}=(0,S().
successStreak)(m.id,M.get(m.id)??[]);if(c<=t)return[];const s=(0,O().placeOf)(m,["success_streak"]),i=g.unread.at(-1);return i!==
void 0&&!e?[(0,v().notChecked)(`the success streak of the Capsule \`${m.id}\``,i,s)]:[(0,w().finding)("success-streak-cl\
aim",{capsule:m.id,claimed:c,counted:t},s)]})}}),66322:((I,d,r)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.engineSeeds=
y;function O(){const w=r(95132);return O=function(){return w},w}function y({seeds:w}){const[v]=w.keys();if(v===void 0)return[];
const S=[...w.values()].sort((g,M)=>g.localeCompare(M,"en",{numeric:!0})),E={ids:[...new Set([...w.keys()].map(({id:g})=>g))],
count:w.size,oldest:S[0]??"",newest:S.at(-1)??""};return[(0,O().finding)("engine-seeds",E,{location:v.locate()})]}}),10255:((I,d,r)=>{
Object.defineProperty(d,"__esModule",{value:!0}),d.envelope=E;function O(){const e=r(27199);return O=function(){return e},
e}function y(){const e=r(61331);return y=function(){return e},e}function w(){const e=r(39763);return w=function(){return e},
e}function v(){const e=r(95132);return v=function(){return e},e}function S(){const e=r(85475);return S=function(){return e},
e}function E(e,{asset:s}){const{type:i,id:n,envelope:o}=s,a=(0,O().placeOf)(s),u={type:i,id:n},f=[s.value,...o?[o,(0,y().
payloadOf)(o)]:[]].some(g);return[...M(s),...o&&(0,y().senderOf)(o)===void 0?[(0,v().finding)("envelope-sender-missing",
u,a)]:[],...f?[(0,v().finding)("signature-not-verified",u,a)]:[]]}function g({signature:e}){return e!=null&&e!==""}function M(e){
const{type:s,id:i,wrappers:n=[]}=e,o=(0,O().placeOf)(e);return n.flatMap(a=>l(e,a).flatMap(([u,f])=>{const p=a[u];if(p===
void 0||p===f)return[];const h={type:s,id:i,field:u,stated:t(p),actual:t(f)};return[(0,v().finding)("envelope-contradict\
s-asset",h,o)]}))}function l(e,s){const{type:i,id:n,value:o}=e;return[...i==="ValidationReport"?[["target_asset_id",o.gene_asset_id??
s.target_asset_id],["target_local_id",o.gene_id]]:[],...m(s.type,i)?[["type",i]]:[],["asset_type",i],["asset_id",c(e,s.asset_id)],
["content_hash",c(e,s.content_hash)],["local_id",n]]}function m(e,s){if(typeof e!="string")return!1;const i=e.toLowerCase();
return i!==s.toLowerCase()&&w().ASSET_TYPES.some(n=>n.toLowerCase()===i)}function c({type:e,value:s},i){if(s.asset_id!==
void 0||i===void 0)return s.asset_id;const n={type:e,value:{...s,asset_id:i}};return(0,S().matchContentHash)(n)===void 0?
(0,S().contentHash)(s):i}function t(e){return JSON.stringify(e??null).slice(0,100)}}),32550:((I,d,r)=>{Object.defineProperty(
d,"__esModule",{value:!0}),d.lookAlikeIds=E;function O(){const c=r(27199);return O=function(){return c},c}function y(){const c=r(
64385);return y=function(){return c},c}function w(){const c=r(12096);return w=function(){return c},c}function v(){const c=r(
11970);return v=function(){return c},c}function S(){const c=r(95132);return S=function(){return c},c}function E({assets:{
changes:c,present:t}}){const e=c.filter(({kind:o})=>o==="added").map(({asset:o})=>o);if(e.length===0)return[];const s=new Set(
e.map(({type:o})=>o)),i=new Map,n=new Map;for(const{type:o,value:a}of t){const u=s.has(o)?(0,y().declaredId)(a):void 0;if(u!==
void 0)for(const f of M(o,u)){const p=i.get(f);p===void 0?i.set(f,u):p!==u&&!n.has(f)&&n.set(f,u)}}return e.flatMap(o=>{
const{type:a,id:u}=o,p=M(a,u).flatMap(b=>[i.get(b),n.get(b)]).find(b=>b!==void 0&&b!==u);if(p===void 0)return[];const h=(0,O().
placeOf)(o,["id"]);return[(0,S().finding)("look-alike-id",{type:a,id:(0,w().visible)(u),other:(0,w().visible)(p)},h)]})}
const g=/[\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}]/gu;function M(c,t){const e=/^[\w.-]*$/.test(t)?t:l(t),s=e.replaceAll(
/[I1|]/g,"l").replaceAll("0","O").replaceAll("rn","m");return[`${c} case ${m(e)}`,`${c} drawn ${m(s)}`]}function l(c){const t=c.
normalize("NFKC").replace(g,"");return(0,v().asciiOf)(t.replace(/\p{Pd}/gu,"-"))}function m(c){return c.toUpperCase().toLowerCase()}}),
85881:((I,d,r)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.appliedIds=m,d.genesStillNamed=E,d.missingGenes=c,d.
unresolvedReferences=S;function O(){const t=r(27199);return O=function(){return t},t}function y(){const t=r(30610);return y=
function(){return t},t}function w(){const t=r(95132);return w=function(){return t},t}function v(){const t=r(72025);return v=
function(){return t},t}function S({assets:t}){const{changes:e,present:s,unread:i}=t,n=g(s,"Capsule"),o=g(s,"ValidationRe\
port");return e.filter(l).flatMap(({asset:a})=>{if(a.type!=="EvolutionEvent")return[];const{capsule_id:u,validation_report_id:f}=a.
value,p=a.id,[h]=i,b=C=>`whether \`${C}\`, which the EvolutionEvent \`${p}\` names, exists`,P=[];if(M(u,n)){const C=(0,O().
placeOf)(a,["capsule_id"]);P.push(h?(0,v().notChecked)(b(u),h,C):(0,w().finding)("capsule-not-found",{event:p,capsule:u},
C))}if(M(f,o)){const C=(0,O().placeOf)(a,["validation_report_id"]);P.push(h?(0,v().notChecked)(b(f),h,C):(0,w().finding)(
"validation-report-not-found",{event:p,report:f},C))}return P})}function E({assets:{changes:t,present:e}}){const s=g(e,"\
Gene"),i=m(t),n=t.flatMap(({kind:a,asset:u,before:f})=>a==="removed"?u:f??[]).filter(({type:a})=>a==="Gene").flatMap(a=>(0,y().
namesOf)(a).map(u=>({asset:a,name:u}))).filter(({name:a})=>!s.has(a)&&!i.has(a));if(n.length===0)return[];const o=e.flatMap(
y().namings);return n.flatMap(({asset:a,name:u})=>{const f=o.filter(({gene:C})=>C===u),p=f.find(C=>C.by.type==="Capsule")??
f[0];if(p===void 0)return[];const h={gene:u,by:`the ${p.by.type} \`${p.by.id}\``,more:new Set(f.map(C=>C.by)).size-1},b=p.
by.type==="Capsule"?"warning":"notice",P=p.by.locate(p.pointer);return[(0,w().finding)("gene-still-named",h,{location:P,
subject:(0,O().subjectOf)(a),severity:b})]})}function g(t,e){return new Set(t.filter(s=>s.type===e).flatMap(y().namesOf))}
function M(t,e){return typeof t=="string"&&!e.has(t)}function l({kind:t}){return t==="added"||t==="modified"}function m(t){
return new Set(t.flatMap(y().newNamings).map(({gene:e})=>e))}function c({assets:{changes:t}}){const e=new Set(t.filter(({
kind:s,asset:i})=>s!=="removed"&&i.type==="Gene").flatMap(({asset:s})=>(0,y().namesOf)(s)));return t.flatMap(y().newNamings).
filter(({gene:s})=>!e.has(s)).map(({by:s,gene:i,pointer:n})=>(0,w().finding)("gene-not-found",{type:s.type,id:s.id,gene:i},
(0,O().placeOf)(s,n)))}}),93290:((I,d,r)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.removedScripts=m;function O(){
const n=r(76760);return O=function(){return n},n}function y(){const n=r(27199);return y=function(){return n},n}function w(){
const n=r(68450);return w=function(){return n},n}function v(){const n=r(77680);return v=function(){return n},n}function S(){
const n=r(51951);return S=function(){return n},n}function E(){const n=r(86191);return E=function(){return n},n}function g(){
const n=r(59867);return g=function(){return n},n}function M(){const n=r(46912);return M=function(){return n},n}function l(){
const n=r(95132);return l=function(){return n},n}async function m(n){const{assets:o,baseTree:a,clock:u}=n,f=c(n.change),
p=await t(n);if(f.size+p.size===0)return[];const h=new Set(o.changes.map(({asset:C})=>C)),b=o.present.filter(C=>C.type===
"Gene"&&!h.has(C)),P=new Map;for(const C of b){await u.tick();const k=(0,v().validationCommands)(C),F=new Map;for(const{
value:j,pointer:$}of k.kind==="list"?k.entries:[]){if(typeof j!="string")continue;const{root:N}=(0,w().storeOf)(C.path,{
policy:n.policy,tree:a}),T=(0,E().namedPaths)(j,N).filter(L=>f.has(L)).map(L=>({path:L,script:""}));p.size>0&&T.push(...await s(
j,a,N));for(const L of T){const R=i(L);(L.script===""||p.has(R))&&F.set(R,{...L,entry:$[1]})}}for(const[j,$]of F){const N=P.
get(j);N?N.more+=1:P.set(j,{...$,gene:C,more:0})}}return[...P.values()].map(({path:C,script:k,gene:F,entry:j,more:$})=>(0,l().
finding)("script-still-named",{path:C,script:k,gene:F.id,more:$},(0,y().placeOf)(F,["validation",j])))}function c({files:n}){
const o=new Set(n.flatMap(({status:a,path:u,oldPath:f})=>a==="deleted"?u:f??[]));for(const{path:a,status:u}of n)u!=="del\
eted"&&o.delete(a);return o}async function t({change:n,baseTree:o,tree:a}){const u=n.files.map(({path:p,oldPath:h})=>h??
p),f=new Set;for(const p of u.filter(h=>O().posix.basename(h)==="package.json")){const h=await e(o,p),b=new Set(await e(
a,p));for(const P of h)b.has(P)||f.add(i({path:p,script:P}))}return f}async function e(n,o){const a=O().posix.dirname(o);
return[...(await(0,g().usablePackageJson)(n,a==="."?"":a))?.scripts.keys()??[]]}async function s(n,o,a){const{invocation:u}=(0,S().
readWords)(n,{tree:o,cwd:a});if(u?.program!=="npm")return[];const f={tree:o,directory:a,changed:new Set},{runs:p}=await(0,M().
scriptsThatRun)(u,f,{start:0,end:0}),h=(0,M().eventOf)(u);return p.flatMap(({directory:b,event:P})=>P===h?[{path:O().posix.
join(b,"package.json"),script:h}]:[])}function i({path:n,script:o}){return`${n}\0${o}`}}),60266:((I,d,r)=>{Object.defineProperty(
d,"__esModule",{value:!0}),d.repeatedIds=E;function O(){const l=r(76760);return O=function(){return l},l}function y(){const l=r(
23404);return y=function(){return l},l}function w(){const l=r(27199);return w=function(){return l},l}function v(){const l=r(
95132);return v=function(){return l},l}const S=/(?:\.seed\.json|\/default_genes\.json)$/;function E({assets:{changes:l,present:m}}){
const t=l.filter(({kind:i})=>i==="added"||i==="modified").map(({asset:i})=>i).filter(g);if(t.length===0)return[];const e=new Set(
t.map(({id:i})=>i)),s=m.filter(i=>g(i)&&e.has(i.id));return t.flatMap(i=>{const n=s.find(o=>M(o,i));return n===void 0?[]:
[(0,v().finding)("id-in-two-files",{id:i.id,other:n.path},(0,w().placeOf)(i,["id"]))]})}function g({type:l,path:m}){return l===
"Gene"&&!S.test(`/${m}`)}function M(l,m){return l.id===m.id&&l.path.replace(/l$/,"")!==m.path.replace(/l$/,"")&&O().posix.
dirname(l.path)===O().posix.dirname(m.path)&&(0,y().canonicalize)(l.value)!==(0,y().canonicalize)(m.value)}}),21471:((I,d,r)=>{
Object.defineProperty(d,"__esModule",{value:!0}),d.schemaDifferences=S;function O(){const a=r(88333);return O=function(){
return a},a}function y(){const a=r(98879);return y=function(){return a},a}const w=1e4,v=50;function S(a,u){try{return E(
a,u)}catch(f){if(!(f instanceof URIError))throw f;return E(a,n(u))}}function E(a,u){const f=(0,y().complaintsOf)(a,u,!o(
u,w)),p=new Map,h=new Set;for(const b of f){if(m.has(b.keyword))continue;const P=M(b);if(!h.has(P)){h.add(P);for(const C of c(
b,a,u)){const k=g(b,C),F=p.get(k);p.set(k,F?{...F,more:F.more+1}:C)}}}return[...p.values()].slice(0,v)}function g({keywordLocation:a},u){
switch(u.kind){case"missing":return JSON.stringify([a,...u.fields]);case"unknown":return JSON.stringify([a,u.field]);case"\
invalid":return a}}function M({keyword:a,instanceLocation:u}){return`${l.has(a)?a:"value"} ${u}`}const l=new Set(["requi\
red","additionalProperties"]),m=new Set(["properties","items","false"]);function c(a,u,f){const{keyword:p,keywordLocation:h,
instanceLocation:b}=a,{pointer:P,value:C}=e(f,b),k=s(u,h);if(p==="required"){const j=(k.required??[]).filter($=>!t(C,$));
return[{kind:"missing",pointer:P,fields:j,more:0}]}if(p==="additionalProperties"){const j=k.properties??{},$=Object.keys(
C??{}).filter(A=>!Object.hasOwn(j,A)),N=Object.keys(j).filter(A=>!t(C,A));return $.map(A=>({kind:"unknown",pointer:[...P,
A],field:A,absent:N,more:0}))}const F=(0,O().expectation)(p,k);return[{kind:"invalid",pointer:P,keyword:p,expected:F,found:(0,O().
describeJson)(C),more:0}]}function t(a,u){return a!==null&&Object.hasOwn(a,u)}function e(a,u){const f=[];let p=a;for(const h of i(
u))Array.isArray(p)?(f.push(Number(h)),p=p[Number(h)]??null):(f.push(h),p=p[h]??null);return{pointer:f,value:p}}function s(a,u){
let f=y().SCHEMAS[a];for(const p of i(u).slice(0,-1))f=f[p];return f}function i(a){return a.split("/").slice(1).map(u=>u.
replaceAll("~1","/").replaceAll("~0","~"))}function n(a){if(a===null||typeof a!="object")return a;if(Array.isArray(a))return a.
map(n);const u=Object.create(null);for(const[f,p]of Object.entries(a))u[f.replace(/\p{Surrogate}/gu,"\uFFFD")]=n(p);return u}
function o(a,u){let f=u;const p=[a];for(let h=p.pop();h!==void 0;h=p.pop()){if(f-=1,f<0)return!0;if(!(h===null||typeof h!=
"object")){for(const b of Object.values(h))if(p.push(b),p.length>f)return!0}}return!1}}),88333:((I,d)=>{Object.defineProperty(
d,"__esModule",{value:!0}),d.describeJson=v,d.expectation=w;const r={string:"a string",array:"a list",object:"an object",
integer:"an integer",number:"a number",boolean:"a boolean",null:"null"},O={"^\\d+\\.\\d+\\.\\d+$":"three numbers such as\
 `1.13.0`","^sha256:[a-f0-9]{64}$":"`sha256:` and 64 hexadecimal digits"},y=40;function w(S,E){const g=E[S];switch(S){case"\
type":return[g].flat().map(M=>r[String(M)]??String(M)).join(" or ");case"enum":return`one of ${(E.enum??[]).map(M=>JSON.
stringify(M)).join(", ")}`;case"const":return JSON.stringify(g);case"pattern":return O[String(g)]??`a string that matche\
s ${g}`;case"minLength":return g===1?"a non-empty string":`a string of at least ${g} characters`;case"maxLength":return`\
a string of at most ${g} characters`;case"minItems":return g===1?"a non-empty list":`a list of at least ${g} items`;case"\
maxItems":return`a list of at most ${g} items`;case"minimum":return`a number that is at least ${g}`;case"maximum":return`\
a number that is at most ${g}`;default:return`a value that matches \`${S}\` in the schema`}}function v(S){return Array.isArray(
S)?S.length===0?"an empty list":"a list":S!==null&&typeof S=="object"?"an object":typeof S!="string"?String(S):S.length<=
y?JSON.stringify(S):`a string of ${S.length} characters`}}),57733:((I,d,r)=>{Object.defineProperty(d,"__esModule",{value:!0}),
d.promotionSchemaFindings=g,d.schemaFindings=E;function O(){const i=r(23404);return O=function(){return i},i}function y(){
const i=r(27199);return y=function(){return i},i}function w(){const i=r(3051);return w=function(){return i},i}function v(){
const i=r(95132);return v=function(){return i},i}function S(){const i=r(21471);return S=function(){return i},i}function E(i){
return(0,S().schemaDifferences)(i.type,i.value).flatMap(n=>c(i.type,n)).map(n=>M(i,n,"warning"))}function g(i){const n=s(
i)?"warning":"error";return(0,S().schemaDifferences)(i.type,i.value).map(o=>M(i,o,n))}function M(i,n,o){const{type:a,id:u}=i,
{pointer:f,more:p}=n,h={...(0,y().placeOf)(i,f),severity:o};switch(n.kind){case"missing":{const{fields:b}=n;return(0,v().
finding)("schema-field-missing",{type:a,id:u,fields:b,where:m(f,p)},h)}case"unknown":{const b=m(f.slice(0,-1),p),{field:P,
absent:C}=n,k=(0,w().nearestName)(P,C),F={field:P,...k!==void 0&&{meant:k}};return(0,v().finding)("schema-field-unknown",
{type:a,id:u,...F,where:b},h)}case"invalid":{const{expected:b}=n,P=`${n.found}${p===0?"":` (and in ${l(p)})`}`,C=f.join(
".");return(0,v().finding)("schema-field-invalid",{type:a,id:u,field:C,expected:b,found:P},h)}}}function l(i){return i===
1?"1 similar place":`${i} similar places`}function m(i,n){return i.length===0?"":` in \`${i.join(".")}\`${n===0?"":` and\
 ${l(n)}`}`}function c(i,n){const{pointer:o}=n;switch(n.kind){case"missing":{const a=n.fields.filter(u=>!t[i].has([...o,
u].join(".")));return a.length===0?[]:[{...n,fields:a}]}case"unknown":return[n];case"invalid":return e(i,o,n.keyword)?[]:
[n]}}const t={Gene:new Set(["type","id","schema_version","asset_id","validation","constraints","constraints.max_files","\
constraints.forbidden_paths"]),Capsule:new Set(["type","id","schema_version","asset_id"]),EvolutionEvent:new Set(["type",
"id","schema_version","asset_id"]),Mutation:new Set(["type","id"]),ValidationReport:new Set(["type","id"])};function e(i,[
n,...o],a){if(n==="type"||n==="id"||n==="asset_id")return!0;if(i!=="Gene")return!1;const u=a==="minItems"&&o.length>0;return n===
"validation"||n==="constraints"&&!u}function s({value:i}){const{schema_version:n}=i,o=typeof n=="string"?/^1\.(\d+)\.\d+$/.
exec(n)?.[1]:void 0;return o!==void 0&&Number(o)<Number(O().SCHEMA_VERSION.split(".")[1])}}),98879:((I,d,r)=>{Object.defineProperty(
d,"__esModule",{value:!0}),d.SCHEMAS=void 0,d.complaintsOf=m;function O(){const e=r(13574);return O=function(){return e},
e}function y(){const e=r(36576);return y=function(){return e},e}function w(){const e=r(25065);return w=function(){return e},
e}function v(){const e=r(5330);return v=function(){return e},e}function S(){const e=r(39436);return S=function(){return e},
e}function E(){const e=r(39763);return E=function(){return e},e}const M={type:"object",required:["type","schema_version",
"id","gene_id","commands","overall_ok","duration_ms","created_at","asset_id"],properties:{type:{const:"ValidationReport"},
schema_version:{type:"string",pattern:"^\\d+\\.\\d+\\.\\d+$"},id:{type:"string",minLength:1},gene_id:{type:"string",minLength:1},
env_fingerprint:{type:["object","null"]},commands:{type:"array",items:{type:"object",required:["command","ok","stdout","\
stderr"],properties:{command:{type:"string"},ok:{type:"boolean"},stdout:{type:"string"},stderr:{type:"string"}}}},overall_ok:{
type:"boolean"},duration_ms:{type:"integer",minimum:0},created_at:{type:"string",minLength:1},asset_id:{type:"string",pattern:"\
^sha256:[a-f0-9]{64}$"}}},l=d.SCHEMAS={Gene:v().default,Capsule:y().default,EvolutionEvent:w().default,Mutation:S().default,
ValidationReport:M};function m(e,s,i){return c[i?"all":"first"][e].validate(s).errors}const c={all:t(!1),first:t(!0)};function t(e){
const s=E().ASSET_TYPES.map(i=>[i,new(O()).Validator(l[i],"7",e)]);return Object.fromEntries(s)}}),73566:((I,d,r)=>{Object.
defineProperty(d,"__esModule",{value:!0}),d.capsuleFields=M,d.selfDescription=g,d.unidentified=l;function O(){const t=r(
27199);return O=function(){return t},t}function y(){const t=r(59490);return y=function(){return t},t}function w(){const t=r(
95132);return w=function(){return t},t}function v(){const t=r(72025);return v=function(){return t},t}function S(){const t=r(
85475);return S=function(){return t},t}function E(){const t=r(57733);return E=function(){return t},t}function g({correctorOf:t},{
asset:e,commands:s=[]}){if(e.cut)return[];const i=s.some(({findings:n})=>n.some(({edit:o})=>o?.fix));return[...(0,S().hashFindings)(
e,t(e),!i),...(0,E().schemaFindings)(e)]}function M(t,{asset:e}){const{type:s,id:i,value:n}=e;if(s!=="Capsule"||e.cut)return[];
const o=["success_streak","env_fingerprint"].filter(u=>n[u]==null);if(o.length===0)return[];const a=(0,O().placeOf)(e);return[
(0,w().finding)("capsule-field-missing",{capsule:i,fields:o},a)]}function l({genes:t,claims:e,correctorOf:s}){const a=[...t.
filter(({change:f})=>f?.kind!=="removed").map(({asset:f})=>f),...e].filter(({cut:f})=>!f).flatMap(f=>m(f,s));return[...(0,y().
groupBy)(a,({rule:f,location:p})=>JSON.stringify([f,p?.path])).values()].flatMap(c)}function m(t,e){try{return(0,S().identityFindings)(
t,e(t)).filter(S().isMissingIdentity)}catch(s){return[(0,v().assetNotJudged)(t,s)]}}function c([t,...e]){if(t===void 0)return[];
if(e.length===0||!(0,S().isMissingIdentity)(t))return[t,...e];const{subject:s,args:i,...n}=t,{expected:o,...a}=i;return[
{...n,args:{...a,others:e.length}}]}}),47771:((I,d,r)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.eventsIn=c,d.
isSuccess=M,d.streakCounter=S,d.successStreak=m;function O(){const f=r(23404);return O=function(){return f},f}function y(){
const f=r(27199);return y=function(){return f},f}function w(){const f=r(59490);return w=function(){return f},f}function v(){
const f=r(85475);return v=function(){return f},f}function S(f,p){const h=e(f,p),b=(0,w().groupBy)(f,({value:{capsule_id:P}})=>P);
return P=>E(P,b.get(P.id)??[],h,p)}function E({id:f,value:{gene:p}},h,b,P){const C=[],k=[],F={files:0,lines:0};let j;const{
successes:$,failure:N}=g(f,h);for(const A of $){const{value:T}=A,L=b.get(A)??i(T,P)??(n(T,p,P)?void 0:t);L===void 0?(k.push(
A),o(F,T)||(j??=u(T))):C.push({event:u(T),why:L})}return{count:l(k),uncounted:C,ended:N!==void 0,...N&&$.length===0&&{failed:u(
N.value)},radius:F,...j!==void 0&&{unmeasured:j}}}function g(f,p){const h=p.filter(({value:P})=>P.type==="EvolutionEvent"&&
P.capsule_id===f).reverse(),b=h.findIndex(({value:P})=>!M(P));return b<0?{successes:h,failure:void 0}:{successes:h.slice(
0,b),failure:h[b]}}function M({outcome:f}){return(0,y().isJsonObject)(f)&&f.status==="success"}function l(f){const p=f.map(
({value:h})=>h.id).filter(h=>typeof h=="string");return f.length-p.length+new Set(p).size}function m(f,p){const{successes:h,
failure:b}=g(f,p);return{count:l(h),ended:b!==void 0}}function c({changes:f,present:p,unread:h}){const b=h.at(-1),P=new Set(
f.map(({asset:C})=>C));return p.filter(({type:C,path:k})=>C==="EvolutionEvent"&&(!b||k>=b.path)).map(C=>({value:C.value,
log:C.path,isNew:P.has(C)}))}const t="it does not name the gene of the Capsule";function e(f,p){const h=new Map,b=new Map,
P=new Set;for(const C of f){const k=s(C,b,p&&P.has(C.log));k!==void 0&&h.set(C,k),P.add(C.log);const{id:F}=C.value;typeof F==
"string"&&!b.has(F)&&b.set(F,C)}return h}function s({value:f,isNew:p},h,b){const{id:P,parent:C}=f;if(p)return"the change\
 that is judged adds or edits it";const k=typeof P=="string"?h.get(P):void 0;return k!==void 0?(0,O().canonicalize)(k.value)===
(0,O().canonicalize)(f)?void 0:"an earlier event with other content has its id":typeof C=="string"&&C!==""?h.has(C)?void 0:
"its parent is not in the log before it":b?"it has no parent":void 0}function i(f,p){const{id:h,asset_id:b}=f;if(b===void 0)
return p?"it has no hash":void 0;if((0,v().matchContentHash)({type:"EvolutionEvent",value:f})===void 0)return"its hash d\
oes not match its content";const P=typeof h=="string"&&h.trim()!=="";return p&&!P?"it has no id":void 0}function n({genes_used:f},p,h){
return typeof p!="string"||p===""||!Array.isArray(f)?!h:f.includes(p)}function o(f,{blast_radius:p}){if(p===void 0)return!0;
if(!(0,y().isJsonObject)(p))return!1;const{files:h,lines:b}=p;return!a(h)||!a(b)?!1:(f.files=Math.max(f.files,h),f.lines=
Math.max(f.lines,b),!0)}function a(f){return typeof f=="number"&&Number.isSafeInteger(f)&&f>=0}function u({id:f}){return typeof f==
"string"?f:"without an id"}}),78883:((I,d,r)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.geneDifferences=v,d.uncovered=
M;function O(){const l=r(77680);return O=function(){return l},l}function y(){const l=r(32854);return y=function(){return l},
l}function w(){const l=r(56131);return w=function(){return l},l}function v({kind:l,asset:m,before:c}){return c===void 0||
m.cut||l!=="added"&&l!=="modified"?[]:[...S(c,m),...g(c,m)]}function S(l,m){const[c,t]=[E(l),E(m)],e="validation";return[
...[...c].filter(s=>!t.has(s)).map(s=>({kind:"command_removed",field:e,base:s,head:null})),...[...t].filter(s=>!c.has(s)).
map(s=>({kind:"command_added",field:e,base:null,head:s}))]}function E(l){const m=(0,O().validationCommands)(l),c=m.kind===
"list"?m.entries.map(({value:t})=>t):[];return new Set(c.filter(t=>typeof t=="string"))}function g(l,m){const{constraints:c}=(0,w().
readConstraints)(l.value.constraints),{constraints:t}=(0,w().readConstraints)(m.value.constraints),e=[];t.maxFiles!==c.maxFiles&&
e.push({kind:t.maxFiles>c.maxFiles?"constraint_loosened":"constraint_tightened",field:"constraints.max_files",base:String(
c.maxFiles),head:String(t.maxFiles)});const s="constraints.forbidden_paths";for(const i of M(c.forbiddenPaths,t.forbiddenPaths))
e.push({kind:"constraint_loosened",field:s,base:i,head:null});for(const i of M(t.forbiddenPaths,c.forbiddenPaths))e.push(
{kind:"constraint_tightened",field:s,base:null,head:i});return e}function M(l,m){return l.filter(c=>!m.some(t=>(0,y().isWithin)(
c,t)))}}),56131:((I,d,r)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.hardCaps=c,d.limitsOf=m,d.readConstraints=
S,d.stricterConstraints=E;function O(){const t=r(57430);return O=function(){return t},t}function y(){const t=r(32854);return y=
function(){return t},t}function w(){const t=r(53315);return w=function(){return t},t}function v(){const t=r(50661);return v=
function(){return t},t}function S(t){if(t===void 0)return{constraints:g,problems:[{kind:"missing",pointer:["constraints"]}]};
if(t===null||typeof t!="object"||Array.isArray(t))return{constraints:g,problems:[{kind:"malformed",pointer:["constraints"],
expected:"an object"}]};const e=[],s=M(t.max_files,e);return{constraints:{maxFiles:s??w().DEFAULT_MAX_FILES,isDefaultLimit:s===
void 0,forbiddenPaths:l(t.forbidden_paths,e)},problems:e}}function E(t,e){if(t===void 0)return e;const{maxFiles:s,isDefaultLimit:i}=t.
maxFiles<e.maxFiles?t:e;return{maxFiles:s,isDefaultLimit:i,forbiddenPaths:[...new Set([...t.forbiddenPaths,...e.forbiddenPaths])]}}
const g={maxFiles:w().DEFAULT_MAX_FILES,isDefaultLimit:!0,forbiddenPaths:[]};function M(t,e){const s=["constraints","max\
_files"];if(t===void 0)e.push({kind:"missing",pointer:s});else{if(Number.isSafeInteger(t)&&Number(t)>0)return Number(t);
e.push({kind:"malformed",pointer:s,expected:"an integer greater than 0"})}}function l(t,e){const s=["constraints","forbi\
dden_paths"];if(t===void 0)return e.push({kind:"missing",pointer:s}),[];if(!Array.isArray(t))return e.push({kind:"malfor\
med",pointer:s,expected:"a list of paths"}),[];const i=new Set;for(const[n,o]of t.entries()){const a=typeof o=="string"?
(0,y().normalise)(o):void 0;if(typeof o!="string"||!a){e.push({kind:"malformed",pointer:[...s,n],expected:"a path below \
the root of the repository"});continue}(0,y().looksLikePattern)(o)&&e.push({kind:"pattern",pointer:[...s,n],entry:o}),i.
add(a)}return[...i]}function m(t,e){const{asset:s,change:i,binds:n}=t,{constraints:o}=S(s.value.constraints),a=i?.before&&
S(i.before.value.constraints).constraints,u=E(a,o),{maxFiles:f,isDefaultLimit:p}=u,h=c(e),b=n&&(0,v().isChange)(e)?e.radius:
O().NOTHING_TOUCHED,P=(0,w().cappedSize)(b,e.policy.blast_radius.counting),C=(0,w().gradeFiles)(b.files,f,P,h),k=C==="ha\
rd_cap_breach"?P:b,F=(0,w().gradeWords)(C,k,f,h);return{base:a,head:o,constraints:u,blastRadius:{...b,max_files:f,...p&&
{default_limit:!0},severity:C,message:F}}}function c({policy:t}){const{hard_cap_files:e,hard_cap_lines:s}=t.blast_radius;
return{files:e,lines:s}}}),76866:((I,d,r)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.incompleteGene=w,d.removedGene=
v;function O(){const S=r(27199);return O=function(){return S},S}function y(){const S=r(95132);return y=function(){return S},
S}function w(S,{asset:E}){return E.cut?[(0,y().finding)("gene-incomplete",{gene:E.id},(0,O().placeOf)(E))]:[]}function v(S,{
asset:E}){return[(0,y().finding)("gene-removed",{gene:E.id},{subject:(0,O().subjectOf)(E)})]}}),54034:((I,d,r)=>{Object.
defineProperty(d,"__esModule",{value:!0}),d.auditGene=E,d.forbidsRunningGene=l,d.geneFindings=g;function O(){const m=r(72025);
return O=function(){return m},m}function y(){const m=r(70716);return y=function(){return m},m}function w(){const m=r(6470);
return w=function(){return m},m}function v(){const m=r(78883);return v=function(){return m},m}function S(){const m=r(56131);
return S=function(){return m},m}async function E(m,c,t){const{asset:e,change:s,commands:i,store:n}=c,o=(0,S().limitsOf)(
c,m),a=await g(m,{...c,limits:o}),u=t.mayRun&&!a.some(l);return{asset:e,store:n,commands:u?(0,w().planCommands)(i,{timeoutMs:t.
timeoutMs,directory:n.root}):i,findings:a,blastRadius:o.blastRadius,differences:s===void 0?[]:(0,v().geneDifferences)(s)}}
async function g(m,c){return c.change?.kind!=="removed"?(0,O().ask)(y().GENE_CHECKS,m,c):(await(0,O().ask)(y().REMOVED_GENE_CHECKS,
m,c)).map(({location:e,...s})=>s)}const M=new Set(["gene-incomplete","validation-malformed","not-judged"]);function l({rule:m}){
return M.has(m)}}),42804:((I,d,r)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.declaredConstraints=g,d.declaredPaths=
i,d.geneBlastRadius=e,d.limitsBeyondCap=c,d.loosenedConstraints=l;function O(){const n=r(27199);return O=function(){return n},
n}function y(){const n=r(95132);return y=function(){return n},n}function w(){const n=r(53315);return w=function(){return n},
n}function v(){const n=r(39869);return v=function(){return n},n}function S(){const n=r(78883);return S=function(){return n},
n}function E(){const n=r(56131);return E=function(){return n},n}function g(n,{asset:o}){return(0,E().readConstraints)(o.
value.constraints).problems.filter(({kind:a})=>a!=="missing"||!o.cut).map(a=>M(o,a))}function M(n,o){const{pointer:a}=o,
u=(0,O().placeOf)(n,a),f=n.id,p=a.join(".");switch(o.kind){case"missing":return(0,y().finding)("constraints-missing",{gene:f,
field:p},u);case"malformed":return(0,y().finding)("constraints-malformed",{gene:f,field:p,expected:o.expected},u);case"p\
attern":return(0,y().finding)("forbidden-path-pattern",{gene:f,entry:o.entry},u)}}function l(n,{asset:o,binds:a,limits:{
base:u,head:f}}){if(!a||o.cut||u===void 0)return[];const p=(0,S().uncovered)(u.forbiddenPaths,f.forbiddenPaths),h=f.maxFiles>
u.maxFiles;if(p.length===0&&!h)return[];const b=m(o.value.constraints),P=[...h&&!b("max_files")?[`\`max_files\` from ${u.
maxFiles} to ${f.maxFiles}`]:[],...(b("forbidden_paths")?[]:p).map(k=>`\`${k}\` is no longer forbidden`)];if(P.length===
0)return[];const C=(0,O().placeOf)(o,["constraints"]);return[(0,y().finding)("constraints-loosened",{gene:o.id,loosened:P},
C)]}function m(n){const o=(0,E().readConstraints)(n).problems.flatMap(({kind:a,pointer:u})=>a==="malformed"&&u.length<=2?
[u[1]]:[]);return a=>o.includes(a)||o.includes(void 0)}function c(n,{asset:o,binds:a,limits:{base:u,head:f}}){const{files:p}=(0,E().
hardCaps)(n),{maxFiles:h}=f;if(!a||h<=p||u!==void 0&&h<=u.maxFiles)return[];const b=(0,O().placeOf)(o,["constraints","ma\
x_files"]);return[(0,y().finding)("constraints-beyond-cap",{gene:o.id,maxFiles:h,cap:p},b)]}const t={approaching_limit:"\
blast-radius-approaching",exceeded:"blast-radius-exceeded",critical_overrun:"blast-radius-critical"};function e(n,{asset:o,
binds:a,isOnlyAdded:u,limits:f}){const{files:p,max_files:h,severity:b}=f.blastRadius;if(!a||b==="within_limit")return[];
const P=b==="approaching_limit"||n.seeds.has(o);if(u&&P&&b!=="hard_cap_breach")return[];const C=(0,O().placeOf)(o,["cons\
traints","max_files"]);if(b==="hard_cap_breach"){const{files:F,lines:j}=(0,E().hardCaps)(n),$=(0,w().cappedSize)(f.blastRadius,
n.policy.blast_radius.counting);return[(0,y().finding)("blast-radius-hard-cap",{...$,capFiles:F,capLines:j},C)]}const k={
gene:o.id,files:p,maxFiles:h,declared:!f.constraints.isDefaultLimit};return[(0,y().finding)(t[b],k,{...C,...s(u)})]}function s(n=!1){
return n?{severity:"warning",harm:"bookkeeping"}:{}}function i({touchesOf:n,seeds:o},{asset:a,binds:u,isOnlyAdded:f,limits:{
constraints:p}}){if(!u||o.has(a))return[];const h=p.forbiddenPaths.flatMap(P=>(0,v().someTouches)(n(P)).map(C=>({gene:a.
id,entry:P,...C})));if(h.length===0)return[];const b={...(0,O().placeOf)(a,["constraints","forbidden_paths"]),...s(f)};return h.
map(P=>(0,y().finding)("forbidden-path-declared",P,b))}}),16373:((I,d,r)=>{Object.defineProperty(d,"__esModule",{value:!0}),
d.readGene=g,d.readGeneChange=M;function O(){const t=r(27199);return O=function(){return t},t}function y(){const t=r(30610);
return y=function(){return t},t}function w(){const t=r(68450);return w=function(){return t},t}function v(){const t=r(77680);
return v=function(){return t},t}function S(){const t=r(16455);return S=function(){return t},t}function E(){const t=r(95132);
return E=function(){return t},t}async function g(t,e,s){const i=(0,v().validationCommands)(t),n=await l(t,i,e,s);return{
asset:t,store:e.storeOf(t.path),binds:!1,validation:i,commands:n}}async function M(t,e,s,i){const{kind:n,asset:o,before:a}=t,
u=(0,y().namesOf)(o).some(P=>e.has(P)),f=!["applied","unchanged"].includes(n)||u,p=n==="added"&&a===void 0&&!u,h=(0,v().
validationCommands)(o),b=n==="removed"?[]:await l(o,h,s,i);return{asset:o,store:s.storeOf(o.path),change:t,binds:f,isOnlyAdded:p,
validation:h,commands:b}}async function l(t,e,s,i){if(e.kind!=="list")return[];const n=s.forFile(t.path),o=e.entries.filter(
p=>typeof p.value=="string"&&!(0,v().isBlankEntry)(p)),a=await Promise.all(o.map(({value:p})=>n.command(p))),u=await(0,S().
withEdits)(a,n,i(t)==="fix");return(await Promise.all(u.map(p=>m(p,t,s)))).map((p,h)=>c(t,p,o[h]?.pointer??["validation"]))}
async function m(t,{path:e},s){const i=s.storeOf(e),{tree:n}=s.terms;if(t.verdict!=="block"||n===void 0)return t;for(const o of new Set(
[...(0,w().packagesAbove)(n,i.path),""])){if(o===i.root)continue;const{verdict:a}=await s.startingIn(o).command(t.reading.
command);if(a==="block")continue;const u={root:i.root||".",other:o||"."};return{...t,findings:[...t.findings,(0,E().finding)(
"works-elsewhere",u)]}}return t}function c(t,{findings:e,...s},i){const{command:n}=s.reading,o={...(0,O().subjectOf)(t),
command:n},a={path:t.path,pointer:(0,O().pointerText)([...t.pointer,...i])};return{...s,command:n,location:t.locate(i),findings:e.
map(({edit:u,...f})=>({...f,location:t.locate(i,f.span),subject:o,...u&&{edit:{...a,...u}}}))}}}),61989:((I,d,r)=>{Object.
defineProperty(d,"__esModule",{value:!0}),d.launchedFiles=g,d.markUnreadable=E;function O(){const m=r(27199);return O=function(){
return m},m}function y(){const m=r(93028);return y=function(){return m},m}function w(){const m=r(95132);return w=function(){
return m},m}const v=200*1024,S=2e3;async function E(m,c,{tree:t,baseTree:e}){const s=m.flatMap(({commands:n})=>n.flatMap(
g)),i=new Map;for(const n of new Set(s)){const o=c.has(n)?await l(t,n):void 0;o&&await l(e,n)===void 0&&i.set(n,o)}return i.
size===0?m:m.map(n=>({...n,commands:n.commands.map(o=>M(n,o,i))}))}function g({reading:m}){return m.targets.flatMap(({path:c})=>c??
[])}function M({asset:m},c,t){const{location:e,verdict:s,confirmation:i}=c,n={location:e,subject:{...(0,O().subjectOf)(m),
command:c.command}},o=[...new Set(g(c))].flatMap(a=>{const u=t.get(a);return u===void 0?[]:[(0,w().finding)("script-unre\
adable",{path:a,why:u},n)]});return o.length===0?c:{...c,verdict:s==="allow"?"warn":s,confirmation:i==="standard"?"stron\
g":i,findings:[...c.findings,...o]}}async function l(m,c){const{kind:t,size:e=0}=m.stat(c)??{};if(!(0,y().isRegular)(t))
return;if(e>v)return`has ${e} bytes`;const s=(await m.read(c)).toString("utf8").split(`
`),i=s.findIndex(n=>n.length>S);return i<0?void 0:`has ${s[i]?.length} characters on line ${i+1}`}}),43420:((I,d,r)=>{Object.
defineProperty(d,"__esModule",{value:!0}),d.validationList=v;function O(){const g=r(27199);return O=function(){return g},
g}function y(){const g=r(77680);return y=function(){return g},g}function w(){const g=r(95132);return w=function(){return g},
g}function v(g,{asset:M,validation:l,commands:m}){if(M.cut)return[];const c=["validation"],t={gene:M.id};if(l.kind==="no\
t_a_list"){const i={...t,field:"validation",expected:l.expected};return[(0,w().finding)("validation-malformed",i,(0,O().
placeOf)(M,c))]}if(l.kind==="missing"||l.entries.every(y().isBlankEntry))return[(0,w().finding)("validation-missing",t,(0,O().
placeOf)(M,c))];const e=[],s=new Set;for(const i of l.entries){const{value:n,pointer:o}=i;if((0,y().isBlankEntry)(i))e.push(
(0,w().finding)("validation-blank",{...t,field:o.join(".")},(0,O().placeOf)(M,o)));else if(typeof n!="string"){const a={
...t,field:o.join("."),expected:"a string"};e.push((0,w().finding)("validation-malformed",a,(0,O().placeOf)(M,o)))}else if(s.
has(n)){const a={...(0,O().placeOf)(M,o),subject:{...(0,O().subjectOf)(M),command:n}};e.push((0,w().finding)("validation\
-duplicate",{...t,command:n},a))}else s.add(n)}return m.length>0&&m.every(S)&&e.push((0,w().finding)("validation-vacuous",
t,(0,O().placeOf)(M,c))),e}function S({reading:{problems:g,argv:M}}){return g.some(({rule:l})=>l==="only-prints")||E.has(
M?.[0]??"")}const E=new Set(["clear","date","df","echo","free","hostname","id","printf","ps","pwd","true","uname","uptim\
e","whoami"])}),6470:((I,d,r)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.digestPlans=E,d.makePlan=v,d.planCommands=
S,d.toolOf=m;function O(){const c=r(77598);return O=function(){return c},c}const y=Symbol("audited");function w({steps:c,
...t}){return{...t,steps:c.map(({command:e,...s})=>s)}}function v(c){const{argv:t,program:e,directory:s,binary:i=null,env:n,
timeoutMs:o}=c,{scripts:a=null,npmSettings:u=[]}=c,f=JSON.stringify([t,e,i,a&&w(a),u,Object.entries(n).sort(([p],[h])=>p<
h?-1:1),o,...s===""?[]:[s]]);return{...c,[y]:!0,digest:g(f)}}function S(c,t){const e=[];for(const s of c){const i=s.verdict===
"block"?void 0:M(s.reading,t);if(i===void 0)return c;e.push({...s,plan:i})}return e}function E(c){const t=[...new Set(c.
map(({digest:e})=>e))].sort();return g(t.join(`
`))}function g(c){return`sha256:${(0,O().createHash)("sha256").update(c).digest("hex")}`}function M(c,t){const{command:e,
argv:s,assignments:i}=c,n=s&&l(c,s);if(n)return v({command:e,...n,env:{...Object.fromEntries(i.map(({name:o,value:a})=>[
o,a])),...c.invocation?.family?.data.environment},...t})}function l(c,t){const{invocation:e,scripts:s,npmSettings:i}=c,[
n]=t;if(e===void 0)return n===void 0?void 0:{program:n,argv:t};const o=m(c);if(o===void 0){const{program:u}=e;return{program:u,
argv:t,...s&&{scripts:s},...i&&{npmSettings:i}}}if(o.path===void 0)return;const a=[...e.operands,...e.passthrough].map(({
text:u})=>u);return{program:e.program,argv:a,binary:o.path}}function m({targets:c}){return c.find(({kind:t,via:e})=>t===
"package_binary"&&e===void 0)}}),66160:((I,d,r)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.correctorIn=u,d.isGene=
f,d.readChangeSubject=n,d.subjectOfAssets=i;function O(){const h=r(90870);return O=function(){return h},h}function y(){const h=r(
78114);return y=function(){return h},h}function w(){const h=r(28894);return w=function(){return h},h}function v(){const h=r(
4378);return v=function(){return h},h}function S(){const h=r(74238);return S=function(){return h},h}function E(){const h=r(
60741);return E=function(){return h},h}function g(){const h=r(84471);return g=function(){return h},h}function M(){const h=r(
53315);return M=function(){return h},h}function l(){const h=r(12154);return l=function(){return h},h}function m(){const h=r(
39869);return m=function(){return h},h}function c(){const h=r(85881);return c=function(){return h},h}function t(){const h=r(
16373);return t=function(){return h},h}function e(){const h=r(61989);return e=function(){return h},h}const s={changes:[],
problems:[],files:[],present:[],unread:[]};function i({assets:h,problems:b},P,C,k=s){const{policy:F,tree:j}=P.terms;return{
policy:F,clock:P.clock,tree:j,problems:b,correctorOf:C,genes:h.filter(f).map($=>({asset:$})),claims:h.filter($=>!f($)),assets:k}}
async function n(h){const{assets:b,baseTree:P,tree:C,policy:k,platform:F}=h,{policy:j,source:$}=k,N=new Set(h.change.files.
flatMap(M().namesOf)),A=v().Judge.by({policy:j,tree:C,base:P,changed:N,platform:F,...h.clock&&{clock:h.clock}}),T=o(b.changes),
L=(0,c().appliedIds)(b.changes.filter(({asset:J})=>!T.has(J))),R=u(b.problems),D={tree:C,baseTree:P},B=await A.clock.all(
b.changes.filter(({asset:J})=>f(J)),J=>(0,t().readGeneChange)(J,L,A,R)),G=await(0,e().markUnreadable)(B,N,D),H=new Set(G.
flatMap(({commands:J})=>J.flatMap(e().launchedFiles))),U=await(0,g().withLinesOfCode)(h.change,H,D),W=(0,l().exemptPaths)(
U,j,G,C),K=(0,m().touchedPaths)(U,C),z=(0,M().measureChange)(U,W);return{policy:j,judge:A,clock:A.clock,loadedPolicy:k,unprovenMerge:h.
unprovenMerge,policyPath:$==="file"?void 0:S().POLICY_PATH,tree:C,baseTree:P,change:U,agentFiles:await(0,E().readAgentFiles)(
D,j,A.clock),assets:b,problems:b.problems,correctorOf:R,genes:G,seeds:a(T,G,N),claims:b.changes.filter(p).map(({asset:J})=>J),
changedNames:N,touched:K,touchesOf:(0,m().touchesOf)(K,P),exempt:W,radius:z,counted:(0,l().countedChange)(U,z)}}function o(h){
return new Map(h.flatMap(({kind:b,asset:P,before:C})=>{const k=b==="added"&&!C?(0,O().seedRelease)(P):void 0;return k===
void 0?[]:[[P,k]]}))}function a(h,b,P){const C=b.filter(({isOnlyAdded:F,commands:j})=>!F||j.flatMap(e().launchedFiles).some(
$=>P.has($))),k=new Set(C.map(({asset:F})=>F));return new Map([...h].filter(([F])=>!k.has(F)))}function u(h){const b=(0,y().
ambiguousFiles)(h);return({path:P})=>b.has(P)||(0,w().isAuditLog)(P)?"hand":"fix"}function f({type:h}){return h==="Gene"}
function p({kind:h,asset:b}){return!f(b)&&(h==="added"||h==="modified")}}),50661:((I,d)=>{Object.defineProperty(d,"__esM\
odule",{value:!0}),d.isChange=r;function r(O){return"change"in O}}),86944:((I,d,r)=>{Object.defineProperty(d,"__esModule",
{value:!0}),d.isProgramCode=S,d.isWritten=E;function O(){const M=r(76760);return O=function(){return M},M}const y=new Set(
`js mjs cjs jsx ts mts cts tsx vue svelte astro py pyi rs go java kt kts scala groovy c h cc cpp cxx hh
  hpp cs fs vb rb php swift m mm dart ex exs erl hs elm clj cljs lua pl pm r jl nim zig sh bash zsh ps1 sql
  css scss sass less html graphql proto`.split(/\s+/)),w=new Set(`awk bat cljc cmd csh fish fsx gradle htm ini json json\
5 jsonl ksh mk ml mli psm1 pyw sed tcl toml vbs
  yaml yml`.split(/\s+/)),v=/^(?:(?:GNU)?Makefile|Dockerfile|Jenkinsfile|Rakefile|Gemfile|justfile)$/i;function S(M){return y.
has(g(M))}function E(M){return S(M)||w.has(g(M))||v.test(O().posix.basename(M))}function g(M){return O().posix.extname(M).
slice(1).toLowerCase()}}),69664:((I,d,r)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.toolThatFinds=g;function O(){
const M=r(41330);return O=function(){return M},M}const y="{js,cjs,mjs,ts,cts,mts}",w="{json,jsonc,json5,yaml,yml,toml}",
v=`{${y.slice(1,-1)},${w.slice(1,-1)}}`,S={vitest:`vitest.config.${y} vitest.workspace.${v} vite.config.${y}`,jest:`jest\
.config.${v} jest.setup.${y}`,mocha:`.mocharc .mocharc.${v}`,ava:"ava.config.{js,cjs,mjs}",jasmine:"jasmine.{json,js,mjs\
,cjs}",tap:".taprc",playwright:`playwright.config.${y}`,cypress:`cypress.config.${y}`,eslint:`eslint.config.${y} .eslint\
rc .eslintrc.${v} .eslintignore eslint-suppressions.json`,prettier:`.prettierrc .prettierrc.${v} prettier.config.${y} .p\
rettierignore .editorconfig`,stylelint:`.stylelintrc .stylelintrc.${v} stylelint.config.${y} .stylelintignore`,biome:"bi\
ome.json biome.jsonc .biome.json .biome.jsonc",knip:`knip.${v} .knip.${w} knip.config.${y}`,markdownlint:`.markdownlint.${v}\
 .markdownlint-cli2.${v} .markdownlintignore .markdownlintrc`,cspell:`cspell.${v} .cspell.${v} cspell.config.${v}`,typescript:"\
tsconfig.json tsconfig.*.json jsconfig.json *.tsbuildinfo",nyc:`.nycrc .nycrc.${v} nyc.config.${y}`,c8:".c8rc .c8rc.json",
babel:`babel.config.${v} .babelrc .babelrc.${v}`,swc:".swcrc",pytest:"pytest.ini .pytest.ini conftest.py pyproject.toml \
setup.cfg",tox:"tox.ini tox.toml",nox:"noxfile.py",coverage:".coveragerc",mypy:"mypy.ini .mypy.ini",ruff:"ruff.toml .ruf\
f.toml",cargo:"Cargo.toml build.rs rust-toolchain rust-toolchain.toml clippy.toml .clippy.toml rustfmt.toml",go:"go.mod \
go.work .golangci.{yml,yaml,toml,json}",make:"Makefile makefile GNUmakefile *.mk",maven:"pom.xml",gradle:"{build,setting\
s}.gradle {build,settings}.gradle.kts gradle.properties",dotnet:"Directory.Build.{props,targets} *.runsettings",phpunit:"\
phpunit.xml phpunit.xml.dist",rspec:".rspec .rubocop.yml",turbo:"turbo.json",nx:"nx.json project.json",lerna:"lerna.json",
npm:".npmrc"};let E;function g(M){if(E??=Object.entries(S).map(([m,c])=>[m,(0,O().default)(c.split(" "),{dot:!0})]),/^\.cargo\/config(?:\.toml)?$/.
test(M))return"cargo";const l=M.slice(M.lastIndexOf("/")+1);return E.find(([,m])=>m(l))?.[0]}}),8426:((I,d)=>{Object.defineProperty(
d,"__esModule",{value:!0}),d.isOfTests=M,d.isTest=E,d.isTestData=g;const r={tests:"tests?|__tests__|specs?|e2e|cypress|p\
laywright",data:"__mocks__|__snapshots__|__fixtures__|fixtures?|testdata|test-utils",beside:"features|bench(?:marks?)?"},
O=/(?:^|\/)(?:tests?|spec|[^/]*[._-](?:tests?|spec|tst|test-d|cy)|test[_-][^/]*|[^/]*(?:Tests?|IT|Spec))\.[^./]+$/,y=/(?:^|\/)(?:conftest|(?:[^/]*[._-])?(?:bench|stories))\.[^./]+$/,
[w,v,S]=Object.values(r).map(l=>new RegExp(`(?:^|/)(?:${l})/`,"i"));function E(l){return w.test(l)||O.test(l)}function g(l){
return v.test(l)||l.endsWith(".snap")}function M(l){return E(l)||g(l)||S.test(l)||y.test(l)}}),57430:((I,d)=>{Object.defineProperty(
d,"__esModule",{value:!0}),d.NOTHING_TOUCHED=d.NOTHING_RUN=void 0;const r=d.NOTHING_RUN={level:"none",description:"Nothi\
ng was run."},O=d.NOTHING_TOUCHED={files:0,lines:0,exempt_files:0,exempt_lines:0}}),84831:((I,d)=>{Object.defineProperty(
d,"__esModule",{value:!0}),d.isSpellingOf=O,d.mayBeSpelled=w;const r=/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;function O(S,E){
const M=S.replace(r,"").replace(/:.*$/s,"").replace(/[. ]+$/,"").normalize("NFC").toUpperCase().toLowerCase();return M===
E||v(M,E)}const y=/^[\w./-]*$/;function w(S,E){return!y.test(S)||S.toLowerCase().includes(E)}function v(S,E){const[,g]=/^(.+)~[1-9]\d{0,5}$/.
exec(S)??[];return g!==void 0&&g===E.replaceAll(".","").slice(0,6)}}),13574:((I,d,r)=>{r.r(d),r.d(d,{Validator:()=>O.D});
var O=r(60207)}),36576:((I,d,r)=>{r.r(d),r.d(d,{default:()=>O});var O=r(6145)}),25065:((I,d,r)=>{r.r(d),r.d(d,{default:()=>O});
var O=r(27620)}),5330:((I,d,r)=>{r.r(d),r.d(d,{default:()=>O});var O=r(87981)}),39436:((I,d,r)=>{r.r(d),r.d(d,{default:()=>O});
var O=r(57811)})};
