"use strict";module.exports={"audit/claims/schema/differences"(f,m,h,x){let _;const p=()=>_??=m("audit/claims/schema/expectation");let O;
const g=()=>O??=m("audit/claims/schema/schemas");h(f,{schemaDifferences:()=>y});const w=1e4,r=50;function y(t,s){try{return a(
t,s)}catch(i){if(!(i instanceof URIError))throw i;return a(t,e(s))}}function a(t,s){const i=(0,g().complaintsOf)(t,s,!n(
s,w)),o=new Map,c=new Set;for(const l of i){if(A.has(l.keyword))continue;const u=$(l);if(!c.has(u)){c.add(u);for(const b of E(
l,t,s)){const v=d(l,b),N=o.get(v);o.set(v,N?{...N,more:N.more+1}:b)}}}return[...o.values()].slice(0,r)}function d({keywordLocation:t},s){
switch(s.kind){case"missing":return JSON.stringify([t,...s.fields]);case"unknown":return JSON.stringify([t,s.field]);case"\
invalid":return t}}function $({keyword:t,instanceLocation:s}){return`${j.has(t)?t:"value"} ${s}`}const j=new Set(["requi\
red","additionalProperties"]),A=new Set(["properties","items","false"]);function E(t,s,i){const{keyword:o,keywordLocation:c,
instanceLocation:l}=t,{pointer:u,value:b}=T(i,l),v=k(s,c);if(o==="required"){const C=(v.required??[]).filter(I=>!R(b,I));
return[{kind:"missing",pointer:u,fields:C,more:0}]}if(o==="additionalProperties"){const C=v.properties??{};return Object.
keys(b??{}).filter(M=>!Object.hasOwn(C,M)).map(M=>({kind:"unknown",pointer:[...u,M],field:M,more:0}))}const N=(0,p().expectation)(
o,v);return[{kind:"invalid",pointer:u,keyword:o,expected:N,found:(0,p().describeJson)(b),more:0}]}function R(t,s){return t!==
null&&Object.hasOwn(t,s)}function T(t,s){const i=[];let o=t;for(const c of S(s))Array.isArray(o)?(i.push(Number(c)),o=o[Number(
c)]??null):(i.push(c),o=o[c]??null);return{pointer:i,value:o}}function k(t,s){let i=g().SCHEMAS[t];for(const o of S(s).slice(
0,-1))i=i[o];return i}function S(t){return t.split("/").slice(1).map(s=>s.replaceAll("~1","/").replaceAll("~0","~"))}function e(t){
if(t===null||typeof t!="object")return t;if(Array.isArray(t))return t.map(e);const s=Object.create(null);for(const[i,o]of Object.
entries(t))s[i.replace(new RegExp("\\p{Surrogate}","gu"),"\uFFFD")]=e(o);return s}function n(t,s){let i=s;const o=[t];for(let c=o.
pop();c!==void 0;c=o.pop()){if(i-=1,i<0)return!0;if(!(c===null||typeof c!="object")){for(const l of Object.values(c))if(o.
push(l),o.length>i)return!0}}return!1}},"audit/claims/schema/expectation"(f,m,h,x){h(f,{describeJson:()=>w,expectation:()=>g});
const _={string:"a string",array:"a list",object:"an object",integer:"an integer",number:"a number",boolean:"a boolean",
null:"null"},p={"^\\d+\\.\\d+\\.\\d+$":"three numbers such as `1.13.0`","^sha256:[a-f0-9]{64}$":"`sha256:` and 64 hexade\
cimal digits"},O=40;function g(r,y){const a=y[r];switch(r){case"type":return[a].flat().map(d=>_[String(d)]??String(d)).join(
" or ");case"enum":return`one of ${(y.enum??[]).map(d=>JSON.stringify(d)).join(", ")}`;case"const":return JSON.stringify(
a);case"pattern":return p[String(a)]??`a string that matches ${a}`;case"minLength":return a===1?"a non-empty string":`a \
string of at least ${a} characters`;case"maxLength":return`a string of at most ${a} characters`;case"minItems":return a===
1?"a non-empty list":`a list of at least ${a} items`;case"maxItems":return`a list of at most ${a} items`;case"minimum":return`\
a number that is at least ${a}`;case"maximum":return`a number that is at most ${a}`;default:return`a value that matches \
\`${r}\` in the schema`}}function w(r){return Array.isArray(r)?r.length===0?"an empty list":"a list":r!==null&&typeof r==
"object"?"an object":typeof r!="string"?String(r):r.length<=O?JSON.stringify(r):`a string of ${r.length} characters`}},"\
audit/claims/schema/findings"(f,m,h,x){let _;const p=()=>_??=m("@evomap/gep-sdk");let O;const g=()=>O??=m("assets/subjec\
t");let w;const r=()=>w??=m("rules/finding");let y;const a=()=>y??=m("audit/claims/schema/differences");h(f,{promotionSchemaFindings:()=>$,
schemaFindings:()=>d});function d(e){return(0,a().schemaDifferences)(e.type,e.value).flatMap(n=>R(e.type,n)).map(n=>j(e,
n,"warning"))}function $(e){const n=S(e)?"warning":"error";return(0,a().schemaDifferences)(e.type,e.value).map(t=>j(e,t,
n))}function j(e,n,t){const{type:s,id:i}=e,{pointer:o,more:c}=n,l={location:e.locate(o),subject:(0,g().subjectOf)(e),severity:t};
switch(n.kind){case"missing":{const{fields:u}=n;return(0,r().finding)("schema-field-missing",{type:s,id:i,fields:u,where:E(
o,c)},l)}case"unknown":{const u=E(o.slice(0,-1),c);return(0,r().finding)("schema-field-unknown",{type:s,id:i,field:n.field,
where:u},l)}case"invalid":{const{expected:u}=n,b=`${n.found}${c===0?"":` (and in ${A(c)})`}`,v=o.join(".");return(0,r().
finding)("schema-field-invalid",{type:s,id:i,field:v,expected:u,found:b},l)}}}function A(e){return e===1?"1 similar plac\
e":`${e} similar places`}function E(e,n){return e.length===0?"":` in \`${e.join(".")}\`${n===0?"":` and ${A(n)}`}`}function R(e,n){
const{pointer:t}=n;switch(n.kind){case"missing":{const s=n.fields.filter(i=>!T[e].has([...t,i].join(".")));return s.length===
0?[]:[{...n,fields:s}]}case"unknown":return[n];case"invalid":return k(e,t,n.keyword)?[]:[n]}}const T={Gene:new Set(["typ\
e","id","schema_version","asset_id","validation","constraints","constraints.max_files","constraints.forbidden_paths"]),Capsule:new Set(
["type","id","schema_version","asset_id"]),EvolutionEvent:new Set(["type","id","schema_version","asset_id"]),Mutation:new Set(
["type","id"]),ValidationReport:new Set(["type","id"])};function k(e,[n,...t],s){if(n==="type"||n==="id"||n==="asset_id")
return!0;if(e!=="Gene")return!1;const i=s==="minItems"&&t.length>0;return n==="validation"||n==="constraints"&&!i}function S({
value:e}){const{schema_version:n}=e,t=typeof n=="string"?/^1\.(\d+)\.\d+$/.exec(n)?.[1]:void 0;return t!==void 0&&Number(
t)<Number(p().SCHEMA_VERSION.split(".")[1])}},"audit/claims/schema/schemas"(f,m,h,x){let _;const p=()=>_??=m("@cfworker/\
json-schema");let O;const g=()=>O??=m("@evomap/gep-sdk/schemas/capsule.schema.json");let w;const r=()=>w??=m("@evomap/ge\
p-sdk/schemas/evolution-event.schema.json");let y;const a=()=>y??=m("@evomap/gep-sdk/schemas/gene.schema.json");let d;const $=()=>d??=
m("@evomap/gep-sdk/schemas/mutation.schema.json");let j;const A=()=>j??=m("audit/claims/schema/validation-report");h(f,{
SCHEMAS:()=>E,complaintsOf:()=>R});const E={Gene:a().default,Capsule:g().default,EvolutionEvent:r().default,Mutation:$().
default,ValidationReport:A().VALIDATION_REPORT_SCHEMA};function R(S,e,n){return T[n?"all":"first"][S].validate(e).errors}
const T={all:k(!1),first:k(!0)};function k(S){const e=n=>new(p()).Validator(E[n],"7",S);return{Gene:e("Gene"),Capsule:e(
"Capsule"),EvolutionEvent:e("EvolutionEvent"),Mutation:e("Mutation"),ValidationReport:e("ValidationReport")}}},"audit/cl\
aims/schema/validation-report"(f,m,h,x){h(f,{VALIDATION_REPORT_SCHEMA:()=>p});const p={type:"object",required:["type","s\
chema_version","id","gene_id","commands","overall_ok","duration_ms","created_at","asset_id"],properties:{type:{const:"Va\
lidationReport"},schema_version:{type:"string",pattern:"^\\d+\\.\\d+\\.\\d+$"},id:{type:"string",minLength:1},gene_id:{type:"\
string",minLength:1},env_fingerprint:{type:["object","null"]},commands:{type:"array",items:{type:"object",required:["com\
mand","ok","stdout","stderr"],properties:{command:{type:"string"},ok:{type:"boolean"},stdout:{type:"string"},stderr:{type:"\
string"}}}},overall_ok:{type:"boolean"},duration_ms:{type:"integer",minimum:0},created_at:{type:"string",minLength:1},asset_id:{
type:"string",pattern:"^sha256:[a-f0-9]{64}$"}}}}};
