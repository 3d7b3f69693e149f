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
(function(S,h,g,I){let A;const O=()=>A??=h("audit/claims/schema/expectation");let E;const w=()=>E??=h("audit/claims/sch\
ema/schemas");g(S,{schemaDifferences:()=>x});const _=1e4,j=50;function x(e,n){try{return b(e,n)}catch(r){if(!(r instanceof
URIError))throw r;return b(e,m(n))}}function b(e,n){const r=(0,w().complaintsOf)(e,n,!P(n,_)),t=new Map,o=new Set;for(const s of r){
if(R.has(s.keyword))continue;const i=M(s);if(!o.has(i)){o.add(i);for(const c of T(s,e,n)){const u=F(s,c),l=t.get(u);t.set(
u,l?{...l,more:l.more+1}:c)}}}return[...t.values()].slice(0,j)}function F({keywordLocation:e},n){switch(n.kind){case"mis\
sing":return JSON.stringify([e,...n.fields]);case"unknown":return JSON.stringify([e,n.field]);case"invalid":return e}}function M({
keyword:e,instanceLocation:n}){return`${N.has(e)?e:"value"} ${n}`}const N=new Set(["required","additionalProperties"]),R=new Set(
["properties","items","false"]);function T(e,n,r){const{keyword:t,keywordLocation:o,instanceLocation:s}=e,{pointer:i,value:c}=D(
r,s),u=J(n,o);if(t==="required"){const p=(u.required??[]).filter(d=>!y(c,d));return[{kind:"missing",pointer:i,fields:p,more:0}]}
if(t==="additionalProperties"){const p=u.properties??{},d=Object.keys(c??{}).filter(a=>!Object.hasOwn(p,a)),C=Object.keys(
p).filter(a=>!y(c,a));return d.map(a=>({kind:"unknown",pointer:[...i,a],field:a,absent:C,more:0}))}const l=(0,O().expectation)(
t,u);return[{kind:"invalid",pointer:i,keyword:t,expected:l,found:(0,O().describeJson)(c),more:0}]}function y(e,n){return e!==
null&&Object.hasOwn(e,n)}function D(e,n){const r=[];let t=e;for(const o of k(n))Array.isArray(t)?(r.push(Number(o)),t=t[Number(
o)]??null):(r.push(o),t=t[o]??null);return{pointer:r,value:t}}function J(e,n){let r=w().SCHEMAS[e];for(const t of k(n).slice(
0,-1))r=r[t];return r}function k(e){return e.split("/").slice(1).map(n=>n.replaceAll("~1","/").replaceAll("~0","~"))}function m(e){
if(e===null||typeof e!="object")return e;if(Array.isArray(e))return e.map(m);const n=Object.create(null);for(const[r,t]of Object.
entries(e))n[r.replace(new RegExp("\\p{Surrogate}","gu"),"\uFFFD")]=m(t);return n}function P(e,n){let r=n;const t=[e];for(let o=t.
pop();o!==void 0;o=t.pop()){if(r-=1,r<0)return!0;if(!(o===null||typeof o!="object")){for(const s of Object.values(o))if(t.
push(s),t.length>r)return!0}}return!1}});
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
(function(S,o,k,I){let y;const b=()=>y??=o("@evomap/gep-sdk");let j;const E=()=>j??=o("assets/subject");let $;const O=()=>$??=
o("nearest-name");let N;const m=()=>N??=o("rules/finding");let C;const F=()=>C??=o("audit/claims/schema/differences");k(
S,{promotionSchemaFindings:()=>T,schemaFindings:()=>M});function M(t){return _(t).flatMap(n=>x(t.type,n)).map(n=>h(t,n,"\
warning"))}function T(t){const n=R(t)?"warning":"error";return _(t).map(i=>h(t,i,n))}const p=new WeakSet;function _(t){if(p.
has(t))return[];const n=(0,F().schemaDifferences)(t.type,t.value);return n.length===0&&p.add(t),n}function h(t,n,i){const{
type:e,id:s}=t,{pointer:c,more:r}=n,l={location:t.locate(c),subject:(0,E().subjectOf)(t),severity:i};switch(n.kind){case"\
missing":{const{fields:a}=n;return(0,m().finding)("schema-field-missing",{type:e,id:s,fields:a,where:v(c,r)},l)}case"unk\
nown":{const a=v(c.slice(0,-1),r),{field:d,absent:u}=n,w=(0,O().nearestName)(d,u),G={field:d,...w!==void 0&&{meant:w}};return(0,m().
finding)("schema-field-unknown",{type:e,id:s,...G,where:a},l)}case"invalid":{const{expected:a}=n,d=`${n.found}${r===0?"":
` (and in ${g(r)})`}`,u=c.join(".");return(0,m().finding)("schema-field-invalid",{type:e,id:s,field:u,expected:a,found:d},
l)}}}function g(t){return t===1?"1 similar place":`${t} similar places`}function v(t,n){return t.length===0?"":` in \`${t.
join(".")}\`${n===0?"":` and ${g(n)}`}`}function x(t,n){const{pointer:i}=n;switch(n.kind){case"missing":{const e=n.fields.
filter(s=>!A[t].has([...i,s].join(".")));return e.length===0?[]:[{...n,fields:e}]}case"unknown":return[n];case"invalid":
return D(t,i,n.keyword)?[]:[n]}}const A={Gene:new Set(["type","id","schema_version","asset_id","validation","constraints",
"constraints.max_files","constraints.forbidden_paths"]),Capsule:new Set(["type","id","schema_version","asset_id"]),EvolutionEvent:new Set(
["type","id","schema_version","asset_id"]),Mutation:new Set(["type","id"]),ValidationReport:new Set(["type","id"])};function D(t,[
n,...i],e){if(n==="type"||n==="id"||n==="asset_id")return!0;if(t!=="Gene")return!1;const s=e==="minItems"&&i.length>0;return n===
"validation"||n==="constraints"&&!s}function R({value:t}){const{schema_version:n}=t,i=typeof n=="string"?/^1\.(\d+)\.\d+$/.
exec(n)?.[1]:void 0;return i!==void 0&&Number(i)<Number(b().SCHEMA_VERSION.split(".")[1])}});
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
