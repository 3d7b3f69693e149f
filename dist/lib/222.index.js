var z=Object.defineProperty;var t=(k,f)=>z(k,"name",{value:f,configurable:!0});export const id=222,ids=[222],modules={73496:((k,f,n)=>{n.d(f,{O:t(()=>h,"O"),v:t(()=>e,"v")});function e(o){return`${o.
startsWith("E")?"an":"a"} ${o}`}t(e,"withArticle");function h(o){return typeof o=="object"&&o!==null&&!Array.isArray(o)}
t(h,"isJsonObject")}),51244:((k,f,n)=>{n.d(f,{e:t(()=>e,"e")});function e({type:h,id:o}){return{type:h,id:o}}t(e,"subjec\
tOf")}),91622:((k,f,n)=>{n.d(f,{Ae:t(()=>_,"Ae"),XN:t(()=>i,"XN"),bU:t(()=>b,"bU")});var e=n(35845),h=n(51244),o=n(60237);
const O=new Set(["Gene","Capsule","EvolutionEvent"]);function b({type:d,value:g}){const l=g.asset_id;if(l===_(g))return"\
content";if(d==="Capsule"&&l===_(c(g)))return"hub"}t(b,"matchContentHash");function i(d,g){const{type:l,id:r,value:u}=d,
a=(0,h.e)(d),v={type:l,id:r,fixable:g==="fix",...g==="author"&&{foreign:!0}},P=[];u.schema_version===void 0&&O.has(l)&&P.
push((0,o.gk)("schema-version-missing",v,{location:d.locate(),subject:a}));const Y=_(u);if(u.asset_id===void 0){if(O.has(
l)){const M={location:d.locate(),subject:a};P.push((0,o.gk)("content-hash-missing",{...v,expected:Y},M))}}else if(b(d)===
void 0){const M={location:d.locate(["asset_id"]),subject:a};P.push((0,o.gk)("content-hash-mismatch",{...v,expected:Y},M))}
return P}t(i,"identityFindings");function _(d){return(0,e.ns)(d)??""}t(_,"contentHash");function c(d){const{outcome:g}=d;
if(g===null||typeof g!="object"||Array.isArray(g))return d;const{notes:l,details:r,...u}=g;return{...d,outcome:u}}t(c,"a\
sHubHashes")}),73360:((k,f,n)=>{n.d(f,{w:t(()=>s,"w")});var e=n(79564),h=n(60207),o=n(6145),O=n(27620),b=n(87981),i=n(57811);
const d={Gene:b,Capsule:o,EvolutionEvent:O,Mutation:i,ValidationReport:{type:"object",required:["type","schema_version",
"id","gene_id","commands","overall_ok","duration_ms","created_at","asset_id"],properties:{type:{const:"ValidationReport"},
schema_version:{type:"string",pattern:"^\\d+\\.\\d+\\.\\d+$"},id:{type:"string",minLength:1},gene_id:{type:"string",minLength:1},
env_fingerprint:{type:["object","null"]},commands:{type:"array",items:{type:"object",required:["command","ok","stdout","\
stderr"],properties:{command:{type:"string"},ok:{type:"boolean"},stdout:{type:"string"},stderr:{type:"string"}}}},overall_ok:{
type:"boolean"},duration_ms:{type:"integer",minimum:0},created_at:{type:"string",minLength:1},asset_id:{type:"string",pattern:"\
^sha256:[a-f0-9]{64}$"}}}};function g(m,p,y){return l[y?"all":"first"][m].validate(p).errors}t(g,"complaintsOf");const l={
all:r(!1),first:r(!0)};function r(m){const p=t(y=>new h.D(d[y],"7",m),"validator");return{Gene:p("Gene"),Capsule:p("Caps\
ule"),EvolutionEvent:p("EvolutionEvent"),Mutation:p("Mutation"),ValidationReport:p("ValidationReport")}}t(r,"validators");
const u=1e4,a=50;function s(m,p){try{return v(m,p)}catch(y){if(!(y instanceof URIError))throw y;return v(m,L(p))}}t(s,"s\
chemaDifferences");function v(m,p){const y=g(m,p,!K(p,u)),j=new Map,I=new Set;for(const S of y){if(w.has(S.keyword))continue;
const T=Y(S);if(!I.has(T)){I.add(T);for(const A of E(S,m,p)){const D=P(S,A),x=j.get(D);j.set(D,x?{...x,more:x.more+1}:A)}}}
return[...j.values()].slice(0,a)}t(v,"differencesIn");function P({keywordLocation:m},p){switch(p.kind){case"missing":return JSON.
stringify([m,...p.fields]);case"unknown":return JSON.stringify([m,p.field]);case"invalid":return m}}t(P,"causeOf");function Y({
keyword:m,instanceLocation:p}){return`${M.has(m)?m:"value"} ${p}`}t(Y,"complaintKey");const M=new Set(["required","addit\
ionalProperties"]),w=new Set(["properties","items","false"]);function E(m,p,y){const{keyword:j,keywordLocation:I,instanceLocation:S}=m,
{pointer:T,value:A}=C(y,S),D=$(p,I);if(j==="required"){const U=(D.required??[]).filter(B=>!W(A,B));return[{kind:"missing",
pointer:T,fields:U,more:0}]}if(j==="additionalProperties"){const U=D.properties??{};return Object.keys(A??{}).filter(R=>!Object.
hasOwn(U,R)).map(R=>({kind:"unknown",pointer:[...T,R],field:R,more:0}))}const x=(0,e.p)(j,D);return[{kind:"invalid",pointer:T,
keyword:j,expected:x,found:(0,e.k)(A),more:0}]}t(E,"differencesOf");function W(m,p){return m!==null&&Object.hasOwn(m,p)}
t(W,"has");function C(m,p){const y=[];let j=m;for(const I of N(p))Array.isArray(j)?(y.push(Number(I)),j=j[Number(I)]??null):
(y.push(I),j=j[I]??null);return{pointer:y,value:j}}t(C,"follow");function $(m,p){let y=d[m];for(const j of N(p).slice(0,
-1))y=y[j];return y}t($,"schemaAround");function N(m){return m.split("/").slice(1).map(p=>p.replaceAll("~1","/").replaceAll(
"~0","~"))}t(N,"segments");function L(m){if(m===null||typeof m!="object")return m;if(Array.isArray(m))return m.map(L);const p=Object.
create(null);for(const[y,j]of Object.entries(m))p[y.replace(new RegExp("\\p{Surrogate}","gu"),"\uFFFD")]=L(j);return p}t(
L,"withWellFormedKeys");function K(m,p){let y=p;const j=[m];for(let I=j.pop();I!==void 0;I=j.pop()){if(y-=1,y<0)return!0;
if(!(I===null||typeof I!="object")){for(const S of Object.values(I))if(j.push(S),j.length>y)return!0}}return!1}t(K,"hasM\
oreValues")}),79564:((k,f,n)=>{n.d(f,{k:t(()=>b,"k"),p:t(()=>O,"p")});const e={string:"a string",array:"a list",object:"\
an object",integer:"an integer",number:"a number",boolean:"a boolean",null:"null"},h={"^\\d+\\.\\d+\\.\\d+$":"three numb\
ers such as `1.13.0`","^sha256:[a-f0-9]{64}$":"`sha256:` and 64 hexadecimal digits"},o=40;function O(i,_){const c=_[i];switch(i){case"\
type":return[c].flat().map(d=>e[String(d)]??String(d)).join(" or ");case"enum":return`one of ${(_.enum??[]).map(d=>JSON.
stringify(d)).join(", ")}`;case"const":return JSON.stringify(c);case"pattern":return h[String(c)]??`a string that matche\
s ${c}`;case"minLength":return c===1?"a non-empty string":`a string of at least ${c} characters`;case"maxLength":return`\
a string of at most ${c} characters`;case"minItems":return c===1?"a non-empty list":`a list of at least ${c} items`;case"\
maxItems":return`a list of at most ${c} items`;case"minimum":return`a number that is at least ${c}`;case"maximum":return`\
a number that is at most ${c}`;default:return`a value that matches \`${i}\` in the schema`}}t(O,"expectation");function b(i){
return Array.isArray(i)?i.length===0?"an empty list":"a list":i!==null&&typeof i=="object"?"an object":typeof i!="string"?
String(i):i.length<=o?JSON.stringify(i):`a string of ${i.length} characters`}t(b,"describeJson")}),12150:((k,f,n)=>{n.d(
f,{I:t(()=>b,"I"),Z:t(()=>i,"Z")});var e=n(35845),h=n(51244),o=n(60237),O=n(73360);function b(a){return(0,O.w)(a.type,a.
value).flatMap(s=>g(a.type,s)).map(s=>_(a,s,"warning"))}t(b,"schemaFindings");function i(a){const s=u(a)?"warning":"erro\
r";return(0,O.w)(a.type,a.value).map(v=>_(a,v,s))}t(i,"promotionSchemaFindings");function _(a,s,v){const{type:P,id:Y}=a,
{pointer:M,more:w}=s,E={location:a.locate(M),subject:(0,h.e)(a),severity:v};switch(s.kind){case"missing":{const{fields:W}=s;
return(0,o.gk)("schema-field-missing",{type:P,id:Y,fields:W,where:d(M,w)},E)}case"unknown":{const W=d(M.slice(0,-1),w);return(0,o.
gk)("schema-field-unknown",{type:P,id:Y,field:s.field,where:W},E)}case"invalid":{const{expected:W}=s,C=`${s.found}${w===
0?"":` (and in ${c(w)})`}`,$=M.join(".");return(0,o.gk)("schema-field-invalid",{type:P,id:Y,field:$,expected:W,found:C},
E)}}}t(_,"findingOf");function c(a){return a===1?"1 similar place":`${a} similar places`}t(c,"similarPlaces");function d(a,s){
return a.length===0?"":` in \`${a.join(".")}\`${s===0?"":` and ${c(s)}`}`}t(d,"inside");function g(a,s){const{pointer:v}=s;
switch(s.kind){case"missing":{const P=s.fields.filter(Y=>!l[a].has([...v,Y].join(".")));return P.length===0?[]:[{...s,fields:P}]}case"\
unknown":return[s];case"invalid":return r(a,v,s.keyword)?[]:[s]}}t(g,"withoutWhatOtherRulesTell");const l={Gene:new Set(
["type","id","schema_version","asset_id","validation","constraints","constraints.max_files","constraints.forbidden_paths"]),
Capsule:new Set(["type","id","schema_version","asset_id"]),EvolutionEvent:new Set(["type","id","schema_version","asset_i\
d"]),Mutation:new Set(["type","id"]),ValidationReport:new Set(["type","id"])};function r(a,[s,...v],P){if(s==="type"||s===
"id"||s==="asset_id")return!0;if(a!=="Gene")return!1;const Y=P==="minItems"&&v.length>0;return s==="validation"||s==="co\
nstraints"&&!Y}t(r,"isMistakeTold");function u({value:a}){const{schema_version:s}=a,v=typeof s=="string"?/^1\.(\d+)\.\d+$/.
exec(s)?.[1]:void 0;return v!==void 0&&Number(v)<Number(e.f$.split(".")[1])}t(u,"declaresOlderSchema")}),58222:((k,f,n)=>{
n.r(f),n.d(f,{JSON_SCHEMA_NAMES:t(()=>c,"JSON_SCHEMA_NAMES"),jsonSchema:t(()=>g,"jsonSchema"),schemaVerb:t(()=>_,"schema\
Verb")});var e=n(48179),h=n(98439),o=n(68956),O=n(1414),b=n(27961),i=n(603);const _=t((l,r)=>new e.uB("schema").addArgument(
new e.ef("<name>","schema").choices(c)).action(u=>{l.print(`${JSON.stringify(g(u),null,2)}
`,"json"),r(0)}),"schemaVerb"),c=["report","validation-report","promotion","policy"],d={report:{schema:b.v,io:"output",id:`\
urn:gene-gate:schema:report:${b.A}`,title:"gene-gate GateReport"},"validation-report":{schema:i.p,io:"output",id:`urn:ge\
ne-gate:schema:validation-report:${b.A}`,title:"gene-gate ValidationReport"},promotion:{schema:O.x,io:"output",id:"urn:g\
ene-gate:schema:promotion:1",title:"gene-gate promotion"},policy:{schema:o.wh,io:"input",id:"urn:gene-gate:schema:policy\
:1",title:"gene-gate policy"}};function g(l){const{schema:r,io:u,id:a,title:s}=d[l],{$schema:v,...P}=h.bl(r,{target:"dra\
ft-2020-12",io:u});return{$schema:v,$id:a,title:s,...P}}t(g,"jsonSchema")}),42634:((k,f,n)=>{n.d(f,{Cz:t(()=>b,"Cz"),Dd:t(
()=>h,"Dd"),er:t(()=>O,"er"),iM:t(()=>o,"iM"),qA:t(()=>i,"qA")});var e=n(2503);const h=["Gene","Capsule","EvolutionEvent",
"ValidationReport","Mutation"],o=e.k5n(h),O=e.YjP().regex(/^sha256:[0-9a-f]{64}$/),b=e.k5n(["added","modified","removed",
"applied"]),i=e.Ikc({kind:e.k5n(["command_added","command_removed","constraint_loosened","constraint_tightened"]),field:e.
YjP().describe("The field of the gene, such as `validation` or `constraints.max_files`."),base:e.YjP().nullable(),head:e.
YjP().nullable()})}),36939:((k,f,n)=>{n.d(f,{Hd:t(()=>c,"Hd"),MO:t(()=>b,"MO"),X5:t(()=>O,"X5"),cn:t(()=>i,"cn"),oC:t(()=>o,
"oC"),vg:t(()=>_,"vg")});var e=n(2503),h=n(64377);const o=["error","warning","notice"],O=e.k5n(o),b=e.Ikc({start:e.Whr().
min(0),end:e.Whr().min(0)}),i=e.Ikc({type:e.YjP().exactOptional(),id:e.YjP().exactOptional(),command:e.YjP().exactOptional()}),
_=e.Ikc({reason:e.YjP(),expires:h.p6()}),c=e.Ikc({path:e.YjP(),line:e.Whr().min(1),column:e.Whr().min(1),end_line:e.Whr().
min(1).exactOptional(),end_column:e.Whr().min(1).exactOptional()})}),19782:((k,f,n)=>{n.d(f,{E3:t(()=>_,"E3"),k9:t(()=>c,
"k9"),l$:t(()=>h,"l$")});var e=n(2503);const h=["none","process_group","namespaces"],o=e.k5n(["off","auto","require"]),O=e.
Ikc({memory_bytes:e.Whr().positive().nullable().describe("Null if unlimited."),processes:e.Whr().positive(),processes_counted_for:e.
k5n(["command","user"]),open_files:e.Whr().positive(),file_bytes:e.Whr().positive(),written_bytes:e.Whr().positive()}),b=e.
Ikc({name:e.YjP(),held:e.zMY(),required:e.zMY()}),i=e.Ikc({from:e.YjP(),reason:e.YjP()}),_=e.Ikc({level:e.k5n(h),description:e.
YjP(),requested:o.exactOptional(),launcher:e.YjP().exactOptional().describe("How the gate is allowed to create namespace\
s."),limits:O.exactOptional().describe("The limits of each command, as the kernel enforces them."),probes:e.YOg(b).exactOptional().
describe("The sandbox self-test: what a program that is started like the commands could not do."),downgrades:e.YOg(i).exactOptional().
describe("Stronger containment that this machine does not support, and why."),untrusted:e.euz(!0).exactOptional().describe(
"The isolation and all outcomes were reported by a runner that the change controls.")}),c={level:"none",description:"Not\
hing was run."}}),38158:((k,f,n)=>{n.d(f,{W:t(()=>_,"W")});var e=n(2503),h=n(64377);const o=e.Ikc({head:e.YjP(),tail:e.YjP(),
bytes:e.Whr().nonnegative(),truncated:e.zMY()}),O=e.Ikc({created:e.YOg(e.YjP()),changed:e.YOg(e.YjP()),deleted:e.YOg(e.YjP())}),
b=e.Ikc({peak_memory_bytes:e.Whr().nonnegative().exactOptional(),cpu_ms:e.Whr().nonnegative().exactOptional()}),i=e.k5n(
["passed","failed","timed_out","blocked","skipped","crashed","error"]),_=e.Ikc({status:i,exit_code:e.Whr().nullable(),signal:e.
YjP().nullable(),started_at:h.w$(),duration_ms:e.Whr().nonnegative(),reason:e.YjP().exactOptional(),stdout:o,stderr:o,side_effects:O.
exactOptional().describe("What the command wrote to its private copy of the checkout, which is discarded."),checkout_modified:e.
YOg(e.YjP()).exactOptional().describe("Files of the checkout that differ from the audited ones after the command."),checkout_changed:e.
YOg(e.YjP()).exactOptional().describe("Files of the checkout that something other than the command changed meanwhile."),
left_out:e.YOg(e.YjP()).exactOptional().describe("Files of the checkout that the failed command mentions and did not see\
, because they are not in the commit."),resources:b.exactOptional().describe("Usage of the command and all of its descen\
dants, if the machine reports it."),reused:e.euz(!0).exactOptional().describe("The result of the same Plan in another ge\
ne; it ran once.")})}),84921:((k,f,n)=>{n.d(f,{RZ:t(()=>_,"RZ"),U:t(()=>b,"U"),n3:t(()=>i,"n3")});var e=n(35845),h=n(73496),
o=n(91622),O=n(12150);function b(c){return[...(0,O.Z)(c),...(0,o.XN)(c,"author").map(d=>({...d,severity:"error"}))]}t(b,
"exchangeFindings");function i(c,d){if((0,e.ns)(c.value)===(0,e.ns)(d.value))return!0;const{a2a:g}=d.value;return(0,o.bU)(
c)!==void 0&&(0,h.O)(g)&&g.received_asset_id===c.value.asset_id}t(i,"isSameAsset");function _({type:c,value:d},g){const{
confidence:l,a2a:r,asset_id:u}=d;if(c!=="Capsule"||typeof l!="number"||g===1)return d;const a={...d,confidence:l*g,a2a:{
...(0,h.O)(r)?r:{},status:"promoted",confidence_factor:g,received_asset_id:u??null}};return{...a,asset_id:(0,e.ns)(a)}}t(
_,"promotedForm")}),1414:((k,f,n)=>{n.d(f,{b:t(()=>g,"b"),x:t(()=>d,"x")});var e=n(2503),h=n(42634),o=n(36939),O=n(603),
b=n(60237),i=n(84921);const _=e.Ikc({rule:e.YjP(),severity:o.X5,message:e.YjP(),remedy:e.YjP()}),c={id:e.YjP(),type:h.iM,
path:e.YjP(),line:e.Whr().min(1)},d=e.Ikc({promoted:e.YOg(e._H3({type:h.iM,id:e.YjP()})).describe("The promoted assets, \
ready to be appended to a log."),rejected:e.YOg(e.Ikc({...c,type:e.k5n([...h.Dd,"File"]).describe("`File` for a part of \
the source that is not an asset."),reasons:e.YOg(_).min(1).describe("Why the candidate is rejected; the first reason is \
the one to fix first.")})).describe("The candidates that are rejected."),skipped:e.YOg(e.Ikc({...c,reason:_})).describe(
"Candidates that exist already, or whose type agents do not exchange."),reports:e.YOg(e._H3({...O.p.pick({gene_id:!0}).shape})).
describe("The ValidationReports that `--run` made, or that were accepted as evidence."),gate:e.YOg(_).min(1).optional().
describe("Where the policy and workflows of the repository are weaker than those of its default branch; absent if they a\
re not, or if the clone does not have this branch.")}).describe("The decisions of a promotion");function g({promoted:u,rejected:a,
skipped:s,accepted:v},{loose:P,reports:Y,gate:M},w){return{promoted:u.map(E=>({...(0,i.RZ)(E,w),type:E.type,id:E.id})),rejected:[
...a.map(({asset:E,reasons:W})=>({...l(E),reasons:W.map(r)})),...P.map(E=>({id:E.location?.path??"",type:"File",path:E.location?.
path??"",line:E.location?.line??1,reasons:[r(E)]}))],skipped:s.map(({asset:E,reason:W})=>({...l(E),reason:r(W)})),reports:[
...Y,...v.map(E=>({...E,gene_id:String(E.gene_id)}))],...M.length>0&&{gate:M.map(r)}}}t(g,"promotionOf");function l({id:u,
type:a,path:s,locate:v}){return{id:u,type:a,path:s,line:v().line}}t(l,"promotedAsset");function r(u){return{rule:u.rule,
severity:u.severity,...(0,b.q0)(u)}}t(r,"inWords")}),27961:((k,f,n)=>{n.d(f,{A:t(()=>a,"A"),v:t(()=>W,"v")});var e=n(2503),
h=n(64377),o=n(42634),O=n(36731);const b=e.Ikc({path:e.YjP().exactOptional().describe("The asset file; absent for a comm\
and that is in no file."),pointer:e.YjP().exactOptional().describe("JSON Pointer (RFC 6901) of the string in the file; i\
n JSONL, its first token is the index of the value."),old:e.YjP(),new:e.YOg(e.YjP()).describe("The strings that replace \
it in its list, none of which is blocked; empty to remove it."),files:e.YOg(e.Ikc({path:e.YjP(),text:e.YjP()})).exactOptional().
describe("New files that the new commands run."),fix:e.zMY().describe("Whether `gene-gate fix --write` makes this edit.")});
var i=n(36939),_=n(19782),c=n(38158);const d=e.Ikc({contained:e.zMY().describe("False if this machine has no namespaces:\
 the lines could reach all that the gate can."),isolation:_.E3,lines:e.YOg(e.Ikc({command:e.YjP(),outcome:c.W})),written:e.
YOg(e.YjP()).describe("Files and folders that are new in the checkout, sorted; a limited number.")}),g=e.Ikc({cycles:e.Whr().
nonnegative().describe("Number of past cycles that were replayed; the newest ones."),of:e.Whr().nonnegative().describe("\
Number of past cycles in the logs of the base."),limited:e.zMY().describe("Whether fewer cycles were replayed because th\
e genes have too many or too complex patterns."),changed:e.Whr().nonnegative().describe("Number of cycles for which anot\
her gene would now be selected."),unmatched:e.Ikc({base:e.Whr().nonnegative(),head:e.Whr().nonnegative()}).describe("Num\
ber of cycles that no gene matches, with the genes of each side."),genes:e.YOg(e.Ikc({id:e.YjP(),base:e.Whr().nonnegative().
describe("Number of cycles won with the genes of the base."),head:e.Whr().nonnegative().describe("Number of cycles won w\
ith the genes of the head.")})).describe("The genes that win more or fewer cycles than before, largest difference first.")});
var l=n(83215),r=n(70543),u=n(603);const a="1.3.0",s=e.YjP().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/),v=e.Ikc({id:e.YjP().
regex(/^[0-9a-f]{64}$/).optional().describe("Identity of the finding: the same in every run, even if its position change\
s."),cause:e.YjP().regex(/^[0-9a-f]{64}$/).optional().describe("The same for findings that differ only in their asset, c\
ommand and path."),rule:e.YjP(),severity:i.X5,layer:e.KCZ([e.YjP(),e.Whr()]).optional(),message:e.YjP(),remedy:e.YjP(),location:i.
Hd.exactOptional(),span:i.MO.exactOptional().describe("UTF-16 offsets in the command of the finding; the end is exclusiv\
e."),subject:i.cn.exactOptional(),edit:b.exactOptional().describe("What to write instead; the gate accepts it, and `reme\
dy` is its text."),suppressed:i.vg.exactOptional().describe("Ignored by the policy until that day: shown, but does not a\
ffect the verdict.")}),P=e.Ikc({directory:e.YjP().describe("The folder of the package; empty for the root."),event:e.YjP().
describe("The name of the script, as in `npm_lifecycle_event`."),text:e.YjP().describe("The script with the quoted words\
 of the command."),shell:e.zMY().describe("Whether a shell runs the text; otherwise it starts one program.")}),Y=e.Ikc({
command:e.YjP(),verdict:r.WU,risk:r.dQ.optional(),confirmation:r.TW.optional(),words:e.YOg(e.Ikc({text:e.YjP(),...i.MO.shape})).
optional().describe("The argv, each word with its UTF-16 offsets in the command; the end is exclusive."),scripts:e.YOg(P).
optional().describe("The scripts that the gate runs in place of npm, in their order."),profiles:e.g1P(e.YjP(),r.WU),validators:e.
g1P(e.YjP(),r.WU).exactOptional().describe("The verdicts of the hub\u2019s validators, by version of the reference engine."),
location:i.Hd.exactOptional(),plan_digest:o.er.optional(),outcome:c.W.exactOptional()}),M=e.Ikc({accepted:e.zMY(),reason:e.
YjP().optional(),remark:e.YjP().optional()}),w=e.Ikc({id:e.YjP(),path:e.YjP(),line:e.Whr().min(1),change:o.Cz,verdict:r.
$D,summary:e.YjP().describe("The reason for the verdict in one line, in the protocol\u2019s words where they exist."),profiles:e.
g1P(e.YjP(),M).describe("Whether each profile accepts the gene, with the first reason if not, or a remark if so."),validators:e.
g1P(e.YjP(),M).exactOptional().describe("Whether the hub\u2019s validators accept the gene, by version of the reference engin\
e: `1.94`, and `newer` ones."),blast_radius:O.F3,commands:e.YOg(Y),differences:e.YOg(o.qA).exactOptional().describe("The\
 differences to the same gene at the base."),validation_report_id:e.YjP().nullable()}),E=e.Ikc({type:o.iM,id:e.YjP(),path:e.
YjP(),line:e.Whr().min(1),change:o.Cz}),W=e.Ikc({type:e.euz("GateReport"),schema_version:e.euz(a),tool:e.Ikc({name:e.euz(
"gene-gate"),version:e.YjP()}),verdict:r.$D,error:e.Ikc({code:e.YjP(),message:e.YjP(),hint:e.YjP()}).optional(),event:e.
Ikc({name:l.VX.nullable(),pull_request:e.Whr().positive().optional(),fork:e.zMY().optional()}),base_sha:s.nullable(),head_sha:s.
nullable(),audited_sha:s.nullable(),policy:e.Ikc({source:e.k5n(["default","base","file"]),path:e.YjP().optional(),ref:e.
YjP().optional(),digest:o.er,profile:e.YjP(),combined_with:e.Ikc({name:e.YjP(),ref:e.YjP().optional(),digest:o.er}).optional().
describe("The policy of another branch; the stricter value of each key applies.")}).nullable(),isolation:_.E3,prepare:d.
optional().describe("What `prepare` did before the second half of the audit; absent if it did not run."),blast_radius:O.
SE.nullable(),genes:e.YOg(w),capsules:e.YOg(E.extend({eligible:e.zMY().nullable().describe("Whether the Capsule is eligi\
ble for other agents; null for a removed one."),reasons:e.YOg(e.Ikc({rule:e.YjP(),message:e.YjP()})).describe("Why the C\
apsule is not eligible: the stable id of a rule, and its message.")})),events:e.YOg(E),selection:g.exactOptional().describe(
"The replay of the signals of past events with the genes of both sides; absent if the change leaves the signals of every\
 gene unchanged, or if the base has no past events."),shards:e.YOg(l.Zz).exactOptional().describe("The shard of this par\
t, or the shards of a merged report. The verdict of one part of several is never `pass` or `warn`."),findings:e.YOg(v),approvals:e.
YOg(r.xI).describe("Who approved the head of `approval_digest`, if the policy requires approval."),approval_digest:o.er.
nullable().describe("Digest of everything that an approval is bound to: the files of the head, the name of the base bran\
ch, the Plans of the head, and the policy. Null if nothing requires approval."),plans_digest:o.er.nullable().describe("D\
igest of all commands that may run, with their environments and limits, without the files that they run."),validation_reports:e.
YOg(u.p),started_at:h.w$(),finished_at:h.w$(),duration_ms:e.Whr().nonnegative()}).describe("GateReport: the result of th\
e gate for one change")}),603:((k,f,n)=>{n.d(f,{p:t(()=>_,"p")});var e=n(2503),h=n(64377),o=n(42634),O=n(38158);const b=e.
Ikc({command:e.YjP(),ok:e.zMY(),stdout:e.YjP().describe("At most 4,000 characters, redacted."),stderr:e.YjP().describe("\
At most 4,000 characters, redacted."),...O.W.pick({status:!0,exit_code:!0,signal:!0,duration_ms:!0}).shape}),i=e.Ikc({cmd:e.
YjP(),ok:e.zMY(),duration_ms:e.Whr().nonnegative(),err:e.YjP().optional()}),_=e.Ikc({type:e.euz("ValidationReport"),schema_version:e.
YjP(),id:e.YjP().regex(/^vr_\d+$/),gene_id:e.YjP(),gene_asset_id:e.YjP().nullable().describe("Content hash of the gene t\
hat was validated."),policy_digest:o.er.describe("Digest of the policy that allowed the commands; the same as in the Gat\
eReport."),env_fingerprint:e.Ikc({node_version:e.YjP(),platform:e.YjP(),arch:e.YjP(),client:e.YjP(),client_version:e.YjP()}),
env_fingerprint_key:e.YjP().regex(/^[0-9a-f]{16}$/),commands:e.YOg(b),results:e.YOg(i),overall_ok:e.zMY(),duration_ms:e.
Whr().nonnegative(),started_at:h.w$(),finished_at:h.w$(),created_at:h.w$(),asset_id:o.er}).describe("ValidationReport: t\
he results of the validation commands of one gene")}),60237:((k,f,n)=>{n.d(f,{q0:t(()=>g,"q0"),gk:t(()=>b,"gk"),AN:t(()=>c,
"AN"),l4:t(()=>_,"l4"),Lb:t(()=>d,"Lb")});var e=n(60027);const h=160,o=4;function O({new:l,files:r=[],fix:u}){if(!(l.length<=
o&&l.every(Y=>Y.length<=h&&!Y.includes("`"))))return u?"Run `gene-gate fix --write`, which replaces the command.":void 0;
const s=u?"; `gene-gate fix --write` does this.":".",[v,...P]=l.map(Y=>`\`${Y}\``);return v===void 0?`Remove the command\
, which cannot fail${s}`:r.length>0?`Move it into a script, ${r.map(({path:M})=>`\`${M}\``).join(", ")}, and run ${[v,...P].
join(", ")}${s}`:P.length===0?`Write ${v} instead${s}`:`Write separate entries in \`validation\`: ${[v,...P].join(", ")}${s}`}
t(O,"editSentence");function b(l,r,u={}){return i(l,r,u)}t(b,"finding");function i(l,r,u){const{severity:a,layer:s}=(0,e.
Y)(l);return{rule:l,severity:a,layer:s,args:r,...u}}t(i,"found");function _(l,r,u){return{rule:l,args:u,span:r}}t(_,"pro\
blemAt");function c(l,r){return l.rule===r}t(c,"isProblem");function d({rule:l,args:r,span:u}){return i(l,r,{span:u})}t(
d,"problemFinding");function g({rule:l,args:r,edit:u}){const a=(0,e.Y)(l);return{message:a.message(r),remedy:(u&&O(u))??
a.remedy(r)}}t(g,"describe")})};
