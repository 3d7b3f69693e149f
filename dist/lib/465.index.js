"use strict";exports.id=465,exports.ids=[465],exports.modules={97034:((N,d,r)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.agentFilesOf=
y,d.compareAgentFile=E;function v(){const t=r(99668);return v=function(){return t},t}function O(){const t=r(21440);return O=
function(){return t},t}function w(){const t=r(92733);return w=function(){return t},t}function S(){const t=r(12792);return S=
function(){return t},t}function y({baseTree:t,tree:s},i){const n=f=>new Map((0,v().agentFilesIn)(f,i).map(g=>[g.path,g])),
[o,a]=[n(t),n(s)];return[...new Set([...o.keys(),...a.keys()])].sort().map(f=>({path:f,before:o.get(f),after:a.get(f)}))}
async function E({before:t,after:s},i){const n=await h(i.baseTree,t),o=await h(i.tree,s),a=o?.broken?[]:(0,O().pairEntries)(
n?.entries??[],o?.entries??[]),u=await Promise.all(a.map(g=>M(g,n,o,i))),f=t&&s&&await c(t.entry,s.entry,i);return{before:n,
after:o,isSame:f??!1,entries:u.flat()}}async function h(t,s){if(s===void 0)return;const{path:i,format:n,root:o,entry:a}=s,
u={path:i,format:n,root:o};return a===void 0?(0,S().unreadFile)(u,"it is a symlink that leads to no file here"):(a.size??
0)>S().MAX_BYTES?(0,S().unreadFile)(u,`it has more than ${S().MAX_BYTES} bytes`):(0,S().readAgentFile)(u,await t.read(a.
path))}async function M({before:t,after:s},i,n,o){if(s===void 0||n===void 0)return t===void 0?[]:[{state:"removed",entry:t,
targets:[]}];const a=t&&i?await(0,w().targetsOf)(t,i,o.baseTree):[],u=await(0,w().targetsOf)(s,n,o.tree),f=await Promise.
all(u.map(C=>l(C,a,o)));if(t===void 0)return[{state:"new",entry:s,targets:f}];if(!(t.event===s.event&&t.content===s.content))
return[{state:"changed",entry:s,targets:f}];const m=f.map(C=>C.change||p(a,C)?C:{...C,change:"edited"});return a.some(C=>!p(
u,C))||m.some(({change:C})=>C!==void 0)?[{state:"script_changed",entry:s,targets:m}]:[]}function p(t,{kind:s,name:i}){return t.
some(n=>n.kind===s&&n.name===i)}async function l(t,s,i){if(t.kind==="npm_script"){const a=s.find(({kind:u,name:f})=>u===
t.kind&&f===t.name);return a===void 0||a.text===t.text?t:{...t,change:"edited"}}if(t.kind!=="file")return t;const[n,o]=[
i.baseTree.stat(t.name),i.tree.stat(t.name)];return n===void 0?{...t,change:"added"}:await e(n,o,i)?t:{...t,change:"edit\
ed"}}async function c(t,s,i){return t===void 0?s===void 0:e(t,s,i)}async function e(t,s,{baseTree:i,tree:n}){return t.kind!==
s?.kind?!1:t.oid!==void 0?t.oid===s.oid:(await i.read(t.path)).equals(await n.read(s.path))}}),21440:((N,d,r)=>{Object.defineProperty(
d,"__esModule",{value:!0}),d.pairEntries=w;function v(){const S=r(59490);return v=function(){return S},S}const O=[({event:S,
content:y})=>JSON.stringify([S,y]),({event:S})=>S,({content:S})=>S];function w(S,y){const E=[];let[h,M]=[S,y];for(const p of O){
const l=(0,v().groupBy)(h,p),c=new Set;M=M.filter(e=>{const t=l.get(p(e))?.shift();return t===void 0?!0:(c.add(t),E.push(
{before:t,after:e}),!1)}),h=h.filter(e=>!c.has(e))}return[...E,...M.map(p=>({after:p})),...h.map(p=>({before:p}))]}}),90870:((N,d,r)=>{
Object.defineProperty(d,"__esModule",{value:!0}),d.seedRelease=S;function v(){const y=r(77598);return v=function(){return y},
y}function O(){const y=r(23404);return O=function(){return y},y}function w(){const y=r(27928);return w=function(){return y},
y}function S({value:y,envelope:E}){if(E===void 0)return w().SEED_HASHES[(0,v().hash)("sha256",(0,O().canonicalize)(y)).slice(
0,32)]}}),30610:((N,d,r)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.allOtherGenes=E,d.appliedGenes=y,d.namesOf=
O,d.namings=S,d.newNamings=w;function v(){const M=r(61331);return v=function(){return M},M}function O({id:M,value:{asset_id:p}}){
return typeof p=="string"?[M,p]:[M]}function w({kind:M,asset:p,before:l}){if(M!=="added"&&M!=="modified")return[];const c=new Set(
M==="modified"&&l?S(l).map(({gene:e})=>e):[]);return S(p).filter(({gene:e})=>!c.has(e))}function S(M){const{gene:p,genes_used:l}=M.
value;return M.type==="Capsule"?typeof p=="string"?[{by:M,gene:p,pointer:["gene"]}]:[]:M.type!=="EvolutionEvent"||!Array.
isArray(l)?[]:l.flatMap((c,e)=>typeof c=="string"?[{by:M,gene:c,pointer:["genes_used",e]}]:[])}function y(M,p){const l=new Set(
M.flatMap(w).map(({gene:t})=>t));for(const{kind:t,asset:s}of M)if(!(t==="removed"||s.type!=="Gene"))for(const i of O(s))
l.delete(i);const c=new Set;return h(M,p).filter(t=>{if(!O(t).some(i=>l.has(i)))return!1;const s=(0,v().statedContent)(t);
return c.has(s)?!1:(c.add(s),!0)}).map(t=>({kind:"applied",asset:t,before:t}))}function E(M,p){const l=y(M,p),c=new Set(
l.map(({asset:e})=>e.id));return h(M,p).map(e=>({kind:c.has(e.id)?"applied":"unchanged",asset:e,before:e}))}function h(M,p){
const l=new Set(M.map(({asset:c})=>c));return p.flatMap(({assets:c})=>c).filter(c=>c.type==="Gene"&&!l.has(c))}}),28894:((N,d,r)=>{
Object.defineProperty(d,"__esModule",{value:!0}),d.MAX_LOG_BYTES=void 0,d.continuationOf=p,d.countLines=i,d.hasRecords=l,
d.isAuditLog=y;function v(){const n=r(84831);return v=function(){return n},n}function O(){const n=r(32854);return O=function(){
return n},n}const w=["assets/gep/events.jsonl",".evolver/gep/events.jsonl"],S=d.MAX_LOG_BYTES=128*1024*1024;function y(n){
return(0,v().mayBeSpelled)(n,"events.jsonl")&&w.some(o=>(0,O().isWithinAnywhere)(n,o))}const E=10,h=13,M=new Set([32,9,E,
h]);function p(n,o){const a=c(n),u=c(o);let f=0;for(let g=a.next().value;g;){const m=a.next().value,b=u.next().value;if(!b||
!t(g.bytes,b.bytes,m===void 0))return{kind:"rewritten",line:g.line};f=b.end,g=m}return{kind:"appended",from:f}}function l(n){
return c(n).next().value!==void 0}function*c(n){let o=0;for(let a=0;a<n.length;){const u=n.indexOf(E,a),f=u<0?n.length:u,
g=n.subarray(a,f);a=Math.min(f+1,n.length),o+=1,e(g)||(yield{bytes:g,line:o,end:a})}}function e(n){for(const o of n)if(!M.
has(o))return!1;return!0}function t(n,o,a){return a?s(n).equals(s(o)):n.equals(o)}function s(n){return n.at(-1)===h?n.subarray(
0,-1):n}function i(n,o){let a=0;for(let u=n.indexOf(E);u>=0&&u<o;u=n.indexOf(E,u+1))a+=1;return a}}),27928:((N,d)=>{Object.
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
1.89.20","111330940cef16ea3cfd134161b59244":"1.89.20","5fec6e038ba05b4992ed65b4235dd52c":"1.89.20"}}),77680:((N,d)=>{Object.
defineProperty(d,"__esModule",{value:!0}),d.commandsToRun=O,d.isBlankEntry=v,d.validationCommands=w;const r=1e3;function v({
value:S}){return typeof S=="string"&&S.trim()===""}function O(S){const y=w(S);return y.kind!=="list"?[]:y.entries.flatMap(
E=>typeof E.value=="string"&&!v(E)?[E.value.trim()]:[])}function w({value:S}){const{validation:y}=S;return y===void 0?{kind:"\
missing"}:Array.isArray(y)?y.length>r?{kind:"not_a_list",expected:`a list of at most ${r} strings`}:{kind:"list",entries:y.
map((h,M)=>({value:h,pointer:["validation",M]}))}:{kind:"not_a_list",expected:"a list of strings"}}}),60741:((N,d,r)=>{Object.
defineProperty(d,"__esModule",{value:!0}),d.agentFiles=E,d.readAgentFiles=y;function v(){const h=r(97034);return v=function(){
return h},h}function O(){const h=r(20702);return O=function(){return h},h}function w(){const h=r(3648);return w=function(){
return h},h}function S(){const h=r(39869);return S=function(){return h},h}async function y(h,M,p){const l=(0,v().agentFilesOf)(
h,M);return l.length===0?[]:(await p.all(l,async e=>{try{const t=await(0,v().compareAgentFile)(e,h);return await(0,O().judgeAgentFile)(
t,h,M.agent_files.level)}catch(t){const s=(0,w().notJudged)(`the file \`${e.path}\``,t,(0,S().atFile)(e.path)),i=e.after??
e.before;return i&&{file:{...i,entries:[],secrets:[]},entries:[],findings:[s]}}})).filter(e=>e!==void 0)}function E({agentFiles:h}){
return h.flatMap(({findings:M})=>M)}}),98497:((N,d,r)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.changedInstructions=
p,d.staleInstructions=h;function v(){const n=r(80401);return v=function(){return n},n}function O(){const n=r(32854);return O=
function(){return n},n}function w(){const n=r(93028);return w=function(){return n},n}function S(){const n=r(39231);return S=
function(){return n},n}function y(){const n=r(95132);return y=function(){return n},n}function E(){const n=r(39869);return E=
function(){return n},n}async function h({tree:n}){return(await Promise.all(S().INSTRUCTION_FILES.map(async a=>({path:a,state:M(
(0,S().blockIn)(await i(n,a)))})))).flatMap(({path:a,state:u})=>u===void 0?[]:[(0,y().finding)("agent-instructions-stale",
{path:a,state:u},(0,E().atFile)(a))])}function M(n){switch(n.kind){case"absent":return;case"changed":return"it is not wh\
at a released version writes";case"released":return n.version===S().BLOCK_VERSION?void 0:`its version is ${n.version}, a\
nd this version of gene-gate writes ${S().BLOCK_VERSION}`}}async function p({baseTree:n,tree:o}){const a=S().INSTRUCTION_FILES.
map(async u=>{const[f,g]=await Promise.all([i(n,u),i(o,u)]),[m,b]=[(0,S().blockIn)(f),(0,S().blockIn)(g)];if(m.kind==="a\
bsent")return[];const P=b.kind!=="absent"&&b.block===m.block,C=l(P,b,!c(f,m)&&c(g,b));if(C===void 0)return[];const A=P?s(
f,g):s(m.block,e(b));return[(0,y().finding)("agent-instructions-changed",{path:u,effect:C,lines:A},(0,E().atFile)(u))]});
return(await Promise.all(a)).flat()}function l(n,o,a){return o.kind==="absent"?"is removed":a?"is hidden, or shown as an\
 example":n||o.kind==="released"?void 0:"is not what a released version writes"}function c(n,o){const a=n.slice(0,Math.max(
0,n.indexOf(e(o)))),u=f=>a.match(f)?.length??0;return u(/^ {0,3}(?:```|~~~)/gm)%2===1||u(/<!--/g)>u(/-->/g)||u(/<details\b/gi)>
u(/<\/details>/gi)}function e(n){return n.kind==="absent"?"":n.block}const t=1e3;function s(n,o){return((0,v().diffLines)(
n,o,{maxEditLength:t})??[]).filter(({added:f,removed:g})=>f||g).flatMap(({added:f,value:g})=>g.split(`
`).flatMap(m=>m===""?[]:[`${f?"+":"-"}${m}`]))}async function i(n,o){const a=(0,O().resolveInTree)(n,o);return a.kind!==
"inside"||!(0,w().isRegular)(a.entry.kind)?"":(await n.read(a.path)).toString("utf8").replaceAll(`\r
`,`
`)}}),37542:((N,d,r)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.auditLogs=h,d.firstMalformedLine=t;function v(){
const i=r(28894);return v=function(){return i},i}function O(){const i=r(95132);return O=function(){return i},i}function w(){
const i=r(53315);return w=function(){return i},i}function S(){const i=r(39869);return S=function(){return i},i}const y=/^100/,
E=10;async function h(i){const{change:n,assets:o,policy:a}=i,u=n.files.filter(g=>(0,w().namesOf)(g).some(v().isAuditLog));
return a.blast_radius.audit_log==="forbidden"?u.flatMap(w().namesOf).filter(v().isAuditLog).map(m=>(0,O().finding)("audi\
t-log-changed",{path:m},(0,S().atFile)(m))):(await Promise.all(u.map(g=>l(g,i)))).flat().filter(({rule:g,location:m})=>g!==
"audit-log-malformed"||!o.problems.some(b=>p(b,m)))}async function M(i,n){return i.stat(n)===void 0?Buffer.alloc(0):i.read(
n,v().MAX_LOG_BYTES)}function p({rule:i,location:{path:n,line:o}},a){return n!==a?.path?!1:o===a.line||i==="file-not-jso\
n"&&o>a.line}async function l(i,{baseTree:n,tree:o}){const{path:a,oldPath:u,status:f}=i,g=[],m=async b=>!y.test(i.oldMode)||
(0,v().hasRecords)(await M(n,b));if(u!==void 0&&(0,v().isAuditLog)(u)&&await m(u)&&g.push((0,O().finding)("audit-log-rem\
oved",{path:u},(0,S().atFile)(u))),!(0,v().isAuditLog)(a))return g;if(f==="deleted")await m(a)&&g.push((0,O().finding)("\
audit-log-removed",{path:a},(0,S().atFile)(a)));else if(!y.test(i.newMode)||f==="type_changed")g.push((0,O().finding)("a\
udit-log-removed",{path:a},(0,S().atFile)(a)));else if(f==="modified"){const[b,P]=await Promise.all([M(n,a),M(o,a)]),C=(0,v().
continuationOf)(b,P);if(C.kind==="appended")return[...g,...c(a,P,C.from)];const{line:A}=C,F=e(A,P),j={path:a,line:F?Math.
max(A-1,1):A,column:1};g.push((0,O().finding)("audit-log-rewritten",{path:a,line:A,gone:F},{location:j}))}else g.push(...c(
a,await M(o,a),0));return g}function c(i,n,o){const a=t(n,o);if(a===void 0)return[];const u={path:i,line:a.line,column:1};
return[(0,O().finding)("audit-log-malformed",{path:i,...a},{location:u})]}function e(i,n){return n.length===0||n.at(-1)===
E&&(0,v().countLines)(n,n.length)<i}function t(i,n){let o=(0,v().countLines)(i,n)+1;for(let a=n;a<i.length;o+=1){const u=i.
indexOf(E,a),f=u<0?i.length:u,g=s(i.subarray(a,f));if(g!==void 0)return{line:o,problem:g};a=f+1}}function s(i){let n;try{
const o=i.toString("utf8").trim();if(o==="")return;n=JSON.parse(o)}catch{return"it is not a single JSON value"}return typeof n!=
"object"||n===null||Array.isArray(n)?"it is not a JSON object":typeof n.type=="string"?void 0:"it has no `type`"}}),84471:((N,d,r)=>{
Object.defineProperty(d,"__esModule",{value:!0}),d.withLinesOfCode=S;function v(){const h=r(86944);return v=function(){return h},
h}function O(){const h=r(93028);return O=function(){return h},h}function w(){const h=r(53315);return w=function(){return h},
h}async function S(h,M,p){const l=async e=>(0,w().namesOf)(e).some(t=>(0,v().isWritten)(t)||M.has(t))||await E(p.tree,e.
path)||await E(p.baseTree,e.oldPath??e.path),c=[];for(const e of h.files){const t=e.binary&&!await l(e);c.push(t?{...e,added:0,
deleted:0}:e)}return{...h,files:c}}const y=16*1024*1024;async function E(h,M){const{kind:p,size:l=0}=h.stat(M)??{};return!(0,O().
isRegular)(p)||l>y?!1:(await h.read(M,y)).subarray(0,2).toString("latin1")==="#!"}}),53315:((N,d)=>{Object.defineProperty(
d,"__esModule",{value:!0}),d.DEFAULT_MAX_FILES=void 0,d.busiestDirectories=h,d.cappedSize=O,d.gradeFiles=w,d.gradeWords=
S,d.linesOf=p,d.measureChange=v,d.namesOf=M;const r=d.DEFAULT_MAX_FILES=20;function v(l,c){const e={files:0,lines:0,exempt_files:0,
exempt_lines:0};for(const t of l.files){const{path:s,oldPath:i}=t,n=i===void 0?1:2,o=Number(c.has(s))+Number(i!==void 0&&
c.has(i));e.files+=n-o,e.exempt_files+=o,o===n?e.exempt_lines+=p(t):e.lines+=p(t)}return e}function O({files:l,lines:c,exempt_files:e,
exempt_lines:t},s){return s==="reference"?{files:l,lines:c}:{files:l+e,lines:c+t}}function w(l,c,e,t){const s=y(c);return e.
files>t.files||e.lines>t.lines?"hard_cap_breach":l>2*s?"critical_overrun":l>s?"exceeded":l>.8*s?"approaching_limit":"wit\
hin_limit"}function S(l,{files:c,lines:e},t,s){const i=y(t);switch(l){case"hard_cap_breach":return`HARD CAP BREACH: ${c}\
 files / ${e} lines exceeds system limit (${s.files} files / ${s.lines} lines)`;case"critical_overrun":return`CRITICAL O\
VERRUN: ${c} files > ${2*i} (2x limit of ${i}). Agent likely performed bulk/unintended operation.`;case"exceeded":return`\
max_files exceeded: ${c} > ${i}`;case"approaching_limit":return`approaching limit: ${c} / ${i} files (${Math.round(c/i*100)}\
%)`;case"within_limit":return`${c} / ${i} files`}}function y(l){return typeof l=="number"&&l>0?l:r}const E=/^[^/]+(?:\/[^/]+(?=\/))?(?=\/)/;
function h(l,c){const e=new Map;for(const{path:t,lines:s,exempt:i}of l){const n=E.exec(t)?.[0]??".",o=e.get(n)??{path:n,
files:0,lines:0};o.files+=1,o.lines+=s,i&&(o.exempt_files=(o.exempt_files??0)+1,o.exempt_lines=(o.exempt_lines??0)+s),e.
set(n,o)}return[...e.values()].sort((t,s)=>s.files-t.files||s.lines-t.lines||(t.path<s.path?-1:1)).slice(0,c)}function M(l){
return l.oldPath===void 0?[l.path]:[l.path,l.oldPath]}function p(l){return l.added+l.deleted}}),12154:((N,d,r)=>{Object.
defineProperty(d,"__esModule",{value:!0}),d.countedChange=a,d.countedFiles=h,d.exemptPaths=w,d.isCountedByReference=o;function v(){
const u=r(18744);return v=function(){return u},u}function O(){const u=r(53315);return O=function(){return u},u}function w(u,f,g,m){
const b=u.files.flatMap(O().namesOf);return f.blast_radius.counting==="reference"?new Map(b.filter(P=>!o(P)).map(P=>[P,"\
reference"])):new Map([...y(u,g,m).map(P=>[P,"validation_script"]),...b.filter((0,v().assetPathTest)(f)).map(P=>[P,"asse\
t_store"])])}const S={always:5,files:20,lines:1e3,bytes:64*1024};function y(u,f,g){const m=f.filter(({change:{kind:A}})=>A===
"added"||A==="modified"),b=new Set(m.flatMap(E)),P=u.files.filter(({status:A,path:F})=>A==="added"&&b.has(F)).map(A=>({path:A.
path,lines:(0,O().linesOf)(A),bytes:g.stat(A.path)?.size??0})).sort((A,F)=>A.lines-F.lines||A.bytes-F.bytes),C={lines:S.
lines,bytes:S.bytes};return P.slice(0,Math.min(S.files,Math.max(S.always,m.length))).flatMap(({path:A,lines:F,bytes:j})=>(C.
lines-=F,C.bytes-=j,C.lines>=0&&C.bytes>=0?[A]:[]))}function E({commands:u}){return u.flatMap(({reading:{command:f,targets:g}})=>g.
flatMap(({kind:m,via:b,name:P,path:C})=>m==="file"&&b===void 0&&C&&f.includes(P)?[C]:[]))}function h(u,f,g){return u.files.
flatMap(m=>(0,O().namesOf)(m).map(b=>M(m,b,f.get(b),g))).sort((m,b)=>b.lines-m.lines||(m.path<b.path?-1:1))}function M(u,f,g,m){
const b=f===u.path,P=b?(0,O().linesOf)(u):0,C=b?l(u,m):void 0,A=C==="binary"?m.stat(f)?.size:void 0;return{path:f,...g&&
{exempt:g},lines:P,...C&&{veil:C},...A!==void 0&&{bytes:A}}}const p=1e3;function l({binary:u,status:f,path:g,added:m},b){
if(u)return"binary";const{size:P=0}=f==="added"?b.stat(g)??{}:{};return P>p*Math.max(1,m)?"long_lines":void 0}const c=new Set(
["event.json","temp_gep_output.json","temp_evolution_output.json","evolution_error.log"]),e=/^(?:logs|memory|assets\/gep|out|temp|node_modules)(?:\/|$)/,
t=/capsule|events?\.jsonl$/i,s=new Set(["index.js","package.json"]),i=/^(?:src|scripts|config)(?:\/|$)/,n=/\.(?:[cm]?js|tsx?|json|ya?ml|toml|ini|sh)$/i;
function o(u){return c.has(u)||e.test(u)||t.test(u)?!1:s.has(u)||i.test(u)||n.test(u)}function a(u,f){const g=(0,O().measureChange)(
u,{has:m=>!o(m)});return{least:{files:Math.min(f.files,g.files),lines:Math.min(f.lines,g.lines)},most:{files:f.files+f.exempt_files,
lines:f.lines+f.exempt_lines}}}}),19177:((N,d,r)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.decidingFiles=i;function v(){
const j=r(76760);return v=function(){return j},j}function O(){const j=r(57975);return O=function(){return j},j}function w(){
const j=r(77680);return w=function(){return j},j}function S(){const j=r(86191);return S=function(){return j},j}function y(){
const j=r(46138);return y=function(){return j},j}function E(){const j=r(59867);return E=function(){return j},j}function h(){
const j=r(69664);return h=function(){return j},j}function M(){const j=r(81624);return M=function(){return j},j}function p(){
const j=r(8426);return p=function(){return j},j}function l(){const j=r(95132);return l=function(){return j},j}function c(){
const j=r(12154);return c=function(){return j},j}function e(){const j=r(91850);return e=function(){return j},j}const t=/^(?:bun\.lockb|(?:deno|Cargo|Gemfile|composer|poetry|uv|pdm|Pipfile)\.lock|go\.sum|gradle\.lockfile|requirements.*\.txt)$/;
function s(j){const $=v().posix.basename(j);return M().LOCKFILES.includes($)||t.test($)}async function i(j){const $=j.genes.
filter(({change:L})=>L.kind!=="removed"),I=n(j),k=$.some(({commands:L})=>L.length>0);if(!k&&I.length===0)return[];const T={
launched:new Map([...await a(I,j),...f($)]),hidden:await u(j),keepsCommand:$.some(g),warns:k};return(await Promise.all(j.
change.files.map(L=>m(L,j,T)))).flat().toSorted((L,D)=>Number(D.isNew)-Number(L.isNew)).map(({path:L,why:D,isNew:B,isWarning:G})=>{
const U=j.tree.stat(L)?.size,H={path:L,why:D,isNew:B,bytes:U??-1},W=U===void 0?{}:{location:{path:L,line:1,column:1}},K=(0,l().
finding)("check-decided-by",H,W);return G?{...K,severity:"warning"}:K})}function n({assets:j,genes:$}){const I=new Set($.
map(({asset:k})=>k));return j.present.filter(k=>k.type==="Gene"&&!I.has(k)&&(0,w().commandsToRun)(k).length>0)}const o=/^\s*(?:np[mx]|pnpm|yarn|bun)\b/;
async function a(j,{judge:$,clock:I,change:k}){const T=k.files.map(({path:D})=>/([^/.][^/]*?)(?:\.\w+)?$/.exec(D)?.[1]??
D),R=new Map,L=new Set;for(const D of j){const B=$.forFile(D.path);for(const G of(0,w().commandsToRun)(D)){if(!o.test(G)&&
!T.some(W=>G.includes(W)))continue;const U=JSON.stringify([B.terms.cwd,G]);if(L.has(U))continue;L.add(U),await I.tick();
const{reading:H}=await B.command(G);for(const W of(0,S().startedFiles)(H))R.set(W,G)}}return R}async function u({change:j,
exempt:$,tree:I}){const T=(await(0,e().markHiddenFiles)((0,c().countedFiles)(j,$,I),I)).filter(({veil:R,lines:L})=>R==="\
no_diff"&&L>0);return new Set(T.map(({path:R})=>R))}function f(j){const $=j.flatMap(I=>I.commands);return new Map($.flatMap(
({command:I,reading:k})=>(0,S().startedFiles)(k).map(T=>[T,I])))}function g({change:{before:j},commands:$}){const I=j?.value.
validation;return Array.isArray(I)&&$.some(({command:k})=>I.includes(k))}async function m(j,$,I){const{path:k}=j,T=await b(
j,$,I);if(!I.hidden.has(k))return T;const R=[...T.map(L=>L.why),"git does not show its difference (`.gitattributes`)"];return[
{path:k,isNew:j.status==="added",...T[0],why:R.join("; ")}]}async function b({path:j,status:$,oldPath:I},{tree:k,baseTree:T},{
launched:R,keepsCommand:L,warns:D}){const B=$==="added",G=$==="renamed"?I:$==="deleted"?j:void 0;if(G!==void 0&&(0,p().isTest)(
G)&&($==="deleted"||!(0,p().isTest)(j))){const K=$==="deleted"?"it was deleted":`it is now \`${j}\``;return[{path:G,why:`\
a test: ${K}`,isNew:!1,isWarning:D}]}const U=R.get(j);if(U!==void 0)return[{path:j,why:`\`${U}\` starts it`,isNew:B}];if(/(?:^|\/)package\.json$/.
test(j))return C(j,B,k,T);if(s(j))return[{path:j,why:"it decides which dependencies checks load",isNew:B}];const H=(0,h().
toolThatFinds)(j);if(H===void 0)return[];const W=`${H} finds it by its name${$==="deleted"?"; it was deleted":""}`;return[
{path:j,why:W,isNew:B,isWarning:B&&L}]}const P=["imports","exports","main","jest","mocha","ava","c8","nyc"];async function C(j,$,I,k){
const T=(0,y().objectIn)(await(0,E().readJsonFile)(k,j)),R=(0,y().objectIn)(await(0,E().readJsonFile)(I,j)),L=P.filter(G=>!(0,O().
isDeepStrictEqual)(T[G],R[G])),D=A((0,y().objectIn)(T.scripts),(0,y().objectIn)(R.scripts)),B=[...D.length>0?[`npm scrip\
ts ${F(D)}`]:[],...L.length>0?[F(L)]:[]];return B.length===0?[]:[{path:j,why:`its ${B.join(", ")} differ`,isNew:$}]}function A(j,$){
const I=new Set([...Object.keys(j),...Object.keys($)]),k=(T,R)=>Object.entries(T).find(([L])=>L===R);return[...I].filter(
T=>!(0,O().isDeepStrictEqual)(k(j,T),k($,T)))}function F(j){return j.map($=>`\`${$}\``).join(", ")}}),78782:((N,d,r)=>{Object.
defineProperty(d,"__esModule",{value:!0}),d.alwaysForbidden=E,d.forbiddenPaths=h;function v(){const p=r(84831);return v=
function(){return p},p}function O(){const p=r(32854);return O=function(){return p},p}function w(){const p=r(95132);return w=
function(){return p},p}function S(){const p=r(39869);return S=function(){return p},p}const y=[".git","node_modules"];function E(p){
const l=y.filter(e=>(0,v().mayBeSpelled)(p,e));if(l.length===0)return;const c=((0,O().normalise)(p)??p).split("/");return l.
find(e=>c.some(t=>(0,v().isSpellingOf)(t,e)))}function h({touched:p,touchesOf:l,policy:c}){const e=p.flatMap(M),t=y.flatMap(
i=>(0,S().someTouches)(e.flatMap(({touch:n,...o})=>o.directory===i?n:[])).map(n=>(0,w().finding)("forbidden-path-always",
{directory:i,...n},(0,S().atFile)(n.path)))),s=c.blast_radius.forbidden_paths.flatMap(i=>(0,S().someTouches)(l(i)).map(n=>(0,w().
finding)("forbidden-path-policy",{entry:i,...n},(0,S().atFile)(n.path))));return[...t,...s]}function M({path:p,via:l}){const c=E(
p),e=c??E(l);return e===void 0?[]:[{directory:e,touch:{path:p,via:c===void 0?l:""}}]}}),84863:((N,d,r)=>{Object.defineProperty(
d,"__esModule",{value:!0}),d.changedKeys=w;function v(){const h=r(57975);return v=function(){return h},h}function O(){const h=r(
3733);return O=function(){return h},h}function w(h,M){return S(y(h),y(M),"")}function S(h,M,p){return(0,v().isDeepStrictEqual)(
h,M)?[]:(0,O().isMapping)(h)&&(0,O().isMapping)(M)?[...new Set([...Object.keys(h),...Object.keys(M)])].flatMap(c=>S(h[c],
M[c],p===""?c:`${p}.${c}`)):Array.isArray(h)&&Array.isArray(M)&&h.length===M.length?h.flatMap((l,c)=>S(l,M[c],`${p}[${c}\
]`)):h===void 0?[`\`${p}\` is added`]:[`\`${p}\` ${M===void 0?"is removed":"changes"}`]}function y(h){const{jobs:M,runs:p}=h,
l=(0,O().isMapping)(M)?Object.fromEntries(Object.entries(M).map(([c,e])=>[c,E(e)])):M;return{...h,jobs:l,runs:E(p)}}function E(h){
if(!(0,O().isMapping)(h)||!Array.isArray(h.steps))return h;const M=h.steps.map(p=>(0,O().isMapping)(p)?{...p,name:""}:p);
return{...h,steps:M}}}),39500:((N,d,r)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.RUNS_PACKAGES=void 0,d.commandOf=
p,d.dependence=s,d.earlySteps=E,d.localAction=l,d.placeOf=h,d.textOf=t;function v(){const o=r(53916);return v=function(){
return o},o}function O(){const o=r(81624);return O=function(){return o},o}function w(){const o=r(32854);return w=function(){
return o},o}function S(){const o=r(3733);return S=function(){return o},o}const y=d.RUNS_PACKAGES=/(?<![\w.-])(?:npm|npx|pnpm|pnpx|yarn|yarnpkg|bun|bunx|corepack|node_modules|--run)(?![\w.-])/;
function E(o,a,u){return a.flatMap((f,g)=>{const m=M(f,u);return m?[{...m,place:h(o,g)}]:[]})}function h(o,a){return`job\
s.${o}.steps[${a}]`}function M(o,a){const{uses:u,run:f}=o;if(typeof f=="string")return p(o,a);if(typeof u=="string")return u.
startsWith("./")?l(u):e(o)}function p({run:o,shell:a,env:u,"working-directory":f},g){return{what:"a command",text:t([o,a,
u,f,g])}}function l(o){return{what:"a local action",text:"",folder:(0,w().normalise)(o)||"action.yml"}}const c=/^(?:run|script|commands?|cmd)$/i;
function e({uses:o,with:a}){const u=(0,S().isMapping)(a)?Object.entries(a):[],f=t(u.filter(([b])=>c.test(b)).map(([,b])=>b));
if(f.trim()!=="")return{what:"a command",text:f};const g=JSON.stringify([o,a]);return/npm|yarn|bun/i.test(g)&&/install(?!":(?:false|"false"))/i.
test(g)?{what:"an installation",text:"npm install"}:void 0}function t(o){return typeof o=="string"?o.replaceAll(/^\s*#.*$/gm,
""):typeof o!="object"||o===null?"":Object.values(o).map(t).join(`
`)}function s(o,a,u){const{folder:f,text:g,startsGate:m}=o,b=m?"starts the gate":"runs before the gate";if(f!==void 0&&(0,w().
isWithin)(a,f))return`it belongs to a local action that ${b}`;if(i(a,g))return`it is named in a step that ${b}`;if(!y.test(
g))return;const P=a.split("/").at(-1)??"",C=(0,v().dirname)(a);return(C==="."||u||i(C,g))&&(0,O().isPackageFile)(P)||(0,w().
isWithin)(a,".yarn")?`a package manager that ${b} reads it`:void 0}function i(o,a){const u=a.toLowerCase();return o.split(
"/").every(f=>n(u,f.toLowerCase()))}function n(o,a){for(let u=o.indexOf(a);u!==-1;u=o.indexOf(a,u+1)){const f=o.slice(u+
a.length,u+a.length+2);if(!/[\w.-]/.test(o[u-1]??" ")&&!/^(?:[\w-]|\.\w)/.test(f))return!0}return!1}}),1348:((N,d,r)=>{Object.
defineProperty(d,"__esModule",{value:!0}),d.gateChange=M,d.gateFindings=p;function v(){const e=r(76545);return v=function(){
return e},e}function O(){const e=r(74238);return O=function(){return e},e}function w(){const e=r(95132);return w=function(){
return e},e}function S(){const e=r(90331);return S=function(){return e},e}function y(){const e=r(39869);return y=function(){
return e},e}function E(){const e=r(66666);return E=function(){return e},e}function h(){const e=r(94736);return h=function(){
return e},e}function M({policyPath:e,changedNames:t,baseTree:s,tree:i,loadedPolicy:{shared:n}}){return t.size===0?[]:p({
policyPath:e,baseTree:s,tree:i,shared:n})}async function p(e){const{policyPath:t,baseTree:s,tree:i}=e,{weakened:n,started:o,
before:a}=await(0,h().compareGateFiles)(s,i),u=t===void 0?[]:await c(e),f=(0,E().lateGate)(a);return[...[...u.length>0?[
[O().POLICY_PATH,u]]:[],...n].map(([g,m])=>(0,w().finding)("gate-weakened",{path:g,effects:m},(0,y().atFile)(g))),...o.map(
g=>(0,w().finding)("gate-tightened",{path:g,effects:["it runs the gate"]},(0,y().atFile)(g))),...f?[(0,w().finding)("gat\
e-runs-late",{...f},(0,y().atFile)(f.path))]:[]]}function l(e,t){return e.oid!==void 0&&e.oid===t?.oid&&e.kind===t.kind}
async function c({baseTree:e,tree:t,shared:s}){const i=e.stat(O().POLICY_PATH);if(i===void 0)return[];if(l(i,t.stat(O().
POLICY_PATH))&&s===void 0)return[];const[n,o]=await Promise.all([(0,O().readPolicyIn)(e,s),(0,O().readPolicyIn)(t,s)]);if("\
mistakes"in n||"mistakes"in o||"missing"in n)return[];if("missing"in o)return[(0,S().unreadWords)(o.missing.source)];const a=(0,v().
comparePolicies)(n.policy,o.policy).filter(({loosens:f})=>f);return[...t.stat(O().POLICY_PATH)===void 0?["the policy is \
removed"]:[],...a.map(S().effectWords)]}}),52848:((N,d,r)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.GATE=void 0,
d.calledPath=o,d.findGateUses=p;function v(){const m=r(46138);return v=function(){return m},m}function O(){const m=r(59867);
return O=function(){return m},m}function w(){const m=r(32854);return w=function(){return m},m}function S(){const m=r(93028);
return S=function(){return m},m}function y(){const m=r(39500);return y=function(){return m},m}function E(){const m=r(3733);
return E=function(){return m},m}const h=d.GATE=/gene-gate/i,M=10;async function p(m,b){const P=(0,v().objectIn)(await(0,O().
readJsonFile)(m,"package.json")),C=new l(m,b,P),A=new Map;for(const F of b){const j=await C.jobsOf(F),$=F.value===void 0&&
h.test(F.text);(j.size>0||$)&&A.set(F.path,j)}return{jobs:A,files:C.files}}class l{files=new Set;#n;#t;#s;#o;constructor(b,P,C){
this.#n=b,this.#t=new Map(P.map(A=>[A.path,A])),this.#s=g(C),this.#o=C.name==="gene-gate"}async jobsOf(b,P=0){const C=new Map,
A=(0,E().jobsOf)(b),F=[b.value?.defaults,b.value?.env];for(const[j,$]of A){const I=typeof $.uses=="string"&&await this.#e(
$.uses,P),k=await this.#r(j,$,F);if(!I&&k===void 0)continue;const{needs:T,...R}=$,L=/\bneeds\b/.test((0,y().textOf)(R))?
(0,E().neededBy)($,A):[],D=[...A].filter(([,B])=>L.includes(B)).flatMap(([B,G])=>(0,y().earlySteps)(B,this.#a(G),F));C.set(
j,i(b)?[]:[...D,...k??[]])}return C}#a(b,P=0){const C=this.#t.get(o(b.uses)??""),A=C&&P<M?[...(0,E().jobsOf)(C).values()]:
[];return[...(0,E().stepsOf)(b),...A.flatMap(F=>this.#a(F,P+1))]}async#r(b,P,C){const A=(0,E().stepsOf)(P),F=[P.defaults,
P.env,...C],j=await Promise.all(A.map(T=>this.#c(T,F))),$=j.findLastIndex(T=>T!==void 0);if($===-1)return;const I=(0,y().
earlySteps)(b,A.slice(0,$),F),k=j[$];return k?[...I,{...k,place:(0,y().placeOf)(b,$)}]:I}async#c(b,P){const{uses:C,run:A}=b;
if(typeof C=="string")return await this.#e(C,0)?C.startsWith("./")?{...(0,y().localAction)(C),startsGate:!0}:null:void 0;
if(typeof A!="string")return;const F=await this.#i(A,n(b,P));if(F===void 0)return;for(const I of F)this.files.add(I);const j=(0,y().
commandOf)(b,P);if(/RUNNER_TEMP|runner\.temp/.test(j.text))return null;if(F.length>0||y().RUNS_PACKAGES.test(A))return{...j,
startsGate:!0};const $=u(A);return $===""?null:(0,y().commandOf)({...b,run:$},P)}async#e(b,P){const C=o(b);if(C===void 0)
return h.test(a(b));if(P>M)return!1;const A=this.#t.get(C);if(A)return(await this.jobsOf(A,P+1)).size>0;for(const F of["\
action.yml","action.yaml"]){const j=await(0,E().readActionsFile)(this.#n,C===""?F:`${C}/${F}`),{name:$,runs:I}=j?.value??
{};if(typeof $=="string"&&h.test($))return!0;for(const{uses:k,run:T}of(0,E().isMapping)(I)?(0,E().stepsOf)(I):[])if(typeof k==
"string"&&await this.#e(k,P+1)||typeof T=="string"&&await this.#i(T,C))return!0}return!1}async#i(b,P,C=new Set){const A=f(
b);if(A.some(j=>h.test(j)||this.#u(j)))return[];if(y().RUNS_PACKAGES.test(b)&&A.some(j=>this.#s.has(j)))return["package.\
json"];const F=A.flatMap(j=>e.test(j)?t:[j]);for(const j of F.flatMap($=>[`./${P}/${$}`,$])){const $=(0,w().normalise)(j),
I=$&&!C.has($)&&await this.#d($);if(!$||!I)continue;const k=await this.#i(I,P,C.add($));if(k)return[$,...k]}}#u(b){return this.#o&&
/^(?:\.\/)?dist\/(?:cli|action)\b/.test(b)}async#d(b){const{kind:P,size:C=0}=this.#n.stat(b)??{};if(!(!(0,S().isRegular)(
P)||C>c)&&!(P!=="executable"&&!s.test(b)))return(await this.#n.read(b)).toString("utf8")}}const c=64*1024,e=/^(?:g?make)$/,
t=["GNUmakefile","makefile","Makefile"],s=/(?:^|\/)[^./]+$|\.(?:sh|bash|[cm]?[jt]s|py|rb|pl|ps1|mk)$/i;function i({value:m}){
const b=[...(0,E().eventsOf)(m?.on).keys()];return b.length>0&&b.every(P=>P==="workflow_run")}function n({"working-direc\
tory":m},b){const P=b.map(C=>(0,E().isMapping)(C)&&(0,E().isMapping)(C.run)?C.run["working-directory"]:void 0);return String(
[m,...P].find(C=>typeof C=="string")??"")}function o(m){return typeof m=="string"&&m.startsWith("./")?(0,w().normalise)(
a(m)):void 0}function a(m){return m.split("@")[0]??""}function u(m){const[b=""]=(0,y().textOf)(m).replaceAll(/^\s*set .*$/gm,
"").split(h);return b.slice(0,Math.max(0,b.search(/[^;&|\n]*$/))).trim()}function f(m){return m.replaceAll(/^\s*#.*$/gm,
"").split(/[\s;&|()"'`]+/)}function g(m){const b=(0,E().isMapping)(m.scripts)?Object.entries(m.scripts):[],P=new Set;for(let C=-1;C<
P.size;){C=P.size;for(const[A,F]of b)f(String(F)).some(j=>h.test(j)||P.has(j))&&P.add(A)}return P}}),66666:((N,d)=>{Object.
defineProperty(d,"__esModule",{value:!0}),d.lateGate=r;function r({jobs:v}){const O=[...v].flatMap(([y,E])=>[...E.values()].
flat().map(h=>({path:y,...h}))),[w]=O;if(w===void 0)return;const S=O.map(({path:y,place:E,what:h})=>`\`${E}\` of \`${y}\`\
 (${h})`);return{path:w.path,steps:[...new Set(S)],startsGate:O.some(({startsGate:y})=>y)}}}),83330:((N,d,r)=>{Object.defineProperty(
d,"__esModule",{value:!0}),d.readFileEdits=M;function v(){const t=r(46138);return v=function(){return t},t}function O(){
const t=r(59867);return O=function(){return t},t}function w(){const t=r(32854);return w=function(){return t},t}function S(){
const t=r(93028);return S=function(){return t},t}function y(){const t=r(84863);return y=function(){return t},t}function E(){
const t=r(39500);return E=function(){return t},t}function h(){const t=r(3733);return h=function(){return t},t}async function M({
jobs:t,files:s},i,n){const o=[...t.values()].flatMap(b=>[...b.values()].flat());if(o.length===0&&s.size===0)return[];const a=await p(
o,s,i),u=[...i.files(),...n.files()],f=u.filter(({path:b,kind:P})=>P==="symlink"&&a(b)!==void 0).flatMap(({path:b})=>[i,
n].map(P=>[b,l(P,b)])),g=new Map;for(const{path:b}of u){const P=f.flatMap(([A,F])=>F!==void 0&&(0,w().isWithin)(b,F)?[A+
b.slice(F.length)]:[]),C=[b,...P].map(a).find(A=>A!==void 0);C!==void 0&&g.set(b,C)}const m=[...g].map(async([b,P])=>{const C=await c(
b,i,n);return[b,C.map(A=>`${A}, and ${P}`)]});return(await Promise.all(m)).filter(([,b])=>b.length>0)}async function p(t,s,i){
const o=(0,v().objectIn)(await(0,O().readJsonFile)(i,"package.json")).workspaces!==void 0||i.stat("pnpm-workspace.yaml")!==
void 0;return a=>{if(s.has(a))return"the gate runs through it";for(const u of t){const f=(0,E().dependence)(u,a,o);if(f!==
void 0)return f}}}function l(t,s){const i=(0,w().resolveInTree)(t,s);return i.kind==="inside"||i.kind==="missing"?i.path:
void 0}async function c(t,s,i){const[n,o]=[s.stat(t),i.stat(t)];if(n===void 0||o===void 0)return n===o?[]:[`the file is ${n?
"removed":"added"}`];if(n.kind===o.kind&&n.oid!==void 0&&n.oid===o.oid)return[];const[a,u]=await Promise.all([e(s,n),e(i,
o)]);if(n.kind===o.kind&&a.equals(u))return[];const[f,g]=/(?:^|\/)action\.ya?ml$/.test(t)?[(0,h().parseMapping)(a.toString()),
(0,h().parseMapping)(u.toString())]:[];return f&&g?(0,y().changedKeys)(f,g):["the file changes"]}async function e(t,{path:s,
kind:i,oid:n}){return(0,S().isRegular)(i)?await t.read(s):Buffer.from(t.readlink(s)??n??"")}}),44724:((N,d,r)=>{Object.defineProperty(
d,"__esModule",{value:!0}),d.gateNames=S,d.takenNames=E;function v(){const l=r(57975);return v=function(){return l},l}function O(){
const l=r(52848);return O=function(){return l},l}function w(){const l=r(3733);return w=function(){return l},l}function S(l,{
jobs:c}){const e=l.flatMap(t=>[...c.get(t.path)?.keys()??[]].flatMap(s=>{const i=(0,w().jobsOf)(t).get(s)??{};return[h(s,
i),...y(i)]}));return e.length>0?[...new Set([...e,"gene-gate"])]:[]}function y(l){return[l,...(0,w().stepsOf)(l)].flatMap(
({uses:c,with:e})=>{const t=(0,w().isMapping)(e)?e["check-name"]:void 0;return typeof c=="string"&&(O().GATE.test(c)||c.
startsWith("./"))&&t?[String(t).trim()]:[]})}function E(l,c,e){const t=e?(0,w().jobsOf)(e):new Map,s=(0,v().isDeepStrictEqual)(
c.value,e?.value);return[...(0,w().jobsOf)(c)].filter(([i,n])=>l.some(o=>M(h(i,n),o))).filter(([i,n])=>{const o=t.get(i);
return!(o&&(0,v().isDeepStrictEqual)({...n,steps:[]},{...o,steps:[]}))||n.needs!==void 0&&!s}).map(([i])=>`the job \`${i}\
\` has, or can have, the name of the gate's check`)}function h(l,{name:c}){return typeof c=="string"&&c.trim()!==""?c.trim():
l}function M(l,c){const[e,t]=[p(l),p(c)];if(e===void 0&&t===void 0)return l===c;if(e===void 0||t===void 0){const[i,[n,o]]=e===
void 0?[l,t??["",""]]:[c,e];return i.length>=n.length+o.length&&i.startsWith(n)&&i.endsWith(o)}return((i,n)=>i.startsWith(
n)||n.startsWith(i))(e[0],t[0])&&(e[1].endsWith(t[1])||t[1].endsWith(e[1]))}function p(l){const c=l.indexOf("${{"),e=l.lastIndexOf(
"}}");return c===-1||e<c?void 0:[l.slice(0,c),l.slice(e+2)]}}),94736:((N,d,r)=>{Object.defineProperty(d,"__esModule",{value:!0}),
d.compareGateFiles=E;function v(){const t=r(84863);return v=function(){return t},t}function O(){const t=r(52848);return O=
function(){return t},t}function w(){const t=r(83330);return w=function(){return t},t}function S(){const t=r(44724);return S=
function(){return t},t}function y(){const t=r(3733);return y=function(){return t},t}async function E(t,s){const[i,n]=await Promise.
all([(0,y().readWorkflows)(t),(0,y().readWorkflows)(s)]),[o,a]=await Promise.all([(0,O().findGateUses)(t,i),(0,O().findGateUses)(
s,n)]),u=h(i,n),f=p(i,o),[g,m]=[!0,!1].map(A=>u.filter(([{path:F}])=>f.has(F)===A)),b=new Map;for(const[A,F]of[...g.map(
M),...c(m,l(i,o)),...e((0,S().gateNames)(i,o),n,g,m),...await(0,w().readFileEdits)(o,t,s)])F.length>0&&b.set(A,[...b.get(
A)??[],...F]);const P=new Set(g.map(([,A])=>A?.path)),C=[...a.jobs.keys()].filter(A=>!P.has(A));return{weakened:b,started:C,
before:o}}function h(t,s){const i=new Set(t.map(({path:o})=>o)),n=s.filter(({path:o})=>!i.has(o));return t.map(o=>{const a=s.
find(({path:u})=>u===o.path);return[o,a??n.find(u=>M([o,u])[1].length===0)]})}function M([t,s]){const{path:i,text:n,value:o}=t;
if(s===void 0)return[i,["the workflow is removed, or replaced by another one"]];if(s.text===n)return[i,[]];const a=o!==void 0&&
s.value!==void 0;return[i,a?(0,v().changedKeys)(o,s.value):["it changes, and is not a valid workflow"]]}function p(t,{jobs:s}){
const i=new Set(s.keys()),n=({uses:o})=>{const a=t.find(({path:u})=>u===(0,O().calledPath)(o));if(!(a===void 0||i.has(a.
path))){i.add(a.path);for(const u of(0,y().jobsOf)(a).values())n(u)}};for(const o of t){const a=(0,y().jobsOf)(o);for(const u of s.
get(o.path)?.keys()??[]){const f=a.get(u)??{};for(const g of[f,...(0,y().neededBy)(f,a)])n(g)}}return i}function l(t,{jobs:s}){
const i=t.filter(({path:n})=>s.has(n)).map(({value:n})=>(0,y().eventsOf)(n?.on).get("workflow_run"));return new Set(i.flatMap(
n=>(0,y().isMapping)(n)?[n.workflows].flat():[]))}function c(t,s){return t.filter(([i])=>s.has((0,y().workflowName)(i))).
filter(([i,n])=>!n||(0,y().workflowName)(n)!==(0,y().workflowName)(i)).map(([{path:i}])=>[i,["the gate waits for a workf\
low of this name, which changes"]])}function e(t,s,i,n){return s.filter(o=>!i.some(([,a])=>a===o)).map(o=>{const[a]=n.find(
([,u])=>u===o)??[];return[o.path,(0,S().takenNames)(t,o,a)]})}}),3733:((N,d,r)=>{Object.defineProperty(d,"__esModule",{value:!0}),
d.eventsOf=e,d.isMapping=M,d.jobsOf=p,d.neededBy=c,d.parseMapping=h,d.readActionsFile=E,d.readWorkflows=y,d.stepsOf=l,d.
workflowName=t;function v(){const s=r(69873);return v=function(){return s},s}function O(){const s=r(93028);return O=function(){
return s},s}const w=".github/workflows",S=1024*1024;async function y(s){const i=s.list(w).map(({path:o})=>o);return(await Promise.
all(i.filter(o=>/\.ya?ml$/.test(o)).map(o=>E(s,o)))).filter(o=>o!==void 0)}async function E(s,i){const{kind:n,size:o=0}=s.
stat(i)??{};if(!(0,O().isRegular)(n))return;if(o>S)return{path:i,text:"",value:void 0};const a=(await s.read(i)).toString(
"utf8");return{path:i,text:a,value:h(a)}}function h(s){try{const i=(0,v().parseDocument)(s,{prettyErrors:!1});if(i.errors.
length>0)return;const n=i.toJS({maxAliasCount:100});return M(n)?n:void 0}catch{return}}function M(s){return typeof s=="o\
bject"&&s!==null&&!Array.isArray(s)}function p({value:s}){const i=M(s?.jobs)?Object.entries(s.jobs):[];return new Map(i.
filter(n=>M(n[1])))}function l({steps:s}){return Array.isArray(s)?s.filter(M):[]}function c(s,i){const n=new Set,o=({needs:a})=>{
for(const u of Array.isArray(a)?a:[a]){const f=i.get(String(u));f===void 0||n.has(f)||(n.add(f),o(f))}};return o(s),[...n]}
function e(s){return typeof s=="string"?new Map([[s,{}]]):Array.isArray(s)?new Map(s.map(i=>[String(i),{}])):M(s)?new Map(
Object.entries(s).map(([i,n])=>[i,n??{}])):new Map}function t({path:s,value:i}){return typeof i?.name=="string"?i.name:s}}),
91850:((N,d,r)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.markHiddenFiles=E;function v(){const i=r(72720);return v=
function(){return i},i}function O(){const i=r(93028);return O=function(){return i},i}const w=100,S=64*1024,y=200;async function E(i,n){
const o=i.slice(0,w),a=[...new Set(o.flatMap(({path:f})=>M(f)))].sort((f,g)=>f.length-g.length),u=(await Promise.all(a.map(
f=>p(f,n)))).flat();return i.map((f,g)=>{if(g>=w||f.veil!==void 0)return f;const m=h(u,f.path);return m===void 0?f:{...f,
veil:m}})}function h(i,n){const o=new Map;for(const a of i)if(a.attributes.size>0&&a.matches(n))for(const[u,f]of a.attributes)
o.set(u,f);return[...o].find(([,a])=>a)?.[0]}function M(i){return["",...[...i.matchAll(/\//g)].map(({index:n})=>i.slice(
0,n+1))]}async function p(i,n){const{kind:o,size:a=0}=n.stat(`${i}.gitattributes`)??{};return!(0,O().isRegular)(o)||a>S?
[]:(await n.read(`${i}.gitattributes`)).toString("utf8").split(`
`).slice(0,y).flatMap(f=>l(f,i))}function l(i,n){const[o="",...a]=i.trim().split(/\s+/);if(o===""||/^[#!"]/.test(o))return[];
const u=(0,v().compileLinear)(e(o));return"error"in u?[]:[{matches:g=>g.startsWith(n)&&u.matches(g.slice(n.length)),attributes:new Map(
a.flatMap(g=>c[g]??[]))}]}const c={"linguist-generated":[["generated",!0]],"linguist-generated=true":[["generated",!0]],
"linguist-generated=false":[["generated",!1]],"-linguist-generated":[["generated",!1]],"!linguist-generated":[["generate\
d",!1]],binary:[["no_diff",!0]],"-diff":[["no_diff",!0]],diff:[["no_diff",!1]],"!diff":[["no_diff",!1]]};function e(i){const n=i.
includes("/")?"":"(?:.*/)?",o=i.replace(/^\//,"").replace(/\*\*\/|\/\*\*$|\*+|\?|\[!?|[\\^$.|+(){}]/g,a=>t[a]??s(a));return`\
^${n}${o}$`}const t={"**/":"(?:.*/)?","/**":"/.*","?":"[^/]","[":"[","[!":"[^"};function s(i){return i.startsWith("*")?"\
[^/]*":`\\${i}`}}),90331:((N,d,r)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.effectWords=s,d.ignoredInputs=i,d.
policyFile=h,d.unreadWords=e;function v(){const n=r(76545);return v=function(){return n},n}function O(){const n=r(74238);
return O=function(){return n},n}function w(){const n=r(49875);return w=function(){return n},n}function S(){const n=r(24666);
return S=function(){return n},n}function y(){const n=r(95132);return y=function(){return n},n}function E(){const n=r(39869);
return E=function(){return n},n}async function h(n){const{policyPath:o,changedNames:a,tree:u,baseTree:f}=n;return o===void 0?
[]:[...[...a].some(m=>m===o||m.startsWith(S().COPIES))?await c(n):[],...await M(u,f)]}async function M(n,o){const a=n.stat(
O().POLICY_PATH)?l(n,o):await(0,w().findNearPolicy)(n);if(a===void 0)return[];const{path:u,fault:f}=a;return[(0,y().finding)(
"policy-misplaced",{path:u,fault:f},(0,E().atFile)(u))]}const p=O().POLICY_PATH.replace(/yml$/,"yaml");function l(n,o){return n.
stat(p)!==void 0&&o.stat(p)===void 0?{path:p,fault:"is beside the policy"}:void 0}async function c({baseTree:n,tree:o,loadedPolicy:a}){
const{policy:u,shared:f}=a,[g,m]=await Promise.all([(0,O().readPolicyIn)(n,f),(0,O().readPolicyIn)(o,f)]),b=O().POLICY_PATH;
if("mistakes"in m)return m.mistakes.map(({line:A,column:F,message:j})=>(0,y().finding)("policy-broken",{path:b,mistake:j},
{location:{path:b,line:A,column:F}}));const P="policy"in g?g.policy:u,C="missing"in m?[e(m.missing.source)]:(0,v().comparePolicies)(
P,m.policy).map(s);return[(0,y().finding)("policy-changed",{path:b,effects:C},(0,E().atFile)(b))]}function e(n){return`e\
xtends: ${(0,S().sharedName)(n)}, which cannot be compared; commit it as ${(0,S().copyPath)(n)}`}const t=160;function s({
key:n,change:o,direction:a,loosens:u}){const f=!u&&o.length>t?`${o.slice(0,t).replace(/[\ud800-\udbff]$/,"")}\u2026`:o;return`${n}\
: ${f}${a===void 0||u&&a==="tighter"?"":` (${a})`}`}function i({loadedPolicy:n}){return n.ignoredInputs.map(o=>(0,y().finding)(
"input-loosens-policy",{...o}))}}),75597:((N,d,r)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.protectedPaths=E;
function v(){const e=r(41330);return v=function(){return e},e}function O(){const e=r(32854);return O=function(){return e},
e}function w(){const e=r(95132);return w=function(){return e},e}function S(){const e=r(39869);return S=function(){return e},
e}const y=["AGENTS.md","CLAUDE.md","GEMINI.md","SOUL.md","IDENTITY.md","MEMORY.md","USER.md","TOOLS.md","HEARTBEAT.md","\
.env*",".github/workflows/**",".github/gene-gate.yml"];function E(e){const{touched:t,policy:s,policyPath:i,change:n,tree:o,
genes:a}=e,u=M(n,o),f=a.some(({binds:b})=>b),g=l(s.blast_radius.protected_paths),m=l(y);return t.flatMap(b=>{const{path:P}=b,
C=u.get(P),A=c(b),F=g(A),j=P===i?void 0:m(A);if(F===void 0&&j===void 0)return[];const $=F===void 0?{path:P,pattern:j??"",
by:"the default list"}:{path:P,pattern:F,by:"the policy"},I=F!==void 0||C!==void 0&&f,k={...(0,S().atFile)(P),severity:I?
"error":"warning",harm:F!==void 0||h(P)?"danger":"broken"};return[C===void 0?(0,w().finding)("protected-path",$,k):(0,w().
finding)("protected-file-destroyed",{...$,how:C},k)]})}function h(e){return/(?:^|\/)\.env(?!.*(?:example|sample|template|dist)$)[^/]*$/i.
test(e)}function M(e,t){const s=new Map;for(const{status:i,path:n,oldPath:o}of e.files)i==="deleted"&&s.set(n,"deletes"),
o!==void 0&&s.set(o,"deletes"),(i==="modified"||i==="type_changed")&&t.stat(n)?.size===0&&s.set(n,"empties");return s}const p={
dot:!0,nonegate:!0,nocase:!0,flags:"is"};function l(e){const t=e.map(s=>{const i=(0,v().default)(s,p),n=(0,O().withinFolded)(
s);return{pattern:s,covers:({path:a,folded:u})=>i(a)||n(u)}});return s=>t.find(({covers:i})=>s.some(i))?.pattern}function c({
path:e,via:t}){const s={path:e,folded:(0,O().folded)(e)};return t===""?[s]:[s,{path:t,folded:(0,O().folded)(t)}]}}),66503:((N,d,r)=>{
Object.defineProperty(d,"__esModule",{value:!0}),d.storeRoots=E;function v(){const l=r(76760);return v=function(){return l},
l}function O(){const l=r(68450);return O=function(){return l},l}function w(){const l=r(59867);return w=function(){return l},
l}function S(){const l=r(95132);return S=function(){return l},l}function y(){const l=r(39869);return y=function(){return l},
l}async function E(l){const{genes:c,tree:e}=l,t=c.flatMap(({asset:i,store:n,change:o})=>o.kind==="removed"?[]:[[n.path,{
store:n,file:i.path}]]),s=[...new Map(t).values()].map(i=>M(i,e));return[...h(l),...(await Promise.all(s)).flat()]}function h({
assets:l,policy:c,tree:e,baseTree:t}){const s=new Map;for(const i of l.files){const{path:n,root:o}=(0,O().storeOf)(i,{policy:c,
tree:t}),a=(0,O().storeOf)(i,{policy:c,tree:e}).root;if(t.stat(n)===void 0||o===a||s.has(n))continue;const u={store:p(n),
root:p(o),next:p(a)};s.set(n,(0,S().finding)("store-root-moved",u,(0,y().atFile)(i)))}return[...s.values()]}async function M({
store:{path:l,root:c,named:e},file:t},s){const i={store:p(l),root:p(c)};if(s.stat(c)?.kind!=="directory"){const o=e===!0;
return[(0,S().finding)("store-root-missing",{...i,named:o},(0,y().atFile)(t))]}if(await(0,w().readPackageJson)(s,c)===w().
INVALID){const o=v().posix.join(c,"package.json");return[(0,S().finding)("store-root-unreadable",{...i,path:o},(0,y().atFile)(
t))]}const n=(0,O().packagesAbove)(s,l).filter(o=>o!==c);return e===!0||n.length===0?[]:[(0,S().finding)("store-root-unc\
lear",{...i,others:n.map(p)},(0,y().atFile)(t))]}function p(l){return l===""?".":l}}),39869:((N,d,r)=>{Object.defineProperty(
d,"__esModule",{value:!0}),d.SYMLINK=void 0,d.atFile=y,d.someTouches=c,d.touchedPaths=w,d.touchesOf=S;function v(){const e=r(
32854);return v=function(){return e},e}function O(){const e=r(53315);return O=function(){return e},e}function w(e,t){return e.
files.flatMap(s=>(0,O().namesOf)(s).map(i=>({path:i,via:i===s.path&&s.newMode===E?M(t,i):""})))}function S(e,t){const s=new Map;
return i=>{const n=s.get(i)??h(e,p(t,i));return s.set(i,n),n}}function y(e){return{location:{path:e,line:1,column:1}}}const E=d.
SYMLINK="120000";function h(e,t){const s=i=>t.some(n=>(0,v().isWithin)(i,n));return e.flatMap(i=>s(i.path)?[{path:i.path,
via:""}]:i.via!==""&&s(i.via)?[i]:[])}function M(e,t){const s=(0,v().resolveInTree)(e,t);return s.kind==="inside"||s.kind===
"missing"?s.path:""}function p(e,t){const s=(0,v().resolveInTree)(e,t);return s.kind==="inside"?[t,s.path]:[t]}const l=20;
function c(e){const t=e.length-l;return e.slice(0,l).map((s,i)=>t>0&&i===l-1?{...s,more:t}:s)}}),90350:((N,d,r)=>{Object.
defineProperty(d,"__esModule",{value:!0}),d.unauditableFiles=E,d.unprovenMerge=M;function v(){const p=r(32854);return v=
function(){return p},p}function O(){const p=r(95132);return O=function(){return p},p}function w(){const p=r(39869);return w=
function(){return p},p}const S="160000",y=".gitmodules";function E({genes:p,change:l,tree:c}){return p.some(({binds:e})=>e)?
l.files.flatMap(e=>{const t=e.path===y&&e.status!=="deleted";return e.newMode===S||t?[(0,O().finding)("submodule-changed",
{path:e.path},(0,w().atFile)(e.path))]:e.newMode===w().SYMLINK?h(e,c):[]}):[]}function h({path:p},l){const{kind:c}=(0,v().
resolveInTree)(l,p);if(c!=="outside"&&c!=="loop")return[];const e=l.readlink(p)??"";return[(0,O().finding)("symlink-leav\
es-tree",{path:p,target:e},(0,w().atFile)(p))]}function M({unprovenMerge:p}){return p?[(0,O().finding)("merge-not-proven",
{merge:p.commit,reason:p.reason})]:[]}}),72025:((N,d,r)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.ask=E,d.assetNotJudged=
M,d.notChecked=l,d.ofChange=y;function v(){const c=r(27199);return v=function(){return c},c}function O(){const c=r(95132);
return O=function(){return c},c}function w(){const c=r(3648);return w=function(){return c},c}function S(){const c=r(50661);
return S=function(){return c},c}function y(c){return(e,...t)=>(0,S().isChange)(e)?c(e,...t):[]}async function E(c,e,...t){
const s=Object.entries(c).map(async([i,n])=>{try{return await n(e,...t)}catch(o){return[h(i,o,t)]}});return(await Promise.
all(s)).flat()}function h(c,e,[t]){return t===void 0?(0,w().notJudged)(`the change; the check "${c}" failed`,e):M(t.asset,
e,`; the check "${c}" failed`)}function M(c,e,t=""){const s=`the ${c.type} \`${c.id}\`${t}`;return(0,w().notJudged)(s,e,
p(c))}function p(c){try{return(0,v().placeOf)(c)}catch{return{location:{path:c.path,line:1,column:1},subject:(0,v().subjectOf)(
c)}}}function l(c,{path:e,detail:t},s){return(0,O().finding)("claim-not-checked",{claim:c,why:`${t} of the log \`${e}\``},
s)}}),70716:((N,d,r)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.SUBJECT_CHECKS=d.REMOVED_GENE_CHECKS=d.GENE_CHECKS=
d.CLAIM_CHECKS=void 0;function v(){const k=r(60741);return v=function(){return k},k}function O(){const k=r(98497);return O=
function(){return k},k}function w(){const k=r(37542);return w=function(){return k},k}function S(){const k=r(19177);return S=
function(){return k},k}function y(){const k=r(78782);return y=function(){return k},k}function E(){const k=r(1348);return E=
function(){return k},k}function h(){const k=r(90331);return h=function(){return k},k}function M(){const k=r(75597);return M=
function(){return k},k}function p(){const k=r(66503);return p=function(){return k},k}function l(){const k=r(90350);return l=
function(){return k},k}function c(){const k=r(72025);return c=function(){return k},k}function e(){const k=r(80199);return e=
function(){return k},k}function t(){const k=r(52117);return t=function(){return k},k}function s(){const k=r(93198);return s=
function(){return k},k}function i(){const k=r(59613);return i=function(){return k},k}function n(){const k=r(87585);return n=
function(){return k},k}function o(){const k=r(66322);return o=function(){return k},k}function a(){const k=r(10255);return a=
function(){return k},k}function u(){const k=r(32550);return u=function(){return k},k}function f(){const k=r(85881);return f=
function(){return k},k}function g(){const k=r(93290);return g=function(){return k},k}function m(){const k=r(60266);return m=
function(){return k},k}function b(){const k=r(73566);return b=function(){return k},k}function P(){const k=r(76866);return P=
function(){return k},k}function C(){const k=r(42804);return C=function(){return k},k}function A(){const k=r(43420);return A=
function(){return k},k}const F=d.SUBJECT_CHECKS={"asset-files":t().assetFiles,"forbidden-paths":(0,c().ofChange)(y().forbiddenPaths),
"protected-paths":(0,c().ofChange)(M().protectedPaths),"policy-file":(0,c().ofChange)(h().policyFile),"gate-change":(0,c().
ofChange)(E().gateChange),"agent-files":(0,c().ofChange)(v().agentFiles),"changed-instructions":(0,c().ofChange)(O().changedInstructions),
"stale-instructions":(0,c().ofChange)(O().staleInstructions),"ignored-inputs":(0,c().ofChange)(h().ignoredInputs),"audit\
-logs":(0,c().ofChange)(w().auditLogs),"unauditable-files":(0,c().ofChange)(l().unauditableFiles),"unproven-merge":(0,c().
ofChange)(l().unprovenMerge),"store-roots":(0,c().ofChange)(p().storeRoots),"deciding-files":(0,c().ofChange)(S().decidingFiles),
"missing-genes":f().missingGenes,"event-chain":s().eventChain,"unresolved-references":f().unresolvedReferences,"genes-st\
ill-named":(0,c().ofChange)(f().genesStillNamed),"engine-seeds":(0,c().ofChange)(o().engineSeeds),"activated-seeds":(0,c().
ofChange)(e().activatedSeeds),"removed-scripts":(0,c().ofChange)(g().removedScripts),"claimed-radius":(0,c().ofChange)(i().
claimedRadius),"claimed-streak":n().claimedStreak,estimates:(0,c().ofChange)(i().estimates),"look-alike-ids":u().lookAlikeIds,
"repeated-ids":m().repeatedIds,unidentified:b().unidentified},j=d.CLAIM_CHECKS={"self-description":b().selfDescription,"\
capsule-fields":b().capsuleFields,envelope:a().envelope},$=d.GENE_CHECKS={"incomplete-gene":P().incompleteGene,"validati\
on-list":A().validationList,"declared-constraints":C().declaredConstraints,"loosened-constraints":(0,c().ofChange)(C().loosenedConstraints),
"limits-beyond-cap":(0,c().ofChange)(C().limitsBeyondCap),"gene-blast-radius":(0,c().ofChange)(C().geneBlastRadius),"dec\
lared-paths":(0,c().ofChange)(C().declaredPaths),"self-description":b().selfDescription,envelope:a().envelope},I=d.REMOVED_GENE_CHECKS=
{"removed-gene":(0,c().ofChange)(P().removedGene),"gene-blast-radius":(0,c().ofChange)(C().geneBlastRadius),"declared-pa\
ths":(0,c().ofChange)(C().declaredPaths)}}),80199:((N,d,r)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.activatedSeeds=
S;function v(){const y=r(27199);return v=function(){return y},y}function O(){const y=r(95132);return O=function(){return y},
y}function w(){const y=r(97004);return w=function(){return y},y}async function S({assets:y,judge:E}){const h=[];for(const M of y.
activated??[]){const p=await(0,w().firstBlocked)(M,E);p!==void 0&&h.push((0,O().finding)("seed-activated-blocked",{gene:M.
id,command:p},(0,v().placeOf)(M,["validation"])))}return h}}),52117:((N,d,r)=>{Object.defineProperty(d,"__esModule",{value:!0}),
d.assetFiles=O,d.assetProblemFinding=w;function v(){const S=r(95132);return v=function(){return S},S}function O({problems:S}){
return S.map(w)}function w({rule:S,detail:y,location:E,id:h,before:M}){const l={location:E,...h===void 0?{}:{subject:{id:h}}};
return M?{...(0,v().finding)(S,{detail:y},{...l,severity:"notice"}),before:M}:(0,v().finding)(S,{detail:y},l)}}),97004:((N,d,r)=>{
Object.defineProperty(d,"__esModule",{value:!0}),d.blockedGenes=S,d.firstBlocked=y;function v(){const E=r(27199);return v=
function(){return E},E}function O(){const E=r(77680);return O=function(){return E},E}function w(){const E=r(95132);return w=
function(){return E},E}async function S(E,h,M){const p=new Map;for(const l of E){const{gene:c}=l.value,e=h.find(i=>i.type===
"Gene"&&i.id===c),t=e&&await y(e,M);if(e===void 0||t===void 0)continue;const s={capsule:l.id,gene:e.id,command:t};p.set(
l,(0,w().finding)("capsule-gene-blocked",s,(0,v().placeOf)(l,["gene"])))}return p}async function y(E,h){const M=h.forFile(
E.path);for(const p of(0,O().commandsToRun)(E)){const{verdict:l}=await M.command(p);if(l==="block")return p}}}),93198:((N,d,r)=>{
Object.defineProperty(d,"__esModule",{value:!0}),d.eventChain=y;function v(){const p=r(27199);return v=function(){return p},
p}function O(){const p=r(28894);return O=function(){return p},p}function w(){const p=r(95132);return w=function(){return p},
p}function S(){const p=r(72025);return S=function(){return p},p}function y({assets:{changes:p,present:l,unread:c}}){const e=l.
filter(({type:u})=>u==="EvolutionEvent"),t=new Set(p.map(({asset:u})=>u)),s=new Map(e.map(u=>[u.id,u])),i=new Map,n=new Map,
o=new Set,a=new Set;return e.flatMap(u=>{const f=n.get(u.path);n.set(u.path,u);const g=E(u),m=g===void 0?void 0:i.get(g);
if(g!==void 0&&m===void 0&&i.set(g,u),!t.has(u)||u.cut)return[];const b=(0,v().placeOf)(u,["parent"]),P={event:u.id};if(g===
void 0)return f===void 0||!(0,O().isAuditLog)(u.path)?[]:[(0,w().finding)("event-not-chained",{...P,last:f.id},b)];if(!s.
has(g)){const F=f===void 0,j=(0,O().isAuditLog)(u.path)&&!F?"error":"warning",[$]=c;if($!==void 0){const k=`whether the \
parent \`${g}\` of the EvolutionEvent \`${u.id}\` exists`;return[(0,S().notChecked)(k,$,{...b,severity:j})]}if(a.has(g))
return[];F||a.add(g);const I={...P,parent:g,first:F};return[(0,w().finding)("event-parent-missing",I,{...b,severity:j})]}
const C=M(u,s,o);if(C!==void 0)return[(0,w().finding)("event-parent-cycle",{...P,cycle:C},b)];if(m===void 0||m.id===u.id)
return[];const A=f===void 0||f.id===g?m.id:f.id;return[(0,w().finding)("event-chain-forked",{...P,other:m.id,parent:g,last:A},
b)]})}function E({value:{parent:p}}){return typeof p=="string"&&p!==""?p:void 0}const h=5;function M(p,l,c){const e=new Set;
let t=p;for(;t!==void 0&&!c.has(t.id)&&!e.has(t.id);){e.add(t.id);const i=E(t);t=i===void 0?void 0:l.get(i)}if(t!==void 0&&
t.id===p.id&&!c.has(t.id))return[...e].slice(0,h);for(const i of e)c.add(i)}}),59613:((N,d,r)=>{Object.defineProperty(d,
"__esModule",{value:!0}),d.claimedRadius=w,d.estimates=e,d.sizeOf=E;function v(){const s=r(27199);return v=function(){return s},
s}function O(){const s=r(95132);return O=function(){return s},s}function w({assets:{changes:s},counted:i}){return["Capsu\
le","EvolutionEvent"].flatMap(n=>{const o=s.filter(({kind:g,asset:m})=>g==="added"&&m.type===n).map(({asset:g})=>({asset:g,
size:E(g.value.blast_radius)})),a=o.flatMap(({size:g})=>g??[]),u=o.at(-1);if(u===void 0||a.length<o.length)return[];const f=a.
reduce(h);if(f.files<i.least.files||f.lines<i.least.lines){const g={together:o.length>1,severity:"warning"};return[S(u.asset,
f,i.least,g)]}return o.flatMap(({asset:g,size:m})=>m!==void 0&&p(g)&&M(m,i.most)?[S(g,m,i.most,{together:!1,severity:"no\
tice"})]:[])})}function S(s,i,n,{together:o,severity:a}){const{type:u,id:f}=s,g={type:u,id:f,claimed:y(i),counted:y(n),together:o},
m={...(0,v().placeOf)(s,["blast_radius"]),severity:a};return(0,O().finding)("blast-radius-claim",g,m)}function y({files:s,
lines:i}){return`${s} ${s===1?"file":"files"} and ${i} ${i===1?"line":"lines"}`}function E(s){if(!(0,v().isJsonObject)(s))
return;const{files:i,lines:n}=s;return typeof i=="number"&&typeof n=="number"?{files:i,lines:n}:void 0}function h(s,i){return{
files:s.files+i.files,lines:s.lines+i.lines}}function M(s,i){return s.files>i.files||s.lines>i.lines+i.files}function p({
value:{outcome:s}}){return(0,v().isJsonObject)(s)&&s.status==="success"}const l=3,c=.1;function e({assets:{changes:s},counted:i}){
const{least:n,most:o}=i,a=s.filter(({kind:u,asset:f})=>u==="added"&&f.type==="EvolutionEvent");return a.flatMap(({asset:u})=>{
const{blast_radius_estimate:f,meta:g,blast_radius:m}=u.value,b=(0,v().isJsonObject)(f)?[]:["meta"],P=b.length===0?f:(0,v().
isJsonObject)(g)&&g.blast_radius_estimate,C=t(P);if(C===void 0||C<=0)return[];const A=a.length===1,F=A?n.files:t(m),j=A?
o.files:t(m);if(F===void 0||j===void 0)return[];const $=F/C>l;if(!$&&j/C>=c)return[];const I=$?F:j,k=(0,v().placeOf)(u,[
...b,"blast_radius_estimate"]);return[(0,O().finding)("estimate-drift",{event:u.id,estimate:C,actual:I},k)]})}function t(s){
return(0,v().isJsonObject)(s)&&typeof s.files=="number"?s.files:void 0}}),87585:((N,d,r)=>{Object.defineProperty(d,"__es\
Module",{value:!0}),d.claimedStreak=E;function v(){const h=r(27199);return v=function(){return h},h}function O(){const h=r(
59490);return O=function(){return h},h}function w(){const h=r(95132);return w=function(){return h},h}function S(){const h=r(
72025);return S=function(){return h},h}function y(){const h=r(47771);return y=function(){return h},h}function E({assets:h}){
const M=(0,O().groupBy)((0,y().eventsIn)(h),({value:p})=>p.capsule_id);return h.changes.flatMap(({kind:p,asset:l})=>{const{
success_streak:c}=l.value;if(p==="removed"||l.type!=="Capsule"||typeof c!="number")return[];const{count:e,ended:t}=(0,y().
successStreak)(l.id,M.get(l.id)??[]);if(c<=e)return[];const s=(0,v().placeOf)(l,["success_streak"]),i=h.unread.at(-1);return i!==
void 0&&!t?[(0,S().notChecked)(`the success streak of the Capsule \`${l.id}\``,i,s)]:[(0,w().finding)("success-streak-cl\
aim",{capsule:l.id,claimed:c,counted:e},s)]})}}),66322:((N,d,r)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.engineSeeds=
O;function v(){const w=r(95132);return v=function(){return w},w}function O({seeds:w}){const[S]=w.keys();if(S===void 0)return[];
const y=[...w.values()].sort((h,M)=>h.localeCompare(M,"en",{numeric:!0})),E={ids:[...new Set([...w.keys()].map(({id:h})=>h))],
count:w.size,oldest:y[0]??"",newest:y.at(-1)??""};return[(0,v().finding)("engine-seeds",E,{location:S.locate()})]}}),10255:((N,d,r)=>{
Object.defineProperty(d,"__esModule",{value:!0}),d.envelope=E;function v(){const t=r(27199);return v=function(){return t},
t}function O(){const t=r(61331);return O=function(){return t},t}function w(){const t=r(39763);return w=function(){return t},
t}function S(){const t=r(95132);return S=function(){return t},t}function y(){const t=r(85475);return y=function(){return t},
t}function E(t,{asset:s}){const{type:i,id:n,envelope:o}=s,a=(0,v().placeOf)(s),u={type:i,id:n},f=[s.value,...o?[o,(0,O().
payloadOf)(o)]:[]].some(h);return[...M(s),...o&&(0,O().senderOf)(o)===void 0?[(0,S().finding)("envelope-sender-missing",
u,a)]:[],...f?[(0,S().finding)("signature-not-verified",u,a)]:[]]}function h({signature:t}){return t!=null&&t!==""}function M(t){
const{type:s,id:i,wrappers:n=[]}=t,o=(0,v().placeOf)(t);return n.flatMap(a=>p(t,a).flatMap(([u,f])=>{const g=a[u];if(g===
void 0||g===f)return[];const m={type:s,id:i,field:u,stated:e(g),actual:e(f)};return[(0,S().finding)("envelope-contradict\
s-asset",m,o)]}))}function p(t,s){const{type:i,id:n,value:o}=t;return[...i==="ValidationReport"?[["target_asset_id",o.gene_asset_id??
s.target_asset_id],["target_local_id",o.gene_id]]:[],...l(s.type,i)?[["type",i]]:[],["asset_type",i],["asset_id",c(t,s.asset_id)],
["content_hash",c(t,s.content_hash)],["local_id",n]]}function l(t,s){if(typeof t!="string")return!1;const i=t.toLowerCase();
return i!==s.toLowerCase()&&w().ASSET_TYPES.some(n=>n.toLowerCase()===i)}function c({type:t,value:s},i){if(s.asset_id!==
void 0||i===void 0)return s.asset_id;const n={type:t,value:{...s,asset_id:i}};return(0,y().matchContentHash)(n)===void 0?
(0,y().contentHash)(s):i}function e(t){return JSON.stringify(t??null).slice(0,100)}}),32550:((N,d,r)=>{Object.defineProperty(
d,"__esModule",{value:!0}),d.lookAlikeIds=E;function v(){const c=r(27199);return v=function(){return c},c}function O(){const c=r(
64385);return O=function(){return c},c}function w(){const c=r(12096);return w=function(){return c},c}function S(){const c=r(
11970);return S=function(){return c},c}function y(){const c=r(95132);return y=function(){return c},c}function E({assets:{
changes:c,present:e}}){const t=c.filter(({kind:o})=>o==="added").map(({asset:o})=>o);if(t.length===0)return[];const s=new Set(
t.map(({type:o})=>o)),i=new Map,n=new Map;for(const{type:o,value:a}of e){const u=s.has(o)?(0,O().declaredId)(a):void 0;if(u!==
void 0)for(const f of M(o,u)){const g=i.get(f);g===void 0?i.set(f,u):g!==u&&!n.has(f)&&n.set(f,u)}}return t.flatMap(o=>{
const{type:a,id:u}=o,g=M(a,u).flatMap(b=>[i.get(b),n.get(b)]).find(b=>b!==void 0&&b!==u);if(g===void 0)return[];const m=(0,v().
placeOf)(o,["id"]);return[(0,y().finding)("look-alike-id",{type:a,id:(0,w().visible)(u),other:(0,w().visible)(g)},m)]})}
const h=/[\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}]/gu;function M(c,e){const t=/^[\w.-]*$/.test(e)?e:p(e),s=t.replaceAll(
/[I1|]/g,"l").replaceAll("0","O").replaceAll("rn","m");return[`${c} case ${l(t)}`,`${c} drawn ${l(s)}`]}function p(c){const e=c.
normalize("NFKC").replace(h,"");return(0,S().asciiOf)(e.replace(/\p{Pd}/gu,"-"))}function l(c){return c.toUpperCase().toLowerCase()}}),
85881:((N,d,r)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.appliedIds=l,d.genesStillNamed=E,d.missingGenes=c,d.
unresolvedReferences=y;function v(){const e=r(27199);return v=function(){return e},e}function O(){const e=r(30610);return O=
function(){return e},e}function w(){const e=r(95132);return w=function(){return e},e}function S(){const e=r(72025);return S=
function(){return e},e}function y({assets:e}){const{changes:t,present:s,unread:i}=e,n=h(s,"Capsule"),o=h(s,"ValidationRe\
port");return t.filter(p).flatMap(({asset:a})=>{if(a.type!=="EvolutionEvent")return[];const{capsule_id:u,validation_report_id:f}=a.
value,g=a.id,[m]=i,b=C=>`whether \`${C}\`, which the EvolutionEvent \`${g}\` names, exists`,P=[];if(M(u,n)){const C=(0,v().
placeOf)(a,["capsule_id"]);P.push(m?(0,S().notChecked)(b(u),m,C):(0,w().finding)("capsule-not-found",{event:g,capsule:u},
C))}if(M(f,o)){const C=(0,v().placeOf)(a,["validation_report_id"]);P.push(m?(0,S().notChecked)(b(f),m,C):(0,w().finding)(
"validation-report-not-found",{event:g,report:f},C))}return P})}function E({assets:{changes:e,present:t}}){const s=h(t,"\
Gene"),i=l(e),n=e.flatMap(({kind:a,asset:u,before:f})=>a==="removed"?u:f??[]).filter(({type:a})=>a==="Gene").flatMap(a=>(0,O().
namesOf)(a).map(u=>({asset:a,name:u}))).filter(({name:a})=>!s.has(a)&&!i.has(a));if(n.length===0)return[];const o=t.flatMap(
O().namings);return n.flatMap(({asset:a,name:u})=>{const f=o.filter(({gene:C})=>C===u),g=f.find(C=>C.by.type==="Capsule")??
f[0];if(g===void 0)return[];const m={gene:u,by:`the ${g.by.type} \`${g.by.id}\``,more:new Set(f.map(C=>C.by)).size-1},b=g.
by.type==="Capsule"?"warning":"notice",P=g.by.locate(g.pointer);return[(0,w().finding)("gene-still-named",m,{location:P,
subject:(0,v().subjectOf)(a),severity:b})]})}function h(e,t){return new Set(e.filter(s=>s.type===t).flatMap(O().namesOf))}
function M(e,t){return typeof e=="string"&&!t.has(e)}function p({kind:e}){return e==="added"||e==="modified"}function l(e){
return new Set(e.flatMap(O().newNamings).map(({gene:t})=>t))}function c({assets:{changes:e}}){const t=new Set(e.filter(({
kind:s,asset:i})=>s!=="removed"&&i.type==="Gene").flatMap(({asset:s})=>(0,O().namesOf)(s)));return e.flatMap(O().newNamings).
filter(({gene:s})=>!t.has(s)).map(({by:s,gene:i,pointer:n})=>(0,w().finding)("gene-not-found",{type:s.type,id:s.id,gene:i},
(0,v().placeOf)(s,n)))}}),93290:((N,d,r)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.removedScripts=l;function v(){
const n=r(76760);return v=function(){return n},n}function O(){const n=r(27199);return O=function(){return n},n}function w(){
const n=r(68450);return w=function(){return n},n}function S(){const n=r(77680);return S=function(){return n},n}function y(){
const n=r(51951);return y=function(){return n},n}function E(){const n=r(86191);return E=function(){return n},n}function h(){
const n=r(59867);return h=function(){return n},n}function M(){const n=r(46912);return M=function(){return n},n}function p(){
const n=r(95132);return p=function(){return n},n}async function l(n){const{assets:o,baseTree:a,clock:u}=n,f=c(n.change),
g=await e(n);if(f.size+g.size===0)return[];const m=new Set(o.changes.map(({asset:C})=>C)),b=o.present.filter(C=>C.type===
"Gene"&&!m.has(C)),P=new Map;for(const C of b){await u.tick();const A=(0,S().validationCommands)(C),F=new Map;for(const{
value:j,pointer:$}of A.kind==="list"?A.entries:[]){if(typeof j!="string")continue;const{root:I}=(0,w().storeOf)(C.path,{
policy:n.policy,tree:a}),T=(0,E().namedPaths)(j,I).filter(R=>f.has(R)).map(R=>({path:R,script:""}));g.size>0&&T.push(...await s(
j,a,I));for(const R of T){const L=i(R);(R.script===""||g.has(L))&&F.set(L,{...R,entry:$[1]})}}for(const[j,$]of F){const I=P.
get(j);I?I.more+=1:P.set(j,{...$,gene:C,more:0})}}return[...P.values()].map(({path:C,script:A,gene:F,entry:j,more:$})=>(0,p().
finding)("script-still-named",{path:C,script:A,gene:F.id,more:$},(0,O().placeOf)(F,["validation",j])))}function c({files:n}){
const o=new Set(n.flatMap(({status:a,path:u,oldPath:f})=>a==="deleted"?u:f??[]));for(const{path:a,status:u}of n)u!=="del\
eted"&&o.delete(a);return o}async function e({change:n,baseTree:o,tree:a}){const u=n.files.map(({path:g,oldPath:m})=>m??
g),f=new Set;for(const g of u.filter(m=>v().posix.basename(m)==="package.json")){const m=await t(o,g),b=new Set(await t(
a,g));for(const P of m)b.has(P)||f.add(i({path:g,script:P}))}return f}async function t(n,o){const a=v().posix.dirname(o);
return[...(await(0,h().usablePackageJson)(n,a==="."?"":a))?.scripts.keys()??[]]}async function s(n,o,a){const{invocation:u}=(0,y().
readWords)(n,{tree:o,cwd:a});if(u?.program!=="npm")return[];const f={tree:o,directory:a,changed:new Set},{runs:g}=await(0,M().
scriptsThatRun)(u,f,{start:0,end:0}),m=(0,M().eventOf)(u);return g.flatMap(({directory:b,event:P})=>P===m?[{path:v().posix.
join(b,"package.json"),script:m}]:[])}function i({path:n,script:o}){return`${n}\0${o}`}}),60266:((N,d,r)=>{Object.defineProperty(
d,"__esModule",{value:!0}),d.repeatedIds=E;function v(){const p=r(76760);return v=function(){return p},p}function O(){const p=r(
23404);return O=function(){return p},p}function w(){const p=r(27199);return w=function(){return p},p}function S(){const p=r(
95132);return S=function(){return p},p}const y=/(?:\.seed\.json|\/default_genes\.json)$/;function E({assets:{changes:p,present:l}}){
const e=p.filter(({kind:i})=>i==="added"||i==="modified").map(({asset:i})=>i).filter(h);if(e.length===0)return[];const t=new Set(
e.map(({id:i})=>i)),s=l.filter(i=>h(i)&&t.has(i.id));return e.flatMap(i=>{const n=s.find(o=>M(o,i));return n===void 0?[]:
[(0,S().finding)("id-in-two-files",{id:i.id,other:n.path},(0,w().placeOf)(i,["id"]))]})}function h({type:p,path:l}){return p===
"Gene"&&!y.test(`/${l}`)}function M(p,l){return p.id===l.id&&p.path.replace(/l$/,"")!==l.path.replace(/l$/,"")&&v().posix.
dirname(p.path)===v().posix.dirname(l.path)&&(0,O().canonicalize)(p.value)!==(0,O().canonicalize)(l.value)}}),21471:((N,d,r)=>{
Object.defineProperty(d,"__esModule",{value:!0}),d.schemaDifferences=y;function v(){const a=r(88333);return v=function(){
return a},a}function O(){const a=r(98879);return O=function(){return a},a}const w=1e4,S=50;function y(a,u){try{return E(
a,u)}catch(f){if(!(f instanceof URIError))throw f;return E(a,n(u))}}function E(a,u){const f=(0,O().complaintsOf)(a,u,!o(
u,w)),g=new Map,m=new Set;for(const b of f){if(l.has(b.keyword))continue;const P=M(b);if(!m.has(P)){m.add(P);for(const C of c(
b,a,u)){const A=h(b,C),F=g.get(A);g.set(A,F?{...F,more:F.more+1}:C)}}}return[...g.values()].slice(0,S)}function h({keywordLocation:a},u){
switch(u.kind){case"missing":return JSON.stringify([a,...u.fields]);case"unknown":return JSON.stringify([a,u.field]);case"\
invalid":return a}}function M({keyword:a,instanceLocation:u}){return`${p.has(a)?a:"value"} ${u}`}const p=new Set(["requi\
red","additionalProperties"]),l=new Set(["properties","items","false"]);function c(a,u,f){const{keyword:g,keywordLocation:m,
instanceLocation:b}=a,{pointer:P,value:C}=t(f,b),A=s(u,m);if(g==="required"){const j=(A.required??[]).filter($=>!e(C,$));
return[{kind:"missing",pointer:P,fields:j,more:0}]}if(g==="additionalProperties"){const j=A.properties??{},$=Object.keys(
C??{}).filter(k=>!Object.hasOwn(j,k)),I=Object.keys(j).filter(k=>!e(C,k));return $.map(k=>({kind:"unknown",pointer:[...P,
k],field:k,absent:I,more:0}))}const F=(0,v().expectation)(g,A);return[{kind:"invalid",pointer:P,keyword:g,expected:F,found:(0,v().
describeJson)(C),more:0}]}function e(a,u){return a!==null&&Object.hasOwn(a,u)}function t(a,u){const f=[];let g=a;for(const m of i(
u))Array.isArray(g)?(f.push(Number(m)),g=g[Number(m)]??null):(f.push(m),g=g[m]??null);return{pointer:f,value:g}}function s(a,u){
let f=O().SCHEMAS[a];for(const g of i(u).slice(0,-1))f=f[g];return f}function i(a){return a.split("/").slice(1).map(u=>u.
replaceAll("~1","/").replaceAll("~0","~"))}function n(a){if(a===null||typeof a!="object")return a;if(Array.isArray(a))return a.
map(n);const u=Object.create(null);for(const[f,g]of Object.entries(a))u[f.replace(/\p{Surrogate}/gu,"\uFFFD")]=n(g);return u}
function o(a,u){let f=u;const g=[a];for(let m=g.pop();m!==void 0;m=g.pop()){if(f-=1,f<0)return!0;if(!(m===null||typeof m!=
"object")){for(const b of Object.values(m))if(g.push(b),g.length>f)return!0}}return!1}}),88333:((N,d)=>{Object.defineProperty(
d,"__esModule",{value:!0}),d.describeJson=S,d.expectation=w;const r={string:"a string",array:"a list",object:"an object",
integer:"an integer",number:"a number",boolean:"a boolean",null:"null"},v={"^\\d+\\.\\d+\\.\\d+$":"three numbers such as\
 `1.13.0`","^sha256:[a-f0-9]{64}$":"`sha256:` and 64 hexadecimal digits"},O=40;function w(y,E){const h=E[y];switch(y){case"\
type":return[h].flat().map(M=>r[String(M)]??String(M)).join(" or ");case"enum":return`one of ${(E.enum??[]).map(M=>JSON.
stringify(M)).join(", ")}`;case"const":return JSON.stringify(h);case"pattern":return v[String(h)]??`a string that matche\
s ${h}`;case"minLength":return h===1?"a non-empty string":`a string of at least ${h} characters`;case"maxLength":return`\
a string of at most ${h} characters`;case"minItems":return h===1?"a non-empty list":`a list of at least ${h} items`;case"\
maxItems":return`a list of at most ${h} items`;case"minimum":return`a number that is at least ${h}`;case"maximum":return`\
a number that is at most ${h}`;default:return`a value that matches \`${y}\` in the schema`}}function S(y){return Array.isArray(
y)?y.length===0?"an empty list":"a list":y!==null&&typeof y=="object"?"an object":typeof y!="string"?String(y):y.length<=
O?JSON.stringify(y):`a string of ${y.length} characters`}}),57733:((N,d,r)=>{Object.defineProperty(d,"__esModule",{value:!0}),
d.promotionSchemaFindings=h,d.schemaFindings=E;function v(){const i=r(23404);return v=function(){return i},i}function O(){
const i=r(27199);return O=function(){return i},i}function w(){const i=r(3051);return w=function(){return i},i}function S(){
const i=r(95132);return S=function(){return i},i}function y(){const i=r(21471);return y=function(){return i},i}function E(i){
return(0,y().schemaDifferences)(i.type,i.value).flatMap(n=>c(i.type,n)).map(n=>M(i,n,"warning"))}function h(i){const n=s(
i)?"warning":"error";return(0,y().schemaDifferences)(i.type,i.value).map(o=>M(i,o,n))}function M(i,n,o){const{type:a,id:u}=i,
{pointer:f,more:g}=n,m={...(0,O().placeOf)(i,f),severity:o};switch(n.kind){case"missing":{const{fields:b}=n;return(0,S().
finding)("schema-field-missing",{type:a,id:u,fields:b,where:l(f,g)},m)}case"unknown":{const b=l(f.slice(0,-1),g),{field:P,
absent:C}=n,A=(0,w().nearestName)(P,C),F={field:P,...A!==void 0&&{meant:A}};return(0,S().finding)("schema-field-unknown",
{type:a,id:u,...F,where:b},m)}case"invalid":{const{expected:b}=n,P=`${n.found}${g===0?"":` (and in ${p(g)})`}`,C=f.join(
".");return(0,S().finding)("schema-field-invalid",{type:a,id:u,field:C,expected:b,found:P},m)}}}function p(i){return i===
1?"1 similar place":`${i} similar places`}function l(i,n){return i.length===0?"":` in \`${i.join(".")}\`${n===0?"":` and\
 ${p(n)}`}`}function c(i,n){const{pointer:o}=n;switch(n.kind){case"missing":{const a=n.fields.filter(u=>!e[i].has([...o,
u].join(".")));return a.length===0?[]:[{...n,fields:a}]}case"unknown":return[n];case"invalid":return t(i,o,n.keyword)?[]:
[n]}}const e={Gene:new Set(["type","id","schema_version","asset_id","validation","constraints","constraints.max_files","\
constraints.forbidden_paths"]),Capsule:new Set(["type","id","schema_version","asset_id"]),EvolutionEvent:new Set(["type",
"id","schema_version","asset_id"]),Mutation:new Set(["type","id"]),ValidationReport:new Set(["type","id"])};function t(i,[
n,...o],a){if(n==="type"||n==="id"||n==="asset_id")return!0;if(i!=="Gene")return!1;const u=a==="minItems"&&o.length>0;return n===
"validation"||n==="constraints"&&!u}function s({value:i}){const{schema_version:n}=i,o=typeof n=="string"?/^1\.(\d+)\.\d+$/.
exec(n)?.[1]:void 0;return o!==void 0&&Number(o)<Number(v().SCHEMA_VERSION.split(".")[1])}}),98879:((N,d,r)=>{Object.defineProperty(
d,"__esModule",{value:!0}),d.SCHEMAS=void 0,d.complaintsOf=l;function v(){const t=r(13574);return v=function(){return t},
t}function O(){const t=r(36576);return O=function(){return t},t}function w(){const t=r(25065);return w=function(){return t},
t}function S(){const t=r(5330);return S=function(){return t},t}function y(){const t=r(39436);return y=function(){return t},
t}function E(){const t=r(39763);return E=function(){return t},t}const M={type:"object",required:["type","schema_version",
"id","gene_id","commands","overall_ok","duration_ms","created_at","asset_id"],properties:{type:{const:"ValidationReport"},
schema_version:{type:"string",pattern:"^\\d+\\.\\d+\\.\\d+$"},id:{type:"string",minLength:1},gene_id:{type:"string",minLength:1},
env_fingerprint:{type:["object","null"]},commands:{type:"array",items:{type:"object",required:["command","ok","stdout","\
stderr"],properties:{command:{type:"string"},ok:{type:"boolean"},stdout:{type:"string"},stderr:{type:"string"}}}},overall_ok:{
type:"boolean"},duration_ms:{type:"integer",minimum:0},created_at:{type:"string",minLength:1},asset_id:{type:"string",pattern:"\
^sha256:[a-f0-9]{64}$"}}},p=d.SCHEMAS={Gene:S().default,Capsule:O().default,EvolutionEvent:w().default,Mutation:y().default,
ValidationReport:M};function l(t,s,i){return c[i?"all":"first"][t].validate(s).errors}const c={all:e(!1),first:e(!0)};function e(t){
const s=E().ASSET_TYPES.map(i=>[i,new(v()).Validator(p[i],"7",t)]);return Object.fromEntries(s)}}),73566:((N,d,r)=>{Object.
defineProperty(d,"__esModule",{value:!0}),d.capsuleFields=M,d.selfDescription=h,d.unidentified=p;function v(){const e=r(
27199);return v=function(){return e},e}function O(){const e=r(59490);return O=function(){return e},e}function w(){const e=r(
95132);return w=function(){return e},e}function S(){const e=r(72025);return S=function(){return e},e}function y(){const e=r(
85475);return y=function(){return e},e}function E(){const e=r(57733);return E=function(){return e},e}function h({correctorOf:e},{
asset:t,commands:s=[]}){if(t.cut)return[];const i=s.some(({findings:n})=>n.some(({edit:o})=>o?.fix));return[...(0,y().hashFindings)(
t,e(t),!i),...(0,E().schemaFindings)(t)]}function M(e,{asset:t}){const{type:s,id:i,value:n}=t;if(s!=="Capsule"||t.cut)return[];
const o=["success_streak","env_fingerprint"].filter(u=>n[u]==null);if(o.length===0)return[];const a=(0,v().placeOf)(t);return[
(0,w().finding)("capsule-field-missing",{capsule:i,fields:o},a)]}function p({genes:e,claims:t,correctorOf:s}){const a=[...e.
filter(({change:f})=>f?.kind!=="removed").map(({asset:f})=>f),...t].filter(({cut:f})=>!f).flatMap(f=>l(f,s));return[...(0,O().
groupBy)(a,({rule:f,location:g})=>JSON.stringify([f,g?.path])).values()].flatMap(c)}function l(e,t){try{return(0,y().identityFindings)(
e,t(e)).filter(y().isMissingIdentity)}catch(s){return[(0,S().assetNotJudged)(e,s)]}}function c([e,...t]){if(e===void 0)return[];
if(t.length===0||!(0,y().isMissingIdentity)(e))return[e,...t];const{subject:s,args:i,...n}=e,{expected:o,...a}=i;return[
{...n,args:{...a,others:t.length}}]}}),47771:((N,d,r)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.eventsIn=c,d.
isSuccess=M,d.streakCounter=y,d.successStreak=l;function v(){const f=r(23404);return v=function(){return f},f}function O(){
const f=r(27199);return O=function(){return f},f}function w(){const f=r(59490);return w=function(){return f},f}function S(){
const f=r(85475);return S=function(){return f},f}function y(f,g){const m=t(f,g),b=(0,w().groupBy)(f,({value:{capsule_id:P}})=>P);
return P=>E(P,b.get(P.id)??[],m,g)}function E({id:f,value:{gene:g}},m,b,P){const C=[],A=[],F={files:0,lines:0};let j;const{
successes:$,failure:I}=h(f,m);for(const k of $){const{value:T}=k,R=b.get(k)??i(T,P)??(n(T,g,P)?void 0:e);R===void 0?(A.push(
k),o(F,T)||(j??=u(T))):C.push({event:u(T),why:R})}return{count:p(A),uncounted:C,ended:I!==void 0,...I&&$.length===0&&{failed:u(
I.value)},radius:F,...j!==void 0&&{unmeasured:j}}}function h(f,g){const m=g.filter(({value:P})=>P.type==="EvolutionEvent"&&
P.capsule_id===f).reverse(),b=m.findIndex(({value:P})=>!M(P));return b<0?{successes:m,failure:void 0}:{successes:m.slice(
0,b),failure:m[b]}}function M({outcome:f}){return(0,O().isJsonObject)(f)&&f.status==="success"}function p(f){const g=f.map(
({value:m})=>m.id).filter(m=>typeof m=="string");return f.length-g.length+new Set(g).size}function l(f,g){const{successes:m,
failure:b}=h(f,g);return{count:p(m),ended:b!==void 0}}function c({changes:f,present:g,unread:m}){const b=m.at(-1),P=new Set(
f.map(({asset:C})=>C));return g.filter(({type:C,path:A})=>C==="EvolutionEvent"&&(!b||A>=b.path)).map(C=>({value:C.value,
log:C.path,isNew:P.has(C)}))}const e="it does not name the gene of the Capsule";function t(f,g){const m=new Map,b=new Map,
P=new Set;for(const C of f){const A=s(C,b,g&&P.has(C.log));A!==void 0&&m.set(C,A),P.add(C.log);const{id:F}=C.value;typeof F==
"string"&&!b.has(F)&&b.set(F,C)}return m}function s({value:f,isNew:g},m,b){const{id:P,parent:C}=f;if(g)return"the change\
 that is judged adds or edits it";const A=typeof P=="string"?m.get(P):void 0;return A!==void 0?(0,v().canonicalize)(A.value)===
(0,v().canonicalize)(f)?void 0:"an earlier event with other content has its id":typeof C=="string"&&C!==""?m.has(C)?void 0:
"its parent is not in the log before it":b?"it has no parent":void 0}function i(f,g){const{id:m,asset_id:b}=f;if(b===void 0)
return g?"it has no hash":void 0;if((0,S().matchContentHash)({type:"EvolutionEvent",value:f})===void 0)return"its hash d\
oes not match its content";const P=typeof m=="string"&&m.trim()!=="";return g&&!P?"it has no id":void 0}function n({genes_used:f},g,m){
return typeof g!="string"||g===""||!Array.isArray(f)?!m:f.includes(g)}function o(f,{blast_radius:g}){if(g===void 0)return!0;
if(!(0,O().isJsonObject)(g))return!1;const{files:m,lines:b}=g;return!a(m)||!a(b)?!1:(f.files=Math.max(f.files,m),f.lines=
Math.max(f.lines,b),!0)}function a(f){return typeof f=="number"&&Number.isSafeInteger(f)&&f>=0}function u({id:f}){return typeof f==
"string"?f:"without an id"}}),78883:((N,d,r)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.geneDifferences=S,d.uncovered=
M;function v(){const p=r(77680);return v=function(){return p},p}function O(){const p=r(32854);return O=function(){return p},
p}function w(){const p=r(56131);return w=function(){return p},p}function S({kind:p,asset:l,before:c}){return c===void 0||
l.cut||p!=="added"&&p!=="modified"?[]:[...y(c,l),...h(c,l)]}function y(p,l){const[c,e]=[E(p),E(l)],t="validation";return[
...[...c].filter(s=>!e.has(s)).map(s=>({kind:"command_removed",field:t,base:s,head:null})),...[...e].filter(s=>!c.has(s)).
map(s=>({kind:"command_added",field:t,base:null,head:s}))]}function E(p){const l=(0,v().validationCommands)(p),c=l.kind===
"list"?l.entries.map(({value:e})=>e):[];return new Set(c.filter(e=>typeof e=="string"))}function h(p,l){const{constraints:c}=(0,w().
readConstraints)(p.value.constraints),{constraints:e}=(0,w().readConstraints)(l.value.constraints),t=[];e.maxFiles!==c.maxFiles&&
t.push({kind:e.maxFiles>c.maxFiles?"constraint_loosened":"constraint_tightened",field:"constraints.max_files",base:String(
c.maxFiles),head:String(e.maxFiles)});const s="constraints.forbidden_paths";for(const i of M(c.forbiddenPaths,e.forbiddenPaths))
t.push({kind:"constraint_loosened",field:s,base:i,head:null});for(const i of M(e.forbiddenPaths,c.forbiddenPaths))t.push(
{kind:"constraint_tightened",field:s,base:null,head:i});return t}function M(p,l){return p.filter(c=>!l.some(e=>(0,O().isWithin)(
c,e)))}}),56131:((N,d,r)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.hardCaps=c,d.limitsOf=l,d.readConstraints=
y,d.stricterConstraints=E;function v(){const e=r(57430);return v=function(){return e},e}function O(){const e=r(32854);return O=
function(){return e},e}function w(){const e=r(53315);return w=function(){return e},e}function S(){const e=r(50661);return S=
function(){return e},e}function y(e){if(e===void 0)return{constraints:h,problems:[{kind:"missing",pointer:["constraints"]}]};
if(e===null||typeof e!="object"||Array.isArray(e))return{constraints:h,problems:[{kind:"malformed",pointer:["constraints"],
expected:"an object"}]};const t=[],s=M(e.max_files,t);return{constraints:{maxFiles:s??w().DEFAULT_MAX_FILES,isDefaultLimit:s===
void 0,forbiddenPaths:p(e.forbidden_paths,t)},problems:t}}function E(e,t){if(e===void 0)return t;const{maxFiles:s,isDefaultLimit:i}=e.
maxFiles<t.maxFiles?e:t;return{maxFiles:s,isDefaultLimit:i,forbiddenPaths:[...new Set([...e.forbiddenPaths,...t.forbiddenPaths])]}}
const h={maxFiles:w().DEFAULT_MAX_FILES,isDefaultLimit:!0,forbiddenPaths:[]};function M(e,t){const s=["constraints","max\
_files"];if(e===void 0)t.push({kind:"missing",pointer:s});else{if(Number.isSafeInteger(e)&&Number(e)>0)return Number(e);
t.push({kind:"malformed",pointer:s,expected:"an integer greater than 0"})}}function p(e,t){const s=["constraints","forbi\
dden_paths"];if(e===void 0)return t.push({kind:"missing",pointer:s}),[];if(!Array.isArray(e))return t.push({kind:"malfor\
med",pointer:s,expected:"a list of paths"}),[];const i=new Set;for(const[n,o]of e.entries()){const a=typeof o=="string"?
(0,O().normalise)(o):void 0;if(typeof o!="string"||!a){t.push({kind:"malformed",pointer:[...s,n],expected:"a path below \
the root of the repository"});continue}(0,O().looksLikePattern)(o)&&t.push({kind:"pattern",pointer:[...s,n],entry:o}),i.
add(a)}return[...i]}function l(e,t){const{asset:s,change:i,binds:n}=e,{constraints:o}=y(s.value.constraints),a=i?.before&&
y(i.before.value.constraints).constraints,u=E(a,o),{maxFiles:f,isDefaultLimit:g}=u,m=c(t),b=n&&(0,S().isChange)(t)?t.radius:
v().NOTHING_TOUCHED,P=(0,w().cappedSize)(b,t.policy.blast_radius.counting),C=(0,w().gradeFiles)(b.files,f,P,m),A=C==="ha\
rd_cap_breach"?P:b,F=(0,w().gradeWords)(C,A,f,m);return{base:a,head:o,constraints:u,blastRadius:{...b,max_files:f,...g&&
{default_limit:!0},severity:C,message:F}}}function c({policy:e}){const{hard_cap_files:t,hard_cap_lines:s}=e.blast_radius;
return{files:t,lines:s}}}),76866:((N,d,r)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.incompleteGene=w,d.removedGene=
S;function v(){const y=r(27199);return v=function(){return y},y}function O(){const y=r(95132);return O=function(){return y},
y}function w(y,{asset:E}){return E.cut?[(0,O().finding)("gene-incomplete",{gene:E.id},(0,v().placeOf)(E))]:[]}function S(y,{
asset:E}){return[(0,O().finding)("gene-removed",{gene:E.id},{subject:(0,v().subjectOf)(E)})]}}),54034:((N,d,r)=>{Object.
defineProperty(d,"__esModule",{value:!0}),d.auditGene=E,d.forbidsRunningGene=p,d.geneFindings=h;function v(){const l=r(72025);
return v=function(){return l},l}function O(){const l=r(70716);return O=function(){return l},l}function w(){const l=r(6470);
return w=function(){return l},l}function S(){const l=r(78883);return S=function(){return l},l}function y(){const l=r(56131);
return y=function(){return l},l}async function E(l,c,e){const{asset:t,change:s,commands:i,store:n}=c,o=(0,y().limitsOf)(
c,l),a=await h(l,{...c,limits:o}),u=e.mayRun&&!a.some(p);return{asset:t,store:n,commands:u?(0,w().planCommands)(i,{timeoutMs:e.
timeoutMs,directory:n.root}):i,findings:a,blastRadius:o.blastRadius,differences:s===void 0?[]:(0,S().geneDifferences)(s)}}
async function h(l,c){return c.change?.kind!=="removed"?(0,v().ask)(O().GENE_CHECKS,l,c):(await(0,v().ask)(O().REMOVED_GENE_CHECKS,
l,c)).map(({location:t,...s})=>s)}const M=new Set(["gene-incomplete","validation-malformed","not-judged"]);function p({rule:l}){
return M.has(l)}}),42804:((N,d,r)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.declaredConstraints=h,d.declaredPaths=
i,d.geneBlastRadius=t,d.limitsBeyondCap=c,d.loosenedConstraints=p;function v(){const n=r(27199);return v=function(){return n},
n}function O(){const n=r(95132);return O=function(){return n},n}function w(){const n=r(53315);return w=function(){return n},
n}function S(){const n=r(39869);return S=function(){return n},n}function y(){const n=r(78883);return y=function(){return n},
n}function E(){const n=r(56131);return E=function(){return n},n}function h(n,{asset:o}){return(0,E().readConstraints)(o.
value.constraints).problems.filter(({kind:a})=>a!=="missing"||!o.cut).map(a=>M(o,a))}function M(n,o){const{pointer:a}=o,
u=(0,v().placeOf)(n,a),f=n.id,g=a.join(".");switch(o.kind){case"missing":return(0,O().finding)("constraints-missing",{gene:f,
field:g},u);case"malformed":return(0,O().finding)("constraints-malformed",{gene:f,field:g,expected:o.expected},u);case"p\
attern":return(0,O().finding)("forbidden-path-pattern",{gene:f,entry:o.entry},u)}}function p(n,{asset:o,binds:a,limits:{
base:u,head:f}}){if(!a||o.cut||u===void 0)return[];const g=(0,y().uncovered)(u.forbiddenPaths,f.forbiddenPaths),m=f.maxFiles>
u.maxFiles;if(g.length===0&&!m)return[];const b=l(o.value.constraints),P=[...m&&!b("max_files")?[`\`max_files\` from ${u.
maxFiles} to ${f.maxFiles}`]:[],...(b("forbidden_paths")?[]:g).map(A=>`\`${A}\` is no longer forbidden`)];if(P.length===
0)return[];const C=(0,v().placeOf)(o,["constraints"]);return[(0,O().finding)("constraints-loosened",{gene:o.id,loosened:P},
C)]}function l(n){const o=(0,E().readConstraints)(n).problems.flatMap(({kind:a,pointer:u})=>a==="malformed"&&u.length<=2?
[u[1]]:[]);return a=>o.includes(a)||o.includes(void 0)}function c(n,{asset:o,binds:a,limits:{base:u,head:f}}){const{files:g}=(0,E().
hardCaps)(n),{maxFiles:m}=f;if(!a||m<=g||u!==void 0&&m<=u.maxFiles)return[];const b=(0,v().placeOf)(o,["constraints","ma\
x_files"]);return[(0,O().finding)("constraints-beyond-cap",{gene:o.id,maxFiles:m,cap:g},b)]}const e={approaching_limit:"\
blast-radius-approaching",exceeded:"blast-radius-exceeded",critical_overrun:"blast-radius-critical"};function t(n,{asset:o,
binds:a,isOnlyAdded:u,limits:f}){const{files:g,max_files:m,severity:b}=f.blastRadius;if(!a||b==="within_limit")return[];
const P=b==="approaching_limit"||n.seeds.has(o);if(u&&P&&b!=="hard_cap_breach")return[];const C=(0,v().placeOf)(o,["cons\
traints","max_files"]);if(b==="hard_cap_breach"){const{files:F,lines:j}=(0,E().hardCaps)(n),$=(0,w().cappedSize)(f.blastRadius,
n.policy.blast_radius.counting);return[(0,O().finding)("blast-radius-hard-cap",{...$,capFiles:F,capLines:j},C)]}const A={
gene:o.id,files:g,maxFiles:m,declared:!f.constraints.isDefaultLimit};return[(0,O().finding)(e[b],A,{...C,...s(u)})]}function s(n=!1){
return n?{severity:"warning",harm:"bookkeeping"}:{}}function i({touchesOf:n,seeds:o},{asset:a,binds:u,isOnlyAdded:f,limits:{
constraints:g}}){if(!u||o.has(a))return[];const m=g.forbiddenPaths.flatMap(P=>(0,S().someTouches)(n(P)).map(C=>({gene:a.
id,entry:P,...C})));if(m.length===0)return[];const b={...(0,v().placeOf)(a,["constraints","forbidden_paths"]),...s(f)};return m.
map(P=>(0,O().finding)("forbidden-path-declared",P,b))}}),16373:((N,d,r)=>{Object.defineProperty(d,"__esModule",{value:!0}),
d.readGene=h,d.readGeneChange=M;function v(){const e=r(27199);return v=function(){return e},e}function O(){const e=r(30610);
return O=function(){return e},e}function w(){const e=r(68450);return w=function(){return e},e}function S(){const e=r(77680);
return S=function(){return e},e}function y(){const e=r(16455);return y=function(){return e},e}function E(){const e=r(95132);
return E=function(){return e},e}async function h(e,t,s){const i=(0,S().validationCommands)(e),n=await p(e,i,t,s);return{
asset:e,store:t.storeOf(e.path),binds:!1,validation:i,commands:n}}async function M(e,t,s,i){const{kind:n,asset:o,before:a}=e,
u=(0,O().namesOf)(o).some(P=>t.has(P)),f=!["applied","unchanged"].includes(n)||u,g=n==="added"&&a===void 0&&!u,m=(0,S().
validationCommands)(o),b=n==="removed"?[]:await p(o,m,s,i);return{asset:o,store:s.storeOf(o.path),change:e,binds:f,isOnlyAdded:g,
validation:m,commands:b}}async function p(e,t,s,i){if(t.kind!=="list")return[];const n=s.forFile(e.path),o=t.entries.filter(
g=>typeof g.value=="string"&&!(0,S().isBlankEntry)(g)),a=await Promise.all(o.map(({value:g})=>n.command(g))),u=await(0,y().
withEdits)(a,n,i(e)==="fix");return(await Promise.all(u.map(g=>l(g,e,s)))).map((g,m)=>c(e,g,o[m]?.pointer??["validation"]))}
async function l(e,{path:t},s){const i=s.storeOf(t),{tree:n}=s.terms;if(e.verdict!=="block"||n===void 0)return e;for(const o of new Set(
[...(0,w().packagesAbove)(n,i.path),""])){if(o===i.root)continue;const{verdict:a}=await s.startingIn(o).command(e.reading.
command);if(a==="block")continue;const u={root:i.root||".",other:o||"."};return{...e,findings:[...e.findings,(0,E().finding)(
"works-elsewhere",u)]}}return e}function c(e,{findings:t,...s},i){const{command:n}=s.reading,o={...(0,v().subjectOf)(e),
command:n},a={path:e.path,pointer:(0,v().pointerText)([...e.pointer,...i])};return{...s,command:n,location:e.locate(i),findings:t.
map(({edit:u,...f})=>({...f,location:e.locate(i,f.span),subject:o,...u&&{edit:{...a,...u}}}))}}}),61989:((N,d,r)=>{Object.
defineProperty(d,"__esModule",{value:!0}),d.launchedFiles=h,d.markUnreadable=E;function v(){const l=r(27199);return v=function(){
return l},l}function O(){const l=r(93028);return O=function(){return l},l}function w(){const l=r(95132);return w=function(){
return l},l}const S=200*1024,y=2e3;async function E(l,c,{tree:e,baseTree:t}){const s=l.flatMap(({commands:n})=>n.flatMap(
h)),i=new Map;for(const n of new Set(s)){const o=c.has(n)?await p(e,n):void 0;o&&await p(t,n)===void 0&&i.set(n,o)}return i.
size===0?l:l.map(n=>({...n,commands:n.commands.map(o=>M(n,o,i))}))}function h({reading:l}){return l.targets.flatMap(({path:c})=>c??
[])}function M({asset:l},c,e){const{location:t,verdict:s,confirmation:i}=c,n={location:t,subject:{...(0,v().subjectOf)(l),
command:c.command}},o=[...new Set(h(c))].flatMap(a=>{const u=e.get(a);return u===void 0?[]:[(0,w().finding)("script-unre\
adable",{path:a,why:u},n)]});return o.length===0?c:{...c,verdict:s==="allow"?"warn":s,confirmation:i==="standard"?"stron\
g":i,findings:[...c.findings,...o]}}async function p(l,c){const{kind:e,size:t=0}=l.stat(c)??{};if(!(0,O().isRegular)(e))
return;if(t>S)return`has ${t} bytes`;const s=(await l.read(c)).toString("utf8").split(`
`),i=s.findIndex(n=>n.length>y);return i<0?void 0:`has ${s[i]?.length} characters on line ${i+1}`}}),43420:((N,d,r)=>{Object.
defineProperty(d,"__esModule",{value:!0}),d.validationList=S;function v(){const h=r(27199);return v=function(){return h},
h}function O(){const h=r(77680);return O=function(){return h},h}function w(){const h=r(95132);return w=function(){return h},
h}function S(h,{asset:M,validation:p,commands:l}){if(M.cut)return[];const c=["validation"],e={gene:M.id};if(p.kind==="no\
t_a_list"){const i={...e,field:"validation",expected:p.expected};return[(0,w().finding)("validation-malformed",i,(0,v().
placeOf)(M,c))]}if(p.kind==="missing"||p.entries.every(O().isBlankEntry))return[(0,w().finding)("validation-missing",e,(0,v().
placeOf)(M,c))];const t=[],s=new Set;for(const i of p.entries){const{value:n,pointer:o}=i;if((0,O().isBlankEntry)(i))t.push(
(0,w().finding)("validation-blank",{...e,field:o.join(".")},(0,v().placeOf)(M,o)));else if(typeof n!="string"){const a={
...e,field:o.join("."),expected:"a string"};t.push((0,w().finding)("validation-malformed",a,(0,v().placeOf)(M,o)))}else if(s.
has(n)){const a={...(0,v().placeOf)(M,o),subject:{...(0,v().subjectOf)(M),command:n}};t.push((0,w().finding)("validation\
-duplicate",{...e,command:n},a))}else s.add(n)}return l.length>0&&l.every(y)&&t.push((0,w().finding)("validation-vacuous",
e,(0,v().placeOf)(M,c))),t}function y({reading:{problems:h,argv:M}}){return h.some(({rule:p})=>p==="only-prints")||E.has(
M?.[0]??"")}const E=new Set(["clear","date","df","echo","free","hostname","id","printf","ps","pwd","true","uname","uptim\
e","whoami"])}),6470:((N,d,r)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.digestPlans=E,d.makePlan=S,d.planCommands=
y,d.toolOf=l;function v(){const c=r(77598);return v=function(){return c},c}const O=Symbol("audited");function w({steps:c,
...e}){return{...e,steps:c.map(({command:t,...s})=>s)}}function S(c){const{argv:e,program:t,directory:s,binary:i=null,env:n,
timeoutMs:o}=c,{scripts:a=null,npmSettings:u=[]}=c,f=JSON.stringify([e,t,i,a&&w(a),u,Object.entries(n).sort(([g],[m])=>g<
m?-1:1),o,...s===""?[]:[s]]);return{...c,[O]:!0,digest:h(f)}}function y(c,e){const t=[];for(const s of c){const i=s.verdict===
"block"?void 0:M(s.reading,e);if(i===void 0)return c;t.push({...s,plan:i})}return t}function E(c){const e=[...new Set(c.
map(({digest:t})=>t))].sort();return h(e.join(`
`))}function h(c){return`sha256:${(0,v().createHash)("sha256").update(c).digest("hex")}`}function M(c,e){const{command:t,
argv:s,assignments:i}=c,n=s&&p(c,s);if(n)return S({command:t,...n,env:{...Object.fromEntries(i.map(({name:o,value:a})=>[
o,a])),...c.invocation?.family?.data.environment},...e})}function p(c,e){const{invocation:t,scripts:s,npmSettings:i}=c,[
n]=e;if(t===void 0)return n===void 0?void 0:{program:n,argv:e};const o=l(c);if(o===void 0){const{program:u}=t;return{program:u,
argv:e,...s&&{scripts:s},...i&&{npmSettings:i}}}if(o.path===void 0)return;const a=[...t.operands,...t.passthrough].map(({
text:u})=>u);return{program:t.program,argv:a,binary:o.path}}function l({targets:c}){return c.find(({kind:e,via:t})=>e===
"package_binary"&&t===void 0)}}),66160:((N,d,r)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.correctorIn=u,d.isGene=
f,d.readChangeSubject=n,d.subjectOfAssets=i;function v(){const m=r(90870);return v=function(){return m},m}function O(){const m=r(
78114);return O=function(){return m},m}function w(){const m=r(28894);return w=function(){return m},m}function S(){const m=r(
4378);return S=function(){return m},m}function y(){const m=r(74238);return y=function(){return m},m}function E(){const m=r(
60741);return E=function(){return m},m}function h(){const m=r(84471);return h=function(){return m},m}function M(){const m=r(
53315);return M=function(){return m},m}function p(){const m=r(12154);return p=function(){return m},m}function l(){const m=r(
39869);return l=function(){return m},m}function c(){const m=r(85881);return c=function(){return m},m}function e(){const m=r(
16373);return e=function(){return m},m}function t(){const m=r(61989);return t=function(){return m},m}const s={changes:[],
problems:[],files:[],present:[],unread:[]};function i({assets:m,problems:b},P,C,A=s){const{policy:F,tree:j}=P.terms;return{
policy:F,clock:P.clock,tree:j,problems:b,correctorOf:C,genes:m.filter(f).map($=>({asset:$})),claims:m.filter($=>!f($)),assets:A}}
async function n(m){const{assets:b,baseTree:P,tree:C,policy:A,platform:F}=m,{policy:j,source:$}=A,I=new Set(m.change.files.
flatMap(M().namesOf)),k=S().Judge.by({policy:j,tree:C,base:P,changed:I,platform:F,...m.clock&&{clock:m.clock}}),T=o(b.changes),
R=(0,c().appliedIds)(b.changes.filter(({asset:J})=>!T.has(J))),L=u(b.problems),D={tree:C,baseTree:P},B=await k.clock.all(
b.changes.filter(({asset:J})=>f(J)),J=>(0,e().readGeneChange)(J,R,k,L)),G=await(0,t().markUnreadable)(B,I,D),U=new Set(G.
flatMap(({commands:J})=>J.flatMap(t().launchedFiles))),H=await(0,h().withLinesOfCode)(m.change,U,D),W=(0,p().exemptPaths)(
H,j,G,C),K=(0,l().touchedPaths)(H,C),z=(0,M().measureChange)(H,W);return{policy:j,judge:k,clock:k.clock,loadedPolicy:A,unprovenMerge:m.
unprovenMerge,policyPath:$==="file"?void 0:y().POLICY_PATH,tree:C,baseTree:P,change:H,agentFiles:await(0,E().readAgentFiles)(
D,j,k.clock),assets:b,problems:b.problems,correctorOf:L,genes:G,seeds:a(T,G,I),claims:b.changes.filter(g).map(({asset:J})=>J),
changedNames:I,touched:K,touchesOf:(0,l().touchesOf)(K,P),exempt:W,radius:z,counted:(0,p().countedChange)(H,z)}}function o(m){
return new Map(m.flatMap(({kind:b,asset:P,before:C})=>{const A=b==="added"&&!C?(0,v().seedRelease)(P):void 0;return A===
void 0?[]:[[P,A]]}))}function a(m,b,P){const C=b.filter(({isOnlyAdded:F,commands:j})=>!F||j.flatMap(t().launchedFiles).some(
$=>P.has($))),A=new Set(C.map(({asset:F})=>F));return new Map([...m].filter(([F])=>!A.has(F)))}function u(m){const b=(0,O().
ambiguousFiles)(m);return({path:P})=>b.has(P)||(0,w().isAuditLog)(P)?"hand":"fix"}function f({type:m}){return m==="Gene"}
function g({kind:m,asset:b}){return!f(b)&&(m==="added"||m==="modified")}}),50661:((N,d)=>{Object.defineProperty(d,"__esM\
odule",{value:!0}),d.isChange=r;function r(v){return"change"in v}}),86944:((N,d,r)=>{Object.defineProperty(d,"__esModule",
{value:!0}),d.isProgramCode=y,d.isWritten=E;function v(){const M=r(76760);return v=function(){return M},M}const O=new Set(
`js mjs cjs jsx ts mts cts tsx vue svelte astro py pyi rs go java kt kts scala groovy c h cc cpp cxx hh
  hpp cs fs vb rb php swift m mm dart ex exs erl hs elm clj cljs lua pl pm r jl nim zig sh bash zsh ps1 sql
  css scss sass less html graphql proto`.split(/\s+/)),w=new Set(`awk bat cljc cmd csh fish fsx gradle htm ini json json\
5 jsonl ksh mk ml mli psm1 pyw sed tcl toml vbs
  yaml yml`.split(/\s+/)),S=/^(?:(?:GNU)?Makefile|Dockerfile|Jenkinsfile|Rakefile|Gemfile|justfile)$/i;function y(M){return O.
has(h(M))}function E(M){return y(M)||w.has(h(M))||S.test(v().posix.basename(M))}function h(M){return v().posix.extname(M).
slice(1).toLowerCase()}}),69664:((N,d,r)=>{Object.defineProperty(d,"__esModule",{value:!0}),d.toolThatFinds=h;function v(){
const M=r(41330);return v=function(){return M},M}const O="{js,cjs,mjs,ts,cts,mts}",w="{json,jsonc,json5,yaml,yml,toml}",
S=`{${O.slice(1,-1)},${w.slice(1,-1)}}`,y={vitest:`vitest.config.${O} vitest.workspace.${S} vite.config.${O}`,jest:`jest\
.config.${S} jest.setup.${O}`,mocha:`.mocharc .mocharc.${S}`,ava:"ava.config.{js,cjs,mjs}",jasmine:"jasmine.{json,js,mjs\
,cjs}",tap:".taprc",playwright:`playwright.config.${O}`,cypress:`cypress.config.${O}`,eslint:`eslint.config.${O} .eslint\
rc .eslintrc.${S} .eslintignore eslint-suppressions.json`,prettier:`.prettierrc .prettierrc.${S} prettier.config.${O} .p\
rettierignore .editorconfig`,stylelint:`.stylelintrc .stylelintrc.${S} stylelint.config.${O} .stylelintignore`,biome:"bi\
ome.json biome.jsonc .biome.json .biome.jsonc",knip:`knip.${S} .knip.${w} knip.config.${O}`,markdownlint:`.markdownlint.${S}\
 .markdownlint-cli2.${S} .markdownlintignore .markdownlintrc`,cspell:`cspell.${S} .cspell.${S} cspell.config.${S}`,typescript:"\
tsconfig.json tsconfig.*.json jsconfig.json *.tsbuildinfo",nyc:`.nycrc .nycrc.${S} nyc.config.${O}`,c8:".c8rc .c8rc.json",
babel:`babel.config.${S} .babelrc .babelrc.${S}`,swc:".swcrc",pytest:"pytest.ini .pytest.ini conftest.py pyproject.toml \
setup.cfg",tox:"tox.ini tox.toml",nox:"noxfile.py",coverage:".coveragerc",mypy:"mypy.ini .mypy.ini",ruff:"ruff.toml .ruf\
f.toml",cargo:"Cargo.toml build.rs rust-toolchain rust-toolchain.toml clippy.toml .clippy.toml rustfmt.toml",go:"go.mod \
go.work .golangci.{yml,yaml,toml,json}",make:"Makefile makefile GNUmakefile *.mk",maven:"pom.xml",gradle:"{build,setting\
s}.gradle {build,settings}.gradle.kts gradle.properties",dotnet:"Directory.Build.{props,targets} *.runsettings",phpunit:"\
phpunit.xml phpunit.xml.dist",rspec:".rspec .rubocop.yml",turbo:"turbo.json",nx:"nx.json project.json",lerna:"lerna.json",
npm:".npmrc"};let E;function h(M){if(E??=Object.entries(y).map(([l,c])=>[l,(0,v().default)(c.split(" "),{dot:!0})]),/^\.cargo\/config(?:\.toml)?$/.
test(M))return"cargo";const p=M.slice(M.lastIndexOf("/")+1);return E.find(([,l])=>l(p))?.[0]}}),8426:((N,d)=>{Object.defineProperty(
d,"__esModule",{value:!0}),d.isOfTests=M,d.isTest=E,d.isTestData=h;const r={tests:"tests?|__tests__|specs?|e2e|cypress|p\
laywright",data:"__mocks__|__snapshots__|__fixtures__|fixtures?|testdata|test-utils",beside:"features|bench(?:marks?)?"},
v=/(?:^|\/)(?:tests?|spec|[^/]*[._-](?:tests?|spec|tst|test-d|cy)|test[_-][^/]*|[^/]*(?:Tests?|IT|Spec))\.[^./]+$/,O=/(?:^|\/)(?:conftest|(?:[^/]*[._-])?(?:bench|stories))\.[^./]+$/,
[w,S,y]=Object.values(r).map(p=>new RegExp(`(?:^|/)(?:${p})/`,"i"));function E(p){return w.test(p)||v.test(p)}function h(p){
return S.test(p)||p.endsWith(".snap")}function M(p){return E(p)||h(p)||y.test(p)||O.test(p)}}),57430:((N,d)=>{Object.defineProperty(
d,"__esModule",{value:!0}),d.NOTHING_TOUCHED=d.NOTHING_RUN=void 0;const r=d.NOTHING_RUN={level:"none",description:"Nothi\
ng was run."},v=d.NOTHING_TOUCHED={files:0,lines:0,exempt_files:0,exempt_lines:0}}),84831:((N,d)=>{Object.defineProperty(
d,"__esModule",{value:!0}),d.isSpellingOf=v,d.mayBeSpelled=w;const r=/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;function v(y,E){
const M=y.replace(r,"").replace(/:.*$/s,"").replace(/[. ]+$/,"").normalize("NFC").toUpperCase().toLowerCase();return M===
E||S(M,E)}const O=/^[\w./-]*$/;function w(y,E){return!O.test(y)||y.toLowerCase().includes(E)}function S(y,E){const[,h]=/^(.+)~[1-9]\d{0,5}$/.
exec(y)??[];return h!==void 0&&h===E.replaceAll(".","").slice(0,6)}}),13574:((N,d,r)=>{r.r(d),r.d(d,{Validator:()=>v.D});
var v=r(60207)}),36576:((N,d,r)=>{r.r(d),r.d(d,{default:()=>v});var v=r(6145)}),25065:((N,d,r)=>{r.r(d),r.d(d,{default:()=>v});
var v=r(27620)}),5330:((N,d,r)=>{r.r(d),r.d(d,{default:()=>v});var v=r(87981)}),39436:((N,d,r)=>{r.r(d),r.d(d,{default:()=>v});
var v=r(57811)})};
