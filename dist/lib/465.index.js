"use strict";exports.id=465,exports.ids=[465],exports.modules={30610:((N,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.allOtherGenes=
E,l.appliedGenes=v,l.namesOf=h,l.namings=M,l.newNamings=w;function O(){const b=u(61331);return O=function(){return b},b}
function h({id:b,value:{asset_id:p}}){return typeof p=="string"?[b,p]:[b]}function w({kind:b,asset:p,before:d}){if(b!=="\
added"&&b!=="modified")return[];const a=new Set(b==="modified"&&d?M(d).map(({gene:i})=>i):[]);return M(p).filter(({gene:i})=>!a.
has(i))}function M(b){const{gene:p,genes_used:d}=b.value;return b.type==="Capsule"?typeof p=="string"?[{by:b,gene:p,pointer:[
"gene"]}]:[]:b.type!=="EvolutionEvent"||!Array.isArray(d)?[]:d.flatMap((a,i)=>typeof a=="string"?[{by:b,gene:a,pointer:[
"genes_used",i]}]:[])}function v(b,p){const d=new Set(b.flatMap(w).map(({gene:t})=>t));for(const{kind:t,asset:o}of b)if(!(t===
"removed"||o.type!=="Gene"))for(const e of h(o))d.delete(e);const a=new Set;return S(b,p).filter(t=>{if(!h(t).some(e=>d.
has(e)))return!1;const o=(0,O().statedContent)(t);return a.has(o)?!1:(a.add(o),!0)}).map(t=>({kind:"applied",asset:t,before:t}))}
function E(b,p){const d=v(b,p),a=new Set(d.map(({asset:i})=>i.id));return S(b,p).map(i=>({kind:a.has(i.id)?"applied":"un\
changed",asset:i,before:i}))}function S(b,p){const d=new Set(b.map(({asset:a})=>a));return p.flatMap(({assets:a})=>a).filter(
a=>a.type==="Gene"&&!d.has(a))}}),28894:((N,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.MAX_LOG_BYTES=void 0,
l.continuationOf=p,l.countLines=e,l.hasRecords=d,l.isAuditLog=v;function O(){const n=u(84831);return O=function(){return n},
n}function h(){const n=u(32854);return h=function(){return n},n}const w=["assets/gep/events.jsonl",".evolver/gep/events.\
jsonl"],M=l.MAX_LOG_BYTES=128*1024*1024;function v(n){return(0,O().mayBeSpelled)(n,"events.jsonl")&&w.some(r=>(0,h().isWithinAnywhere)(
n,r))}const E=10,S=13,b=new Set([32,9,E,S]);function p(n,r){const s=a(n),c=a(r);let f=0;for(let m=s.next().value;m;){const g=s.
next().value,y=c.next().value;if(!y||!t(m.bytes,y.bytes,g===void 0))return{kind:"rewritten",line:m.line};f=y.end,m=g}return{
kind:"appended",from:f}}function d(n){return a(n).next().value!==void 0}function*a(n){let r=0;for(let s=0;s<n.length;){const c=n.
indexOf(E,s),f=c<0?n.length:c,m=n.subarray(s,f);s=Math.min(f+1,n.length),r+=1,i(m)||(yield{bytes:m,line:r,end:s})}}function i(n){
for(const r of n)if(!b.has(r))return!1;return!0}function t(n,r,s){return s?o(n).equals(o(r)):n.equals(r)}function o(n){return n.
at(-1)===S?n.subarray(0,-1):n}function e(n,r){let s=0;for(let c=n.indexOf(E);c>=0&&c<r;c=n.indexOf(E,c+1))s+=1;return s}}),
77680:((N,l)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.commandsToRun=h,l.isBlankEntry=O,l.validationCommands=
w;const u=1e3;function O({value:M}){return typeof M=="string"&&M.trim()===""}function h(M){const v=w(M);return v.kind!==
"list"?[]:v.entries.flatMap(E=>typeof E.value=="string"&&!O(E)?[E.value.trim()]:[])}function w({value:M}){const{validation:v}=M;
return v===void 0?{kind:"missing"}:Array.isArray(v)?v.length>u?{kind:"not_a_list",expected:`a list of at most ${u} strin\
gs`}:{kind:"list",entries:v.map((S,b)=>({value:S,pointer:["validation",b]}))}:{kind:"not_a_list",expected:"a list of str\
ings"}}}),98497:((N,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.changedInstructions=p,l.staleInstructions=
S;function O(){const n=u(80401);return O=function(){return n},n}function h(){const n=u(32854);return h=function(){return n},
n}function w(){const n=u(93028);return w=function(){return n},n}function M(){const n=u(39231);return M=function(){return n},
n}function v(){const n=u(95132);return v=function(){return n},n}function E(){const n=u(39869);return E=function(){return n},
n}async function S({tree:n}){return(await Promise.all(M().INSTRUCTION_FILES.map(async s=>({path:s,state:b((0,M().blockIn)(
await e(n,s)))})))).flatMap(({path:s,state:c})=>c===void 0?[]:[(0,v().finding)("agent-instructions-stale",{path:s,state:c},
(0,E().atFile)(s))])}function b(n){switch(n.kind){case"absent":return;case"changed":return"it is not what a released ver\
sion writes";case"released":return n.version===M().BLOCK_VERSION?void 0:`its version is ${n.version}, and this version o\
f gene-gate writes ${M().BLOCK_VERSION}`}}async function p({baseTree:n,tree:r}){const s=M().INSTRUCTION_FILES.map(async c=>{
const[f,m]=await Promise.all([e(n,c),e(r,c)]),[g,y]=[(0,M().blockIn)(f),(0,M().blockIn)(m)];if(g.kind==="absent")return[];
const C=y.kind!=="absent"&&y.block===g.block,P=d(C,y,!a(f,g)&&a(m,y));if(P===void 0)return[];const k=C?o(f,m):o(g.block,
i(y));return[(0,v().finding)("agent-instructions-changed",{path:c,effect:P,lines:k},(0,E().atFile)(c))]});return(await Promise.
all(s)).flat()}function d(n,r,s){return r.kind==="absent"?"is removed":s?"is hidden, or shown as an example":n||r.kind===
"released"?void 0:"is not what a released version writes"}function a(n,r){const s=n.slice(0,Math.max(0,n.indexOf(i(r)))),
c=f=>s.match(f)?.length??0;return c(/^ {0,3}(?:```|~~~)/gm)%2===1||c(/<!--/g)>c(/-->/g)||c(/<details\b/gi)>c(/<\/details>/gi)}
function i(n){return n.kind==="absent"?"":n.block}const t=1e3;function o(n,r){return((0,O().diffLines)(n,r,{maxEditLength:t})??
[]).filter(({added:f,removed:m})=>f||m).flatMap(({added:f,value:m})=>m.split(`
`).flatMap(g=>g===""?[]:[`${f?"+":"-"}${g}`]))}async function e(n,r){const s=(0,h().resolveInTree)(n,r);return s.kind!==
"inside"||!(0,w().isRegular)(s.entry.kind)?"":(await n.read(s.path)).toString("utf8").replaceAll(`\r
`,`
`)}}),37542:((N,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.auditLogs=S,l.firstMalformedLine=t;function O(){
const e=u(28894);return O=function(){return e},e}function h(){const e=u(95132);return h=function(){return e},e}function w(){
const e=u(53315);return w=function(){return e},e}function M(){const e=u(39869);return M=function(){return e},e}const v=/^100/,
E=10;async function S(e){const{change:n,assets:r,policy:s}=e,c=n.files.filter(m=>(0,w().namesOf)(m).some(O().isAuditLog));
return s.blast_radius.audit_log==="forbidden"?c.flatMap(w().namesOf).filter(O().isAuditLog).map(g=>(0,h().finding)("audi\
t-log-changed",{path:g},(0,M().atFile)(g))):(await Promise.all(c.map(m=>d(m,e)))).flat().filter(({rule:m,location:g})=>m!==
"audit-log-malformed"||!r.problems.some(y=>p(y,g)))}async function b(e,n){return e.stat(n)===void 0?Buffer.alloc(0):e.read(
n,O().MAX_LOG_BYTES)}function p({rule:e,location:{path:n,line:r}},s){return n!==s?.path?!1:r===s.line||e==="file-not-jso\
n"&&r>s.line}async function d(e,{baseTree:n,tree:r}){const{path:s,oldPath:c,status:f}=e,m=[],g=async y=>!v.test(e.oldMode)||
(0,O().hasRecords)(await b(n,y));if(c!==void 0&&(0,O().isAuditLog)(c)&&await g(c)&&m.push((0,h().finding)("audit-log-rem\
oved",{path:c},(0,M().atFile)(c))),!(0,O().isAuditLog)(s))return m;if(f==="deleted")await g(s)&&m.push((0,h().finding)("\
audit-log-removed",{path:s},(0,M().atFile)(s)));else if(!v.test(e.newMode)||f==="type_changed")m.push((0,h().finding)("a\
udit-log-removed",{path:s},(0,M().atFile)(s)));else if(f==="modified"){const[y,C]=await Promise.all([b(n,s),b(r,s)]),P=(0,O().
continuationOf)(y,C);if(P.kind==="appended")return[...m,...a(s,C,P.from)];const{line:k}=P,A=i(k,C),$={path:s,line:A?Math.
max(k-1,1):k,column:1};m.push((0,h().finding)("audit-log-rewritten",{path:s,line:k,gone:A},{location:$}))}else m.push(...a(
s,await b(r,s),0));return m}function a(e,n,r){const s=t(n,r);if(s===void 0)return[];const c={path:e,line:s.line,column:1};
return[(0,h().finding)("audit-log-malformed",{path:e,...s},{location:c})]}function i(e,n){return n.length===0||n.at(-1)===
E&&(0,O().countLines)(n,n.length)<e}function t(e,n){let r=(0,O().countLines)(e,n)+1;for(let s=n;s<e.length;r+=1){const c=e.
indexOf(E,s),f=c<0?e.length:c,m=o(e.subarray(s,f));if(m!==void 0)return{line:r,problem:m};s=f+1}}function o(e){let n;try{
const r=e.toString("utf8").trim();if(r==="")return;n=JSON.parse(r)}catch{return"it is not a single JSON value"}return typeof n!=
"object"||n===null||Array.isArray(n)?"it is not a JSON object":typeof n.type=="string"?void 0:"it has no `type`"}}),84471:((N,l,u)=>{
Object.defineProperty(l,"__esModule",{value:!0}),l.withLinesOfCode=M;function O(){const S=u(93028);return O=function(){return S},
S}function h(){const S=u(53315);return h=function(){return S},S}const w=/(?:^|\/)(?:Makefile|GNUmakefile|Dockerfile|Jenkinsfile|Rakefile|Gemfile|justfile|[^/]*\.(?:[cm]?[jt]sx?|vue|svelte|html?|s?css|less|pyw?|rb|php\d?|p[lm]|lua|tcl|(?:ba|z|fi|k|c)?sh|awk|sed|psm?1|bat|cmd|vbs|java|kts?|scala|groovy|gradle|clj[cs]?|[ch]|cc|cpp|cxx|h[hp]p|m|mm|rs|go|cs|fsx?|vb|swift|dart|exs?|erl|hs|mli?|jl|r|sql|mk|json5?|jsonl|ya?ml|toml|ini))$/i;
async function M(S,b,p){const d=async i=>(0,h().namesOf)(i).some(t=>w.test(t)||b.has(t))||await E(p.tree,i.path)||await E(
p.baseTree,i.oldPath??i.path),a=[];for(const i of S.files){const t=i.binary&&!await d(i);a.push(t?{...i,added:0,deleted:0}:
i)}return{...S,files:a}}const v=16*1024*1024;async function E(S,b){const{kind:p,size:d=0}=S.stat(b)??{};return!(0,O().isRegular)(
p)||d>v?!1:(await S.read(b,v)).subarray(0,2).toString("latin1")==="#!"}}),53315:((N,l)=>{Object.defineProperty(l,"__esMo\
dule",{value:!0}),l.DEFAULT_MAX_FILES=void 0,l.busiestDirectories=S,l.cappedSize=h,l.gradeFiles=w,l.gradeWords=M,l.linesOf=
p,l.measureChange=O,l.namesOf=b;const u=l.DEFAULT_MAX_FILES=20;function O(d,a){const i={files:0,lines:0,exempt_files:0,exempt_lines:0};
for(const t of d.files){const{path:o,oldPath:e}=t,n=e===void 0?1:2,r=Number(a.has(o))+Number(e!==void 0&&a.has(e));i.files+=
n-r,i.exempt_files+=r,r===n?i.exempt_lines+=p(t):i.lines+=p(t)}return i}function h({files:d,lines:a,exempt_files:i,exempt_lines:t},o){
return o==="reference"?{files:d,lines:a}:{files:d+i,lines:a+t}}function w(d,a,i,t){const o=v(a);return i.files>t.files||
i.lines>t.lines?"hard_cap_breach":d>2*o?"critical_overrun":d>o?"exceeded":d>.8*o?"approaching_limit":"within_limit"}function M(d,{
files:a,lines:i},t,o){const e=v(t);switch(d){case"hard_cap_breach":return`HARD CAP BREACH: ${a} files / ${i} lines excee\
ds system limit (${o.files} files / ${o.lines} lines)`;case"critical_overrun":return`CRITICAL OVERRUN: ${a} files > ${2*
e} (2x limit of ${e}). Agent likely performed bulk/unintended operation.`;case"exceeded":return`max_files exceeded: ${a}\
 > ${e}`;case"approaching_limit":return`approaching limit: ${a} / ${e} files (${Math.round(a/e*100)}%)`;case"within_limi\
t":return`${a} / ${e} files`}}function v(d){return typeof d=="number"&&d>0?d:u}const E=/^[^/]+(?:\/[^/]+(?=\/))?(?=\/)/;
function S(d,a){const i=new Map;for(const{path:t,lines:o,exempt:e}of d){const n=E.exec(t)?.[0]??".",r=i.get(n)??{path:n,
files:0,lines:0};r.files+=1,r.lines+=o,e&&(r.exempt_files=(r.exempt_files??0)+1,r.exempt_lines=(r.exempt_lines??0)+o),i.
set(n,r)}return[...i.values()].sort((t,o)=>o.files-t.files||o.lines-t.lines||(t.path<o.path?-1:1)).slice(0,a)}function b(d){
return d.oldPath===void 0?[d.path]:[d.path,d.oldPath]}function p(d){return d.added+d.deleted}}),12154:((N,l,u)=>{Object.
defineProperty(l,"__esModule",{value:!0}),l.countedChange=s,l.countedFiles=S,l.exemptPaths=w,l.isCountedByReference=r;function O(){
const c=u(18744);return O=function(){return c},c}function h(){const c=u(53315);return h=function(){return c},c}function w(c,f,m,g){
const y=c.files.flatMap(h().namesOf);return f.blast_radius.counting==="reference"?new Map(y.filter(C=>!r(C)).map(C=>[C,"\
reference"])):new Map([...v(c,m,g).map(C=>[C,"validation_script"]),...y.filter((0,O().assetPathTest)(f)).map(C=>[C,"asse\
t_store"])])}const M={always:5,files:20,lines:1e3,bytes:64*1024};function v(c,f,m){const g=f.filter(({change:{kind:k}})=>k===
"added"||k==="modified"),y=new Set(g.flatMap(E)),C=c.files.filter(({status:k,path:A})=>k==="added"&&y.has(A)).map(k=>({path:k.
path,lines:(0,h().linesOf)(k),bytes:m.stat(k.path)?.size??0})).sort((k,A)=>k.lines-A.lines||k.bytes-A.bytes),P={lines:M.
lines,bytes:M.bytes};return C.slice(0,Math.min(M.files,Math.max(M.always,g.length))).flatMap(({path:k,lines:A,bytes:$})=>(P.
lines-=A,P.bytes-=$,P.lines>=0&&P.bytes>=0?[k]:[]))}function E({commands:c}){return c.flatMap(({reading:{command:f,targets:m}})=>m.
flatMap(({kind:g,via:y,name:C,path:P})=>g==="file"&&y===void 0&&P&&f.includes(C)?[P]:[]))}function S(c,f,m){return c.files.
flatMap(g=>(0,h().namesOf)(g).map(y=>b(g,y,f.get(y),m))).sort((g,y)=>y.lines-g.lines||(g.path<y.path?-1:1))}function b(c,f,m,g){
const y=f===c.path,C=y?(0,h().linesOf)(c):0,P=y?d(c,g):void 0,k=P==="binary"?g.stat(f)?.size:void 0;return{path:f,...m&&
{exempt:m},lines:C,...P&&{veil:P},...k!==void 0&&{bytes:k}}}const p=1e3;function d({binary:c,status:f,path:m,added:g},y){
if(c)return"binary";const{size:C=0}=f==="added"?y.stat(m)??{}:{};return C>p*Math.max(1,g)?"long_lines":void 0}const a=new Set(
["event.json","temp_gep_output.json","temp_evolution_output.json","evolution_error.log"]),i=/^(?:logs|memory|assets\/gep|out|temp|node_modules)(?:\/|$)/,
t=/capsule|events?\.jsonl$/i,o=new Set(["index.js","package.json"]),e=/^(?:src|scripts|config)(?:\/|$)/,n=/\.(?:[cm]?js|tsx?|json|ya?ml|toml|ini|sh)$/i;
function r(c){return a.has(c)||i.test(c)||t.test(c)?!1:o.has(c)||e.test(c)||n.test(c)}function s(c,f){const m=(0,h().measureChange)(
c,{has:g=>!r(g)});return{least:{files:Math.min(f.files,m.files),lines:Math.min(f.lines,m.lines)},most:{files:f.files+f.exempt_files,
lines:f.lines+f.exempt_lines}}}}),19177:((N,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.decidingFiles=E;function O(){
const t=u(57975);return O=function(){return t},t}function h(){const t=u(59867);return h=function(){return t},t}function w(){
const t=u(69664);return w=function(){return t},t}function M(){const t=u(95132);return M=function(){return t},t}const v=/(?:^|\/)(?:tests?|__tests__|specs?|e2e)\/.*\.\w+$|(?:^|\/)(?:test_[^/]*|[^/]*(?:[._-](?:test|spec)|Test|Spec))\.\w+$/;
async function E(t){const o=t.genes.filter(({change:s})=>s.kind!=="removed");if(!o.some(({commands:s})=>s.length>0))return[];
const e=S(o),n=o.some(b);return(await Promise.all(t.change.files.map(s=>p(s,t,{launched:e,keepsCommand:n})))).flat().toSorted(
(s,c)=>Number(c.isNew)-Number(s.isNew)).map(({path:s,why:c,isNew:f,isWarning:m})=>{const g=t.tree.stat(s)?.size,y={path:s,
why:c,isNew:f,bytes:g??-1},C=g===void 0?{}:{location:{path:s,line:1,column:1}},P=(0,M().finding)("check-decided-by",y,C);
return m?{...P,severity:"warning"}:P})}function S(t){const o=t.flatMap(e=>e.commands);return new Map(o.flatMap(({command:e,
reading:n})=>n.targets.flatMap(({kind:r,path:s})=>r==="file"&&s?[[s,e]]:[])))}function b({change:{before:t},commands:o}){
const e=t?.value.validation;return Array.isArray(e)&&o.some(({command:n})=>e.includes(n))}async function p(t,{tree:o,baseTree:e},{
launched:n,keepsCommand:r}){const{path:s,status:c,oldPath:f}=t,m=c==="added",g=c==="renamed"?f:c==="deleted"?s:void 0;if(g!==
void 0&&v.test(g)&&(c==="deleted"||!v.test(s))){const k=c==="deleted"?"it was deleted":`it is now \`${s}\``;return[{path:g,
why:`a test: ${k}`,isNew:!1,isWarning:!0}]}const y=n.get(s);if(y!==void 0)return[{path:s,why:`\`${y}\` starts it`,isNew:m}];
if(/(?:^|\/)package\.json$/.test(s))return a(s,m,o,e);const C=(0,w().toolThatFinds)(s);if(C===void 0)return[];const P=`${C}\
 finds it by its name${c==="deleted"?"; it was deleted":""}`;return[{path:s,why:P,isNew:m,isWarning:m&&r}]}const d=["scr\
ipts","imports","exports","main","jest","mocha","ava","c8","nyc"];async function a(t,o,e,n){const[r,s]=await Promise.all(
[i(n,t),i(e,t)]),c=d.filter(f=>!(0,O().isDeepStrictEqual)(r[f],s[f]));return c.length===0?[]:[{path:t,why:`its ${c.map(f=>`\
\`${f}\``).join(", ")} differ`,isNew:o}]}async function i(t,o){const e=await(0,h().readJsonFile)(t,o);return typeof e=="\
object"&&e!==null?{...e}:{}}}),78782:((N,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.alwaysForbidden=E,l.forbiddenPaths=
S;function O(){const p=u(84831);return O=function(){return p},p}function h(){const p=u(32854);return h=function(){return p},
p}function w(){const p=u(95132);return w=function(){return p},p}function M(){const p=u(39869);return M=function(){return p},
p}const v=[".git","node_modules"];function E(p){const d=v.filter(i=>(0,O().mayBeSpelled)(p,i));if(d.length===0)return;const a=((0,h().
normalise)(p)??p).split("/");return d.find(i=>a.some(t=>(0,O().isSpellingOf)(t,i)))}function S({touched:p,touchesOf:d,policy:a}){
const i=p.flatMap(b),t=v.flatMap(e=>(0,M().someTouches)(i.flatMap(({touch:n,...r})=>r.directory===e?n:[])).map(n=>(0,w().
finding)("forbidden-path-always",{directory:e,...n},(0,M().atFile)(n.path)))),o=a.blast_radius.forbidden_paths.flatMap(e=>(0,M().
someTouches)(d(e)).map(n=>(0,w().finding)("forbidden-path-policy",{entry:e,...n},(0,M().atFile)(n.path))));return[...t,...o]}
function b({path:p,via:d}){const a=E(p),i=a??E(d);return i===void 0?[]:[{directory:i,touch:{path:p,via:a===void 0?d:""}}]}}),
84863:((N,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.changedKeys=w;function O(){const S=u(57975);return O=
function(){return S},S}function h(){const S=u(3733);return h=function(){return S},S}function w(S,b){return M(v(S),v(b),"")}
function M(S,b,p){return(0,O().isDeepStrictEqual)(S,b)?[]:(0,h().isMapping)(S)&&(0,h().isMapping)(b)?[...new Set([...Object.
keys(S),...Object.keys(b)])].flatMap(a=>M(S[a],b[a],p===""?a:`${p}.${a}`)):Array.isArray(S)&&Array.isArray(b)&&S.length===
b.length?S.flatMap((d,a)=>M(d,b[a],`${p}[${a}]`)):S===void 0?[`\`${p}\` is added`]:[`\`${p}\` ${b===void 0?"is removed":
"changes"}`]}function v(S){const{jobs:b,runs:p}=S,d=(0,h().isMapping)(b)?Object.fromEntries(Object.entries(b).map(([a,i])=>[
a,E(i)])):b;return{...S,jobs:d,runs:E(p)}}function E(S){if(!(0,h().isMapping)(S)||!Array.isArray(S.steps))return S;const b=S.
steps.map(p=>(0,h().isMapping)(p)?{...p,name:""}:p);return{...S,steps:b}}}),39500:((N,l,u)=>{Object.defineProperty(l,"__\
esModule",{value:!0}),l.RUNS_PACKAGES=void 0,l.commandOf=b,l.dependence=o,l.earlySteps=v,l.localAction=p,l.placeOf=E,l.textOf=
i;function O(){const r=u(53916);return O=function(){return r},r}function h(){const r=u(32854);return h=function(){return r},
r}function w(){const r=u(3733);return w=function(){return r},r}const M=l.RUNS_PACKAGES=/(?<![\w.-])(?:npm|npx|pnpm|pnpx|yarn|yarnpkg|bun|bunx|corepack|node_modules|--run)(?![\w.-])/;
function v(r,s,c){return s.flatMap((f,m)=>{const g=S(f,c);return g?[{...g,place:E(r,m)}]:[]})}function E(r,s){return`job\
s.${r}.steps[${s}]`}function S(r,s){const{uses:c,run:f}=r;if(typeof f=="string")return b(r,s);if(typeof c=="string")return c.
startsWith("./")?p(c):a(r)}function b({run:r,shell:s,env:c,"working-directory":f},m){return{what:"a command",text:i([r,s,
c,f,m])}}function p(r){return{what:"a local action",text:"",folder:(0,h().normalise)(r)||"action.yml"}}const d=/^(?:run|script|commands?|cmd)$/i;
function a({uses:r,with:s}){const c=(0,w().isMapping)(s)?Object.entries(s):[],f=i(c.filter(([y])=>d.test(y)).map(([,y])=>y));
if(f.trim()!=="")return{what:"a command",text:f};const m=JSON.stringify([r,s]);return/npm|yarn|bun/i.test(m)&&/install(?!":(?:false|"false"))/i.
test(m)?{what:"an installation",text:"npm install"}:void 0}function i(r){return typeof r=="string"?r.replaceAll(/^\s*#.*$/gm,
""):typeof r!="object"||r===null?"":Object.values(r).map(i).join(`
`)}const t=/^(?:package(?:-lock)?\.json|package\.(?:yaml|json5)|npm-shrinkwrap\.json|\.npmrc|yarn\.lock|\.yarnrc(?:\.yml)?|\.pnp\.[\w.]+|pnpm-(?:lock|workspace)\.yaml|\.pnpmfile\.[cm]?js|bun\.lockb?|bunfig\.toml|binding\.gyp)$/;
function o(r,s,c){const{folder:f,text:m,startsGate:g}=r,y=g?"starts the gate":"runs before the gate";if(f!==void 0&&(0,h().
isWithin)(s,f))return`it belongs to a local action that ${y}`;if(e(s,m))return`it stands in a step that ${y}`;if(!M.test(
m))return;const C=s.split("/").at(-1)??"",P=(0,O().dirname)(s);return(P==="."||c||e(P,m))&&t.test(C)||(0,h().isWithin)(s,
".yarn")?`a package manager that ${y} reads it`:void 0}function e(r,s){const c=s.toLowerCase();return r.split("/").every(
f=>n(c,f.toLowerCase()))}function n(r,s){for(let c=r.indexOf(s);c!==-1;c=r.indexOf(s,c+1)){const f=r.slice(c+s.length,c+
s.length+2);if(!/[\w.-]/.test(r[c-1]??" ")&&!/^(?:[\w-]|\.\w)/.test(f))return!0}return!1}}),1348:((N,l,u)=>{Object.defineProperty(
l,"__esModule",{value:!0}),l.gateChange=b,l.gateFindings=p;function O(){const i=u(76545);return O=function(){return i},i}
function h(){const i=u(74238);return h=function(){return i},i}function w(){const i=u(95132);return w=function(){return i},
i}function M(){const i=u(90331);return M=function(){return i},i}function v(){const i=u(39869);return v=function(){return i},
i}function E(){const i=u(66666);return E=function(){return i},i}function S(){const i=u(94736);return S=function(){return i},
i}function b({policyPath:i,changedNames:t,baseTree:o,tree:e,loadedPolicy:{shared:n}}){return t.size===0?[]:p({policyPath:i,
baseTree:o,tree:e,shared:n})}async function p(i){const{policyPath:t,baseTree:o,tree:e}=i,{weakened:n,started:r,before:s}=await(0,S().
compareGateFiles)(o,e),c=t===void 0?[]:await a(i),f=(0,E().lateGate)(s);return[...[...c.length>0?[[h().POLICY_PATH,c]]:[],
...n].map(([m,g])=>(0,w().finding)("gate-weakened",{path:m,effects:g},(0,v().atFile)(m))),...r.map(m=>(0,w().finding)("g\
ate-tightened",{path:m,effects:["it runs the gate"]},(0,v().atFile)(m))),...f?[(0,w().finding)("gate-runs-late",{...f},(0,v().
atFile)(f.path))]:[]]}function d(i,t){return i.oid!==void 0&&i.oid===t?.oid&&i.kind===t.kind}async function a({baseTree:i,
tree:t,shared:o}){const e=i.stat(h().POLICY_PATH);if(e===void 0)return[];if(d(e,t.stat(h().POLICY_PATH))&&o===void 0)return[];
const[n,r]=await Promise.all([(0,h().readPolicyIn)(i,o),(0,h().readPolicyIn)(t,o)]);if("mistakes"in n||"mistakes"in r||"\
missing"in n)return[];if("missing"in r)return[(0,M().unreadWords)(r.missing.source)];const s=(0,O().comparePolicies)(n.policy,
r.policy).filter(({loosens:f})=>f);return[...t.stat(h().POLICY_PATH)===void 0?["the policy is removed"]:[],...s.map(M().
effectWords)]}}),52848:((N,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.GATE=void 0,l.calledPath=r,l.findGateUses=
p;function O(){const g=u(46138);return O=function(){return g},g}function h(){const g=u(59867);return h=function(){return g},
g}function w(){const g=u(32854);return w=function(){return g},g}function M(){const g=u(93028);return M=function(){return g},
g}function v(){const g=u(39500);return v=function(){return g},g}function E(){const g=u(3733);return E=function(){return g},
g}const S=l.GATE=/gene-gate/i,b=10;async function p(g,y){const C=(0,O().objectIn)(await(0,h().readJsonFile)(g,"package.j\
son")),P=new d(g,y,C),k=new Map;for(const A of y){const $=await P.jobsOf(A),j=A.value===void 0&&S.test(A.text);($.size>0||
j)&&k.set(A.path,$)}return{jobs:k,files:P.files}}class d{files=new Set;#n;#t;#s;#o;constructor(y,C,P){this.#n=y,this.#t=
new Map(C.map(k=>[k.path,k])),this.#s=m(P),this.#o=P.name==="gene-gate"}async jobsOf(y,C=0){const P=new Map,k=(0,E().jobsOf)(
y),A=[y.value?.defaults,y.value?.env];for(const[$,j]of k){const I=typeof j.uses=="string"&&await this.#e(j.uses,C),F=await this.#a(
$,j,A);if(!I&&F===void 0)continue;const{needs:L,...T}=j,R=/\bneeds\b/.test((0,v().textOf)(T))?(0,E().neededBy)(j,k):[],U=[
...k].filter(([,D])=>R.includes(D)).flatMap(([D,B])=>(0,v().earlySteps)(D,this.#r(B),A));P.set($,e(y)?[]:[...U,...F??[]])}
return P}#r(y,C=0){const P=this.#t.get(r(y.uses)??""),k=P&&C<b?[...(0,E().jobsOf)(P).values()]:[];return[...(0,E().stepsOf)(
y),...k.flatMap(A=>this.#r(A,C+1))]}async#a(y,C,P){const k=(0,E().stepsOf)(C),A=[C.defaults,C.env,...P],$=await Promise.
all(k.map(L=>this.#c(L,A))),j=$.findLastIndex(L=>L!==void 0);if(j===-1)return;const I=(0,v().earlySteps)(y,k.slice(0,j),
A),F=$[j];return F?[...I,{...F,place:(0,v().placeOf)(y,j)}]:I}async#c(y,C){const{uses:P,run:k}=y;if(typeof P=="string")return await this.#e(
P,0)?P.startsWith("./")?{...(0,v().localAction)(P),startsGate:!0}:null:void 0;if(typeof k!="string")return;const A=await this.#i(
k,n(y,C));if(A===void 0)return;for(const I of A)this.files.add(I);const $=(0,v().commandOf)(y,C);if(/RUNNER_TEMP|runner\.temp/.
test($.text))return null;if(A.length>0||v().RUNS_PACKAGES.test(k))return{...$,startsGate:!0};const j=c(k);return j===""?
null:(0,v().commandOf)({...y,run:j},C)}async#e(y,C){const P=r(y);if(P===void 0)return S.test(s(y));if(C>b)return!1;const k=this.#t.
get(P);if(k)return(await this.jobsOf(k,C+1)).size>0;for(const A of["action.yml","action.yaml"]){const $=await(0,E().readActionsFile)(
this.#n,P===""?A:`${P}/${A}`),{name:j,runs:I}=$?.value??{};if(typeof j=="string"&&S.test(j))return!0;for(const{uses:F,run:L}of(0,E().
isMapping)(I)?(0,E().stepsOf)(I):[])if(typeof F=="string"&&await this.#e(F,C+1)||typeof L=="string"&&await this.#i(L,P))
return!0}return!1}async#i(y,C,P=new Set){const k=f(y);if(k.some($=>S.test($)||this.#u($)))return[];if(v().RUNS_PACKAGES.
test(y)&&k.some($=>this.#s.has($)))return["package.json"];const A=k.flatMap($=>i.test($)?t:[$]);for(const $ of A.flatMap(
j=>[`./${C}/${j}`,j])){const j=(0,w().normalise)($),I=j&&!P.has(j)&&await this.#d(j);if(!j||!I)continue;const F=await this.#i(
I,C,P.add(j));if(F)return[j,...F]}}#u(y){return this.#o&&/^(?:\.\/)?dist\/(?:cli|action)\b/.test(y)}async#d(y){const{kind:C,
size:P=0}=this.#n.stat(y)??{};if(!(!(0,M().isRegular)(C)||P>a)&&!(C!=="executable"&&!o.test(y)))return(await this.#n.read(
y)).toString("utf8")}}const a=64*1024,i=/^(?:g?make)$/,t=["GNUmakefile","makefile","Makefile"],o=/(?:^|\/)[^./]+$|\.(?:sh|bash|[cm]?[jt]s|py|rb|pl|ps1|mk)$/i;
function e({value:g}){const y=[...(0,E().eventsOf)(g?.on).keys()];return y.length>0&&y.every(C=>C==="workflow_run")}function n({
"working-directory":g},y){const C=y.map(P=>(0,E().isMapping)(P)&&(0,E().isMapping)(P.run)?P.run["working-directory"]:void 0);
return String([g,...C].find(P=>typeof P=="string")??"")}function r(g){return typeof g=="string"&&g.startsWith("./")?(0,w().
normalise)(s(g)):void 0}function s(g){return g.split("@")[0]??""}function c(g){const[y=""]=(0,v().textOf)(g).replaceAll(
/^\s*set .*$/gm,"").split(S);return y.slice(0,Math.max(0,y.search(/[^;&|\n]*$/))).trim()}function f(g){return g.replaceAll(
/^\s*#.*$/gm,"").split(/[\s;&|()"'`]+/)}function m(g){const y=(0,E().isMapping)(g.scripts)?Object.entries(g.scripts):[],
C=new Set;for(let P=-1;P<C.size;){P=C.size;for(const[k,A]of y)f(String(A)).some($=>S.test($)||C.has($))&&C.add(k)}return C}}),
66666:((N,l)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.lateGate=u;function u({jobs:O}){const h=[...O].flatMap(
([v,E])=>[...E.values()].flat().map(S=>({path:v,...S}))),[w]=h;if(w===void 0)return;const M=h.map(({path:v,place:E,what:S})=>`\
\`${E}\` of \`${v}\` (${S})`);return{path:w.path,steps:[...new Set(M)],startsGate:h.some(({startsGate:v})=>v)}}}),83330:((N,l,u)=>{
Object.defineProperty(l,"__esModule",{value:!0}),l.readFileEdits=b;function O(){const t=u(46138);return O=function(){return t},
t}function h(){const t=u(59867);return h=function(){return t},t}function w(){const t=u(32854);return w=function(){return t},
t}function M(){const t=u(93028);return M=function(){return t},t}function v(){const t=u(84863);return v=function(){return t},
t}function E(){const t=u(39500);return E=function(){return t},t}function S(){const t=u(3733);return S=function(){return t},
t}async function b({jobs:t,files:o},e,n){const r=[...t.values()].flatMap(y=>[...y.values()].flat());if(r.length===0&&o.size===
0)return[];const s=await p(r,o,e),c=[...e.files(),...n.files()],f=c.filter(({path:y,kind:C})=>C==="symlink"&&s(y)!==void 0).
flatMap(({path:y})=>[e,n].map(C=>[y,d(C,y)])),m=new Map;for(const{path:y}of c){const C=f.flatMap(([k,A])=>A!==void 0&&(0,w().
isWithin)(y,A)?[k+y.slice(A.length)]:[]),P=[y,...C].map(s).find(k=>k!==void 0);P!==void 0&&m.set(y,P)}const g=[...m].map(
async([y,C])=>{const P=await a(y,e,n);return[y,P.map(k=>`${k}, and ${C}`)]});return(await Promise.all(g)).filter(([,y])=>y.
length>0)}async function p(t,o,e){const r=(0,O().objectIn)(await(0,h().readJsonFile)(e,"package.json")).workspaces!==void 0||
e.stat("pnpm-workspace.yaml")!==void 0;return s=>{if(o.has(s))return"the gate runs through it";for(const c of t){const f=(0,E().
dependence)(c,s,r);if(f!==void 0)return f}}}function d(t,o){const e=(0,w().resolveInTree)(t,o);return e.kind==="inside"||
e.kind==="missing"?e.path:void 0}async function a(t,o,e){const[n,r]=[o.stat(t),e.stat(t)];if(n===void 0||r===void 0)return n===
r?[]:[`the file is ${n?"removed":"added"}`];if(n.kind===r.kind&&n.oid!==void 0&&n.oid===r.oid)return[];const[s,c]=await Promise.
all([i(o,n),i(e,r)]);if(n.kind===r.kind&&s.equals(c))return[];const[f,m]=/(?:^|\/)action\.ya?ml$/.test(t)?[(0,S().parseMapping)(
s.toString()),(0,S().parseMapping)(c.toString())]:[];return f&&m?(0,v().changedKeys)(f,m):["the file changes"]}async function i(t,{
path:o,kind:e,oid:n}){return(0,M().isRegular)(e)?await t.read(o):Buffer.from(t.readlink(o)??n??"")}}),44724:((N,l,u)=>{Object.
defineProperty(l,"__esModule",{value:!0}),l.gateNames=M,l.takenNames=E;function O(){const d=u(57975);return O=function(){
return d},d}function h(){const d=u(52848);return h=function(){return d},d}function w(){const d=u(3733);return w=function(){
return d},d}function M(d,{jobs:a}){const i=d.flatMap(t=>[...a.get(t.path)?.keys()??[]].flatMap(o=>{const e=(0,w().jobsOf)(
t).get(o)??{};return[S(o,e),...v(e)]}));return i.length>0?[...new Set([...i,"gene-gate"])]:[]}function v(d){return[d,...(0,w().
stepsOf)(d)].flatMap(({uses:a,with:i})=>{const t=(0,w().isMapping)(i)?i["check-name"]:void 0;return typeof a=="string"&&
(h().GATE.test(a)||a.startsWith("./"))&&t?[String(t).trim()]:[]})}function E(d,a,i){const t=i?(0,w().jobsOf)(i):new Map,
o=(0,O().isDeepStrictEqual)(a.value,i?.value);return[...(0,w().jobsOf)(a)].filter(([e,n])=>d.some(r=>b(S(e,n),r))).filter(
([e,n])=>{const r=t.get(e);return!(r&&(0,O().isDeepStrictEqual)({...n,steps:[]},{...r,steps:[]}))||n.needs!==void 0&&!o}).
map(([e])=>`the job \`${e}\` has, or can have, the name of the gate's check`)}function S(d,{name:a}){return typeof a=="s\
tring"&&a.trim()!==""?a.trim():d}function b(d,a){const[i,t]=[p(d),p(a)];if(i===void 0&&t===void 0)return d===a;if(i===void 0||
t===void 0){const[e,[n,r]]=i===void 0?[d,t??["",""]]:[a,i];return e.length>=n.length+r.length&&e.startsWith(n)&&e.endsWith(
r)}return((e,n)=>e.startsWith(n)||n.startsWith(e))(i[0],t[0])&&(i[1].endsWith(t[1])||t[1].endsWith(i[1]))}function p(d){
const a=d.indexOf("${{"),i=d.lastIndexOf("}}");return a===-1||i<a?void 0:[d.slice(0,a),d.slice(i+2)]}}),94736:((N,l,u)=>{
Object.defineProperty(l,"__esModule",{value:!0}),l.compareGateFiles=E;function O(){const t=u(84863);return O=function(){
return t},t}function h(){const t=u(52848);return h=function(){return t},t}function w(){const t=u(83330);return w=function(){
return t},t}function M(){const t=u(44724);return M=function(){return t},t}function v(){const t=u(3733);return v=function(){
return t},t}async function E(t,o){const[e,n]=await Promise.all([(0,v().readWorkflows)(t),(0,v().readWorkflows)(o)]),[r,s]=await Promise.
all([(0,h().findGateUses)(t,e),(0,h().findGateUses)(o,n)]),c=S(e,n),f=p(e,r),[m,g]=[!0,!1].map(k=>c.filter(([{path:A}])=>f.
has(A)===k)),y=new Map;for(const[k,A]of[...m.map(b),...a(g,d(e,r)),...i((0,M().gateNames)(e,r),n,m,g),...await(0,w().readFileEdits)(
r,t,o)])A.length>0&&y.set(k,[...y.get(k)??[],...A]);const C=new Set(m.map(([,k])=>k?.path)),P=[...s.jobs.keys()].filter(
k=>!C.has(k));return{weakened:y,started:P,before:r}}function S(t,o){const e=new Set(t.map(({path:r})=>r)),n=o.filter(({path:r})=>!e.
has(r));return t.map(r=>{const s=o.find(({path:c})=>c===r.path);return[r,s??n.find(c=>b([r,c])[1].length===0)]})}function b([
t,o]){const{path:e,text:n,value:r}=t;if(o===void 0)return[e,["the workflow is removed, or replaced by another one"]];if(o.
text===n)return[e,[]];const s=r!==void 0&&o.value!==void 0;return[e,s?(0,O().changedKeys)(r,o.value):["it changes, and i\
s no valid workflow"]]}function p(t,{jobs:o}){const e=new Set(o.keys()),n=({uses:r})=>{const s=t.find(({path:c})=>c===(0,h().
calledPath)(r));if(!(s===void 0||e.has(s.path))){e.add(s.path);for(const c of(0,v().jobsOf)(s).values())n(c)}};for(const r of t){
const s=(0,v().jobsOf)(r);for(const c of o.get(r.path)?.keys()??[]){const f=s.get(c)??{};for(const m of[f,...(0,v().neededBy)(
f,s)])n(m)}}return e}function d(t,{jobs:o}){const e=t.filter(({path:n})=>o.has(n)).map(({value:n})=>(0,v().eventsOf)(n?.
on).get("workflow_run"));return new Set(e.flatMap(n=>(0,v().isMapping)(n)?[n.workflows].flat():[]))}function a(t,o){return t.
filter(([e])=>o.has((0,v().workflowName)(e))).filter(([e,n])=>!n||(0,v().workflowName)(n)!==(0,v().workflowName)(e)).map(
([{path:e}])=>[e,["the gate waits for a workflow of this name, which changes"]])}function i(t,o,e,n){return o.filter(r=>!e.
some(([,s])=>s===r)).map(r=>{const[s]=n.find(([,c])=>c===r)??[];return[r.path,(0,M().takenNames)(t,r,s)]})}}),3733:((N,l,u)=>{
Object.defineProperty(l,"__esModule",{value:!0}),l.eventsOf=i,l.isMapping=b,l.jobsOf=p,l.neededBy=a,l.parseMapping=S,l.readActionsFile=
E,l.readWorkflows=v,l.stepsOf=d,l.workflowName=t;function O(){const o=u(69873);return O=function(){return o},o}function h(){
const o=u(93028);return h=function(){return o},o}const w=".github/workflows",M=1024*1024;async function v(o){const e=o.list(
w).map(({path:r})=>r);return(await Promise.all(e.filter(r=>/\.ya?ml$/.test(r)).map(r=>E(o,r)))).filter(r=>r!==void 0)}async function E(o,e){
const{kind:n,size:r=0}=o.stat(e)??{};if(!(0,h().isRegular)(n))return;if(r>M)return{path:e,text:"",value:void 0};const s=(await o.
read(e)).toString("utf8");return{path:e,text:s,value:S(s)}}function S(o){try{const e=(0,O().parseDocument)(o,{prettyErrors:!1});
if(e.errors.length>0)return;const n=e.toJS({maxAliasCount:100});return b(n)?n:void 0}catch{return}}function b(o){return typeof o==
"object"&&o!==null&&!Array.isArray(o)}function p({value:o}){const e=b(o?.jobs)?Object.entries(o.jobs):[];return new Map(
e.filter(n=>b(n[1])))}function d({steps:o}){return Array.isArray(o)?o.filter(b):[]}function a(o,e){const n=new Set,r=({needs:s})=>{
for(const c of Array.isArray(s)?s:[s]){const f=e.get(String(c));f===void 0||n.has(f)||(n.add(f),r(f))}};return r(o),[...n]}
function i(o){return typeof o=="string"?new Map([[o,{}]]):Array.isArray(o)?new Map(o.map(e=>[String(e),{}])):b(o)?new Map(
Object.entries(o).map(([e,n])=>[e,n??{}])):new Map}function t({path:o,value:e}){return typeof e?.name=="string"?e.name:o}}),
90331:((N,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.effectWords=o,l.ignoredInputs=e,l.policyFile=S,l.unreadWords=
i;function O(){const n=u(76545);return O=function(){return n},n}function h(){const n=u(74238);return h=function(){return n},
n}function w(){const n=u(49875);return w=function(){return n},n}function M(){const n=u(24666);return M=function(){return n},
n}function v(){const n=u(95132);return v=function(){return n},n}function E(){const n=u(39869);return E=function(){return n},
n}async function S(n){const{policyPath:r,changedNames:s,tree:c,baseTree:f}=n;return r===void 0?[]:[...[...s].some(g=>g===
r||g.startsWith(M().COPIES))?await a(n):[],...await b(c,f)]}async function b(n,r){const s=n.stat(h().POLICY_PATH)?d(n,r):
await(0,w().findNearPolicy)(n);if(s===void 0)return[];const{path:c,fault:f}=s;return[(0,v().finding)("policy-misplaced",
{path:c,fault:f},(0,E().atFile)(c))]}const p=h().POLICY_PATH.replace(/yml$/,"yaml");function d(n,r){return n.stat(p)!==void 0&&
r.stat(p)===void 0?{path:p,fault:"stands beside the policy"}:void 0}async function a({baseTree:n,tree:r,loadedPolicy:s}){
const{policy:c,shared:f}=s,[m,g]=await Promise.all([(0,h().readPolicyIn)(n,f),(0,h().readPolicyIn)(r,f)]),y=h().POLICY_PATH;
if("mistakes"in g)return g.mistakes.map(({line:k,column:A,message:$})=>(0,v().finding)("policy-broken",{path:y,mistake:$},
{location:{path:y,line:k,column:A}}));const C="policy"in m?m.policy:c,P="missing"in g?[i(g.missing.source)]:(0,O().comparePolicies)(
C,g.policy).map(o);return[(0,v().finding)("policy-changed",{path:y,effects:P},(0,E().atFile)(y))]}function i(n){return`e\
xtends: ${(0,M().sharedName)(n)}, which cannot be compared; commit it as ${(0,M().copyPath)(n)}`}const t=160;function o({
key:n,change:r,direction:s,loosens:c}){const f=r.length>t?`${r.slice(0,t).replace(/[\ud800-\udbff]$/,"")}\u2026`:r;return`${n}\
: ${f}${s===void 0||c&&s==="tighter"?"":` (${s})`}`}function e({loadedPolicy:n}){return n.ignoredInputs.map(r=>(0,v().finding)(
"input-loosens-policy",{...r}))}}),75597:((N,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.protectedPaths=E;
function O(){const i=u(41330);return O=function(){return i},i}function h(){const i=u(32854);return h=function(){return i},
i}function w(){const i=u(95132);return w=function(){return i},i}function M(){const i=u(39869);return M=function(){return i},
i}const v=["AGENTS.md","CLAUDE.md","GEMINI.md","SOUL.md","IDENTITY.md","MEMORY.md","USER.md","TOOLS.md","HEARTBEAT.md","\
.env*",".github/workflows/**",".github/gene-gate.yml"];function E(i){const{touched:t,policy:o,policyPath:e,change:n,tree:r,
genes:s}=i,c=b(n,r),f=s.some(({binds:y})=>y),m=d(o.blast_radius.protected_paths),g=d(v);return t.flatMap(y=>{const{path:C}=y,
P=c.get(C),k=a(y),A=m(k),$=C===e?void 0:g(k);if(A===void 0&&$===void 0)return[];const j=A===void 0?{path:C,pattern:$??"",
by:"the default list"}:{path:C,pattern:A,by:"the policy"},I=A!==void 0||P!==void 0&&f,F={...(0,M().atFile)(C),severity:I?
"error":"warning",harm:A!==void 0||S(C)?"danger":"broken"};return[P===void 0?(0,w().finding)("protected-path",j,F):(0,w().
finding)("protected-file-destroyed",{...j,how:P},F)]})}function S(i){return/(?:^|\/)\.env(?!.*(?:example|sample|template|dist)$)[^/]*$/i.
test(i)}function b(i,t){const o=new Map;for(const{status:e,path:n,oldPath:r}of i.files)e==="deleted"&&o.set(n,"deletes"),
r!==void 0&&o.set(r,"deletes"),(e==="modified"||e==="type_changed")&&t.stat(n)?.size===0&&o.set(n,"empties");return o}const p={
dot:!0,nonegate:!0,nocase:!0,flags:"is"};function d(i){const t=i.map(o=>{const e=(0,O().default)(o,p),n=(0,h().withinFolded)(
o);return{pattern:o,covers:({path:s,folded:c})=>e(s)||n(c)}});return o=>t.find(({covers:e})=>o.some(e))?.pattern}function a({
path:i,via:t}){const o={path:i,folded:(0,h().folded)(i)};return t===""?[o]:[o,{path:t,folded:(0,h().folded)(t)}]}}),66503:((N,l,u)=>{
Object.defineProperty(l,"__esModule",{value:!0}),l.storeRoots=E;function O(){const d=u(76760);return O=function(){return d},
d}function h(){const d=u(68450);return h=function(){return d},d}function w(){const d=u(59867);return w=function(){return d},
d}function M(){const d=u(95132);return M=function(){return d},d}function v(){const d=u(39869);return v=function(){return d},
d}async function E(d){const{genes:a,tree:i}=d,t=a.flatMap(({asset:e,store:n,change:r})=>r.kind==="removed"?[]:[[n.path,{
store:n,file:e.path}]]),o=[...new Map(t).values()].map(e=>b(e,i));return[...S(d),...(await Promise.all(o)).flat()]}function S({
assets:d,policy:a,tree:i,baseTree:t}){const o=new Map;for(const e of d.files){const{path:n,root:r}=(0,h().storeOf)(e,{policy:a,
tree:t}),s=(0,h().storeOf)(e,{policy:a,tree:i}).root;if(t.stat(n)===void 0||r===s||o.has(n))continue;const c={store:p(n),
root:p(r),next:p(s)};o.set(n,(0,M().finding)("store-root-moved",c,(0,v().atFile)(e)))}return[...o.values()]}async function b({
store:{path:d,root:a,named:i},file:t},o){const e={store:p(d),root:p(a)};if(o.stat(a)?.kind!=="directory"){const r=i===!0;
return[(0,M().finding)("store-root-missing",{...e,named:r},(0,v().atFile)(t))]}if(await(0,w().readPackageJson)(o,a)===w().
INVALID){const r=O().posix.join(a,"package.json");return[(0,M().finding)("store-root-unreadable",{...e,path:r},(0,v().atFile)(
t))]}const n=(0,h().packagesAbove)(o,d).filter(r=>r!==a);return i===!0||n.length===0?[]:[(0,M().finding)("store-root-unc\
lear",{...e,others:n.map(p)},(0,v().atFile)(t))]}function p(d){return d===""?".":d}}),39869:((N,l,u)=>{Object.defineProperty(
l,"__esModule",{value:!0}),l.SYMLINK=void 0,l.atFile=v,l.someTouches=a,l.touchedPaths=w,l.touchesOf=M;function O(){const i=u(
32854);return O=function(){return i},i}function h(){const i=u(53315);return h=function(){return i},i}function w(i,t){return i.
files.flatMap(o=>(0,h().namesOf)(o).map(e=>({path:e,via:e===o.path&&o.newMode===E?b(t,e):""})))}function M(i,t){const o=new Map;
return e=>{const n=o.get(e)??S(i,p(t,e));return o.set(e,n),n}}function v(i){return{location:{path:i,line:1,column:1}}}const E=l.
SYMLINK="120000";function S(i,t){const o=e=>t.some(n=>(0,O().isWithin)(e,n));return i.flatMap(e=>o(e.path)?[{path:e.path,
via:""}]:e.via!==""&&o(e.via)?[e]:[])}function b(i,t){const o=(0,O().resolveInTree)(i,t);return o.kind==="inside"||o.kind===
"missing"?o.path:""}function p(i,t){const o=(0,O().resolveInTree)(i,t);return o.kind==="inside"?[t,o.path]:[t]}const d=20;
function a(i){const t=i.length-d;return i.slice(0,d).map((o,e)=>t>0&&e===d-1?{...o,more:t}:o)}}),90350:((N,l,u)=>{Object.
defineProperty(l,"__esModule",{value:!0}),l.unauditableFiles=E,l.unprovenMerge=b;function O(){const p=u(32854);return O=
function(){return p},p}function h(){const p=u(95132);return h=function(){return p},p}function w(){const p=u(39869);return w=
function(){return p},p}const M="160000",v=".gitmodules";function E({genes:p,change:d,tree:a}){return p.some(({binds:i})=>i)?
d.files.flatMap(i=>{const t=i.path===v&&i.status!=="deleted";return i.newMode===M||t?[(0,h().finding)("submodule-changed",
{path:i.path},(0,w().atFile)(i.path))]:i.newMode===w().SYMLINK?S(i,a):[]}):[]}function S({path:p},d){const{kind:a}=(0,O().
resolveInTree)(d,p);if(a!=="outside"&&a!=="loop")return[];const i=d.readlink(p)??"";return[(0,h().finding)("symlink-leav\
es-tree",{path:p,target:i},(0,w().atFile)(p))]}function b({unprovenMerge:p}){return p?[(0,h().finding)("merge-not-proven",
{merge:p.commit,reason:p.reason})]:[]}}),72025:((N,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.ask=E,l.assetNotJudged=
b,l.notChecked=d,l.ofChange=v;function O(){const a=u(27199);return O=function(){return a},a}function h(){const a=u(95132);
return h=function(){return a},a}function w(){const a=u(3648);return w=function(){return a},a}function M(){const a=u(50661);
return M=function(){return a},a}function v(a){return(i,...t)=>(0,M().isChange)(i)?a(i,...t):[]}async function E(a,i,...t){
const o=Object.entries(a).map(async([e,n])=>{try{return await n(i,...t)}catch(r){return[S(e,r,t)]}});return(await Promise.
all(o)).flat()}function S(a,i,[t]){return t===void 0?(0,w().notJudged)(`the change; the check "${a}" failed`,i):b(t.asset,
i,`; the check "${a}" failed`)}function b(a,i,t=""){const o=`the ${a.type} \`${a.id}\`${t}`;return(0,w().notJudged)(o,i,
p(a))}function p(a){try{return(0,O().placeOf)(a)}catch{return{location:{path:a.path,line:1,column:1},subject:(0,O().subjectOf)(
a)}}}function d(a,{path:i,detail:t},o){return(0,h().finding)("claim-not-checked",{claim:a,why:`${t} of the log \`${i}\``},
o)}}),70716:((N,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.SUBJECT_CHECKS=l.REMOVED_GENE_CHECKS=l.GENE_CHECKS=
l.CLAIM_CHECKS=void 0;function O(){const j=u(98497);return O=function(){return j},j}function h(){const j=u(37542);return h=
function(){return j},j}function w(){const j=u(19177);return w=function(){return j},j}function M(){const j=u(78782);return M=
function(){return j},j}function v(){const j=u(1348);return v=function(){return j},j}function E(){const j=u(90331);return E=
function(){return j},j}function S(){const j=u(75597);return S=function(){return j},j}function b(){const j=u(66503);return b=
function(){return j},j}function p(){const j=u(90350);return p=function(){return j},j}function d(){const j=u(72025);return d=
function(){return j},j}function a(){const j=u(80199);return a=function(){return j},j}function i(){const j=u(52117);return i=
function(){return j},j}function t(){const j=u(93198);return t=function(){return j},j}function o(){const j=u(59613);return o=
function(){return j},j}function e(){const j=u(87585);return e=function(){return j},j}function n(){const j=u(10255);return n=
function(){return j},j}function r(){const j=u(32550);return r=function(){return j},j}function s(){const j=u(85881);return s=
function(){return j},j}function c(){const j=u(93290);return c=function(){return j},j}function f(){const j=u(60266);return f=
function(){return j},j}function m(){const j=u(73566);return m=function(){return j},j}function g(){const j=u(76866);return g=
function(){return j},j}function y(){const j=u(42804);return y=function(){return j},j}function C(){const j=u(43420);return C=
function(){return j},j}const P=l.SUBJECT_CHECKS={"asset-files":i().assetFiles,"forbidden-paths":(0,d().ofChange)(M().forbiddenPaths),
"protected-paths":(0,d().ofChange)(S().protectedPaths),"policy-file":(0,d().ofChange)(E().policyFile),"gate-change":(0,d().
ofChange)(v().gateChange),"changed-instructions":(0,d().ofChange)(O().changedInstructions),"stale-instructions":(0,d().ofChange)(
O().staleInstructions),"ignored-inputs":(0,d().ofChange)(E().ignoredInputs),"audit-logs":(0,d().ofChange)(h().auditLogs),
"unauditable-files":(0,d().ofChange)(p().unauditableFiles),"unproven-merge":(0,d().ofChange)(p().unprovenMerge),"store-r\
oots":(0,d().ofChange)(b().storeRoots),"deciding-files":(0,d().ofChange)(w().decidingFiles),"missing-genes":s().missingGenes,
"event-chain":t().eventChain,"unresolved-references":s().unresolvedReferences,"genes-still-named":(0,d().ofChange)(s().genesStillNamed),
"activated-seeds":(0,d().ofChange)(a().activatedSeeds),"removed-scripts":(0,d().ofChange)(c().removedScripts),"claimed-r\
adius":(0,d().ofChange)(o().claimedRadius),"claimed-streak":e().claimedStreak,estimates:(0,d().ofChange)(o().estimates),
"look-alike-ids":r().lookAlikeIds,"repeated-ids":f().repeatedIds,unidentified:m().unidentified},k=l.CLAIM_CHECKS={"self-\
description":m().selfDescription,"capsule-fields":m().capsuleFields,envelope:n().envelope},A=l.GENE_CHECKS={"incomplete-\
gene":g().incompleteGene,"validation-list":C().validationList,"declared-constraints":y().declaredConstraints,"loosened-c\
onstraints":(0,d().ofChange)(y().loosenedConstraints),"limits-beyond-cap":(0,d().ofChange)(y().limitsBeyondCap),"gene-bl\
ast-radius":(0,d().ofChange)(y().geneBlastRadius),"declared-paths":(0,d().ofChange)(y().declaredPaths),"self-description":m().
selfDescription,envelope:n().envelope},$=l.REMOVED_GENE_CHECKS={"removed-gene":(0,d().ofChange)(g().removedGene),"gene-b\
last-radius":(0,d().ofChange)(y().geneBlastRadius),"declared-paths":(0,d().ofChange)(y().declaredPaths)}}),80199:((N,l,u)=>{
Object.defineProperty(l,"__esModule",{value:!0}),l.activatedSeeds=M;function O(){const v=u(27199);return O=function(){return v},
v}function h(){const v=u(95132);return h=function(){return v},v}function w(){const v=u(97004);return w=function(){return v},
v}async function M({assets:v,judge:E}){const S=[];for(const b of v.activated??[]){const p=await(0,w().firstBlocked)(b,E);
p!==void 0&&S.push((0,h().finding)("seed-activated-blocked",{gene:b.id,command:p},(0,O().placeOf)(b,["validation"])))}return S}}),
52117:((N,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.assetFiles=h,l.assetProblemFinding=w;function O(){const M=u(
95132);return O=function(){return M},M}function h({problems:M}){return M.map(w)}function w({rule:M,detail:v,location:E,id:S,
before:b}){const d={location:E,...S===void 0?{}:{subject:{id:S}}};return b?{...(0,O().finding)(M,{detail:v},{...d,severity:"\
notice"}),before:b}:(0,O().finding)(M,{detail:v},d)}}),97004:((N,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),
l.blockedGenes=M,l.firstBlocked=v;function O(){const E=u(27199);return O=function(){return E},E}function h(){const E=u(77680);
return h=function(){return E},E}function w(){const E=u(95132);return w=function(){return E},E}async function M(E,S,b){const p=new Map;
for(const d of E){const{gene:a}=d.value,i=S.find(e=>e.type==="Gene"&&e.id===a),t=i&&await v(i,b);if(i===void 0||t===void 0)
continue;const o={capsule:d.id,gene:i.id,command:t};p.set(d,(0,w().finding)("capsule-gene-blocked",o,(0,O().placeOf)(d,[
"gene"])))}return p}async function v(E,S){const b=S.forFile(E.path);for(const p of(0,h().commandsToRun)(E)){const{verdict:d}=await b.
command(p);if(d==="block")return p}}}),93198:((N,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.eventChain=v;
function O(){const p=u(27199);return O=function(){return p},p}function h(){const p=u(28894);return h=function(){return p},
p}function w(){const p=u(95132);return w=function(){return p},p}function M(){const p=u(72025);return M=function(){return p},
p}function v({assets:{changes:p,present:d,unread:a}}){const i=d.filter(({type:c})=>c==="EvolutionEvent"),t=new Set(p.map(
({asset:c})=>c)),o=new Map(i.map(c=>[c.id,c])),e=new Map,n=new Map,r=new Set,s=new Set;return i.flatMap(c=>{const f=n.get(
c.path);n.set(c.path,c);const m=E(c),g=m===void 0?void 0:e.get(m);if(m!==void 0&&g===void 0&&e.set(m,c),!t.has(c)||c.cut)
return[];const y=(0,O().placeOf)(c,["parent"]),C={event:c.id};if(m===void 0)return f===void 0||!(0,h().isAuditLog)(c.path)?
[]:[(0,w().finding)("event-not-chained",{...C,last:f.id},y)];if(!o.has(m)){const A=f===void 0,$=(0,h().isAuditLog)(c.path)&&
!A?"error":"warning",[j]=a;if(j!==void 0){const F=`whether the parent \`${m}\` of the EvolutionEvent \`${c.id}\` exists`;
return[(0,M().notChecked)(F,j,{...y,severity:$})]}if(s.has(m))return[];A||s.add(m);const I={...C,parent:m,first:A};return[
(0,w().finding)("event-parent-missing",I,{...y,severity:$})]}const P=b(c,o,r);if(P!==void 0)return[(0,w().finding)("even\
t-parent-cycle",{...C,cycle:P},y)];if(g===void 0||g.id===c.id)return[];const k=f===void 0||f.id===m?g.id:f.id;return[(0,w().
finding)("event-chain-forked",{...C,other:g.id,parent:m,last:k},y)]})}function E({value:{parent:p}}){return typeof p=="s\
tring"&&p!==""?p:void 0}const S=5;function b(p,d,a){const i=new Set;let t=p;for(;t!==void 0&&!a.has(t.id)&&!i.has(t.id);){
i.add(t.id);const e=E(t);t=e===void 0?void 0:d.get(e)}if(t!==void 0&&t.id===p.id&&!a.has(t.id))return[...i].slice(0,S);for(const e of i)
a.add(e)}}),59613:((N,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.claimedRadius=w,l.estimates=i,l.sizeOf=E;
function O(){const o=u(27199);return O=function(){return o},o}function h(){const o=u(95132);return h=function(){return o},
o}function w({assets:{changes:o},counted:e}){return["Capsule","EvolutionEvent"].flatMap(n=>{const r=o.filter(({kind:m,asset:g})=>m===
"added"&&g.type===n).map(({asset:m})=>({asset:m,size:E(m.value.blast_radius)})),s=r.flatMap(({size:m})=>m??[]),c=r.at(-1);
if(c===void 0||s.length<r.length)return[];const f=s.reduce(S);if(f.files<e.least.files||f.lines<e.least.lines){const m={
together:r.length>1,severity:"warning"};return[M(c.asset,f,e.least,m)]}return r.flatMap(({asset:m,size:g})=>g!==void 0&&
p(m)&&b(g,e.most)?[M(m,g,e.most,{together:!1,severity:"notice"})]:[])})}function M(o,e,n,{together:r,severity:s}){const{
type:c,id:f}=o,m={type:c,id:f,claimed:v(e),counted:v(n),together:r},g={...(0,O().placeOf)(o,["blast_radius"]),severity:s};
return(0,h().finding)("blast-radius-claim",m,g)}function v({files:o,lines:e}){return`${o} ${o===1?"file":"files"} and ${e}\
 ${e===1?"line":"lines"}`}function E(o){if(!(0,O().isJsonObject)(o))return;const{files:e,lines:n}=o;return typeof e=="nu\
mber"&&typeof n=="number"?{files:e,lines:n}:void 0}function S(o,e){return{files:o.files+e.files,lines:o.lines+e.lines}}function b(o,e){
return o.files>e.files||o.lines>e.lines+e.files}function p({value:{outcome:o}}){return(0,O().isJsonObject)(o)&&o.status===
"success"}const d=3,a=.1;function i({assets:{changes:o},counted:e}){const{least:n,most:r}=e,s=o.filter(({kind:c,asset:f})=>c===
"added"&&f.type==="EvolutionEvent");return s.flatMap(({asset:c})=>{const{blast_radius_estimate:f,meta:m,blast_radius:g}=c.
value,y=(0,O().isJsonObject)(f)?[]:["meta"],C=y.length===0?f:(0,O().isJsonObject)(m)&&m.blast_radius_estimate,P=t(C);if(P===
void 0||P<=0)return[];const k=s.length===1,A=k?n.files:t(g),$=k?r.files:t(g);if(A===void 0||$===void 0)return[];const j=A/
P>d;if(!j&&$/P>=a)return[];const I=j?A:$,F=(0,O().placeOf)(c,[...y,"blast_radius_estimate"]);return[(0,h().finding)("est\
imate-drift",{event:c.id,estimate:P,actual:I},F)]})}function t(o){return(0,O().isJsonObject)(o)&&typeof o.files=="number"?
o.files:void 0}}),87585:((N,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.claimedStreak=E;function O(){const S=u(
27199);return O=function(){return S},S}function h(){const S=u(59490);return h=function(){return S},S}function w(){const S=u(
95132);return w=function(){return S},S}function M(){const S=u(72025);return M=function(){return S},S}function v(){const S=u(
47771);return v=function(){return S},S}function E({assets:S}){const b=(0,h().groupBy)((0,v().eventsIn)(S),({value:p})=>p.
capsule_id);return S.changes.flatMap(({kind:p,asset:d})=>{const{success_streak:a}=d.value;if(p==="removed"||d.type!=="Ca\
psule"||typeof a!="number")return[];const{count:i,ended:t}=(0,v().successStreak)(d.id,b.get(d.id)??[]);if(a<=i)return[];
const o=(0,O().placeOf)(d,["success_streak"]),e=S.unread.at(-1);return e!==void 0&&!t?[(0,M().notChecked)(`the success s\
treak of the Capsule \`${d.id}\``,e,o)]:[(0,w().finding)("success-streak-claim",{capsule:d.id,claimed:a,counted:i},o)]})}}),
10255:((N,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.envelope=E;function O(){const t=u(27199);return O=function(){
return t},t}function h(){const t=u(61331);return h=function(){return t},t}function w(){const t=u(39763);return w=function(){
return t},t}function M(){const t=u(95132);return M=function(){return t},t}function v(){const t=u(85475);return v=function(){
return t},t}function E(t,{asset:o}){const{type:e,id:n,envelope:r}=o,s=(0,O().placeOf)(o),c={type:e,id:n},f=[o.value,...r?
[r,(0,h().payloadOf)(r)]:[]].some(S);return[...b(o),...r&&(0,h().senderOf)(r)===void 0?[(0,M().finding)("envelope-sender\
-missing",c,s)]:[],...f?[(0,M().finding)("signature-not-verified",c,s)]:[]]}function S({signature:t}){return t!=null&&t!==
""}function b(t){const{type:o,id:e,wrappers:n=[]}=t,r=(0,O().placeOf)(t);return n.flatMap(s=>p(t,s).flatMap(([c,f])=>{const m=s[c];
if(m===void 0||m===f)return[];const g={type:o,id:e,field:c,stated:i(m),actual:i(f)};return[(0,M().finding)("envelope-con\
tradicts-asset",g,r)]}))}function p(t,o){const{type:e,id:n,value:r}=t;return[...e==="ValidationReport"?[["target_asset_i\
d",r.gene_asset_id??o.target_asset_id],["target_local_id",r.gene_id]]:[],...d(o.type,e)?[["type",e]]:[],["asset_type",e],
["asset_id",a(t,o.asset_id)],["content_hash",a(t,o.content_hash)],["local_id",n]]}function d(t,o){if(typeof t!="string")
return!1;const e=t.toLowerCase();return e!==o.toLowerCase()&&w().ASSET_TYPES.some(n=>n.toLowerCase()===e)}function a({type:t,
value:o},e){if(o.asset_id!==void 0||e===void 0)return o.asset_id;const n={type:t,value:{...o,asset_id:e}};return(0,v().matchContentHash)(
n)===void 0?(0,v().contentHash)(o):e}function i(t){return JSON.stringify(t??null).slice(0,100)}}),32550:((N,l,u)=>{Object.
defineProperty(l,"__esModule",{value:!0}),l.lookAlikeIds=E;function O(){const a=u(27199);return O=function(){return a},a}
function h(){const a=u(64385);return h=function(){return a},a}function w(){const a=u(12096);return w=function(){return a},
a}function M(){const a=u(11970);return M=function(){return a},a}function v(){const a=u(95132);return v=function(){return a},
a}function E({assets:{changes:a,present:i}}){const t=a.filter(({kind:r})=>r==="added").map(({asset:r})=>r);if(t.length===
0)return[];const o=new Set(t.map(({type:r})=>r)),e=new Map,n=new Map;for(const{type:r,value:s}of i){const c=o.has(r)?(0,h().
declaredId)(s):void 0;if(c!==void 0)for(const f of b(r,c)){const m=e.get(f);m===void 0?e.set(f,c):m!==c&&!n.has(f)&&n.set(
f,c)}}return t.flatMap(r=>{const{type:s,id:c}=r,m=b(s,c).flatMap(y=>[e.get(y),n.get(y)]).find(y=>y!==void 0&&y!==c);if(m===
void 0)return[];const g=(0,O().placeOf)(r,["id"]);return[(0,v().finding)("look-alike-id",{type:s,id:(0,w().visible)(c),other:(0,w().
visible)(m)},g)]})}const S=/[\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}]/gu;function b(a,i){const t=/^[\w.-]*$/.test(
i)?i:p(i),o=t.replaceAll(/[I1|]/g,"l").replaceAll("0","O").replaceAll("rn","m");return[`${a} case ${d(t)}`,`${a} drawn ${d(
o)}`]}function p(a){const i=a.normalize("NFKC").replace(S,"");return(0,M().asciiOf)(i.replace(/\p{Pd}/gu,"-"))}function d(a){
return a.toUpperCase().toLowerCase()}}),85881:((N,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.appliedIds=d,
l.genesStillNamed=E,l.missingGenes=a,l.unresolvedReferences=v;function O(){const i=u(27199);return O=function(){return i},
i}function h(){const i=u(30610);return h=function(){return i},i}function w(){const i=u(95132);return w=function(){return i},
i}function M(){const i=u(72025);return M=function(){return i},i}function v({assets:i}){const{changes:t,present:o,unread:e}=i,
n=S(o,"Capsule"),r=S(o,"ValidationReport");return t.filter(p).flatMap(({asset:s})=>{if(s.type!=="EvolutionEvent")return[];
const{capsule_id:c,validation_report_id:f}=s.value,m=s.id,[g]=e,y=P=>`whether \`${P}\`, which the EvolutionEvent \`${m}\`\
 names, exists`,C=[];if(b(c,n)){const P=(0,O().placeOf)(s,["capsule_id"]);C.push(g?(0,M().notChecked)(y(c),g,P):(0,w().finding)(
"capsule-not-found",{event:m,capsule:c},P))}if(b(f,r)){const P=(0,O().placeOf)(s,["validation_report_id"]);C.push(g?(0,M().
notChecked)(y(f),g,P):(0,w().finding)("validation-report-not-found",{event:m,report:f},P))}return C})}function E({assets:{
changes:i,present:t}}){const o=S(t,"Gene"),e=d(i),n=i.flatMap(({kind:s,asset:c,before:f})=>s==="removed"?c:f??[]).filter(
({type:s})=>s==="Gene").flatMap(s=>(0,h().namesOf)(s).map(c=>({asset:s,name:c}))).filter(({name:s})=>!o.has(s)&&!e.has(s));
if(n.length===0)return[];const r=t.flatMap(h().namings);return n.flatMap(({asset:s,name:c})=>{const f=r.filter(({gene:P})=>P===
c),m=f.find(P=>P.by.type==="Capsule")??f[0];if(m===void 0)return[];const g={gene:c,by:`the ${m.by.type} \`${m.by.id}\``,
more:new Set(f.map(P=>P.by)).size-1},y=m.by.type==="Capsule"?"warning":"notice",C=m.by.locate(m.pointer);return[(0,w().finding)(
"gene-still-named",g,{location:C,subject:(0,O().subjectOf)(s),severity:y})]})}function S(i,t){return new Set(i.filter(o=>o.
type===t).flatMap(h().namesOf))}function b(i,t){return typeof i=="string"&&!t.has(i)}function p({kind:i}){return i==="ad\
ded"||i==="modified"}function d(i){return new Set(i.flatMap(h().newNamings).map(({gene:t})=>t))}function a({assets:{changes:i}}){
const t=new Set(i.filter(({kind:o,asset:e})=>o!=="removed"&&e.type==="Gene").flatMap(({asset:o})=>(0,h().namesOf)(o)));return i.
flatMap(h().newNamings).filter(({gene:o})=>!t.has(o)).map(({by:o,gene:e,pointer:n})=>(0,w().finding)("gene-not-found",{type:o.
type,id:o.id,gene:e},(0,O().placeOf)(o,n)))}}),93290:((N,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.removedScripts=
d;function O(){const n=u(76760);return O=function(){return n},n}function h(){const n=u(27199);return h=function(){return n},
n}function w(){const n=u(68450);return w=function(){return n},n}function M(){const n=u(77680);return M=function(){return n},
n}function v(){const n=u(51951);return v=function(){return n},n}function E(){const n=u(86191);return E=function(){return n},
n}function S(){const n=u(59867);return S=function(){return n},n}function b(){const n=u(46912);return b=function(){return n},
n}function p(){const n=u(95132);return p=function(){return n},n}async function d(n){const{assets:r,baseTree:s,clock:c}=n,
f=a(n.change),m=await i(n);if(f.size+m.size===0)return[];const g=new Set(r.changes.map(({asset:P})=>P)),y=r.present.filter(
P=>P.type==="Gene"&&!g.has(P)),C=new Map;for(const P of y){await c.tick();const k=(0,M().validationCommands)(P),A=new Map;
for(const{value:$,pointer:j}of k.kind==="list"?k.entries:[]){if(typeof $!="string")continue;const{root:I}=(0,w().storeOf)(
P.path,{policy:n.policy,tree:s}),L=(0,E().namedPaths)($,I).filter(T=>f.has(T)).map(T=>({path:T,script:""}));m.size>0&&L.
push(...await o($,s,I));for(const T of L){const R=e(T);(T.script===""||m.has(R))&&A.set(R,{...T,entry:j[1]})}}for(const[
$,j]of A){const I=C.get($);I?I.more+=1:C.set($,{...j,gene:P,more:0})}}return[...C.values()].map(({path:P,script:k,gene:A,
entry:$,more:j})=>(0,p().finding)("script-still-named",{path:P,script:k,gene:A.id,more:j},(0,h().placeOf)(A,["validation",
$])))}function a({files:n}){const r=new Set(n.flatMap(({status:s,path:c,oldPath:f})=>s==="deleted"?c:f??[]));for(const{path:s,
status:c}of n)c!=="deleted"&&r.delete(s);return r}async function i({change:n,baseTree:r,tree:s}){const c=n.files.map(({path:m,
oldPath:g})=>g??m),f=new Set;for(const m of c.filter(g=>O().posix.basename(g)==="package.json")){const g=await t(r,m),y=new Set(
await t(s,m));for(const C of g)y.has(C)||f.add(e({path:m,script:C}))}return f}async function t(n,r){const s=O().posix.dirname(
r);return[...(await(0,S().usablePackageJson)(n,s==="."?"":s))?.scripts.keys()??[]]}async function o(n,r,s){const{invocation:c}=(0,v().
readWords)(n,{tree:r,cwd:s});if(c?.program!=="npm")return[];const f={tree:r,directory:s,changed:new Set},{runs:m}=await(0,b().
scriptsThatRun)(c,f,{start:0,end:0}),g=(0,b().eventOf)(c);return m.flatMap(({directory:y,event:C})=>C===g?[{path:O().posix.
join(y,"package.json"),script:g}]:[])}function e({path:n,script:r}){return`${n}\0${r}`}}),60266:((N,l,u)=>{Object.defineProperty(
l,"__esModule",{value:!0}),l.repeatedIds=E;function O(){const p=u(76760);return O=function(){return p},p}function h(){const p=u(
23404);return h=function(){return p},p}function w(){const p=u(27199);return w=function(){return p},p}function M(){const p=u(
95132);return M=function(){return p},p}const v=/(?:\.seed\.json|\/default_genes\.json)$/;function E({assets:{changes:p,present:d}}){
const i=p.filter(({kind:e})=>e==="added"||e==="modified").map(({asset:e})=>e).filter(S);if(i.length===0)return[];const t=new Set(
i.map(({id:e})=>e)),o=d.filter(e=>S(e)&&t.has(e.id));return i.flatMap(e=>{const n=o.find(r=>b(r,e));return n===void 0?[]:
[(0,M().finding)("id-in-two-files",{id:e.id,other:n.path},(0,w().placeOf)(e,["id"]))]})}function S({type:p,path:d}){return p===
"Gene"&&!v.test(`/${d}`)}function b(p,d){return p.id===d.id&&p.path.replace(/l$/,"")!==d.path.replace(/l$/,"")&&O().posix.
dirname(p.path)===O().posix.dirname(d.path)&&(0,h().canonicalize)(p.value)!==(0,h().canonicalize)(d.value)}}),21471:((N,l,u)=>{
Object.defineProperty(l,"__esModule",{value:!0}),l.schemaDifferences=v;function O(){const s=u(88333);return O=function(){
return s},s}function h(){const s=u(98879);return h=function(){return s},s}const w=1e4,M=50;function v(s,c){try{return E(
s,c)}catch(f){if(!(f instanceof URIError))throw f;return E(s,n(c))}}function E(s,c){const f=(0,h().complaintsOf)(s,c,!r(
c,w)),m=new Map,g=new Set;for(const y of f){if(d.has(y.keyword))continue;const C=b(y);if(!g.has(C)){g.add(C);for(const P of a(
y,s,c)){const k=S(y,P),A=m.get(k);m.set(k,A?{...A,more:A.more+1}:P)}}}return[...m.values()].slice(0,M)}function S({keywordLocation:s},c){
switch(c.kind){case"missing":return JSON.stringify([s,...c.fields]);case"unknown":return JSON.stringify([s,c.field]);case"\
invalid":return s}}function b({keyword:s,instanceLocation:c}){return`${p.has(s)?s:"value"} ${c}`}const p=new Set(["requi\
red","additionalProperties"]),d=new Set(["properties","items","false"]);function a(s,c,f){const{keyword:m,keywordLocation:g,
instanceLocation:y}=s,{pointer:C,value:P}=t(f,y),k=o(c,g);if(m==="required"){const $=(k.required??[]).filter(j=>!i(P,j));
return[{kind:"missing",pointer:C,fields:$,more:0}]}if(m==="additionalProperties"){const $=k.properties??{},j=Object.keys(
P??{}).filter(F=>!Object.hasOwn($,F)),I=Object.keys($).filter(F=>!i(P,F));return j.map(F=>({kind:"unknown",pointer:[...C,
F],field:F,absent:I,more:0}))}const A=(0,O().expectation)(m,k);return[{kind:"invalid",pointer:C,keyword:m,expected:A,found:(0,O().
describeJson)(P),more:0}]}function i(s,c){return s!==null&&Object.hasOwn(s,c)}function t(s,c){const f=[];let m=s;for(const g of e(
c))Array.isArray(m)?(f.push(Number(g)),m=m[Number(g)]??null):(f.push(g),m=m[g]??null);return{pointer:f,value:m}}function o(s,c){
let f=h().SCHEMAS[s];for(const m of e(c).slice(0,-1))f=f[m];return f}function e(s){return s.split("/").slice(1).map(c=>c.
replaceAll("~1","/").replaceAll("~0","~"))}function n(s){if(s===null||typeof s!="object")return s;if(Array.isArray(s))return s.
map(n);const c=Object.create(null);for(const[f,m]of Object.entries(s))c[f.replace(/\p{Surrogate}/gu,"\uFFFD")]=n(m);return c}
function r(s,c){let f=c;const m=[s];for(let g=m.pop();g!==void 0;g=m.pop()){if(f-=1,f<0)return!0;if(!(g===null||typeof g!=
"object")){for(const y of Object.values(g))if(m.push(y),m.length>f)return!0}}return!1}}),88333:((N,l)=>{Object.defineProperty(
l,"__esModule",{value:!0}),l.describeJson=M,l.expectation=w;const u={string:"a string",array:"a list",object:"an object",
integer:"an integer",number:"a number",boolean:"a boolean",null:"null"},O={"^\\d+\\.\\d+\\.\\d+$":"three numbers such as\
 `1.13.0`","^sha256:[a-f0-9]{64}$":"`sha256:` and 64 hexadecimal digits"},h=40;function w(v,E){const S=E[v];switch(v){case"\
type":return[S].flat().map(b=>u[String(b)]??String(b)).join(" or ");case"enum":return`one of ${(E.enum??[]).map(b=>JSON.
stringify(b)).join(", ")}`;case"const":return JSON.stringify(S);case"pattern":return O[String(S)]??`a string that matche\
s ${S}`;case"minLength":return S===1?"a non-empty string":`a string of at least ${S} characters`;case"maxLength":return`\
a string of at most ${S} characters`;case"minItems":return S===1?"a non-empty list":`a list of at least ${S} items`;case"\
maxItems":return`a list of at most ${S} items`;case"minimum":return`a number that is at least ${S}`;case"maximum":return`\
a number that is at most ${S}`;default:return`a value that matches \`${v}\` in the schema`}}function M(v){return Array.isArray(
v)?v.length===0?"an empty list":"a list":v!==null&&typeof v=="object"?"an object":typeof v!="string"?String(v):v.length<=
h?JSON.stringify(v):`a string of ${v.length} characters`}}),57733:((N,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),
l.promotionSchemaFindings=S,l.schemaFindings=E;function O(){const e=u(23404);return O=function(){return e},e}function h(){
const e=u(27199);return h=function(){return e},e}function w(){const e=u(3051);return w=function(){return e},e}function M(){
const e=u(95132);return M=function(){return e},e}function v(){const e=u(21471);return v=function(){return e},e}function E(e){
return(0,v().schemaDifferences)(e.type,e.value).flatMap(n=>a(e.type,n)).map(n=>b(e,n,"warning"))}function S(e){const n=o(
e)?"warning":"error";return(0,v().schemaDifferences)(e.type,e.value).map(r=>b(e,r,n))}function b(e,n,r){const{type:s,id:c}=e,
{pointer:f,more:m}=n,g={...(0,h().placeOf)(e,f),severity:r};switch(n.kind){case"missing":{const{fields:y}=n;return(0,M().
finding)("schema-field-missing",{type:s,id:c,fields:y,where:d(f,m)},g)}case"unknown":{const y=d(f.slice(0,-1),m),{field:C,
absent:P}=n,k=(0,w().nearestName)(C,P),A={field:C,...k!==void 0&&{meant:k}};return(0,M().finding)("schema-field-unknown",
{type:s,id:c,...A,where:y},g)}case"invalid":{const{expected:y}=n,C=`${n.found}${m===0?"":` (and in ${p(m)})`}`,P=f.join(
".");return(0,M().finding)("schema-field-invalid",{type:s,id:c,field:P,expected:y,found:C},g)}}}function p(e){return e===
1?"1 similar place":`${e} similar places`}function d(e,n){return e.length===0?"":` in \`${e.join(".")}\`${n===0?"":` and\
 ${p(n)}`}`}function a(e,n){const{pointer:r}=n;switch(n.kind){case"missing":{const s=n.fields.filter(c=>!i[e].has([...r,
c].join(".")));return s.length===0?[]:[{...n,fields:s}]}case"unknown":return[n];case"invalid":return t(e,r,n.keyword)?[]:
[n]}}const i={Gene:new Set(["type","id","schema_version","asset_id","validation","constraints","constraints.max_files","\
constraints.forbidden_paths"]),Capsule:new Set(["type","id","schema_version","asset_id"]),EvolutionEvent:new Set(["type",
"id","schema_version","asset_id"]),Mutation:new Set(["type","id"]),ValidationReport:new Set(["type","id"])};function t(e,[
n,...r],s){if(n==="type"||n==="id"||n==="asset_id")return!0;if(e!=="Gene")return!1;const c=s==="minItems"&&r.length>0;return n===
"validation"||n==="constraints"&&!c}function o({value:e}){const{schema_version:n}=e,r=typeof n=="string"?/^1\.(\d+)\.\d+$/.
exec(n)?.[1]:void 0;return r!==void 0&&Number(r)<Number(O().SCHEMA_VERSION.split(".")[1])}}),98879:((N,l,u)=>{Object.defineProperty(
l,"__esModule",{value:!0}),l.SCHEMAS=void 0,l.complaintsOf=d;function O(){const t=u(13574);return O=function(){return t},
t}function h(){const t=u(36576);return h=function(){return t},t}function w(){const t=u(25065);return w=function(){return t},
t}function M(){const t=u(5330);return M=function(){return t},t}function v(){const t=u(39436);return v=function(){return t},
t}function E(){const t=u(39763);return E=function(){return t},t}const b={type:"object",required:["type","schema_version",
"id","gene_id","commands","overall_ok","duration_ms","created_at","asset_id"],properties:{type:{const:"ValidationReport"},
schema_version:{type:"string",pattern:"^\\d+\\.\\d+\\.\\d+$"},id:{type:"string",minLength:1},gene_id:{type:"string",minLength:1},
env_fingerprint:{type:["object","null"]},commands:{type:"array",items:{type:"object",required:["command","ok","stdout","\
stderr"],properties:{command:{type:"string"},ok:{type:"boolean"},stdout:{type:"string"},stderr:{type:"string"}}}},overall_ok:{
type:"boolean"},duration_ms:{type:"integer",minimum:0},created_at:{type:"string",minLength:1},asset_id:{type:"string",pattern:"\
^sha256:[a-f0-9]{64}$"}}},p=l.SCHEMAS={Gene:M().default,Capsule:h().default,EvolutionEvent:w().default,Mutation:v().default,
ValidationReport:b};function d(t,o,e){return a[e?"all":"first"][t].validate(o).errors}const a={all:i(!1),first:i(!0)};function i(t){
const o=E().ASSET_TYPES.map(e=>[e,new(O()).Validator(p[e],"7",t)]);return Object.fromEntries(o)}}),73566:((N,l,u)=>{Object.
defineProperty(l,"__esModule",{value:!0}),l.capsuleFields=b,l.selfDescription=S,l.unidentified=p;function O(){const i=u(
27199);return O=function(){return i},i}function h(){const i=u(59490);return h=function(){return i},i}function w(){const i=u(
95132);return w=function(){return i},i}function M(){const i=u(72025);return M=function(){return i},i}function v(){const i=u(
85475);return v=function(){return i},i}function E(){const i=u(57733);return E=function(){return i},i}function S({correctorOf:i},{
asset:t,commands:o=[]}){if(t.cut)return[];const e=o.some(({findings:n})=>n.some(({edit:r})=>r?.fix));return[...(0,v().hashFindings)(
t,i(t),!e),...(0,E().schemaFindings)(t)]}function b(i,{asset:t}){const{type:o,id:e,value:n}=t;if(o!=="Capsule"||t.cut)return[];
const r=["success_streak","env_fingerprint"].filter(c=>n[c]==null);if(r.length===0)return[];const s=(0,O().placeOf)(t);return[
(0,w().finding)("capsule-field-missing",{capsule:e,fields:r},s)]}function p({genes:i,claims:t,correctorOf:o}){const s=[...i.
filter(({change:f})=>f?.kind!=="removed").map(({asset:f})=>f),...t].filter(({cut:f})=>!f).flatMap(f=>d(f,o));return[...(0,h().
groupBy)(s,({rule:f,location:m})=>JSON.stringify([f,m?.path])).values()].flatMap(a)}function d(i,t){try{return(0,v().identityFindings)(
i,t(i)).filter(v().isMissingIdentity)}catch(o){return[(0,M().assetNotJudged)(i,o)]}}function a([i,...t]){if(i===void 0)return[];
if(t.length===0||!(0,v().isMissingIdentity)(i))return[i,...t];const{subject:o,args:e,...n}=i,{expected:r,...s}=e;return[
{...n,args:{...s,others:t.length}}]}}),47771:((N,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.eventsIn=a,l.
isSuccess=b,l.streakCounter=v,l.successStreak=d;function O(){const f=u(23404);return O=function(){return f},f}function h(){
const f=u(27199);return h=function(){return f},f}function w(){const f=u(59490);return w=function(){return f},f}function M(){
const f=u(85475);return M=function(){return f},f}function v(f,m){const g=t(f,m),y=(0,w().groupBy)(f,({value:{capsule_id:C}})=>C);
return C=>E(C,y.get(C.id)??[],g,m)}function E({id:f,value:{gene:m}},g,y,C){const P=[],k=[],A={files:0,lines:0};let $;const{
successes:j,failure:I}=S(f,g);for(const F of j){const{value:L}=F,T=y.get(F)??e(L,C)??(n(L,m,C)?void 0:i);T===void 0?(k.push(
F),r(A,L)||($??=c(L))):P.push({event:c(L),why:T})}return{count:p(k),uncounted:P,ended:I!==void 0,...I&&j.length===0&&{failed:c(
I.value)},radius:A,...$!==void 0&&{unmeasured:$}}}function S(f,m){const g=m.filter(({value:C})=>C.type==="EvolutionEvent"&&
C.capsule_id===f).reverse(),y=g.findIndex(({value:C})=>!b(C));return y<0?{successes:g,failure:void 0}:{successes:g.slice(
0,y),failure:g[y]}}function b({outcome:f}){return(0,h().isJsonObject)(f)&&f.status==="success"}function p(f){const m=f.map(
({value:g})=>g.id).filter(g=>typeof g=="string");return f.length-m.length+new Set(m).size}function d(f,m){const{successes:g,
failure:y}=S(f,m);return{count:p(g),ended:y!==void 0}}function a({changes:f,present:m,unread:g}){const y=g.at(-1),C=new Set(
f.map(({asset:P})=>P));return m.filter(({type:P,path:k})=>P==="EvolutionEvent"&&(!y||k>=y.path)).map(P=>({value:P.value,
log:P.path,isNew:C.has(P)}))}const i="it does not name the gene of the Capsule";function t(f,m){const g=new Map,y=new Map,
C=new Set;for(const P of f){const k=o(P,y,m&&C.has(P.log));k!==void 0&&g.set(P,k),C.add(P.log);const{id:A}=P.value;typeof A==
"string"&&!y.has(A)&&y.set(A,P)}return g}function o({value:f,isNew:m},g,y){const{id:C,parent:P}=f;if(m)return"the change\
 that is judged adds or edits it";const k=typeof C=="string"?g.get(C):void 0;return k!==void 0?(0,O().canonicalize)(k.value)===
(0,O().canonicalize)(f)?void 0:"an earlier event with other content has its id":typeof P=="string"&&P!==""?g.has(P)?void 0:
"its parent is not in the log before it":y?"it has no parent":void 0}function e(f,m){const{id:g,asset_id:y}=f;if(y===void 0)
return m?"it has no hash":void 0;if((0,M().matchContentHash)({type:"EvolutionEvent",value:f})===void 0)return"its hash d\
oes not match its content";const C=typeof g=="string"&&g.trim()!=="";return m&&!C?"it has no id":void 0}function n({genes_used:f},m,g){
return typeof m!="string"||m===""||!Array.isArray(f)?!g:f.includes(m)}function r(f,{blast_radius:m}){if(m===void 0)return!0;
if(!(0,h().isJsonObject)(m))return!1;const{files:g,lines:y}=m;return!s(g)||!s(y)?!1:(f.files=Math.max(f.files,g),f.lines=
Math.max(f.lines,y),!0)}function s(f){return typeof f=="number"&&Number.isSafeInteger(f)&&f>=0}function c({id:f}){return typeof f==
"string"?f:"without an id"}}),78883:((N,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.geneDifferences=M,l.uncovered=
b;function O(){const p=u(77680);return O=function(){return p},p}function h(){const p=u(32854);return h=function(){return p},
p}function w(){const p=u(56131);return w=function(){return p},p}function M({kind:p,asset:d,before:a}){return a===void 0||
d.cut||p!=="added"&&p!=="modified"?[]:[...v(a,d),...S(a,d)]}function v(p,d){const[a,i]=[E(p),E(d)],t="validation";return[
...[...a].filter(o=>!i.has(o)).map(o=>({kind:"command_removed",field:t,base:o,head:null})),...[...i].filter(o=>!a.has(o)).
map(o=>({kind:"command_added",field:t,base:null,head:o}))]}function E(p){const d=(0,O().validationCommands)(p),a=d.kind===
"list"?d.entries.map(({value:i})=>i):[];return new Set(a.filter(i=>typeof i=="string"))}function S(p,d){const{constraints:a}=(0,w().
readConstraints)(p.value.constraints),{constraints:i}=(0,w().readConstraints)(d.value.constraints),t=[];i.maxFiles!==a.maxFiles&&
t.push({kind:i.maxFiles>a.maxFiles?"constraint_loosened":"constraint_tightened",field:"constraints.max_files",base:String(
a.maxFiles),head:String(i.maxFiles)});const o="constraints.forbidden_paths";for(const e of b(a.forbiddenPaths,i.forbiddenPaths))
t.push({kind:"constraint_loosened",field:o,base:e,head:null});for(const e of b(i.forbiddenPaths,a.forbiddenPaths))t.push(
{kind:"constraint_tightened",field:o,base:null,head:e});return t}function b(p,d){return p.filter(a=>!d.some(i=>(0,h().isWithin)(
a,i)))}}),56131:((N,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.hardCaps=a,l.limitsOf=d,l.readConstraints=
v,l.stricterConstraints=E;function O(){const i=u(57430);return O=function(){return i},i}function h(){const i=u(32854);return h=
function(){return i},i}function w(){const i=u(53315);return w=function(){return i},i}function M(){const i=u(50661);return M=
function(){return i},i}function v(i){if(i===void 0)return{constraints:S,problems:[{kind:"missing",pointer:["constraints"]}]};
if(i===null||typeof i!="object"||Array.isArray(i))return{constraints:S,problems:[{kind:"malformed",pointer:["constraints"],
expected:"an object"}]};const t=[],o=b(i.max_files,t);return{constraints:{maxFiles:o??w().DEFAULT_MAX_FILES,isDefaultLimit:o===
void 0,forbiddenPaths:p(i.forbidden_paths,t)},problems:t}}function E(i,t){if(i===void 0)return t;const{maxFiles:o,isDefaultLimit:e}=i.
maxFiles<t.maxFiles?i:t;return{maxFiles:o,isDefaultLimit:e,forbiddenPaths:[...new Set([...i.forbiddenPaths,...t.forbiddenPaths])]}}
const S={maxFiles:w().DEFAULT_MAX_FILES,isDefaultLimit:!0,forbiddenPaths:[]};function b(i,t){const o=["constraints","max\
_files"];if(i===void 0)t.push({kind:"missing",pointer:o});else{if(Number.isSafeInteger(i)&&Number(i)>0)return Number(i);
t.push({kind:"malformed",pointer:o,expected:"an integer greater than 0"})}}function p(i,t){const o=["constraints","forbi\
dden_paths"];if(i===void 0)return t.push({kind:"missing",pointer:o}),[];if(!Array.isArray(i))return t.push({kind:"malfor\
med",pointer:o,expected:"a list of paths"}),[];const e=new Set;for(const[n,r]of i.entries()){const s=typeof r=="string"?
(0,h().normalise)(r):void 0;if(typeof r!="string"||!s){t.push({kind:"malformed",pointer:[...o,n],expected:"a path below \
the root of the repository"});continue}(0,h().looksLikePattern)(r)&&t.push({kind:"pattern",pointer:[...o,n],entry:r}),e.
add(s)}return[...e]}function d(i,t){const{asset:o,change:e,binds:n}=i,{constraints:r}=v(o.value.constraints),s=e?.before&&
v(e.before.value.constraints).constraints,c=E(s,r),{maxFiles:f,isDefaultLimit:m}=c,g=a(t),y=n&&(0,M().isChange)(t)?t.radius:
O().NOTHING_TOUCHED,C=(0,w().cappedSize)(y,t.policy.blast_radius.counting),P=(0,w().gradeFiles)(y.files,f,C,g),k=P==="ha\
rd_cap_breach"?C:y,A=(0,w().gradeWords)(P,k,f,g);return{base:s,head:r,constraints:c,blastRadius:{...y,max_files:f,...m&&
{default_limit:!0},severity:P,message:A}}}function a({policy:i}){const{hard_cap_files:t,hard_cap_lines:o}=i.blast_radius;
return{files:t,lines:o}}}),76866:((N,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.incompleteGene=w,l.removedGene=
M;function O(){const v=u(27199);return O=function(){return v},v}function h(){const v=u(95132);return h=function(){return v},
v}function w(v,{asset:E}){return E.cut?[(0,h().finding)("gene-incomplete",{gene:E.id},(0,O().placeOf)(E))]:[]}function M(v,{
asset:E}){return[(0,h().finding)("gene-removed",{gene:E.id},{subject:(0,O().subjectOf)(E)})]}}),54034:((N,l,u)=>{Object.
defineProperty(l,"__esModule",{value:!0}),l.auditGene=E,l.forbidsRunningGene=p,l.geneFindings=S;function O(){const d=u(72025);
return O=function(){return d},d}function h(){const d=u(70716);return h=function(){return d},d}function w(){const d=u(6470);
return w=function(){return d},d}function M(){const d=u(78883);return M=function(){return d},d}function v(){const d=u(56131);
return v=function(){return d},d}async function E(d,a,i){const{asset:t,change:o,commands:e,store:n}=a,r=(0,v().limitsOf)(
a,d),s=await S(d,{...a,limits:r}),c=i.mayRun&&!s.some(p);return{asset:t,store:n,commands:c?(0,w().planCommands)(e,{timeoutMs:i.
timeoutMs,directory:n.root}):e,findings:s,blastRadius:r.blastRadius,differences:o===void 0?[]:(0,M().geneDifferences)(o)}}
async function S(d,a){return a.change?.kind!=="removed"?(0,O().ask)(h().GENE_CHECKS,d,a):(await(0,O().ask)(h().REMOVED_GENE_CHECKS,
d,a)).map(({location:t,...o})=>o)}const b=new Set(["gene-incomplete","validation-malformed","not-judged"]);function p({rule:d}){
return b.has(d)}}),42804:((N,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.declaredConstraints=S,l.declaredPaths=
e,l.geneBlastRadius=t,l.limitsBeyondCap=a,l.loosenedConstraints=p;function O(){const n=u(27199);return O=function(){return n},
n}function h(){const n=u(95132);return h=function(){return n},n}function w(){const n=u(53315);return w=function(){return n},
n}function M(){const n=u(39869);return M=function(){return n},n}function v(){const n=u(78883);return v=function(){return n},
n}function E(){const n=u(56131);return E=function(){return n},n}function S(n,{asset:r}){return(0,E().readConstraints)(r.
value.constraints).problems.filter(({kind:s})=>s!=="missing"||!r.cut).map(s=>b(r,s))}function b(n,r){const{pointer:s}=r,
c=(0,O().placeOf)(n,s),f=n.id,m=s.join(".");switch(r.kind){case"missing":return(0,h().finding)("constraints-missing",{gene:f,
field:m},c);case"malformed":return(0,h().finding)("constraints-malformed",{gene:f,field:m,expected:r.expected},c);case"p\
attern":return(0,h().finding)("forbidden-path-pattern",{gene:f,entry:r.entry},c)}}function p(n,{asset:r,binds:s,limits:{
base:c,head:f}}){if(!s||r.cut||c===void 0)return[];const m=(0,v().uncovered)(c.forbiddenPaths,f.forbiddenPaths),g=f.maxFiles>
c.maxFiles;if(m.length===0&&!g)return[];const y=d(r.value.constraints),C=[...g&&!y("max_files")?[`\`max_files\` from ${c.
maxFiles} to ${f.maxFiles}`]:[],...(y("forbidden_paths")?[]:m).map(k=>`\`${k}\` is no longer forbidden`)];if(C.length===
0)return[];const P=(0,O().placeOf)(r,["constraints"]);return[(0,h().finding)("constraints-loosened",{gene:r.id,loosened:C},
P)]}function d(n){const r=(0,E().readConstraints)(n).problems.flatMap(({kind:s,pointer:c})=>s==="malformed"&&c.length<=2?
[c[1]]:[]);return s=>r.includes(s)||r.includes(void 0)}function a(n,{asset:r,binds:s,limits:{base:c,head:f}}){const{files:m}=(0,E().
hardCaps)(n),{maxFiles:g}=f;if(!s||g<=m||c!==void 0&&g<=c.maxFiles)return[];const y=(0,O().placeOf)(r,["constraints","ma\
x_files"]);return[(0,h().finding)("constraints-beyond-cap",{gene:r.id,maxFiles:g,cap:m},y)]}const i={approaching_limit:"\
blast-radius-approaching",exceeded:"blast-radius-exceeded",critical_overrun:"blast-radius-critical"};function t(n,{asset:r,
binds:s,isOnlyAdded:c,limits:f}){const{files:m,max_files:g,severity:y}=f.blastRadius;if(!s||y==="within_limit")return[];
if(c&&y==="approaching_limit")return[];const C=(0,O().placeOf)(r,["constraints","max_files"]);if(y==="hard_cap_breach"){
const{files:k,lines:A}=(0,E().hardCaps)(n),$=(0,w().cappedSize)(f.blastRadius,n.policy.blast_radius.counting);return[(0,h().
finding)("blast-radius-hard-cap",{...$,capFiles:k,capLines:A},C)]}const P={gene:r.id,files:m,maxFiles:g,declared:!f.constraints.
isDefaultLimit};return[(0,h().finding)(i[y],P,{...C,...o(c)})]}function o(n=!1){return n?{severity:"warning",harm:"bookk\
eeping"}:{}}function e({touchesOf:n},{asset:r,binds:s,isOnlyAdded:c,limits:{constraints:f}}){if(!s)return[];const m=f.forbiddenPaths.
flatMap(y=>(0,M().someTouches)(n(y)).map(C=>({gene:r.id,entry:y,...C})));if(m.length===0)return[];const g={...(0,O().placeOf)(
r,["constraints","forbidden_paths"]),...o(c)};return m.map(y=>(0,h().finding)("forbidden-path-declared",y,g))}}),16373:((N,l,u)=>{
Object.defineProperty(l,"__esModule",{value:!0}),l.readGene=E,l.readGeneChange=S;function O(){const a=u(27199);return O=
function(){return a},a}function h(){const a=u(68450);return h=function(){return a},a}function w(){const a=u(77680);return w=
function(){return a},a}function M(){const a=u(16455);return M=function(){return a},a}function v(){const a=u(95132);return v=
function(){return a},a}async function E(a,i,t){const o=(0,w().validationCommands)(a),e=await b(a,o,i,t);return{asset:a,store:i.
storeOf(a.path),binds:!1,validation:o,commands:e}}async function S(a,i,t,o){const{kind:e,asset:n,before:r}=a,s=!["applie\
d","unchanged"].includes(e)||i.has(n.id),c=e==="added"&&r===void 0&&!i.has(n.id),f=(0,w().validationCommands)(n),m=e==="\
removed"?[]:await b(n,f,t,o);return{asset:n,store:t.storeOf(n.path),change:a,binds:s,isOnlyAdded:c,validation:f,commands:m}}
async function b(a,i,t,o){if(i.kind!=="list")return[];const e=t.forFile(a.path),n=i.entries.filter(f=>typeof f.value=="s\
tring"&&!(0,w().isBlankEntry)(f)),r=await Promise.all(n.map(({value:f})=>e.command(f))),s=await(0,M().withEdits)(r,e,o(a)===
"fix");return(await Promise.all(s.map(f=>p(f,a,t)))).map((f,m)=>d(a,f,n[m]?.pointer??["validation"]))}async function p(a,{
path:i},t){const o=t.storeOf(i),{tree:e}=t.terms;if(a.verdict!=="block"||e===void 0)return a;for(const n of new Set([...(0,h().
packagesAbove)(e,o.path),""])){if(n===o.root)continue;const{verdict:r}=await t.startingIn(n).command(a.reading.command);
if(r==="block")continue;const s={root:o.root||".",other:n||"."};return{...a,findings:[...a.findings,(0,v().finding)("wor\
ks-elsewhere",s)]}}return a}function d(a,{findings:i,...t},o){const{command:e}=t.reading,n={...(0,O().subjectOf)(a),command:e},
r={path:a.path,pointer:(0,O().pointerText)([...a.pointer,...o])};return{...t,command:e,location:a.locate(o),findings:i.map(
({edit:s,...c})=>({...c,location:a.locate(o,c.span),subject:n,...s&&{edit:{...r,...s}}}))}}}),61989:((N,l,u)=>{Object.defineProperty(
l,"__esModule",{value:!0}),l.launchedFiles=S,l.markUnreadable=E;function O(){const d=u(27199);return O=function(){return d},
d}function h(){const d=u(93028);return h=function(){return d},d}function w(){const d=u(95132);return w=function(){return d},
d}const M=200*1024,v=2e3;async function E(d,a,{tree:i,baseTree:t}){const o=d.flatMap(({commands:n})=>n.flatMap(S)),e=new Map;
for(const n of new Set(o)){const r=a.has(n)?await p(i,n):void 0;r&&await p(t,n)===void 0&&e.set(n,r)}return e.size===0?d:
d.map(n=>({...n,commands:n.commands.map(r=>b(n,r,e))}))}function S({reading:d}){return d.targets.flatMap(({path:a})=>a??
[])}function b({asset:d},a,i){const{location:t,verdict:o,confirmation:e}=a,n={location:t,subject:{...(0,O().subjectOf)(d),
command:a.command}},r=[...new Set(S(a))].flatMap(s=>{const c=i.get(s);return c===void 0?[]:[(0,w().finding)("script-unre\
adable",{path:s,why:c},n)]});return r.length===0?a:{...a,verdict:o==="allow"?"warn":o,confirmation:e==="standard"?"stron\
g":e,findings:[...a.findings,...r]}}async function p(d,a){const{kind:i,size:t=0}=d.stat(a)??{};if(!(0,h().isRegular)(i))
return;if(t>M)return`has ${t} bytes`;const o=(await d.read(a)).toString("utf8").split(`
`),e=o.findIndex(n=>n.length>v);return e<0?void 0:`has ${o[e]?.length} characters on line ${e+1}`}}),43420:((N,l,u)=>{Object.
defineProperty(l,"__esModule",{value:!0}),l.validationList=M;function O(){const S=u(27199);return O=function(){return S},
S}function h(){const S=u(77680);return h=function(){return S},S}function w(){const S=u(95132);return w=function(){return S},
S}function M(S,{asset:b,validation:p,commands:d}){if(b.cut)return[];const a=["validation"],i={gene:b.id};if(p.kind==="no\
t_a_list"){const e={...i,field:"validation",expected:p.expected};return[(0,w().finding)("validation-malformed",e,(0,O().
placeOf)(b,a))]}if(p.kind==="missing"||p.entries.every(h().isBlankEntry))return[(0,w().finding)("validation-missing",i,(0,O().
placeOf)(b,a))];const t=[],o=new Set;for(const e of p.entries){const{value:n,pointer:r}=e;if((0,h().isBlankEntry)(e))t.push(
(0,w().finding)("validation-blank",{...i,field:r.join(".")},(0,O().placeOf)(b,r)));else if(typeof n!="string"){const s={
...i,field:r.join("."),expected:"a string"};t.push((0,w().finding)("validation-malformed",s,(0,O().placeOf)(b,r)))}else if(o.
has(n)){const s={...(0,O().placeOf)(b,r),subject:{...(0,O().subjectOf)(b),command:n}};t.push((0,w().finding)("validation\
-duplicate",{...i,command:n},s))}else o.add(n)}return d.length>0&&d.every(v)&&t.push((0,w().finding)("validation-vacuous",
i,(0,O().placeOf)(b,a))),t}function v({reading:{problems:S,argv:b}}){return S.some(({rule:p})=>p==="only-prints")||E.has(
b?.[0]??"")}const E=new Set(["clear","date","df","echo","free","hostname","id","printf","ps","pwd","true","uname","uptim\
e","whoami"])}),6470:((N,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.digestPlans=E,l.makePlan=M,l.planCommands=
v,l.toolOf=d;function O(){const a=u(77598);return O=function(){return a},a}const h=Symbol("audited");function w({steps:a,
...i}){return{...i,steps:a.map(({command:t,...o})=>o)}}function M(a){const{argv:i,program:t,directory:o,binary:e=null,env:n,
timeoutMs:r}=a,{scripts:s=null,npmSettings:c=[]}=a,f=JSON.stringify([i,t,e,s&&w(s),c,Object.entries(n).sort(([m],[g])=>m<
g?-1:1),r,...o===""?[]:[o]]);return{...a,[h]:!0,digest:S(f)}}function v(a,i){const t=[];for(const o of a){const e=o.verdict===
"block"?void 0:b(o.reading,i);if(e===void 0)return a;t.push({...o,plan:e})}return t}function E(a){const i=[...new Set(a.
map(({digest:t})=>t))].sort();return S(i.join(`
`))}function S(a){return`sha256:${(0,O().createHash)("sha256").update(a).digest("hex")}`}function b(a,i){const{command:t,
argv:o,assignments:e}=a,n=o&&p(a,o);if(n)return M({command:t,...n,env:{...Object.fromEntries(e.map(({name:r,value:s})=>[
r,s])),...a.invocation?.family?.data.environment},...i})}function p(a,i){const{invocation:t,scripts:o,npmSettings:e}=a,[
n]=i;if(t===void 0)return n===void 0?void 0:{program:n,argv:i};const r=d(a);if(r===void 0){const{program:c}=t;return{program:c,
argv:i,...o&&{scripts:o},...e&&{npmSettings:e}}}if(r.path===void 0)return;const s=[...t.operands,...t.passthrough].map(({
text:c})=>c);return{program:t.program,argv:s,binary:r.path}}function d({targets:a}){return a.find(({kind:i,via:t})=>i===
"package_binary"&&t===void 0)}}),66160:((N,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.correctorIn=e,l.isGene=
n,l.readChangeSubject=o,l.subjectOfAssets=t;function O(){const s=u(78114);return O=function(){return s},s}function h(){const s=u(
28894);return h=function(){return s},s}function w(){const s=u(4378);return w=function(){return s},s}function M(){const s=u(
74238);return M=function(){return s},s}function v(){const s=u(84471);return v=function(){return s},s}function E(){const s=u(
53315);return E=function(){return s},s}function S(){const s=u(12154);return S=function(){return s},s}function b(){const s=u(
39869);return b=function(){return s},s}function p(){const s=u(85881);return p=function(){return s},s}function d(){const s=u(
16373);return d=function(){return s},s}function a(){const s=u(61989);return a=function(){return s},s}const i={changes:[],
problems:[],files:[],present:[],unread:[]};function t({assets:s,problems:c},f,m,g=i){const{policy:y,tree:C}=f.terms;return{
policy:y,clock:f.clock,tree:C,problems:c,correctorOf:m,genes:s.filter(n).map(P=>({asset:P})),claims:s.filter(P=>!n(P)),assets:g}}
async function o(s){const{assets:c,baseTree:f,tree:m,policy:g,platform:y}=s,{policy:C,source:P}=g,k=new Set(s.change.files.
flatMap(E().namesOf)),A=w().Judge.by({policy:C,tree:m,base:f,changed:k,platform:y,...s.clock&&{clock:s.clock}}),$=(0,p().
appliedIds)(c.changes),j=e(c.problems),I={tree:m,baseTree:f},F=await A.clock.all("Judging the commands of genes",c.changes.
filter(({asset:G})=>n(G)),G=>(0,d().readGeneChange)(G,$,A,j)),L=await(0,a().markUnreadable)(F,k,I),T=new Set(L.flatMap(({
commands:G})=>G.flatMap(a().launchedFiles))),R=await(0,v().withLinesOfCode)(s.change,T,I),U=(0,S().exemptPaths)(R,C,L,m),
D=(0,b().touchedPaths)(R,m),B=(0,E().measureChange)(R,U);return{policy:C,judge:A,clock:A.clock,loadedPolicy:g,unprovenMerge:s.
unprovenMerge,policyPath:P==="file"?void 0:M().POLICY_PATH,tree:m,baseTree:f,change:R,assets:c,problems:c.problems,correctorOf:j,
genes:L,claims:c.changes.filter(r).map(({asset:G})=>G),changedNames:k,touched:D,touchesOf:(0,b().touchesOf)(D,f),exempt:U,
radius:B,counted:(0,S().countedChange)(R,B)}}function e(s){const c=(0,O().ambiguousFiles)(s);return({path:f})=>c.has(f)||
(0,h().isAuditLog)(f)?"hand":"fix"}function n({type:s}){return s==="Gene"}function r({kind:s,asset:c}){return!n(c)&&(s===
"added"||s==="modified")}}),50661:((N,l)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.isChange=u;function u(O){return"\
change"in O}}),69664:((N,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.toolThatFinds=S;function O(){const b=u(
41330);return O=function(){return b},b}const h="{js,cjs,mjs,ts,cts,mts}",w="{json,jsonc,json5,yaml,yml,toml}",M=`{${h.slice(
1,-1)},${w.slice(1,-1)}}`,v={vitest:`vitest.config.${h} vitest.workspace.${M} vite.config.${h}`,jest:`jest.config.${M} j\
est.setup.${h}`,mocha:`.mocharc .mocharc.${M}`,ava:"ava.config.{js,cjs,mjs}",jasmine:"jasmine.{json,js,mjs,cjs}",tap:".t\
aprc",playwright:`playwright.config.${h}`,cypress:`cypress.config.${h}`,eslint:`eslint.config.${h} .eslintrc .eslintrc.${M}\
 .eslintignore eslint-suppressions.json`,prettier:`.prettierrc .prettierrc.${M} prettier.config.${h} .prettierignore .ed\
itorconfig`,stylelint:`.stylelintrc .stylelintrc.${M} stylelint.config.${h} .stylelintignore`,biome:"biome.json biome.js\
onc .biome.json .biome.jsonc",knip:`knip.${M} .knip.${w} knip.config.${h}`,markdownlint:`.markdownlint.${M} .markdownlin\
t-cli2.${M} .markdownlintignore .markdownlintrc`,cspell:`cspell.${M} .cspell.${M} cspell.config.${M}`,typescript:"tsconf\
ig.json tsconfig.*.json jsconfig.json *.tsbuildinfo",nyc:`.nycrc .nycrc.${M} nyc.config.${h}`,c8:".c8rc .c8rc.json",babel:`\
babel.config.${M} .babelrc .babelrc.${M}`,swc:".swcrc",pytest:"pytest.ini .pytest.ini conftest.py pyproject.toml setup.c\
fg",tox:"tox.ini tox.toml",nox:"noxfile.py",coverage:".coveragerc",mypy:"mypy.ini .mypy.ini",ruff:"ruff.toml .ruff.toml",
cargo:"Cargo.toml build.rs rust-toolchain rust-toolchain.toml clippy.toml .clippy.toml rustfmt.toml",go:"go.mod go.work \
.golangci.{yml,yaml,toml,json}",make:"Makefile makefile GNUmakefile *.mk",maven:"pom.xml",gradle:"{build,settings}.gradl\
e {build,settings}.gradle.kts gradle.properties",dotnet:"Directory.Build.{props,targets} *.runsettings",phpunit:"phpunit\
.xml phpunit.xml.dist",rspec:".rspec .rubocop.yml",turbo:"turbo.json",nx:"nx.json project.json",lerna:"lerna.json",npm:"\
.npmrc"};let E;function S(b){if(E??=Object.entries(v).map(([d,a])=>[d,(0,O().default)(a.split(" "),{dot:!0})]),/^\.cargo\/config(?:\.toml)?$/.
test(b))return"cargo";const p=b.slice(b.lastIndexOf("/")+1);return E.find(([,d])=>d(p))?.[0]}}),57430:((N,l)=>{Object.defineProperty(
l,"__esModule",{value:!0}),l.NOTHING_TOUCHED=l.NOTHING_RUN=void 0;const u=l.NOTHING_RUN={level:"none",description:"Nothi\
ng was run."},O=l.NOTHING_TOUCHED={files:0,lines:0,exempt_files:0,exempt_lines:0}}),84831:((N,l)=>{Object.defineProperty(
l,"__esModule",{value:!0}),l.isSpellingOf=O,l.mayBeSpelled=w;const u=/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;function O(v,E){
const b=v.replace(u,"").replace(/:.*$/s,"").replace(/[. ]+$/,"").normalize("NFC").toUpperCase().toLowerCase();return b===
E||M(b,E)}const h=/^[\w./-]*$/;function w(v,E){return!h.test(v)||v.toLowerCase().includes(E)}function M(v,E){const[,S]=/^(.+)~[1-9]\d{0,5}$/.
exec(v)??[];return S!==void 0&&S===E.replaceAll(".","").slice(0,6)}}),13574:((N,l,u)=>{u.r(l),u.d(l,{Validator:()=>O.D});
var O=u(60207)}),36576:((N,l,u)=>{u.r(l),u.d(l,{default:()=>O});var O=u(6145)}),25065:((N,l,u)=>{u.r(l),u.d(l,{default:()=>O});
var O=u(27620)}),5330:((N,l,u)=>{u.r(l),u.d(l,{default:()=>O});var O=u(87981)}),39436:((N,l,u)=>{u.r(l),u.d(l,{default:()=>O});
var O=u(57811)})};
