"use strict";module.exports={"audit/claims/schema/differences"(h,a,_,M){let g;const p=()=>g??=a("audit/claims/schema/expectation");let v;
const y=()=>v??=a("audit/claims/schema/schemas");_(h,{schemaDifferences:()=>S});const O=1e4,o=50;function S(e,t){try{return r(
e,t)}catch(n){if(!(n instanceof URIError))throw n;return r(e,c(t))}}function r(e,t){const n=(0,y().complaintsOf)(e,t,!E(
t,O)),i=new Map,s=new Set;for(const m of n){if(k.has(m.keyword))continue;const l=N(m);if(!s.has(l)){s.add(l);for(const f of w(
m,e,t)){const u=d(m,f),j=i.get(u);i.set(u,j?{...j,more:j.more+1}:f)}}}return[...i.values()].slice(0,o)}function d({keywordLocation:e},t){
switch(t.kind){case"missing":return JSON.stringify([e,...t.fields]);case"unknown":return JSON.stringify([e,t.field]);case"\
invalid":return e}}function N({keyword:e,instanceLocation:t}){return`${A.has(e)?e:"value"} ${t}`}const A=new Set(["requi\
red","additionalProperties"]),k=new Set(["properties","items","false"]);function w(e,t,n){const{keyword:i,keywordLocation:s,
instanceLocation:m}=e,{pointer:l,value:f}=R(n,m),u=T(t,s);if(i==="required"){const x=(u.required??[]).filter(I=>!$(f,I));
return[{kind:"missing",pointer:l,fields:x,more:0}]}if(i==="additionalProperties"){const x=u.properties??{};return Object.
keys(f??{}).filter(C=>!Object.hasOwn(x,C)).map(C=>({kind:"unknown",pointer:[...l,C],field:C,more:0}))}const j=(0,p().expectation)(
i,u);return[{kind:"invalid",pointer:l,keyword:i,expected:j,found:(0,p().describeJson)(f),more:0}]}function $(e,t){return e!==
null&&Object.hasOwn(e,t)}function R(e,t){const n=[];let i=e;for(const s of b(t))Array.isArray(i)?(n.push(Number(s)),i=i[Number(
s)]??null):(n.push(s),i=i[s]??null);return{pointer:n,value:i}}function T(e,t){let n=y().SCHEMAS[e];for(const i of b(t).slice(
0,-1))n=n[i];return n}function b(e){return e.split("/").slice(1).map(t=>t.replaceAll("~1","/").replaceAll("~0","~"))}function c(e){
if(e===null||typeof e!="object")return e;if(Array.isArray(e))return e.map(c);const t=Object.create(null);for(const[n,i]of Object.
entries(e))t[n.replace(new RegExp("\\p{Surrogate}","gu"),"\uFFFD")]=c(i);return t}function E(e,t){let n=t;const i=[e];for(let s=i.
pop();s!==void 0;s=i.pop()){if(n-=1,n<0)return!0;if(!(s===null||typeof s!="object")){for(const m of Object.values(s))if(i.
push(m),i.length>n)return!0}}return!1}},"audit/claims/schema/expectation"(h,a,_,M){_(h,{describeJson:()=>O,expectation:()=>y});
const g={string:"a string",array:"a list",object:"an object",integer:"an integer",number:"a number",boolean:"a boolean",
null:"null"},p={"^\\d+\\.\\d+\\.\\d+$":"three numbers such as `1.13.0`","^sha256:[a-f0-9]{64}$":"`sha256:` and 64 hexade\
cimal digits"},v=40;function y(o,S){const r=S[o];switch(o){case"type":return[r].flat().map(d=>g[String(d)]??String(d)).join(
" or ");case"enum":return`one of ${(S.enum??[]).map(d=>JSON.stringify(d)).join(", ")}`;case"const":return JSON.stringify(
r);case"pattern":return p[String(r)]??`a string that matches ${r}`;case"minLength":return r===1?"a non-empty string":`a \
string of at least ${r} characters`;case"maxLength":return`a string of at most ${r} characters`;case"minItems":return r===
1?"a non-empty list":`a list of at least ${r} items`;case"maxItems":return`a list of at most ${r} items`;case"minimum":return`\
a number that is at least ${r}`;case"maximum":return`a number that is at most ${r}`;default:return`a value that matches \
\`${o}\` in the schema`}}function O(o){return Array.isArray(o)?o.length===0?"an empty list":"a list":o!==null&&typeof o==
"object"?"an object":typeof o!="string"?String(o):o.length<=v?JSON.stringify(o):`a string of ${o.length} characters`}},"\
audit/claims/schema/findings"(h,a,_,M){let g;const p=()=>g??=a("@evomap/gep-sdk");let v;const y=()=>v??=a("assets/subjec\
t");let O;const o=()=>O??=a("rules/finding");let S;const r=()=>S??=a("audit/claims/schema/differences");_(h,{promotionSchemaFindings:()=>N,
schemaFindings:()=>d});function d(e){return k(e).flatMap(t=>T(e.type,t)).map(t=>w(e,t,"warning"))}function N(e){const t=E(
e)?"warning":"error";return k(e).map(n=>w(e,n,t))}const A=new WeakSet;function k(e){if(A.has(e))return[];const t=(0,r().
schemaDifferences)(e.type,e.value);return t.length===0&&A.add(e),t}function w(e,t,n){const{type:i,id:s}=e,{pointer:m,more:l}=t,
f={location:e.locate(m),subject:(0,y().subjectOf)(e),severity:n};switch(t.kind){case"missing":{const{fields:u}=t;return(0,o().
finding)("schema-field-missing",{type:i,id:s,fields:u,where:R(m,l)},f)}case"unknown":{const u=R(m.slice(0,-1),l);return(0,o().
finding)("schema-field-unknown",{type:i,id:s,field:t.field,where:u},f)}case"invalid":{const{expected:u}=t,j=`${t.found}${l===
0?"":` (and in ${$(l)})`}`,x=m.join(".");return(0,o().finding)("schema-field-invalid",{type:i,id:s,field:x,expected:u,found:j},
f)}}}function $(e){return e===1?"1 similar place":`${e} similar places`}function R(e,t){return e.length===0?"":` in \`${e.
join(".")}\`${t===0?"":` and ${$(t)}`}`}function T(e,t){const{pointer:n}=t;switch(t.kind){case"missing":{const i=t.fields.
filter(s=>!b[e].has([...n,s].join(".")));return i.length===0?[]:[{...t,fields:i}]}case"unknown":return[t];case"invalid":
return c(e,n,t.keyword)?[]:[t]}}const b={Gene:new Set(["type","id","schema_version","asset_id","validation","constraints",
"constraints.max_files","constraints.forbidden_paths"]),Capsule:new Set(["type","id","schema_version","asset_id"]),EvolutionEvent:new Set(
["type","id","schema_version","asset_id"]),Mutation:new Set(["type","id"]),ValidationReport:new Set(["type","id"])};function c(e,[
t,...n],i){if(t==="type"||t==="id"||t==="asset_id")return!0;if(e!=="Gene")return!1;const s=i==="minItems"&&n.length>0;return t===
"validation"||t==="constraints"&&!s}function E({value:e}){const{schema_version:t}=e,n=typeof t=="string"?/^1\.(\d+)\.\d+$/.
exec(t)?.[1]:void 0;return n!==void 0&&Number(n)<Number(p().SCHEMA_VERSION.split(".")[1])}},"audit/claims/schema/schemas"(h,a,_,M){
let g;const p=()=>g??=a("@cfworker/json-schema");let v;const y=()=>v??=a("@evomap/gep-sdk/schemas/capsule.schema.json");
let O;const o=()=>O??=a("@evomap/gep-sdk/schemas/evolution-event.schema.json");let S;const r=()=>S??=a("@evomap/gep-sdk/\
schemas/gene.schema.json");let d;const N=()=>d??=a("@evomap/gep-sdk/schemas/mutation.schema.json");let A;const k=()=>A??=
a("audit/claims/schema/validation-report");_(h,{SCHEMAS:()=>w,complaintsOf:()=>$});const w={Gene:r().default,Capsule:y().
default,EvolutionEvent:o().default,Mutation:N().default,ValidationReport:k().VALIDATION_REPORT_SCHEMA};function $(b,c,E){
return R[E?"all":"first"][b].validate(c).errors}const R={all:T(!1),first:T(!0)};function T(b){const c=E=>new(p()).Validator(
w[E],"7",b);return{Gene:c("Gene"),Capsule:c("Capsule"),EvolutionEvent:c("EvolutionEvent"),Mutation:c("Mutation"),ValidationReport:c(
"ValidationReport")}}},"audit/claims/schema/validation-report"(h,a,_,M){_(h,{VALIDATION_REPORT_SCHEMA:()=>p});const p={type:"\
object",required:["type","schema_version","id","gene_id","commands","overall_ok","duration_ms","created_at","asset_id"],
properties:{type:{const:"ValidationReport"},schema_version:{type:"string",pattern:"^\\d+\\.\\d+\\.\\d+$"},id:{type:"stri\
ng",minLength:1},gene_id:{type:"string",minLength:1},env_fingerprint:{type:["object","null"]},commands:{type:"array",items:{
type:"object",required:["command","ok","stdout","stderr"],properties:{command:{type:"string"},ok:{type:"boolean"},stdout:{
type:"string"},stderr:{type:"string"}}}},overall_ok:{type:"boolean"},duration_ms:{type:"integer",minimum:0},created_at:{
type:"string",minLength:1},asset_id:{type:"string",pattern:"^sha256:[a-f0-9]{64}$"}}}}};
