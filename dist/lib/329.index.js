var H=Object.defineProperty;var n=(P,h)=>H(P,"name",{value:h,configurable:!0});export const id=329,ids=[329],modules={73496:((P,h,c)=>{c.d(h,{O:n(()=>m,"O"),v:n(()=>l,"v")});function l(f){return`${f.
startsWith("E")?"an":"a"} ${f}`}n(l,"withArticle");function m(f){return typeof f=="object"&&f!==null&&!Array.isArray(f)}
n(m,"isJsonObject")}),19901:((P,h,c)=>{c.d(h,{w:n(()=>y,"w"),e:n(()=>E,"e")});var l=c(125);function m(d,g){const a=((0,l.
j7)(d)??d).split("/");return a.some((t,e)=>(0,l.UO)(a.slice(e).join("/"),g,{ignoreCase:!0}))}n(m,"isWithinAnywhere");const f=[
"assets/gep/events.jsonl",".evolver/gep/events.jsonl"],y=128*1024*1024;function E(d){return f.some(g=>m(d,g))}n(E,"isAud\
itLog")}),51244:((P,h,c)=>{c.d(h,{e:n(()=>l,"e")});function l({type:m,id:f}){return{type:m,id:f}}n(l,"subjectOf")}),75482:((P,h,c)=>{
c.d(h,{$E:n(()=>d,"$E"),$c:n(()=>l,"$c"),BX:n(()=>m,"BX"),Dx:n(()=>a,"Dx"),RD:n(()=>f,"RD"),bb:n(()=>y,"bb"),eZ:n(()=>g,
"eZ")});const l=20;function m(t,e){const o={files:0,lines:0,exempt_files:0,exempt_lines:0};for(const r of t.files){const s=g(
r),i=s.filter(u=>e.has(u)).length;o.files+=s.length-i,o.exempt_files+=i,i===s.length?o.exempt_lines+=a(r):o.lines+=a(r)}
return o}n(m,"measureChange");function f(t,e,o,r){const s=E(e);return t>r.files||o>r.lines?"hard_cap_breach":t>2*s?"crit\
ical_overrun":t>s?"exceeded":t>.8*s?"approaching_limit":"within_limit"}n(f,"gradeFiles");function y(t,{files:e,lines:o},r,s){
const i=E(r);switch(t){case"hard_cap_breach":return`HARD CAP BREACH: ${e} files / ${o} lines exceeds system limit (${s.files}\
 files / ${s.lines} lines)`;case"critical_overrun":return`CRITICAL OVERRUN: ${e} files > ${2*i} (2x limit of ${i}). Agen\
t likely performed bulk/unintended operation.`;case"exceeded":return`max_files exceeded: ${e} > ${i}`;case"approaching_l\
imit":return`approaching limit: ${e} / ${i} files (${Math.round(e/i*100)}%)`;case"within_limit":return`${e} / ${i} files`}}
n(y,"gradeWords");function E(t){return typeof t=="number"&&t>0?t:l}n(E,"limitOf");function d(t,e){const o=new Map,r=n((s,i)=>{
const u=s.split("/").slice(0,-1).slice(0,2).join("/")||".",O=o.get(u)??{path:u,files:0,lines:0};O.files+=1,O.lines+=i,o.
set(u,O)},"touch");for(const s of t.files)r(s.path,a(s)),s.oldPath!==void 0&&r(s.oldPath,0);return[...o.values()].sort((s,i)=>i.
files-s.files||i.lines-s.lines||(s.path<i.path?-1:1)).slice(0,e)}n(d,"busiestDirectories");function g(t){return t.oldPath===
void 0?[t.path]:[t.path,t.oldPath]}n(g,"namesOf");function a(t){return t.added+t.deleted}n(a,"linesOf")}),94508:((P,h,c)=>{
c.d(h,{jP:n(()=>e,"jP"),gA:n(()=>a,"gA")});const l=/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;function m(r,s){const u=r.
replace(l,"").replace(/:.*$/s,"").replace(/[. ]+$/,"").normalize("NFC").toUpperCase().toLowerCase();return u===s||f(u,s)}
n(m,"isSpellingOf");function f(r,s){const[,i]=/^(.+)~[1-9]\d{0,5}$/.exec(r)??[];return i!==void 0&&i===s.replaceAll(".",
"").slice(0,6)}n(f,"isShortNameOf");var y=c(125),E=c(60237),d=c(68132),g=c(20090);const a=(0,d.sy)({name:"forbidden-path\
s",find:n(({touched:r,touchesOf:s,policy:i})=>o(r,s,i),"find")}),t=[".git","node_modules"];function e(r){const s=((0,y.j7)(
r)??r).split("/");return t.find(i=>s.some(u=>m(u,i)))}n(e,"alwaysForbidden");function o(r,s,i){const u=r.flatMap(({path:A,
via:v})=>{const w=e(A)??e(v);if(w===void 0)return[];const j=e(A)===void 0?v:"";return[(0,E.gk)("forbidden-path-always",{
path:A,directory:w,via:j},(0,g.kG)(A))]}),O=i.blast_radius.forbidden_paths.flatMap(A=>s(A).map(({path:v,via:w})=>(0,E.gk)(
"forbidden-path-policy",{path:v,entry:A,via:w},(0,g.kG)(v))));return[...u,...O]}n(o,"forbiddenPathFindings")}),20090:((P,h,c)=>{
c.d(h,{Pq:n(()=>f,"Pq"),_e:n(()=>d,"_e"),br:n(()=>y,"br"),kG:n(()=>E,"kG")});var l=c(125),m=c(75482);function f(e,o){return e.
files.flatMap(r=>(0,m.eZ)(r).map(s=>({path:s,via:s===r.path&&r.newMode===d?a(o,s):""})))}n(f,"touchedPaths");function y(e,o){
const r=new Map;return s=>{const i=r.get(s)??g(e,t(o,s));return r.set(s,i),i}}n(y,"touchesOf");function E(e){return{location:{
path:e,line:1,column:1}}}n(E,"atFile");const d="120000";function g(e,o){const r=n(s=>o.some(i=>(0,l.UO)(s,i)),"within");
return e.flatMap(({path:s,via:i})=>r(s)?[{path:s,via:""}]:i!==""&&r(i)?[{path:s,via:i}]:[])}n(g,"findTouches");function a(e,o){
const r=(0,l.O4)(e,o);return r.kind==="inside"||r.kind==="missing"?r.path:""}n(a,"destination");function t(e,o){const r=(0,l.
O4)(e,o);return r.kind==="inside"?[o,r.path]:[o]}n(t,"entryPlaces")}),68132:((P,h,c)=>{c.d(h,{J_:n(()=>a,"J_"),kA:n(()=>d,
"kA"),qH:n(()=>y,"qH"),sy:n(()=>E,"sy")});var l=c(51244),m=c(33231),f=c(50076);function y(e){return e}n(y,"defineCheck");
function E({name:e,find:o}){return{name:e,find:n((r,...s)=>(0,f.X)(r)?o(r,...s):[],"find")}}n(E,"defineChangeCheck");async function d(e,o,...r){
const s=e.map(async({name:i,find:u})=>{try{return await u(o,...r)}catch(O){return[g(i,O,r)]}});return(await Promise.all(
s)).flat()}n(d,"ask");function g(e,o,[r]){return r===void 0?(0,m.b)(`the change; the check "${e}" failed`,o):a(r.asset,o,
`; the check "${e}" failed`)}n(g,"failureOf");function a(e,o,r=""){const s=`the ${e.type} \`${e.id}\`${r}`;return(0,m.b)(
s,o,t(e))}n(a,"assetNotJudged");function t(e){const o=(0,l.e)(e);try{return{location:e.locate(),subject:o}}catch{return{
location:{path:e.path,line:1,column:1},subject:o}}}n(t,"placeOf")}),91622:((P,h,c)=>{c.d(h,{Ae:n(()=>g,"Ae"),XN:n(()=>d,
"XN"),bU:n(()=>E,"bU")});var l=c(35845),m=c(51244),f=c(60237);const y=new Set(["Gene","Capsule","EvolutionEvent"]);function E({
type:t,value:e}){const o=e.asset_id;if(o===g(e))return"content";if(t==="Capsule"&&o===g(a(e)))return"hub"}n(E,"matchCont\
entHash");function d(t,e){const{type:o,id:r,value:s}=t,i=(0,m.e)(t),O={type:o,id:r,fixable:e==="fix",...e==="author"&&{foreign:!0}},
A=[];s.schema_version===void 0&&y.has(o)&&A.push((0,f.gk)("schema-version-missing",O,{location:t.locate(),subject:i}));const v=g(
s);if(s.asset_id===void 0){if(y.has(o)){const w={location:t.locate(),subject:i};A.push((0,f.gk)("content-hash-missing",{
...O,expected:v},w))}}else if(E(t)===void 0){const w={location:t.locate(["asset_id"]),subject:i};A.push((0,f.gk)("conten\
t-hash-mismatch",{...O,expected:v},w))}return A}n(d,"identityFindings");function g(t){return(0,l.ns)(t)??""}n(g,"content\
Hash");function a(t){const{outcome:e}=t;if(e===null||typeof e!="object"||Array.isArray(e))return t;const{notes:o,details:r,
...s}=e;return{...t,outcome:s}}n(a,"asHubHashes")}),85077:((P,h,c)=>{c.d(h,{l:n(()=>m,"l")});var l=c(60237);function m(f,{
path:y,detail:E},d){return(0,l.gk)("claim-not-checked",{claim:f,why:`${E} of the log \`${y}\``},d)}n(m,"notChecked")}),73360:((P,h,c)=>{
c.d(h,{w:n(()=>u,"w")});var l=c(79564),m=c(60207),f=c(6145),y=c(27620),E=c(87981),d=c(57811);const t={Gene:E,Capsule:f,EvolutionEvent:y,
Mutation:d,ValidationReport:{type:"object",required:["type","schema_version","id","gene_id","commands","overall_ok","dur\
ation_ms","created_at","asset_id"],properties:{type:{const:"ValidationReport"},schema_version:{type:"string",pattern:"^\\\
d+\\.\\d+\\.\\d+$"},id:{type:"string",minLength:1},gene_id:{type:"string",minLength:1},env_fingerprint:{type:["object","\
null"]},commands:{type:"array",items:{type:"object",required:["command","ok","stdout","stderr"],properties:{command:{type:"\
string"},ok:{type:"boolean"},stdout:{type:"string"},stderr:{type:"string"}}}},overall_ok:{type:"boolean"},duration_ms:{type:"\
integer",minimum:0},created_at:{type:"string",minLength:1},asset_id:{type:"string",pattern:"^sha256:[a-f0-9]{64}$"}}}};function e(_,p,b){
return o[b?"all":"first"][_].validate(p).errors}n(e,"complaintsOf");const o={all:r(!1),first:r(!0)};function r(_){const p=n(
b=>new m.D(t[b],"7",_),"validator");return{Gene:p("Gene"),Capsule:p("Capsule"),EvolutionEvent:p("EvolutionEvent"),Mutation:p(
"Mutation"),ValidationReport:p("ValidationReport")}}n(r,"validators");const s=1e4,i=50;function u(_,p){try{return O(_,p)}catch(b){
if(!(b instanceof URIError))throw b;return O(_,U(p))}}n(u,"schemaDifferences");function O(_,p){const b=e(_,p,!F(p,s)),k=new Map,
M=new Set;for(const D of b){if(j.has(D.keyword))continue;const $=v(D);if(!M.has($)){M.add($);for(const C of R(D,_,p)){const x=A(
D,C),T=k.get(x);k.set(x,T?{...T,more:T.more+1}:C)}}}return[...k.values()].slice(0,i)}n(O,"differencesIn");function A({keywordLocation:_},p){
switch(p.kind){case"missing":return JSON.stringify([_,...p.fields]);case"unknown":return JSON.stringify([_,p.field]);case"\
invalid":return _}}n(A,"causeOf");function v({keyword:_,instanceLocation:p}){return`${w.has(_)?_:"value"} ${p}`}n(v,"com\
plaintKey");const w=new Set(["required","additionalProperties"]),j=new Set(["properties","items","false"]);function R(_,p,b){
const{keyword:k,keywordLocation:M,instanceLocation:D}=_,{pointer:$,value:C}=L(b,D),x=N(p,M);if(k==="required"){const B=(x.
required??[]).filter(K=>!S(C,K));return[{kind:"missing",pointer:$,fields:B,more:0}]}if(k==="additionalProperties"){const B=x.
properties??{};return Object.keys(C??{}).filter(I=>!Object.hasOwn(B,I)).map(I=>({kind:"unknown",pointer:[...$,I],field:I,
more:0}))}const T=(0,l.p)(k,x);return[{kind:"invalid",pointer:$,keyword:k,expected:T,found:(0,l.k)(C),more:0}]}n(R,"diff\
erencesOf");function S(_,p){return _!==null&&Object.hasOwn(_,p)}n(S,"has");function L(_,p){const b=[];let k=_;for(const M of W(
p))Array.isArray(k)?(b.push(Number(M)),k=k[Number(M)]??null):(b.push(M),k=k[M]??null);return{pointer:b,value:k}}n(L,"fol\
low");function N(_,p){let b=t[_];for(const k of W(p).slice(0,-1))b=b[k];return b}n(N,"schemaAround");function W(_){return _.
split("/").slice(1).map(p=>p.replaceAll("~1","/").replaceAll("~0","~"))}n(W,"segments");function U(_){if(_===null||typeof _!=
"object")return _;if(Array.isArray(_))return _.map(U);const p=Object.create(null);for(const[b,k]of Object.entries(_))p[b.
replace(new RegExp("\\p{Surrogate}","gu"),"\uFFFD")]=U(k);return p}n(U,"withWellFormedKeys");function F(_,p){let b=p;const k=[
_];for(let M=k.pop();M!==void 0;M=k.pop()){if(b-=1,b<0)return!0;if(!(M===null||typeof M!="object")){for(const D of Object.
values(M))if(k.push(D),k.length>b)return!0}}return!1}n(F,"hasMoreValues")}),79564:((P,h,c)=>{c.d(h,{k:n(()=>E,"k"),p:n(()=>y,
"p")});const l={string:"a string",array:"a list",object:"an object",integer:"an integer",number:"a number",boolean:"a bo\
olean",null:"null"},m={"^\\d+\\.\\d+\\.\\d+$":"three numbers such as `1.13.0`","^sha256:[a-f0-9]{64}$":"`sha256:` and 64\
 hexadecimal digits"},f=40;function y(d,g){const a=g[d];switch(d){case"type":return[a].flat().map(t=>l[String(t)]??String(
t)).join(" or ");case"enum":return`one of ${(g.enum??[]).map(t=>JSON.stringify(t)).join(", ")}`;case"const":return JSON.
stringify(a);case"pattern":return m[String(a)]??`a string that matches ${a}`;case"minLength":return a===1?"a non-empty s\
tring":`a string of at least ${a} characters`;case"maxLength":return`a string of at most ${a} characters`;case"minItems":
return a===1?"a non-empty list":`a list of at least ${a} items`;case"maxItems":return`a list of at most ${a} items`;case"\
minimum":return`a number that is at least ${a}`;case"maximum":return`a number that is at most ${a}`;default:return`a val\
ue that matches \`${d}\` in the schema`}}n(y,"expectation");function E(d){return Array.isArray(d)?d.length===0?"an empty\
 list":"a list":d!==null&&typeof d=="object"?"an object":typeof d!="string"?String(d):d.length<=f?JSON.stringify(d):`a s\
tring of ${d.length} characters`}n(E,"describeJson")}),12150:((P,h,c)=>{c.d(h,{I:n(()=>E,"I"),Z:n(()=>d,"Z")});var l=c(35845),
m=c(51244),f=c(60237),y=c(73360);function E(i){return(0,y.w)(i.type,i.value).flatMap(u=>e(i.type,u)).map(u=>g(i,u,"warni\
ng"))}n(E,"schemaFindings");function d(i){const u=s(i)?"warning":"error";return(0,y.w)(i.type,i.value).map(O=>g(i,O,u))}
n(d,"promotionSchemaFindings");function g(i,u,O){const{type:A,id:v}=i,{pointer:w,more:j}=u,R={location:i.locate(w),subject:(0,m.
e)(i),severity:O};switch(u.kind){case"missing":{const{fields:S}=u;return(0,f.gk)("schema-field-missing",{type:A,id:v,fields:S,
where:t(w,j)},R)}case"unknown":{const S=t(w.slice(0,-1),j);return(0,f.gk)("schema-field-unknown",{type:A,id:v,field:u.field,
where:S},R)}case"invalid":{const{expected:S}=u,L=`${u.found}${j===0?"":` (and in ${a(j)})`}`,N=w.join(".");return(0,f.gk)(
"schema-field-invalid",{type:A,id:v,field:N,expected:S,found:L},R)}}}n(g,"findingOf");function a(i){return i===1?"1 simi\
lar place":`${i} similar places`}n(a,"similarPlaces");function t(i,u){return i.length===0?"":` in \`${i.join(".")}\`${u===
0?"":` and ${a(u)}`}`}n(t,"inside");function e(i,u){const{pointer:O}=u;switch(u.kind){case"missing":{const A=u.fields.filter(
v=>!o[i].has([...O,v].join(".")));return A.length===0?[]:[{...u,fields:A}]}case"unknown":return[u];case"invalid":return r(
i,O,u.keyword)?[]:[u]}}n(e,"withoutWhatOtherRulesTell");const o={Gene:new Set(["type","id","schema_version","asset_id","\
validation","constraints","constraints.max_files","constraints.forbidden_paths"]),Capsule:new Set(["type","id","schema_v\
ersion","asset_id"]),EvolutionEvent:new Set(["type","id","schema_version","asset_id"]),Mutation:new Set(["type","id"]),ValidationReport:new Set(
["type","id"])};function r(i,[u,...O],A){if(u==="type"||u==="id"||u==="asset_id")return!0;if(i!=="Gene")return!1;const v=A===
"minItems"&&O.length>0;return u==="validation"||u==="constraints"&&!v}n(r,"isMistakeTold");function s({value:i}){const{schema_version:u}=i,
O=typeof u=="string"?/^1\.(\d+)\.\d+$/.exec(u)?.[1]:void 0;return O!==void 0&&Number(O)<Number(l.f$.split(".")[1])}n(s,"\
declaresOlderSchema")}),41500:((P,h,c)=>{c.d(h,{O:n(()=>E,"O"),Y:n(()=>m,"Y")});var l=c(73496);function m(d,g,a){const t=a.
at(-1),e=g.filter(({type:s,path:i})=>s==="EvolutionEvent"&&(!t||i>=t.path)).map(({value:s})=>s),o=E(d,e),r=e.some(s=>f(d,
s)&&!y(s));return t===void 0||r?{count:o}:{count:o,unread:t}}n(m,"streakIn");function f(d,{type:g,capsule_id:a}){return g===
"EvolutionEvent"&&a===d}n(f,"isOf");function y({outcome:d}){return(0,l.O)(d)&&d.status==="success"}n(y,"isSuccess");function E(d,g){
const a=new Set;let t=0;for(const e of g.toReversed()){if(!f(d,e))continue;if(!y(e))break;const{id:o}=e;(typeof o!="stri\
ng"||!a.has(o))&&(t+=1),typeof o=="string"&&a.add(o)}return t}n(E,"successStreak")}),45160:((P,h,c)=>{c.d(h,{Z:n(()=>y,"\
Z"),x:n(()=>f,"x")});var l=c(125),m=c(75482);function f(a){if(a===void 0)return{constraints:E,problems:[{kind:"missing",
pointer:["constraints"]}]};if(a===null||typeof a!="object"||Array.isArray(a))return{constraints:E,problems:[{kind:"malfo\
rmed",pointer:["constraints"],expected:"an object"}]};const t=[];return{constraints:{maxFiles:d(a.max_files,t),forbiddenPaths:g(
a.forbidden_paths,t)},problems:t}}n(f,"readConstraints");function y(a,t){return a===void 0?t:{maxFiles:Math.min(a.maxFiles,
t.maxFiles),forbiddenPaths:[...new Set([...a.forbiddenPaths,...t.forbiddenPaths])]}}n(y,"stricterConstraints");const E={
maxFiles:m.$c,forbiddenPaths:[]};function d(a,t){const e=["constraints","max_files"];if(a===void 0)t.push({kind:"missing",
pointer:e});else{if(Number.isSafeInteger(a)&&Number(a)>0)return Number(a);t.push({kind:"malformed",pointer:e,expected:"a\
n integer greater than 0"})}return m.$c}n(d,"readMaxFiles");function g(a,t){const e=["constraints","forbidden_paths"];if(a===
void 0)return t.push({kind:"missing",pointer:e}),[];if(!Array.isArray(a))return t.push({kind:"malformed",pointer:e,expected:"\
a list of paths"}),[];const o=new Set;for(const[r,s]of a.entries()){const i=typeof s=="string"?(0,l.j7)(s):void 0;if(typeof s!=
"string"||!i){t.push({kind:"malformed",pointer:[...e,r],expected:"a path below the root of the repository"});continue}/[*?]/.
test(s)&&t.push({kind:"pattern",pointer:[...e,r],entry:s}),o.add(i)}return[...o]}n(g,"readForbiddenPaths")}),50076:((P,h,c)=>{
c.d(h,{X:n(()=>l,"X")});function l(m){return"change"in m}n(l,"isChange")}),42634:((P,h,c)=>{c.d(h,{Cz:n(()=>E,"Cz"),Dd:n(
()=>m,"Dd"),er:n(()=>y,"er"),iM:n(()=>f,"iM"),qA:n(()=>d,"qA")});var l=c(2503);const m=["Gene","Capsule","EvolutionEvent",
"ValidationReport","Mutation"],f=l.k5n(m),y=l.YjP().regex(/^sha256:[0-9a-f]{64}$/),E=l.k5n(["added","modified","removed",
"applied"]),d=l.Ikc({kind:l.k5n(["command_added","command_removed","constraint_loosened","constraint_tightened"]),field:l.
YjP().describe("The field of the gene, such as `validation` or `constraints.max_files`."),base:l.YjP().nullable(),head:l.
YjP().nullable()})})};
