//# audit/claims/schema/accepts
(function(y,p,a,j){let b;const s=()=>b??=p("assets/asset");a(y,{compileTest:()=>i});function i(t){const e=Object.entries(
t).flatMap(([n,r])=>g.has(n)?[]:O[n]?.(r,t)??o);return n=>e.every(r=>r(n))}const o=()=>!1,g=new Set(["$schema","$id","ti\
tle","description"]),O={type:t=>{const e=[t].flat().map(n=>u[n]??o);return n=>e.some(r=>r(n))},const:t=>e=>m(e)&&e===t,enum:t=>e=>m(
e)&&t.includes(e),pattern:t=>{const e=new RegExp(t,"u");return n=>typeof n!="string"||e.test(n)},minLength:t=>e=>typeof e!=
"string"||Math.ceil(e.length/2)>=t,maxLength:t=>e=>typeof e!="string"||e.length<=t,minimum:t=>e=>typeof e!="number"||e>=
t,maximum:t=>e=>typeof e!="number"||e<=t,minItems:t=>e=>!Array.isArray(e)||e.length>=t,maxItems:t=>e=>!Array.isArray(e)||
e.length<=t,items:t=>{const e=i(t);return n=>!Array.isArray(n)||n.every(e)},required:t=>e=>!(0,s().isJsonObject)(e)||t.every(
n=>Object.hasOwn(e,n)),properties:t=>{const e=Object.entries(t).map(([n,r])=>[n,i(r)]);return n=>!(0,s().isJsonObject)(n)||
e.every(([r,c])=>!Object.hasOwn(n,r)||c(n[r]))},additionalProperties:(t,{properties:e={}})=>{if(t!==!1)return o;const n=new Set(
Object.keys(e));return r=>!(0,s().isJsonObject)(r)||Object.keys(r).every(c=>n.has(c))}},u={string:t=>typeof t=="string",
number:t=>typeof t=="number",integer:t=>Number.isInteger(t),boolean:t=>typeof t=="boolean",null:t=>t===null,array:Array.
isArray,object:s().isJsonObject};function m(t){return t===null||typeof t!="object"}});
//# audit/claims/schema/differences
(function(k,d,S,C){let g;const h=()=>g??=d("audit/claims/schema/expectation");let A;const w=()=>A??=d("audit/claims/sch\
ema/schemas");S(k,{schemaDifferences:()=>j});const E=1e4,_=50;function j(e,n){try{return O(e,n)}catch(r){if(!(r instanceof
URIError))throw r;return O(e,p(n))}}function O(e,n){const r=(0,w().complaintsOf)(e,n,!P(n,E)),t=new Map,o=new Set;for(const s of r){
if(N.has(s.keyword))continue;const c=F(s);if(!o.has(c)){o.add(c);for(const i of R(s,e,n)){const u=x(s,i),a=t.get(u);t.set(
u,a?{...a,more:a.more+1}:i)}}}return[...t.values()].slice(0,_)}function x({keywordLocation:e},n){switch(n.kind){case"mis\
sing":return JSON.stringify([e,...n.fields]);case"unknown":return JSON.stringify([e,n.field]);case"invalid":return e}}function F({
keyword:e,instanceLocation:n}){return`${M.has(e)?e:"value"} ${n}`}const M=new Set(["required","additionalProperties"]),N=new Set(
["properties","items","false"]);function R(e,n,r){const{keyword:t,keywordLocation:o,instanceLocation:s}=e,{pointer:c,value:i}=D(
r,s),u=J(n,o);if(t==="required"){const m=(u.required??[]).filter(b=>!T(i,b));return[{kind:"missing",pointer:c,fields:m,more:0}]}
if(t==="additionalProperties"){const m=u.properties??{};return Object.keys(i??{}).filter(l=>!Object.hasOwn(m,l)).map(l=>({
kind:"unknown",pointer:[...c,l],field:l,more:0}))}const a=(0,h().expectation)(t,u);return[{kind:"invalid",pointer:c,keyword:t,
expected:a,found:(0,h().describeJson)(i),more:0}]}function T(e,n){return e!==null&&Object.hasOwn(e,n)}function D(e,n){const r=[];
let t=e;for(const o of y(n))Array.isArray(t)?(r.push(Number(o)),t=t[Number(o)]??null):(r.push(o),t=t[o]??null);return{pointer:r,
value:t}}function J(e,n){let r=w().SCHEMAS[e];for(const t of y(n).slice(0,-1))r=r[t];return r}function y(e){return e.split(
"/").slice(1).map(n=>n.replaceAll("~1","/").replaceAll("~0","~"))}function p(e){if(e===null||typeof e!="object")return e;
if(Array.isArray(e))return e.map(p);const n=Object.create(null);for(const[r,t]of Object.entries(e))n[r.replace(new RegExp(
"\\p{Surrogate}","gu"),"\uFFFD")]=p(t);return n}function P(e,n){let r=n;const t=[e];for(let o=t.pop();o!==void 0;o=t.pop()){
if(r-=1,r<0)return!0;if(!(o===null||typeof o!="object")){for(const s of Object.values(o))if(t.push(s),t.length>r)return!0}}
return!1}});
//# audit/claims/schema/expectation
(function(a,g,s,h){s(a,{describeJson:()=>u,expectation:()=>m});const i={string:"a string",array:"a list",object:"an obj\
ect",integer:"an integer",number:"a number",boolean:"a boolean",null:"null"},c={"^\\d+\\.\\d+\\.\\d+$":"three numbers su\
ch as `1.13.0`","^sha256:[a-f0-9]{64}$":"`sha256:` and 64 hexadecimal digits"},o=40;function m(t,r){const n=r[t];switch(t){case"\
type":return[n].flat().map(e=>i[String(e)]??String(e)).join(" or ");case"enum":return`one of ${(r.enum??[]).map(e=>JSON.
stringify(e)).join(", ")}`;case"const":return JSON.stringify(n);case"pattern":return c[String(n)]??`a string that matche\
s ${n}`;case"minLength":return n===1?"a non-empty string":`a string of at least ${n} characters`;case"maxLength":return`\
a string of at most ${n} characters`;case"minItems":return n===1?"a non-empty list":`a list of at least ${n} items`;case"\
maxItems":return`a list of at most ${n} items`;case"minimum":return`a number that is at least ${n}`;case"maximum":return`\
a number that is at most ${n}`;default:return`a value that matches \`${t}\` in the schema`}}function u(t){return Array.isArray(
t)?t.length===0?"an empty list":"a list":t!==null&&typeof t=="object"?"an object":typeof t!="string"?String(t):t.length<=
o?JSON.stringify(t):`a string of ${t.length} characters`}});
//# audit/claims/schema/findings
(function(g,c,w,A){let v;const S=()=>v??=c("@evomap/gep-sdk");let k;const y=()=>k??=c("assets/subject");let b;const d=()=>b??=
c("rules/finding");let j;const E=()=>j??=c("audit/claims/schema/differences");w(g,{promotionSchemaFindings:()=>O,schemaFindings:()=>$});
function $(i){return m(i).flatMap(n=>C(i.type,n)).map(n=>p(i,n,"warning"))}function O(i){const n=M(i)?"warning":"error";
return m(i).map(t=>p(i,t,n))}const u=new WeakSet;function m(i){if(u.has(i))return[];const n=(0,E().schemaDifferences)(i.
type,i.value);return n.length===0&&u.add(i),n}function p(i,n,t){const{type:e,id:s}=i,{pointer:r,more:a}=n,l={location:i.
locate(r),subject:(0,y().subjectOf)(i),severity:t};switch(n.kind){case"missing":{const{fields:o}=n;return(0,d().finding)(
"schema-field-missing",{type:e,id:s,fields:o,where:_(r,a)},l)}case"unknown":{const o=_(r.slice(0,-1),a);return(0,d().finding)(
"schema-field-unknown",{type:e,id:s,field:n.field,where:o},l)}case"invalid":{const{expected:o}=n,T=`${n.found}${a===0?"":
` (and in ${h(a)})`}`,x=r.join(".");return(0,d().finding)("schema-field-invalid",{type:e,id:s,field:x,expected:o,found:T},
l)}}}function h(i){return i===1?"1 similar place":`${i} similar places`}function _(i,n){return i.length===0?"":` in \`${i.
join(".")}\`${n===0?"":` and ${h(n)}`}`}function C(i,n){const{pointer:t}=n;switch(n.kind){case"missing":{const e=n.fields.
filter(s=>!N[i].has([...t,s].join(".")));return e.length===0?[]:[{...n,fields:e}]}case"unknown":return[n];case"invalid":
return F(i,t,n.keyword)?[]:[n]}}const N={Gene:new Set(["type","id","schema_version","asset_id","validation","constraints",
"constraints.max_files","constraints.forbidden_paths"]),Capsule:new Set(["type","id","schema_version","asset_id"]),EvolutionEvent:new Set(
["type","id","schema_version","asset_id"]),Mutation:new Set(["type","id"]),ValidationReport:new Set(["type","id"])};function F(i,[
n,...t],e){if(n==="type"||n==="id"||n==="asset_id")return!0;if(i!=="Gene")return!1;const s=e==="minItems"&&t.length>0;return n===
"validation"||n==="constraints"&&!s}function M({value:i}){const{schema_version:n}=i,t=typeof n=="string"?/^1\.(\d+)\.\d+$/.
exec(n)?.[1]:void 0;return t!==void 0&&Number(t)<Number(S().SCHEMA_VERSION.split(".")[1])}});
//# audit/claims/schema/schemas
(function(c,o,i,V){let m;const l=()=>m??=o("@cfworker/json-schema");let p;const _=()=>p??=o("@evomap/gep-sdk/schemas/ca\
psule.schema.json");let r;const u=()=>r??=o("@evomap/gep-sdk/schemas/evolution-event.schema.json");let h;const d=()=>h??=
o("@evomap/gep-sdk/schemas/gene.schema.json");let v;const E=()=>v??=o("@evomap/gep-sdk/schemas/mutation.schema.json");let S;
const g=()=>S??=o("audit/claims/schema/accepts");let j;const A=()=>j??=o("audit/claims/schema/validation-report");i(c,{SCHEMAS:()=>a,
complaintsOf:()=>T});const a={Gene:d().default,Capsule:_().default,EvolutionEvent:u().default,Mutation:E().default,ValidationReport:A().
VALIDATION_REPORT_SCHEMA};function T(t,e,R){return C[t](e)?[]:M[R?"all":"first"][t].validate(e).errors}const C=n(t=>(0,g().
compileTest)(a[t])),M={all:s(!1),first:s(!0)};function s(t){return n(e=>new(l()).Validator(a[e],"7",t))}function n(t){return{
Gene:t("Gene"),Capsule:t("Capsule"),EvolutionEvent:t("EvolutionEvent"),Mutation:t("Mutation"),ValidationReport:t("Valida\
tionReport")}}});
//# audit/claims/schema/validation-report
(function(e,r,t,i){t(e,{VALIDATION_REPORT_SCHEMA:()=>n});const n={type:"object",required:["type","schema_version","id",
"gene_id","commands","overall_ok","duration_ms","created_at","asset_id"],properties:{type:{const:"ValidationReport"},schema_version:{
type:"string",pattern:"^\\d+\\.\\d+\\.\\d+$"},id:{type:"string",minLength:1},gene_id:{type:"string",minLength:1},env_fingerprint:{
type:["object","null"]},commands:{type:"array",items:{type:"object",required:["command","ok","stdout","stderr"],properties:{
command:{type:"string"},ok:{type:"boolean"},stdout:{type:"string"},stderr:{type:"string"}}}},overall_ok:{type:"boolean"},
duration_ms:{type:"integer",minimum:0},created_at:{type:"string",minLength:1},asset_id:{type:"string",pattern:"^sha256:[\
a-f0-9]{64}$"}}}});
