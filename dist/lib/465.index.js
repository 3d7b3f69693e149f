"use strict";exports.id=465,exports.ids=[465],exports.modules={30610:((N,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.allOtherGenes=
E,l.appliedGenes=v,l.namesOf=h,l.namings=M,l.newNamings=w;function O(){const b=u(61331);return O=function(){return b},b}
function h({id:b,value:{asset_id:p}}){return typeof p=="string"?[b,p]:[b]}function w({kind:b,asset:p,before:d}){if(b!=="\
added"&&b!=="modified")return[];const c=new Set(b==="modified"&&d?M(d).map(({gene:e})=>e):[]);return M(p).filter(({gene:e})=>!c.
has(e))}function M(b){const{gene:p,genes_used:d}=b.value;return b.type==="Capsule"?typeof p=="string"?[{by:b,gene:p,pointer:[
"gene"]}]:[]:b.type!=="EvolutionEvent"||!Array.isArray(d)?[]:d.flatMap((c,e)=>typeof c=="string"?[{by:b,gene:c,pointer:[
"genes_used",e]}]:[])}function v(b,p){const d=new Set(b.flatMap(w).map(({gene:i})=>i));for(const{kind:i,asset:s}of b)if(!(i===
"removed"||s.type!=="Gene"))for(const t of h(s))d.delete(t);const c=new Set;return S(b,p).filter(i=>{if(!h(i).some(t=>d.
has(t)))return!1;const s=(0,O().statedContent)(i);return c.has(s)?!1:(c.add(s),!0)}).map(i=>({kind:"applied",asset:i,before:i}))}
function E(b,p){const d=v(b,p),c=new Set(d.map(({asset:e})=>e.id));return S(b,p).map(e=>({kind:c.has(e.id)?"applied":"un\
changed",asset:e,before:e}))}function S(b,p){const d=new Set(b.map(({asset:c})=>c));return p.flatMap(({assets:c})=>c).filter(
c=>c.type==="Gene"&&!d.has(c))}}),28894:((N,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.MAX_LOG_BYTES=void 0,
l.continuationOf=p,l.countLines=t,l.hasRecords=d,l.isAuditLog=v;function O(){const n=u(84831);return O=function(){return n},
n}function h(){const n=u(32854);return h=function(){return n},n}const w=["assets/gep/events.jsonl",".evolver/gep/events.\
jsonl"],M=l.MAX_LOG_BYTES=128*1024*1024;function v(n){return(0,O().mayBeSpelled)(n,"events.jsonl")&&w.some(r=>(0,h().isWithinAnywhere)(
n,r))}const E=10,S=13,b=new Set([32,9,E,S]);function p(n,r){const o=c(n),a=c(r);let f=0;for(let m=o.next().value;m;){const g=o.
next().value,y=a.next().value;if(!y||!i(m.bytes,y.bytes,g===void 0))return{kind:"rewritten",line:m.line};f=y.end,m=g}return{
kind:"appended",from:f}}function d(n){return c(n).next().value!==void 0}function*c(n){let r=0;for(let o=0;o<n.length;){const a=n.
indexOf(E,o),f=a<0?n.length:a,m=n.subarray(o,f);o=Math.min(f+1,n.length),r+=1,e(m)||(yield{bytes:m,line:r,end:o})}}function e(n){
for(const r of n)if(!b.has(r))return!1;return!0}function i(n,r,o){return o?s(n).equals(s(r)):n.equals(r)}function s(n){return n.
at(-1)===S?n.subarray(0,-1):n}function t(n,r){let o=0;for(let a=n.indexOf(E);a>=0&&a<r;a=n.indexOf(E,a+1))o+=1;return o}}),
77680:((N,l)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.commandsToRun=h,l.isBlankEntry=O,l.validationCommands=
w;const u=1e3;function O({value:M}){return typeof M=="string"&&M.trim()===""}function h(M){const v=w(M);return v.kind!==
"list"?[]:v.entries.flatMap(E=>typeof E.value=="string"&&!O(E)?[E.value.trim()]:[])}function w({value:M}){const{validation:v}=M;
return v===void 0?{kind:"missing"}:Array.isArray(v)?v.length>u?{kind:"not_a_list",expected:`a list of at most ${u} strin\
gs`}:{kind:"list",entries:v.map((S,b)=>({value:S,pointer:["validation",b]}))}:{kind:"not_a_list",expected:"a list of str\
ings"}}}),98497:((N,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.changedInstructions=p,l.staleInstructions=
S;function O(){const n=u(80401);return O=function(){return n},n}function h(){const n=u(32854);return h=function(){return n},
n}function w(){const n=u(93028);return w=function(){return n},n}function M(){const n=u(39231);return M=function(){return n},
n}function v(){const n=u(95132);return v=function(){return n},n}function E(){const n=u(39869);return E=function(){return n},
n}async function S({tree:n}){return(await Promise.all(M().INSTRUCTION_FILES.map(async o=>({path:o,state:b((0,M().blockIn)(
await t(n,o)))})))).flatMap(({path:o,state:a})=>a===void 0?[]:[(0,v().finding)("agent-instructions-stale",{path:o,state:a},
(0,E().atFile)(o))])}function b(n){switch(n.kind){case"absent":return;case"changed":return"it is not what a released ver\
sion writes";case"released":return n.version===M().BLOCK_VERSION?void 0:`its version is ${n.version}, and this version o\
f gene-gate writes ${M().BLOCK_VERSION}`}}async function p({baseTree:n,tree:r}){const o=M().INSTRUCTION_FILES.map(async a=>{
const[f,m]=await Promise.all([t(n,a),t(r,a)]),[g,y]=[(0,M().blockIn)(f),(0,M().blockIn)(m)];if(g.kind==="absent")return[];
const C=y.kind!=="absent"&&y.block===g.block,P=d(C,y,!c(f,g)&&c(m,y));if(P===void 0)return[];const k=C?s(f,m):s(g.block,
e(y));return[(0,v().finding)("agent-instructions-changed",{path:a,effect:P,lines:k},(0,E().atFile)(a))]});return(await Promise.
all(o)).flat()}function d(n,r,o){return r.kind==="absent"?"is removed":o?"is hidden, or shown as an example":n||r.kind===
"released"?void 0:"is not what a released version writes"}function c(n,r){const o=n.slice(0,Math.max(0,n.indexOf(e(r)))),
a=f=>o.match(f)?.length??0;return a(/^ {0,3}(?:```|~~~)/gm)%2===1||a(/<!--/g)>a(/-->/g)||a(/<details\b/gi)>a(/<\/details>/gi)}
function e(n){return n.kind==="absent"?"":n.block}const i=1e3;function s(n,r){return((0,O().diffLines)(n,r,{maxEditLength:i})??
[]).filter(({added:f,removed:m})=>f||m).flatMap(({added:f,value:m})=>m.split(`
`).flatMap(g=>g===""?[]:[`${f?"+":"-"}${g}`]))}async function t(n,r){const o=(0,h().resolveInTree)(n,r);return o.kind!==
"inside"||!(0,w().isRegular)(o.entry.kind)?"":(await n.read(o.path)).toString("utf8").replaceAll(`\r
`,`
`)}}),37542:((N,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.auditLogs=S,l.firstMalformedLine=i;function O(){
const t=u(28894);return O=function(){return t},t}function h(){const t=u(95132);return h=function(){return t},t}function w(){
const t=u(53315);return w=function(){return t},t}function M(){const t=u(39869);return M=function(){return t},t}const v=/^100/,
E=10;async function S(t){const{change:n,assets:r,policy:o}=t,a=n.files.filter(m=>(0,w().namesOf)(m).some(O().isAuditLog));
return o.blast_radius.audit_log==="forbidden"?a.flatMap(w().namesOf).filter(O().isAuditLog).map(g=>(0,h().finding)("audi\
t-log-changed",{path:g},(0,M().atFile)(g))):(await Promise.all(a.map(m=>d(m,t)))).flat().filter(({rule:m,location:g})=>m!==
"audit-log-malformed"||!r.problems.some(y=>p(y,g)))}async function b(t,n){return t.stat(n)===void 0?Buffer.alloc(0):t.read(
n,O().MAX_LOG_BYTES)}function p({rule:t,location:{path:n,line:r}},o){return n!==o?.path?!1:r===o.line||t==="file-not-jso\
n"&&r>o.line}async function d(t,{baseTree:n,tree:r}){const{path:o,oldPath:a,status:f}=t,m=[],g=async y=>!v.test(t.oldMode)||
(0,O().hasRecords)(await b(n,y));if(a!==void 0&&(0,O().isAuditLog)(a)&&await g(a)&&m.push((0,h().finding)("audit-log-rem\
oved",{path:a},(0,M().atFile)(a))),!(0,O().isAuditLog)(o))return m;if(f==="deleted")await g(o)&&m.push((0,h().finding)("\
audit-log-removed",{path:o},(0,M().atFile)(o)));else if(!v.test(t.newMode)||f==="type_changed")m.push((0,h().finding)("a\
udit-log-removed",{path:o},(0,M().atFile)(o)));else if(f==="modified"){const[y,C]=await Promise.all([b(n,o),b(r,o)]),P=(0,O().
continuationOf)(y,C);if(P.kind==="appended")return[...m,...c(o,C,P.from)];const{line:k}=P,A=e(k,C),$={path:o,line:A?Math.
max(k-1,1):k,column:1};m.push((0,h().finding)("audit-log-rewritten",{path:o,line:k,gone:A},{location:$}))}else m.push(...c(
o,await b(r,o),0));return m}function c(t,n,r){const o=i(n,r);if(o===void 0)return[];const a={path:t,line:o.line,column:1};
return[(0,h().finding)("audit-log-malformed",{path:t,...o},{location:a})]}function e(t,n){return n.length===0||n.at(-1)===
E&&(0,O().countLines)(n,n.length)<t}function i(t,n){let r=(0,O().countLines)(t,n)+1;for(let o=n;o<t.length;r+=1){const a=t.
indexOf(E,o),f=a<0?t.length:a,m=s(t.subarray(o,f));if(m!==void 0)return{line:r,problem:m};o=f+1}}function s(t){let n;try{
const r=t.toString("utf8").trim();if(r==="")return;n=JSON.parse(r)}catch{return"it is not a single JSON value"}return typeof n!=
"object"||n===null||Array.isArray(n)?"it is not a JSON object":typeof n.type=="string"?void 0:"it has no `type`"}}),84471:((N,l,u)=>{
Object.defineProperty(l,"__esModule",{value:!0}),l.withLinesOfCode=M;function O(){const S=u(93028);return O=function(){return S},
S}function h(){const S=u(53315);return h=function(){return S},S}const w=/(?:^|\/)(?:Makefile|GNUmakefile|Dockerfile|Jenkinsfile|Rakefile|Gemfile|justfile|[^/]*\.(?:[cm]?[jt]sx?|vue|svelte|html?|s?css|less|pyw?|rb|php\d?|p[lm]|lua|tcl|(?:ba|z|fi|k|c)?sh|awk|sed|psm?1|bat|cmd|vbs|java|kts?|scala|groovy|gradle|clj[cs]?|[ch]|cc|cpp|cxx|h[hp]p|m|mm|rs|go|cs|fsx?|vb|swift|dart|exs?|erl|hs|mli?|jl|r|sql|mk|json5?|jsonl|ya?ml|toml|ini))$/i;
async function M(S,b,p){const d=async e=>(0,h().namesOf)(e).some(i=>w.test(i)||b.has(i))||await E(p.tree,e.path)||await E(
p.baseTree,e.oldPath??e.path),c=[];for(const e of S.files){const i=e.binary&&!await d(e);c.push(i?{...e,added:0,deleted:0}:
e)}return{...S,files:c}}const v=16*1024*1024;async function E(S,b){const{kind:p,size:d=0}=S.stat(b)??{};return!(0,O().isRegular)(
p)||d>v?!1:(await S.read(b,v)).subarray(0,2).toString("latin1")==="#!"}}),53315:((N,l)=>{Object.defineProperty(l,"__esMo\
dule",{value:!0}),l.DEFAULT_MAX_FILES=void 0,l.busiestDirectories=S,l.cappedSize=h,l.gradeFiles=w,l.gradeWords=M,l.linesOf=
p,l.measureChange=O,l.namesOf=b;const u=l.DEFAULT_MAX_FILES=20;function O(d,c){const e={files:0,lines:0,exempt_files:0,exempt_lines:0};
for(const i of d.files){const{path:s,oldPath:t}=i,n=t===void 0?1:2,r=Number(c.has(s))+Number(t!==void 0&&c.has(t));e.files+=
n-r,e.exempt_files+=r,r===n?e.exempt_lines+=p(i):e.lines+=p(i)}return e}function h({files:d,lines:c,exempt_files:e,exempt_lines:i},s){
return s==="reference"?{files:d,lines:c}:{files:d+e,lines:c+i}}function w(d,c,e,i){const s=v(c);return e.files>i.files||
e.lines>i.lines?"hard_cap_breach":d>2*s?"critical_overrun":d>s?"exceeded":d>.8*s?"approaching_limit":"within_limit"}function M(d,{
files:c,lines:e},i,s){const t=v(i);switch(d){case"hard_cap_breach":return`HARD CAP BREACH: ${c} files / ${e} lines excee\
ds system limit (${s.files} files / ${s.lines} lines)`;case"critical_overrun":return`CRITICAL OVERRUN: ${c} files > ${2*
t} (2x limit of ${t}). Agent likely performed bulk/unintended operation.`;case"exceeded":return`max_files exceeded: ${c}\
 > ${t}`;case"approaching_limit":return`approaching limit: ${c} / ${t} files (${Math.round(c/t*100)}%)`;case"within_limi\
t":return`${c} / ${t} files`}}function v(d){return typeof d=="number"&&d>0?d:u}const E=/^[^/]+(?:\/[^/]+(?=\/))?(?=\/)/;
function S(d,c){const e=new Map;for(const{path:i,lines:s,exempt:t}of d){const n=E.exec(i)?.[0]??".",r=e.get(n)??{path:n,
files:0,lines:0};r.files+=1,r.lines+=s,t&&(r.exempt_files=(r.exempt_files??0)+1,r.exempt_lines=(r.exempt_lines??0)+s),e.
set(n,r)}return[...e.values()].sort((i,s)=>s.files-i.files||s.lines-i.lines||(i.path<s.path?-1:1)).slice(0,c)}function b(d){
return d.oldPath===void 0?[d.path]:[d.path,d.oldPath]}function p(d){return d.added+d.deleted}}),12154:((N,l,u)=>{Object.
defineProperty(l,"__esModule",{value:!0}),l.countedChange=o,l.countedFiles=S,l.exemptPaths=w,l.isCountedByReference=r;function O(){
const a=u(18744);return O=function(){return a},a}function h(){const a=u(53315);return h=function(){return a},a}function w(a,f,m,g){
const y=a.files.flatMap(h().namesOf);return f.blast_radius.counting==="reference"?new Map(y.filter(C=>!r(C)).map(C=>[C,"\
reference"])):new Map([...v(a,m,g).map(C=>[C,"validation_script"]),...y.filter((0,O().assetPathTest)(f)).map(C=>[C,"asse\
t_store"])])}const M={always:5,files:20,lines:1e3,bytes:64*1024};function v(a,f,m){const g=f.filter(({change:{kind:k}})=>k===
"added"||k==="modified"),y=new Set(g.flatMap(E)),C=a.files.filter(({status:k,path:A})=>k==="added"&&y.has(A)).map(k=>({path:k.
path,lines:(0,h().linesOf)(k),bytes:m.stat(k.path)?.size??0})).sort((k,A)=>k.lines-A.lines||k.bytes-A.bytes),P={lines:M.
lines,bytes:M.bytes};return C.slice(0,Math.min(M.files,Math.max(M.always,g.length))).flatMap(({path:k,lines:A,bytes:$})=>(P.
lines-=A,P.bytes-=$,P.lines>=0&&P.bytes>=0?[k]:[]))}function E({commands:a}){return a.flatMap(({reading:{command:f,targets:m}})=>m.
flatMap(({kind:g,via:y,name:C,path:P})=>g==="file"&&y===void 0&&P&&f.includes(C)?[P]:[]))}function S(a,f,m){return a.files.
flatMap(g=>(0,h().namesOf)(g).map(y=>b(g,y,f.get(y),m))).sort((g,y)=>y.lines-g.lines||(g.path<y.path?-1:1))}function b(a,f,m,g){
const y=f===a.path,C=y?(0,h().linesOf)(a):0,P=y?d(a,g):void 0,k=P==="binary"?g.stat(f)?.size:void 0;return{path:f,...m&&
{exempt:m},lines:C,...P&&{veil:P},...k!==void 0&&{bytes:k}}}const p=1e3;function d({binary:a,status:f,path:m,added:g},y){
if(a)return"binary";const{size:C=0}=f==="added"?y.stat(m)??{}:{};return C>p*Math.max(1,g)?"long_lines":void 0}const c=new Set(
["event.json","temp_gep_output.json","temp_evolution_output.json","evolution_error.log"]),e=/^(?:logs|memory|assets\/gep|out|temp|node_modules)(?:\/|$)/,
i=/capsule|events?\.jsonl$/i,s=new Set(["index.js","package.json"]),t=/^(?:src|scripts|config)(?:\/|$)/,n=/\.(?:[cm]?js|tsx?|json|ya?ml|toml|ini|sh)$/i;
function r(a){return c.has(a)||e.test(a)||i.test(a)?!1:s.has(a)||t.test(a)||n.test(a)}function o(a,f){const m=(0,h().measureChange)(
a,{has:g=>!r(g)});return{least:{files:Math.min(f.files,m.files),lines:Math.min(f.lines,m.lines)},most:{files:f.files+f.exempt_files,
lines:f.lines+f.exempt_lines}}}}),19177:((N,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.decidingFiles=b;function O(){
const s=u(57975);return O=function(){return s},s}function h(){const s=u(86191);return h=function(){return s},s}function w(){
const s=u(46138);return w=function(){return s},s}function M(){const s=u(59867);return M=function(){return s},s}function v(){
const s=u(69664);return v=function(){return s},s}function E(){const s=u(95132);return E=function(){return s},s}const S=/(?:^|\/)(?:tests?|__tests__|specs?|e2e)\/.*\.\w+$|(?:^|\/)(?:test_[^/]*|[^/]*(?:[._-](?:test|spec)|Test|Spec))\.\w+$/;
async function b(s){const t=s.genes.filter(({change:a})=>a.kind!=="removed");if(!t.some(({commands:a})=>a.length>0))return[];
const n=p(t),r=t.some(d);return(await Promise.all(s.change.files.map(a=>c(a,s,{launched:n,keepsCommand:r})))).flat().toSorted(
(a,f)=>Number(f.isNew)-Number(a.isNew)).map(({path:a,why:f,isNew:m,isWarning:g})=>{const y=s.tree.stat(a)?.size,C={path:a,
why:f,isNew:m,bytes:y??-1},P=y===void 0?{}:{location:{path:a,line:1,column:1}},k=(0,E().finding)("check-decided-by",C,P);
return g?{...k,severity:"warning"}:k})}function p(s){const t=s.flatMap(n=>n.commands);return new Map(t.flatMap(({command:n,
reading:r})=>(0,h().startedFiles)(r).map(o=>[o,n])))}function d({change:{before:s},commands:t}){const n=s?.value.validation;
return Array.isArray(n)&&t.some(({command:r})=>n.includes(r))}async function c(s,{tree:t,baseTree:n},{launched:r,keepsCommand:o}){
const{path:a,status:f,oldPath:m}=s,g=f==="added",y=f==="renamed"?m:f==="deleted"?a:void 0;if(y!==void 0&&S.test(y)&&(f===
"deleted"||!S.test(a))){const A=f==="deleted"?"it was deleted":`it is now \`${a}\``;return[{path:y,why:`a test: ${A}`,isNew:!1,
isWarning:!0}]}const C=r.get(a);if(C!==void 0)return[{path:a,why:`\`${C}\` starts it`,isNew:g}];if(/(?:^|\/)package\.json$/.
test(a))return i(a,g,t,n);const P=(0,v().toolThatFinds)(a);if(P===void 0)return[];const k=`${P} finds it by its name${f===
"deleted"?"; it was deleted":""}`;return[{path:a,why:k,isNew:g,isWarning:g&&o}]}const e=["scripts","imports","exports","\
main","jest","mocha","ava","c8","nyc"];async function i(s,t,n,r){const o=(0,w().objectIn)(await(0,M().readJsonFile)(r,s)),
a=(0,w().objectIn)(await(0,M().readJsonFile)(n,s)),f=e.filter(m=>!(0,O().isDeepStrictEqual)(o[m],a[m]));return f.length===
0?[]:[{path:s,why:`its ${f.map(m=>`\`${m}\``).join(", ")} differ`,isNew:t}]}}),78782:((N,l,u)=>{Object.defineProperty(l,
"__esModule",{value:!0}),l.alwaysForbidden=E,l.forbiddenPaths=S;function O(){const p=u(84831);return O=function(){return p},
p}function h(){const p=u(32854);return h=function(){return p},p}function w(){const p=u(95132);return w=function(){return p},
p}function M(){const p=u(39869);return M=function(){return p},p}const v=[".git","node_modules"];function E(p){const d=v.
filter(e=>(0,O().mayBeSpelled)(p,e));if(d.length===0)return;const c=((0,h().normalise)(p)??p).split("/");return d.find(e=>c.
some(i=>(0,O().isSpellingOf)(i,e)))}function S({touched:p,touchesOf:d,policy:c}){const e=p.flatMap(b),i=v.flatMap(t=>(0,M().
someTouches)(e.flatMap(({touch:n,...r})=>r.directory===t?n:[])).map(n=>(0,w().finding)("forbidden-path-always",{directory:t,
...n},(0,M().atFile)(n.path)))),s=c.blast_radius.forbidden_paths.flatMap(t=>(0,M().someTouches)(d(t)).map(n=>(0,w().finding)(
"forbidden-path-policy",{entry:t,...n},(0,M().atFile)(n.path))));return[...i,...s]}function b({path:p,via:d}){const c=E(
p),e=c??E(d);return e===void 0?[]:[{directory:e,touch:{path:p,via:c===void 0?d:""}}]}}),84863:((N,l,u)=>{Object.defineProperty(
l,"__esModule",{value:!0}),l.changedKeys=w;function O(){const S=u(57975);return O=function(){return S},S}function h(){const S=u(
3733);return h=function(){return S},S}function w(S,b){return M(v(S),v(b),"")}function M(S,b,p){return(0,O().isDeepStrictEqual)(
S,b)?[]:(0,h().isMapping)(S)&&(0,h().isMapping)(b)?[...new Set([...Object.keys(S),...Object.keys(b)])].flatMap(c=>M(S[c],
b[c],p===""?c:`${p}.${c}`)):Array.isArray(S)&&Array.isArray(b)&&S.length===b.length?S.flatMap((d,c)=>M(d,b[c],`${p}[${c}\
]`)):S===void 0?[`\`${p}\` is added`]:[`\`${p}\` ${b===void 0?"is removed":"changes"}`]}function v(S){const{jobs:b,runs:p}=S,
d=(0,h().isMapping)(b)?Object.fromEntries(Object.entries(b).map(([c,e])=>[c,E(e)])):b;return{...S,jobs:d,runs:E(p)}}function E(S){
if(!(0,h().isMapping)(S)||!Array.isArray(S.steps))return S;const b=S.steps.map(p=>(0,h().isMapping)(p)?{...p,name:""}:p);
return{...S,steps:b}}}),39500:((N,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.RUNS_PACKAGES=void 0,l.commandOf=
b,l.dependence=s,l.earlySteps=v,l.localAction=p,l.placeOf=E,l.textOf=e;function O(){const r=u(53916);return O=function(){
return r},r}function h(){const r=u(32854);return h=function(){return r},r}function w(){const r=u(3733);return w=function(){
return r},r}const M=l.RUNS_PACKAGES=/(?<![\w.-])(?:npm|npx|pnpm|pnpx|yarn|yarnpkg|bun|bunx|corepack|node_modules|--run)(?![\w.-])/;
function v(r,o,a){return o.flatMap((f,m)=>{const g=S(f,a);return g?[{...g,place:E(r,m)}]:[]})}function E(r,o){return`job\
s.${r}.steps[${o}]`}function S(r,o){const{uses:a,run:f}=r;if(typeof f=="string")return b(r,o);if(typeof a=="string")return a.
startsWith("./")?p(a):c(r)}function b({run:r,shell:o,env:a,"working-directory":f},m){return{what:"a command",text:e([r,o,
a,f,m])}}function p(r){return{what:"a local action",text:"",folder:(0,h().normalise)(r)||"action.yml"}}const d=/^(?:run|script|commands?|cmd)$/i;
function c({uses:r,with:o}){const a=(0,w().isMapping)(o)?Object.entries(o):[],f=e(a.filter(([y])=>d.test(y)).map(([,y])=>y));
if(f.trim()!=="")return{what:"a command",text:f};const m=JSON.stringify([r,o]);return/npm|yarn|bun/i.test(m)&&/install(?!":(?:false|"false"))/i.
test(m)?{what:"an installation",text:"npm install"}:void 0}function e(r){return typeof r=="string"?r.replaceAll(/^\s*#.*$/gm,
""):typeof r!="object"||r===null?"":Object.values(r).map(e).join(`
`)}const i=/^(?:package(?:-lock)?\.json|package\.(?:yaml|json5)|npm-shrinkwrap\.json|\.npmrc|yarn\.lock|\.yarnrc(?:\.yml)?|\.pnp\.[\w.]+|pnpm-(?:lock|workspace)\.yaml|\.pnpmfile\.[cm]?js|bun\.lockb?|bunfig\.toml|binding\.gyp)$/;
function s(r,o,a){const{folder:f,text:m,startsGate:g}=r,y=g?"starts the gate":"runs before the gate";if(f!==void 0&&(0,h().
isWithin)(o,f))return`it belongs to a local action that ${y}`;if(t(o,m))return`it stands in a step that ${y}`;if(!M.test(
m))return;const C=o.split("/").at(-1)??"",P=(0,O().dirname)(o);return(P==="."||a||t(P,m))&&i.test(C)||(0,h().isWithin)(o,
".yarn")?`a package manager that ${y} reads it`:void 0}function t(r,o){const a=o.toLowerCase();return r.split("/").every(
f=>n(a,f.toLowerCase()))}function n(r,o){for(let a=r.indexOf(o);a!==-1;a=r.indexOf(o,a+1)){const f=r.slice(a+o.length,a+
o.length+2);if(!/[\w.-]/.test(r[a-1]??" ")&&!/^(?:[\w-]|\.\w)/.test(f))return!0}return!1}}),1348:((N,l,u)=>{Object.defineProperty(
l,"__esModule",{value:!0}),l.gateChange=b,l.gateFindings=p;function O(){const e=u(76545);return O=function(){return e},e}
function h(){const e=u(74238);return h=function(){return e},e}function w(){const e=u(95132);return w=function(){return e},
e}function M(){const e=u(90331);return M=function(){return e},e}function v(){const e=u(39869);return v=function(){return e},
e}function E(){const e=u(66666);return E=function(){return e},e}function S(){const e=u(94736);return S=function(){return e},
e}function b({policyPath:e,changedNames:i,baseTree:s,tree:t,loadedPolicy:{shared:n}}){return i.size===0?[]:p({policyPath:e,
baseTree:s,tree:t,shared:n})}async function p(e){const{policyPath:i,baseTree:s,tree:t}=e,{weakened:n,started:r,before:o}=await(0,S().
compareGateFiles)(s,t),a=i===void 0?[]:await c(e),f=(0,E().lateGate)(o);return[...[...a.length>0?[[h().POLICY_PATH,a]]:[],
...n].map(([m,g])=>(0,w().finding)("gate-weakened",{path:m,effects:g},(0,v().atFile)(m))),...r.map(m=>(0,w().finding)("g\
ate-tightened",{path:m,effects:["it runs the gate"]},(0,v().atFile)(m))),...f?[(0,w().finding)("gate-runs-late",{...f},(0,v().
atFile)(f.path))]:[]]}function d(e,i){return e.oid!==void 0&&e.oid===i?.oid&&e.kind===i.kind}async function c({baseTree:e,
tree:i,shared:s}){const t=e.stat(h().POLICY_PATH);if(t===void 0)return[];if(d(t,i.stat(h().POLICY_PATH))&&s===void 0)return[];
const[n,r]=await Promise.all([(0,h().readPolicyIn)(e,s),(0,h().readPolicyIn)(i,s)]);if("mistakes"in n||"mistakes"in r||"\
missing"in n)return[];if("missing"in r)return[(0,M().unreadWords)(r.missing.source)];const o=(0,O().comparePolicies)(n.policy,
r.policy).filter(({loosens:f})=>f);return[...i.stat(h().POLICY_PATH)===void 0?["the policy is removed"]:[],...o.map(M().
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
...k].filter(([,D])=>R.includes(D)).flatMap(([D,B])=>(0,v().earlySteps)(D,this.#r(B),A));P.set($,t(y)?[]:[...U,...F??[]])}
return P}#r(y,C=0){const P=this.#t.get(r(y.uses)??""),k=P&&C<b?[...(0,E().jobsOf)(P).values()]:[];return[...(0,E().stepsOf)(
y),...k.flatMap(A=>this.#r(A,C+1))]}async#a(y,C,P){const k=(0,E().stepsOf)(C),A=[C.defaults,C.env,...P],$=await Promise.
all(k.map(L=>this.#c(L,A))),j=$.findLastIndex(L=>L!==void 0);if(j===-1)return;const I=(0,v().earlySteps)(y,k.slice(0,j),
A),F=$[j];return F?[...I,{...F,place:(0,v().placeOf)(y,j)}]:I}async#c(y,C){const{uses:P,run:k}=y;if(typeof P=="string")return await this.#e(
P,0)?P.startsWith("./")?{...(0,v().localAction)(P),startsGate:!0}:null:void 0;if(typeof k!="string")return;const A=await this.#i(
k,n(y,C));if(A===void 0)return;for(const I of A)this.files.add(I);const $=(0,v().commandOf)(y,C);if(/RUNNER_TEMP|runner\.temp/.
test($.text))return null;if(A.length>0||v().RUNS_PACKAGES.test(k))return{...$,startsGate:!0};const j=a(k);return j===""?
null:(0,v().commandOf)({...y,run:j},C)}async#e(y,C){const P=r(y);if(P===void 0)return S.test(o(y));if(C>b)return!1;const k=this.#t.
get(P);if(k)return(await this.jobsOf(k,C+1)).size>0;for(const A of["action.yml","action.yaml"]){const $=await(0,E().readActionsFile)(
this.#n,P===""?A:`${P}/${A}`),{name:j,runs:I}=$?.value??{};if(typeof j=="string"&&S.test(j))return!0;for(const{uses:F,run:L}of(0,E().
isMapping)(I)?(0,E().stepsOf)(I):[])if(typeof F=="string"&&await this.#e(F,C+1)||typeof L=="string"&&await this.#i(L,P))
return!0}return!1}async#i(y,C,P=new Set){const k=f(y);if(k.some($=>S.test($)||this.#u($)))return[];if(v().RUNS_PACKAGES.
test(y)&&k.some($=>this.#s.has($)))return["package.json"];const A=k.flatMap($=>e.test($)?i:[$]);for(const $ of A.flatMap(
j=>[`./${C}/${j}`,j])){const j=(0,w().normalise)($),I=j&&!P.has(j)&&await this.#d(j);if(!j||!I)continue;const F=await this.#i(
I,C,P.add(j));if(F)return[j,...F]}}#u(y){return this.#o&&/^(?:\.\/)?dist\/(?:cli|action)\b/.test(y)}async#d(y){const{kind:C,
size:P=0}=this.#n.stat(y)??{};if(!(!(0,M().isRegular)(C)||P>c)&&!(C!=="executable"&&!s.test(y)))return(await this.#n.read(
y)).toString("utf8")}}const c=64*1024,e=/^(?:g?make)$/,i=["GNUmakefile","makefile","Makefile"],s=/(?:^|\/)[^./]+$|\.(?:sh|bash|[cm]?[jt]s|py|rb|pl|ps1|mk)$/i;
function t({value:g}){const y=[...(0,E().eventsOf)(g?.on).keys()];return y.length>0&&y.every(C=>C==="workflow_run")}function n({
"working-directory":g},y){const C=y.map(P=>(0,E().isMapping)(P)&&(0,E().isMapping)(P.run)?P.run["working-directory"]:void 0);
return String([g,...C].find(P=>typeof P=="string")??"")}function r(g){return typeof g=="string"&&g.startsWith("./")?(0,w().
normalise)(o(g)):void 0}function o(g){return g.split("@")[0]??""}function a(g){const[y=""]=(0,v().textOf)(g).replaceAll(
/^\s*set .*$/gm,"").split(S);return y.slice(0,Math.max(0,y.search(/[^;&|\n]*$/))).trim()}function f(g){return g.replaceAll(
/^\s*#.*$/gm,"").split(/[\s;&|()"'`]+/)}function m(g){const y=(0,E().isMapping)(g.scripts)?Object.entries(g.scripts):[],
C=new Set;for(let P=-1;P<C.size;){P=C.size;for(const[k,A]of y)f(String(A)).some($=>S.test($)||C.has($))&&C.add(k)}return C}}),
66666:((N,l)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.lateGate=u;function u({jobs:O}){const h=[...O].flatMap(
([v,E])=>[...E.values()].flat().map(S=>({path:v,...S}))),[w]=h;if(w===void 0)return;const M=h.map(({path:v,place:E,what:S})=>`\
\`${E}\` of \`${v}\` (${S})`);return{path:w.path,steps:[...new Set(M)],startsGate:h.some(({startsGate:v})=>v)}}}),83330:((N,l,u)=>{
Object.defineProperty(l,"__esModule",{value:!0}),l.readFileEdits=b;function O(){const i=u(46138);return O=function(){return i},
i}function h(){const i=u(59867);return h=function(){return i},i}function w(){const i=u(32854);return w=function(){return i},
i}function M(){const i=u(93028);return M=function(){return i},i}function v(){const i=u(84863);return v=function(){return i},
i}function E(){const i=u(39500);return E=function(){return i},i}function S(){const i=u(3733);return S=function(){return i},
i}async function b({jobs:i,files:s},t,n){const r=[...i.values()].flatMap(y=>[...y.values()].flat());if(r.length===0&&s.size===
0)return[];const o=await p(r,s,t),a=[...t.files(),...n.files()],f=a.filter(({path:y,kind:C})=>C==="symlink"&&o(y)!==void 0).
flatMap(({path:y})=>[t,n].map(C=>[y,d(C,y)])),m=new Map;for(const{path:y}of a){const C=f.flatMap(([k,A])=>A!==void 0&&(0,w().
isWithin)(y,A)?[k+y.slice(A.length)]:[]),P=[y,...C].map(o).find(k=>k!==void 0);P!==void 0&&m.set(y,P)}const g=[...m].map(
async([y,C])=>{const P=await c(y,t,n);return[y,P.map(k=>`${k}, and ${C}`)]});return(await Promise.all(g)).filter(([,y])=>y.
length>0)}async function p(i,s,t){const r=(0,O().objectIn)(await(0,h().readJsonFile)(t,"package.json")).workspaces!==void 0||
t.stat("pnpm-workspace.yaml")!==void 0;return o=>{if(s.has(o))return"the gate runs through it";for(const a of i){const f=(0,E().
dependence)(a,o,r);if(f!==void 0)return f}}}function d(i,s){const t=(0,w().resolveInTree)(i,s);return t.kind==="inside"||
t.kind==="missing"?t.path:void 0}async function c(i,s,t){const[n,r]=[s.stat(i),t.stat(i)];if(n===void 0||r===void 0)return n===
r?[]:[`the file is ${n?"removed":"added"}`];if(n.kind===r.kind&&n.oid!==void 0&&n.oid===r.oid)return[];const[o,a]=await Promise.
all([e(s,n),e(t,r)]);if(n.kind===r.kind&&o.equals(a))return[];const[f,m]=/(?:^|\/)action\.ya?ml$/.test(i)?[(0,S().parseMapping)(
o.toString()),(0,S().parseMapping)(a.toString())]:[];return f&&m?(0,v().changedKeys)(f,m):["the file changes"]}async function e(i,{
path:s,kind:t,oid:n}){return(0,M().isRegular)(t)?await i.read(s):Buffer.from(i.readlink(s)??n??"")}}),44724:((N,l,u)=>{Object.
defineProperty(l,"__esModule",{value:!0}),l.gateNames=M,l.takenNames=E;function O(){const d=u(57975);return O=function(){
return d},d}function h(){const d=u(52848);return h=function(){return d},d}function w(){const d=u(3733);return w=function(){
return d},d}function M(d,{jobs:c}){const e=d.flatMap(i=>[...c.get(i.path)?.keys()??[]].flatMap(s=>{const t=(0,w().jobsOf)(
i).get(s)??{};return[S(s,t),...v(t)]}));return e.length>0?[...new Set([...e,"gene-gate"])]:[]}function v(d){return[d,...(0,w().
stepsOf)(d)].flatMap(({uses:c,with:e})=>{const i=(0,w().isMapping)(e)?e["check-name"]:void 0;return typeof c=="string"&&
(h().GATE.test(c)||c.startsWith("./"))&&i?[String(i).trim()]:[]})}function E(d,c,e){const i=e?(0,w().jobsOf)(e):new Map,
s=(0,O().isDeepStrictEqual)(c.value,e?.value);return[...(0,w().jobsOf)(c)].filter(([t,n])=>d.some(r=>b(S(t,n),r))).filter(
([t,n])=>{const r=i.get(t);return!(r&&(0,O().isDeepStrictEqual)({...n,steps:[]},{...r,steps:[]}))||n.needs!==void 0&&!s}).
map(([t])=>`the job \`${t}\` has, or can have, the name of the gate's check`)}function S(d,{name:c}){return typeof c=="s\
tring"&&c.trim()!==""?c.trim():d}function b(d,c){const[e,i]=[p(d),p(c)];if(e===void 0&&i===void 0)return d===c;if(e===void 0||
i===void 0){const[t,[n,r]]=e===void 0?[d,i??["",""]]:[c,e];return t.length>=n.length+r.length&&t.startsWith(n)&&t.endsWith(
r)}return((t,n)=>t.startsWith(n)||n.startsWith(t))(e[0],i[0])&&(e[1].endsWith(i[1])||i[1].endsWith(e[1]))}function p(d){
const c=d.indexOf("${{"),e=d.lastIndexOf("}}");return c===-1||e<c?void 0:[d.slice(0,c),d.slice(e+2)]}}),94736:((N,l,u)=>{
Object.defineProperty(l,"__esModule",{value:!0}),l.compareGateFiles=E;function O(){const i=u(84863);return O=function(){
return i},i}function h(){const i=u(52848);return h=function(){return i},i}function w(){const i=u(83330);return w=function(){
return i},i}function M(){const i=u(44724);return M=function(){return i},i}function v(){const i=u(3733);return v=function(){
return i},i}async function E(i,s){const[t,n]=await Promise.all([(0,v().readWorkflows)(i),(0,v().readWorkflows)(s)]),[r,o]=await Promise.
all([(0,h().findGateUses)(i,t),(0,h().findGateUses)(s,n)]),a=S(t,n),f=p(t,r),[m,g]=[!0,!1].map(k=>a.filter(([{path:A}])=>f.
has(A)===k)),y=new Map;for(const[k,A]of[...m.map(b),...c(g,d(t,r)),...e((0,M().gateNames)(t,r),n,m,g),...await(0,w().readFileEdits)(
r,i,s)])A.length>0&&y.set(k,[...y.get(k)??[],...A]);const C=new Set(m.map(([,k])=>k?.path)),P=[...o.jobs.keys()].filter(
k=>!C.has(k));return{weakened:y,started:P,before:r}}function S(i,s){const t=new Set(i.map(({path:r})=>r)),n=s.filter(({path:r})=>!t.
has(r));return i.map(r=>{const o=s.find(({path:a})=>a===r.path);return[r,o??n.find(a=>b([r,a])[1].length===0)]})}function b([
i,s]){const{path:t,text:n,value:r}=i;if(s===void 0)return[t,["the workflow is removed, or replaced by another one"]];if(s.
text===n)return[t,[]];const o=r!==void 0&&s.value!==void 0;return[t,o?(0,O().changedKeys)(r,s.value):["it changes, and i\
s no valid workflow"]]}function p(i,{jobs:s}){const t=new Set(s.keys()),n=({uses:r})=>{const o=i.find(({path:a})=>a===(0,h().
calledPath)(r));if(!(o===void 0||t.has(o.path))){t.add(o.path);for(const a of(0,v().jobsOf)(o).values())n(a)}};for(const r of i){
const o=(0,v().jobsOf)(r);for(const a of s.get(r.path)?.keys()??[]){const f=o.get(a)??{};for(const m of[f,...(0,v().neededBy)(
f,o)])n(m)}}return t}function d(i,{jobs:s}){const t=i.filter(({path:n})=>s.has(n)).map(({value:n})=>(0,v().eventsOf)(n?.
on).get("workflow_run"));return new Set(t.flatMap(n=>(0,v().isMapping)(n)?[n.workflows].flat():[]))}function c(i,s){return i.
filter(([t])=>s.has((0,v().workflowName)(t))).filter(([t,n])=>!n||(0,v().workflowName)(n)!==(0,v().workflowName)(t)).map(
([{path:t}])=>[t,["the gate waits for a workflow of this name, which changes"]])}function e(i,s,t,n){return s.filter(r=>!t.
some(([,o])=>o===r)).map(r=>{const[o]=n.find(([,a])=>a===r)??[];return[r.path,(0,M().takenNames)(i,r,o)]})}}),3733:((N,l,u)=>{
Object.defineProperty(l,"__esModule",{value:!0}),l.eventsOf=e,l.isMapping=b,l.jobsOf=p,l.neededBy=c,l.parseMapping=S,l.readActionsFile=
E,l.readWorkflows=v,l.stepsOf=d,l.workflowName=i;function O(){const s=u(69873);return O=function(){return s},s}function h(){
const s=u(93028);return h=function(){return s},s}const w=".github/workflows",M=1024*1024;async function v(s){const t=s.list(
w).map(({path:r})=>r);return(await Promise.all(t.filter(r=>/\.ya?ml$/.test(r)).map(r=>E(s,r)))).filter(r=>r!==void 0)}async function E(s,t){
const{kind:n,size:r=0}=s.stat(t)??{};if(!(0,h().isRegular)(n))return;if(r>M)return{path:t,text:"",value:void 0};const o=(await s.
read(t)).toString("utf8");return{path:t,text:o,value:S(o)}}function S(s){try{const t=(0,O().parseDocument)(s,{prettyErrors:!1});
if(t.errors.length>0)return;const n=t.toJS({maxAliasCount:100});return b(n)?n:void 0}catch{return}}function b(s){return typeof s==
"object"&&s!==null&&!Array.isArray(s)}function p({value:s}){const t=b(s?.jobs)?Object.entries(s.jobs):[];return new Map(
t.filter(n=>b(n[1])))}function d({steps:s}){return Array.isArray(s)?s.filter(b):[]}function c(s,t){const n=new Set,r=({needs:o})=>{
for(const a of Array.isArray(o)?o:[o]){const f=t.get(String(a));f===void 0||n.has(f)||(n.add(f),r(f))}};return r(s),[...n]}
function e(s){return typeof s=="string"?new Map([[s,{}]]):Array.isArray(s)?new Map(s.map(t=>[String(t),{}])):b(s)?new Map(
Object.entries(s).map(([t,n])=>[t,n??{}])):new Map}function i({path:s,value:t}){return typeof t?.name=="string"?t.name:s}}),
90331:((N,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.effectWords=s,l.ignoredInputs=t,l.policyFile=S,l.unreadWords=
e;function O(){const n=u(76545);return O=function(){return n},n}function h(){const n=u(74238);return h=function(){return n},
n}function w(){const n=u(49875);return w=function(){return n},n}function M(){const n=u(24666);return M=function(){return n},
n}function v(){const n=u(95132);return v=function(){return n},n}function E(){const n=u(39869);return E=function(){return n},
n}async function S(n){const{policyPath:r,changedNames:o,tree:a,baseTree:f}=n;return r===void 0?[]:[...[...o].some(g=>g===
r||g.startsWith(M().COPIES))?await c(n):[],...await b(a,f)]}async function b(n,r){const o=n.stat(h().POLICY_PATH)?d(n,r):
await(0,w().findNearPolicy)(n);if(o===void 0)return[];const{path:a,fault:f}=o;return[(0,v().finding)("policy-misplaced",
{path:a,fault:f},(0,E().atFile)(a))]}const p=h().POLICY_PATH.replace(/yml$/,"yaml");function d(n,r){return n.stat(p)!==void 0&&
r.stat(p)===void 0?{path:p,fault:"stands beside the policy"}:void 0}async function c({baseTree:n,tree:r,loadedPolicy:o}){
const{policy:a,shared:f}=o,[m,g]=await Promise.all([(0,h().readPolicyIn)(n,f),(0,h().readPolicyIn)(r,f)]),y=h().POLICY_PATH;
if("mistakes"in g)return g.mistakes.map(({line:k,column:A,message:$})=>(0,v().finding)("policy-broken",{path:y,mistake:$},
{location:{path:y,line:k,column:A}}));const C="policy"in m?m.policy:a,P="missing"in g?[e(g.missing.source)]:(0,O().comparePolicies)(
C,g.policy).map(s);return[(0,v().finding)("policy-changed",{path:y,effects:P},(0,E().atFile)(y))]}function e(n){return`e\
xtends: ${(0,M().sharedName)(n)}, which cannot be compared; commit it as ${(0,M().copyPath)(n)}`}const i=160;function s({
key:n,change:r,direction:o,loosens:a}){const f=r.length>i?`${r.slice(0,i).replace(/[\ud800-\udbff]$/,"")}\u2026`:r;return`${n}\
: ${f}${o===void 0||a&&o==="tighter"?"":` (${o})`}`}function t({loadedPolicy:n}){return n.ignoredInputs.map(r=>(0,v().finding)(
"input-loosens-policy",{...r}))}}),75597:((N,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.protectedPaths=E;
function O(){const e=u(41330);return O=function(){return e},e}function h(){const e=u(32854);return h=function(){return e},
e}function w(){const e=u(95132);return w=function(){return e},e}function M(){const e=u(39869);return M=function(){return e},
e}const v=["AGENTS.md","CLAUDE.md","GEMINI.md","SOUL.md","IDENTITY.md","MEMORY.md","USER.md","TOOLS.md","HEARTBEAT.md","\
.env*",".github/workflows/**",".github/gene-gate.yml"];function E(e){const{touched:i,policy:s,policyPath:t,change:n,tree:r,
genes:o}=e,a=b(n,r),f=o.some(({binds:y})=>y),m=d(s.blast_radius.protected_paths),g=d(v);return i.flatMap(y=>{const{path:C}=y,
P=a.get(C),k=c(y),A=m(k),$=C===t?void 0:g(k);if(A===void 0&&$===void 0)return[];const j=A===void 0?{path:C,pattern:$??"",
by:"the default list"}:{path:C,pattern:A,by:"the policy"},I=A!==void 0||P!==void 0&&f,F={...(0,M().atFile)(C),severity:I?
"error":"warning",harm:A!==void 0||S(C)?"danger":"broken"};return[P===void 0?(0,w().finding)("protected-path",j,F):(0,w().
finding)("protected-file-destroyed",{...j,how:P},F)]})}function S(e){return/(?:^|\/)\.env(?!.*(?:example|sample|template|dist)$)[^/]*$/i.
test(e)}function b(e,i){const s=new Map;for(const{status:t,path:n,oldPath:r}of e.files)t==="deleted"&&s.set(n,"deletes"),
r!==void 0&&s.set(r,"deletes"),(t==="modified"||t==="type_changed")&&i.stat(n)?.size===0&&s.set(n,"empties");return s}const p={
dot:!0,nonegate:!0,nocase:!0,flags:"is"};function d(e){const i=e.map(s=>{const t=(0,O().default)(s,p),n=(0,h().withinFolded)(
s);return{pattern:s,covers:({path:o,folded:a})=>t(o)||n(a)}});return s=>i.find(({covers:t})=>s.some(t))?.pattern}function c({
path:e,via:i}){const s={path:e,folded:(0,h().folded)(e)};return i===""?[s]:[s,{path:i,folded:(0,h().folded)(i)}]}}),66503:((N,l,u)=>{
Object.defineProperty(l,"__esModule",{value:!0}),l.storeRoots=E;function O(){const d=u(76760);return O=function(){return d},
d}function h(){const d=u(68450);return h=function(){return d},d}function w(){const d=u(59867);return w=function(){return d},
d}function M(){const d=u(95132);return M=function(){return d},d}function v(){const d=u(39869);return v=function(){return d},
d}async function E(d){const{genes:c,tree:e}=d,i=c.flatMap(({asset:t,store:n,change:r})=>r.kind==="removed"?[]:[[n.path,{
store:n,file:t.path}]]),s=[...new Map(i).values()].map(t=>b(t,e));return[...S(d),...(await Promise.all(s)).flat()]}function S({
assets:d,policy:c,tree:e,baseTree:i}){const s=new Map;for(const t of d.files){const{path:n,root:r}=(0,h().storeOf)(t,{policy:c,
tree:i}),o=(0,h().storeOf)(t,{policy:c,tree:e}).root;if(i.stat(n)===void 0||r===o||s.has(n))continue;const a={store:p(n),
root:p(r),next:p(o)};s.set(n,(0,M().finding)("store-root-moved",a,(0,v().atFile)(t)))}return[...s.values()]}async function b({
store:{path:d,root:c,named:e},file:i},s){const t={store:p(d),root:p(c)};if(s.stat(c)?.kind!=="directory"){const r=e===!0;
return[(0,M().finding)("store-root-missing",{...t,named:r},(0,v().atFile)(i))]}if(await(0,w().readPackageJson)(s,c)===w().
INVALID){const r=O().posix.join(c,"package.json");return[(0,M().finding)("store-root-unreadable",{...t,path:r},(0,v().atFile)(
i))]}const n=(0,h().packagesAbove)(s,d).filter(r=>r!==c);return e===!0||n.length===0?[]:[(0,M().finding)("store-root-unc\
lear",{...t,others:n.map(p)},(0,v().atFile)(i))]}function p(d){return d===""?".":d}}),39869:((N,l,u)=>{Object.defineProperty(
l,"__esModule",{value:!0}),l.SYMLINK=void 0,l.atFile=v,l.someTouches=c,l.touchedPaths=w,l.touchesOf=M;function O(){const e=u(
32854);return O=function(){return e},e}function h(){const e=u(53315);return h=function(){return e},e}function w(e,i){return e.
files.flatMap(s=>(0,h().namesOf)(s).map(t=>({path:t,via:t===s.path&&s.newMode===E?b(i,t):""})))}function M(e,i){const s=new Map;
return t=>{const n=s.get(t)??S(e,p(i,t));return s.set(t,n),n}}function v(e){return{location:{path:e,line:1,column:1}}}const E=l.
SYMLINK="120000";function S(e,i){const s=t=>i.some(n=>(0,O().isWithin)(t,n));return e.flatMap(t=>s(t.path)?[{path:t.path,
via:""}]:t.via!==""&&s(t.via)?[t]:[])}function b(e,i){const s=(0,O().resolveInTree)(e,i);return s.kind==="inside"||s.kind===
"missing"?s.path:""}function p(e,i){const s=(0,O().resolveInTree)(e,i);return s.kind==="inside"?[i,s.path]:[i]}const d=20;
function c(e){const i=e.length-d;return e.slice(0,d).map((s,t)=>i>0&&t===d-1?{...s,more:i}:s)}}),90350:((N,l,u)=>{Object.
defineProperty(l,"__esModule",{value:!0}),l.unauditableFiles=E,l.unprovenMerge=b;function O(){const p=u(32854);return O=
function(){return p},p}function h(){const p=u(95132);return h=function(){return p},p}function w(){const p=u(39869);return w=
function(){return p},p}const M="160000",v=".gitmodules";function E({genes:p,change:d,tree:c}){return p.some(({binds:e})=>e)?
d.files.flatMap(e=>{const i=e.path===v&&e.status!=="deleted";return e.newMode===M||i?[(0,h().finding)("submodule-changed",
{path:e.path},(0,w().atFile)(e.path))]:e.newMode===w().SYMLINK?S(e,c):[]}):[]}function S({path:p},d){const{kind:c}=(0,O().
resolveInTree)(d,p);if(c!=="outside"&&c!=="loop")return[];const e=d.readlink(p)??"";return[(0,h().finding)("symlink-leav\
es-tree",{path:p,target:e},(0,w().atFile)(p))]}function b({unprovenMerge:p}){return p?[(0,h().finding)("merge-not-proven",
{merge:p.commit,reason:p.reason})]:[]}}),72025:((N,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.ask=E,l.assetNotJudged=
b,l.notChecked=d,l.ofChange=v;function O(){const c=u(27199);return O=function(){return c},c}function h(){const c=u(95132);
return h=function(){return c},c}function w(){const c=u(3648);return w=function(){return c},c}function M(){const c=u(50661);
return M=function(){return c},c}function v(c){return(e,...i)=>(0,M().isChange)(e)?c(e,...i):[]}async function E(c,e,...i){
const s=Object.entries(c).map(async([t,n])=>{try{return await n(e,...i)}catch(r){return[S(t,r,i)]}});return(await Promise.
all(s)).flat()}function S(c,e,[i]){return i===void 0?(0,w().notJudged)(`the change; the check "${c}" failed`,e):b(i.asset,
e,`; the check "${c}" failed`)}function b(c,e,i=""){const s=`the ${c.type} \`${c.id}\`${i}`;return(0,w().notJudged)(s,e,
p(c))}function p(c){try{return(0,O().placeOf)(c)}catch{return{location:{path:c.path,line:1,column:1},subject:(0,O().subjectOf)(
c)}}}function d(c,{path:e,detail:i},s){return(0,h().finding)("claim-not-checked",{claim:c,why:`${i} of the log \`${e}\``},
s)}}),70716:((N,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.SUBJECT_CHECKS=l.REMOVED_GENE_CHECKS=l.GENE_CHECKS=
l.CLAIM_CHECKS=void 0;function O(){const j=u(98497);return O=function(){return j},j}function h(){const j=u(37542);return h=
function(){return j},j}function w(){const j=u(19177);return w=function(){return j},j}function M(){const j=u(78782);return M=
function(){return j},j}function v(){const j=u(1348);return v=function(){return j},j}function E(){const j=u(90331);return E=
function(){return j},j}function S(){const j=u(75597);return S=function(){return j},j}function b(){const j=u(66503);return b=
function(){return j},j}function p(){const j=u(90350);return p=function(){return j},j}function d(){const j=u(72025);return d=
function(){return j},j}function c(){const j=u(80199);return c=function(){return j},j}function e(){const j=u(52117);return e=
function(){return j},j}function i(){const j=u(93198);return i=function(){return j},j}function s(){const j=u(59613);return s=
function(){return j},j}function t(){const j=u(87585);return t=function(){return j},j}function n(){const j=u(10255);return n=
function(){return j},j}function r(){const j=u(32550);return r=function(){return j},j}function o(){const j=u(85881);return o=
function(){return j},j}function a(){const j=u(93290);return a=function(){return j},j}function f(){const j=u(60266);return f=
function(){return j},j}function m(){const j=u(73566);return m=function(){return j},j}function g(){const j=u(76866);return g=
function(){return j},j}function y(){const j=u(42804);return y=function(){return j},j}function C(){const j=u(43420);return C=
function(){return j},j}const P=l.SUBJECT_CHECKS={"asset-files":e().assetFiles,"forbidden-paths":(0,d().ofChange)(M().forbiddenPaths),
"protected-paths":(0,d().ofChange)(S().protectedPaths),"policy-file":(0,d().ofChange)(E().policyFile),"gate-change":(0,d().
ofChange)(v().gateChange),"changed-instructions":(0,d().ofChange)(O().changedInstructions),"stale-instructions":(0,d().ofChange)(
O().staleInstructions),"ignored-inputs":(0,d().ofChange)(E().ignoredInputs),"audit-logs":(0,d().ofChange)(h().auditLogs),
"unauditable-files":(0,d().ofChange)(p().unauditableFiles),"unproven-merge":(0,d().ofChange)(p().unprovenMerge),"store-r\
oots":(0,d().ofChange)(b().storeRoots),"deciding-files":(0,d().ofChange)(w().decidingFiles),"missing-genes":o().missingGenes,
"event-chain":i().eventChain,"unresolved-references":o().unresolvedReferences,"genes-still-named":(0,d().ofChange)(o().genesStillNamed),
"activated-seeds":(0,d().ofChange)(c().activatedSeeds),"removed-scripts":(0,d().ofChange)(a().removedScripts),"claimed-r\
adius":(0,d().ofChange)(s().claimedRadius),"claimed-streak":t().claimedStreak,estimates:(0,d().ofChange)(s().estimates),
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
for(const d of E){const{gene:c}=d.value,e=S.find(t=>t.type==="Gene"&&t.id===c),i=e&&await v(e,b);if(e===void 0||i===void 0)
continue;const s={capsule:d.id,gene:e.id,command:i};p.set(d,(0,w().finding)("capsule-gene-blocked",s,(0,O().placeOf)(d,[
"gene"])))}return p}async function v(E,S){const b=S.forFile(E.path);for(const p of(0,h().commandsToRun)(E)){const{verdict:d}=await b.
command(p);if(d==="block")return p}}}),93198:((N,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.eventChain=v;
function O(){const p=u(27199);return O=function(){return p},p}function h(){const p=u(28894);return h=function(){return p},
p}function w(){const p=u(95132);return w=function(){return p},p}function M(){const p=u(72025);return M=function(){return p},
p}function v({assets:{changes:p,present:d,unread:c}}){const e=d.filter(({type:a})=>a==="EvolutionEvent"),i=new Set(p.map(
({asset:a})=>a)),s=new Map(e.map(a=>[a.id,a])),t=new Map,n=new Map,r=new Set,o=new Set;return e.flatMap(a=>{const f=n.get(
a.path);n.set(a.path,a);const m=E(a),g=m===void 0?void 0:t.get(m);if(m!==void 0&&g===void 0&&t.set(m,a),!i.has(a)||a.cut)
return[];const y=(0,O().placeOf)(a,["parent"]),C={event:a.id};if(m===void 0)return f===void 0||!(0,h().isAuditLog)(a.path)?
[]:[(0,w().finding)("event-not-chained",{...C,last:f.id},y)];if(!s.has(m)){const A=f===void 0,$=(0,h().isAuditLog)(a.path)&&
!A?"error":"warning",[j]=c;if(j!==void 0){const F=`whether the parent \`${m}\` of the EvolutionEvent \`${a.id}\` exists`;
return[(0,M().notChecked)(F,j,{...y,severity:$})]}if(o.has(m))return[];A||o.add(m);const I={...C,parent:m,first:A};return[
(0,w().finding)("event-parent-missing",I,{...y,severity:$})]}const P=b(a,s,r);if(P!==void 0)return[(0,w().finding)("even\
t-parent-cycle",{...C,cycle:P},y)];if(g===void 0||g.id===a.id)return[];const k=f===void 0||f.id===m?g.id:f.id;return[(0,w().
finding)("event-chain-forked",{...C,other:g.id,parent:m,last:k},y)]})}function E({value:{parent:p}}){return typeof p=="s\
tring"&&p!==""?p:void 0}const S=5;function b(p,d,c){const e=new Set;let i=p;for(;i!==void 0&&!c.has(i.id)&&!e.has(i.id);){
e.add(i.id);const t=E(i);i=t===void 0?void 0:d.get(t)}if(i!==void 0&&i.id===p.id&&!c.has(i.id))return[...e].slice(0,S);for(const t of e)
c.add(t)}}),59613:((N,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.claimedRadius=w,l.estimates=e,l.sizeOf=E;
function O(){const s=u(27199);return O=function(){return s},s}function h(){const s=u(95132);return h=function(){return s},
s}function w({assets:{changes:s},counted:t}){return["Capsule","EvolutionEvent"].flatMap(n=>{const r=s.filter(({kind:m,asset:g})=>m===
"added"&&g.type===n).map(({asset:m})=>({asset:m,size:E(m.value.blast_radius)})),o=r.flatMap(({size:m})=>m??[]),a=r.at(-1);
if(a===void 0||o.length<r.length)return[];const f=o.reduce(S);if(f.files<t.least.files||f.lines<t.least.lines){const m={
together:r.length>1,severity:"warning"};return[M(a.asset,f,t.least,m)]}return r.flatMap(({asset:m,size:g})=>g!==void 0&&
p(m)&&b(g,t.most)?[M(m,g,t.most,{together:!1,severity:"notice"})]:[])})}function M(s,t,n,{together:r,severity:o}){const{
type:a,id:f}=s,m={type:a,id:f,claimed:v(t),counted:v(n),together:r},g={...(0,O().placeOf)(s,["blast_radius"]),severity:o};
return(0,h().finding)("blast-radius-claim",m,g)}function v({files:s,lines:t}){return`${s} ${s===1?"file":"files"} and ${t}\
 ${t===1?"line":"lines"}`}function E(s){if(!(0,O().isJsonObject)(s))return;const{files:t,lines:n}=s;return typeof t=="nu\
mber"&&typeof n=="number"?{files:t,lines:n}:void 0}function S(s,t){return{files:s.files+t.files,lines:s.lines+t.lines}}function b(s,t){
return s.files>t.files||s.lines>t.lines+t.files}function p({value:{outcome:s}}){return(0,O().isJsonObject)(s)&&s.status===
"success"}const d=3,c=.1;function e({assets:{changes:s},counted:t}){const{least:n,most:r}=t,o=s.filter(({kind:a,asset:f})=>a===
"added"&&f.type==="EvolutionEvent");return o.flatMap(({asset:a})=>{const{blast_radius_estimate:f,meta:m,blast_radius:g}=a.
value,y=(0,O().isJsonObject)(f)?[]:["meta"],C=y.length===0?f:(0,O().isJsonObject)(m)&&m.blast_radius_estimate,P=i(C);if(P===
void 0||P<=0)return[];const k=o.length===1,A=k?n.files:i(g),$=k?r.files:i(g);if(A===void 0||$===void 0)return[];const j=A/
P>d;if(!j&&$/P>=c)return[];const I=j?A:$,F=(0,O().placeOf)(a,[...y,"blast_radius_estimate"]);return[(0,h().finding)("est\
imate-drift",{event:a.id,estimate:P,actual:I},F)]})}function i(s){return(0,O().isJsonObject)(s)&&typeof s.files=="number"?
s.files:void 0}}),87585:((N,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.claimedStreak=E;function O(){const S=u(
27199);return O=function(){return S},S}function h(){const S=u(59490);return h=function(){return S},S}function w(){const S=u(
95132);return w=function(){return S},S}function M(){const S=u(72025);return M=function(){return S},S}function v(){const S=u(
47771);return v=function(){return S},S}function E({assets:S}){const b=(0,h().groupBy)((0,v().eventsIn)(S),({value:p})=>p.
capsule_id);return S.changes.flatMap(({kind:p,asset:d})=>{const{success_streak:c}=d.value;if(p==="removed"||d.type!=="Ca\
psule"||typeof c!="number")return[];const{count:e,ended:i}=(0,v().successStreak)(d.id,b.get(d.id)??[]);if(c<=e)return[];
const s=(0,O().placeOf)(d,["success_streak"]),t=S.unread.at(-1);return t!==void 0&&!i?[(0,M().notChecked)(`the success s\
treak of the Capsule \`${d.id}\``,t,s)]:[(0,w().finding)("success-streak-claim",{capsule:d.id,claimed:c,counted:e},s)]})}}),
10255:((N,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.envelope=E;function O(){const i=u(27199);return O=function(){
return i},i}function h(){const i=u(61331);return h=function(){return i},i}function w(){const i=u(39763);return w=function(){
return i},i}function M(){const i=u(95132);return M=function(){return i},i}function v(){const i=u(85475);return v=function(){
return i},i}function E(i,{asset:s}){const{type:t,id:n,envelope:r}=s,o=(0,O().placeOf)(s),a={type:t,id:n},f=[s.value,...r?
[r,(0,h().payloadOf)(r)]:[]].some(S);return[...b(s),...r&&(0,h().senderOf)(r)===void 0?[(0,M().finding)("envelope-sender\
-missing",a,o)]:[],...f?[(0,M().finding)("signature-not-verified",a,o)]:[]]}function S({signature:i}){return i!=null&&i!==
""}function b(i){const{type:s,id:t,wrappers:n=[]}=i,r=(0,O().placeOf)(i);return n.flatMap(o=>p(i,o).flatMap(([a,f])=>{const m=o[a];
if(m===void 0||m===f)return[];const g={type:s,id:t,field:a,stated:e(m),actual:e(f)};return[(0,M().finding)("envelope-con\
tradicts-asset",g,r)]}))}function p(i,s){const{type:t,id:n,value:r}=i;return[...t==="ValidationReport"?[["target_asset_i\
d",r.gene_asset_id??s.target_asset_id],["target_local_id",r.gene_id]]:[],...d(s.type,t)?[["type",t]]:[],["asset_type",t],
["asset_id",c(i,s.asset_id)],["content_hash",c(i,s.content_hash)],["local_id",n]]}function d(i,s){if(typeof i!="string")
return!1;const t=i.toLowerCase();return t!==s.toLowerCase()&&w().ASSET_TYPES.some(n=>n.toLowerCase()===t)}function c({type:i,
value:s},t){if(s.asset_id!==void 0||t===void 0)return s.asset_id;const n={type:i,value:{...s,asset_id:t}};return(0,v().matchContentHash)(
n)===void 0?(0,v().contentHash)(s):t}function e(i){return JSON.stringify(i??null).slice(0,100)}}),32550:((N,l,u)=>{Object.
defineProperty(l,"__esModule",{value:!0}),l.lookAlikeIds=E;function O(){const c=u(27199);return O=function(){return c},c}
function h(){const c=u(64385);return h=function(){return c},c}function w(){const c=u(12096);return w=function(){return c},
c}function M(){const c=u(11970);return M=function(){return c},c}function v(){const c=u(95132);return v=function(){return c},
c}function E({assets:{changes:c,present:e}}){const i=c.filter(({kind:r})=>r==="added").map(({asset:r})=>r);if(i.length===
0)return[];const s=new Set(i.map(({type:r})=>r)),t=new Map,n=new Map;for(const{type:r,value:o}of e){const a=s.has(r)?(0,h().
declaredId)(o):void 0;if(a!==void 0)for(const f of b(r,a)){const m=t.get(f);m===void 0?t.set(f,a):m!==a&&!n.has(f)&&n.set(
f,a)}}return i.flatMap(r=>{const{type:o,id:a}=r,m=b(o,a).flatMap(y=>[t.get(y),n.get(y)]).find(y=>y!==void 0&&y!==a);if(m===
void 0)return[];const g=(0,O().placeOf)(r,["id"]);return[(0,v().finding)("look-alike-id",{type:o,id:(0,w().visible)(a),other:(0,w().
visible)(m)},g)]})}const S=/[\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}]/gu;function b(c,e){const i=/^[\w.-]*$/.test(
e)?e:p(e),s=i.replaceAll(/[I1|]/g,"l").replaceAll("0","O").replaceAll("rn","m");return[`${c} case ${d(i)}`,`${c} drawn ${d(
s)}`]}function p(c){const e=c.normalize("NFKC").replace(S,"");return(0,M().asciiOf)(e.replace(/\p{Pd}/gu,"-"))}function d(c){
return c.toUpperCase().toLowerCase()}}),85881:((N,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.appliedIds=d,
l.genesStillNamed=E,l.missingGenes=c,l.unresolvedReferences=v;function O(){const e=u(27199);return O=function(){return e},
e}function h(){const e=u(30610);return h=function(){return e},e}function w(){const e=u(95132);return w=function(){return e},
e}function M(){const e=u(72025);return M=function(){return e},e}function v({assets:e}){const{changes:i,present:s,unread:t}=e,
n=S(s,"Capsule"),r=S(s,"ValidationReport");return i.filter(p).flatMap(({asset:o})=>{if(o.type!=="EvolutionEvent")return[];
const{capsule_id:a,validation_report_id:f}=o.value,m=o.id,[g]=t,y=P=>`whether \`${P}\`, which the EvolutionEvent \`${m}\`\
 names, exists`,C=[];if(b(a,n)){const P=(0,O().placeOf)(o,["capsule_id"]);C.push(g?(0,M().notChecked)(y(a),g,P):(0,w().finding)(
"capsule-not-found",{event:m,capsule:a},P))}if(b(f,r)){const P=(0,O().placeOf)(o,["validation_report_id"]);C.push(g?(0,M().
notChecked)(y(f),g,P):(0,w().finding)("validation-report-not-found",{event:m,report:f},P))}return C})}function E({assets:{
changes:e,present:i}}){const s=S(i,"Gene"),t=d(e),n=e.flatMap(({kind:o,asset:a,before:f})=>o==="removed"?a:f??[]).filter(
({type:o})=>o==="Gene").flatMap(o=>(0,h().namesOf)(o).map(a=>({asset:o,name:a}))).filter(({name:o})=>!s.has(o)&&!t.has(o));
if(n.length===0)return[];const r=i.flatMap(h().namings);return n.flatMap(({asset:o,name:a})=>{const f=r.filter(({gene:P})=>P===
a),m=f.find(P=>P.by.type==="Capsule")??f[0];if(m===void 0)return[];const g={gene:a,by:`the ${m.by.type} \`${m.by.id}\``,
more:new Set(f.map(P=>P.by)).size-1},y=m.by.type==="Capsule"?"warning":"notice",C=m.by.locate(m.pointer);return[(0,w().finding)(
"gene-still-named",g,{location:C,subject:(0,O().subjectOf)(o),severity:y})]})}function S(e,i){return new Set(e.filter(s=>s.
type===i).flatMap(h().namesOf))}function b(e,i){return typeof e=="string"&&!i.has(e)}function p({kind:e}){return e==="ad\
ded"||e==="modified"}function d(e){return new Set(e.flatMap(h().newNamings).map(({gene:i})=>i))}function c({assets:{changes:e}}){
const i=new Set(e.filter(({kind:s,asset:t})=>s!=="removed"&&t.type==="Gene").flatMap(({asset:s})=>(0,h().namesOf)(s)));return e.
flatMap(h().newNamings).filter(({gene:s})=>!i.has(s)).map(({by:s,gene:t,pointer:n})=>(0,w().finding)("gene-not-found",{type:s.
type,id:s.id,gene:t},(0,O().placeOf)(s,n)))}}),93290:((N,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.removedScripts=
d;function O(){const n=u(76760);return O=function(){return n},n}function h(){const n=u(27199);return h=function(){return n},
n}function w(){const n=u(68450);return w=function(){return n},n}function M(){const n=u(77680);return M=function(){return n},
n}function v(){const n=u(51951);return v=function(){return n},n}function E(){const n=u(86191);return E=function(){return n},
n}function S(){const n=u(59867);return S=function(){return n},n}function b(){const n=u(46912);return b=function(){return n},
n}function p(){const n=u(95132);return p=function(){return n},n}async function d(n){const{assets:r,baseTree:o,clock:a}=n,
f=c(n.change),m=await e(n);if(f.size+m.size===0)return[];const g=new Set(r.changes.map(({asset:P})=>P)),y=r.present.filter(
P=>P.type==="Gene"&&!g.has(P)),C=new Map;for(const P of y){await a.tick();const k=(0,M().validationCommands)(P),A=new Map;
for(const{value:$,pointer:j}of k.kind==="list"?k.entries:[]){if(typeof $!="string")continue;const{root:I}=(0,w().storeOf)(
P.path,{policy:n.policy,tree:o}),L=(0,E().namedPaths)($,I).filter(T=>f.has(T)).map(T=>({path:T,script:""}));m.size>0&&L.
push(...await s($,o,I));for(const T of L){const R=t(T);(T.script===""||m.has(R))&&A.set(R,{...T,entry:j[1]})}}for(const[
$,j]of A){const I=C.get($);I?I.more+=1:C.set($,{...j,gene:P,more:0})}}return[...C.values()].map(({path:P,script:k,gene:A,
entry:$,more:j})=>(0,p().finding)("script-still-named",{path:P,script:k,gene:A.id,more:j},(0,h().placeOf)(A,["validation",
$])))}function c({files:n}){const r=new Set(n.flatMap(({status:o,path:a,oldPath:f})=>o==="deleted"?a:f??[]));for(const{path:o,
status:a}of n)a!=="deleted"&&r.delete(o);return r}async function e({change:n,baseTree:r,tree:o}){const a=n.files.map(({path:m,
oldPath:g})=>g??m),f=new Set;for(const m of a.filter(g=>O().posix.basename(g)==="package.json")){const g=await i(r,m),y=new Set(
await i(o,m));for(const C of g)y.has(C)||f.add(t({path:m,script:C}))}return f}async function i(n,r){const o=O().posix.dirname(
r);return[...(await(0,S().usablePackageJson)(n,o==="."?"":o))?.scripts.keys()??[]]}async function s(n,r,o){const{invocation:a}=(0,v().
readWords)(n,{tree:r,cwd:o});if(a?.program!=="npm")return[];const f={tree:r,directory:o,changed:new Set},{runs:m}=await(0,b().
scriptsThatRun)(a,f,{start:0,end:0}),g=(0,b().eventOf)(a);return m.flatMap(({directory:y,event:C})=>C===g?[{path:O().posix.
join(y,"package.json"),script:g}]:[])}function t({path:n,script:r}){return`${n}\0${r}`}}),60266:((N,l,u)=>{Object.defineProperty(
l,"__esModule",{value:!0}),l.repeatedIds=E;function O(){const p=u(76760);return O=function(){return p},p}function h(){const p=u(
23404);return h=function(){return p},p}function w(){const p=u(27199);return w=function(){return p},p}function M(){const p=u(
95132);return M=function(){return p},p}const v=/(?:\.seed\.json|\/default_genes\.json)$/;function E({assets:{changes:p,present:d}}){
const e=p.filter(({kind:t})=>t==="added"||t==="modified").map(({asset:t})=>t).filter(S);if(e.length===0)return[];const i=new Set(
e.map(({id:t})=>t)),s=d.filter(t=>S(t)&&i.has(t.id));return e.flatMap(t=>{const n=s.find(r=>b(r,t));return n===void 0?[]:
[(0,M().finding)("id-in-two-files",{id:t.id,other:n.path},(0,w().placeOf)(t,["id"]))]})}function S({type:p,path:d}){return p===
"Gene"&&!v.test(`/${d}`)}function b(p,d){return p.id===d.id&&p.path.replace(/l$/,"")!==d.path.replace(/l$/,"")&&O().posix.
dirname(p.path)===O().posix.dirname(d.path)&&(0,h().canonicalize)(p.value)!==(0,h().canonicalize)(d.value)}}),21471:((N,l,u)=>{
Object.defineProperty(l,"__esModule",{value:!0}),l.schemaDifferences=v;function O(){const o=u(88333);return O=function(){
return o},o}function h(){const o=u(98879);return h=function(){return o},o}const w=1e4,M=50;function v(o,a){try{return E(
o,a)}catch(f){if(!(f instanceof URIError))throw f;return E(o,n(a))}}function E(o,a){const f=(0,h().complaintsOf)(o,a,!r(
a,w)),m=new Map,g=new Set;for(const y of f){if(d.has(y.keyword))continue;const C=b(y);if(!g.has(C)){g.add(C);for(const P of c(
y,o,a)){const k=S(y,P),A=m.get(k);m.set(k,A?{...A,more:A.more+1}:P)}}}return[...m.values()].slice(0,M)}function S({keywordLocation:o},a){
switch(a.kind){case"missing":return JSON.stringify([o,...a.fields]);case"unknown":return JSON.stringify([o,a.field]);case"\
invalid":return o}}function b({keyword:o,instanceLocation:a}){return`${p.has(o)?o:"value"} ${a}`}const p=new Set(["requi\
red","additionalProperties"]),d=new Set(["properties","items","false"]);function c(o,a,f){const{keyword:m,keywordLocation:g,
instanceLocation:y}=o,{pointer:C,value:P}=i(f,y),k=s(a,g);if(m==="required"){const $=(k.required??[]).filter(j=>!e(P,j));
return[{kind:"missing",pointer:C,fields:$,more:0}]}if(m==="additionalProperties"){const $=k.properties??{},j=Object.keys(
P??{}).filter(F=>!Object.hasOwn($,F)),I=Object.keys($).filter(F=>!e(P,F));return j.map(F=>({kind:"unknown",pointer:[...C,
F],field:F,absent:I,more:0}))}const A=(0,O().expectation)(m,k);return[{kind:"invalid",pointer:C,keyword:m,expected:A,found:(0,O().
describeJson)(P),more:0}]}function e(o,a){return o!==null&&Object.hasOwn(o,a)}function i(o,a){const f=[];let m=o;for(const g of t(
a))Array.isArray(m)?(f.push(Number(g)),m=m[Number(g)]??null):(f.push(g),m=m[g]??null);return{pointer:f,value:m}}function s(o,a){
let f=h().SCHEMAS[o];for(const m of t(a).slice(0,-1))f=f[m];return f}function t(o){return o.split("/").slice(1).map(a=>a.
replaceAll("~1","/").replaceAll("~0","~"))}function n(o){if(o===null||typeof o!="object")return o;if(Array.isArray(o))return o.
map(n);const a=Object.create(null);for(const[f,m]of Object.entries(o))a[f.replace(/\p{Surrogate}/gu,"\uFFFD")]=n(m);return a}
function r(o,a){let f=a;const m=[o];for(let g=m.pop();g!==void 0;g=m.pop()){if(f-=1,f<0)return!0;if(!(g===null||typeof g!=
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
l.promotionSchemaFindings=S,l.schemaFindings=E;function O(){const t=u(23404);return O=function(){return t},t}function h(){
const t=u(27199);return h=function(){return t},t}function w(){const t=u(3051);return w=function(){return t},t}function M(){
const t=u(95132);return M=function(){return t},t}function v(){const t=u(21471);return v=function(){return t},t}function E(t){
return(0,v().schemaDifferences)(t.type,t.value).flatMap(n=>c(t.type,n)).map(n=>b(t,n,"warning"))}function S(t){const n=s(
t)?"warning":"error";return(0,v().schemaDifferences)(t.type,t.value).map(r=>b(t,r,n))}function b(t,n,r){const{type:o,id:a}=t,
{pointer:f,more:m}=n,g={...(0,h().placeOf)(t,f),severity:r};switch(n.kind){case"missing":{const{fields:y}=n;return(0,M().
finding)("schema-field-missing",{type:o,id:a,fields:y,where:d(f,m)},g)}case"unknown":{const y=d(f.slice(0,-1),m),{field:C,
absent:P}=n,k=(0,w().nearestName)(C,P),A={field:C,...k!==void 0&&{meant:k}};return(0,M().finding)("schema-field-unknown",
{type:o,id:a,...A,where:y},g)}case"invalid":{const{expected:y}=n,C=`${n.found}${m===0?"":` (and in ${p(m)})`}`,P=f.join(
".");return(0,M().finding)("schema-field-invalid",{type:o,id:a,field:P,expected:y,found:C},g)}}}function p(t){return t===
1?"1 similar place":`${t} similar places`}function d(t,n){return t.length===0?"":` in \`${t.join(".")}\`${n===0?"":` and\
 ${p(n)}`}`}function c(t,n){const{pointer:r}=n;switch(n.kind){case"missing":{const o=n.fields.filter(a=>!e[t].has([...r,
a].join(".")));return o.length===0?[]:[{...n,fields:o}]}case"unknown":return[n];case"invalid":return i(t,r,n.keyword)?[]:
[n]}}const e={Gene:new Set(["type","id","schema_version","asset_id","validation","constraints","constraints.max_files","\
constraints.forbidden_paths"]),Capsule:new Set(["type","id","schema_version","asset_id"]),EvolutionEvent:new Set(["type",
"id","schema_version","asset_id"]),Mutation:new Set(["type","id"]),ValidationReport:new Set(["type","id"])};function i(t,[
n,...r],o){if(n==="type"||n==="id"||n==="asset_id")return!0;if(t!=="Gene")return!1;const a=o==="minItems"&&r.length>0;return n===
"validation"||n==="constraints"&&!a}function s({value:t}){const{schema_version:n}=t,r=typeof n=="string"?/^1\.(\d+)\.\d+$/.
exec(n)?.[1]:void 0;return r!==void 0&&Number(r)<Number(O().SCHEMA_VERSION.split(".")[1])}}),98879:((N,l,u)=>{Object.defineProperty(
l,"__esModule",{value:!0}),l.SCHEMAS=void 0,l.complaintsOf=d;function O(){const i=u(13574);return O=function(){return i},
i}function h(){const i=u(36576);return h=function(){return i},i}function w(){const i=u(25065);return w=function(){return i},
i}function M(){const i=u(5330);return M=function(){return i},i}function v(){const i=u(39436);return v=function(){return i},
i}function E(){const i=u(39763);return E=function(){return i},i}const b={type:"object",required:["type","schema_version",
"id","gene_id","commands","overall_ok","duration_ms","created_at","asset_id"],properties:{type:{const:"ValidationReport"},
schema_version:{type:"string",pattern:"^\\d+\\.\\d+\\.\\d+$"},id:{type:"string",minLength:1},gene_id:{type:"string",minLength:1},
env_fingerprint:{type:["object","null"]},commands:{type:"array",items:{type:"object",required:["command","ok","stdout","\
stderr"],properties:{command:{type:"string"},ok:{type:"boolean"},stdout:{type:"string"},stderr:{type:"string"}}}},overall_ok:{
type:"boolean"},duration_ms:{type:"integer",minimum:0},created_at:{type:"string",minLength:1},asset_id:{type:"string",pattern:"\
^sha256:[a-f0-9]{64}$"}}},p=l.SCHEMAS={Gene:M().default,Capsule:h().default,EvolutionEvent:w().default,Mutation:v().default,
ValidationReport:b};function d(i,s,t){return c[t?"all":"first"][i].validate(s).errors}const c={all:e(!1),first:e(!0)};function e(i){
const s=E().ASSET_TYPES.map(t=>[t,new(O()).Validator(p[t],"7",i)]);return Object.fromEntries(s)}}),73566:((N,l,u)=>{Object.
defineProperty(l,"__esModule",{value:!0}),l.capsuleFields=b,l.selfDescription=S,l.unidentified=p;function O(){const e=u(
27199);return O=function(){return e},e}function h(){const e=u(59490);return h=function(){return e},e}function w(){const e=u(
95132);return w=function(){return e},e}function M(){const e=u(72025);return M=function(){return e},e}function v(){const e=u(
85475);return v=function(){return e},e}function E(){const e=u(57733);return E=function(){return e},e}function S({correctorOf:e},{
asset:i,commands:s=[]}){if(i.cut)return[];const t=s.some(({findings:n})=>n.some(({edit:r})=>r?.fix));return[...(0,v().hashFindings)(
i,e(i),!t),...(0,E().schemaFindings)(i)]}function b(e,{asset:i}){const{type:s,id:t,value:n}=i;if(s!=="Capsule"||i.cut)return[];
const r=["success_streak","env_fingerprint"].filter(a=>n[a]==null);if(r.length===0)return[];const o=(0,O().placeOf)(i);return[
(0,w().finding)("capsule-field-missing",{capsule:t,fields:r},o)]}function p({genes:e,claims:i,correctorOf:s}){const o=[...e.
filter(({change:f})=>f?.kind!=="removed").map(({asset:f})=>f),...i].filter(({cut:f})=>!f).flatMap(f=>d(f,s));return[...(0,h().
groupBy)(o,({rule:f,location:m})=>JSON.stringify([f,m?.path])).values()].flatMap(c)}function d(e,i){try{return(0,v().identityFindings)(
e,i(e)).filter(v().isMissingIdentity)}catch(s){return[(0,M().assetNotJudged)(e,s)]}}function c([e,...i]){if(e===void 0)return[];
if(i.length===0||!(0,v().isMissingIdentity)(e))return[e,...i];const{subject:s,args:t,...n}=e,{expected:r,...o}=t;return[
{...n,args:{...o,others:i.length}}]}}),47771:((N,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.eventsIn=c,l.
isSuccess=b,l.streakCounter=v,l.successStreak=d;function O(){const f=u(23404);return O=function(){return f},f}function h(){
const f=u(27199);return h=function(){return f},f}function w(){const f=u(59490);return w=function(){return f},f}function M(){
const f=u(85475);return M=function(){return f},f}function v(f,m){const g=i(f,m),y=(0,w().groupBy)(f,({value:{capsule_id:C}})=>C);
return C=>E(C,y.get(C.id)??[],g,m)}function E({id:f,value:{gene:m}},g,y,C){const P=[],k=[],A={files:0,lines:0};let $;const{
successes:j,failure:I}=S(f,g);for(const F of j){const{value:L}=F,T=y.get(F)??t(L,C)??(n(L,m,C)?void 0:e);T===void 0?(k.push(
F),r(A,L)||($??=a(L))):P.push({event:a(L),why:T})}return{count:p(k),uncounted:P,ended:I!==void 0,...I&&j.length===0&&{failed:a(
I.value)},radius:A,...$!==void 0&&{unmeasured:$}}}function S(f,m){const g=m.filter(({value:C})=>C.type==="EvolutionEvent"&&
C.capsule_id===f).reverse(),y=g.findIndex(({value:C})=>!b(C));return y<0?{successes:g,failure:void 0}:{successes:g.slice(
0,y),failure:g[y]}}function b({outcome:f}){return(0,h().isJsonObject)(f)&&f.status==="success"}function p(f){const m=f.map(
({value:g})=>g.id).filter(g=>typeof g=="string");return f.length-m.length+new Set(m).size}function d(f,m){const{successes:g,
failure:y}=S(f,m);return{count:p(g),ended:y!==void 0}}function c({changes:f,present:m,unread:g}){const y=g.at(-1),C=new Set(
f.map(({asset:P})=>P));return m.filter(({type:P,path:k})=>P==="EvolutionEvent"&&(!y||k>=y.path)).map(P=>({value:P.value,
log:P.path,isNew:C.has(P)}))}const e="it does not name the gene of the Capsule";function i(f,m){const g=new Map,y=new Map,
C=new Set;for(const P of f){const k=s(P,y,m&&C.has(P.log));k!==void 0&&g.set(P,k),C.add(P.log);const{id:A}=P.value;typeof A==
"string"&&!y.has(A)&&y.set(A,P)}return g}function s({value:f,isNew:m},g,y){const{id:C,parent:P}=f;if(m)return"the change\
 that is judged adds or edits it";const k=typeof C=="string"?g.get(C):void 0;return k!==void 0?(0,O().canonicalize)(k.value)===
(0,O().canonicalize)(f)?void 0:"an earlier event with other content has its id":typeof P=="string"&&P!==""?g.has(P)?void 0:
"its parent is not in the log before it":y?"it has no parent":void 0}function t(f,m){const{id:g,asset_id:y}=f;if(y===void 0)
return m?"it has no hash":void 0;if((0,M().matchContentHash)({type:"EvolutionEvent",value:f})===void 0)return"its hash d\
oes not match its content";const C=typeof g=="string"&&g.trim()!=="";return m&&!C?"it has no id":void 0}function n({genes_used:f},m,g){
return typeof m!="string"||m===""||!Array.isArray(f)?!g:f.includes(m)}function r(f,{blast_radius:m}){if(m===void 0)return!0;
if(!(0,h().isJsonObject)(m))return!1;const{files:g,lines:y}=m;return!o(g)||!o(y)?!1:(f.files=Math.max(f.files,g),f.lines=
Math.max(f.lines,y),!0)}function o(f){return typeof f=="number"&&Number.isSafeInteger(f)&&f>=0}function a({id:f}){return typeof f==
"string"?f:"without an id"}}),78883:((N,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.geneDifferences=M,l.uncovered=
b;function O(){const p=u(77680);return O=function(){return p},p}function h(){const p=u(32854);return h=function(){return p},
p}function w(){const p=u(56131);return w=function(){return p},p}function M({kind:p,asset:d,before:c}){return c===void 0||
d.cut||p!=="added"&&p!=="modified"?[]:[...v(c,d),...S(c,d)]}function v(p,d){const[c,e]=[E(p),E(d)],i="validation";return[
...[...c].filter(s=>!e.has(s)).map(s=>({kind:"command_removed",field:i,base:s,head:null})),...[...e].filter(s=>!c.has(s)).
map(s=>({kind:"command_added",field:i,base:null,head:s}))]}function E(p){const d=(0,O().validationCommands)(p),c=d.kind===
"list"?d.entries.map(({value:e})=>e):[];return new Set(c.filter(e=>typeof e=="string"))}function S(p,d){const{constraints:c}=(0,w().
readConstraints)(p.value.constraints),{constraints:e}=(0,w().readConstraints)(d.value.constraints),i=[];e.maxFiles!==c.maxFiles&&
i.push({kind:e.maxFiles>c.maxFiles?"constraint_loosened":"constraint_tightened",field:"constraints.max_files",base:String(
c.maxFiles),head:String(e.maxFiles)});const s="constraints.forbidden_paths";for(const t of b(c.forbiddenPaths,e.forbiddenPaths))
i.push({kind:"constraint_loosened",field:s,base:t,head:null});for(const t of b(e.forbiddenPaths,c.forbiddenPaths))i.push(
{kind:"constraint_tightened",field:s,base:null,head:t});return i}function b(p,d){return p.filter(c=>!d.some(e=>(0,h().isWithin)(
c,e)))}}),56131:((N,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.hardCaps=c,l.limitsOf=d,l.readConstraints=
v,l.stricterConstraints=E;function O(){const e=u(57430);return O=function(){return e},e}function h(){const e=u(32854);return h=
function(){return e},e}function w(){const e=u(53315);return w=function(){return e},e}function M(){const e=u(50661);return M=
function(){return e},e}function v(e){if(e===void 0)return{constraints:S,problems:[{kind:"missing",pointer:["constraints"]}]};
if(e===null||typeof e!="object"||Array.isArray(e))return{constraints:S,problems:[{kind:"malformed",pointer:["constraints"],
expected:"an object"}]};const i=[],s=b(e.max_files,i);return{constraints:{maxFiles:s??w().DEFAULT_MAX_FILES,isDefaultLimit:s===
void 0,forbiddenPaths:p(e.forbidden_paths,i)},problems:i}}function E(e,i){if(e===void 0)return i;const{maxFiles:s,isDefaultLimit:t}=e.
maxFiles<i.maxFiles?e:i;return{maxFiles:s,isDefaultLimit:t,forbiddenPaths:[...new Set([...e.forbiddenPaths,...i.forbiddenPaths])]}}
const S={maxFiles:w().DEFAULT_MAX_FILES,isDefaultLimit:!0,forbiddenPaths:[]};function b(e,i){const s=["constraints","max\
_files"];if(e===void 0)i.push({kind:"missing",pointer:s});else{if(Number.isSafeInteger(e)&&Number(e)>0)return Number(e);
i.push({kind:"malformed",pointer:s,expected:"an integer greater than 0"})}}function p(e,i){const s=["constraints","forbi\
dden_paths"];if(e===void 0)return i.push({kind:"missing",pointer:s}),[];if(!Array.isArray(e))return i.push({kind:"malfor\
med",pointer:s,expected:"a list of paths"}),[];const t=new Set;for(const[n,r]of e.entries()){const o=typeof r=="string"?
(0,h().normalise)(r):void 0;if(typeof r!="string"||!o){i.push({kind:"malformed",pointer:[...s,n],expected:"a path below \
the root of the repository"});continue}(0,h().looksLikePattern)(r)&&i.push({kind:"pattern",pointer:[...s,n],entry:r}),t.
add(o)}return[...t]}function d(e,i){const{asset:s,change:t,binds:n}=e,{constraints:r}=v(s.value.constraints),o=t?.before&&
v(t.before.value.constraints).constraints,a=E(o,r),{maxFiles:f,isDefaultLimit:m}=a,g=c(i),y=n&&(0,M().isChange)(i)?i.radius:
O().NOTHING_TOUCHED,C=(0,w().cappedSize)(y,i.policy.blast_radius.counting),P=(0,w().gradeFiles)(y.files,f,C,g),k=P==="ha\
rd_cap_breach"?C:y,A=(0,w().gradeWords)(P,k,f,g);return{base:o,head:r,constraints:a,blastRadius:{...y,max_files:f,...m&&
{default_limit:!0},severity:P,message:A}}}function c({policy:e}){const{hard_cap_files:i,hard_cap_lines:s}=e.blast_radius;
return{files:i,lines:s}}}),76866:((N,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.incompleteGene=w,l.removedGene=
M;function O(){const v=u(27199);return O=function(){return v},v}function h(){const v=u(95132);return h=function(){return v},
v}function w(v,{asset:E}){return E.cut?[(0,h().finding)("gene-incomplete",{gene:E.id},(0,O().placeOf)(E))]:[]}function M(v,{
asset:E}){return[(0,h().finding)("gene-removed",{gene:E.id},{subject:(0,O().subjectOf)(E)})]}}),54034:((N,l,u)=>{Object.
defineProperty(l,"__esModule",{value:!0}),l.auditGene=E,l.forbidsRunningGene=p,l.geneFindings=S;function O(){const d=u(72025);
return O=function(){return d},d}function h(){const d=u(70716);return h=function(){return d},d}function w(){const d=u(6470);
return w=function(){return d},d}function M(){const d=u(78883);return M=function(){return d},d}function v(){const d=u(56131);
return v=function(){return d},d}async function E(d,c,e){const{asset:i,change:s,commands:t,store:n}=c,r=(0,v().limitsOf)(
c,d),o=await S(d,{...c,limits:r}),a=e.mayRun&&!o.some(p);return{asset:i,store:n,commands:a?(0,w().planCommands)(t,{timeoutMs:e.
timeoutMs,directory:n.root}):t,findings:o,blastRadius:r.blastRadius,differences:s===void 0?[]:(0,M().geneDifferences)(s)}}
async function S(d,c){return c.change?.kind!=="removed"?(0,O().ask)(h().GENE_CHECKS,d,c):(await(0,O().ask)(h().REMOVED_GENE_CHECKS,
d,c)).map(({location:i,...s})=>s)}const b=new Set(["gene-incomplete","validation-malformed","not-judged"]);function p({rule:d}){
return b.has(d)}}),42804:((N,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.declaredConstraints=S,l.declaredPaths=
t,l.geneBlastRadius=i,l.limitsBeyondCap=c,l.loosenedConstraints=p;function O(){const n=u(27199);return O=function(){return n},
n}function h(){const n=u(95132);return h=function(){return n},n}function w(){const n=u(53315);return w=function(){return n},
n}function M(){const n=u(39869);return M=function(){return n},n}function v(){const n=u(78883);return v=function(){return n},
n}function E(){const n=u(56131);return E=function(){return n},n}function S(n,{asset:r}){return(0,E().readConstraints)(r.
value.constraints).problems.filter(({kind:o})=>o!=="missing"||!r.cut).map(o=>b(r,o))}function b(n,r){const{pointer:o}=r,
a=(0,O().placeOf)(n,o),f=n.id,m=o.join(".");switch(r.kind){case"missing":return(0,h().finding)("constraints-missing",{gene:f,
field:m},a);case"malformed":return(0,h().finding)("constraints-malformed",{gene:f,field:m,expected:r.expected},a);case"p\
attern":return(0,h().finding)("forbidden-path-pattern",{gene:f,entry:r.entry},a)}}function p(n,{asset:r,binds:o,limits:{
base:a,head:f}}){if(!o||r.cut||a===void 0)return[];const m=(0,v().uncovered)(a.forbiddenPaths,f.forbiddenPaths),g=f.maxFiles>
a.maxFiles;if(m.length===0&&!g)return[];const y=d(r.value.constraints),C=[...g&&!y("max_files")?[`\`max_files\` from ${a.
maxFiles} to ${f.maxFiles}`]:[],...(y("forbidden_paths")?[]:m).map(k=>`\`${k}\` is no longer forbidden`)];if(C.length===
0)return[];const P=(0,O().placeOf)(r,["constraints"]);return[(0,h().finding)("constraints-loosened",{gene:r.id,loosened:C},
P)]}function d(n){const r=(0,E().readConstraints)(n).problems.flatMap(({kind:o,pointer:a})=>o==="malformed"&&a.length<=2?
[a[1]]:[]);return o=>r.includes(o)||r.includes(void 0)}function c(n,{asset:r,binds:o,limits:{base:a,head:f}}){const{files:m}=(0,E().
hardCaps)(n),{maxFiles:g}=f;if(!o||g<=m||a!==void 0&&g<=a.maxFiles)return[];const y=(0,O().placeOf)(r,["constraints","ma\
x_files"]);return[(0,h().finding)("constraints-beyond-cap",{gene:r.id,maxFiles:g,cap:m},y)]}const e={approaching_limit:"\
blast-radius-approaching",exceeded:"blast-radius-exceeded",critical_overrun:"blast-radius-critical"};function i(n,{asset:r,
binds:o,isOnlyAdded:a,limits:f}){const{files:m,max_files:g,severity:y}=f.blastRadius;if(!o||y==="within_limit")return[];
if(a&&y==="approaching_limit")return[];const C=(0,O().placeOf)(r,["constraints","max_files"]);if(y==="hard_cap_breach"){
const{files:k,lines:A}=(0,E().hardCaps)(n),$=(0,w().cappedSize)(f.blastRadius,n.policy.blast_radius.counting);return[(0,h().
finding)("blast-radius-hard-cap",{...$,capFiles:k,capLines:A},C)]}const P={gene:r.id,files:m,maxFiles:g,declared:!f.constraints.
isDefaultLimit};return[(0,h().finding)(e[y],P,{...C,...s(a)})]}function s(n=!1){return n?{severity:"warning",harm:"bookk\
eeping"}:{}}function t({touchesOf:n},{asset:r,binds:o,isOnlyAdded:a,limits:{constraints:f}}){if(!o)return[];const m=f.forbiddenPaths.
flatMap(y=>(0,M().someTouches)(n(y)).map(C=>({gene:r.id,entry:y,...C})));if(m.length===0)return[];const g={...(0,O().placeOf)(
r,["constraints","forbidden_paths"]),...s(a)};return m.map(y=>(0,h().finding)("forbidden-path-declared",y,g))}}),16373:((N,l,u)=>{
Object.defineProperty(l,"__esModule",{value:!0}),l.readGene=E,l.readGeneChange=S;function O(){const c=u(27199);return O=
function(){return c},c}function h(){const c=u(68450);return h=function(){return c},c}function w(){const c=u(77680);return w=
function(){return c},c}function M(){const c=u(16455);return M=function(){return c},c}function v(){const c=u(95132);return v=
function(){return c},c}async function E(c,e,i){const s=(0,w().validationCommands)(c),t=await b(c,s,e,i);return{asset:c,store:e.
storeOf(c.path),binds:!1,validation:s,commands:t}}async function S(c,e,i,s){const{kind:t,asset:n,before:r}=c,o=!["applie\
d","unchanged"].includes(t)||e.has(n.id),a=t==="added"&&r===void 0&&!e.has(n.id),f=(0,w().validationCommands)(n),m=t==="\
removed"?[]:await b(n,f,i,s);return{asset:n,store:i.storeOf(n.path),change:c,binds:o,isOnlyAdded:a,validation:f,commands:m}}
async function b(c,e,i,s){if(e.kind!=="list")return[];const t=i.forFile(c.path),n=e.entries.filter(f=>typeof f.value=="s\
tring"&&!(0,w().isBlankEntry)(f)),r=await Promise.all(n.map(({value:f})=>t.command(f))),o=await(0,M().withEdits)(r,t,s(c)===
"fix");return(await Promise.all(o.map(f=>p(f,c,i)))).map((f,m)=>d(c,f,n[m]?.pointer??["validation"]))}async function p(c,{
path:e},i){const s=i.storeOf(e),{tree:t}=i.terms;if(c.verdict!=="block"||t===void 0)return c;for(const n of new Set([...(0,h().
packagesAbove)(t,s.path),""])){if(n===s.root)continue;const{verdict:r}=await i.startingIn(n).command(c.reading.command);
if(r==="block")continue;const o={root:s.root||".",other:n||"."};return{...c,findings:[...c.findings,(0,v().finding)("wor\
ks-elsewhere",o)]}}return c}function d(c,{findings:e,...i},s){const{command:t}=i.reading,n={...(0,O().subjectOf)(c),command:t},
r={path:c.path,pointer:(0,O().pointerText)([...c.pointer,...s])};return{...i,command:t,location:c.locate(s),findings:e.map(
({edit:o,...a})=>({...a,location:c.locate(s,a.span),subject:n,...o&&{edit:{...r,...o}}}))}}}),61989:((N,l,u)=>{Object.defineProperty(
l,"__esModule",{value:!0}),l.launchedFiles=S,l.markUnreadable=E;function O(){const d=u(27199);return O=function(){return d},
d}function h(){const d=u(93028);return h=function(){return d},d}function w(){const d=u(95132);return w=function(){return d},
d}const M=200*1024,v=2e3;async function E(d,c,{tree:e,baseTree:i}){const s=d.flatMap(({commands:n})=>n.flatMap(S)),t=new Map;
for(const n of new Set(s)){const r=c.has(n)?await p(e,n):void 0;r&&await p(i,n)===void 0&&t.set(n,r)}return t.size===0?d:
d.map(n=>({...n,commands:n.commands.map(r=>b(n,r,t))}))}function S({reading:d}){return d.targets.flatMap(({path:c})=>c??
[])}function b({asset:d},c,e){const{location:i,verdict:s,confirmation:t}=c,n={location:i,subject:{...(0,O().subjectOf)(d),
command:c.command}},r=[...new Set(S(c))].flatMap(o=>{const a=e.get(o);return a===void 0?[]:[(0,w().finding)("script-unre\
adable",{path:o,why:a},n)]});return r.length===0?c:{...c,verdict:s==="allow"?"warn":s,confirmation:t==="standard"?"stron\
g":t,findings:[...c.findings,...r]}}async function p(d,c){const{kind:e,size:i=0}=d.stat(c)??{};if(!(0,h().isRegular)(e))
return;if(i>M)return`has ${i} bytes`;const s=(await d.read(c)).toString("utf8").split(`
`),t=s.findIndex(n=>n.length>v);return t<0?void 0:`has ${s[t]?.length} characters on line ${t+1}`}}),43420:((N,l,u)=>{Object.
defineProperty(l,"__esModule",{value:!0}),l.validationList=M;function O(){const S=u(27199);return O=function(){return S},
S}function h(){const S=u(77680);return h=function(){return S},S}function w(){const S=u(95132);return w=function(){return S},
S}function M(S,{asset:b,validation:p,commands:d}){if(b.cut)return[];const c=["validation"],e={gene:b.id};if(p.kind==="no\
t_a_list"){const t={...e,field:"validation",expected:p.expected};return[(0,w().finding)("validation-malformed",t,(0,O().
placeOf)(b,c))]}if(p.kind==="missing"||p.entries.every(h().isBlankEntry))return[(0,w().finding)("validation-missing",e,(0,O().
placeOf)(b,c))];const i=[],s=new Set;for(const t of p.entries){const{value:n,pointer:r}=t;if((0,h().isBlankEntry)(t))i.push(
(0,w().finding)("validation-blank",{...e,field:r.join(".")},(0,O().placeOf)(b,r)));else if(typeof n!="string"){const o={
...e,field:r.join("."),expected:"a string"};i.push((0,w().finding)("validation-malformed",o,(0,O().placeOf)(b,r)))}else if(s.
has(n)){const o={...(0,O().placeOf)(b,r),subject:{...(0,O().subjectOf)(b),command:n}};i.push((0,w().finding)("validation\
-duplicate",{...e,command:n},o))}else s.add(n)}return d.length>0&&d.every(v)&&i.push((0,w().finding)("validation-vacuous",
e,(0,O().placeOf)(b,c))),i}function v({reading:{problems:S,argv:b}}){return S.some(({rule:p})=>p==="only-prints")||E.has(
b?.[0]??"")}const E=new Set(["clear","date","df","echo","free","hostname","id","printf","ps","pwd","true","uname","uptim\
e","whoami"])}),6470:((N,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.digestPlans=E,l.makePlan=M,l.planCommands=
v,l.toolOf=d;function O(){const c=u(77598);return O=function(){return c},c}const h=Symbol("audited");function w({steps:c,
...e}){return{...e,steps:c.map(({command:i,...s})=>s)}}function M(c){const{argv:e,program:i,directory:s,binary:t=null,env:n,
timeoutMs:r}=c,{scripts:o=null,npmSettings:a=[]}=c,f=JSON.stringify([e,i,t,o&&w(o),a,Object.entries(n).sort(([m],[g])=>m<
g?-1:1),r,...s===""?[]:[s]]);return{...c,[h]:!0,digest:S(f)}}function v(c,e){const i=[];for(const s of c){const t=s.verdict===
"block"?void 0:b(s.reading,e);if(t===void 0)return c;i.push({...s,plan:t})}return i}function E(c){const e=[...new Set(c.
map(({digest:i})=>i))].sort();return S(e.join(`
`))}function S(c){return`sha256:${(0,O().createHash)("sha256").update(c).digest("hex")}`}function b(c,e){const{command:i,
argv:s,assignments:t}=c,n=s&&p(c,s);if(n)return M({command:i,...n,env:{...Object.fromEntries(t.map(({name:r,value:o})=>[
r,o])),...c.invocation?.family?.data.environment},...e})}function p(c,e){const{invocation:i,scripts:s,npmSettings:t}=c,[
n]=e;if(i===void 0)return n===void 0?void 0:{program:n,argv:e};const r=d(c);if(r===void 0){const{program:a}=i;return{program:a,
argv:e,...s&&{scripts:s},...t&&{npmSettings:t}}}if(r.path===void 0)return;const o=[...i.operands,...i.passthrough].map(({
text:a})=>a);return{program:i.program,argv:o,binary:r.path}}function d({targets:c}){return c.find(({kind:e,via:i})=>e===
"package_binary"&&i===void 0)}}),66160:((N,l,u)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.correctorIn=t,l.isGene=
n,l.readChangeSubject=s,l.subjectOfAssets=i;function O(){const o=u(78114);return O=function(){return o},o}function h(){const o=u(
28894);return h=function(){return o},o}function w(){const o=u(4378);return w=function(){return o},o}function M(){const o=u(
74238);return M=function(){return o},o}function v(){const o=u(84471);return v=function(){return o},o}function E(){const o=u(
53315);return E=function(){return o},o}function S(){const o=u(12154);return S=function(){return o},o}function b(){const o=u(
39869);return b=function(){return o},o}function p(){const o=u(85881);return p=function(){return o},o}function d(){const o=u(
16373);return d=function(){return o},o}function c(){const o=u(61989);return c=function(){return o},o}const e={changes:[],
problems:[],files:[],present:[],unread:[]};function i({assets:o,problems:a},f,m,g=e){const{policy:y,tree:C}=f.terms;return{
policy:y,clock:f.clock,tree:C,problems:a,correctorOf:m,genes:o.filter(n).map(P=>({asset:P})),claims:o.filter(P=>!n(P)),assets:g}}
async function s(o){const{assets:a,baseTree:f,tree:m,policy:g,platform:y}=o,{policy:C,source:P}=g,k=new Set(o.change.files.
flatMap(E().namesOf)),A=w().Judge.by({policy:C,tree:m,base:f,changed:k,platform:y,...o.clock&&{clock:o.clock}}),$=(0,p().
appliedIds)(a.changes),j=t(a.problems),I={tree:m,baseTree:f},F=await A.clock.all("Judging the commands of genes",a.changes.
filter(({asset:G})=>n(G)),G=>(0,d().readGeneChange)(G,$,A,j)),L=await(0,c().markUnreadable)(F,k,I),T=new Set(L.flatMap(({
commands:G})=>G.flatMap(c().launchedFiles))),R=await(0,v().withLinesOfCode)(o.change,T,I),U=(0,S().exemptPaths)(R,C,L,m),
D=(0,b().touchedPaths)(R,m),B=(0,E().measureChange)(R,U);return{policy:C,judge:A,clock:A.clock,loadedPolicy:g,unprovenMerge:o.
unprovenMerge,policyPath:P==="file"?void 0:M().POLICY_PATH,tree:m,baseTree:f,change:R,assets:a,problems:a.problems,correctorOf:j,
genes:L,claims:a.changes.filter(r).map(({asset:G})=>G),changedNames:k,touched:D,touchesOf:(0,b().touchesOf)(D,f),exempt:U,
radius:B,counted:(0,S().countedChange)(R,B)}}function t(o){const a=(0,O().ambiguousFiles)(o);return({path:f})=>a.has(f)||
(0,h().isAuditLog)(f)?"hand":"fix"}function n({type:o}){return o==="Gene"}function r({kind:o,asset:a}){return!n(a)&&(o===
"added"||o==="modified")}}),50661:((N,l)=>{Object.defineProperty(l,"__esModule",{value:!0}),l.isChange=u;function u(O){return"\
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
.npmrc"};let E;function S(b){if(E??=Object.entries(v).map(([d,c])=>[d,(0,O().default)(c.split(" "),{dot:!0})]),/^\.cargo\/config(?:\.toml)?$/.
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
