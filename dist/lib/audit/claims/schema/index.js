//# audit/claims/schema/accepts
(function(m,O,p){const s=p("assets/asset");function i(t){const e=Object.entries(t).flatMap(([n,r])=>a.has(n)?[]:b[n]?.(
r,t)??o);return n=>e.every(r=>r(n))}const o=()=>!1,a=new Set(["$schema","$id","title","description"]),b={type:t=>{const e=[
t].flat().map(n=>g[n]??o);return n=>e.some(r=>r(n))},const:t=>e=>y(e)&&e===t,enum:t=>e=>y(e)&&t.includes(e),pattern:t=>{
const e=new RegExp(t,"u");return n=>typeof n!="string"||e.test(n)},minLength:t=>e=>typeof e!="string"||Math.ceil(e.length/
2)>=t,maxLength:t=>e=>typeof e!="string"||e.length<=t,minimum:t=>e=>typeof e!="number"||e>=t,maximum:t=>e=>typeof e!="nu\
mber"||e<=t,minItems:t=>e=>!Array.isArray(e)||e.length>=t,maxItems:t=>e=>!Array.isArray(e)||e.length<=t,items:t=>{const e=i(
t);return n=>!Array.isArray(n)||n.every(e)},required:t=>e=>!(0,s().isJsonObject)(e)||t.every(n=>Object.hasOwn(e,n)),properties:t=>{
const e=Object.entries(t).map(([n,r])=>[n,i(r)]);return n=>!(0,s().isJsonObject)(n)||e.every(([r,c])=>!Object.hasOwn(n,r)||
c(n[r]))},additionalProperties:(t,{properties:e={}})=>{if(t!==!1)return o;const n=new Set(Object.keys(e));return r=>!(0,s().
isJsonObject)(r)||Object.keys(r).every(c=>n.has(c))}},g={string:t=>typeof t=="string",number:t=>typeof t=="number",integer:t=>Number.
isInteger(t),boolean:t=>typeof t=="boolean",null:t=>t===null,array:Array.isArray,object:s().isJsonObject};function y(t){
return t===null||typeof t!="object"}m.exports={compileTest:i}});
//# audit/claims/schema/differences
(function(S,D,h){const O=h("audit/claims/schema/expectation"),w=h("audit/claims/schema/schemas"),g=1e4,A=50;function E(e,n){
try{return b(e,n)}catch(r){if(!(r instanceof URIError))throw r;return b(e,m(n))}}function b(e,n){const r=(0,w().complaintsOf)(
e,n,!T(n,g)),t=new Map,o=new Set;for(const s of r){if(_.has(s.keyword))continue;const i=x(s);if(!o.has(i)){o.add(i);for(const c of M(
s,e,n)){const u=j(s,c),l=t.get(u);t.set(u,l?{...l,more:l.more+1}:c)}}}return[...t.values()].slice(0,A)}function j({keywordLocation:e},n){
switch(n.kind){case"missing":return JSON.stringify([e,...n.fields]);case"unknown":return JSON.stringify([e,n.field]);case"\
invalid":return e}}function x({keyword:e,instanceLocation:n}){return`${F.has(e)?e:"value"} ${n}`}const F=new Set(["requi\
red","additionalProperties"]),_=new Set(["properties","items","false"]);function M(e,n,r){const{keyword:t,keywordLocation:o,
instanceLocation:s}=e,{pointer:i,value:c}=N(r,s),u=R(n,o);if(t==="required"){const p=(u.required??[]).filter(d=>!y(c,d));
return[{kind:"missing",pointer:i,fields:p,more:0}]}if(t==="additionalProperties"){const p=u.properties??{},d=Object.keys(
c??{}).filter(a=>!Object.hasOwn(p,a)),q=Object.keys(p).filter(a=>!y(c,a));return d.map(a=>({kind:"unknown",pointer:[...i,
a],field:a,absent:q,more:0}))}const l=(0,O().expectation)(t,u);return[{kind:"invalid",pointer:i,keyword:t,expected:l,found:(0,O().
describeJson)(c),more:0}]}function y(e,n){return e!==null&&Object.hasOwn(e,n)}function N(e,n){const r=[];let t=e;for(const o of k(
n))Array.isArray(t)?(r.push(Number(o)),t=t[Number(o)]??null):(r.push(o),t=t[o]??null);return{pointer:r,value:t}}function R(e,n){
let r=w().SCHEMAS[e];for(const t of k(n).slice(0,-1))r=r[t];return r}function k(e){return e.split("/").slice(1).map(n=>n.
replaceAll("~1","/").replaceAll("~0","~"))}function m(e){if(e===null||typeof e!="object")return e;if(Array.isArray(e))return e.
map(m);const n=Object.create(null);for(const[r,t]of Object.entries(e))n[r.replace(new RegExp("\\p{Surrogate}","gu"),"\uFFFD")]=
m(t);return n}function T(e,n){let r=n;const t=[e];for(let o=t.pop();o!==void 0;o=t.pop()){if(r-=1,r<0)return!0;if(!(o===
null||typeof o!="object")){for(const s of Object.values(o))if(t.push(s),t.length>r)return!0}}return!1}S.exports={schemaDifferences:E}});
//# audit/claims/schema/expectation
(function(a,u,g){const s={string:"a string",array:"a list",object:"an object",integer:"an integer",number:"a number",boolean:"\
a boolean",null:"null"},i={"^\\d+\\.\\d+\\.\\d+$":"three numbers such as `1.13.0`","^sha256:[a-f0-9]{64}$":"`sha256:` an\
d 64 hexadecimal digits"},c=40;function o(t,r){const n=r[t];switch(t){case"type":return[n].flat().map(e=>s[String(e)]??String(
e)).join(" or ");case"enum":return`one of ${(r.enum??[]).map(e=>JSON.stringify(e)).join(", ")}`;case"const":return JSON.
stringify(n);case"pattern":return i[String(n)]??`a string that matches ${n}`;case"minLength":return n===1?"a non-empty s\
tring":`a string of at least ${n} characters`;case"maxLength":return`a string of at most ${n} characters`;case"minItems":
return n===1?"a non-empty list":`a list of at least ${n} items`;case"maxItems":return`a list of at most ${n} items`;case"\
minimum":return`a number that is at least ${n}`;case"maximum":return`a number that is at most ${n}`;default:return`a val\
ue that matches \`${t}\` in the schema`}}function m(t){return Array.isArray(t)?t.length===0?"an empty list":"a list":t!==
null&&typeof t=="object"?"an object":typeof t!="string"?String(t):t.length<=c?JSON.stringify(t):`a string of ${t.length}\
 characters`}a.exports={describeJson:m,expectation:o}});
//# audit/claims/schema/findings
(function(S,M,o){const k=o("packages/evomap/gep-sdk"),b=o("assets/subject"),E=o("nearest-name"),u=o("rules/finding"),$=o(
"audit/claims/schema/differences");function j(i){return h(i).flatMap(n=>O(i.type,n)).map(n=>g(i,n,"warning"))}function y(i){
const n=x(i)?"warning":"error";return h(i).map(t=>g(i,t,n))}const p=new WeakSet;function h(i){if(p.has(i))return[];const n=(0,$().
schemaDifferences)(i.type,i.value);return n.length===0&&p.add(i),n}function g(i,n,t){const{type:e,id:s}=i,{pointer:c,more:a}=n,
m={location:i.locate(c),subject:(0,b().subjectOf)(i),severity:t};switch(n.kind){case"missing":{const{fields:r}=n;return(0,u().
finding)("schema-field-missing",{type:e,id:s,fields:r,where:v(c,a)},m)}case"unknown":{const r=v(c.slice(0,-1),a),{field:d,
absent:l}=n,w=(0,E().nearestName)(d,l),F={field:d,...w!==void 0&&{meant:w}};return(0,u().finding)("schema-field-unknown",
{type:e,id:s,...F,where:r},m)}case"invalid":{const{expected:r}=n,d=`${n.found}${a===0?"":` (and in ${_(a)})`}`,l=c.join(
".");return(0,u().finding)("schema-field-invalid",{type:e,id:s,field:l,expected:r,found:d},m)}}}function _(i){return i===
1?"1 similar place":`${i} similar places`}function v(i,n){return i.length===0?"":` in \`${i.join(".")}\`${n===0?"":` and\
 ${_(n)}`}`}function O(i,n){const{pointer:t}=n;switch(n.kind){case"missing":{const e=n.fields.filter(s=>!N[i].has([...t,
s].join(".")));return e.length===0?[]:[{...n,fields:e}]}case"unknown":return[n];case"invalid":return C(i,t,n.keyword)?[]:
[n]}}const N={Gene:new Set(["type","id","schema_version","asset_id","validation","constraints","constraints.max_files","\
constraints.forbidden_paths"]),Capsule:new Set(["type","id","schema_version","asset_id"]),EvolutionEvent:new Set(["type",
"id","schema_version","asset_id"]),Mutation:new Set(["type","id"]),ValidationReport:new Set(["type","id"])};function C(i,[
n,...t],e){if(n==="type"||n==="id"||n==="asset_id")return!0;if(i!=="Gene")return!1;const s=e==="minItems"&&t.length>0;return n===
"validation"||n==="constraints"&&!s}function x({value:i}){const{schema_version:n}=i,t=typeof n=="string"?/^1\.(\d+)\.\d+$/.
exec(n)?.[1]:void 0;return t!==void 0&&Number(t)<Number(k().SCHEMA_VERSION.split(".")[1])}S.exports={promotionSchemaFindings:y,
schemaFindings:j}});
//# audit/claims/schema/schemas
(function(c,g,t){const i=t("packages/cfworker/json-schema"),p=t("packages/evomap/gep-sdk/schemas/capsule.schema"),r=t("\
packages/evomap/gep-sdk/schemas/evolution-event.schema"),m=t("packages/evomap/gep-sdk/schemas/gene.schema"),u=t("package\
s/evomap/gep-sdk/schemas/mutation.schema"),l=t("audit/claims/schema/accepts"),d=t("audit/claims/schema/validation-report"),
o={Gene:m().default,Capsule:p().default,EvolutionEvent:r().default,Mutation:u().default,ValidationReport:d().VALIDATION_REPORT_SCHEMA};
function h(e,a,E){return v[e](a)?[]:_[E?"all":"first"][e].validate(a).errors}const v=n(e=>(0,l().compileTest)(o[e])),_={
all:s(!1),first:s(!0)};function s(e){return n(a=>new(i()).Validator(o[a],"7",e))}function n(e){return{Gene:e("Gene"),Capsule:e(
"Capsule"),EvolutionEvent:e("EvolutionEvent"),Mutation:e("Mutation"),ValidationReport:e("ValidationReport")}}c.exports={
SCHEMAS:o,complaintsOf:h}});
//# audit/claims/schema/validation-report
(function(e,n,r){const t={type:"object",required:["type","schema_version","id","gene_id","commands","overall_ok","durat\
ion_ms","created_at","asset_id"],properties:{type:{const:"ValidationReport"},schema_version:{type:"string",pattern:"^\\d+\
\\.\\d+\\.\\d+$"},id:{type:"string",minLength:1},gene_id:{type:"string",minLength:1},env_fingerprint:{type:["object","nu\
ll"]},commands:{type:"array",items:{type:"object",required:["command","ok","stdout","stderr"],properties:{command:{type:"\
string"},ok:{type:"boolean"},stdout:{type:"string"},stderr:{type:"string"}}}},overall_ok:{type:"boolean"},duration_ms:{type:"\
integer",minimum:0},created_at:{type:"string",minLength:1},asset_id:{type:"string",pattern:"^sha256:[a-f0-9]{64}$"}}};e.
exports={VALIDATION_REPORT_SCHEMA:t}});
